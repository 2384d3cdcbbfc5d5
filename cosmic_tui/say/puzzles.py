"""An answered puzzle in sentences: right or wrong, what each answer is worth, why, and its theme.

Plain data in, for every way to play. Knows no files and no dates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cosmic_tui.say.review import answer_name
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import Words
from engine.kernel.views import View

HUNDRED = 100


class Weighed(Protocol):
    """The parts of a puzzle that sentences need (`cosmic_tui/puzzles/pack.py`)."""

    @property
    def answers(self) -> Sequence[Any]: ...

    @property
    def worth(self) -> Sequence[int]: ...

    @property
    def worlds(self) -> int: ...

    def is_right(self, place: int) -> bool: ...

    def behind(self, place: int) -> int: ...

    def against(self, place: int) -> int: ...

    def because(self, other: int) -> tuple[str, int, int] | None: ...


class Day(Protocol):
    """A date."""

    @property
    def year(self) -> int: ...

    @property
    def month(self) -> int: ...

    @property
    def day(self) -> int: ...


class Points(Protocol):
    """A rating."""

    @property
    def points(self) -> float: ...


class Tried(Protocol):
    """A person's answer to a puzzle, as the diary keeps it."""

    @property
    def puzzle(self) -> str: ...

    @property
    def right(self) -> bool: ...


class Bar(NamedTuple):
    """One answer: its name, what it is worth in points of 100, whether it is right, whether it was given."""

    name: str
    worth: int
    right: bool
    given: bool


def bars(voice: Voice, sentences: Any, view: View, puzzle: Weighed, given: int) -> list[Bar]:
    """Return every answer, the best one first."""
    names = [answer_name(voice, sentences, view, answer) for answer in puzzle.answers]
    return [
        Bar(name, round(worth * HUNDRED / 1000), puzzle.is_right(at), at == given)
        for at, (name, worth) in enumerate(zip(names, puzzle.worth, strict=True))
    ]


def verdict(voice: Voice, sentences: Any, view: View, puzzle: Weighed, given: int) -> str:
    """Return a sentence that says whether the answer is right."""
    best, mine = (answer_name(voice, sentences, view, puzzle.answers[at]) for at in (0, given))
    if given == 0:
        return voice.say("puz-right", name=best)
    ident = "puz-as_good" if puzzle.is_right(given) else "puz-wrong"
    return voice.say(ident, name=best, value=mine, n=puzzle.behind(given))


def because(voice: Voice, sentences: Any, view: View, puzzle: Weighed, given: int) -> str:
    """Return what speaks for the best answer, compared with the given one or the next wrong one."""
    other = puzzle.against(given)
    found = puzzle.because(other)
    if found is None or not voice.words.has(f"rev-because-{found[0]}"):
        return voice.say("rev-later")
    fact, high, low = found
    best, worse = (answer_name(voice, sentences, view, puzzle.answers[at]) for at in (0, other))
    return voice.say(f"rev-because-{fact}", max=puzzle.worlds, high=high, low=low, name=best, value=worse)


def about(voice: Voice, themes: Sequence[str]) -> str:
    """Return the puzzle's theme; "" if it is unknown."""
    known = [voice.say(f"puz-theme-{theme}") for theme in themes if voice.words.has(f"puz-theme-{theme}")]
    return voice.say("puz-about", value=voice.words.join(known)) if known else ""


def no_more(words: Words, coming: Mapping[str, Day]) -> str:
    """Return a sentence that every puzzle has been answered, and when the first one comes again."""
    day = next(iter(coming.values()), None)
    if day is None:
        return words.say("puz-none")
    return words.say("puz-later", value=words.date(day.year, day.month, day.day))


def standing(words: Words, rating: Points, right: int, answered: int) -> str:
    """Return the reader's rating, and how many puzzles were solved today if any were answered."""
    ident = "puz-today" if answered else "puz-begin"
    return words.say(ident, number=round(rating.points), high=right, max=answered)


def change(words: Words, before: Points, after: Points) -> str:
    """Return the reader's new rating; "" if nothing has changed, as with a puzzle that was answered before."""
    more = round(after.points) - round(before.points)
    return words.say("puz-rating", number=round(after.points), value=f"{more:+d}") if more else ""


def again(words: Words, tries: Sequence[Tried], puzzle: str, coming: Mapping[str, Day]) -> str:
    """Return when a puzzle comes again, or that it does not any more; "" if it was never missed."""
    day = coming.get(puzzle)
    if day is not None:
        return words.say("puz-again", value=words.date(day.year, day.month, day.day))
    return words.say("puz-known") if any(one.puzzle == puzzle and not one.right for one in tries) else ""
