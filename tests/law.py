"""The law of the house: for every room what it may import, and nothing else. A room without a row may import nothing.

A room is a folder of `engine` or `cosmic_tui`; a file with a row of its own is a room by itself. `<game>` stands for
any game and for the same one throughout a row, so a game that needs no further folders needs no row. `<tables>`: what
bots and boards may read of its rules, names and printed numbers. A package stands for everything in it (with `!` for
its own file alone), the rules of a game for all of it but its bots; `SHELVES` stand for all in them that belongs to no
game. The rooms of a game may all read how its views are typed (`view_types`). Every room may use itself, and of the
standard library `PURE`; what else is used is named. Knows folders and import statements; runs nothing.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = tuple(sorted(file.parent.name for file in (ROOT / "engine").glob("*/rules.py")))

PURE = (
    "__future__ abc bisect collections contextlib dataclasses difflib functools itertools math operator re string"
    " textwrap types typing unicodedata engine.kernel.told"
).split()
TABLES = {
    "encounter": "cards",
    "andromeda": "board content odds rows sequences station vocabulary",
    "chaos": "card cards",
}
SHELVES = ("cosmic_tui.games",)
RULES = tuple(f"engine.{game}" for game in GAMES)
A_GAME = "engine.<game> engine.kernel"
STAGED = f"{A_GAME} engine.testing"
DRAWS = (
    "cosmic_tui.canvas cosmic_tui.draw cosmic_tui.film cosmic_tui.games cosmic_tui.look cosmic_tui.prompt"
    " cosmic_tui.say cosmic_tui.words"
)
PART = f"{DRAWS} cosmic_tui.cli!"
SAYS = "cosmic_tui.look cosmic_tui.prompt cosmic_tui.say cosmic_tui.words"
ASKS = "engine.kernel.asking"
TABLE = "cosmic_tui.messages engine.bots engine.games engine.kernel"
KINDS = (A_GAME, DRAWS, PART)  # what a folder of a kind may import, though not each needs all of it

LAW: dict[str, str] = {
    # the engine: no clock, no chance but its own, no file, nobody outside
    "engine/__init__.py": "",
    "engine/games.py": "engine.kernel importlib pathlib",
    "engine/kernel": "",
    "engine/kernel/chance.py": "struct",
    "engine/kernel/game.py": "engine.testing",  # names of types: what a game may supply for scenarios
    "engine/kernel/frames.py": "inspect",
    "engine/kernel/keeping.py": "marshal",
    "engine/kernel/packing.py": "msgpack",
    "engine/kernel/record.py": "hashlib msgpack zlib",
    "engine/kernel/snapshot.py": "zlib",
    "engine/testing": "engine.kernel",
    "engine/testing/scenario.py": "tomllib",
    "engine/testing/views.py": "ast importlib inspect sys",
    "engine/<game>": A_GAME,
    "engine/<game>/rules.py": STAGED,
    "engine/<game>/scenario": STAGED,
    "engine/encounter/content.py": "engine.<game> engine.kernel.asking importlib",
    "engine/encounter/events.py": f"{A_GAME} importlib",
    "engine/encounter/cards.py": "pathlib pkgutil",
    "engine/encounter/scenario/known.py": "engine.<game> engine.testing dis sys",
    "engine/chaos/effects.py": f"{A_GAME} inspect",
    "engine/chaos/cards/__init__.py": "engine.<game> importlib",
    **{f"engine/encounter/{room}": A_GAME for room in "aliens artifacts phases technologies".split()},
    "engine/encounter/scenario/expectations": STAGED,
    # bots may read these, so they know no position
    "engine/andromeda/cheapest.py": "engine.<game>.content engine.<game>.vocabulary",
    "engine/andromeda/sequences.py": (
        "engine.<game>.cheapest engine.<game>.content engine.<game>.rows engine.<game>.vocabulary"
    ),
    "engine/andromeda/station.py": (
        "engine.<game>.content engine.<game>.rows engine.<game>.sequences engine.<game>.vocabulary"
    ),
    **{f"engine/andromeda/{room}": A_GAME for room in "content effects".split()},
    **{f"engine/chaos/{room}": A_GAME for room in "cards keywords verbs".split()},
    # bots: views, and tables of what is printed; only a search in worlds dealt anew sees positions
    "engine/bots": "engine.games engine.kernel",
    "engine/bots/__init__.py": "engine.games engine.kernel importlib pkgutil",
    "engine/bots/ahead": "engine.bots engine.kernel",
    "engine/bots/ahead/meter.py": "engine.bots engine.kernel copy",
    "engine/<game>/bots": "engine.bots engine.<game>.bots engine.kernel <tables>",
    # they read, then decide: one way; what is known of single aliens is found by name, from one place
    "engine/encounter/bots/reading": "engine.kernel <tables>",
    "engine/encounter/bots/reading/advisers.py": "engine.encounter.bots.advice! engine.kernel importlib pkgutil",
    "engine/encounter/bots/policy": (
        "engine.encounter.bots.bargains engine.encounter.bots.reading engine.kernel <tables>"
    ),
    "engine/encounter/bots/advice": (
        "engine.encounter.bots.bargains engine.encounter.bots.policy engine.encounter.bots.reading engine.kernel"
        " <tables>"
    ),
    "engine/encounter/bots/characters": "engine.encounter.bots.policy importlib pkgutil",
    "engine/chaos/bots/characters": "engine.chaos.bots importlib pkgutil",
    "engine/<game>/bots/ahead": f"engine.bots engine.<game>.bots {A_GAME}",
    # what travels, and the tables it travels between: time comes in, messages go out
    "cosmic_tui/messages": "",
    "cosmic_tui/messages/packing.py": "msgpack",
    "cosmic_tui/wire": "cosmic_tui.messages binascii ipaddress",
    "cosmic_tui/wire/deflate.py": "cosmic_tui.wire hashlib pathlib zlib",
    "cosmic_tui/wire/story.py": "cosmic_tui.messages hashlib msgpack",
    "cosmic_tui/table": TABLE,
    "cosmic_tui/table/marks.py": "engine.kernel zlib",
    "cosmic_tui/table/snapshots.py": "cosmic_tui.table engine.bots engine.kernel zlib",
    "cosmic_tui/link/guide.py": ("cosmic_tui.games.lessons cosmic_tui.table engine.bots engine.kernel engine.testing"),
    "cosmic_tui/room": f"{TABLE} cosmic_tui.table",
    "cosmic_tui/room/digests.py": "hashlib hmac",
    "cosmic_tui/room/record.py": "cosmic_tui.messages cosmic_tui.room cosmic_tui.table engine.kernel base64",
    "cosmic_tui/room/room.py": "cosmic_tui.messages cosmic_tui.table engine.kernel random",
    # a finished game, judged: records in, plain entries out
    "cosmic_tui/review": "engine.bots engine.games engine.kernel hashlib",
    # around them
    "cosmic_tui/storage": (
        "cosmic_tui.table cosmic_tui.wire.codes engine.kernel fcntl hashlib hmac json msgpack os pathlib ssl threading"
        " time zlib"
    ),
    "cosmic_tui/host": (
        "cosmic_tui! cosmic_tui.link cosmic_tui.room cosmic_tui.storage cosmic_tui.table cosmic_tui.wire"
        " cosmic_tui.worker engine.kernel asyncio asyncssh concurrent cryptography ctypes datetime errno fcntl gc"
        " hashlib hmac ipaddress json os pathlib secrets resource shutil signal socket ssl struct sys termios zeroconf"
    ),
    "cosmic_tui/host/hub.py": (
        "cosmic_tui.host cosmic_tui.room cosmic_tui.table cosmic_tui.wire engine.kernel heapq logging"
    ),
    "cosmic_tui/link": (
        "cosmic_tui! cosmic_tui.messages cosmic_tui.review cosmic_tui.room cosmic_tui.storage cosmic_tui.table"
        " cosmic_tui.wire cosmic_tui.worker engine.bots engine.games engine.kernel asyncio base64 binascii msgpack"
        " pathlib random secrets ssl time zlib"
    ),
    "cosmic_tui/link/shapes.py": "cosmic_tui.messages engine.games engine.kernel importlib",
    "cosmic_tui/shares.py": "",
    "cosmic_tui/worker.py": "engine.bots concurrent multiprocessing os signal sys threading",
    "cosmic_tui/diary": (
        "cosmic_tui! cosmic_tui.storage engine.kernel array json msgpack os pathlib platform shutil time tomllib zlib"
    ),
    "cosmic_tui/lab": (
        "cosmic_tui.cli cosmic_tui.say cosmic_tui.shares cosmic_tui.storage cosmic_tui.words engine.bots engine.games"
        " engine.kernel dask distributed hashlib html io json logging matplotlib msgpack os pathlib queue signal"
        " statistics time tomllib zlib"
    ),
    # what a person reads and chooses: plain data in, rows, sentences and answers out
    "cosmic_tui/words": "fluent importlib logging pathlib",
    "cosmic_tui/words/reader.py": "cosmic_tui.words os",
    "cosmic_tui/words/computer.py": "cosmic_tui.words errno os",
    "cosmic_tui/look": "colorsys importlib os pathlib rich textual tomllib",
    "cosmic_tui/say": "cosmic_tui.canvas cosmic_tui.games cosmic_tui.prompt cosmic_tui.words argparse",
    "cosmic_tui/prompt": "cosmic_tui.canvas cosmic_tui.games",
    "cosmic_tui/film": "cosmic_tui.wire.patches",
    "cosmic_tui/canvas": "cosmic_tui.look",
    "cosmic_tui/draw": (
        "cosmic_tui.canvas cosmic_tui.film cosmic_tui.games cosmic_tui.look cosmic_tui.prompt"
        " cosmic_tui.storage.saved_row cosmic_tui.say cosmic_tui.words time"
    ),
    "cosmic_tui/widgets": "cosmic_tui.canvas cosmic_tui.look rich textual",
    # the parts of a game: views and words; what is printed through one module, `facts`
    "cosmic_tui/games": ("cosmic_tui.words engine.games importlib pathlib"),
    "cosmic_tui/games/lessons.py": "engine.games engine.kernel engine.testing pathlib",
    # what the house offers to games that want more than a table
    "cosmic_tui/games/shelf.py": f"cosmic_tui.storage.folders {ASKS} json pathlib",
    "cosmic_tui/games/bouts.py": "engine.bots engine.games",
    "cosmic_tui/games/series.py": (
        "cosmic_tui.games cosmic_tui.host cosmic_tui.room cosmic_tui.storage.folders cosmic_tui.table engine.games"
        " argparse asyncio signal time"
    ),
    "cosmic_tui/games/usual": f"{PART} engine.games {ASKS} argparse",
    "cosmic_tui/games/<game>": f"{PART} {ASKS} argparse",
    "cosmic_tui/games/<game>/draw": DRAWS,
    "cosmic_tui/games/<game>/prompt": "cosmic_tui.prompt",
    "cosmic_tui/games/<game>/say": SAYS,
    "cosmic_tui/games/<game>/plain": "cosmic_tui.look cosmic_tui.plain cosmic_tui.say",
    "cosmic_tui/games/<game>/facts.py": "<tables>",
    "cosmic_tui/games/<game>/commands": (
        f"cosmic_tui.cli cosmic_tui.games cosmic_tui.say cosmic_tui.words engine.<game>.facts engine.bots {ASKS}"
        " argparse json"
    ),
    "cosmic_tui/games/encounter/facts.py": " ".join(f"engine.encounter.{it}" for it in ("content", "items", "moments")),
    "cosmic_tui/games/encounter/manner.py": "cosmic_tui.canvas cosmic_tui.look cosmic_tui.prompt engine.encounter.odds",
    "cosmic_tui/games/encounter/draw/odds.py": "cosmic_tui.canvas engine.encounter.odds",
    "cosmic_tui/games/encounter/say/board.py": "engine.encounter.odds",
    "cosmic_tui/games/encounter/say/forecasts.py": "engine.encounter.supposed",
    # Chaos Galaxy: a deck builder and its screens
    "cosmic_tui/games/chaos/facts.py": "<tables> engine.chaos.decks engine.chaos.tournament",
    "cosmic_tui/games/chaos/builder": "cosmic_tui.canvas cosmic_tui.draw",
    "cosmic_tui/games/chaos/builder/improving.py": "random",
    "cosmic_tui/games/chaos/builder/trials.py": "cosmic_tui.games cosmic_tui.shares",
    "cosmic_tui/games/chaos/builder/workshop.py": "cosmic_tui.words random",
    "cosmic_tui/games/chaos/screens": (
        f"cosmic_tui.canvas cosmic_tui.draw cosmic_tui.look cosmic_tui.screens cosmic_tui.words {ASKS} pathlib textual"
        " time"
    ),
    "cosmic_tui/games/chaos/commands/deck.py": "cosmic_tui.cli cosmic_tui.words argparse pathlib sys",
    # the screens and the other ways to play
    "cosmic_tui/plain": (
        "cosmic_tui.diary cosmic_tui.film cosmic_tui.draw cosmic_tui.link cosmic_tui.messages cosmic_tui.prompt"
        " cosmic_tui.say"
        f" cosmic_tui.settings cosmic_tui.words {ASKS} asyncio os select shutil sys time"
    ),
    "cosmic_tui/screens": (
        f"{DRAWS} cosmic_tui! cosmic_tui.app cosmic_tui.diary cosmic_tui.link cosmic_tui.looks cosmic_tui.messages"
        " cosmic_tui.new_game cosmic_tui.settings cosmic_tui.widgets engine.games asyncio msgpack secrets textual"
        " time zlib"
    ),
    "cosmic_tui/screens/table": (
        "cosmic_tui.canvas cosmic_tui.draw cosmic_tui.film cosmic_tui.games cosmic_tui.link cosmic_tui.look"
        " cosmic_tui.messages cosmic_tui.new_game cosmic_tui.prompt cosmic_tui.say cosmic_tui.screens"
        " cosmic_tui.widgets pathlib textual"
    ),
    "cosmic_tui/cli": (
        "cosmic_tui! cosmic_tui.app cosmic_tui.diary cosmic_tui.draw cosmic_tui.games cosmic_tui.host cosmic_tui.lab"
        " cosmic_tui.link cosmic_tui.messages cosmic_tui.new_game cosmic_tui.overture cosmic_tui.plain"
        " cosmic_tui.review cosmic_tui.room cosmic_tui.say cosmic_tui.screens cosmic_tui.settings"
        " cosmic_tui.shares cosmic_tui.start cosmic_tui.storage cosmic_tui.table cosmic_tui.terminal"
        " cosmic_tui.wire cosmic_tui.words"
        " engine.bots engine.games engine.kernel engine.testing argparse asyncio"
        " concurrent csv errno gc getpass importlib inspect io json msgpack multiprocessing os pathlib rich secrets"
        " signal sys tempfile time tracemalloc"
    ),
    "cosmic_tui/__init__.py": "",
    "cosmic_tui/looks.py": (
        "cosmic_tui.draw cosmic_tui.games cosmic_tui.look cosmic_tui.settings cosmic_tui.start cosmic_tui.words"
    ),
    "cosmic_tui/overture.py": (
        "cosmic_tui! cosmic_tui.canvas cosmic_tui.draw cosmic_tui.look cosmic_tui.looks cosmic_tui.start"
        " cosmic_tui.words os sys termios"
    ),
    "cosmic_tui/__main__.py": "cosmic_tui.cli sys",
    "cosmic_tui/app.py": (
        "cosmic_tui.canvas cosmic_tui.diary cosmic_tui.draw cosmic_tui.film cosmic_tui.link"
        " cosmic_tui.look cosmic_tui.looks cosmic_tui.new_game cosmic_tui.screens cosmic_tui.settings cosmic_tui.start"
        " cosmic_tui.terminal cosmic_tui.widgets cosmic_tui.words asyncio gc signal sys textual"
    ),
    "cosmic_tui/new_game.py": (
        "cosmic_tui.games cosmic_tui.host cosmic_tui.link cosmic_tui.room cosmic_tui.say cosmic_tui.storage"
        " cosmic_tui.table cosmic_tui.wire engine.bots engine.kernel pathlib secrets"
    ),
    "cosmic_tui/settings.py": "cosmic_tui.look cosmic_tui.storage.folders os pathlib tomllib",
    "cosmic_tui/start.py": "cosmic_tui.link cosmic_tui.look cosmic_tui.overture cosmic_tui.settings os pathlib time",
    # the terminal
    "cosmic_tui/terminal": "",
    "cosmic_tui/terminal/driver.py": "asyncio os selectors signal textual time",
    "cosmic_tui/terminal/guard.py": "ast os signal sys termios",
    "cosmic_tui/terminal/intake.py": "codecs textual",
    "cosmic_tui/terminal/outlet.py": "time",
    "cosmic_tui/terminal/probe.py": "cosmic_tui.look cosmic_tui.start os select sys termios time tty",
    "cosmic_tui/terminal/screen_diff.py": "cosmic_tui.canvas.cells",
}
ENGINE_NEVER = ("open", "input")  # called by name


@cache
def is_module(dotted: str) -> bool:
    path = ROOT / dotted.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").is_file()


def nodes_of(source: str) -> list[ast.AST]:
    """All that a text of Python is made of: gone through once, which takes longer than to parse it."""
    return list(ast.walk(ast.parse(source)))


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
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))


def game_of(name: str) -> str:
    return next((part for part in name.split("/") if part in GAMES), "")


def room_of(name: str) -> str | None:
    """The row for this file: its own, its folder's, or those of any game; None if there is none."""
    folder, game = name.rpartition("/")[0], game_of(name)
    for place in (name, folder):
        for room in (place, place.replace(f"/{game}", "/<game>", 1) if game else place):
            if room in LAW:
                return room
    return None


