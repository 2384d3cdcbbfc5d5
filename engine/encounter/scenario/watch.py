"""Records of what happened while a scenario was played: who has been shown which cards, and events in words."""

from functools import cache
from itertools import pairwise
from typing import Any

from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.events import fields, named
from engine.encounter.moments import COURSE, phase_of
from engine.encounter.scenario.known import item_of, known_kind
from engine.encounter.scenario.names import NOBODY, SIDES, Names, card_names, normal
from engine.encounter.state import Event, Game
from engine.encounter.view import SPECTATOR, view
from engine.testing.names import UnknownName
from engine.testing.staging import Run

ASKED_AT = {"turn.go_on": "encounter.cleanup"}


class Watch:
    """A record of what every seat was shown, kept if the scenario asks what was seen."""

    def __init__(self, game: Game, looking: bool) -> None:
        self.warp = game.warp[:]
        self.looking = looking
        self.shown: dict[int, set[str]] = {seat: set() for seat in range(SPECTATOR, game.n)}
        self.events = 0  # how many have been looked at
        self.number = game.number  # of the encounter with which it began
        self.rows: list[int] = []  # of the course, that were played
        self.named: frozenset[str] = frozenset()  # items that the scenario speaks of

    def could_come(self, ident: str, over: bool) -> bool:
        """Return whether a question or event with this id was possible: its item is there, or its phase was played."""
        item = item_of(ident)
        if item:
            return item in self.named
        places = places_of(ident)
        return not places or any(one <= places[-1] and places[0] <= other for one, other in self.ways(over))

    def ways(self, over: bool) -> list[tuple[int, int]]:
        """Return the steps from row to row of the course, played or skipped. A game that is over has skipped all later
        rows.
        """
        rows = [*self.rows, len(COURSE)] if over else self.rows
        steps = [(one, other) for one, other in pairwise(rows) if one < other]
        return [*steps, *[(row, row) for row in self.rows]]

    def notice(self, run: Run) -> None:
        if not self.looking:
            return
        for seat, cards in self.shown.items():
            collect(view(run.match, seat), cards)
            for kind, facts, eyes, secret in run.events[self.events :]:
                may_know = seat >= 0 and eyes >> seat & 1
                collect(named(kind, facts, secret if may_know else None), cards)
        self.events = len(run.events)


@cache
def places_of(ident: str) -> list[int]:
    """Return the rows of the course at which a question or event of this name can occur; [] if it can occur anywhere.
    """
    moment = ASKED_AT.get(ident, ident)
    exact = [number for number, row in enumerate(COURSE) if row.moment == moment]
    return exact or [number for number, row in enumerate(COURSE) if phase_of(row.moment) == phase_of(moment)]


def collect(data: Any, found: set[str]) -> None:
    """Collect every name of a card anywhere in plain data."""
    if isinstance(data, str):
        if data in FACE_BY_NAME:
            found.add(data)
    elif isinstance(data, dict):
        for value in data.values():
            collect(value, found)
    elif isinstance(data, (list, tuple)):
        for value in data:
            collect(value, found)


# --- events in words ---------------------------------------------------------------------------------------------

SEATS = ("seat", "at", "seats")
UNSAID = ("event", "item", "source")
SIDE = "side"


def known_event(names: Names, text: str) -> None:
    """Raise UnknownName if there is no such kind of event, or if a seat, side, planet or use that it begins with does
    not exist.
    """
    kind, _, rest = text.partition(" ")
    words = normal(rest).split()
    for fact, word in zip(fields(known_kind(kind)).partition("|")[0].split(), words, strict=False):
        if fact not in JUDGED:
            return
        if word != "*":
            JUDGED[fact](names, word)


def _number(names: Names, word: str) -> None:
    if not word.lstrip("-").isdigit():
        raise UnknownName("unknown_number", word)


def _side(names: Names, word: str) -> None:
    if word not in SIDES:
        raise UnknownName("unknown_side", word, list(SIDES))


def _planet(names: Names, word: str) -> None:
    if word != "none":
        names.planet(word)


def _seat(names: Names, word: str) -> None:
    if word != NOBODY:
        names.seat(word)


JUDGED = {"seat": _seat, "side": _side, "n": _number, "turn": _number, "number": _number, "planet": _planet}


def event_words(names: Names, event: Event) -> list[str]:
    """Return an event in words: its kind and its public facts in the order of events.py, with seats, planets and cards
    by name.
    """
    facts = named(event[0], event[1])
    words: list[str] = []
    for fact, value in facts.items():
        if fact in UNSAID:
            continue
        if fact in SEATS:
            words += [names.say_seat(seat) for seat in (value if isinstance(value, list) else [value])]
        elif fact == "planet":
            words.append(names.planet_names(value)[0] if value >= 0 else "none")
        elif fact == SIDE:
            words.append(SIDES[value] if value >= 0 else "none")
        else:
            words += flat(names, value)
    return [event[0], *words]


def flat(names: Names, value: Any) -> list[str]:
    if isinstance(value, (list, tuple)):
        if len(value) == 2 and value[0] == "planet":
            return [names.planet_names(value[1])[0]]
        if len(value) == 2 and value[0] == "seat":
            return [names.say_seat(value[1])]
        return [word for part in value for word in flat(names, part)]
    if isinstance(value, str) and value in FACE_BY_NAME:
        return [card_names(FACE_BY_NAME[value])[0]]
    return [str(value)]


def fits_event(names: Names, event: Event, text: str) -> bool:
    """Return whether an event is of that kind and begins with those facts; `*` stands for any one word."""
    kind, _, rest = text.partition(" ")
    if kind != event[0]:
        return False
    found = normal(" ".join(event_words(names, event)[1:])).split()
    wanted = normal(rest).split()
    return len(wanted) <= len(found) and all(
        word in ("*", there) or seat_word(names, word) == there for word, there in zip(wanted, found, strict=False)
    )


def seat_word(names: Names, word: str) -> str:
    """Return a seat or planet by any of its names, in the way events say it."""
    if word in names.by_handle:
        return names.say_seat(names.by_handle[word])
    whose, colon, _ = word.partition(":")
    if colon and whose in names.by_handle:
        return names.planet_names(names.planet(word))[0]
    return word
