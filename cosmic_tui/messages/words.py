"""What fields of messages may hold, each with its type: the words that up.py and down.py are written in."""

from typing import Annotated, Any

from cosmic_tui.messages.fields import (
    ANYTHING,
    ARRAY,
    MAP,
    MAP_OR_NIL,
    Coded,
    Flag,
    Number,
    OneOf,
    Rows,
    Text,
    Texts,
    Whole,
)
from engine.kernel.views import CommonView, Event, Question

LONGEST_SECRET = 128  # key, password, token, session
LONGEST_NAME = 64  # as sent; at the table a name has 12 columns
LONGEST_CHAT = 240  # of a line that is shown
LONGEST_LINE = 1000  # as sent: what is too long is refused in words
LONGEST_PART = 4000  # of something that is too long for one text
LONGEST_WORD = 48  # ids: levels, games, versions
WATCHING = -1

# What people do in the lobby, what they vote about, and what a table does about secret moments; what each means is the
# business of the room and of the table.
LOBBY_ACTIONS = (
    "sit", "stand", "ready", "unready", "bot", "open", "shut", "kick", "fill", "start", "options", "admit", "turn_away",
)  # fmt: skip
VOTES = ("pause", "go_on", "end", "replace", "undo", "rematch")
VOTE_STATES = ("open", "passed", "failed")
WINDOWS = ("quick", "even", "sealed")

Count = Annotated[int, Whole()]
Seat = Annotated[int, Whole(0, 15)]
SeatOrNone = Annotated[int, Whole(WATCHING, 15)]
Seed = Annotated[int, Whole(0, (1 << 64) - 1)]
Seconds = Annotated[float, Number()]
YesNo = Annotated[bool, Flag()]
Word = Annotated[str, Text(LONGEST_WORD)]
Name = Annotated[str, Text(LONGEST_NAME)]
Secret = Annotated[str, Text(LONGEST_SECRET)]
Chatted = Annotated[str, Text(LONGEST_CHAT)]
Typed = Annotated[str, Text(LONGEST_LINE)]
Deed = Annotated[str, OneOf(LOBBY_ACTIONS)]
About = Annotated[str, OneOf(VOTES)]
VoteState = Annotated[str, OneOf(VOTE_STATES)]
Windows = Annotated[str, OneOf(WINDOWS)]
Parts = Annotated[list[str], Texts(LONGEST_PART)]
Lines = Annotated[list[list[Any]], Rows(3)]
Standings = Annotated[list[list[Any]], Rows(4)]
Array = Annotated[list[Any], ARRAY]
Map = Annotated[dict[str, Any], MAP]
View = Annotated[CommonView[Any], MAP]
Put = Annotated[Question | None, MAP_OR_NIL]
Events = Annotated[list[Event], ARRAY]
Anything = Annotated[Any, ANYTHING]
Reason = Annotated[list[Any], Coded(LONGEST_WORD)]
