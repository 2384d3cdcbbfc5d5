"""Numbers, shares and days in the way of a language."""

from pathlib import Path

import pytest

from cosmic_tui.words import Words, words
from cosmic_tui.words.numbers import written

from . import fifth

SAMPLES = ["1,234.5", "1.234,5", "1\u00a0234,5", "1234.5"]


@pytest.mark.parametrize(
    ("value", "places", "shown"),
    [
        (1234567.89, 1, ["1,234,567.9", "1.234.567,9", "1\u00a0234\u00a0567,9", "1234567.9"]),
        (0.5, 2, ["0.50", "0,50", "0,50", "0.50"]),
        (-1000, 0, ["-1,000", "-1.000", "-1\u00a0000", "-1000"]),
    ],
)
def test_a_number_is_written_after_the_example(value: float, places: int, shown: list[str]) -> None:
    assert [written(value, places, sample) for sample in SAMPLES] == shown


def test_shares_and_days(tmp_path: Path) -> None:
    day = (2026, 3, 9)
    assert (words("en").percent(0.125), words("en").date(*day)) == ("12.5 %", "2026-03-09")
    own = "language-number = 1.234,5\nlanguage-percent = { $value }%\nlanguage-date = { $day }. { $month }. { $year }\n"
    said = Words(fifth.NAME, "encounter", root=fifth.write(tmp_path, app__language=own))
    assert (said.percent(0.125), said.date(*day)) == ("12,5%", "09. 03. 2026")
