"""A game that is only looked at: events and boards of one seat, or of a spectator, from a record.

Nobody is asked. Everything shown is what that seat was told and saw (R-SEC-1, R-SEC-4). Knows records and rules; no
words.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.link.link import Listener, Offers, Quiet
from cosmic_tui.link.recalling import Recalling, may_be
from cosmic_tui.link.reviewing import can_be, reviewing
from cosmic_tui.messages.grammar import Message
from cosmic_tui.room.record import of_the_table
from cosmic_tui.storage import journal
from cosmic_tui.storage.append_log import MOST_FILE
from cosmic_tui.storage.journal import Kept
from cosmic_tui.table.answer_log import kept_answers
from cosmic_tui.table.events import redacted
from cosmic_tui.table.rules import options_of, rules_of
from cosmic_tui.table.seats import HERE, WATCHERS
from cosmic_tui.table.setup import BOT_NAMES, PERSON
from cosmic_tui.table.ways import story_of
from engine.games import WENT_ON, start
from engine.kernel import record as kernel
from engine.kernel.asking import Refused
from engine.kernel.game import QUICK
from engine.kernel.record import Record, Trail, answering
from engine.kernel.views import Event, Facts


def load(file: Path) -> Record:
    """Read a record or a saved game from a file. Raise OSError or Refused."""
    with file.open("rb") as opened:
        data = opened.read(max(kernel.MOST_BYTES, MOST_FILE) + 1)
    if not data.startswith(journal.MAGIC):
        return kernel.read(data)
    try:
        return saved_game(journal.read(data))
    except Refused as no:
        raise Refused(no.code, **{"name": file.stem, **no.facts}) from None


def took_back(file: Path) -> bool:
    """Return whether a saved game has answers that were undone. A record does not tell."""
    with file.open("rb") as opened:
        data = opened.read(MOST_FILE + 1)
    return data.startswith(journal.MAGIC) and any(entry[0] == "undo" for entry in journal.read(data).entries)


def saved_game(kept: Kept) -> Record:
    """Return a saved game as a record, without the answers that were undone."""
    setup = kept.setup
    answers = [(seat, answer) for seat, answer, _ in kept_answers(kept.entries)]
    about: dict[str, Any] = {
        "names": [seat.name for seat in setup.seats], "people": setup.people(), **of_the_table(setup)
    }
    base = story_of(kept.entries).base()
    if base is not None:
        about[WENT_ON] = base.answers
    return Record(setup.game, kept.rules, options_of(setup), setup.seed, answers, about)


def replay_of(record: Record) -> "ReplayLink":
    """Return a replay as the first person who sat there saw it, else as a spectator saw it."""
    people = record.about.get("people") or [WATCHERS]
    return ReplayLink(record, record.about.get("names") or BOT_NAMES, people[0])


class ReplayLink(Quiet):
    """A link to a replay, as one seat saw it. Raises Refused if the answers cannot be replayed by these rules."""

    def __init__(self, record: Record, names: Sequence[str], seat: int = WATCHERS) -> None:
        self.seats: tuple[int, ...] = (seat,)
        self.past = BoardHistory(self.seats)
        self.record = record
        self.rules = rules_of(record.game)
        self.events: list[Event] = []
        self.options = self.rules.public(dict(record.config), seat)
        self.match = start(record)
        self.rules.watch(self.match, self._seen)
        self.names = tuple(names[: self.match.game.n])
        self._note()
        for _ in answering(record, self.match, Trail()):
            self._note()
        self._note()
        over = self.match.over
        self.offers = Offers(
            past=self.past,
            replay=True,
            retold=self.retold if over else None,
            recalled=partial(Recalling, record) if over or may_be(record) else None,
            review=partial(reviewing, record) if over and can_be(record.game) else None,
        )

    def retold(self, seat: int) -> "ReplayLink":
        """Return the same game as another seat saw it. That is allowed only when it is over and nothing is secret any
        more.
        """
        return ReplayLink(self.record, self.names, seat)

    def _seen(self, kind: str, facts: Facts) -> None:
        """Keep a show point as it would be told to this seat."""
        seat, match = self.seats[0], self.match
        self.past.shown(seat, {
            "kind": "show", "serial": self.past.points(seat) + 1, "id": kind, "facts": facts,
            "about": list(self.rules.about(match)), "events": len(self.events) + len(match.game.events),
            "view": self.rules.still(match, seat, kind),
        })  # fmt: skip

    def _note(self) -> None:
        """Note the new events, and the board as it is now."""
        seat, game = self.seats[0], self.match.game
        self.events += [redacted(self.rules, event, seat) for event in game.events]
        game.events = []
        self.past.keep(seat, len(self.events), self.rules.view(self.match, seat))

    def subscribe(self, listener: Listener) -> None:
        """Deliver the whole story at once."""
        seat = self.seats[0]
        view = {**self.rules.view(self.match, seat), "question": None, "asked": []}
        for message in (self.hello(), self._told(), {"kind": "view", "view": view}):
            listener(seat, message)
        listener(seat, {"kind": "question", "serial": 0, "question": None, "asked": []})

    def hello(self) -> Message:
        seats = [{"name": name, "who": PERSON, "level": "", "state": HERE, "away": 0} for name in self.names]
        facts = {"game": self.rules.name, "rules": self.rules.version, "options": self.options}
        return {"kind": "hello", "seat": self.seats[0], "started": True, "windows": QUICK, "seats": seats, **facts}

    def _told(self) -> Message:
        return {"kind": "events", "first": 0, "events": self.events}

    def send(self, seat: int, message: Message) -> None:
        """Do nothing: the past cannot be changed."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
