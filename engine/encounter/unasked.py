"""Standing answers to questions that come often and rarely matter. A table gives them for a person who has not asked to
be put the question at that moment.

They depend on public facts alone: whose turn it is, which cards are open, where ships stand. The engine itself asks all
these questions. This module only reads.
"""

from engine.encounter.cards import REINFORCEMENT_COUNTS, REINFORCEMENTS
from engine.encounter.items import ARTIFACT, FACE_USES, REINFORCEMENT
from engine.encounter.moments import moment_name
from engine.encounter.state import PASS, UP, Game
from engine.encounter.totals import sums
from engine.encounter.values import ATTACK_TYPE, types
from engine.kernel.asking import Answer, Question
from engine.kernel.game import SEALED

QUIET_BEAT, TECHNOLOGY, INVITING, REINFORCING = (
    "any.quiet_beat", "regroup.technology", "alliance.invite", "reveal.reinforce",
)  # fmt: skip
REGROUPING = "regroup.begin"


def by_order(game: Game, question: Question) -> tuple[str, Answer] | None:
    """Return (the moment to mark for being asked, the answer) if standing orders answer the question; None otherwise.
    """
    if question.why == "beats.order":  # a player who does not mark quiet beats lets them pass (R-FLR-8)
        return QUIET_BEAT, ()
    if question.why == "technology.action" and question.seat != game.offense:  # R-TEC-3: its own regroup is asked
        return TECHNOLOGY, question.options.index(PASS)
    if question.why == "alliance.invite" and nobody_could_come(game):
        return INVITING, ()
    if question.why == "respond" and question.data[0] == question.seat:  # a player rarely stops their own act
        return moment_name(game), question.options.index(PASS)
    if question.why == "window" and game.options.windows != SEALED:
        if counts_for_nothing(game, question):
            return REINFORCING, question.options.index(PASS)
        if asked_this_turn(game, question):
            return REGROUPING, question.options.index(PASS)
    return None


def only_card(question: Question) -> Answer | None:
    """Return the answer if there is a single encounter card to lay, else None. The question is still asked if skipping
    it could tell another person what a hand holds (R-SEC-2).
    """
    return 0 if question.why == "planning.pick" and len(question.options) == 1 else None


def asked_this_turn(game: Game, question: Question) -> bool:
    """Return whether only artifacts could be played as an encounter begins that is not the first of its turn. This
    looks at what the seat holds, so it does not apply at a sealed table.
    """
    if question.by != ("moment", REGROUPING) or game.number < 2:
        return False
    return all(ref == PASS or is_card(ref, ARTIFACT) for ref in question.options)


def nobody_could_come(game: Game) -> bool:
    """Return whether no third party has a ship on a colony (R-ALL-6)."""
    return not any(game.has_colony(seat) for seat in game.third_parties())


def counts_for_nothing(game: Game, question: Question) -> bool:
    """Return whether only reinforcements could be played, and either no totals will be compared (R-REI-1) or no
    reinforcement can change the result. This looks at what the seat holds, so it does not apply at a sealed table.
    """
    if question.by != ("moment", REINFORCING):
        return False
    if not all(ref == PASS or is_card(ref, REINFORCEMENT) for ref in question.options):
        return False
    return types(game) != (ATTACK_TYPE, ATTACK_TYPE) or is_out_of_reach(game)


def is_out_of_reach(game: Game) -> bool:
    """Return whether all reinforcements that are left in the box could not change who is ahead. Where a power may act
    as well, technologies take part, or any sheet lies face down, nobody can tell (R-VHP-5).
    """
    face_down = any(not sheet[UP] for sheets in game.sheets for sheet in sheets)
    if game.options.technology or face_down or game.listeners[REINFORCING].uses:
        return False
    gone = [*game.discards, *(face for face, _, _ in game.table)]
    left = sum(REINFORCEMENTS[face] * max(0, count - gone.count(face)) for face, count in REINFORCEMENT_COUNTS.items())
    offense, defense = sums(game)
    return abs(offense - defense) > left


def is_card(ref: tuple[object, ...], source: int) -> bool:
    """Return whether this ref is a card of one of these kinds."""
    uses = FACE_USES.get(ref[1], ()) if ref[0] in ("card", "hoard") and isinstance(ref[1], int) else ()
    return any(use is not None and use.source == source for use in uses)
