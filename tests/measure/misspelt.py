"""Misspells keys of views at places drawn by chance and tells who notices: `python -m tests.measure.misspelt [seed]`.

In a copy of the program 60 constant keys of games and bots, in `x["key"]` and `x.get("key")`, get a letter too many or
one too few, or two in the wrong order. mypy goes over all of them at once; the rule for keys looks at each module.
"""

import ast
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.law import GAMES, ROOT
from tests.views.keys import Use, modules_of, unknown, uses_in

PLACES = 60


class Planted(NamedTuple):
    """One misspelt key, and who noticed it."""

    file: str
    line: int
    key: str
    wrong: str
    by_mypy: bool = False
    by_rule: bool = False

    def __str__(self) -> str:
        noticed = " and ".join(who for who, saw in (("mypy", self.by_mypy), ("the rule", self.by_rule)) if saw)
        return f"{self.file}:{self.line} {self.key} -> {self.wrong}: {noticed or 'NOBODY'}"


def misspelt(key: str, dice: random.Random) -> str:
    """The key with one slip of the fingers."""
    if len(key) < 2:
        return key + key
    at = dice.randrange(len(key) - 1)
    slips = [key[:at] + key[at + 1 :], key[: at + 1] + key[at:], key[:at] + key[at + 1] + key[at] + key[at + 2 :]]
    return dice.choice([slip for slip in slips if slip not in ("", key)])


def drawn(count: int, dice: random.Random) -> dict[str, list[tuple[Use, str]]]:
    """Places by module, at most one in a line, each with the misspelt key."""
    places = [
        (name, use) for game in GAMES for name, text in modules_of(game).items() for use in uses_in(ast.parse(text))
    ]
    dice.shuffle(places)
    chosen: dict[str, list[tuple[Use, str]]] = {}
    lines: set[tuple[str, int]] = set()
    for name, use in places:
        if len(lines) < count and (name, use.line) not in lines:
            lines.add((name, use.line))
            chosen.setdefault(name, []).append((use, misspelt(use.key, dice)))
    return chosen


def with_slips(text: str, slips: list[tuple[Use, str]]) -> str:
    """The module with its misspelt keys."""
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    for use, wrong in slips:
        at = use.constant
        assert at.end_col_offset is not None
        quote = lines[at.lineno - 1][at.col_offset : at.col_offset + 1]
        line = lines[at.lineno - 1]
        lines[at.lineno - 1] = line[: at.col_offset] + quote + wrong.encode() + quote + line[at.end_col_offset :]
    return b"".join(lines).decode()


def planted(count: int, seed: int) -> list[Planted]:
    """All of them, with who noticed which."""
    chosen = drawn(count, random.Random(seed))
    by_rule: set[tuple[str, int]] = set()
    with tempfile.TemporaryDirectory() as folder:
        for room in ("engine", "cosmic_tui"):
            shutil.copytree(ROOT / room, Path(folder, room), ignore=shutil.ignore_patterns("__pycache__", "*.ftl"))
        for name, slips in chosen.items():
            text = with_slips((ROOT / name).read_text(encoding="utf-8"), slips)
            Path(folder, name).write_text(text, encoding="utf-8")
            by_rule |= {(name, use.line) for use in unknown(game_of(name), text)}
        mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache" / "asked")]
        said = subprocess.run([*mypy, "engine", "cosmic_tui"], cwd=folder, capture_output=True, text=True).stdout
    by_mypy = {(m[1], int(m[2])) for m in re.finditer(r"^(.+?):(\d+): error", said, re.M)}
    return [
        Planted(name, use.line, use.key, wrong, (name, use.line) in by_mypy, (name, use.line) in by_rule)
        for name, slips in chosen.items()
        for use, wrong in slips
    ]


def game_of(name: str) -> str:
    return next(game for game in GAMES if game in name.split("/"))


def main(seed: str = "1") -> None:
    found = planted(PLACES, int(seed))
    print(*found, sep="\n")
    mypy, rule = sum(one.by_mypy for one in found), sum(one.by_rule for one in found)
    neither = sum(not one.by_mypy and not one.by_rule for one in found)
    print(f"{len(found)} planted: {mypy} found by mypy, {rule} by the rule for keys, {neither} by neither")


if __name__ == "__main__":
    main(*sys.argv[1:2])
