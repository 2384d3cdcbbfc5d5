"""The first game of Cosmic Encounter: when the coach says what, and the deal it is said at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmic_tui.games.encounter.draw.situation import totals
from cosmic_tui.games.parts import Call
from engine.encounter.view_types import View
from engine.kernel.told import asked_of

ANY = "*"
SEED = 7
BOT = "cadet"
OPTIONS: Mapping[str, Any] = {"flares": False, "levels": ["green"]}


def _reinforcing(view: View) -> bool:
    options = view["question"]["options"] if view["question"] else []
    return any(ref[0] == "card" and ref[1].startswith("reinforcement") for ref in options)


def _may_give_in(view: View) -> bool:
    return view["turn"] > 2 and ["card", "negotiate"] in asked_of(view)["options"]


def _almost(view: View) -> bool:
    return any(seat["abroad"] >= view["goal"] - 1 for seat in view["seats"])


CALLS: Sequence[Call] = (
    Call("race", "setup.alien", ""),
    Call("destiny", "launch.aim", "systems"),
    Call("ships", "launch.send", "systems"),
    Call("invite", "alliance.invite", "stage"),
    Call("answer", "alliance.join", "stage"),
    Call("hand", "planning.pick", "hand"),
    Call("reinforce", "window", "hand", _reinforcing),
    Call("sum", "window", "stage", lambda view: bool(totals(view))),
    Call("desk", "deal", "stage"),
    Call("compensation", "planning.pick", "hand", _may_give_in),
    Call("power", "respond", "systems"),
    Call("winning", ANY, "systems", _almost),
)
