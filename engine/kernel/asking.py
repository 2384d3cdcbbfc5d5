"""Questions and answers: the five shapes of a question and the check of an answer. Independent of any game.

A question names the seat, why it is asked (an id), by which item, and its options as *refs*: small tuples such as
("planet", 7) or ("card", 12). With refs a board can highlight the options, and a script can name its answer.

    shape       answer                                          legal if
    PICK        index of an option                              0 <= index < len(options)
    SOME        tuple of indexes, rising                        low <= how many <= high
    AMOUNT      a whole number                                  low <= number <= high
    SPREAD      tuple of numbers, one per option (a place)      each 0..caps[i], low <= sum <= high
    BARGAIN     a tuple; the game judges it                     the game's `judge` accepts it

A step may yield one question, or several at once: `Both` waits for every answer, `Either` goes on with the first.

Three marks say how a question is asked; most questions have none:

    always      it is asked even if there is only one answer: not even the wait may tell what a player holds
    reveals     it shows hidden things (two cards from the deck, one to keep), so that no undo goes back before it
    secret      nobody may see who is asked

Besides answering, a seat may *act* at any time: an answer `{"act": ref}` that belongs to no question (`act_of`).
"""

from collections.abc import Generator
from functools import lru_cache
from itertools import accumulate, repeat
from math import comb
from operator import gt, lt, sub
from typing import Any

from engine.kernel.errors import Refused as Refused  # exported again for code that checks answers

PICK, SOME, AMOUNT, SPREAD, BARGAIN = range(5)
SHAPE_NAMES = ("pick", "some", "amount", "spread", "bargain")

LONGEST_ACT = 16  # parts of a ref that acts
WHOLE = frozenset((int,))  # the type of every part of an answer; a bool is not accepted

Ref = tuple[Any, ...]
Answer = Any
Choice = Any  # what a use was aimed at, as its announcement or its effect has it

ALWAYS, REVEALS, SECRET = 1, 2, 4  # marks of a question
MARK_NAMES = {ALWAYS: "always", REVEALS: "reveals", SECRET: "secret"}
NAMED = [{name: True for mark, name in MARK_NAMES.items() if marks & mark} for marks in range(2 * max(MARK_NAMES))]


class Question:
    """A question to a seat. It is never changed after it is made, because copies of a game share it."""

    __slots__ = ("by", "caps", "data", "high", "low", "marks", "options", "seat", "shape", "why")

    def __init__(
        self,
        seat: int,
        why: str,
        shape: int,
        options: tuple[Ref, ...] = (),
        low: int = 0,
        high: int = 0,
        caps: tuple[int, ...] = (),
        by: Ref | None = None,
        data: Any = None,
        marks: int = 0,
    ) -> None:
        self.seat = seat
        self.why = why
        self.shape = shape
        self.options = options
        self.low = low
        self.high = high
        self.caps = caps
        self.by = by
        self.data = data
        self.marks = marks

    @property
    def always(self) -> bool:
        return bool(self.marks & ALWAYS)

    @property
    def reveals(self) -> bool:
        return bool(self.marks & REVEALS)

    @property
    def secret(self) -> bool:
        return bool(self.marks & SECRET)

    def plain(self) -> dict[str, Any]:
        """Return the question as plain data for views, the wire and comparisons. Marks that are not set are left out.
        """
        return {
            "seat": self.seat,
            "why": self.why,
            "shape": SHAPE_NAMES[self.shape],
            "options": [list(ref) for ref in self.options],
            "low": self.low,
            "high": self.high,
            "caps": list(self.caps),
            "by": list(self.by) if self.by else None,
            "data": self.data,
            **marks_plain(self),
        }

    def __repr__(self) -> str:
        return (
            f"Question({self.seat}, {self.why!r}, {SHAPE_NAMES[self.shape]}, {self.options}, {self.low}..{self.high})"
        )


def marks_plain(question: Question) -> dict[str, bool]:
    """Return the marks that are set on a question, by name, for views, which take them over one by one."""
    return NAMED[question.marks]


def marks_of(plain: dict[str, Any]) -> int:
    """Return a question's marks as a number, read from the question's plain data."""
    return sum(mark for mark, name in MARK_NAMES.items() if plain.get(name))


