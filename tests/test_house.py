"""The house rules that a machine can check: who may import whom, and what no file may contain.

A rule is a row of `FORBIDDEN` or a line of `engine_rooms`. Each is tried on a made-up offender too, so that a rule that
catches nothing does not pass for a rule that is kept.
"""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "cosmic_tui", "tests")
TOP = {"pyproject.toml", "README.md", "LICENSE", "requirements.lock", "cosmic_tui", "engine", "themes", "tests"}
LEFT_BY_TOOLS = {"build", "dist"}

NETWORK = ("asyncio", "socket", "socketserver", "selectors", "ssl", "threading", "multiprocessing", "concurrent")
DRAWING = ("textual", "rich")
# Inside a game: where its state is and where its rules are. Bots and screens get views instead.
STATE = ("engine.*.state", "engine.*.phases", "engine.*.moments")
RULES = tuple(f"engine.*.{name}" for name in "victory deals terms aliens artifacts technologies".split())

# folder -> what nothing in it may import. `*` stands for any name; a package stands for everything in it.
FORBIDDEN: list[tuple[str, tuple[str, ...]]] = [
    ("engine", ("cosmic_tui", "msgpack", "fluent", "asyncssh", "zeroconf", "subprocess", *NETWORK, *DRAWING)),
    ("engine/bots", STATE),
    ("cosmic_tui/wire", (*NETWORK, *DRAWING, "cosmic_tui.host", "cosmic_tui.link", "cosmic_tui.screens")),
    ("cosmic_tui/table", (*NETWORK, *DRAWING, "cosmic_tui.host", "cosmic_tui.link", "cosmic_tui.screens")),
    ("cosmic_tui/screens", (*STATE, *RULES, "socket", "cosmic_tui.wire", "cosmic_tui.table", "cosmic_tui.host")),
    ("cosmic_tui/widgets", (*STATE, *RULES, "socket", "cosmic_tui.wire", "cosmic_tui.table", "cosmic_tui.host")),
]
EXCEPTIONS = {("engine/kernel/record.py", "msgpack")}

# Written in pieces, so that this file does not find itself.
UNFINISHED = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|NotImplemented" r"Error|pytest\.sk" r"ip|xfa" r"il)\b")
A_MACHINE = re.compile(
    r"(?<![\w.~-])/(?:work|home|root|Users|opt|mnt|srv|private/var)/\w"  # somebody's folder
    r"|[A-Za-z]:\\\\?Users"
    r"|py" r"pi\.org|python" r"hosted\.org|--(?:extra-)?index" r"-url|--find" r"-links|art" r"ifactory"  # a registry
)


def python_files() -> list[Path]:
    return sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.py"))


def text_files() -> Iterator[tuple[str, str]]:
    """Every file a person may read, by its name in the repository."""
    for top in sorted(TOP | {".gitignore", ".ci", ".github"}):
        path = ROOT / top
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in (".pyc", ".svg", ".raw", ".cosmicgame", ".cosmic", ".table"):
                yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def imported(name: str, tree: ast.AST) -> Iterator[str]:
    """The dotted names a module imports, anywhere in it, relative ones resolved. `from a import b` gives a and a.b."""
    package = name.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))


def engine_rooms(name: str, module: str) -> bool:
    """May this file of the engine import that module of the engine? Kernel: itself. A game: the kernel. Bots: games."""
    here, there = name.split("/")[1:2], module.split(".")[1:2]
    if name.split("/")[0] != "engine" or module.split(".")[0] != "engine" or not there or here == there:
        return True
    if here == ["bots"]:
        return True
    return there == ["kernel"] and here != ["__init__.py"]


def looks_ahead(name: str, folder: str) -> bool:
    """Bots that play on in worlds dealt anew see the positions of those, and of no others."""
    return folder == "engine/bots" and "/ahead/" in name


def strangers(name: str, source: str) -> set[str]:
    """What this module imports and may not."""
    found = set()
    for module in imported(name, ast.parse(source)):
        if not engine_rooms(name, module):
            found.add(module)
        for folder, never in FORBIDDEN:
            for pattern in never if name.startswith(f"{folder}/") else ():
                hit = fnmatchcase(module, pattern) or fnmatchcase(module, f"{pattern}.*")
                if hit and (name, module.split(".")[0]) not in EXCEPTIONS and not looks_ahead(name, folder):
                    found.add(module)
    return found


