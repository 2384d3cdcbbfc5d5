"""A room without a hub: people by name, the screens they would see, and everything that was written down.

After every deed three things are looked at: each screen shows what the room says now, a room made again of what was
written down is the same room, and what was refused has changed nothing and is nobody else's business. The toy game is
played, so that all of this costs milliseconds. Knows no lines.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import msgpack

from cosmic_tui.room import doors, inbox
from cosmic_tui.room.guests import Guest
from cosmic_tui.room.lobby import NOBODY, Plan
from cosmic_tui.room.restore import restore
from cosmic_tui.room.room import Chances, Room
from cosmic_tui.table.updates import view_of
from engine.bots import make_bot
from engine.kernel.asking import Refused
from engine.kernel.plain_data import plain

from .world import NAMES, Screen

GAME = "toy"
MOST_WOKEN = 100  # in one stretch of waiting


class Seen(Screen):
    """As told by a room itself; `heard` are the kinds of messages since the last look."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.record: Any = None

    def hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message["kind"])
        if message["kind"] == "said":
            self.chat = [f"{name}: {text}" for _, name, text in message["lines"]]
        elif message["kind"] == "record":
            self.record = message
        super().hear(message)


class Party:
    def __init__(self, chairs: tuple[str, ...] = ("open",) * 3, **wishes: Any) -> None:
        self.now = 1000.0
        wishes.setdefault("rest", {"windows": "quick", "stand_in": "random", "patience": 40.0})
        self.plan = Plan("friday", chairs, game=GAME, **wishes)
        tokens, seeds = itertools.count(1), itertools.count(3)
        self.chances = Chances(lambda: f"token-{next(tokens)}", lambda: next(seeds), random.Random(1).random)
        self.room = Room(self.plan, self.chances)
        self.room.lobby_changed()
        self.written: list[Any] = []
        self.screens: dict[int, Seen] = {}
        self.shown_out: list[tuple[str, str]] = []
        self.settle()

    # --- people and what they do ---

    def guest(self, name: str) -> Guest:
        return next(guest for guest in self.room.guests.by_number.values() if guest.name == name)

    def screen(self, name: str) -> Seen:
        return self.screens[self.guest(name).number]

    def come(self, name: str, seat: int = -1, watch: bool = False, owner: bool = False, **more: Any) -> Guest:
        guest, _ = doors.come_in(self.room, name, seat, watch, owner, self.now, **more)
        self.screens[guest.number] = Seen()
        self.settle()
        return guest

    def say(self, name: str, **message: Any) -> list[str]:
        """Somebody says something; the codes with which it is refused."""
        guest = self.guest(name)
        before = self.state()
        inbox.receive(self.room, guest, message, self.now)
        self.settle()
        heard = {number: screen.heard for number, screen in self.screens.items() if screen.heard}
        codes, screen = [], self.screens[guest.number]
        if screen.refused:
            codes = screen.refused[:]
            assert self.state() == before, f"{message} was refused with {codes}"
            assert heard == {guest.number: ["refused"]}, "nobody else hears of it"
        screen.refused.clear()
        return codes

    def lobby(self, name: str, do: str, seat: int = -1, word: str = "", options: Any = None) -> list[str]:
        return self.say(name, kind="lobby", do=do, seat=seat, word=word, options=options or {}, serial=0)

    def vote(self, name: str, about: str, seat: int = -1, yes: bool = True) -> list[str]:
        return self.say(name, kind="vote", about=about, seat=seat, yes=yes, serial=0)

    def begun(self, *watchers: str) -> Party:
        """Three people sit at the running game, and these look on."""
        for name in NAMES:
            self.come(name)
        for name in watchers:
            self.come(name, watch=True)
        for name in NAMES:
            self.lobby(name, "ready")
        self.lobby("Ada", "start")
        assert self.room.table is not None
        return self

    def states(self) -> list[str]:
        assert self.room.table is not None
        return [seat.state for seat in self.room.table.seats]

    def go(self, name: str) -> None:
        doors.gone(self.room, self.guest(name), self.now)
        self.settle()

    def back(self, name: str) -> None:
        guest = self.guest(name)
        self.screens[guest.number] = Seen()
        doors.come_back(self.room, guest, self.now)
        self.settle()

    def wait(self, seconds: float) -> None:
        """Time passes; the room is woken when it wants to be, and between that nothing happens."""
        until, woken = self.now + seconds, 0
        while (when := self.room.wake(self.now)) is not None and when <= until:
            self.now, woken = max(self.now, when), woken + 1
            assert woken < MOST_WOKEN, "it would be woken for ever"
            self.room.tick(self.now)
            self.settle()
        self.now, before = until, self.state()
        self.room.tick(self.now)
        self.settle()
        assert self.state() == before and not any(screen.heard for screen in self.screens.values())

    def answer(self, name: str, seed: int = 1) -> bool:
        """By chance what is asked now; False if nothing is."""
        asked = self.screen(name).question
        if asked is None or asked["question"] is None:
            return False
        given = make_bot("random", self.room.seat_of(self.guest(name)), seed, GAME).answer(self.screen(name).view)
        self.say(name, kind="answer", serial=asked["serial"], answer=given)
        return True

    def play(self, *names: str, most: int = 500) -> None:
        """On, until nobody of these is asked any more."""
        for turn in range(most):
            if self.room.over or not any([self.answer(name, turn) for name in names]):
                return

    def give(self, name: str, answer: Any) -> list[str]:
        return self.say(name, kind="answer", serial=self.screen(name).question["serial"], answer=answer)

    def on(self, why: str) -> str:
        """On, until somebody is asked this: who it is. Everybody does the first thing there is."""
        for _ in range(100):
            for name in NAMES:
                asked = self.screen(name).question
                if asked is not None and asked["question"] is not None:
                    if asked["question"]["why"] == why:
                        return name
                    answer: Any = [] if asked["question"]["shape"] == "some" else asked["question"]["low"]
                    assert self.give(name, answer) == []
        raise AssertionError(f"nobody is asked {why}")

    # --- what has to hold ---

    def settle(self) -> None:
        """As a host does it: written down first, then told."""
        for screen in self.screens.values():
            screen.heard.clear()
        while (
            (table := self.room.table) is not None and table.busy and self.room.paused is None and not self.room.ended
        ):
            self.room.tick(self.now)  # bots have more to say than a host lets them at once
        while True:
            self.room.collect(self.now)
            self.written += msgpack.unpackb(msgpack.packb(self.room.take_records()))
            for guest in self.room.guests.by_number.values():
                for message in guest.out:
                    self.screens[guest.number].hear(message)
                ends = any(message["kind"] == "over" for message in guest.out)
                guest.out.clear()
                if ends:
                    self.room.knows_end(guest)  # the next word from there says so
            self.written += msgpack.unpackb(msgpack.packb(self.room.take_records()))
            if not self.room.dismissed:
                break
            self.shown_out += [(guest.name, code) for guest, code in self.room.dismissed]
            self.room.dismissed.clear()
        self.everybody_sees()
        assert essence(self.again()) == self.state()

    def again(self) -> Room:
        """A room made of what was written down, as a host does it that was killed."""
        room = Room(self.plan, self.chances)
        restore(room, self.written, self.now)
        return room

    def state(self) -> dict[str, Any]:
        return essence(self.room)

    def everybody_sees(self) -> None:
        room = self.room
        for guest in room.guests.here():
            screen, seat = self.screens[guest.number], room.seat_of(guest)
            assert screen.chat[-len(room.said) :] == [f"{name}: {text}" for _, name, text in room.said]
            if room.table is None:
                assert screen.lobby == room.lobby_message(guest)["lobby"]
                continue
            if guest.watching and self.plan.delay:
                continue
            assert screen.lobby is None, "the game has begun"
            assert screen.paused == (room.paused is not None)
            assert (screen.over is not None) == room.over
            open_vote = screen.vote if screen.vote is not None and screen.vote["state"] == "open" else None
            assert open_vote == (room.vote.plain() if room.vote is not None else None)
            table = room.table
            if table.busy:
                continue  # a game that stands still in the midst of what bots say: nobody has heard of it
            told = table.watchers if guest.watching else table.seats[seat]
            assert screen.events == told.log and screen.view == view_of(table, told)
            assert screen.presence == [one.plain(self.now)["state"] for one in table.seats]
            assert guest.watching == (seat == NOBODY)
            assert guest.watching or screen.orders == told.ordered.plain()


def essence(room: Room) -> dict[str, Any]:
    """All of a room that a host may not lose, and that is no matter of who has a line just now."""
    known = room.guests.by_number
    chairs = [chair.plain() for chair in room.lobby.chairs]
    for chair in chairs:
        chair[3] = chair[3] if chair[3] in known else NOBODY
    found: dict[str, Any] = {
        "chairs": chairs, "options": dict(room.lobby.options), "guests": {n: one.plain() for n, one in known.items()},
        "seats": {seat: number for seat, number in sorted(room.seats.items()) if number in known},
        "said": [tuple(line) for line in room.said], "lines": room.lines, "games": room.games,
        "paused": room.paused is not None, "over": room.over, "ended": room.ended, "owed": room.owed(),
        "told": room.told & known.keys(),
    }  # fmt: skip
    if room.table is not None:
        table = room.table
        found["table"] = (table.setup.plain(), table.match.game.facts(), plain(table.given), table.hands_out)
        found["at the table"] = [(seat.name, seat.robot, seat.ordered.plain()) for seat in table.seats]
    return found


def refused(deed: Callable[[], Any]) -> str:
    """The code with which somebody is not let in."""
    try:
        deed()
    except Refused as no:
        return no.code
    return ""
