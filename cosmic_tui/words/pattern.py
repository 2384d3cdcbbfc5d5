"""Messages that are plain texts, or texts with names put in: read and said without Fluent's own machinery.

Nine messages in ten are so. To import Fluent takes longer than to draw the first screen, and to format with it longer
than to put words together, so it is called only for what has plural forms, terms or functions in it. A test says every
message both ways. Knows the form of a message file; must not know languages, readers or where files lie.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

HEAD = re.compile(r"-?[A-Za-z][\w-]*[ ]*=[ ]*(.*)")
ATTRIBUTE = re.compile(r" +\.([A-Za-z][\w-]*)[ ]*=[ ]*(.*)")
MORE = re.compile(r"( +)([^ .\[*}].*)")
NAME_IN = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
BRACE = re.compile(r"[{}]")
LEAST_GROUPED = 1000  # from here on a number is written with separators


class Text(NamedTuple):
    """A pattern: texts and names of what is put in, in turn, beginning and ending with a text."""

    parts: tuple[str, ...]

    def say(self, args: Mapping[str, Any]) -> str | None:
        """The sentence; None if something is missing or is neither a text nor a small number."""
        parts = self.parts
        if len(parts) == 1:
            return parts[0]
        said = list(parts)
        for place in range(1, len(parts), 2):
            value = args.get(parts[place])
            if type(value) is int and -LEAST_GROUPED < value < LEAST_GROUPED:
                value = str(value)
            if type(value) is not str:
                return None
            said[place] = value
        return "".join(said)


class Message(NamedTuple):
    """The value and the attributes of a message."""

    value: Text | None
    attributes: dict[str, Text]


def read(source: str) -> Message | None:
    """A message as it stands in its file, or None if it is for Fluent to read."""
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
    """Lines as one pattern, without the indentation they share; None if it is empty or holds more than names."""
    first, *more = lines
    shared = min((len(line) - len(line.lstrip(" ")) for line in more if line), default=0)
    body = "\n".join((first, *(line[shared:] for line in more))).strip()
    parts = NAME_IN.split(body)
    if not body or any(BRACE.search(part) for part in parts[::2]):
        return None
    return Text(tuple(parts))
