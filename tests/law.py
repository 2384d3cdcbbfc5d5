"""The law of imports: which rooms stand on which floor, what a floor sees below, and who may use which library.

A room is a folder of `engine` or `cosmic_tui` with all that is in it, or a module. It may import itself, the rooms to
its left in its own row, and of the rows above what its own row sees; never what stands further on. Imports in functions
and imports for types count like any other. `<game>` stands for any game; nobody in a game imports another. A word
without a dot is a floor or a room of `cosmic_tui`. Knows folders and import statements; runs nothing.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = tuple(sorted(file.parent.name for file in (ROOT / "engine").glob("*/rules.py")))

BELOW = "engine.kernel engine.games engine.bots"
SEEN = "engine.kernel.views engine.kernel.errors engine.games ground parts speech picture"
FLOORS: dict[str, tuple[str, str]] = {  # the rooms of a floor from left to right, and what they see
    "kernel": ("engine.kernel engine.testing", ""),
    "rules": ("engine.games engine.<game>", "engine.kernel"),
    "bots": (
        "engine.bots engine.encounter.bots.bargains engine.encounter.bots.reading engine.encounter.bots.policy"
        " engine.encounter.bots.advice engine.<game>.bots",
        "engine.kernel engine.games faces",
    ),
    "table": ("messages table room review", BELOW),
    "net": ("wire storage worker lessons link host diary", f"{BELOW} table"),
    "ground": ("shares look words canvas settings launch_options", "engine.kernel.errors storage.folders"),
    "parts": ("games", "engine.games ground"),
    "speech": ("prompt say film", "engine.kernel.views ground parts wire.patches"),
    "picture": ("draw appearance early_title widgets terminal", "ground parts speech"),
    "doors": ("command_line daily new_game puzzles extras", f"{BELOW} table net ground parts speech"),
    "ways": ("plain screens app", f"{SEEN} engine.kernel.asking messages link diary storage.saved_row doors"),
    "games": ("games.usual games.<game>", f"{SEEN} engine.kernel.asking doors ways faces"),
    "tools": ("lab cli __main__", f"{BELOW} engine.testing table net ground parts speech picture doors ways"),
}
FACES = {  # of a game's rules: how its views are typed, and tables of what is printed
    "encounter": "view_types cards content items moments odds what_if facts",
    "andromeda": "view_types board content odds rows sequences station vocabulary",
    "chaos": "view_types card cards decks tournament",
}
ALSO = {  # rooms that see more than their floor
    "engine.<game>.rules engine.<game>.scenario lessons link.guide": "engine.testing",
    "engine.<game>.bots.ahead": "engine.<game>",  # it plays on in worlds that are dealt anew
    "engine.encounter.bots.reading.advisers": "engine.encounter.bots.advice",  # found by name, from one place
}

HARMLESS = (
    "__future__ abc argparse array ast base64 binascii bisect codecs collections colorsys contextlib copy csv"
    " dataclasses difflib dis errno functools hashlib heapq hmac html importlib inspect io ipaddress itertools json"
    " logging marshal math operator pkgutil re statistics string struct sys textwrap tomllib types typing unicodedata"
    " zlib"
)
LIBRARIES: dict[str, str] = {  # `-room`: not that one of those before it
    HARMLESS: "engine cosmic_tui",
    "gc ctypes platform resource tracemalloc getpass datetime signal": "net -wire doors ways tools terminal",
    "time random secrets threading concurrent multiprocessing queue": (
        "net -wire -host.hub doors ways tools terminal launch_options room.room games.chaos.builder games.chaos.screens"
    ),
    "os tempfile shutil fcntl open": "net doors ways tools words look settings launch_options early_title terminal",
    "pathlib": (
        "net doors ways tools words look settings launch_options parts -games games.chaos.commands"
        " games.chaos.screens engine.games engine.encounter.cards"
    ),
    "socket ssl asyncio asyncssh zeroconf select selectors cryptography": (
        "link host -host.hub plain screens app terminal extras cli storage.trust"
    ),
    "textual rich": "look widgets screens app terminal cli games.<game>.screens",
    "termios tty": "terminal early_title host.children",
    "msgpack": (
        "engine.kernel.packing engine.kernel.record messages.packing wire.story storage link diary lab"
        " screens.seatstate cli.bench"
    ),
    "fluent": "words",
    "dask distributed matplotlib gymnasium numpy pettingzoo": "lab",
}


class Place(NamedTuple):
    """Where a room stands."""

    floor: str
    number: int  # counted from the first floor on
    game: str


def named(word: str) -> list[str]:
    """The packages a word of the law stands for: those of all games if it says `<game>`."""
    whole = word if word.split(".")[0] in ("engine", "cosmic_tui") else f"cosmic_tui.{word}"
    return sorted({whole.replace("<game>", game) for game in GAMES})


PLACES: dict[str, Place] = {}
for _floor, (_rooms, _) in FLOORS.items():
    for _word in _rooms.split():
        for _room in named(_word):
            PLACES[_room] = Place(_floor, len(PLACES), next((game for game in GAMES if game in _room.split(".")), ""))


def within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


@cache
def covers(words: str, module: str) -> bool:
    """Return whether these words of the law mean a module; the last one that does decides."""
    found = False
    for word in words.split():
        bare = word.removeprefix("-")
        rooms = FLOORS[bare][0].split() if bare in FLOORS else [bare]
        if any(within(module, package) for room in rooms for package in named(room)):
            found = not word.startswith("-")
    return found


@cache
def room_of(module: str) -> str | None:
    """Return the room that a module is in, the smallest there is; None if it is in none."""
    found = [room for room in PLACES if within(module, room)]
    return max(found, key=len, default=None)


@cache
def is_module(dotted: str) -> bool:
    path = ROOT / dotted.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").is_file()


def nodes_of(source: str) -> list[ast.AST]:
    """All that a text of Python is made of: gone through once, which takes longer than to parse it."""
    return list(ast.walk(ast.parse(source)))


def called(node: ast.Call) -> str:
    """Return the last word of the name of what is called."""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def imported(name: str, nodes: list[ast.AST]) -> Iterator[str]:
    """The modules a module imports, anywhere in it, relative ones resolved; `from a import b` is a.b if that is one."""
    package = name.removesuffix(".py").split("/")[:-1]
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                yield f"{module}.{alias.name}" if is_module(f"{module}.{alias.name}") else module
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__"):
            yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("open", "input"):
            yield node.func.id


def strangers(name: str, nodes: list[ast.AST]) -> dict[str, str]:
    """What a module imports, or opens, and may not, each with the reason."""
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    if module in ("engine", "cosmic_tui"):
        return {other: f"{module} imports nobody" for other in imported(name, nodes) if not covers(HARMLESS, other)}
    room = room_of(module)
    if room is None:
        return {name: f"{name} is in no room"}
    return {other: why for other in imported(name, nodes) if (why := refused(module, room, other))}


def refused(module: str, room: str, other: str) -> str:
    """Return why a module may not import another; "" if it may."""
    if other.split(".")[0] not in ("engine", "cosmic_tui"):
        rows = [who for libraries, who in LIBRARIES.items() if other.split(".")[0] in libraries.split()]
        return "" if any(covers(who, module) for who in rows) else f"{room} may not use {other}"
    there = room_of(other)
    if there in (None, room):
        return "" if there or within(module, other) else f"{other} is in no room"
    return unseen(module, room, other, str(there))


def unseen(module: str, room: str, other: str, there: str) -> str:
    """Return why a module may not import one of another room: for its game, its place, or what its floor sees."""
    here, place = PLACES[room], PLACES[there]
    if here.game and place.game and here.game != place.game:
        return f"{room} is of another game than {there}"
    if any(covers(words, other) for who, words in ALSO.items() if covers(who, module)):
        return ""
    if place.number > here.number:
        return f"{room} stands before {there}"
    if place.floor == here.floor or covers(FLOORS[here.floor][1].replace("faces", ""), other):
        return ""
    if "faces" in FLOORS[here.floor][1] and place.floor == "rules":
        if any(within(other, f"engine.{place.game}.{face}") for face in FACES.get(place.game, "").split()):
            return ""
    return f"{room} may not import {other}: `{here.floor}` does not see `{place.floor}`"
