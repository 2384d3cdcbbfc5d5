"""What standing orders answer unless a moment is marked: by public facts alone, and never where something counts."""

from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.encounter.redeal import redeal
from engine.encounter.rules import RULES
from engine.encounter.scenario import EncounterStaging
from engine.encounter.state import PASS
from engine.encounter.view import SPECTATOR
from engine.kernel.asking import ALWAYS, Question, pick
from engine.kernel.game import EVEN, QUICK
from engine.kernel.match import Match
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import read
from tests.encounter.battery.players import answer_one, keen, start
from tests.support import Dice

HEAD = """
id = "t"
title = "t"
rules = ["R-REI-1"]
defense = "b"
target = "b:1"
gate = { a = 2 }
expect.offense = "a"
"""


def asked(why: str, more: str, seat: int = 0) -> tuple[Match[Any], Question]:
    scenario = read(HEAD + more, known_rules)[0]
    rehearsal = Rehearsal(scenario, EncounterStaging(scenario))
    for _ in range(300):
        question = rehearsal.match.question_for(seat)
        if question is not None and question.why == why:
            return rehearsal.match, question
        rehearsal.go()
    raise AssertionError(f"{why} was never asked")


@pytest.mark.parametrize(
    ("theirs", "hand", "passed"),
    [
        ("negotiate", ["+3", "+5"], True),  # no totals
        ("attack 8", ["+3"], False),
        ("negotiate", ["+3", "flare human"], False),  # something else may count
    ],
)
def test_reinforcements_are_asked_for_where_totals_count(theirs: str, hand: list[str], passed: bool) -> None:
    more = f'stage = "reveal.flipped"\nhands = {{ a = {hand} }}\nlaid = {{ a = "attack 8", b = "{theirs}" }}'
    match, question = at_reinforcing(more)
    order = RULES.by_order(match, question)
    assert order == (("reveal.reinforce", question.options.index(PASS)) if passed else None)


def at_reinforcing(more: str) -> tuple[Match[Any], Question]:
    """The offense is asked whether it reinforces; whatever it is asked before, it passes."""
    match, question = asked("window", more.replace("'", '"'))
    while question.by != ("moment", "reveal.reinforce"):
        match.answer(0, question.options.index(PASS))
        while match.pending[0].why != "window":
            match.answer(match.pending[0].seat, 1)
        question = match.pending[0]
    return match, question


@pytest.mark.parametrize(
    ("mine", "theirs", "discards", "passed"),
    [
        (8, 30, [], True),  # 10 to 34: the box has 18 of reinforcements
        (30, 8, [], True),  # 32 to 12
        (8, 20, [], False),  # 10 to 24, that is 14 short
        (8, 20, ["+5"], True),  # 13 are left
        (8, 20, ["+3"], False),  # 15 are left
    ],
)
def test_no_reinforcement_is_asked_for_that_cannot_turn_the_sum(
    mine: int, theirs: int, discards: list[str], passed: bool
) -> None:
    """R-REI-1, R-KIT-3: the cards in the discards and on the table are public, and so is what the box has."""
    more = f"""stage = "reveal.flipped"
hands = {{ a = ["+3"] }}
laid = {{ a = "attack {mine}", b = "attack {theirs}" }}
discards = {discards}
"""
    match, question = at_reinforcing(more)
    order = RULES.by_order(match, question)
    assert order == (("reveal.reinforce", question.options.index(PASS)) if passed else None)


def test_a_sum_is_open_as_long_as_a_technology_may_speak() -> None:
    """R-TEC-7: one that lies face down may come up."""
    more = """options = { technology = true }
stage = "reveal.flipped"
hands = { a = ["+3"] }
laid = { a = "attack 8", b = "attack 30" }
technologies = { b = ["lunar cannon"] }
"""
    match, question = at_reinforcing(more)
    assert RULES.by_order(match, question) is None


@pytest.mark.parametrize("face_down", ["reserve", "zombie"])
def test_whether_a_sum_stands_tells_of_no_sheet_that_lies_face_down(face_down: str) -> None:
    """R-VHP-5: the order hangs on no such sheet. Reserve could strengthen a side here, Zombie could not."""
    more = f"""aliens = ["", "{face_down}"]
options = {{ hidden_powers = true }}
hidden = ["b"]
stage = "reveal.flipped"
hands = {{ a = ["+3"] }}
laid = {{ a = "attack 8", b = "attack 30" }}
"""
    match, question = at_reinforcing(more)
    assert RULES.by_order(match, question) is None


