"""A study's figures as lines of text: shares as bars with their intervals, strongest first, and as rows of data.

Bars are signs every terminal has; `plain` takes ASCII only. Knows tables and sentences, no files and no pictures.
"""

from dataclasses import dataclass
from typing import Any

from cosmic_tui.command_line.tools import GAP, columns, percent
from cosmic_tui.lab.count import OF_GAME, SEPARATOR, Tables
from cosmic_tui.lab.figures import Share, boards, difference, due, kinds, middle, pair_shares, seats_of, shares
from cosmic_tui.lab.store import Arms
from cosmic_tui.lab.words import knows, say

BAR, SHORT = 40, 10  # cells of a bar where there is room, and where there is none
WIDE = 120
MOST_CELLS = 12  # of a table that is read whole
SIGNS = {"low": "├", "high": "┤", "line": "─", "at": "●", "due": "┊", "empty": " "}
PLAIN = {"low": "[", "high": "]", "line": "-", "at": "*", "due": ":", "empty": " "}
Info = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """The characters of which a report's bars are made, and the width of its lines in columns."""

    signs: dict[str, str]
    width: int


def lines(info: Info, arms: Arms, plain: bool = False, width: int = WIDE) -> list[str]:
    """Return the whole report."""
    look = Look(PLAIN if plain else SIGNS, width)
    found = [info["about"] or info["name"], *state(info, arms)]
    if ladder := candidate_rows(info, arms):
        found += ["", ladder_heading(info), *bars(ladder, 0.0, look)]
    for name, tables in arms.items():
        if len(arms) > 1:
            found += ["", f"== {name}"]
        found += arm_lines(tables, look)
    return found


def state(info: Info, arms: Arms) -> list[str]:
    """Return how many games have been played, of which study, and whether it is finished."""
    games = sum(cell[0] for tables in arms.values() for cell in tables.get("games", {}).values())
    faults = sum(tables.get("games", {}).get("fault", [0])[0] for tables in arms.values())
    found = [say("state", n=games, name=info["study"]["game"], value=info["version"])]
    if info["stopped"]:
        found.append(say("state_stopped"))
    if faults:
        found.append(say("state_faults", n=faults))
    return found


def arm_lines(tables: Tables, look: Look) -> list[str]:
    found = [say("lengths", low=middle(tables.get("turns", {})), high=middle(tables.get("turns", {}), 0.95))]
    level = due(tables)
    for kind in kinds(tables):
        rows = shares(tables, f"played:{kind}")
        found += ["", heading(kind), *bars(rows, level, look), *stand_out(rows, level)]
        found += furthest_pairs(tables, kind)
    found += ["", say("heading-seat"), *bars(shares(tables, "seat"), level, look)]
    return found + leads(tables) + game_tables(tables)


def heading(kind: str) -> str:
    return say(f"heading-{kind}") if knows(f"heading-{kind}") else kind


def bars(rows: list[Share], level: float, look: Look) -> list[str]:
    """Return a line for each row: name, share, its interval as a bar on a common scale, with the expected share marked.
    `level` is expected of each row without its own.
    """
    if not rows:
        return []
    most = max(max(row.high, row.due or level) for row in rows) or 1.0
    head = [say(f"column-{name}") for name in ("name", "games", "share", "low", "high")]
    table = [[row.name, str(row.games), *map(percent, (row.share, row.low, row.high))] for row in rows]
    beside = sum(max(map(len, column)) + len(GAP) for column in zip(head, *table, strict=True))
    size = min(BAR, max(SHORT, look.width - beside))
    drawn = ["".ljust(size), *(bar(row, row.due or level, most, look.signs, size) for row in rows)]
    return columns([[*cells[:3], line, *cells[3:]] for cells, line in zip([head, *table], drawn, strict=True)])


def bar(row: Share, level: float, most: float, signs: dict[str, str], size: int) -> str:
    cells = [signs["empty"]] * size

    def at(share: float) -> int:
        return max(0, min(size - 1, round(share / most * (size - 1))))

    cells[at(level)] = signs["due"]
    for place in range(at(row.low), at(row.high) + 1):
        cells[place] = signs["line"]
    cells[at(row.low)], cells[at(row.high)] = signs["low"], signs["high"]
    cells[at(row.share)] = signs["at"]
    return "".join(cells)


def stand_out(rows: list[Share], level: float) -> list[str]:
    """Return the rows that chance does not explain, with all compared at once."""
    if len(rows) < 2:
        return []
    above = [row.name for row in rows if row.beside(level) > 0]
    below = [row.name for row in reversed(rows) if row.beside(level) < 0]
    found = [say("compared", number=len(rows), value=percent(level))]
    if above:
        found.append(say("above", found=", ".join(above)))
    if below:
        found.append(say("below", found=", ".join(below)))
    return found


