"""The open question and its answer: a fresh draft, what it would bring, sent once nothing is left to ask back.

What is lost for good is asked about once more; an answer may be chosen before it is asked for. Which keys make it up
stands in answering.py. Knows drafts and the link; must not know rules, nor how anything looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.draw.cells import Link as Target
from cosmic_tui.games import manner_of
from cosmic_tui.link import link as wire
from cosmic_tui.link.link import Link
from cosmic_tui.prompt.ahead import put_in
from cosmic_tui.prompt.choices import numbered
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.prompt.making import Making
from cosmic_tui.say.refusals import arguments
from cosmic_tui.screens.asking import can_preview, needs_confirming
from cosmic_tui.screens.coach import Coach
from cosmic_tui.screens.notices import NoticesScreen

GLOW_SECONDS = 0.24
BESIDE, PICK = "beside", "pick"
LONG_WAIT = 5.0  # after so many seconds a question rings


class SendingScreen(NoticesScreen):
    """A table that can be answered."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.coach: Coach | None = None
        self.beside_of = -1  # the question that waits while something is chosen beside it
        self.ahead = ""  # the question that was answered before it was put
        self.asked_at = 0.0
        self.answered_at = 0.0
        self.rung = 0  # the question for which the bell has rung

    def plan(self) -> None:
        """Something was sent: the link may have an answer soon."""

    @property
    def game(self) -> str:
        """What is played here."""
        return self.model.words.game

    def handles(self) -> Mapping[str, Target]:
        view = self.state.view
        colours = [person.colour for person in self.model.people]
        return manner_of(self.game).handles(view, colours) if view is not None else {}

    @property
    def handle_hint(self) -> str:  # type: ignore[override]
        return manner_of(self.game).HANDLE

    def toward(self, way: str) -> bool | None:
        view, draft = self.state.view, self.draft
        if view is None or not isinstance(draft, Draft) or self.eyes.beside:
            return None
        place = manner_of(self.game).toward(view, draft, way)
        return None if place is None else draft.point(place)

    def typed(self, key: str) -> None:
        """A digit that the question leaves free may stand for something beside it, and so may a letter at any time."""
        view = self.state.view
        free = not self.eyes.beside if key.isdigit() else not key.isupper()
        if view is not None and free and not self.eyes.preparing and not self.handle:
            number = manner_of(self.game).act(view, self.draft, key)
            if number is not None:
                self.open_beside(number)
                return
        super().typed(key)

    def means(self, option: Target, thing: Target) -> bool:
        return manner_of(self.game).means(option, thing)

    def next_question(self) -> None:
        """A fresh draft for a fresh question; what was prepared is put into it if it still fits."""
        state = self.state
        question = state.view["question"] if state.view and state.question is not None else None
        if question is None:
            if self.draft is not None and not (self.eyes.preparing or self.eyes.beside):
                self.draft = None
                self.eyes.hint = ()  # it was about the question that is gone
            self.eyes.confirm = False
            return
        if self.eyes.beside and self.state.serial == self.beside_of:
            return  # something else is being chosen; the same question waits
        if self.draft is not None and self.draft.question == question:
            return
        if self.draft is not None and self.draft.goes_on(question):
            return
        assert state.view is not None
        self.draft = start(state.view, question, self.game)
        state.habits.begin(self.draft, self.game)
        self.eyes.confirm = self.eyes.preparing = self.eyes.beside = False
        self.eyes.focus = ""  # arrows answer the new question, whatever was looked at before
        self.asked_at = self.cosmic.start.now()
        if state.refused is not None and state.refused["code"] != "question_gone":
            state.refused = None  # it was about the question before
        self._glow()
        self.changed()
        self._take_prepared()

    def ring(self) -> None:
        """Whoever may be looking elsewhere is called when the question is there, not when the film is."""
        if self.state.put is None or self.state.serial == self.rung:
            return
        self.rung = self.state.serial
        if self.cosmic.start.now() - self.answered_at > LONG_WAIT:
            self.cosmic.attention()

    def _glow(self) -> None:
        """The prompt's frame brightens for a moment."""
        if self.cosmic.moves:
            self.eyes.glow = True
            self.set_timer(GLOW_SECONDS, self._dim)

    def _dim(self) -> None:
        self.eyes.glow = False
        self.paint()

    def changed(self) -> None:
        """The draft has changed: ask what it would bring, and show it."""
        self.eyes.confirm = False
        self.eyes.hint = self._told
        self.state.preview = None
        if isinstance(self.draft, Draft) and not self.eyes.preparing and can_preview(self.draft):
            wire.preview(self.link, self.seat, self.state.serial, self._answer(self.draft))
        self.paint()

    def do_send(self) -> None:
        """Enter: send the highlighted answer, after one more question if something is lost for good."""
        draft = self.draft
        if draft is None:
            return
        if self.eyes.preparing:
            self._prepared(draft)
        elif draft.enter():
            self.changed()  # a part of it was opened: nothing is answered by that
        elif self.cosmic.start.now() - self.asked_at < self.cosmic.start.patience:
            self.hint("scr-line-too_fast")
        elif draft.says:
            self.do_chat()
        elif self.eyes.beside:
            self._send(draft)
        elif self.state.view is None or self.state.view["question"] != draft.question:
            self.paint()  # the table is further than this screen: nothing is answered unseen
        elif (lacks := draft.lacks()) is not None:
            self.hint(lacks[0], **arguments(self.model.voice(self.seat), lacks[1]))
        elif not self.eyes.confirm and needs_confirming(self.model.voice(self.seat), self.state, draft):
            self.eyes.confirm = True
            self.paint()
        else:
            self._send(draft)

    def _send(self, draft: Making) -> None:
        self.eyes.confirm = False
        self.eyes.hint = self._told
        if self.coach is not None:
            self.coach.answered()
        self.state.habits.answered(draft, self.game)
        self.model.answered(self.state)
        self.answered_at = self.cosmic.start.now()
        wire.answer(self.link, self.seat, self.state.serial, self._answer(draft))
        if self.eyes.beside:
            self._leave_beside()
        self.cosmic.calm()
        self.plan()

    def say_line(self, text: str) -> None:
        wire.chat(self.link, self.seat, text)

    def do_undo(self) -> None:
        wire.undo(self.link, self.seat)
        self.plan()

    # --- an answer chosen ahead ---

    def do_prepare(self) -> None:
        """Choose an answer before it is asked for, where the game allows that."""
        view = self.state.view
        question = manner_of(self.game).ahead(view) if view is not None and self.draft is None else None
        if view is None or question is None:
            self.hint("scr-line-prepare_none")
            return
        self.draft = start(view, question, self.game)
        self.eyes.preparing, self.ahead = True, question["why"]
        self.paint()

    def _prepared(self, draft: Making) -> None:
        self.eyes.prepared = draft.choice.ref if draft.choice is not None else None
        self.eyes.preparing, self.draft = False, None
        self.hint("scr-line-prepared")

    def _take_prepared(self) -> None:
        """What was chosen ahead is highlighted if it still fits, else dropped with a word."""
        if self.eyes.prepared is None or not isinstance(self.draft, Draft):
            return
        if self.draft.question["why"] != self.ahead:
            return
        ready = put_in(self.draft, self.eyes.prepared)
        self.eyes.prepared = None
        self.hint("scr-line-prepared" if ready else "scr-line-prepared_gone")

    # --- acts beside the question ---

    def do_beside(self) -> None:
        """Choose something that can be done beside the question, whoever is asked; again: back to it."""
        view = self.state.view
        if self.eyes.beside:
            self._leave_beside()
        elif view is None or not view.get("beside"):
            self.hint("scr-line-beside_none")
        else:
            self.open_beside(0)

    def open_beside(self, number: int) -> None:
        """The acts, with one of them highlighted."""
        view = self.state.view
        acts = view.get("beside", ()) if view is not None else ()
        if not 0 <= number < len(acts):
            return
        question = {"why": BESIDE, "shape": PICK, "options": list(acts), "low": 0, "high": 0, "caps": []}
        draft = Draft(question, numbered(question), counts=[0] * len(acts))
        draft.at = next(place for place, choice in enumerate(draft.choices) if choice.index == number)
        self.draft, self.eyes.beside, self.beside_of = draft, True, self.state.serial
        self.changed()

    def _leave_beside(self) -> None:
        """Back to the question, if there is one."""
        self.eyes.beside, self.draft = False, None
        self.next_question()
        self.paint()

    def _answer(self, draft: Making) -> Any:
        """As the table takes it: an act names the thing itself."""
        choice = draft.choice
        return {"act": list(choice.ref)} if self.eyes.beside and choice is not None else draft.answer()

    def clicked(self, link: Target, read: bool) -> None:
        """A thing with which something can be done beside the question leads to that."""
        if link[0] == "act":
            self.open_beside(int(link[1]))
        else:
            super().clicked(link, read)

    # --- stepping back ---

    def do_back(self) -> None:
        """One step back; never sends anything."""
        eyes = self.eyes
        if eyes.preparing:
            eyes.preparing, self.draft = False, None
        elif eyes.confirm:
            eyes.confirm = False
        elif eyes.beside:
            self._leave_beside()
        elif (self.draft is not None and not eyes.focus and self.draft.leave()) or eyes.hint:
            eyes.hint = ()
        elif eyes.focus:
            eyes.focus = ""
        elif self.coach is not None:
            self.coach.mute()
        self.state.refused = None
        self.paint()

    def do_coach(self) -> None:
        """The coach speaks again, or for the first time."""
        if self.coach is None:
            self.coach = Coach(self.cosmic.words)
        else:
            self.coach.muted = False
        self.paint()
