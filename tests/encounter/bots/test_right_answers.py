"""Positions with one right answer, whatever else may be said of a captain: what any onlooker would have done."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import make_bot
from engine.bots.questions import question_of
from engine.encounter.bots.bargains import arranged
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.view import view
from tests.encounter.bots.stages import FIGHT, go_on, seen, staged

LEVELS = ("captain", "admiral")
NEAR = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}  # a needs one colony more
HAND = ["attack_01", "attack_08", "attack_20"]


def chosen(found: dict[str, Any], level: str = "captain") -> Any:
    question = question_of(found)
    return question.options[make_bot(level, found["seat"], 1).answer(found)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", [["attack_06", "attack_20", "attack_40"], ["attack_08", "attack_30"], HAND])
def test_the_defense_of_the_last_colony_lays_its_best_card(hand: list[str], level: str) -> None:
    found = seen(1, "planning.pick", **{**FIGHT, "planets": NEAR, "hands": {"b": hand, "a": 6}})
    assert chosen(found, level) == ("card", hand[-1])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ships", [1, 2, 4])
def test_a_neighbour_stops_who_is_about_to_win_with_a_home_planet_if_need_be(ships: int, level: str) -> None:
    homes = {f"c:{number}": {"a": 1, "c": 1} for number in range(1, 5)} | {"c:5": {"c": ships}}
    keys = {**FIGHT, "stage": "alliance.join", "planets": homes, "invited": {"offense": ["c"], "defense": ["c"]}}
    found = seen(2, "alliance.join", **keys)
    assert chosen(found, level) == ("side", 1)


def test_who_lands_with_the_winner_and_wins_too_is_not_the_one_who_stops_it() -> None:
    both = {f"b:{number}": {"a": 1, "c": 1, "b": 4} for number in range(2, 6)}
    keys = {**FIGHT, "stage": "alliance.join", "planets": both, "invited": {"offense": ["c"], "defense": ["c"]}}
    assert chosen(seen(2, "alliance.join", **keys)) == ("side", 0)


def test_nobody_is_invited_to_win_alone() -> None:
    keys = {**FIGHT, "stage": "alliance.invite", "planets": {f"b:{number}": {"c": 1, "b": 4} for number in range(2, 6)}}
    found = seen(0, "alliance.invite", **keys)
    question = question_of(found)
    answer = make_bot("captain", 0, 1).answer(found)
    assert ("seat", 2) not in [question.options[number] for number in answer]


def talks(**keys: Any) -> Any:
    match = staged(**{**FIGHT, "stage": "resolution.deal", "laid": {"a": "negotiate", "b": "negotiate"}, **keys})
    while match.pending[0].why != "deal":
        go_on(match)
    return match


def test_the_deal_that_wins_is_taken_and_the_one_that_wins_for_the_other_is_not() -> None:
    hands = {"a": ["attack_08"], "b": ["attack_04"]}
    match = talks(planets=NEAR, hands=hands)
    data = question_of(view(match, 0)).data
    colony = (data["can_get"][0], 1, 20)
    match.answer(0, ("propose", arranged(0, (("choice", 1),), (), (), colony)))
    asked = view(match, 1)
    assert make_bot("captain", 1, 1).answer(asked)[0] != "accept"
    match = talks(planets={f"c:{number}": {"b": 1, "c": 4} for number in range(1, 5)}, hands=hands)
    data = question_of(view(match, 0)).data
    give = (data["can_grant"][0], 1, 20)
    match.answer(0, ("propose", arranged(0, (), give, (), ())))
    assert make_bot("captain", 1, 1).answer(view(match, 1))[0] == "accept"


def test_a_guest_who_needs_one_colony_more_is_thrown_out() -> None:
    found = seen(0, "planning.pick", **{**FIGHT, "planets": NEAR})
    found["question"] |= {"why": "destiny.own", "options": [["redraw"], ["expel", 0, 2]]}
    found["seats"][2]["abroad"], found["seats"][0]["abroad"] = 4, 1
    assert chosen(found) == ("expel", 0, 2)
    found["seats"][2]["abroad"] = 1
    assert chosen(found) == ("redraw",)


def test_cards_are_taken_for_rewards_unless_ships_are_rare() -> None:
    found = seen(1, "planning.pick", **FIGHT)
    found["question"] |= {"why": "reward.ships", "shape": "amount", "options": [], "low": 0, "high": 2, "data": None}
    assert make_bot("captain", 1, 1).answer(found) == 0
    for row in found["planets"]:
        row[2][1] = min(1, row[2][1])
    assert make_bot("captain", 1, 1).answer(found) == 2


@pytest.mark.parametrize(("homes", "ships"), [((1, 1, 1, 1, 8), 1), ((2, 2, 2, 2, 4), 0), ((1, 2, 3, 3, 3), 0)])
def test_a_captain_whose_planets_hold_single_ships_takes_ships_as_rewards(homes: tuple[int, ...], ships: int) -> None:
    """There are enough ships in all; what counts is how many planets one lost ship would cost."""
    planets = {f"c:{number}": {"c": count} for number, count in enumerate(homes, 1)}
    laid = {"stage": "planning.cards_down", "laid": {"a": "attack 1", "b": "attack 20"}, "warp": {"c": 3}}
    found = seen(2, "reward.ships", **{**FIGHT, **laid}, beside={"c": 1}, planets=planets)
    assert make_bot("captain", 2, 1).answer(found) == ships


@pytest.mark.parametrize(("colonies", "deciding"), [(3, []), (4, [0, 1, 4, 14])])
def test_the_last_colony_that_a_seat_needs_decides_the_game_wherever_it_is(colonies: int, deciding: list[int]) -> None:
    """On any planet but its own and those where it has a colony."""
    planets = {f"c:{number}": {"b": 1, "c": 3} for number in range(1, colonies + 1)} | {"b:5": {"b": 1}}
    found: Any = seen(0, "planning.pick", **{**FIGHT, "planets": planets})
    targets = [0, 1, 4, 5, 9, 10, 13, 14] if colonies == 4 else [0, 5, 10]
    assert [at for at in targets if Sight({**found, "target": at}).decides_the_game()] == deciding
