"""The coach of the first game: one idea and one thing to try, each once, ended by doing the thing.

It speaks in the prompt and frames one region; everything else stays as it is. Knows views and words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.encounter.draw.situation import totals
from cosmic_tui.words.loader import Words

View = dict[str, Any]
ANY = "*"


class Call(NamedTuple):
    """One call-out: its words, the question at which it is said, the region it is about, and when it fits."""

    ident: str
    why: str
    region: str
    when: Callable[[View], bool] = lambda view: True


def _reinforcing(view: View) -> bool:
    options = view["question"]["options"] if view["question"] else []
    return any(ref[0] == "card" and ref[1].startswith("reinforcement") for ref in options)


def _may_give_in(view: View) -> bool:
    return view["turn"] > 2 and ["card", "negotiate"] in view["question"]["options"]


def _almost(view: View) -> bool:
    return any(seat["abroad"] >= view["goal"] - 1 for seat in view["seats"])


CALLS = (
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


class Coach:
    """What has been said already, and what is to be said now."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.said: set[str] = set()
        self.saying: Call | None = None
        self.muted = False

    def call(self, view: View) -> Call | None:
        """The first call-out that fits and has not been ended."""
        question = view["question"]
        if question is None or self.muted:
            return None
        fitting = (call for call in CALLS if call.ident not in self.said and call.why in (ANY, question["why"]))
        return next((call for call in fitting if call.when(view)), None)

    def answered(self) -> None:
        """The thing was done: what was said about it is not said again."""
        if self.saying is not None and not self.muted:
            self.said.add(self.saying.ident)

    def mute(self) -> None:
        self.muted = True

    def beside(self, scene: Scene) -> Scene:
        """The scene with the coach in it."""
        call = self.saying = self.call(scene.view)
        if call is None or scene.asking is None:
            return scene
        ident = f"tut-{call.ident}"
        lines = (self.words.say(ident), scene.look.say_keys(ident, "do"))
        number = [entry.ident for entry in CALLS].index(call.ident) + 1
        note = self.words.say("scr-coach_note", number=number, max=len(CALLS))
        asking = replace(scene.asking, coach=lines, note=note)
        return replace(scene, asking=asking, coach=lines, coached=call.region)
