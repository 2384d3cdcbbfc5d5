### The command line: what `cosmic --help` and `cosmic play --help` say, and refusals of what was typed. A terminal breaks
### the lines. Options, commands and values (--plain, play, quick) are typed by everybody alike and stay as they are.
### cli-<command>: one line about it, without a full stop. cli-<command>-<option>: about an option of one command,
### cli-<option>: of several. .what: what has to be typed behind it, in capitals, one word. .after: lines below the rest.

## The frame

cli-usage = usage
cli-heading-what = arguments
cli-heading-options = options
cli-heading-commands = commands
cli-help = show this help
cli-version = show the version
cli-language = language of all texts: { $names }
    .what = LANGUAGE
cli-cosmic = Space board games in the terminal: Cosmic Encounter, Andromeda's Edge, Chaos Galaxy
    .after = Without a command, cosmic plays. For help on a command: cosmic COMMAND --help.
cli-command = what to do
    .what = COMMAND

## The commands

cli-bench = measure how fast the games run here
cli-host = open a table that others can join over the network
cli-join = join a table: cosmic join CODE, or HOST, or HOST:PORT
cli-lab = study a great many games, with figures and pictures
cli-daily = play the game of the day: the same table for everybody
cli-learn = play a lesson: the first game, or a short one
cli-puzzle = solve a puzzle: one decision, the best answer
cli-play = play against bots, or with several people at this keyboard
cli-replay = replay a game from its record
cli-review = review a finished game: what each decision cost
cli-resume = go on with a saved game
cli-scenario = play scenario files and compare them with what they expect
cli-sim = let bots play many games and count the results
cli-ssh = open a table that people can join with nothing but ssh
cli-stats = show how your games ended

## Options of several commands

cli-game = which game to play
    .what = NAME
cli-players = number of seats; the usual number if left out
    .what = NUMBER
cli-seed = the same seed deals the same cards
    .what = NUMBER
cli-plain = lines of text, for screen readers and slow connections
cli-json = print the numbers as JSON
cli-jobs = number of processes on this machine
    .what = NUMBER
cli-games = number of games
    .what = NUMBER
cli-option = an option of the game; can be repeated
    .what = NAME=VALUE
cli-password_file = file with the password in its first line; - reads the input
    .what = FILE
cli-no_tls = do not encrypt; only for this computer, or if there is no other way
cli-no_lan = do not announce the table on the local network
cli-port = the port (4747 if left out; 0 takes a free one)
    .what = PORT
cli-bind = listen only at this address of the computer
    .what = ADDRESS
cli-address = the address in the join code, if others reach you by another one
    .what = HOST

## cosmic play

cli-play-people = who plays at this keyboard, for example Ada,Bea
    .what = NAMES
cli-play-bots = how the bots play (rookie, random, …)
    .what = LEVEL
cli-play-windows = as in cosmic host --help
cli-play-unkept = do not save this game

## cosmic host, cosmic ssh

cli-host-name = name of the table
    .what = NAME
cli-host-player = your name at the table
    .what = NAME
cli-host-seats = who sits where, for example you,open,open,rookie
    .what = SEATS
cli-host-password = let in players without the code who know a password; asked for, or in COSMIC_PASSWORD
cli-host-open = let in anyone who finds the table; otherwise the code is needed
cli-host-headless = no screen; the game begins when all seats are taken
cli-host-tables = number of tables (with --headless)
    .what = NUMBER
cli-host-resume = reopen the tables that were open last
cli-host-windows = quick: a pause shows who can act; even: pauses come either way and last as long as these people take; sealed: everybody who could act is asked
cli-host-stand_in = how a bot plays for players who have left
    .what = LEVEL
cli-host-patience = how long a seat waits for a lost connection: 90, 12h, 7d
    .what = TIME
cli-host-clock = thinking time: none, for each answer, or for the whole game
cli-host-clock_seconds = seconds for an answer, or for a game
    .what = SECONDS
cli-host-no_watching = let nobody watch
cli-host-delay = show spectators the game this many seconds late
    .what = SECONDS
cli-host-seed = seed of the first game at the table
    .what = NUMBER
cli-host-keys = accept only the public keys in this file, one per line, with or without a name
    .what = FILE
cli-host-ssh_port = the port for ssh (2222 if left out; 0 takes a free one)
    .what = PORT

## cosmic join

cli-join-where = code, HOST or HOST:PORT; - reads the input; if left out, tables nearby
    .what = CODE
cli-join-name = your name at the table
    .what = NAME
cli-join-seat = the seat you want, counted from 1
    .what = NUMBER
cli-join-watch = watch without playing
cli-join-password = the password of the table; asked for, or in COSMIC_PASSWORD
cli-join-take_over = move your seat here from another place
cli-join-only = only this table, without the title screen
cli-join-no_tls = the table is not encrypted
cli-join-trust = believe a host that has changed, this once
cli-join-bring = something you bring, such as a deck
    .what = NAME
cli-join-bot = let a bot play in your place (rookie, random, …)
    .what = LEVEL
cli-join-seed = seed of the bot
    .what = NUMBER
cli-join-patience = seconds a bot waits for a host that has gone
    .what = SECONDS

## cosmic resume, replay, stats, scenario

cli-daily-compare = check games of friends, and show where they differ from yours
    .what = FILE
