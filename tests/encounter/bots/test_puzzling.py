"""A decision as a puzzle: every answer weighed in the same worlds, and whether one is better than all others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.bots import judged
from engine.bots.lookahead import worlds_of
from engine.bots.puzzling import WEIGHED, Weights, as_data, choices, in_proportion, is_asked, same_as, weighed
from engine.encounter.bots.ahead.judged import tried
from engine.encounter.bots.bargains import arranged
from engine.encounter.rules import RULES
from engine.encounter.view import view
from engine.kernel.asking import AMOUNT, PICK, SOME, SPREAD, Question
from engine.kernel.record import is_plain
from tests.encounter.bots.stages import FIGHT, go_on, staged
from tests.encounter.bots.test_judging import STRONG, card, deciding

PART = judged("encounter")


def whether(weights: Weights, ahead: float, error: float, worlds: int = WEIGHED) -> bool:
    return replace(weights, ahead=ahead, error=error, worlds=worlds).single


def test_every_answer_is_weighed_in_the_same_worlds_and_the_best_stands_first() -> None:
    """R-VIC-1: the fifth colony wins."""
    match, question = deciding(**STRONG)
    weak, strong = card(question, 4), card(question, 40)
    worlds = worlds_of(RULES, match, 0)
    found = weighed(RULES, worlds, question, [weak, strong], 5, 24)
    assert [one.answer for one in found.answers] == [strong, weak] and found.worlds == 24
    best, other = found.answers
    assert found.ahead == pytest.approx(best.worth - other.worth) and best.worth > other.worth + 0.12
    assert best.counted["won"] > other.counted["won"] + 5 and set(best.counted) == set(other.counted)
    assert found == weighed(RULES, worlds, question, [weak, strong], 5, 24), "by the seed alone"
    turned = weighed(RULES, worlds, question, [strong, weak], 5, 24)
    assert [(one.answer, one.counted) for one in turned.answers] == [(one.answer, one.counted) for one in found.answers]


def test_a_best_answer_is_single_if_it_is_clearly_ahead_of_the_next_one() -> None:
    weights = Weights((), WEIGHED, 0.1, 0.01)
    assert weights.single and whether(weights, 0.03, 0.009)
    assert not whether(weights, 0.029, 0.001) and not whether(weights, 0.05, 0.02)
    assert not whether(weights, 0.2, 0.01, worlds=10)


def test_answers_that_come_to_the_same_are_one_choice() -> None:
    cards = Question(0, "planning.pick", PICK, (("card", 4), ("card", 8), ("card", 4)))
    assert choices(cards) == [0, 1] and same_as(cards, [0, 1], 2) == 0 and same_as(cards, [1], 2) is None
    assert choices(Question(0, "reward.ships", AMOUNT, low=1, high=3)) == [1, 2, 3]
    invited = Question(0, "alliance.invite", SOME, (("seat", 1), ("seat", 2)), 0, 2)
    assert choices(invited) == [(), (0,), (1,), (0, 1)] and same_as(invited, choices(invited), (1,)) == 2
    assert choices(Question(0, "launch.send", SPREAD, (("planet", 1),), 1, 4, (4,))) == []
    assert choices(Question(0, "reward.ships", AMOUNT, low=0, high=10)) == [], "nobody weighs eleven answers"
    assert choices(Question(0, "planning.pick", PICK, (("card", 4), ("card", 4)))) == [], "there is nothing to choose"
    assert is_asked(PART, cards) and not is_asked(PART, Question(0, "lose", PICK, cards.options))


def talks() -> Any:
    laid, hands = {"a": "negotiate", "b": "negotiate"}, {"a": ["attack_08"], "b": ["attack_04"]}
    match = staged(**{**FIGHT, "stage": "resolution.deal", "laid": laid, "hands": hands})
    while match.pending[0].why != "deal":
        go_on(match)
    return match


def test_an_offer_is_accepted_or_declined_or_talks_are_given_up() -> None:
    match = talks()
    assert choices(match.question_for(0)) == [], "there is no offer to answer"
    colony = (match.question_for(0).data["can_get"][0], 1, 20)
    match.answer(0, ("propose", arranged(0, (("choice", 1),), (), (), colony)))
    question = match.question_for(1)
    number = question.data["theirs"][0]
    assert choices(question) == [("accept", number), ("decline", number), ("give_up",)]
    assert same_as(question, choices(question), ("propose", ())) is None
    assert (asked := view(match, 1)["question"]) and asked["data"]["theirs"]


def test_what_is_written_down_of_it_is_plain_and_names_what_it_is_about() -> None:
    match, question = deciding(**STRONG)
    found = weighed(RULES, worlds_of(RULES, match, 0), question, choices(question), 5, 4)
    told = as_data(PART.themes(match.game, question), question, found)
    assert is_plain(told) and told["theme"] == ["cards", "last"] and told["seat"] == 0 and told["worlds"] == 4
    assert told["worth"][0][1] >= told["worth"][1][1] > 1, "thousandths"
    assert all(len(numbers) == len(told["worth"]) for numbers in told["counted"].values())
    used = Question(0, "window", PICK, (("power", "macron.power"), ("pass",)))
    assert PART.themes(match.game, used) == ["windows", "aliens", "last"]
    assert PART.themes(talks().game, Question(0, "gambler.answer", PICK, used.options)) == ["aliens"]


def test_two_answers_are_as_far_apart_as_is_told_and_all_others_in_proportion() -> None:
    question = Question(0, "planning.pick", PICK, tuple(("card", face) for face in (8, 8, 4, 6)))
    worth = [[3, 500], [0, 420], [2, 100]]
    assert in_proportion(question, worth, 3, 0, 40) == [[3, 500], [0, 460], [2, 300]]
    assert in_proportion(question, worth, 3, 1, 40) == in_proportion(question, worth, 3, 0, 40), "an equal card"
    assert in_proportion(question, worth, 0, 2, 480)[2] == [2, 0], "nobody wins less often than never"
    assert in_proportion(question, worth, 0, 3, 40) == worth, "these worlds say the contrary"
    assert in_proportion(question, worth[:2], 3, 2, 40) == worth[:2], "nobody weighed it"


def test_answers_that_are_tried_differ_in_kind() -> None:
    """Every option, every number, so many ships from the fullest places; nobody, all, each one."""
    assert tried(Question(0, "planning.pick", PICK, (("card", 4), ("card", 8)))) == [0, 1]
    assert tried(Question(0, "reward.ships", AMOUNT, low=1, high=3)) == [1, 2, 3]
    places = (("planet", 1), ("planet", 2))
    sent = tried(Question(0, "launch.send", SPREAD, places, 1, 3, (4, 2)))
    assert [sum(answer) for answer in sent] == [3, 2, 1]
    invited = tried(Question(0, "alliance.invite", SOME, (("seat", 1), ("seat", 2), ("seat", 3)), 0, 3))
    assert invited == [(), (0, 1, 2), (0,), (1,), (2,)]
