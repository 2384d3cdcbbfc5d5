"""A host, its guests and those who come to its door, while a pair of worlds lies on the table.

Both worlds are put on the table of a host of their own (`tests/host/world.py`): the same people, the same watcher. Then
strangers and guests do all that a program can send to a room, one thing after the other; after each of them all who may
not know the difference have to have heard the same, in as many bytes. At a sealed table every piece on every line is a
whole number of steps long, on the lines of those who know as well: whoever listens on the network sees lengths alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

from cosmic_tui.wire.limits import PAD_STEP
from engine.kernel.asking import BARGAIN
from engine.kernel.game import SEALED, AnyMatch
from engine.testing.differences import first_difference
from engine.testing.same_answers import public_answers
from engine.testing.two_worlds import Found, Pair
from tests.host.world import Peer, World
from tests.secrets.kinds import asked_in_secret, untold
from tests.secrets.tables import NAMES
from tests.support import Dice

WATCHER = "Wim"
MANY_SECONDS = 40.0
VOTES = ("pause", "go_on", "undo", "replace", "end", "rematch")
LOBBY = ("sit", "stand", "ready", "unready", "bot", "open", "shut", "kick", "fill", "start", "options", "admit")
Deed = tuple[str, Callable[["House"], Any]]


def in_the_middle(pair: Pair, windows: str, dice: Dice) -> Pair | None:
    """The pair after one public answer, if then somebody is asked in secret in both worlds, maybe not the same seat."""
    one, two = untold(pair.one), untold(pair.two)
    given = public_answers(one, two, dice, pair.avoid)
    if given is None or given[0][0].shape == BARGAIN:
        return None
    for match, (question, answer) in zip((one, two), given, strict=True):
        match.answer(question.seat, tuple(answer) if isinstance(answer, list) else answer)
    asked = [asked_in_secret(match) for match in (one, two)]
    if not all(asked) or len(asked[0]) != len(asked[1]) or repr(one.game.events) != repr(two.game.events):
        return None
    if any(seat not in pair.knows for found in asked for seat, _ in found if found != asked[1 - asked.index(found)]):
        return None
    return replace(pair, what=f"{pair.what}, asked in secret", one=untold(one), two=untold(two))


class House:
    """One of the two worlds on the table of a host, with people at it."""

    def __init__(self, match: AnyMatch, of: ModuleType, windows: str, delay: float) -> None:
        n = match.game.n
        options = match.game.options.plain()
        self.world = World(("open",) * n, options=options, game=of.GAME, rest={"windows": windows}, delay=delay)
        self.windows, self.strangers = windows, 0
        self.watcher = self.world.peer(WATCHER, watch=True).connect()
        self.peers = self.world.players(*NAMES[:n])
        self.world.carry()
        hub, room = self.world.hub, self.world.room
        table = room.table
        assert table is not None
        table._match = match.fork()
        for seat in table.seats:
            seat.next_question(table.match.question_for(seat.number))
        before = table.answers
        table.go_on(room.time(self.world.now))
        self.rests = table.answers == before  # if not, standing orders have answered
        hub.settle(hub.tables["1"], self.world.now)
        self.heard()

    def heard(self) -> dict[str, Any]:
        """Return what everybody has heard since, by name: messages, the word at the end of the line, bytes."""
        self.world.carry()
        found = {}
        for peer in self.world.peers:
            pieces = [(round(when - self.world.now, 3), len(data)) for when, data in peer.heard if data]
            found[peer.name] = {"told": peer.told, "closed": [peer.closed, peer.facts], "bytes": pieces}
            peer.told, peer.heard = [], []
        return found

    def stranger(self, **wishes: Any) -> Peer:
        self.strangers += 1
        name = wishes.pop("name", f"Guest{self.strangers}")
        return self.world.peer(name, f"the-session-of-stranger-{self.strangers}", **wishes).connect()

    def ahead(self) -> Peer | None:
        """Return one who came to watch and has heard more than the first who watches."""
        first = self.watcher.screen
        for peer in self.world.peers:
            heard = peer.screen
            if peer.end.hello["watch"] and heard.hello and not heard.lobby:
                if heard.events != first.events[: len(heard.events)] or (heard.view and not first.view):
                    return peer
        return None

    def all_say_no(self, about: str, at: int) -> None:
        for peer in self.peers:
            if peer.connection is not None:
                peer.vote(about, at, False)


def deeds(pair: Pair, dice: Dice) -> Iterator[Deed]:
    """All that is done, one thing after the other. What ends the game or empties a seat comes last."""
    n = pair.one.game.n
    blind = [seat for seat in range(n) if seat not in pair.knows]
    for what, wishes in {
        "a newcomer": {}, "a newcomer to a seat": {"seat": dice.below(n)}, "a watcher": {"watch": True},
        "a stranger without a key": {"key": ""}, "a stranger with a wrong key": {"key": "no"},
        "a stranger with a wrong token": {"token": "token-99"}, "a robot": {"bot": True},
        "a stranger with a known name": {"name": NAMES[0]}, "a watcher without a key": {"key": "", "watch": True},
    }.items():  # fmt: skip
        yield what, lambda house, wishes=wishes: house.stranger(**wishes)
    for seat in blind[:2]:
        for do in LOBBY:
            if do == "kick" and seat == 0:
                continue  # the owner's kick works
            yield (
                f"lobby {do} by {seat}",
                lambda house, do=do, seat=seat: house.peers[seat].lobby(do, (seat + 1) % n),
            )
        for about in VOTES:
            for at in range(-1, n) if about in ("undo", "replace") else (-1,):
                yield (
                    f"vote {about} about {at} by {seat}",
                    lambda house, about=about, at=at, seat=seat: house.peers[seat].vote(about, at),
                )
                yield f"no to {about}", lambda house, about=about, at=at: house.all_say_no(about, at)
        for message in (
            {"kind": "record", "first": 0}, {"kind": "undo"}, {"kind": "bring", "what": "deck", "value": "x"},
            {"kind": "help", "serial": 1}, {"kind": "preview", "serial": 1, "answer": 0},
            {"kind": "chat", "text": "so?"}, {"kind": "orders", "orders": {"never": [], "against": False}},
        ):  # fmt: skip
            yield (
                f"{message['kind']} by {seat}",
                lambda house, seat=seat, message=message: house.peers[seat].say(**message),
            )
        yield f"{seat} goes", lambda house, seat=seat: house.peers[seat].cut()
        yield f"{seat} comes back", lambda house, seat=seat: house.peers[seat].connect()
    yield "record for the watcher", lambda house: house.watcher.say(kind="record", first=0)
    yield "vote by the watcher", lambda house: house.watcher.vote("undo", 0)
    for seat in blind[-1:]:
        yield f"{seat} leaves", lambda house, seat=seat: house.peers[seat].say(kind="leave")
        yield "a newcomer after that", lambda house: house.stranger()


def visited(pair: Pair, of: ModuleType, windows: str, dice: Dice, delay: float = 0.0) -> tuple[Found | None, int]:
    """Let everything be done in both houses; return the first difference that anybody notices who may not, and how
    much was compared. Those who watch hear of the game so much later, whenever they came."""
    houses = [House(match, of, windows, delay) for match in (pair.one, pair.two)]
    if not all(house.rests for house in houses):
        return None, 0
    asked = [question for match in (pair.one, pair.two) for question in match.pending]
    shown = {question.seat for question in asked if question.reveals and not pair.unseen}
    knows = {NAMES[seat] for seat in pair.knows | shown if 0 <= seat < pair.one.game.n}
    compared = 0
    for what, do in deeds(pair, dice):
        for house in houses:
            do(house)
        one, two = (house.heard() for house in houses)
        early = houses[0].ahead()
        if early is not None:
            what = f"{what}: {early.name} hears what others who watch are not told yet"
            return Found(
                pair.what, windows, -1, 0, what, early.screen.events, houses[0].watcher.screen.events
            ), compared
        for name in one:
            compared += len(one[name]["told"])
            uneven = [size for _, size in one[name]["bytes"] if size % PAD_STEP]
            if windows == SEALED and uneven and name in NAMES and one[name]["closed"][0] is None:
                return Found(
                    pair.what, windows, -1, 0, f"{what}: a piece to {name}", uneven, "a whole number of steps"
                ), 0
            if name not in knows and repr(one[name]) != repr(two[name]):
                where, *parts = first_difference(one[name], two[name], f"{what}: {name}")
                return Found(pair.what, windows, -1, 0, where, *parts), compared
    return None, compared
