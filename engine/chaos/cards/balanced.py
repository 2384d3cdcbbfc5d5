"""What some cards cost at tables that agree on `balanced`: a rule of this house, not of the game (README of the bots).

Among rookies the ready-made Carnoplants and Zargs win too often, the Cerebrites too seldom. A price of the house counts
like a text that makes a card dearer or cheaper: what is printed stays printed.
"""

from engine.chaos.cards import CARDS, FACES

PRICES = {
    "seed_runner": 4, "market_agent": 3, "broker_prince": 6, "chaos_spawn": 7, "imperial_edict": 5, "envoy_yacht": 2,
}  # fmt: skip
CHANGE: dict[int, int] = {FACES[id]: price - CARDS[FACES[id]].cost for id, price in PRICES.items()}
