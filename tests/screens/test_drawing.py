"""The table drawn from real positions: nothing overflows, what may be chosen is lit, nobody's hidden cards are seen.

Random games of three to five seats, all four sizes; in the longest language there is, too. What holds for every
position, and that each option has its digit, is tried by `tests/snapshots/test_properties.py`.
"""

import gc
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import Row, Run, Strictness, in_glyphs, plain, width
from cosmic_tui.draw.layout import CLASSES
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import LogLine, Scene
from cosmic_tui.draw.table import drawer, table
from cosmic_tui.look import load_theme, theme_names
from cosmic_tui.look.glyphs import ASCII
from cosmic_tui.look.palette import EIGHT_BIT, TRUECOLOR
from cosmic_tui.prompt import Draft
from cosmic_tui.widgets.painter import Painter
from cosmic_tui.words import Words
from engine.encounter.preview import Dice
from engine.encounter.redealt import redealt
from engine.kernel.match import Match
from tests.night import one_in
from tests.words import checks
from tests.words.pseudo import NAME, write_pseudo

from .positions import matches, scene_of, seat_state

SIZES = list(CLASSES.values())
BOARD = ("systems", "stage", "hand")
LOG = tuple(
    LogLine(f"Max took a colony on your planet {number}.", to_me=number % 3 == 0, sticky=number == 3)
    for number in range(9)
)
GAMES = [(seed, 3 + seed % 3) for seed in range(4)][:: one_in(2)]
QUESTIONS = 140
VARIANTS: dict[str, Any] = {"technology": True, "hidden_powers": True, "four_planets": True}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Strictness, "on", True)


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Words:
    """A language two fifths longer than English."""
    folder: Path = tmp_path_factory.mktemp("pseudo")
    return Words(NAME, "encounter", root=write_pseudo(checks.ROOT, folder))


def positions(seed: int, seats: int, every: int = 3, **wishes: Any) -> Iterator[tuple[Match[Any], int]]:
    """Positions of a random game, seen by the seat that is asked and by the next one."""
    for number, match in enumerate(matches(seed, seats, QUESTIONS, **wishes)):
        if number % (every * one_in(3)) == 0:
            asked = match.pending[0].seat
            yield match, asked if number % 2 else (asked + 1) % seats


def links(rows: list[Row]) -> set[tuple[Any, ...]]:
    return {run.link for row in rows for run in row if run.link}


# --- room --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_with_technologies_hidden_aliens_and_four_planets(size: tuple[int, int]) -> None:
    for match, seat in positions(5, 5, every=4, **VARIANTS):
        rows = table(scene_of(seat_state(match, seat), size, log=LOG))
        assert len(rows) == size[1]


@pytest.mark.parametrize("size", [(93, 27), (139, 44), (171, 50), (230, 75)], ids=str)
def test_windows_between_the_classes(size: tuple[int, int]) -> None:
    for match, seat in positions(7, 4, every=6):
        rows = table(scene_of(seat_state(match, seat), size, log=LOG))
        assert [width(plain(row)) for row in rows] == [size[0]] * size[1]


def test_a_language_two_fifths_longer(strange: Words) -> None:
    """Labels are shortened or cut, never what stands beside them."""
    for match, seat in positions(2, 5, every=5):
        for size in SIZES:
            rows = table(scene_of(seat_state(match, seat), size, said=strange))
            assert [width(plain(row)) for row in rows] == [size[0]] * size[1]


def test_ascii_changes_no_width() -> None:
    for match, seat in positions(1, 4, every=5):
        for size in SIZES:
            rows = table(scene_of(seat_state(match, seat), size, glyphs=ASCII))
            shown = in_glyphs(ASCII, rows)
            assert all(plain(row).isascii() for row in shown)
            assert [len(plain(row)) for row in shown] == [size[0]] * size[1]


def test_planets_cards_and_seats_are_lit_where_they_stand() -> None:
    """The board is the menu: each of these options can be clicked there."""
    seen: set[tuple[tuple[int, int], str]] = set()
    for number, match in enumerate(matches(4, 5, 400)):
        if number % one_in(8) == 0:
            state = seat_state(match, match.pending[0].seat)
            for size in SIZES:
                seen |= {(size, kind) for kind in _lit(scene_of(state, size))}
    assert seen == {(size, kind) for size in SIZES for kind in ("planet", "seat", "card")}


