"""Canned tables: what one seat has been told at a set position, and a link that tells it to a screen.

A position stands in `positions/<game>` in the words of scenario files (tests/scenarios/README.md). It is played as far
as the question it names, and everything its seat would have heard on the way is kept as messages. The screen gets
those, not a game: the link hears nothing. Knows the engine's scenarios and the table's messages; must not know screens.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from cosmic_tui.link.link import Listener, Offers, Quiet
from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.events import redacted
from cosmic_tui.table.rules import rules_of
from engine.games import FIRST_GAME
from engine.kernel.game import Rules
from engine.kernel.match import Match
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import Scenario, ScriptLine, Source

POSITIONS = Path(__file__).with_name("positions")
LETTERS = "abcde"
NOBODY = -1
NAMES = ("Vera", "Tom", "Ines", "Quill", "Max")
# Keys of a canned position that a scenario does not have.
OURS = ("game", "like", "stop", "viewer", "people", "bots", "away", "clock", "orders", "keys", "chat", "midway")
MOST_STOPS = 2000
SERIAL = 1


class NoSuchPosition(Exception):
    """A position that is not there, or that never gets to the question it names."""


@dataclass
class Canned:
    """What the seats of one keyboard have been told; `keys` are pressed before anybody looks."""

    messages: list[tuple[int, Message]]
    seats: tuple[int, ...]
    keys: tuple[str, ...] = ()
    judge: Callable[[Any], dict[str, Any]] = field(default=lambda answer: {})
    name: str = ""

    @property
    def view(self) -> dict[str, Any]:
        """How the first seat sees the position."""
        views = [message["view"] for seat, message in self.messages if "view" in message and seat == self.seats[0]]
        view: dict[str, Any] = views[-1]
        return view


class CannedLink(Quiet):
    """A table that has said everything it will ever say; only what an answer would bring it still tells."""

    offers = Offers()

    def __init__(self, canned: Canned) -> None:
        self.seats = tuple(seat for seat in canned.seats if seat >= 0)
        self.canned = canned
        self._listener: Listener | None = None

    def subscribe(self, listener: Listener) -> None:
        self._listener = listener
        for seat, message in self.canned.messages:
            listener(seat, message)

    def send(self, seat: int, message: Message) -> None:
        if message["kind"] == "preview" and self._listener is not None:
            found = self.canned.judge(message["answer"])
            told = {"kind": "preview", "serial": message["serial"], "answer": message["answer"], "preview": found}
            self._listener(seat, told)

    def tell(self, seat: int, message: Message) -> None:
        """One thing more, for those who measure what it costs to show it."""
        if self._listener is not None:
            self._listener(seat, message)

    def close(self) -> None:
        self._listener = None


# --- positions ---------------------------------------------------------------------------------------------------


@cache
def tables() -> dict[str, dict[str, Any]]:
    """All positions of the folder by name."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(POSITIONS.rglob("*.toml")):
        for name, keys in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if name in found:
                raise NoSuchPosition(f"{file.name}: {name} is there already")
            found[name] = {"game": file.relative_to(POSITIONS).parts[0], **keys}
    return found


def names(game: str = FIRST_GAME) -> list[str]:
    """Those of a game to look at; a position without a `stop` is only there to be built upon."""
    found = {name: spelt_out(name) for name in tables()}
    return [name for name, keys in found.items() if keys.get("stop") and keys["game"] == game]


def spelt_out(name: str) -> dict[str, Any]:
    """All keys of a position, with those of the one it is `like`."""
    if name not in tables():
        raise NoSuchPosition(name)
    keys = tables()[name]
    base = spelt_out(keys["like"]) if "like" in keys else {}
    return {**base, **keys}


@lru_cache(maxsize=16)  # all of them are 30 MB, and one is made in 5 ms
def canned(name: str) -> Canned:
    """A position of the folder, ready to be shown."""
    return position(name, **spelt_out(name))


def position(name: str = "here", /, **keys: Any) -> Canned:
    """A position of one's own, with the keys of the folder's files as arguments."""
    script = tuple(ScriptLine(text, number) for number, text in enumerate(keys.pop("script", ()), 1))
    ours = {key: keys.pop(key) for key in OURS if key in keys}
    wanted = Scenario(name, name, (), script, {}, keys.pop("until", ""), keys.pop("turns", 1), Source(""), keys)
    rules = rules_of(ours.get("game", FIRST_GAME))
    rehearsal = Rehearsal(wanted, rules.staging(wanted))
    telling = Telling(name, rules, rehearsal.match, viewers(ours), ours)
    seat, _, why = ours["stop"].partition(" ")
    for _ in range(MOST_STOPS):
        telling.tell(rehearsal.run.events, rehearsal.match)
        midway = ours.get("midway", False)  # of several questions the last line answers, the one named is looked at
        played = rehearsal.at == len(script) and (midway or not rehearsal.rest)
        if played and arrived(rehearsal, LETTERS.find(seat), why):
            return telling.canned(rehearsal.match)
        if rehearsal.over or rehearsal.failures:
            break
        rehearsal.go()
    raise NoSuchPosition(f"{name}: {ours['stop']} never comes; {rehearsal.failures or asked_so_far(rehearsal)}")


