"""The debug mode that all tests play in: it must see what it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.simulate import play
from engine.encounter.options import make_options
from engine.encounter.rules import RULES
from engine.encounter.setup import new_game
from engine.encounter.state import PLANET_REFS, SPECIAL_FACES, Game
from engine.kernel.asking import pick
from engine.kernel.match import AskThenAct

OPTIONS = make_options(seats=4, alien_mode="none")


def hasty(game: Game) -> Any:
    """Aims before it has asked."""
    game.target = game.planets_of(game.defense)[0]
    answer = yield pick(game.offense, "launch.aim", [PLANET_REFS[planet] for planet in game.planets_of(game.defense)])
    game.target = game.planets_of(game.defense)[answer]


def test_a_step_that_changes_something_before_it_asks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Game.STEPS.table, "launch.aim", (hasty, True))
    with pytest.raises(AskThenAct, match=r"launch\.aim"):  # it is the first question of this game
        new_game(OPTIONS, 1, strict=True)
    assert play(RULES, OPTIONS.plain(), 1, ("random",)).fault is None, "nobody else pays for looking"


@pytest.mark.parametrize("change", ["comes", "goes"])
def test_a_hand_that_is_changed_behind_the_back_of_the_windows_is_caught(change: str) -> None:
    """Windows look at the special cards kept beside each hand, so what is kept has to be what is there."""
    match = new_game(OPTIONS, 1, strict=True)
    game = match.game
    seat = next(seat for seat in range(game.n) if game.held[seat])
    if change == "comes":
        game.hands[seat].append(min(SPECIAL_FACES - game.held[seat]))
    else:
        game.hands[seat] = [face for face in game.hands[seat] if face not in SPECIAL_FACES]
    question = match.pending[0]
    with pytest.raises(AssertionError, match="a hand was changed"):
        match.answer(question.seat, 0)


def test_hands_changed_by_its_methods_are_as_they_were_counted() -> None:
    game = new_game(OPTIONS, 1).game
    special = min(SPECIAL_FACES)
    game.set_hand(0, [special, special, 1])
    game.part_with(0, special)
    game.audit()
    assert special in game.held[0], "there is another one"
    game.part_with(0, special)
    game.gain(1, special, 2)
    game.audit()
    assert special not in game.held[0]
    assert special in game.held[1]
    assert special in game.in_hands
