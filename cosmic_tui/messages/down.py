"""Messages from a table, a room and a host: one class each, which says what it is for and what its fields hold.

Must not know what anybody does about a message.
"""

from typing import Literal, NotRequired, TypedDict

from cosmic_tui.messages.grammar import Grammar, grammar
from cosmic_tui.messages.up import Ping, Pong
from cosmic_tui.messages.words import (
    About,
    Anything,
    Array,
    Chatted,
    Count,
    Events,
    Lines,
    Map,
    Name,
    Parts,
    Put,
    Seat,
    SeatOrNone,
    Seconds,
    Secret,
    Seed,
    Standings,
    View,
    VoteState,
    Windows,
    Word,
    YesNo,
)

# --- a table, to a seat -----------------------------------------------------------------------------------------


class Agreed(TypedDict):
    """what was agreed, and who sits where"""

    kind: Literal["hello"]
    seat: SeatOrNone
    game: Word
    rules: Count
    started: YesNo
    seats: Array
    options: Map
    windows: Windows


class Seen(TypedDict):
    """the position, as this seat sees it"""

    kind: Literal["view"]
    view: View


class Happened(TypedDict):
    """what has happened"""

    kind: Literal["events"]
    first: Count
    events: Events


class Moment(TypedDict):
    """what is said of a moment, whichever way the position goes with it"""

    kind: Literal["show"]
    serial: Count
    id: Word
    facts: Map
    about: Array
    events: Count


class Show(Moment):
    """a moment worth being seen, and the position in it"""

    view: View


class Asked(TypedDict):
    """what this seat is asked, and who is waited for"""

    kind: Literal["question"]
    serial: Count
    question: Put
    asked: Array


class RefusedWish(TypedDict):
    """a wish that does not work"""

    kind: Literal["refused"]
    serial: Count
    code: Word
    facts: Map


class Preview(TypedDict):
    """what that answer would bring"""

    kind: Literal["preview"]
    serial: Count
    answer: Anything
    preview: Map


class Help(TypedDict):
    """what helps with that question: keys to be added to the view"""

    kind: Literal["help"]
    serial: Count
    help: Map


class GivenReason(TypedDict):
    """what a seat says of its answer"""

    kind: Literal["reason"]
    seat: Seat
    code: Word
    facts: Map


class InForce(TypedDict):
    """the standing orders in force"""

    kind: Literal["orders"]
    orders: Map
    passed: NotRequired[Count]


class Presence(TypedDict):
    """who is here, away, a bot"""

    kind: Literal["presence"]
    seats: Array


class Chat(TypedDict):
    """somebody has said something"""

    kind: Literal["chat"]
    seat: SeatOrNone
    name: Name
    text: Chatted


class Clock(TypedDict):
    """seconds left of a clock that runs"""

    kind: Literal["clock"]
    seats: Array
    left: Seconds


class Over(TypedDict):
    """the end"""

    kind: Literal["over"]
    winners: Array
    seed: Seed
    ending: Map


# --- a room, to a guest -----------------------------------------------------------------------------------------


class Lobby(TypedDict):
    """the chairs before the game"""

    kind: Literal["lobby"]
    lobby: Map


class Vote(TypedDict):
    """how a vote stands"""

    kind: Literal["vote"]
    about: About
    seat: SeatOrNone
    by: SeatOrNone
    state: VoteState
    yes: Array
    wait: Array


class Paused(TypedDict):
    """the game stands still, or goes on"""

    kind: Literal["paused"]
    paused: YesNo


class Said(TypedDict):
    """what was said before"""

    kind: Literal["said"]
    first: Count
    lines: Lines


class InSeries(TypedDict):
    """the tournament of this table, for guests whose hello says `follows`: how everybody stands, where you play next"""

    kind: Literal["series"]
    name: Word
    stage: Word
    round: Count
    of: Count
    standings: Standings
    left: Seconds
    against: Name
    key: Secret


class RecordParts(TypedDict):
    """some parts of the record of a game that is over"""

    kind: Literal["record"]
    first: Count
    of: Count
    parts: Parts


# --- both ends of a line ----------------------------------------------------------------------------------------


class Welcome(TypedDict):
    """you are in"""

    kind: Literal["welcome"]
    wire: Count
    program: Word
    table: Word
    name: Word
    seat: SeatOrNone
    token: Secret
    owner: YesNo
    seen: Count
    game: Count
    dictionary: NotRequired[Word]


class Closed(TypedDict):
    """the last word of a line"""

    kind: Literal["closed"]
    code: Word
    facts: Map


class Ack(TypedDict):
    """nothing but the number"""

    kind: Literal["ack"]


class Patch(TypedDict):
    """the position, as the difference to the last one"""

    kind: Literal["patch"]
    changes: Array


class ShowOnLine(Moment):
    """a moment worth being seen, and the position in it"""

    changes: Array


class Gap(TypedDict):
    """so many shows were left out for a slow line"""

    kind: Literal["gap"]
    n: Count


TABLE_DOWN: Grammar = grammar(
    Agreed, Seen, Happened, Show, Asked, RefusedWish, Preview, Help, GivenReason, InForce, Presence, Chat, Clock, Over
)
ROOM_DOWN: Grammar = grammar(Lobby, Vote, Paused, Said, InSeries, RecordParts)
LINE_DOWN: Grammar = grammar(Welcome, Closed, Ack, Ping, Pong, Patch, ShowOnLine, Gap)
DOWN: Grammar = LINE_DOWN | ROOM_DOWN | {**TABLE_DOWN, "show": LINE_DOWN["show"]}  # in place of the table's own
