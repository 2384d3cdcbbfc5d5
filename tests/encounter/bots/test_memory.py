"""Captains remember what everybody saw: who stood by them, who threw a fight away under their ships; and forget it."""

from __future__ import annotations

from typing import Any

from engine.bots import make_bot
from engine.encounter.bots.policy import alliances
from engine.encounter.bots.policy.memory import FOE, FRIEND, USUAL, Memory
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.rules import RULES
from engine.encounter.view import SPECTATOR, view
from tests.encounter.bots.games import positions
from tests.encounter.bots.stages import FIGHT, staged

BYSTANDER, DOWN = "bystander", ["down", ""]


def seen(turn: int, roles: dict[int, str], laid: Any = (DOWN, DOWN), number: int = 1) -> dict[str, Any]:
    """As much of a view as is remembered: offense 0, defense 1."""
    panels = [{"role": roles.get(seat, BYSTANDER)} for seat in range(4)]
    panels[0]["role"], panels[1]["role"] = "offense", "defense"
    mains = {"offense": 0, "defense": 1, "target": 6}
    return {"turn": turn, "number": number, **mains, "seats": panels, "laid": list(laid)}


def test_a_favour_counts_once_an_encounter_and_only_for_whom_it_was_done() -> None:
    mine, theirs = Memory(0), Memory(1)
    for _ in range(3):
        for memory in (mine, theirs):
            memory.note(seen(1, {2: "offensive_ally", 3: "defensive_ally"}))
    assert mine.of(2) > FRIEND > mine.of(3) == USUAL == theirs.of(2) < theirs.of(3)
    assert mine.tie(2) > 0 == mine.tie(3) and mine.firmness(2) < 1 == mine.firmness(3)
    again = Memory(0)
    again.note(seen(1, {2: "offensive_ally"}))
    again.note(seen(1, {2: "offensive_ally"}, number=2))
    assert again.of(2) > mine.of(2)


def test_a_fight_thrown_away_under_my_ships_is_held_against_its_main_player() -> None:
    memory = Memory(2)
    cards = (["open", "negotiate"], ["open", "attack_08"])
    memory.note(seen(1, {2: "offensive_ally"}, (DOWN, DOWN)))
    assert memory.of(0) == USUAL
    memory.note(seen(1, {2: "offensive_ally"}, cards))
    assert memory.of(0) < FOE and memory.of(1) == USUAL
    assert memory.tie(0) < 0 and memory.firmness(0) > 1
    bystander = Memory(3)
    bystander.note(seen(1, {2: "offensive_ally"}, cards))
    assert not bystander.trust


def test_what_was_done_is_forgotten_round_by_round() -> None:
    memory = Memory(0)
    memory.note(seen(1, {2: "offensive_ally"}))
    trusts = [memory.of(2)]
    for turn in range(2, 40):
        memory.note(seen(turn, {}))
        trusts.append(memory.of(2))
    assert trusts == sorted(trusts, reverse=True) and trusts[-1] - USUAL < 0.01 and not memory.seen


def test_trust_decides_only_where_it_is_nearly_even() -> None:
    """A favour is worth less than the stake of any landing that wins."""
    changed = 0
    for match, seat, _ in [entry for seed in range(3) for entry in positions(seed, seats=4)]:
        question = match.question_for(seat)
        if question is None or question.why != "alliance.join":
            continue
        sight = Sight(view(match, seat))
        plain = alliances.join(sight, question)[0]
        for tie in (0.05, -0.05):
            changed += alliances.join(sight, question, lambda seat, tie=tie: tie)[0] != plain
        assert alliances.join(sight, question, lambda seat: 0.0)[0] == plain
    assert changed


def test_a_favour_that_is_returned_is_said() -> None:
    bot: Any = make_bot("captain", 2, 1)
    match = staged(**{**FIGHT, "beside": {"c": 2}})
    public: Any = view(match, SPECTATOR)
    public["seats"][2]["role"] = "defensive_ally"
    question = type("Asked", (), {"why": "alliance.send", "seat": 2, "data": None, "options": ()})()
    assert bot.reason(public, question, (2,)) == ("rewards", {})
    bot.memory.trust[public["defense"]] = FRIEND + 0.1
    found = bot.reason(public, question, (2,))
    assert found == ("owes_favour", {"seat": public["defense"]})
    RULES.ground(match, *found)
