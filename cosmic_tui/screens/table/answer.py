"""The answer: the open question and the draft for it, from a fresh draft to the message that is sent.

Keys that answer always go to the prompt, wherever the focus is, so that nobody gets lost. An irreversible answer must
be confirmed. Knows drafts and the link; must not know rules, nor how anything looks.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.messages import up
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.draft import AMOUNT, SPREAD, Draft, start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.refusals import arguments
from cosmic_tui.screens.asking import can_preview, needs_confirming
from cosmic_tui.screens.table.part import Part
from cosmic_tui.widgets.sheet import Sheet
from engine.kernel.views import Question

LONG_WAIT = 5.0  # after so many seconds a question rings


class Answer(Part):
    """The part of the table screen that makes an answer. `draft` is the answer being made; also that of an act beside
    the question, or of one chosen ahead.
    """

    draft: Making | None = None
    asked_at: float | None = 0.0  # when the question was seen; None: it is not yet
    drawn_last: Making | None = None  # in the last picture
    answered_at = 0.0
    rung = 0  # the question for which the bell has rung

    # --- the question ---

    def news(self) -> None:
        """Make a new draft for a new question. Put in an answer chosen ahead if it still fits."""
        table, state, eyes, draft = self.table, self.table.state, self.table.eyes, self.draft
        question = state.view["question"] if state.view and state.question is not None else None
        if question is None:
            self._gone()
        elif eyes.beside and state.serial == self.table.acts.waits:
            return  # something else is being chosen; the same question waits
        elif (number := table.ahead.follows(question)) is not None:
            self._follow(number)
        elif draft is None or not (draft.asks(question) or draft.goes_on(question)) or self._stale(draft):
            self._begin(question)

    def _stale(self, draft: Making) -> bool:
        view = self.table.state.view
        return view is not None and draft.stale(answering_of(self.table.game).uses(view))

    def _gone(self) -> None:
        """Drop the draft, because nothing is asked any more."""
        eyes = self.table.eyes
        if self.draft is not None and not (eyes.preparing or eyes.beside):
            self.draft = None
            eyes.hint, eyes.advice = (), ()  # they were about the question that is gone
        eyes.confirm = False

    def _begin(self, question: Question) -> None:
        table, state, eyes = self.table, self.table.state, self.table.eyes
        assert state.view is not None
        draft = self.draft = start(state.view, question, answering_of(table.game))
        state.habits.begin(draft, answering_of(table.game))
        if table.coach is not None:
            draft.apart()
            table.coach.narrow(draft)
        eyes.confirm = eyes.preparing = eyes.beside = False
        eyes.focus = ""  # arrows answer the new question, no matter what was looked at before
        self.asked_at = None
        if state.refused is not None and state.refused["code"] != "question_gone":
            state.refused = None  # it was about the question before
        table.motion.glow()
        self.changed()
        table.ahead.put_in(draft)

    def ring(self) -> None:
        """Ring the bell for a reader who may look elsewhere, when the question appears and not when the film does."""
        table = self.table
        if table.state.put is None or table.state.serial == self.rung:
            return
        self.rung = table.state.serial
        if table.cosmic.start.now() - self.answered_at > LONG_WAIT:
            table.cosmic.attention()

    def draws(self) -> None:
        """Note that a picture has been drawn and will soon be visible."""
        self.drawn_last = self.draft

    def drawn(self) -> None:
        """Note that the last picture is visible. If it shows a new question, answers are accepted soon."""
        if self.asked_at is None and self.drawn_last is self.draft:
            self.asked_at = self.table.cosmic.start.now()

    @property
    def too_early(self) -> bool:
        """Return whether a key was pressed before anybody can have read the question."""
        start = self.table.cosmic.start
        if self.asked_at is None:
            return start.patience > 0 and self.table.on_top
        return start.now() - self.asked_at < start.patience

    # --- the draft ---

    def changed(self, done: bool = True) -> None:
        """Ask the table for a preview of the changed draft, and show it. `done`: whether the draft has changed."""
        if not done:
            return
        table, draft = self.table, self.draft
        table.eyes.confirm = False
        table.eyes.hint, table.eyes.advice = table.notices.told, ()
        table.state.preview = None
        if isinstance(draft, Draft) and not table.eyes.preparing and can_preview(draft, table.game):
            table.link.send(table.seat, up.preview(table.state.serial, self._given(draft)))
        table.paint()

    def go_to(self, place: int) -> None:
        """Highlight the choice with this number."""
        self.changed(self.draft is not None and self.draft.go_to(place))

    def do_left(self) -> None:
        self._arrow("left", -1)

    def do_right(self) -> None:
        self._arrow("right", 1)

    def do_up(self) -> None:
        self._arrow("up", -1, vertical=True)

    def do_down(self) -> None:
        self._arrow("down", 1, vertical=True)

    def _arrow(self, way: str, steps: int, vertical: bool = False) -> None:
        """Move to the option in the arrow's direction on a board; else to the next option."""
        table, draft = self.table, self.draft
        if draft is None:
            return
        view = table.state.view
        place = None
        if view is not None and isinstance(draft, Draft) and not table.eyes.beside:
            place = answering_of(table.game).toward(view, draft, way)
            if place is not None:
                self.changed(draft.point(place))
        if place is None:
            self.changed(draft.up_down(steps) if vertical else draft.move(steps))

    def do_more(self) -> None:
        self.changed(self.draft is not None and self.draft.add(1))

    def do_fewer(self) -> None:
        self.changed(self.draft is not None and self.draft.add(-1))

    def do_tick(self) -> None:
        self.changed(self.draft is not None and self.draft.tick())

    def do_page_down(self) -> None:
        self.changed(self.draft is not None and self.draft.turn_page(1))

    def do_page_up(self) -> None:
        self.changed(self.draft is not None and self.draft.turn_page(-1))

    # --- the mouse ---

    def click(self, hit: Sheet.Hit) -> bool:
        """Choose the clicked thing if it can be chosen. A double or right click opens its page, except where fast
        clicks send pieces.
        """
        kind, draft = hit.link[0] if hit.link else "", self.draft
        if kind not in ("option", "desk", "heading", "step"):
            return False
        if draft is None:
            return True
        number = int(hit.link[1])
        if kind == "option":
            self._point(draft, number, hit.right or (hit.again and draft.shape != SPREAD))
        elif kind == "desk":
            draft.click(number)
            self.changed()
        elif kind == "step":
            self.changed(draft.add(number))
        else:
            self.changed(isinstance(draft, Draft) and draft.open(number))
        return True

    def _point(self, draft: Making, index: int, read: bool) -> None:
        place = next((place for place, choice in enumerate(draft.choices) if choice.index == index), None)
        if place is not None and read:
            self.table.reader.read(draft.choices[place].ref)
        elif place is not None:
            self.go_to(place)

    def wheel(self, link: Target, steps: int) -> None:
        """Change an amount with the wheel; over an option, go to the next one."""
        if self.draft is not None and self.draft.shape in (AMOUNT, SPREAD):
            self.changed(self.draft.add(-steps))
        elif self.draft is not None and link[:1] == ("option",):
            self.changed(self.draft.move(steps))

    # --- sending ---

    def do_send(self) -> None:
        """Send the highlighted answer (Enter). If it is irreversible, ask once more first."""
        table, state, eyes, draft = self.table, self.table.state, self.table.eyes, self.draft
        if draft is None:
            self._nothing_to_send()
        elif eyes.preparing:
            table.ahead.keep(draft)
        elif draft.enter():
            self.changed()  # a part of it was opened: nothing is answered by that
        elif self.too_early:
            table.hint("scr-line-too_fast")
        elif table.coach is not None and table.coach.goes_on():
            table.paint()
        elif draft.says:
            table.chat.do_chat()
        elif not eyes.beside and (state.view is None or not draft.asks(state.view["question"])):
            table.paint()  # the table is further than this screen: nothing is answered unseen
        elif not eyes.beside and (lacks := draft.lacks()) is not None:
            table.hint(lacks[0], **arguments(table.model.voice(table.seat), lacks[1]))
        elif table.coach is not None and not eyes.beside and (does := table.coach.insists(draft)):
            table.hint(does)
        elif not eyes.confirm and needs_confirming(table.model.voice(table.seat), state, draft):
            eyes.confirm = True
            table.paint()
        else:
            self._send(draft)

    def _follow(self, number: int) -> None:
        """Give the second answer of two questions that were put as one."""
        table = self.table
        table.model.answered(table.state)
        table.link.send(table.seat, up.answer(table.state.serial, number))
        table.plan()

    def _nothing_to_send(self) -> None:
        """Restart the story in a game that is only watched; else pass the keyboard on."""
        if self.table.link.offers.replay:
            self.table.reader.replay()
        else:
            self.table.turns.pass_on()

    def _send(self, draft: Making) -> None:
        table, eyes = self.table, self.table.eyes
        eyes.confirm = False
        eyes.focus = ""  # what it brings is seen, no matter what was looked at before
        eyes.hint = table.notices.told
        if table.coach is not None:
            table.coach.answered()
        table.state.habits.answered(draft, answering_of(table.game))
        table.model.answered(table.state)
        self.answered_at = table.cosmic.start.now()
        table.ahead.then = () if eyes.beside else draft.follow
        table.link.send(table.seat, up.answer(table.state.serial, self._given(draft)))
        if eyes.beside:
            table.acts.leave()
        table.cosmic.calm()
        table.plan()

    def _given(self, draft: Making) -> Any:
        """Return the answer in the table's form: an act names the thing itself."""
        choice = draft.choice
        return {"act": list(choice.ref)} if self.table.eyes.beside and choice is not None else draft.answer()

    def do_undo(self) -> None:
        self.table.link.send(self.table.seat, up.undo())
        self.table.plan()

    # --- stepping back ---

    def do_back(self) -> None:
        """Go one step back. Never sends anything."""
        table, eyes = self.table, self.table.eyes
        if eyes.preparing:
            table.ahead.leave()
        elif eyes.confirm:
            eyes.confirm = False
        elif eyes.beside:
            table.acts.leave()
        elif (self.draft is not None and not eyes.focus and self.draft.leave()) or eyes.hint or eyes.advice:
            eyes.hint, eyes.advice = (), ()
        elif eyes.focus:
            eyes.focus = ""
        elif table.coach is not None:
            table.coach.mute()
        table.state.refused = None
        table.paint()
