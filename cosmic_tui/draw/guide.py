"""A game's short answers: what it is, how it is won, and what players ask first. They stand at the top of the list of
its rules.

Knows the words; no game that is being played.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.parts import Entry
from cosmic_tui.words.catalogue import GUIDE, Rule, answer, answers, rules
from cosmic_tui.words.loader import Words

RULE_ID = re.compile(r"\b(?:[A-Z]-[A-Z0-9]{2,5}-\d+|X-\d+)\b")
WIDE = 10  # columns of a rule's number, and a blank


def rule_entries(words: Words) -> list[Entry]:
    """Return entries for the short answers, then for every rule under its heading."""
    return [*answer_entries(words), *[rule_entry(found) for found in rules(words)]]


def answer_entries(words: Words) -> list[Entry]:
    """Return an entry for each short answer."""
    section = words.say("scr-guide")
    return [
        Entry(f"{GUIDE}{one.ident}", [Run(one.title, "text", "", "bold")], f"{one.text} {one.find}", section, one.title)
        for one in answers(words)
    ]


def rule_entry(found: Rule) -> Entry:
    """Return the entry for one rule: its number and its first words."""
    row = [Run(found.ident.ljust(WIDE), "info"), Run(found.text.replace("\n", " "), "text")]
    return Entry(found.ident, row, f"{found.ident} {found.text} {' '.join(found.about)}", found.section, found.section)


def is_answer(ident: str) -> bool:
    """Return whether an entry of the rules is a short answer."""
    return ident.startswith(GUIDE)


def answer_text(words: Words, ident: str) -> tuple[str, list[Sequence[Run]]]:
    """Return a short answer's question and its text, with links to rules."""
    found = answer(words, ident.removeprefix(GUIDE))
    return found.title, [linked([Run(found.text, "text")])]


def linked(runs: Sequence[Run]) -> list[Run]:
    """Turn the numbers of rules in a text into links."""
    found: list[Run] = []
    for run in runs:
        end = 0
        for hit in RULE_ID.finditer(run.text):
            found.append(run._replace(text=run.text[end : hit.start()]))
            found.append(Run(hit[0], "info", run.ground, "underline", ("rule", hit[0])))
            end = hit.end()
        found.append(run._replace(text=run.text[end:]))
    return [run for run in found if run.text]