class Both:
    """A question to several seats at once. The step goes on when all have answered, with a tuple of answers."""

    __slots__ = ("questions",)

    def __init__(self, *questions: Question) -> None:
        self.questions = questions


class Either:
    """A question to several seats at once. The step goes on with the first answer, as (index of the question, answer).
    """

    __slots__ = ("questions",)

    def __init__(self, *questions: Question) -> None:
        self.questions = questions


Asking = Generator[Question | Both | Either, Any, Any]  # a step that asks, or a part of one; it may return a value


def pick(
    seat: int, why: str, options: list[Ref] | tuple[Ref, ...], by: Ref | None = None, data: Any = None, marks: int = 0
) -> Question:
    return Question(seat, why, PICK, tuple(options), 0, 0, (), by, data, marks)


def some(
    seat: int,
    why: str,
    options: list[Ref] | tuple[Ref, ...],
    low: int,
    high: int,
    by: Ref | None = None,
    data: Any = None,
    marks: int = 0,
) -> Question:
    return Question(seat, why, SOME, tuple(options), low, min(high, len(options)), (), by, data, marks)


def amount(
    seat: int, why: str, low: int, high: int, by: Ref | None = None, data: Any = None, marks: int = 0
) -> Question:
    return Question(seat, why, AMOUNT, (), low, high, (), by, data, marks)


def spread(
    seat: int,
    why: str,
    places: list[Ref] | tuple[Ref, ...],
    caps: list[int] | tuple[int, ...],
    low: int,
    high: int,
    by: Ref | None = None,
    data: Any = None,
    marks: int = 0,
) -> Question:
    return Question(seat, why, SPREAD, tuple(places), low, min(high, sum(caps)), tuple(caps), by, data, marks)


def only_answer(question: Question) -> Answer | None:
    """Return the answer of a question that leaves no choice. Return None if there is a choice, or if the question is
    marked `always`.
    """
    if question.marks & ALWAYS:
        return None
    shape = question.shape
    if shape == PICK:
        return 0 if len(question.options) == 1 else None
    if shape == SOME:
        count = len(question.options)
        if question.high == 0:
            return ()
        return tuple(range(count)) if question.low == count else None
    if shape == AMOUNT:
        return question.low if question.low == question.high else None
    if shape == SPREAD:
        low, high, caps = question.low, question.high, question.caps
        if high == 0:
            return (0,) * len(caps)
        if low >= sum(caps):
            return caps
        if low == high and len(caps) == 1:
            return (low,)
    return None


def from_the_fullest(question: Question, count: int) -> tuple[int, ...]:
    """Return a spread that takes `count` pieces from the fullest place first; ties go to the earlier place."""
    parts = [0] * len(question.caps)
    for place in sorted(range(len(parts)), key=lambda number: -question.caps[number]):
        parts[place] = min(question.caps[place], count)
        count -= parts[place]
    return tuple(parts)


def check(question: Question, answer: Answer) -> Answer:
    """Return the answer in its canonical form, or raise Refused. BARGAIN answers are judged by the game, not here."""
    shape = question.shape
    if shape == PICK:
        if type(answer) is not int or not 0 <= answer < len(question.options):
            raise Refused("option", count=len(question.options))
        return answer
    if shape == AMOUNT:
        if type(answer) is not int or not question.low <= answer <= question.high:
            raise Refused("amount", low=question.low, high=question.high)
        return answer
    if type(answer) is not tuple:
        if not isinstance(answer, (tuple, list)):
            raise Refused("form")
        answer = tuple(answer)
    if not WHOLE.issuperset(map(type, answer)):
        raise Refused("form")
    return _check_some(question, answer) if shape == SOME else _check_spread(question, answer)


def _check_some(question: Question, parts: tuple[int, ...]) -> Answer:
    if parts:
        count = len(question.options)
        if min(parts) < 0 or max(parts) >= count:
            raise Refused("option", count=count)
        if not all(map(lt, parts, parts[1:])):
            raise Refused("form")
    if not question.low <= len(parts) <= question.high:
        raise Refused("how_many", low=question.low, high=question.high)
    return parts


