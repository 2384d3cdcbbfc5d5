"""How things on the board are lit: by the options of the open question, each with the digit of the prompt.

An option may concern several things (who fires, at whom): its digit stands on the one that is being chosen.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.draw.scene import Mark, all_marks
from cosmic_tui.games.chaos import pieces
from cosmic_tui.games.chaos.scene import Scene

ON_HANDLE = frozenset(("row", "pay", "use", "develop", "reply", "stealth"))  # the second part is a handle
AT_TARGET = frozenset(("fire", "board"))  # the third part is what is chosen, the second is the player who chooses

FACED = "seat-"  # with the number of a seat: what `z` turns to


def by_handle(scene: Scene) -> dict[int, Mark]:
    """Return the mark of every card on the table that may be chosen now."""
    found: dict[int, Mark] = {}
    marks = all_marks(scene)
    doers = {ref[1] for ref, _ in marks if ref[0] in AT_TARGET}
    for ref, mark in marks:
        handle = _handle(ref, len(doers))
        if handle and (handle not in found or (mark.digit and not found[handle].digit) or mark.here):
            found[handle] = mark
    return found


def _handle(ref: tuple[Any, ...], doers: int) -> int:
    if ref[0] in ON_HANDLE:
        return int(ref[1])
    if ref[0] in AT_TARGET:
        return int(ref[2] if doers == 1 else ref[1])
    return 0


def by_card(scene: Scene) -> dict[str, Mark]:
    """Return the mark of every card of the hand that may be chosen now."""
    found: dict[str, Mark] = {}
    for ref, mark in all_marks(scene):
        if ref[0] in ("play", "down", "card") and (ref[1] not in found or mark.here):
            found[ref[1]] = mark
    return found


def by_zone(scene: Scene) -> dict[tuple[str, int], Mark]:
    """Return the marks of colonies and centres."""
    return {(ref[0], ref[1]): mark for ref, mark in all_marks(scene) if ref[0] in ("colony", "centre", "seat")}


def ticked(scene: Scene, why: str) -> list[int] | None:
    """Return the handles ticked so far if a question of that kind is open, else None."""
    draft = scene.draft
    if draft is None or draft.question["why"] != why:
        return None
    options = draft.question["options"]
    return [options[index][1] for index in sorted(getattr(draft, "ticked", ()))]


def here(scene: Scene) -> tuple[Any, ...]:
    """Return the highlighted option, or ()."""
    draft = scene.draft
    choice = getattr(draft, "choice", None)
    return choice.ref if choice is not None else ()


def beyond(scene: Scene) -> bool:
    """Return whether the focus is on the players who have only one line each. The other neighbor is then shown."""
    there = "others" if "others" in scene.layout else "chart"
    return scene.focus == there and scene.n > 2 and scene.me >= 0 and not scene.view["fight"]


def faced(scene: Scene) -> int:
    """Return the neighbor the reader has turned to, or -1 if the moment decides."""
    wished = int(scene.zoom.removeprefix(FACED)) if scene.zoom.startswith(FACED) else -1
    if not beyond(scene):
        return wished
    shown, _ = pieces.facing(scene.view, wished)
    return next((seat for seat in scene.view["seats"][scene.me]["neighbours"] if seat != shown), wished)
