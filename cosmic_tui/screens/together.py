"""The page for what needs the others: votes that can be asked for, and, for the table's owner, showing a guest out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.messages import up
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

Wish = tuple[str, up.Voice | up.InLobby]


def wished(table: TableScreen, about: str, seat: int) -> str:
    """Return the words for what a vote is about; for a bot also the seat."""
    words = table.cosmic.words.say(f"scr-vote_{about}")
    return f"{words}: {table.model.people[seat].name}" if about == "replace" else words


class TogetherScreen(ListScreen):
    """The list of requests. Enter sends one."""

    headline = "scr-together"

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table
        self.sure = -1  # the seat whose person Enter shows out the next time

    def wishes(self) -> list[Wish]:
        """Return the possible requests in words, and the message for each."""
        say, model = self.cosmic.words.say, self.table.model
        if model.vote is not None and self.table.seat in model.vote["wait"]:
            about, seat = model.vote["about"], model.vote["seat"]
            asked = wished(self.table, about, seat)
            yes, no = say("opt-yes", "small"), say("opt-no", "small")
            return [(f"{asked}: {yes}", up.vote(about, seat)), (f"{asked}: {no}", up.vote(about, seat, False))]
        if model.over is not None:
            return [] if self.table.onward.series else [(say("scr-vote_rematch"), up.vote("rematch"))]
        pause = "go_on" if model.paused else "pause"
        found: list[Wish] = [(say(f"scr-vote_{wish}"), up.vote(wish)) for wish in (pause, "end")]
        for seat, person in enumerate(model.people):
            if person.away:
                found.append((wished(self.table, "replace", seat), up.vote("replace", seat)))
        if self.table.link.offers.owner:
            for seat, person in enumerate(model.people):
                if seat != self.table.seat and not person.bot:
                    ident = "scr-show_out_sure" if seat == self.sure else "scr-show_out"
                    found.append((self.look.say_keys(ident, who=person.name), up.in_lobby("kick", seat)))
        return found

    def entries(self) -> list[Sequence[Run]]:
        """Return the requests, followed by the standings if this table belongs to a tournament."""
        series = self.table.onward.series
        told = [self.cosmic.words.say("scr-series", name=series["name"])] if series else []
        return [[Run(words, "text")] for words in [*[words for words, _ in self.wishes()], *told]]

    def moved(self) -> None:
        self.sure = -1

    def open(self) -> None:
        """Send the request. Showing a player out needs Enter twice."""
        wishes = self.wishes()
        if self.at >= len(wishes):
            self.dismiss(None)
            if self.table.onward.series is not None:
                self.app.call_later(self.table.onward.show)
            return
        _, message = wishes[self.at]
        if message["kind"] == "lobby" and message["seat"] != self.sure:
            self.sure = message["seat"]
            self.paint()
            return
        self.table.link.send(self.table.seat, message)
        self.dismiss(None)
