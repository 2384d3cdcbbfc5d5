### The command line: what `cosmic --help` and `cosmic play --help` say, and refusals of what was typed. A terminal breaks
### the lines. Options, commands and values (--plain, play, quick) are typed by everybody alike and stay as they are.
### cli-<command>: one line about it, without a full stop. cli-<command>-<option>: about an option of one command,
### cli-<option>: of several. .what: what has to be typed behind it, in capitals, one word. .after: lines below the rest.

## The frame

cli-usage = usage
cli-heading-what = what is typed
cli-heading-options = options
cli-heading-commands = commands
cli-help = show this help
cli-version = show the version
cli-language = language of everything that is said here: { $names }
    .what = LANGUAGE
cli-cosmic = Space board games in the terminal: Cosmic Encounter, Andromeda's Edge, Chaos Galaxy
    .after = Without a command: play. Each command explains itself: cosmic COMMAND --help.
cli-command = what to do
    .what = COMMAND

## The commands

cli-bench = measure how quickly the games run here
cli-host = open a table that others join over the network
cli-join = join a table: cosmic join CODE, or HOST, or HOST:PORT
cli-lab = studies of very many games, with figures and pictures
cli-play = play against bots, or with several people at this keyboard
cli-replay = replay a game from its record
cli-resume = go on with a saved game
cli-scenario = play scenario files and compare them with what they expect
cli-sim = let bots play many games and count
cli-ssh = open a table that people reach with nothing but ssh
cli-stats = how your games ended

## Options of several commands

cli-game = which game; its own arguments come with it
    .what = NAME
cli-players = how many seats; as many as are usual if not said
    .what = NUMBER
cli-seed = the same seed deals the same cards
    .what = NUMBER
cli-plain = lines of text, for screen readers and slow lines
cli-json = the numbers as data
cli-jobs = processes on this machine
    .what = NUMBER
cli-games = how many games
    .what = NUMBER
cli-option = an option of any game; may be repeated
    .what = NAME=VALUE
cli-password_file = the password, in the first line of a file; - is the input
    .what = FILE
cli-no_tls = do not encrypt; for this computer only, or where it cannot be helped
cli-no_lan = do not tell the local network about the table
cli-port = the port, 4747 if not said; 0 takes a free one
    .what = PORT
cli-bind = listen at this address of the computer only
    .what = ADDRESS
cli-address = what the join code says, if others see another address
    .what = HOST

## cosmic play

cli-play-people = who plays at this keyboard: Ada,Bea
    .what = NAMES
cli-play-bots = how the bots play (rookie, random, …)
    .what = LEVEL
cli-play-windows = as in cosmic host --help
cli-play-unkept = do not save this game

## cosmic host, cosmic ssh

cli-host-name = what the table is called
    .what = NAME
cli-host-player = what you are called at it
    .what = NAME
cli-host-seats = who sits where, for example you,open,open,rookie
    .what = SEATS
cli-host-password = lets in who does not have the code; asked for, or COSMIC_PASSWORD has it
cli-host-open = lets in whoever finds the table; else one needs its code
cli-host-headless = no screen; begin when all seats are taken
cli-host-tables = so many tables (with --headless)
    .what = NUMBER
cli-host-resume = open the tables again that were open last
cli-host-windows = quick: a pause tells who holds something; even: pauses come whether or not, as long as these people take; sealed: everybody who could hold something is asked
cli-host-stand_in = how a bot plays for who has left
    .what = LEVEL
cli-host-patience = how long a seat waits for a lost line: 90, 12h, 7d
    .what = TIME
cli-host-clock = how long people may think: no clock, for each answer, or for the whole game
cli-host-clock_seconds = seconds for an answer, or for a game
    .what = SECONDS
cli-host-no_watching = nobody may look on
cli-host-delay = who looks on is so many seconds behind
    .what = SECONDS
cli-host-seed = of the first game at the table
    .what = NUMBER
cli-host-keys = only these keys: lines of a public key, with a name before it
    .what = FILE
cli-host-ssh_port = the port for ssh, 2222 if not said; 0 takes a free one
    .what = PORT

## cosmic join

cli-join-where = code, HOST, HOST:PORT; - reads it; none: who is near
    .what = CODE
cli-join-name = what you are called at the table
    .what = NAME
cli-join-seat = the seat you would like, from 1
    .what = NUMBER
cli-join-watch = look on without playing
cli-join-password = the password of the table; asked for, or COSMIC_PASSWORD has it
cli-join-take_over = bring your seat here from another place
cli-join-only = this table and nothing else: no way to the title
cli-join-no_tls = the table is not encrypted
cli-join-bring = something of your own, such as a deck
    .what = NAME
