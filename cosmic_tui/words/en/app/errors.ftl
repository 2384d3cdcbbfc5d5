### Errors: something broke. Value: what happened. .kept: what is safe. .do: what to do. 78 columns each.

err-version = This table speaks version { $theirs }; you have { $ours }.
    .kept = Nothing was changed.
    .do = Install the same version on both sides, then join again.
err-save_unreadable = The saved game { $file } can't be read.
    .kept = The file has not been changed. Your other games are fine.
    .do = Choose an older save, or start a new game.
err-table_full = Every seat at this table is taken ({ $n }).
    .kept = You are still connected.
    .do = Watch this game, or pick another table.
err-connection_refused = Nobody answers at { $host }.
    .kept = Nothing was changed.
    .do = Check the address, and whether the table is open and its port reachable.
err-not_a_table = There is something at { $host }, but it is not a table.
    .kept = Nothing was changed.
    .do = Check the address and port. Use --no-tls only if the host did.
err-join_code = That join code fits no table.
    .kept = Nothing was changed.
    .do = Ask the host for the code again; it is one long word.
err-kicked = The host has removed you from your seat.
    .kept = A bot plays on for you.
    .do = Join again as a spectator, or look for another table.
err-fingerprint = { $host } is not the same host as last time.
    .kept = Nothing was sent.
    .do = Ask the host for the fingerprint. If it is { $value }, join with --trust.
err-fingerprint_other = { $host } is not the host that was meant.
    .kept = Nothing was sent.
    .do = Ask the host for the code and compare the fingerprint: { $value }
err-port_taken = Another program is using port { $port }.
    .kept = Nothing was opened.
    .do = Choose another with { $option } (0: any free one), or close that program.
err-settings_unread = The settings in { $file } can't be read.
    .kept = You have the settings of a new installation. The file has not been changed.
    .do = Fix the file, or move it away and choose your settings again.
err-settings_unsaved = { $file } can't be written. Your settings last until you leave.
    .kept = Everything is as you have set it now.
    .do = Make room on the disk, or allow writing to the folder.
err-key_fixed = Your settings assign { $key }, but that key is fixed.
    .kept = All other keys in your settings work.
    .do = Choose another key for that command.
err-key_twice = Your settings give { $key } to two commands. The first one keeps it.
    .kept = All other keys in your settings work.
    .do = Choose another key for the second one.
err-setting_outlived = The setting { $name } no longer exists: choose a pace instead.
    .kept = All your other settings are used.
    .do = Choose a pace in the settings. The old line will disappear.
err-setting_unknown = Your settings contain something unknown: { $value }.
    .kept = All your other settings are used.
    .do = Choose that setting again to write it anew.
err-theme_unknown = There is no theme called { $theme }.
    .kept = All your other settings are used.
    .do = Choose a theme in the settings.
# $theme is the name of a person's own file, $token a name in it.
err-theme_unreadable = Your theme { $theme } can't be read.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_too_large = The file of your theme { $theme } is too large.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_broken = Your theme { $theme } is not valid TOML.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_broken_at = Your theme { $theme } is not valid TOML: see line { $line }.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_value_wrong = Your theme { $theme } has an impossible value: { $token } = { $value }.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_colour_wrong = Your theme { $theme } has something that is not a color: { $token } = { $value }.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_attribute_wrong = Theme { $theme } names an unknown text style: { $token } = { $value }.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-theme_token_unknown = Your theme { $theme } uses an unknown name: { $token }.
    .kept = All your other settings are used.
    .do = Fix the file, or choose another theme in the settings.
err-slow = The connection to { $host } is very slow.
    .kept = Your seat is saved, and nothing you have confirmed is lost.
    .do = Decoration and motion are off until it gets better.

## Why the computer refuses a file, in brackets or behind a colon

because-missing = no such file
because-forbidden = no permission
because-folder = it is a folder
because-no_folder = part of it is not a folder
because-there = it already exists
because-full = the disk is full
because-read_only = the disk is read-only
