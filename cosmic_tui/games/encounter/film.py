"""Cosmic Encounter's part of the film: how long each show point is shown, whom it concerns, which points are joined.

The points and their facts are those of `engine/encounter/show_points.py`; their sentences are in say/film.py, their
motion in draw/motion.py. Knows facts; no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cosmic_tui.film.beat import ALLY, MAIN, OTHER
from cosmic_tui.film.game_spec import FilmPart
from cosmic_tui.film.pace import ALWAYS, AT_A_SWING, MINE, Timing
from cosmic_tui.film.shots import TWO
from cosmic_tui.games.encounter.draw.motion import frames
from cosmic_tui.games.encounter.say import film as say
from cosmic_tui.games.encounter.say.decided import near
from cosmic_tui.games.encounter.say.meanwhile import meanwhile
from cosmic_tui.games.encounter.say.totals import in_words
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Point
from engine.encounter.view_types import Facts, Record, View

MAIN_ROLES = ("offense", "defense")
ALLY_ROLES = ("offensive_ally", "defensive_ally")
RESULTS = frozenset(("won", "deal", "no_deal", "broken"))  # every encounter shows one of these
FALLS = ("lost", "landed", "paid")  # what follows a result: rows of facts, a seat each
REVEAL = ("turned", "changed_card", "summed", "used", "stopped", "added", "won")
AFTER = ("lost", "landed", "paid", "power", "near", "broken")
TALKS = ("talks", "offered", "deal", "no_deal")
NEARLY = 1.2  # times as long stands what was lost by next to nothing
EVEN, LESS = (1.0, 1.0, 1.0), (1.0, 0.9, 0.6)

TIMES = {
    "turn": Timing(250, 500, 800, "", (1, 0.6, 0.6), True),
    "regroup": Timing(300, 600, 900, "", (1, 0, 0), True),
    "destiny": Timing(500, 1100, 1600, "", (1, 0.6, 0.6)),
    "launched": Timing(500, 1100, 1600, "", (1, 0.7, 0.6)),
    "invited": Timing(300, 700, 1000, "", (1, 1, 0.4), True),
    "joined": Timing(0, 400, 600, "", (1, 0.8, 0), True),
    "sides": Timing(700, 1400, 2100, ALWAYS, (1, 1, 0.6)),
    "laid": Timing(300, 700, 1000, "", (1, 0.8, 0.5), True),
    "turned": Timing(900, 1600, 2400, ALWAYS, (1, 1, 0.7)),
    "changed_card": Timing(600, 1300, 1900, "", (1, 0.8, 0.6)),
    "summed": Timing(700, 1500, 2200, "", (1, 1, 0.7)),
    "used": Timing(600, 1200, 1800, "", (1, 0.8, 0.6)),
    "stopped": Timing(700, 1300, 1900, "", (1, 0.9, 0.7)),
    "added": Timing(600, 1300, 2000, AT_A_SWING, LESS),
    "won": Timing(1300, 2400, 3500, ALWAYS, (1, 0.9, 0.7)),
    "lost": Timing(500, 1100, 1600, "", (1, 1, 0.6)),
    "landed": Timing(600, 1200, 1800, "", (1, 1, 0.6)),
    "paid": Timing(400, 900, 1300, "", (1, 1, 0.4)),
    "power": Timing(700, 1400, 2000, MINE, (1, 1, 0.7)),
    "near": Timing(600, 1200, 1800, ALWAYS, EVEN),
    "talks": Timing(600, 1200, 1800, "", (1, 0.7, 0.6)),
    "offered": Timing(0, 600, 900, "", (0, 0.5, 0.5)),
    "deal": Timing(1000, 2200, 3200, ALWAYS, (1, 1, 0.6)),
    "no_deal": Timing(900, 2000, 3000, ALWAYS, (1, 1, 0.6)),
    "broken": Timing(900, 2000, 2900, "", (1, 1, 0.3)),
    "ended": Timing(2500, 4000, 6000, ALWAYS, EVEN),
}


class EncounterFilm(FilmPart):
    """The film of Cosmic Encounter: how long each show point is shown (TIMES), and which are joined (film/shots.py)."""

    times = TIMES
    results = RESULTS
    kept = RESULTS - {"broken"} | {"ended"}
    shortened = frozenset(("turned", "summed", "talks"))
    live = frozenset(("offered",))
    last = frozenset(("near", "ended"))
    late = frozenset(("turned", "changed_card", "summed", "added", "lost"))
    headings = frozenset(("turn_began", "encounter_began", "encounter_inserted"))
    outcomes = frozenset(("decided", "deal_made", "deal_failed", "broken_off", "game_won"))
    shown = frozenset(
        (
            "turn_began", "retrieved", "destiny_drawn", "defense_named", "aimed", "launched", "invited", "joined",
            "stayed_out", "revealed", "decided", "announced", "stopped", "power_zapped", "ships_lost", "landed",
            "rewarded", "power_lost", "power_regained", "deal_failed", "broken_off", "game_won",
        )
    )  # fmt: skip
    together = (frozenset(("invited",)), frozenset(("joined", "stayed_out")))

    def role(self, point: Point, me: int) -> str:
        part = point.roles[me] if 0 <= me < len(point.roles) else ""
        return MAIN if part in MAIN_ROLES else ALLY if part in ALLY_ROLES else OTHER

    def concerns(self, point: Point, me: int) -> bool:
        """Return whether the point changes the reader's ships, cards or power, is a result of the reader's, shows a
        player near winning, or is the end.
        """
        if point.kind in self.last:
            return True
        if me < 0:
            return False
        if point.kind in RESULTS:
            return self.role(point, me) != OTHER
        if point.kind in FALLS:
            return any(me in seats for seats in _touched(point.facts))
        return point.kind in ("power", "regroup") and point.facts["seat"] == me

    def has_beat(self, point: Point) -> bool:
        """Return whether a show point is a step of the film by itself. Those who join nobody are not: they are told
        when the alliances are complete.
        """
        return point.kind != "joined" or point.facts["side"] >= 0

    def length(self, point: Point, me: int, pace: str, sentence: str, halved: bool = False) -> float:
        """Return the point's seconds; a near miss is shown longer."""
        usual = super().length(point, me, pace, sentence, halved)
        return usual * NEARLY if point.kind == "won" and near(point.facts) else usual

    def dropped_early(self, point: Point, me: int) -> bool:
        return point.kind == "broken" and self.role(point, me) == OTHER

    def side_by_side(self, before: Point, point: Point, me: int) -> bool:
        pair = (before.kind, point.kind) == ("lost", "landed")
        return pair and not self.concerns(before, me) and not self.concerns(point, me)

    def joined(self, before: Point, point: Point, rung: int, me: int) -> Facts | None:
        one, two = before.facts, point.facts
        same_act = bool(two.get("act")) and two.get("act") == one.get("act")
        pair = (before.kind, point.kind)
        if pair == ("paid", "paid") or (rung and pair == ("lost", "lost") and one["why"] == two["why"]):
            return _gathered(one, two)
        if pair == ("offered", "offered"):
            return two
        if pair == ("used", "stopped"):
            return two if same_act else None
        if pair == ("used", "added"):
            return two if same_act and (rung or one["source"] == "reinforcement") else None
        if not rung:
            return None
        if pair == ("stopped", "stopped"):
            return two
        if pair == ("changed_card", "changed_card"):
            return {**two, "before": one["before"]} if one["side"] == two["side"] else None
        if pair == ("added", "added"):
            return {**two, "before": one["before"]} if _same_side(one, two) else None
        if rung >= TWO and before.kind == "turned" and point.kind in ("summed", "talks"):
            return two if self.role(point, me) == OTHER else None
        return None

    # --- words and pictures ---

    def sentence(self, voice: Voice, point: Point) -> str:
        return say.sentence(voice, point)

    def in_lines(self, voice: Voice, point: Point, view: View) -> str:
        """Return the sentence of a show point; with final totals also all their lines."""
        said = say.sentence(voice, point)
        return f"{in_words(voice, view)} {said}" if point.kind == "summed" and "sum" in view else said

    def frames(self, kind: str, facts: Facts, view: View) -> tuple[float, ...]:
        return frames(kind, facts, view)

    def watching(self, kind: str, view: View) -> str:
        """Return the message for the phase on the screen, because powers and losses of ships occur in every phase."""
        if kind in TALKS:
            return "film-watching_talks"
        phase = view["moment"].partition(".")[0]
        if phase not in ("planning", "reveal", "resolution"):
            return "film-watching"
        return "film-watching_after" if kind in AFTER else "film-watching_reveal"

    def record(self, record: Record, point: Point) -> Record:
        """Return the result with everything that led to it and follows from it, as lists of facts by kind of point."""
        kept = (*REVEAL, *AFTER, *TALKS, "sides", "regroup")
        if point.kind not in kept:
            return record
        points: Mapping[str, Any] = record
        return cast(Record, {**points, "roles": point.roles, point.kind: [*points.get(point.kind, ()), point.facts]})

    def explained(self, record: Record, view: View) -> bool:
        """Return whether the totals can still be explained. After the decision ships leave and the view has no totals.
        """
        return "sum" in view and not any(kind in record for kind in RESULTS)

    def meanwhile(self, voice: Voice, points: Sequence[Point]) -> list[str]:
        return meanwhile(voice, points)


def _touched(facts: Facts) -> list[list[int]]:
    """Return the seats whose ships or cards change, row by row."""
    lists = (facts.get("lost", []), facts.get("removed", []), facts.get("landed", []), facts.get("rewards", []))
    return [row[:1] for rows in lists for row in rows] + [row[:2] for row in facts.get("compensation", [])]


def _gathered(one: Mapping[str, Any], other: Mapping[str, Any]) -> Facts:
    """Join two rows of facts; lists are appended."""
    found = {key: [*one[key], *value] if isinstance(value, list) else value for key, value in other.items()}
    return cast(Facts, found)


def _same_side(one: Facts, other: Facts) -> bool:
    """Return whether two changes of the totals are on one side, and neither changes the lead."""
    if one["swing"] or other["swing"]:
        return False
    changed = [[a != b for a, b in zip(facts["before"], facts["totals"], strict=True)] for facts in (one, other)]
    return changed[0] == changed[1]


FILM = EncounterFilm()