def furthest_pairs(tables: Tables, kind: str, most: int = 5) -> list[str]:
    """Return the pairs in which one wins furthest from what it wins at all tables, if both have met often."""
    alone = {row.name: row.share for row in shares(tables, f"played:{kind}")}
    met = pair_shares(tables, kind)
    if not met:
        return []
    often = sorted(games for games, _ in met.values())[len(met) // 2]
    rows = [
        (share - alone[mine], mine, theirs, games)
        for (mine, theirs), (games, share) in met.items()
        if games >= often and mine != theirs
    ]
    rows.sort(key=lambda row: (-abs(row[0]), row[1:]))
    return [
        say("pair", name=mine, other=theirs, value=f"{100 * gap:+.1f}", number=games)
        for gap, mine, theirs, games in rows[:most]
    ]


def leads(tables: Tables) -> list[str]:
    """Return how often the leader after a turn wins, for the turns of the middle game."""
    rows = lead_rows(tables)
    if not rows:
        return []
    shown = [row for row in rows if row[0] <= middle(tables["turns"])]
    steps = shown[:: max(1, len(shown) // 8)]
    told = [say("lead", other=turn, value=percent(won), number=percent(alone)) for turn, alone, won in steps]
    return ["", say("heading-leads"), *told]


def lead_rows(tables: Tables) -> list[tuple[int, float, float]]:
    """Return (turn, part of the games with one leader, what that leader won) for each turn."""
    found = []
    for turn, (alone, parts, tied) in sorted((int(name), cell) for name, cell in tables.get("leads", {}).items()):
        if alone:
            found.append((turn, alone / (alone + tied), parts / (60 * alone)))
    return found


def small_tables(tables: Tables) -> dict[str, list[tuple[str, int, float]]]:
    """Return the small tables this game counts, to be read whole: heading, and cells with their parts, largest first.
    Large ones stand in the data.
    """
    found = {}
    for table, cells in tables.items():
        if table.startswith(OF_GAME) and 0 < len(cells) <= MOST_CELLS and not any(SEPARATOR in name for name in cells):
            total = sum(cell[0] for cell in cells.values())
            ordered = sorted(cells.items(), key=lambda entry: (-entry[1][0], entry[0]))
            found[heading(table.replace(":", "_"))] = [(name, cell[0], cell[0] / total) for name, cell in ordered]
    return found


def game_tables(tables: Tables) -> list[str]:
    found: list[str] = []
    for head, rows in small_tables(tables).items():
        found += ["", head, *columns([[name, str(number), percent(part)] for name, number, part in rows])]
    return found


# --- arms and candidates -----------------------------------------------------------------------------------------


def candidate_rows(info: Info, arms: Arms) -> list[Share]:
    """Return the candidate's share in every arm that has one, boards as units."""
    candidate = info["study"].get("candidate", "")
    found = [boards(tables, name or candidate, seats_of(tables), len(arms)) for name, tables in arms.items()]
    return [row for row in found if row is not None]


def ladder_heading(info: Info) -> str:
    candidate = info["study"]["candidate"]
    return say("heading-ladder", name=candidate) if candidate else say("heading-rungs")


# --- as data -----------------------------------------------------------------------------------------------------


def rows_of(info: Info, arms: Arms) -> list[dict[str, Any]]:
    """Return every share with its intervals, a row each, for CSV and JSON; candidates first, boards as units."""
    found = [
        {"arm": row.name, "table": "boards", "due": round(row.due, 6), **as_data(row)}
        for row in candidate_rows(info, arms)
    ]
    for arm, tables in arms.items():
        level = due(tables)
        for table in ["seat", *(f"played:{kind}" for kind in kinds(tables))]:
            for row in shares(tables, table):
                found.append({"arm": arm, "table": table, "due": round(level, 6), **as_data(row)})
    return found


def as_data(row: Share) -> dict[str, Any]:
    return {
        "name": row.name,
        "games": row.games,
        "wins": row.wins,
        "share": round(row.share, 6),
        "low": round(row.low, 6),
        "high": round(row.high, 6),
        "all_low": round(row.all_low, 6),
        "all_high": round(row.all_high, 6),
    }


def compared(one: Info, other: Info, first: Arms, second: Arms) -> list[str]:
    """Return what has changed between two studies: everything both have, the largest change first."""
    found = [say("compare", name=one["name"], other=other["name"])]
    if rows := changed(candidate_rows(one, first), candidate_rows(other, second)):
        found += ["", ladder_heading(one), *rows]
    for arm in first:
        if arm not in second:
            continue
        for table in ["seat", *(f"played:{kind}" for kind in kinds(first[arm]))]:
            rows = changed(shares(first[arm], table), shares(second[arm], table))
            found += ["", heading(table.removeprefix("played:")), *rows]
    return found


def changed(before: list[Share], after: list[Share]) -> list[str]:
    """Return a line for each row that both studies have, the largest change first."""
    mine, theirs = ({row.name: row for row in rows} for rows in (before, after))
    changes = [(name, *difference(mine[name], theirs[name])) for name in mine if name in theirs]
    changes.sort(key=lambda row: (-abs(row[1]), row[0]))
    rows = [[name, signed(gap), signed(low), signed(high), mark(low, high)] for name, gap, low, high in changes]
    head = [*map(say, ("column-name", "column-change", "column-low", "column-high")), ""]
    return columns([head, *rows]) if rows else []


def signed(value: float) -> str:
    return f"{100 * value:+.1f} %"


def mark(low: float, high: float) -> str:
    return say("certain") if low > 0 or high < 0 else ""
