"""The coach of the first game: what is said at which question, and the game it is said in."""

from __future__ import annotations

from typing import Any

from cosmic_tui.say.parts import Call
from engine.andromeda.view_types import View

SEED = 11
BOT = "cadet"
OPTIONS: dict[str, Any] = {"length": "short", "events": "galactic_dawn", "raiders": "recommended"}


def _out(view: View) -> bool:
    """Return whether the reader has a ship on the map."""
    return any(str(view["seat"]) in row.get("ships", {}) for row in view["map"].values())


def _empty_pad(view: View) -> bool:
    return _out(view) and not any(view["seats"][view["seat"]]["pad"])


def _captured(view: View) -> bool:
    return bool(view["seats"][view["seat"]]["captured"])


def _near_the_end(view: View) -> bool:
    return bool(view["ended"]) or max(seat["vp"] for seat in view["seats"]) >= view["goal"] - 10


CALLS = (
    Call("faction", "setup.faction", "stage"),
    Call("home", "turn.main", "seats", _empty_pad),
    Call("second", "turn.main", "map", _out),
    Call("first", "turn.main", "stage"),
    Call("region", "launch.where", "map"),
    Call("moon", "turn.window", "hand", _captured),
    Call("modules", "return.module", "stage"),
    Call("field", "modules.buy", "seats"),
    Call("raiders", "battle.prepare", "stage"),
    Call("energy", "battle.energy", "stage"),
    Call("develop", "build.development", "map"),
    Call("event", "event.react", "stage"),
    Call("end", "*", "seats", _near_the_end),
)
