"""Why somebody answers so, as one sentence: `reason-<code>` of the game. Facts are seats and numbers, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.say.voice import Voice, ident_of


def reason(voice: Voice, message: Mapping[str, Any]) -> str:
    """Return the reason a seat gives for its answer, or "" if this program has no sentence for it."""
    ident = f"reason-{ident_of(message['code'])}"
    if not voice.words.has(ident):
        return ""
    numbers = {name: fact for name, fact in message["facts"].items() if type(fact) is int}
    about = numbers.get("seat", -1)
    said = voice.say(ident, voice.form(None, [about]), whom=voice.name(about), n=numbers.get("n", 0))
    return voice.say("scr-line-plain_chat", who=voice.name(message["seat"]), value=said)
