"""The phases of a turn, the steps of a combat in them, and how far a view has come. Knows no words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.chaos import cards
from cosmic_tui.say.parts import Moment, Paragraphs
from engine.chaos.view_types import View

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.scene import Scene

PHASES = ("start", "main", "combat", "end")
COMBAT = ("named", "equip", "pay", "fire", "bomb")
STRIP = ("equip", "pay", "fire", "bomb", "disarm")  # the steps the second row of the screen names
MOMENTS = ("start", "main", *(f"combat.{step}" for step in COMBAT), "end")
BEGINNER = ("start", "main", "combat.equip", "combat.fire", "combat.bomb", "end")


class Step(NamedTuple):
    """A step of the turn: its part of a message id, and whether it is over, current or still to come."""

    name: str
    state: str  # done, now, todo


def moment_of(view: View) -> str:
    """Return the step of the turn that a view is at, as a part of a message id. A window belongs to the step before it.
    """
    return step_of(view).replace(".", "-")


def step_of(view: View) -> str:
    fight = view["fight"]
    return f"combat.{fight['step']}" if fight else str(view["phase"])


def steps(view: View) -> list[Step]:
    """Return the steps of this turn in their order, including those of a combat while there is one."""
    every = BEGINNER if view["mode"] == "beginner" else MOMENTS
    if not view["fight"]:
        every = tuple(name for name in every if not name.startswith("combat."))
    now = step_of(view)
    if now not in every:
        return [Step(name.replace(".", "-"), "todo") for name in every]
    place = every.index(now)
    states = ["done" if number < place else "now" if number == place else "todo" for number in range(len(every))]
    return [Step(name.replace(".", "-"), state) for name, state in zip(every, states, strict=True)]


def phase_number(view: View) -> int:
    """Return the number of the phase, 0 to 3; -1 before the first turn."""
    phase = view["phase"]
    return PHASES.index(phase) if phase in PHASES else -1


def step_number(view: View) -> int:
    """Return the number of the combat's step on the strip, 0 to 4, or -1 before the first."""
    fight = view["fight"]
    return STRIP.index(fight["step"]) if fight and fight["step"] in STRIP else -1


# --- for the page of all moments and for standing orders --------------------------------------------------------------

ORDERED = PHASES
BEGINNINGS = ("turn_began", "attack")  # events with which a new part of the log begins
OPEN = frozenset(
    (
        "start.start", "main.action", "main.ending", "combat.named", "combat.ready", "combat.shots", "combat.damage",
        "combat.bombs", "combat.trap", "end.end",
    )
)  # fmt: skip
EVERY = (
    "start", "start.start", "main", "main.action", "main.ending", "combat.named", "combat.equip", "combat.ready",
    "combat.pay", "combat.shots", "combat.fire", "combat.damage", "combat.bomb", "combat.bombs", "combat.trap", "end",
    "end.end",
)  # fmt: skip
# which interrupts fit into which moment, by their subtypes
FITTING = {
    "start.start": ("starter", "reaction"),
    "main.action": ("general", "reaction"),
    "main.ending": ("general", "reaction"),
    "combat.named": ("general", "reaction"),
    "combat.ready": ("battle", "reaction"),
    "combat.shots": ("battle", "reaction"),
    "combat.damage": ("battle", "reaction"),
    "combat.bombs": ("battle", "reaction"),
    "combat.trap": ("battle", "reaction"),
    "end.end": ("reaction",),
}


def phase(moment: str) -> int:
    """Return the phase that a moment belongs to."""
    name = moment.partition(".")[0]
    return PHASES.index(name) if name in PHASES else 0


def moments(view: View | None = None) -> list[Moment]:
    return [Moment(name, name.partition(".")[0], name in OPEN) for name in EVERY]


def at_moment(scene: Scene, moment: str) -> Paragraphs:
    """Return the subtypes of interrupts that may be played at a moment, and those cards of the reader's hand."""
    fitting = FITTING.get(moment, ())
    if not fitting:
        return []
    kinds = scene.words.join(scene.say(f"kind-{kind}") for kind in fitting)
    text = [[Run(scene.say("page-may_be_played", names=kinds), "text")]]
    for ident in dict.fromkeys(scene.view.get("hand", [])):
        if cards.type_of(ident) == "interrupt" and cards.card(ident).subtype in fitting:
            text.append([Run(f"  {cards.name(scene.words, ident)}", cards.token_of(ident))])
    return text
