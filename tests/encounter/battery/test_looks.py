"""A question that shows its seat something hidden says so, or an event has said so before: nobody undoes a look.

Whatever a question's options name is compared with what that seat knew when it was asked: its own cards, what lies
open, what it has been shown. Knows where cards are, no item.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.encounter.state import COMPLETE, STORED, Game
from engine.kernel.asking import Question
from tests.encounter.battery.players import answer_one, keen, start
from tests.encounter.battery.test_asked import LARGE, TABLES
from tests.support import Dice

GAMES, QUESTIONS = (40 if LARGE else 4), 450
STATED = ("gambler.state",)  # a mere claim: no such card has to be anywhere
CARDS = ("card", "hoard", "discard", "played")


def known_faces(game: Game, seat: int) -> set[int]:
    """Cards that this seat may know of at this moment: own ones, open ones, those that it was shown."""
    found = {*game.hands[seat], *game.discards, *game.kept.get("second_hand", ())}
    found |= {face for face, _, _ in game.table} | {face for face, _ in game.aside}
    found |= {face for pile in game.discarding for face in pile[1]} | {face for face in game.laid if face >= 0}
    found |= {face for _, face in game.kept.get("citadels", ())}
    found |= {tech[STORED] for tech in game.techs[seat]}
    for _, _, faces in game.notes.get(f"seen:{seat}", ()):
        found |= set(faces)
    return found


def looks(game: Game, question: Question) -> list[Any]:
    """Options that name a card, or a technology, which this seat has not known."""
    named = [ref for ref in question.options if ref[0] in CARDS and len(ref) > 1]
    cards = [ref for ref in named if ref[1] not in known_faces(game, question.seat)]
    own = {tech[0] for tech in game.techs[question.seat]} | set(game.tech_discards)
    own |= {tech[0] for techs in game.techs for tech in techs if tech[COMPLETE]}
    techs = [ref for ref in question.options if ref[0] == "technology" and type(ref[-1]) is int and ref[1] not in own]
    return cards + techs


@pytest.mark.parametrize("table", TABLES)
def test_who_is_shown_something_by_a_question_cannot_go_back_behind_it(table: str) -> None:
    """R-SEC-1: the mark `reveals`, or an event told with the same step that shows it."""
    named, unmarked = 0, set()
    for seed in range(GAMES):
        match, dice = start(seed + 50, strict=False, **TABLES[table]), Dice(seed)
        before = -1  # where chance stood when the question before was answered
        for _ in range(QUESTIONS):
            if match.over:
                break
            told = [event for event in match.game.events if event[3]]  # with a part for some eyes
            counter = match.game.counter
            match.game.events = []
            for question in match.pending:
                named += bool(question.options)
                shown = looks(match.game, question)
                secret = any(event[2] >> question.seat & 1 for event in told)
                if shown and question.why not in STATED and not (question.reveals or secret or counter != before):
                    unmarked.add(question.why)
            before = match.game.counter
            answer_one(match, dice, keen)
    assert named > 300
    assert unmarked == set()
