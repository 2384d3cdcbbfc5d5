"""Acts beside the question: something a seat may do while a question waits, whichever seat is asked.

They are chosen like an answer, from a draft of their own. Knows drafts; must not know which acts there are.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.prompt.choices import numbered
from cosmic_tui.prompt.draft import BESIDE, PICK, Draft
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.screens.table.part import Part
from cosmic_tui.widgets.sheet import Sheet
from engine.kernel.views import Question

FEW = 2  # acts that are named in one breath


class Acts(Part):
    """The choice of an act. `beside` of the screen's eyes is True while one is being chosen."""

    waits = -1  # the serial of the question that waits

    def do_beside(self) -> None:
        """Start to choose an act; pressed again, return to the question."""
        view = self.table.state.view
        if self.table.eyes.beside:
            self.leave()
        elif view is None or not view.get("beside"):
            self.table.hint("scr-line-beside_none")
        else:
            self.open(0)

    def names(self) -> str:
        """Return the possible acts in words; "" if there are more than a few."""
        table = self.table
        view: Any = table.state.view or {}
        voice, sentences = table.model.voice(table.seat), sentences_of(table.game)
        acts = view.get("beside", ())
        if len(acts) > FEW:
            return ""
        return table.model.words.join(sentences.act(voice, view, tuple(ref)) for ref in acts)

    def typed(self, key: str) -> bool:
        """Handle a key that stands for an act: a digit that the question does not use, or a letter at any time."""
        table = self.table
        view, eyes = table.state.view, table.eyes
        free = not eyes.beside if key.isdigit() else not key.isupper()
        if view is None or not free or eyes.preparing or table.spelling.begun:
            return False
        number = answering_of(table.game).act(view, table.answer.draft, key)
        if number is not None:
            self.open(number)
        elif ident := answering_of(table.game).no_act(key):
            table.hint(ident)
        return number is not None or bool(ident)

    def click(self, hit: Sheet.Hit) -> bool:
        """Open the act that belongs to a clicked thing."""
        if hit.link[:1] != ("act",):
            return False
        self.open(int(hit.link[1]))
        return True

    def open(self, number: int) -> None:
        """Open the list of all acts, with one highlighted."""
        state, answer = self.table.state, self.table.answer
        acts = state.view.get("beside", ()) if state.view is not None else ()
        if not 0 <= number < len(acts):
            return
        question: Question = {"why": BESIDE, "shape": PICK, "options": list(acts), "low": 0, "high": 0, "caps": []}
        draft = Draft(question, numbered(question), counts=[0] * len(acts))
        draft.at = next(place for place, choice in enumerate(draft.choices) if choice.index == number)
        answer.draft, self.table.eyes.beside, self.waits = draft, True, state.serial
        answer.changed()

    def leave(self) -> None:
        """Go back to the question, if there is one."""
        self.table.eyes.beside, self.table.answer.draft = False, None
        self.table.answer.news()
        self.table.paint()
