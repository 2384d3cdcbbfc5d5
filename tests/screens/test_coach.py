"""The coach at the table screen: of a lesson on the film and at questions; and of games whose first game has none."""

from dataclasses import replace
from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import plain, width
from cosmic_tui.games import games, lessons_of
from cosmic_tui.link.saved import unkept
from cosmic_tui.new_game import lesson_setup
from cosmic_tui.say.parts import coach_of
from cosmic_tui.screens.coach import Coach
from cosmic_tui.words import words
from cosmic_tui.words.loader import languages

from .playing import app_for, settled
from .positions import scene

ROOM = 76
CALLED = [game for game in games() if coach_of(game) is not None]


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


@pytest.mark.parametrize(("game", "size"), [("chaos", (80, 24))])
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


def test_a_mute_coach_says_nothing() -> None:
    coach = Coach(words("en"))
    coach.mute()
    assert coach.call(scene("launch").view) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", CALLED)
def test_nothing_the_coach_says_is_cut_in_the_smallest_window(game: str, language: str) -> None:
    """A row of the prompt at 80 columns, behind the coach's own sign."""
    said = replace(scene("launch", (80, 24)).look, words=words(language, game))
    coach = coach_of(game)
    assert coach is not None
    for call in coach.CALLS:
        assert said.words.has(f"tut-{call.ident}", "do")
        assert width(said.say_keys(f"tut-{call.ident}")) <= ROOM, call.ident
        assert width(said.say_keys(f"tut-{call.ident}", "do")) <= ROOM, call.ident
