"""Counts of one finished game for studies of many: who joins whom, how talks end, how encounters end.

They are taken from the match's events (`game.events`) alone. Names of cells are joined by a bar.
"""

from collections import Counter
from typing import Any

from engine.encounter.state import DEF, OFF, OUTCOME_NAMES

Tables = dict[str, dict[str, list[int]]]
SIDES = {OFF: "offense", DEF: "defense"}


def studied(told: list[Any], aliens: list[list[str]]) -> Tables:
    """Return the counts of one game. `joins`: alien of the ally | alien of the main player, and how often; `sides`:
    what an invited seat did; `talks`: how talks ended; `outcomes`: how encounters ended.
    """
    joins: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    talks: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    mains = {OFF: -1, DEF: -1}
    for kind, facts, _, _ in told:
        if kind == "encounter_began":
            mains = {OFF: facts[0], DEF: -1}
        elif kind == "defense_named":
            mains[DEF] = facts[1]
        elif kind == "joined":
            seat, side = facts[0], facts[1]
            sides[SIDES[side]] += 1
            joins.update(f"{mine}|{theirs}" for mine in of(aliens, seat) for theirs in of(aliens, mains[side]))
        elif kind == "stayed_out":
            sides["neither"] += 1
        elif kind in ("deal_made", "deal_failed"):
            talks[kind] += 1
        elif kind == "encounter_over":
            outcomes[OUTCOME_NAMES[facts[1]]] += 1
    found = {"joins": joins, "sides": sides, "talks": talks, "outcomes": outcomes}
    return {table: {cell: [number] for cell, number in cells.items()} for table, cells in found.items()}


def of(aliens: list[list[str]], seat: int) -> list[str]:
    return aliens[seat] if seat >= 0 else []
