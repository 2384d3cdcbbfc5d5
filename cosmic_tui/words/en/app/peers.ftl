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
    .do = Ask the host for today's code.
err-code_needed = You need a join code for this table.
    .kept = Nothing was changed.
    .do = Ask the host for it, or come back when the host is there to let you in.
err-knocked = The host has been asked to let you in.
    .kept = Nothing was changed.
    .do = Wait here, or ask the host for the join code.
err-turned_away = The host did not let you in.
    .kept = Nothing was changed.
    .do = Find another table, or open one with cosmic host.
err-too_many_tries = You sent too many wrong keys or passwords.
    .kept = Nothing was changed.
    .do = Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, then try once more.
err-name_taken = There is already a { $who } at this table.
    .kept = Nothing was changed.
    .do = Choose another with --name. If that is you elsewhere, use --take-over.
err-seat_in_use = You are already at this table, in another window on this computer.
    .kept = Nothing was changed.
    .do = Join with --take-over to move here, or with --name as another player.
err-name_form = A name has 1 to 12 characters, without spaces around it.
    .kept = Nothing was changed.
    .do = Choose a shorter one with --name.
err-already_started = The game at this table has already begun.
    .kept = Nothing was changed.
    .do = Watch it instead (--watch).
err-no_watching = This table has no room for more spectators.
    .kept = Nothing was changed.
    .do = Ask the host, or find another table.
err-no_table = This host has no open table.
    .kept = Nothing was changed.
    .do = Ask the host to open one.
err-busy = Too many people are trying to join this host.
    .kept = Nothing was changed.
    .do = Try once more in a moment.

## The line ends

err-left = You have left the table.
    .kept = Nothing else was changed.
    .do = Join again whenever you like.
err-taken_over = You now play this seat from another place.
    .kept = The game goes on there.
    .do = To play here again, come back in (cosmic join: with --take-over).
err-flood = Your program sent too much at once, so the host closed the connection.
    .kept = Your seat is saved.
    .do = Join again.
err-fault = The host ran into a problem.
    .kept = Your seat and the game are saved.
    .do = Join again; if that does not help, tell the host.
err-protocol = The other program sent something unexpected ({ $value }).
    .kept = Your seat is saved.
    .do = Install the same version on both sides, then join again.
err-host_closed = The host has closed the table.
    .kept = The host has saved the game so far.
    .do = Join again with the same code when the host has reopened it.
err-gave_up = { $host } has not answered for a long time.
    .kept = Your seat is saved as long as the host keeps the table.
    .do = Join again with the same code.

## Hosting

err-address_unusable = This computer does not have the address { $host }.
    .kept = Nothing was opened.
    .do = Leave out --bind, or choose an address of this computer.
err-address_form = { $host } can't be in a join code.
    .kept = Nothing was opened.
    .do = Give a name or number that others can reach with --address.
err-port_range = { $port } is not a port.
    .kept = Nothing was opened.
    .do = { $option } can be 1 to 65535; 0 finds a free one.
err-port_forbidden = Only the administrator of this computer can use port { $port }.
    .kept = Nothing was opened.
    .do = Choose one above 1023 with { $option }.
err-nothing_to_resume = There is no unfinished table here.
    .kept = Nothing was opened.
    .do = Open a new one with cosmic host.
err-journal_unreadable = The saved table { $file } can't be read.
    .kept = The file has not been changed.
    .do = Open a new table, or move that file away.
err-journal_in_use = Table { $file } is already open in another window on this computer.
    .kept = Nothing was changed.
    .do = Close that one first.
err-state_unwritable = There is no place to save the table ({ $value }).
    .kept = Nothing was opened.
    .do = Make room, or set XDG_STATE_HOME to a folder you can write to.
err-seats_wrong = A table has 3 to 5 seats: you, open, or how a bot plays.
    .kept = Nothing was opened.
    .do = For example: --seats you,open,rookie,rookie

err-keys_unreadable = { $file } can't be read ({ $value }).
    .kept = Nothing was opened.
    .do = Name a file of public keys with --keys.
err-keys_line = Line { $line } of { $file } is not a public key.
    .kept = Nothing was opened.
    .do = A line is: NAME ssh-ed25519 AAAA... (you can leave out the name).
err-keys_none = There is no key in { $file }.
    .kept = Nothing was opened.
    .do = Add a line for each player: NAME ssh-ed25519 AAAA...

## Wishes at the table that cannot be granted

