"""Why a card of the seat's own hand cannot be played now, and when it can: a code with numbers, for the key that asks.
Uses only what the seat may know.
"""

from typing import Any

from engine.chaos.card import BASE, CREW, EQUIPMENT, EVENT, SHIP, TARGET_COST
from engine.chaos.cards import CARDS, EFFECTS, IDS, ON_PLAY
from engine.chaos.menu import may_play
from engine.chaos.state import Game
from engine.chaos.verbs.standing import price
from engine.chaos.windows import IN_WINDOW, W_ACTION, affordable, window_of
from engine.kernel.asking import Question

PUT_DOWN = (BASE, CREW, EQUIPMENT)
WAITS_FOR = {"starter": "when_start", "battle": "when_battle", "general": "when_general", "reaction": "when_open"}
MOMENTS = {"redirect_fire": "when_shot", "act_now": "when_between", "cancel_attack_unless": "when_named"}


def dark(game: Game, seat: int, question: Question | None) -> list[list[Any]]:
    """Return [card, code, facts] for every card of the hand that cannot be played now."""
    found = []
    for face in sorted(set(game.centre[seat])):
        code, facts = why_not(game, seat, face, question)
        if code:
            found.append([IDS[face], code, facts])
    return found


def why_not(game: Game, seat: int, face: int, question: Question | None) -> tuple[str, dict[str, int]]:
    """Return why a card cannot be played, as a code with facts; "" if it can."""
    card, why = CARDS[face], question.why if question is not None else ""
    if game.options.beginner and card.type != SHIP:
        return "beginner", {}
    if why == "main":
        if card.type in PUT_DOWN or may_play(game, seat, face, game.credits[seat]):
            return "", {}
        if card.type in (SHIP, EVENT) or face in IN_WINDOW[W_ACTION]:
            return lacking(game, seat, face)
        return WAITS_FOR[card.subtype], {}
    if card.type in (SHIP, EVENT, *PUT_DOWN):
        return "when_main", {}
    if why == "window" and face in IN_WINDOW[window_of(game)]:
        return ("", {}) if affordable(game, seat, face) else lacking(game, seat, face)
    return WAITS_FOR[card.subtype], {}


def lacking(game: Game, seat: int, face: int) -> tuple[str, dict[str, int]]:
    """Return what is missing for a card that could be played in this phase: credits, the exact moment, or a target."""
    if CARDS[face].cost != TARGET_COST:
        cost, have = price(game, seat, face), game.credits[seat]
        if cost > have:
            return "cost", {"n": cost, "have": have}
    effect = EFFECTS[ON_PLAY[face][0]] if ON_PLAY[face] else None
    if effect is None:
        return "no_target", {}
    if effect.do in MOMENTS:
        return MOMENTS[effect.do], {}
    if effect.to == "firing_ship":
        return "when_shot", {}
    return ("when_stack" if effect.do == "neutralise" else "no_target"), {}
