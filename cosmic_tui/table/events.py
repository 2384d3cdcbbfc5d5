"""Who reads what of an event: one seat's share of what a step emitted (R-SEC-1). Knows no kind of event."""

from typing import Any

from cosmic_tui.table.rules import Rules

EYES = 2  # the place in an emitted event of the bit mask of those who may know its secret part


def redacted(rules: Rules, event: tuple[Any, ...], seat: int) -> dict[str, Any]:
    """An event for one seat; a spectator (seat -1) gets what everybody may know."""
    known = seat >= 0 and bool(event[EYES] >> seat & 1)
    return rules.event(event, known)