no-no_such_knock = Nobody called { $who } is waiting to be let in.
no-orders_sealed = At a sealed table, passing until something changes would show what you have.
no-unknown_windows = There is no setting { $who } for windows: choose quick, even or sealed.
no-seat_taken = That seat is taken.
no-no_such_seat = There is nobody in that seat.
no-not_seated = Only players can do that. You are watching.
no-not_owner = Only the host can do that.
no-game_over = The game is over.
no-game_not_over = You can do that when this game is over.
no-paused = The game is paused. Everybody has to agree to go on.
no-not_paused = The game is not paused.
no-vote_open = There is already a vote. Finish it first.
no-vote_none = There is no vote now.
no-vote_spoken = You have already voted, or you can't vote this time.
no-not_absent = That player is here, or a bot already plays for them.
no-table_full = All seats are taken.
no-no_watching = This table has no room for more spectators.
no-chairs_kept = The seats of this table are for { $who }. Join with that name.
no-brought_already = You can't change what you brought to this game.
no-nothing_to_bring = You can't bring anything to this game.
no-unknown_reason = This game doesn't know that reason. Send your answer without it.
no-first_met = You meet this host for the first time. Fingerprint: { $value }
no-new_code = Newcomers now need another code: { $value }
no-host_disk = The host can't save just now. The table waits until it can.
no-outbox = The connection is lost, and too many messages are waiting.
no-seconds = A pace is from 0 to { $high } seconds (--pace).
no-patience = Patience goes from 0 to { $n ->
        [one] { $n } day
       *[other] { $n } days
    } (--patience 90, 5m, 12h, 7d).
no-clock_seconds = A clock runs for { $low } to { $high } seconds.

## What a host prints

scr-line-table_open = Table { $value } is open on port { $port }.
scr-line-type_this = To join, type:
scr-line-owner_code = To run the table, type this instead (for one person only):
scr-line-door_code = Players with the code can join, and anyone you let in.
scr-line-door_open = Anyone who finds the table can join (--open).
scr-line-door_password = Players with the code or the password can join.
scr-line-peer_knock = { $who } wants to join. Type admit { $who }, or turn { $who }.
scr-line-only_here = This computer has no network now. Only programs on it can join.
scr-line-ssh_near = Only computers in the local network can join by SSH (--bind allows more).
scr-line-ssh_far = Everybody who can reach that address can join by SSH.
scr-line-ssh_keys = They need { $n ->
        [one] the key
       *[other] one of the { $n } keys
    } of --keys.
scr-line-ssh_any_key = Any key works. A name belongs to the first key that uses it.
scr-line-ssh_ask = Password of the table:
scr-line-ssh_password = And type the password in the terminal.
scr-line-only_near = Only your own network can reach it like this. See BEYOND.md for more.
scr-line-not_encrypted = This table is not encrypted (--no-tls).
scr-line-resumed = Table { $value } goes on at turn { $number }.
scr-line-unfinished = Port { $port } has an unfinished table: --resume --port { $port } goes on with it.
scr-line-turn_of = Waiting for { $names }.
scr-line-pace_outlived = --pace no longer does anything: each player sees the game at their own pace.
scr-line-kept = Closed. To open the tables again, with the same codes, type:
scr-line-result = Table { $value }: { $names } won on turn { $number }.
scr-line-result_ended = Table { $value }: the players ended the game on turn { $number }.

## What a joining player is told

scr-line-sits = You are at table { $value }.
scr-line-host_print = Fingerprint of this host: { $value }
scr-line-near_table = { $value }: { $n ->
        [0] no free seat
        [one] { $n } free seat
       *[other] { $n } free seats
    }
scr-line-near_none = No table answers on this network. Ask the host for the join code.
scr-line-bot_result = { $names } won. This bot gave { $number } answers.
scr-line-bot_remote = { $value } can't look ahead far from its table. It plays like { $name }.
scr-line-bot_ended = The players ended the game. This bot gave { $number } answers.

## Plain mode at a table elsewhere: the lobby and the votes, typed as words.

scr-line-peer_lobby = Table { $value }. Seats:
scr-line-peer_chair = { $number } { $colour }: { $who }.
scr-line-peer_chair_free = { $number } { $colour }: free.
scr-line-peer_chair_ready = { $number } { $colour }: { $who }, ready.
scr-line-peer_chair_bot = { $number } { $colour }: { $who }, a bot.
scr-line-peer_chair_away = { $number } { $colour }: { $who }, away.
scr-line-peer_you_run = You are the host: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.
scr-line-peer_lobby_keys = You can type ready, seat 3, watch, c and words to chat, or q to leave.
scr-line-peer_begins = The game begins.
scr-line-peer_vote_pause = { $who } asks for a pause.
    .you = You ask for a pause.
scr-line-peer_vote_go_on = { $who } would like to go on.
scr-line-peer_vote_end = { $who } asks to end the game here.
    .you = You ask to end the game here.
scr-line-peer_vote_undo = { $who } asks to take back one of { $whom }'s answers.
    .you = You ask to take back an answer.
    .at-you = { $who } asks to take back one of your answers.
scr-line-peer_vote_replace = { $who } asks for a bot to play for { $whom }, who is away.
    .you = You ask for a bot to play for { $whom }, who is away.
scr-line-peer_vote_rematch = { $who } asks for another game.
    .you = You ask for another game.
