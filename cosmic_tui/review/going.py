"""One part of a review after the other, from the bytes of a record: the caller may stop after any of them.

`done` is meant for a process of its own. It keeps the record it worked on last, with the position of every decision.
"""

import hashlib
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from cosmic_tui.review.found import ASKED, CHANCE, COST, PUZZLE, SIZE, WHOLE, WORTH, Entry, Part, Review, is_clear
from engine.bots import judged, make_bot
from engine.bots.judging import (
    AGAIN,
    CLEAR,
    GRAPHED,
    LARGE,
    LEAST,
    LONG,
    MEASURED,
    VERSION,
    Judged,
    Weighed,
    Whole,
    among,
    because,
    briefly,
    candidates,
    compared,
    confirmed,
    errors_of,
    glanced,
    is_judged,
    size_of,
)
from engine.bots.lookahead import Worlds, worlds_of
from engine.bots.puzzling import as_data, choices, in_proportion, weighed
from engine.games import STOOD_IN, rules_of, start
from engine.kernel import record as kernel
from engine.kernel.asking import Answer, Question, Refused, is_act
from engine.kernel.chance import MASK, mix
from engine.kernel.game import AnyMatch
from engine.kernel.record import Record
from engine.kernel.views import View

NEWCOMER = "cadet"
THOUSAND = 1000


@dataclass(frozen=True)
class Decision:
    """A decision of the seat: the position, its answer, and what bots would have answered. `number`: how many answers
    the seat had given before, which does not depend on others' answers.
    """

    at: int
    number: int
    match: AnyMatch
    question: Question
    given: Answer
    told: Answer
    missed: bool


