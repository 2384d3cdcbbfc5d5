"""The rules in lines of text: the questions that have short answers, and what answers a question best.

Knows the words; no game that is being played.
"""

from __future__ import annotations

from cosmic_tui.words.catalogue import answers, rules
from cosmic_tui.words.loader import Words
from cosmic_tui.words.search import Index, Text, grammar

MOST = 3  # texts that are printed for one question
ANSWER = 1.6  # what a short answer weighs beside a rule
ASKED = "?"  # what a question ends in


def contents(words: Words) -> list[str]:
    """Return what the game is, and the questions that have a short answer."""
    every = answers(words)
    first = [f"{one.title} {one.text}" for one in every[:1]]
    return [*first, *[one.title for one in every[1:]]]


def answered(words: Words, wanted: str) -> list[str]:
    """Return the texts that answer a question, the best first: one short answer alone if it is the best."""
    every = answers(words)
    texts = [Text(one.title, f"{one.text} {one.find}", ANSWER) for one in every]
    shown = [f"{one.title} {one.text}" for one in every]
    for rule in rules(words):
        texts.append(Text(rule.section, f"{rule.ident} {rule.text}", named=False))
        shown.append(f"{rule.ident}: {' '.join(rule.text.split())}")
    found = Index(grammar(words), texts).find(wanted)
    return [shown[number] for number in (found[:1] if found and found[0] < len(every) else found[:MOST])]
