"""What rookies know about aliens whose ships are worth more, or less, than those of others."""

from __future__ import annotations

from typing import Any

import pytest

from engine.encounter.bots.advice import human, macron
from engine.encounter.bots.policy import joining
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from tests.encounter.bots.stages import FIGHT, PASS, seen, told


def test_a_shadow_executes_the_ship_that_holds_a_colony_abroad() -> None:
    planets = {"b:3": {"b": 2, "c": 1}}
    keys: dict[str, Any] = {"stage": "destiny.before_draw", "offense": "b", "destiny": ["c"], "planets": planets}
    found = seen(0, "shadow.execute", **keys, aliens=["shadow"])
    assert told(found)[-1] == 2
    assert Sight(found).here(told(found)[1], 2) == 1


def test_a_kamikaze_gives_ships_but_no_colony() -> None:
    keys = {**FIGHT, "stage": "planning.begin", "hands": {"a": ["attack 8"], "b": 3}}
    assert told(seen(0, "window", **keys, aliens=["kamikaze"])) == ("power", "kamikaze.power")
    found = seen(0, "kamikaze.ships", using="kamikaze.power", **keys, aliens=["kamikaze"])
    counts, caps = told(found), found["question"]["caps"]
    assert sum(counts) == 4
    assert all(count < cap for count, cap in zip(counts, caps, strict=True))


def test_a_kamikaze_that_has_few_ships_keeps_them() -> None:
    keys = {**FIGHT, "stage": "planning.begin", "hands": {"a": ["attack 8"], "b": 3}, "warp": {"a": 10}}
    assert told(seen(0, "window", **keys, aliens=["kamikaze"])) == PASS


def test_an_amoeba_melts_away_from_a_defeat_and_grows_for_a_victory() -> None:
    """X-03: ships are moved when the card lies there, so they follow it."""
    for card, way in (("attack 0", ("shrink",)), ("attack 14", ("grow",))):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": card, "b": "attack 12"}, "hands": {"b": 6}}
        found = seen(0, "amoeba.way", using="amoeba.power", **keys, aliens=["amoeba"])
        assert told(found) == way


JOINING: dict[str, Any] = {
    "stage": "alliance.join", "defense": "b", "target": "b:1", "gate": {"a": 1}, "planets": {"b:1": {"b": 9, "c": 1}},
    "invited": {"offense": ["c"]}, "hands": {"a": 4, "b": 4},
}  # fmt: skip


def test_ships_that_cannot_be_lost_join_where_others_stay_out() -> None:
    """X-13: a weak side, a planet one has already; nothing but ships can be lost."""
    assert told(seen(2, "alliance.join", **JOINING, aliens=["", "", "mind"])) == PASS
    for alien in ("observer", "zombie"):
        assert told(seen(2, "alliance.join", **JOINING, aliens=["", "", alien])) == ("side", OFF)


def test_a_ship_that_counts_four_is_worth_more_to_a_side() -> None:
    """R-ALL-4, T-TOT-1."""
    sight = Sight(seen(2, "alliance.join", **{**JOINING, "planets": {}}, aliens=["", "", "macron"]))
    assert joining.gains(sight, OFF, macron.heavy, most=1)[0][0] > joining.gains(sight, OFF, most=1)[0][0] > 0


def test_ships_that_earn_double_are_paid_double() -> None:
    """R-RWD-1, T-RES-5."""
    keys = {**FIGHT, "hands": {"a": ["negotiate"], "b": 8}}
    heavy, usual = (Sight(seen(0, "planning.pick", **keys, aliens=[alien])) for alien in ("macron", "mind"))
    assert duel.compensation(heavy, OFF) == 2 * duel.compensation(usual, OFF) > 0


def test_four_points_that_come_along_are_worth_joining_with() -> None:
    """R-ALL-4: a Human brings them to whatever side it joins."""
    sight = Sight(seen(2, "alliance.join", **{**JOINING, "planets": {}}, aliens=["", "", "human"]))
    assert joining.gains(sight, OFF, human.with_bonus, most=1)[0][0] > joining.gains(sight, OFF, most=1)[0][0] > 0


