"""A clock that is set changes nothing at a table, nor an hour that comes twice: only clocks nobody can set are read."""

import ast
from pathlib import Path

import pytest

import cosmic_tui

PLACES = ("wire", "host", "table", "link/remote.py", "link/robot.py", "link/embedded.py")
WALL = {("time", "time"), ("time", "time_ns"), ("datetime", "now"), ("datetime", "utcnow"), ("date", "today")}
MAY = {"identity.py"}  # a certificate says from when on it is good, in the time of the calendar


def modules() -> list[Path]:
    root = Path(cosmic_tui.__file__).parent
    paths = [root / place for place in PLACES]
    return sorted(found for path in paths for found in (path.rglob("*.py") if path.is_dir() else [path]))


def read_from_the_wall(source: str) -> list[tuple[str, str]]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, (ast.Name, ast.Attribute)):
            owner = node.value.id if isinstance(node.value, ast.Name) else node.value.attr
            found.append((owner, node.attr))
        elif isinstance(node, ast.ImportFrom):
            found += [(node.module or "", name.name) for name in node.names]
    return [pair for pair in found if pair in WALL]


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.name)
def test_no_table_and_no_line_looks_at_the_wall_clock(path):
    assert bool(read_from_the_wall(path.read_text("utf-8"))) == (path.name in MAY)


def test_it_would_be_seen():
    assert read_from_the_wall("import time\nnow = time.time()") == [("time", "time")]
    assert read_from_the_wall("from time import time") == [("time", "time")]
