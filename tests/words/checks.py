"""The contract of the words as functions: each takes a language and English, and gives the list of what is wrong.

They run over every language folder there is. English is the source: a language that is not yet offered may lack
messages, but what it has is of the same shape. What a translation must keep besides is in `translation.py`. Knows
Fluent's syntax and the conventions of ids; must not know the engine.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, parser
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

from cosmic_tui.words.loader import ENGLISH
from cosmic_tui.words.sources import entries, words_root
from tests.ahead import made_once

from . import tongues
from .sizes import COUNTS, WORDS

ROOT = Path(str(words_root()))
APP, FIRST = "app", "encounter"
GAMES = sorted(place.name for place in (ROOT / ENGLISH).iterdir() if place.is_dir() and place.name != APP)
SAME_FEW_AND_MANY = {"ev-game_won"}
NUMBER_OR_TEXT = {"range", "left", "number", "points"}  # a number, or "1 to 4"; a language may choose its words by it
UNCOUNTED = {"ev-hand_refilled", "err-table_full"}  # a bare number, no noun that depends on it
NAMES = frozenset(  # variables that hold the name of somebody or something
    """who whom names alien power card technology first second stopper offense defense ship target module event raider
    faction region moon development destiny place face offcard defcard colour moment phase role species""".split()
)
TEXT = re.compile(r"(?:[^{}\n\r]|\r(?!\n))*")
IDENT = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
ENDING = re.compile(r"[-'’]?[^\W\d_]")
ALIEN_PARTS = {"tagline", "flavour", "power-name", "power", "wild", "super", "zap", "help", "ruling-1"}
REQUIRED = {  # by prefix: attributes every such message has
    "q-": {"why"}, "err-": {"kept", "do"}, "alien-": ALIEN_PARTS, "artifact-": {"when", "text", "help"},
    "tech-": {"when", "text", "help"}, "phase-": {"short", "help"}, "moment-": {"short", "help"}, "set-": {"help"},
    "term-": {"help"}, "variant-": {"help"},
}  # fmt: skip
# Names that may not be the same word, or a sentence with both could not be understood.
APART = (
    ("alien-", "role-", "zone-", "type-"),
    ("moment-",),
    ("artifact-", "tech-"),
    ("phase-",),
    ("colour-",),
)
# Two ids for one thing, in different places of the app: they have to be the same word.
SAME = tuple(
    (f"{kind}-{name}", f"term-{name}")
    for kind, names in {
        "type": ("attack", "negotiate", "morph", "artifact", "flare", "reinforcement"),
        "role": ("ally", "offense", "defense", "bystander", "offensive_ally", "defensive_ally"),
        "zone": ("hand", "hoard"),
    }.items()
    for name in names
)
HOMONYMS = {("en", "ally")}  # a role of its own and half of others; never shown beside each other


class Stream(FluentParserStream):
    """Fluent's own stream, which asks for the end of a line only where one may be."""

    def char_at(self, offset: int) -> str | None:
        char = self.string[offset : offset + 1]
        return super().char_at(offset) if char == "\r" else char or None

    @property
    def current_char(self) -> str | None:
        return self.char_at(self.index)

    @property
    def current_peek(self) -> str | None:
        char = self.string[(at := self.index + self.peek_offset) : at + 1]
        return super().char_at(at) if char == "\r" else char or None


parser.FluentParserStream = Stream  # type: ignore[misc]


class Reader(FluentParser):
    """Fluent's own parser, which takes a text and an id at one go instead of letter by letter.

    It leaves out where a word stands in its file, too: both together are three quarters of what a file takes.
    """

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(_taken(TEXT, ps))

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        if not (name := _taken(IDENT, ps)):
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)


def _taken(shape: re.Pattern[str], ps: FluentParserStream) -> str:
    """Take what has this shape from a stream."""
    found = shape.match(ps.string, ps.index)
    text = found[0] if found else ""
    ps.index, ps.peek_offset = ps.index + len(text), 0
    return text


PARSER = Reader()


@dataclass
class Spoken:
    """A language as read from its files: messages by id, the file of each, and what could not be read."""

    language: str
    messages: dict[str, ast.Message] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def of(self, file: str) -> list[str]:
        return [ident for ident, name in self.files.items() if name == file]


