"""A game so far as a film with a pause key: beat by beat, forwards and back, at the reader's pace.

It plays the show points that a seat was told, from the first or from a sentence of the log on. Knows films and the
model of a table; asks nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Row, Run, runs_width
from cosmic_tui.canvas.cells import width as columns
from cosmic_tui.canvas.text import fitting, key_runs, notice
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.film.beat import point_of
from cosmic_tui.film.pace import OFF, REDUCED
from cosmic_tui.messages.down import Show
from cosmic_tui.new_game import Refused
from cosmic_tui.say.parts import turn_phases_of
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens import reading
from cosmic_tui.screens.model import TableModel
from cosmic_tui.screens.projector import Projector
from cosmic_tui.screens.recalled import RecalledScreen
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.scenes import Eyes, make_scene
from cosmic_tui.screens.seatstate import SeatState
from cosmic_tui.screens.sheets import SheetScreen

if TYPE_CHECKING:
    from cosmic_tui.link.link import Link
    from cosmic_tui.screens.table import TableScreen

EDGES = 5  # columns beside the words and the keys of the hint


class ReplayScreen(SheetScreen):
    """A film of a game so far. `at` is the number of the next point to show."""

    page_name = "story"

    def __init__(self, table: TableScreen, events: int = 0) -> None:
        super().__init__()
        self.table = table
        self.no = ""  # why another seat cannot be seen
        self._sit_at(table.seat)
        self.at = next((number for number in range(self.count) if self._show(number)["events"] >= events), 0)
        self.stopped = False
        self.state = SeatState(table.seat)
        self.projector = Projector(self, self.tick)

    def on_mount(self) -> None:
        super().on_mount()
        self._begin(self.at)

    @property
    def now(self) -> float:
        return self.cosmic.start.now()

    def _show(self, number: int) -> Show:
        return self.model.point(self.told, number)

    # --- the film ---

    def _begin(self, number: int) -> None:
        """Go to a point: show the board before it, and play from there."""
        number = max(0, min(number, self.count - 1))
        self.state = self.model.looker(self.told)
        film = self.state.film
        film.pace, film.motion = self.cosmic.settings.pace, self.cosmic.film_motion
        if film.motion == OFF:
            film.motion = REDUCED
        film.unhurried = True
        if number:
            before = self._show(number - 1)
            film.renew(before["view"], before["events"])
        self.at = number
        self._on()

    def _feed(self) -> None:
        """Give the film the next points that belong together."""
        film = self.state.film
        while self.at < self.count:
            show = self._show(self.at)
            point = point_of(show)
            if film.reel and film.reel[-1].encounter != point.encounter:
                return
            film.take(point, show["view"])
            film.see(show["view"], show["events"])
            self.at += 1

    def _on(self) -> None:
        """Go on to the next beat. Points without a beat of their own are passed over."""
        film = self.state.film
        film.settle(self.now)
        while not film.busy and self.at < self.count:
            self._feed()
            film.settle(self.now)
        self._mind()

    def _mind(self) -> None:
        film = self.state.film
        if self.stopped or not self.on_top:
            film.hold(self.now)
        else:
            film.go_on(self.now)
        self.projector.wait(film)
        self.paint()

    def draws(self) -> None:
        self.projector.draws(self.state.film)

    def drawn(self) -> None:
        if self.projector.seen(self.state.film):
            self.projector.wait(self.state.film)

    def tick(self) -> None:
        film = self.state.film
        film.tick(self.now)
        if film.busy:
            self._mind()
        elif self.at < self.count:
            self._on()
        else:
            self.paint()

    def on_screen_resume(self) -> None:
        if self.is_mounted and self.state.film.view is not None:
            self._mind()

    # --- drawing ---

    def rows(self, width: int, height: int) -> list[Row]:
        scene = make_scene(
            self.model, self.state, None, Eyes(hint=self._hint(width), replayed=True), self.look, (width, height)
        )
        return draw_table(scene) if scene is not None else []

    def _hint(self, width: int) -> Row:
        """Return the position in the film and as many keys as fit. The key to go back is always among them."""
        say = self.model.words.say
        run = say("key-go_on" if self.stopped else "key-stop")
        chapter = say(turn_phases_of(self.model.words.game).CHAPTER)
        ways = [("tick", run), ("left right", say("key-beat")), ("earlier later", chapter)]
        if self.retold is not None:
            ways.insert(2, ("look", say("key-seat")))
        if self.table.link.offers.recalled is not None:
            ways.append(("advice", say("key-advice")))
        if self.table.link.offers.review is not None:
            ways.append(("review", say("key-review")))
        words = say("film-replayed", number=self.at - len(self.state.film.reel), value=self.count)
        if self.told.seat != self.table.seat:
            words = say("film-retold", who=self.model.people[self.told.seat].name, value=words)
        words = self.no or words
        back = [Run("   "), *key_runs(self.look.keys, [("back", say("key-back"))])]
        parts = [key_runs(self.look.keys, [way]) for way in (*ways, ("log", say("key-log")))]
        return notice(words, [*fitting(parts, width - columns(words) - runs_width(back) - EDGES), *back])

    # --- keys ---

    def do_tick(self) -> None:
        """Play or pause."""
        self.stopped = not self.stopped
        self._mind()

    do_send = do_tick

    def do_right(self) -> None:
        """Go one beat forward."""
        film = self.state.film
        if film.beat is None and not film.reel and self.at >= self.count:
            return
        film.go_on(self.now)
        if film.beat is not None:
            film.rest(self.now)
        self._on()

    def do_left(self) -> None:
        """Go one beat back."""
        film = self.state.film
        merged = len(film.beat.merged) if film.beat is not None else 0
        before = self.at - len(film.reel) - merged - (2 if film.beat is not None else 1)
        while before > 0 and not self._has_beat(before):
            before -= 1
        self._begin(before)

    def _has_beat(self, number: int) -> bool:
        """Return whether a show point has a beat of its own."""
        film, point = self.state.film, point_of(self._show(number))
        seen = film.part.timing(point.kind).base(film.pace) * film.part.weight(point, film.me)
        return bool(seen and film.part.has_beat(point) and film.say(point))

    def do_later(self) -> None:
        self._jump(1)

    def do_earlier(self) -> None:
        self._jump(-1)

    def _jump(self, steps: int) -> None:
        """Jump to the beginning of the next encounter, of this one, or of the one before."""
        here = max(0, self.at - len(self.state.film.reel) - 1)
        now = self._show(here)["about"][:2]
        at = here
        while 0 <= at + steps < self.count:
            at += steps
            about = self._show(at)["about"][:2]
            if about != now and (steps > 0 or at == 0 or self._show(at - 1)["about"][:2] != about):
                break
        self._begin(at)

    @property
    def retold(self) -> Callable[[int], Link] | None:
        """Return a function that retells the game from another seat, once the game is over; None before."""
        return self.table.link.offers.retold

    @property
    def events(self) -> int:
        """Return how many events had been told at the moment that is shown."""
        if not self.count:
            return 0
        at = self.at - len(self.state.film.reel) - 1
        return int(self._show(max(0, min(self.count - 1, at)))["events"])

    def do_advice(self) -> None:
        """Show what the strongest bot would do at the next decision of the seat whose film this is."""
        asked = self.table.link.offers.recalled
        if asked is None:
            self.no = self.model.words.say("scr-line-advice_none")
            self.paint()
        else:
            self.cosmic.show(RecalledScreen(self.model, asked(), self.told.seat, self.events))

    def do_review(self) -> None:
        """Show what each decision cost the seat whose film this is."""
        going = self.table.reviewed.of(max(0, self.told.seat))
        if going is not None:
            self.cosmic.show(ReviewScreen(self.table, going))

    def do_look(self) -> None:
        self._sit(1)

    def do_look_back(self) -> None:
        self._sit(-1)

    def _sit(self, steps: int) -> None:
        """Show the same moment as the next seat saw it."""
        if self.retold is None:
            return
        events = self.events
        own = self.table.seat
        seats = [own, *[seat for seat in range(len(self.table.model.people)) if seat != own]]
        try:
            self._sit_at(seats[(seats.index(self.told.seat) + steps) % len(seats)])
        except Refused as no:  # a record that a host has sent may be of anything
            self.no = refused(self.table.model.voice(own), no.code, no.facts)
            self.paint()
            return
        self._begin(next((number for number in range(self.count) if self._show(number)["events"] >= events), 0))

    def _sit_at(self, seat: int) -> None:
        """Show this seat's story from now on: as it was told here, or from the record. Raise Refused if the record
        cannot be replayed here.
        """
        table = self.table
        if self.retold is None or (seat == table.seat and table.model.points(table.state)):
            self.model, self.told = table.model, table.state  # who tells it, and to whom
        else:
            link = self.retold(seat)
            self.model = TableModel(table.model.words, (seat,), table.cosmic.start.now)
            self.model.past = link.offers.past
            link.subscribe(self.model.take)
            self.told = self.model.states[seat]
        self.count = self.model.points(self.told)

    def do_explain(self) -> None:
        reading.explain_then(self.table, self.state.film.events)

    def do_log(self) -> None:
        self.table.reader.open_log(self.state.film.events)

    def typed(self, key: str) -> None:
        """Go on at any other key."""
        self.do_right()
