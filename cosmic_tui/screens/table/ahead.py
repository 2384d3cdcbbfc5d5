"""Answers chosen before the question is put, where a game allows that. Knows drafts; sends nothing."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.prompt.ahead import put_in
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.choices import Ref, refs_of
from cosmic_tui.prompt.draft import AMOUNT, Draft, start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.screens.seatstate import encounter_of
from cosmic_tui.screens.table.part import Part
from engine.kernel.views import Question


class Ahead(Part):
    """An answer chosen ahead. `preparing` of the screen's eyes is True while one is being chosen; `prepared` is the
    chosen one.
    """

    why = ""  # the question that was answered before it was put
    about = (0, 0)  # the part of the game that was about
    then: Sequence[tuple[str, Ref]] = ()  # the next questions with their answers, where all were put as one

    def do_prepare(self) -> None:
        table = self.table
        view = table.state.view
        question = answering_of(table.game).ahead(view) if view is not None and table.answer.draft is None else None
        if view is None or question is None:
            table.hint("scr-line-prepare_none")
            return
        table.answer.draft = start(view, question, answering_of(table.game))
        table.eyes.preparing, self.why, self.about = True, question["why"], encounter_of(view)
        table.paint()

    def follows(self, question: Question) -> int | None:
        """Return the next answer of a series that was put as one question, if this is its question and the answer still
        fits. If it does not fit, the rest of the series is put one by one.
        """
        then, self.then = self.then, ()
        if not then or question["why"] != then[0][0]:
            return None
        (_, ref), *rest = then
        found = self._answer(question, ref)
        self.then = rest if found is not None else ()
        return found

    @staticmethod
    def _answer(question: Question, ref: Ref) -> int | None:
        if question["shape"] == AMOUNT:
            return int(ref[1]) if question["low"] <= ref[1] <= question["high"] else None
        return refs_of(question).index(ref) if ref in refs_of(question) else None

    def keep(self, draft: Making) -> None:
        """Keep an answer for a question that is not put yet."""
        eyes = self.table.eyes
        eyes.prepared = draft.choice.ref if draft.choice is not None else None
        self.leave()
        self.table.hint("scr-line-prepared")

    def leave(self) -> None:
        self.table.eyes.preparing, self.table.answer.draft = False, None

    def put_in(self, draft: Making) -> None:
        """Highlight the answer that was chosen ahead, if it still fits; else drop it and say so. An answer whose
        question never came in its part of the game is forgotten.
        """
        eyes, view = self.table.eyes, self.table.state.view
        if view is None or encounter_of(view) != self.about:
            eyes.prepared = None
        if eyes.prepared is None or not isinstance(draft, Draft) or draft.question["why"] != self.why:
            return
        ready = put_in(draft, eyes.prepared)
        eyes.prepared = None
        self.table.hint("scr-line-prepared" if ready else "scr-line-prepared_gone")
