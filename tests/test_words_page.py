"""The page of words for newcomers: each word's thing is where the page says, and words that are out stay out."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.law import ROOT

PAGE = ROOT / ".github" / "WORDS.md"
CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")


class Entry(NamedTuple):
    """One row of the page."""

    words: tuple[str, ...]
    out: tuple[str, ...]
    place: tuple[str, ...]  # a file, perhaps a name in it


def entries() -> Iterator[Entry]:
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| **"):
            out = tuple(filter(None, (word.strip() for word in cells[2].split(","))))
            yield Entry(tuple(BOLD.findall(" ".join(cells[:2]))), out, tuple(CODE.findall(cells[3])))


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a text of Python, each with its line; names in backticks are left out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if said := ast.get_docstring(node):
                yield getattr(node, "lineno", 1), CODE.sub("", said)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], CODE.sub("", token.string)


@cache
def out() -> re.Pattern[str]:
    words = [word for entry in entries() for word in entry.out]
    return re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)


def found(source: str) -> list[tuple[int, str]]:
    """Return the words that are out, with the line of the docstring or comment they stand in."""
    if not out().search(" ".join(source.split())):
        return []  # most files: to take one apart costs a hundred times as much
    return [(line, hit[0]) for line, said in prose(source) if (hit := out().search(" ".join(said.split())))]


def test_every_word_has_one_meaning() -> None:
    words = [word for entry in entries() for word in entry.words]
    assert len(words) > 45 and len(words) == len(set(words))
    assert not {word for entry in entries() for word in entry.out} & set(words)


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.words[0])
def test_a_thing_is_where_the_page_says(entry: Entry) -> None:
    file, *names = entry.place
    text = (ROOT / file).read_text(encoding="utf-8")
    assert all(re.search(rf"\b{name}\b", text) for name in names)


def test_words_that_are_out_stay_out() -> None:
    files = [file for folder in ("engine", "cosmic_tui") for file in (ROOT / folder).rglob("*.py")]
    wrong = {file.relative_to(ROOT).as_posix(): found(file.read_text(encoding="utf-8")) for file in files}
    assert len(wrong) > 900 and {name: hits for name, hits in wrong.items() if hits} == {}


def test_a_word_that_is_out_is_found() -> None:
    assert found('"""Of a table.\n\nThe Viewer decides."""') == [(1, "Viewer")]
    assert found("def f():\n    return 1  # who looks\n\n\n# who looks on may not\n") == [(5, "looks on")]
    assert found('x = "viewer"\ndef viewer():\n    """Return a `viewer`."""\n') == []
