"""A made-up language: English made long and strange, so that what was never translated is seen on a screen.

Letters are accented, each text grows by two fifths and stands in brackets; variables stay. A cut bracket on a snapshot
is a width bug, plain letters are a sentence that is not in the words files. Made in tests, never stored.
"""

from __future__ import annotations

from math import ceil
from pathlib import Path

from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Transformer

from .checks import PARSER

NAME = "qps"
OPEN, CLOSE, FILL, GROWTH = "⟦", "⟧", "~", 0.4
STRANGE = str.maketrans("aeioucnszyAEIOUCNSZY", "àéîöüçñšžýÀÉÎÖÜÇÑŠŽÝ")


class Strange(Transformer):
    """Accents all letters of a message and wraps its value and attributes."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(STRANGE)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:
        self.generic_visit(node)
        for holder in (node, *node.attributes):
            if holder.value is not None:
                wrap(holder.value)
        return node


def wrap(pattern: ast.Pattern) -> None:
    """Brackets and filling around a whole text; variants inside are part of it."""
    letters = sum(len(e.value) for e in pattern.elements if isinstance(e, ast.TextElement))
    filling = FILL * ceil(letters * GROWTH)
    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(filling + CLOSE)]


def pseudo(text: str) -> str:
    """A file of English as a file of the made-up language."""
    return serialize(Strange().visit(PARSER.parse(text)))


def write_pseudo(root: Path, target: Path) -> Path:
    """All of English as a language folder in `target`, beside English itself; to be given to Words as its root."""
    for path in (root / "en").rglob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        for language, content in (("en", text), (NAME, pseudo(text))):
            place = target / language / path.relative_to(root / "en")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(content, encoding="utf-8")
    return target
