### Errors: something broke. Value: what happened. .kept: what is safe. .do: what to do. 78 columns each.

err-version = This table speaks version { $theirs }; you have { $ours }.
    .kept = Nothing was changed.
    .do = Install the same version on both sides, then join again.
err-save_unreadable = The saved game { $file } cannot be read.
    .kept = The file was left as it is. Your other games are fine.
    .do = Choose an older save, or start a new game.
err-table_full = Every seat at this table is taken ({ $n }).
    .kept = You are still connected.
    .do = Watch this game, or pick another table.
err-connection_refused = Nobody answers at { $host }.
    .kept = Nothing was changed.
    .do = Check the address, and whether the table is open and its port let through.
err-not_a_table = Something answers at { $host }, but not as a table does.
    .kept = Nothing was changed.
    .do = Check address and port; use --no-tls exactly if the table was opened with it.
err-join_code = That join code fits no table.
    .kept = Nothing was changed.
    .do = Ask the host for the code once more; it is one long word.
err-kicked = The host has closed your seat.
    .kept = A bot plays on in your place.
    .do = Join again as a spectator, or look for another table.
err-fingerprint = { $host } is not the host it was last time.
    .kept = Nothing was sent.
    .do = Ask the host for the fingerprint; go on only if it is the same.
err-port_taken = Port { $port } is taken by something else.
    .kept = Nothing was opened.
    .do = Choose another with { $option } (0: any free one), or close what has it.
err-settings_unread = { $file } cannot be read as settings.
    .kept = Everything is as in a new installation; the file was left as it is.
    .do = Mend the file, or move it away and set things again.
err-settings_unsaved = { $file } cannot be written; what you set holds until you leave.
    .kept = Everything is as you have set it now.
    .do = Make room, or let the folder be written.
err-key_fixed = The settings give { $key } to a command, and it stays what it is.
    .kept = Every other key in your settings is in force.
    .do = Choose another key for that command.
err-key_twice = The settings give { $key } to two commands; the first one has it.
    .kept = Every other key in your settings is in force.
    .do = Choose another key for the second one.
err-setting_outlived = The setting { $name } is gone: each has a pace now.
    .kept = Everything else in your settings is in force.
    .do = Choose a pace in the settings; the old row goes by itself.
err-setting_unknown = The settings hold something unknown: { $value }.
    .kept = Everything else in your settings is in force.
    .do = Set that row again, and it is written anew.
err-theme_unknown = There is no theme called { $theme }.
    .kept = Everything else in your settings is in force.
    .do = Choose a theme in the settings.
# $theme is the name of a person's own file, $token a name in it.
err-theme_unreadable = Your theme { $theme } cannot be read.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_too_large = The file of your theme { $theme } is too large.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_broken = Your theme { $theme } is not written as TOML wants it.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_broken_at = Your theme { $theme } is not written as TOML wants it: line { $line }.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_value_wrong = Your theme { $theme } says what cannot be: { $token } = { $value }.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_colour_wrong = Your theme { $theme } has something that is no colour: { $token } = { $value }.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_attribute_wrong = Your theme { $theme } wants letters that do not exist: { $token } = { $value }.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-theme_token_unknown = Your theme { $theme } names something unknown: { $token }.
    .kept = Everything else in your settings is in force.
    .do = Mend the file, or choose another theme in the settings.
err-slow = The line to { $host } is very slow.
    .kept = Your seat is kept, and nothing you had confirmed is lost.
    .do = Decoration and motion are off until it is better.

## Why the computer refuses a file, in brackets or behind a colon

because-missing = no such file
because-forbidden = not allowed
because-folder = it is a folder
because-no_folder = a part of the way is no folder
because-there = it is there already
because-full = no room is left
because-read_only = nothing can be written there
