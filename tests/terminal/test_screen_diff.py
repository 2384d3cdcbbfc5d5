"""What is left out of the output is nothing that anybody could see: a small terminal shows the same either way."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.canvas.cells import char_width
from cosmic_tui.terminal.screen_diff import Squeeze
from cosmic_tui.terminal.sgr import BARE, Pen, anew_to, change, ground_of, parts_of

PART = re.compile(
    r"\x1b\[(?P<y>\d+);(?P<x>\d+)H|\x1b\[(?P<column>\d+)G|\x1b\[(?P<on>\d*)C|\x1b\[(?P<look>[\d;]*)m|\x1b\[\?\d+[hl]|(?P<char>.)",
    re.S,
)
ON = {"22": ("1", "2"), "24": ("4", "21"), "27": ("7",)}
LOOKS = (
    "38;2;1;2;3;48;2;9;9;9",
    "1;38;2;200;0;0;48;2;9;9;9",
    "38;2;1;2;3;48;2;40;40;40",
    "4;31;44",
    "7;36",
    "1;4;33;44",
    "2;33;44",
    "",
)
TEXTS = ("Attack 12", "  ", "▲▲▲·", "a", "日本", "x  y", "e\u0301t")


class Screen:
    """Cells as a terminal shows them: character, and look as far as it shows."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def feed(self, data: str) -> None:
        x = y = 0
        look = ""
        for part in PART.finditer(data):
            char = part["char"]
            if part["y"]:
                y, x = int(part["y"]), int(part["x"])
            elif part["column"]:
                x = int(part["column"])
            elif part["on"] is not None:
                x += int(part["on"] or "1")
            elif part["look"] is not None:
                look = told(look, part["look"])
            elif char and char != "\n":
                wide = char_width(char)
                if wide == 0:
                    self.cells[y, x - 1] = (self.cells[y, x - 1][0] + char, self.cells[y, x - 1][1])
                    continue
                self._break(y, x, x + wide)
                self.cells[y, x] = (char, ground_of(look) if char == " " else look)
                if wide == 2:
                    self.cells[y, x + 1] = ("", "")
                x += wide

    def _break(self, y: int, x: int, end: int) -> None:
        """Of a wide character that is half written over the other half goes."""
        if self.cells.get((y, x), (" ",))[0] == "":
            self.cells.pop((y, x - 1), None)
        if self.cells.get((y, end), (" ",))[0] == "":
            self.cells.pop((y, end))


def told(look: str, codes: str) -> str:
    """A look after some codes: 0 takes everything back, others one kind of line; colours take the place of colours."""
    if codes == "0" or codes.startswith("0;"):
        look, codes = "", codes[2:]
    lines, ink, ground = parts_of(look)
    more, new_ink, new_ground = parts_of(codes)
    drawn = set(lines.split(";")) if lines else set()
    for code in more.split(";") if more else ():
        drawn = drawn - set(ON[code]) if code in ON else drawn | {code}
    ink = "" if new_ink == "39" else new_ink or ink
    ground = "" if new_ground == "49" else new_ground or ground
    return ";".join(part for part in (*sorted(drawn), ink, ground) if part)


def frame(runs: list[tuple[int, int, list[tuple[str, str]]]]) -> str:
    """A write as Textual makes them: runs of cells, each with an absolute move in front and every look reset."""
    rows = []
    for y, x, pieces in runs:
        text = "".join(f"\x1b[{look}m{letters}\x1b[0m" if look else letters for look, letters in pieces)
        rows.append(f"\x1b[{y};{x}H{text}\n")
    return "\x1b[?2026h" + "".join(rows) + "\x1b[?2026l"


pieces = st.lists(st.tuples(st.sampled_from(LOOKS), st.sampled_from(TEXTS)), min_size=1, max_size=6)
# No cell is in a write twice: Textual cuts what overlaps.
runs_of_rows = st.tuples(st.integers(1, 4), st.sampled_from((1, 4)), pieces)
frames = st.lists(runs_of_rows, min_size=1, max_size=4, unique_by=lambda run: run[0])


@given(st.lists(frames, min_size=1, max_size=6))
def test_the_same_is_seen(story: list[list[tuple[int, int, list[tuple[str, str]]]]]) -> None:
    """Frame after frame, cell by cell."""
    squeeze, whole, squeezed = Squeeze(), Screen(), Screen()
    for runs in story:
        data = frame(runs)
        whole.feed(data)
        squeezed.feed(squeeze(data))
        assert squeezed.cells == whole.cells


