"""The turn of a game that says nothing of it: no phases, no moments; names by message if there are any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.say.parts import Moment, Paragraphs
from engine.kernel.views import View

if TYPE_CHECKING:
    from cosmic_tui.draw.scene import Scene
    from cosmic_tui.words.loader import Words

PHASES: tuple[str, ...] = ()
CHAPTER = "key-turn"
BEGINNINGS: tuple[str, ...] = ("turn_began",)
ORDERED: tuple[str, ...] = ()
ORDERS: tuple[str, ...] = ("until_change", "encounter", "sparing", "against")


def phase(moment: str) -> int:
    return 0


def phase_name(words: Words, phase: str, form: str = "") -> str:
    ident = f"phase-{phase}"
    return words.say_or_value(ident, form) if words.has(ident) else phase.replace("_", " ")


def moments(view: View | None = None) -> Sequence[Moment]:
    return ()


def moment_name(words: Words, moment: str, form: str = "") -> str:
    ident = f"moment-{moment.replace('.', '-')}"
    return words.say_or_value(ident, form) if words.has(ident) else moment


def at_moment(scene: Scene, moment: str) -> Paragraphs:
    return ()
