"""What is foretold comes true: launches, fights, returns, scores, reasons are compared with what then happens."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.andromeda.board import N_SLOTS
from engine.andromeda.reasons import blocked, planet_kind, why_not_build
from engine.andromeda.rows import SUPREMACY
from engine.andromeda.rules import RULES
from engine.andromeda.scenario import AndromedaStaging
from engine.andromeda.scoring import lines
from engine.andromeda.stakes import stakes
from engine.andromeda.state import STATION
from engine.kernel.asking import an_act, nth
from engine.kernel.game import AnyMatch
from engine.testing.scenario import read
from tests.andromeda.rules.players import TABLES, choose, play, start
from tests.support import Dice

ENOUGH = 25


def walk(seed: int, table: dict[str, Any], most: int = 1500) -> Any:
    """Positions of a game, one after the other; the caller may look at forks of them."""
    match = start(seed, strict=False, **table)
    dice, n = Dice(seed), 0
    while match.pending and n < most:
        yield match
        match.answer(*choose(match, dice))
        n += 1


def told(match: AnyMatch, kind: str) -> list[dict[str, Any]]:
    return [RULES.event(event, False) for event in match.game.events if event[0] == kind]


def go_on(match: AnyMatch, until: str) -> None:
    """The first answer to everything, up to a question of this name or the next turn."""
    turn = match.game.turn
    while match.pending and match.game.turn == turn and not match.pending[0].why.startswith(until):
        question = match.pending[0]
        match.answer(question.seat, nth(question, 0))


@pytest.mark.parametrize("table", TABLES[:4])
def test_a_launch_brings_what_was_said(table: dict[str, Any]) -> None:
    """A-LAU-2, A-ACT-1, A-RAI-3, A-BAT-2: moon or base, who is met, which raiders come, whether there is a battle."""
    seen = battles = foretold = 0
    for match in walk(31, table):
        question = match.pending[0]
        if question.why != "launch.where" or question.by is None:
            continue
        rows = RULES.help(match, question.seat)["launches"][question.by[1]]
        assert set(rows) == {ref[1] for ref in question.options}
        for place, ref in enumerate(question.options):
            row, world = rows[ref[1]], match.fork()
            assert RULES.preview(match, question.seat, place) == row
            energy = world.game.stock[question.seat][0]
            world.answer(question.seat, place)
            launched = told(world, "launched")[-1]
            assert (launched["region"], launched["energy"]) == (ref[1], row["energy"])
            assert energy - row["energy"] <= energy
            go_on(world, "battle.")
            captured = [one["moon"] for one in told(world, "captured") if one["region"] == ref[1]]
            if row["moon"]:
                assert row["moon"] in captured
            came = [one["class"] for one in told(world, "ambush")]
            assert not came or came[-1] in [cls for cls, _ in row["raiders_come"]]
            if not row["base"] and not row["raiders_come"]:
                fought = bool(told(world, "battle_began"))
                assert fought == row["battle"]
                battles += fought
                if fought and (odds := RULES.help(world, question.seat).get("odds")):
                    now = odds["sides"]
                    mine = [side["win"] for side in now if side["side"] == ["seat", question.seat]]
                    assert mine == [row["odds"][0][1::2]]
                    foretold += 1
            seen += 1
        if seen > 4 * ENOUGH:
            break
    assert seen > ENOUGH and battles and foretold, (battles, foretold)


def test_the_odds_of_a_battle_are_those_of_its_dice() -> None:
    """A-BAT-12, A-BAT-14: the chance shown for each amount of energy is that of the dice then thrown."""
    seen = 0
    for match in walk(7, TABLES[1], 4000):
        question = match.pending[0]
        if question.why != "battle.energy":
            continue
        odds = RULES.help(match, question.seat)["odds"]
        assert [row[0] for row in odds["energy"]] == [*range(question.low, question.high + 1)]
        shares = [win / of for _, win, of in odds["energy"]]
        assert shares == sorted(shares), "a die more never hurts"
        total = sum(row["win"][0] for row in odds["sides"]) + odds["all_lose"][0]
        assert total == odds["all_lose"][1]
        win, of = RULES.preview(match, question.seat, question.high)["win"]
        assert [win, of] == odds["energy"][-1][1:]
        seen += 1
        if seen > ENOUGH:
            return
    assert seen > 3


BATTLE = """
game = "andromeda"
id = "A-X"
title = "a fight"
rules = ["A-BAT-19"]
seats = 2
start = "battle A3"
script = []
expect = { over = false }
raiders = { A3 = "S 2" }
red = { ships = { A3 = ["heavy_cruiser", "transport"] }, stock = { energy = 1 } }
green = { ships = { A3 = ["fighter"] } }
"""


@pytest.mark.parametrize("energy", [0, 1])
def test_many_throws_come_to_what_was_counted(energy: int) -> None:
    """A-BAT-16: thrown six hundred times, the battle is won as often as was said, within four deviations."""
    match = AndromedaStaging(read(BATTLE, known_rules)[0]).begin()
    assert match.pending[0].why == "battle.energy"
    _, win, of = RULES.help(match, 0)["odds"]["energy"][energy]
    share, games, wins = win / of, 600, 0
    for n in range(games):
        world = match.fork()
        world.game.seed = n * 7919 + 1
        world.answer(0, energy)
        wins += ["seat", 0] in told(world, "battle_decided")[0]["winners"]
    assert abs(wins / games - share) < 4 * (share * (1 - share) / games) ** 0.5


def test_a_return_brings_what_was_said() -> None:
    """A-RET-2: the changes foretold for a module are those that come, unless it asks something first."""
    seen = 0
    for match in walk(12, TABLES[0], 4000):
        question = match.pending[0]
        if question.why != "return.module":
            continue
        seat = question.seat
        for place, ref in enumerate(question.options):
            if ref[0] != "module":
                continue
            row = RULES.help(match, seat)["orders"]["modules"][ref[1]]
            world = match.fork()
            before = (world.game.stock[seat][:], world.game.vp[seat])
            world.answer(seat, place)
            if world.pending[0].why == "return.with":
                world.answer(seat, 0)
            names = ("energy", "titanium", "ice", "nanocarbon", "credit")
            if row and row["asks"] == (world.pending[0].why if world.pending else ""):
                now = [after - was for after, was in zip(world.game.stock[seat], before[0], strict=True)]
                assert now == [row["changes"].get(name, 0) for name in names]
                assert world.game.vp[seat] - before[1] == row["changes"].get("vp", 0)
                seen += 1
        if seen > ENOUGH:
            return
    assert seen > ENOUGH


def test_the_final_scoring_is_what_was_forecast() -> None:
    """A-END-5 to A-END-13: before the last step the forecast of every seat for itself is its final scoring."""
    match = start(3, strict=False, **TABLES[2])
    dice = Dice(3)
    while match.pending:
        last = match.fork()
        match.answer(*choose(match, dice))
    game = match.game
    assert game.over
    for seat in range(game.n):
        row = RULES.help(match, seat)["forecast"][seat]
        assert row["total"] == game.vp[seat] == RULES.ending(match)["vp"][seat]
        assert row["lines"] == [list(line) for line in game.scores[seat]]
    assert RULES.help(last, 0)["forecast"][0]["lines"] == [list(line) for line in lines(last.game, 0)]
    others = RULES.help(last, 0)["forecast"][1]["lines"]
    assert not any(kind == "destiny" for kind, _, _ in others), "a destiny card is nobody else's business"


def test_everything_that_cannot_be_done_has_its_reason() -> None:
    """Every laid region is offered for a launch or blocked with a reason; so is every module, and every card."""
    codes = set()
    for match in walk(5, TABLES[1], 2500):
        question = match.pending[0]
        reasons = blocked(match.game, question)
        codes.update(code for _, code, _ in reasons)
        if question.why == "launch.where":
            named = {ref[1] for ref in question.options} | {ref[1] for ref, _, _ in reasons if ref[0] == "region"}
            assert named >= set(RULES.view(match, question.seat)["map"])
        if question.why == "return.module" and not match.game.over:
            rows = RULES.view(match, question.seat)["seats"][question.seat]["rows"]
            offered = {ref[1] for ref in question.options if len(ref) > 1}
            told_why = {ref[1] for ref, _, _ in reasons}
            crew = RULES.help(match, question.seat)["orders"]["crew"]
            if crew:
                assert {module[0] for row in rows for module in row} <= offered | told_why
    assert codes >= {"own_ship", "too_far", "navigation", "timing", "damaged", "reactor", "occupied_dock", "quasar"}


def test_why_nothing_can_be_built_there() -> None:
    """The first reason that holds; a price is told in the six resources."""
    match, found = start(5, strict=False, **TABLES[1]), dict[str, dict[str, Any]]()
    for seed in range(20):
        play(match, seed, most=20)
        game = match.game
        laid = [region for region in range(N_SLOTS) if planet_kind(game, region) >= 0]
        for seat, region in product(range(game.n), laid):
            code, facts = why_not_build(game, seat, region)
            found[code] = facts
            assert (code == "developed") == (region in game.devs)
            assert code != "leaders" or facts["need"] > facts["have"] == game.leaders[seat][STATION]
            assert code != "cost" or (len(facts["amounts"]) == 6 and sum(facts["amounts"]) > 0)
    assert found.keys() == {"developed", "no_transport", "leaders", "cost", "no_region"}


def test_an_act_is_previewed_too() -> None:
    """Abandoning a moon shows what it gives, and nothing has happened."""
    for match in walk(2, TABLES[0], 3000):
        seat = match.game.active
        refs = [ref for ref in RULES.beside(match, seat) if ref[0] == "recruit"]
        if refs and match.game.leaders[seat][STATION] < 8:
            before = match.game.dump()
            row = RULES.preview(match, seat, an_act(*refs[0]))
            assert match.game.dump() == before
            assert row["changes"].get("leaders", 0) >= 1 or row["asks"] == "recruit.how_many"
            return
    raise AssertionError("nobody could recruit")


def battles() -> Any:
    """Yield from games a seat that fights, what was at stake, and the position after the battle."""
    for seed in (31, 7):
        for match in walk(seed, TABLES[2], 2500):
            question = match.pending[0]
            if question.why != "battle.energy":
                continue
            found = RULES.help(match, question.seat)["stakes"]
            world = match.fork()
            go_on(world, "nothing")
            yield question.seat, found, world


def test_what_is_at_stake_is_what_a_battle_brings() -> None:
    """A-BAT-23, A-BAT-26: the victor makes the step that was named and gets the reward; the defeated lose the ships."""
    won = lost = 0
    for seat, found, world in battles():

        def of(kind: str, key: str, world: AnyMatch = world, seat: int = seat) -> list[Any]:
            return [one[key] for one in told(world, kind) if one["seat"] == seat]

        if ["seat", seat] in told(world, "battle_decided")[0]["winners"]:
            assert found["space"] in of("advanced", "space") and of("reward", "raider") == found["raiders"]
            won += 1
        else:
            assert len(of("ship_lost", "ship")) + len(of("ship_spared", "ship")) == sum(found["ships"])
            lost += 1
        if won > 3 and lost > 3:
            return
    raise AssertionError((won, lost))


def test_a_step_to_a_token_says_whether_it_is_there() -> None:
    """A-TRK-7: the first on a token's space takes it, later ones score 2 more."""
    match = AndromedaStaging(read(BATTLE, known_rules)[0]).begin()
    match.game.tracks[0][SUPREMACY] = 1
    assert (stakes(match.game, 0, 0, []).get("token"), stakes(match.game, 0, 0, [])["vp"]) == (True, 1)
    match.game.medal_spaces[0] = -1
    assert (stakes(match.game, 0, 0, [])["token"], stakes(match.game, 0, 0, [])["vp"]) == (False, 3)
    match.game.tracks[0][SUPREMACY] = 10
    assert (stakes(match.game, 0, 0, [])["space"], stakes(match.game, 0, 0, [])["vp"]) == (-1, 0)
