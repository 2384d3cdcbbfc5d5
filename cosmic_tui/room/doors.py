"""Coming into a room and going out of it: newcomers, people who are known, lost connections, leavers, people shown out.

In a running game nobody loses their seat by a lost connection; a person who left gets it back from the bot that played
on. Must not know how people are connected.
"""

from typing import TYPE_CHECKING

from cosmic_tui.room import voting
from cosmic_tui.room.digests import digest
from cosmic_tui.room.guests import MOST_WATCHERS, Guest
from cosmic_tui.room.lobby import NOBODY
from cosmic_tui.table.names import clean_name
from cosmic_tui.table.seats import LEFT
from cosmic_tui.table.setup import OPEN
from cosmic_tui.table.stand_ins import turns
from engine.kernel.asking import Refused

# What is said in the name of the table or of the program: nobody is called so, whether they play or watch.
OWN_WORDS = (
    "system", "table", "host", "server", "cosmic", "bot", "Tisch", "asztal", "rendszer", "stół", "serwer", "gospodarz",
)  # fmt: skip

if TYPE_CHECKING:
    from cosmic_tui.room.room import Room


def come_in(
    room: "Room", name: str, seat: int, watch: bool, owner: bool, now: float, robot: bool = False, heir_to: bool = True
) -> tuple[Guest, str]:
    """Let a newcomer in. Return the guest and the token to come back by. Raise Refused: name_..., table_full,
    already_started, no_watching.

    `owner`: the newcomer runs the table. `heir_to`: the newcomer may run it if nobody does yet. Where chairs are kept
    for names, players do not run the table, because they do not decide what is agreed there.
    """
    name = clean_name(name, names_taken(room))
    token = room.chances.token()
    if watch:
        guest = new_watcher(room, name, token, owner)
    else:
        owner = owner or (heir_to and not room.plan.kept and not room.guests.owned())
        if room.table is None:
            guest = new_player(room, name, token, owner, seat)
        else:
            guest = heir(room, name, token, owner, seat, now)
    guest.since, guest.robot = now, robot
    room.records.append(["guest", *guest.plain()])
    if guest.number in room.seats.values():
        room.mark_robots()
        room.records.append(["seat", room.seat_of(guest), guest.number, name])
    room.tell_everything(guest, now)
    room.lobby_changed(guest)
    room.maybe_begin(now)
    return guest, token


def names_taken(room: "Room") -> list[str]:
    """Return the names a newcomer cannot have: those of the guests, of people shown out, and reserved words."""
    return [*room.guests.names(), *room.lobby.names(), *room.kicked, *OWN_WORDS]


def knock(room: "Room", name: str, session: str, now: float, address: str = "") -> None:
    """Take a request to come in without a code. Return if the owner has let this person in; else raise Refused knocked
    (ask again in a moment), turned_away, or code_needed where there is nobody to ask.
    """
    asked = [guest for guest in room.guests.here() if guest.owner]
    if room.table is not None or not asked:
        raise Refused("code_needed")
    name = clean_name(name, names_taken(room))
    if room.knocks.knock(session, name, now, address):
        room.lobby_changed()
        raise Refused("knocked")


def new_watcher(room: "Room", name: str, token: str, owner: bool) -> Guest:
    if not room.plan.watchers or len(room.guests.watchers()) >= MOST_WATCHERS:
        raise Refused("no_watching")
    return room.guests.add(name, digest(token), watching=True, owner=owner)


def new_player(room: "Room", name: str, token: str, owner: bool, seat: int) -> Guest:
    """Seat a newcomer in the lobby, on the chair they wish for if it is free."""
    lobby = room.lobby
    if lobby.free() == NOBODY:
        raise Refused("table_full", n=len(lobby.chairs))
    lobby.kept_for(name)
    guest = room.guests.add(name, digest(token), watching=False, owner=owner)
    wished = 0 <= seat < len(lobby.chairs) and lobby.chairs[seat].who == OPEN
    lobby.sit(guest.number, name, seat if wished else NOBODY)
    return guest


