"""A whole table drawn from a view alone, without a terminal: what a person would see, as rows of runs and as text."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cosmic_tui.canvas.cells import Row, plain
from cosmic_tui.draw.layout import layout
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts, board_of
from cosmic_tui.draw.scene import Person, Scene
from cosmic_tui.draw.table import table
from cosmic_tui.games.andromeda.sentences import Voice
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.screens.asking import make_asking
from cosmic_tui.words.loader import words

GAME = "andromeda"
NAMES = ("Vera", "Tom", "Ines", "Quill")
COLOURS = ("red", "green", "blue", "yellow")
WORDS = words("en", GAME)


def scene_of(view: dict[str, Any], size: tuple[int, int]) -> Scene:
    """The table with the prompt as it opens; nothing has been told yet."""
    room = layout(*size, view["n"], Parts(GAME))
    assert room is not None
    asking = None
    if view["question"] is not None:
        voice = Voice(WORDS, NAMES[: view["n"]], view["seat"])
        told = {"refused": None, "preview": None, "asked": [], "orders": {}}
        state: Any = SimpleNamespace(view=view, question=view["question"], seat=view["seat"], **told)
        draft = start(view, view["question"], answering_of(GAME))
        asking = make_asking(voice, state, draft, confirm=False, prepared=False)
    people = tuple(Person(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True))[: view["n"]]
    gathered = board_of(GAME).gathered(view, [])
    return Scene(
        view=view, people=people, layout=room, look=Look(WORDS, parts=Parts(GAME)), asking=asking, gathered=gathered
    )


def rows_of(view: dict[str, Any], size: tuple[int, int]) -> list[Row]:
    return table(scene_of(view, size))


def text_of(view: dict[str, Any], size: tuple[int, int]) -> str:
    return "\n".join(plain(row).rstrip() for row in rows_of(view, size)) + "\n"
