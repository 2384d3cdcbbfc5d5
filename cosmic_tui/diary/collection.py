"""A person's collection: for each alien, faction or species, the best bots beaten with it. Pure; knows results.

A win counts by the weakest bot at the table, and only in whole games: a lesson is none, nor is one
that begins in the middle of another.
"""

from __future__ import annotations

from collections.abc import Iterable

from cosmic_tui.diary.results import PERSON, UNCOUNTED, Result

CHARACTER = ":"  # between the level of a bot and who it is
STEPS = {"cadet": 1, "ensign": 2, "lieutenant": 2, "rookie": 3, "captain": 4, "admiral": 5}
HIGHEST = 5
RUNGS = ("cadet", "ensign", "rookie", "captain", "admiral")  # one for each step


def step_of(result: Result, seat: int) -> int:
    """Return the level of bots that a win of this seat counts for; 0 if it counts for none."""
    others = [level for other, level in enumerate(result.levels) if other != seat and level != PERSON]
    return min((STEPS.get(level.partition(CHARACTER)[0], 0) for level in others), default=0)


def collected(results: Iterable[Result], game: str) -> dict[str, int]:
    """Return the highest level for everything that games were won with."""
    found: dict[str, int] = {}
    for result in results:
        if result.game != game or result.kind in UNCOUNTED:
            continue
        for seat in set(result.mine) & set(result.winners):
            step = step_of(result, seat)
            for name in filter(None, result.played[seat].split("+")):
                found[name] = max(found.get(name, 0), step)
    return {name: step for name, step in found.items() if step}


def next_rung(step: int, there: Iterable[str]) -> str:
    """Return the weakest of these bots that would be a new level, else the strongest."""
    known = set(there)
    rungs = [rung for rung in RUNGS if rung in known]
    return next((rung for rung in rungs if STEPS[rung] > step), rungs[-1] if rungs else "")
