"""Says messages: the reader's language, then English, then the bare id; never an exception, never half a sentence.

A message has forms: the value (everybody else reads it), `.you` (the reader acts), `.at-you` (it is done to the
reader) and `.plain` (plain mode). A missing form is the value of the same language. Every other attribute (`.why`,
`.power`) is a text of its own and falls back to English instead. A hole is reported once to the log of the developers.

Knows ids, forms and files; must not know the engine, its events or the screens.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.words import reader_language
from cosmic_tui.words.letters import fold, sort_key
from cosmic_tui.words.names import CASE, MISSING, Grammar, Listed, Name, behind_colon, formed, functions
from cosmic_tui.words.numbers import written
from cosmic_tui.words.pattern import Message, Text, forms_with_cases, read
from cosmic_tui.words.sources import APP, Shelf, entries, words_root

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"
VALUE = ""
YOU = "you"
AT_YOU = "at-you"
PLAIN = "plain"
FORMS = (VALUE, YOU, AT_YOU, PLAIN)
NAME, ALPHABET = "language-name", "language-alphabet"
SAMPLE, PERCENT, DATE = "language-number", "language-percent", "language-date"
BOTS, PLAYER = "bot-names", "scr-player"
OWN = "language.ftl"  # what a language says of itself, and the sign that it is whole
TWICE = re.compile(r"(?<=\w)\.\.(?=[\s”\"»)]|$)")  # an abbreviation at the end of a sentence: one full stop is for both
LOG = logging.getLogger("cosmic.words")
LOG.addHandler(logging.NullHandler())  # holes are for developers who ask for the log, never for a player's screen


def reader_form(reader: int | None, seat: int | None, at: Iterable[int] = ()) -> str:
    """Return the form of a sentence that a reader gets. A spectator or a shared log (`reader` is None) gets the value.
    """
    if reader is None:
        return VALUE
    if reader == seat:
        return YOU
    return AT_YOU if reader in at else VALUE


class Tongue:
    """One language: a shelf of sources. A message is read when it is first said; a bundle learns those with grammar."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.grammar = Grammar(shelf.language)
        self._bundle: Any = None
        self._known: dict[str, Message | None] = {}
        self._bending: dict[str, frozenset[str]] = {}  # names that have cases, and in which of their forms

    def pattern(self, ident: str, form: str) -> Any | None:
        """Return the pattern of a form; a reader's form falls back to the value, any other attribute is None if
        missing.
        """
        message = self._message(ident)
        if message is None:
            return None
        if form in message.attributes:
            return message.attributes[form]
        return message.value if form in FORMS else None

    def has(self, ident: str, form: str) -> bool:
        message = self._message(ident)
        if message is None:
            return False
        return message.value is not None if form == VALUE else form in message.attributes

    def attributes(self, ident: str) -> list[str]:
        message = self._message(ident)
        return [] if message is None else list(message.attributes)

    def format(self, ident: str, form: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """Return a sentence and what was wrong with it; None if there is no such pattern. A name that has cases bends.
        """
        pattern = self.pattern(ident, form)
        if pattern is None:
            return None
        text = pattern.say(args, self.grammar) if isinstance(pattern, Text) else None
        errors: list[Exception] = []
        if text is None:
            pattern = self._learnt(ident, form) if isinstance(pattern, Text) else pattern
            text, errors = self._ready().format_pattern(pattern, args)
        if MISSING in text:
            return behind_colon(text), [LookupError("a name lacks the case asked for")]
        if ident in self._bending:
            forms = self._bending[ident]
            mine = form if form in self._known[ident].attributes else VALUE  # type: ignore[union-attr]
            if mine in forms:
                text = Name(text, functools.partial(self._case, ident, f"{mine}-" if mine else "", args))
        return text, errors

    def _case(self, ident: str, form: str, args: Mapping[str, Any], case: str) -> str | None:
        """Return a name in a case that its own message knows."""
        said = self.format(ident, form + case, args) if self.has(ident, form + case) else None
        return said[0] if said else None

    def _message(self, ident: str) -> Any | None:
        """Return a message with its value and attributes, simple or learnt by the bundle."""
        if ident not in self._known:
            source = self.shelf.source(ident)
            message = self._known[ident] = None if source is None else read(source) or self._learn(ident, source)
            forms = forms_with_cases(message.attributes) if message is not None else None
            if forms:
                self._bending[ident] = forms
        return self._known[ident]

    def _learnt(self, ident: str, form: str) -> Any:
        """Return a simple pattern as Fluent has it, for what only Fluent can fill in or complain about."""
        message = self._learn(ident, self.shelf.source(ident) or "")
        return message.attributes.get(form, message.value) if message is not None else None

    def _ready(self) -> Any:
        if self._bundle is None:
            # Imported here because fluent brings babel along: a twentieth of a second that `--version` need not spend.
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.shelf.language], use_isolating=False, functions=functions(self.grammar))
            for term in self.shelf.idents("-"):
                self._bundle.add_resource(parsed(self.shelf.source(term) or ""))
        return self._bundle

    def _learn(self, ident: str, source: str) -> Any:
        """Return the message as the bundle reads it, None if it cannot."""
        bundle = self._ready()
        if not bundle.has_message(ident):
            bundle.add_resource(parsed(source))
        return bundle.get_message(ident) if bundle.has_message(ident) else None


