"""Why somebody answers so, as one sentence: `reason-<code>` of the game, or in few words, `aside-<code>`.

Facts are seats and numbers, nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.say.voice import Voice, ident_of

WAYS = ("friendly", "dry", "loud", "short")  # of saying the same


def reason(voice: Voice, message: Mapping[str, Any]) -> str:
    """Return the reason a seat gives for its answer, or "" if this program has no sentence for it."""
    said = _said(voice, "reason", message)
    return voice.say("scr-line-plain_chat", who=voice.name(message["seat"]), value=said) if said else ""


def aside(voice: Voice, message: Mapping[str, Any]) -> str:
    """Return the same in few words, to stand behind the sentence that tells the answer; "" if there are none."""
    return _said(voice, "aside", message)


def _said(voice: Voice, how: str, message: Mapping[str, Any]) -> str:
    ident = f"{how}-{ident_of(message['code'])}"
    if not voice.words.has(ident):
        return ""
    facts = {name: fact for name, fact in message["facts"].items() if type(fact) is int}
    about, n = facts.get("seat", -1), facts.get("n", 0)
    more = {"whom": voice.name(about), "n": n, "number": n, "way": WAYS[facts.get("way", 0) % len(WAYS)]}
    return voice.say(ident, voice.form(None, [about]), **more)
