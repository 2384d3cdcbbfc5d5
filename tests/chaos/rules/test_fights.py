"""What a fight comes to: rows by who defends, from public facts alone, and what a card could change."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.chaos.fights import ASKED, fight_of, plain_match, sets_of
from engine.chaos.rules import RULES
from engine.kernel.asking import Question
from engine.kernel.game import AnyMatch
from tests.chaos.battery.players import answer_one, any_table, keen, start
from tests.chaos.rules.test_view import answer, at
from tests.measure.fights import ATTACK, DEFENSE, amount, measure
from tests.night import one_in
from tests.support import Dice

AnyRows = dict[str, Any]
POSITION = (
    'phase = "main"\nturn = 4\n'
    'a = { hangar = ["lancer_wing as l", "iron_maw as i"], credits = 4 }\n'
    'b = { hangar = ["garrison_cutter as g"], credits = %d, centre = [%s], colony = 20 }'
)


def naming_a_target(credits: int, hand: str) -> AnyMatch:
    match = at(POSITION % (credits, hand))
    while match.pending[0].why != "main":
        match.answer(match.pending[0].seat, 0)
    answer(match, "attack")
    assert match.pending[0].why == "main.target"
    return match


def attacking(credits: int = 0, hand: str = "") -> tuple[AnyRows, dict[str, int]]:
    """The forecast of an attack on the colony, and the handles of the two ships by name."""
    match = naming_a_target(credits, hand)
    names = {row["card"]: row["handle"] for row in RULES.view(match, 0)["rows"]}
    return fight_of(match, 0, match.pending[0].options.index(("colony", 1))), names


def test_there_is_a_row_for_each_set_of_ships_that_may_defend() -> None:
    """K-RIG-3: nobody, each one, all."""
    assert sets_of([3, 1]) == [(), (1,), (3,), (1, 3)]
    assert len(sets_of([1, 2, 3, 4])) == 16
    assert sets_of([1, 2, 3, 4, 5]) == [(), (1,), (2,), (3,), (4,), (5,), (1, 2, 3, 4, 5)]


def test_a_row_says_what_both_lose_and_what_the_colony_falls_to() -> None:
    """K-FIRE-10, K-BOMB-5: unopposed the bombs fall; against a ship that shoots first they do not."""
    fight, ship = attacking()
    nobody, defended = fight["rows"]
    assert nobody["with"] == [] and nobody["lost"] == nobody["theirs"] == []
    assert nobody["bombs"] > 0 and nobody["to"] == 20 - nobody["bombs"]
    assert defended["with"] == [ship["garrison_cutter"]]
    assert defended["theirs"] == [ship["garrison_cutter"]] and defended["lost"] == [] and defended["bombs"] == 0
    marked = [row for row in fight["rows"] if row["marked"]]
    assert marked == [nobody], "two cards of a colony are cheaper than the ship"


def test_what_a_card_could_change_is_counted_from_the_box_and_from_public_credits() -> None:
    """Which cards are held makes no difference; how many, and with how much to pay them, does."""
    none, poor, rich = attacking(0)[0], attacking(0, '"crx"')[0], attacking(4, '"crx"')[0]
    assert none["cards"]["paid"] == 0 == none["cards"]["change"], "no card in the hand"
    assert 0 < poor["cards"]["paid"] < rich["cards"]["paid"] <= rich["cards"]["box"] == 31
    assert rich["cards"]["change"] > 0 and rich["cards"]["worst"]
    other, same = attacking(4, '"warp_ambush"')[0]["cards"], rich["cards"]
    assert [other[key] for key in ("paid", "change", "worst")] == [same[key] for key in ("paid", "change", "worst")]


def answers_to(question: Question) -> Any:
    return tuple(range(question.high)) if question.why in ("combat.attackers", "combat.defenders", "bomb.ships") else 0


def test_two_positions_that_differ_in_what_is_hidden_give_the_same_forecast_to_the_byte() -> None:
    """K-BLUFF-3: hands, colonies, ruins, cards face down and the decks that were brought."""
    compared = asked = 0
    for seed in range(6):
        match = start(seed, **any_table(Dice(seed)))
        dice = Dice(seed)
        for number in range(500):
            if match.over:
                break
            question = match.pending[0]
            asked += question.why in ASKED
            if question.why in ASKED and asked % one_in(3) == 0:
                other = RULES.redeal(match, question.seat, Dice(seed * 1000 + number))
                assert other is not None
                other.game.decks = tuple(() for _ in other.game.decks)
                bare = [plain_match(world, question.seat).game.dump() for world in (match, other)]
                assert bare[0] == bare[1], "something hidden is left in the copy that is played on"
                mine, theirs = (fight_of(world, question.seat, answers_to(question)) for world in (match, other))
                assert json.dumps(mine) == json.dumps(theirs)
                compared += bool(mine)
            answer_one(match, dice, keen)
    assert compared > 20


def test_looking_ahead_changes_nothing() -> None:
    fight, _ = attacking()
    assert fight == attacking()[0]
    match = naming_a_target(2, '"crx"')
    before = match.game.dump()
    assert fight_of(match, 0, 0)
    assert match.game.dump() == before


def test_the_range_reaches_from_the_least_to_the_most_of_every_row() -> None:
    """A range that leaves out a row, or the worst card that is told, would promise too much."""
    for credits, hand in ((0, ""), (4, '"crx"')):
        fight = attacking(credits, hand)[0]
        told = [*fight["rows"], *fight["more"], *([fight["cards"]["then"]] if fight["cards"]["worst"] else [])]
        for kind, (least, most) in fight["range"].items():
            assert all(least <= amount(row, kind) <= most for row in told)


def test_the_range_of_a_defense_is_that_of_the_ships_that_are_ticked() -> None:
    """K-RIG-3: with nobody in the way no ship is lost, and what all would lose is no business of that answer."""
    match = at(
        'phase = "main"\nturn = 4\n'
        'a = { hangar = ["lancer_wing as l", "iron_maw as i"], credits = 0 }\n'
        'b = { hangar = ["garrison_cutter as g"], credits = 0, colony = 20 }'
    )
    while match.pending[0].why != "combat.defenders":
        match.answer(match.pending[0].seat, to_an_attack(match.pending[0]))
    nobody, all_of_them = (fight_of(match, 1, chosen)["range"] for chosen in ((), (0,)))
    assert nobody["lost"] == [0, 0] and nobody["bombs"][0] > 0
    assert all_of_them["lost"][1] == 1


def defending(credits: int, laid: str) -> AnyRows:
    """The range of a defense with nobody; `laid`: the card that lies face down on the ship that attacks."""
    match = at(
        'phase = "main"\nturn = 4\n'
        f'a = {{ hangar = ["lancer_wing as l"], attached = ["{laid} on l"], credits = {credits} }}\n'
        'b = { hangar = ["garrison_cutter as g"], credits = 0, colony = 20 }'
    )
    while match.pending[0].why != "combat.defenders":
        match.answer(match.pending[0].seat, to_an_attack(match.pending[0]))
    return dict(fight_of(match, 1, ())["range"])


def test_what_may_lie_face_down_on_a_ship_is_in_the_range_if_it_can_be_paid() -> None:
    """K-PAY-1: Sapper Pods would bomb two cards more for 2 credits. Which card it really is makes no difference."""
    poor, rich = defending(1, "sapper_pods")["bombs"], defending(2, "sapper_pods")["bombs"]
    assert rich[0] == poor[0] and rich[1] == poor[1] + 1, "a Tariff Scanner for 1 credit would bomb one more"
    for laid in ("nano_forge", "slag_rocket"):
        assert defending(2, laid)["bombs"] == rich
        assert defending(1, laid)["bombs"] == poor


def to_an_attack(question: Question) -> Any:
    wanted = {"main": ("attack",), "main.target": ("colony", 1)}.get(question.why)
    if wanted is not None:
        return question.options.index(wanted)
    return answers_to(question) if question.why == ATTACK else len(question.options) - 1


@pytest.mark.parametrize(("why", "most"), [(ATTACK, 12), (DEFENSE, 25)], ids=(ATTACK, DEFENSE))
def test_what_happens_lies_in_the_range(why: str, most: int) -> None:
    """Counted in played duels; `python -m tests.measure.fights` counts more of them."""
    found = measure("rookie", 3, why, most)
    assert found.fights >= most * 0.6
    assert found.held >= found.fights - 1
    assert sum(found.wide) / found.fights < sum(found.apart) / found.fights + 2, "no wider than it has to be"
    assert sum(found.seconds) / len(found.seconds) < 0.1
