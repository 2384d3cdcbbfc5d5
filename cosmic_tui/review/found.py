"""A review as data: entries in the order in which they were found, plain enough for a file, and what follows from them.

    {"asked": [[at, turn, why, differs, missed], ...], "result": 1000}
    {"at": 57, "chance": 318, "behind": 70, "work": 420}
    {"at": 57, "given": 2, "best": 0, "cost": 83, "error": 11, "worlds": 48, "counted": {"founded": [37, 15]},
     "because": "founded", "worth": 412, "work": 3150}
    {"at": 57, "whole": [71, 42, 120], "size": 52, "holds": True, "again": False, "work": 66400}

`at` is the number of the answer in the record; shares are thousandths of the win. `differs`: a captain would have done
otherwise there; `missed`: a cadet would. `behind`: how much better its answer looks in a few worlds. Costs below 0 tell
by how much the answer was ahead of the next best one; `worth` is what is won with the given one. `size` is what measure
and whole games say together, and what a mark tells. An entry of whole games replaces an earlier one of the same
decision, which it counts in. `work` is what an entry took, in questions
answered: a review has so much of it and no more, so every machine finds the same.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

Entry = dict[str, Any]

FORMAT = 1
LEAST, WELL = 30, 60  # thousandths from which something is a mark, and well found
CLEAR, FEWEST = 2, 24  # standard errors, worlds
MISTAKES = 60  # from which they are confirmed at once
MOST_WORK = 350_000  # of one review, in questions answered: less than 30 seconds of a core
QUICKER = 2  # so many questions count as one where a playout ends with the encounter: they take half as long
LEAST_WORK = 120_000  # of it for whole games, however much was weighed
A_COST = 1_100  # kept free for each decision that has not been weighed yet
A_CONFIRMATION = 50_000  # no confirmation begins with less than this
MOST_LARGE = 5  # confirmed where only whole games tell anything
LIKELY = 50  # thousandths in a brief measure from which something may be a large mistake
SLIP, MISTAKE, BLUNDER, FOUND = "slip", "mistake", "blunder", "well_found"
STEPS = ((12, BLUNDER), (6, MISTAKE), (0, SLIP))  # points, as they are shown, from which something is called so
ASKED, CHANCE, COST, WHOLE, SIZE, WORTH = "asked", "chance", "cost", "whole", "size", "worth"
PUZZLE = "puzzle"  # a decision with what every answer is worth: no entry, it is found when a reader wants it


class Part(NamedTuple):
    """The next part of a review to compute."""

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
    """A decision that the review shows: what it cost, or how much better it was than others, in points of 100."""

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
    whole: tuple[int, int] | None  # points in whole games, and in how many; None where nothing else is counted


@dataclass
class Review:
    """A review as far as it is computed."""

    asked: list[Asked] = field(default_factory=list)
    result: int | None = None
    quick: bool = True  # what a decision costs can be told before the end of the game
    chances: dict[int, int] = field(default_factory=dict)
    behind: dict[int, int] = field(default_factory=dict)
    costs: dict[int, Entry] = field(default_factory=dict)
    wholes: dict[int, Entry] = field(default_factory=dict)
    spent: int = 0  # of the work that a review may take
    confirming: int = 0  # of it for whole games

    def note(self, entry: Entry) -> None:
        work = entry.get("work", 0)
        self.spent += work if WHOLE in entry else work // QUICKER
        self.confirming += work if WHOLE in entry else 0
        if ASKED in entry:
            self.asked = [Asked(*one) for one in entry[ASKED]]
            self.result, self.quick = entry["result"], entry.get("quick", True)
        elif CHANCE in entry:
            self.chances[entry["at"]] = entry[CHANCE]
            self.behind[entry["at"]] = entry.get("behind", 0)
        elif COST in entry:
            self.costs[entry["at"]] = entry
        elif WHOLE in entry:
            self.wholes[entry["at"]] = entry

    def next(self) -> Part | None:
        """Return the next part to compute: first the graph, then decisions where a strong bot would have answered
        otherwise, those that look worst first, then the rest.

        Large mistakes are confirmed by whole games at once, smaller ones at the end, the largest first, as long as the
        budget lasts.
        """
        if self.result is None:
            return Part(ASKED)
        for one in self.graphed:
            if one.at not in self.chances:
                return Part(CHANCE, one.at)
        if self.quick and (likely := self.waiting(MISTAKES)):
            return Part(WHOLE, likely[0])
        for one in sorted(self.weighed, key=self.doubt):
            if one.at not in self.costs:
                return Part(COST, one.at)
        likely = self.waiting() or self.undecided()
        return Part(WHOLE, likely[0]) if likely else None

    def doubt(self, one: Asked) -> tuple[int, bool]:
        """Return a sort key for decisions: the one that looks most costly comes first."""
        return -max(0, self.behind.get(one.at, 0)), not one.differs

    def room(self) -> int:
        """Return how much work is left for whole games when all decisions have been judged."""
        left = MOST_WORK - self.spent - A_COST * (len(self.weighed) - len(self.costs))
        return max(left, LEAST_WORK - self.confirming)

    @property
    def graphed(self) -> list[Asked]:
        """Return the decisions the graph is made of: in slow games only the first one of each turn."""
        if self.quick:
            return self.asked
        turns = [one.turn for one in self.asked]
        return [one for number, one in enumerate(self.asked) if one.turn not in turns[:number]]

    @property
    def weighed(self) -> list[Asked]:
        """Return the decisions that are judged: in slow games only those in which a strong bot answered otherwise."""
        return self.asked if self.quick else [one for one in self.asked if one.differs]

    def waiting(self, least: int = 0) -> list[int]:
        """Return the costs still to be confirmed, the largest first, as many as the budget allows."""
        if self.room() < A_CONFIRMATION if self.quick else len(self.wholes) >= MOST_LARGE:
            return []
        found = [at for at in self.costs if at not in self.wholes and self.may_be_marked(at)]
        found = [at for at in found if abs(self.costs[at][COST]) >= least]
        return sorted(found, key=lambda at: -abs(self.costs[at][COST]))

    def undecided(self) -> list[int]:
        """Return the costs worth more whole games if budget is left: those not confirmed, although all results together
        still speak for them.
        """
        if not self.quick or self.room() < A_CONFIRMATION:
            return []
        both = {at: abs(self.costs[at][COST]) + entry[WHOLE][0] for at, entry in self.wholes.items()}
        found = [at for at, entry in self.wholes.items() if not entry["holds"] and not entry["again"] and both[at] > 0]
        return sorted(found, key=lambda at: -both[at])

    def may_be_marked(self, at: int) -> bool:
        """Return whether this decision is worth the time of whole games."""
        entry = self.costs[at]
        if not self.quick:
            return bool(entry["worlds"] >= FEWEST and entry[COST] >= max(LIKELY, entry["error"]))
        return is_clear(entry, LEAST if entry[COST] > 0 else WELL)

    @property
    def done(self) -> int:
        """Return for how many decisions everything is known."""
        return len(self.costs) - len(self.waiting())

    def marks(self) -> list[Mark]:
        """Return the decisions to show, in the order of the game: those with clear costs confirmed by whole games."""
        return [self.mark(one) for one in self.asked if self.wholes.get(one.at, {}).get("holds")]

    def mark(self, one: Asked) -> Mark:
        entry, found = self.costs[one.at], self.wholes[one.at]
        size, fact, worlds = found[SIZE], entry["because"], entry["worlds"]
        kind = next(name for least, name in STEPS if points(size) >= least) if entry[COST] > 0 else FOUND
        counted, whole = tuple(entry["counted"][fact]) if fact else None, None
        if counted and kind == FOUND:
            counted = counted[::-1]
        if self.quick:
            whole = points(found[WHOLE][0]), found[WHOLE][2]
        else:  # only whole games tell anything
            fact, counted, worlds = "won_whole", tuple(found["won"]), found[WHOLE][2]
        given, best = entry["given"], entry["best"]
        return Mark(one.at, one.turn, one.why, kind, points(size), given, best, worlds, fact, counted, whole)

    def graph(self) -> list[tuple[int, int]]:
        """Return the chances that are known, each with the number of its answer."""
        return [(one.at, self.chances[one.at]) for one in self.asked if one.at in self.chances]


def is_clear(entry: Entry, least: int = LEAST) -> bool:
    """Return whether the difference is clear, if whole games confirm it."""
    return bool(entry["worlds"] >= FEWEST and abs(entry[COST]) >= max(least, CLEAR * entry["error"]))


def points(thousandths: int) -> int:
    """Return points of 100, rounded for people."""
    return round(thousandths / 10)
