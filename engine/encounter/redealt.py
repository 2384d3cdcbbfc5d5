"""The same question in another world: a copy with other hidden cards in which a seat is asked what it is asked now.

Answers that others have given in the suspended step were never told, so in the copy they answer anew. `redeal.py` says
what is dealt anew.
"""

from engine.encounter.likely import likely_card, stage_of
from engine.encounter.redeal import Known, redeal, ships_of_sides
from engine.encounter.state import DEF, PASS, Game
from engine.kernel.asking import BARGAIN, PICK, SOME, Answer, Both, Question, drawn, only_answer
from engine.kernel.chance import MASK, Source, below, mix
from engine.kernel.frames import from_its_beginning
from engine.kernel.match import Match

MOST_REPLAYED = 40  # most answers that are given again before a deal is given up


def redealt(
    match: Match[Game], seat: int, source: Source, fixed: Known = (), taking_part: tuple[int, ...] = ()
) -> Match[Game] | None:
    """Return a copy with other hidden cards and another future in which this seat is asked the same; None if no such
    deal was found. The seat's own answers in this step are given again. Others' answers there were never told, so they
    answer anew, from what they hold now.
    """
    asked, mine = match.question_for(seat), own_answers(match, seat)
    done = [question.seat for question, answer in match.answered() if answer is not None and question.seat != seat]
    game = match.fork().game
    redeal(game, seat, source, fixed, taking_part)
    top = game.stack[-1][:2] if game.stack else ()
    game.partial = []
    if game.stack:
        game.stack[-1] = from_its_beginning(game.stack[-1])
    fork: Match[Game] = Match.resume(game)
    if not (asked_again(fork, seat, asked, mine, source) and same(asked, fork.question_for(seat))):
        return None
    for other in done:
        answer_for(fork, other, source)
    here = fork.game.stack[-1][:2] if fork.game.stack else ()
    return fork if here == top and not game.events and same(asked, fork.question_for(seat)) else None


def own_answers(match: Match[Game], seat: int) -> list[tuple[Question, Answer]]:
    """Return the answers that this seat has given in the suspended step, in order."""
    found: list[tuple[Question, Answer]] = []
    for asked, given in match.earlier():
        if isinstance(asked, Question):
            found += [(asked, given)] if asked.seat == seat else []
        elif isinstance(asked, Both):
            found += [(one, part) for one, part in zip(asked.questions, given, strict=True) if one.seat == seat]
        elif asked.questions[given[0]].seat == seat:
            found.append((asked.questions[given[0]], given[1]))
    return found + [(one, part) for one, part in match.answered() if one.seat == seat and part is not None]


def asked_again(
    fork: Match[Game], seat: int, asked: Question | None, mine: list[tuple[Question, Answer]], source: Source
) -> bool:
    """Lead the copy to the seat's question: its own answers are given again, others before it answer anew."""
    for _ in range(MOST_REPLAYED):
        question = fork.question_for(seat)
        while mine and question is not None and only_answer(mine[0][0]) is not None:
            mine.pop(0)  # nobody was asked
        if question is not None and mine:
            before, answer = mine.pop(0)
            if not same(before, question):
                return False
            fork.answer(seat, answer)
        elif question is not None or not fork.pending or (asked is None and not mine):
            return True
        else:
            answer_for(fork, fork.pending[0].seat, source)
        if fork.game.events:
            return False
    return False


def answer_for(fork: Match[Game], seat: int, source: Source) -> None:
    """Give an answer for another seat, one that it may have given and that nobody has seen."""
    question = fork.question_for(seat)
    if question is None:
        return
    if PASS in question.options and question.shape == PICK:
        fork.answer(seat, question.options.index(PASS))
    elif question.shape == SOME and question.low == 0:
        fork.answer(seat, ())
    elif question.why == "planning.pick":
        fork.answer(seat, likely_pick(fork.game, question, source))
    elif question.shape != BARGAIN:
        fork.answer(seat, drawn(question, mix(source.seed, below(source, MASK))))


def likely_pick(game: Game, question: Question, source: Source) -> int:
    """Return the option that holds the card its owner would lay."""
    faces = [ref[1] for ref in question.options]
    ships = ships_of_sides(game)
    side = game.side_of(question.seat)
    lead = ships[side] - ships[1 - side]
    return faces.index(likely_card(source, faces, side == DEF, lead, stage=stage_of(game)))


def same(one: Question | None, other: Question | None) -> bool:
    return (one is None) == (other is None) and (one is None or other is None or one.plain() == other.plain())
