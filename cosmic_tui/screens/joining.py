"""The form for joining a table: a code or an address, one's name, and the tables found on this network."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.rows import Field
from cosmic_tui.new_game import Refused, Visit, guest_name, join, look_near
from cosmic_tui.say.peers import ended
from cosmic_tui.screens.forms import HIDDEN, FormScreen

if TYPE_CHECKING:
    from cosmic_tui.new_game import Announced


LOOKING = "looking"
AGAIN_SECONDS = 5.0  # from the end of one look at the network to the next one


class JoinScreen(FormScreen):
    """The form for joining a table. Enter on *Join* takes a seat; Enter on the row of a table joins that table.

    The network is searched while this screen is on top, and again when it comes back.
    """

    headline = "scr-join"

    def __init__(self) -> None:
        super().__init__()
        self.visit = Visit()
        self.near: list[Announced] = []
        self.answered: set[str] = set()  # addresses of tables, in the look under way
        self.looking = True  # until the first look is over
        self.changed: Mapping[str, Any] = {}  # of a host that is not the same as last time: both fingerprints
        self.changed_at = ""  # and its address

    def on_mount(self) -> None:
        super().on_mount()
        cosmic = self.cosmic
        self.visit.name = guest_name(cosmic.settings.name, cosmic.start.env, cosmic.words.say("scr-guest"))

    def on_screen_resume(self) -> None:
        self.run_worker(self._look(), group=LOOKING, exclusive=True, exit_on_error=False)

    def on_screen_suspend(self) -> None:
        self.workers.cancel_group(self, LOOKING)

    async def _look(self) -> None:
        """Search the network for tables, which come in one by one. There may be no network, or it may block the search.
        """
        while True:
            self.answered = set()
            await (self.cosmic.start.look or look_near)(self._found)
            self.looking = False
            self._keep_answered()
            await asyncio.sleep(AGAIN_SECONDS)

    def _found(self, near: Announced) -> None:
        """Add a table that answers to the list. A table seen before keeps its place."""
        self.answered.add(near.address)
        known = [other.address for other in self.near]
        if near.address in known:
            self.near[known.index(near.address)] = near
        else:
            self.near.append(near)
        self.paint()

    def _keep_answered(self) -> None:
        """Remove tables that no longer answer. The cursor stays on its table, or goes to the button above all tables.
        """
        first = len(self.fields()) - len(self.near)
        here = self.near[self.at - first] if first <= self.at < first + len(self.near) else None
        self.near = [near for near in self.near if near.address in self.answered]
        if here is not None:
            self.at = first + self.near.index(here) if here in self.near else first - 1
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
        if self.changed and self.changed_at == visit.where:
            rows.insert(-1, self._trust())
        return [*rows, *[self._table(near) for near in self.near]]

    def _text(self, ident: str, value: str, name: str) -> Field:
        say = self.cosmic.words.say

        def typed(text: str) -> None:
            setattr(self.visit, name, text.strip())

        return Field(say(ident), value, say(ident, "help"), text=typed, secret=name == "password")

    def _table(self, near: Announced) -> Field:
        say = self.cosmic.words.say
        seats = say("scr-near_seats", n=near.free)
        help_ = self.look.say_keys("scr-line-near_how") if near.fits else say("scr-line-near_other")
        return Field(
            f"{near.name}, {seats}", help=help_, press=lambda: self._go_to(near) if near.fits else None, as_is=True
        )

    def _trust(self) -> Field:
        """Return the row in which the person can trust a host whose certificate has changed."""
        say = self.cosmic.words.say
        value = say("value-on" if self.visit.trust else "value-off")
        return Field(say("set-trust"), value, say("set-trust", "help"), change=self._turn_trust)

    def _turn_trust(self, steps: int) -> None:
        self.visit.trust = not self.visit.trust

    def turned_away(self, code: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence about a host whose certificate has changed, and offer to trust it. Return "" for any
        other refusal.
        """
        if code != "fingerprint":
            return ""
        say = self.cosmic.words.say
        self.changed, self.changed_at = facts, self.visit.where
        self.at = [row.label for row in self.fields()].index(say("set-trust"))
        return say("err-fingerprint", host=facts.get("host", ""))

    def _turn_watch(self, steps: int) -> None:
        self.visit.watch = not self.visit.watch

    def _go_to(self, near: Announced) -> None:
        self.visit.where, self.visit.fingerprint = near.address, near.print
        try:
            self.go()
        finally:
            self.visit.fingerprint = b""

    def go(self) -> None:
        """Join the table, or say in one sentence why it fails. The form stays open below the table, to come back to."""
        self.visit.trust = self.visit.trust and self.changed_at == self.visit.where
        try:
            link = join(self.visit)
        except Refused as no:
            self.tell(ended(self.cosmic.words, no.code, no.facts))
            if no.code == "seat_in_use":  # asked for a second time, it is meant
                self.visit.take_over = True
                self.tell(self.look.say_keys("scr-line-take_over"))
            return
        self.visit.take_over, self.visit.trust, self.changed = False, False, {}
        self.tell("")
        self.cosmic.open_table(link)

    def more(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        found = "found" if self.near else "none"
        if self.here().label == say("set-trust"):
            both = [("before", self.changed["old"]), ("now", self.changed["value"])]
            return [[], *[[Run(say(f"scr-line-print_{when}", value=value), "text")] for when, value in both]]
        return [[], [Run(say(f"scr-line-near_{'looking' if self.looking else found}"), "muted")]]
