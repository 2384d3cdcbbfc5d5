"""What a theme is called: in the reader's language, unless a file says itself what it is called or has no words."""

from pathlib import Path

import pytest

from cosmic_tui.appearance import theme_name
from cosmic_tui.early_title import page
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.look import Palette, load_theme, theme_names
from cosmic_tui.settings import Settings
from cosmic_tui.words import languages
from cosmic_tui.words.loader import ENGLISH, words

from .playing import TERMINAL, app_for, rows, settled

WORDS = {language: words(language) for language in languages()}
OTHERS = [language for language in WORDS if language != ENGLISH]
SAID = [ident.removeprefix("theme-") for ident in WORDS[ENGLISH].idents("theme-")]


def test_every_theme_that_is_said_is_there_and_called_in_english_as_its_file_has_it() -> None:
    assert len(SAID) == 8 and set(SAID) <= set(theme_names())
    assert [theme_name(load_theme(name), WORDS[ENGLISH]) for name in SAID] == [load_theme(name).name for name in SAID]


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_says_the_english_name(language: str) -> None:
    found = [theme_name(load_theme(name), WORDS[language]) for name in SAID]
    assert len(set(found)) == len(SAID)
    assert not set(found) & {load_theme(name).name for name in SAID}


def test_a_file_of_ones_own_says_what_it_is_called(own_themes: Path) -> None:
    """One without a name goes by its file, and by our words where it only changes one of ours."""
    (own_themes / "mine.toml").write_text('name = "My own"')
    (own_themes / "aurora.toml").write_text("")
    (own_themes / "light.toml").write_text('name = "Bright"')
    (own_themes / "nebula.toml").write_text('key = "#ffaa00"')
    found = [theme_name(load_theme(name), WORDS["de"]) for name in ("mine", "aurora", "light", "nebula")]
    assert found == ["My own", "aurora", "Bright", "Nebel"]


def test_a_theme_is_one_file() -> None:
    """What is added to `themes/` has a name before anybody has translated it."""
    dark = load_theme("dark")
    added = Palette("added", "Added", dark.dark, dark.clouds, dark.colours, dark.attrs, dark.system)
    assert [theme_name(added, said) for said in WORDS.values()] == ["Added"] * len(WORDS)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("theme", SAID)
async def test_every_screen_that_names_it_says_it_so(language: str, theme: str) -> None:
    """The title, the settings, and the picture that stands before either."""
    mine, english = WORDS[language].say(f"theme-{theme}"), load_theme(theme).name
    settings = Settings(theme=theme, language=language)
    app = app_for(settings=settings)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        early = page(LaunchOptions(settings, env=TERMINAL), app.palette, 80, 24)
        seen = ["\n".join("".join(run.text for run in row) for row in early), rows(app)]
        await pilot.press("o")
        await settled(pilot)
        seen.append(rows(app))
    assert [(mine in text, english in text) for text in seen] == [(True, False)] * 3


@pytest.mark.parametrize("language", WORDS)
async def test_a_theme_that_cannot_be_worn_is_told_in_words_and_once(language: str, own_themes: Path) -> None:
    (own_themes / "light.toml").write_text("bg = ")
    app = app_for(settings=Settings(theme="light", language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert app.words.say("err-theme_broken_at", theme="light", line="1") in rows(app)
        await pilot.press("down")
        await settled(pilot)
        assert "TOML" not in rows(app) and "«" not in rows(app)


async def test_one_that_is_chosen_later_is_told_too(own_themes: Path) -> None:
    (own_themes / "aaa.toml").write_text('bg = "navy"')
    app = app_for(settings=Settings(theme="tritan"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("t")
        await settled(pilot)
        assert app.settings.theme == "aaa"
        assert "not a color: bg = navy" in rows(app)
