"""The table screen: it takes messages of the table, passes each key to the part it belongs to, and shows the scene.

The parts, one module each, do the work; draw/ decides how things look. Must not know rules.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, cast

from textual import events

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.canvas.cells import Row, Run
from cosmic_tui.canvas.text import notice
from cosmic_tui.draw.parts import Parts, board_of
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.small import waiting_page
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.games import games
from cosmic_tui.link.link import Ended, Link
from cosmic_tui.messages.down import InSeries
from cosmic_tui.messages.grammar import Message
from cosmic_tui.new_game import Refused
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.peers import ended
from cosmic_tui.say.sentences import ending_line
from cosmic_tui.screens.coach import Coach
from cosmic_tui.screens.diary import note_lesson
from cosmic_tui.screens.model import TableModel
from cosmic_tui.screens.scenes import Eyes, make_scene
from cosmic_tui.screens.seatstate import SeatState
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.screens.table.acts import Acts
from cosmic_tui.screens.table.advice import Advice
from cosmic_tui.screens.table.ahead import Ahead
from cosmic_tui.screens.table.answer import Answer
from cosmic_tui.screens.table.chat import Chat
from cosmic_tui.screens.table.ending import Ending
from cosmic_tui.screens.table.fingers import Fingers
from cosmic_tui.screens.table.lobby import Lobby
from cosmic_tui.screens.table.motion import Motion
from cosmic_tui.screens.table.notices import Notices
from cosmic_tui.screens.table.onward import Onward
from cosmic_tui.screens.table.part import Part
from cosmic_tui.screens.table.puzzle import Puzzle
from cosmic_tui.screens.table.reader import Reader
from cosmic_tui.screens.table.reviewed import Reviewed
from cosmic_tui.screens.table.spelling import Spelling
from cosmic_tui.screens.table.turns import Turns
from cosmic_tui.widgets.sheet import Sheet

LEAST_WAIT = 0.02


class TableScreen(SheetScreen):
    """The screen of one table, for one or several seats at this keyboard."""

    model: TableModel

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.seat = link.seats[0] if link.seats else -1
        self.eyes = Eyes()
        self.coach: Coach | None = None
        self.closed = False
        self._dirty = False
        self._timer: Any = None
        self._second: Any = None  # what draws a running clock
        self.turns = Turns(self)
        self.chat = Chat(self)
        self.ending = Ending(self)
        self.motion = Motion(self)
        self.lobby = Lobby(self)
        self.spelling = Spelling(self)
        self.notices = Notices(self)
        self.reader = Reader(self)
        self.puzzle = Puzzle(self)
        self.answer = Answer(self)
        self.acts = Acts(self)
        self.ahead = Ahead(self)
        self.advice = Advice(self)
        self.fingers = Fingers(self)
        self.onward = Onward(self)
        self.reviewed = Reviewed(self)
        # The first part that takes a key has it: a held key is dropped, a curtain hides everything, typed words are no
        # commands, a film comes before its question; then the lobby's keys, then those for reading, then the answers.
        self.parts: tuple[Part, ...] = (
            self.fingers, self.turns, self.chat, self.ending, self.motion, self.lobby, self.spelling, self.reader,
            self.puzzle, self.answer, self.acts, self.ahead, self.advice, self.notices,
        )  # fmt: skip

    @property
    def state(self) -> SeatState:
        """Return what the person who sits here has been told."""
        return self.model.states[self.seat]

    @property
    def game(self) -> str:
        """Return the name of the game played here."""
        return self.model.words.game

    def hint(self, ident: str, **args: Any) -> None:
        """Show one sentence in place of the row of keys."""
        self.eyes.hint = notice(self.look.say_keys(ident, **args))
        self.paint()

    def offers(self, command: str) -> bool:
        """Return whether the command does anything at this table. If not, no list shows it."""
        if command == "advice":
            return self.link.offers.adviser is not None
        if command == "beside":
            return bool(self.state.view and self.state.view.get("beside"))
        return Parts(self.game).offers(command)

    # --- keys, clicks ---

    def press(self, key: str) -> None:
        if not self._taken(key, self.look.keys.does(key)) and not self.acts.typed(key):
            self.spelling.typed(key)
        self.motion.mind()

    def do(self, command: str) -> bool:
        return self._taken("", command)

    def _taken(self, key: str, command: str) -> bool:
        """Return whether a part, or the base class, has run the command. The first that takes it is the only one."""
        return any(part.press(key, command) for part in self.parts) or super().do(command)

    def pasted(self, line: str) -> None:
        self.chat.paste(line)

    def hit(self, hit: Sheet.Hit) -> None:
        if hit.steps or hit.link[:1] in (("do",), ("key",)):
            super().hit(hit)
        else:
            any(part.click(hit) for part in self.parts)
        self.motion.mind()

    def wheel(self, link: Target, x: int, y: int, steps: int) -> None:
        self.answer.wheel(link, steps)

    def do_coach(self) -> None:
        """Let the coach speak again."""
        if self.coach is not None:
            self.coach.muted = False
            self.paint()

    @property
    def page_name(self) -> str:
        """The page whose letters apply: the lobby has letters of its own."""
        return "lobby" if self.model.lobby is not None else ""

    # --- the link ---

    def on_mount(self) -> None:
        super().on_mount()
        now = self.cosmic.start.now
        self.model = TableModel(self.cosmic.words, self.link.seats or (-1,), now)
        self.model.past = self.link.offers.past
        if (guide := self.link.offers.guide) is not None:
            self.coach = Coach(guide)
            self.model.halts = self.coach.hears
        self.model.reasons = self.cosmic.settings.reasons
        self.answer.answered_at = self.motion.touched = now()
        self.fingers.hand.anew(now())
        self.puzzle.begin()
        self.link.subscribe(self.heard)
        self.plan()
        if self.link.offers.replay:
            self.reader.replay()
        run = self.link.offers.run
        if run is not None:  # the line lives as long as this screen
            self.run_worker(self._hold_line(run()), exit_on_error=False)

    async def _hold_line(self, line: Awaitable[Ended]) -> None:
        """Keep the connection until it ends for good, and say why."""
        try:
            code, facts = await line
        except Refused as no:
            code, facts = no.code, no.facts
        if not self.closed:
            self.cosmic.lost_table(ended(self.cosmic.words, code, facts), code, facts)

    def heard(self, seat: int, message: Message) -> None:
        """Take one message of the table. The picture is drawn after all waiting messages have been taken."""
        if message["kind"] in ("lobby", "hello"):
            if seat != self.seat and len(self.link.seats) < 2:
                self.model.moved(self.seat, seat)
                self.seat = seat  # a chair has been found or changed
            if not self._speaks_of(message):
                return
        if message["kind"] == "series":
            self.onward.hear(cast(InSeries, message))
        else:
            self.model.take(seat, message)
        self.turns.keyboard.hear(message)
        if not self._dirty:
            self._dirty = True
            self.call_later(self.news)

    def _speaks_of(self, message: Message) -> bool:
        """Switch to the words of this table's game. Return False, and leave the table, if that game is not installed.
        """
        game = message["game"] if message["kind"] == "hello" else message["lobby"].get("game", self.game)
        if game not in games():
            if not self.closed:
                self.cosmic.lost_table(self.cosmic.words.say("scr-line-no_such_game", name=game))
            return False
        if game != self.game:
            self.cosmic.turn_to(game)
            self.model.words = self.cosmic.words
        return True

    def speak(self) -> None:
        if self.model.words is not self.cosmic.words:
            self.model.speak(self.cosmic.words)

    def news(self) -> None:
        """Take everything that has come: find out what to ask, then show it."""
        self._dirty = False
        if self.closed:
            return
        self.motion.settle()
        self.answer.ring()
        self.turns.change_seats()
        if self.turns.curtain is None:
            self.turns.passing = self.turns.passing and self.state.question is None
            self.answer.news()
        self.notices.news()
        self.ending.news()
        self.onward.news()
        note_lesson(self)
        self.cosmic.paint_all()
        self.plan()

    def poll(self) -> None:
        if not self.closed:
            self.link.poll()
            self.plan()

    def plan(self) -> None:
        """Set a timer for when the link needs `poll`."""
        if self._timer is not None:
            self._timer.stop()
        wake = self.link.wake()
        if wake is not None and not self.closed:
            self._timer = self.set_timer(max(LEAST_WAIT, wake), self.poll)
        self._mind_clock()

    def _mind_clock(self) -> None:
        """Redraw a running clock every second."""
        left = self.model.seconds_left()
        runs = left is not None and left > 0 and not self.closed
        if runs and self._second is None:
            self._second = self.set_interval(1.0, self.paint)
        elif not runs and self._second is not None:
            self._second.stop()
            self._second = None

    def close(self) -> None:
        """Leave the table; the game is saved."""
        if not self.closed:
            self.closed = True
            self.reviewed.close()
            self.link.close()

    # --- drawing ---

    def scene(self) -> Scene | None:
        """Return the present frame; None before the first view, or in a window that is too small."""
        size = (self.size.width, self.size.height)
        self.model.grow_older()
        scene = make_scene(self.model, self.turns.seen, self.answer.draft, self.eyes, self.look, size)
        if scene is None:
            return None
        if self.offers("advice"):
            scene = replace(scene, advised=True)
        if self.model.over is not None and self.ending.reached:
            won = ending_line(self.model.voice(self.seat), self.model.over["winners"]).text
            scene = replace(scene, asking=None, waiting=won, onward="key-ending")
        elif self.link.offers.replay:
            scene = replace(scene, waiting=self.cosmic.words.say("scr-line-story_end"), onward="key-replay")
        elif self.turns.passing:
            scene = replace(scene, waiting=self.cosmic.words.say("scr-line-nothing_yours"), onward="key-pass_on")
        scene = self.puzzle.beside(scene)
        return self.coach.beside(scene) if self.coach is not None else scene

    def rows(self, width: int, height: int) -> list[Row]:
        if self.turns.curtain is not None:
            return self.turns.rows(width, height, self.turns.curtain)
        if self.model.lobby is not None:
            return self.lobby.rows(self.model.lobby, width, height)
        scene = self.scene()
        if scene is None:
            return waiting_page(self.look, width, height, self.model.line)
        page = board_of(self.game).page(scene)
        return draw_table(scene) if page is None else page

    def banner(self) -> list[Run]:
        """Return what a page over the table shows about an open vote or question."""
        state, look = self.state, self.look
        if self.puzzle.over:
            return []
        back = Run(f"  ·  {look.say_keys('scr-esc_to_table')}", "muted")
        if self.notices.vote_ways():
            return [Run(self.notices.vote_words(), "warn", "", "bold"), back]
        if self.turns.curtain is not None or state.put is None:
            return []
        if state.question is None or state.view is None or not state.view["question"]:
            return [Run(self.cosmic.words.say("film-question_waits"), "text", "", "bold"), back]
        asked = sentences_of(self.game).asked(self.model.voice(self.seat), state.view)
        colour = self.model.people[self.seat].colour
        tag = Run(f"{look.glyphs.tag(colour)} ", f"seat_{colour}")
        return [tag, Run(asked.title, "text", "", "bold"), back]

    def draws(self) -> None:
        self.motion.projector.draws(self.motion.film)
        self.answer.draws()

    def drawn(self) -> None:
        if self._painted is not None:
            self.motion.drawn()
            self.answer.drawn()

    # --- the window ---

    def on_resize(self, event: events.Resize) -> None:
        self.motion.still()
        super().on_resize(event)

    def on_screen_suspend(self) -> None:
        """Pause the film while a page lies over the table."""
        self.motion.film.hold(self.motion.now)

    def on_screen_resume(self) -> None:
        self.fingers.hand.anew(self.motion.now)
        self.motion.mind()
