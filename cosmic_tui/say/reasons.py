"""A seat's reason for its answer in one sentence: `reason-<code>` of the game, or in few words, `aside-<code>`.

Facts are seats and numbers, nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.say.voice import Voice, ident_of
from cosmic_tui.words.loader import Words

WAYS = ("friendly", "dry", "loud", "short")  # of saying the same


def reason(voice: Voice, message: Mapping[str, Any]) -> str:
    """Return the reason a seat gives for its answer, or "" if this program has no sentence for it."""
    said = grounds(voice, message["code"], message["facts"])
    return speech(voice.words, voice.name(message["seat"]), said) if said else ""


def speech(words: Words, who: str, text: str) -> str:
    """Return what a player says. Its full stop stands where the language wants it: in quotation marks or behind."""
    if text.endswith(".") and not text.endswith(".."):
        return words.say("scr-line-plain_chat", "ended", who=who, value=text[:-1])
    return words.say("scr-line-plain_chat", who=who, value=text)


def aside(voice: Voice, message: Mapping[str, Any]) -> str:
    """Return the reason in few words, to stand behind the sentence about the answer; "" if there are none."""
    return _said(voice, "aside", message["code"], message["facts"])


def grounds(voice: Voice, code: str, facts: Mapping[str, Any]) -> str:
    """Return the reason itself, without whose it is."""
    return _said(voice, "reason", code, facts)


def _said(voice: Voice, how: str, code: str, told: Mapping[str, Any]) -> str:
    ident = f"{how}-{ident_of(code)}"
    if not voice.words.has(ident):
        return ""
    facts = {name: fact for name, fact in told.items() if type(fact) is int}
    about, n = facts.get("seat", -1), facts.get("n", 0)
    more = {"whom": voice.name(about), "n": n, "number": n, "way": WAYS[facts.get("way", 0) % len(WAYS)]}
    return voice.say(ident, voice.form(None, [about]), **more)