def heir(room: "Room", name: str, token: str, owner: bool, seat: int, now: float) -> Guest:
    """Give a newcomer a seat of the running game that no longer belongs to anybody."""
    assert room.table is not None
    left = orphans(room)
    if not left:
        raise Refused("already_started", who=", ".join(turns(room.table)))
    guest = room.guests.add(name, digest(token), watching=False, owner=owner)
    chosen = seat if seat in left else left[0]
    hand_over(room, chosen, guest)
    room.table.back(chosen, room.time(now))
    return guest


def orphans(room: "Room") -> list[int]:
    """Return the seats of people who were shown out of the running game; a newcomer may play on there."""
    if room.table is None:
        return []
    return [seat.number for seat in room.table.people() if room.player(seat.number) is None]


def hand_over(room: "Room", seat: int, guest: Guest) -> None:
    assert room.table is not None
    room.seats[seat] = guest.number
    room.table.seats[seat].name = guest.name
    room.lobby.chairs[seat].name, room.lobby.chairs[seat].guest = guest.name, guest.number


def renew(room: "Room", guest: Guest) -> str:
    """Return a new token for a guest who never received the first one."""
    token = room.chances.token()
    room.guests.renew(guest, digest(token))
    room.records.append(["guest", *guest.plain()])
    return token


def come_back(room: "Room", guest: Guest, now: float) -> None:
    """Connect a known guest again."""
    guest.here, guest.since = True, now
    guest.out.clear()
    seat = room.seat_of(guest)
    if room.table is not None and seat >= 0:
        room.table.back(seat, room.time(now))
        voting.somebody_came(room, seat)
    room.tell_everything(guest, now)
    room.lobby_changed(guest)


def gone(room: "Room", guest: Guest, now: float) -> None:
    """Note that the connection to this guest is lost. The seat is kept."""
    guest.here, guest.since = False, now
    seat = room.seat_of(guest)
    if guest.watching:
        forget(room, guest)
    elif room.table is not None and seat >= 0:
        if room.table.seats[seat].state != LEFT:
            room.table.away(seat, room.time(now))
        voting.somebody_went(room, seat, now)
    room.lobby_changed()


def leave(room: "Room", guest: Guest, now: float) -> None:
    """Let this guest give up the chair. In a running game a bot plays on until the guest comes back."""
    seat = room.seat_of(guest)
    if room.table is not None and seat >= 0:
        room.table.leave(seat, room.time(now))
        voting.somebody_went(room, seat, now)
    else:
        show_out(room, guest, "left", now)


def show_out(room: "Room", guest: Guest, code: str, now: float) -> None:
    """Remove a guest and make their token invalid."""
    seat = room.seat_of(guest)
    forget(room, guest)
    if room.table is not None and seat >= 0:
        del room.seats[seat]
        room.mark_robots()
        room.lobby.chairs[seat].guest = NOBODY
        room.table.leave(seat, room.time(now))
        voting.somebody_went(room, seat, now)
    room.dismissed.append((guest, code))
    room.lobby_changed()


def kick(room: "Room", guest: Guest, now: float) -> None:
    """Remove a guest for good: their token and name become invalid, and newcomers need a new key, which the owner is
    told.
    """
    room.kicked.append(guest.name)
    room.key = (room.chances.key or room.chances.token)()
    room.records.append(["kicked", guest.name, room.key])
    show_out(room, guest, "kicked", now)
    for owner in room.guests.here():
        if owner.owner:
            facts = {"key": room.key}
            owner.out.append({"kind": "refused", "serial": 0, "code": "new_code", "facts": facts})


def forget(room: "Room", guest: Guest) -> None:
    if room.table is None:
        room.lobby.stand(guest.number)
    room.guests.remove(guest.number)
    room.records.append(["gone", guest.number])
    people = [other for other in room.guests.by_number.values() if not other.watching]
    if people and not room.guests.owned():
        people[0].owner = True  # the guest who has been here longest runs the table now
        room.records.append(["guest", *people[0].plain()])
