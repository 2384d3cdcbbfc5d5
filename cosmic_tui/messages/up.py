"""Messages to a table, a room and a host: one class each, which says what it is for and what its fields hold.

The functions make what a seat sends. Must not know what anybody does about a message.
"""

from typing import Any, Literal, NotRequired, TypedDict

from cosmic_tui.messages.grammar import Grammar, grammar
from cosmic_tui.messages.words import (
    About,
    Anything,
    Count,
    Deed,
    Map,
    Name,
    Reason,
    SeatOrNone,
    Secret,
    Typed,
    Word,
    YesNo,
)

NOBODY = -1

# --- a stranger -------------------------------------------------------------------------------------------------


class Hello(TypedDict):
    """who calls, and what for: the first message of every line"""

    kind: Literal["hello"]
    wire: Count
    program: Word
    table: Word
    key: Secret
    password: Secret
    token: Secret
    session: Secret
    name: Name
    seat: SeatOrNone
    watch: YesNo
    bot: NotRequired[YesNo]
    dictionary: NotRequired[Word]
    story: NotRequired[Word]
    follows: NotRequired[YesNo]


# --- a seat, to its table ---------------------------------------------------------------------------------------


class Answer(TypedDict):
    """to the question with that serial; or an act beside it"""

    kind: Literal["answer"]
    serial: Count
    answer: Anything
    reason: NotRequired[Reason]


class AskPreview(TypedDict):
    """what would this answer bring?"""

    kind: Literal["preview"]
    serial: Count
    answer: Anything


class AskHelp(TypedDict):
    """what helps with the question of that serial?"""

    kind: Literal["help"]
    serial: Count


class Say(TypedDict):
    """a line for everybody"""

    kind: Literal["chat"]
    text: Typed


class GiveOrders(TypedDict):
    """standing orders, whole"""

    kind: Literal["orders"]
    orders: Map


class Undo(TypedDict):
    """take my last answer back"""

    kind: Literal["undo"]


class Leave(TypedDict):
    """a bot may play on for me"""

    kind: Literal["leave"]


class Ready(TypedDict):
    """I am back, or still here"""

    kind: Literal["ready"]


# --- a guest, to the room ---------------------------------------------------------------------------------------


class InLobby(TypedDict):
    """something about the chairs"""

    kind: Literal["lobby"]
    do: Deed
    seat: SeatOrNone
    word: Word
    options: Map


class Bring(TypedDict):
    """something of one's own for the game, such as a deck"""

    kind: Literal["bring"]
    what: Word
    value: Anything


class Voice(TypedDict):
    """a wish for all, or a voice"""

    kind: Literal["vote"]
    about: About
    seat: SeatOrNone
    yes: YesNo


class AskRecord(TypedDict):
    """the record of a game that is over, from that part on"""

    kind: Literal["record"]
    first: Count


# --- both ends of a line ----------------------------------------------------------------------------------------


class Ping(TypedDict):
    """are you there?"""

    kind: Literal["ping"]
    mark: Count


class Pong(TypedDict):
    """I am"""

    kind: Literal["pong"]
    mark: Count


class Bye(TypedDict):
    """the line is closed on purpose"""

    kind: Literal["bye"]


STRANGER: Grammar = grammar(Hello)
TABLE_UP: Grammar = grammar(Answer, AskPreview, AskHelp, Say, GiveOrders, Undo, Leave, Ready)
ROOM_UP: Grammar = grammar(InLobby, Bring, Voice, AskRecord)
UP: Grammar = TABLE_UP | ROOM_UP | grammar(Ping, Pong, Bye)
UNNUMBERED = frozenset(("hello", "preview", "help", "record", "ping", "pong", "bye"))


# --- what is sent -----------------------------------------------------------------------------------------------


def answer(serial: int, given: Any) -> Answer:
    """Return the answer to the question with that serial, with names where the view has names."""
    return {"kind": "answer", "serial": serial, "answer": given}


def preview(serial: int, given: Any) -> AskPreview:
    return {"kind": "preview", "serial": serial, "answer": given}


def wants_help(serial: int) -> AskHelp:
    return {"kind": "help", "serial": serial}


def wants_record(first: int) -> AskRecord:
    return {"kind": "record", "first": first}


def chat(text: str) -> Say:
    return {"kind": "chat", "text": text}


def orders(given: dict[str, Any]) -> GiveOrders:
    return {"kind": "orders", "orders": given}


def undo() -> Undo:
    return {"kind": "undo"}


def leave() -> Leave:
    return {"kind": "leave"}


def ready() -> Ready:
    return {"kind": "ready"}


def bring(what: str, value: Any) -> Bring:
    return {"kind": "bring", "what": what, "value": value}


def in_lobby(do: str, seat: int = NOBODY, word: str = "") -> InLobby:
    return {"kind": "lobby", "do": do, "seat": seat, "word": word, "options": {}}


def vote(about: str, seat: int = NOBODY, yes: bool = True) -> Voice:
    return {"kind": "vote", "about": about, "seat": seat, "yes": yes}
