"""Messages that are plain texts, or texts with names put in, bent or not: said without Fluent's own machinery.

Nine messages in ten are so. To import Fluent takes longer than to draw the first screen, and to format with it longer
than to put words together, so it is called only for what has plural forms, terms or functions in it. A test says every
message both ways. Knows the form of a message file; must not know languages, readers or where files lie.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cosmic_tui.words.names import CASES, Grammar, put

HEAD = re.compile(r"-?[A-Za-z][\w-]*[ ]*=[ ]*(.*)")
ATTRIBUTE = re.compile(r" +\.([A-Za-z][\w-]*)[ ]*=[ ]*(.*)")
MORE = re.compile(r"( +)([^ .\[*}].*)")
NAME_IN = re.compile(r"""\{ *((?:(?:CASE|THE)\( *)?\$[A-Za-z][\w-]*(?: *, *"[A-Za-z]*")?(?: *\))?) *\}""")
NAME = re.compile(r"\$([A-Za-z][\w-]*)")
CALL = re.compile(r"""(CASE|THE)\( *\$([A-Za-z][\w-]*)(?: *, *"([A-Za-z]*)")? *\)""")
BRACE = re.compile(r"[{}]")
LEAST_GROUPED = 1000  # from here on a number is written with separators


class Call(NamedTuple):
    """A name that is put in bent: by which function, which variable, in which case."""

    function: str
    variable: str
    case: str


class Text(NamedTuple):
    """A pattern: texts and what is put in, in turn, beginning and ending with a text."""

    parts: tuple[str | Call, ...]

    def say(self, args: Mapping[str, Any], grammar: Grammar | None = None) -> str | None:
        """Return the sentence; None if something is missing or is neither a text nor a small number."""
        parts = self.parts
        if len(parts) == 1:
            return str(parts[0])
        said: list[Any] = list(parts)
        for place in range(1, len(parts), 2):
            part = said[place]
            value = args.get(part if type(part) is str else part.variable)
            if type(value) is int and -LEAST_GROUPED < value < LEAST_GROUPED:
                value = str(value)
            if not isinstance(value, str):
                return None
            if type(part) is Call:
                if grammar is None:
                    return None
                value = put(grammar, part.function, value, part.case)
            said[place] = value
        return "".join(said)


class Message(NamedTuple):
    """The value and the attributes of a message."""

    value: Text | None
    attributes: dict[str, Text]


def forms_with_cases(attributes: Iterable[str]) -> frozenset[str]:
    """Return the forms of a name that have cases of their own: "" for `.acc`, "short" for `.short-acc`."""
    parts = (name.rpartition("-") for name in attributes)
    return frozenset(form for form, _, case in parts if case in CASES)


def read(source: str) -> Message | None:
    """Return a message as it stands in its file, or None if it is for Fluent to read."""
    blocks: list[tuple[str, list[str]]] = []  # name of an attribute or nothing, first line and further ones
    for number, line in enumerate(source.rstrip().split("\n")):
        if line.startswith("#"):
            break
        found = ATTRIBUTE.fullmatch(line) if number else HEAD.fullmatch(line)
        if found:
            blocks.append((found[1] if number else "", [found[found.lastindex or 1]]))
        elif blocks and (MORE.fullmatch(line) or not line.strip()):
            blocks[-1][1].append(line.rstrip())
        else:
            return None
    texts = {name: _text(lines) for name, lines in blocks}
    if not blocks or any(text is None for name, text in texts.items() if name):
        return None
    value = texts.pop("", None)
    if value is None and (blocks[0][1] != [""] or not texts):
        return None
    return Message(value, {name: text for name, text in texts.items() if text is not None})


def _text(lines: list[str]) -> Text | None:
    """Read lines as one pattern, without the indentation they share; None if it is empty or holds more than names."""
    first, *more = lines
    shared = min((len(line) - len(line.lstrip(" ")) for line in more if line), default=0)
    body = "\n".join((first, *(line[shared:] for line in more))).strip()
    parts: list[str | Call] = list(NAME_IN.split(body))
    if not body or any(BRACE.search(str(part)) for part in parts[::2]):
        return None
    for place in range(1, len(parts), 2):
        put_in = _put_in(str(parts[place]))
        if put_in is None:
            return None
        parts[place] = put_in
    return Text(tuple(parts))


def _put_in(source: str) -> str | Call | None:
    """Return what stands between curly brackets: the name of a variable, a call, or None for Fluent to read."""
    if found := NAME.fullmatch(source):
        return found[1]
    found = CALL.fullmatch(source)
    return Call(found[1], found[2], found[3] or "") if found else None
