"""Cosmic Encounter: facts of events and parts of a view by which something hidden comes to light."""

from __future__ import annotations

from typing import Any

from engine.testing.two_worlds import Light
from tests.secrets.kinds import named_in_view, tells

# The public facts of events in which something shows that was hidden.
COMES_TO_LIGHT = {
    "first_player": "seat",
    "destiny_drawn": "destiny named",
    "card_laid_open": "face",
    "revealed": "offcard defcard turned",
    "turned_without_effect": "offcard defcard",
    "announced": "use face choice item source",
    "discarded": "faces",
    "hand_shown": "faces",
    "card_replaced": "face",
    "sheet_turned_up": "alien",
    "sheet_left": "alien",
    "technology_kept": "thrown",
    "technology_completed": "technology",
    "technology_abandoned": "technology",
    "technology_turned_up": "technology",
    "technology_left": "technology",
    "chosen.added": "face",
    "gambler.challenged": "face",
    "gambler.turned": "face",
    "hate.shown": "face",
    "miser.hoard_shown": "faces",
}
shows = tells(
    COMES_TO_LIGHT,
    frozenset(("faces", "face", "their_faces", "alien", "technology", "technologies", "choice", "proposal")),
)


# What an event names is there for who reads it.
NAMED = {
    **{
        kind: "face"
        for kind in ("card_laid_open", "card_replaced", "gambler.challenged", "gambler.turned", "hate.shown")
    },
    **{f"technology_{how}": "technology" for how in ("abandoned", "completed", "turned_up")},
    "destiny_drawn": "destiny",
    "discarded": "faces",
    "drew": "faces",
    "revealed": "offcard defcard",
    "sheet_turned_up": "alien",
    "technology_kept": "thrown",
}
agrees = named_in_view(NAMED, frozenset(("card_laid_open", "sheet_turned_up")))


def opens(where: str, eye: int, view: Any) -> bool:
    """How many cards a hand has: Plague takes one of each sort, before it is told which; and a sheet that has become
    the seat's own."""
    own = f".view.seats.{eye}.sheets." in where and where.endswith(".alien")
    return own or (".view.seats." in where and where.endswith(".hand"))


def known_hands(game: Any, *seats: int) -> frozenset[int]:
    """Return who knows the hands of these seats: they themselves, and those who were shown one in this encounter, as
    Barbarian is (`hand_seen`)."""
    noted = {key: notes for key, notes in game.notes.items() if key.startswith("seen:")}
    seen = (key for key, notes in noted.items() if any(what == "hand" and seat in seats for what, seat, _ in notes))
    return frozenset((*seats, *(int(key.partition(":")[2]) for key in seen)))


def promised(game: Any) -> list[int]:
    """Return the cards that a side has chosen already for a deal: they are as good as given (R-NEG-7)."""
    done = [entry for name, args, _ in game.stack if name == "deals.details" for entry in args[1]]
    return [face for kind, _, what, *_ in done if kind == "cards" for face in what]


LIGHT = Light(shows, opens, frozenset(("hand_shown", "deal_failed")))

# Questions that everybody sees, and what a seat answers them with in secret.
OWN_CHOICE = {
    **dict.fromkeys(("planning.pick", "planning.pick_second", "deal.give", "philanthropist.card"), "card"),
    **dict.fromkeys(("trader.give_back", "miser.set_aside", "quark_battery.store"), "card"),
    "technology.keep": "technology", "setup.alien": "alien",
}  # fmt: skip
