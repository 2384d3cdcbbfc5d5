"""Andromeda's Edge: its hard moments at the four sizes, its pages, and a few pictures for colour and themes."""

from collections.abc import Callable

import pytest

from .canned import names
from .conftest import Texts
from .kit import LARGE, MIDDLE, SMALL

GAME = "andromeda"
IN_ASCII = ("sea-launch", "sea-reroll", "sea-energy")
OVER_THE_TABLE = {
    "station": ("sea-launch", "Tab i"),
    "acts": ("sea-energy", "r"),
    "why-not": ("sea-launch", "w"),
    "odds": ("sea-reroll", "o"),
    "explain": ("sea-energy", "e"),
    "display": ("sea-launch", "d"),
    "moments": ("sea-reroll", "t"),
    "codex": ("sea-launch", "a Down Down Down"),
}


@pytest.mark.parametrize("name", names(GAME))
async def test_table(name: str, texts: Texts) -> None:
    await texts(name, ascii_too=name in IN_ASCII)


@pytest.mark.parametrize("page", OVER_THE_TABLE)
async def test_page(page: str, texts: Texts) -> None:
    table, keys = OVER_THE_TABLE[page]
    await texts(table, keys=keys, ascii_too=False, sizes=(SMALL, MIDDLE))


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [
        ("sea-launch", MIDDLE, "nebula"),
        ("sea-reroll", MIDDLE, "dark"),
        ("sea-energy", SMALL, "light"),
        ("sea-return-module", LARGE, "nebula"),
    ],
)
def test_colour(name: str, size: tuple[int, int], theme: str, picture: Callable[..., bool]) -> None:
    assert picture(name, size=size, theme=theme)
