"""The rookie of Chaos Galaxy: lawful everywhere, better than chance, no peeping, no games without end."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots import make_bot
from engine.bots.simulate import play
from engine.chaos.bots import main_phase
from engine.chaos.bots.fights import fought, with_others
from engine.chaos.bots.sight import Ship, Sight
from engine.chaos.bots.sight import card as card_of
from engine.chaos.bots.together import together
from engine.chaos.rules import RULES
from engine.testing.scenario import Scenario, Source
from tests.chaos.battery.players import FEW, any_table, start
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
DUELS = 400 if LARGE else 24
MIRRORS = 1000 if LARGE else 12
DECKS = ("human_combined_fleet", "insectoid_hive", "sharkfolk_hunt", "cerebrite_senate")


def duel(seed: int, names: tuple[str, str], deck: str) -> Any:
    return play(RULES, {"decks": [deck, deck]}, seed, names)


def test_it_beats_chance_with_the_same_deck() -> None:
    """At least 95 of 100, on both seats; in a short run none is lost."""
    won = 0
    for seed in range(DUELS):
        names = ("rookie", "random") if seed % 2 else ("random", "rookie")
        result = duel(seed, names, DECKS[seed % len(DECKS)])
        assert result.fault is None, result.fault
        won += names[result.winners[0]] == "rookie"
    assert won >= DUELS * 0.95, f"{won} of {DUELS}"


@pytest.mark.parametrize(("one", "other", "least"), [("cadet", "random", 0.85), ("rookie", "cadet", 0.6)])
def test_a_cadet_stands_between_chance_and_a_rookie(one: str, other: str, least: float) -> None:
    """In the decks of the first game."""
    options = {"mode": "beginner", "decks": ["first_flight_red", "first_flight_blue"]}
    games, won = (200, 0) if LARGE else (20, 0)
    for seed in range(games):
        names = (one, other) if seed % 2 else (other, one)
        result = play(RULES, options, seed, names)
        assert result.fault is None, result.fault
        won += names[result.winners[0]] == one
    assert won >= games * least, f"{won} of {games}"


def test_its_games_end_by_themselves() -> None:
    """The hard stop judges fewer than one in a thousand."""
    judged = 0
    for seed in range(MIRRORS):
        result = duel(seed, ("rookie", "rookie"), DECKS[seed % len(DECKS)])
        assert result.fault is None and not result.endless
        judged += result.counted["judged"]
    assert judged <= MIRRORS // 1000, f"{judged} of {MIRRORS}"


@FEW
@given(st.integers(0, 2**32), st.sampled_from(("rookie", "cadet")))
def test_every_answer_is_lawful_whatever_the_table(seed: int, level: str) -> None:
    """All modes, seats and decks: an answer that does not work would raise."""
    dice = Dice(seed)
    match = start(seed, strict=False, **any_table(dice))
    bots: list[Any] = [make_bot(level, seat, seed, "chaos") for seat in range(match.game.n)]
    for _ in range(400):
        if match.over:
            break
        question = match.pending[0]
        glanced = bots[question.seat].glance(question)
        seen = bots[question.seat].answer(RULES.view(match, question.seat))
        assert glanced is None or glanced == seen
        match.answer(question.seat, RULES.answer(question, seen))


@FEW
@given(st.integers(0, 2**32))
def test_it_looks_at_nothing_hidden(seed: int) -> None:
    """The same view, another deal behind it: the same answer."""
    match = start(seed, strict=False, seats=2)
    bots: list[Any] = [make_bot("rookie", seat, seed, "chaos") for seat in range(2)]
    for number in range(200):
        if match.over:
            break
        question = match.pending[0]
        other = RULES.redeal(match, question.seat, Dice(seed + number))
        answer = bots[question.seat].answer(RULES.view(match, question.seat))
        if other is not None:
            again: Any = make_bot("rookie", question.seat, seed, "chaos")
            again.turn, again.attacks = match.game.turn, bots[question.seat].attacks - (question.why == "main.target")
            assert again.answer(RULES.view(other, question.seat)) == answer
        match.answer(question.seat, answer)


def ship(seat: int, speed: int, firepower: int, armour: int, bombing: int) -> Ship:
    return Ship(seat * 10 + speed, seat, speed, firepower, armour, bombing, 5.0, True, (), 2, "xeno")


@pytest.mark.parametrize(
    ("attackers", "defenders", "bombing", "lost"),
    [
        ([ship(0, 5, 2, 3, 2)], [], 2, (False, False)),
        ([ship(0, 5, 3, 3, 2)], [ship(1, 3, 1, 2, 0)], 0, (False, True)),
        ([ship(0, 2, 1, 1, 1)], [ship(1, 4, 3, 3, 0)], 0, (True, False)),
        ([ship(0, 1, 3, 5, 3)], [ship(1, 5, 3, 2, 1), ship(1, 4, 3, 2, 1)], 0, (True, True)),
    ],
)
def test_a_fight_thought_through_comes_out_as_the_rules_say(
    attackers: list[Ship], defenders: list[Ship], bombing: int, lost: tuple[bool, bool]
) -> None:
    """Faster first, a dying ship replies, who fired or was hit does not bomb; two destroy what one cannot."""
    outcome = fought(attackers, defenders)
    assert outcome.bombing == bombing
    assert tuple(part >= 5.0 for part in outcome.lost) == lost


CHANGES = {"speed": 1, "firepower": 1, "armour": 4, "bombing": 0, "worth": 1.0, "active": False}


@pytest.mark.parametrize(("what", "other"), CHANGES.items())
def test_a_fight_is_thought_through_again_when_a_ship_has_changed(what: str, other: Any) -> None:
    """What was thought of once is kept; it leaves the ships as they are."""
    mine, theirs = [ship(0, 3, 2, 2, 1), ship(0, 2, 0, 3, 2)], [ship(1, 2, 2, 2, 0)]
    first, kept = fought(mine, theirs), [one.copy() for one in mine + theirs]
    assert fought(mine, theirs) == first and mine + theirs == kept
    assert fought([replace(one, **{what: other}) for one in mine], theirs) != first


@pytest.mark.parametrize(("fire", "worth_it"), [((3, 3), True), ((3, 1), False)])
def test_a_shot_is_worth_what_it_opens(fire: tuple[int, int], worth_it: bool) -> None:
    """Only the first of several is replied to: three and three destroy five of armour for one ship at most."""
    able = [ship(1, 5 - number, power, 2, 0) for number, power in enumerate(fire)]
    hulk = ship(0, 1, 3, 5, 3)
    alone = with_others(able[0], hulk, ())
    assert alone < 0
    assert (with_others(able[0], hulk, able) > alone) is worth_it


def squadron(*armour: int) -> list[Ship]:
    found = [ship(1, 3, 1, points, 1) for points in armour]
    for number, one in enumerate(found):
        one.handle, one.keywords = number, ("squadron",)
    return found


@pytest.mark.parametrize(("firepower", "lost"), [(2, False), (3, True)])
def test_a_squadron_shares_what_would_destroy_one_of_it(firepower: int, lost: bool) -> None:
    """K-ABIL-5: two ships of two take two points without a loss, and not three."""
    outcome = fought([ship(0, 5, firepower, 9, 0)], squadron(2, 2))
    assert (outcome.lost[1] >= 5.0) is lost


# --- what it does at a table ------------------------------------------------------------------------------------


def thought(**position: Any) -> Sight:
    """What the rookie sees in the main phase of a's."""
    wanted = Scenario("here", "here", (), (), {}, "", 1, Source(""), {"a": {}, "b": {}} | position)
    match = RULES.staging(wanted).begin()
    while match.question_for(0) is None or match.question_for(0).why != "main":
        question = match.pending[0]
        match.answer(question.seat, len(question.options) - 1)
    return Sight(RULES.view(match, 0))


