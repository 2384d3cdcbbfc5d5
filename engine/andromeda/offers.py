"""When a question is put to a person: where there is something to decide, or something new to do beside it.

An act is *new* to a seat until it has been listed beside a question which that seat has answered in this turn. It is
new again when there is something else to repair, and leaders to recruit are new when there are others. Acts of use
count; moons and the order of modules can wait for any decision.
"""

from collections.abc import Mapping

from engine.andromeda.beside import acts
from engine.andromeda.board import REGION
from engine.andromeda.damage import repairs
from engine.andromeda.state import Game, hand_limit
from engine.andromeda.turn import AFTER_AMBUSH, AFTER_LAUNCH, AT_END, fight_due, storage
from engine.kernel.asking import Answer, Question, Ref, how_many, is_act, nth
from engine.kernel.game import QUICK, Offered

OF_USE = frozenset(("play", "collect", "recruit", "use_development", "use_token", "ability"))
PAUSE, BEFORE_BATTLE = "turn.window", "turn.before_battle"
PUT_FOR_ACTS = ("turn.main", "return.module", "battle.prepare", PAUSE, BEFORE_BATTLE)
NOTHING: Offered = frozenset()


def offers(game: Game, question: Question, answer: Answer, seat: int, before: Offered) -> Offered:
    """Return which acts a seat has been offered in this turn, after this answer. The asked seat sees all acts besides
    the question; in a pause all seats do.
    """
    if is_act(answer) or (seat != question.seat and question.why != PAUSE):
        return before
    return frozenset(old for old in before if old[0] == game.turn) | useful(game, seat)


def useful(game: Game, seat: int) -> Offered:
    """Return the acts of use that a seat has now, each with the facts that make it new when they change."""
    broken = len(repairs(game, seat))
    return frozenset((game.turn, broken, worth(game, seat, ref), *ref) for ref in acts(game, seat) if ref[0] in OF_USE)


def worth(game: Game, seat: int, ref: Ref) -> int:
    """Return the number of leaders that recruiting would bring home; other acts return 0."""
    return game.leaders[seat][REGION[ref[1]]] if ref[0] == "recruit" else 0


def idle(game: Game, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
    """Return the answer to give without asking the seat, or None. If a pause must reveal nothing, only public facts
    decide.
    """
    why, seat = question.why, question.seat
    if why == PAUSE and (question.data == AFTER_LAUNCH or (question.data == AFTER_AMBUSH and not fight_due(game))):
        return 0  # all that is possible here is possible in the pause that follows
    if how_many(question) > 1 or question.reveals:
        return None
    if why == "return.module" and any(ref[0] == "slot" for ref in acts(game, seat)):
        return None  # a moon may set another module to work
    if windows != QUICK:
        return 0 if why == "return.module" else None
    if why == PAUSE:
        if question.data == AT_END and loses(game) and useful(game, seat):
            return None
        return None if any(useful(game, who) - seen for who, seen in offered.items()) else 0
    if why in PUT_FOR_ACTS and useful(game, seat) - offered.get(seat, NOTHING):
        return None
    return nth(question, 0)


def loses(game: Game) -> bool:
    """Return whether the active player is about to lose resources or cards over a limit."""
    seat = game.active
    over = any(have > most for have, most in zip(game.stock[seat], storage(game.factions[seat]), strict=False))
    return over or len(game.hands[seat]) > hand_limit(game, seat)
