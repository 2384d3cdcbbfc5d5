"""Questions and events of any game as plain data, with names where the game has numbers.

A view shows the question of its seat (`question`) and whom the table waits for (`asked`). Events are lines of a table:

    FIELDS = {"drew": "seat n why | faces", ...}        kind: names of its facts, then those of its secret part
    CONVERT = {"faces": face_names, ...}                facts that are not taken as they are, by name

    TOLD = Told(FIELDS, CONVERT)
    TOLD.named("drew", (1, 2, "turn"))                  {"event": "drew", "seat": 1, "n": 2, "why": "turn"}
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, cast

from engine.kernel.asking import SHAPE_NAMES, Question, Ref, marks_plain
from engine.kernel.match import Match
from engine.kernel.views import Question as Put

TABLE = "table"  # stands for a seat that is asked in secret


def plain(value: Any) -> Any:
    """Turn tuples into lists, so that a view looks the same before and after a wire."""
    return [plain(part) for part in value] if isinstance(value, (tuple, list)) else value


def question(asked: Question, ref: Callable[[Ref], Any] = list, data: Callable[[Any], Any] = plain) -> Put:
    """Return a question as its seat sees it. `ref` and `data` put names in the place of numbers."""
    found = {
        "why": asked.why,
        "shape": SHAPE_NAMES[asked.shape],
        "options": [ref(option) for option in asked.options],
        "low": asked.low,
        "high": asked.high,
        "caps": list(asked.caps),
        "by": ref(asked.by) if asked.by is not None else None,
        "data": data(asked.data),
        **marks_plain(asked),
    }
    return cast(Put, found)


def named(
    asked: Question, refs: Callable[[tuple[Ref, ...]], tuple[Ref, ...]], data: Callable[[Any], Any]
) -> Question:
    """Return a question with names in place of numbers, as an object that bots read out of a view, not as plain data.
    """
    by = refs((asked.by,))[0] if asked.by is not None else None
    options, facts = refs(asked.options), data(asked.data)
    return Question(
        asked.seat, asked.why, asked.shape, options, asked.low, asked.high, asked.caps, by, facts, asked.marks
    )


class Still:
    """A position between two questions, in the form of a match, so that a view of it can be made. Nobody is asked
    anything.
    """

    pending: tuple[Question, ...] = ()

    def __init__(self, game: Any) -> None:
        self.game = game

    def question_for(self, seat: int) -> None:
        return None


def asked(match: Match[Any] | Still, viewer: int) -> list[Any]:
    """Return whom the table waits for, as far as this seat may know: the seat's number for a public question, "table"
    for a secret one.

    A seat that is asked in secret always finds "table" there while its own question is open. So no seat learns from its
    own question who else holds something (R-SEC-2).
    """
    found: list[Any] = []
    for question in match.pending:
        if question.seat == viewer and question.secret and TABLE not in found:
            found.append(TABLE)
        if question.seat == viewer:
            continue
        who: Any = TABLE if question.secret else question.seat
        if who not in found:
            found.append(who)
    return found


class Told:
    """Turns events into plain data that name each fact, by a mapping from an event's kind to the names of its facts.
    `more` returns these names for a kind that the mapping lacks; where it returns "", only the kind is told.
    """

    def __init__(
        self,
        fields: Mapping[str, str],
        convert: Mapping[str, Callable[[Any], Any]],
        more: Callable[[str], str] = lambda kind: "",
    ) -> None:
        self.convert = convert
        self.fields = cache(lambda kind: fields[kind] if kind in fields else more(kind))

    def named(self, kind: str, facts: tuple[Any, ...], secret: tuple[Any, ...] | None = None) -> dict[str, Any]:
        """Return one event as plain data. `secret` is its secret part, or None for a seat that may not know it.

        A fact may be missing at the end: a use whose choice is secret is announced without it.
        """
        public, _, hidden = self.fields(kind).partition("|")
        found: dict[str, Any] = {"event": kind}
        self._add(found, public.split(), facts)
        if secret is not None:
            self._add(found, hidden.split(), secret)
        return found

    def _add(self, found: dict[str, Any], names: list[str], facts: tuple[Any, ...]) -> None:
        for name, fact in zip(names, facts, strict=False):
            found[name] = self.convert.get(name, plain)(fact)
