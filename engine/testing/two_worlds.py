"""Two worlds that differ in one hidden thing: both are played with the same public answers, and what is told is
compared.

Every message to every seat that may not know the difference is compared: kind, content, serial number, order and time.
This is done for each way in which a table may treat secret questions (R-SEC-1, R-SEC-2); the list below says what is
compared in each. A game supplies the differences (`Pair`) and the events by which its rules reveal hidden things
(`Shows`). The caller passes the tables. Independent of any game.

    quick    all but waits and times, because at a quick table a wait may tell that somebody is asked
    even     times too, except for a seat that is asked in secret itself and so hears of it at once
    sealed   everything
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from engine.kernel.asking import BARGAIN, Answer, Question, Ref, how_many, nth
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.differences import first_difference, happened, shortly, without_waits
from engine.testing.same_answers import MOST_ROUNDS, PASS, Chance, let_pass, public_answers
from engine.testing.world import EARLY, Message, Table, World, asked_alone, finish_choices

Shows = Callable[[dict[str, Any], dict[str, Any], int], bool]  # whether this seat may see the two events differ
MayUndo = Callable[[Table, int, float], str]  # the code with which a vote about this seat's undo is refused now, or ""
Opens = Callable[[str, int, Any], bool]  # path of a part of a view, seat, view: whether the rules show that part
WATCHER = -1
MOST_PREVIEWS = 3
REPLIES = ("refused", "preview", "help", "hello", "orders", "undo")  # to what a player asks for, at any time


@dataclass(frozen=True)
class Pair:
    """Two worlds, and what may be noticed of their difference.

    knows the seats that may know in which of the two worlds they are avoid options that nobody chooses, because they
    refer to the difference wanted options that must be offered to a seat that knows, or the comparison proves nothing
    much so much differs that the events soon differ too; the comparison ends there turned the only difference is that
    in the second world the seats that know answer secret questions in reverse order unseen the difference is in the
    order of what a question shows, and even such a question may not give it away own the worlds are equal until this
    seat answers: (seat, answer in the first world, answer in the second)
    """

    what: str
    one: AnyMatch
    two: AnyMatch
    knows: frozenset[int]
    avoid: Callable[[Ref], bool] = lambda ref: False
    wanted: Callable[[Ref], bool] = lambda ref: False
    much: bool = False
    turned: bool = False
    unseen: bool = False
    own: tuple[int, Answer, Answer] | None = None

    def own_answers(self, one: AnyMatch, two: AnyMatch) -> list[tuple[Question, Answer]] | None:
        """Return the two answers by which these worlds begin to differ, if they differ by an answer."""
        if self.own is None:
            return None
        seat, *answers = self.own
        asked = [match.question_for(seat) for match in (one, two)]
        return [(question, answer) for question, answer in zip(asked, answers, strict=True) if question is not None]


@dataclass(frozen=True)
class Found:
    """A difference that a seat noticed: the pair, how the table asks in secret, the seat, the step, where it is, and
    both values.
    """

    what: str
    windows: str
    seat: int
    step: int
    where: str
    one: Any
    two: Any

    def __str__(self) -> str:
        who = "a spectator" if self.seat == WATCHER else f"seat {self.seat}"
        one, two = (repr(part)[:160] for part in (self.one, self.two))
        return f"{self.what}, {self.windows}: {who} at step {self.step} sees {self.where}: {one} or {two}"


@dataclass(frozen=True)
class Light:
    """The ways in which a game's rules reveal hidden things: by an event, in a part of a view, or by a question that
    shows them.
    """

    shows: Shows
    opens: Opens
    alone: frozenset[str] = frozenset()  # kinds of events that tell something about a hand by happening at all
    owns: Opens = lambda where, eye, view: False  # a part of a view that holds what the reader now owns

    def falls(self, mine: Message, theirs: Message, eye: int, much: bool) -> bool:
        """Return whether the rules show this seat the difference between two messages."""
        if mine["kind"] != theirs["kind"]:
            return False
        if mine["kind"] == "over":
            return True
        if mine["kind"] == "events":
            pairs = zip_longest(mine["events"], theirs["events"])
            one, two = next(((one, two) for one, two in pairs if repr(one) != repr(two)), (None, None))
            kinds = {event["event"] for event in (one, two) if event is not None}
            shown = one is not None and two is not None and self.shows(one, two, eye)
            return much or shown or bool(kinds & self.alone)
        where, _, _ = first_difference(mine, theirs, str(mine["kind"]))
        asked = mine["view"]["question"] if mine["kind"] == "view" else mine.get("question")
        if asked is not None and ".question" in where:
            return bool(asked.get("reveals")) or self.came_to(mine, theirs, eye)
        return self.opens(where, eye, mine.get("view"))

    def came_to(self, mine: Message, theirs: Message, eye: int) -> bool:
        """Return whether the two views differ because this seat now owns something that it got in one world only; then
        its question may offer that thing.
        """
        if mine["kind"] != "view":
            return False
        one, two = ({**message["view"], "question": None} for message in (mine, theirs))
        where, _, _ = first_difference(one, two, "view.view")
        return repr(one) != repr(two) and self.owns(where, eye, mine["view"])


@dataclass
class Outcome:
    """The result of comparing a pair. `found` is the first difference, if any; `held` says that only one world offered
    the pair's `wanted` options; `learnt` says that the rules revealed the difference to a seat.
    """

    found: Found | None = None
    compared: int = 0
    steps: int = 0
    held: bool = False
    learnt: bool = False


class TwoWorlds:
    """A comparison of two worlds, each at its own table."""

    def __init__(
        self,
        pair: Pair,
        one: Table,
        two: Table,
        windows: str,
        eyes: Collection[int],
        chance: Chance,
        light: Light,
        may_undo: MayUndo = lambda table, seat, now: "",
    ) -> None:
        self.pair, self.windows, self.chance, self.light = pair, windows, chance, light
        self.may_undo = may_undo
        known = [eye for eye in eyes if eye not in pair.knows]
        orders = (1, -1) if pair.turned else (0, 0)
        self.blind = set(known)
        self.worlds = [
            World(table, list(known), pair.avoid, self.blind, order)
            for table, order in zip((one, two), orders, strict=True)
        ]
        self.outcome = Outcome()
        self.step = 0
        self.disturbed: set[int] = set()  # eyes that did more in this step than answer
        self.passed_alone: set[int] = set()  # seats that passed in public in one world only, at a quick table

    def run(self, steps: int) -> Outcome:
        """Give up to `steps` public answers in both worlds. Stop earlier if the rules let the worlds go different ways.
        """
        one, two = self.worlds
        while self.let_those_pass():  # only one of the worlds waits for an answer at its beginning
            for world in self.worlds:
                world.settle(eyes_first=True, use=0)
                world.begin_again()
        if one.asked_now(self.windows) != two.asked_now(self.windows):
            return self.outcome  # a table would not have come to this position in both worlds
        self.compare()
        while self.step < steps and not self.over():
            given = self.public_answer()
            if given is None:
                break
            self.step += 1
            self.probe()
            for world, (question, answer) in zip(self.worlds, given, strict=True):
                world.answer(question, answer)
            asked = [question for question, _ in given]
            self.passed_alone -= {question.seat for question in asked}
            if self.parted(asked):
                break
            for world, question in zip(self.worlds, asked, strict=True):
                world.begun = set() if question.seat in self.blind else {question.why}
            finish_choices(one, two, self.chance)
            eyes_first, asks = self.chance.below(2) == 0, self.chance.below(3) == 0
            asks = asks and self.windows != QUICK  # there a wait may tell who is asked, and so may a reply
            use = self.chance.below(1000) if self.chance.below(3) == 0 else 0
            back = self.chance.below(len(one.eyes) * 3) if one.eyes else 0
            self.disturbed = set(one.eyes) if asks else set(one.eyes[back : back + 1])
            for world in self.worlds:
                world.wait(world.now + EARLY / 5)
                if asks:
                    self.pry(world)
                if back < len(one.eyes):
                    self.come_back(world, one.eyes[back])
                world.settle(eyes_first, use)
            while self.let_those_pass():
                for world in self.worlds:
                    world.settle(eyes_first, use)
            one.now = two.now = max(one.now, two.now)
            for world in self.worlds:
                for eye in world.eyes:
                    self.ask_for_undo(world, eye)
            self.compare()
        self.outcome.steps = self.step
        wanted = [any(map(self.pair.wanted, world.offered)) for world in self.worlds]
        self.outcome.held = wanted[0] != wanted[1]
        self.outcome.learnt = len(self.blind) < len(one.eyes)
        return self.outcome

    def parted(self, asked: list[Question]) -> bool:
        """Return whether one of the worlds refused the answer of a seat that knows the difference, because of what is
        held there.
        """
        pairs = zip(self.worlds, asked, strict=True)
        refused = [world.table.match.question_for(one.seat) is one for world, one in pairs]
        return refused[0] != refused[1] and asked[0].seat not in self.blind

    def let_those_pass(self) -> bool:
        """Let seats that know the difference pass where only one world asks them. That happens at a quick table, where
        a wait may tell that a seat holds something. Return whether any seat passed.
        """
        one, two = self.worlds
        found = False
        for _ in range(MOST_ROUNDS if self.windows == QUICK else 0):
            if not (self.passes_alone(one, two) or self.passes_alone(two, one)):
                break
            found = True
        return found

    def passes_alone(self, world: World, other: World) -> bool:
        for seat, question in asked_alone(world, other):
            if PASS in question.options:
                world.answer(question, let_pass(question))
                self.passed_alone.add(seat)
                return True
        return False

    def over(self) -> bool:
        return self.outcome.found is not None or not self.blind or any(world.table.match.over for world in self.worlds)

    # --- what the people do ---

    def public_answer(self) -> list[tuple[Question, Answer]] | None:
        """Return the same answer to a public question in both worlds, or None if there is none. If the pair begins with
        answers that differ, return those first.
        """
        one, two = (world.table.match for world in self.worlds)
        own = self.pair.own_answers(one, two) if self.step == 0 else None
        return own or public_answers(one, two, self.chance, self.pair.avoid)

    def probe(self) -> None:
        """Let the seats that are asked preview answers and ask for help, in the same way in both worlds."""
        for eye in self.worlds[0].eyes:
            question = self.worlds[0].table.match.question_for(eye) if eye >= 0 else None
            if eye not in self.blind or question is None:
                continue
            answers: list[Answer] = [["give_up"]]
            if question.shape != BARGAIN:
                count = how_many(question)
                answers = [nth(question, self.chance.below(count)) for _ in range(min(count, MOST_PREVIEWS))]
            for world in self.worlds:
                serial = world.serials[eye]
                world.say(eye, {"kind": "help", "serial": serial})
                for answer in answers:
                    world.say(eye, {"kind": "preview", "serial": serial, "answer": answer})

    def pry(self, world: World) -> None:
        """Send requests of all sorts for every seat, before it has been told anything new."""
        for eye in world.eyes:
            if eye not in self.blind or eye < 0:
                continue
            serial = world.serials[eye]
            for number in (serial, serial + 1):
                world.say(eye, {"kind": "preview", "serial": number, "answer": 0})
                world.say(eye, {"kind": "help", "serial": number})
            world.say(eye, {"kind": "undo"})
            self.ask_for_undo(world, eye)
            world.say(eye, {"kind": "preview", "serial": 0, "answer": {"act": ["turn_up", "zombie"]}})

    def ask_for_undo(self, world: World, eye: int) -> None:
        """Ask whether a vote could undo each seat's last answer. Anybody may call such a vote, so a refusal may not
        depend on what others hold or whether they were asked.
        """
        if eye in self.blind and eye >= 0:
            seats = [seat for seat in range(len(world.table.seats)) if seat not in self.passed_alone]
            codes = {seat: self.may_undo(world.table, seat, world.now) for seat in seats}
            world.take(eye, [{"kind": "undo", "codes": codes}])

    def come_back(self, world: World, eye: int) -> None:
        """Send a seat the whole state, as after a lost connection."""
        if eye in self.blind:
            world.take(eye, world.table.snapshot(eye, world.now))

    # --- what they are told ---

    def compare(self) -> None:
        one, two = self.worlds
        for eye in one.eyes:
            asked = self.windows == EVEN and eye in one.asked | two.asked
            timed = self.windows == SEALED or (self.windows == EVEN and not asked)
            merged = self.windows == QUICK or (asked and eye in self.disturbed)
            told = [self.comparable(world, eye, merged) for world in self.worlds]
            if eye in self.blind and self.outcome.found is None:
                self.compare_told(eye, told[0], told[1], timed)
            for world in self.worlds:
                world.heard[eye] = []
        for world in self.worlds:
            world.asked.clear()

    def compare_told(
        self, eye: int, one: list[tuple[float, Message]], two: list[tuple[float, Message]], timed: bool
    ) -> None:
        if self.pair.much and happened(one) != happened(two):
            self.blind.discard(eye)
            return
        for (when, mine), (then, theirs) in zip(one, two, strict=False):
            self.outcome.compared += 1
            if repr(mine) != repr(theirs):
                if self.comes_to_light(mine, theirs, eye) or self.told_later(one, two, eye):
                    self.blind -= set(self.worlds[0].eyes) if eye == WATCHER else {eye}
                else:
                    self.note(eye, *first_difference(mine, theirs, str(mine["kind"])))
                return
            if timed and when != then:
                self.note(eye, f"the moment of {mine['kind']}", when, then)
                return
        if len(one) != len(two):
            more = (one if len(one) > len(two) else two)[min(len(one), len(two))][1]
            self.note(eye, f"another message, {more['kind']} {shortly(more)}", len(one), len(two))

    def note(self, eye: int, where: str, one: Any, two: Any) -> None:
        self.outcome.found = Found(self.pair.what, self.windows, eye, self.step, where, one, two)

    def comes_to_light(self, mine: Message, theirs: Message, eye: int) -> bool:
        question = (
            mine["kind"] in ("view", "question") and ".question" in first_difference(mine, theirs, mine["kind"])[0]
        )
        return not (question and self.pair.unseen) and self.light.falls(mine, theirs, eye, self.pair.much)

    def told_later(self, one: list[tuple[float, Message]], two: list[tuple[float, Message]], eye: int) -> bool:
        """Return whether an even table delayed something that the rules reveal by the end of this step: its silence may
        depend on that.
        """
        pairs = zip(happened(one), happened(two), strict=False)
        different = next(((mine, theirs) for mine, theirs in pairs if repr(mine) != repr(theirs)), None)
        return self.windows == EVEN and different is not None and self.light.shows(*different, eye)

    def comparable(self, world: World, eye: int, merged: bool) -> list[tuple[float, Message]]:
        """Return the messages to compare. With `merged` the table's waits for secret answers are left out: at a quick
        table, or for a seat that made requests while it was asked in secret.
        """
        heard = world.heard[eye]
        if merged and self.windows == EVEN:
            heard = [(when, message) for when, message in heard if message["kind"] not in REPLIES]
        return list(without_waits(heard, world.stood.setdefault(eye, {}))) if merged else heard
