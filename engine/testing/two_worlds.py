"""Two worlds that differ in one hidden thing, run forward at two tables with the same public answers, and compared.

Every message to every seat that may not know the difference is compared: kind, content, serials, order and moment, in
every way a table may treat secret questions (R-SEC-1, R-SEC-2). What a game brings are the differences (`Pair`) and the
facts of its events by which something hidden comes to light (`Shows`). The table is handed in. Knows no game.

    quick    a wait tells that somebody is asked, and may: neither waits nor times are compared, all else is
    even     times too, unless the seat is asked in secret itself: then it hears what there is as soon as it may
    sealed   everything
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.kernel.asking import BARGAIN, PICK, Answer, Question, Ref, how_many, nth
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.differences import first_difference, happened, shortly, without_waits
from engine.testing.same_answers import MOST_ROUNDS, PASS, Chance, let_pass, public_answers

Message = dict[str, Any]
Shows = Callable[[dict[str, Any], dict[str, Any], int], bool]  # two events, and who reads them
Opens = Callable[[str, int], bool]  # a part of a view in which something comes to light, and whose view it is
WATCHER = -1
STEP = 60.0  # seconds from one public answer to the next
ROUND = 1.0  # seconds until a secret question is answered, where the table draws no pause
EARLY = 0.5  # seconds by which some answer before the others
MOST_PREVIEWS = 3
REPLIES = ("refused", "preview", "help", "hello", "orders")  # to what somebody asks for, at any time


class Table(Protocol):
    """The part of a table that a comparison needs."""

    seats: Any
    silence: Any

    @property
    def match(self) -> AnyMatch: ...

    def receive(self, number: int, message: Message, now: float) -> None: ...

    def tick(self, now: float) -> None: ...

    def wake(self, now: float) -> float | None: ...

    def take(self, number: int) -> list[Message]: ...

    def snapshot(self, number: int, now: float) -> list[Message]: ...


@dataclass(frozen=True)
class Pair:
    """A pair of worlds, with what may be noticed of their difference.

    knows    the seats that may know in which of the worlds they are
    avoid    options that nobody takes, because they speak of what differs
    wanted   options of those who know that make a comparison worth something
    much     so much differs that soon another history is told, and the worlds part there
    turned   in the second world those who know answer their secret questions in the other order; nothing else differs
    """

    what: str
    one: AnyMatch
    two: AnyMatch
    knows: frozenset[int]
    avoid: Callable[[Ref], bool] = lambda ref: False
    wanted: Callable[[Ref], bool] = lambda ref: False
    much: bool = False
    turned: bool = False


@dataclass(frozen=True)
class Found:
    """A difference that a seat noticed: the pair, how the table asks, the seat, the step, the field."""

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


@dataclass
class Outcome:
    """An outcome of a pair: the first difference if there was one, how many messages were compared, and whether those
    who know were offered in one world only what the pair is about."""

    found: Found | None = None
    compared: int = 0
    steps: int = 0
    held: bool = False


@dataclass
class World:
    """A world at its table, with the time, and what every eye has heard since it was last compared."""

    table: Table
    eyes: list[int]
    avoid: Callable[[Ref], bool]
    order: int = 0  # of the seats that know, where they answer one after the other: 1 or -1
    now: float = 0.0
    heard: dict[int, list[tuple[float, Message]]] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # eyes that were asked in secret since they were last compared
    offered: list[Ref] = field(default_factory=list)  # in secret, to those who know
    stood: dict[int, dict[str, Message]] = field(default_factory=dict)  # the last view and question, by eye
    serials: dict[int, int] = field(default_factory=dict)  # of the last question that an eye was shown

    def __post_init__(self) -> None:
        for eye in self.eyes:
            self.heard[eye] = []
            self.take(eye, self.table.snapshot(eye, 0.0))

    def take(self, eye: int, told: list[Message]) -> None:
        for message in told:
            self.heard[eye].append((round(self.now, 3), message))
            if message["kind"] == "question":
                self.serials[eye] = message["serial"]

    def hear(self) -> None:
        for eye in self.eyes:
            self.take(eye, self.table.take(eye))
        for question in self.secret():
            if question.seat in self.eyes:
                self.asked.add(question.seat)
            else:
                self.offered += question.options

    def secret(self) -> list[Question]:
        return [question for question in self.table.match.pending if question.secret]

    def wait(self, until: float) -> None:
        """Let time pass, and let the table do at its own time what it wants to do meanwhile."""
        while (wake := self.table.wake(self.now)) is not None and self.now < wake <= until:
            self.now = wake
            self.table.tick(wake)
            self.hear()
        self.now = max(self.now, until)
        self.table.tick(self.now)
        self.hear()

    def say(self, seat: int, message: Message) -> None:
        self.table.receive(seat, message, self.now)
        self.hear()

    def answer(self, question: Question, answer: Answer) -> None:
        serial = self.table.seats[question.seat].serial
        self.say(question.seat, {"kind": "answer", "serial": serial, "answer": answer})

    def settle(self, eyes_first: bool, use: int) -> None:
        """Answer secret questions until there are none left and the table is no longer silent."""
        began = self.now
        for _ in range(MOST_ROUNDS):
            asked, silence = self.secret(), self.table.silence
            if not asked:
                if silence is None:
                    break
                self.wait(silence.until)
                continue
            due = max(self.now, silence.until) if silence is not None else self.now + ROUND
            eyes, others = ([one for one in asked if (one.seat in self.eyes) == mine] for mine in (True, False))
            if self.order:
                others = sorted(others, key=lambda question: question.seat * self.order)
                early, late = others[:1], [*others[1:], *eyes]
            else:
                early, late = (eyes, others) if eyes_first else (others, eyes)
            # A silence ends with the last answer in it: that one comes when a silence in which nobody is asked ends.
            self.answer_all(early, due if not late or (eyes_first and silence is not None) else due - EARLY, use)
            self.answer_all(late, due, use)
        self.wait(began + STEP)

    def answer_all(self, asked: list[Question], when: float, use: int) -> None:
        if asked:
            self.wait(max(self.now, when))
        for question in asked:
            if self.table.match.question_for(question.seat) is question:
                self.answer(question, self.secretly(question, use))

    def secretly(self, question: Question, use: int) -> Answer:
        """Return a pass for those who know. Another seat uses something now and then, in both worlds the same."""
        if use and question.seat in self.eyes and question.shape == PICK:
            free = [ref for ref in question.options if ref != PASS and not self.avoid(ref)]
            if free:
                return question.options.index(free[use % len(free)])
        return let_pass(question)


class TwoWorlds:
    """A pair of worlds at two tables."""

    def __init__(
        self,
        pair: Pair,
        one: Table,
        two: Table,
        windows: str,
        eyes: Collection[int],
        chance: Chance,
        shows: Shows,
        opens: Opens,
    ) -> None:
        self.pair, self.windows, self.chance, self.shows, self.opens = pair, windows, chance, shows, opens
        known = [eye for eye in eyes if eye not in pair.knows]
        orders = (1, -1) if pair.turned else (0, 0)
        self.worlds = [
            World(table, list(known), pair.avoid, order) for table, order in zip((one, two), orders, strict=True)
        ]
        self.blind = set(known)  # who has not learnt the difference by the rules yet
        self.outcome = Outcome()
        self.step = 0
        self.disturbed: set[int] = set()  # eyes that did more in this step than answer

    def run(self, steps: int) -> Outcome:
        """Give so many public answers, or fewer if the worlds part by the rules of the game."""
        one, two = self.worlds
        self.compare()
        while self.step < steps and not self.over():
            given = self.public_answer()
            if given is None:
                break
            self.step += 1
            self.probe()
            for world, (question, answer) in zip(self.worlds, given, strict=True):
                world.answer(question, answer)
            if self.parted([question for question, _ in given]):
                break
            eyes_first, asks = self.chance.below(2) == 0, self.chance.below(3) == 0
            asks = asks and self.windows != QUICK  # there a wait tells who is asked, and so does any answer meanwhile
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
            one.now = two.now = max(one.now, two.now)
            self.compare()
        self.outcome.steps = self.step
        wanted = [any(map(self.pair.wanted, world.offered)) for world in self.worlds]
        self.outcome.held = wanted[0] != wanted[1]
        return self.outcome

    def parted(self, asked: list[Question]) -> bool:
        """Return whether one of the worlds refuses what a seat that knows has chosen, for what is held there."""
        pairs = zip(self.worlds, asked, strict=True)
        refused = [world.table.match.question_for(one.seat) is one for world, one in pairs]
        return refused[0] != refused[1] and asked[0].seat in self.pair.knows

    def over(self) -> bool:
        return self.outcome.found is not None or not self.blind or any(world.table.match.over for world in self.worlds)

    # --- what the people do ---

    def public_answer(self) -> list[tuple[Question, Answer]] | None:
        """Return the same answer to a public question of both worlds; None if there is none."""
        one, two = (world.table.match for world in self.worlds)
        return public_answers(one, two, self.chance, self.pair.avoid)

    def probe(self) -> None:
        """Let the seats that are asked preview answers and ask for help, in both worlds the same."""
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
        """Ask for all sorts of things before anything has been told."""
        for eye in world.eyes:
            if eye not in self.blind or eye < 0:
                continue
            serial = world.serials[eye]
            for number in (serial, serial + 1):
                world.say(eye, {"kind": "preview", "serial": number, "answer": 0})
                world.say(eye, {"kind": "help", "serial": number})
            world.say(eye, {"kind": "undo"})
            world.say(eye, {"kind": "preview", "serial": 0, "answer": {"act": ["turn_up", "zombie"]}})

    def come_back(self, world: World, eye: int) -> None:
        """Tell a seat whose line was cut the whole story."""
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
                if self.comes_to_light(mine, theirs, eye):
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
        """Return whether the rules show this eye what differs: by an event, or by a question that shows it."""
        if mine["kind"] != theirs["kind"]:
            return False
        if mine["kind"] == "over":
            return True
        if mine["kind"] == "events":
            pairs = zip(mine["events"], theirs["events"], strict=False)
            different = next(((one, two) for one, two in pairs if repr(one) != repr(two)), None)
            return self.pair.much or (different is not None and self.shows(*different, eye))
        where, _, _ = first_difference(mine, theirs, str(mine["kind"]))
        asked = mine["view"]["question"] if mine["kind"] == "view" else mine.get("question")
        if asked is not None and ".question" in where:
            return bool(asked.get("reveals"))
        return self.opens(where, eye)

    def comparable(self, world: World, eye: int, merged: bool) -> list[tuple[float, Message]]:
        """Return what can be compared. `merged`: leave out that the table waits for a secret answer, as at a quick
        table, or where an eye that is asked in secret itself has asked for more meanwhile."""
        heard = world.heard[eye]
        if merged and self.windows == EVEN:
            heard = [(when, message) for when, message in heard if message["kind"] not in REPLIES]
        return list(without_waits(heard, world.stood.setdefault(eye, {}))) if merged else heard
