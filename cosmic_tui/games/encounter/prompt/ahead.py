"""Questions that can be answered ahead: one's encounter card, and which side one would join.

The question is built like the one that will come; nothing of the answer is sent before that. Only these two are known
while others are still asked. Standing orders are for passes; every other question is put as soon as it is known, or
depends on others' answers. Pure; knows views.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.prompt.draft import PICK
from engine.encounter.view_types import View

PLANNING, JOINING = "planning.pick", "alliance.join"
ENCOUNTER = ("attack", "negotiate", "morph")
BYSTANDER = "bystander"
TOO_LATE = ("reveal", "resolution", "encounter", "turn")
BEFORE_INVITATIONS = ("launch.", "alliance.before", "alliance.invite")


def question_ahead(view: View) -> dict[str, Any] | None:
    """Return the one of these questions that can be expected next, or None."""
    if view["seat"] < 0:
        return None
    side = {view["offense"]: 0, view["defense"]: 1}.get(view["seat"])
    return whom_to_join(view) if side is None else which_card(view, side)


def which_card(view: View, side: int) -> dict[str, Any] | None:
    """Return the question to a main player who has not laid a card yet."""
    cards = dict.fromkeys(card for card in view.get("hand", []) if card.partition("_")[0] in ENCOUNTER)
    if not cards or view["moment"].partition(".")[0] in TOO_LATE or view["laid"][side][0] != "none":
        return None
    return foreseen(PLANNING, [["card", card] for card in cards], side)


def whom_to_join(view: View) -> dict[str, Any] | None:
    """Return the question for a player who is no main player, once the defense is known and until they are asked: it
    offers the sides that have invited them, or both before the invitations.
    """
    me, moment = view["seat"], view["moment"]
    if view["defense"] < 0 or view["seats"][me]["role"] != BYSTANDER:
        return None
    if moment.startswith(BEFORE_INVITATIONS):
        sides = [0, 1]
    elif moment == JOINING:
        sides = [side for side in (0, 1) if view["invited"][side] >> me & 1]
    else:
        return None
    return foreseen(JOINING, [*(["side", side] for side in sides), ["pass"]]) if sides else None


def foreseen(why: str, options: list[list[Any]], data: Any = None) -> dict[str, Any]:
    return {"why": why, "shape": PICK, "options": options, "low": 0, "high": 0, "caps": [], "by": None, "data": data}
