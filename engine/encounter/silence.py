"""R-NEG-7: what counts when a player says nothing about what accepted terms left open.

Pure: from the question alone, so a table's clock, a test and a bot find the same. Knows no clock.
"""

from engine.kernel.asking import Answer, Question

GIVE, COLONY = "deal.give", "deal.colony"
LEFT_OPEN = (GIVE, COLONY)


def by_silence(question: Question) -> Answer:
    """Return the lowest card; the fewest ships that fulfil the terms, from the largest colonies."""
    if question.why == GIVE:
        return min(range(len(question.options)), key=lambda place: question.options[place][1])
    left = list(question.caps)

    def size(place: int) -> tuple[bool, bool, int, int]:
        return left[place] > 0, question.options[place] != ("gate",), left[place], question.caps[place]

    for _ in range(question.low):
        left[max(range(len(left)), key=size)] -= 1
    return tuple(cap - rest for cap, rest in zip(question.caps, left, strict=True))