def test_it_counts_what_ships_give_one_another_before_they_fight() -> None:
    """Formation Leader: 1 more firepower for other human ships of a combat; none in the hangar, none for itself."""
    sight = thought(a={"hangar": ["formation_leader as f", "unicornis as u", "iron_maw as i"]})
    before = {ship.handle: ship.firepower for ship in sight.ready(0)}
    found = {
        card.species: (ship.firepower - before[ship.handle])
        for ship in together(sight, sight.ready(0))
        if (card := card_of(sight.rows[ship.handle]["card"])).id != "formation_leader"
    }
    assert found == {"human": 1, "xeno": 0}
    alone = [ship for ship in sight.ready(0) if sight.rows[ship.handle]["card"] == "formation_leader"]
    assert [ship.firepower for ship in together(sight, alone)] == [before[alone[0].handle]]


def test_a_bunker_helps_only_who_defends() -> None:
    sight = thought(a={"hangar": ["unicornis as u"], "surface": ["coral_battery as c, paid"]})
    ready = sight.ready(0)
    assert [ship.firepower for ship in together(sight, ready)] == [3]
    assert [ship.firepower for ship in together(sight, ready, defending=True)] == [4]


def test_it_bombs_what_lies_face_down_and_grows_when_nobody_defends() -> None:
    """K-BOMB-9: the smallest bomber that is enough, two bombs, goes for a base with developments; one without any is
    left where it lies, and so is one for which nobody has the bombs."""
    hangar = ["lancer_wing as l", "unicornis as u"]
    grown = thought(a={"hangar": hangar}, b={"colony": 30, "surface": ["mine_ring as m, 3 devs"]})
    worth, target, ships = main_phase.small_attack(grown, 1)
    assert target[0] == "row" and grown.rows[target[1]]["devs"] == 3 and worth > 0
    assert [grown.rows[handle]["card"] for handle in ships] == ["unicornis"]
    weak = thought(a={"hangar": hangar[:1]}, b={"colony": 30, "surface": ["mine_ring as m, 3 devs"]})
    assert main_phase.small_attack(weak, 1)[1] == []
    bare = thought(a={"hangar": ["hellfire_brothers as h"]}, b={"colony": 30, "surface": ["mine_ring as m"]})
    assert main_phase.small_attack(bare, 1)[1] == []


