"""What tests of the command line share: `cosmic ...` in a home of its own, as a process or in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main

Run = Callable[..., "subprocess.Popen[str]"]
Typed = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """How `cosmic ...` ends and what it prints, run in this process: ten times as quick as one of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def told(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        try:
            status = main(words)
        except SystemExit as ended:
            status = int(ended.code or 0)
        return status, *capsys.readouterr()

    return told


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Starts `cosmic ...` with a home of its own; whatever still runs at the end is ended by its number."""
    running: list[subprocess.Popen[str]] = []
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "PYTHONUNBUFFERED": "1"}

    def start(*words: str, stdin: Any = subprocess.DEVNULL, **more: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "cosmic_tui", *words]
        piped = {name: subprocess.PIPE for name in ("stdout", "stderr")}
        process = subprocess.Popen(command, **piped, stdin=stdin, text=True, env={**env, **more})
        running.append(process)
        return process

    yield start
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()
