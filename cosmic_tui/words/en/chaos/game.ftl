### The game in the title, the form of a new game, the lobby, the list of saves; units, keys and headings of this game.

game-name = Chaos Galaxy
    .tip = Two commanders, two decks, and one colony each to protect.
    .short = Chaos

## Standing orders

order-against = Always ask me when an enemy card or shot affects me.
order-sparing = Don't ask me again about what I have passed on (off: full control).
    .listed = what you have let pass before
order-encounter = Not again this turn.
    .listed = this turn

## The title

scr-build = Deck builder
    .tip = build and try your own decks

## The form of a new game. .help: 78 columns

form-mode = Rules
form-deck = Your deck
    .help = Nobody else learns what is in it before the end.
form-deck_other = Deck of the bot
form-deck_chance = whatever chance gives
form-species = Species in a deck
form-on = yes
form-off = no
form-deck_there = deck
form-decks_secret = decks are secret
# In the lobby: chosen by somebody, checked, and all that others learn of them.
form-decks_brought = { $n ->
        [one] { $n } deck is there, legal
       *[other] { $n } decks are there, legal
    }

## Amounts and divisions: points of damage, developments, cards

key-points = more, fewer
key-developments = more, fewer
key-cards = more, fewer
no-points_count = { $n ->
        [one] That is { $n } point. Choose { $range }.
       *[other] That is { $n } points. Choose { $range }.
    }
no-developments_count = { $n ->
        [one] That is { $n } development. Choose { $range }.
       *[other] That is { $n } developments. Choose { $range }.
    }
no-cards_count = { $n ->
        [one] That is { $n } card. Choose { $range }.
       *[other] That is { $n } cards. Choose { $range }.
    }
scr-line-sent_points = divided { $number } of { $max }
scr-line-sent_developments = placed { $number } of { $max }
scr-line-sent_cards = { $number } of { $max }
no-deck_unwritable = The deck could not be saved: { $reason }. The old one remains.

## What Enter does, 24 columns

enter-setup-hand = decide
enter-main = do it
enter-main-place = put it down
enter-main-target = attack
enter-main-sell = sell
enter-combat-attackers = attack with { $number }
enter-combat-defenders = defend with { $number }
enter-combat-board = aboard
enter-combat-pay = pay
enter-fire-act = fire
enter-fire-reply = answer
enter-fire-divide = divide
enter-fire-squadron = divide
enter-bomb-ships = bomb with { $number }
enter-bomb-trap = decide
enter-limit-centre = into the ruin
enter-limit-hangar = give it up
act-concede = Concede

## The codex

scr-tab_keywords = Keywords
    .short = Keyw.
scr-end_colonies = Colonies
scr-end_combats = Combats
scr-end_decks = Decks
scr-filter_combat = combats
scr-filter_credits = credits

# The game of the day: what a player has reached.
daily-reached = { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
