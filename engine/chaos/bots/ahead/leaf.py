"""What a position at the beginning of a turn is worth to each seat: its share of the win, fitted on rookies' games.

A value for every seat, the sum of fourteen numbers with their coefficients; shares are exp(value) over the sum of all
who are in, which with two seats is the logistic curve. Reads the imagined position, what lies face down included: in a
world that was dealt anew it is no secret.
"""

from math import exp, log1p

from engine.chaos.card import BASE, SHIP, TARGET_COST
from engine.chaos.cards import CARDS, STATS
from engine.chaos.state import CTRL, DAMAGED, DEVS, FACE, KIND, PAID, PAID_UP, TURN, Game

PRICES = [card.cost if card.cost != TARGET_COST else 3 for card in CARDS]
BOMBS, ARMOUR = 3, 2
MOST_CARDS = 7  # of a hand; more are given away
(
    COLONY, LOG_COLONY, SHIPS, NUMBER, BOMBING, ARMOURED, BASES, OTHERS, DOWN, CREDITS, HAND, HURT, DEVELOPED, MOVES,
) = range(14)  # fmt: skip
# 23,693 positions of 700 games of two rookies with decks by chance; of other games it tells the winner 78 times of 100
WEIGHTS = (-0.028, 2.10, 0.117, 0.397, -0.083, 0.103, 0.259, 0.152, 0.0, 0.107, 0.123, -0.017, -0.058, -0.091)


def shares(game: Game) -> list[float]:
    """Return every seat's share of the win; a win that is there is shared by its winners."""
    if game.over:
        part = 1 / len(game.winners) if game.winners else 0.0
        return [part if seat in game.winners else 0.0 for seat in range(game.n)]
    values = [0.0 if game.out[seat] else exp(value) for seat, value in enumerate(worths(game))]
    total = sum(values)
    return [one / total for one in values]


def worths(game: Game) -> list[float]:
    return [sum(weight * number for weight, number in zip(WEIGHTS, numbers, strict=True)) for numbers in features(game)]


def features(game: Game) -> list[list[float]]:
    """The numbers of every seat."""
    found = [[0.0] * len(WEIGHTS) for _ in range(game.n)]
    for row in game.rows.values():
        mine, face, kind = found[row[CTRL]], row[FACE], row[KIND]
        if row[PAID] != PAID_UP:
            mine[DOWN] += 1
            mine[DEVELOPED] += row[DEVS]
        elif kind == SHIP:
            price = PRICES[face]
            mine[SHIPS] += price
            mine[NUMBER] += 1
            mine[BOMBING] += STATS[face][BOMBS]
            mine[ARMOURED] += STATS[face][ARMOUR]
            if row[TURN] == DAMAGED:
                mine[HURT] += price
        else:
            mine[BASES if kind == BASE else OTHERS] += PRICES[face]
    for seat, mine in enumerate(found):
        left = len(game.colony[seat])
        mine[COLONY], mine[LOG_COLONY] = left, log1p(left)
        mine[CREDITS], mine[HAND] = game.credits[seat], min(len(game.centre[seat]), MOST_CARDS)
    found[game.active][MOVES] = 1.0
    return found
