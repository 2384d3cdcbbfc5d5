"""Answers from script lines: the words of a line are matched with the options of a question, for each of the five
shapes.

Functions return what `Match.answer` takes, or None where the words do not fit the question. No rule is applied here.
"""

import re

from engine.encounter.scenario.names import Names, normal
from engine.encounter.scenario.phrases import BARGAIN as BARGAINING
from engine.encounter.scenario.phrases import PASS, Answering
from engine.encounter.scenario.terms import proposal
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, SPREAD, Answer, Question, Ref, from_the_fullest
from engine.testing.staging import Misfit, plain_answer

DECLINES: tuple[Ref, ...] = (("pass",), ("end",))
NOTHING = ("nothing", "nobody", "none")
PLACES_IN_LINE = {"the first": 0, "the last": -1}  # for options of which any will do, or nobody can know which
NUMBER = re.compile(r"^(\d+)(?: (?:more )?(ships?|cards?|tokens?))?$")
RESEARCHING = r"research(?::\d)?(?: of [a-z ]+)?"
PLACED = re.compile(rf"(\d+) (?:ships? )?(?:from|on|to|at) (gate|beside|{RESEARCHING}|[a-z0-9 ]+?:\d|[a-z]+)")


def fitting(names: Names, question: Question, move: Answering) -> Answer | None:
    """Return the answer that a move gives to this question, or None. Raise Misfit if it is the right question but has
    no such option.
    """
    if move.whys and question.why not in move.whys:
        return None
    if move.kind == PASS:
        return declining(question)
    if (move.kind == BARGAINING) != (question.shape == BARGAIN):
        return None
    answer = bargaining(question, move) if question.shape == BARGAIN else READERS[question.shape](names, question, move)
    if not move.exact and answer is not None and question.shape in (AMOUNT, SPREAD):
        number = answer if question.shape == AMOUNT else sum(answer)
        return answer if question.low <= number <= question.high else None
    if answer is None and move.exact:
        raise Misfit("not_offered", said=move.words, question=question.why, offered=offered(names, question))
    return answer


def declining(question: Question) -> Answer | None:
    if question.shape == PICK:
        return next((number for number, ref in enumerate(question.options) if ref in DECLINES), None)
    return () if question.shape == SOME and question.low == 0 else None


def offered(names: Names, question: Question) -> str:
    """Return the options in words, for an error message."""
    if question.shape == AMOUNT:
        return f"{question.low}-{question.high}"
    return ", ".join(names.say_ref(ref) for ref in question.options)


def picked(names: Names, question: Question, move: Answering) -> Answer | None:
    words = normal(move.words)
    if words in PLACES_IN_LINE:
        return range(len(question.options))[PLACES_IN_LINE[words]]
    hits = {ref: number for number, ref in reversed(list(enumerate(question.options))) if words in names.of_ref(ref)}
    if len(hits) > 1:
        raise Misfit("ambiguous", said=move.words, offered=offered(names, question))
    if not hits and words in NOTHING:
        return declining(question)
    return next(iter(hits.values()), None)


def some_of(names: Names, question: Question, move: Answering) -> Answer | None:
    """Read names one after the other, with or without commas. The longest name that fits is taken."""
    words = normal(re.sub(r",| and ", " ", move.words))
    if words in NOTHING:
        return ()
    called = [(name, number) for number, ref in enumerate(question.options) for name in names.of_ref(ref)]
    called.sort(key=lambda entry: -len(entry[0]))
    chosen: list[int] = []
    while words:
        number = next((n for name, n in called if n not in chosen and (words + " ").startswith(name + " ")), None)
        if number is None:
            return None
        chosen.append(number)
        name = next(name for name, n in called if n == number and (words + " ").startswith(name + " "))
        words = words[len(name) :].strip()
    return tuple(sorted(chosen))


def counted(names: Names, question: Question, move: Answering) -> Answer | None:
    """Return a number; where a reward is split, a number of ships or of cards."""
    first = re.split(r",| and ", move.words)[0]
    hit = NUMBER.match(normal(first))
    if hit is None:
        return 0 if normal(move.words) in NOTHING else None
    if question.why == "reward.ships" and (hit[2] or "").startswith("card"):
        return int(question.data) - int(hit[1])
    return int(hit[1])


def spread_out(names: Names, question: Question, move: Answering) -> Answer | None:
    """Read a spread: `3 from a:1 1 from a:2`, or just a number, which is taken from the fullest places."""
    words = normal(move.words)
    if words in NOTHING:
        return (0,) * len(question.caps)
    if hit := NUMBER.match(words):
        parts = from_the_fullest(question, int(hit[1]))
        return parts if sum(parts) == int(hit[1]) else None
    placed = PLACED.findall(words)
    if not placed or PLACED.sub("", words).replace(",", "").replace("and", "").strip():
        return None
    counts = [0] * len(question.options)
    for number, place in placed:
        at = next((n for n, ref in enumerate(question.options) if place.strip() in names.of_ref(ref)), None)
        if at is None:
            return None
        counts[at] += int(number)
    return tuple(counts)


READERS = {PICK: picked, SOME: some_of, AMOUNT: counted, SPREAD: spread_out}


def bargaining(question: Question, move: Answering) -> Answer | None:
    if move.words == "propose":
        return ("propose", proposal(question.data["side"], *move.terms))
    if move.words in ("accept", "decline"):
        theirs = question.data["theirs"]
        return (move.words, theirs[0]) if theirs else None
    return (move.words,)


def unscripted(question: Question) -> Answer:
    """Return the answer of a seat that the script does not mention: a deal is given up."""
    return ("give_up",) if question.shape == BARGAIN else plain_answer(question, DECLINES)


def say_answer(names: Names, question: Question, answer: Answer) -> str:
    """Return an answer as the report shows it."""
    if question.shape == PICK:
        return names.say_ref(question.options[answer])
    if question.shape == SOME:
        return ", ".join(names.say_ref(question.options[number]) for number in answer) or NOTHING[0]
    if question.shape == AMOUNT:
        return str(answer)
    if question.shape == SPREAD:
        places = zip(answer, question.options, strict=True)
        return ", ".join(f"{count} {names.say_ref(ref)}" for count, ref in places if count) or NOTHING[0]
    return str(answer[0])
