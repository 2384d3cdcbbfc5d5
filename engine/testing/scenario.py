"""Scenario files: a starting position, a script of answers, and what is expected. This module reads them.

A file is TOML with one scenario, or several under `[[scenario]]`; before them it may name their `game`. The keys `id`,
`title`, `rules`, `note`, `script`, `expect`, `alike`, `until` and `turns` mean the same in every game; all others
belong to the game. An error in a file is raised as a code with facts and the number of the line. Independent of any
game; it opens no file.
"""

import re
import tomllib
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.errors import Unreadable

MOST_TURNS = 20
REFUSED = re.compile(r"^refused(?: ([a-z_]+))?: *(.*)$")
HEADER = re.compile(r"^\s*\[\[\s*scenario\s*\]\]")
COMMENT = re.compile(r"""("(?:\\.|[^"\\])*"|'[^']*')|#.*$""")


class BadScenario(Unreadable):
    """An error for a scenario that cannot be understood: a code, the line, and facts for the sentence."""

    def __init__(self, code: str, line: int, **facts: Any) -> None:
        super().__init__(f"line {line}: {code} {facts}")
        self.code = code
        self.line = line
        self.facts = facts


class Source:
    """The text of a scenario file, to find the line of an error. TOML readers do not keep lines, so it is searched when
    needed.
    """

    def __init__(self, text: str) -> None:
        self.lines = [COMMENT.sub(lambda hit: hit[1] or "", line) for line in text.splitlines()]
        self.first, self.last = 0, len(self.lines)

    def part(self, first: int, last: int) -> "Source":
        """Return the part of the source that holds one of several scenarios."""
        part = Source("")
        part.lines, part.first, part.last = self.lines, first, last
        return part

    def line(self, *path: str, text: str = "") -> int:
        """Return the number of the line with a key, given by the keys that lead to it, or with `text` at or below that
        line.
        """
        at = self.first
        for key in path:
            at = self._find(re.compile(rf"(?<![\w]){re.escape(key)}[\"']?\s*[=.\]]"), at)
        if text:
            at = self._find(re.compile(re.escape(text)), at)
        return at + 1

    def _find(self, pattern: re.Pattern[str], at: int) -> int:
        return next((number for number in range(at, self.last) if pattern.search(self.lines[number])), at)

    def entries(self, key: str, values: list[Any]) -> list[int]:
        """Return the lines on which the entries of a list begin. The search for each starts behind the one before."""
        row, column, found = self.line(key) - 1, 0, []
        for value in values:
            needle = value if isinstance(value, str) else "{"
            while row < self.last and (hit := self.lines[row].find(needle, column)) < 0:
                row, column = row + 1, 0
            if row >= self.last:  # the text is written with escapes: use the line of the list
                row = self.line(key) - 1
                found.append(row + 1)
                continue
            found.append(row + 1)
            column = hit + len(needle) if isinstance(value, str) else self._end_of_table(row, hit)
        return found

    def _end_of_table(self, row: int, column: int) -> int:
        depth = 0
        for place in range(column, len(self.lines[row])):
            depth += {"{": 1, "}": -1}.get(self.lines[row][place], 0)
            if not depth:
                return place
        return len(self.lines[row])


@dataclass(frozen=True)
class ScriptLine:
    """A line of a script: an answer of a seat. With `refused` the answer must be refused, for the reason `because` if
    it is given.
    """

    text: str
    number: int
    refused: bool = False
    because: str = ""


@dataclass(frozen=True)
class Check:
    """A check between two lines of a script. `at` names a moment to wait for; `since_line` counts only what happened
    after the line above.
    """

    wanted: dict[str, Any]
    number: int
    at: str = ""
    since_line: bool = False


Step = ScriptLine | Check


@dataclass(frozen=True)
class Say:
    """A sentence of a lesson, shown at a question to the reader (`at`, "*" for any) or at a show point (`on`).

    With `only` the reader can give no other answer than the script's. `words` is the id of the message; `region` is the
    part of the screen that it refers to.
    """

    words: str
    at: str = ""
    on: str = ""
    only: bool = False
    region: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson, which a scenario may contain: the seat of the reader, the bot that plays the others after the script,
    and the sentences.
    """

    reader: str
    others: str
    says: tuple[Say, ...]


@dataclass(frozen=True)
class Alike:
    """A second game that must look the same to those named in `to`: the differences in its position and in its script.
    """

    keys: dict[str, Any]
    script: tuple[Step, ...]
    to: tuple[str, ...]


@dataclass(frozen=True)
class Scenario:
    """A scenario as read from a file. `keys` are the keys that belong to the game. `game` is "" if the file names none.
    """

    id: str
    title: str
    rules: tuple[str, ...]
    script: tuple[Step, ...]
    expect: dict[str, Any]
    until: str
    turns: int
    source: Source
    keys: dict[str, Any] = field(default_factory=dict)
    game: str = ""
    lesson: Lesson | None = None
    alike: Alike | None = None


def read(text: str, rules_of: Callable[[str], Collection[str]]) -> list[Scenario]:
    """Read all scenarios of a file. `rules_of` returns the ids of a game's rule statements; the game is "" if the file
    names none.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, where = str(error).partition(" (at ")
        hit = re.match(r"line (\d+)", where)
        raise BadScenario("not_toml", int(hit[1]) if hit else len(text.splitlines()), what=what) from error
    source = Source(text)
    game = _typed(data, source, "game", str, "")
    rules = rules_of(game)
    if "scenario" not in data:
        return [read_one(data, source, rules, game)]
    starts = [number for number, line in enumerate(source.lines) if HEADER.match(line)]
    for key in data:
        if key != "scenario":
            raise BadScenario("unknown_key", source.line(key), name=key, near="")
    if not isinstance(data["scenario"], list) or len(starts) != len(data["scenario"]):
        raise BadScenario("wrong_type", source.line("scenario"), name="scenario", wanted="tables")
    ends = [*starts[1:], len(source.lines)]
    return [
        read_one(table, source.part(first, last), rules, game)
        for table, first, last in zip(data["scenario"], starts, ends, strict=True)
    ]


