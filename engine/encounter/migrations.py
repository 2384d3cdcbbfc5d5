"""Changes of Encounter's questions from one version of the rules to the next, for games begun under older ones.

2 to 3   Super Clone names no amount any more (D-48). What accepted terms leave open is asked of the offense first
         (D-50). Nobody is asked what has no answer but a no in the quiet beats, nor what to throw away of nothing
         (D-51). A game in which super Clone took something else than twice its due, or in which a flare met a hidden
         alien, goes another way: its answers do not fit any more.
"""

from collections.abc import Sequence

from engine.encounter.silence import LEFT_OPEN
from engine.kernel.asking import Refused
from engine.kernel.carrying import Carrying, Fits, Given, Old, Turned, first_of, folded
from engine.kernel.game import AnyMatch

MOST_OPEN = 10  # answers to what terms left open


def offense_first(match: AnyMatch, rest: Sequence[Old], fits: Fits) -> Turned:
    """Give again the answers to what accepted terms left open, but the offense's first."""
    if not rest or fits(match, rest[0]) or not any(question.why in LEFT_OPEN for question in match.pending):
        return None
    for size in range(2, min(MOST_OPEN, len(rest)) + 1):
        given = in_any_order(match, list(rest[:size]), fits)
        if given is not None:
            return given, size
    return None


def in_any_order(match: AnyMatch, old: list[Old], fits: Fits) -> list[Given] | None:
    """Return these answers in the order in which today's rules ask for them; None if one is never asked for."""
    fork, given = match.fork(), []
    while old:
        at = next((number for number, one in enumerate(old) if fits(fork, one)), None)
        if at is None:
            return None
        one = old.pop(at)
        try:
            fork.answer(one.seat, one.answer)
        except Refused:
            return None
        given.append((one.seat, one.answer))
    return given


CARRYING = Carrying(answers={2: first_of(offense_first, folded)})
