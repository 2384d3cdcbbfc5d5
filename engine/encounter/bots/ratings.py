"""How often each alien wins among rookies, relative to a fair share (1). A captain keeps the better one of two aliens
by it.

From the 200,000 games of the study in .lab/aliens, four seats, one of two kept; shrunk towards 1 as if there were 25
fair games more: (share of the wins + 6.25) / (games + 25) * 4. A test holds them to the study's counts.
"""

UNKNOWN = 1.0
RATINGS = {
    "amoeba": 0.72, "anti_matter": 0.95, "barbarian": 0.80, "calculator": 0.64, "chosen": 1.17, "citadel": 0.65,
    "clone": 1.31, "cudgel": 0.64, "dictator": 0.91, "fido": 1.22, "filch": 0.81, "fodder": 0.75, "gambler": 0.60,
    "grudge": 0.73, "hacker": 0.90, "hate": 0.94, "healer": 1.08, "human": 1.20, "kamikaze": 0.92, "loser": 1.24,
    "machine": 1.12, "macron": 0.86, "masochist": 1.48, "mind": 0.73, "mirror": 1.05, "miser": 0.98, "mite": 1.03,
    "mutant": 0.91, "observer": 0.71, "oracle": 0.83, "pacifist": 1.47, "parasite": 0.84, "philanthropist": 0.78,
    "reincarnator": 0.96, "remora": 1.08, "reserve": 0.99, "shadow": 1.01, "sorcerer": 1.35, "spiff": 0.88,
    "tick_tock": 1.30, "trader": 0.91, "tripler": 0.96, "vacuum": 0.86, "virus": 1.29, "void": 0.64, "vulch": 0.93,
    "warpish": 1.85, "warrior": 1.17, "will": 0.69, "zombie": 0.88,
}  # fmt: skip


def rating(alien: str) -> float:
    """Return an alien's rating; 1 (fair) if it has not been measured."""
    return RATINGS.get(alien, UNKNOWN)
