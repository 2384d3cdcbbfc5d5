"""Shares and their intervals, out of tables of whole numbers; and whether a study may stop.

Every interval is 95 %. Shares of games: Wilson's, with a shared win as its part; that is a little too wide where wins
are shared. Boards: the mean of the boards and its standard error, each board one observation. Where many things are
compared at once, the second, wider interval (Bonferroni) holds for all of them together: only who lies outside of
that one stands out. Knows no files and no sentences.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from cosmic_tui.lab.count import PAIRS, PLAYED, SEPARATOR, WHOLE, Tables
from cosmic_tui.lab.study import Stop
from cosmic_tui.shares import interval

LEVEL = 0.05
FEW_BOARDS = 2
EQUAL_BOARDS = 30  # so many that are all alike prove that they are


@dataclass(frozen=True)
class Share:
    name: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    all_low: float  # of the interval that holds for everything compared, together
    all_high: float
    due: float = 0.0  # of a row that is compared with nothing but this

    @property
    def half_width(self) -> float:
        return max(self.high - self.share, self.share - self.low)

    def beside(self, due: float) -> int:
        """Return 1 if the share is certainly above the expected one, -1 if below, 0 if it may be chance."""
        return 1 if self.all_low > due else -1 if self.all_high < due else 0


def z_of(comparisons: int = 1) -> float:
    return NormalDist().inv_cdf(1 - LEVEL / (2 * max(1, comparisons)))


def t_of(z: float, freedom: int) -> float:
    """Return Student's t for this many observations, from `z` of the normal distribution (Fisher's expansion)."""
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (first + (second + third / freedom) / freedom) / freedom


def share_of(name: str, games: int, wins: int, sixtieths: int, comparisons: int) -> Share:
    share = sixtieths / (WHOLE * games) if games else 0.0
    low, high = interval(share, games, z_of())
    return Share(name, games, wins, share, low, high, *interval(share, games, z_of(comparisons)))


def shares(tables: Tables, table: str) -> list[Share]:
    """Return the shares of a table of `seat` or `played:...`, the largest first."""
    cells = tables.get(table, {})
    found = [share_of(name, games, wins, parts, len(cells)) for name, (games, wins, parts, _) in cells.items()]
    return sorted(found, key=lambda row: (-row.share, row.name))


def due(tables: Tables) -> float:
    """Return a seat's expected share: one over the number of seats, less the games without a winner."""
    cells = tables.get("seat", {}).values()
    games = sum(cell[0] for cell in cells)
    return sum(cell[2] for cell in cells) / (WHOLE * games) if games else 0.0


def boards(tables: Tables, name: str, seats: int, comparisons: int = 1) -> Share | None:
    """Return the candidate's share, with boards as units. The expected share is that of one seat."""
    number, total, squares = tables.get("boards", {}).get("", [0, 0, 0])
    if number < FEW_BOARDS:
        return None
    unit = WHOLE * seats
    mean = total / number / unit
    variance = max(0.0, squares / number / unit / unit - mean * mean) * number / (number - 1)
    error = sqrt(variance / number)

    def within(those: int) -> tuple[float, float]:
        if not variance and (number < EQUAL_BOARDS or not 0 < mean < 1):  # nothing varies yet, and it may all the same
            return interval(mean, number, z_of(those))
        wide = t_of(z_of(those), number - 1) * error
        return max(0.0, mean - wide), min(1.0, mean + wide)

    return Share(name, number * seats, 0, mean, *within(1), *within(comparisons), 1 / seats)


def seats_of(tables: Tables) -> int:
    return max(1, len(tables.get("seat", {})))


def pair_shares(tables: Tables, kind: str) -> dict[tuple[str, str], tuple[int, float]]:
    """Return, for each pair (mine, theirs), how many games both were in, and what mine won of them."""
    found = {}
    for cell, (games, parts) in tables.get(PAIRS + kind, {}).items():
        mine, _, theirs = cell.partition(SEPARATOR)
        found[mine, theirs] = games, parts / (WHOLE * games)
    return found


def kinds(tables: Tables) -> list[str]:
    """Return the kinds of things played with in this game: aliens, factions, decks."""
    return [table.removeprefix(PLAYED) for table in tables if table.startswith(PLAYED)]


def middle(histogram: dict[str, list[int]], part: float = 0.5) -> int:
    """Return the number that this part of the games does not exceed."""
    total = sum(cell[0] for cell in histogram.values())
    seen = 0
    for number, cell in sorted((int(name), cell[0]) for name, cell in histogram.items()):
        seen += cell
        if seen >= part * total:
            return number
    return 0


def may_stop(stop: Stop, arms: Iterable[Tables]) -> bool:
    """Return whether the rule written in the study holds: every interval of the table, in every arm, is narrow enough.
    """
    for tables in arms:
        if stop.table == "boards":
            found = boards(tables, "", seats_of(tables))
            rows = [found] if found else []
        else:
            rows = shares(tables, stop.table)
        if not rows or any(row.half_width > stop.half_width for row in rows):
            return False
    return True


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """Return by how much the second share exceeds the first, and the interval of that for all compared (Newcombe's)."""
    gap = other.share - one.share
    low = gap - sqrt((other.share - other.all_low) ** 2 + (one.all_high - one.share) ** 2)
    high = gap + sqrt((other.all_high - other.share) ** 2 + (one.share - one.all_low) ** 2)
    return gap, low, high
