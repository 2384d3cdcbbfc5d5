"""Decks: which are legal, and why not; the ready-made ones; decks as text and back. Knows cards and no file.

A deck is card ids with counts. `judge` gives every fault with the statement it breaks; nothing here asks who wants to
know.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from engine.chaos.card import TYPE_NAMES
from engine.chaos.cards import CARDS, FACES, IDS, OPPOSED
from engine.chaos.ready import READY_MADE
from engine.kernel.views import Facts

OFFICIAL, BEGINNER = "official", "beginner"
KINDS = (OFFICIAL, BEGINNER)
SIZES = {OFFICIAL: 45, BEGINNER: 30}  # K-DECK-1, K-DECK-6
COPIES = 3  # K-DECK-2
MOST_SPECIES = 4  # K-DECK-4, K-SIMS-1
STRICT, FOUR, FREE = "strict", "four", "free"
SPECIES_RULES = (STRICT, FOUR, FREE)
MOST_TEXT = 10_000  # of a deck as text: forty-five lines and remarks are a tenth of it
MOST_NAME = 32


@dataclass(frozen=True)
class Fault:
    """A fault of a deck: the rule it breaks, numbers and names for the message, and its line in the text or 0."""

    rule: str
    code: str
    facts: Facts = field(default_factory=dict)
    line: int = 0


@dataclass(frozen=True)
class Deck:
    """A deck with its name; `kind` says by which rules it is built."""

    name: str
    kind: str
    cards: tuple[tuple[str, int], ...]

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)


READY: dict[str, Deck] = {id: Deck(id, kind, cards) for id, kind, cards in READY_MADE}


def nearest(name: str, names: Iterable[str]) -> str:
    """Return the known name closest to a misspelled one, or ""."""
    hits = get_close_matches(name.lower().replace(" ", "_").replace("-", "_"), list(names), 1, 0.6)
    return hits[0] if hits else ""


def judge(
    cards: Mapping[str, int], kind: str = OFFICIAL, species: str = STRICT, simple_combat: bool = False
) -> list[Fault]:
    """Return every fault of a deck, the gravest first; [] if it may be brought to a table (K-DECK, K-SIMS, K-SIMC-3).
    """
    faults = [
        Fault("K-DECK-5", "unknown_card", {"card": name, "near": nearest(name, IDS)})
        for name in cards
        if name not in FACES
    ]
    known = {name: count for name, count in cards.items() if name in FACES}
    size, wanted = sum(cards.values()), SIZES[kind]
    if size != wanted:
        rule = "K-DECK-1" if kind == OFFICIAL else "K-DECK-6"
        faults.append(Fault(rule, "deck_size", {"n": size, "wanted": wanted}))
    if kind == OFFICIAL:
        faults += [
            Fault("K-DECK-2", "copies", {"card": name, "n": count, "most": COPIES})
            for name, count in known.items()
            if count > COPIES
        ]
        faults += _species_faults(known, species)
    if simple_combat:
        faults += [
            Fault("K-SIMC-3", "not_for_simple_combat", {"card": name})
            for name in known
            if not CARDS[FACES[name]].simple
        ]
    return faults


def species_of(cards: Mapping[str, int]) -> dict[str, int]:
    """Return the number of cards of each species, in the order in which the deck lists them."""
    found: dict[str, int] = {}
    for name, count in cards.items():
        if name in FACES:
            kind = CARDS[FACES[name]].species
            found[kind] = found.get(kind, 0) + count
    return found


def main_species(cards: Mapping[str, int]) -> str:
    """Return the species a deck has most cards of; ties go to the first. Return "" for an empty deck."""
    found = species_of(cards)
    return max(found, key=lambda species: found[species], default="")


def _species_faults(cards: Mapping[str, int], rule: str) -> list[Fault]:
    """Return the faults in the choice of species (K-DECK-3; K-DECK-4 follows from it, K-CLAR-41). At level 1 at most
    four species are allowed (K-SIMS-1).
    """
    found = species_of(cards)
    if rule == FREE:
        return []
    if rule == FOUR:
        if len(found) > MOST_SPECIES:
            return [Fault("K-SIMS-1", "species", {"n": len(found), "most": MOST_SPECIES})]
        return []
    faults = []
    for one, other in OPPOSED:
        if one in found and other in found:
            fewer = one if found[one] < found[other] else other
            card = next(name for name in cards if CARDS[FACES[name]].species == fewer)
            faults.append(Fault("K-DECK-3", "opposed", {"one": one, "other": other, "card": card}))
    return faults


def expanded(cards: Iterable[tuple[str, int]]) -> list[int]:
    """Return the cards of a deck as numbers, each repeated as often as the deck has it."""
    return [FACES[name] for name, count in cards for _ in range(count)]


def shape(cards: Mapping[str, int]) -> dict[str, int]:
    """Return how many cards of each type there are (K-DECK-7 is advice about them)."""
    found = dict.fromkeys(TYPE_NAMES, 0)
    for name, count in cards.items():
        if name in FACES:
            found[TYPE_NAMES[CARDS[FACES[name]].type]] += count
    return found


def mostly_ships(cards: Mapping[str, int]) -> bool:
    """Return whether a deck suits the very first game (K-DECK-7)."""
    return 3 * shape(cards)["ship"] >= 2 * sum(cards.values())


def without_speed(cards: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Return the deck without the cards that simplified combat forbids (K-SIMC-3). More copies of allowed cards, ships
    first, replace them.
    """
    counts = {name: count for name, count in cards if CARDS[FACES[name]].simple}
    missing = sum(count for _, count in cards) - sum(counts.values())
    for name in sorted(counts, key=lambda name: CARDS[FACES[name]].type):
        more = min(missing, COPIES - counts[name])
        counts[name], missing = counts[name] + more, missing - more
    return tuple(counts.items())


