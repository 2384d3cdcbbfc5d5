"""The coach at the table screen: what a lesson says at questions and on the film."""

from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.games import lessons_of
from cosmic_tui.link.saved import unkept
from cosmic_tui.new_game import lesson_setup
from cosmic_tui.words import words

from .playing import app_for, settled


def shown(app: object) -> str:
    return "\n".join(plain(row) for row in app.screen.sheet.shown)  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
async def test_a_lesson_is_played_by_pressing_what_the_coach_says(size: tuple[int, int], tmp_path: Path) -> None:
    """At every size: one thing is lit, Enter does it, and on the film the coach speaks until a key."""
    said = words("en", "encounter")
    app = app_for(games=tmp_path, film=True)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("f")
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        table = app.table()
        assert said.say("les-first-aim") in shown(app)
        assert [choice.ref for choice in table.answer.draft.choices] == [("planet", 6)]
        heard: list[str] = []
        for _ in range(60):
            await pilot.press("enter")
            await settled(pilot)
            assert words("en", "encounter").say("film-twice") not in shown(app)  # no key leaves anything out
            if table.coach.on_film is not None and table.motion.film.playing:
                ident = table.coach.on_film.words
                if ident not in heard:
                    heard.append(ident)
                    assert said.say(ident) in shown(app)
            if "les-first-landed" in heard:
                break
        assert heard == ["les-first-sum", "les-first-lost", "les-first-landed"]


@pytest.mark.parametrize(("game", "size"), [("chaos", (80, 24)), ("andromeda", (120, 30))])
async def test_a_lesson_of_another_game_than_the_one_on_the_title_is_led_as_well(
    game: str, size: tuple[int, int]
) -> None:
    """The words change when the table says which game it plays; the coach stays, and each sentence is on the screen."""
    said = words("en", game)
    link = unkept(lesson_setup(game, "first", "Ada"))
    assert link.guide is not None
    app = app_for(link, film=True)
    heard: list[str] = []
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        for _ in range(200):
            table = app.table()
            say = table.coach.on_film if table.motion.film.playing else link.guide.overdue() or link.guide.say()
            if say is not None and say.words not in heard:
                heard.append(say.words)
                assert said.say(say.words) in shown(app)
            if len(heard) == len(link.guide.says):
                break
            await pilot.press("enter")
            await settled(pilot)
    assert heard == [say.words for say in link.guide.says]


async def test_a_mute_coach_lets_everything_be_chosen(tmp_path: Path) -> None:
    """Escape silences it, and its key lets it speak again."""
    app = app_for(games=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("f")
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        said = words("en", "encounter").say("les-first-aim")
        await pilot.press("escape")
        await settled(pilot)
        assert app.table().coach.muted and said not in shown(app)
        await pilot.press("f")
        await settled(pilot)
        assert said in shown(app)


async def test_the_page_of_lessons_says_what_is_done_and_stands_on_what_is_next(tmp_path: Path) -> None:
    """A lesson is done when its script has been played to the end; that stays when the program is left."""
    said = words("en", "encounter")
    app = app_for(games=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("f")
        await settled(pilot)
        assert all(said.say(f"les-name_{name}") in shown(app) for name in lessons_of("encounter"))
        assert "✓" not in shown(app) and app.screen.at == 0
        await pilot.press(*["down"] * lessons_of("encounter").index("zap"), "enter")
        await settled(pilot)
        for _ in range(12):
            await pilot.press("enter")
            await settled(pilot)
            if app.table().link.guide.finished:
                break
        app.close_table()
        await settled(pilot)
        await pilot.press("f")
        await settled(pilot)
        row = next(row for row in shown(app).splitlines() if said.say("les-name_zap") in row)
        assert "✓" in row and shown(app).count("✓") == 1 and app.screen.at == 0
