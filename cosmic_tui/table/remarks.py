"""Remarks: after a show point one bot may say something, at most once in two parts of the game.

A remark is told like a reason, behind the events of the show point after the one it is about. It depends on show points
alone, which are the same for everybody. Knows no kind of point.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Protocol

from cosmic_tui.table.falls import guarded
from cosmic_tui.table.seats import Seat
from cosmic_tui.table.setup import BOT
from engine.bots.player import Reason, Shown
from engine.kernel.views import Facts

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

EVERY = 2  # parts of the game


class Point(Protocol):
    """The part of a show point that remarks need (showing.py)."""

    @property
    def kind(self) -> str: ...
    @property
    def facts(self) -> Facts: ...
    @property
    def about(self) -> tuple[int, int, list[str]]: ...
    @property
    def events(self) -> int: ...


@dataclass
class Remarks:
    """The show points of this part of the game, and for how many parts no bot has made a remark."""

    part: tuple[int, int] = (0, 0)
    told: list[Shown] = field(default_factory=list)
    parts: int = EVERY  # since the last remark

    def hear(self, point: Point) -> None:
        """Add one show point."""
        if point.about[:2] != self.part:
            self.part, self.told = point.about[:2], []
            self.parts += 1
        self.told.append((point.kind, point.facts, point.about[2]))


def listen(table: "Table", points: Sequence[Point], before: dict[int, int]) -> None:
    """Let a bot remark on each show point of an answer. `before`: how many events each seat had had."""
    for number, point in enumerate(points):
        table.remarks.hear(point)
        said = _said(table) if table.remarks.parts >= EVERY else None
        if said is None:
            continue
        table.remarks.parts = 0
        speaker, (code, facts) = said
        message = {"kind": "reason", "seat": speaker.number, "code": code, "facts": dict(facts)}
        for seat in table.listeners():
            after = before[seat.number] + points[number + 1].events if number + 1 < len(points) else len(seat.log)
            seat.reasons.append((after, message))


def _said(table: "Table") -> tuple[Seat, Reason] | None:
    """Return the first bot that has a remark, and the remark. The bot whose seat acted is asked first."""
    told = table.remarks.told
    bots = [seat for seat in table.seats if seat.who == BOT and seat.player is not None]
    for seat in sorted(bots, key=lambda seat: seat.number != told[-1][1].get("seat")):
        assert seat.player is not None
        found = guarded(table, seat, partial(seat.player.remark, seat.number, told), None)
        if found is not None:
            return seat, found
    return None
