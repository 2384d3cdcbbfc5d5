"""The worth of a position between two encounters to each seat: its expected share of the win, fitted on rookies' games.

A logistic value for every seat from colonies, turn order, hand and ships, scaled so that all together make one. The
coefficients come from 600 games of four and 300 of three (41,048 and 14,082 positions); five seats use those of four.
It reads the whole imagined position, even hands, because in a world that was dealt anew they are no secret.
"""

from math import exp

from engine.encounter.cards import FIRST_ARTIFACT, FIRST_FLARE, MORPH, NEGOTIATE, REINFORCEMENTS
from engine.encounter.state import Game


class Fit:
    """The fitted coefficients for one number of seats. Their names are those of the sum in `value`."""

    def __init__(self, base: float, colonies: tuple[float, ...], numbers: str) -> None:
        self.base = base
        self.steps = [0.0]
        for step in colonies:
            self.steps.append(self.steps[-1] + step)
        (
            self.others, self.three, self.four, self.fours, self.now, self.second, self.next, self.last, self.best,
            self.high, self.better, self.good, self.reinforcements, self.artifacts, self.flares, self.empty,
            self.warp, self.few, self.powerless,
        ) = map(float, numbers.split())  # fmt: skip


FOUR = Fit(
    -1.71,
    (0.24, 0.44, 0.46, 0.76),
    "-.28 -.07 -.10 -.18 .29 .16 .15 -.10 .13 .15 .06 .03 .24 .08 .09 .43 -.09 -.14 -.04",
)
THREE = Fit(
    -0.61,
    (0.37, 0.37, 0.54, 0.90),
    "-.27 -.11 -.27 -.23 .25 -.03 .01 -.22 .28 -.02 .15 .26 .37 .13 .05 .34 -.15 -.15 -.26",
)
MOST_STEPS = 4
ENOUGH_OUT = 8  # ships outside the warp
TOP = 20  # an attack above it is told apart


def shares(game: Game) -> list[float]:
    """Return every seat's expected share of the win. In a game that is over the winners share it."""
    if game.over:
        part = 1 / len(game.winners) if game.winners else 0.0
        return [part if seat in game.winners else 0.0 for seat in range(game.n)]
    fit = THREE if game.n == 3 else FOUR
    found = [1 / (1 + exp(-value(game, seat, fit))) for seat in range(game.n)]
    total = sum(found)
    return [one / total for one in found]


def value(game: Game, seat: int, fit: Fit) -> float:
    others = [game.abroad[other] for other in range(game.n) if other != seat]
    best = max(others)
    z = fit.base + fit.steps[min(MOST_STEPS, game.abroad[seat])] + fit.others * sum(others) / len(others)
    z += fit.three * (best >= 3) + fit.four * (best >= 4) + fit.fours * sum(number >= 4 for number in others)
    z += turn_order(game, seat, fit) + hand(game.hands[seat], fit)
    warp = game.warp[seat]
    z += fit.warp * warp / 5 + fit.few * max(0, ENOUGH_OUT - game.on_colonies(seat)) / 4
    return z + (0.0 if game.on[seat] else fit.powerless)


def turn_order(game: Game, seat: int, fit: Fit) -> float:
    if seat == game.offense:
        return fit.now if game.number <= 1 else fit.second
    if seat == (game.offense + 2) % game.n:
        return fit.next
    return fit.last if seat == (game.offense - 1) % game.n else 0.0


def hand(faces: list[int], fit: Fit) -> float:
    attacks = sorted((face for face in faces if face < NEGOTIATE), reverse=True)
    top = [min(face, TOP) / 10 for face in attacks[:3]] + [0.0] * 3
    z = fit.best * top[0] + fit.better * top[1] + fit.good * top[2]
    if attacks:
        z += fit.high * max(0, attacks[0] - TOP) / 10
    elif not any(face in (NEGOTIATE, MORPH) for face in faces):
        z += fit.empty
    z += fit.reinforcements * sum(REINFORCEMENTS.get(face, 0) for face in faces) / 5
    z += fit.artifacts * sum(FIRST_ARTIFACT <= face < FIRST_FLARE for face in faces)
    return z + fit.flares * sum(face >= FIRST_FLARE for face in faces)