class Opened:
    """A game split into the decisions of one seat: those that were made, and the open one. Answers of a stand-in are
    left out.
    """

    def __init__(self, record: Record, seat: int) -> None:
        self.rules, self.seat = rules_of(record.game), seat
        part = judged(record.game)
        if part is None:
            raise Refused("review_game")
        self.part: Judged = part
        self.seed = mix(record.seed & MASK, seat)
        self.stood_in = stood_in(record, seat)
        match = start(record)
        if seat not in range(match.game.n):
            raise Refused("review_seat", max=match.game.n - 1)
        bots = [make_bot(name, seat, self.seed, record.game) for name in (self.rules.strongest, NEWCOMER)]
        self.decisions: dict[int, Decision] = {}
        number = 0
        for at, (who, answer) in enumerate(record.answers):
            question = match.question_for(who)
            if who == seat and question is not None and not is_act(answer):
                self.note((at, number), match, question, as_answer(answer), bots)
                number += 1
            match.answer(who, answer)
        self.over = match.over
        question = match.question_for(seat)
        self.open = self.decision((len(record.answers), number), match, question, None, bots) if question else None
        self.result = self.part.worth(match.game)[seat]

    def note(self, place: tuple[int, int], match: AnyMatch, question: Question, given: Answer, bots: list[Any]) -> None:
        """Keep the position if there is something to judge. The bots are asked in any case, so that their memory is
        right.
        """
        found = self.decision(place, match, question, given, bots)
        if is_judged(self.part, question) and found.at not in self.stood_in:
            self.decisions[found.at] = replace(found, match=match.fork())

    def decision(
        self, place: tuple[int, int], match: AnyMatch, question: Question, given: Answer | None, bots: list[Any]
    ) -> Decision:
        """Ask the bots about a decision. A seat that has not answered yet counts as answering like the strongest bot.
        """
        view = self.rules.view(match, self.seat)
        told, simple = (said(self.rules, bot, question, view) for bot in bots)
        told = self.part.way_out(question) if told is None else told
        given = told if given is None else given
        return Decision(*place, match, question, given, told, simple != given)

    def worlds(self, one: Decision) -> Worlds:
        return worlds_of(self.rules, one.match, self.seat)

    def asked(self) -> Entry:
        rows: list[Any] = []
        for at, one in self.decisions.items():
            turn = self.rules.where(one.match).get("turn", 0)
            differs = among(one.question, one.given, [one.told]) != one.told
            if not self.part.QUICK and not differs and rows and rows[-1][1] == turn:
                continue  # there is nothing to be told of it
            rows.append([at, turn, one.question.why, differs, one.missed])
        return {ASKED: rows, "result": round(self.result * THOUSAND), "quick": self.part.QUICK}

    def chance(self, at: int) -> Entry:
        one = self.decisions[at]
        door, seed = self.worlds(one), self.seed_of(one)
        if not self.part.QUICK:
            found = glanced(self.rules, door, self.seat, one.given, seed, GRAPHED)
            return {"at": at, CHANCE: round(found.worth * THOUSAND)}
        told = among(one.question, one.told, [one.given])
        found = glanced(self.rules, door, self.seat, one.given, seed, told=told)
        worth, behind = round(found.worth * THOUSAND), round(found.behind * THOUSAND)
        return {"at": at, CHANCE: worth, "behind": behind, "work": found.work}

    def seed_of(self, one: Decision) -> int:
        return mix(self.seed, one.number)

    def cost(self, one: Decision, worlds: int, praise: bool, lead: float = LEAST) -> Entry:
        """Compute what the seat's answer cost; with `praise`, also how far it is ahead of others."""
        answers = candidates(self.part, one.question, one.told)
        given, seed, door = among(one.question, one.given, answers), self.seed_of(one), self.worlds(one)
        if self.part.QUICK:
            found = compared(self.rules, door, one.question, given, answers, seed, praise, worlds, lead)
        else:
            found = briefly(self.rules, door, one.question, given, one.told, seed)
        return {
            "at": one.at, "given": found.given, "best": found.best, COST: round(found.cost * THOUSAND),
            "error": round(found.error * THOUSAND), "worlds": found.worlds, "better": found.better,
            "counted": found.counted, "because": because(self.part, found),
            WORTH: round(found.worth * THOUSAND), "work": found.work,
        }  # fmt: skip

    def whole(self, one: Decision, entry: Entry, room: int = 0) -> Entry:
        """Confirm a cost by whole games, adding to earlier ones if these were not enough."""
        cost, error, before = entry[COST] / THOUSAND, entry["error"] / THOUSAND, entry.get(WHOLE)
        known = Whole(before[0] / THOUSAND, before[1] / THOUSAND, before[2]) if before else None
        found = Weighed(as_answer(entry["given"]), as_answer(entry["best"]), cost, error, entry["worlds"], whole=known)
        worlds, seed, quick = self.worlds(one), self.seed_of(one), self.part.QUICK
        errors, number, room = (errors_of(self.part, one.question.why), 0, room) if quick else (CLEAR, LONG, 0)
        if known is not None:
            errors = max(errors, AGAIN)
        found = confirmed(self.rules, worlds, one.question, found, seed, errors, number, room)
        whole = found.whole
        assert whole is not None
        size = size_of(cost, whole) if quick else whole.gain
        told: Entry = {
            "at": one.at, WHOLE: [round(whole.gain * THOUSAND), round(whole.error * THOUSAND), whole.worlds],
            SIZE: round(size * THOUSAND), "holds": found.holds(errors) and size >= (LEAST if quick else LARGE),
        }  # fmt: skip
        if quick:
            return {**told, "again": known is not None, "work": whole.work}
        return {**told, "won": whole.counted.get("won_whole", (0, 0))}

    def advice(self) -> Entry:
        """Judge the strongest bot's answer to the open question, with the same numbers as a review."""
        one = self.open
        if one is None:
            raise Refused("not_asked")
        found: Entry = {"told": one.told}
        if is_judged(self.part, one.question):
            found |= self.cost(one, MEASURED, praise=True, lead=0.0)
            found |= self.whole(one, found) if is_clear(found) else {}
        return found

    def puzzle(self, at: int, known: Entry | None = None) -> Entry:
        """Compute the value of every answer; return nothing if not all can be computed. `known`: the decision's mark,
        if it has one, whose numbers are included.
        """
        one = self.decisions[at]
        answers, told = choices(one.question), {}
        if answers:
            found = weighed(self.rules, self.worlds(one), one.question, answers, mix(self.seed, at))
            if found.answers:
                told = as_data(self.part.themes(one.match.game, one.question), one.question, found)
                if known is not None:
                    pair = as_answer(known["given"]), as_answer(known["best"])
                    better, worse = pair[::-1] if known[COST] > 0 else pair
                    told["worth"] = in_proportion(one.question, told["worth"], better, worse, known[SIZE])
        return {"at": at, PUZZLE: told}

    def view(self, at: int) -> View:
        """Return what the seat saw at that decision."""
        return self.rules.view(self.decisions[at].match, self.seat)


