"""The judge's results in sentences: the marks of a review and why, its totals, and advice. Plain data in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmic_tui.say.advice import Namer, advised, named
from cosmic_tui.say.reasons import grounds
from cosmic_tui.say.voice import Voice
from engine.kernel.views import View

FOUND = "well_found"
LEAST, LARGE = 3, 10  # points from which something is shown, and where only whole games tell anything


def mark_lines(voice: Voice, sentences: Any, view: View, mark: Any) -> list[str]:
    """Return what was done and what it cost; what speaks for the better answer; that whole games confirm it."""
    given, best = answer_name(voice, sentences, view, mark.given), answer_name(voice, sentences, view, mark.best)
    names = {"value": given, "name": best}
    what = sentences.asked(voice, view).title.rstrip(".?!:")
    kind = voice.say(f"rev-kind-{mark.kind}")
    ident = "rev-found" if mark.kind == FOUND else "rev-mark"
    found = [voice.say(ident, turn=mark.turn, what=what, near=kind, n=mark.points, **names)]
    pair = (given, best) if mark.kind == FOUND else (best, given)
    why = because(voice, mark.because, mark.counted, mark.worlds, pair)
    whole = [voice.say("rev-whole", n=mark.whole[1])] if mark.whole is not None else []
    return [*found, why, *whole]


def mark_row(voice: Voice, sentences: Any, view: View, mark: Any) -> str:
    """Return in short what was done and what it cost."""
    given, kind = answer_name(voice, sentences, view, mark.given), voice.say(f"rev-kind-{mark.kind}")
    return voice.say("rev-row", turn=mark.turn, near=kind, number=mark.points, value=given)


def because(voice: Voice, fact: str | None, counted: Sequence[int] | None, worlds: int, names: tuple[str, str]) -> str:
    """Return what happened in how many of the searched positions, the better answer first; or that it shows only later.
    """
    ident = f"rev-because-{fact}"
    if not fact or counted is None or not voice.words.has(ident):
        return voice.say("rev-later")
    high, low = counted
    return voice.say(ident, max=worlds, high=high, low=low, name=names[0], value=names[1])


def advice_lines(voice: Voice, sentences: Any, view: View, advice: Any) -> list[str]:
    """Return what the strongest bot would do. With the judge's values: how often that wins, what is next best and by
    how much, and why. Differences too small to be sure of are left out.
    """
    found = advice.weighed
    said = [advised(voice, sentences, view, advice.answer, advice.considered, advice.rest)]
    why = grounds(voice, *advice.reason) if advice.reason else ""
    if why:
        said.append(voice.say("scr-line-advice_reason", value=why))
    if not found or not found.get("worlds"):
        return said
    given, best = (answer_name(voice, sentences, view, found[which]) for which in ("given", "best"))
    worth, cost, size = found["worth"], found["cost"], found.get("size", 0)
    if not found.get("holds"):
        return [*said, voice.say("rev-advice-same", number=points(worth), name=best)]
    ident, share = ("rev-advice-ahead", worth) if cost < 0 else ("rev-advice-behind", worth + size)
    said.append(voice.say(ident, number=points(share), name=best, max=points(size)))
    pair, order = ((given, best), -1) if cost < 0 else ((best, given), 1)
    fact, counted = found["because"], found["counted"].get(found["because"])
    why = because(voice, fact, counted[::order] if counted else None, found["worlds"], pair)
    return [*said, why, voice.say("rev-whole", n=found["whole"][2])]


def points(thousandths: int) -> int:
    """Return points of 100, rounded for people."""
    return round(thousandths / 10)


def answer_name(voice: Voice, namer: Namer, view: View, answer: Any) -> str:
    """Return an answer by the labels of its options; a dash if the file does not fit its game."""
    try:
        return named(voice, namer, view, answer).rstrip(".")
    except (KeyError, TypeError, ValueError, IndexError):
        return "—"


def none_line(voice: Voice, quick: bool) -> str:
    """Return a sentence that there is no mark to show, and how large one would have to be."""
    return voice.say("rev-none", number=LEAST if quick else LARGE)


def sum_lines(voice: Voice, sums: Mapping[str, int]) -> list[str]:
    """Return sentences with the cost of the marked decisions, or that there are none, and the sum of everything else.
    """
    lost = sums["marked"]
    return [
        voice.say("rev-marked", n=lost) if lost else none_line(voice, quick=True),
        voice.say("rev-everything_else", value=f"{sums['everything_else']:+d}".replace("+0", "0")),
    ]
