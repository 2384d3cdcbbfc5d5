"""The senses behind what rookies answer: odds, readings of a fight, what things are worth."""

from __future__ import annotations

import pytest

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import duel, odds, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.cards import ATTACK_COUNTS, NEGOTIATE
from tests.encounter.bots.games import main_sights, sights
from tests.encounter.bots.stages import FIGHT, seen


def test_the_smallest_sum_that_is_enough() -> None:
    assert choose.enough([4, 5, 6], 5) == (1,)
    assert choose.enough([4, 5, 6], 9) == (0, 1)
    assert choose.enough([4, 5], 10) is None


def test_a_hand_that_was_seen_is_no_guess() -> None:
    """What a power has shown counts in the odds."""
    hands = {"a": ["attack 6", "attack 12"], "b": ["attack 20"]}
    found = seen(0, "planning.pick", **FIGHT, aliens=["mind"], hands=hands)
    assert len(odds.lay_odds(Sight(found), DEF)) > 5
    found["seen"] = [["hand", 1, ["attack_20", "cosmic_zap"]]]
    assert odds.lay_odds(Sight(found), DEF) == {20: 1.0}


def test_a_reading_turned_round_is_the_others() -> None:
    """T-TOT-1: the Virus' four ships times eight are 32."""
    found = seen(1, "planning.pick", **FIGHT, aliens=["virus"], hands={"a": 2, "b": ["attack 20", "attack 8"]})
    sight = Sight(found)
    assert duel.reading_of(sight, OFF)(8, 20) == 4 * 8 - 20 - sight.strength(DEF)
    assert duel.reading_of(sight, DEF)(20, 8) == -(4 * 8 - 20 - sight.strength(DEF))


def test_ships_that_do_not_die_are_cheap() -> None:
    """A Zombie values a ship less than others do."""
    keys = {**FIGHT, "hands": {"a": 2, "b": 2}}
    undead, mortal = (Sight(seen(0, "planning.pick", **keys, aliens=[alien])) for alien in ("zombie", "mind"))
    assert worth.ship(undead, 0) < worth.ship(mortal, 0)


def test_a_token_is_everybodys_concern() -> None:
    """The last token of a Tick-Tock makes a defense's victory a defeat for the others."""
    keys = {**FIGHT, "hands": {"a": 2, "b": 2}}
    few, many = (
        Sight(seen(0, "planning.pick", **keys, aliens=["", "", "tick_tock"], tokens={"c": left})) for left in (1, 10)
    )
    assert worth.stake(few) > worth.stake(many)


def test_odds_are_odds() -> None:
    """They add up to one, and a higher attack never wins less."""
    for sight, _ in main_sights():
        side = sight.side(sight.me)
        other = odds.lay_odds(sight, 1 - side)
        assert sum(other.values()) == pytest.approx(1)
        reading = duel.plain(duel.ahead(sight, side))
        chances = [duel.outlook(side, {value: 1.0}, other, reading)[0] for value in ATTACK_COUNTS]
        assert chances == sorted(chances)
        for face in (6, NEGOTIATE, 42):
            assert sum(duel.outlook(side, {face: 1.0}, other, reading)) == pytest.approx(1)


def test_a_card_that_lies_open_is_no_guess() -> None:
    """R-REV-1: against an attack of forty no eight is laid in hope."""
    sight, _ = main_sights()[0]
    side = sight.side(sight.me)
    sight.view["laid"][1 - side] = ["open", "attack_40"]
    assert odds.lay_odds(sight, 1 - side) == {40: 1.0}
    assert duel.outlook(side, {8: 1.0}, {40: 1.0}, duel.plain(0))[0] < 0.1


def test_a_colony_that_wins_is_worth_more_than_all_others() -> None:
    """R-VIC-1: my win counts most, another's as much against me, a shared one a little less."""
    sight = sights(1)[0]
    for panel in sight.seats:
        panel["abroad"] = 4
    other = sight.others()[0]
    assert worth.gains(sight, [sight.me]) == worth.WIN
    assert worth.gains(sight, [other]) == -worth.WIN
    assert worth.gains(sight, [other]) < 0 < worth.gains(sight, [sight.me, other]) < worth.WIN
