"""Lots in sentences: three events and the questions; everything else is said as usual."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.usual import sentences as usual
from cosmic_tui.say.sentences import Asked, Sentence

QUESTIONS = {"turn.lay": "Which lot do you lay?", "turn.prize": "Which prize?", "turn.worth": "How many turns?"}


def lines(voice: Any, event: dict[str, Any], view: Any) -> list[Sentence]:
    if event["event"] == "won":
        form = voice.form(event["seat"])
        return [Sentence(f"{voice.you_first(event['seat'])}: {event['n']} {event['prize']}.", form)]
    return [] if event["event"] == "over" else usual.lines(voice, event, view)


def asked(voice: Any, view: dict[str, Any]) -> Asked:
    found = usual.asked(voice, view)
    return found._replace(title=QUESTIONS.get(view["question"]["why"], found.title))


def labels(voice: Any, view: dict[str, Any]) -> list[str]:
    return [f"Lot {ref[1]}" if ref[0] == "lot" else usual.label(voice, ref) for ref in view["question"]["options"]]


def long_labels(voice: Any, view: dict[str, Any], draft: Any) -> list[str]:
    return labels(voice, {**view, "question": draft.question})


def where(voice: Any, view: dict[str, Any]) -> str:
    return f"Turn {view['turn']} of Lots."
