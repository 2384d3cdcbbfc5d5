"""Admitting people: find whose hello it is and which table is meant, check what they may, and welcome them.

Knows the hub, its tables and their doors; must not know what is said after the welcome.
"""

from typing import TYPE_CHECKING

from cosmic_tui import __version__
from cosmic_tui.host import admission
from cosmic_tui.host.addresses import counted_as
from cosmic_tui.host.admission import Access, Pass
from cosmic_tui.host.connection import Connection
from cosmic_tui.host.hosted import HostedTable
from cosmic_tui.room import doors, inbox, series
from cosmic_tui.room.guests import Guest
from cosmic_tui.wire import limits, story
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.messages import Message
from engine.kernel.asking import Refused

if TYPE_CHECKING:
    from cosmic_tui.host.hub import Hub


def admit(hub: "Hub", connection: Connection, hello: Message, now: float) -> None:
    """Let a guest in, or raise Refused. If a password must be checked first, `guessed` goes on from there."""
    if admission.guessable(hello["session"]):
        raise ProtocolError("field")
    hosted, guest, token = _known(hub, hello)
    here = hosted is not None and guest is not None and guest.number in hosted.connections
    if hub.full and not here:
        raise Refused("busy")
    if guest is None:
        hosted = hosted or _wanted(hub, hello)
        may = _admitted(hub, hosted, connection, hello, now)
        if may is None:
            return
        guest, token = doors.come_in(
            hosted.room, hello["name"], hello["seat"], hello["watch"], may.owner, now,
            robot=hello.get("bot", False), heir_to=may.code,
        )  # fmt: skip
        inbox.heard(hosted.room, guest, hello["session"], 0)
    else:
        assert hosted is not None
        old = hosted.connections.get(guest.number)
        if old is not None:
            old.guest = None
            hub.close(old, "taken_over")
        doors.come_back(hosted.room, guest, now)
    if hello.get("follows", False):
        series.follows(hosted.room, guest, now)
    if "story" in hello:
        guest.out = story.untold(guest.out, hosted.room.games, hello["story"])
    hub.unauthenticated.remove(connection.address, connection)
    connection.hosted, connection.guest, connection.session = hosted, guest, hello["session"]
    hosted.connections[guest.number] = connection
    seen = guest.sessions.get(connection.session, 0)
    connection.end.let_in(seen)
    connection.send(
        {
            "kind": "welcome", "wire": limits.VERSION, "program": __version__, "table": hosted.name,
            "name": hosted.room.plan.name, "seat": hosted.room.seat_of(guest), "token": token,
            "owner": guest.owner, "seen": seen, "game": hosted.room.games,
            **connection.end.agree(hello.get("dictionary", "")),
        },
        seen,
    )  # fmt: skip
    hub.changed.add(connection)


def guessed(hub: "Hub", connection: Connection, access: Access, right: bool, now: float) -> None:
    """Go on with a hello whose password has been checked for this `access`. Raise Refused, as `admit` does."""
    hello, connection.guessing = connection.guessing, None
    hub.tries.tried(connection.address, right, now)  # also if nobody waits for it any more
    if hello is not None and not connection.closing:
        connection.proved = access
        admit(hub, connection, hello, now)


def _admitted(hub: "Hub", hosted: HostedTable, connection: Connection, hello: Message, now: float) -> Pass | None:
    """Return this newcomer's permission, or None if the password must be checked first.

    Others' wrong guesses do not shut out a newcomer who has the key, which cannot be guessed.
    """
    address, access = connection.address, hosted.access
    if not (hello["key"] and _opens(hub, hosted, hello["key"])):
        hub.tries.check(address, now)
    proved = connection.proved is access
    if access.password and hello["password"] and not hello["key"] and not proved:
        connection.guessing = hello
        hub.guess(connection, access, hello["password"], now)
        return None
    try:
        may = admission.admit(access, hello["key"], proved)
        if may.code or not hosted.room.kicked:
            return may  # where a guest was shown out, a newcomer without a key needs the owner's yes
    except Refused as refused:
        if refused.code != "code_needed":
            hub.tries.wrong(address, now)
            raise
    try:
        doors.knock(hosted.room, hello["name"], hello["session"], now, counted_as(address))
    finally:
        hub.settle(hosted, now)  # the person asked hears of it
    return Pass()


def _known(hub: "Hub", hello: Message) -> tuple[HostedTable | None, Guest | None, str]:
    """Return the table, the guest and the token of this hello; without a known token or session, the table it names."""
    found = hub.directory.known(hello["token"], hello["session"]) if hello["token"] or hello["session"] else None
    if found is None or (hello["token"] and hello["table"] not in ("", found[0].name)):
        return hub.tables.get(hello["table"]), None, ""  # at another table it is no token at all
    hosted, guest = found
    return hosted, guest, hello["token"] or doors.renew(hosted.room, guest)


def _wanted(hub: "Hub", hello: Message) -> HostedTable:
    """Return the table of this key; without a key, the first that has room."""
    hosted = hub.directory.with_key(hello["key"]) if hello["key"] else None
    hosted = hosted or hub.directory.with_room()
    if hosted is None:
        raise Refused("no_table")
    return hosted


def _opens(hub: "Hub", hosted: HostedTable, key: str) -> bool:
    return hub.directory.with_key(key) is hosted
