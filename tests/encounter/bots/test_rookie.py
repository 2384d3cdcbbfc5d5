"""Rookies as players: they finish, are good company, beat players of chance and leave circles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.bots import make_bot
from engine.bots.simulate import play
from engine.encounter.bots.rookie import PATIENCE
from engine.encounter.rules import RULES
from engine.encounter.state import OUTCOME_NAMES
from engine.encounter.view import view
from engine.games import resume
from tests.encounter.bots.games import TABLES, positions

MOST_TURNS = 150  # of a game of rookies; ten are usual
GAMES = 8


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_rookies_finish_and_are_good_company(options: dict[str, Any]) -> None:
    """They ally in most encounters, talk to agree, and fights are won on both sides."""
    told: Counter[str] = Counter()
    for seed in range(GAMES):
        result = play(RULES, options, seed, ("rookie",), keep_record=True)
        assert result.winners and result.turns <= MOST_TURNS and result.record is not None
        for kind, facts, *_ in resume(result.record).game.events:
            told[f"{kind} {OUTCOME_NAMES[facts[1]]}" if kind == "encounter_over" else kind] += 1
    assert told["joined"] > told["stayed_out"]
    assert told["deal_made"] > told["deal_failed"]
    assert min(told["encounter_over offense_won"], told["encounter_over defense_won"]) > GAMES


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_rookie_beats_random_players(seats: int) -> None:
    wins = sum(
        0 in play(RULES, {"seats": seats}, seed, ("rookie", *["random"] * (seats - 1))).winners for seed in range(12)
    )
    assert wins >= 9


def test_what_goes_round_in_circles_is_left() -> None:
    """Asked the same for ever in one encounter, a rookie answers something else at last; in the next it is itself."""
    match, seat, _ = next(entry for entry in positions(3) if entry[0].question_for(entry[1]).why == "launch.aim")
    seen = view(match, seat)
    bot = make_bot("rookie", seat, 1)
    first = [bot.answer(seen) for _ in range(PATIENCE)]
    assert len(set(first)) == 1
    assert len({bot.answer(seen) for _ in range(40)}) == len(seen["question"]["options"])
    assert bot.answer({**seen, "turn": seen["turn"] + 1}) == first[0]
