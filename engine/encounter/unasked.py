"""What a seat says by standing order until it marks the moment: questions that come often and mostly come to nothing.

By public facts alone: whose turn it is, what the open cards are, where ships stand. The engine goes on asking; a table
gives these answers for a person who has not ordered otherwise. Knows questions by their ids; changes nothing.
"""

from engine.encounter.items import FACE_USES, REINFORCEMENT
from engine.encounter.state import PASS, Game
from engine.encounter.values import ATTACK_TYPE, types
from engine.kernel.asking import Answer, Question
from engine.kernel.game import SEALED

QUIET_BEAT, TECHNOLOGY, INVITING, REINFORCING = (
    "any.quiet_beat", "regroup.technology", "alliance.invite", "reveal.reinforce",
)  # fmt: skip


def by_order(game: Game, question: Question) -> tuple[str, Answer] | None:
    """(the moment to mark for being asked, the answer), or None: the seat is asked."""
    if question.why == "beats.order":  # a player who does not mark quiet beats lets them pass (R-FLR-8)
        return QUIET_BEAT, ()
    if question.why == "technology.action" and question.seat != game.offense:  # R-TEC-3: its own regroup is asked
        return TECHNOLOGY, question.options.index(PASS)
    if question.why == "alliance.invite" and nobody_could_come(game):
        return INVITING, ()
    if question.why == "window" and game.options.windows != SEALED and counts_for_nothing(game, question):
        return REINFORCING, question.options.index(PASS)
    return None


def nobody_could_come(game: Game) -> bool:
    """Return whether no third party has a ship on a colony (R-ALL-6)."""
    return not any(game.on_colonies(seat) for seat in game.third_parties())


def counts_for_nothing(game: Game, question: Question) -> bool:
    """Return whether only reinforcements could be played, and no totals will be compared (R-REI-1).

    This looks at what the seat holds, so it is no order at a sealed table.
    """
    if question.by != ("moment", REINFORCING) or types(game) == (ATTACK_TYPE, ATTACK_TYPE):
        return False
    return all(ref == PASS or is_reinforcement(ref) for ref in question.options)


def is_reinforcement(ref: tuple[object, ...]) -> bool:
    uses = FACE_USES.get(ref[1], ()) if ref[0] in ("card", "hoard") and isinstance(ref[1], int) else ()
    return any(use is not None and use.source == REINFORCEMENT for use in uses)
