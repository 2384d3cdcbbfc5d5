### Tables that others reach: opening one, joining one, and what goes wrong in between.
### err-…: the line to a table ends or never was. no-…: a wish at the table that cannot be granted. 78 columns each.

## Coming in

err-password_needed = This table has a password.
    .kept = Nothing was changed.
    .do = Ask the host for it, and join with --password.
err-password_wrong = That is not the password of this table.
    .kept = Nothing was changed.
    .do = Ask the host for it once more.
err-key_wrong = The key in that join code fits no table of this host.
    .kept = Nothing was changed.
    .do = Ask the host for the code of this evening.
err-code_needed = This table is entered with its join code.
    .kept = Nothing was changed.
    .do = Ask the host for it, or come while its owner is there to let you in.
err-knocked = Whoever runs this table is asked whether you may come in.
    .kept = Nothing was changed.
    .do = Wait here; or ask them for the join code.
err-turned_away = Whoever runs this table does not let you in.
    .kept = Nothing was changed.
    .do = Find another table, or open one with cosmic host.
err-too_many_tries = Too many wrong keys or passwords came from here.
    .kept = Nothing was changed.
    .do = Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, then try once more.
err-name_taken = Somebody at this table is called { $who }.
    .kept = Nothing was changed.
    .do = Join with --name; if that is you at another keyboard, with --take-over.
err-seat_in_use = You are at this table already, in another place on this computer.
    .kept = Nothing was changed.
    .do = Join with --take-over to move here, or with --name as somebody else.
err-name_form = A name has 1 to 12 letters, digits or signs, without spaces around it.
    .kept = Nothing was changed.
    .do = Join with --name and a shorter one.
err-already_started = The game at this table has begun.
    .kept = Nothing was changed.
    .do = Look on instead (--watch).
err-no_watching = Nobody more may look on at this table.
    .kept = Nothing was changed.
    .do = Ask the host, or find another table.
err-no_table = This host has no open table.
    .kept = Nothing was changed.
    .do = Ask the host to open one.
err-busy = The host has too many visitors at its door.
    .kept = Nothing was changed.
    .do = Try once more in a moment.

## The line ends

err-left = You have left the table.
    .kept = Nothing else was changed.
    .do = Join again whenever you like.
err-taken_over = Your seat is played from another place now.
    .kept = The game goes on there.
    .do = To bring it back here, come in again (cosmic join: with --take-over).
err-flood = Too much was sent from here at once, so the host has hung up.
    .kept = Your seat is kept.
    .do = Join again.
err-fault = The host has stumbled over something it did not understand.
    .kept = Your seat is kept, and the game is as it was written down last.
    .do = Join again; if that does not help, tell the host.
err-protocol = The other side speaks differently than it should ({ $value }).
    .kept = Your seat is kept.
    .do = Install the same version on both sides, then join again.
err-host_closed = The host has closed the table.
    .kept = The game up to now is kept with the host.
    .do = Join again with the same code once the host has opened it again.
err-gave_up = { $host } has not answered for a long time.
    .kept = Your seat is kept as long as the host keeps the table.
    .do = Join again with the same code.

## Hosting

err-address_unusable = This computer does not have the address { $host }.
    .kept = Nothing was opened.
    .do = Leave out --bind, or choose an address of this computer.
err-address_form = { $host } cannot stand in a join code.
    .kept = Nothing was opened.
    .do = Say with --address a name or a number that others reach it by.
err-port_range = { $port } is no port.
    .kept = Nothing was opened.
    .do = { $option } takes 1 to 65535; 0 finds a free one.
err-port_forbidden = Port { $port } is only for the administrator of this computer.
    .kept = Nothing was opened.
    .do = Choose one above 1023 with { $option }.
err-nothing_to_resume = There is no unfinished table here.
    .kept = Nothing was opened.
    .do = Open a new one with cosmic host.
err-journal_unreadable = What was kept of table { $file } cannot be read.
    .kept = The file was left as it is.
    .do = Open a new table, or move that file away.
err-journal_in_use = Table { $file } is open already, in another place on this computer.
    .kept = Nothing was changed.
    .do = Close that one first.
err-state_unwritable = There is no place to keep the table ({ $value }).
    .kept = Nothing was opened.
    .do = Make room, or set XDG_STATE_HOME to a folder that can be written.
err-seats_wrong = A table has 3 to 5 seats: you, open, or how a bot plays.
    .kept = Nothing was opened.
    .do = For example: --seats you,open,rookie,rookie

err-keys_unreadable = { $file } cannot be read ({ $value }).
    .kept = Nothing was opened.
    .do = Name a file of public keys with --keys.
