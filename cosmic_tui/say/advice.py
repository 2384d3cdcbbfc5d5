"""What the strongest bot would do, in a sentence: the answer by its labels, and how often games are won from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cosmic_tui.say.voice import Voice
from engine.kernel.views import View

HUNDRED = 100


class Namer(Protocol):
    """The names a game has for the options of a view, and what can be done beside its question."""

    def labels(self, voice: Any, view: View) -> list[str]: ...

    def act(self, voice: Any, view: View, ref: tuple[Any, ...]) -> str: ...


def advised(
    voice: Voice, namer: Namer, view: View, answer: Any, considered: list[Any], rest: Sequence[Any] = ()
) -> str:
    """Return the answer, then what it and the next best one are worth, if that was played through."""
    parts = [named(voice, namer, view, answer), *[followed(voice, namer, view, refs) for _, refs in rest]]
    said = voice.say("scr-line-advice", value=", ".join(parts))
    if len(considered) < 2:
        return said
    (_, best), (other, second) = considered[:2]
    facts = {"number": round(best * HUNDRED), "max": round(second * HUNDRED)}
    return f"{said} {voice.say('scr-line-advice_shares', value=named(voice, namer, view, other), **facts)}"


def followed(voice: Voice, namer: Namer, view: View, refs: Sequence[Any]) -> str:
    """Name what is chosen next, when that is asked."""
    asked = {**view["question"], "options": [list(ref) for ref in refs]}
    return str(voice.words.join(namer.labels(voice, {**view, "question": asked})))


def named(voice: Voice, namer: Namer, view: View, answer: Any) -> str:
    """Name an answer as its options are called, or an act beside it; of talks only what kind of answer it is."""
    question = view["question"]
    if isinstance(answer, dict):
        return namer.act(voice, view, tuple(answer["act"]))
    if question["shape"] == "bargain":
        return voice.say(f"opt-{answer[0]}")
    if question["shape"] == "amount":
        if answer not in range(question["low"], question["high"] + 1):
            raise ValueError(answer)
        return str(answer)
    options = namer.labels(voice, view)
    if question["shape"] == "pick":
        return str(options[answer])
    if question["shape"] == "some":
        chosen = [options[number] for number in answer]
        return voice.words.join(chosen) if chosen else voice.say("opt-none")
    return voice.words.join(f"{option}: {count}" for option, count in zip(options, answer, strict=True) if count)
