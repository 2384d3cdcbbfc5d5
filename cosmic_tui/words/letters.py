"""Letters of all languages: capitals, and where sentences end. Knows texts; must not know messages or places."""

from __future__ import annotations

import re

GAP = re.compile(r"(?<=[.!?])\s+")
# A number of an order, or a short form.
NO_END = re.compile(r"(?:^|[^\w.])(?:\d+|[^\W\d]|[Zz]\. ?B|bzw|usw|np|tzn|itd|pl|ill|stb)\.$")


def capital(text: str) -> str:
    """With a capital in front; what follows stays as it is, names and nouns with it."""
    return text[:1].upper() + text[1:]


def sentences(text: str) -> list[str]:
    """One by one, on one line; "the 3. planet" and "z. B." do not end any."""
    found, start = [], 0
    for gap in GAP.finditer(text):
        follows = text[gap.end() :].lstrip("„“”»«\"'(")[:1]
        if not NO_END.search(text[start : gap.start()]) and (follows.isupper() or follows.isdigit()):
            found.append(text[start : gap.start()])
            start = gap.end()
    return [*found, text[start:]]
