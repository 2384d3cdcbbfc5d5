"""An argument parser that explains itself in the reader's language, and whose complaints are refusals like all others.

Commands add arguments without a word of help: what is said about `--people` of `cosmic play` is the message
`cli-play-people`, or `cli-people` for several commands; its `.what` is what has to be typed behind it. The words are
read when help is wanted or something is wrong, never before. Not a command itself.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.words.loader import Words

GAME = "--game"
PREFIX = "cli-"
WHAT, AFTER, NEAR = "what", "after", "near"
GAP = 2
# What the standard parser complains of, and the sentence for it. Its own words are English and nobody's but its own.
COMPLAINTS = tuple(
    (re.compile(pattern), ident)
    for pattern, ident in (
        (r"the following arguments are required: (?P<names>.+)", "required"),
        (r"unrecognized arguments: (?P<value>.+)", "unknown"),
        (r"ambiguous option: (?P<option>\S+) could match (?P<names>.+)", "ambiguous"),
        (r"argument (?P<option>[^:]+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<names>.+)\)", "choice"),
        (r"argument (?P<option>[^:]+): invalid (?:int|float) value: '(?P<value>.*)'", "number"),
        (r"argument (?P<option>[^:]+): ignored explicit argument '(?P<value>.*)'", "value_extra"),
        (r"argument (?P<option>[^:]+): expected .+", "value_missing"),
        (r"argument (?P<option>[^:]+): (?P<what>.+)", ""),  # the reader of the value says it
    )
)


class Formatter(argparse.HelpFormatter):
    """A formatter of help with the reader's word for "usage", and lines that stay lines."""

    said: Callable[[], Words]

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        prefix = f"{self.said().say(f'{PREFIX}usage')}: " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in text.splitlines()) if "\n" in text else super()._fill_text(
            text, width, indent
        )  # fmt: skip


class Parser(argparse.ArgumentParser):
    """A parser of one command's arguments. `about` is the command it reads the arguments of, `said` gives the words of
    the game that is meant.
    """

    def __init__(self, *args: Any, about: str = "", said: Callable[[], Words] | None = None, **rest: Any) -> None:
        self.about = about
        self.said: Callable[[], Words] = said or own_words
        super().__init__(*args, **{**rest, "formatter_class": Formatter})
        self.like = ""  # another command, of which this one has the arguments
        self.elsewhere: Callable[[], Iterable[tuple[str, Parser]]] = tuple  # other games, and parsers of their options
        self.deeds: Sequence[str] = ()  # words that mean something in the first place; each is explained below the rest

    def part(self, ways: Any, name: str) -> Parser:
        """Add the parser of one of several ways to call a command, such as `cosmic lab run`."""
        made: Parser = ways.add_parser(name, about=f"{self.about}-{name}", said=self.said, help=name)
        return made

    def format_help(self) -> str:
        self._explain()
        return super().format_help()

    def format_usage(self) -> str:
        self._explain()
        return super().format_usage()

    def error(self, message: str) -> NoReturn:
        said = self.said()
        for pattern, ident in COMPLAINTS:
            if found := pattern.fullmatch(message):
                facts = {name: self._as_said(value) for name, value in found.groupdict().items()}
                what = said.say(f"{PREFIX}no-{ident}", name=self.prog, **facts) if ident else facts["what"]
                raise Usage(said.say(f"{PREFIX}no-see", what=what, name=self.prog))
        raise Usage(message)

    def _get_formatter(self) -> argparse.HelpFormatter:
        made = super()._get_formatter()
        if isinstance(made, Formatter):
            made.said = self.said
        return made

    def _as_said(self, text: str) -> str:
        """Return the names of arguments as the help calls them: `file, names` as `FILE, NAMES`."""
        called = {action.metavar or action.dest: self._what(action) for action in self._actions}
        return ", ".join(str(called.get(part) or part).strip("'") for part in text.split(", "))

    def _explain(self) -> None:
        """Set every text about this parser and its arguments."""
        said = self.said()
        self._positionals.title = said.say(f"{PREFIX}heading-{'what' if self.about else 'commands'}")
        self._optionals.title = said.say(f"{PREFIX}heading-options")
        self.description = said.say(self._key() or f"{PREFIX}cosmic")
        self.epilog = "\n".join(filter(None, (self._below(said), *self._elsewhere()))) or None
        for action in self._actions:
            if action.help != argparse.SUPPRESS:
                ident = self._key(action.dest)
                action.help = said.say(ident, names=", ".join(known_languages())).replace("%", "%%") if ident else None
                action.metavar = self._what(action)
            for way in getattr(action, "_choices_actions", ()):
                way.help = action.choices[way.dest].line().replace("%", "%%")  # type: ignore[index]

    def line(self) -> str:
        """Return the line about this command, or this form of one."""
        return self.said().say(self._key() or f"{PREFIX}{self.about}")

    def _what(self, action: argparse.Action) -> Any:
        """Return what to type for an argument."""
        said, ident = self.said(), self._key(action.dest)
        return said.say(ident, WHAT) if ident and said.has(ident, WHAT) else action.metavar

    def _below(self, said: Words) -> str:
        key = self._key() or f"{PREFIX}cosmic"
        if self.deeds:
            return "\n".join(self._deeds(said))
        return said.say(key, AFTER) if said.has(key, AFTER) else ""

    def _elsewhere(self) -> Iterator[str]:
        """Yield, for each game whose options this help leaves out, the option that chooses it and the options it adds.
        """
        for game, parser in self.elsewhere():
            parser._explain()
            lines = parser._get_formatter()
            lines.start_section(f"{GAME} {game}")
            lines.add_arguments(parser._optionals._group_actions)
            lines.end_section()
            yield f"\n{lines.format_help()}".rstrip()

    def _deeds(self, said: Words) -> Iterator[str]:
        """Yield a line of help for each action of a command, such as `cosmic deck show DECK   what is in it`."""
        heads = []
        for deed in self.deeds:
            ident = f"{PREFIX}{self.about}-do-{deed}"
            heads.append(f"{self.prog} {deed} {said.say(ident, WHAT) if said.has(ident, WHAT) else ''}".rstrip())
        width = max(map(len, heads)) + GAP
        for deed, head in zip(self.deeds, heads, strict=True):
            yield f"{head:<{width}}{said.say(f'{PREFIX}{self.about}-do-{deed}')}"

    def _key(self, name: str = "") -> str:
        """Return the message about an argument: of this way of a command, of the command, of all that have it; "" if
        none.
        """
        said, parts = self.said(), self.about.split("-")
        rooms = ["-".join(parts[:count]) for count in range(len(parts), 0, -1)] + [self.like] * bool(name)
        idents = [f"{PREFIX}{'-'.join(filter(None, (room, name)))}" for room in rooms]
        idents += [f"{PREFIX}{name}"] if name else []
        found = (ident for ident in idents[: None if name else 1] if ident != PREFIX and said.has(ident))
        return next(found, "")


def own_words() -> Words:
    from cosmic_tui.words.loader import words

    return words()


def known_languages() -> list[str]:
    from cosmic_tui.words.loader import languages

    return languages()


def game_typed(words: Sequence[str]) -> str:
    """Return the game that is typed, its option in full or as far as it was typed; "" without."""
    for place, word in enumerate(words):
        option, sign, value = word.partition("=")
        if len(option) > len("--") and GAME.startswith(option):
            return value if sign else next(iter(words[place + 1 :]), "")
    return ""
