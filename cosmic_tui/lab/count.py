"""Tables of whole numbers that add up: {table: {cell: numbers}}. In whatever order parts are added, the sum is one.

A share of a win is counted in sixtieths, so that two, three, four or five winners divide it without a remainder and no
sum of fractions depends on its order. Knows results of games, no statistics and no files.
"""

from collections.abc import Iterable
from itertools import permutations

from engine.bots.simulate import Result

Tables = dict[str, dict[str, list[int]]]

WHOLE = 60  # sixtieths of a win
SEPARATOR = "|"  # between two names of a cell
PLAYED, PAIRS = "played:", "pairs:"  # what seats played with: each, and each beside each
OF_GAME = "game:"  # what the game itself counts


def add(tables: Tables, table: str, cell: str, *numbers: int) -> None:
    cells = tables.setdefault(table, {})
    old = cells.get(cell)
    cells[cell] = list(numbers) if old is None else [a + b for a, b in zip(old, numbers, strict=True)]


def join(into: Tables, other: Tables) -> Tables:
    """Add the other tables to the first, and return the first."""
    for table, cells in other.items():
        for cell, numbers in cells.items():
            add(into, table, cell, *numbers)
    return into


def merged(parts: Iterable[Tables]) -> Tables:
    """Add all parts up in a tree: in pairs, then the sums in pairs. The parts are not kept."""
    waiting: list[tuple[int, Tables]] = []  # (height, sum), higher ones first
    for part in parts:
        height, total = 0, part
        while waiting and waiting[-1][0] == height:
            total = join(waiting.pop()[1], total)
            height += 1
        waiting.append((height, total))
    found: Tables = {}
    while waiting:
        found = join(waiting.pop()[1], found) if found else waiting.pop()[1]
    return found


# --- games -------------------------------------------------------------------------------------------------------


def count(tables: Tables, result: Result, seats: int) -> None:
    """Count one game. Games with a fault and games without an end are counted as such and nowhere else."""
    add(tables, "games", "fault" if result.fault else "endless" if result.endless else "over", 1)
    add(tables, "questions", "", result.questions)
    if result.fault or result.endless:
        return
    won = sixtieths(result, seats)
    add(tables, "turns", str(result.turns), 1)
    add(tables, "winners", str(len(result.winners)), 1)
    for seat, share in enumerate(won):
        add(tables, "seat", str(seat), *outcome(share))
    for kind, by_seat in result.played.items():
        count_played(tables, kind, by_seat, won)
    for name, number in result.counted.items():
        add(tables, "counted", name, number)
    count_leads(tables, result, won)
    join(tables, {OF_GAME + table: cells for table, cells in result.studied.items()})


def sixtieths(result: Result, seats: int) -> list[int]:
    share = WHOLE // len(result.winners) if result.winners else 0
    return [share if seat in result.winners else 0 for seat in range(seats)]


def outcome(share: int) -> tuple[int, int, int, int]:
    """Return the numbers of games and wins, the share won, and its square for the variance."""
    return 1, int(share > 0), share, share * share


def count_played(tables: Tables, kind: str, by_seat: list[list[str]], won: list[int]) -> None:
    """Count what each seat played with, alone and beside what every other seat played with."""
    for seat, names in enumerate(by_seat):
        for name in names:
            add(tables, PLAYED + kind, name, *outcome(won[seat]))
    for (seat, mine), (_, theirs) in permutations(enumerate(by_seat), 2):
        for name in mine:
            for other in theirs:
                add(tables, PAIRS + kind, f"{name}{SEPARATOR}{other}", 1, won[seat])


def count_leads(tables: Tables, result: Result, won: list[int]) -> None:
    """Count, for every turn, how often a player led alone, what the leader won in the end, and how often nobody led."""
    for turn, standing in enumerate(result.standings, 1):
        best = max(standing, default=0)
        leaders = [seat for seat, number in enumerate(standing) if number == best]
        alone = len(leaders) == 1
        add(tables, "leads", str(turn), int(alone), won[leaders[0]] if alone else 0, int(not alone))


def count_board(tables: Tables, shares: list[int]) -> None:
    """Count one seed that was played with the candidate on every seat in turn: it is one observation, however many
    games.
    """
    total = sum(shares)
    add(tables, "boards", "", 1, total, total * total)
