"""Conversion of games that were begun under older rules: older shapes of a position, answers to changed questions.

A game lists its changes as CARRYING in `engine/<game>/migrations.py`; a game without that file has had no changes. See
"When the rules change" in the README of this folder. Independent of any game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.kernel.asking import BARGAIN, Answer, Refused, check, is_act, nth
from engine.kernel.game import AnyMatch

Fields = dict[str, Any]  # the saved fields of a position, by name
MOST_ADDED = 50  # questions that are answered before one old answer is used up
FOLDED = 12  # old answers that may be left out at once


class Old(NamedTuple):
    """An answer from an older file. `mark` is the fingerprint of its question, or None if the file has no fingerprints.
    """

    seat: int
    answer: Answer
    mark: int | None = None


Given = tuple[int, Answer]  # seat, answer
Fits = Callable[[AnyMatch, Old], bool]  # whether an old answer fits a question that is asked now
# The answers to give now, and how many old answers they replace. None: the next old answer is given unchanged.
Turned = tuple[list[Given], int] | None
Turn = Callable[[AnyMatch, Sequence[Old], Fits], Turned]


@dataclass(frozen=True)
class Carrying:
    """The changes of a game since its older files were written.

    position    the version of the shape of positions: one more whenever a saved field changes its meaning
    positions   by version of the shape: a function that turns that version's fields into those of the next version
    answers     by version of the rules: a function that turns answers to that version's questions into today's
    """

    position: int = 1
    positions: Mapping[int, Callable[[Fields], Fields]] = field(default_factory=dict)
    answers: Mapping[int, Turn] = field(default_factory=dict)

    def lifted(self, fields: Fields, version: int) -> Fields:
        """Convert the fields of an older position to today's shape. Raise Refused snapshot_form if a conversion is
        missing.
        """
        while version != self.position:
            step = self.positions.get(version)
            if step is None:
                raise Refused("snapshot_form", theirs=version, ours=self.position)
            fields, version = step(fields), version + 1
        return fields

    def turns(self, rules: int) -> list[Turn]:
        """Return the functions that convert answers given under that version of the rules, oldest change first."""
        return [turn for version, turn in sorted(self.answers.items()) if version >= rules]


def give(
    match: AnyMatch, old: Sequence[Old], turns: Sequence[Turn], fits: Fits, whole: bool = False
) -> Iterator[Given]:
    """Give a match all old answers, converted where today's questions differ, and yield each answer after it was given.

    With `whole` the old answers reached the end of a game, so new questions behind the last one are answered as well.
    Raise Refused save_drifted, with the `number` of the first answer that cannot be converted.
    """
    at = added = 0
    while at < len(old) or (whole and match.pending):
        answers, used = _next(match, old[at:], turns, fits, at)
        if not answers and not used:
            break
        for seat, answer in answers:
            try:
                match.answer(seat, answer)
            except Refused:
                raise Refused("save_drifted", number=at) from None
            yield seat, answer
        at += used
        added = 0 if used else added + 1
        if added > MOST_ADDED:
            raise Refused("save_drifted", number=at)


def _next(
    match: AnyMatch, rest: Sequence[Old], turns: Sequence[Turn], fits: Fits, at: int
) -> tuple[list[Given], int]:
    for turn in turns if match.pending else ():
        turned = turn(match, rest, fits)
        if turned is not None and (turned[0] or turned[1]):
            return turned
    if rest and fits(match, rest[0]):
        return [(rest[0].seat, rest[0].answer)], 1
    if not rest:
        return [], 0
    raise Refused("save_drifted", number=at)


def may_be(match: AnyMatch, old: Old) -> bool:
    """Return whether this seat is now asked a question for which the old answer is legal. This is all that can be
    checked for a file without fingerprints.
    """
    question = match.question_for(old.seat)
    if is_act(old.answer):
        return bool(match.pending)
    if question is None:
        return False
    try:
        return question.shape == BARGAIN or check(question, old.answer) is not None
    except Refused:
        return False


# --- what most changes come to -----------------------------------------------------------------------------------


def folded(match: AnyMatch, rest: Sequence[Old], fits: Fits) -> Turned:
    """Leave out old answers to questions that are no longer asked, up to the next answer that fits."""
    if not rest or fits(match, rest[0]):
        return None
    for left_out in range(1, min(FOLDED, len(rest) - 1) + 1):
        if fits(match, rest[left_out]):
            return [], left_out
    return ([], len(rest)) if len(rest) <= FOLDED and all(old.mark is not None for old in rest) else None


def added(why: str, answer: Answer | None = None) -> Turn:
    """Return a function that answers a new kind of question, for which old files hold no answer. It gives `answer`, or
    the first legal answer if that is None.
    """

    def turn(match: AnyMatch, rest: Sequence[Old], fits: Fits) -> Turned:
        for question in match.pending:
            if question.why == why:
                return [(question.seat, nth(question, 0) if answer is None else answer)], 0
        return None

    return turn


def first_of(*turns: Turn) -> Turn:
    """Combine several changes of one rules version into one function: the first that returns something decides."""

    def turn(match: AnyMatch, rest: Sequence[Old], fits: Fits) -> Turned:
        return next((found for one in turns if (found := one(match, rest, fits)) is not None), None)

    return turn
