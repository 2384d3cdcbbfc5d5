### Screens: labels and lines of the app. scr-…: 30 columns. scr-line-…: a whole line, 78 columns.
### $n counts something; $number is only a number, such as that of a turn.
### scr-stage-…: title of the stage, 44 columns with names of 8. set-…: rows of forms, 24, with .help of 78.

## Joining names: made by the words layer, for any number of names.

list-two = { $first } and { $second }
# Something that is there several times, in a list: Raider ×2. $name may be bent.
list-several = { $name } ×{ $number }
list-either = { $first } or { $second }
list-comma = { $first }, { $second }

## The marks beside a log line, as words for plain mode.

log-at-you = to you

## Parts of the table

scr-hand = { $n ->
        [0] Your hand is empty
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
scr-hand_of = { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
scr-waiting = Waiting for the others.
scr-asked = Players are deciding.
scr-log = What happened
scr-chat = Chat
scr-when = When
scr-now = now
scr-computed = computed
scr-idle = idle
scr-none = none
scr-turn = Turn { $number }
scr-deck = deck { $number }
scr-discards = discards { $number }
scr-destiny = destiny { $number }
scr-destiny_used = { $number } used
scr-time = time { $value }
scr-here = here
scr-bot = bot
scr-away = away for { $value }
# Who has neither set a name nor has one on this computer.
scr-guest = guest
scr-you = you
# The reader in the middle of a sentence made for names, in any case. A language whose word for "you" bends there takes
# the name instead: scr-you_or = { $who }
scr-you_or = you
# somebody whose name does not bend, for languages that need a word that does
scr-player = { $who }
scr-ready = ready
scr-choose = choose
scr-all_moments = all moments
scr-lit = lit: playable now
scr-window_open = still open

## The prompt

scr-line-sent = { $number } of { $max } sent
scr-line-asked_by = { $who } is deciding.
scr-line-prepared = Ready to send.
scr-line-prepared_gone = What you prepared no longer fits; choose again.
scr-line-why_not = Not now: you can play { $card } { $moment }.
scr-also_asked = also deciding: { $who }

## The title

scr-game = Game
scr-play = Play
    .tip = you against bots, at once
scr-resume = Resume
scr-first_game = First game
    .tip = learn by playing, about { $number } minutes
scr-new_game = New game
scr-host = Open a table
scr-join = Join a table
scr-watch = Watch
scr-codex = Codex
scr-settings = Settings
scr-quit = Quit
scr-line-greeting = Pull up a chair.
scr-line-resume_what = Turn { $number }, saved { $value }.
# The same of another game than the one chosen.
scr-line-resume_other = { $name }, turn { $number }, saved { $value }.
scr-line-quit_sure = Leave the game? It is saved.
scr-line-quit_unkept = Leave the game? It is not saved and will be lost.

## A new game, and the lobby

scr-start = Start
scr-seat_free = free
scr-seat_closed = closed
scr-table_name = Table
scr-join_code = Join code
scr-fingerprint = Fingerprint
scr-door_code = Entry: by code, or let in
scr-door_open = Entry: everybody
scr-door_password = Entry: by code or password
scr-watching = { $n ->
        [0] nobody watching
        [one] { $n } watching
       *[other] { $n } watching
    }
scr-waiting_for = waiting for { $number } more
scr-minutes_alone = { $min } to { $max } minutes against bots
scr-minutes = { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
scr-group_door = Way in
scr-group_course = Clocks and chance
scr-group_look = Looks
scr-group_film = What happens
scr-group_calls = Calls and help
scr-group_me = You
scr-line-come_in = Give the others the join code, or let them find the table nearby.
set-seats = Seats
    .help = Who sits where: you, other people at this keyboard, bots, or free for guests.
set-character = Character
    .help = How this bot likes to play. They are all about equally strong.
set-aliens = Aliens
    .help = How players get their aliens.
set-levels = Levels
    .help = Green for beginners, yellow, red for experts.
set-variants = Variants
    .help = Changes to the rules. Choose any of them.
set-clock = Clock
    .help = Per answer or per game. When time runs out, a bot answers for you.
set-own_alien = Your alien
    .help = Dealt, or one you choose: type the beginning of its name.
set-deal_clock = Talks clock
    .help = Seconds for a deal: 60 in the rules, from 30 to 300 here.
set-soft_clock = Invitations clock
    .help = Seconds to talk about an invitation, when deals are by the clock.
set-seed = Seed
    .help = The same seed deals the same cards. Leave it new unless you repeat a game.
set-bots = Bots
    .help = How strong the bots are, and how they play.
set-name = Your name
    .help = 1 to 12 characters. The other players see it.
set-address = Address
    .help = Where the table is: a name or number, a colon, and the port.

## Settings

set-language = Language
    .help = The language of all texts. Names of cards and players stay as they are.
set-theme = Theme
    .help = Colors. Every theme also shows seats by shape and letter.
set-decoration = Decoration
    .help = Planets and stars in full, in few tones, or only frames and text.
set-motion = Motion
    .help = Everything moves, or pictures stand still, or you see only the results.
set-pace = Pace
    .help = How long each moment is shown. Any key skips. Only you see this pace.
set-glyphs = Signs
    .help = Shapes if the terminal can draw them, otherwise letters.
set-bell = Bell
    .help = Rings once when it is your decision.
set-window_title = Window title
    .help = The window's title says when it is your turn.
set-keys = Keys
    .help = You can change every key.
set-hints = Hints
    .help = Explains the numbers on the table. It never says what to play.
set-reasons = Reasons
    .help = The other players say why they offer, join or stay out.
set-remember = Long memory
    .help = Characters remember from game to game how you treated them.
set-review_games = Review games
    .help = When a game ends, its review begins by itself.
set-plain = Plain mode
    .help = One line after another, for screen readers and slow connections.
set-windows = Secret moments
    .help = A pause shows who can act: quick always, even hardly, sealed never.
value-windows_quick = quick
value-windows_even = even
value-windows_sealed = sealed
value-full = full
value-calm = calm
value-none = none
value-reduced = reduced
value-brisk = brisk
value-normal = normal
value-key = wait for a key
value-on = on
value-off = off
value-automatic = automatic
value-new = new
value-dealt = dealt
value-clock_none = none
value-clock_answer = { $value } s each
value-clock_bank = { $number } min a game

## Names of the themes; one without a message goes by the name in its file. 18 columns.

theme-ansi16 = 16 colors
theme-contrast = High contrast
theme-dark = Dark (default)
theme-deutan = Deuteranopia-safe
theme-light = Light
theme-nebula = Nebula
theme-nocolour = No color
theme-tritan = Tritanopia-safe

## Hot-seat: the curtain

scr-line-curtain_yours = The keyboard is yours. { $whom }, please look away.
scr-line-curtain_since = { $n ->
        [0] Nothing has happened since you last looked.
        [one] { $n } thing has happened since you last looked.
       *[other] { $n } things have happened since you last looked.
    }
scr-line-curtain_to_you = { $n ->
        [0] None of it happened to you.
        [one] { $n } of them happened to you.
       *[other] { $n } of them happened to you.
    }
scr-line-second_hand = Face down on your sheet: { $names }.
scr-line-nothing_yours = You have nothing you can play here.

## The deal desk

scr-cards = Cards

## Standing orders

scr-orders = Standing orders
scr-line-order_encounter = Don't ask me again in this part of the game.
    .listed = in this part of the game
scr-line-order_until_change = Pass until something changes.
    .listed = until something changes
scr-line-order_against = Always ask me when it affects me.
scr-line-order_sparing = Don't ask me again about what I have passed on.
    .listed = what you have let pass before
scr-line-order_never = Never ask me in these phases.
scr-line-order_marked = Ask me at the moments I mark in the chart.
scr-line-order_safe = Orders never make a required choice, and never cost you anything.
scr-line-orders_passed = { $n ->
        [one] They have passed on { $n } question for you so far.
       *[other] They have passed on { $n } questions for you so far.
    }
scr-orders_on = { $n ->
        [one] { $n } order on
       *[other] { $n } orders on
    }

## The codex

scr-tab_aliens = Aliens
scr-tab_flares = Flares
scr-tab_cards = Cards
scr-tab_technology = Technology
    .short = Tech
scr-tab_moments = Moments
scr-tab_rules = Rules
scr-guide = Questions
scr-tab_words = Words
scr-wild = Wild flare
scr-super = Super flare
scr-wild_classic = Wild flare, classic
scr-super_classic = Super flare, classic
scr-rulings = Rulings
scr-interactions = When they meet
scr-moments = Moments
scr-found = { $number } of { $max }
scr-line-nothing_found = Nothing found. Try fewer letters.
scr-line-nothing_there = This game has nothing to show there.
scr-line-no_such_game = That table plays { $name }, which is not installed here.

## Beside the question

scr-line-beside = What else do you want to do?
scr-line-beside_why = This does not answer the open question.
scr-line-beside_none = There is nothing else you can do now.
scr-line-advice_none = Bots advise you only when you play alone against bots, never in a daily game.
scr-line-advice_no_more = There is no decision left to ask about.
scr-line-advice_played = You chose: { $value }.
scr-advice = Advice
scr-line-advice_coming = The strongest bot is thinking about your choices, with what you can see.
scr-line-advice_more = Press { $key-advice } again for all of it.
scr-line-advice = The strongest bot would choose: { $value }.
scr-line-advice_shares = That wins about { $number } of 100 games. { $value }: { $max }.
scr-line-advice_reason = It would say: “{ $value }”

## Odds, explanations, replay

scr-odds = How could this end?
scr-piles = Decks and discards
scr-explain = How it adds up
scr-step = Step { $number }
scr-line-odds_how = Counted from your hand and the cards nobody has seen yet.
scr-replay = Replay

## Victory

scr-victory = Victory
scr-defeat = Defeat
scr-shared_victory = Shared victory
scr-ended = The end
ev-game_won = { $n ->
        [one] { $names } wins the game.
       *[other] Shared victory: { $names }.
    }
    .you = { $n ->
        [one] You win the game!
       *[other] Shared victory: you, { $names }!
    }
scr-line-nobody_won = All players agreed to end the game here. Nobody has won.
scr-reviewed = review { $number } of { $max }
scr-turning_points = Turning points
    .small = turning points
scr-ships_lost = ships lost
scr-line-won = { $n ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
scr-line-rematch = Play again with the same seats?

## Help, log, menu

scr-help = Help
scr-help_question = This question
scr-help_everywhere = Everywhere
scr-help_words = Words on this screen
# In the help of every language but English, where it goes without saying. A letter, and what it does in your language.
scr-line-letters = Keys go by English words everywhere: l is the log, o odds, w why not.
scr-menu = Menu
scr-filter_me = to me
scr-filter_powers = powers
scr-filter_cards = cards
scr-filter_chat = chat
scr-since = Since you looked away
# A row of the form that sets a table up: who sits there.
scr-seat = Seat { $number }
scr-played = Played so far
scr-players = Players
scr-connection = Connection
scr-reconnecting = reconnecting
scr-disconnected = disconnected
scr-version = Version
scr-lessons = Lessons
scr-saved = Saved games

## Plain mode

scr-line-plain_sure = Sure? yes or no
scr-line-too_small = Nothing is lost, and your question waits. cosmic --plain works at any size.

## The film: what happens between two questions

film-watching = Watching the game
film-meanwhile = Meanwhile
film-more = { $number } more in the log
film-taken_back = { $who } takes back an answer.
    .you = You take back your answer.
film-replayed = Moment { $number } of { $value }
film-retold = Shown to { $who }: { $value }
film-missed = While you were away
film-missed_rest = You can read all of it in the log.
film-progress = { $number } of { $value }
film-one_on = next moment
film-to_question = for your question
film-any_key = any key
film-twice = twice or hold
film-it_waits = read; it waits
film-waiting_key = Press any key to go on.
film-looks_round = looks round
film-goes_on = the film goes on
film-pace = pace
film-question_waits = You have a question to answer after this film.
film-waits_behind = { $n ->
    [one] { $n } moment waits
   *[other] { $n } moments wait
}
