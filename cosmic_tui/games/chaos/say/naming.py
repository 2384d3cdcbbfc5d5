"""Names of this game's things: cards, what lies face down, targets. What a reader may not know goes by its place.

Takes views and events as the table sends them; makes no sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import capital
from cosmic_tui.words.loader import Words
from engine.chaos.view_types import Event, Row, View, fight_of

ZONES = {"base": "zone-surface", "crew": "zone-canteen"}
Ref = Iterable[Any]


def card(voice: Voice, ident: str) -> str:
    return cards.name(voice.words, ident)


def played(words: Words, name: str) -> str:
    """Return the name of a ready-made deck, or the main species of any other deck."""
    return words.say(f"deck-{name}") if name in decks.READY else capital(words.say(f"species-{name}"))


def row(voice: Voice, view: View, found: Row | None) -> str:
    """Return the name of a card on the table. Face-down cards are told apart by their places."""
    if found is None:
        return voice.say("down-card")
    if found["card"]:
        return card(voice, found["card"])
    if found["on"]:
        return voice.say("down-equipment", ship=row(voice, view, pieces.row_of(view, found["on"])))
    same = pieces.of_seat(view, found["seat"], found["kind"])
    return voice.say(f"down-{found['kind']}", number=same.index(found) + 1)


def lies(voice: Voice, view: View, found: Row | None) -> str:
    """Return the place of a face-down card that is shown once, or "" for a card of a hand."""
    if found is None:
        return ""
    if found["on"]:
        return handle(voice, view, found["on"])
    same = pieces.of_seat(view, found["seat"], found["kind"])
    return f"{voice.say(ZONES[found['kind']])} {same.index(found) + 1}"


def handle(voice: Voice, view: View, number: int) -> str:
    return row(voice, view, pieces.row_of(view, number))


def rows(voice: Voice, view: View, handles: Iterable[int]) -> str:
    """Return the names of several cards on the table, with a number for cards of the same name."""
    counts: dict[str, int] = {}
    for number in handles:
        name = handle(voice, view, number)
        counts[name] = counts.get(name, 0) + 1
    return voice.words.join(voice.words.counted(name, count) for name, count in counts.items())


def target(voice: Voice, view: View, kind: str, what: int, seat: int) -> str:
    """Name a target: `the colony of Laci`, `your centre`, `Mine Ring of Laci`."""
    form = "you" if seat == voice.me else ""
    if kind == "row" and pieces.row_of(view, what) is None:
        kind = "gone"  # by bombs or a shot, while it is still spoken of
    name = handle(voice, view, what) if kind == "row" else ""
    return voice.say(f"target-{kind}", form, whom=voice.name(seat), card=name)


def fight_target(voice: Voice, view: View) -> str:
    fight = fight_of(view)
    kind, what = fight["target"]
    return target(voice, view, kind, what, fight["defender"])


# --- names within an event: it carries those of all cards it speaks of ------------------------------------------------


class Named:
    """The cards that an event mentions, as they were when it happened."""

    def __init__(self, voice: Voice, event: Event, view: View | None = None) -> None:
        self.voice = voice
        self.mine = {row["handle"]: row["card"] for row in view["rows"] if row["card"]} if view else {}
        self.deck = view.get("deck", "") if view else ""  # the reader's own
        self.cards = {entry[0]: entry[1:] for entry in event.get("named", [])}
        self.items = {entry[0]: entry[1:] for entry in event.get("items", [])}

    def card(self, number: int) -> str:
        """Return the name of a card on the table, or the word for a card if it was face down."""
        ident, _, kind = self.cards.get(number, ("", -1, ""))
        ident = ident or self.mine.get(number, "")  # one's own cards one knows
        if ident:
            return card(self.voice, ident)
        return self.voice.say(f"down-unseen-{kind}") if kind in ("base", "crew", "equipment") else self._unknown()

    def _unknown(self) -> str:
        return self.voice.say("down-card")

    def seat(self, number: int) -> int:
        return int(self.cards[number][1]) if number in self.cards else -1

    def kind(self, number: int) -> str:
        return str(self.cards[number][2]) if number in self.cards else ""

    def item(self, serial: int) -> str:
        return card(self.voice, self.items[serial][0]) if serial in self.items else self._unknown()

    def refs(self, refs: Iterable[Any]) -> list[str]:
        """Return the names of the targets of a play."""
        found = []
        for kind, what, *_ in refs:
            if kind == "row":
                found.append(self.card(what))
            elif kind == "item":
                found.append(self.item(what))
            elif kind == "seat":
                found.append(self.voice.you_or(what))
            elif kind == "card":
                found.append(card(self.voice, what))
        return found

    def several(self, handles: Iterable[int]) -> str:
        return self.counted(map(self.card, handles))

    def counted(self, names: Iterable[str]) -> str:
        """Join names. A repeated name is given once, with its number."""
        counts = Counter(names)
        return self.voice.words.join(self.voice.words.counted(name, count) for name, count in counts.items())
