"""The strongest bot's advice in a sentence: the answer by its labels, and how often games are won from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cosmic_tui.say.voice import Voice
from engine.kernel.views import View

HUNDRED = 100


class Namer(Protocol):
    """The functions that name a game's options, and the acts beside a question."""

    def labels(self, voice: Any, view: View) -> list[str]: ...

    def act(self, voice: Any, view: View, ref: tuple[Any, ...]) -> str: ...


def advised(
    voice: Voice, namer: Namer, view: View, answer: Any, considered: list[Any], rest: Sequence[Any] = ()
) -> str:
    """Return the advised answer, then the values of it and of the next best one, if they were computed."""
    parts = [named(voice, namer, view, answer), *[followed(voice, namer, view, refs) for _, refs in rest]]
    said = voice.say("scr-line-advice", value=", ".join(parts))
    if len(considered) < 2:
        return said
    (_, best), (other, second) = considered[:2]
    facts = {"number": round(best * HUNDRED), "max": round(second * HUNDRED)}
    return f"{said} {voice.say('scr-line-advice_shares', value=named(voice, namer, view, other), **facts)}"


def followed(voice: Voice, namer: Namer, view: View, refs: Sequence[Any]) -> str:
    """Return the names of the options, given as refs, that the advice chooses at the next question."""
    asked = {**view["question"], "options": [list(ref) for ref in refs]}
    return str(voice.words.join(namer.labels(voice, {**view, "question": asked})))


def named(voice: Voice, namer: Namer, view: View, answer: Any) -> str:
    """Return the names of the chosen options, or of an act beside the question; in talks only the kind of answer."""
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
