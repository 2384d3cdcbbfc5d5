"""In the rooms of a game every constant key is one that exists; of 60 that are misspelt by chance all are noticed."""

import pytest

from tests.law import GAMES
from tests.measure.misspelt import planted
from tests.views.keys import known_keys, modules_of, unknown


@pytest.mark.parametrize("game", GAMES)
def test_every_key_in_the_rooms_of_a_game_exists(game: str) -> None:
    found = {name: [(use.line, use.key) for use in unknown(game, text)] for name, text in modules_of(game).items()}
    assert {name: keys for name, keys in found.items() if keys} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('view["offense"]', []),
        ('view["offence"]', ["offence"]),
        ('view["seats"][0]["hnad"]', ["hnad"]),
        ('view.get("odds", {}).get("leda")', ["leda"]),
        ('found["whoo"] = 1', ["whoo"]),
        ('kind: Literal["nothing_of_the_sort"] = "x"', []),
        ("view[key]", []),
    ],
)
def test_a_misspelt_key_is_found_in_made_up_code(text: str, found: list[str]) -> None:
    assert [use.key for use in unknown("encounter", text)] == found


def test_keys_of_one_game_are_no_keys_of_another() -> None:
    assert "offense" in known_keys("encounter") and "hangar" in known_keys("chaos")
    assert "could_bomb" not in known_keys("encounter") and "power_needs" not in known_keys("chaos")


@pytest.mark.large
@pytest.mark.parametrize("seed", [1, 2])
def test_sixty_misspelt_keys_are_all_noticed(seed: int) -> None:
    """mypy finds most of them, the rule for keys the others."""
    found = planted(60, seed)
    assert [str(one) for one in found if not one.by_mypy and not one.by_rule] == []
    assert sum(one.by_mypy for one in found) > 40
