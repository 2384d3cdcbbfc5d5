"""Lines of a script: "red: launch transport; A4", "blue at battle.energy: 2", "green: act play TA05".

A line is a seat and answers, each for one question, with a semicolon between. An answer names options by their last
parts ("transport A4" or "A4"), several with commas, "none" for none of several, a number for an amount, "kind n" for a
spread. "at" waits for a question of that name. "act" stands alone and is done beside the question that is open.
"""

import re
from dataclasses import dataclass

from engine.andromeda.scenario.names import SEATS, seat_number, words_of
from engine.kernel.asking import AMOUNT, PICK, SOME, SPREAD, Answer, Question, Ref
from engine.testing.names import UnknownName
from engine.testing.staging import Acting, Misfit

LINE = re.compile(r"^(\w+)(?: at ([\w.]+))?: *(.+)$")
PART = re.compile(r"^(.+) (\d+)$")
ACT = "act "


@dataclass(frozen=True)
class Said:
    """One answer as the script has it."""

    seat: int
    words: str
    why: str
    refused: bool = False
    loose: bool = False


def read_line(text: str, seats: int, refused: bool) -> list[Said | Acting]:
    hit = LINE.match(text)
    if hit is None:
        raise UnknownName("no_seat", text, [f"{name}: ..." for name in SEATS[:seats]])
    seat = seat_number(hit[1], seats)
    if hit[3].startswith(ACT):
        words = hit[3].removeprefix(ACT).split()
        ref = tuple([int(word) if word.isdigit() else word for word in words])
        return [Acting(seat, ref, (hit[2],) if hit[2] else ())]
    answers = [part.strip() for part in hit[3].split(";")]
    return [Said(seat, words, (hit[2] or "") if not place else "", refused) for place, words in enumerate(answers)]


def fits(ref: Ref, words: str) -> bool:
    """Return whether these words name this option: they must be all its parts, or all but the first."""
    return words in (words_of(ref), " ".join(str(part) for part in ref[1:]) if len(ref) > 1 else "")


def find(question: Question, words: str) -> int | None:
    return next((place for place, ref in enumerate(question.options) if fits(ref, words)), None)


def answer_of(question: Question, said: Said) -> Answer | None:
    """Return the answer to this question that these words give, or None if they do not fit."""
    if question.seat != said.seat or (said.why and said.why != question.why):
        return None
    found = READERS[question.shape](question, said.words)
    if found is None and said.why and not said.refused:
        raise Misfit("not_offered", said=said.words, question=question.why, offered=offered(question))
    return found


def offered(question: Question) -> str:
    return ", ".join(words_of(ref) for ref in question.options)


def read_some(question: Question, words: str) -> Answer | None:
    if words == "none":
        return ()
    places: list[int] = []
    for part in words.split(","):
        place = next(
            (place for place, ref in enumerate(question.options) if place not in places and fits(ref, part.strip())),
            None,
        )
        if place is None:
            return None
        places.append(place)
    return tuple(sorted(places))


def read_amount(question: Question, words: str) -> Answer | None:
    return int(words) if words.isdigit() else None


def read_spread(question: Question, words: str) -> Answer | None:
    parts = [0] * len(question.options)
    if words == "none":
        return tuple(parts)
    for part in words.split(","):
        hit = PART.match(part.strip())
        place = find(question, hit[1]) if hit else None
        if hit is None or place is None:
            return None
        parts[place] = int(hit[2])
    return tuple(parts)


READERS = {PICK: find, SOME: read_some, AMOUNT: read_amount, SPREAD: read_spread}


def say_answer(question: Question, answer: Answer) -> str:
    """Return an answer as a line would write it."""
    if question.shape == PICK:
        return words_of(question.options[answer])
    if question.shape == AMOUNT:
        return str(answer)
    if question.shape == SOME:
        return ", ".join(words_of(question.options[place]) for place in answer) or "none"
    parts = [f"{words_of(ref)} {n}" for ref, n in zip(question.options, answer, strict=True) if n]
    return ", ".join(parts) or "none"
