"""The table screen: takes what the table tells and shows it, as long as its line holds.

What is done there stands in the layers below it: answering.py (keys that make up an answer), looking.py (keys that
read), notices.py (what the table says by the way), sending.py (questions and answers), sharing.py (several people at
one keyboard). How things look stands in draw/. Must not know rules.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from textual import events

from cosmic_tui.draw.cells import Link as Target
from cosmic_tui.draw.cells import Row, Run
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.small import waiting_page
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.games import board_of, games, tongue_of
from cosmic_tui.link.link import Ended, Link
from cosmic_tui.opening import Refused
from cosmic_tui.say.peers import ended
from cosmic_tui.say.sentences import ending_line
from cosmic_tui.screens import diary
from cosmic_tui.screens.coach import Coach
from cosmic_tui.screens.lobby import Lobby
from cosmic_tui.screens.model import TableModel
from cosmic_tui.screens.projector import Projector
from cosmic_tui.screens.scenes import make_scene
from cosmic_tui.screens.sharing import SharingScreen
from cosmic_tui.screens.victory import VictoryScreen
from cosmic_tui.widgets.sheet import Sheet

LEAST_WAIT = 0.02
ON_STAGE = ("read", ("stage",))  # what a click on the stage means when no film plays
LAST_LOOK = 1.2  # seconds for which the last board is seen before the page with the winners opens


class TableScreen(SharingScreen):
    """One table, one or several seats at this keyboard."""

    def __init__(self, link: Link, guided: bool = False) -> None:
        super().__init__(link)
        self.guided = guided  # somebody's first game
        self.seat = link.seats[0] if link.seats else -1
        self.closed = False
        self.ended = False
        self._dirty = False
        self._timer: Any = None
        self._second: Any = None  # what draws a running clock
        self._ending: Any = None  # what opens the last page
        self._played = False  # whether there was a board before the end
        self.projector = Projector(self)

    # --- the link ---

    def on_mount(self) -> None:
        super().on_mount()
        now = self.cosmic.start.now
        self.model = TableModel(self.cosmic.words, self.link.seats or (-1,), now)
        self.model.past = self.link.offers.past
        self.answered_at = self.projector.touched = now()
        if self.guided or self.cosmic.settings.coach:
            self.coach = Coach(self.cosmic.words)
        self.lobby = Lobby(self.link)
        self.link.subscribe(self.heard)
        self.plan()
        if self.story:
            self.do_replay()
        run = self.link.offers.run
        if run is not None:  # the line lives as long as this screen
            self.run_worker(self._hold_line(run()), exit_on_error=False)

    async def _hold_line(self, line: Awaitable[Ended]) -> None:
        """Until the line ends for good; why is the last thing that is said."""
        try:
            code, facts = await line
        except Refused as no:
            code, facts = no.code, no.facts
        if not self.closed:
            self.cosmic.lost_table(ended(self.cosmic.words, code, facts))

    def heard(self, seat: int, message: dict[str, Any]) -> None:
        """One message of the table; drawn when all that have come are taken."""
        if message["kind"] in ("lobby", "hello") and seat != self.seat and len(self.link.seats) < 2:
            self.model.moved(self.seat, seat)
            self.seat = seat  # a chair has been found or changed
        if message["kind"] in ("lobby", "hello") and not self.turn_to(message):
            return
        self.model.take(seat, message)
        self.keyboard.hear(message)
        if not self._dirty:
            self._dirty = True
            self.call_later(self.news)

    def turn_to(self, message: dict[str, Any]) -> bool:
        """Speak of the game this table plays; False if there is no such game here, and the table is left."""
        game = message["game"] if message["kind"] == "hello" else message["lobby"].get("game", self.game)
        if game not in games():
            if not self.closed:
                self.cosmic.lost_table(self.cosmic.words.say("scr-line-no_such_game", name=game))
            return False
        if game != self.game:
            self.cosmic.turn_to(game)
            self.model.words = self.cosmic.words
            if self.coach is not None:
                self.coach = Coach(self.cosmic.words)
        return True

    def news(self) -> None:
        """Everything that has come is taken: find out what to ask, then show it."""
        self._dirty = False
        if self.closed:
            return
        self.lobby.about = self.model.lobby
        self.projector.settle()
        self.ring()
        self.change_seats()
        if self.curtain is None:
            self.passing = self.passing and self.state.question is None
            self.next_question()
        self.hear_table()
        if (self.model.over is not None and not self.state.film.busy) != self.ended:
            self._end()
        self._played = self._played or (not self.ended and self.state.view is not None)
        self.cosmic.paint_all()
        self.plan()

    def _end(self) -> None:
        """The game is over, or goes on after all. Who has played it sees the last board before the last page."""
        self.ended = not self.ended
        self.cosmic.pop_to_table()
        if self._ending is not None:
            self._ending.stop()
            self._ending = None
        if self.ended and not self.story:
            diary.note_result(self)
        if self.ended and self._played and self.curtain is None:
            self._ending = self.set_timer(LAST_LOOK, self.show_ending)
        elif self.ended:
            self.cosmic.show(VictoryScreen(self))

    def show_ending(self) -> bool:
        """Open the last page, if it is about to open."""
        if self._ending is None or self.closed:
            return False
        self._ending.stop()
        self._ending = None
        self.cosmic.pop_to_table()
        self.cosmic.show(VictoryScreen(self))
        return True

    def poll(self) -> None:
        if not self.closed:
            self.link.poll()
            self.plan()

    def plan(self) -> None:
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

    # --- drawing ---

    def scene(self) -> Scene | None:
        size = (self.size.width, self.size.height)
        scene = make_scene(self.model, self.seen, self.draft, self.eyes, self.look, size)
        if scene is not None and self.model.over is not None and self.ended:
            won = ending_line(self.model.voice(self.seat), self.model.over["winners"]).text
            scene = replace(scene, asking=None, waiting=won, onward="key-ending")
        elif scene is not None and self.story:
            scene = replace(scene, waiting=self.cosmic.words.say("scr-line-story_end"), onward="key-replay")
        elif scene is not None and self.passing:
            scene = replace(scene, waiting=self.cosmic.words.say("scr-line-nothing_yours"), onward="key-pass_on")
        return self.coach.beside(scene) if self.coach is not None and scene is not None else scene

    def rows(self, width: int, height: int) -> list[Row]:
        if self.curtain is not None:
            return self.curtain_rows(width, height, self.curtain)
        if self.model.lobby is not None:
            lines = [line for line in self.state.lines if line.chat]
            foot = self.refusal() or self.line_hint()
            return self.lobby.rows(self.look, (width, height), lines, foot, self.eyes.typing)
        scene = self.scene()
        if scene is None:
            return waiting_page(self.look, width, height, self.model.line)
        if (page := board_of(self.game).page(scene)) is not None:
            return page
        return draw_table(scene)

    def banner(self) -> list[Run]:
        """What a page over the table shows of an open vote or question."""
        state = self.state
        back = Run(f"  ·  {self.look.say_keys('scr-esc_to_table')}", "muted")
        if self.vote_ways():
            return [Run(self.vote_words(), "warn", "", "bold"), back]
        if self.curtain is not None or state.put is None:
            return []
        if state.question is None or state.view is None or not state.view["question"]:
            return [Run(self.cosmic.words.say("film-question_waits"), "text", "", "bold"), back]
        asked = tongue_of(self.game).asked(self.model.voice(self.seat), state.view)
        person = self.model.people[self.seat]
        tag = Run(f"{self.cosmic.look.glyphs.tag(person.colour)} ", f"seat_{person.colour}")
        return [tag, Run(asked.title, "text", "", "bold"), back]

    # --- keys ---

    @property
    def story(self) -> bool:
        """Whether this is a game that is only looked at."""
        return self.link.offers.replay

    def do_send(self) -> None:
        """Where nobody is ever asked, the story begins anew."""
        if self.story:
            self.do_replay()
        else:
            super().do_send()

    def do_report(self) -> None:
        diary.report(self)

    @property
    def page_name(self) -> str:
        """The lobby has letters of its own."""
        return "lobby" if self.model.lobby is not None else super().page_name

    def press(self, key: str) -> None:
        if not self._stopped(self.look.keys.does(key)):
            super().press(key)
        self.projector.mind()

    def _stopped(self, command: str) -> bool:
        """A key that belongs to the film, or ends the look at the last board, never answers."""
        return self.eyes.typing is None and (self.show_ending() or self.projector.swallow(command))

    def do(self, command: str) -> bool:
        if self._stopped(command):
            return True
        if self.model.lobby is not None and self.eyes.typing is None and self.lobby.do(command):
            self.state.refused = None
            self.paint()
            return True
        return super().do(command)

    def clicked(self, link: Target, read: bool) -> None:
        if self.model.lobby is not None:
            self.lobby.clicked(link)
            self.paint()
        else:
            super().clicked(link, read)

    def hit(self, hit: Sheet.Hit) -> None:
        """A click that ends the look at the last board may be anywhere, and does nothing else; so does one on the stage
        while a film plays."""
        if not hit.steps and self.eyes.typing is None:
            on_stage = hit.link in ((), ON_STAGE) and not hit.right
            if self.show_ending() or (on_stage and self.projector.swallow("")):
                return
        super().hit(hit)
        self.projector.mind()

    def on_resize(self, event: events.Resize) -> None:
        self.projector.still()
        super().on_resize(event)

    def on_screen_suspend(self) -> None:
        """A page lies over the table."""
        self.projector.film.hold(self.projector.now)

    def on_screen_resume(self) -> None:
        self.projector.mind()
        super().on_screen_resume()
