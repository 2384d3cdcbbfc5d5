"""What the title and the page of standing orders have of the game that is shown: its own entries, orders and words."""

from pathlib import Path

import pytest

from cosmic_tui.draw.parts import pages_of
from cosmic_tui.games import shown_games
from cosmic_tui.games.chaos.screens.builder import BuilderScreen
from cosmic_tui.say.parts import turn_phases_of
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.settings import Settings
from cosmic_tui.words import Words, words
from tests.snapshots.canned import canned, names

from .playing import app_for, rows, settled


async def test_the_deck_builder_is_an_entry_of_its_game_alone(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = app_for(settings=Settings(game="chaos"), games=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "b  Deck builder" in rows(app)
        await pilot.press("b")
        await settled(pilot)
        assert isinstance(app.screen, BuilderScreen)
        await pilot.press("escape")
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)
        assert "► Enter  Deck builder" in rows(app)
        await pilot.press("g")
        await settled(pilot)
        while app.words.game != "encounter":
            await pilot.press("g")
            await settled(pilot)
        assert "Deck builder" not in rows(app)
        await pilot.press("b")
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize("game", shown_games())
async def test_the_orders_are_those_of_the_game(game: str, tmp_path: Path) -> None:
    """Each switch by its row: what the table keeps is what was ticked, and nothing else changes."""
    app = app_for(settings=Settings(game=game), games=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("s")
        await settled(pilot)
        assert isinstance(app.screen, OrdersScreen)
        state, said = app.table().state, words("en", game)
        assert said.say("order-against") in rows(app)
        assert ("power" in rows(app)) == (game == "encounter")
        switches = turn_phases_of(game).ORDERS
        assert ("sparing" in switches) == (game != "encounter")
        for name in switches:
            before = state.orders.get(name, name in ("against", "sparing"))
            others = {other: state.orders.get(other) for other in switches if other != name and state.orders}
            await pilot.press("space", "down")
            await settled(pilot)
            assert state.orders[name] is not before
            assert {other: state.orders.get(other) for other in others} == others
        assert "so far" not in rows(app)
        app.table().model.take(app.table().seat, {"kind": "orders", "orders": state.orders, "passed": 3})
        app.screen.paint()
        await settled(pilot)
        assert "They have passed on 3 questions for you so far." in rows(app)


@pytest.mark.parametrize("game", shown_games())
async def test_a_table_says_nothing_that_its_game_has_no_words_for(game: str, tmp_path: Path, monkeypatch) -> None:
    holes: list[str] = []
    monkeypatch.setattr(Words, "_report", lambda self, ident, form, what: holes.append(f"{ident}.{form}: {what}"))
    app = app_for(settings=Settings(game=game), games=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert app.table().state.view is not None
        assert holes == []


@pytest.mark.parametrize("game", shown_games())
def test_help_explains_words_that_there_are(game: str) -> None:
    """At every moment of which there is a picture."""
    said = words("en", game)
    moments = {canned(name).view["moment"] for name in names(game)}
    explained = {term for moment in moments for term in pages_of(game).terms(moment)}
    assert explained
    assert [term for term in explained if not (said.has(f"term-{term}") and said.has(f"term-{term}", "help"))] == []
