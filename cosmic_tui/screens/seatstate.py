"""One seat of a keyboard: what it has been told, and how far its person has seen it on the film.

`view`, `question` and `lines` are as far as the film has come. Plain bookkeeping; sends nothing.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any

import msgpack

from cosmic_tui.canvas.cells import width
from cosmic_tui.draw.scene import HEADING, RESULT, LogLine
from cosmic_tui.film.beat import Point
from cosmic_tui.film.film import ASKING, Film
from cosmic_tui.film.game_spec import FilmPart
from cosmic_tui.messages import down
from cosmic_tui.prompt.habits import Habits
from cosmic_tui.say.reasons import aside, reason
from cosmic_tui.say.voice import Voice
from engine.kernel.views import CommonView, Event, Question, View

Encounter = tuple[int, int]

SHARED = 75  # columns of lines that share one: a row of the list in the narrowest window


def mark_of(film: Film, kind: str) -> str:
    """Return the mark by which a line of the log stands out."""
    return HEADING if kind in film.part.headings else RESULT if kind in film.part.outcomes else ""


def joined(film: Film, told: list[LogLine]) -> list[LogLine]:
    """Return the lines as far as the film has come. Short ones of a kind are joined, except those about the reader."""
    behind = film.busy or film.unhurried  # a player who sees a story once more does not read how it goes on
    seen = [line for line in told if line.chat or line.number <= film.heard] if behind else told
    if not film.part.together:
        return seen
    lines: list[LogLine] = []
    for line in seen:
        last = lines[-1] if lines else None
        both = f"{last.text} {line.text}" if last is not None and not (line.to_me or last.to_me) else ""
        if last is not None and both and width(both) <= SHARED and _same(film, last.key, line.key):
            lines[-1] = line._replace(text=both)
        else:
            lines.append(line)
    return lines


def _same(film: Film, one: str, other: str) -> bool:
    return any(one in kinds and other in kinds for kinds in film.part.together)


def give_reason(state: SeatState, voice: Voice, message: down.GivenReason) -> None:
    """Add a seat's reason for an answer: a few words behind the answer's sentence, else a line of its own."""
    few = aside(voice, message)
    place = told_last(state, message["seat"]) if few else -1
    if place >= 0:
        line = state.told[place]
        state.told[place] = line._replace(text=f"{line.text} {few}")
    elif text := reason(voice, message):
        state.told.append(LogLine(text, number=len(state.events), key="reason", quiet=True))


def told_last(state: SeatState, seat: int) -> int:
    """Return the index of the line about a seat's last answer, if its kind may share a line and only this seat has
    acted since; else -1.
    """
    kinds = frozenset().union(*state.film.part.together)
    at = next((at for at in range(len(state.events), 0, -1) if state.events[at - 1].get("seat") != seat), 0)
    mine = (place for place, line in enumerate(state.told) if line.number > at and line.key in kinds)
    return next(mine, -1)


def encounter_of(view: View) -> Encounter:
    """Return the part of the game to which a board belongs."""
    return view.get("turn", 0), view.get("number", 0)


@dataclass
class Then:
    """A past board with the number of events before it, packed so that thousands of them fit in memory."""

    events: int
    packed: bytes

    def view(self) -> View:
        view: View = unpacked(self.packed)
        return view


def packed(value: Any) -> bytes:
    return zlib.compress(msgpack.packb(value), 1)


def unpacked(data: bytes) -> Any:
    return msgpack.unpackb(zlib.decompress(data), raw=False)


def nothing_said(point: Point) -> str:
    return ""


@dataclass
class SeatState:
    """One seat of this keyboard. `told` and `put` may be newer than what its person sees."""

    seat: int
    film: Film = field(default_factory=lambda: Film(FilmPart(), -1, nothing_said))
    serial: int = 0
    put: Question | None = None  # the question that is open at the table
    asked: list[Any] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    told: list[LogLine] = field(default_factory=list)
    boards: list[Then] = field(default_factory=list)
    shown: list[bytes] = field(default_factory=list)  # every show point that was told, packed
    records: dict[Encounter, dict[str, Any]] = field(default_factory=dict)  # what each encounter has brought so far
    sums: dict[Encounter, Then] = field(default_factory=dict)  # the last board of each encounter that had a sum
    orders: dict[str, Any] = field(default_factory=dict)
    passed: int = 0  # questions the orders have let pass
    refused: down.RefusedWish | None = None
    preview: down.Preview | None = None
    habits: Habits = field(default_factory=Habits)
    answers: int = 0  # given by this person at this screen
    done_to_me: list[tuple[int, int]] = field(default_factory=list)  # (line, answers given when it came)
    gathered: Any = None  # what the game's board has gathered from so many events
    gathered_at: tuple[int, int] = (-1, -1)
    missed_from: int | None = None  # events after which moments were lost with the line, or left out for a slow one
    seen: int = 0  # lines that were there when this person last looked

    @property
    def view(self) -> CommonView[Any] | None:
        """The board on the screen."""
        return self.film.view

    @property
    def question(self) -> Question | None:
        """Return the open question, once the film has reached it."""
        return self.put if self.film.state == ASKING else None

    @property
    def lines(self) -> list[LogLine]:
        """Return the story as far as the film has shown it. Chat is shown at once."""
        return joined(self.film, self.told)

    @property
    def record(self) -> dict[str, Any] | None:
        """Return what has happened in the present encounter so far."""
        return self.records.get(encounter_of(self.view)) if self.view is not None else None

    @property
    def summed_here(self) -> View | None:
        """The last board of this encounter that had totals."""
        found = self.sums.get(encounter_of(self.view)) if self.view is not None else None
        return found.view() if found is not None else None

    @property
    def summed(self) -> View | None:
        """The last board with totals, of this encounter or an earlier one."""
        last = self._last_summed
        return self.sums[last].view() if last is not None else None

    @property
    def summed_record(self) -> dict[str, Any] | None:
        """Return what happened in the last encounter with totals."""
        return self.records.get(self._last_summed) if self._last_summed is not None else None

    @property
    def _last_summed(self) -> Encounter | None:
        if self.view is None:
            return None
        now = encounter_of(self.view)
        return max((encounter for encounter in self.sums if encounter <= now), default=None)