def parsed(source: str) -> Any:
    """Return a message as Fluent reads it, without the place of each word in it, which takes as long again."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(source)


class Words:
    """All sentences of one reader: a language and a game, with English behind it."""

    def __init__(self, language: str, game: str, root: Traversable | None = None, plain: bool = False) -> None:
        self.language = language
        self.game = game
        self.plain = plain
        place = words_root() if root is None else root
        self._tongues = [Tongue(Shelf(place, name, game)) for name in dict.fromkeys((language, ENGLISH))]
        self._holes: set[str] = set()
        self._fixed: dict[tuple[str, str], str] = {}  # sentences into which nothing is put
        self._people: dict[str, Name] = {}

    def say(self, ident: str, form: str = VALUE, /, **args: Any) -> str:
        """Return the sentence, in the form asked for; in plain mode `.plain` wins over the reader's forms."""
        if args:
            return self._say(ident, form, args)
        if (ident, form) not in self._fixed:
            self._fixed[ident, form] = self._say(ident, form, args)
        return self._fixed[ident, form]

    def _say(self, ident: str, form: str, args: Mapping[str, Any]) -> str:
        if self.plain and form in FORMS and any(tongue.has(ident, PLAIN) for tongue in self._tongues):
            form = PLAIN
        for tongue in self._tongues:
            said = tongue.format(ident, form, args)
            if said is not None:
                text, errors = said
                if errors:
                    self._report(ident, form, str(errors[0]))
                elif tongue is not self._tongues[0]:
                    self._report(ident, form, f"said in {tongue.shelf.language}")
                return TWICE.sub(".", text) if ".." in text else text
        self._report(ident, form, "missing in every language")
        return hole(ident, form, args)

    def say_or_value(self, ident: str, form: str, /, **args: Any) -> str:
        """Say an attribute of a message if there is one, else the message itself."""
        return self.say(ident, form if self.has(ident, form) else VALUE, **args)

    def has(self, ident: str, form: str = VALUE) -> bool:
        """Return whether the message, or this attribute of it, exists in the reader's language or in English."""
        return any(tongue.has(ident, form) for tongue in self._tongues)

    def forms(self, ident: str) -> list[str]:
        """Return the attributes of a message, in their order."""
        return next((found for found in (tongue.attributes(ident) for tongue in self._tongues) if found), [])

    def idents(self, prefix: str) -> list[str]:
        """Return the ids of all shared messages that begin so; English knows them all."""
        return self._tongues[-1].shelf.idents(prefix)

    def items(self, folder: str) -> list[str]:
        """Return the names of all items of a kind: "aliens", "artifacts", "technologies"."""
        return self._tongues[-1].shelf.items(folder)

    def join(self, names: Iterable[str]) -> str:
        """Join names as a list in a sentence. The language joins them, never Python."""
        items = tuple(names)
        return Listed(self._joined(items), items, self._joined) if len(items) > 1 else items[0] if items else ""

    def either(self, names: Iterable[str]) -> str:
        """Join names as a choice in a sentence: `Ada, Bea or Carl`."""
        items = tuple(names)
        joined = functools.partial(self._joined, last="list-either")
        return Listed(joined(items), items, joined) if len(items) > 1 else items[0] if items else ""

    def _joined(self, items: Sequence[str], last: str = "list-two") -> str:
        text = items[0]
        for name in items[1:-1]:
            text = self.say("list-comma", first=text, second=name)
        return self.say(last, first=text, second=items[-1])

    def person(self, name: str) -> Name:
        """Return the name of a player. It bends as those of bots do, by the rule, or as *player* before it does."""
        if name not in self._people:
            self._people[name] = Name(name, functools.partial(self._person, name))
        return self._people[name]

    def _person(self, name: str, case: str) -> str | None:
        mine = self._tongues[0]
        bots = self.parts(BOTS)
        if name in bots and mine.has(BOTS, case):
            return self.parts(BOTS, case)[bots.index(name)]
        found = mine.grammar.person(name, case)
        return found or (self.say(PLAYER, case, who=name) if mine.has(PLAYER, case) else None)

    def counted(self, name: str, count: int) -> str:
        """Return the name of something that is there several times: `Raider ×2`."""
        if count == 1:
            return name
        grammar = self._tongues[0].grammar

        def several(said: str) -> str:
            return self.say("list-several", name=said, number=count)

        return Name(several(name), lambda case: (bent := formed(grammar, CASE, name, case)) and several(bent))

    def every(self, ident: str, form: str = VALUE) -> list[str]:
        """Return a message without variables in the reader's language and in English, for what may be typed in either.
        """
        said = (tongue.format(ident, form, {}) for tongue in self._tongues)
        return list(dict.fromkeys(found[0] for found in said if found is not None))

    def is_called(self, ident: str, wanted: str) -> bool:
        """Return whether a name in the reader's language or in English begins with `wanted`, accents ignored."""
        return any(fold(name).startswith(fold(wanted)) for name in self.every(ident))

    def place(self, text: str) -> Any:
        """Return a key for `sorted` that follows the reader's alphabet."""
        return sort_key(text, self.say(ALPHABET))

    def number(self, value: float, places: int = 0) -> str:
        """Return a number that is no count, as the language writes it: `12.5`."""
        return written(value, places, self.say(SAMPLE))

    def percent(self, share: float, places: int = 1) -> str:
        return self.say(PERCENT, value=self.number(100 * share, places))

    def date(self, year: int, month: int, day: int) -> str:
        return self.say(DATE, year=str(year), month=f"{month:02d}", day=f"{day:02d}")

    def parts(self, ident: str, form: str = VALUE) -> tuple[str, ...]:
        """Return a message that is several words with slashes between them."""
        return tuple(part.strip() for part in self.say(ident, form).split("/"))

    @property
    def opened(self) -> list[str]:
        """The files read so far, for measurements and tests."""
        return [name for tongue in self._tongues for name in tongue.shelf.opened]

    def _report(self, ident: str, form: str, what: str) -> None:
        key = f"{ident}.{form}" if form else ident
        if key not in self._holes:
            self._holes.add(key)
            LOG.warning("words %s/%s: %s: %s", self.language, self.game, key, what)


