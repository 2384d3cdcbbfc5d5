"""Frozen bots stay as they are: their games come out as they did, or `VERSION` of the bots goes up."""

import pytest

from engine.bots import FROZEN, bots, version
from engine.games import rules_of

from .frozen import OPTIONS, SEEDS, digest, kept

DAILY = {"encounter": 6, "andromeda": 3, "chaos": 4}  # of the twenty games, in the tests of every day


@pytest.mark.parametrize("game", OPTIONS)
def test_frozen_bots_answer_as_they_did(game: str) -> None:
    noted = kept()[game]["digests"]
    found = [digest(game, seed) for seed in range(DAILY[game])]
    raise_it = f"raise VERSION in engine/{game}/bots/__init__.py, then python -m tests.engine.bots.frozen {game}"
    assert found == noted[: DAILY[game]], raise_it


@pytest.mark.large
@pytest.mark.parametrize("game", OPTIONS)
def test_all_twenty_games_are_the_same(game: str) -> None:
    assert [digest(game, seed) for seed in range(SEEDS)] == kept()[game]["digests"]


@pytest.mark.parametrize("game", OPTIONS)
def test_the_digests_are_those_of_these_versions(game: str) -> None:
    """Whoever makes the digests anew without a new version is told here."""
    noted = kept()[game]
    assert (noted["rules"], noted["bots"]) == (rules_of(game).version, version(game))
    assert version(game) > 0 and len(set(noted["digests"])) == SEEDS


def test_every_game_has_a_frozen_rookie_and_a_game_without_bots_no_version() -> None:
    assert all({"cadet", "ensign", "rookie"} <= set(FROZEN) & set(bots(game)) for game in OPTIONS)
    assert version("no-such-game") == 0
