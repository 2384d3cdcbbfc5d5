"""Every command that README.md and CONTRIBUTING.md show is run to its end, in small; a new one needs a line here."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from cosmic_tui.cli.main import main
from tests.cli.conftest import Run
from tests.lab.conftest import as_it_was
from tests.measure.terminal import Terminal

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", ".github/CONTRIBUTING.md")
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.M | re.S)
PROGRAM = r"(?:\.venv/bin/|fresh/bin/)?(?:cosmic|python3?|pytest|mypy|ruff|pip|dask|hatchling|\.ci/\w+)"
INLINE = re.compile(rf"`({PROGRAM}(?: [^`]*)?|-m tests[^`]*)`")
LEAVE = "q\n"  # what is typed at a table
STUDY = """about = "two games"
game = "encounter"
games = 2
seed = 1
shard = 1
bots = ["random"]
[options]
seats = 3
"""

# A command as it is shown: the same at a small size. FILE, NAME, STUDY, OTHER and PAGE are made for the test.
SMALL = {
    "cosmic": "cosmic play --plain --unkept",
    "cosmic play": "cosmic play --plain --unkept",
    "cosmic play --game andromeda": "cosmic play --game andromeda --plain --unkept",
    "cosmic play --game chaos": "cosmic play --game chaos --plain --unkept",
    "cosmic play --players 5 --alien zombie --variant technology --seed 7":
        "cosmic play --players 5 --alien zombie --variant technology --seed 7 --plain --unkept",
    "cosmic play --bots cadet": "cosmic play --bots cadet --plain --unkept",
    "cosmic play --people Ada,Bea,Cyd": "cosmic play --people Ada,Bea,Cyd --plain --unkept",
    "cosmic play --plain": "cosmic play --plain --unkept",
    "cosmic learn": "cosmic learn --plain --unkept",
    "cosmic daily": "cosmic daily --plain",
    "cosmic puzzle": "cosmic puzzle --plain",
    "cosmic resume": "cosmic resume --plain",
    "cosmic host": "cosmic host --plain --port 0 --no-lan",
    "cosmic join": "cosmic join",
    "cosmic stats": "cosmic stats",
    "cosmic replay FILE --check": "cosmic replay FILE --check",
    "cosmic alien oracle": "cosmic alien oracle",
    "cosmic deck": "cosmic deck list",
    "cosmic tournament": "cosmic tournament list",
    "cosmic scenario tests/scenarios": "cosmic scenario tests/scenarios/chaos/examples",
    "cosmic scenario tests/scenarios/<game>": "cosmic scenario tests/scenarios/chaos/examples",
    "cosmic scenario FILE": "cosmic scenario tests/scenarios/chaos/examples",
    "cosmic sim --bots rookie --games 200": "cosmic sim --bots rookie --games 1",
    "cosmic sim --games 20": "cosmic sim --bots random --games 1",
    "cosmic sim --game <game> --bots <name>": "cosmic sim --game chaos --bots random --games 1",
    "cosmic --version": "cosmic --version",
    "cosmic --language de": "cosmic --language de play --plain --unkept",
    "cosmic --language hu": "cosmic --language hu play --plain --unkept",
    "cosmic --language pl": "cosmic --language pl play --plain --unkept",
    "python -m engine.testing.views <game> > engine/<game>/VIEW.md": "python -m engine.testing.views chaos",
    "python -m tests.prose FOLDER": "python -m tests.prose cosmic_tui/say",
    "python -m tests.words.check hu --left": "python -m tests.words.check hu app/bots.ftl --left",
}

RECORD = "cosmic sim --bots random --games 1 --seed 1 --record RECORDS"
NEEDS = {"cosmic resume": "cosmic play --plain --seed 3", "cosmic replay FILE --check": RECORD}  # what is done before
# The lab in this order, as each needs what the one before has counted.
LAB = {
    "cosmic lab run aliens --jobs 2": "cosmic lab run STUDY --jobs 1",
    "cosmic lab run ladder": "cosmic lab run OTHER --jobs 1",
    "cosmic lab status aliens": "cosmic lab status STUDY",
    "cosmic lab report aliens --page page.html": "cosmic lab report STUDY --page PAGE",
    "cosmic lab compare before after": "cosmic lab compare STUDY OTHER",
}
# The same for what takes longer: by night.
LONG = {
    "cosmic bench": "python -m cosmic_tui bench --games 1",
    "python -m tests.measure": "python -m tests.measure --quick",
    "python -m tests.measure.load": "python -m tests.measure.load --tables 1 --peers 3 --seconds 2",
    "python -m tests.mutate --package engine/kernel --sample 60":
        "python -m tests.mutate --package engine/kernel/chance.py --sample 1 --tests tests/engine/test_chance.py",
    "pytest -q tests/snapshots -k launch": "pytest -q tests/snapshots -k launch --collect-only",
    "pytest -q -n 2 tests/games tests/words": "pytest -q tests/games tests/words --collect-only",
    "ruff check .": "ruff check .",
}  # fmt: skip
# The others are run by a test, or by the person who runs this one.
ELSEWHERE = {
    "cosmic review FILE": "tests/review/test_review.py", "cosmic lab": "test_the_lab",
    "cosmic ssh": "test_the_ssh_door_opens_and_closes", "cosmic replay NAME --show": "test_a_saved_game_is_watched",
    "cosmic COMMAND --help": "test_play", "python -m tests.pictures": "tests/test_pictures.py",
    "python -m tests.puzzles.packing": "tests/puzzles/test_pack.py",
    "dask": "tests/lab/test_run.py", "cosmic lab run aliens --cluster": "tests/lab/test_run.py",
    "hatchling build": "tests/test_package.py", "pip install": ".ci/run", "python3 -m venv": ".ci/run",
    "mypy": ".ci/run", "ruff": ".ci/run",
    "pytest": "this very run", ".ci/run": "itself", ".ci/nightly": "itself",
}  # fmt: skip


def shown() -> set[str]:
    """All commands of the pages, without where they are installed."""
    found: set[str] = set()
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        lines = [re.split(r"\s+#", line)[0] for block in BLOCK.findall(text) for line in block.splitlines()]
        found |= {part.strip() for line in [*lines, *INLINE.findall(text)] for part in line.split("&&")}
    named = {f"python {command}" if command.startswith("-m ") else command for command in found}
    return {re.sub(r"^(\.venv|fresh)/bin/", "", command) for command in named if command}


def test_every_command_is_tried() -> None:
    """The pages show what is tried, and nothing is tried that they do not show any more."""
    known = {*SMALL, *LONG, *LAB}
    others = {command for command in shown() if command not in known}
    assert {command for command in others if not command.startswith(tuple(ELSEWHERE))} == set()
    assert sorted(known - shown()) == []
    assert [start for start in ELSEWHERE if not any(command.startswith(start) for command in others)] == []


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """A home of its own with a game that was broken off, and a record; what stands for what in a command."""
    for variable in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(STUDY, encoding="utf-8")
    return {"STUDY": str(tmp_path / "one.toml"), "OTHER": str(tmp_path / "two.toml"),
            "PAGE": str(tmp_path / "page.html"), "RECORDS": str(tmp_path / "records"),
            "FILE": str(tmp_path / "records" / "1.cosmicgame")}  # fmt: skip


def carried_out(command: str, files: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code of a command of this program, in this process."""
    program, *words = [files.get(word, word) for word in shlex.split(command)]
    assert program == "cosmic"
    with TemporaryFile("w+", encoding="utf-8") as keyboard:
        keyboard.write(LEAVE)
        keyboard.seek(0)
        monkeypatch.setattr(sys, "stdin", keyboard)
        try:
            return main(words)
        except SystemExit as ended:
            return int(ended.code or 0)


