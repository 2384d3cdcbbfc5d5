"""The review of a game in sentences: a mark and why, and the sums. Plain data in, for every way to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.say.advice import Namer, named
from cosmic_tui.say.voice import Voice
from engine.kernel.told import View

FOUND = "well_found"


def mark_lines(voice: Voice, tongue: Any, view: View, mark: Any) -> list[str]:
    """Say what was done and what it cost; what speaks for the better answer; how it went in whole games."""
    given, best = answer_name(voice, tongue, view, mark.given), answer_name(voice, tongue, view, mark.best)
    names = {"value": given, "name": best}
    what = tongue.asked(voice, view).title.rstrip(".?!:")
    kind = voice.say(f"rev-kind-{mark.kind}")
    ident = "rev-found" if mark.kind == FOUND else "rev-mark"
    found = [voice.say(ident, turn=mark.turn, what=what, near=kind, n=mark.points, **names)]
    return [*found, because(voice, mark, given, best), voice.say("rev-whole", n=mark.whole[1], number=mark.whole[0])]


def because(voice: Voice, mark: Any, given: str, best: str) -> str:
    """Say what happened in how many of the worlds, the better answer first; or that it shows only later."""
    ident = f"rev-because-{mark.because}"
    if mark.counted is None or not voice.words.has(ident):
        return voice.say("rev-later")
    ours, theirs = (given, best) if mark.kind == FOUND else (best, given)
    high, low = mark.counted
    return voice.say(ident, max=mark.worlds, high=high, low=low, name=ours, value=theirs)


def answer_name(voice: Voice, namer: Namer, view: View, answer: Any) -> str:
    """Return an answer as its options are called; of a file that does not fit its game, a dash."""
    try:
        return named(voice, namer, view, answer).rstrip(".")
    except (KeyError, TypeError, ValueError, IndexError):
        return "—"


def sum_lines(voice: Voice, sums: Mapping[str, int]) -> list[str]:
    """Say what was given away, and everything else."""
    return [
        voice.say("rev-given_away", n=sums["given_away"], number=sums["in_100"]),
        voice.say("rev-everything_else", value=f"{sums['everything_else']:+d}".replace("+0", "0")),
    ]
