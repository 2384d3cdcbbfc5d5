"""Andromeda's part of the film: how long each show point is shown, which readers it concerns, and which points are
merged.

The points and their facts are those of `engine/andromeda/show_points.py`; their sentences are in say/film.py. Knows
facts; no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.film.beat import ALLY, MAIN, OTHER
from cosmic_tui.film.game_spec import FilmPart
from cosmic_tui.film.pace import ALWAYS, MINE, Timing
from cosmic_tui.film.shots import TWO
from cosmic_tui.games.andromeda.say import film as say
from cosmic_tui.games.andromeda.scene import Point
from cosmic_tui.say.voice import Voice
from engine.andromeda.view_types import Facts, View

ACTIVE, FIGHTS = "active", "fights"  # the parts of seats, as `Rules.about` says
EVEN = (1.0, 1.0, 1.0)
COLUMN, STEP = 0.12, 0.06  # seconds of a column of dice; of a step of a ship
LONGEST = 6  # dice of a side
FLIGHT = 6  # pictures of a ship that lifts

TIMES = {
    "turn": Timing(250, 500, 800, "", (1, 0.6, 0.6), True),
    "lift": Timing(400, 900, 1300, "", (1, 0.9, 0.6)),
    "explore": Timing(400, 900, 1300, "", (1, 0.7, 0.6)),
    "capture": Timing(400, 800, 1200, "", (1, 1, 0.5)),
    "bought": Timing(300, 700, 1000, "", (1, 0.6, 0.5)),
    "card": Timing(400, 900, 1300, "", (1, 0.8, 0.6)),
    "ambush": Timing(500, 1100, 1600, "", (1, 1, 0.6)),
    "battle": Timing(600, 1200, 1800, ALWAYS, (1, 1, 0.6)),
    "joined": Timing(300, 700, 1000, "", (1, 1, 0.5)),
    "truce": Timing(700, 1400, 2000, ALWAYS, (1, 1, 0.7)),
    "energy": Timing(400, 800, 1200, "", (1, 0.9, 0.5)),
    "thrown": Timing(900, 1700, 2500, ALWAYS, (1, 1, 0.7)),
    "again": Timing(500, 1200, 1800, "", (1, 1, 0.6)),
    "judged": Timing(900, 1900, 2800, ALWAYS, (1, 1, 0.7)),
    "paid": Timing(400, 900, 1300, "", (1, 1, 0.5)),
    "damage": Timing(500, 1100, 1600, "", (1, 1, 0.6)),
    "home": Timing(400, 800, 1200, "", (1, 0, 0.6)),
    "worked": Timing(200, 500, 800, "", (1, 0, 0.3)),
    "half_moon": Timing(300, 700, 1000, "", (1, 0, 0.4), True),
    "back": Timing(300, 600, 900, "", (1, 0, 0.3), True),
    "built": Timing(700, 1500, 2200, MINE, (1, 0.8, 0.7)),
    "event": Timing(900, 1900, 2800, ALWAYS, EVEN),
    "event_row": Timing(500, 1200, 1800, "", EVEN),
    "marker": Timing(700, 1500, 2200, ALWAYS, EVEN),
    "final": Timing(900, 1600, 2400, ALWAYS, EVEN),
    "ended": Timing(2500, 4000, 6000, ALWAYS, EVEN),
}
BATTLE = ("battle", "joined", "energy", "thrown", "again", "judged", "truce", "damage", "paid")


# events of which a point says the same
SHOWN = frozenset(
    "turn_began launched activated captured planet_laid card_played ambush battle_began escalated battle_ended "
    "rolled rerolled returning module_gained module_activated half_moon ships_back developed event_revealed "
    "end_triggered game_over".split()
)
IMPORTANT = (
    "marker",
    "judged",
    "truce",
    "built",
    "event",
    "ambush",
    "home",
    "capture",
)  # of what has happened meanwhile
MOST_NEWS = 4


class AndromedaFilm(FilmPart):
    """The film of Andromeda's Edge: how long each show point is shown (TIMES), and which of them are joined."""

    times = TIMES
    results = frozenset(("judged", "truce"))
    kept = frozenset(("thrown", "judged", "truce", "event", "marker", "ended"))
    shortened = frozenset(("battle", "thrown"))
    last = frozenset(("marker", "final", "ended"))
    headings = frozenset(("turn_began",))
    outcomes = frozenset(("battle_decided", "battle_ended", "developed", "event_revealed", "end_triggered"))
    together = (
        frozenset(("gained", "drawn", "scored", "advanced")),
        frozenset(("rolled",)),
        frozenset(("slotted", "moon_discarded")),
    )
    shown = SHOWN

    def role(self, point: Point, me: int) -> str:
        part = point.roles[me] if 0 <= me < len(point.roles) else ""
        return MAIN if part == ACTIVE else ALLY if part == FIGHTS else OTHER

    def concerns(self, point: Point, me: int) -> bool:
        """Return whether the point concerns the reader: their battles, what they build, events, the end."""
        if point.kind in self.last or point.kind == "event":
            return True
        if me < 0:
            return False
        if point.kind in ("judged", "truce", "damage", "thrown"):
            return self.role(point, me) != OTHER
        return point.kind == "built" and point.facts["seat"] == me

    def joined(self, before: Point, point: Point, rung: int, me: int) -> Any:
        """Return the facts of two show points merged into one, or None. A capture includes its launch, and for
        spectators several modules of one return are merged.
        """
        pair = (before.kind, point.kind)
        other = self.role(point, me) == OTHER
        if pair in (("joined", "joined"),) and before.facts["seat"] == point.facts["seat"]:
            return {**point.facts, "ships": [*before.facts["ships"], *point.facts["ships"]]}
        if pair in (("worked", "worked"), ("home", "worked"), ("half_moon", "worked")) and (other or rung):
            return point.facts
        if not rung:
            return None
        if pair in (("lift", "capture"), ("battle", "energy"), ("damage", "paid"), ("worked", "back")):
            return point.facts
        if rung >= TWO and pair in (("thrown", "judged"), ("turn", "lift"), ("energy", "thrown")):
            return point.facts if other else None
        return None

    def sentence(self, voice: Voice, point: Point) -> str:
        return say.sentence(voice, point)

    def frames(self, kind: str, facts: Facts, view: View) -> tuple[float, ...]:
        """Return the seconds for each picture. Dice appear column by column, and a ship rides along its beam."""
        if kind == "thrown":
            most = max((len(dice) for _, dice in facts["sides"]), default=0)
            return (COLUMN,) * min(LONGEST, most)
        return (STEP,) * FLIGHT if kind == "lift" else ()

    def watching(self, kind: str, view: View) -> str:
        return "film-watching_battle" if kind in BATTLE else "film-watching"

    def meanwhile(self, voice: Voice, points: Sequence[Point]) -> list[str]:
        """Return a few sentences about what has happened since the reader's last question: the most important kind
        first, and of each kind the latest first.
        """
        found = [point for kind in IMPORTANT for point in reversed(points) if point.kind == kind]
        return [self.sentence(voice, point) for point in found[:MOST_NEWS]]

    def explained(self, record: Any, view: View) -> bool:
        return view["battle"] is not None and any(side["rolled"] for side in view["battle"]["sides"])


FILM = AndromedaFilm()