@pytest.mark.parametrize("command", sorted(SMALL))
def test_it_runs_to_its_end(
    command: str, files: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = SMALL[command]
    if small.startswith("python "):
        assert by_itself(small) > 0
        return
    if command in NEEDS:
        assert carried_out(NEEDS[command], files, monkeypatch) == 0
    capsys.readouterr()
    assert carried_out(small, files, monkeypatch) == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.large
def test_the_lab(files: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with as_it_was():
        for command in LAB.values():
            capsys.readouterr()
            assert carried_out(command, files, monkeypatch) == 0, command
            assert capsys.readouterr().out.strip()
    assert "<html" in Path(files["PAGE"]).read_text(encoding="utf-8")


def by_itself(command: str) -> int:
    """Run a command in a process of its own; how many lines it has printed."""
    program, *words = shlex.split(command)
    program = sys.executable if program == "python" else str(Path(sys.executable).with_name(program))
    run = subprocess.run([program, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-1000:] + run.stderr[-1000:]
    return len(run.stdout.splitlines())


@pytest.mark.large
@pytest.mark.parametrize("command", sorted(LONG))
def test_a_long_one_runs_to_its_end(command: str) -> None:
    assert by_itself(LONG[command]) > 0


def test_the_ssh_door_opens_and_closes(run: Run) -> None:
    """`cosmic ssh` as it stands, on any free ports, ended with Ctrl-C."""
    door = run("ssh", "--port", "0", "--ssh-port", "0", "--no-lan")
    assert door.stdout is not None
    for line in door.stdout:
        if "ssh -C -p" in line:
            break
    else:
        raise AssertionError("it has told nobody how to come in")
    door.send_signal(signal.SIGINT)
    assert door.wait(60) in (0, 130)


def test_a_saved_game_is_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`cosmic replay NAME --show` with the name under which a game was kept, in a real terminal; `q` leaves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / ".local" / "share"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / ".local" / "state"))
    assert carried_out("cosmic play --plain --seed 3", {}, monkeypatch) == 0
    (name,) = [file.stem for file in tmp_path.rglob("*.cosmic")]
    terminal = Terminal(["-m", "cosmic_tui", "replay", name, "--show"], (80, 24), tmp_path)
    try:
        while terminal.shown.when(b"What happened") is None and terminal.process.poll() is None:
            terminal.read(0.1)
        os.write(terminal.master, b"q")
        terminal.wait()
        assert terminal.process.returncode == 0
    finally:
        terminal.close()


@pytest.mark.parametrize("script", ["run", "nightly"])
def test_what_runs_everything_is_a_script(script: str) -> None:
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / script)], check=True)
