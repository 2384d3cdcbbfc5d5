"""The title stands before Textual is loaded, and is what Textual draws; a program that fails then leaves nothing."""

import os
import re
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmic_tui import early_title
from cosmic_tui.appearance import look_of
from cosmic_tui.draw.titlemenu import foot, menu
from cosmic_tui.draw.titlepage import title_page
from cosmic_tui.games import shown_games
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.look import load_theme, pick_theme
from cosmic_tui.settings import Settings
from cosmic_tui.words import languages, words
from tests.measure.terminal import ROOT, Terminal

FINE = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
COARSE = {"TERM": "xterm-256color"}
PLANETS = ("seat_blue", "seat_purple")
SIZES = ((80, 24), (100, 30), (140, 45), (200, 60))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    found = Terminal(["-m", "cosmic_tui"], (100, 30), tmp_path)
    yield found
    found.close()


Cell = tuple[str, str, bool, str]  # ink, ground, bold, sign; of a blank only its ground is seen
PART = re.compile(r"\x1b\][^\x07]*\x07|\x1b\[(\d+);(\d+)H|\x1b\[([\d;]*)m|\x1b\[(\d*)([GC])|\x1b[^a-zA-Z]*[a-zA-Z]|(.)")


def shown(text: str) -> dict[tuple[int, int], Cell]:
    """What a terminal shows, cell by cell."""
    cells: dict[tuple[int, int], Cell] = {}
    x = y = 1
    ink, ground, bold = "", "", False
    for part in PART.finditer(text):
        if part[1]:
            y, x = int(part[1]), int(part[2])
        elif part[3] is not None:
            codes = part[3].split(";")
            while codes:
                code = codes.pop(0)
                if code in ("38", "48"):
                    colour, codes = ";".join(codes[:4]), codes[4:]
                    ink, ground = (colour, ground) if code == "38" else (ink, colour)
                elif code in ("", "0"):
                    ink, ground, bold = "", "", False
                elif code in ("1", "22"):
                    bold = code == "1"
        elif part[5]:
            x = int(part[4] or 1) + (x if part[5] == "C" else 0)
        elif part[6]:
            cells[y, x] = ("", ground, False, " ") if part[6] == " " else (ink, ground, bold, part[6])
            x += 1
    return cells


def test_the_first_picture_of_the_app_is_the_one_that_stands(terminal: Terminal) -> None:
    """The app takes over a window that is full already, and changes no cell of it."""
    while terminal.shown.when(b"\x1b[?2004h", b"\x1b[1;1H") is None and terminal.process.poll() is None:
        terminal.read(0.2)
    everything = b"".join(data for _, data in terminal.shown.parts).decode()
    assert everything.count(early_title.TO_THE_OTHER_SCREEN) == 1, "to go there once more would clear it"
    before, _, after = everything.partition("\x1b[?2004h")
    title, app = shown(before), shown(after.partition("\x1b[1;1H")[0])
    assert len(title) == 100 * 30 and sum(cell[3] == "█" for cell in title.values()) > 100
    assert len(app) > 500 and {place: cell for place, cell in app.items() if title[place] != cell} == {}


@pytest.mark.parametrize("env", [FINE, COARSE], ids=["fine", "coarse"])
def test_every_run_is_written_in_colours_that_the_terminal_has(env: dict[str, str]) -> None:
    palette = load_theme(*pick_theme("dark", env))
    shown = early_title.picture(palette, early_title.page(LaunchOptions(Settings(), env=env), palette, 80, 24))
    assert ("38;2;" in shown) == (env is FINE) and ("38;5;" in shown) == (env is COARSE)
    assert "Quit" in shown


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_title_can_be_read(language: str) -> None:
    """In every language, of every game, with every entry and a message that takes two rows: none stands on a planet."""
    start = LaunchOptions(Settings(), env=FINE)
    palette = load_theme(*pick_theme("dark", FINE))
    for game in shown_games():
        said = words(language, game)
        look = look_of(start, said, palette).at("title")
        items = menu(
            said,
            look.parts,
            saved=said.say("scr-line-resume_other", name="Cosmic Encounter", number=12, value="24:00"),
            games=9,
        )
        for width, height in SIZES:
            for message in ("", "was " * (width // 3)):
                rows = title_page(look, width, height, items, 1, foot(look, "dark", "1.2.3"), message)
                letters = [run for row in rows for run in row if early_title.readable(run)]
                assert letters and not [run for run in letters if run.ground.partition("~")[0] in PLANETS]
                assert early_title.picture(palette, rows), "any other pair that cannot be read would be refused"


@pytest.mark.parametrize("why", ["no terminal", "no colour", "problems", "too small", ""])
def test_there_is_none_where_the_look_is_not_sure(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.openpty()
    termios.tcsetwinsize(ours, (20, 70) if why == "too small" else (30, 100))
    monkeypatch.setattr(early_title, "EarlyTitle", lambda stream, rows, picture: picture)
    with os.fdopen(theirs, "w", encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "__stderr__", None if why == "no terminal" else stream)
        start = LaunchOptions(Settings(), env={**FINE, **({"NO_COLOR": ""} if why == "no colour" else {})})
        start.problems = [object()] if why == "problems" else []  # type: ignore[list-item]
        assert (early_title.begin(start) is None) == bool(why)
    os.close(ours)


def test_what_is_typed_meanwhile_is_not_written_over_it() -> None:
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as stream:
        found = early_title.EarlyTitle(stream, (), "picture")
        assert not termios.tcgetattr(ours)[3] & termios.ECHO
        found.leave()
        assert termios.tcgetattr(ours)[3] & termios.ECHO
        found.leave()  # there is nothing to leave any more
        written = b"\x1b[?1049h\x1b[?25lpicture\x1b[?25h\x1b[?1049l"
        read = b""
        while len(read) < len(written):  # a terminal may hand it over in parts
            read += os.read(ours, 4096)
        assert read == written
    os.close(ours)


def test_a_program_that_cannot_be_loaded_gives_the_terminal_back(tmp_path: Path) -> None:
    (tmp_path / "textual").mkdir()
    (tmp_path / "textual" / "__init__.py").write_text("raise OSError('gone')\n", encoding="utf-8")
    ours, theirs = os.openpty()
    termios.tcsetwinsize(ours, (30, 100))
    env = {**os.environ, **FINE, "HOME": str(tmp_path), "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    env.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "cosmic_tui"], stdin=theirs, stdout=theirs, stderr=theirs, env=env
    )
    os.close(theirs)
    seen = b""
    while True:
        try:
            data = os.read(ours, 1 << 16)
        except OSError:
            break
        if not data:
            break
        seen += data
    os.close(ours)
    assert process.wait(20) == 2
    _, _, end = seen.partition(b"\x1b[?25h\x1b[?1049l")
    assert seen.startswith(b"\x1b[?1049h") and b"gone" in end
