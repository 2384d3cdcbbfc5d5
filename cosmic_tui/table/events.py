"""Who reads what of an event: one seat's share of what a step emitted (R-SEC-1). Knows no kind of event."""

from typing import Any

from cosmic_tui.table.rules import Rules

EYES = 2  # the place in an emitted event of the bit mask of those who may know its secret part


def knows(event: tuple[Any, ...], seat: int) -> bool:
    """Return whether this seat may know the secret part. A spectator (seat -1) gets what all may know."""
    return seat >= 0 and bool(event[EYES] >> seat & 1)


def redacted(rules: Rules, event: tuple[Any, ...], seat: int) -> dict[str, Any]:
    """Return an event for one seat."""
    return rules.event(event, knows(event, seat))


def shares(rules: Rules, happened: list[tuple[Any, ...]], seats: list[int]) -> list[list[dict[str, Any]]]:
    """Return what each of these seats reads.

    Seats that may know the same of an event get the same object, which is never changed: stories are most of what a
    table keeps for a whole game.
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
