"""Where a game stands, and the show points on the way: every moment comes, every kind says what it should."""

from __future__ import annotations

from typing import Any

from engine.andromeda.moments import MOMENTS
from engine.andromeda.rules import RULES
from engine.andromeda.show_points import KINDS
from tests.andromeda.rules.players import TABLES, choose, start
from tests.support import Dice

BY_QUESTION = {
    "turn.main": "choose.main",
    "launch.where": "choose.main",
    "turn.collect": "launch.placed",
    "ambush": "launch.ambush",
    "turn.before_battle": "launch.ambushed",
    "return.module": "return.modules",
    "return.science": "return.modules",
    "battle.escalate": "battle.escalation",
    "battle.diplomacy": "battle.diplomacy",
    "battle.energy": "battle.preparation",
    "battle.after_roll": "battle.roll",
    "battle.tactical": "battle.outcome",
    "battle.damage": "battle.damage",
    "event.react": "end.event",
    "hand.discard": "end.limits",
    "setup.faction": "setup.factions",
    "setup.destiny": "setup.destiny",
}
WINDOWS = {
    "after_launch": "launch.placed",
    "after_activation": "launch.activated",
    "after_ambush": "launch.ambushed",
    "after_ships": "return.back",
    "at_end": "end.window",
}
COMMON = set(KINDS) - {"again", "truce", "half_moon", "special"}


def test_moments_and_show_points() -> None:
    moments: set[str] = set()
    asked: set[str] = set()
    kinds: dict[str, list[dict[str, Any]]] = {}
    for seed, table in enumerate(TABLES[:3]):
        match = start(seed, strict=False, **table)
        RULES.watch(match, lambda kind, facts: kinds.setdefault(kind, []).append(facts))
        dice, n = Dice(seed), 0
        while match.pending and n < 5000:
            question, moment = match.pending[0], RULES.moment(match)
            assert moment in MOMENTS
            wanted = WINDOWS[question.data] if question.why == "turn.window" else BY_QUESTION.get(question.why)
            assert wanted in (None, moment), (question.why, question.data, moment)
            if n % 20 == 0:
                view = RULES.view(match, question.seat)
                assert (view["phase"], view["moment"]) == (moment.partition(".")[0], moment)
            moments.add(moment)
            asked.add(question.why)
            match.answer(*choose(match, dice))
            n += 1
        assert RULES.moment(match) == "over"
        assert RULES.where(match)["turn"] == match.game.turn
    assert asked >= set(BY_QUESTION) - {"turn.collect"}
    assert set(MOMENTS) - moments <= {"over", "launch.place", "launch.battle", "setup.destiny"}
    assert set(kinds) >= COMMON
    check_facts(kinds)


def check_facts(kinds: dict[str, list[dict[str, Any]]]) -> None:
    """Facts carry the names that the page of show points promises, and sums that are true."""
    for kind, told in kinds.items():
        names = KINDS[kind].split()
        wanted = {*names, *(["tile"] if "region" in names else [])}
        assert all(set(facts) == wanted for facts in told)
    assert all(facts["vp"] == min(10, facts["leaders"]) for facts in kinds["built"])
    assert {facts["part"] for facts in kinds["event_row"]} == {"scores", "raider", "special"}
    for facts in kinds["energy"]:
        assert all(1 <= dice <= 6 and 1 <= aim <= 5 for _, dice, aim in facts["sides"])
    for facts in kinds["thrown"]:
        assert all(dice == sorted(dice, reverse=True) for _, dice in facts["sides"])
    for facts in kinds.get("again", ()):
        assert len(facts["before"]) <= len(facts["dice"])
    assert all(any(facts["vp"]) for facts in kinds["final"])
    assert all(facts["n"] >= 1 for facts in kinds["ambush"])


def test_what_stays_at_a_show_point_is_asked_of_nobody() -> None:
    """At a fight the chances are told beside the view; nobody has a question or an act."""
    match = start(3, strict=False, **TABLES[1])
    seen: list[str] = []

    def look(kind: str, facts: dict[str, Any]) -> None:
        still = RULES.still(match, 0, kind)
        assert still["question"] is None and still["beside"] == [] and still["asked"] == []
        if kind == "battle":
            assert still["odds"]["sides"]
            seen.append(kind)

    RULES.watch(match, look)
    dice = Dice(3)
    for _ in range(900):
        match.answer(*choose(match, dice))
    assert seen
