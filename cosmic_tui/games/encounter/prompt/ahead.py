"""Choosing an encounter card before one is asked: a question like the one that will come, and whether the choice still
fits when it does. Pure; knows views.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.prompt.draft import PICK
from engine.kernel.told import View

WHY = "planning.pick"
ENCOUNTER = ("attack", "negotiate", "morph")
TOO_LATE = ("reveal", "resolution", "encounter", "turn")


def question_ahead(view: View) -> dict[str, Any] | None:
    """The question about the own encounter card, or None if none is to be expected."""
    me = view["seat"]
    cards = dict.fromkeys(card for card in view.get("hand", []) if card.partition("_")[0] in ENCOUNTER)
    side = {view["offense"]: 0, view["defense"]: 1}.get(me)
    if me < 0 or not cards or side is None or view["moment"].partition(".")[0] in TOO_LATE:
        return None
    if view["laid"][side][0] != "none":
        return None
    options = [["card", card] for card in cards]
    return {"why": WHY, "shape": PICK, "options": options, "low": 0, "high": 0, "caps": [], "by": None, "data": side}
