"""Screens as pictures, for what text cannot show: colour, weight, themes. Most at 100x30 and without decoration."""

from collections.abc import Callable

import pytest

from cosmic_tui.look import theme_names

from .kit import COMPACT, LARGE, MIDDLE, SMALL

Picture = Callable[..., bool]

TABLES = (
    "aliens regroup wild own-colour aim launch launch-sure invite join join-ships planning planning-watched reveal "
    "reinforced won rewards lost deal-offer deal-several deal-failed-sure zap-of-zap-of-zap amoeba barbarian "
    "technology lost-power curtain"
).split()
PAGES = {
    "log": ("reveal", "l Up Up"),
    "help": ("reveal", "?"),
    "moments": ("reveal", "t"),
    "odds": ("planning", "o"),
    "explain": ("reinforced", "e"),
    "seat": ("reveal", "Tab Tab Tab i"),
    "new-game": (None, "n"),
    "settings": (None, "o"),
    "codex": (None, "a Down Down"),
}


class TestTables:
    """The table in the phases of an encounter, and what is asked in them."""

    @pytest.mark.parametrize("name", TABLES)
    def test_table(self, name: str, picture: Picture) -> None:
        """In the default theme."""
        assert picture(name)

    @pytest.mark.parametrize("size", [COMPACT, MIDDLE, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
    def test_size(self, size: tuple[int, int], picture: Picture) -> None:
        """The same question at the other sizes."""
        assert picture("planning", size=size)


class TestPages:
    """What lies over the table or behind the title."""

    @pytest.mark.parametrize("name", PAGES)
    def test_page(self, name: str, picture: Picture) -> None:
        """In the default theme."""
        table, keys = PAGES[name]
        assert picture(table, keys=keys)


class TestThemes:
    """Every theme of the folder; one that is put there is taken up by itself."""

    @pytest.mark.parametrize("theme", theme_names())
    def test_reveal(self, theme: str, picture: Picture) -> None:
        """All seats, both sides, cards, log, prompt."""
        assert picture("reveal", theme=theme, size=COMPACT)

    @pytest.mark.parametrize("theme", theme_names())
    def test_launch(self, theme: str, picture: Picture) -> None:
        """A warning, keys on the board, ships that go."""
        assert picture("launch", theme=theme, size=SMALL)

    @pytest.mark.parametrize("colours", ["256", "16", "none"])
    def test_fewer_colours(self, colours: str, picture: Picture) -> None:
        """Terminals that have fewer colours, and people who want none."""
        env = {"256": {"TERM": "xterm-256color"}, "16": {"TERM": "xterm-16color"}, "none": {"NO_COLOR": "1"}}[colours]
        assert picture("planning", size=COMPACT, env=env, theme=None)


class TestDecoration:
    """A handful with everything on."""

    def test_title(self, picture: Picture) -> None:
        """Stars, a planet, fog."""
        assert picture(size=SMALL, theme="nebula", decoration="full")

    def test_planning(self, picture: Picture) -> None:
        """The planet that is aimed at, and card backs."""
        assert picture("planning", size=MIDDLE, decoration="full")

    def test_reveal(self, picture: Picture) -> None:
        """Two cards, two totals, fog."""
        assert picture("reveal", size=MIDDLE, theme="nebula", decoration="full")

    def test_deal(self, picture: Picture) -> None:
        """The desk."""
        assert picture("deal-several", size=MIDDLE, theme="deutan", decoration="calm")

    def test_victory(self, picture: Picture) -> None:
        """The end."""
        assert picture("victory", size=MIDDLE, decoration="full")
