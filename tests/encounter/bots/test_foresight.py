"""What rookies expect of a fight that has not begun, and the aliens whose power is about such fights or their cards."""

from __future__ import annotations

from typing import Any

from engine.encounter.bots.advice import amoeba, cudgel
from engine.encounter.bots.policy import foresight
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.view import view
from tests.encounter.bots.stages import FIGHT, OPEN, PASS, names_of, seen, staged, told

SETTLED: dict[str, Any] = {"stage": "destiny.settled", "defense": "b"}
ONE_FROM_VICTORY = {f"{owner}:{number}": {owner: 4, "a": 1} for owner in "bc" for number in (1, 2)}
CLOSE_TO_IT = {**SETTLED, "planets": {**ONE_FROM_VICTORY, "b:4": {"b": 2}}, "hands": {"a": 8, "b": 8}}


def sight_at(seat: int, **keys: Any) -> Sight:
    return Sight(view(staged(**keys), seat))


# --- where the blow falls ----------------------------------------------------------------------------------------


def test_an_offense_is_expected_where_it_gains_a_colony_and_few_stand() -> None:
    """R-LAU-1: the offense chooses the planet."""
    sight = sight_at(2, **SETTLED, planets={"b:1": {"b": 1, "a": 2}, "b:3": {"b": 2}})
    assert foresight.next_target(sight, 1) == 7


def test_an_offense_in_its_own_system_goes_where_the_guest_is() -> None:
    """R-DES-4, R-EXP-1."""
    sight = sight_at(2, **SETTLED, planets={"a:4": {"a": 1, "b": 3}})
    sight.view["named"] = 0
    assert foresight.targets(sight, 1) == [3] and foresight.next_target(sight, 1) == 3


# --- Citadel -----------------------------------------------------------------------------------------------------


def test_a_citadel_walls_the_planet_where_a_winner_will_land() -> None:
    """R-DES-9: the defense is known, its planet not yet; there a wall should be high, whatever else is cheap."""
    keys = {**CLOSE_TO_IT, "aliens": ["", "", "citadel"]}
    keys["hands"] = {**keys["hands"], "c": ["attack 4", "attack 13", "negotiate"]}
    assert told(seen(2, "window", **keys)) == ("power", "citadel.build")
    assert told(seen(2, "citadel.card", using="citadel.build", **keys)) == ("card", "attack_13")
    assert told(seen(2, "citadel.planet", using="citadel.build", **keys)) == ("planet", 8)


def test_a_citadel_keeps_its_good_cards_out_of_a_fight_that_matters_little() -> None:
    keys = {**SETTLED, "aliens": ["", "", "citadel"], "hands": {"a": 3, "b": 3, "c": ["attack 30", "attack 40"]}}
    assert told(seen(2, "window", **keys)) == PASS


def test_a_citadel_without_a_fight_of_interest_clears_its_hand_at_home() -> None:
    """Its own turn: the wall is for later."""
    hand = ["attack 4", "attack 12", "attack 20", "negotiate"]
    keys = {**SETTLED, "aliens": ["citadel"], "hands": {"a": hand, "b": 3}, "planets": {"a:2": {"a": 1}}}
    assert told(seen(0, "window", **keys)) == ("power", "citadel.build")
    assert told(seen(0, "citadel.card", using="citadel.build", **keys)) == ("card", "attack_04")
    assert told(seen(0, "citadel.planet", using="citadel.build", **keys)) == ("planet", 1)


def test_walls_are_opened_against_an_offense_one_does_not_like_and_not_against_oneself() -> None:
    walls = {"kept": {"citadels": [["b:1", "attack 15"]]}, "laid": {"a": "attack 8", "b": "attack 6"}}
    keys = {**FIGHT, "stage": "planning.cards_down", **walls}
    assert told(seen(1, "window", **keys, aliens=["", "citadel"])) == ("power", "citadel.power")
    assert told(seen(0, "window", **keys, aliens=["citadel"])) == PASS


# --- Dictator ----------------------------------------------------------------------------------------------------


def selected(seat: int, **keys: Any) -> Any:
    keys = {"stage": "destiny.before_draw", "players": 4, "doctored": True, **keys}
    return told(seen(seat, "dictator.select", **keys))


def test_a_dictator_sends_a_leader_against_the_strongest() -> None:
    """R-DES-1: b's planets are empty and its hand is short, c has both ships and cards."""
    lands = {f"{owner}:{number}": {owner: 4, "a": 1} for owner in "bc" for number in (1, 2)}
    empty = {f"b:{number}": {"b": 1} for number in (3, 4, 5)}
    keys = {"planets": {**lands, **empty}, "hands": {"a": 8, "b": 1, "c": 8, "d": ["attack 4"]}}
    keys["warp"] = {"b": 9}
    assert selected(3, **keys, aliens=["", "", "", "dictator"], destiny_deck=["b", "c"]) == ("destiny", "seat_2")


# --- cards thrown in and looted ----------------------------------------------------------------------------------


