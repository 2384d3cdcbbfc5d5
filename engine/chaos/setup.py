"""Set-up: decks shuffled, dice for the start, credits, five cards, one new hand for whoever wants it (K-SETUP)."""

from typing import Any

from engine.chaos import bombing, combat, firing, menu, turn, verbs, victory, windows  # noqa: F401  (their steps)
from engine.chaos.decks import READY, expanded
from engine.chaos.options import Options
from engine.chaos.state import Game, empty_game, step
from engine.chaos.table import shuffle_colony
from engine.kernel.asking import pick
from engine.kernel.chance import below, shuffle
from engine.kernel.match import Match

CREDITS, HAND, DIE = 5, 5, 6  # K-SETUP-3, K-SETUP-2


def new_game(options: Options, seed: int, strict: bool = False) -> Match[Game]:
    """A match at its first question. The same options and seed make the same game."""
    game = empty_game(options, seed)
    game.push("setup.deal")
    return Match(game, strict)


def decks_of(game: Game) -> list[tuple[tuple[str, int], ...]]:
    """Everybody's deck; those left to chance are ready-made ones, as different as there are."""
    options = game.options
    wanted = [*options.decks, *[""] * options.seats][: options.seats]
    pool = [
        id
        for id, deck in READY.items()
        if deck.kind == options.kind and id not in wanted and not unfit(options, deck.cards)
    ]
    found = []
    for deck in wanted:
        if deck == "":
            if not pool:
                pool = [id for id, other in READY.items() if other.kind == options.kind]
            deck = pool.pop(below(game, len(pool)))
        found.append(READY[deck].cards if isinstance(deck, str) else deck)
    return found


def unfit(options: Options, cards: tuple[tuple[str, int], ...]) -> bool:
    """Ready-made decks that a table's own rules do not allow (K-SIMC-3)."""
    from engine.chaos.cards import CARDS, FACES

    return options.simple_combat and any(not CARDS[FACES[name]].simple for name, _ in cards)


@step
def deal(game: Game) -> None:
    """K-SETUP-1..3."""
    for seat, cards in enumerate(decks_of(game)):
        faces = expanded(cards)
        if game.options.simple_combat:
            faces = fit_for_simple_combat(game, faces)
        game.colony[seat] = faces
        shuffle(game, faces)
        game.credits[seat] = CREDITS
    roll_for_the_start(game)
    for seat in game.clockwise(game.first):
        take_hand(game, seat)
    game.push("turn.begin", game.first)
    if not game.options.beginner:  # K-BEG-1
        for seat in reversed(game.clockwise(game.first)):
            game.push("setup.mulligan", seat)


def fit_for_simple_combat(game: Game, faces: list[int]) -> list[int]:
    """A ready-made deck without the cards that simplified combat forbids: the first ships that are allowed fill it."""
    from engine.chaos.card import SHIP
    from engine.chaos.cards import CARDS

    kept = [face for face in faces if CARDS[face].simple]
    ships = [face for face in dict.fromkeys(kept) if CARDS[face].type == SHIP]
    spare = [face for face in ships for _ in range(3 - kept.count(face))]
    others = [face for face in dict.fromkeys(kept) if CARDS[face].type != SHIP]
    spare += [face for face in others for _ in range(3 - kept.count(face))]
    return kept + spare[: len(faces) - len(kept)]


def roll_for_the_start(game: Game) -> None:
    """K-SETUP-2: the highest roll starts; ties roll again."""
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
def mulligan(game: Game, seat: int) -> Any:
    """K-SETUP-4, K-SETUP-5: once, the starting player first; the second hand is final."""
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
