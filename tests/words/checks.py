"""The contract of the words as functions: each takes a language and gives the list of what is wrong with it.

They run over every language folder there is. English is the source: another language may lack a file, but a file it has
must be whole, with the same ids, attributes and variables. Knows Fluent's syntax and the conventions of ids; must not
know the engine.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cosmic_tui.words.loader import ENGLISH
from cosmic_tui.words.shelf import entries, words_root

from .sizes import COUNTS, WORDS

ROOT = Path(str(words_root()))
APP, FIRST = "app", "encounter"
GAMES = sorted(place.name for place in (ROOT / ENGLISH).iterdir() if place.is_dir() and place.name != APP)
NEEDED = {"en": {"one"}, "de": {"one"}, "pl": {"one", "few"}}  # besides the default variant; Hungarian needs none
DEFAULT = {"pl": "many"}  # everywhere else "other"
SAME_FEW_AND_MANY = {"ev-game_won"}
UNCOUNTED = {"ev-hand_refilled", "err-table_full"}  # a bare number, no noun that depends on it
HUNGARIAN_ARTICLE = re.compile(r"\b[Aa]z? $")  # right before a variable: a or az?
POLISH_GENDER = re.compile(r"ł(eś|aś|em|am|by|bym|byś|abym|abyś)\b")  # past and conditional
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


@dataclass
class Spoken:
    """A language as read from its files: messages by id, the file of each, and what could not be read."""

    language: str
    messages: dict[str, ast.Message] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def of(self, file: str) -> list[str]:
        return [ident for ident, name in self.files.items() if name == file]


@cache
def spoken(language: str, root: Path = ROOT, game: str = FIRST) -> Spoken:
    """Reads a whole language with the real parser: what every game says, and what one game does. Two games may use an
    id for different things; nobody hears both."""
    found = Spoken(language)
    for path in sorted(path for part in (APP, game) for path in (root / language / part).rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(root / language).as_posix()
        if unicodedata.normalize("NFC", text) != text or "\t" in text or "\r" in text:
            found.problems.append(f"{name}: letters in one piece, no tabs, plain line ends, please")
        body = FluentParser().parse(text).body
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
    found = Facts()
    if pattern is not None:
        found.visit(pattern)
    return found


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern | None]]:
    """The value and all attributes of a message."""
    yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def label(ident: str, attribute: str) -> str:
    return f"{ident}.{attribute}" if attribute else ident


def check_files(language: str, game: str = FIRST) -> list[str]:
    """Everything parses, no id and no attribute stands twice, every message has a value."""
    found = spoken(language, game=game)
    problems = list(found.problems)
    for ident, message in found.messages.items():
        names = [attribute.id.name for attribute in message.attributes]
        if len(names) != len(set(names)):
            problems.append(f"{ident}: an attribute twice")
        if message.value is None:
            problems.append(f"{ident}: no value")
    return problems


def check_items(language: str, game: str = FIRST) -> list[str]:
    """A message in an item's own file has the item's name as the second part of its id, or it is never found."""
    found = spoken(language, game=game)
    item_files = [(ident, name) for ident, name in found.files.items() if name.count("/") == 2]
    return [f"{name}: {i}" for i, name in item_files if (i.split("-") + [""])[1] != Path(name).stem]


def check_required(language: str, game: str = FIRST) -> list[str]:
    """Questions say why, errors say what is safe and what to do, aliens are complete."""
    problems = []
    for ident, message in spoken(language, game=game).messages.items():
        has = {name for name, _ in patterns(message)}
        for prefix, needed in REQUIRED.items():
            if ident.startswith(prefix) and not needed <= has:
                problems.append(f"{ident} lacks {sorted(needed - has)}")
        rulings = sorted(int(name.removeprefix("ruling-")) for name in has if name.startswith("ruling-"))
        if rulings != list(range(1, len(rulings) + 1)):
            problems.append(f"{ident}: rulings are numbered {rulings}")
    return problems


def check_twins(language: str, game: str = FIRST) -> list[str]:
    """The same ids, attributes and variables as in English; a file that is there is whole."""
    mine, source = spoken(language, game=game), spoken(ENGLISH, game=game)
    problems = [f"{ident} is not in English" for ident in mine.messages.keys() - source.messages.keys()]
    for name in sorted(set(mine.files.values())):
        problems += [f"{name}: {ident} is missing" for ident in set(source.of(name)) - set(mine.of(name))]
    for ident in mine.messages.keys() & source.messages.keys():
        twin = dict(patterns(source.messages[ident]))
        allowed = set().union(*(facts(pattern).variables for pattern in twin.values()))
        here = dict(patterns(mine.messages[ident]))
        if {k for k in here if not k.startswith("ruling-")} != {k for k in twin if not k.startswith("ruling-")}:
            problems.append(f"{ident} has other attributes than English")
        for attribute, pattern in here.items():
            extra = facts(pattern).variables - allowed
            problems += [f"{label(ident, attribute)}: unknown variables {sorted(extra)}"] if extra else []
    return problems


def check_plurals(language: str, game: str = FIRST) -> list[str]:
    """Counts stand in a select with every plural form of the language; choices have known variants only."""
    problems = []
    for ident, message in spoken(language, game=game).messages.items():
        for attribute, pattern in patterns(message):
            found = facts(pattern)
            for selector, keys in found.selects:
                problems += [f"{label(ident, attribute)}: {p}" for p in _select(language, ident, selector, keys)]
            bare = found.variables & COUNTS - {selector for selector, _ in found.selects}
            if bare and language != "hu" and ident not in UNCOUNTED:
                problems.append(f"{label(ident, attribute)}: counts without plural forms: {sorted(bare)}")
    return problems


def _select(language: str, ident: str, selector: str, keys: list[tuple[str, bool]]) -> Iterator[str]:
    names = {key for key, _ in keys}
    if selector in COUNTS:
        needed = NEEDED.get(language, set())
        default = next(key for key, is_default in keys if is_default)
        if not needed <= names and ident not in SAME_FEW_AND_MANY:
            yield f"plural forms missing: {sorted(needed - names)}"
        if default != DEFAULT.get(language, "other"):
            yield f"default variant is {default}"
    elif not names <= set(WORDS.get(selector, ())):
        yield f"unknown variant of {selector}: {sorted(names)}"


def check_grammar(language: str, game: str = FIRST) -> list[str]:
    """Variables carry no ending and no article, nothing tells a gender, no message leans on another one."""
    problems = []
    for ident, message in spoken(language, game=game).messages.items():
        for attribute, pattern in patterns(message):
            if pattern is not None:
                problems += [f"{label(ident, attribute)}: {p}" for p in _glued(pattern, language)]
            if facts(pattern).references:
                problems.append(f"{label(ident, attribute)}: refers to another message")
    return problems


def _glued(pattern: ast.Pattern, language: str) -> Iterator[str]:
    elements = list(pattern.elements)
    for element in elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _glued(variant.value, language)
        if language == "pl" and isinstance(element, ast.TextElement) and POLISH_GENDER.search(element.value):
            yield f"a gendered form: {element.value.strip()!r}"
    for left, right in itertools.pairwise(elements):
        if _is_name(left) and isinstance(right, ast.TextElement) and ENDING.match(right.value):
            if language != "en" or not right.value.startswith("'s "):
                yield f"an ending on a variable: ...{right.value[:12]!r}"
        if language == "hu" and isinstance(left, ast.TextElement) and _is_name(right):
            if HUNGARIAN_ARTICLE.search(left.value):
                yield f"an article before a variable: {left.value[-12:]!r}"


def _is_name(element: ast.PatternElement) -> bool:
    return isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)


def check_names(language: str, game: str = FIRST) -> list[str]:
    """Names that can stand in the same sentence are different words; every term of the glossary is one word only."""
    problems = []
    messages = spoken(language, game=game).messages
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
