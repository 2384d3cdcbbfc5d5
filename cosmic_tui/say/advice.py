"""What the strongest bot would do, in a sentence: the answer by its labels, and how often games are won from there."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games import tongue_of
from cosmic_tui.say.voice import Voice

HUNDRED = 100


def advised(voice: Voice, game: str, view: dict[str, Any], answer: Any, considered: list[Any]) -> str:
    """The answer, then what it and the next best one are worth, if that was played through."""
    said = voice.say("scr-line-advice", value=named(voice, game, view, answer))
    if len(considered) < 2:
        return said
    (_, best), (other, second) = considered[:2]
    facts = {"number": round(best * HUNDRED), "max": round(second * HUNDRED)}
    return f"{said} {voice.say('scr-line-advice_shares', value=named(voice, game, view, other), **facts)}"


def named(voice: Voice, game: str, view: dict[str, Any], answer: Any) -> str:
    """An answer as its options are called; of talks only what kind of answer it is."""
    question = view["question"]
    if question["shape"] == "bargain":
        return voice.say(f"opt-{answer[0]}")
    labels = tongue_of(game).labels(voice, view)
    if question["shape"] == "pick":
        return labels[answer]
    if question["shape"] == "amount":
        return str(answer)
    if question["shape"] == "some":
        return voice.words.join(labels[number] for number in answer) or voice.say("opt-none")
    return voice.words.join(f"{label}: {count}" for label, count in zip(labels, answer, strict=True) if count)
