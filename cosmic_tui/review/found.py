"""A review as data: entries in the order in which they were found, plain enough for a file, and what follows from them.

    {"asked": [[at, turn, why, differs, missed], ...], "result": 1000}
    {"at": 57, "chance": 318}
    {"at": 57, "given": 2, "best": 0, "cost": 83, "error": 11, "worlds": 48, "counted": {"founded": [37, 15]},
     "because": "founded", "worth": 412}
    {"at": 57, "whole": [71, 42, 120], "holds": True}

`at` is the number of the answer in the record; shares are thousandths of the win. `differs`: a captain would have done
otherwise there; `missed`: a cadet would. Costs below 0 tell by how much the answer was ahead of the next best one;
`worth` is what is won with the given one.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

Entry = dict[str, Any]

FORMAT = 1
LEAST, WELL = 30, 60  # thousandths from which something is a mark, and well found
CLEAR, FEWEST = 2, 24  # standard errors, worlds
SLIP, MISTAKE, BLUNDER, FOUND = "slip", "mistake", "blunder", "well_found"
STEPS = ((120, BLUNDER), (60, MISTAKE), (LEAST, SLIP))
ASKED, CHANCE, COST, WHOLE, WORTH = "asked", "chance", "cost", "whole", "worth"
PUZZLE = "puzzle"  # a decision with what every answer is worth: no entry, it is found when a reader wants it


class Part(NamedTuple):
    """The part of a review that comes next."""

    kind: str
    at: int = -1


class Asked(NamedTuple):
    """A decision of the seat."""

    at: int
    turn: int
    why: str
    differs: bool
    missed: bool


class Mark(NamedTuple):
    """A decision that is shown: what it cost, or by how much it was well found, in points of 100."""

    at: int
    turn: int
    why: str
    kind: str
    points: int
    given: Any
    best: Any
    worlds: int
    because: str | None
    counted: tuple[int, int] | None  # with the better answer, and with the other one
    whole: tuple[int, int]  # points in whole games, and in how many


@dataclass
class Review:
    """A review as far as it has come."""

    asked: list[Asked] = field(default_factory=list)
    result: int | None = None
    chances: dict[int, int] = field(default_factory=dict)
    costs: dict[int, Entry] = field(default_factory=dict)
    wholes: dict[int, Entry] = field(default_factory=dict)

    def note(self, entry: Entry) -> None:
        if ASKED in entry:
            self.asked = [Asked(*one) for one in entry[ASKED]]
            self.result = entry["result"]
        elif CHANCE in entry:
            self.chances[entry["at"]] = entry[CHANCE]
        elif COST in entry:
            self.costs[entry["at"]] = entry
        elif WHOLE in entry:
            self.wholes[entry["at"]] = entry

    def next(self) -> Part | None:
        """Return what to find now: the graph, then decisions in which a captain would have done otherwise, then the
        rest; what looks like a mark is confirmed at once."""
        if self.result is None:
            return Part(ASKED)
        for one in self.asked:
            if one.at not in self.chances:
                return Part(CHANCE, one.at)
        for at in self.costs:
            if at not in self.wholes and self.may_be_marked(at):
                return Part(WHOLE, at)
        for one in sorted(self.asked, key=lambda one: not one.differs):
            if one.at not in self.costs:
                return Part(COST, one.at)
        return None

    def may_be_marked(self, at: int) -> bool:
        """Return whether whole games are worth their time there."""
        entry = self.costs[at]
        return is_clear(entry, LEAST if entry[COST] > 0 else WELL)

    @property
    def done(self) -> int:
        """Return of how many decisions everything is known."""
        return sum(at in self.wholes or not self.may_be_marked(at) for at in self.costs)

    def marks(self) -> list[Mark]:
        """Return what is shown, in the order of the game: clear, and confirmed by whole games."""
        return [self.mark(one) for one in self.asked if self.wholes.get(one.at, {}).get("holds")]

    def mark(self, one: Asked) -> Mark:
        entry, whole = self.costs[one.at], self.wholes[one.at][WHOLE]
        cost, fact = entry[COST], entry["because"]
        kind = next((name for least, name in STEPS if cost >= least), FOUND)
        counted = tuple(entry["counted"][fact]) if fact else None
        if counted and kind == FOUND:
            counted = counted[::-1]
        whole = points(whole[0]), whole[2]
        given, best, worlds = entry["given"], entry["best"], entry["worlds"]
        return Mark(one.at, one.turn, one.why, kind, points(abs(cost)), given, best, worlds, fact, counted, whole)


def is_clear(entry: Entry, least: int = LEAST) -> bool:
    """Return whether there is a difference that can be told, if whole games have it too."""
    return bool(entry["worlds"] >= FEWEST and abs(entry[COST]) >= max(least, CLEAR * entry["error"]))


def points(thousandths: int) -> int:
    """Return points of 100, as a person reads them."""
    return round(thousandths / 10)