err-keys_line = Line { $line } of { $file } holds no public key.
    .kept = Nothing was opened.
    .do = A line is: NAME ssh-ed25519 AAAA... (the name may be left out).
err-keys_none = There is no key in { $file }.
    .kept = Nothing was opened.
    .do = Put in a line for each player: NAME ssh-ed25519 AAAA...

## Wishes at the table that cannot be granted

no-no_such_knock = Nobody called { $who } waits at the door.
no-orders_sealed = At a sealed table, passing until something changes would show what you hold.
no-unknown_windows = There are no windows called { $who }: quick, even or sealed.
no-seat_taken = Somebody sits there.
no-no_such_seat = There is nobody in that seat.
no-not_seated = That is for those who play; you look on.
no-not_owner = That is for whoever runs the table.
no-game_over = The game is over.
no-game_not_over = First this game has to end.
no-paused = The game is paused. All have to agree to go on.
no-not_paused = The game is not paused.
no-vote_open = One vote at a time: there is an open one.
no-vote_none = There is no vote to speak in.
no-vote_spoken = You have spoken in this vote, or have no voice in it.
no-not_absent = That player is here, or a bot plays there already.
no-table_full = All seats are taken.
no-no_watching = Nobody more may look on at this table.
no-chairs_kept = The chairs of this table are kept for { $who }. Come in with that name.
no-brought_already = What you play with here is agreed already, and stays.
no-nothing_to_bring = This game wants nothing of that kind from anybody.
no-unknown_reason = This game does not know that reason; say your answer without it.
no-new_code = Newcomers now need another code: { $value }
no-host_disk = The host cannot save just now. The table waits until it can.
no-outbox = The line is gone, and too much waits for it already.
no-seconds = A pace is 0 to { $high } seconds (--pace).
no-patience = Patience goes from 0 to { $n ->
        [one] { $n } day
       *[other] { $n } days
    } (--patience 90, 5m, 12h, 7d).
no-clock_seconds = A clock runs for { $low } to { $high } seconds.

## What a host prints

scr-line-table_open = Table { $value } is open on port { $port }.
scr-line-type_this = To sit down, type:
scr-line-owner_code = To run the table, type instead (for one person only):
scr-line-door_code = In comes who has the code, or whom you let in.
scr-line-door_open = In comes whoever finds the table: --open was asked for.
scr-line-door_password = In comes who has the code or knows the password.
scr-line-peer_knock = { $who } is at the door: type admit { $who }, or turn { $who }.
scr-line-only_here = This computer has no network now: only programs on it can come in.
scr-line-ssh_near = By ssh only computers of the local network come in (--bind widens that).
scr-line-ssh_far = By ssh everybody comes in who reaches that address.
scr-line-ssh_keys = They need { $n ->
        [one] the key
       *[other] one of the { $n } keys
    } of --keys.
scr-line-ssh_any_key = Any key will do; a name belongs to the one that first comes with it.
scr-line-ssh_ask = Password of the table:
scr-line-ssh_password = And the password, in the terminal.
scr-line-only_near = Only your own network reaches it so. Farther away: see BEYOND.md.
scr-line-not_encrypted = This table is not encrypted: --no-tls was asked for.
scr-line-resumed = Table { $value } goes on at turn { $number }.
scr-line-unfinished = Port { $port } has an unfinished table: --resume --port { $port } goes on with it.
scr-line-turn_of = Waited for: { $names }.
scr-line-pace_outlived = --pace has no effect any more: everybody sees the game at a pace of their own.
scr-line-kept = Closed. To open the tables again, with the same codes, type:
scr-line-result = Table { $value }: { $names } won in turn { $number }.
scr-line-result_ended = Table { $value }: ended by consent in turn { $number }.

## What a joining player is told

scr-line-sits = You sit at table { $value }.
scr-line-near_table = { $value }: { $n ->
        [0] no free seat
        [one] { $n } free seat
       *[other] { $n } free seats
    }
scr-line-near_none = No table answers on this network. Ask the host for the join code.
scr-line-bot_result = { $names } won. Answers given from here: { $number }.
scr-line-bot_remote = Far from its table, { $value } cannot look ahead: it plays like { $name }.
scr-line-bot_ended = The game was ended by consent. Answers given from here: { $number }.

## Plain mode at a table elsewhere: the lobby and the votes, typed as words.

