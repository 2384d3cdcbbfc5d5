"""Every message there is: its fields, what each may hold, and what it is for. Written here once.

    table   between a table and a seat of it, in one process or over a line       TABLE_UP, TABLE_DOWN
    room    between a room and its guests: lobby, votes, what was said before     ROOM_UP, ROOM_DOWN
    line    between both ends of a line, and about nothing else                   STRANGER, LINE_UP, LINE_DOWN

`misfit` judges a message by such a grammar. The tables of PROTOCOL.md are printed from here (`python -m
cosmic_tui.messages`). Knows no meaning of any of them.
"""

from typing import Any, NamedTuple

from cosmic_tui.messages.fields import (
    ANYTHING,
    ARRAY,
    MAP,
    MAP_OR_NIL,
    Coded,
    Field,
    Flag,
    Maybe,
    Number,
    OneOf,
    Rows,
    Text,
    Whole,
)

Message = dict[str, Any]
Fields = dict[str, Field]


class Kind(NamedTuple):
    """One kind of message. `about` is the line a stranger reads of it."""

    about: str
    fields: Fields = {}


Grammar = dict[str, Kind]

LONGEST_SECRET = 128  # key, password, token, session
LONGEST_NAME = 64  # as sent; at the table a name has 12 columns
LONGEST_CHAT = 240  # of a line that is shown
LONGEST_LINE = 1000  # as sent: what is too long is refused in words
LONGEST_WORD = 48  # ids: levels, games, versions

WATCHING = -1
SEAT = Whole(0, 15)
SEAT_OR_NONE = Whole(WATCHING, 15)
SERIAL = Whole()
LINES = Rows(3)
WORD = Text(LONGEST_WORD)
SECRET = Text(LONGEST_SECRET)
SEED = Whole(0, (1 << 64) - 1)
REASON = Coded(LONGEST_WORD)

# What people do in the lobby, what they vote about, and what a table does about secret moments; what each means is the
# business of the room and of the table.
LOBBY_DEEDS = (
    "sit", "stand", "ready", "unready", "bot", "open", "shut", "kick", "fill", "start", "options", "admit", "turn_away",
)  # fmt: skip
VOTES = ("pause", "go_on", "end", "replace", "undo", "rematch")
VOTE_STATES = ("open", "passed", "failed")
WINDOWS = ("quick", "even", "sealed")

# --- up ---------------------------------------------------------------------------------------------------------

STRANGER: Grammar = {
    "hello": Kind(
        "who calls, and what for: the first message of every line",
        {
            "wire": Whole(),
            "program": WORD,
            "table": WORD,
            "key": SECRET,
            "password": SECRET,
            "token": SECRET,
            "session": SECRET,
            "name": Text(LONGEST_NAME),
            "seat": SEAT_OR_NONE,
            "watch": Flag(),
            "bot": Maybe(Flag()),
        },
    ),
}
TABLE_UP: Grammar = {
    "answer": Kind(
        "to the question with that serial; or a deed beside it",
        {"serial": SERIAL, "answer": ANYTHING, "reason": Maybe(REASON)},
    ),
    "preview": Kind("what would this answer bring?", {"serial": SERIAL, "answer": ANYTHING}),
    "help": Kind("what helps with the question of that serial?", {"serial": SERIAL}),
    "chat": Kind("a line for everybody", {"text": Text(LONGEST_LINE)}),
    "orders": Kind("standing orders, whole", {"orders": MAP}),
    "undo": Kind("take my last answer back"),
    "leave": Kind("a bot may play on for me"),
    "ready": Kind("I am back, or still here"),
}
ROOM_UP: Grammar = {
    "lobby": Kind(
        "something about the chairs", {"do": OneOf(LOBBY_DEEDS), "seat": SEAT_OR_NONE, "word": WORD, "options": MAP}
    ),
    "bring": Kind("something of one's own for the game, such as a deck", {"what": WORD, "value": ANYTHING}),
    "vote": Kind("a wish for all, or a voice", {"about": OneOf(VOTES), "seat": SEAT_OR_NONE, "yes": Flag()}),
}
LINE_UP: Grammar = {
    "ping": Kind("are you there?", {"mark": Whole()}),
    "pong": Kind("I am", {"mark": Whole()}),
    "bye": Kind("the line is closed on purpose"),
}
UP: Grammar = TABLE_UP | ROOM_UP | LINE_UP
UNNUMBERED = frozenset(("hello", "preview", "help", "ping", "pong", "bye"))

