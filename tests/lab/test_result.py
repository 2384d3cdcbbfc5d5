"""The study that is kept with the program: what its page says is what was counted, and what it found is mended."""

import re
from pathlib import Path

import pytest

from cosmic_tui.lab.figures import shares
from cosmic_tui.lab.store import Store
from cosmic_tui.words import words
from engine.bots.simulate import play
from engine.games import rules_of
from engine.kernel.record import read

PAGE = Path(__file__).parents[2] / ".lab" / "README.md"
KEPT = PAGE.parent / "aliens"
ROW = re.compile(r"^\| ([^|]+) \| ([\d,]+) \| ([\d.]+) \| ([\d.]+) to ([\d.]+) \|", re.MULTILINE)
FAULTS = sorted(KEPT.glob("*.cosmicgame"))


def per_cent(part: float) -> str:
    return f"{100 * part:.1f}"


def test_the_page_says_what_was_counted() -> None:
    tables = Store.look(KEPT).total()[""]
    assert sum(cell[0] for cell in tables["games"].values()) == 200_000
    said = {name: row for name, *row in ROW.findall(PAGE.read_text(encoding="utf-8"))}
    counted = {
        words().say(f"alien-{row.name}"): [f"{row.games:,}", *map(per_cent, (row.share, row.low, row.high))]
        for row in shares(tables, "played:alien")
    }
    assert said == counted and len(said) == 50


@pytest.mark.parametrize("file", FAULTS, ids=[file.stem for file in FAULTS])
def test_a_game_that_ended_in_a_fault_ends_properly_today(file: Path) -> None:
    record = read(file.read_bytes())
    result = play(rules_of(record.game), {"seats": 4}, record.seed, ("rookie",) * 4)
    assert result.fault is None and result.winners
