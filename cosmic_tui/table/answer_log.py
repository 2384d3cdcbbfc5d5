"""The fingerprints that a table writes beside its answers, by which a saved game notices that the rules have changed.
"""

import zlib
from collections.abc import Iterable
from typing import Any

from cosmic_tui.table.rules import AnyMatch
from engine.kernel.asking import Answer, Question

# One record: ["answer", seat, answer, mark] with a 1 behind it if a stand-in was asked, ["undo", answers kept],
# ["at", facts], and those of `snapshots.py`.
Entry = list[Any]


def mark_of(question: Question, match: AnyMatch) -> int:
    """Return a fingerprint of the question and of the state of chance. A saved game compares it to notice changed
    rules.
    """
    options = tuple(map(match.game.written_option, question.options))
    asked = (question.seat, question.why, question.shape, options, question.low, question.high, question.caps)
    return zlib.crc32(repr((asked, match.game.counter)).encode())


def mark_of_act(seat: int, match: AnyMatch) -> int:
    """Return the fingerprint of an act beside the question. It does not depend on the questions open at the time."""
    return zlib.crc32(repr((seat, "act", match.game.counter)).encode())


def kept_answers(records: Iterable[Entry]) -> list[tuple[int, Answer, int]]:
    """Return the answers that still count, without those that were undone."""
    kept: list[tuple[int, Answer, int]] = []
    for record in records:
        if record[0] == "answer":
            kept.append((record[1], record[2], record[3]))
        elif record[0] == "undo":
            del kept[record[1] :]
    return kept
