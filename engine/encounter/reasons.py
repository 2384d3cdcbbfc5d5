"""Reasons why a card cannot be played now, and why a power does not count: codes for screens, never sentences.

Reads the position for one seat's own cards and for public sheets only.
"""

from functools import cache
from typing import Any

from engine.encounter.cards import FIRST_FLARE, MORPH, NAMES
from engine.encounter.items import Use
from engine.encounter.moments import moment_name
from engine.encounter.playable import card_use, flare_open
from engine.encounter.state import UP, ZAPPED, Game
from engine.kernel.asking import Question

# reasons: now, moment, role, flare_limit, barred, condition, not_asked, encounter_card
PLANNING_ONLY = ("planning.pick",)


def hand_notes(game: Game, seat: int, question: Question | None) -> list[list[Any]]:
    """Return, for each distinct card of the seat: [name, reason code, half of a flare or "", moments at which it may be
    played].
    """
    lit = {ref[1] for ref in question.options if ref[0] == "card"} if question is not None else ()
    moment = moment_name(game)
    laid = "moment" if moment not in PLANNING_ONLY else "obliged" if question is not None else "not_asked"
    notes = []
    for face in sorted(set(game.hands[seat])):
        use = None if face <= MORPH else card_use(game, seat, face)
        if use is None:
            notes.append([NAMES[face], "now" if face in lit else laid, "", [*PLANNING_ONLY]])
        else:
            why = "now" if face in lit else reason(game, seat, face, use, moment, question is not None)
            notes.append([NAMES[face], why, half(use.key) if face >= FIRST_FLARE else "", [*use.moments]])
    return notes


@cache
def half(key: str) -> str:
    """Return which half of its flare a use is, by its key."""
    return key.rpartition(".")[2]


def reason(game: Game, seat: int, face: int, use: Use, moment: str, asked: bool) -> str:
    """Return why this card of the seat cannot be played at this moment. It is for cards that are played, not encounter
    cards that are laid.
    """
    if face >= FIRST_FLARE and not flare_open(game, seat, face):
        return "barred" if face in game.flares_used else "flare_limit"
    others = answers_others(use.moments)
    if moment not in use.moments and not others:
        return "moment"
    if not use.roles >> game.role[seat] & 1:
        return "role"
    if others:
        return "response"
    return "condition" if asked else "not_asked"


@cache
def answers_others(moments: tuple[str, ...]) -> bool:
    """Return whether the use responds to another player's action, rather than waiting for its place in the turn."""
    return any(moment.startswith("any.") for moment in moments)


def no_effect(game: Game) -> list[list[Any]]:
    """Return the powers of the reveal that people expect to count but that do not: [seat, use, reason]."""
    declared = {effect[-1][1] for effect in game.effects if isinstance(effect[-1], tuple) and effect[-1][0] == "power"}
    found = []
    for seat, index, use, _ in game.ears.get("reveal.flipped", ()):
        if index < 0 or use.key in declared:
            continue
        sheet = game.sheets[seat][index]
        if not sheet[UP]:
            continue
        if sheet[ZAPPED]:
            why = "zapped"
        elif not game.on[seat]:
            why = "lost"
        elif not use.roles >> game.role[seat] & 1:
            why = "role"
        else:
            continue
        found.append([seat, use.key, why])
    return found