@pytest.mark.parametrize(("number", "passed"), [(1, False), (2, True)])
def test_artifacts_are_asked_for_once_a_turn_as_an_encounter_begins(number: int, passed: bool) -> None:
    """R-REG: Plague could be played at the beginning of each encounter; who waits for the second marks it."""
    more = f"""stage = "regroup.begin"
number = {number}
hands = {{ b = ["plague"] }}
"""
    match, question = asked("window", more, 1)
    order = RULES.by_order(match, question)
    assert order == (("regroup.begin", question.options.index(PASS)) if passed else None)


@pytest.mark.parametrize(("seat", "passed"), [(0, True), (1, False)])
def test_nobody_is_asked_whether_to_stop_an_own_act(seat: int, passed: bool) -> None:
    """T-ZAP-1 allows it; who wants it marks the moment."""
    more = f"""stage = "reveal.flipped"
aliens = ["human", "zombie"]
hands = {{ {"ab"[seat]} = ["cosmic zap"] }}
laid = {{ a = "attack 8", b = "attack 8" }}
"""
    match, question = asked("respond", more, seat)
    assert question.data[0] == 0
    order = RULES.by_order(match, question)
    assert order == ((RULES.moment(match), question.options.index(PASS)) if passed else None)


@pytest.mark.parametrize(("seat", "passed"), [(0, False), (1, True), (2, True)])
def test_technology_is_asked_in_the_own_turn(seat: int, passed: bool) -> None:
    """R-TEC-3: in everybody else's only of those who mark the moment."""
    more = """options = { technology = true }
stage = "regroup.technology"
technologies = { a = ["the qax"], b = ["omega missile"], c = ["quark battery"] }
"""
    match, question = asked("technology.action", more, seat)
    order = RULES.by_order(match, question)
    assert order == (("regroup.technology", question.options.index(PASS)) if passed else None)


@pytest.mark.parametrize(("ships", "passed"), [(0, True), (1, False)])
def test_nobody_is_invited_who_could_not_come(ships: int, passed: bool) -> None:
    """R-ALL-6."""
    homes = ", ".join(f'"c:{planet}" = {{ c = {ships if planet == 1 else 0} }}' for planet in range(1, 6))
    more = f'stage = "alliance.invite"\nwarp = {{ c = {20 - ships} }}\nplanets = {{ {homes} }}'
    match, question = asked("alliance.invite", more)
    assert RULES.by_order(match, question) == (("alliance.invite", ()) if passed else None)


def test_what_is_answered_by_order_hangs_on_nothing_hidden() -> None:
    """R-SEC-2: with other hidden cards everywhere the same questions are passed, if they are asked at all."""
    compared = 0
    for seed, options in enumerate(({"technology": True}, {"classic_flare": True}, {})):
        match, dice = start(seed, strict=False, seats=4, alien_mode="random", **options), Dice(seed)
        for number in range(400):
            if match.over:
                break
            for question in match.pending:
                order = RULES.by_order(match, question)
                if order is not None and question.why != "window":
                    other = match.fork()
                    redeal(other.game, SPECTATOR, Dice(number))
                    assert RULES.by_order(other, question) == order
                    compared += 1
            answer_one(match, dice, keen)
    assert compared > 50


@pytest.mark.parametrize(
    ("people", "windows", "cards", "laid"),
    [(1, QUICK, 1, 0), (1, QUICK, 2, None), (2, QUICK, 1, None), (1, EVEN, 1, None)],
)
def test_the_only_card_is_laid_for_a_person_alone_with_bots(
    people: int, windows: str, cards: int, laid: int | None
) -> None:
    """R-SEC-2: among people such a question is put whatever is held, as its being skipped would tell."""
    options = tuple(("card", face) for face in (41, 8)[:cards])
    offered = {seat: frozenset[Any]() for seat in range(people)}
    for why, answer in (("planning.pick", laid), ("taking", None)):
        question = pick(0, why, options, marks=ALWAYS)
        assert RULES.idle(start(1), question, offered, windows) == answer
