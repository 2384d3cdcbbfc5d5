"""Joining a table: a code or an address, one's name, and the tables that answer on this network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.draw.cells import Run
from cosmic_tui.opening import Refused, Visit, guest_name, join, look_near
from cosmic_tui.say.peers import ended
from cosmic_tui.screens.forms import HIDDEN, Field, FormScreen

if TYPE_CHECKING:
    from cosmic_tui.opening import Near


class JoinScreen(FormScreen):
    """Enter on *Join* sits down; a table from the list is joined by Enter on its row."""

    headline = "scr-join"

    def __init__(self) -> None:
        super().__init__()
        self.visit = Visit()
        self.near: list[Near] = []
        self.looking = True

    def on_mount(self) -> None:
        super().on_mount()
        self.visit.name = guest_name(self.cosmic.settings.name, self.cosmic.start.env)
        self.run_worker(self._look(), exit_on_error=False)

    async def _look(self) -> None:
        """Tables come in one by one; the network may have none, or not let them through."""
        try:
            await (self.cosmic.start.look or look_near)(self._found)
        finally:
            self.looking = False
            self.paint()

    def _found(self, near: Near) -> None:
        self.near.append(near)
        self.paint()

    def fields(self) -> list[Field]:
        say, visit = self.cosmic.words.say, self.visit
        rows = [
            self._text("set-join_code", visit.where, "where"),
            self._text("set-name", visit.name, "name"),
            self._text("set-password", HIDDEN * len(visit.password), "password"),
            Field(
                say("set-look_on"), say("value-on" if visit.watch else "value-off"), say("set-look_on", "help"),
                change=self._turn_watch,
            ),
            Field(say("scr-join"), help=say("set-join_code", "help"), press=self.go, strong=True),
        ]  # fmt: skip
        return [*rows, *[self._table(near) for near in self.near]]

    def _text(self, ident: str, value: str, name: str) -> Field:
        say = self.cosmic.words.say

        def typed(text: str) -> None:
            setattr(self.visit, name, text.strip())

        return Field(say(ident), value, say(ident, "help"), text=typed, secret=name == "password")

    def _table(self, near: Near) -> Field:
        say = self.cosmic.words.say
        seats = say("scr-near_seats", n=near.free)
        help_ = self.look.say_keys("scr-line-near_how") if near.fits else say("scr-line-near_other")
        return Field(f"{near.name}, {seats}", help=help_, press=lambda: self._go_to(near) if near.fits else None)

    def _turn_watch(self, steps: int) -> None:
        self.visit.watch = not self.visit.watch

    def _go_to(self, near: Near) -> None:
        self.visit.where = near.address
        self.go()

    def go(self) -> None:
        """Sit down, or say in one sentence why not. The form stays below the table: there one comes back to."""
        try:
            link = join(self.visit)
        except Refused as no:
            self.tell(ended(self.cosmic.words, no.code, no.facts))
            if no.code == "seat_in_use":  # asked for a second time, it is meant
                self.visit.take_over = True
                self.tell(self.look.say_keys("scr-line-take_over"))
            return
        self.visit.take_over = False
        self.tell("")
        self.cosmic.open_table(link)

    def more(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        found = "found" if self.near else "none"
        return [[], [Run(say(f"scr-line-near_{'looking' if self.looking else found}"), "muted")]]