def allowed(name: str, room: str) -> list[str]:
    """What the row says, for the game this file belongs to; a room may import itself, and so may its files."""
    game = game_of(name)
    tables = " ".join(f"engine.{game}.{table}" for table in TABLES.get(game, "").split())
    home = name.rpartition("/")[0].replace("/", ".")
    own = [home] if home not in ("engine", "cosmic_tui") else []
    if home.startswith("cosmic_tui.games.") and game:
        own.append(f"cosmic_tui.games.{game}")
    if game:
        own.append(f"engine.{game}.view_types")
    return [*PURE, *own, *LAW[room].replace("<tables>", tables).replace("<game>", game).split()]


def permits(row: str, module: str) -> bool:
    """`a.b` is a.b and everything in it, `a.b!` its own file; of a shelf nothing that belongs to a game, of a game's
    rules not its bots."""
    if row in SHELVES and set(module.removeprefix(row).split(".")) & set(GAMES):
        return False
    if row in RULES and f"{module}.".startswith(f"{row}.bots."):
        return False
    return module == row.removesuffix("!") or module.startswith(f"{row}.")


def strangers(name: str, nodes: list[ast.AST]) -> set[str]:
    """What this module imports, or opens, and may not."""
    room = room_of(name)
    if room is None:
        return {f"no row for {name}"}
    rows = allowed(name, room)
    found = {module for module in imported(name, nodes) if not any(permits(row, module) for row in rows)}
    if name.startswith("engine/"):
        calls = (node.func for node in nodes if isinstance(node, ast.Call))
        found |= {call.id for call in calls if isinstance(call, ast.Name) and call.id in ENGINE_NEVER}
    return found