def _lit(scene: Scene) -> Iterator[str]:
    """The kinds of options of this question that are lit on the board, as all of them have to be."""
    if not isinstance(scene.draft, Draft):
        return
    board = links([row for name in BOARD for row in drawer(scene.look.parts, name)(scene)])
    for choice in scene.draft.choices:
        kind = choice.ref[0]
        if kind in ("planet", "seat") or (kind == "card" and choice.ref[1] in scene.view["hand"]):
            yield kind
            assert ("option", choice.index) in board or choice.page or scene.page or _hidden(scene, choice.ref), choice


def _hidden(scene: Scene, ref: tuple[Any, ...]) -> bool:
    """A card that has slid out of a hand too long for its row."""
    return ref[0] == "card" and len(scene.view["hand"]) > 8


# --- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_frames_do_not_change_with_others_hidden_cards(seed: int, seats: int) -> None:
    """R-SEC-1: everything the asked seat cannot see is dealt anew, and no cell of its frames is another one."""
    compared = 0
    for number, (match, _) in enumerate(positions(seed, seats, every=4)):
        seat = match.pending[0].seat
        other = redealt(match, seat, Dice(number + 1))
        if other is None:
            continue
        compared += 1
        for size in ((80, 24), (140, 45)):
            one, two = (table(scene_of(seat_state(found, seat), size)) for found in (match, other))
            assert one == two
    assert compared > 2


# --- colours -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", theme_names())
def test_text_gets_only_colours_that_can_be_read(theme: str) -> None:
    """The painter refuses lines' and stars' colours to letters, in every theme, with many colours and with few."""
    painters = [Painter(load_theme(theme, system)) for system in (TRUECOLOR, EIGHT_BIT)]
    for match, seat in positions(3, 5, every=20):
        for size in SIZES:
            scene = scene_of(seat_state(match, seat), size, log=LOG)
            for fog in (False, painters[0].palette.clouds):
                look = replace(scene.look, fog=fog)
                for row in table(replace(scene, look=look)):
                    for painter in painters[: 1 if fog else 2]:
                        assert painter.strip(row).cell_length == size[0]


def test_a_line_colour_under_a_letter_is_refused() -> None:
    from cosmic_tui.look import NotForText

    painter = Painter(load_theme("dark"))
    painter.strip((Run("───", "line"),))
    with pytest.raises(NotForText):
        painter.strip((Run("abc", "line"),))


def test_what_is_not_shown_any_more_is_set_free_at_once() -> None:
    """A long game takes no more memory than a short one: no strip holds on to itself."""
    painter = Painter(load_theme("dark"))
    strip = painter.strip((Run("abc", "text"), Run("def", "muted")))
    part = strip.crop(1, 4)
    assert part.text == "bcd"
    assert list(part.divide([3])) == [part]
    assert [piece.text for piece in part.divide([1, 3])] == ["b", "cd"]
    left = [weakref.ref(strip), weakref.ref(part)]
    gc.disable()
    try:
        del strip, part
        painter.strip.cache_clear()
        assert [ref() for ref in left] == [None, None]
    finally:
        gc.enable()


# --- what stays in sight -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_was_done_to_me_stays_in_sight(size: tuple[int, int]) -> None:
    """However much has happened since, until it has been answered twice."""
    match = next(iter(matches(1, 5)))
    taken = LogLine("Tom takes your planet.", to_me=True, sticky=True)
    log = (taken, *[LogLine(f"Line {number}.") for number in range(60)])
    text = "\n".join(
        plain(row) for row in drawer(Parts("encounter"), "log")(scene_of(seat_state(match, 0), size, log=log))
    )
    assert "Tom takes your planet." in text
    assert "Line 59." in text


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_line_that_stays_in_sight_is_whole_or_ends_with_an_ellipsis(size: tuple[int, int]) -> None:
    """Somebody read *fires back for* without the number, above rows that stood empty."""
    match = next(iter(matches(1, 5)))
    said = "The Merchant Barge of Tom, who sits on your left, fires back at your only Shriek Swarm for 12."
    log = (LogLine(said, to_me=True, sticky=True), *[LogLine(f"Line {number}.") for number in range(60)])
    rows = [plain(row) for row in drawer(Parts("encounter"), "log")(scene_of(seat_state(match, 0), size, log=log))]
    text = " ".join(" ".join(rows).replace("▌", " ").replace("│", " ").split())
    assert said in text or ("…" in text and len(rows) < 10)
    assert "Line 59." in text
