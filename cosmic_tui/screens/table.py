"""The table screen: takes what the table tells, shows it, and sends answers.

Which keys make up an answer stands in answering.py, which keys read in looking.py; how things look in draw/. Must not
know rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from cosmic_tui.draw import choosing, motion
from cosmic_tui.draw.cells import Link as Target
from cosmic_tui.draw.cells import Row, Run
from cosmic_tui.draw.curtain import curtain
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.small import waiting_page
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.link import link as wire
from cosmic_tui.link.keyboard import Keyboard, lets_pass
from cosmic_tui.link.link import Link
from cosmic_tui.opening import Refused
from cosmic_tui.prompt.ahead import fits, put_in, question_ahead
from cosmic_tui.prompt.desk import ANSWERS, SAY, Desk
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.say import questions
from cosmic_tui.say.peers import ended
from cosmic_tui.say.refusals import arguments, refused
from cosmic_tui.screens.asking import can_preview, needs_confirming
from cosmic_tui.screens.coach import Coach
from cosmic_tui.screens.lobby import Lobby
from cosmic_tui.screens.looking import LookingScreen
from cosmic_tui.screens.model import TableModel
from cosmic_tui.screens.scenes import Eyes, make_scene
from cosmic_tui.screens.victory import VictoryScreen

LEAST_WAIT = 0.02
GLOW_SECONDS = 0.24
LONG_WAIT = 5.0  # after so many seconds a question rings


class TableScreen(LookingScreen):
    """One table, one or several seats at this keyboard."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.seat = link.seats[0] if link.seats else -1
        self.curtain: int | None = None  # the seat whose person is to sit down
        self.seated = False  # at the very beginning nobody has sat down yet
        self.keyboard = Keyboard(link.seats, getattr(link, "even", False))
        self.passing = False  # who sits here has nothing to answer, and passes the keyboard on
        self.coach: Coach | None = None
        self.asked_at = 0.0
        self.answered_at = 0.0
        self.closed = False
        self.ended = False
        self._told = ""
        self._dirty = False
        self._timer: Any = None
        self._second: Any = None  # what draws a running clock

    # --- the link ---

    def on_mount(self) -> None:
        super().on_mount()
        now = self.cosmic.start.now
        self.model = TableModel(self.cosmic.words, self.link.seats or (-1,), now)
        self.model.past = getattr(self.link, "past", None)
        self.answered_at = now()
        if self.cosmic.start.first_game or self.cosmic.settings.coach:
            self.coach = Coach(self.cosmic.words)
        self.lobby = Lobby(self.link)
        self.link.subscribe(self.heard)
        self._plan()
        if getattr(self.link, "story", False):
            self.do_replay()
        line = getattr(self.link, "run", None)
        if line is not None:  # a table elsewhere: its line lives as long as this screen
            self.run_worker(self._hold_line(line), exit_on_error=False)

    async def _hold_line(self, line: Callable[[], Awaitable[tuple[str, dict[str, Any]]]]) -> None:
        """Until the line ends for good; why is the last thing that is said."""
        try:
            code, facts = await line()
        except Refused as no:
            code, facts = no.code, no.facts
        if not self.closed:
            self.cosmic.lost_table(ended(self.cosmic.words, code, facts))

    def heard(self, seat: int, message: dict[str, Any]) -> None:
        """One message of the table; drawn when all that have come are taken."""
        if message["kind"] in ("lobby", "hello") and seat != self.seat and len(self.link.seats) < 2:
            self.model.moved(self.seat, seat)
            self.seat = seat  # a chair has been found or changed
        state = self.model.states.get(seat)
        before = state.view if state is not None else None
        self.model.take(seat, message)
        self.keyboard.hear(message)
        if seat == self.seat and message["kind"] == "view":
            self._begin_motion(motion.begun(before, message["view"]))
        if not self._dirty:
            self._dirty = True
            self.call_later(self.news)

    def news(self) -> None:
        """Everything that has come is taken: find out what to ask, then show it."""
        self._dirty = False
        if self.closed:
            return
        self.lobby.about = self.model.lobby
        self._change_seats()
        if self.curtain is None:
            self.passing = self.passing and self.state.question is None
            self._next_question()
        self._hint_of_table()
        self.cosmic.paint_all()
        self._plan()
        if (self.model.over is not None) != self.ended:
            self.ended = not self.ended
            self.cosmic.pop_to_table()
            if self.ended:
                self.cosmic.show(VictoryScreen(self))

    def poll(self) -> None:
        if not self.closed:
            self.link.poll()
            self._plan()

    def _plan(self) -> None:
        """Look at the link again when it wants that."""
        if self._timer is not None:
            self._timer.stop()
        wake = self.link.wake()
        if wake is not None and not self.closed:
            self._timer = self.set_timer(max(LEAST_WAIT, wake), self.poll)
        self._mind_clock()

    def _mind_clock(self) -> None:
        """A clock that runs is drawn anew with every second; none runs, none is drawn."""
        left = self.model.seconds_left()
        runs = left is not None and left > 0 and not self.closed
        if runs and self._second is None:
            self._second = self.set_interval(1.0, self.paint)
        elif not runs and self._second is not None:
            self._second.stop()
            self._second = None

    def close(self) -> None:
        """Leave the table; the game is kept."""
        if not self.closed:
            self.closed = True
            self.link.close()

    # --- the question ---

    def _next_question(self) -> None:
        """A fresh draft for a fresh question; what was prepared is put into it if it still fits."""
        state = self.state
        question = state.view["question"] if state.view and state.question is not None else None
        if question is None:
            if self.draft is not None and not self.eyes.preparing:
                self.draft = None
                self.eyes.hint = ""  # it was about the question that is gone
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
        now = self.cosmic.start.now()
        if now - self.answered_at > LONG_WAIT:
            self.cosmic.attention()
        self.asked_at = now
        if state.refused is not None and state.refused["code"] != "question_gone":
            state.refused = None  # it was about the question before
        self._glow()
        self.changed()
        self._take_prepared()

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
        self.eyes.hint = ""
        self.state.preview = None
        if isinstance(self.draft, Draft) and not self.eyes.preparing and can_preview(self.draft):
            wire.preview(self.link, self.seat, self.state.serial, self.draft.answer())
        self.paint()

    def do_send(self) -> None:
        """Enter: send the highlighted answer, after one more question if something is lost for good."""
        draft = self.draft
        if draft is None:
            if self.passing:
                self._pass_on()
            return
        if self.eyes.preparing:
            self._prepared(draft)
        elif self.cosmic.start.now() - self.asked_at < self.cosmic.start.patience:
            self.hint("scr-line-too_fast")
        elif isinstance(draft, Desk) and draft.enter():
            self.changed()
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
        self._plan()

    def say_line(self, text: str) -> None:
        wire.chat(self.link, self.seat, text)

    def do_undo(self) -> None:
        wire.undo(self.link, self.seat)
        self._plan()

    def colours(self) -> list[str]:
        return [person.colour for person in self.model.people]

    def _hint_of_table(self) -> None:
        """What the table has to say stands over other hints, and goes with its cause."""
        before, self._told = self._told, self._table_hint()
        if self._told or self.eyes.hint == before:
            self.eyes.hint = self._told
        self.eyes.hint = self.eyes.hint or self.cosmic.next_problem()

    def _table_hint(self) -> str:
        """What is to be known about the line, a vote or a pause."""
        if self.state.view is not None and (broken := self._line_hint()):
            return broken
        return self.vote_hint() or (self.cosmic.words.say("scr-line-paused") if self.model.paused else "")

    def _line_hint(self) -> str:
        line = self.model.line
        if line is not None and line["state"] == "slow":
            return self.cosmic.words.say("scr-line-slow")
        if line is None or line["state"] not in ("waiting", "connecting"):
            return ""
        seconds = round(line["seconds"])
        return self.cosmic.words.say("scr-line-reconnecting" if seconds else "scr-line-connecting", seconds=seconds)

    def vote_hint(self) -> str:
        """Who asks for what, if this person has a voice in it; for the others, who is still waited for."""
        say, model = self.cosmic.words.say, self.model
        vote = model.vote
        if vote is None:
            return ""
        about = say(f"scr-vote_{vote['about']}")
        if self.seat in vote["wait"]:
            return say("scr-line-vote", who=model.people[vote["by"]].name, name=about)
        names = self.cosmic.words.join(model.people[seat].name for seat in vote["wait"])
        return say("scr-line-vote_waits", names=names, name=about)

    def in_vote(self, yes: bool) -> bool:
        """A voice in the open vote; False if there is nothing to say yes or no to."""
        vote = self.model.vote
        if vote is None or self.seat not in vote["wait"]:
            return False
        self.link.send(self.seat, {"kind": "vote", "about": vote["about"], "seat": vote["seat"], "yes": yes})
        self.eyes.hint = ""
        return True

    def typed(self, key: str) -> None:
        """While a vote is open, `y` and `n` are voices in it."""
        if key not in ("y", "n") or not self.in_vote(key == "y"):
            super().typed(key)

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

    # --- drawing ---

    def scene(self) -> Scene | None:
        size = (self.size.width, self.size.height)
        scene = make_scene(self.model, self.state, self.draft, self.eyes, self.cosmic.look, size)
        if scene is not None and self.passing:
            scene = replace(scene, waiting=self.cosmic.words.say("scr-line-nothing_yours"), passing=True)
        return self.coach.beside(scene) if self.coach is not None and scene is not None else scene

    def rows(self, width: int, height: int) -> list[Row]:
        if self.curtain is not None:
            return self._curtain(width, height, self.curtain)
        if self.model.lobby is not None:
            lines = [line for line in self.state.lines if line.chat]
            foot = self.refusal() or self._line_hint()
            return self.lobby.rows(self.cosmic.look, (width, height), lines, foot, self.eyes.typing)
        scene = self.scene()
        if scene is None:
            return waiting_page(self.cosmic.look, width, height, self.model.line)
        if choosing.wanted(scene):
            return choosing.choosing(scene)
        return draw_table(motion.moved(scene))

    def refusal(self) -> str:
        """Why the last wish was not granted."""
        no = self.state.refused
        return refused(self.model.voice(self.seat), no["code"], no["facts"]) if no else ""

    def banner(self) -> list[Run]:
        """What a page over the table shows of an open question."""
        state = self.state
        if self.curtain is not None or state.question is None or state.view is None or not state.view["question"]:
            return []
        asked = questions.asked(self.model.voice(self.seat), state.view)
        person = self.model.people[self.seat]
        tag = Run(f"{self.cosmic.look.glyphs.tag(person.colour)} ", f"seat_{person.colour}")
        back = self.cosmic.words.say("scr-esc_to_table")
        return [tag, Run(asked.title, "text", "", "bold"), Run(f"  ·  {back}", "muted")]

    # --- motion ---

    def _begin_motion(self, first: int) -> None:
        if first and self.cosmic.moves and not self.eyes.motion:
            self.eyes.motion = first
            self.set_timer(motion.seconds(first), self._next_frame)

    def _next_frame(self) -> None:
        """One frame further; a key may have ended it meanwhile."""
        if not self.eyes.motion:
            return
        self.eyes.motion += 1
        if motion.seconds(self.eyes.motion):
            self.set_timer(motion.seconds(self.eyes.motion), self._next_frame)
        else:
            self.eyes.motion = 0
        self.paint()

    # --- several people at one keyboard ---

    def _curtain(self, width: int, height: int, seat: int) -> list[Row]:
        state = self.model.states[seat]
        new = state.lines[state.seen :]
        others = [self.model.people[other].name for other in self.link.seats if other != seat]
        person = self.model.people[seat]
        names = self.cosmic.words.join(others)
        return curtain(self.cosmic.look, width, height, person, names, len(new), sum(line.to_me for line in new))

    def _change_seats(self) -> None:
        """Draw the curtain if somebody else at this keyboard is to sit down, and the one before it is done."""
        if len(self.link.seats) < 2 or self.curtain is not None or self.passing or self.model.over is not None:
            return
        if self.seated and self.state.question:
            return
        sitting = self.seat if self.seated else None
        seat = self.keyboard.turn(sitting, self.model.waiting_seats(), self._lets_pass)
        if seat is not None:
            self._draw_curtain(seat)

    def _lets_pass(self, seat: int) -> bool:
        state = self.model.states[seat]
        return lets_pass(state.orders, state.view)

    def _draw_curtain(self, seat: int) -> None:
        """From here on nothing of the last person is on the screen, or kept for it."""
        self.state.seen = len(self.state.lines)
        self.curtain = seat
        self.draft = None
        self.eyes = Eyes(sort=self.eyes.sort)
        self.cosmic.pop_to_table()
        self.sheet.forget()

    def _open_curtain(self) -> None:
        """The next person sits down; who has nothing to answer passes the keyboard on."""
        assert self.curtain is not None
        self.seat, self.curtain, self.seated = self.curtain, None, True
        self.passing = self.state.question is None
        self._next_question()
        self.paint()

    def _pass_on(self) -> None:
        self.passing = False
        self.news()

    # --- keys ---

    def press(self, key: str) -> None:
        if self.model.lobby is not None and self.eyes.typing is None and self.lobby.press(key):
            self.state.refused = None
            self.paint()
        elif self.eyes.motion:
            self.eyes.motion = 0  # a key that ends a motion never answers
            self.paint()
        elif self.curtain is None:
            super().press(key)
        elif key == "Enter":
            self._open_curtain()
        elif self.cosmic.commands.get(key) == "quit":
            self.cosmic.leave()

    def clicked(self, link: Target, read: bool) -> None:
        if self.model.lobby is not None:
            self.lobby.clicked(link)
            self.paint()
        elif self.curtain is None:
            super().clicked(link, read)

    def do_back(self) -> None:
        """One step back; never sends anything."""
        eyes = self.eyes
        if eyes.preparing:
            eyes.preparing, self.draft = False, None
        elif eyes.confirm:
            eyes.confirm = False
        elif (isinstance(self.draft, Desk) and not eyes.focus and self.draft.leave()) or eyes.hint:
            eyes.hint = ""
        elif eyes.focus:
            eyes.focus = ""
        elif self.coach is not None:
            self.coach.mute()
        self.state.refused = None
        self.paint()

    def do_coach(self) -> None:
        """`f`: the coach speaks again, or for the first time."""
        if self.coach is None:
            self.coach = Coach(self.cosmic.words)
        else:
            self.coach.muted = False
        self.paint()