scr-line-peer_lobby = Table { $value }. Seats:
scr-line-peer_chair = { $number } { $colour }: { $who }.
scr-line-peer_chair_free = { $number } { $colour }: free.
scr-line-peer_chair_ready = { $number } { $colour }: { $who }, ready.
scr-line-peer_chair_bot = { $number } { $colour }: { $who }, a bot.
scr-line-peer_chair_away = { $number } { $colour }: { $who }, away.
scr-line-peer_you_run = You run it: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.
scr-line-peer_lobby_keys = ready, seat 3, watch, c and words: chat, q: leave.
scr-line-peer_begins = The game begins.
scr-line-peer_vote_pause = { $who } asks for a pause.
    .you = You ask for a pause.
scr-line-peer_vote_go_on = { $who } would like to go on.
scr-line-peer_vote_end = { $who } asks to end the game here.
    .you = You ask to end the game here.
scr-line-peer_vote_undo = { $who } asks to take back an answer of { $whom }.
    .you = You ask to take an answer back.
    .at-you = { $who } asks to take back an answer of yours.
scr-line-peer_vote_replace = { $who } asks for a bot in the place of { $whom }, who is away.
    .you = You ask for a bot in the place of { $whom }, who is away.
scr-line-peer_vote_rematch = { $who } asks for another game.
    .you = You ask for another game.
scr-line-peer_vote_how = All have to agree: v yes or v no.
scr-line-peer_vote_passed = All agree.
scr-line-peer_vote_failed = That was not agreed to.
scr-line-peer_vote_help = v pause, v end, v rematch, v bot and a name, v yes, v no. k and a name: kick.
scr-line-peer_paused = The game is paused. v go on asks to go on.
scr-line-peer_goes_on = The game goes on.
scr-line-peer_over = The game is over. v rematch asks for another one, q leaves.
scr-line-peer_trying_in = Trying again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## By SSH

err-ssh_no_commands = There are no commands here, only the game.
    .kept = Nothing was done.
    .do = Connect without a command: ssh -p PORT NAME@HOST
err-ssh_no_terminal = The game needs a terminal.
    .kept = Nothing was done.
    .do = Connect with ssh -t.
err-name_of_another = The name { $who } belongs to somebody with another key.
    .kept = Nothing was changed.
    .do = Connect under another name, or with the key you had then.
err-too_many_players = This host has met as many players as it can remember.
    .kept = Nothing was changed.
    .do = Come under a name it knows.
scr-line-ssh_open = Whoever has an SSH key can sit down without the program:

## The lobby

scr-line-lobby_free = { $n ->
        [one] One seat is free. Send your friends the line above, or press { $key-fill } for a bot.
       *[other] { $n } seats are free. Send your friends the line above, or press { $key-fill } for bots.
    }
scr-line-lobby_bots = { $n ->
        [one] One seat is free. Wait for somebody, or press { $key-fill } for a bot.
       *[other] { $n } seats are free. Wait for somebody, or press { $key-fill } for bots.
    }
scr-line-lobby_not_ready = Waiting for { $names } to be ready. { $key-send } starts all the same.
scr-line-lobby_knock = { $who } is at the door: { $key-yes } lets in, { $key-no } turns away.
scr-line-lobby_start = Everybody is ready: { $key-send } starts the game.
scr-line-lobby_ready = Press { $key-ready } when you are ready. Arrows and { $key-sit } choose another seat and its colour.
scr-line-lobby_wait = You are ready. The game begins when whoever runs the table starts it.
scr-line-lobby_wait_all = You are ready. The game begins when everybody is.
scr-line-lobby_watch = You look on. To play, go to a free seat and press { $key-sit }.
key-not_ready = not ready
key-watch = look on
key-fill = fill
key-sit = sit down

## The forms of hosting and joining

scr-join_tip = by code, address or list
scr-near_seats = { $n ->
        [0] no seat free
        [one] { $n } seat free
       *[other] { $n } seats free
    }
scr-together = Ask everybody
scr-show_out = show { $who } out
scr-show_out_sure = { $who } out? { $key-send } again
scr-line-take_over = You sit there already, in another window. { $key-send } again moves you here.
scr-line-near_how = { $key-send } sits down at this table.
scr-line-near_other = This table speaks another version.
scr-line-near_looking = Looking for tables on this network ...
scr-line-near_found = The tables below answer on this network.
set-join_code = Code or address
    .help = The code the host was shown, or a name or number with a port behind it.
set-password = Password
    .help = Only if the table has one. With a join code none is needed.
set-look_on = Only watch
    .help = See what all players see, and no hand.
set-table_name = Table
    .help = What the table is called, for those who look for it.
set-port = Port
    .help = Where others reach it. Leave it as it is unless it is taken.
