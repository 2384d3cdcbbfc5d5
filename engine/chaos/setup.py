"""Set-up: decks shuffled, dice for the start, credits, five cards, one new hand for seats that want it (K-SETUP)."""

from functools import cache

from engine.chaos import bombing, combat, firing, menu, paying, turn, verbs, victory, windows  # noqa: F401  (their steps)
from engine.chaos.decks import READY, expanded, main_species, mostly_ships, without_speed
from engine.chaos.options import Options
from engine.chaos.state import Game, empty_game, step
from engine.chaos.table import shuffle_colony
from engine.kernel.asking import Asking, pick
from engine.kernel.chance import below, shuffle
from engine.kernel.match import Match

CREDITS, HAND, DIE = 5, 5, 6  # K-SETUP-3, K-SETUP-2
OWN = "own"  # a deck that is not ready-made


def new_game(options: Options, seed: int, strict: bool = False) -> Match[Game]:
    """Return a match at its first question. The same options and seed make the same game."""
    game = empty_game(options, seed)
    game.push("setup.deal")
    return Match(game, strict)


def decks_of(game: Game) -> list[tuple[tuple[str, int], ...]]:
    """Return every seat's deck. Seats that left it to chance get ready-made decks, different ones if possible."""
    options = game.options
    wanted = [*options.decks, *[""] * options.seats][: options.seats]
    fitting = [id for id, deck in READY.items() if deck.kind == options.kind]
    if options.beginner:  # texts are ignored and other cards lie idle (K-BEG-4)
        fitting = [id for id in fitting if mostly_ships(dict(READY[id].cards))]
    pool = [id for id in fitting if id not in wanted]
    found = []
    for deck in wanted:
        if deck == "":
            pool = pool or fitting[:]
            cards = READY[pool.pop(below(game, len(pool)))].cards
            found.append(without_speed(cards) if options.simple_combat else cards)
        else:
            found.append(READY[deck].cards if isinstance(deck, str) else deck)
    return found


@cache
def name_of(cards: tuple[tuple[str, int], ...]) -> str:
    """Return the name of a ready-made deck, or the word for any other deck."""
    return next((id for id, deck in READY.items() if deck.cards == cards), OWN)


def deck_names(game: Game) -> list[list[str]]:
    """Return what each seat plays with, for counting."""
    return [[name_of(cards)] for cards in game.decks]


def deck_played(game: Game, seat: int) -> str:
    """Return a ready-made deck by its name, any other by the species it has most cards of."""
    name = name_of(game.decks[seat])
    return main_species(dict(game.decks[seat])) if name == OWN else name


@step
def deal(game: Game) -> None:
    """Shuffle the decks, roll for the start and deal the hands (K-SETUP-1..3)."""
    game.decks = tuple(decks_of(game))
    for seat, cards in enumerate(game.decks):
        game.colony[seat] = expanded(cards)
        shuffle(game, game.colony[seat])
        game.credits[seat] = CREDITS
    roll_for_the_start(game)
    for seat in game.clockwise(game.first):
        take_hand(game, seat)
    game.push("turn.begin", game.first)
    if not game.options.beginner:  # K-BEG-1
        for seat in reversed(game.clockwise(game.first)):
            game.push("setup.mulligan", seat)


def roll_for_the_start(game: Game) -> None:
    """Roll for the start: the highest roll starts, ties roll again (K-SETUP-2)."""
    seats = list(range(game.n))
    while len(seats) > 1:
        rolls = [below(game, DIE) + 1 for _ in seats]
        game.emit("rolled", tuple(zip(seats, rolls, strict=True)))
        best = max(rolls)
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
    game.first = seats[0]
    game.emit("starts", game.first)


def take_hand(game: Game, seat: int) -> None:
    pile = game.colony[seat]
    hand = [pile.pop() for _ in range(HAND)]
    game.centre[seat] = hand
    game.whisper("dealt", 1 << seat, (tuple(hand),), seat, HAND)


@step
def mulligan(game: Game, seat: int) -> Asking:
    """Ask once for a new hand, the starting player first; the second hand is final (K-SETUP-4, K-SETUP-5)."""
    if game.out[seat]:
        return
    answer = yield pick(seat, "setup.hand", [("keep",), ("mulligan",)])
    if answer == 0:
        game.emit("kept_hand", seat)
        return
    game.emit("new_hand", seat)
    game.colony[seat] += game.centre[seat]
    game.centre[seat] = []
    shuffle_colony(game, seat)
    take_hand(game, seat)