def hole(ident: str, form: str, args: Mapping[str, Any]) -> str:
    """Return the text shown where no language has words: the id and its arguments."""
    name = f"{ident}.{form}" if form else ident
    return "«" + " ".join([name, *(f"{key}={value}" for key, value in args.items())]) + "»"


def words(language: str = "", game: str = "encounter", plain: bool = False) -> Words:
    """Return the sentences for a language, or for the person at this program if no language is named. Made once for
    each language, game and mode.
    """
    return _made(language or reader_language.language(), game, plain)


@functools.cache
def _made(language: str, game: str, plain: bool) -> Words:
    return Words(language, game, plain=plain)


def languages(root: Traversable | None = None) -> list[str]:
    """Return the languages that are offered, English first: those that say what they are called."""
    place = words_root() if root is None else root
    found = sorted(entry.name for entry in place.iterdir() if (entry / APP / OWN).is_file())
    return sorted(found, key=lambda name: name != ENGLISH)


def own_name(language: str, root: Traversable | None = None) -> str:
    """Return a language's own name for itself, or its code if its words do not say."""
    file = (words_root() if root is None else root) / language / APP / OWN
    source = dict(entries(file.read_text(encoding="utf-8"))).get(NAME) if file.is_file() else None
    message = read(source) if source else None
    name = message.value.say({}) if message and message.value else None
    return name or language


def begun(root: Traversable | None = None) -> list[str]:
    """Return all languages there are words of, offered or not. A language asked for by name is used as it is."""
    place = words_root() if root is None else root
    found = sorted(entry.name for entry in place.iterdir() if (entry / APP).is_dir())
    return sorted(found, key=lambda name: name != ENGLISH)