def arrived(rehearsal: Rehearsal, seat: int, why: str) -> bool:
    """Whether this seat is asked this now; `over` is the end of the game."""
    if why == "over":
        return bool(rehearsal.match.over)
    question = rehearsal.match.question_for(seat)
    pause = question is not None and rehearsal.staging.is_pause(question)
    return question is not None and not pause and why in (question.why, "")


def asked_so_far(rehearsal: Rehearsal) -> str:
    return ", ".join(f"{LETTERS[question.seat]} {question.why}" for question in rehearsal.run.asked)


def view_of(rules: Rules, match: Match[Any], seat: int) -> dict[str, Any]:
    """As a table tells it a person."""
    return {**rules.view(match, seat), **rules.help(match, seat)}


def viewers(ours: dict[str, Any]) -> tuple[int, ...]:
    """The seats at this keyboard: the one that is asked, or those the position names."""
    letters = ours.get("viewer", ours["stop"].partition(" ")[0])
    return (NOBODY,) if letters == "nobody" else tuple(LETTERS.index(letter) for letter in letters)


class Telling:
    """Writes down what a table would tell these seats while a position is played."""

    def __init__(
        self, name: str, rules: Rules, match: Match[Any], seats: tuple[int, ...], ours: dict[str, Any]
    ) -> None:
        self.name = name
        self.rules = rules
        self.seats = seats
        self.ours = ours
        self.told = 0  # events so far
        self.messages: list[tuple[int, Message]] = [(seat, self._hello(match, seat)) for seat in seats]

    def _hello(self, match: Match[Any], seat: int) -> Message:
        n = match.game.n
        people = self.ours.get("people", NAMES[:n])
        bots, away = self.ours.get("bots", ""), self.ours.get("away", "")
        rows = []
        for number in range(n):
            letter = LETTERS[number]
            state = "bot" if letter in bots else "away" if letter in away else "here"
            who = "bot" if letter in bots else "person"
            level = "rookie" if letter in bots else ""
            rows.append({"name": people[number], "who": who, "level": level, "state": state, "away": 12})
        options = match.game.options.plain()
        return {
            "kind": "hello",
            "seat": seat,
            "game": self.rules.name,
            "rules": self.rules.version,
            "started": True,
            "windows": "quick",
            "seats": rows,
            "options": options,
        }

    def tell(self, run_events: list[tuple[Any, ...]], match: Match[Any]) -> None:
        """What is new, and how things stand."""
        events = [*run_events, *match.game.events]
        new, first = events[self.told :], self.told
        self.told = len(events)
        for seat in self.seats:
            if new:
                plain = [redacted(self.rules, event, seat) for event in new]
                self.messages.append((seat, {"kind": "events", "first": first, "events": plain}))
            if new or first == 0:
                self.messages.append((seat, {"kind": "view", "view": view_of(self.rules, match, seat)}))

    def canned(self, match: Match[Any]) -> Canned:
        """Everything so far, and the question at the end of it."""
        ours = self.ours
        for seat in self.seats:
            view = view_of(self.rules, match, seat)
            found: list[Message] = [{"kind": "view", "view": view}]
            if "clock" in ours:
                found.append({"kind": "clock", "seats": [seat], "left": ours["clock"]})
            if "orders" in ours:
                found.append({"kind": "orders", "orders": ours["orders"]})
            for who, text in ours.get("chat", ()):
                found.append({"kind": "chat", "seat": 0, "name": who, "text": text})
            serial = SERIAL if view["question"] is not None else 0
            found.append({"kind": "question", "serial": serial, "question": view["question"], "asked": view["asked"]})
            if match.over:
                ending, seed = dict(self.rules.ending(match)), match.game.options.plain().get("seed", 7)
                found.append({"kind": "over", "winners": ending.pop("winners"), "seed": seed, "ending": ending})
            self.messages += [(seat, message) for message in found]
        fork, first, rules = match.fork(), self.seats[0], self.rules

        def judge(answer: Any) -> dict[str, Any]:
            question = fork.question_for(first)
            return {} if question is None else rules.preview(fork, first, rules.answer(question, answer))

        return Canned(self.messages, self.seats, tuple(ours.get("keys", "").split()), judge, self.name)
