"""Differences between what a seat was told in two worlds. Differences that a quick table may show are left out.

`two_worlds.py` compares with these functions. Independent of any game.
"""

from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]


def without_waits(heard: list[tuple[float, Message]], stood: dict[str, Message]) -> Iterator[tuple[float, Message]]:
    """Yield what was told between two public answers, without the steps in between: first all events in a row, then the
    other messages, at last the view and the question if they differ from those in `stood`.
    """
    events = [message for _, message in heard if message["kind"] == "events"]
    if events:
        first = min(message["first"] for message in events)
        told: list[Any] = []
        for message in events:  # a player who comes back hears the story once more
            told[message["first"] - first :] = message["events"]
        yield 0.0, {"kind": "events", "first": first, "events": told}
    last: dict[str, Message] = {}
    others: list[Message] = []
    for _, message in heard:
        if message["kind"] in ("view", "question", "clock"):
            last[message["kind"]] = message
        elif message["kind"] != "events":
            others.append(message)
    yield from ((0.0, message) for message in sorted(others, key=lambda message: str(message["kind"])))
    if "view" in last:
        last["view"] = {"kind": "view", "view": {**last["view"]["view"], "asked": None}}
    if "question" in last:
        last["question"] = {**last["question"], "asked": None}
    for kind in ("view", "question"):
        if kind in last and stood.get(kind) != last[kind]:
            stood[kind] = last[kind]
            yield 0.0, last[kind]


def happened(heard: list[tuple[float, Message]]) -> list[Any]:
    """Return the events in these messages, without the messages around them."""
    return [event for _, message in heard if message["kind"] == "events" for event in message["events"]]


def first_difference(one: Any, two: Any, path: str) -> tuple[str, Any, Any]:
    """Return the path at which two plain values first differ, and what each holds there."""
    if isinstance(one, dict) and isinstance(two, dict):
        if list(one) != list(two):
            return f"{path} (keys)", list(one), list(two)
        for key in one:
            if repr(one[key]) != repr(two[key]):
                return first_difference(one[key], two[key], f"{path}.{key}")
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        for number, (mine, theirs) in enumerate(zip(one, two, strict=False)):
            if repr(mine) != repr(theirs):
                return first_difference(mine, theirs, f"{path}.{number}")
        return f"{path} (length)", one, two
    return path, one, two


def shortly(message: Message) -> str:
    return repr({key: part for key, part in message.items() if key not in ("kind", "view")})[:120]
