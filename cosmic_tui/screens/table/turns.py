"""Several people at one keyboard: whose turn it is to look, the curtain between two of them, passing the keyboard on.

Once the curtain is closed nothing of the last person is on the screen. link/keyboard.py decides who comes next. Knows
seats and what each has been told; must not know how questions are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Row
from cosmic_tui.draw.curtain import curtain
from cosmic_tui.link.keyboard import Keyboard, lets_pass
from cosmic_tui.screens.scenes import Eyes
from cosmic_tui.screens.seatstate import SeatState
from cosmic_tui.screens.table.part import Part
from cosmic_tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from cosmic_tui.screens.table.screen import TableScreen

ALL = -1  # the seat number of all spectators


class Turns(Part):
    """The part of the table screen for a shared keyboard. `seat` of the screen is the one who sits here, `curtain` the
    next one.
    """

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.seats = table.link.seats
        self.curtain: int | None = None
        self.seated = False  # at the very beginning nobody has sat down yet
        self.passing = False  # the player has nothing to answer, and passes the keyboard on
        self.keyboard = Keyboard(self.seats, table.link.offers.even)

    # --- keys ---

    def press(self, key: str, command: str) -> bool:
        """Take every key while the curtain is closed. Only those that open it or leave have an effect."""
        if self.curtain is None:
            return False
        if command == "send":
            self._open_curtain()
        elif command == "quit":
            self.table.cosmic.leave()
        return True

    def click(self, hit: Sheet.Hit) -> bool:
        return self.curtain is not None

    def pass_on(self) -> None:
        """Pass the keyboard on when nothing is asked."""
        if self.passing:
            self.passing = False
            self.table.news()

    # --- the player at the screen ---

    @property
    def public(self) -> bool:
        """Return whether the screen shows only public things, between two people and before a curtain."""
        states = self.table.model.states
        between = self.curtain is None and not (self.seated and self.table.state.put)
        return between and ALL in states and states[ALL].film.busy

    @property
    def seen(self) -> SeatState:
        """Return the state on the screen: that of the person who sits here, or the public one."""
        return self.table.model.states[ALL] if self.public else self.table.state

    def settle(self, now: float) -> None:
        """Show new things once: to the same person if they are asked again, else to all before the curtain."""
        model, state = self.table.model, self.table.state
        everybody = model.states.get(ALL)
        if everybody is not None:
            if self.curtain is not None or (self.seated and state.put is not None):
                everybody.film.skip(now)
            else:
                model.settle(everybody, now)
                if not self.seated or everybody.film.busy:
                    return
                state.film.only_mine()
        model.settle(state, now)

    def change_seats(self) -> None:
        """Close the curtain if another person at this keyboard is next, and the present one is done."""
        model, state = self.table.model, self.table.state
        if len(self.seats) < 2 or self.curtain is not None or self.passing or model.over is not None:
            return
        if self.public or (self.seated and (state.put or state.film.busy)):
            return
        sitting = self.table.seat if self.seated else None
        seat = self.keyboard.turn(sitting, model.waiting_seats(), self._lets_pass)
        if seat is not None:
            self._draw_curtain(seat)

    def _lets_pass(self, seat: int) -> bool:
        state = self.table.model.states[seat]
        return lets_pass(state.orders, state.view)

    # --- the curtain ---

    def rows(self, width: int, height: int, seat: int) -> list[Row]:
        """Return the curtain's rows: who sits down next, and how much has happened to them meanwhile."""
        table = self.table
        people, state = table.model.people, table.model.states[seat]
        new = state.lines[state.seen :]
        names = table.cosmic.words.join(people[other].name for other in self.seats if other != seat)
        return curtain(table.look, width, height, people[seat], names, len(new), sum(line.to_me for line in new))

    def _draw_curtain(self, seat: int) -> None:
        table = self.table
        table.state.seen = len(table.state.lines)
        self.curtain = seat
        table.answer.draft = table.answer.asked_at = None
        table.eyes = Eyes(sort=table.eyes.sort)
        table.cosmic.pop_to_table()
        table.sheet.forget()

    def _open_curtain(self) -> None:
        """Seat the next person. If they have nothing to answer, they pass the keyboard on."""
        assert self.curtain is not None
        table = self.table
        table.seat, self.curtain, self.seated = self.curtain, None, True
        self.passing = table.state.put is None
        table.state.film.only_mine()  # the others have seen it
        table.motion.touched = table.motion.now
        table.news()
