"""The first game of Chaos Galaxy: beginner rules, ships only, a fixed deal; calls as things come up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmic_tui.games.parts import Call
from engine.chaos.view_types import View

SEED = 4
BOT = "cadet"
OPTIONS: Mapping[str, Any] = {"mode": "beginner", "decks": ["first_flight_red", "first_flight_blue"]}



def _can(kind: str) -> Any:
    """The menu offers something of that kind."""

    def found(view: View) -> bool:
        question = view["question"]
        return question is not None and any(option[0] == kind for option in question["options"])

    return found


def _poor(view: View) -> bool:
    return view["seats"][view["seat"]]["credits"] < 3 or not _can("play")(view)


def _hurt(view: View) -> bool:
    """Return whether a ship of the reader is turned."""
    return any(row["seat"] == view["seat"] and row["state"] != "active" for row in view["rows"])


CALLS: Sequence[Call] = (
    Call("chaos_colony", "main", "mine"),
    Call("chaos_play", "main", "hand", when=_can("play")),
    Call("chaos_numbers", "main", "mine", when=lambda view: any(row["seat"] == view["seat"] for row in view["rows"])),
    Call("chaos_draw", "main", "prompt", when=lambda view: _poor(view) and _can("draw")(view)),
    Call("chaos_attack", "main", "theirs", when=_can("attack")),
    Call("chaos_target", "main.target", "theirs"),
    Call("chaos_attackers", "combat.attackers", "mine"),
    Call("chaos_defend", "combat.defenders", "mine"),
    Call("chaos_fire", "fire.act", "front"),
    Call("chaos_reply", "fire.reply", "front"),
    Call("chaos_bomb", "bomb.ships", "front"),
    Call("chaos_turned", "main", "mine", when=_hurt),
)
