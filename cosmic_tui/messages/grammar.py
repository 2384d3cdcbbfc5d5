"""From the classes of messages to a grammar that judges them: each is a TypedDict, so mypy reads what is checked.

    class Chat(TypedDict):
        "a line for everybody"
        kind: Literal["chat"]
        text: Line                # Annotated[str, Text(1000)]: what it is, and what it may hold

    TABLE_UP = grammar(Chat, ...)

Knows plain values; must not know which messages there are.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

from cosmic_tui.messages.fields import Field, Maybe

Message = Mapping[str, Any]  # any of them: the reader of a field names the class of the kind


class Kind(NamedTuple):
    """One kind of message. `about` is the line a stranger reads of it."""

    about: str
    fields: dict[str, Field]


Grammar = dict[str, Kind]


def grammar(*messages: type) -> Grammar:
    """Return what these classes say, by the kind of message."""
    found: Grammar = {}
    for message in messages:
        hints = get_type_hints(message, include_extras=True)
        (kind,) = get_args(hints.pop("kind"))
        optional = message.__optional_keys__  # type: ignore[attr-defined]
        fields = {name: _field(hint, name in optional) for name, hint in hints.items()}
        found[kind] = Kind(message.__doc__ or "", fields)
    return found


def _field(hint: Any, optional: bool) -> Field:
    """Return the description that stands beside the type of a field."""
    while not hasattr(hint, "__metadata__"):
        (hint,) = get_args(hint)  # NotRequired
    field: Field = hint.__metadata__[0]
    return Maybe(field) if optional else field


def misfit(message: Any, known: Grammar) -> str:
    """Return "" if the message has exactly the fields of its kind and each one fits; else what is wrong: "kind",
    "field".
    """
    if type(message) is not dict or type(message.get("kind")) is not str or message["kind"] not in known:
        return "kind"
    there = 1
    for name, field in known[message["kind"]].fields.items():
        if name in message:
            there += 1
            if not field.fits(message[name]):
                return "field"
        elif not field.optional:
            return "field"
    return "" if there == len(message) else "field"