def test_a_mind_that_cannot_lose_asks_nobody() -> None:
    """R-ALL-1: it has seen that nothing in that hand beats its best card, even with everybody on the other side."""
    keys = {**FIGHT, "stage": "alliance.invite", "hands": {"a": ["attack 40"], "b": ["attack 8", "negotiate"]}}
    found = seen(0, "alliance.invite", **keys, aliens=["mind"])
    assert told(found) != []
    found["seen"] = [["hand", 1, ["attack_08", "negotiate"]]]
    assert told(found) == []
    found["seen"] = [["hand", 1, ["attack_30", "attack_40"]]]
    assert told(found) != []


def test_who_is_asked_by_a_grudge_counts_what_staying_away_costs() -> None:
    """X-29: one ship if it wins, four if it loses, from everybody it asked in vain."""
    keys = {**FIGHT, "stage": "alliance.invite", "players": 4, "hands": {"a": 3, "b": 3}}
    asked, others = (
        Sight(seen(2, "alliance.join", **keys, aliens=aliens, invited={"offense": [], "defense": ["c"]}))
        for aliens in (["", "grudge"], ["", "mind"])
    )
    four = 4 * worth.ship(asked, 2)
    assert worth.offense_wins(others) - worth.offense_wins(asked) == pytest.approx(four)
    assert worth.defense_wins(others) - worth.defense_wins(asked) == pytest.approx(four / 4)
    with_it = [worth.joined(sight, DEF).wins(1)[OFF] for sight in (others, asked)]
    assert with_it[0] == pytest.approx(with_it[1])


def test_a_masochist_on_its_way_out_sends_its_last_ships() -> None:
    """X-57: no colony is spared."""
    planets = {f"a:{number}": {"a": 1} for number in range(1, 6)}
    keys = {**FIGHT, "stage": "launch.send", "gate": {}, "hands": {"a": 3, "b": 3}, "warp": {"a": 15}}
    found = seen(0, "launch.send", **keys, aliens=["masochist"], planets=planets)
    assert sum(told(found)) == 4


def test_nobody_sinks_the_last_ships_of_a_masochist() -> None:
    """X-57: its defeat would be its victory, so the defense lets it land."""
    planets = {f"a:{number}": {} for number in range(1, 6)}
    keys = {**FIGHT, "gate": {"a": 4}, "planets": planets, "hands": {"a": 2, "b": ["attack 4", "attack 40"]}}
    last = seen(1, "planning.pick", **keys, aliens=["masochist"], warp={"a": 16})
    mortal = seen(1, "planning.pick", **keys, aliens=["mind"], warp={"a": 16})
    assert worth.stake(Sight(last)) > 0 > worth.stake(Sight(mortal))
    assert (told(last), told(mortal)) == (("card", "attack_04"), ("card", "attack_40"))


def test_a_masochist_with_few_ships_wants_to_lose_them() -> None:
    """The second road: the lowest card, in place of the best."""
    hands = {"a": ["attack 4", "attack 20"], "b": 4}
    few = seen(0, "planning.pick", **FIGHT, aliens=["masochist"], hands=hands, warp={"a": 9})
    many = seen(0, "planning.pick", **FIGHT, aliens=["masochist"], hands=hands)
    assert (told(few), told(many)) == (("card", "attack_04"), ("card", "attack_20"))


def test_allies_of_an_observer_risk_nothing() -> None:
    """X-65: whoever would stay out of a weak side joins it if an Observer leads it."""
    assert told(seen(2, "alliance.join", **JOINING, aliens=["mind", "", "mutant"])) == PASS
    assert told(seen(2, "alliance.join", **JOINING, aliens=["observer", "", "mutant"])) == ("side", OFF)


def test_an_observer_asks_along_only_whom_it_needs() -> None:
    """Whoever is asked comes with four ships, and founds a colony with it."""
    keys = {**FIGHT, "stage": "alliance.invite", "aliens": ["observer"]}
    for card, wanted in (("attack 40", []), ("attack 8", [("seat", 2)])):
        assert told(seen(0, "alliance.invite", **keys, hands={"a": [card], "b": 6})) == wanted
