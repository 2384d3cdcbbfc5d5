### The command line of this game, as app/commands.ftl has it for all.

cli-mode = which rules; official unless you say otherwise
cli-play-deck = a deck, ready-made or your own; once for each seat, yours first
    .what = NAME
cli-host-deck = a deck, ready-made or your own; once for each seat, yours first
    .what = NAME
cli-simple_combat = no speed and no firing back
cli-balanced = house prices for six cards make the ready-made decks more even
cli-species = which species may share a deck

## cosmic deck. cli-deck-do-…: what each word does; .what: what is typed behind it.

cli-deck = decks of Chaos Galaxy: list, show, check, build, import, try
cli-deck-action = what to do; see below
    .what = ACTION
cli-deck-words = the deck, file or cards
    .what = THINGS
cli-deck-beginner = a deck of thirty cards
cli-deck-level = rank: how the bots play: rookie, captain, admiral
    .what = LEVEL
cli-deck-picture = rank: also draw the result into this file, as SVG
    .what = FILE
cli-deck-do-list = list your decks and the ready-made ones
cli-deck-do-show = show what is in it
    .what = DECK
cli-deck-do-check = list every fault, with its line
    .what = DECK|FILE
cli-deck-do-new = make an empty deck; --beginner for thirty cards
    .what = NAME
cli-deck-do-copy = make a deck of your own from any other
    .what = DECK NAME
cli-deck-do-add = put cards in
    .what = DECK CARD [COUNT]
cli-deck-do-drop = take cards out, or delete the deck
    .what = DECK [CARD [COUNT]]
cli-deck-do-import = read a deck, one card a line; - reads the input
    .what = FILE [NAME]
cli-deck-do-export = write the deck as text
    .what = DECK [FILE]
cli-deck-do-try = let bots play it against the ready-made decks
    .what = DECK [GAMES]
cli-deck-do-rank = let bots play all decks against each other
    .what = [GAMES]
cli-deck-do-improve = try other cards; what wins more often becomes a new deck
    .what = DECK [TRIES]
cli-deck-do-build = open the deck builder on screen
    .what = [DECK]

## cosmic tournament. cli-tournament-do-…: as for cosmic deck.

cli-tournament = tournaments of Chaos Galaxy: Swiss rounds, then finals
cli-tournament-deed = what to do; see below
    .what = ACTION
cli-tournament-name = name of the tournament, for example: friday
    .what = NAME
cli-tournament-words = the players; or the game and who has won it
    .what = WORDS
cli-tournament-bots = new: number of bots that also play
    .what = NUMBER
cli-tournament-level = new: how these bots play: rookie, captain, captain:bruna, …
    .what = LEVEL
cli-tournament-seed = new: seed of the pairings and of every shuffle
    .what = NUMBER
cli-tournament-do-new = make a tournament of these players
    .what = NAME PLAYERS
cli-tournament-do-list = list all tournaments
cli-tournament-do-show = show the standings, and what can be played
cli-tournament-do-watch = show the standings on screen, as results come in
cli-tournament-do-play = play the games of bots
    .what = NAME
cli-tournament-do-win = as judge, say who has won a game
    .what = NAME GAME PLAYER
cli-tournament-do-host = open tables for people, until it is over
    .what = NAME
