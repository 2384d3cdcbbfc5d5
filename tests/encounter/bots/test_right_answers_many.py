"""More positions with one right answer, in families: what is right does not hang on the number that changes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import make_bot
from engine.bots.questions import question_of
from tests.encounter.bots.stages import FIGHT, OPEN, PASS, seen

NEAR = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}  # a needs one colony more
ASKED = {"stage": "alliance.join", "invited": {"offense": ["c"], "defense": ["c"]}}
MOBIUS = ["mobius tubes", "attack 8"]


def chosen(found: dict[str, Any]) -> Any:
    question = question_of(found)
    answer = make_bot("captain", found["seat"], 1).answer(found)
    return question.options[answer] if isinstance(answer, int) and question.options else answer


def asked_otherwise(found: dict[str, Any], **question: Any) -> dict[str, Any]:
    """The same view with another question."""
    return {**found, "question": {**found["question"], **question}}


# --- nothing is kept for an encounter that will not come ---------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("0 4", 4), ("5 6 7", 7), ("10 11", 11), ("12 13 14 15", 15), ("1 40", 40), ("23 30", 30), ("1 8 9 10", 10),
        ("4 20 negotiate", 20), ("15 negotiate", 15), ("8 10 30 negotiate", 30), ("6 7 8 9 10 11 12", 12),
        ("4 14 23", 23), ("1 6 40 negotiate", 40), ("20 23 30 40", 40),
    ],
)  # fmt: skip
@pytest.mark.parametrize("garrison", [1, 4])
def test_the_last_defense_lays_the_best_card(hand: str, best: int, garrison: int) -> None:
    cards = [card if card == "negotiate" else f"attack {card}" for card in hand.split()]
    keys = {**FIGHT, "planets": {**NEAR, "b:1": {"b": garrison}}, "hands": {"b": cards, "a": 6}}
    assert chosen(seen(1, "planning.pick", **keys)) == ("card", f"attack_{best:02}")


@pytest.mark.parametrize("hand", ["6 negotiate", "30 40", "8 20", "10 14 40"])
@pytest.mark.parametrize("gate", [1, 4])
@pytest.mark.parametrize("guards", [0, 4])
def test_the_landing_that_wins_is_made_with_the_best_card(hand: str, gate: int, guards: int) -> None:
    """No good card is spared for later, and no talks are hoped for that would give the last colony."""
    cards = [card if card == "negotiate" else f"attack {card}" for card in hand.split()]
    keys = {**FIGHT, "players": 4, "planets": {**NEAR, "b:1": {"b": 4}}, "hands": {"a": cards, "b": 6}}
    found = seen(0, "planning.pick", **{**keys, "gate": {"a": gate}, "beside": {"d": guards, "c": guards // 2}})
    best = max(int(card) for card in hand.split() if card != "negotiate")
    assert chosen(found) == ("card", f"attack_{best:02}")


def test_a_card_is_still_spared_where_the_landing_wins_for_nobody() -> None:
    keys = {**FIGHT, "planets": {"b:1": {"b": 4}}, "hands": {"a": ["attack 30", "attack 40"], "b": 6}}
    assert chosen(seen(0, "planning.pick", **keys)) == ("card", "attack_30")


def with_single_ships(abroad: bool) -> dict[str, Any]:
    """Asked to land with somebody, with a single ship everywhere: at home, or nowhere but abroad."""
    at_home = {f"c:{number}": {"c": 0 if abroad else 1} for number in range(1, 6)}
    keys = {**FIGHT, **ASKED, "planets": {**at_home, "a:1": {"a": 3, "c": 1}, "b:1": {"b": 1}}, "gate": {"a": 4}}
    return seen(2, "alliance.join", **keys)


def test_the_last_ship_of_a_home_planet_goes_for_a_colony_abroad_and_that_of_a_colony_does_not() -> None:
    assert chosen(with_single_ships(abroad=False)) == ("side", 0)
    assert chosen(with_single_ships(abroad=True)) == PASS


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("gate", [1, 2, 4])
def test_a_neighbour_stops_whoever_is_about_to_win(players: int, gate: int) -> None:
    keys = {**FIGHT, **ASKED, "players": players, "planets": NEAR, "gate": {"a": gate}}
    assert chosen(seen(2, "alliance.join", **keys)) == ("side", 1)


@pytest.mark.parametrize("gate", [1, 2, 4])
def test_whoever_wins_by_the_same_landing_lands(gate: int) -> None:
    both = {f"d:{number}": {"a": 1, "c": 1, "d": 4} for number in range(1, 5)}
    keys = {**FIGHT, **ASKED, "players": 4, "planets": both, "gate": {"a": gate}}
    assert chosen(seen(2, "alliance.join", **keys)) == ("side", 0)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("gate", [1, 4])
def test_nobody_is_asked_along_to_win_alone(players: int, gate: int) -> None:
    planets = {f"b:{number}": {"c": 1, "b": 4} for number in range(2, 6)}
    keys = {"stage": "alliance.invite", "players": players, "planets": planets, "gate": {"a": gate}}
    found = seen(0, "alliance.invite", **{**FIGHT, **keys})
    question = question_of(found)
    answer = make_bot("captain", 0, 1).answer(found)
    assert ("seat", 2) not in [question.options[number] for number in answer]


# --- cards up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("theirs", "held", "wanted"),
    [
        (8, "2 3 5", "2"), (9, "2 3 5", "3"), (10, "3 5", "5"), (11, "3 5", "5"), (8, "5", "5"), (9, "3", "3"),
        (14, "2 3 5", "5"), (30, "2 3 5", ""), (20, "5", ""), (13, "2", ""), (12, "5 3", "5"),
    ],
)  # fmt: skip
def test_the_smallest_reinforcement_that_turns_the_last_defense(theirs: int, held: str, wanted: str) -> None:
    """R-REI-2: b has six and its four ships; a tie is the defense's."""
    hands = {"b": [f"+{card}" for card in held.split()]}
    laid = {"a": f"attack {theirs}", "b": "attack 6"}
    keys = {**OPEN, "stage": "reveal.reinforce", "gate": {"a": 4}, "planets": NEAR, "laid": laid, "hands": hands}
    found = chosen(seen(1, "window", **keys))
    assert found == (("card", f"reinforcement_{wanted}") if wanted else PASS)


