"""Each seat's share of the events of a step: secret parts go only to the seats that may know them (R-SEC-1). Knows no
kind of event.
"""

from typing import Any

from cosmic_tui.table.rules import Rules

EYES = 2  # the place in an emitted event of the bit mask of those who may know its secret part


def knows(event: tuple[Any, ...], seat: int) -> bool:
    """Return whether this seat may know the event's secret part. A spectator (seat -1) knows only what is public."""
    return seat >= 0 and bool(event[EYES] >> seat & 1)


def redacted(rules: Rules, event: tuple[Any, ...], seat: int) -> dict[str, Any]:
    """Return the event as this seat may read it."""
    return rules.event(event, knows(event, seat))


def shares(rules: Rules, happened: list[tuple[Any, ...]], seats: list[int]) -> list[list[dict[str, Any]]]:
    """Return the events as each of these seats may read them.

    Seats that may know the same of an event share one object, which is never changed: events are most of what a table
    keeps in memory for a whole game.
    """
    versions: list[dict[bool, dict[str, Any]]] = [{} for _ in happened]
    told = []
    for seat in seats:
        mine = []
        for event, made in zip(happened, versions, strict=True):
            known = knows(event, seat)
            if known not in made:
                made[known] = rules.event(event, known)
            mine.append(made[known])
        told.append(mine)
    return told
