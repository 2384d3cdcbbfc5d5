"""What only a power can promise in a deal: judged together, and again when it is carried out (X-74, R-DEA-12)."""

from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.encounter.scenario import EncounterStaging
from engine.encounter.state import Game
from engine.encounter.terms import fulfilable, keepable_extras, only_one_way, proper
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.testing.scenario import read
from tests.encounter.bots.stages import staged

AT_THE_DEAL = """
id = "t"
title = "t"
rules = ["R-DEA-8"]
aliens = ["zombie"]
stage = "resolution.deal"
defense = "b"
target = "b:1"
gate = { a = 2 }
warp = { b = 5, c = 2 }
laid = { a = "negotiate", b = "negotiate" }
hands = { b = ["attack 8"] }
expect.offense = "a"
"""
CARD = (("card", 8),)
NO_CARDS = {"laid": {"a": "negotiate", "b": "negotiate"}}


def at_the_deal() -> Match[Game]:
    match = EncounterStaging(read(AT_THE_DEAL, known_rules)[0]).begin()
    while match.pending[0].why != "deal":
        match.answer(match.pending[0].seat, 1)
    return match


def offer(*releases: Any) -> tuple[Any, ...]:
    return ((), (), CARD, (), [("zombie", release) for release in releases])


@pytest.mark.parametrize(
    ("releases", "together"),
    [
        ([[(1, 5)]], ((1, 5),)),
        ([[(1, 2)], [(1, 3), (2, 1)]], ((1, 5), (2, 1))),
        ([[(1, 2), (1, 3)]], ((1, 5),)),
        ([[(1, 5)], [(1, 1)]], "cannot_release"),
        ([[(1, 3), (1, 3)]], "cannot_release"),
        ([[(1, 0)]], "cannot_release"),
        ([[(3, 1)]], "cannot_release"),
        ([[(-1, 1)]], "cannot_release"),
        ([5], "form"),
        ([[5]], "form"),
        ([[(1,)]], "form"),
        ([[(1, "2")]], "form"),
        ([[(1, 1)] * 9], "form"),
    ],
)
def test_releases_are_judged_together(releases: list[Any], together: Any) -> None:
    game = at_the_deal().game
    if isinstance(together, str):
        with pytest.raises(Refused) as refused:
            proper(game, 0, offer(*releases))
        assert refused.value.code == together
    else:
        assert proper(game, 0, offer(*releases))[4] == (("zombie", together),)


@pytest.mark.parametrize("change", ["warp", "power", "colonies"])
def test_a_deal_whose_promise_cannot_be_kept_any_more_fails(change: str) -> None:
    """R-DEA-12: fewer ships in the warp, a power that is off, an owner without a colony to come home to."""
    match = at_the_deal()
    game = match.game
    match.answer(0, ("propose", offer([(1, 5), (2, 2)])))
    proposal = match.question_for(1).data["theirs"][1]  # type: ignore[union-attr]
    assert fulfilable(game, proposal)
    if change == "warp":
        game.warp[1] = 4
    elif change == "power":
        game.on[0] = 0
    else:
        for planet in game.colonies(2):
            game.ships[planet * game.n + 2] = 0
    assert not keepable_extras(game, proposal[4])
    assert not fulfilable(game, proposal)
    with pytest.raises(Refused) as refused:
        match.answer(1, ("accept", 1))
    assert refused.value.code == "cannot_fulfil"


@pytest.mark.parametrize(
    ("ships", "gate", "stuck"),
    [
        ({"b:2": {"b": 1}}, 2, ["b:2"]),
        ({"b:2": {"b": 2}}, 2, []),
        ({"b:2": {"b": 1}, "b:3": {"b": 1}}, 2, []),
        ({"a:1": {"a": 1}, "b:2": {"b": 3}}, 2, []),
        ({"a:1": {"a": 1}, "b:2": {"b": 3}}, 0, ["a:1"]),
    ],
)
def test_where_the_only_free_ship_has_to_stay(ships: dict[str, Any], gate: int, stuck: list[str]) -> None:
    """Whoever grants that planet could settle with none; the offense has those on the gate too (R-DEA-5, R-DEA-6)."""
    planets = {f"{seat}:{number}": {} for seat in "ab" for number in range(1, 6)} | ships
    game = staged(
        stage="resolution.deal", defense="b", target="b:1", gate={"a": gate}, planets=planets, **NO_CARDS
    ).game
    assert [f"{'ab'[planet // 5]}:{planet % 5 + 1}" for planet in only_one_way(game, 0, 1)] == stuck