def test_nothing_new_sends_no_cells() -> None:
    """The same frame again is only its modes."""
    squeeze = Squeeze()
    data = frame([(1, 1, [(LOOKS[0], "Attack 12")]), (2, 1, [(LOOKS[1], "x  y")])])
    squeeze(data)
    assert squeeze(data) == "\x1b[?2026h\x1b[?2026l"


def test_what_is_forgotten_while_it_is_written_is_sent_whole_the_next_time() -> None:
    """Somebody may say in the middle of a write that the terminal has lost its picture: that write goes on."""

    class Interrupted(Squeeze):
        def _take(self, y: int, x: int, cells: list[tuple[str, str]]) -> None:
            super()._take(y, x, cells)
            self.forget()

    data = frame([(1, 1, [(LOOKS[0], "Attack 12")]), (2, 1, [(LOOKS[1], "x  y")])])
    squeeze, whole = Interrupted(), Squeeze()
    assert squeeze(data) == squeeze(data) == whole(data)
    assert whole.shows and not squeeze.shows


def test_one_digit_is_one_cell() -> None:
    """A changed number in a long row."""
    squeeze = Squeeze()
    squeeze(frame([(5, 1, [(LOOKS[0], "warp 1" + " " * 60 + "deck 31")])]))
    sent = squeeze(frame([(5, 1, [(LOOKS[0], "warp 2" + " " * 60 + "deck 31")])]))
    assert sent == f"\x1b[?2026h\x1b[5;6H\x1b[0;{LOOKS[0]}m2\x1b[0m\x1b[?2026l"


def test_one_colour_is_said_once() -> None:
    """Cells of two looks in turn: each look once, and short ways over what stands there or between them."""
    squeeze = Squeeze()
    sent = squeeze(frame([(2, 1, [(LOOKS[0], "key "), (LOOKS[1], "word "), (LOOKS[0], "key")])]))
    assert sent.count("38;2;1;2;3") == sent.count("38;2;200;0;0") == 1
    again = squeeze(frame([(2, 1, [(LOOKS[0], "KEy "), (LOOKS[1], "word "), (LOOKS[0], "KeY")])]))
    assert again == f"\x1b[?2026h\x1b[2;1H\x1b[0;{LOOKS[0]}mKE\x1b[7CKeY\x1b[0m\x1b[?2026l"


@pytest.mark.parametrize(
    ("before", "after", "codes"),
    [
        (BARE, Pen("1", "31", "44"), "1;31;44"),
        (Pen("1", "31", "44"), Pen("", "31", "44"), "22"),
        (Pen("1", "31", "44"), Pen("2", "31", "44"), "22;2"),
        (Pen("1;4", "38;2;1;2;3", ""), Pen("1", "38;2;1;2;3", ""), "24"),
        (Pen("4", "31", "44"), BARE, "0"),
        (Pen("", "38;2;1;2;3", "44"), Pen("", "", "44"), "39"),
        (Pen("7", "31", ""), Pen("7", "31", ""), ""),
    ],
)
def test_the_shortest_way(before: Pen, after: Pen, codes: str) -> None:
    """From one pen to another, and never by a longer way than from nothing."""
    assert change(before, after) == codes
    assert len(codes) <= len(anew_to(after))


def test_the_ink_of_a_blank_does_not_matter() -> None:
    """A blank in another ink is the same blank, but not one on another ground, or a line."""
    assert ground_of(LOOKS[0]) == ground_of(LOOKS[1]) == "48;2;9;9;9"
    assert ground_of(LOOKS[2]) == "48;2;40;40;40"
    assert ground_of(LOOKS[3]) == LOOKS[3] and ground_of(LOOKS[4]) == LOOKS[4]
    assert ground_of("38;5;7;48;5;0") == "48;5;0" and ground_of("97;100") == "100"


@pytest.mark.parametrize("strange", ["\x1b]0;a title\x07", "\x1b[2Jafter", "\x1b[K"])
def test_what_is_not_understood_is_sent_as_it_is(strange: str) -> None:
    """And everything is sent again afterwards."""
    squeeze = Squeeze()
    data = frame([(1, 1, [(LOOKS[0], "Attack 12")])])
    squeeze(data)
    odd = f"\x1b[1;1H{strange}"
    assert squeeze(odd) == odd
    assert "Attack 12" in squeeze(data)
