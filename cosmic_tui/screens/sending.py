"""The open question and its answer: a fresh draft, what it would bring, sent once nothing is left to ask back.

What is lost for good is asked about once more; an answer may be chosen before it is asked for. Which keys make it up
stands in answering.py. Knows drafts and the link; must not know rules, nor how anything looks.
"""

from __future__ import annotations

from cosmic_tui.games.encounter.prompt.ahead import fits, put_in, question_ahead
from cosmic_tui.games.encounter.prompt.desk import ANSWERS, SAY, Desk
from cosmic_tui.link import link as wire
from cosmic_tui.link.link import Link
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.say.refusals import arguments
from cosmic_tui.screens.asking import can_preview, needs_confirming
from cosmic_tui.screens.coach import Coach
from cosmic_tui.screens.notices import NoticesScreen

GLOW_SECONDS = 0.24
LONG_WAIT = 5.0  # after so many seconds a question rings


class SendingScreen(NoticesScreen):
    """A table that can be answered."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.coach: Coach | None = None
        self.asked_at = 0.0
        self.answered_at = 0.0
        self.rung = 0  # the question for which the bell has rung

    def plan(self) -> None:
        """Something was sent: the link may have an answer soon."""

    def colours(self) -> list[str]:
        return [person.colour for person in self.model.people]

    def next_question(self) -> None:
        """A fresh draft for a fresh question; what was prepared is put into it if it still fits."""
        state = self.state
        question = state.view["question"] if state.view and state.question is not None else None
        if question is None:
            if self.draft is not None and not self.eyes.preparing:
                self.draft = None
                self.eyes.hint = ()  # it was about the question that is gone
            self.eyes.confirm = False
            return
        if self.draft is not None and self.draft.question == question:
            return
        if isinstance(self.draft, Desk) and question["shape"] == self.draft.shape and not question["data"]["theirs"]:
            self.draft.question = question  # the talks go on, and what lies on the desk stays
            return
        assert state.view is not None
        self.draft = start(state.view, question)
        self.eyes.confirm = self.eyes.preparing = False
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
            wire.preview(self.link, self.seat, self.state.serial, self.draft.answer())
        self.paint()

    def do_send(self) -> None:
        """Enter: send the highlighted answer, after one more question if something is lost for good."""
        draft = self.draft
        if draft is None:
            return
        if self.eyes.preparing:
            self._prepared(draft)
        elif isinstance(draft, Desk) and draft.enter():
            self.changed()  # cards to be picked: nothing is answered by that
        elif self.cosmic.start.now() - self.asked_at < self.cosmic.start.patience:
            self.hint("scr-line-too_fast")
        elif isinstance(draft, Desk) and draft.at >= 0 and ANSWERS[draft.at] == SAY:
            self.do_chat()
        elif self.state.view is None or self.state.view["question"] != draft.question:
            self.paint()  # the table is further than this screen: nothing is answered unseen
        elif (lacks := draft.lacks()) is not None:
            self.hint(lacks[0], **arguments(self.model.voice(self.seat), lacks[1]))
        elif not self.eyes.confirm and needs_confirming(self.model.voice(self.seat), self.state, draft):
            self.eyes.confirm = True
            self.paint()
        else:
            self._send(draft)

    def _send(self, draft: Draft | Desk) -> None:
        self.eyes.confirm = False
        self.eyes.hint = self._told
        if self.coach is not None:
            self.coach.answered()
        self.model.answered(self.state)
        self.answered_at = self.cosmic.start.now()
        wire.answer(self.link, self.seat, self.state.serial, draft.answer())
        self.cosmic.calm()
        self.plan()

    def say_line(self, text: str) -> None:
        wire.chat(self.link, self.seat, text)

    def do_undo(self) -> None:
        wire.undo(self.link, self.seat)
        self.plan()

    # --- an answer chosen ahead ---

    def do_prepare(self) -> None:
        """Choose the encounter card before one is asked."""
        view = self.state.view
        question = question_ahead(view) if view is not None and self.draft is None else None
        if view is None or question is None:
            self.hint("scr-line-prepare_none")
            return
        self.draft = start(view, question)
        self.eyes.preparing = True
        self.paint()

    def _prepared(self, draft: Draft | Desk) -> None:
        self.eyes.prepared = draft.choice.ref if draft.choice is not None else None
        self.eyes.preparing, self.draft = False, None
        self.hint("scr-line-prepared")

    def _take_prepared(self) -> None:
        """What was chosen ahead is highlighted if it still fits, else dropped with a word."""
        if self.eyes.prepared is None or not isinstance(self.draft, Draft) or not fits(self.draft):
            return
        ready = put_in(self.draft, self.eyes.prepared)
        self.eyes.prepared = None
        self.hint("scr-line-prepared" if ready else "scr-line-prepared_gone")

    # --- stepping back ---

    def do_back(self) -> None:
        """One step back; never sends anything."""
        eyes = self.eyes
        if eyes.preparing:
            eyes.preparing, self.draft = False, None
        elif eyes.confirm:
            eyes.confirm = False
        elif (isinstance(self.draft, Desk) and not eyes.focus and self.draft.leave()) or eyes.hint:
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
