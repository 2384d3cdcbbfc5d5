"""Between the app and the terminal: what is sent, what comes in, and how a fault ends."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers._writer_thread import MAX_QUEUED_WRITES, WriterThread

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import Run
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.look import load_theme
from cosmic_tui.look.ink import mixed
from cosmic_tui.terminal.driver import TolerantDriver
from cosmic_tui.terminal.intake import MOST_KEYS, MOST_PASTE, Intake
from cosmic_tui.terminal.outlet import Outlet
from cosmic_tui.terminal.probe import ascii_only
from cosmic_tui.terminal.pulse import Pulse
from cosmic_tui.widgets.painter import Painter
from cosmic_tui.widgets.sheet import _span
from tests.screens.playing import app_for, settled
from tests.screens.sitting import KeepingLink, sit_at

ROOT = Path(__file__).parents[2]


def keys(intake: Intake, data: bytes) -> list[str]:
    found = [event.key for event in intake.feed(data) if isinstance(event, events.Key)]
    return found + [event.key for event in intake.tick() if isinstance(event, events.Key)]


@pytest.fixture
def intake() -> Intake:
    return Intake(lambda: XTermParser(False))


# --- coming in ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rubbish", [b"\xff\xfe", b"\x1b[1114112u", b"\x1b[999999999999u", b"\xc3(", b"\x1b[<9;9;9"])
def test_no_byte_ends_the_game(intake: Intake, rubbish: bytes) -> None:
    """Invalid UTF-8 and characters that do not exist are left out; what follows is understood."""
    list(intake.feed(rubbish))
    assert "a" in keys(intake, b"a" * 40)


def test_half_a_character_waits_for_its_other_half(intake: Intake) -> None:
    assert keys(intake, b"\xc3") == []
    assert keys(intake, b"\xa9") == ["é"]
    assert keys(intake, b"x") == ["x"]


def test_a_flood_is_dropped(intake: Intake) -> None:
    assert len(keys(intake, b"x" * 4000)) == MOST_KEYS


def test_a_paste_without_end_is_ended(intake: Intake) -> None:
    list(intake.feed(b"\x1b[200~"))
    for _ in range(MOST_PASTE // 4000 + 3):
        list(intake.feed(b"y" * 4000))
    assert "z" in keys(intake, b"z")


# --- going out ---------------------------------------------------------------------------------------------------


def test_the_driver_is_one_of_textuals() -> None:
    from textual.driver import Driver

    assert issubclass(TolerantDriver, Driver)


def test_only_the_cells_that_changed_are_painted() -> None:
    old = (Run("abc"), Run("def", "key"), Run("ghi"))
    assert _span(4, old, old) is None
    span = _span(4, old, (Run("abc"), Run("dxf", "key"), Run("ghi")))
    assert span is not None
    assert (span.x, span.y, span.width, span.height) == (3, 4, 3, 1)


def test_rows_are_painted_in_the_themes_colours() -> None:
    painter = Painter(load_theme("dark"))
    strip = painter.strip((Run("Max", "seat_purple", "select", "bold"),))
    style = strip._segments[0].style
    assert style is not None and style.bold
    assert style.color is not None and style.color.triplet is not None
    assert style.color.triplet.hex == load_theme("dark")["seat_purple"]


def test_a_mixture_lies_between_its_colours() -> None:
    painter = Painter(load_theme("dark"))
    palette = painter.palette
    assert palette["gate"] != mixed(painter.palette, "gate~bg~6") != palette["bg"]
    assert mixed(load_theme("ansi16"), "gate~bg~3") == load_theme("ansi16")["gate"]


# --- which signs, which theme ------------------------------------------------------------------------------------


def test_a_person_who_wants_letters_gets_them() -> None:
    assert ascii_only("ascii", {"LANG": "en_US.UTF-8"})


@pytest.mark.parametrize(
    ("env", "theme"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "nebula"),
        ({"TERM": "xterm-256color"}, "nebula"),
        ({"TERM": "xterm"}, "ansi16"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "nocolour"),
    ],
)
async def test_the_theme_fits_the_terminal(env: dict[str, str], theme: str) -> None:
    options = LaunchOptions(link=KeepingLink("planning"), env=env, theme="nebula", motion=False, keep_settings=False)
    app = CosmicApp(options)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        assert app.palette.id == theme
        assert app.theme == theme


# --- faults ------------------------------------------------------------------------------------------------------


async def test_a_fault_shows_no_hand() -> None:
    """Textual's own page of a fault prints local variables, and with them views; ours prints nothing."""
    with pytest.raises(ZeroDivisionError):
        async with sit_at("planning") as at:
            at.table.call_later(lambda: 1 / 0)
            await at.press()
    assert at.app._exit_renderables == []
    assert isinstance(at.app.fault, ZeroDivisionError)


async def test_a_hang_up_leaves_in_order() -> None:
    async with sit_at("planning") as at:
        at.app.hang_up()
        await asyncio.sleep(0)
        assert at.app._exit


async def test_redrawing_forgets_what_was_sent() -> None:
    async with sit_at("planning") as at:
        calls: list[Any] = []
        at.app._driver.forget = lambda: calls.append(1)
        await at.press("ctrl+l")
        assert calls == [1]


async def test_themes_change_while_a_game_goes_on() -> None:
    async with sit_at("planning") as at:
        before = at.table.sheet.painter
        at.app.settings.theme = "light"
        at.app.apply_settings()
        await at.press()
        assert at.table.sheet.painter is not before
        assert at.table.sheet.painter.palette.id == "light"
        assert at.link.answers == []


async def test_an_app_without_a_table_opens_the_title() -> None:
    from cosmic_tui.screens.title import TitleScreen

    app = app_for(games=None)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)


def test_the_title_needs_nothing_heavy() -> None:
    """The first picture must not wait for rules, networks, saved games or the sentences of a language."""
    script = "import sys, cosmic_tui.app, cosmic_tui.screens.title; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    refusals = {"engine", "engine.kernel", "engine.kernel.errors"}
    loaded = {name.split(".")[0] for name in {*done.stdout.split()} - refusals}
    assert "textual" in loaded
    assert not loaded & {"engine", "asyncssh", "zeroconf", "cryptography", "msgpack", "fluent", "babel"}


class Gone:
    """A terminal that has been closed."""

    def __init__(self) -> None:
        self.tries = 0

    def write(self, text: str) -> None:
        self.tries += 1
        raise OSError(5, "Input/output error")

    def flush(self) -> None:
        raise OSError(5, "Input/output error")

    def fileno(self) -> int:
        return 2


def test_whoever_writes_to_a_terminal_that_is_gone_comes_to_an_end() -> None:
    """More than the queue holds is said to it; nobody waits for it for ever."""
    gone = Gone()
    writer = WriterThread(Outlet(gone, Pulse()))
    writer.start()
    for _ in range(3 * MAX_QUEUED_WRITES):
        writer._queue.put("a row", timeout=10)
    writer.stop()
    assert gone.tries == 3 * MAX_QUEUED_WRITES and not writer.is_alive()
    assert Outlet(gone, Pulse()).fileno() == 2
