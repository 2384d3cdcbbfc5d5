"""A window that is not opened would have asked nobody: `opening.silent` against asking everybody (T-LIS-4, R-TIM-3).

It says for each of some hundred windows a game whether anybody could speak, without building anything. Nothing but this
comparison would notice if it said so wrongly: a card that may be played would just never be offered.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.encounter import moments, window_gate
from engine.encounter.listening import Listeners
from engine.encounter.playable import forced_now, offers, offers_of
from engine.encounter.state import Game
from tests.encounter.battery.players import keen, play, start
from tests.encounter.battery.test_asked import LARGE, TABLES

GAMES, QUESTIONS = (40 if LARGE else 2), 500


def asking_everybody(game: Game, here: Listeners, event: tuple[Any, ...]) -> bool:
    """Whether nothing fires and nobody is offered anything: the long way."""
    if forced_now(game, here.moment, event, ()) is not None:
        return False
    for seat in game.order:
        if offers_of(game, seat, here, event):
            return False
        if here.between and offers(game, seat, "any.between", (here.moment, False)):
            return False
    return True


@pytest.mark.parametrize("table", TABLES)
def test_whoever_is_not_asked_would_have_had_nothing_to_say(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    short = window_gate.silent
    said = {True: 0, False: 0}

    def compared(game: Game, here: Listeners, event: tuple[Any, ...] = ()) -> bool:
        silent = short(game, here, event)
        assert silent == asking_everybody(game, here, event), (here.moment, event)
        said[silent] += 1
        return silent

    monkeypatch.setattr(window_gate, "silent", compared)
    monkeypatch.setattr(moments, "silent", compared)
    for seed in range(GAMES):
        play(start(seed + 300, strict=False, **TABLES[table]), seed, keen, most=QUESTIONS)
    assert min(said.values()) > 20 * GAMES, said