def thrown_in(their_hand: int) -> list[str]:
    keys = {**OPEN, "laid": {"a": "attack 6", "b": "attack 20"}}
    hands = {"a": ["attack 7", "attack 8", "attack 9", "attack 12"], "b": their_hand}
    return names_of(told(seen(0, "fodder.cards", using="fodder.power", **keys, aliens=["fodder"], hands=hands)))


def test_fodder_adds_a_little_against_a_hand_that_may_hold_reinforcements() -> None:
    """R-REI-1: seventeen are missing; 8 and 9 are just that, 8 and 12 withstand a +3."""
    assert thrown_in(0) == ["attack_08", "attack_09"]
    assert thrown_in(8) == ["attack_08", "attack_12"]


def test_fodder_makes_a_narrow_victory_surer() -> None:
    """R-REV-5: 13 against 12; whoever may still add two is not left to it."""
    keys = {**OPEN, "laid": {"a": "attack 7", "b": "attack 10"}, "gate": {"a": 4, "c": 2}, "planets": {"b:1": {"b": 2}}}
    for theirs, wanted in ((8, ("power", "fodder.power")), (0, PASS)):
        found = seen(0, "window", **keys, aliens=["fodder"], hands={"a": ["attack 8", "attack 9"], "b": theirs})
        assert told(found) == wanted


def test_fodder_that_cannot_win_throws_its_last_poor_cards_after_it() -> None:
    """R-HND-1: with no encounter card left eight new ones come; a good card is worth keeping."""
    for hand, wanted in ((["attack 8"], ("power", "fodder.power")), (["attack 15"], PASS)):
        keys = {**OPEN, "laid": {"a": "attack 6", "b": "attack 40"}, "hands": {"a": hand, "b": 8}}
        assert told(seen(0, "window", **keys, aliens=["fodder"])) == wanted


def test_a_barbarian_that_may_choose_meets_the_fuller_hand() -> None:
    """R-DES-5: others would rather meet the shorter one."""
    keys = {"stage": "destiny.before_draw", "destiny": "wild", "hands": {"a": ["attack 8"], "b": 2, "c": 9}}
    assert told(seen(0, "destiny.wild", **keys, aliens=["barbarian"])) == ("seat", 2)
    assert told(seen(0, "destiny.wild", **keys)) == ("seat", 1)


def test_a_barbarian_takes_chaff_along_when_compensation_is_due() -> None:
    """R-CPN-3: what is drawn from its hand is drawn at random."""
    keys = {**OPEN, "gate": {"a": 3}, "hands": {"a": [], "b": ["attack 1", "attack 4", "attack 20"]}}
    for laid, kept in (("negotiate", 3), ("attack 4", 1)):
        cards = {"laid": {"a": "attack 30", "b": laid}, "doctored": True}
        found = seen(0, "barbarian.keep", **keys, **cards, aliens=["barbarian"])
        assert len(told(found)) == kept


def test_a_smash_is_worth_more_where_it_costs_colonies() -> None:
    """T-SHP-3: with no ship to spare every further one is a colony; the other main player alone is hit."""
    thin = {f"b:{number}": {"b": 1} for number in (1, 2, 3, 4, 5)}
    smash = {**FIGHT, "aliens": ["cudgel"], "hands": {"a": 1, "b": 1}}
    plain = sight_at(0, **smash)
    bitter = sight_at(0, **smash, planets=thin, warp={"b": 15})
    assert cudgel.prize(plain, 0, OFF) == 0 < cudgel.prize(bitter, 0, OFF)
    assert [cudgel.debt(plain, 0, seat, plain.side(seat), OFF) for seat in (1, 2)] == [4, 0]
    assert [cudgel.debt(plain, 0, 1, DEF, ending) for ending in (DEF, worth.TALKS)] == [0, 0]


# --- ships poured in ---------------------------------------------------------------------------------------------


def test_an_amoeba_leaves_the_ships_that_compensation_is_paid_for() -> None:
    """R-CPN-1: a ship lost with a negotiate is a card, as long as the other hand has cards."""
    keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": "negotiate", "b": "attack 12"}, "aliens": ["amoeba"]}
    assert told(seen(0, "window", **keys, hands={"b": ["attack 6", "attack 8", "negotiate", "plague"]})) == PASS
    assert told(seen(0, "window", **keys, hands={"b": []})) == ("power", "amoeba.power")


def test_an_amoeba_pours_in_more_than_four_where_it_pays_but_not_its_last_ships() -> None:
    """T-SHP-2: no limit but the ships there are."""
    winner = {f"{owner}:{number}": {owner: 4, "b": 1} for owner in "ac" for number in (1, 2)}
    keys = {"stage": "planning.cards_down", "defense": "a", "target": "a:5", "offense": "b", "gate": {"b": 4}}
    keys |= {"planets": winner, "laid": {"a": "attack 8", "b": "attack 12"}, "hands": {"b": 6}, "aliens": ["amoeba"]}
    many, few = amoeba.plan(sight_at(0, **keys)), amoeba.plan(sight_at(0, **keys, warp={"a": 10}))
    assert 4 < few < many <= amoeba.MOST