scr-line-peer_vote_how = Everybody has to agree: type v yes or v no.
scr-line-peer_vote_passed = Everybody agrees.
scr-line-peer_vote_failed = Not everybody agrees.
scr-line-peer_vote_help = v pause, v end, v rematch, v bot and a name, v yes, v no. k and a name: kick.
scr-line-peer_paused = The game is paused. Type v go on to ask to go on.
scr-line-peer_goes_on = The game goes on.
scr-line-peer_over = The game is over. Type v rematch to ask for another one, or q to leave.
scr-line-peer_trying_in = Trying again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## By SSH

err-ssh_no_commands = You can't run commands here, only the game.
    .kept = Nothing was done.
    .do = Connect without a command: ssh -p PORT NAME@HOST
err-ssh_many = Too many terminals are open with your key or from your address.
    .kept = Nothing was done.
    .do = Close one of them, then try again.
err-password_late = The password did not come in time.
    .kept = Nothing was done.
    .do = Connect again and type it at once.
err-ssh_no_terminal = The game needs a terminal.
    .kept = Nothing was done.
    .do = Connect with ssh -t.
err-name_of_another = The name { $who } belongs to another key.
    .kept = Nothing was changed.
    .do = Choose another name, or use the key you had then.
err-too_many_players = This host can't remember any more players.
    .kept = Nothing was changed.
    .do = Use a name it already knows.
scr-line-ssh_open = Anyone who has an SSH key can join without the program:
scr-line-ssh_print = The SSH key of this host has the fingerprint { $value }.

## The lobby

scr-line-lobby_free = { $n ->
        [one] One seat is free. Send your friends the line above, or press { $key-fill } for a bot.
       *[other] { $n } seats are free. Send your friends the line above, or press { $key-fill } for bots.
    }
scr-line-lobby_bots = { $n ->
        [one] One seat is free. Wait for a player, or press { $key-fill } to add a bot.
       *[other] { $n } seats are free. Wait for players, or press { $key-fill } to add bots.
    }
scr-line-lobby_not_ready = { $names } not ready yet. Press { $key-send } to start anyway.
scr-line-lobby_knock = { $who } wants to join. Press { $key-yes } to let them in, { $key-no } to refuse.
scr-line-lobby_start = Everybody is ready. Press { $key-send } to start the game.
scr-line-lobby_ready = Press { $key-ready } when you are ready. Arrows and { $key-sit } choose another seat and its color.
scr-line-lobby_wait = You are ready. The host starts the game.
scr-line-lobby_wait_all = You are ready. The game begins when everybody is.
scr-line-lobby_watch = You are watching. To play, go to a free seat and press { $key-sit }.
key-not_ready = not ready
key-watch = watch
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
scr-line-take_over = You already sit there in another window. { $key-send } again moves you here.
scr-line-near_how = Press { $key-send } to join this table.
scr-line-near_other = This table has another version of the program.
scr-line-near_looking = Looking for tables on this network ...
scr-line-near_found = These tables answer on this network.
set-join_code = Code or address
    .help = The code from the host, or a name or number, a colon and a port.
set-password = Password
    .help = Only if the table has one. With a join code you don't need it.
set-look_on = Only watch
    .help = See what all players see, but nobody's hand.
set-trust = Trust this host
    .help = Ask the host which of the two is right before you turn this on.
scr-line-print_before = Last time: { $value }
scr-line-print_now = Now: { $value }
set-table_name = Table
    .help = What the table is called, so that others can find it.
set-port = Port
    .help = Where others reach it. Don't change it unless it is taken.

## A tournament: how it stands, and the next game

scr-series = Standings of { $name }
scr-series_swiss = Round { $number } of { $max }
scr-series_semi = Semifinals, best of three
scr-series_third = Playoff for third place
scr-series_final = Final, best of three
scr-line-series_over = The tournament is over.
scr-line-series_left = { $n ->
        [one] { $n } minute is left for this game, then the judge decides.
       *[other] { $n } minutes are left for this game, then the judge decides.
    }
scr-line-series_next = Your next game is against { $who }.
scr-line-series_wait = Your next game opens when the other games of this round are over.
# 60 columns: beside the key that goes there at once.
scr-line-series_soon = Against { $who } next; the table opens in { $number } s.
# Heads of columns: 16 columns, then 7 each. Points of the opponents met; rounds without a game.
scr-series_name = name
scr-series_points = points
scr-series_met = met
scr-series_byes = byes
opt-onward = Next game
    .small = next game
no-no_rematch = A tournament has no rematches. Your next game opens by itself.
# Typed words: next, standings.
scr-line-peer_series_how = Type next to go there now; otherwise it opens by itself in a moment.
scr-line-peer_series_over = This game is over. standings shows how everybody stands, q leaves.
scr-line-peer_series_help = v pause, v end, v bot and a name, v yes, v no. standings: how all stand.