cli-join-bot = a bot sits down in your place (rookie, random, …)
    .what = LEVEL
cli-join-seed = of the bot's chance
    .what = NUMBER
cli-join-patience = how many seconds a bot waits for a host that is gone
    .what = SECONDS

## cosmic resume, replay, stats, scenario

cli-resume-name = which game; the one played last if not said
    .what = NAME
cli-resume-list = list all saved games
cli-resume-rescue = copy the good part of a damaged game and play that
cli-replay-file = a record, or a saved game by its file or name
    .what = FILE
cli-replay-check = compare with the end it had when it was made
cli-replay-show = look at it on the screen, board by board
cli-replay-events = print what happened, one id a line
cli-stats-name = only games of this person
    .what = NAME
cli-stats-game = only this game, for example encounter
    .what = NAME
cli-scenario-places = scenario files, or folders of them
    .what = FILE_OR_FOLDER
cli-scenario-trace = tell who answered what
cli-scenario-game = only scenarios of this game
    .what = NAME
cli-scenario-only = only the scenario with this id
    .what = ID

## cosmic sim, cosmic bench

cli-sim-seed = of the first game; the next has the next seed
    .what = NUMBER
cli-sim-bots = seat by seat, again from the first if few
    .what = NAMES
cli-sim-meter = what this bot would answer instead, and what that is worth
    .what = NAMES
cli-sim-record = keep a record of every game in this folder
    .what = FOLDER
cli-bench-games = how many games are played for it
    .what = NUMBER
cli-bench-seed = of the first game
    .what = NUMBER
cli-bench-by_side = also which aliens, factions or decks cost the most time at a table

## cosmic lab

cli-lab-run = play a study, or go on with it
cli-lab-status = how far it is
cli-lab-report = what it shows
cli-lab-compare = what has changed from one study to another
cli-lab-way = what is to be done
    .what = WAY
cli-lab-study = a study, or the folder of one
    .what = STUDY
cli-lab-run-study = a file, or the name of a study that comes with the program
    .what = STUDY
cli-lab-other = another study
    .what = OTHER
cli-lab-cluster = a scheduler of Dask's, such as tcp://ten:8786
    .what = ADDRESS
cli-lab-folder = where the study is kept
    .what = FOLDER
cli-lab-page = write a page with pictures (HTML)
    .what = FILE
cli-lab-csv = write the shares as CSV
    .what = FILE
cli-lab-report-json = write everything counted as JSON
    .what = FILE
cli-lab-plain = ASCII only

## What cannot be understood. $name: the command as it was typed. $option: the option meant.

cli-no-see = { $what } ({ $name } --help shows more.)
cli-no-command = There is no command "{ $value }"; cosmic --help lists them.
    .near = There is no command "{ $value }" (did you mean { $near }?); cosmic --help lists them.
cli-no-unknown = { $name } does not know: { $value }
cli-no-required = { $name } needs: { $names }
cli-no-value_missing = { $option } needs a value behind it.
cli-no-value_extra = { $option } takes no value: { $value }
cli-no-number = { $option } takes a number, not { $value }.
cli-no-choice = { $option } takes one of these, not { $value }: { $names }.
cli-no-ambiguous = { $option } could be several: { $names }.
cli-no-time = { $value } is no length of time; 90, 5m, 12h and 7d are.
cli-no-language = There are no words in { $value }; there are { $names }.
cli-no-game = There is no game { $value }; there are { $names }.
cli-no-bot = There is no bot called { $value }; there are { $names }.
cli-no-people = { $n ->
        [one] --people names 1, but there are { $max } seats; --players 1 fits.
       *[other] --people names { $n }, but there are { $max } seats; --players { $n } fits.
    }
cli-no-players = --players { $value }: this game is for { $min } to { $max }.
cli-no-password = { $file } begins with an empty line, not with a password.
    .input = The input begins with an empty line, not with a password.
cli-ask-password = Password:

## What the computer refuses. $file: a file or folder.

cli-os-missing = { $file }: there is no such file.
cli-os-forbidden = { $file }: that is not allowed here.
cli-os-folder = { $file } is a folder.
cli-os-no_folder = { $file }: a part of the way is no folder.
cli-os-there = { $file } is there already.
cli-os-full = { $file }: no room is left.
cli-os-other = { $file }: { $what }
cli-fault = cosmic stopped because of a fault of its own ({ $what }); COSMIC_DEBUG=1 shows where.
