"""The messages of a room's guests: to the table, to each other, about the lobby, in votes.

A message that is refused is answered to its sender alone, as `refused` with a code. Only the guest who runs the table
may change the lobby beyond their own chair. Must not know how messages come.
"""

from typing import TYPE_CHECKING

from cosmic_tui.messages.grammar import Message
from cosmic_tui.room import doors, record, voting
from cosmic_tui.room.guests import Guest
from cosmic_tui.room.lobby import NOBODY
from cosmic_tui.table.names import clean_chat
from cosmic_tui.table.seats import CHAT_SECONDS, MOST_CHAT
from engine.kernel.asking import Refused

if TYPE_CHECKING:
    from cosmic_tui.room.room import Room

TO_THE_TABLE = ("answer", "preview", "help", "orders", "ready")


def receive(room: "Room", guest: Guest, message: Message, now: float) -> None:
    """Handle any message of a guest."""
    kind = message["kind"]
    try:
        if kind in TO_THE_TABLE:
            to_the_table(room, guest, message, now)
        elif kind == "chat":
            chat(room, guest, message["text"], now)
        elif kind == "leave":
            doors.leave(room, guest, now)
        elif kind == "lobby":
            lobby_deed(room, guest, message, now)
        elif kind == "bring":
            bring(room, guest, message)
        elif kind == "record":
            record.ask(room, guest, message["first"])
        elif kind == "undo":
            voting.wish_undo(room, guest, now)
        elif kind == "vote":
            voting.voice(room, guest, message, now)
    except Refused as refused:
        room.refuse(guest, message.get("serial", 0), refused)


def heard(room: "Room", guest: Guest, session: str, number: int) -> None:
    """Note that all messages of the session up to this number are handled: the last record of a batch.

    A seat that is asked nothing is noted with the number of its next question, because at a busy table the bots may
    cause that question before anything else is written.
    """
    room.guests.heard(guest, session, number)
    seats = room.table.seats if room.table is not None else []
    counts = [[seat.serial + (seat.question is None), round(seat.bank)] for seat in seats]
    room.records.append(["seen", guest.number, session, number, counts])


def to_the_table(room: "Room", guest: Guest, message: Message, now: float) -> None:
    seat = room.seat_of(guest)
    if room.table is None:
        raise Refused("not_started")
    if seat < 0:
        raise Refused("not_seated")
    if message["kind"] == "answer" and room.over:
        raise Refused("game_over")
    if message["kind"] == "answer" and room.paused is not None:
        raise Refused("paused")
    room.table.receive(seat, message, room.time(now))
    if message["kind"] == "orders":
        room.records.append(["orders", seat, room.table.seats[seat].ordered.plain()])


def chat(room: "Room", guest: Guest, text: str, now: float) -> None:
    """Pass a line of chat on to everybody in the room."""
    line = clean_chat(text)
    guest.chat_times = [time for time in guest.chat_times if now - time < CHAT_SECONDS]
    if len(guest.chat_times) >= MOST_CHAT:
        raise Refused("chat_too_fast")
    guest.chat_times.append(now)
    seat = room.seat_of(guest)
    room.say(seat, guest.name, line)
    room.records.append(["chat", seat, guest.name, line])
    room.tell_all({"kind": "chat", "seat": seat, "name": guest.name, "text": line})


def lobby_deed(room: "Room", guest: Guest, message: Message, now: float) -> None:
    """Carry out a lobby action on the guest's own chair or on the table; the words are those of the wire's
    LOBBY_ACTIONS.
    """
    do, seat = message["do"], message["seat"]
    if do == "kick":
        kick(room, guest, seat, now)
        return
    if room.table is not None:
        if do == "ready" and room.seat_of(guest) >= 0:
            return  # it crossed the beginning of the game on its way: what was wished for has come
        raise Refused("already_started")
    if do in ("ready", "unready"):
        room.lobby.ready(guest.number, do == "ready")
    elif do == "sit":
        room.lobby.sit(guest.number, guest.name, seat)
        watches(room, guest, False)
    elif do == "stand":
        if not room.plan.watchers:
            raise Refused("no_watching")
        room.lobby.stand(guest.number)
        watches(room, guest, True)
    elif not guest.owner:
        raise Refused("not_owner")
    elif do == "start":
        room.begin(now)
        return
    else:
        change_lobby(room, message)
    room.lobby_changed()
    room.maybe_begin(now)


def bring(room: "Room", guest: Guest, message: Message) -> None:
    """Keep something a guest brings for the game. All learn that it is there, and nothing about it."""
    if room.table is not None:
        raise Refused("already_started")
    room.lobby.bring(guest.number, message["what"], message["value"])
    room.lobby_changed()


def watches(room: "Room", guest: Guest, watching: bool) -> None:
    if guest.watching != watching:
        guest.watching = watching
        room.records.append(["guest", *guest.plain()])


def change_lobby(room: "Room", message: Message) -> None:
    do, seat, lobby = message["do"], message["seat"], room.lobby
    if do == "bot":
        lobby.seat_bot(seat, message["word"])
    elif do == "fill":
        lobby.fill(message["word"])
    elif do == "open":
        lobby.open(seat)
    elif do == "shut":
        lobby.shut(seat)
    elif do == "options":
        lobby.choose(message["options"])
    elif do in ("admit", "turn_away"):
        room.knocks.answer(message["word"], do == "admit")


def kick(room: "Room", guest: Guest, seat: int, now: float) -> None:
    """Let the owner show a player out, before the game or in it."""
    if not guest.owner:
        raise Refused("not_owner")
    other = room.player(seat) if room.table is not None else sitter(room, seat)
    if other is None or other is guest:
        raise Refused("no_such_seat")
    doors.kick(room, other, now)


def sitter(room: "Room", chair: int) -> Guest | None:
    chairs = room.lobby.chairs
    return room.guests.by_number.get(chairs[chair].guest if 0 <= chair < len(chairs) else NOBODY)
