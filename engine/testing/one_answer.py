"""One answer at two tables that differ in one hidden thing: a check of what each seat is told, and of whether the
answer may be taken back.

`prying.py` looks at a position without playing, and `two_worlds.py` plays on for a while. Here every kind of answer to
the open questions is given once, everybody passes at secret questions, and all that was told is compared. The rules may
reveal the difference, but then the answer that revealed it may not be taken back. Waiting times are left to
`two_worlds.py`. Independent of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import zip_longest
from typing import Any

from engine.kernel.asking import BARGAIN, PICK, Answer, Question
from engine.kernel.game import QUICK, AnyMatch
from engine.testing.differences import first_difference, happened
from engine.testing.prying import OpenTable, some
from engine.testing.same_answers import PASS, Chance, let_pass, same_answer
from engine.testing.two_worlds import WATCHER, Found, Light, MayUndo, Pair
from engine.testing.world import Message, World, finish_choices

MOST_ANSWERS = 6  # to one question
Given = tuple[Question, Answer]
Agrees = Callable[[dict[str, Any], Any, list[dict[str, Any]]], str]  # (event, view, later events) -> fault or ""


def first_event(one: list[Any], two: list[Any]) -> tuple[str, Any, Any]:
    """Return where two lists of events first differ, by the kind of the event, and what each holds there."""
    for mine, theirs in zip_longest(one, two):
        if repr(mine) != repr(theirs):
            if mine is None or theirs is None or mine["event"] != theirs["event"]:
                return "events", mine, theirs
            return first_difference(mine, theirs, f"events.{mine['event']}")
    return "events", one, two


class OneAnswer:
    """A check of one pair of worlds at one position."""

    def __init__(
        self, pair: Pair, open_table: OpenTable, windows: str, chance: Chance, light: Light, may_undo: MayUndo,
        agrees: Agrees = lambda event, view, later: "", most: int = MOST_ANSWERS,
        only: Collection[tuple[int, Answer]] = (),
    ) -> None:  # fmt: skip
        self.pair, self.open_table, self.windows, self.chance = pair, open_table, windows, chance
        self.light, self.may_undo, self.agrees = light, may_undo, agrees
        self.most, self.only = most, only  # the most answers to one question; the only answers to give, if not empty
        self.compared = 0
        self.showed = 0  # answers that have shown a seat something

    def look(self) -> Found | None:
        """Give some of the possible answers. Return the first difference that a seat notices."""
        for given in self.answers():
            found = self.give(given)
            if found is not None:
                return found
        return None

    def answers(self) -> Iterator[tuple[Given, Given]]:
        """Yield answers that can be given in both worlds, each as (question, answer) in either world."""
        one, two = self.pair.one, self.pair.two
        own = self.pair.own_answers(one, two)
        if own is not None:
            yield own[0], own[1]
            return
        for mine in one.pending:
            theirs = two.question_for(mine.seat)
            if theirs is None or (theirs.shape, theirs.why, theirs.secret) != (mine.shape, mine.why, mine.secret):
                continue
            wanted = [answer for seat, answer in self.only if seat == mine.seat]
            if mine.shape == PICK:
                both = [
                    ref for ref in dict.fromkeys(mine.options) if ref in theirs.options and not self.pair.avoid(ref)
                ]
                both = [ref for ref in both if mine.options.index(ref) in wanted] if self.only else both
                for ref in some(both, self.chance, self.most):
                    yield (mine, mine.options.index(ref)), (theirs, theirs.options.index(ref))
            elif self.only:
                same = mine.plain() == theirs.plain()
                yield from (((mine, answer), (theirs, answer)) for answer in wanted if same)
            else:
                for _ in range(1 if mine.shape == BARGAIN else 3):
                    answers = same_answer(mine, theirs, self.chance, self.pair.avoid)
                    if answers is not None:
                        yield (mine, answers[0]), (theirs, answers[1])

    def give(self, given: tuple[Given, Given]) -> Found | None:
        seat = given[0][0].seat
        eyes = [eye for eye in range(WATCHER, self.pair.one.game.n) if eye not in self.pair.knows]
        one = self.begun(self.pair.one, eyes, *given[0])
        two = self.begun(self.pair.two, eyes, *given[1])
        if one is None or two is None:
            if (one is None) != (two is None) and seat in eyes:
                return self.found(seat, "whether its answer is taken", one is not None, two is not None)
            return None
        finish_choices(one, two, self.chance)
        for world in (one, two):
            self.settle(world)
        learnt = -2
        for eye in eyes:
            found = self.told(one, two, eye) or self.fits(one, eye) or self.fits(two, eye)
            if found is not None:
                return found
            if eye >= 0 and self.differs(one, two, eye) and not self.by_itself(one, two, eye):
                learnt = eye
        if learnt >= 0 and seat in eyes:  # an answer that shows only the seat's own things may be taken back
            self.showed += 1
            return self.back(one, seat, learnt) or self.back(two, seat, learnt)
        return None

    def begun(self, match: AnyMatch, eyes: list[int], question: Question, answer: Answer) -> World | None:
        """Return a world in which this answer was given, or None if it was refused."""
        table = self.open_table(match)
        if table.answers:
            return None  # standing orders have answered, so no table stops at this position
        world = World(table, eyes, self.pair.avoid, set(eyes), comes_in=False)
        before = table.answers
        world.answer(question, answer)
        world.begun = set() if question.seat in eyes else {question.why}
        return None if table.answers == before else world

    def settle(self, world: World) -> None:
        """Let everybody pass at all secret questions."""
        world.settle(eyes_first=True, use=0)
        while self.windows == QUICK and self.passes(world):  # there holders are asked in public
            world.settle(eyes_first=True, use=0)

    def passes(self, world: World) -> bool:
        """Let one seat that knows the difference pass at a public question. Return whether there was one."""
        for question in world.table.match.pending:
            if question.seat in self.pair.knows and not question.secret and PASS in question.options:
                world.answer(question, let_pass(question))
                return True
        return False

    def told(self, one: World, two: World, eye: int) -> Found | None:
        """Compare what a seat was told in the two worlds: the events, and the last view. Return the first difference
        that the rules do not reveal.
        """
        self.compared += 1
        here, there = happened(one.heard[eye]), happened(two.heard[eye])
        if repr(here) != repr(there):
            mine, theirs = ({"kind": "events", "events": story} for story in (here, there))
            falls = self.light.falls(mine, theirs, eye, much=False)
            return None if falls else self.found(eye, *first_event(here, there))
        for kind in ("show", "view"):
            for mine, theirs in zip(self.last(one, eye, kind), self.last(two, eye, kind), strict=False):
                if repr(mine) == repr(theirs):
                    continue
                where, *parts = first_difference(mine, theirs, kind)
                shown = self.pair.unseen and ".question" in where  # even the order must not differ
                if shown or not self.light.falls(mine, theirs, eye, much=False):
                    return self.found(eye, where, *parts)
        return None

    def differs(self, one: World, two: World, eye: int) -> bool:
        """Return whether this seat was told different things in the two worlds."""
        kinds = ("events", "view", "show")
        mine, theirs = ([message for kind in kinds for message in self.last(world, eye, kind)] for world in (one, two))
        return repr(mine) != repr(theirs)

    def by_itself(self, one: World, two: World, eye: int) -> bool:
        """Return whether only one world has an event that tells something by happening at all."""
        kinds = [{event["event"] for event in happened(world.heard[eye])} for world in (one, two)]
        return bool((kinds[0] ^ kinds[1]) & self.light.alone)

    def last(self, world: World, eye: int, kind: str) -> list[Message]:
        """Return all messages of one kind that a seat has received. Of views it is only the last one, without its
        `asked`.
        """
        told = [message for _, message in world.heard[eye] if message["kind"] == kind]
        if kind == "events":
            return [{"kind": kind, "events": happened(world.heard[eye])}]
        if kind == "view":
            return [{**message, "view": {**message["view"], "asked": None}} for message in told[-1:]]
        return told

    def fits(self, world: World, eye: int) -> Found | None:
        """Return the first event that contradicts the view of the seat that was told of it."""
        events, views = happened(world.heard[eye]), self.last(world, eye, "view")
        for number, event in enumerate(events if views else ()):
            wrong = self.agrees(event, views[0]["view"], events[number + 1 :])
            if wrong:
                return self.found(eye, f"events.{event['event']}", event, wrong)
        return None

    def back(self, world: World, seat: int, learnt: int) -> Found | None:
        """Return a finding if an answer that has shown a seat something hidden could still be taken back."""
        given = [who for who, _ in world.table.given]
        if given[0] == seat and given.count(seat) == 1 and not self.may_undo(world.table, seat, world.now):
            what = f"{happened(world.heard[learnt])}"
            return self.found(seat, f"a way back behind what seat {learnt} was shown", what, "undo_gone")
        return None

    def found(self, eye: int, where: str, one: Any, two: Any) -> Found:
        return Found(self.pair.what, self.windows, eye, 1, where, one, two)
