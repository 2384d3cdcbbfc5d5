"""What a seat is asked, in words: the question, why it is asked, and what goes on after a pass.

The ids are `q-` and the step that asks. Reads the view of the seat that is asked, nothing else.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.andromeda.say import things
from cosmic_tui.say.sentences import Asked
from cosmic_tui.say.voice import Voice, ident_of
from engine.andromeda.view_types import View
from engine.kernel.views import Question, asked_of

PASSES = ("pass", "no", "none", "go_on", "finish", "ready", "done")
WINDOWS = {
    "after_launch": "launch",
    "after_activation": "activation",
    "after_ambush": "ambush",
    "after_ships": "ships",
    "at_end": "end",
}


def asked(voice: Voice, view: View) -> Asked:
    """Return the open question of this view."""
    question = asked_of(view)
    ident = ident_for(voice, question)
    facts = facts_of(voice, view, question)
    declines = any(len(ref) == 1 and ref[0] in PASSES for ref in question["options"])
    declines = declines or (question["shape"] in ("some", "spread") and question["low"] == 0)
    passes = voice.say(ident, "pass", **facts) if declines and voice.words.has(ident, "pass") else ""
    return Asked(voice.say(ident, **facts), voice.say(ident, "why", **facts), passes, ident)


def ident_for(voice: Voice, question: Question) -> str:
    """Return the message id of a question: that of its step, or for a pause one that depends on its place in the turn.
    """
    why = question["why"]
    if why == "turn.window" and question["data"] in WINDOWS:
        return f"q-turn-window_{WINDOWS[question['data']]}"
    ident = f"q-{ident_of(why)}"
    return ident if voice.words.has(ident) else "q-any"


def facts_of(voice: Voice, view: View, question: Question) -> dict[str, Any]:
    """Return all facts that a question's message may use."""
    words, by, data = voice.words, question["by"], question["data"]
    region = view["region"]
    found: dict[str, Any] = {
        "range": voice.choice(question),
        "n": question["high"],
        "who": voice.name(view["active"]),
        "place": things.region_name(words, view, region) if region else "",
        "event": voice.say(f"event-{view['event']}") if view["event"] else "",
        "whom": voice.name(data) if isinstance(data, int) else voice.name(view["active"]),
        "name": "",
    }
    if by:
        found.update(_by(voice, view, by))
    if question["why"] == "pay.cost":
        found["cost"] = things.amounts(words, data[0])
    if question["why"] == "convert" and data:
        found["cost"], found["gain"] = things.amounts(words, data[0]), things.effects(words, data[1])
    return found


def _by(voice: Voice, view: View, by: list[Any]) -> dict[str, Any]:
    """Return the thing that causes a question, under every name that a message may use for it."""
    words, kind = voice.words, by[0]
    if kind == "region":
        name = things.region_name(words, view, by[1])
        return {"place": name, "name": name}
    if kind == "ship":
        return {"ship": things.ship(words, by[1])}
    name = things.named_thing(words, by)
    found = {"name": name, "module": name, "moon": name, "text": ""}
    if kind == "resource":
        found["name"] = voice.say(f"resource-{by[1]}")
    if kind == "ability":
        found["text"] = things.ability(words, by[1], "ab"[by[2]], view["balanced"])
    return found
