"""Several people at one keyboard: whose turn it is to look, the curtain between two of them, passing the keyboard on.

From the moment the curtain is drawn nothing of the last person is on the screen, or kept for it. Who comes next says
link/keyboard.py. Knows seats and what each has been told; must not know how questions are asked.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Link as Target
from cosmic_tui.draw.cells import Row
from cosmic_tui.draw.curtain import curtain
from cosmic_tui.link.keyboard import Keyboard, lets_pass
from cosmic_tui.link.link import Link
from cosmic_tui.screens.scenes import Eyes
from cosmic_tui.screens.seatstate import SeatState
from cosmic_tui.screens.sending import SendingScreen

ALL = -1  # the seat number of everybody who only looks on


class SharingScreen(SendingScreen):
    """A table whose keyboard goes around."""

    def __init__(self, link: Link) -> None:
        super().__init__(link)
        self.curtain: int | None = None  # the seat whose person is to sit down
        self.seated = False  # at the very beginning nobody has sat down yet
        self.keyboard = Keyboard(link.seats, link.offers.even)
        self.passing = False  # who sits here has nothing to answer, and passes the keyboard on

    def news(self) -> None:
        """Look anew whose turn it is, and what is asked."""

    def change_seats(self) -> None:
        """Draw the curtain if somebody else at this keyboard is to sit down, and the one before it is done."""
        if len(self.link.seats) < 2 or self.curtain is not None or self.passing or self.model.over is not None:
            return
        if self.public or (self.seated and (self.state.put or self.state.film.busy)):
            return
        sitting = self.seat if self.seated else None
        seat = self.keyboard.turn(sitting, self.model.waiting_seats(), self._lets_pass)
        if seat is not None:
            self._draw_curtain(seat)

    @property
    def public(self) -> bool:
        """Whether all who share the keyboard look at what everybody may see: between two of them, before a curtain."""
        between = self.curtain is None and not (self.seated and self.state.put)
        return between and ALL in self.model.states and self.model.states[ALL].film.busy

    @property
    def seen(self) -> SeatState:
        """What is on the screen: the state of whoever sits here, or that of everybody."""
        return self.model.states[ALL] if self.public else self.state

    def settle_all(self, now: float) -> None:
        """What has come is shown once: to whoever is asked again, else to all before the curtain."""
        everybody = self.model.states.get(ALL)
        if everybody is not None:
            if self.curtain is not None or (self.seated and self.state.put is not None):
                everybody.film.skip(now)
            else:
                self.model.settle(everybody, now)
                if not self.seated or everybody.film.busy:
                    return
                self.state.film.only_mine()
        self.model.settle(self.state, now)

    def _lets_pass(self, seat: int) -> bool:
        state = self.model.states[seat]
        return lets_pass(state.orders, state.view)

    # --- the curtain ---

    def curtain_rows(self, width: int, height: int, seat: int) -> list[Row]:
        """Who is to sit down, and how much has happened to them meanwhile."""
        state = self.model.states[seat]
        new = state.lines[state.seen :]
        others = [self.model.people[other].name for other in self.link.seats if other != seat]
        person = self.model.people[seat]
        names = self.cosmic.words.join(others)
        return curtain(self.look, width, height, person, names, len(new), sum(line.to_me for line in new))

    def _draw_curtain(self, seat: int) -> None:
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
        self.passing = self.state.put is None
        self.state.film.only_mine()  # the others have seen it
        self.news()

    # --- keys ---

    def do_send(self) -> None:
        """Where nothing is asked, the keyboard is passed on."""
        if self.draft is None and self.passing:
            self.passing = False
            self.news()
        else:
            super().do_send()

    def press(self, key: str) -> None:
        if self.curtain is None:
            super().press(key)
        else:
            self.do(self.look.keys.does(key))

    def do(self, command: str) -> bool:
        """Behind the curtain nothing is done but to open it, or to leave."""
        if self.curtain is None:
            return super().do(command)
        if command == "send":
            self._open_curtain()
        elif command == "quit":
            self.cosmic.leave()
        return True

    def clicked(self, link: Target, read: bool) -> None:
        if self.curtain is None:
            super().clicked(link, read)
