"""How much each alien wins among rookies, as a part of its due (1 is fair): by this a captain keeps one of two.

Measured at four seats over 2,200 games with aliens at random and 5,900 with two to choose from, and shrunk towards 1:
(share of the wins + 6.25) / (games + 25) * 4. To be taken anew from `cosmic lab run aliens` when the rookie changes.
"""

UNKNOWN = 1.0
RATINGS = {
    "amoeba": 0.92, "anti_matter": 1.02, "barbarian": 0.83, "calculator": 0.57, "chosen": 1.14, "citadel": 0.71,
    "clone": 1.27, "cudgel": 0.65, "dictator": 0.87, "fido": 1.25, "filch": 0.80, "fodder": 0.76, "gambler": 0.65,
    "grudge": 0.79, "hacker": 0.97, "hate": 0.90, "healer": 1.11, "human": 1.13, "kamikaze": 0.83, "loser": 1.24,
    "machine": 1.07, "macron": 0.88, "masochist": 1.47, "mind": 0.73, "mirror": 1.07, "miser": 1.01, "mite": 1.01,
    "mutant": 0.90, "observer": 0.78, "oracle": 0.84, "pacifist": 1.49, "parasite": 0.83, "philanthropist": 0.69,
    "reincarnator": 0.94, "remora": 1.06, "reserve": 0.99, "shadow": 0.97, "sorcerer": 1.29, "spiff": 0.87,
    "tick_tock": 1.28, "trader": 0.92, "tripler": 1.04, "vacuum": 0.86, "virus": 1.31, "void": 0.71, "vulch": 0.92,
    "warpish": 1.78, "warrior": 1.29, "will": 0.72, "zombie": 1.03,
}  # fmt: skip


def rating(alien: str) -> float:
    """An alien nobody has measured is thought to be fair."""
    return RATINGS.get(alien, UNKNOWN)
