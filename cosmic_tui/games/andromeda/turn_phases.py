"""The turn of Andromeda's Edge as it is always the same: phases in the strip, moments, and what exists for each."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.andromeda.facts import CARDS
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.say.parts import Moment, Paragraphs
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import View

PHASES = ("launch", "activate", "ambush", "battle", "modules", "ships", "end")
ORDERED = ("launch", "activate", "ambush", "battle", "ships", "end")
MOMENTS = (
    ("setup.factions", "launch", False),
    ("setup.destiny", "launch", False),
    ("choose.main", "launch", False),
    ("launch.place", "launch", False),
    ("launch.placed", "launch", True),
    ("launch.activate", "activate", False),
    ("launch.activated", "activate", True),
    ("launch.ambush", "ambush", False),
    ("launch.ambushed", "ambush", True),
    ("battle.escalation", "battle", True),
    ("battle.diplomacy", "battle", True),
    ("battle.preparation", "battle", True),
    ("battle.roll", "battle", True),
    ("battle.outcome", "battle", True),
    ("battle.damage", "battle", True),
    ("launch.battle", "battle", False),
    ("return.modules", "modules", False),
    ("return.ships", "ships", False),
    ("return.back", "ships", True),
    ("end.window", "end", True),
    ("end.event", "end", True),
    ("end.limits", "end", False),
    ("over", "end", False),
)
TIMINGS = {
    "launch.placed": ("own_turn", "any_turn"),
    "launch.activated": ("own_turn", "any_turn"),
    "launch.ambushed": ("own_turn", "any_turn"),
    "return.back": ("own_turn", "any_turn"),
    "end.window": ("own_turn", "any_turn"),
    "battle.diplomacy": ("battle_diplomacy",),
    "battle.preparation": ("battle_prepare",),
    "battle.roll": ("battle_after_roll",),
    "battle.outcome": ("battle_outcome_won", "battle_outcome_lost"),
    "battle.damage": ("battle_damage",),
}


def phase(moment: str) -> int:
    """Return the phase of PHASES that a moment belongs to."""
    return next((PHASES.index(phase) for ident, phase, _ in MOMENTS if ident == moment), 0)


def phase_name(words: Words, phase: str, form: str = "") -> str:
    return words.say(f"phase-{phase}", form)


def moments(view: View | None = None) -> Sequence[Moment]:
    return [Moment(ident, phase, is_open) for ident, phase, is_open in MOMENTS]


def moment_name(words: Words, moment: str, form: str = "") -> str:
    return words.say(f"moment-{moment.replace('.', '-')}", form)


def at_moment(scene: Scene, moment: str) -> Paragraphs:
    """Return the cards of the box that can be played at a moment. The lines are the same for every player, whatever
    they hold.
    """
    wanted = TIMINGS.get(moment, ())
    return [[Run(scene.say(f"card-{card.id}"), "flare")] for card in CARDS.values() if card.timing in wanted]
