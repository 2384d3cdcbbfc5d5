"""The runner of plain mode: lines from a pipe that come in pieces, prompts, and signs a terminal cannot show."""

import os

import pytest

from cosmic_tui.plain import run
from cosmic_tui.plain.run import Lines, between_words, folded


class Pipe:
    """An input whose other end the test writes to."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.out, self.into = os.pipe()

    def fileno(self) -> int:
        return self.out

    def write(self, data: bytes) -> None:
        os.write(self.into, data)


@pytest.fixture
def pipe():
    pipe = Pipe()
    yield pipe
    os.close(pipe.out)


def test_a_line_may_come_in_pieces(pipe: Pipe) -> None:
    lines = Lines(pipe)  # type: ignore[arg-type]
    pipe.write(b"4 from ")
    assert lines.next("> ", 0.0) is None
    pipe.write("Zoë\r\nnext\nrest".encode())
    assert lines.next("> ", 0.0) == "4 from Zoë"
    assert lines.next("> ", 0.0) == "next"
    os.close(pipe.into)
    assert [lines.next("> ", 0.0), lines.next("> ", 0.0)] == ["rest", Lines.END]


def test_bytes_that_are_no_text_do_no_harm(pipe: Pipe) -> None:
    lines = Lines(pipe)  # type: ignore[arg-type]
    pipe.write(b"\xff\xfe\n")
    assert lines.next("> ", 0.0) == "\ufffd\ufffd"
    os.close(pipe.into)


def test_a_prompt_is_printed_once_and_again_after_an_interruption(
    pipe: Pipe, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Lines(pipe)  # type: ignore[arg-type]
    lines.next("> ", 0.0)
    lines.next("> ", 0.0)
    lines.show(["30 seconds left."])
    lines.show([])
    lines.next("> ", 0.0)
    os.close(pipe.into)
    assert capsys.readouterr().out == "> \n30 seconds left.\n> "


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        ("Bendegúz’s planet…", "utf-8", "Bendegúz’s planet…"),
        ("Bendegúz’s planet…", "ascii", "Bendeguz's planet..."),
        ("«who»", "latin-1", "«who»"),
        ("李", "ascii", "?"),
        ("a\x1b[2Jb\x07", "utf-8", "a[2Jb"),
    ],
)
def test_text_is_folded_to_what_can_be_shown(text: str, encoding: str, shown: str) -> None:
    assert folded(text, encoding) == shown


def test_where_nothing_can_be_wiped_the_old_lines_are_pushed_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The curtain has to hide a hand on a dumb terminal too."""
    monkeypatch.setattr(run.sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    assert run.wipe().count("\n") >= 50
    monkeypatch.setenv("TERM", "xterm")
    assert run.wipe() == run.WIPE


@pytest.mark.parametrize("columns", [0, 20, 30, 79, 200])
def test_no_word_is_broken(columns: int) -> None:
    """A terminal breaks a line where it ends; so it is broken before, and where nobody sees columns it stays whole."""
    text = "Attack 12 against Ines at Blue 3: Quill joins you, Max and Tom-the-Second stay out of it this time.\n  next"
    lines = between_words(text, columns)
    assert lines.split() == text.split()
    if columns:
        assert all(len(line) < columns for line in lines.splitlines())
    if not columns or columns > 120:
        assert lines == text