cli-daily-list = list the daily games finished here
cli-learn-name = which lesson; the first game if left out
    .what = NAME
cli-learn-list = list the lessons
cli-learn-none = This game has no lessons yet.
cli-learn-unkept = do not save this game
cli-puzzle-file = a puzzle by its file; the one that comes next if left out
    .what = FILE
cli-puzzle-theme = only puzzles about this
    .what = THEME
cli-resume-name = which game; the last one played if left out
    .what = NAME
cli-resume-list = list all saved games
cli-resume-rescue = copy the good part of a damaged game and play on from there
cli-replay-file = a record, or a saved game by its file or name
    .what = FILE
cli-replay-check = check that it still ends as it did
cli-replay-show = watch it on the screen, board by board
cli-replay-events = print what happened, one id per line
cli-review-file = a record, or a saved game by its file or name
    .what = FILE
cli-review-seat = whose decisions, counted from 0; the first person if left out
    .what = NUMBER
cli-review-worlds = number of possible deals a cost is measured in; 48 if left out
    .what = NUMBER
cli-review-json = the marks and sums as data
cli-review-play_on = play on from the mark with this number, in a game that does not count
    .what = NUMBER
cli-stats-collection = show what you have won with, and against which bots
cli-stats-history = list every finished game, one per line
cli-stats-name = only games of this player
    .what = NAME
cli-stats-game = only this game, for example encounter
    .what = NAME
cli-scenario-places = scenario files, or folders of them
    .what = FILE_OR_FOLDER
cli-scenario-trace = print who answered what
cli-scenario-game = only scenarios of this game
    .what = NAME
cli-scenario-only = only the scenario with this id
    .what = ID

## cosmic sim, cosmic bench

cli-sim-seed = seed of the first game; each game after it has the next seed
    .what = NUMBER
cli-sim-bots = bots seat by seat; repeated if there are more seats
    .what = NAMES
cli-sim-meter = what this bot would answer instead, and how much better that is
    .what = NAMES
cli-sim-record = save a record and the film of every game in this folder
    .what = FOLDER
cli-sim-no_film = save records alone: faster, but only the rules of today can replay them
cli-bench-games = number of games to play
    .what = NUMBER
cli-bench-seed = seed of the first game
    .what = NUMBER
cli-bench-by_side = also list the aliens, factions or decks that take the most time

## cosmic lab

cli-lab-run = run a study, or continue one
cli-lab-status = show how far along a study is
cli-lab-report = show the results of a study
cli-lab-compare = show what changed from one study to another
cli-lab-way = what to do
    .what = ACTION
cli-lab-study = a study, or its folder
    .what = STUDY
cli-lab-run-study = a file, or the name of a study that comes with the program
    .what = STUDY
cli-lab-run-games = stop when each arm has this many games; without it, the study runs to its end
    .what = NUMBER
cli-lab-other = another study
    .what = STUDY
cli-lab-cluster = a Dask scheduler, such as tcp://ten:8786
    .what = ADDRESS
cli-lab-folder = where to save the study
    .what = FOLDER
cli-lab-page = write a page with pictures (HTML)
    .what = FILE
cli-lab-csv = write the results as CSV
    .what = FILE
cli-lab-report-json = write all counts as JSON
    .what = FILE
cli-lab-plain = ASCII only

## What cannot be understood. $name: the command as it was typed. $option: the option meant.

cli-no-see = { $what } ({ $name } --help shows more.)
cli-no-command = There is no command "{ $value }"; cosmic --help lists them.
    .near = There is no command "{ $value }" (did you mean { $near }?); cosmic --help lists them.
cli-no-unknown = { $name } does not know { $value }.
cli-no-required = { $name } needs { $names }.
cli-no-value_missing = { $option } needs a value after it.
cli-no-value_extra = { $option } takes no value, but has { $value }.
cli-no-number = { $option } needs a number, not { $value }.
cli-no-choice = { $option } can't be { $value }. Choose one of: { $names }.
cli-no-ambiguous = { $option } could mean { $names }.
cli-no-time = { $value } is not a length of time. Try 90, 5m, 12h or 7d.
cli-no-language = There is no language { $value }. Choose one of: { $names }.
cli-no-game = There is no game { $value }. Choose one of: { $names }.
cli-no-bot = There is no bot called { $value }. Choose one of: { $names }.
cli-no-people = { $n ->
        [one] --people names 1 player, but there are { $max } seats. Try --players 1.
       *[other] --people names { $n } players, but there are { $max } seats. Try --players { $n }.
    }
cli-no-players = --players { $value }: this game is for { $min } to { $max } players.
cli-no-password = { $file } begins with an empty line, not with a password.
    .input = The input begins with an empty line, not with a password.
cli-ask-password = Password:

## What the computer refuses. $file: a file or folder.

cli-os-missing = There is no file { $file }.
cli-os-forbidden = You don't have permission for { $file }.
cli-os-folder = { $file } is a folder.
cli-os-no_folder = Part of the path { $file } is not a folder.
cli-os-there = { $file } already exists.
cli-os-full = There is no room on the disk for { $file }.
cli-os-other = { $file }: { $what }
cli-fault = cosmic has a bug and stopped ({ $what }). COSMIC_DEBUG=1 shows where.
