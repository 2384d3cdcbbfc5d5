"""A piece that is lost, or in two places, is found at once by the debug mode: one of each kind is taken away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.andromeda.conservation import Lost
from engine.kernel.game import AnyMatch
from tests.andromeda.rules.players import play, start

Spoil = Callable[[Any], object]


@pytest.fixture(scope="module")
def played() -> AnyMatch:
    match = start(3, strict=False, seats=2, length="short", events="galactic_dawn")
    play(match, 3, most=60)
    return match


def test_a_game_that_is_played_loses_nothing(played: AnyMatch) -> None:
    """Otherwise `audit` raises Lost, as the next test shows."""
    played.game.audit()


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda game: game.tactics_deck.pop(), "tactics cards"),
        (lambda game: game.hands[1].append(game.tactics_deck[-1]), "tactics cards"),
        (lambda game: next(deck for deck in game.decks if deck).pop(), "modules"),
        (lambda game: next(stack for stack in game.moon_stacks if stack).pop(), "moons"),
        (lambda game: game.planet_stack.append(game.planet_stack[0]), "planets"),
        (lambda game: game.event_deck.pop(), "events"),
        (lambda game: next(space for space in (*game.spaces, game.observatory) if space).pop(), "discovery tokens"),
        (lambda game: game.discoveries[0].append(game.spaces[0][0]), "discovery tokens"),
        (lambda game: setattr(game, "hives", game.hives - 1), "mechaphage tokens"),
        (lambda game: game.raiders.update({next(iter(game.raiders)): (0, 0)}), "raiders"),
        (lambda game: game.leaders[1].__setitem__(-1, game.leaders[1][-1] + 1), "leaders of 1"),
        (lambda game: game.ships[0].pop(), "ships of 0"),
        (lambda game: game.stock[0].__setitem__(2, -1), "numbers of 0"),
        (lambda game: game.vp.__setitem__(1, -1), "numbers of 1"),
        (lambda game: game.marks[1].__setitem__(0, 9), "shields of 1"),
        (lambda game: game.rows[0].__setitem__(slice(2), game.rows[0][1::-1]), "rows of 0"),
    ],
)
def test_what_is_lost_or_doubled_is_found(played: AnyMatch, spoil: Spoil, what: str) -> None:
    game = played.fork().game
    spoil(game)
    with pytest.raises(Lost, match=what):
        game.audit()
