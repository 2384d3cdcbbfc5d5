"""What a translation keeps of its English twin: shape, choices, numbers, the glossary's words; and that it is one.

Each function takes a language and English and gives the list of what is wrong, like those of `checks.py`. What is right
although it looks wrong is marked in the comment above the message: `# fine: word start, test; term warp; sign "`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast

from . import glossary, tongues
from .checks import GAMES, Spoken, facts, label, patterns, spoken
from .sizes import COUNTS

HOLE = "◦"  # a variable or a choice in a text
FINE = re.compile(r"^fine: *(.*)$", re.MULTILINE)
NUMBER = re.compile(r"(?<![\w.,-])\d+(?![\w-]|[.,]\d)|\b[RTX]-(?:[A-Z0-9]+-)?\d+")
SENTENCE_END = re.compile(r"[.?!…][\"'”“»)]*$")
LETTERS = re.compile(r"[A-Za-z]{2,}")
# What is typed or read by programs and stays as it is: commands, options, files, keys of a file.
CODE = re.compile(
    r"\bcosmic(?: [a-z]+)?\b|\bpip install\b|--[a-z][\w-]*(?: [A-Z=]+)?|\b[A-Z]+=[A-Z]+"
    r"|\b[A-Z]-[A-Z]+(?:-\d+)?\b|[\w./-]+\.(?:toml|md|ftl|json|py|csv)\b|\[\[?\w+\]\]?|\b\w+ = \w+\b|https?://\S+|\$[A-Z_]+|\b[a-z]+_[a-z_]+\b|\bcosmic-tui\b"
)
EVERYWHERE = frozenset(  # names of keys, programs, people and measures, the same in every language
    """enter esc tab shift ctrl alt toml ssh tls tcp utf dask matplotlib numpy wilson bonferroni cosmic tui csv ascii
    andromeda edge ii lan ada bea cem max ok kb ms us mb id""".split()
)
TIGHT = ("opt-", "key-", "enter-"), ("short", "letter", "shape")  # ids and attributes with room for a short word only
GIVEN = {"scr-you_or": {"who"}, "film-near": {"n"}}  # what a message is given besides what English says of it
NO_WORDS = frozenset({"bot-names", "language-name", "language-alphabet"})
SIGNS = (
    (re.compile(r" - | -- "), "a dash between words is –"),
    (re.compile(r"—"), "a dash is – with blanks around it"),
    (re.compile(r"\.\.\."), "three dots are one sign: …"),
    (re.compile(r"[^\S\n]{2,}"), "two blanks"),
    (re.compile(r"\S[^\S\n]+[,;:!?.](?=\s|$)"), "a blank before a sign"),
)


def texts(pattern: ast.Pattern | None) -> Iterator[str]:
    """The text of a pattern, then of all its variants, with a hole where a variable or a choice stands."""
    if pattern is None:
        return
    choices = [e.expression for e in pattern.elements if isinstance(e, ast.Placeable)]
    yield "".join(e.value if isinstance(e, ast.TextElement) else HOLE for e in pattern.elements)
    for choice in choices:
        if isinstance(choice, ast.SelectExpression):
            for variant in choice.variants:
                yield from texts(variant.value)


def fine(message: ast.Message) -> dict[str, set[str]]:
    """What the comment above a message declares to be right: kinds, and for each what is meant."""
    found: dict[str, set[str]] = {}
    for line in FINE.findall(message.comment.content if message.comment else ""):
        for part in line.split(";"):
            kind, _, which = part.strip().partition(" ")
            found.setdefault(kind, set()).update(entry.strip().casefold() for entry in which.split(","))
    return found


def pairs(mine: Spoken, source: Spoken) -> Iterator[tuple[str, str, ast.Pattern | None, ast.Pattern | None, dict]]:
    """Every text both languages have: id, attribute, mine, the English one, and what is declared to be fine."""
    for ident, message in mine.messages.items():
        if ident in source.messages:
            twin, allowed = dict(patterns(source.messages[ident])), fine(message)
            for attribute, pattern in patterns(message):
                if attribute in twin:
                    yield ident, attribute, pattern, twin[attribute], allowed


def check_whole(mine: Spoken, source: Spoken) -> list[str]:
    """Every message of English is there. Only of a language that is offered, or of a file that is asked about."""
    return [f"{ident}: missing" for ident in source.messages if ident not in mine.messages]


def check_twins(mine: Spoken, source: Spoken) -> list[str]:
    """Ids, attributes and variables as in English, in the file of the same name."""
    problems = []
    for ident, message in mine.messages.items():
        if ident not in source.messages:
            problems.append(f"{ident}: not in English")
            continue
        if mine.files[ident] != source.files[ident]:
            problems.append(f"{ident}: in English it stands in {source.files[ident]}")
        cases = tongues.of(mine.language).cases
        here = {n for n, _ in patterns(message) if n.rpartition("-")[2] not in cases}
        cases = tongues.of(source.language).cases
        twin = {n for n, _ in patterns(source.messages[ident]) if n.rpartition("-")[2] not in cases}
        problems += [f"{ident}.{name}: missing" for name in sorted(twin - here)]
        problems += [f"{ident}.{name}: not in English" for name in sorted(here - twin)]
    for ident, attribute, pattern, english, allowed in pairs(mine, source):
        have, want = facts(pattern).variables, facts(english).variables
        name = label(ident, attribute)
        problems += [f"{name}: ${v} is not in English" for v in sorted(have - want - GIVEN.get(ident, set()))]
        problems += [f"{name}: ${v} is lost" for v in sorted(want - have - allowed.get("variable", set()))]
    return problems


def check_choices(mine: Spoken, source: Spoken) -> list[str]:
    """Choices that are not plural forms have the variants of English; so have counts where zero has its own words."""
    problems = []
    for ident, attribute, pattern, english, allowed in pairs(mine, source):
        have, want = _choices(pattern), _choices(english)
        for name in want.keys() - allowed.get("variable", set()):
            lost = {key for key in want[name] if name not in COUNTS or key.isdigit()} - have.get(name, set())
            problems += [f"{label(ident, attribute)}: ${name} has no [{key}]" for key in sorted(lost)]
        for name in (have.keys() & want.keys()) - COUNTS:
            extra = have[name] - want[name]
            problems += [f"{label(ident, attribute)}: [{key}] of ${name} is not in English" for key in sorted(extra)]
    return problems


def _choices(pattern: ast.Pattern | None) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, keys in facts(pattern).selects:
        found.setdefault(name, set()).update(key for key, _ in keys)
    return found


def check_numbers(mine: Spoken, source: Spoken) -> list[str]:
    """A number that stands in the English text, and a number of a rule, stands in the translation; 06 may be 6."""
    problems = []
    for ident, attribute, pattern, english, allowed in pairs(mine, source):
        here = " ".join(texts(pattern))
        want = set(NUMBER.findall(next(texts(english), ""))) - allowed.get("number", set())
        lost = [found for found in sorted(want) if not re.search(rf"(?<!\d)0*{found.lstrip('0') or '0'}(?!\d)", here)]
        problems += [f"{label(ident, attribute)}: the number {number} is lost" for number in lost]
    return problems


def check_terms(mine: Spoken, source: Spoken) -> list[str]:
    """The words of the glossary are used where English uses them, in any case."""
    problems = []
    for ident, attribute, pattern, english, allowed in pairs(mine, source):
        if ident.startswith(TIGHT[0]) or attribute in TIGHT[1]:
            continue
        game = glossary.table_of(source.files[ident])
        lost = glossary.missing(" ".join(texts(english)), " ".join(texts(pattern)), mine.language, game)
        lost = [entry for entry in lost if entry.partition(":")[0].casefold() not in allowed.get("term", set())]
        problems += [f"{label(ident, attribute)}: the glossary has {entry}" for entry in lost]
    return problems


def check_english(mine: Spoken, source: Spoken) -> list[str]:
    """No English word is left."""
    problems = []
    own = tongues.of(mine.language).own | EVERYWHERE | _glossary_words(mine.language)
    for ident, attribute, pattern, _, allowed in pairs(mine, source):
        if ident in NO_WORDS:
            continue
        plain = CODE.sub(HOLE, " ".join(texts(pattern)))
        found = {w.casefold() for w in re.findall(r"[^\W\d_]+", plain) if LETTERS.fullmatch(w)} & english_words()
        found -= {word for word in found if word[-1] == "s" and word[:-1] in own and tongues.of(mine.language).genitive}
        left = sorted(found - own - allowed.get("word", set()))
        problems += [f"{label(ident, attribute)}: still English? {', '.join(left)}"] if left else []
    return problems


@cache
def english_words() -> frozenset[str]:
    """Every word the English files use."""
    found: set[str] = set()
    for game in GAMES:
        for message in spoken("en", game=game).messages.values():
            for _, pattern in patterns(message):
                found.update(word.casefold() for word in LETTERS.findall(" ".join(texts(pattern))))
    return frozenset(found)


@cache
def _glossary_words(language: str) -> frozenset[str]:
    words = (term.words.get(language, "") for game in GAMES for term in glossary.terms(glossary.table_of(game)))
    return frozenset(part.casefold() for word in words for part in re.findall(r"[^\W\d_]+", word))


def check_signs(mine: Spoken, source: Spoken) -> list[str]:
    """Quotation marks, dashes and blanks as the language has them; sentences end where the English ones do."""
    problems = []
    for ident, attribute, pattern, english, allowed in pairs(mine, source):
        for text in texts(pattern):
            found = [what for sign, what in _signs(text, mine.language) if sign not in allowed.get("sign", set())]
            problems += [f"{label(ident, attribute)}: {what}" for what in found]
        if "ending" not in allowed and attribute not in TIGHT[1]:
            problems += [f"{label(ident, attribute)}: {what}" for what in _ending(pattern, english)]
    return problems


def _ending(pattern: ast.Pattern | None, english: ast.Pattern | None) -> Iterator[str]:
    """A sentence ends like a sentence, and what is none in English is none here; unless the end is put in."""
    if not _open_ended(pattern) and not _open_ended(english):
        here, there = (bool(SENTENCE_END.search(next(texts(p), "").strip())) for p in (pattern, english))
        if here != there:
            yield "a full stop, and English has none" if here else "no full stop, and English has one"
    elif _open_ended(pattern) and _all_end(english):
        yield "no full stop behind what is put in, and English has one"


def _all_end(pattern: ast.Pattern | None) -> bool:
    """Whether every variant of a text ends as a sentence does, with its own sign."""
    return not _open_ended(pattern) and all(SENTENCE_END.search(text.strip()) for text in texts(pattern))


def _open_ended(pattern: ast.Pattern | None) -> bool:
    """Whether the end of a text is put in."""
    return pattern is None or not pattern.elements or isinstance(pattern.elements[-1], ast.Placeable)


def _signs(text: str, language: str) -> Iterator[tuple[str, str]]:
    plain, tongue = CODE.sub(HOLE, text), tongues.of(language)
    if '"' in plain:
        yield '"', f'" is no quotation mark here: {tongue.quotes}'
    if tongue.quotes and plain.count(tongue.quotes[0]) != plain.count(tongue.quotes[1]):
        yield tongue.quotes, f"quotation marks in pairs: {tongue.quotes}"
    for pattern, why in (*SIGNS, *tongue.anywhere):
        if found := pattern.search(plain):
            yield found[0].strip().casefold(), f"{found[0].strip()!r}: {why}"
    for sign in plain:
        if sign.isalpha() and sign != "µ" and not unicodedata.name(sign, "").startswith("LATIN"):
            yield sign, f"{sign!r} is no letter of this language"


OF_SHAPE = (check_twins, check_choices)
OF_CONTENT = (check_numbers, check_terms, check_english, check_signs)