def read_one(data: dict[str, Any], source: Source, rules: Collection[str], game: str = "") -> Scenario:
    data = dict(data)
    for key in ("id", "title", "rules"):
        if key not in data:
            raise BadScenario("missing_key", source.first + 1, name=key)
    data.pop("note", "")
    lesson, alike = read_lesson(data, source), read_alike(data, source)
    scenario = Scenario(
        id=_typed(data, source, "id", str),
        title=_typed(data, source, "title", str),
        rules=tuple(_typed(data, source, "rules", list)),
        script=read_script(_typed(data, source, "script", list, []), source),
        expect=_typed(data, source, "expect", dict, {}),
        until=_typed(data, source, "until", str, ""),
        turns=_typed(data, source, "turns", int, 1),
        source=source,
        keys=data,
        game=game,
        lesson=lesson,
        alike=alike,
    )
    for rule in scenario.rules:
        if rule not in rules:
            raise BadScenario("unknown_rule", source.line("rules", text=str(rule)), name=str(rule))
    if not scenario.rules:
        raise BadScenario("no_rules", source.line("rules"))
    checked = any(isinstance(step, Check) or step.refused for step in scenario.script)
    if not (scenario.expect or scenario.alike or checked):
        raise BadScenario("expects_nothing", source.first + 1)
    if not 1 <= scenario.turns <= MOST_TURNS:
        raise BadScenario("turns", source.line("turns"), high=MOST_TURNS)
    return scenario


SAY_KEYS = {"words": str, "at": str, "on": str, "only": bool, "region": str}


def read_lesson(data: dict[str, Any], source: Source) -> Lesson | None:
    """Remove the keys of a lesson from the data and return the lesson; None if it has no sentences."""
    reader, others = _typed(data, source, "reader", str, ""), _typed(data, source, "others", str, "")
    says = _typed(data, source, "say", list, [])
    if not says:
        return None
    found = []
    for say in says:
        if type(say) is not dict:
            raise BadScenario("wrong_type", source.line("say"), name="say", wanted="tables")
        line = source.line("say", text=str(say.get("words", "say")))
        for key, value in say.items():
            if key not in SAY_KEYS:
                raise BadScenario("unknown_key", line, name=key, near="")
            if type(value) is not SAY_KEYS[key]:
                raise BadScenario("wrong_type", line, name=key, wanted=TYPE_WORDS[SAY_KEYS[key]])
        if "words" not in say or ("at" in say) == ("on" in say):
            raise BadScenario("missing_key", line, name="words" if "words" not in say else "at")
        found.append(Say(**say))
    for key, value in (("reader", reader), ("others", others)):
        if not value:
            raise BadScenario("missing_key", source.line("say"), name=key)
    return Lesson(reader, others, tuple(found))


def read_alike(data: dict[str, Any], source: Source) -> Alike | None:
    """Remove the key `alike` from the data and return the second game that must look the same; None if there is none.
    """
    if "alike" not in data:
        return None
    found = dict(_typed(data, source, "alike", dict))
    script = read_script(_typed(found, source, "script", list, []), source)
    to = _typed(found, source, "to", list, ["all"])
    if (not found and not script) or not to or not all(type(who) is str for who in to):
        raise BadScenario("expects_nothing", source.line("alike"))
    return Alike(found, script, tuple(to))


TYPE_WORDS = {str: "text", list: "list", dict: "table", int: "number", bool: "yes_no"}


def _typed(data: dict[str, Any], source: Source, key: str, kind: type, default: Any = None) -> Any:
    value = data.pop(key, default)
    if type(value) is not kind:
        raise BadScenario("wrong_type", source.line(key), name=key, wanted=TYPE_WORDS[kind])
    return value


def read_script(entries: list[Any], source: Source) -> tuple[Step, ...]:
    """Read the script of a scenario: texts become lines, tables become checks."""
    steps: list[Step] = []
    for entry, number in zip(entries, source.entries("script", entries), strict=True):
        if isinstance(entry, dict):
            wanted = dict(entry)
            at, since_line = wanted.pop("at", ""), wanted.pop("since_line", False)
            if type(at) is not str or type(since_line) is not bool:
                name, kind = ("at", str) if type(at) is not str else ("since_line", bool)
                raise BadScenario("wrong_type", number, name=name, wanted=TYPE_WORDS[kind])
            if not wanted and not at:
                raise BadScenario("expects_nothing", number)
            steps.append(Check(wanted, number, at, since_line))
        elif isinstance(entry, str):
            hit = REFUSED.match(entry)
            steps.append(ScriptLine(hit[2], number, True, hit[1] or "") if hit else ScriptLine(entry, number))
        else:
            raise BadScenario("wrong_type", number, name="script", wanted="text")
    return tuple(steps)
