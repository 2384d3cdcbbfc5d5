"""What lies before everybody is counted in the stakes of a battle; cards after the roll and a return in their odds and
gains.
"""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.andromeda.forecast import chances, lying
from engine.andromeda.rules import RULES
from engine.andromeda.scenario import AndromedaStaging
from engine.kernel.asking import nth
from engine.kernel.game import AnyMatch
from engine.testing.scenario import read
from tests.andromeda.rules.players import TABLES
from tests.andromeda.rules.test_forecast import BATTLE, go_on, told, walk


def fight(seat: str, ships: str = '"fighter", "transport"') -> AnyMatch:
    """A battle in which the first seat has these things besides, at the question for energy."""
    text = BATTLE.replace('["heavy_cruiser", "transport"]', f"[{ships}]").replace("stock = {", f"{seat}, stock = {{")
    match = AndromedaStaging(read(text, known_rules)[0]).begin()
    while match.pending[0].why != "battle.energy":
        question = match.pending[0]
        match.answer(question.seat, len(question.options) - 1)
    return match


def at_stake(seat: str, ships: str = '"fighter", "transport"') -> Any:
    return RULES.help(fight(seat, ships), 0)["stakes"]


PLAIN = "hand = []"


def test_shield_harmonics_spare_a_ship() -> None:
    """A-FX-17: of two kinds of ships one is spared, of the owner's choice; of one kind it is one less."""
    assert at_stake(PLAIN)["ships"] == [1, 1, 0, 0] and at_stake(PLAIN)["spared"] == 0
    two = at_stake('lasting = ["TL05"]')
    assert two["ships"] == [1, 1, 0, 0] and two["spared"] == 1
    one = at_stake('lasting = ["TL05"]', '"transport", "transport"')
    assert one["ships"] == [1, 0, 0, 0] and one["spared"] == 0
    assert at_stake('lasting = ["TL05"]', '"transport"')["ships"] == [0, 0, 0, 0]


def test_what_a_defeat_sets_to_work_is_named_and_what_a_rescue_costs() -> None:
    """A-SHP-6, A-FX-25: Salvage Crews repair for 1 energy, Patchwork Ark and Hardened by Loss bring something."""
    assert at_stake(PLAIN)["rescue"] == -1 and at_stake(PLAIN)["lost"] == []
    found = at_stake('faction = "F01", upgrades = ["FU01"]', '"transport", "transport"')
    assert found["rescue"] == 1
    assert found["lost"] == [["ability", "F01", 0], ["upgrade", "FU01"]]
    saved = at_stake('faction = "F01", upgrades = ["FU01"]')
    assert saved["lost"] == [["ability", "F01", 0]], "its shield saves one Ark"


def test_what_a_victory_sets_to_work_is_named() -> None:
    """A-BAT-23, A-FX-25: Spoils and Ember Lance."""
    found = at_stake('faction = "F10", upgrades = ["FU10"]')
    assert found["won"] == [["ability", "F10", 1], ["upgrade", "FU10"]]
    no_fighter = at_stake('faction = "F10", upgrades = ["FU10"]', '"transport"')
    assert no_fighter["won"] == [["ability", "F10", 1]], "the Lance is a fighter"


def test_what_was_named_is_what_then_happens() -> None:
    """A-SHP-6: a defeat with Shield Harmonics costs as many ships as was said."""
    match = fight('lasting = ["TL05"], faction = "F01"')
    stakes, lost = RULES.help(match, 0)["stakes"], 0
    for n in range(12):
        world = match.fork()
        world.game.seed = n
        go_on(world, "nothing")
        gone = [event for event in told(world, "ship_lost") if event["seat"] == 0]
        if gone:
            assert len(gone) == sum(stakes["ships"]) - stakes["spared"]
            assert ["ability", "F01", 0] in [event["ability"] for event in told(world, "ability_used")]
            lost += 1
    assert lost


@pytest.mark.parametrize("card", ["TB04", "TB06"])
def test_cards_after_the_roll_have_their_odds(card: str) -> None:
    """A-BAT-18: of Second Volley the best choice of lowest dice, of Fine Adjustment the best die, by what lies."""
    match = fight(f'hand = ["{card}"]')
    better = 0
    for n in range(8):
        world = match.fork()
        world.game.seed = n
        world.answer(0, 0)
        question = world.pending[0]
        if question.why != "battle.after_roll":
            continue
        odds = RULES.help(world, 0)["odds"]
        [[name, win, of]] = odds["cards"]
        assert name == card
        before, all_of = chances(world.game, lying(world.game))
        assert win * all_of >= before[0] * of, "nobody has to use it where it harms"
        better += win * all_of > before[0] * of
        if card == "TB04":
            assert [win, of] == max(
                ([before[0], all_of], *(row[1:] for row in odds["reroll"])), key=lambda row: row[0] / row[1]
            )
        else:
            assert win in (0, of) and (win == of) == any(raised_wins(world))
    assert better


def raised_wins(world: AnyMatch) -> list[bool]:
    """Whether the seat wins with each of its dice raised by up to two."""
    mine, theirs = (sorted(world.game.battle["rolls"][side], reverse=True) for side in (0, 1))
    raised = [sorted([*mine[:at], min(6, die + 2), *mine[at + 1 :]], reverse=True) for at, die in enumerate(mine)]
    others = [sorted(dice, reverse=True) for side, dice in world.game.battle["rolls"].items() if side not in (0, 1)]
    return [all(dice > other for other in (theirs, *others)) for dice in raised]


def test_a_return_says_before_it_begins_what_its_best_order_says_then() -> None:
    """A-RET-2: the same modules in the same order, for the same goods."""
    compared = 0
    for match in walk(12, TABLES[0], 2500):
        question = match.pending[0]
        if question.why != "turn.main" or ("return",) not in question.options:
            continue
        home, world = RULES.help(match, question.seat).get("home"), match.fork()
        world.answer(question.seat, question.options.index(("return",)))
        while world.pending[0].why == "turn.window":
            world.answer(world.pending[0].seat, nth(world.pending[0], 0))
        if world.pending[0].why != "return.module":
            continue
        orders = RULES.help(world, question.seat)["orders"]
        if orders["best"] in orders["modules"]:
            assert home == orders["modules"][orders["best"]]["then"]
            compared += 1
        if compared == 12:
            return
    raise AssertionError(compared)