@lru_cache(maxsize=16)  # every language there is, of each game
def spoken(language: str, root: Path = ROOT, game: str = FIRST) -> Spoken:
    """Reads a whole language with the real parser: what every game says, and what one game does. Two games may use an
    id for different things; nobody hears both."""
    found = Spoken(language)
    for part in (APP, game):
        here = _part(language, root, part)
        found.problems += here.problems
        for ident, message in here.messages.items():
            if ident in found.messages:
                found.problems.append(f"{here.files[ident]}: {ident} stands in {found.files[ident]} already")
            found.messages[ident], found.files[ident] = message, here.files[ident]
    return found


@lru_cache(maxsize=20)  # eleven megabytes a language
def _part(language: str, root: Path, part: str) -> Spoken:
    """Return one folder of a language, read once for all games."""
    if root == ROOT:
        return made_once(f"{language}-{part}", lambda: _read(language, root, part))
    return _read(language, root, part)


def _read(language: str, root: Path, part: str) -> Spoken:
    found = Spoken(language)
    for path in sorted((root / language / part).rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(root / language).as_posix()
        if unicodedata.normalize("NFC", text) != text or "\t" in text or "\r" in text:
            found.problems.append(f"{name}: letters in one piece, no tabs, plain line ends, please")
        body = PARSER.parse(text).body
        found.problems += [f"{name}: cannot be read: {e.content[:60]!r}" for e in body if isinstance(e, ast.Junk)]
        messages = [e for e in body if isinstance(e, ast.Message)]
        terms = [e for e in body if isinstance(e, ast.Term)]
        cut = [ident for ident, _ in entries(text)]
        if sorted(cut) != sorted([m.id.name for m in messages] + [f"-{t.id.name}" for t in terms]):
            found.problems.append(f"{name}: the loader cuts it differently than Fluent does")
        for message in messages:
            ident = message.id.name
            if ident in found.messages:
                found.problems.append(f"{name}: {ident} stands in {found.files[ident]} already")
            found.messages[ident], found.files[ident] = message, name
    return found


def own(found: Spoken, game: str) -> Spoken:
    """Return what a game says itself, and for the first game what the program says as well: each message once."""
    if game == GAMES[0]:
        return found
    kept = {ident: message for ident, message in found.messages.items() if not found.files[ident].startswith(f"{APP}/")}
    return replace(found, messages=kept)


class Facts(Visitor):
    """Variables, references and selectors with their variants, of one pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[tuple[str, list[tuple[str, bool]]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [(v.key.name if isinstance(v.key, ast.Identifier) else v.key.value, v.default) for v in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


def facts(pattern: ast.Pattern | None) -> Facts:
    """Return what a pattern holds. A pattern keeps it: half a dozen checks ask."""
    found: Facts | None = getattr(pattern, "facts", None)
    if found is None:
        found = Facts()
        if pattern is not None:
            found.visit(pattern)
            pattern.facts = found
    return found


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern | None]]:
    """The value and all attributes of a message."""
    yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def label(ident: str, attribute: str) -> str:
    return f"{ident}.{attribute}" if attribute else ident


def check_files(mine: Spoken, source: Spoken) -> list[str]:
    """Everything parses, no id and no attribute stands twice, every message has a value."""
    problems = list(mine.problems)
    for ident, message in mine.messages.items():
        names = [attribute.id.name for attribute in message.attributes]
        if len(names) != len(set(names)):
            problems.append(f"{ident}: an attribute twice")
        if message.value is None:
            problems.append(f"{ident}: no value")
    return problems


def check_items(mine: Spoken, source: Spoken) -> list[str]:
    """A message in an item's own file has the item's name as the second part of its id, or it is never found."""
    item_files = [(ident, name) for ident, name in mine.files.items() if name.count("/") == 2]
    return [f"{name}: {i}" for i, name in item_files if (i.split("-") + [""])[1] != Path(name).stem]


def check_required(mine: Spoken, source: Spoken) -> list[str]:
    """Questions say why, errors say what is safe and what to do, aliens are complete."""
    problems = []
    for ident, message in mine.messages.items():
        has = {name for name, _ in patterns(message)}
        for prefix, needed in REQUIRED.items():
            if ident.startswith(prefix) and not needed <= has:
                problems.append(f"{ident} lacks {sorted(needed - has)}")
        rulings = sorted(int(name.removeprefix("ruling-")) for name in has if name.startswith("ruling-"))
        if rulings != list(range(1, len(rulings) + 1)):
            problems.append(f"{ident}: rulings are numbered {rulings}")
    return problems


def check_plurals(mine: Spoken, source: Spoken) -> list[str]:
    """Counts stand in a select with every plural form of the language; choices have known variants only."""
    problems = []
    for ident, message in mine.messages.items():
        for attribute, pattern in patterns(message):
            found = facts(pattern)
            for selector, keys in found.selects:
                problems += [f"{label(ident, attribute)}: {p}" for p in _select(mine.language, ident, selector, keys)]
            bare = found.variables & COUNTS - {selector for selector, _ in found.selects}
            if bare and not tongues.of(mine.language).counts_stand_bare and ident not in UNCOUNTED:
                problems.append(f"{label(ident, attribute)}: counts without plural forms: {sorted(bare)}")
    return problems


def _select(language: str, ident: str, selector: str, keys: list[tuple[str, bool]]) -> Iterator[str]:
    names = {key for key, _ in keys}
    if selector in COUNTS:
        needed = tongues.of(language).plurals
        default = next(key for key, is_default in keys if is_default)
        if not needed <= names and ident not in SAME_FEW_AND_MANY:
            yield f"plural forms missing: {sorted(needed - names)}"
        if default != tongues.of(language).default:
            yield f"default variant is {default}"
    elif selector not in NUMBER_OR_TEXT and not names <= set(WORDS.get(selector, ())):
        yield f"unknown variant of {selector}: {sorted(names)}"


def check_grammar(mine: Spoken, source: Spoken) -> list[str]:
    """Variables carry no ending and no article, nothing tells a gender, no message leans on another one."""
    problems = []
    for ident, message in mine.messages.items():
        for attribute, pattern in patterns(message):
            if pattern is not None:
                problems += [f"{label(ident, attribute)}: {p}" for p in _glued(pattern, mine.language)]
            if facts(pattern).references:
                problems.append(f"{label(ident, attribute)}: refers to another message")
    return problems


def _glued(pattern: ast.Pattern, language: str) -> Iterator[str]:
    elements = list(pattern.elements)
    for element in elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _glued(variant.value, language)
    for left, right in itertools.pairwise(elements):
        if _is_name(left) and isinstance(right, ast.TextElement) and ENDING.match(right.value):
            if language != "en" or not right.value.startswith("'s "):
                yield f"an ending on a variable: ...{right.value[:12]!r}"
        if isinstance(left, ast.TextElement) and _may_not_follow(left.value, right, language):
            yield f"a word before a variable that bends what follows: {left.value[-12:]!r}"
        if isinstance(left, ast.TextElement) and _begins_small(left.value, right, language):
            yield f"a sentence that begins with a small letter: {left.value[-12:]!r}"


def _may_not_follow(text: str, element: ast.PatternElement, language: str) -> bool:
    """Whether a variable stands behind an article or a word that would put its name into another case."""
    tongue = tongues.of(language)
    if tongue.before_name is None or not _is_name(element) or not tongue.before_name.search(text):
        return False
    return tongue.before_number or element.expression.id.name in NAMES


def _begins_small(text: str, element: ast.PatternElement, language: str) -> bool:
    """Whether a sentence begins with a range where that is a word."""
    if not tongues.of(language).range_begins_small or not _is_name(element):
        return False
    return element.expression.id.name == "range" and text.endswith((". ", "? ", "! "))


def _is_name(element: ast.PatternElement) -> bool:
    return isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)


def check_names(mine: Spoken, source: Spoken) -> list[str]:
    """Names that can stand in the same sentence are different words; every term of the glossary is one word only."""
    problems = []
    messages, language = mine.messages, mine.language
    for groups in APART:
        seen: dict[str, str] = {}
        for ident, message in messages.items():
            if not ident.startswith(groups) or facts(message.value).variables:
                continue
            word = text_of(message.value).casefold()
            if word in seen and (language, word) not in HOMONYMS:
                problems.append(f"{word!r} is {seen[word]} and {ident}")
            seen.setdefault(word, ident)
    for ident, term in SAME:
        if {ident, term} <= messages.keys() and text_of(messages[ident].value) != text_of(messages[term].value):
            problems.append(f"{ident} and {term} differ")
    return problems


def text_of(pattern: ast.Pattern | None) -> str:
    """The plain text of a pattern: its letters without variables, all variants included."""
    if pattern is None:
        return ""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [text_of(variant.value) for variant in element.expression.variants]
    return " ".join("".join(parts).split())
