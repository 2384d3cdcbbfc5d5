"""The limit of a test: who spins or hangs meets it, who only stands in the queue of a busy machine does not."""

import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import patience

SPIN_AND_HANG = """
import threading

def test_spins():
    while True:
        pass

def test_hangs():
    threading.Event().wait()

def test_is_quick():
    pass
"""


def test_who_spins_or_hangs_is_stopped(tmp_path: Path) -> None:
    (tmp_path / "test_endless.py").write_text(SPIN_AND_HANG)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tests.patience", "-p", "no:cacheprovider", "--timeout=0.5", "."],
        cwd=tmp_path,
        env={"PYTHONPATH": str(Path(__file__).parents[1]), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert "2 failed, 1 passed" in run.stdout, run.stdout + run.stderr


@pytest.mark.parametrize(("queued", "left"), [(0.0, -30.0), (100.0, 70.0)])
def test_time_in_the_queue_does_not_count(monkeypatch: pytest.MonkeyPatch, queued: float, left: float) -> None:
    """A hundred seconds of seventy have passed, and hardly anything was computed."""
    limit = patience.Limit(SimpleNamespace(), SimpleNamespace(timeout=70))  # type: ignore[arg-type]
    monkeypatch.setattr(time, "monotonic", lambda: limit.began + 100)
    monkeypatch.setattr(patience, "in_queue", lambda: limit.queued + queued)
    assert limit.left() == pytest.approx(left, abs=1)


def test_what_was_computed_counts_whatever_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = patience.Limit(SimpleNamespace(), SimpleNamespace(timeout=70))  # type: ignore[arg-type]
    monkeypatch.setattr(time, "process_time", lambda: limit.computed + 80)
    monkeypatch.setattr(patience, "in_queue", lambda: limit.queued + 1000)
    assert limit.left() == pytest.approx(-10, abs=1)