@pytest.mark.parametrize(("turn", "goes"), [(40, True), (100, False), (102, True)])
def test_in_a_game_without_end_bombers_go_together(turn: int, goes: bool) -> None:
    """Two Spore Batteries hit whoever comes alone, turn after turn: now and then who is used is waited for."""
    sight = thought(a={"hangar": ["unicornis as u", "iron_maw as i, used"]}, b={"colony": 30})
    sight.view["turn"] = turn
    assert (main_phase.attack(sight) >= 0) is goes


@pytest.mark.parametrize(("devs", "ripe"), [(0, False), (2, False), (3, True)])
def test_a_vat_waits_until_it_destroys_something(devs: int, ripe: bool) -> None:
    """X damage, and X is how often it was developed (K-BASE-4): paid for nothing it was wasted."""
    sight = thought(a={"credits": 5, "surface": [f"mutation_vat as v, {devs} devs"]}, b={"hangar": ["unicornis as u"]})
    assert (main_phase.payments(sight) >= 0) is ripe


def test_crew_that_is_bombed_needs_no_armour() -> None:
    """K-BOMB-7, K-BOMB-11: Sudden Burrow saves a base that would be lost; crew has no armour to add to."""
    sides = {
        "a": {"hangar": ["unicornis as u, attacking"]},
        "b": {
            "credits": 9,
            "centre": ["sudden_burrow"],
            "canteen": ["gunner as g, paid"],
            "surface": ["blood_pit as p, paid"],
        },
    }
    for target, used in (("g", False), ("p", True)):
        wanted = Scenario("here", "here", (), (), {}, "", 1, Source(""), {**sides, "phase": "bomb", "target": target})
        match = RULES.staging(wanted).begin()
        while match.pending[0].seat != 1 or RULES.view(match, 1)["window"] != "bombs":
            question = match.pending[0]
            match.answer(question.seat, (0,) if question.why == "bomb.ships" else len(question.options) - 1)
        answer = make_bot("rookie", 1, 1, "chaos").answer(RULES.view(match, 1))
        assert (answer < len(match.pending[0].options) - 1) is used
