"""What is handed to people: the wheel holds the whole program, the lock exact versions, the README its commands.

Builds without the network, with the build backend as a library.
"""

import gzip
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from cosmic_tui import __version__
from engine.games import games

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)")
LOCKS = {"Play": "requirements.lock", "Test": ".ci/dev.lock"}
COMMAND = re.compile(r"^## (\w+)\n+(?:[^`#\n].*\n|\n)*```sh\n(.+)\n```$", re.MULTILINE)


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: str) -> dict[str, str]:
    """A lock file's pins, by canonical name; everything but its first line has to be one, with digests."""
    text = (ROOT / lock).read_text(encoding="utf-8").partition("\n")[2]
    assert PIN.sub("", text) == ""
    return {canonical(name): version for name, version, _ in PIN.findall(text)}


def build_hook() -> Any:
    spec = importlib.util.spec_from_file_location("compile_hook", ROOT / ".ci" / "compile.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("wish", "compiler"), [(None, False), ("", False), ("0", False), ("1", True)])
def test_the_engine_is_compiled_only_on_request(
    wish: str | None, compiler: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("COSMIC_COMPILE", raising=False)
    if wish is not None:
        monkeypatch.setenv("COSMIC_COMPILE", wish)
    needed = WheelBuilder(str(ROOT)).get_build_hooks(str(tmp_path))["custom"].dependencies()
    assert any(Requirement(one).name == "cython" for one in needed) == compiler


def test_what_is_compiled_is_the_engine_without_its_tables_and_test_tools() -> None:
    found = set(build_hook().modules(ROOT))
    assert {"engine/kernel/match.py", *(f"engine/{game}/rules.py" for game in games())} <= found
    assert not [file for file in found if "/content/" in file or "/scenario/" in file or "/testing/" in file]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return Path(built)


def test_the_wheel_holds_everything_and_nothing_else(wheel: Path) -> None:
    """Every file of the program: modules, words, card lists, pages. Themes move inside; tests stay outside."""
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    wanted = set()
    for room in ("engine", "cosmic_tui", "themes"):
        files = [file for file in (ROOT / room).rglob("*") if file.is_file() and "__pycache__" not in file.parts]
        assert files, f"{room} is empty"
        wanted |= {file.relative_to(ROOT).as_posix() for file in files}
    assert inside == {re.sub("^themes/", "cosmic_tui/_themes/", name) for name in wanted}


def test_the_source_archive_holds_what_the_wheel_and_the_tests_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has it alone can build, test and go on: nothing of the repository is missing, nothing else is in it. It
    is not pressed here: that takes most of the time, and changes nothing of what it holds."""
    monkeypatch.setattr(gzip, "GzipFile", partial(gzip.GzipFile, compresslevel=0))
    (built,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    monkeypatch.undo()
    with tarfile.open(built) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"pyproject.toml", "README.md", "LICENSE", "requirements.lock"}
    for room in ("engine", "cosmic_tui", "themes", "tests", ".ci", ".github"):
        files = [file for file in (ROOT / room).rglob("*") if file.is_file() and "__pycache__" not in file.parts]
        wanted |= {file.relative_to(ROOT).as_posix() for file in files}
    assert inside - wanted == {"PKG-INFO", ".gitignore"}
    assert wanted - inside == set()


def test_the_wheel_runs_away_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    """Unpacked somewhere else, `python -m cosmic_tui` finds itself there."""
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    done = subprocess.run(
        [sys.executable, "-m", "cosmic_tui", "--version"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"cosmic-tui {__version__}\n")


def wishes(*wanted: str) -> list[Requirement]:
    """What the project asks for directly, with the extras that are wanted and those that its own extras name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    found = [Requirement(wish) for wish in project["dependencies"] + [one for extra in wanted for one in extras[extra]]]
    own = [one for one in found if one.name == project["name"]]
    return [one for one in found if one not in own] + [
        Requirement(wish) for one in own for extra in one.extras for wish in extras[extra]
    ]


def test_both_locks_hold_the_same_versions() -> None:
    assert locked(LOCKS["Play"]).items() < locked(LOCKS["Test"]).items()


@pytest.mark.parametrize(("lock", "wanted"), [(LOCKS["Play"], ()), (LOCKS["Test"], ("dev",))], ids=["play", "test"])
def test_a_lock_fits_the_project(lock: str, wanted: tuple[str, ...]) -> None:
    """Everything the project asks for, directly or not, is in the lock, in a version that all who ask agree to."""
    pins, asked = locked(lock), wishes(*wanted)
    seen: set[str] = set()
    while asked:
        wish = asked.pop()
        name = canonical(wish.name)
        assert name in pins and wish.specifier.contains(pins[name]), wish
        key = f"{name}[{','.join(sorted(wish.extras))}]"
        if key not in seen:
            seen.add(key)
            further = [Requirement(text) for text in importlib.metadata.requires(name) or ()]
            extras = [{"extra": extra} for extra in ("", *wish.extras)]
            asked += [one for one in further if one.marker is None or any(map(one.marker.evaluate, extras))]
    assert len(seen) > len(wishes(*wanted))


def test_what_the_program_runs_on_has_bounds() -> None:
    """Nothing may come in a version that nobody has tried, but what is said to be exempt where it is asked for."""
    main = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    signs = {wish.name: {one.operator for one in wish.specifier} for wish in map(Requirement, main)}
    unbounded = [name for name, found in signs.items() if not found & {"==", "<"}]
    assert unbounded == ["cryptography"]


def test_the_readme_has_one_command_to_play_and_one_to_test() -> None:
    """`.ci/run` runs the one under Test. Both need python and pip only, and install what their lock says."""
    shown = dict(COMMAND.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    assert set(shown) >= set(LOCKS)
    for heading, lock in LOCKS.items():
        parts = [part.strip() for part in shown[heading].split("&&")]
        assert parts[:2] == ["python3 -m venv .venv", f".venv/bin/pip install -r {lock}"]
        assert parts[2].startswith(".venv/bin/pip install --no-deps ")
    assert shown["Play"].split("&&")[-1].strip() == ".venv/bin/cosmic"
