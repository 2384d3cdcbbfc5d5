"""What is left out of the output is nothing that anybody could see: a small terminal shows the same either way."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.draw.cells import char_width
from cosmic_tui.squeeze import Squeeze, ground_of, parts_of

PART = re.compile(r"\x1b\[(\d+);(\d+)H|\x1b\[([\d;]*)m|\x1b\[\?\d+[hl]|(.)", re.S)
LOOKS = ("38;2;1;2;3;48;2;9;9;9", "1;38;2;200;0;0;48;2;9;9;9", "38;2;1;2;3;48;2;40;40;40", "4;31;44", "7;36", "")
TEXTS = ("Attack 12", "  ", "▲▲▲·", "a", "日本", "x  y", "e\u0301t")


class Screen:
    """Cells as a terminal shows them: character, and look as far as it shows."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def feed(self, data: str) -> None:
        x = y = 0
        look = ""
        for part in PART.finditer(data):
            if part[1]:
                y, x = int(part[1]), int(part[2])
            elif part[3] is not None:
                look = told(look, part[3])
            elif part[4] and part[4] != "\n":
                wide = char_width(part[4])
                if wide == 0:
                    self.cells[y, x - 1] = (self.cells[y, x - 1][0] + part[4], self.cells[y, x - 1][1])
                    continue
                self.cells[y, x] = (part[4], ground_of(look) if part[4] == " " else look)
                if wide == 2:
                    self.cells[y, x + 1] = ("", "")
                x += wide


def told(look: str, codes: str) -> str:
    """A look after some codes: 0 takes everything back, colours take the place of colours."""
    if codes == "0" or codes.startswith("0;"):
        look, codes = "", codes[2:]
    lines, ink, ground = parts_of(look)
    more, new_ink, new_ground = parts_of(codes)
    return ";".join(part for part in (lines or more, new_ink or ink, new_ground or ground) if part)


def frame(runs: list[tuple[int, int, list[tuple[str, str]]]]) -> str:
    """A write as Textual makes them: runs of cells, each with an absolute move in front and every look reset."""
    rows = []
    for y, x, pieces in runs:
        text = "".join(f"\x1b[{look}m{letters}\x1b[0m" if look else letters for look, letters in pieces)
        rows.append(f"\x1b[{y};{x}H{text}\n")
    return "\x1b[?2026h" + "".join(rows) + "\x1b[?2026l"


pieces = st.lists(st.tuples(st.sampled_from(LOOKS), st.sampled_from(TEXTS)), min_size=1, max_size=6)
frames = st.lists(st.tuples(st.integers(1, 3), st.just(1), pieces), min_size=1, max_size=4)


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


def test_one_digit_is_one_cell() -> None:
    """A changed number in a long row."""
    squeeze = Squeeze()
    squeeze(frame([(5, 1, [(LOOKS[0], "warp 1" + " " * 60 + "deck 31")])]))
    sent = squeeze(frame([(5, 1, [(LOOKS[0], "warp 2" + " " * 60 + "deck 31")])]))
    assert sent == f"\x1b[?2026h\x1b[5;6H\x1b[0;{LOOKS[0]}m2\x1b[0m\x1b[?2026l"


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
