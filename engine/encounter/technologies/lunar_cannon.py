"""Lunar Cannon (5): a token between two planets; encounters at either may count 10 more for its owner's side."""

from itertools import pairwise

from engine.encounter.cards import WILD
from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, Ref, pick

BONUS = 10
MARK = "lunar_cannon"  # kept: the two planets it covers


def places(game: Game, seats: list[int]) -> list[tuple[int, int]]:
    """Return the pairs of neighbors in a system's row. A planet that was added stands at its end."""
    rows = [game.planets_of(seat) for seat in seats]
    return [pair for row in rows for pair in pairwise(row)]


def refs(pairs: list[tuple[int, int]]) -> list[Ref]:
    return [("between", *pair) for pair in pairs]


def build(game: Game, seat: int) -> None:
    game.push("lunar_cannon.put", seat)


@step
def put(game: Game, seat: int) -> Asking:
    pairs = places(game, [seat])
    if pairs:
        answer = yield pick(seat, "lunar_cannon.put", refs(pairs))
        mark(game, seat, pairs[answer])


def mark(game: Game, seat: int, pair: tuple[int, int]) -> None:
    game.kept[MARK] = list(pair)
    game.emit("lunar_cannon_moved", seat, *pair)


def in_range(game: Game, seat: int, event: Event) -> bool:
    """Return whether the target lies beside the token. A planet that has moved to another system since is not there any
    more.
    """
    covered: list[int] = game.kept.get(MARK, [])
    return game.target in covered and game.owner(game.target) == game.owner(covered[0])


def fire(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", game.side_of(seat), BONUS, ("technology", "lunar_cannon")))


def other_places(game: Game) -> list[tuple[int, int]]:
    here = tuple(game.kept.get(MARK, ()))
    return [pair for pair in places(game, list(range(game.n))) if pair != here]


def wild_was_drawn(game: Game, seat: int, event: Event) -> bool:
    return game.destiny == WILD and bool(other_places(game))


def name_place(game: Game, seat: int, event: Event) -> Asking:
    pairs = other_places(game)
    answer = yield pick(seat, "lunar_cannon.put", refs(pairs))
    return pairs[answer]


def move(game: Game, seat: int, choice: Choice, event: Event) -> None:
    mark(game, seat, tuple(choice))


def dismantle(game: Game, seat: int) -> None:
    game.kept.pop(MARK, None)


TECHNOLOGY = Technology(
    5,
    (Use(("reveal.flipped", "reveal.reinforce"), fire, role="main_or_ally", when=in_range),),
    (Use(("destiny.drawn",), move, when=wild_was_drawn, announce=name_place, name="move", once=False),),
    keeps="stays",
    completed=build,
    left=dismantle,
)
