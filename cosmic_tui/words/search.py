"""Search: find texts by words, whatever endings those have, the best text first.

Little words and endings come from the words of the language. Knows texts; must not know screens, games or tabs.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words

WORD = re.compile(r"[^\W_]+")
LEAST = 3  # letters that a stem keeps
ROUNDS = 2  # endings that can stand behind one another
BEGUN = 4  # letters of a word that may be only the beginning of the word that is meant
TAIL = 3  # letters that may follow a shorter one
INSIDE = 5  # letters of a word that is found inside another: Raumschiff, űrhajók
HEAD, BODY = 3.0, 1.2  # what a whole word counts in a heading and in a text
PART, WITHIN = 0.65, 0.3  # shares of that for the beginning of a word, and for its inside
AGAIN = 0.15  # for each time that a word comes again in a text
MOST = 3  # times that count
STEMS_KEPT = 50_000


class Text(NamedTuple):
    """Something that can be found: its heading, the words in it, and how much it weighs beside others.

    A heading that is the text's own name (`named`) brings it to the front when it is typed.
    """

    head: str
    body: str
    weight: float = 1.0
    named: bool = True


class Grammar(NamedTuple):
    """A language as a search needs it: words that say nothing, and endings, the longest first."""

    little: frozenset[str]
    endings: tuple[str, ...]


def grammar(words: Words) -> Grammar:
    """Return the grammar of the reader's language."""
    endings = sorted(set(fold(words.say("language-endings")).split()), key=lambda ending: (-len(ending), ending))
    return Grammar(frozenset(fold(words.say("language-little")).split()), tuple(endings))


@lru_cache(maxsize=STEMS_KEPT)
def stem(word: str, endings: tuple[str, ...]) -> str:
    """Return a folded word without its endings."""
    for _ in range(ROUNDS):
        found = next((end for end in endings if len(word) - len(end) >= LEAST and word.endswith(end)), "")
        if not found:
            break
        word = word[: -len(found)]
    return word


class Index:
    """Texts, ready to be looked through with every letter that is typed."""

    def __init__(self, rules: Grammar, texts: Sequence[Text]) -> None:
        self.rules = rules
        self.texts = texts
        self.heads = [self._stems(text.head) for text in texts]
        self._in_head: dict[str, set[int]] = defaultdict(set)
        self._in_body: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for number, text in enumerate(texts):
            for part in self.heads[number]:
                self._in_head[part].add(number)
            for part in self._stems(text.body):
                self._in_body[part][number] += 1
        self._known = sorted(self._in_head.keys() | self._in_body.keys())

    def _stems(self, text: str) -> list[str]:
        return [stem(word, self.rules.endings) for word in WORD.findall(fold(text))]

    def looked_for(self, wanted: str) -> list[str]:
        """Return the stems of what was typed, without little words unless there are no others."""
        typed = WORD.findall(fold(wanted))
        kept = [word for word in typed if word not in self.rules.little] or typed
        return [stem(word, self.rules.endings) for word in kept]

    def find(self, wanted: str) -> list[int]:
        """Return the numbers of the texts that fit, the best first."""
        needles = self.looked_for(wanted)
        if not needles:
            return []
        found: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        whole = 0.0
        for needle in dict.fromkeys(needles):
            points = self._points(needle)
            rare = math.log(1 + len(self.texts) / max(1, len(points)))
            whole += rare
            for number, point in points.items():
                found[number] += rare * point
                covered[number] += rare
        fits = [number for number in found if covered[number] * 2 >= whole]
        called = {number for number in fits if self._is_called(number, needles)}
        rank = {
            number: (1.0 if number in called else found[number] * covered[number] / whole) * self.texts[number].weight
            for number in fits
        }
        return sorted(fits, key=lambda number: (number not in called, -rank[number], number))

    def _points(self, needle: str) -> dict[int, float]:
        """Return what each text counts for one word."""
        points: dict[int, float] = {}
        for known in self._known:
            share = likeness(needle, known)
            if not share:
                continue
            for number in self._in_head.get(known, ()):
                points[number] = max(points.get(number, 0), HEAD * share)
            for number, times in self._in_body.get(known, {}).items():
                often = BODY * (1 + AGAIN * (min(MOST, times) - 1))
                points[number] = max(points.get(number, 0), often * share)
        return points

    def _is_called(self, number: int, needles: Sequence[str]) -> bool:
        """Return whether a text's heading is what was typed, or begins so word by word."""
        head = self.heads[number]
        return self.texts[number].named and len(head) == len(needles) and all(map(str.startswith, head, needles))


def likeness(needle: str, known: str) -> float:
    """Return how well a stem fits what is looked for: the whole of it, its beginning, something inside it; or 0."""
    if known == needle:
        return 1.0
    if known.startswith(needle):
        more = len(known) - len(needle)
        return PART if len(needle) >= BEGUN or (len(needle) == LEAST and more <= TAIL) else 0.0
    return WITHIN if len(needle) >= INSIDE and needle in known else 0.0


def place(text: str, rules: Grammar, needles: Sequence[str]) -> int:
    """Return where in a text the first word stands that was looked for; -1 if none does."""
    for word in WORD.finditer(text):
        if any(likeness(needle, stem(fold(word[0]), rules.endings)) for needle in needles):
            return word.start()
    return -1
