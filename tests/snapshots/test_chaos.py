"""Chaos Galaxy: every kind of question at the four sizes, its pages, its deck builder; a few pictures for colour."""

from collections.abc import Callable

import pytest

from cosmic_tui.games.chaos import cup, deckbox
from cosmic_tui.games.chaos.say.questions import ident_of
from cosmic_tui.games.chaos.screens.builder import BuilderScreen
from cosmic_tui.games.chaos.screens.cups import CupScreen, CupsScreen
from cosmic_tui.games.chaos.screens.decks import DecksScreen
from cosmic_tui.words import words

from .canned import canned, names
from .conftest import Texts
from .kit import COMPACT, MIDDLE, SMALL

GAME = "chaos"
IN_ASCII = ("chaos-main", "chaos-answer", "chaos-bomb")
OVER_THE_TABLE = {
    "why-not": ("chaos-answer", "w"),
    "explain": ("chaos-answer", "e"),
    "piles": ("chaos-main", "d"),
    "moments": ("chaos-answer", "t"),
    "orders": ("chaos-answer", "s"),
    "codex": ("chaos-main", "a Down Down Down"),
    "codex-keywords": ("chaos-main", "a 2"),
    "card": ("chaos-main", "Tab i"),
    "ship": ("chaos-answer", "Tab Tab i"),
    "seat": ("chaos-main", "g Down Enter"),
    "look-hand": ("chaos-main", "Tab Right"),
    "find": ("chaos-main", "/ u n i c"),
}


@pytest.fixture(autouse=True)
def no_decks(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    """The decks of whoever runs the tests are nobody's business."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize("name", names(GAME))
async def test_table(name: str, texts: Texts) -> None:
    await texts(name, ascii_too=name in IN_ASCII)


def test_every_kind_of_question_has_a_table() -> None:
    """What the words can ask, somebody is asked in one of the positions above."""
    said = words("en", GAME)
    every = {ident for ident in said.idents("q-") if ident != "q-concede"}  # an act beside the question
    shown = {ident_of(canned(name).view) for name in names(GAME) if canned(name).view["question"]}
    assert every == shown


@pytest.mark.parametrize("page", OVER_THE_TABLE)
async def test_page(page: str, texts: Texts) -> None:
    table, keys = OVER_THE_TABLE[page]
    await texts(table, keys=keys, ascii_too=False, sizes=(SMALL, MIDDLE))


def on_the_bench(name: str = "human_combined_fleet", *fewer: str) -> BuilderScreen:
    """A builder with a ready-made deck, less a card of each name."""
    own = deckbox.find(name)
    left = tuple((ident, count - fewer.count(ident)) for ident, count in own.deck.cards)
    cards = tuple((ident, count) for ident, count in (*left, ("rust_fang", 1)) if count)
    return BuilderScreen(own._replace(deck=deckbox.Deck("Combined Fleet II", own.deck.kind, cards), key=""))


async def test_the_deck_builder(texts: Texts) -> None:
    await texts(show=lambda app: app.show(on_the_bench("human_combined_fleet", "overrule", "moon_worshipper")))


async def test_the_deck_builder_on_the_side_of_the_deck(texts: Texts) -> None:
    def opened(app: object) -> None:
        screen = on_the_bench()
        app.show(screen)  # type: ignore[attr-defined]
        screen.bench.turn()
        screen.extra = "hand"

    await texts(show=opened, ascii_too=False)


async def test_all_decks(texts: Texts) -> None:
    await texts(show=lambda app: app.show(DecksScreen()), ascii_too=False, sizes=(SMALL, MIDDLE))


def a_tournament(results: int) -> cup.Cup:
    """Five players, and so many games in which whoever is named first has won."""
    names = ("Vera", "Konstantinos", "Maximilianna", "Quill", "Max")
    kept = cup.new("friday", tuple(cup.Entry(name, "xeno_brood", "rookie" * (name > "N")) for name in names), 7)
    for _ in range(results):
        game = kept.games.open()[0]
        kept.record(game.id, game.players[0])
    return kept


@pytest.mark.parametrize("results", [3, 14])
async def test_a_tournament(results: int, texts: Texts) -> None:
    """In its second round, and when it is over."""
    kept = a_tournament(results)
    assert kept.games.over == (results == 14)
    await texts(show=lambda app: app.show(CupScreen(kept)))


async def test_all_tournaments(texts: Texts) -> None:
    a_tournament(3)
    cup.file_of("monday").write_text("no tournament")
    await texts(show=lambda app: app.show(CupsScreen()), ascii_too=False, sizes=(COMPACT, MIDDLE))


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [("chaos-answer", MIDDLE, "dark"), ("chaos-bomb", MIDDLE, "nebula"), ("chaos-main", SMALL, "light")],
)
def test_colour(name: str, size: tuple[int, int], theme: str, picture: Callable[..., bool]) -> None:
    assert picture(name, size=size, theme=theme)


def test_the_builder_in_colour(picture: Callable[..., bool]) -> None:
    assert picture(show=lambda app: app.show(on_the_bench()), size=MIDDLE)
