"""The measures of the README can be taken: by day each finds its table, by night all are run to their end."""

import subprocess
import sys

import pytest

from tests.measure.inside import MEASURES, link_for
from tests.measure.terminal import ROOT


@pytest.mark.parametrize("table", sorted({table for table, _ in MEASURES.values()}))
def test_every_measure_has_a_table(table: str) -> None:
    link = link_for(table)
    link.close()


@pytest.mark.large
@pytest.mark.parametrize(
    "words",
    [
        ["tests.measure", "--quick"],
        ["tests.measure.load", "--tables", "2", "--peers", "3", "--seconds", "3"],
        ["tests.measure.positions"],
    ],
)
def test_a_measure_runs_to_its_end(words: list[str]) -> None:
    run = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    assert len(run.stdout.splitlines()) > 2