def curve(cards: Mapping[str, int]) -> dict[int, int]:
    """Return the number of cards at each cost. A card whose price depends on another card counts as 1."""
    found: dict[int, int] = {}
    for name, count in cards.items():
        if name in FACES:
            cost = max(CARDS[FACES[name]].cost, 0) or (1 if CARDS[FACES[name]].cost < 0 else 0)
            found[cost] = found.get(cost, 0) + count
    return dict(sorted(found.items()))


# --- decks as text: one card a line ----------------------------------------------------------------------------------

LINE = re.compile(r"^(?:(\d{1,18})\s*[x×]?\s+)?(.+?)(?:\s+[x×]?(\d{1,18}))?$")


def readable(text: str) -> str:
    """Return text from outside without control characters that a terminal would obey."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def meant(count: int) -> bool:
    """Return whether this number of copies of a card is plausible."""
    return 1 <= count <= max(SIZES.values())


def written(deck: Deck) -> str:
    """Return a deck as text that people read and change."""
    lines = [f"name: {deck.name}", f"kind: {deck.kind}", ""]
    lines += [f"{count} {name}" for name, count in deck.cards]
    return "\n".join(lines) + "\n"


def read(text: str, name: str = "") -> tuple[Deck, list[Fault]]:
    """Return the deck in a text, and what could not be understood, line by line. Counts stand before or after the card;
    what follows a # is a remark. Cards that could not be understood are left out: nothing else is lost.
    """
    kind, counts, faults = OFFICIAL, {}, []  # type: str, dict[str, int], list[Fault]
    if len(text) > MOST_TEXT:
        return Deck(name, kind, ()), [Fault("", "deck_too_long", {"most": MOST_TEXT})]
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        key, colon, value = line.partition(":")
        if colon and key.strip().lower() in ("name", "kind"):
            value = readable(value)
            if key.strip().lower() == "name":
                name = value[:MOST_NAME] or name
            elif value in KINDS:
                kind = value
            else:
                faults.append(Fault("", "deck_kind", {"name": value, "near": nearest(value, KINDS)}, number))
            continue
        fault = _read_card(line, counts, number)
        if fault is not None:
            faults.append(fault)
    return Deck(name, kind, tuple(counts.items())), faults


def _read_card(line: str, counts: dict[str, int], number: int) -> Fault | None:
    hit = LINE.match(line)
    if hit is None:
        return Fault("", "deck_line", {"name": readable(line)[:40]}, number)
    before, name, after = hit[1], hit[2], hit[3]
    if before and after:
        return Fault("", "deck_line", {"name": readable(line)[:40]}, number)
    count = int(before or after or 1)
    id = name.strip().lower().replace(" ", "_").replace("-", "_").replace("'", "").replace("!", "")
    if id not in FACES:
        return Fault("K-DECK-5", "unknown_card", {"card": readable(name)[:40], "near": nearest(name, IDS)}, number)
    if not meant(count):
        return Fault("", "deck_count", {"card": id, "n": count, "most": COPIES}, number)
    counts[id] = counts.get(id, 0) + count
    return None