class Task(NamedTuple):
    """One part of a review, with its input. `known`: the decision's cost, if it is to be confirmed or made a puzzle."""

    record: bytes
    seat: int
    part: Part
    known: Entry | None = None
    worlds: int = MEASURED
    room: int = 0  # for whole games


def done(task: Task) -> Entry:
    """Compute this part."""
    data, seat, asked, known, worlds, room = task
    opened = opened_of(data, seat)
    if asked.kind == ASKED:
        return opened.asked()
    if asked.kind == CHANCE:
        return opened.chance(asked.at)
    if asked.kind == PUZZLE:
        return opened.puzzle(asked.at, known)
    one = opened.decisions[asked.at]
    return opened.cost(one, worlds, one.missed) if known is None else opened.whole(one, known, room)


def task_of(review: Review, data: bytes, seat: int, part: Part, worlds: int | None = None) -> Task:
    """Return what the worker gets for this part."""
    found = {**review.costs.get(part.at, {}), **review.wholes.get(part.at, {})}
    known = found if part.kind == WHOLE or (part.kind == PUZZLE and found.get("holds")) else None
    return Task(data, seat, part, known, worlds or MEASURED, review.room() if review.quick else 0)


def about(record: Record, seat: int, worlds: int | None = None) -> dict[str, Any]:
    """Return everything a review depends on: kept reviews with other facts are useless."""
    facts = {"game": record.game, "rules": record.rules, "judge": VERSION, "worlds": worlds or MEASURED}
    away = stood_in(record, seat)
    return {**facts, **({STOOD_IN: away} if away else {}), "seat": seat, "digest": digest_of(record).hex()}


@lru_cache(maxsize=1)
def opened_of(data: bytes, seat: int) -> Opened:
    """Return a finished game split into decisions. Raise Refused review_running if the game goes on."""
    opened = Opened(kernel.read(data), seat)
    if not opened.over:
        raise Refused("review_running")
    return opened


def digest_of(record: Record) -> bytes:
    """Return the digest of the game alone: who played it, and when, is left out."""
    bare = Record(record.game, record.rules, record.config, record.seed, record.answers)
    return hashlib.sha256(kernel.write(bare)).digest()


def stood_in(record: Record, seat: int) -> list[int]:
    """Return the numbers of the seat's answers that a stand-in gave. The file may contain anything."""
    rows = record.about.get(STOOD_IN)
    own = [row for row in rows if is_row(row) and row[0] == seat] if isinstance(rows, (list, tuple)) else []
    answers = [at for at, (who, _) in enumerate(record.answers) if who == seat]
    return [at for at in answers if any(first <= at <= last for _, first, last in own)]


def is_row(row: Any) -> bool:
    return isinstance(row, (list, tuple)) and len(row) == 3 and all(type(part) is int for part in row)


def said(rules: Any, bot: Any, question: Question, view: View) -> Answer | None:
    """Return a bot's answer; None if it is illegal."""
    try:
        return rules.answer(question, bot.answer(view))
    except (Refused, ValueError, KeyError):
        return None


def as_answer(plain: Any) -> Answer:
    """Read an answer from a file: lists are tuples again."""
    if isinstance(plain, dict):
        return {key: as_answer(part) for key, part in plain.items()}
    return tuple(as_answer(part) for part in plain) if isinstance(plain, (list, tuple)) else plain
