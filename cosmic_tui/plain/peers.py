"""A plain game on another host: the lobby, votes and the state of the connection, in addition to a plain session.

No input and output here. Knows what a link of that kind adds to the messages of a table; must not know how it works.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from cosmic_tui.messages.down import InSeries
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.up import chat, in_lobby, undo, vote
from cosmic_tui.plain.session import Session
from cosmic_tui.plain.typed import clean
from cosmic_tui.say import series as said
from cosmic_tui.say.peers import ended
from cosmic_tui.say.reasons import speech
from cosmic_tui.say.voice import COLOURS
from cosmic_tui.words.loader import Words, reader_form

PEACEFUL = ("bye", "left", "host_closed", "taken_over")  # ends of a line that are no refusal
VOTES = {"pause": "pause", "go": "go_on", "end": "end", "rematch": "rematch", "bot": "replace", "undo": "undo"}
CHAIR_DEEDS = {"seat": "sit", "bot": "bot", "open": "open", "shut": "shut", "kick": "kick"}
DOOR_DEEDS = {"admit": "admit", "turn": "turn_away"}
OTHER_DEEDS = {"ready": "ready", "unready": "unready", "watch": "stand", "start": "start", "fill": "fill"}


class PeerSession(Session):
    """A plain session at a table on another host. `lobby` is the lobby's latest state, None once the game has begun."""

    def __init__(self, link: Any, words: Words, pace: str = "") -> None:
        super().__init__(link, words, pace=pace)
        self.lobby: dict[str, Any] | None = None
        self.vote: Message | None = None
        self.finished = False
        self.turned_out = False  # the table has refused this one, or shown them out
        self.at_door: set[str] = set()  # names that have been said
        self.series: InSeries | None = None  # the tournament this table belongs to
        self.series_at = 0.0  # when that was told
        self.follow = False  # its person wants to go to the next game now
        self.knocked = False  # the owner of the table has been asked to let this guest in

    # --- messages ------------------------------------------------------------------------------------------------

    def _hear_hello(self, seat: int, message: Message) -> None:
        if self.lobby is not None or self.finished:
            self.out.append(self.words.say("scr-line-peer_begins"))
        self.lobby, self.over, self.finished, self.active = None, None, False, seat
        self.states.pop(seat, None)
        super()._hear_hello(seat, message)

    def _hear_lobby(self, seat: int, message: Message) -> None:
        before = self.chair_lines(self.lobby) if self.lobby is not None else []
        self.lobby = message["lobby"]
        self.names = tuple(chair["name"] for chair in self.lobby["chairs"])
        now = self.chair_lines(self.lobby)
        self.out += [say_knock for name in self.lobby.get("knocks", ()) if (say_knock := self._new_knock(name))]
        if len(before) == len(now):  # only what has changed: the rest has been heard
            self.out += [line for line in now if line not in before]
        else:
            self.out += self.lobby_lines(self.lobby)

    def _new_knock(self, name: str) -> str:
        """Return the sentence about a new join request, once."""
        if name in self.at_door:
            return ""
        self.at_door.add(name)
        return self.words.say("scr-line-peer_knock", who=name)

    def chair_lines(self, lobby: dict[str, Any]) -> list[str]:
        say = self.words.say
        found = []
        for number, chair in enumerate(lobby["chairs"]):
            colour = say(f"colour-{COLOURS[number]}")
            found.append(say(chair_ident(chair), number=number + 1, colour=colour, who=chair["name"]))
        return found

    def lobby_lines(self, lobby: dict[str, Any]) -> list[str]:
        """Return who sits where, and what can be typed."""
        say = self.words.say
        found = [say("scr-line-peer_lobby", value=lobby["name"]), *self.chair_lines(lobby)]
        if lobby["owner"]:
            found.append(say("scr-line-peer_you_run"))
        if "door" in lobby:
            found.append(say(f"scr-line-door_{lobby['door']}"))
        if lobby.get("come_in"):
            found += [say("scr-line-type_this"), f"  {lobby['come_in']}"]
        return [*found, say("scr-line-peer_lobby_keys")]

    def _hear_vote(self, seat: int, message: Message) -> None:
        new = self.vote is None
        self.vote = message if message["state"] == "open" else None
        say = self.words.say
        if self.vote is None:
            self.out.append(say(f"scr-line-peer_vote_{message['state']}"))
        elif new:
            who, whom = self._name(message["by"]), self._name(message["seat"])
            form = reader_form(seat if seat >= 0 else None, message["by"], (message["seat"],))
            self.out.append(say(f"scr-line-peer_vote_{message['about']}", form, who=who, whom=whom))
            if seat in message["wait"]:
                self.out.append(say("scr-line-peer_vote_how"))

    def _hear_series(self, seat: int, message: InSeries) -> None:
        """Take the state of the tournament, and print what is new."""
        before, self.series, self.series_at = self._series_words(), message, monotonic()
        self.out += [line for line in self._series_words() if line not in before]

    def _series_words(self) -> list[str]:
        """Return sentences about the round and the reader's next game."""
        if self.series is None:
            return []
        words = self.words
        told = [said.stage(words, self.series), said.onward(words, self.series, True) if self.finished else ""]
        how = words.say("scr-line-peer_series_how") if self.goes_on else ""
        return [line for line in (*told, how) if line]

    @property
    def goes_on(self) -> bool:
        """Return whether the game here is over and the next one of the tournament is known."""
        return self.finished and self.series is not None and bool(self.series["key"])

    def speak_standings(self) -> None:
        """Print the round, the time left for this game, and the standings; without a tournament, the help on votes."""
        if self.series is None:
            self.out.append(self._vote_help())
            return
        left = self.series["left"] - (monotonic() - self.series_at)
        clock = said.clock(self.words, max(0.0, left)) if self.series["left"] >= 0 and not self.finished else ""
        told = [*self._series_words(), clock, *said.standings(self.words, self.series)]
        self.out += [line for line in told if line]

    def _hear_paused(self, seat: int, message: Message) -> None:
        self.out.append(self.words.say("scr-line-peer_paused" if message["paused"] else "scr-line-peer_goes_on"))

    def _hear_line(self, seat: int, message: Message) -> None:
        """Print what has happened to the connection: it broke, is tried again, is back, or is closed for good."""
        state = message["state"]
        if state == "slow":
            self.out.append(self.words.say("scr-line-slow"))
        elif state != "quick":
            self.wanted = None  # a preview that was on its way will not come
        if state == "waiting" and message["code"]:
            if not self.knocked:
                self.out.append(ended(self.words, message["code"], {}))
            self.knocked = True
        elif state == "waiting":
            self.out.append(self.words.say("scr-line-peer_trying_in", seconds=max(1, round(message["seconds"]))))
        elif state == "closed" and message["code"] != "bye":
            self.out.append(ended(self.words, message["code"], message["facts"]))
            self.done, self.turned_out = True, message["code"] not in PEACEFUL

    def _hear_refused(self, seat: int, message: Message) -> None:
        if seat in self.states:
            super()._hear_refused(seat, message)
        else:
            self.out.append(ended(self.words, message["code"], message["facts"]))

    def _hear_chat(self, seat: int, message: Message) -> None:
        self.out.append(speech(self.words, message["name"], message["text"]))

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    # --- speaking and typing -------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.lobby is None and self.active in self.states and bool(self.state.view)

    @property
    def waits_for_line(self) -> bool:
        if self.lobby is not None or self.finished:
            return not self.done
        if not self.playing or self.state.question != self.state.view["question"]:
            return False  # there is no line yet, or half of the news is still on its way
        if self.wanted is not None and self.sure is None:
            return False  # what it would bring is being asked
        return super().waits_for_line or (self.vote is not None and self.active in self.vote["wait"])

    def speak(self) -> None:
        if self.playing and not self.finished and self.state.question == self.state.view["question"]:
            super().speak()

    def _speak_end(self) -> None:
        super()._speak_end()
        self.done, self.finished = False, True
        self.out.append(self.words.say("scr-line-peer_series_over" if self.series else "scr-line-peer_over"))
        self.out += self._series_words()[1:]

    def line(self, text: str) -> None:
        typed = text.strip()
        word, _, rest = typed.partition(" ")
        if word == "q":
            self.out.append(self.words.say("scr-line-plain_bye"))
            self.done = True
        elif word == "c":
            self.link.send(self.active, chat(rest))
        elif word == "standings":
            self.speak_standings()
        elif word == "next" and self.goes_on:
            self.follow = self.done = True
        elif word == "v" and self.lobby is None:
            self.speak_in_vote(clean(rest))
        elif word == "k" and self.lobby is None:
            self.show_out(rest)
        elif self.lobby is not None:
            self.lobby_deed(word, rest)
        elif self.playing and not self.finished:
            super().line(text)
            if word == "?":
                self.out.append(self._vote_help())

    def lobby_deed(self, word: str, rest: str) -> None:
        """Carry out a command of the lobby: `ready`, `seat 3`, `bot 3 rookie`, `fill rookie`, `start` ..."""
        number, _, level = rest.partition(" ")
        if word in CHAIR_DEEDS and number.isdigit():
            self.deed(CHAIR_DEEDS[word], int(number) - 1, level.strip())
        elif word in DOOR_DEEDS and rest:
            self.deed(DOOR_DEEDS[word], -1, rest)
        elif word in OTHER_DEEDS:
            self.deed(OTHER_DEEDS[word], -1, rest)
        else:
            self.out += self.lobby_lines(self.lobby) if self.lobby is not None else []

    def deed(self, do: str, seat: int, word: str) -> None:
        self.link.send(self.active, in_lobby(do, seat, word))

    def speak_in_vote(self, typed: str) -> None:
        """Carry out a typed command about votes: `v yes`, `v no`, `v pause`, `v bot Tom`."""
        word, _, name = typed.partition(" ")
        if word in ("yes", "no") and self.vote is not None:
            self.wish(self.vote["about"], self.vote["seat"], word == "yes")
        elif word in VOTES:
            self.wish(VOTES[word], self._seat_named(name) if VOTES[word] == "replace" else -1, True)
        else:
            self.out.append(self._vote_help())

    def _vote_help(self) -> str:
        """Return what can be typed about votes; a tournament has no rematches."""
        return self.words.say("scr-line-peer_series_help" if self.series else "scr-line-peer_vote_help")

    def wish(self, about: str, seat: int, yes: bool) -> None:
        if about == "undo" and seat < 0:
            self.link.send(self.active, undo())
        else:
            self.link.send(self.active, vote(about, seat, yes))

    def show_out(self, name: str) -> None:
        seat = self._seat_named(clean(name))
        if seat >= 0:
            self.deed("kick", seat, "")
        else:
            self.out.append(self.words.say("scr-line-plain_nothing_named", value=name))

    def _seat_named(self, wanted: str) -> int:
        found = [seat for seat, name in enumerate(self.names) if wanted and clean(name).startswith(wanted)]
        return found[0] if found else -1


def chair_ident(chair: dict[str, Any]) -> str:
    """Return the id of the sentence that describes a chair."""
    if chair["who"] == "open":
        return "scr-line-peer_chair_free"
    if chair["who"] == "bot":
        return "scr-line-peer_chair_bot"
    if not chair["here"]:
        return "scr-line-peer_chair_away"
    return "scr-line-peer_chair_ready" if chair["ready"] else "scr-line-peer_chair"
