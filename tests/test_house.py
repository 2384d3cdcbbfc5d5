"""The house rules that a machine can check: who may import whom, and what no file may contain.

Who may import whom stands in `law.py`: floors, and what each sees. Each rule is tried on made-up offenders too, so
that a rule that catches nothing does not pass for a rule that is kept.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.ahead import made_once
from tests.law import (
    ALSO,
    FACES,
    FLOORS,
    GAMES,
    HARMLESS,
    LIBRARIES,
    PLACES,
    ROOT,
    covers,
    imported,
    nodes_of,
    room_of,
    strangers,
    within,
)
from tests.prose import fault, faults

ROOMS = ("engine", "cosmic_tui", "tests")
TOP = {"pyproject.toml", "README.md", "LICENSE", "requirements.lock", "cosmic_tui", "engine", "themes", "tests"}
LEFT_BY_TOOLS = {"build", "dist"}
UNREADABLE = (".pyc", ".svg", ".raw", ".cosmicpack", ".corpus", ".cosmicgame", ".cosmic", ".table")
LONGEST_MODULE, LONGEST_FUNCTION = 400, 60  # lines

# Written in pieces, so that this file does not find itself.
UNFINISHED = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|NotImplemented" r"Error|pytest\.sk" r"ip|xfa" r"il)\b")
A_MACHINE = re.compile(
    r"/(?<![\w.~-]/)(?:work|home|root|Users|opt|mnt|srv|private/var)/\w"  # a person's folder
    r"|[A-Za-z]:\\\\?Users"
    r"|py" r"pi\.org|python" r"hosted\.org|--(?:extra-)?index" r"-url|--find" r"-links|art" r"ifactory"  # a registry
)


def text_files() -> Iterator[tuple[str, str]]:
    """Every file a person may read, by its name in the repository."""
    for top in sorted(TOP | {".gitignore", ".ci", ".github"}):
        path = ROOT / top
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in UNREADABLE:
                yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


class Module(NamedTuple):
    """What is looked at in a file, so that each is parsed once."""

    imports: set[str]
    strangers: dict[str, str]
    words: set[str]  # of a game
    too_long: list[str]
    said: bool  # whether it says what it is for
    docstrings: list[tuple[int, str, str]]  # those of functions that are not as WRITING.md wants them


@cache
def modules() -> dict[str, Module]:
    """Every file with Python in it, by its name in the repository. All processes of a run look at them once."""
    files = sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.py"))
    return made_once("modules", lambda: {file.relative_to(ROOT).as_posix(): looked_at(file) for file in files})


def looked_at(file: Path) -> Module:
    name, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
    nodes, of_the_program = nodes_of(source), not name.startswith("tests/")
    return Module(
        set(imported(name, nodes)) if of_the_program else set(),
        strangers(name, nodes) if of_the_program else {},
        words_of_a_game(nodes) if of_the_program and of_no_game(name) else set(),
        too_long(source, nodes),
        isinstance(nodes[0], ast.Module) and bool(ast.get_docstring(nodes[0])),
        list(faults(nodes)) if of_the_program else [],
    )


def program() -> dict[str, Module]:
    return {name: module for name, module in modules().items() if not name.startswith("tests/")}


def test_everybody_imports_only_whom_they_may_know() -> None:
    """The kernel knows no game, a game no other game, bots and screens no state, the engine nobody outside."""
    assert {name: module.strangers for name, module in program().items() if module.strangers} == {}


@cache
def imports() -> list[tuple[str, str]]:
    """Every module of the program with each that it imports."""
    return [
        (name.removesuffix(".py").removesuffix("/__init__").replace("/", "."), other)
        for name, module in program().items()
        for other in module.imports
    ]


def roots() -> list[tuple[str, str]]:
    """The same with the first part of what is imported: a library, or a call that opens a file."""
    return sorted({(module, other.split(".")[0]) for module, other in imports()})


@pytest.mark.parametrize("floor", FLOORS)
def test_every_room_of_a_floor_is_there_and_needs_what_it_sees(floor: str) -> None:
    _, sees = FLOORS[floor]
    there = {room_of(module) for module, _ in imports()}
    assert {room for room, place in PLACES.items() if place.floor == floor} <= there
    pairs = [(module, other) for module, other in imports() if covers(floor, module) and not covers(floor, other)]
    assert [word for word in sees.split() if word != "faces" and not any(covers(word, it) for _, it in pairs)] == []


def test_no_exception_allows_what_nobody_needs() -> None:
    for who, words in ((who, words) for several, words in ALSO.items() for who in several.split()):
        assert any(covers(who, module) and covers(words, other) for module, other in imports()), who
    of_others = [(a, b) for a, b in imports() if not b.startswith("engine.") or ".bots" in a or a.startswith("cosmic")]
    faces = [f"engine.{game}.{face}" for game, words in FACES.items() for face in words.split()]
    assert [face for face in faces if not any(within(other, face) for _, other in of_others)] == []


@pytest.mark.parametrize(("libraries", "who"), LIBRARIES.items())
def test_no_library_is_lent_to_who_needs_none(libraries: str, who: str) -> None:
    used = [(module, library) for module, library in roots() if library in libraries.split() and covers(who, module)]
    assert {library for _, library in used} == set(libraries.split())
    if libraries != HARMLESS:
        rooms = [word for word in who.split() if not word.startswith("-")]
        assert [word for word in rooms if not any(covers(word, module) for module, _ in used)] == []


def test_rooms_make_no_knot() -> None:
    """Late imports and imports for types count; the players of a game are one room here."""
    graph: dict[str, set[str]] = {}
    for module, other in imports():
        rooms = [re.sub(r"(\.bots)\..*", r"\1", str(room_of(it))) for it in (module, other) if room_of(it)]
        if len(set(rooms)) == 2:
            graph.setdefault(rooms[0], set()).add(rooms[1])
    assert len(graph) > 40 and list(TopologicalSorter(graph).static_order())


def made_up() -> list[str]:
    """A module that is not there, in each room."""
    return [f"{room.replace('.', '/')}{'/made_up' * (ROOT / room.replace('.', '/')).is_dir()}.py" for room in PLACES]


@pytest.mark.parametrize("name", made_up())
def test_every_room_refuses(name: str) -> None:
    """What no room of its kind may have: rules and bots of another game; in the engine clocks, chance, files."""
    other = "chaos" if "encounter" in name else "encounter"
    wanted = {f"engine.{other}.state", f"engine.{other}.phases.reveal", f"engine.{other}.bots.rookie", "urllib.request"}
    source = f"import {', '.join(sorted(wanted))}"
    if name.startswith("engine/"):
        lost = "time random secrets os tempfile shutil cosmic_tui.app textual socket".split()
        wanted |= {*lost, "open"}
        source += f", {', '.join(lost)}\nopen('x')"
    assert set(strangers(name, nodes_of(source))) == wanted


def test_a_refusal_says_why() -> None:
    of_draw = strangers("cosmic_tui/draw/hand.py", nodes_of("import cosmic_tui.host.hub, cosmic_tui.app, socket"))
    assert of_draw == {
        "cosmic_tui.host.hub": "cosmic_tui.draw may not import cosmic_tui.host.hub: `picture` does not see `net`",
        "cosmic_tui.app": "cosmic_tui.draw stands before cosmic_tui.app",
        "socket": "cosmic_tui.draw may not use socket",
    }
    of_chaos = strangers("cosmic_tui/games/chaos/board.py", nodes_of("from cosmic_tui.games.encounter import board"))
    assert list(of_chaos.values()) == ["cosmic_tui.games.chaos is of another game than cosmic_tui.games.encounter"]


# Words of one game, in no identifier and no text of the rooms that know none. What a theme names stays as it is there.
OF_A_GAME = re.compile(
    r"(?<![a-z])(aliens?|flares?|warp|offense|defense|hyperspace|destiny|raiders?|colon(?:y|ies)|negotiates?|artifacts?"
    r"|morphs?|reinforcements?|factions?|zaps?|encounter_cards?|pulse_cores?|bombardments?)(?![a-z])"
)
THEMES_NAME = {"cosmic_tui/look/palette.py", "cosmic_tui/draw/titlepage.py"}  # tokens of themes


def words_of_a_game(nodes: list[ast.AST]) -> set[str]:
    """The identifiers and texts that no other game could mean; what a docstring says is for people."""
    said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in nodes:
        names = [getattr(node, field, None) for field in ("id", "attr", "arg", "name")]
        if isinstance(node, ast.Constant) and id(node) not in said:
            names.append(node.value)
        texts = [re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower() for name in names if isinstance(name, str)]
        found |= {word for text in texts for word in OF_A_GAME.findall(text)}
    return found


def of_no_game(name: str) -> bool:
    return not set(name.split("/")) & set(GAMES) and name not in THEMES_NAME


def test_no_word_of_a_game_outside_its_rooms() -> None:
    assert {name: module.words for name, module in program().items() if module.words} == {}


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("def send(view):\n    return view['warp']", "warp"),
        ("class FlareRow: ...", "flare"),
        ("say('key-aliens')", "aliens"),
        ("for raider in board: ...", "raider"),
        ("def found(a_colony=None): ...", "colony"),
        ("ending.factions", "factions"),
    ],
)
def test_a_word_of_a_game_is_found(source: str, word: str) -> None:
    assert words_of_a_game(nodes_of(source)) == {word}
    assert words_of_a_game(nodes_of(f'''def one():\n    """What is done with a {word}."""''')) == set()


def test_a_module_that_stands_nowhere_is_refused() -> None:
    for name in ("engine/oracle.py", "cosmic_tui/facts.py", "cosmic_tui/cellar/wine.py"):
        assert strangers(name, nodes_of("import re")) == {name: f"{name} is in no room"}


@pytest.mark.parametrize(
    ("name", "source"),
    [
        # what was allowed as long as there was a list of what is forbidden
        ("cosmic_tui/draw/hand.py", "from engine.encounter.state import Game"),
        ("cosmic_tui/draw/hand.py", "import socket"),
        ("cosmic_tui/draw/hand.py", "import asyncio"),
        ("cosmic_tui/draw/hand.py", "import cosmic_tui.host.hub"),
        ("cosmic_tui/draw/hand.py", "from textual.widget import Widget"),
        ("cosmic_tui/say/events.py", "from cosmic_tui.screens.table import TableScreen"),
        ("cosmic_tui/say/events.py", "from engine.encounter.phases import reveal"),
        ("cosmic_tui/link/link.py", "from textual.app import App"),
        ("cosmic_tui/link/embedded.py", "from cosmic_tui.screens.table import TableScreen"),
        ("cosmic_tui/host/hub.py", "import asyncio"),
        ("cosmic_tui/host/hub.py", "import socket"),
        ("cosmic_tui/host/hub.py", "import textual"),
        ("cosmic_tui/prompt/draft.py", "import engine.encounter.state"),
        ("cosmic_tui/plain/session.py", "import engine.encounter.state"),
        ("cosmic_tui/facts.py", "import engine.encounter.state"),
        ("cosmic_tui/words/loader.py", "import engine.encounter.state"),
        ("cosmic_tui/table/table.py", "import engine.encounter.state"),
        ("cosmic_tui/table/table.py", "from cosmic_tui.wire import frames"),
        ("cosmic_tui/table/table.py", "import cosmic_tui.draw.hand"),
        ("cosmic_tui/app.py", "import cosmic_tui.table.table"),
        ("cosmic_tui/app.py", "import cosmic_tui.host.hub"),
        ("engine/kernel/match.py", "import time"),
        ("engine/kernel/match.py", "import random"),
        ("engine/kernel/match.py", "import os"),
        ("engine/encounter/state.py", "import random"),
        ("engine/encounter/state.py", "import time"),
        ("engine/encounter/state.py", "import os"),
        ("engine/encounter/state.py", "def late():\n    open('x')"),
        # and others
        ("engine/encounter/state.py", "import pathlib"),
        ("engine/bots/simulate.py", "from engine.encounter.bots import rookie"),
        ("cosmic_tui/screens/table/screen.py", "from cosmic_tui.games.encounter import board"),
        ("cosmic_tui/games/chaos/board.py", "from cosmic_tui.games.encounter import board"),
        ("cosmic_tui/games/chaos/board.py", "from cosmic_tui.cli import main"),
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
        ("engine/encounter/view.py", "from engine.encounter.bots import rookie"),
        ("engine/encounter/view.py", "from engine.encounter import bots"),
        ("engine/bots/greedy.py", "from engine.encounter.state import State"),
        ("engine/encounter/bots/greedy.py", "from engine.encounter import phases"),
        ("engine/encounter/bots/reading/duel.py", "from engine.encounter.bots.policy import fights"),
        ("engine/encounter/bots/reading/duel.py", "from engine.encounter.bots.advice import human"),
        ("engine/encounter/bots/policy/fleet.py", "from engine.encounter.bots import advice"),
        ("engine/kernel/match.py", "from engine.testing import rehearse"),
        ("engine/chaos/forecast.py", "from engine.testing import rehearse"),
        ("cosmic_tui/table/table.py", "from cosmic_tui.room import room"),
        ("cosmic_tui/storage/saves.py", "from cosmic_tui.link.embedded import EmbeddedLink"),
        ("cosmic_tui/canvas/page.py", "from cosmic_tui.draw.scene import Mark"),
        ("cosmic_tui/wire/frames.py", "import socket"),
        ("cosmic_tui/table/seats.py", "from asyncio import Queue"),
        ("cosmic_tui/table/seats.py", "import textual.app"),
        ("cosmic_tui/screens/play.py", "from engine.encounter.phases.reveal import totals"),
        ("cosmic_tui/screens/play.py", "from ..wire import frames"),
        ("cosmic_tui/widgets/hand.py", "from engine.encounter import state"),
    ],
)
def test_an_offender_is_found(name: str, source: str) -> None:
    assert strangers(name, nodes_of(source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/kernel/record.py", "import msgpack"),
        ("engine/kernel/match.py", "from .frames import Frame"),
        ("engine/encounter/state.py", "from engine.kernel.chance import Chance"),
        ("engine/encounter/aliens/zombie.py", "from ..state import State"),
        ("engine/bots/greedy.py", "from engine.kernel.asking import Answer"),
        ("engine/encounter/bots/greedy.py", "from engine.encounter.cards import NAMES\nfrom engine.bots import player"),
        ("cosmic_tui/host/tcp.py", "import asyncio, ssl"),
        ("cosmic_tui/table/seats.py", "from engine.kernel.match import Match"),
        ("cosmic_tui/screens/play.py", "from cosmic_tui.link import Link\nfrom cosmic_tui.games import board_of"),
    ],
)
def test_an_honest_module_is_left_alone(name: str, source: str) -> None:
    assert strangers(name, nodes_of(source)) == {}


def too_long(source: str, nodes: list[ast.AST]) -> list[str]:
    """The functions nobody can read at a glance, and "it" for such a module."""
    functions = [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    found = [one.name for one in functions if (one.end_lineno or 0) - one.lineno >= LONGEST_FUNCTION]
    return found + ["it"] * (source.count("\n") > LONGEST_MODULE)


def test_modules_say_what_they_are_for_and_are_small_with_small_functions() -> None:
    """A docstring in each module, in one that has nothing else as well."""
    assert [name for name, module in modules().items() if not module.said] == []
    assert {name: module.too_long for name, module in modules().items() if module.too_long} == {}


@pytest.mark.parametrize(
    ("source", "long"),
    [
        ("def f():\n" + "    f()\n" * LONGEST_FUNCTION + "x = 1\n" * LONGEST_MODULE, ["f", "it"]),
        ("def f():\n" + "    f()\n" * (LONGEST_FUNCTION - 1), []),
        ("x = 1\n" * LONGEST_MODULE, []),
    ],
    ids=["both", "no function", "no module"],
)
def test_the_long_is_recognised(source: str, long: list[str]) -> None:
    assert too_long(source, nodes_of(source)) == long


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


def test_docstrings_begin_with_a_verb() -> None:
    """Those of all rooms obey .github/WRITING.md."""
    assert len(program()) > 900
    assert {name: module.docstrings for name, module in program().items() if module.docstrings} == {}


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Whether an answer is an act.", "begins with 'Whether'"),
        ("One's cards.", "begins with \"One's\""),
        ("The cards of a seat.", "begins with 'The'"),
        ("R-VHP-2: whenever anybody is asked.", "begins with the number"),
        ("Return the seat of whoever asks.", "says 'whoever'"),
        ("Return whether an answer is an act (R-VHP-2).", ""),
        ("Withdraw the offer of the owner.", ""),
    ],
)
def test_a_docstring_without_a_verb_is_recognized(said: str, wrong: str) -> None:
    assert fault(said).startswith(wrong) and bool(fault(said)) == bool(wrong)


def test_a_class_that_begins_with_a_question_is_recognized() -> None:
    source = 'class A:\n    """How a page is drawn."""\nclass B:\n    """The way in which a page is drawn."""\n'
    assert [(line, name) for line, name, _ in faults(nodes_of(source))] == [(1, "A")]
