"""Another language in the middle of a game: what is asked, what has happened and who is here speak it at once."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.screens.settings import SettingsScreen
from cosmic_tui.settings import Settings
from cosmic_tui.words import reader_language
from tests.words import checks, fifth
from tests.words.pseudo import CLOSE, OPEN, pseudo

from .playing import answer, app_for, settled, table_link

ANSWERS = 12
FILES = ("app/screens", "app/table", "app/buttons", "encounter/events", "encounter/questions", "encounter/terms")


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A fifth language that has some files, all of it in brackets."""
    texts = {name.replace("/", "__"): pseudo((checks.ROOT / f"en/{name}.ftl").read_text("utf-8")) for name in FILES}
    fifth.offer(monkeypatch, fifth.write(tmp_path, **texts))
    yield
    reader_language.choose("")


async def test_a_game_goes_on_in_another_language(strange: None) -> None:
    app = app_for(table_link(seed=5, people=("Vera",), alien_mode="none"), settings=Settings(language="en"))
    chance = random.Random(5)
    async with app.run_test(size=(140, 45)) as pilot:
        await settled(pilot)
        for _ in range(ANSWERS):
            answer(app, chance)
            await settled(pilot)
        table = app.table()
        table.model.take(table.seat, {"kind": "chat", "name": "Tom", "text": "Who aims at me?"})
        before = list(table.state.told)
        assert len(before) > 20
        app.settings.language = fifth.NAME
        app.apply_settings()
        await settled(pilot)
        after = table.state.told
        assert [line._replace(text="") for line in after] == [line._replace(text="") for line in before]
        told = [line.text for line in after if not line.chat]
        assert [text for text in told if not (text.startswith(OPEN) and text.endswith(CLOSE))] == []
        assert [line.text for line in after if line.chat] == ["Tom: Who aims at me?"]
        assert any(OPEN in plain(row) for row in table.sheet.shown[-8:])  # the question at the foot
        assert len(table.state.done_to_me) == len({place for place, _ in table.state.done_to_me})
        app.settings.language = "en"
        app.apply_settings()
        assert table.state.told == before


async def test_the_settings_name_each_language_by_itself_and_change_it_at_once(strange: None) -> None:
    """What was typed for this run holds until somebody chooses."""
    reader_language.choose("en")
    app = app_for()
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("o")
        await settled(pilot)
        assert isinstance(app.screen, SettingsScreen)
        row = next(row for row in app.screen.fields() if row.label == "Language")
        assert row.value == "English"
        assert row.change is not None
        row.change(1)
        await settled(pilot)
        assert (app.settings.language, app.words.language, reader_language.typed()) == (fifth.NAME, fifth.NAME, "")
        shown = "\n".join(plain(line) for line in app.screen.sheet.shown)
        assert "Quenk" in shown and OPEN in shown