@pytest.mark.parametrize(("theirs", "wanted"), [(4, PASS), (1, PASS)])
def test_no_reinforcement_for_what_is_won(theirs: int, wanted: Any) -> None:
    laid = {"a": f"attack {theirs}", "b": "attack 6"}
    keys = {**OPEN, "stage": "reveal.reinforce", "gate": {"a": 4}, "planets": NEAR, "laid": laid}
    assert chosen(seen(1, "window", **keys, hands={"b": ["+5"]})) == wanted


# --- ships --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lost", [1, 3, 6, 8, 12])
def test_the_warp_is_emptied_when_there_is_much_in_it(lost: int) -> None:
    keys: dict[str, Any] = {"stage": "regroup.begin", "hands": {"a": MOBIUS}, "warp": {"a": lost}}
    assert chosen(seen(0, "window", **keys)) == (("card", "mobius_tubes") if lost >= 6 else PASS)


@pytest.mark.parametrize("there", [3, 4])
@pytest.mark.parametrize("place", [1, 2, 5])
def test_the_empty_planet_is_attacked(there: int, place: int) -> None:
    planets = {f"b:{number}": {"b": 0 if number == place else there} for number in range(1, 6)}
    keys = {"stage": "launch.aim", "defense": "b", "planets": planets, "hands": {"a": 6, "b": 6}}
    assert chosen(seen(0, "launch.aim", **keys)) == ("planet", 5 + place - 1)


@pytest.mark.parametrize("place", [1, 3, 5])
def test_a_second_landing_in_the_same_place_is_no_colony(place: int) -> None:
    """Where I stand already there is nothing to be won, however few defend it."""
    planets = {f"b:{number}": {"b": 3} for number in range(1, 6)} | {f"b:{place}": {"a": 1, "b": 2}}
    keys = {"stage": "launch.aim", "defense": "b", "planets": planets, "hands": {"a": 6, "b": 6}}
    assert chosen(seen(0, "launch.aim", **keys)) != ("planet", 5 + place - 1)


# --- guests, rewards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mine", [0, 1, 2, 3])
@pytest.mark.parametrize(("theirs", "wanted"), [(4, ("expel", 0, 2)), (1, ("redraw",))])
def test_a_guest_is_thrown_out_who_would_win_next(mine: int, theirs: int, wanted: Any) -> None:
    found = asked_otherwise(seen(0, "planning.pick", **FIGHT), why="destiny.own", options=[["redraw"], ["expel", 0, 2]])
    found["seats"][2]["abroad"], found["seats"][0]["abroad"] = theirs, mine
    assert chosen(found) == wanted


@pytest.mark.parametrize("most", [1, 2, 3, 4])
@pytest.mark.parametrize("rare", [False, True])
def test_rewards_are_cards_unless_ships_are_rare(most: int, rare: bool) -> None:
    found = asked_otherwise(
        seen(1, "planning.pick", **FIGHT), why="reward.ships", shape="amount", options=[], low=0, high=most, data=None
    )
    for row in found["planets"] if rare else ():
        row[2][1] = min(1, row[2][1])
    assert make_bot("captain", 1, 1).answer(found) == (most if rare else 0)
