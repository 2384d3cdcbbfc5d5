"""The kept looks of a game, read and written. Knows files and the shape of a look; must not know any game."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgpack

from engine.games import rules_of

PLACE = Path(__file__).parents[1] / "data" / "corpus"
GAMES = ("encounter", "andromeda", "chaos")


class Look(NamedTuple):
    """What a seat knows at one of its questions."""

    played: str  # which game, and which of its questions
    view: dict[str, Any]
    help: dict[str, Any]
    events: list[dict[str, Any]]  # since the last look
    points: list[tuple[str, dict[str, Any]]]  # that a film shows, since then
    previews: list[tuple[Any, dict[str, Any]]]  # answers, and what each would bring
    ending: dict[str, Any] | None = None

    @property
    def helped(self) -> dict[str, Any]:
        """The view with its help, as a table tells it a person."""
        return {**self.view, **self.help}


def file(game: str) -> Path:
    return PLACE / f"{game}.corpus"


def write(game: str, looks: list[Look]) -> None:
    """Keep these looks, with the version of the rules that told them."""
    head = {"rules": rules_of(game).version, "kinds": kinds(looks)}
    PLACE.mkdir(exist_ok=True)
    file(game).write_bytes(zlib.compress(msgpack.packb([head, [list(look) for look in looks]]), 9))


@cache
def kept(game: str) -> tuple[dict[str, Any], list[Look]]:
    """What the file was made by, and its looks."""
    data = zlib.decompress(file(game).read_bytes())
    head, looks = msgpack.unpackb(data, strict_map_key=False, use_list=True)
    return head, [Look(*look) for look in looks]


def kinds(looks: list[Look]) -> list[str]:
    """Every kind of event among them."""
    return sorted({event["event"] for look in looks for event in look.events})
