"""Chaos Galaxy: every kind of question at the four sizes, its pages, its deck builder; a few pictures for colour."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import runs_width
from cosmic_tui.games.chaos import cards, cup, deckbox
from cosmic_tui.games.chaos.say.questions import ident_of
from cosmic_tui.games.chaos.screens.builder import BuilderScreen
from cosmic_tui.games.chaos.screens.cups import CupScreen, CupsScreen
from cosmic_tui.games.chaos.screens.decks import DecksScreen
from cosmic_tui.screens.codex import EDGE, CodexScreen, upto_name
from cosmic_tui.words import words

from .canned import canned, names
from .conftest import Texts
from .kit import COMPACT, MIDDLE, SMALL, app_of

GAME = "chaos"
CUT = "…"
FILES = Path(__file__).with_name("__snapshots__") / "test_chaos"
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


@pytest.mark.parametrize("name", names(GAME))
def test_in_the_smallest_window_no_sentence_is_cut(name: str) -> None:
    """What goes on, the numbers of the moment, the prompt and the keys are whole; names on tiles may be shorter."""
    rows = (FILES / f"test_table[{name}][80x24].txt").read_text(encoding="utf-8").splitlines()
    told = [(number, rows[number]) for number in (0, 1, 8, 15, *range(20, 24))]
    assert [(number, row) for number, row in told if row.rstrip().endswith(CUT)] == []


async def test_every_name_in_the_list_of_cards_is_whole() -> None:
    app = app_of("chaos-main", keys="a")
    async with app.run_test(size=COMPACT) as pilot:
        await app.ready(pilot)
        assert isinstance(app.screen, CodexScreen)
        entries = app.screen.book.entries(app.words, "cards")
        room = app.screen.split(COMPACT[0]) - EDGE
        assert len(entries) == len(cards.EVERY)
        assert [entry.ident for entry in entries if runs_width(upto_name(entry.row)) > room] == []


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
    cup.SHELF.file("monday").write_text("no tournament")
    await texts(show=lambda app: app.show(CupsScreen()), ascii_too=False, sizes=(COMPACT, MIDDLE))


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [("chaos-answer", MIDDLE, "dark"), ("chaos-bomb", MIDDLE, "nebula"), ("chaos-main", SMALL, "light")],
)
def test_colour(name: str, size: tuple[int, int], theme: str, picture: Callable[..., bool]) -> None:
    assert picture(name, size=size, theme=theme)


def test_the_builder_in_colour(picture: Callable[..., bool]) -> None:
    assert picture(show=lambda app: app.show(on_the_bench()), size=MIDDLE)
