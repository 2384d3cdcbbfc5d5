"""The answer that counts when a player does not choose what accepted terms have left open (R-NEG-7).

It follows from the question alone, so that a table's clock, a test and a bot find the same.
"""

from engine.kernel.asking import Answer, Question

GIVE, COLONY = "deal.give", "deal.colony"
LEFT_OPEN = (GIVE, COLONY)


def by_silence(question: Question) -> Answer:
    """Return the lowest card, or the fewest ships that fulfill the terms, taken from the largest colonies."""
    if question.why == GIVE:
        return min(range(len(question.options)), key=lambda place: question.options[place][1])
    left = list(question.caps)

    def size(place: int) -> tuple[bool, bool, int, int]:
        return left[place] > 0, question.options[place] != ("gate",), left[place], question.caps[place]

    for _ in range(question.low):
        left[max(range(len(left)), key=size)] -= 1
    return tuple(cap - rest for cap, rest in zip(question.caps, left, strict=True))