# --- down -------------------------------------------------------------------------------------------------------

SHOW: Fields = {"serial": SERIAL, "id": WORD, "facts": MAP, "about": ARRAY, "events": Whole()}

TABLE_DOWN: Grammar = {
    "hello": Kind(
        "what was agreed, and who sits where",
        {
            "seat": SEAT_OR_NONE,
            "game": WORD,
            "rules": Whole(),
            "started": Flag(),
            "seats": ARRAY,
            "options": MAP,
            "windows": OneOf(WINDOWS),
        },
    ),
    "view": Kind("the position, as this seat sees it", {"view": MAP}),
    "events": Kind("what has happened", {"first": Whole(), "events": ARRAY}),
    "show": Kind("a moment worth being seen, and the position in it", {**SHOW, "view": MAP}),
    "question": Kind(
        "what this seat is asked, and who is waited for", {"serial": SERIAL, "question": MAP_OR_NIL, "asked": ARRAY}
    ),
    "refused": Kind("a wish that does not work", {"serial": SERIAL, "code": WORD, "facts": MAP}),
    "preview": Kind("what that answer would bring", {"serial": SERIAL, "answer": ANYTHING, "preview": MAP}),
    "help": Kind("what helps with that question: keys to be added to the view", {"serial": SERIAL, "help": MAP}),
    "reason": Kind("what a seat says of its answer", {"seat": SEAT, "code": WORD, "facts": MAP}),
    "orders": Kind("the standing orders in force", {"orders": MAP, "passed": Maybe(Whole())}),
    "presence": Kind("who is here, away, a bot", {"seats": ARRAY}),
    "chat": Kind(
        "somebody has said something",
        {"seat": SEAT_OR_NONE, "name": Text(LONGEST_NAME), "text": Text(LONGEST_CHAT)},
    ),
    "clock": Kind("seconds left of a clock that runs", {"seats": ARRAY, "left": Number()}),
    "over": Kind("the end", {"winners": ARRAY, "seed": SEED, "ending": MAP}),
}
ROOM_DOWN: Grammar = {
    "lobby": Kind("the chairs before the game", {"lobby": MAP}),
    "vote": Kind(
        "how a vote stands",
        {
            "about": OneOf(VOTES),
            "seat": SEAT_OR_NONE,
            "by": SEAT_OR_NONE,
            "state": OneOf(VOTE_STATES),
            "yes": ARRAY,
            "wait": ARRAY,
        },
    ),
    "paused": Kind("the game stands still, or goes on", {"paused": Flag()}),
    "said": Kind("what was said before", {"first": Whole(), "lines": LINES}),
}
LINE_DOWN: Grammar = {
    "welcome": Kind(
        "you are in",
        {
            "wire": Whole(),
            "program": WORD,
            "table": WORD,
            "name": WORD,
            "seat": SEAT_OR_NONE,
            "token": SECRET,
            "owner": Flag(),
            "seen": Whole(),
            "game": Whole(),
        },
    ),
    "closed": Kind("the last word of a line", {"code": WORD, "facts": MAP}),
    "ack": Kind("nothing but the number", {}),
    "ping": LINE_UP["ping"],
    "pong": LINE_UP["pong"],
    "patch": Kind("the position, as the difference to the last one", {"changes": ARRAY}),
    "show": Kind(TABLE_DOWN["show"].about, {**SHOW, "changes": ARRAY}),  # in place of the table's own
    "gap": Kind("so many shows were left out for a slow line", {"n": Whole()}),
}
DOWN: Grammar = LINE_DOWN | ROOM_DOWN | {**TABLE_DOWN, "show": LINE_DOWN["show"]}


def misfit(message: Any, grammar: Grammar) -> str:
    """ "" if the message has exactly the fields of its kind and each one fits; else what is wrong: "kind", "field"."""
    if type(message) is not dict or type(message.get("kind")) is not str or message["kind"] not in grammar:
        return "kind"
    there = 1
    for name, field in grammar[message["kind"]].fields.items():
        if name in message:
            there += 1
            if not field.fits(message[name]):
                return "field"
        elif not field.optional:
            return "field"
    return "" if there == len(message) else "field"
