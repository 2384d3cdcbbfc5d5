"""The main tables and pages in every language that is offered: as text at the smallest size and a middle one, and four
pictures of each. What is drawn and not kept is tried in `tests/words/test_drawn.py`.
"""

from collections.abc import Callable

import pytest

from cosmic_tui.words import languages

from .conftest import Texts
from .kit import COMPACT, MIDDLE, SMALL

OTHERS = [language for language in languages() if language != "en"]
TABLES = ("launch", "joining", "planning", "reveal", "deal-theirs", "won", "sea-launch", "sea-reroll", "chaos-main")
PAGES = {"title": (None, ""), "settings": (None, "o"), "help": ("reveal", "?"), "rules": (None, "a 6")}
PICTURES = {
    "title": (None, SMALL),
    "reveal": ("reveal", MIDDLE),
    "sea": ("sea-launch", MIDDLE),
    "chaos": ("chaos-main", SMALL),
}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", OTHERS)
async def test_table(language: str, table: str, texts: Texts) -> None:
    await texts(table, language=language, ascii_too=False, sizes=(COMPACT, MIDDLE))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", OTHERS)
async def test_page(language: str, page: str, texts: Texts) -> None:
    table, keys = PAGES[page]
    await texts(table, keys=keys, language=language, ascii_too=False, sizes=(COMPACT, MIDDLE))


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("language", OTHERS)
def test_picture(language: str, name: str, picture: Callable[..., bool]) -> None:
    table, size = PICTURES[name]
    assert picture(table, size=size, language=language)