def test_everybody_imports_only_whom_they_may_know() -> None:
    """The kernel knows no game, a game no other game, bots and screens no state, the engine nobody outside."""
    found = {}
    for file in python_files():
        name = file.relative_to(ROOT).as_posix()
        if offences := strangers(name, file.read_text(encoding="utf-8")):
            found[name] = sorted(offences)
    assert found == {}


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/encounter/state.py", "import cosmic_tui"),
        ("engine/encounter/state.py", "from rich.text import Text"),
        ("engine/encounter/state.py", "def late():\n    import asyncio"),
        ("engine/kernel/match.py", "import msgpack"),
        ("engine/kernel/match.py", "from engine.encounter import state"),
        ("engine/kernel/match.py", "from engine import encounter"),
        ("engine/kernel/match.py", "from ..encounter.state import State"),
        ("engine/kernel/match.py", "import_module('engine.encounter')"),
        ("engine/kernel/match.py", "import engine.bots.greedy"),
        ("engine/__init__.py", "from engine import kernel"),
        ("engine/andromeda/view.py", "import engine.encounter.deals"),
        ("engine/encounter/view.py", "from engine.bots import greedy"),
        ("engine/bots/greedy.py", "from engine.encounter.state import State"),
        ("engine/bots/encounter/greedy.py", "from engine.encounter import phases"),
        ("cosmic_tui/wire/frames.py", "import socket"),
        ("cosmic_tui/table/seats.py", "from asyncio import Queue"),
        ("cosmic_tui/table/seats.py", "import textual.app"),
        ("cosmic_tui/screens/play.py", "from engine.encounter.phases.reveal import totals"),
        ("cosmic_tui/screens/play.py", "from ..wire import frames"),
        ("cosmic_tui/widgets/hand.py", "from engine.encounter import state"),
    ],
)
def test_an_offender_is_found(name: str, source: str) -> None:
    assert strangers(name, source)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/kernel/record.py", "import msgpack"),
        ("engine/kernel/match.py", "from .frames import Frame"),
        ("engine/encounter/state.py", "from engine.kernel.chance import Chance"),
        ("engine/encounter/aliens/zombie.py", "from ..state import State"),
        ("engine/bots/greedy.py", "from engine.encounter.view import View"),
        ("cosmic_tui/host/tcp.py", "import asyncio, ssl"),
        ("cosmic_tui/table/seats.py", "from engine.kernel.match import Match"),
        ("cosmic_tui/screens/play.py", "from cosmic_tui.link import Link\nfrom engine.encounter.view import View"),
    ],
)
def test_an_honest_module_is_left_alone(name: str, source: str) -> None:
    assert strangers(name, source) == set()


def test_every_module_says_what_it_is_for() -> None:
    """A docstring in each module, the small ones too."""
    assert [str(file) for file in python_files() if not ast.get_docstring(ast.parse(file.read_text("utf-8")))] == []


@pytest.mark.parametrize("pattern", [UNFINISHED, A_MACHINE], ids=["unfinished", "a_machine"])
def test_no_file_contains(pattern: re.Pattern[str]) -> None:
    """Nothing half done is left lying about, and nothing tells on whose machine it was made."""
    assert [(name, hit[0]) for name, text in text_files() if (hit := pattern.search(text))] == []


@pytest.mark.parametrize("line", ["# TO" "DO: later", "raise NotImplemented" "Error", "@pytest.mark.xfa" "il"])
def test_the_unfinished_is_recognised(line: str) -> None:
    assert UNFINISHED.search(line)


@pytest.mark.parametrize("line", ["open('/ho" "me/ada/game')", "see /wo" "rk/notes", "--index" "-url https://here"])
def test_a_machine_is_recognised(line: str) -> None:
    assert A_MACHINE.search(line)
    assert not A_MACHINE.search("#!/usr/bin/env bash; https://example.org/home/ada; the hand/home/planet; and/or/opt")


def test_the_top_level_holds_only_what_belongs_there() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert {name for name in there - LEFT_BY_TOOLS if not name.endswith((".egg-info", "report.html"))} == TOP
