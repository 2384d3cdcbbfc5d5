"""Sentences for refusals, from the codes of the game, the table and the saved games.

A code has a message `no-<code>`; a test checks that every code has one.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.say.voice import Voice
from cosmic_tui.words.os_errors import because

LIMITS = ("amount", "how_many")


def refused(voice: Voice, code: str, facts: dict[str, Any]) -> str:
    """Return one sentence for a refusal."""
    if code in LIMITS and facts["low"] == facts["high"]:
        code = "exactly"
    return voice.say(f"no-{code}", **arguments(voice, facts))


def arguments(voice: Voice, facts: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of a refusal as variables: typed text stays as it is, things of the game get their names."""
    found: dict[str, Any] = dict(facts)
    name = str(facts.get("name", ""))
    if "reason" in facts:
        found["reason"] = because(voice.words, str(facts["reason"]))
    found["value"] = facts.get("value", found.get("reason", name))
    found["file"] = name
    found["number"] = facts.get("number", facts.get("answers", 0))
    found.setdefault("min", facts.get("low", 0))
    found.setdefault("max", facts.get("high", 0))
    found["range"] = voice.range(found["min"], found["max"])
    return found | voice.facts(facts)
