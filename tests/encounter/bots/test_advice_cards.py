"""What rookies know about aliens under whose power a card is not worth what is printed on it."""

from __future__ import annotations

import pytest

from engine.encounter.bots.reading import duel
from engine.encounter.bots.reading.sight import DEF, Sight
from tests.encounter.bots.stages import FIGHT, PASS, seen, told


@pytest.mark.parametrize(
    ("alien", "hand", "laid"),
    [
        ("virus", ["attack 8", "attack 40"], "attack_08"),
        ("tripler", ["attack 10", "attack 30"], "attack_10"),
        ("anti_matter", ["attack 4", "attack 30"], "attack_04"),
        ("pacifist", ["negotiate", "attack 12"], "negotiate"),
        ("sorcerer", ["attack 0", "attack 9"], "attack_00"),
        ("clone", ["attack 14", "attack 40"], "attack_40"),
    ],
)
def test_the_card_that_is_good_under_the_power_is_laid(alien: str, hand: list[str], laid: str) -> None:
    """T-TOT-1, T-VAL-5, T-OUT-2, X-43: what is printed on a card is not what it is worth."""
    found = seen(0, "planning.pick", **FIGHT, aliens=[alien], hands={"a": hand, "b": 6})
    assert told(found) == ("card", laid)


def test_a_power_is_read_the_same_way_by_the_other_side() -> None:
    """T-OUT-2: against the Pacifist an attack of forty does not win against a negotiate."""
    found = seen(1, "planning.pick", **FIGHT, aliens=["pacifist"], hands={"a": 3, "b": ["attack 40", "negotiate"]})
    reading = duel.reading_of(Sight(found), DEF)
    assert reading(40, 41) == duel.LOST
    assert reading(41, 41) is duel.TALKS
    assert reading(40, 8) == 32 + duel.ahead(Sight(found), DEF)


def test_a_sorcerer_swaps_a_bad_card_away_and_keeps_a_good_one() -> None:
    for card, wanted in (("attack 0", ("power", "sorcerer.power")), ("attack 40", PASS)):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": card, "b": "attack 12"}, "hands": {"b": 4}}
        assert told(seen(0, "window", **keys, aliens=["sorcerer"])) == wanted


def test_a_calculator_does_not_cut_itself() -> None:
    """T-VAL-4: against a card known to be higher it announces; against a lower one that would only harm."""
    for theirs, wanted in (("attack_20", ("power", "calculator.power")), ("attack_08", PASS)):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": "attack 14", "b": "attack 12"}}
        found = seen(0, "window", **keys, aliens=["calculator"], hands={"b": 8})
        found["seen"] = [["hand", 1, [theirs]]]
        assert told(found) == wanted


def test_a_mirror_calls_for_a_card_that_is_great_backwards() -> None:
    """T-VAL-3."""
    for card, wanted in (("attack 9", ("power", "mirror.power")), ("attack 40", PASS)):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": card, "b": "attack 12"}, "hands": {"b": 6}}
        assert told(seen(0, "window", **keys, aliens=["mirror"])) == wanted


def test_an_oracle_spends_no_more_than_it_must() -> None:
    """Against an open card the forty stays in hand if less will do, and junk goes if nothing does."""
    hands = {"a": ["attack 4", "attack 20", "attack 40"], "b": ["attack 8"]}
    found = seen(0, "planning.pick", **FIGHT, aliens=["oracle"], hands=hands)
    assert found["laid"][DEF] == ["open", "attack_08"]
    assert told(found) == ("card", "attack_20")
    hands = {"a": ["attack 4", "attack 14"], "b": ["attack 40"]}
    assert told(seen(0, "planning.pick", **FIGHT, aliens=["oracle"], hands=hands)) == ("card", "attack_04")


def test_a_loser_that_cannot_win_calls_an_upset_and_lays_low() -> None:
    """T-OUT-3."""
    keys = {**FIGHT, "stage": "planning.before_pick", "gate": {"a": 1}, "planets": {"b:1": {"b": 4}}}
    hands = {"a": ["attack 0", "attack 4"], "b": 8}
    assert told(seen(0, "window", **keys, aliens=["loser"], hands=hands)) == ("power", "loser.power")
    keys["stage"] = "planning.pick"
    assert told(seen(0, "planning.pick", **keys, aliens=["loser"], hands=hands)) == ("card", "attack_00")


def test_a_loser_with_a_low_card_comes_alone() -> None:
    """R-LAU-2, R-ALL-1: ships and friends would count the wrong way."""
    for low, ships, friends in ("attack 4", 1, 0), ("attack 10", 4, 1):
        keys = {**FIGHT, "hands": {"a": [low, "attack 12"], "b": 3}, "aliens": ["loser"]}
        assert sum(told(seen(0, "launch.send", **{**keys, "stage": "launch.send", "gate": {}}))) == ships
        assert len(told(seen(0, "alliance.invite", **{**keys, "stage": "alliance.invite"}))) == friends
