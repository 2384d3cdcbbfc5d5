"""The votes of a room: who may ask for what and when, and what a passed vote does.

Everybody who plays and is here has a vote; absent players have one only on what cannot be taken back. Must not know how
votes are shown.
"""

from typing import TYPE_CHECKING

from cosmic_tui.messages.grammar import Message
from cosmic_tui.room.guests import Guest
from cosmic_tui.room.votes import (
    END,
    FAILED,
    FINAL,
    GO_ON,
    OPEN,
    PASSED,
    PAUSE,
    REMATCH,
    REPLACE,
    UNDO,
    VOTE_SECONDS,
    Vote,
    ask,
)
from cosmic_tui.table import undoing
from cosmic_tui.table.seats import AWAY, HERE, LEFT
from engine.kernel.asking import Refused

if TYPE_CHECKING:
    from cosmic_tui.room.room import Room


def voice(room: "Room", guest: Guest, message: Message, now: float) -> None:
    """Count a guest's vote in the open vote, or open a new one."""
    by = player_seat(room, guest)
    about, seat = message["about"], message["seat"]
    vote = room.vote
    if vote is not None:
        if (vote.about, vote.seat) != (about, seat):
            raise Refused("vote_open")
        vote.say(by, message["yes"])
    elif not message["yes"]:
        raise Refused("vote_none")
    else:
        check(room, about, seat, now)
        vote = called(room, about, seat, by, now)
    show(room, vote, now)


def wish_undo(room: "Room", guest: Guest, now: float) -> None:
    """Undo at once if the guest is alone with bots or in the middle of a choice; else ask the other people."""
    seat = player_seat(room, guest)
    assert room.table is not None
    if room.over:
        raise Refused("game_over")
    if undoing.unsettled(room.table, room.time(now)):
        raise Refused("act_later")
    if undoing.undoes_freely(room.table, seat):
        undoing.undo(room.table, seat, room.time(now))
        return
    if room.vote is not None:
        raise Refused("vote_open")
    undoing.may_undo(room.table, seat, room.time(now))
    show(room, called(room, UNDO, seat, seat, now), now)


def player_seat(room: "Room", guest: Guest) -> int:
    if room.table is None:
        raise Refused("not_started")
    seat = room.seat_of(guest)
    if seat < 0:
        raise Refused("not_seated")
    return seat


def called(room: "Room", about: str, seat: int, by: int, now: float) -> Vote:
    """Return a new vote, with all people who may vote in it."""
    assert room.table is not None
    here = [other.number for other in room.table.people() if other.state == HERE]
    away = [other for other in room.table.people() if other.state == AWAY and not other.helped]
    final = about in FINAL
    vote = ask(about, seat, by, [*here, *[other.number for other in away if final]], now)
    for other in away if final else ():
        vote.gone(other.number, waits_until(room, other.number, now))
    return vote


def waits_until(room: "Room", seat: int, now: float) -> float:
    """Return until when a final vote waits for an absent seat: as long as the table has patience, at least a minute."""
    guest = room.player(seat)
    since = guest.since if guest is not None and not guest.here else now
    patience = room.table.setup.patience if room.table is not None else 0.0
    return max(since + max(patience, VOTE_SECONDS), now + VOTE_SECONDS)


def check(room: "Room", about: str, seat: int, now: float) -> None:
    """Raise Refused if this vote would have nothing to decide."""
    assert room.table is not None
    if about in (UNDO, REPLACE) and not 0 <= seat < len(room.table.seats):
        raise Refused("no_such_seat")
    if about == UNDO:
        undoing.may_undo(room.table, seat, room.time(now))
    if about == REPLACE:
        absent = [other.number for other in room.table.people() if other.state != HERE and not other.helped]
        if seat not in absent:
            raise Refused("not_absent")
    if (about == REMATCH) != room.over:
        raise Refused("game_over" if room.over else "game_not_over")
    if about == REMATCH and room.plan.kept:
        raise Refused("no_rematch")
    if about in (PAUSE, GO_ON) and (about == PAUSE) != (room.paused is None):
        raise Refused("paused" if room.paused is not None else "not_paused")


def still_stands(room: "Room", about: str, seat: int, now: float) -> bool:
    """Return whether the vote still has something to decide, although the game has gone on since."""
    try:
        check(room, about, seat, now)
    except Refused:
        return False
    return True


def show(room: "Room", vote: Vote, now: float) -> None:
    """Show everybody the vote, and carry it out if it has passed.

    An undo during a silence waits for the end of the silence, because it would show how things stand.
    """
    if waits_for_silence(room, vote, now):
        vote.state = OPEN
    elif vote.state == PASSED and not still_stands(room, vote.about, vote.seat, now):
        vote.state = FAILED
    room.vote = vote if vote.state == OPEN else None
    room.tell_all(vote.plain())
    if vote.state == PASSED:
        carry_out(room, vote, now)


def waits_for_silence(room: "Room", vote: Vote, now: float) -> bool:
    """Return whether all have agreed to an undo that a silence still delays."""
    agreed = vote.about == UNDO and not vote.wait and vote.state != FAILED and not room.over
    return agreed and room.table is not None and undoing.unsettled(room.table, room.time(now))


def carry_out(room: "Room", vote: Vote, now: float) -> None:
    assert room.table is not None
    if vote.about in (PAUSE, GO_ON):
        room.pause(now, vote.about == PAUSE)
    elif vote.about == END:
        room.end(now)
    elif vote.about == REPLACE:
        room.table.lend_hand(vote.seat, room.time(now))
    elif vote.about == REMATCH:
        room.begin(now)
    else:
        undoing.undo(room.table, vote.seat, room.time(now), agreed=True)


def somebody_went(room: "Room", seat: int, now: float) -> None:
    """Stop waiting for the vote of a player who has left, or is away if the vote is not final."""
    if room.vote is not None and seat in room.vote.wait:
        if room.table is not None and room.table.seats[seat].state == LEFT:
            room.vote.drop(seat)
        else:
            room.vote.gone(seat, waits_until(room, seat, now))
        show(room, room.vote, now)


def somebody_came(room: "Room", seat: int) -> None:
    """Let a player who has come back vote again."""
    if room.vote is not None:
        room.vote.back(seat)


def wake(room: "Room", now: float) -> float | None:
    """Return the time at which votes need `tick` next. The end of a silence is the table's to say."""
    if room.vote is None or waits_for_silence(room, room.vote, now):
        return None
    return room.vote.next_time() if room.vote.wait else now


def tick(room: "Room", now: float) -> None:
    vote = room.vote
    if vote is None or waits_for_silence(room, vote, now):
        return
    if not vote.wait:
        vote.state = PASSED
    if not vote.wait or (now >= vote.next_time() and vote.tick(now)):
        show(room, vote, now)
