### The command line of this game, as app/commands.ftl has it for all.

cli-mode = which rules; official unless you say otherwise
cli-play-deck = a deck, ready-made or your own; once for each seat, yours first
    .what = NAME
cli-host-deck = a deck, ready-made or your own; once for each seat, yours first
    .what = NAME
cli-simple_combat = no speed and no replies
cli-balanced = prices of the house for six cards: the ready-made decks win more alike
cli-species = which species may share a deck

## cosmic deck. cli-deck-do-…: what each word does; .what: what is typed behind it.

cli-deck = decks of Chaos Galaxy: list, show, check, build, import, try
cli-deck-action = what is to be done, as below
    .what = DO
cli-deck-words = what it is done to
    .what = WHAT
cli-deck-beginner = a deck of thirty cards
cli-deck-do-list = your decks and the ready-made ones
cli-deck-do-show = what is in it
    .what = DECK
cli-deck-do-check = every fault, with its line
    .what = DECK|FILE
cli-deck-do-new = an empty deck; --beginner for thirty cards
    .what = NAME
cli-deck-do-copy = a deck of your own from any other
    .what = DECK NAME
cli-deck-do-add = cards in
    .what = DECK CARD [COUNT]
cli-deck-do-drop = cards out, or the deck itself
    .what = DECK [CARD [COUNT]]
cli-deck-do-import = one card a line; - reads what is typed or piped
    .what = FILE [NAME]
cli-deck-do-export = the same text out
    .what = DECK [FILE]
cli-deck-do-try = bots play it against the ready-made decks
    .what = DECK [GAMES]
cli-deck-do-improve = other cards are tried; what wins more often becomes a new deck
    .what = DECK [TRIES]
cli-deck-do-build = the deck builder on screen
    .what = [DECK]

## cosmic tournament. cli-tournament-do-…: as for cosmic deck.

cli-tournament = tournaments of Chaos Galaxy: Swiss rounds, then finals
cli-tournament-deed = what is to be done, as below
    .what = DO
cli-tournament-name = of the tournament, for example: friday
    .what = NAME
cli-tournament-words = players; or the game and who has won it
    .what = WORD
cli-tournament-bots = new: so many bots besides
    .what = NUMBER
cli-tournament-level = new: how these bots play: rookie, captain, captain:bruna, …
    .what = LEVEL
cli-tournament-seed = new: of the lots and of every shuffle
    .what = NUMBER
cli-tournament-do-new = a tournament of these players
    .what = NAME PLAYERS
cli-tournament-do-list = all that are kept
cli-tournament-do-show = the standings, and what can be played
cli-tournament-do-watch = the standings on screen, as results come in
cli-tournament-do-play = the games of bots
    .what = NAME
cli-tournament-do-win = the judge names who has won a game
    .what = NAME GAME PLAYER
cli-tournament-do-host = tables for people, until it is over
    .what = NAME
