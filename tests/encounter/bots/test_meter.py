"""The meter of decisions: nothing for the same bot, a loss for one that errs, and the game that is measured goes on."""

from __future__ import annotations

from engine.bots.ahead.meter import Change, Meter
from engine.bots.simulate import play
from engine.encounter.bots.ahead.course import COURSE
from engine.encounter.rules import RULES
from tests.encounter.bots.games import positions
from tests.encounter.bots.stages import FIGHT, staged

METER = Meter(RULES, COURSE)


def test_whoever_answers_the_same_gains_nothing() -> None:
    found = METER.measure("rookie", ("rookie",), {"seats": 3}, 4, times=1)
    asked = sum(change.asked for change in found.values())
    assert asked > 100 and not any(change.gains for change in found.values())


def test_the_game_is_the_line_ups_own() -> None:
    """What the candidate would do changes nothing but its own numbers."""
    found = METER.measure("cadet", ("rookie",), {"seats": 3}, 4, times=1)
    questions = [match.question_for(seat) for match, seat, _ in positions(4, ("rookie",), seats=3)]
    aims = sum(question is not None and question.why == "launch.aim" for question in questions)
    assert found["launch.aim"].asked == aims
    assert play(RULES, {"seats": 3}, 4, ("rookie",)).winners


def test_who_errs_loses_by_it() -> None:
    joined = Change()
    for seed in range(2):
        for change in METER.measure("cadet", ("rookie",), {"seats": 3}, seed, times=1).values():
            joined.asked += change.asked
            joined.gains += change.gains
    assert len(joined.gains) > 20 and joined.mean < 0 and joined.error > 0


def test_a_question_is_looked_at_from_a_copy() -> None:
    from engine.bots import make_bot

    match = staged(**FIGHT)
    before = match.game.facts()
    players = [make_bot("rookie", seat, 1) for seat in range(match.game.n)]
    assert 0 < METER.share_after(match, match.pending[0].seat, 0, players, 0) < 1
    assert match.game.facts() == before
