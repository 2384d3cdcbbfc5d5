"""What a position at the beginning of a turn is worth to each seat: its share of the win.

The coefficients are fitted on games of rookies who in one main phase out of ten did something else by chance: what a
rookie always does together could not be told apart. A value for every seat, the sum of twenty numbers with their
coefficients; shares are exp(value) over the sum of all who are in, which with two seats is the logistic curve. Reads
the imagined position, what lies face down included: in a world that was dealt anew it is no secret.
"""

from math import exp, log1p

from engine.chaos.bots.worth import INCOME
from engine.chaos.card import BASE, EQUIPMENT, SHIP, TARGET_COST
from engine.chaos.cards import CARDS, STATS
from engine.chaos.state import CTRL, DAMAGED, DEVS, FACE, KIND, PAID, PAID_UP, TURN, Game

PRICES = [card.cost if card.cost != TARGET_COST else 3 for card in CARDS]
TYPES = [card.type for card in CARDS]
LIMITS = [card.limit if card.limit >= 0 else 3 for card in CARDS]
FIREPOWER, ARMOUR, BOMBS = 1, 2, 3
PLENTY = 14  # credits beyond it are counted apart
(
    COLONY, LOG_COLONY, CREDITS, IDLE, HELD, AFFORDABLE, ANY_HELD, PRICE, NUMBER, BOMBING, ARMOURED, FIRING, HURT,
    EQUIPPED, CREWS, BASES, BASES_DOWN, DEVELOPED, EQUIPMENT_DOWN, MOVES,
) = range(20)  # fmt: skip
# 58,710 positions of 1,750 games of two; of other games it tells the winner 80 times of 100
WEIGHTS = (
    0.015, 1.536, 0.133, -0.19, 0.13, 0.143, 0.223, 0.099, 0.198, -0.045, 0.092, 0.133, -0.037,
    0.224, 0.388, 0.311, -0.127, 0.087, 0.29, -0.214,
)  # fmt: skip


def shares(game: Game) -> list[float]:
    """Return every seat's share of the win. If the game is over, its winners share the win."""
    if game.over:
        part = 1 / len(game.winners) if game.winners else 0.0
        return [part if seat in game.winners else 0.0 for seat in range(game.n)]
    values = [0.0 if game.out[seat] else exp(value) for seat, value in enumerate(worths(game))]
    total = sum(values)
    return [one / total for one in values]


def worths(game: Game) -> list[float]:
    return [sum(weight * number for weight, number in zip(WEIGHTS, numbers, strict=True)) for numbers in features(game)]


def features(game: Game) -> list[list[float]]:
    """Return the numbers that describe each seat's position."""
    found = [[0.0] * len(WEIGHTS) for _ in range(game.n)]
    for row in game.rows.values():
        count_row(found[row[CTRL]], row)
    for seat, mine in enumerate(found):
        left, credits = len(game.colony[seat]), game.credits[seat]
        mine[COLONY], mine[LOG_COLONY] = left, log1p(left)
        mine[CREDITS], mine[IDLE] = credits, max(0, credits - PLENTY)
        prices = [PRICES[face] for face in game.centre[seat] if TYPES[face] == SHIP]
        next_turn = credits if seat == game.active else credits + INCOME
        mine[HELD], mine[ANY_HELD] = len(prices), float(bool(prices))
        mine[AFFORDABLE] = sum(price <= next_turn for price in prices)
    found[game.active][MOVES] = 1.0
    return found


def count_row(mine: list[float], row: list[int]) -> None:
    """Add a card on the table to the numbers of the seat that controls it. A bluff adds nothing."""
    face, kind = row[FACE], row[KIND]
    if row[PAID] != PAID_UP:
        if TYPES[face] == kind == BASE:
            mine[BASES_DOWN] += 1
            mine[DEVELOPED] += min(row[DEVS], LIMITS[face])
        elif TYPES[face] == kind == EQUIPMENT:
            mine[EQUIPMENT_DOWN] += 1
    elif kind == SHIP:
        mine[PRICE] += PRICES[face]
        mine[NUMBER] += 1
        mine[BOMBING] += STATS[face][BOMBS]
        mine[ARMOURED] += STATS[face][ARMOUR]
        mine[FIRING] += STATS[face][FIREPOWER]
        if row[TURN] == DAMAGED:
            mine[HURT] += PRICES[face]
    elif kind == EQUIPMENT:
        mine[EQUIPPED] += PRICES[face]
    else:
        mine[BASES if kind == BASE else CREWS] += 1
