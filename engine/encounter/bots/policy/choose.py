"""Choices among the options of a question: cards by price, players by how much they matter, ships by where they stand.

It reads a `Sight` and the question. No alien is named here.
"""

from collections.abc import Callable, Iterable
from itertools import combinations

from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

CARDS = ("card", "hoard", "discard")
JUNK = 0.0  # a card of that price or less is gladly given away
MANY = 8  # cards among which all sums are tried


def is_card(ref: Ref) -> bool:
    return ref[0] in CARDS


def price(ref: Ref) -> float:
    return worth.price(str(ref[1]))


def cheapest(question: Question) -> Ref:
    return min(filter(is_card, question.options), key=price)


def dearest(question: Question) -> Ref:
    return max(filter(is_card, question.options), key=price)


def dear_ones(question: Question, above: float = JUNK) -> tuple[int, ...]:
    """Return the dearest cards, as many as may be chosen. Leave out cards at or below the price `above`, unless some
    must be chosen.
    """
    order = sorted(range(len(question.options)), key=lambda number: -price(question.options[number]))
    wanted = [number for number in order if price(question.options[number]) > above]
    return tuple(sorted((wanted if len(wanted) >= question.low else order[: question.low])[: question.high]))


def cheap_ones(question: Question, up_to: float = JUNK) -> tuple[int, ...]:
    """Return the cheapest cards, as many as may be chosen. Leave out cards above the price `up_to`, unless some must be
    chosen.
    """
    order = sorted(range(len(question.options)), key=lambda number: price(question.options[number]))
    wanted = [number for number in order if price(question.options[number]) <= up_to]
    return tuple(sorted((wanted if len(wanted) >= question.low else order[: question.low])[: question.high]))


def seat_by(question: Question, key: Callable[[int], float]) -> Ref:
    """Return the player who scores highest; of equals the one offered first."""
    return max((ref for ref in question.options if ref[0] == "seat"), key=lambda ref: key(ref[1]))


def yes_if(question: Question, wish: bool) -> Ref:
    """Return the first option if the wish holds, else the last."""
    return question.options[0 if wish else -1]


def menace(sight: Sight, seat: int) -> float:
    """Return how dangerous a player is: colonies count first, then cards."""
    return sight.colonies_abroad(seat) + 0.05 * float(sight.seats[seat]["hand"])


def thickest(sight: Sight, question: Question) -> Ref:
    """Return the planet from which the bot misses one ship least."""
    return max(
        (ref for ref in question.options if ref[0] == "planet"),
        key=lambda ref: (sight.here(ref[1], sight.me), sight.is_home(ref[1], sight.me)),
    )


def junk(sight: Sight) -> list[str]:
    """Return the cards in the bot's hand that are worth nothing to it."""
    return [name for name in sight.hand if worth.price(name) <= JUNK]


def low_attack(sight: Sight) -> int:
    """Return the bot's lowest attack; a number above all attacks if it holds none."""
    return sight.attacks[0] if sight.attacks else NEGOTIATE


def best_attack(sight: Sight) -> int:
    return sight.attacks[-1] if sight.attacks else -1


def attack_of(ref: Ref) -> int:
    return FACE_BY_NAME[str(ref[1])]


def is_attack(ref: Ref) -> bool:
    return is_card(ref) and attack_of(ref) < NEGOTIATE


def is_encounter_card(ref: Ref) -> bool:
    return is_card(ref) and attack_of(ref) <= MORPH


def enough(values: list[int], need: int) -> tuple[int, ...] | None:
    """Return the positions of the values with the smallest sum that reaches `need`; None if all together do not."""
    if sum(values) < need:
        return None
    numbers: Iterable[int] = sorted(range(len(values)), key=lambda number: -values[number])[:MANY]
    sums = [
        (sum(values[number] for number in chosen), len(chosen), tuple(sorted(chosen)))
        for size in range(1, len(values) + 1)
        for chosen in combinations(numbers, size)
    ]
    fitting = [entry for entry in sums if entry[0] >= need]
    return min(fitting)[2] if fitting else None


def coin(sight: Sight, sides: int) -> int:
    """Return a number below `sides` that others cannot foresee, because it is computed from the bot's own hand."""
    return sum((place + 3) * (FACE_BY_NAME[name] + 7) for place, name in enumerate(sorted(sight.hand))) % sides


def answer_seats(question: Question, wanted: Callable[[int], bool]) -> Answer:
    """Return the answer that names all players for whom `wanted` holds, within the bounds of the question."""
    chosen = [number for number, ref in enumerate(question.options) if wanted(ref[1])]
    rest = [number for number in range(len(question.options)) if number not in chosen]
    return tuple(sorted((chosen + rest[: max(0, question.low - len(chosen))])[: question.high]))
