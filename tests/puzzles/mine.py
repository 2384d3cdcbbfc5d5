"""Look for puzzles in games of bots, night after night:

    python -m tests.puzzles.mine FILE [LAST]      as many games as there is time for, or up to that one

A line of the file is a game that has been gone through, or a puzzle that was found in it: a file that was stopped goes
on with the next game. A glance at eight worlds sorts out most decisions, all answers in 64 new ones what is left, and
120 whole games have to confirm that the best answer is better than the most tempting one.
"""

import base64
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.bots import judged, make_bot
from engine.bots.judging import errors_of
from engine.bots.lookahead import worlds_of
from engine.bots.puzzling import Weights, choices, is_asked, same_as, weighed, whole
from engine.bots.simulate import play
from engine.games import rules_of, start
from engine.kernel.asking import Answer, Question, Refused
from engine.kernel.chance import mix
from engine.kernel.game import AnyMatch
from engine.kernel.record import Record, write

GAME = "encounter"
PLAYERS = ("cadet", "rookie", "captain")  # whose games are searched
FINDERS = ("cadet", "ensign", "lieutenant", "rookie", "captain")  # who is asked for the answer
TEMPTED = ("cadet", "rookie")
SEATS = (3, 4, 5)
GLANCES = (3, 8)  # worlds
LIKELY, TEMPTING = 0.03, 0.05  # by how much the best is ahead of the next one there, and at last of the tempting one
MOST_IN_A_GAME, MOST_TRIED = 3, 4
SEED = 0x9022


def game(number: int) -> Record:
    """Play the game with that number."""
    level, seats = PLAYERS[number % 3], SEATS[number // 3 % 3]
    result = play(rules_of(GAME), {"seats": seats}, 20_000 + number, (level,), keep_record=True)
    assert result.record is not None and result.fault is None
    return result.record


def said(rules: Any, bot: Any, match: AnyMatch, question: Question) -> Answer | None:
    """What a bot answers there; None if that is no answer."""
    try:
        return rules.answer(question, bot.answer(rules.view(match, question.seat)))
    except (Refused, ValueError, KeyError):
        return None


class Lead(NamedTuple):
    """A decision whose best answer is single, before whole games have confirmed it."""

    at: int
    match: AnyMatch
    question: Question
    weights: Weights
    tempting: int  # which of the answers somebody would rather give
    finders: dict[str, bool]

    @property
    def gap(self) -> float:
        """By how much the best answer is better than the tempting one; of doubted kinds that counts half."""
        answers = self.weights.answers
        doubt = errors_of(judged(GAME), self.question.why)
        return (answers[0].worth - answers[self.tempting].worth) / doubt


def found_in(record: Record) -> Iterator[dict[str, Any]]:
    """The puzzles of one game: whole games cost most, so they are played for what looks surest."""
    kinds: set[str] = set()
    leads = sorted(leads_in(record), key=lambda lead: -lead.gap)
    for lead in leads[:MOST_TRIED]:
        if lead.question.why not in kinds and len(kinds) < MOST_IN_A_GAME:
            found = confirmed(record, lead)
            if found is not None:
                kinds.add(lead.question.why)
                yield found


def leads_in(record: Record) -> Iterator[Lead]:
    part, match = judged(record.game), start(record)
    for at, (seat, given) in enumerate(record.answers):
        question = match.question_for(seat)
        if question is not None and is_asked(part, question):
            lead = lead_at(record, match.fork(), question, at, given)
            if lead is not None and lead.gap >= TEMPTING:
                yield lead
        match.answer(seat, given)


def lead_at(record: Record, match: AnyMatch, question: Question, at: int, given: Answer) -> Lead | None:
    """This decision, if it may be a puzzle."""
    rules, seat = rules_of(record.game), question.seat
    answers, worlds, seed = choices(question), worlds_of(rules, match, seat), mix(record.seed, at)
    others = [given, *(said(rules, make_bot(name, seat, record.seed, GAME), match, question) for name in TEMPTED)]
    if len({same_as(question, answers, one) for one in others if one is not None}) < 2:
        return None  # what everybody finds is seldom a puzzle, and most decisions are such
    for number in GLANCES:
        glance = weighed(rules, worlds, question, answers, mix(seed, SEED), number)
        if glance.worlds < number or glance.ahead < LIKELY:
            return None
    weights = weighed(rules, worlds, question, answers, seed)
    if not weights.single or weights.answers[0].answer != glance.answers[0].answer:
        return None
    finders = who_finds(record, at, question, weights.answers[0].answer)
    if all(finders.values()):
        return None
    return Lead(at, match, question, weights, tempted(question, weights, others), finders)


def confirmed(record: Record, lead: Lead) -> dict[str, Any] | None:
    """The puzzle, if whole games confirm that its best answer is better than the tempting one."""
    rules, question, weights = rules_of(record.game), lead.question, lead.weights
    best, other = weights.answers[0].answer, weights.answers[lead.tempting].answer
    worlds, seed = worlds_of(rules, lead.match, question.seat), mix(record.seed, lead.at)
    held = whole(rules, worlds, question, best, other, seed)
    if not held.holds(errors_of(judged(GAME), question.why)) or held.whole is None:
        return None
    return {
        "game": record.seed, "level": record.about["bots"][0], "seats": lead.match.game.n, "at": lead.at,
        "seat": question.seat, "why": question.why, "tempting": lead.tempting, "found": lead.finders,
        "worlds": weights.worlds, "alien": rules.played(lead.match)[question.seat], "ahead": weights.ahead,
        "error": weights.error, "whole": [held.whole.gain, held.whole.error, held.whole.worlds],
        "answers": [[one.answer, one.worth, one.counted] for one in weights.answers],
        "record": base64.b64encode(write(cut(record, lead.at))).decode(),
    }  # fmt: skip


def tempted(question: Question, weights: Weights, others: list[Answer | None]) -> int:
    """Which of the answers a player would rather give: one that was given or that a simple bot would have given; the
    next best one if they all found the best."""
    answers = [one.answer for one in weights.answers]
    for one in others:
        place = same_as(question, answers, one) if one is not None else None
        if place:
            return place
    return 1


def who_finds(record: Record, at: int, question: Question, best: Answer) -> dict[str, bool]:
    """Run bots along from the first question of the seat, so that they remember: do they find the best answer?"""
    rules, seat = rules_of(record.game), question.seat
    match = start(record)
    bots = {name: make_bot(name, seat, record.seed, record.game) for name in FINDERS}
    for number, (who, answer) in enumerate(record.answers[: at + 1]):
        asked = match.question_for(who)
        if who == seat and asked is not None:
            told = {name: said(rules, bot, match, asked) for name, bot in bots.items()}
            if number == at:
                return {name: one is not None and same_as(question, [best], one) == 0 for name, one in told.items()}
        match.answer(who, answer)
    raise AssertionError("the question is in the record")


def cut(record: Record, at: int) -> Record:
    return Record(record.game, record.rules, record.config, record.seed, record.answers[:at])


def main(words: list[str]) -> None:
    path = Path(words[0])
    done = {json.loads(line).get("done") for line in path.read_text().splitlines()} if path.exists() else set()
    last = int(words[1]) if len(words) > 1 else None
    with path.open("a") as out:
        for number in itertools.count() if last is None else range(last + 1):
            if number not in done:
                lines = [*found_in(game(number)), {"done": number}]
                out.write("".join(f"{json.dumps(line)}\n" for line in lines))
                out.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
