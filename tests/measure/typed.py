"""How much of what games and bots read by name mypy checks: `python -m tests.measure.typed [room or file]`.

A view is a dict with names as keys. `view["offense"]` is checked if mypy knows the receiver as a class of keys (a
TypedDict). It is not checked if the receiver is `Any`, `object` or any other dict. `x.get("key")` counts like
`x["key"]`. The script rewrites every `x["key"]` of a copy to `reveal_type((x, 17))[0]["key"]`, each with a number of
its own, and lets mypy say what `x` is.

It prints the share for each room and for all, the casts outside the modules that make views, and how often `Any` stands
in a thousand lines. With a room or a file as argument it also names the reads there that are not checked.
"""

import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
GAMES = tuple(sorted(file.parent.name for file in (ROOT / "engine").glob("*/rules.py")))
ROOMS = ("cosmic_tui/games", "engine/bots", *(f"engine/{game}/bots" for game in GAMES))
MAKERS = ("view.py", "fightview.py", "public.py", "view_types.py")  # a module that makes views may say what it has made
NOT_READ = ("Literal", "Annotated")  # names whose brackets hold no key
NOTE = re.compile(r'note: Revealed type is "tuple\[(.*), Literal\[(\d+)\]\?\]"$')


class Read(NamedTuple):
    """One place at which something is read by name."""

    file: str
    line: int
    key: str
    receiver: ast.expr


def reads_in(text: str, file: str) -> Iterator[Read]:
    """Every `x["key"]` and `x.get("key")` of a module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            receiver, key = node.value, node.slice.value
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "get"
            and node.args
            and isinstance(node.args[0], ast.Constant)
        ):
            receiver, key = node.func.value, node.args[0].value
        else:
            continue
        if isinstance(key, str) and not (isinstance(receiver, ast.Name) and receiver.id in NOT_READ):
            yield Read(file, node.lineno, key, receiver)


def files_of(root: Path) -> list[Path]:
    """The modules of games and bots."""
    return sorted(file for room in ROOMS for file in (root / room).rglob("*.py"))


def asked(text: str, reads: list[tuple[int, Read]]) -> str:
    """A module that asks mypy about each receiver, by its number."""
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    put: list[tuple[int, int, int, bytes]] = []
    for number, read in reads:
        at = read.receiver
        assert at.end_lineno is not None and at.end_col_offset is not None
        put.append((at.lineno, at.col_offset, 1, b"reveal_type(("))
        put.append((at.end_lineno, at.end_col_offset, 0, b", %d))[0]" % number))
    # from the end; where one receiver begins inside another, the outer one comes first
    for number, column, _, words in sorted(put, key=lambda one: one[:3], reverse=True):
        line = lines[number - 1]
        lines[number - 1] = line[:column] + words + line[column:]
    return b"".join(lines).decode()


def is_checked(kind: str) -> bool:
    """Whether a receiver is a class of keys. The rewriting loses what an `if` has ruled out, so None does not count."""
    kinds = re.sub(r"\{.*\}", "", kind).removesuffix(" | None")
    return kinds.startswith("TypedDict(") and kinds.count("TypedDict(") == kinds.count(" | ") + 1


def measured() -> dict[Read, str]:
    """Every read of games and bots, and what mypy says its receiver is ("" for code it never reaches)."""
    found: list[Read] = []
    kinds: dict[int, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        for room in ("engine", "cosmic_tui"):
            shutil.copytree(ROOT / room, Path(folder, room), ignore=shutil.ignore_patterns("__pycache__", "*.ftl"))
        for file in files_of(Path(folder)):
            text, begin = file.read_text(), len(found)
            found += reads_in(text, str(file.relative_to(folder)))
            file.write_text(asked(text, list(enumerate(found))[begin:]))
        mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache" / "asked")]
        said = subprocess.run([*mypy, "engine", "cosmic_tui"], cwd=folder, capture_output=True, text=True).stdout
    for line in said.splitlines():
        if note := NOTE.search(line):
            kinds[int(note[2])] = note[1]
    return {read: kinds.get(number, "") for number, read in enumerate(found)}


def casts() -> int:
    """How often the modules of games, bots and rules say `cast(`, but for those that make views."""
    files = [*ROOT.glob("cosmic_tui/games/**/*.py"), *ROOT.glob("engine/**/*.py")]
    return sum(len(re.findall(r"\bcast\(", file.read_text())) for file in files if file.name not in MAKERS)


def any_in_a_thousand() -> tuple[int, int]:
    """How often `Any` stands in the program, and how many lines it has."""
    texts = [file.read_text() for room in ("engine", "cosmic_tui") for file in (ROOT / room).rglob("*.py")]
    return sum(len(re.findall(r"\bAny\b", text)) for text in texts), sum(text.count("\n") for text in texts)


def room_of(read: Read) -> str:
    return "/".join(read.file.split("/")[:3])


def main(wanted: str = "") -> None:
    found = measured()
    every, good = Counter(map(room_of, found)), Counter(room_of(read) for read in found if is_checked(found[read]))
    for room in sorted(every):
        print(f"{room:<30}{good[room]:>6} of {every[room]:>5}  {100 * good[room] / every[room]:5.1f} %")
    share = 100 * good.total() / every.total()
    print(f"{'games and bots':<30}{good.total():>6} of {every.total():>5}  {share:5.1f} %")
    count, lines = any_in_a_thousand()
    print(f"casts outside the views: {casts()}")
    print(f"Any: {count} in {lines} lines, {1000 * count / lines:.1f} in a thousand")
    for read, kind in found.items():
        if wanted and read.file.startswith(wanted) and not is_checked(kind):
            print(f"{read.file}:{read.line} {read.key!r} of {kind[:60] or 'nothing mypy reaches'}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
