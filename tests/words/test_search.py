"""What is looked for is found with its accents and without them, in every language that has any."""

import pytest

from cosmic_tui.words import languages
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import ENGLISH, words
from tests.snapshots.kit import app_of, rows_of, settled

MIDDLE = (140, 45)


def accented(language: str) -> str:
    """A word of an artifact's name that has an accent."""
    said = words(language)
    parts = [part for item in said.items("artifacts") for part in said.say(f"artifact-{item}").casefold().split()]
    return next(part for part in parts if part != fold(part))


async def found(language: str, typed: str) -> list[str]:
    """The list that stands there when this has been typed, without the row that shows what was."""
    app = app_of("planning", keys="", language=language)
    async with app.run_test(size=MIDDLE) as pilot:
        await app.ready(pilot)
        await pilot.press("slash", *typed)
        await settled(pilot)
        return [row[:50] for row in rows_of(app)[2:-3]]


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
async def test_accents_may_be_typed_or_not(language: str) -> None:
    name = accented(language)
    shown = await found(language, name)
    assert shown == await found(language, fold(name)) == await found(language, name.upper())
    assert any(name in row.casefold() for row in shown)