def _check_spread(question: Question, parts: tuple[int, ...]) -> Answer:
    caps = question.caps
    if len(parts) != len(caps) or any(map(gt, parts, caps)) or any(map(gt, repeat(0), parts)):
        raise Refused("places")
    if not question.low <= sum(parts) <= question.high:
        raise Refused("how_many", low=question.low, high=question.high)
    return parts


# --- acts beside the question ------------------------------------------------------------------------------------


def is_act(answer: Answer) -> bool:
    """Return whether this answer is an act beside the question."""
    return type(answer) is dict


def an_act(*ref: Any) -> Answer:
    """Return the answer by which a seat acts beside the question: `an_act("concede")`."""
    return {"act": ref}


def act_of(answer: Answer) -> Ref:
    """Return the ref of an act, a tuple of words and numbers. Raise Refused if the answer is no well-formed act."""
    ref = answer.get("act") if type(answer) is dict and len(answer) == 1 else None
    if not isinstance(ref, (tuple, list)) or not 0 < len(ref) <= LONGEST_ACT:
        raise Refused("form")
    if type(ref[0]) is not str or not all(type(part) in (int, str) for part in ref):
        raise Refused("form")
    return tuple(ref)


# --- counting and numbering legal answers, for uniform players and fuzzers ---------------------------------------


@lru_cache(maxsize=1 << 14)
def ways(caps: tuple[int, ...], high: int) -> tuple[tuple[int, ...], ...]:
    """Return a table of counts. Its row i says in how many ways 0, 1 ... `high` ships can stand on the places from
    number i on, with these caps; the last row is for no place at all.

    The table is cached and answers every count that a question needs.
    """
    if not caps:
        return ((1, *[0] * high),)
    rest = ways(caps[1:], high)
    upto = [*accumulate(rest[0])]  # a place sums the ways of the last cap + 1 totals
    cap = caps[0] + 1
    return ((*upto[:cap], *map(sub, upto[cap:], upto)), *rest)


@lru_cache(maxsize=1024)
def choices_between(count: int, low: int, high: int) -> int:
    return sum(comb(count, size) for size in range(low, high + 1))


def drawn(question: Question, bits: int) -> Answer:
    """Return the legal answer that `bits`, a large random number, picks. Each legal answer is as likely as any other.
    """
    shape = question.shape
    if shape == PICK:
        return bits % len(question.options)
    if shape == SPREAD:
        table, low = ways(question.caps, question.high), question.low
        return _nth_spread(table, low, bits % sum(table[0][low:]))
    return nth(question, bits % how_many(question))


def how_many(question: Question) -> int:
    """Return the number of legal answers. Not defined for BARGAIN."""
    shape = question.shape
    if shape == SPREAD:
        return sum(ways(question.caps, question.high)[0][question.low :])
    if shape == SOME:
        return choices_between(len(question.options), question.low, question.high)
    if shape == PICK:
        return len(question.options)
    return question.high - question.low + 1


def nth(question: Question, number: int) -> Answer:
    """Return the number-th legal answer, 0 <= number < how_many(question)."""
    shape = question.shape
    if shape == SPREAD:
        return _nth_spread(ways(question.caps, question.high), question.low, number)
    if shape == SOME:
        return _nth_some(len(question.options), question.low, number)
    return number if shape == PICK else question.low + number


def _nth_spread(table: tuple[tuple[int, ...], ...], total: int, number: int) -> tuple[int, ...]:
    """Return the spread with this number among all spreads of `total` ships or more. They are ordered by their sum,
    then by the first place, then by the second, and so on.
    """
    first, *rest = table
    while number >= first[total]:
        number -= first[total]
        total += 1
    parts: list[int] = []
    for tail in rest:
        before = total
        while number >= (here := tail[total]):
            number -= here
            total -= 1
        parts.append(before - total)
        if not total:  # the other places stay empty
            return (*parts, *[0] * (len(rest) - len(parts)))
    return tuple(parts)


@lru_cache(maxsize=1 << 16)
def _nth_some(count: int, size: int, number: int) -> tuple[int, ...]:
    while number >= (here := comb(count, size)):
        number -= here
        size += 1
    chosen: list[int] = []
    index = 0
    while len(chosen) < size:
        with_it = comb(count - index - 1, size - len(chosen) - 1)
        if number < with_it:
            chosen.append(index)
        else:
            number -= with_it
        index += 1
    return tuple(chosen)
