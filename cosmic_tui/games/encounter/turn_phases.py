"""The turn of Cosmic Encounter: its phases, its moments, and what exists in a game for each of them."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.games.encounter.draw.chart import at_moment, everywhere
from cosmic_tui.games.encounter.facts import printed
from cosmic_tui.say.parts import Moment
from cosmic_tui.words.loader import Words
from engine.encounter.view_types import View

__all__ = ["BEGINNINGS", "CHAPTER", "ORDERED", "ORDERS", "PHASES", "at_moment", "moments", "phase", "phase_name"]

PHASES: tuple[str, ...] = ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
BEFORE, AFTER = ("start", ""), ("encounter", "turn")
CHAPTER = "key-encounter"
BEGINNINGS: tuple[str, ...] = ("turn_began", "encounter_began")
ORDERED: tuple[str, ...] = ("start", *PHASES, "encounter")
ORDERS: tuple[str, ...] = ("until_change", "against", "encounter")
NAMES = {"start": "phase-start_turn", "encounter": "scr-phase_end", "turn": "scr-phase_turn", "any": "scr-phase_any"}


def phase(moment: str) -> int:
    """Return the number of the phase a moment belongs to, 0 to 6."""
    here = moment.partition(".")[0]
    if here in BEFORE:
        return 0
    return len(PHASES) - 1 if here in AFTER else PHASES.index(here)


def phase_name(words: Words, phase: str, form: str = "") -> str:
    return words.say_or_value(NAMES.get(phase, f"phase-{phase}"), form)


def moments(view: View | None = None) -> Sequence[Moment]:
    """Return the moments of the course, then those of this table without a fixed place in the course."""
    found = [*printed().moments, *[entry.moment for entry in (everywhere(view) if view else ())]]
    return [Moment(moment.ident, moment.phase, moment.open) for moment in found]
