"""A deck in the making: its cards, what is shown of all cards, where the eye is, and every step taken back if wished.

Knows cards and the rules of decks; no file, no screen.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.facts import KEYWORDS, SPECIES, STATS, TYPE_NAMES, decks
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words

ANY = ""
LIST, DECK = "list", "deck"
SORTS = ("cost", "name", "kind", "species", *STATS)
COSTS = (ANY, "0-2", "3-5", "6-8", "9-")
HAND = 5
MOST_UNDONE = 200


@dataclass
class Filters:
    """The filters that narrow the list of cards. An empty word or set does not narrow it."""

    type: str = ANY
    species: frozenset[str] = frozenset()
    cost: str = ANY
    keyword: str = ANY
    text: str = ""
    mine: bool = False  # only what is in the deck

    @property
    def on(self) -> bool:
        return bool(self.type or self.species or self.cost or self.keyword or self.text or self.mine)


@dataclass
class Workshop:
    """The state of the deck builder, with everything it shows."""

    words: Words
    name: str
    kind: str = decks.OFFICIAL
    key: str = ""  # of its file; "" before it was saved first
    counts: dict[str, int] = field(default_factory=dict)
    filters: Filters = field(default_factory=Filters)
    sort: str = SORTS[0]
    side: str = LIST
    at: int = 0  # in the list
    deck_at: int = 0  # in the deck
    fault_at: int = -1
    hand_number: int = 1
    drawn: int = HAND
    undone: list[dict[str, int]] = field(default_factory=list)

    # --- what there is ---

    @property
    def size(self) -> int:
        return sum(self.counts.values())

    @property
    def wanted(self) -> int:
        return decks.SIZES[self.kind]

    @property
    def deck(self) -> decks.Deck:
        return decks.Deck(self.name, self.kind, tuple(self.counts.items()))

    def faults(self) -> list[decks.Fault]:
        return decks.judge(self.counts, self.kind)

    def faulty(self) -> frozenset[str]:
        """Return the cards that a fault concerns: all cards of the smaller of two opposed species, or those with too
        many copies.
        """
        found = set()
        for fault in self.faults():
            if fault.code == "opposed":
                species = cards.card(fault.facts["card"]).species
                found |= {ident for ident in self.counts if cards.card(ident).species == species}
            elif "card" in fault.facts:
                found.add(fault.facts["card"])
        return frozenset(found)

    def listed(self) -> list[str]:
        """Return all cards that pass the filters, in order."""
        return sorted((ident for ident in cards.EVERY if self.passes(ident)), key=self._order)

    def passes(self, ident: str) -> bool:
        found, wanted = cards.card(ident), self.filters
        if wanted.type and TYPE_NAMES[found.type] != wanted.type:
            return False
        if wanted.species and found.species not in wanted.species:
            return False
        if wanted.keyword and wanted.keyword not in cards.keywords(ident):
            return False
        if wanted.mine and ident not in self.counts:
            return False
        if wanted.cost and not _in_range(found.cost, wanted.cost):
            return False
        return not wanted.text or all(word in self._hay(ident) for word in fold(wanted.text).split())

    def _hay(self, ident: str) -> str:
        words = self.words
        return fold(f"{cards.name(words, ident)} {cards.kind_line(words, ident)} {cards.text(words, ident)}")

    def _order(self, ident: str) -> tuple[object, ...]:
        found, name = cards.card(ident), self._place(ident)
        if self.sort in STATS:
            return -found.stats[STATS.index(self.sort)], found.cost, name
        first: object = {
            "name": name,
            "kind": (found.type, found.subtype),
            "species": SPECIES.index(found.species),
        }.get(self.sort, found.cost)
        return first, found.cost, name

    def rows(self) -> list[str]:
        """Return the cards of the deck by type and price."""
        return sorted(self.counts, key=lambda ident: (*cards.hand_order(ident)[:2], self._place(ident)))

    def _place(self, ident: str) -> object:
        return self.words.place(cards.name(self.words, ident))

    @property
    def here(self) -> str:
        """The card in focus; "" with nothing to see."""
        shown = self.rows() if self.side == DECK else self.listed()
        place = self.deck_at if self.side == DECK else self.at
        return shown[min(place, len(shown) - 1)] if shown else ""

    # --- moving ---

    def move(self, steps: int) -> None:
        shown = self.rows() if self.side == DECK else self.listed()
        if not shown:
            return
        if self.side == DECK:
            self.deck_at = max(0, min(len(shown) - 1, self.deck_at + steps))
        else:
            self.at = max(0, min(len(shown) - 1, self.at + steps))

    def turn(self) -> None:
        """Switch between the list of cards and the deck (Tab), staying on the same card if it is in both."""
        ident = self.here
        self.side = DECK if self.side == LIST else LIST
        self.go_to(ident, stay=True)

    def go_to(self, ident: str, stay: bool = False) -> None:
        """Put the focus on a card. Filters that hide it in the list are cleared, unless the card is only looked at."""
        shown = self.rows() if self.side == DECK else self.listed()
        if ident not in shown and not stay:
            self.filters = Filters()
            self.side = LIST
            shown = self.listed()
        if ident in shown:
            place = shown.index(ident)
            if self.side == DECK:
                self.deck_at = place
            else:
                self.at = place

    def next_fault(self) -> None:
        """Go to the card of the next fault (`!`)."""
        faults = self.faults()
        if not faults:
            return
        self.fault_at = (self.fault_at + 1) % len(faults)
        ident = str(faults[self.fault_at].facts.get("card", ""))
        if ident in self.counts:
            self.side = DECK
            self.deck_at = self.rows().index(ident)

    # --- building ---

    def add(self, by: int) -> bool:
        """Add copies of the card in focus, or take them out. Return False if that cannot be done."""
        return bool(self.here) and self.change(self.here, by)

    def change(self, ident: str, by: int) -> bool:
        now = self.counts.get(ident, 0)
        most = decks.COPIES if self.kind == decks.OFFICIAL else self.wanted
        wanted = now + by
        if not 0 <= wanted <= max(most, now):
            return False
        self._remember()
        if wanted:
            self.counts[ident] = wanted
        else:
            del self.counts[ident]
        self.drawn = HAND
        return True

    def take(self, deck: decks.Deck, key: str) -> None:
        """Put another deck on the bench."""
        self._remember()
        self.name, self.kind, self.key = deck.name, deck.kind, key
        self.counts = dict(deck.cards)
        self.deck_at, self.fault_at, self.drawn, self.hand_number = 0, -1, HAND, 1

    def switch_kind(self) -> None:
        self.kind = decks.BEGINNER if self.kind == decks.OFFICIAL else decks.OFFICIAL

    def _remember(self) -> None:
        self.undone.append(dict(self.counts))
        del self.undone[:-MOST_UNDONE]

    def undo(self) -> bool:
        if not self.undone:
            return False
        self.counts = self.undone.pop()
        return True

    # --- filters ---

    def next_type(self) -> None:
        self.filters.type = _after((ANY, *TYPE_NAMES), self.filters.type)
        self.at = 0

    def next_cost(self) -> None:
        self.filters.cost = _after(COSTS, self.filters.cost)
        self.at = 0

    def next_keyword(self) -> None:
        self.filters.keyword = _after((ANY, *KEYWORDS), self.filters.keyword)
        self.at = 0

    def next_species(self) -> None:
        """Switch to the next filter of species: none, the species of the deck, then each species alone."""
        mine = frozenset(decks.species_of(self.counts))
        every = [frozenset(), *([mine] if len(mine) > 1 else []), *(frozenset((name,)) for name in SPECIES)]
        now = every.index(self.filters.species) if self.filters.species in every else 0
        self.filters.species = every[(now + 1) % len(every)]
        self.at = 0

    def next_sort(self) -> None:
        ident = self.here
        self.sort = _after(SORTS, self.sort)
        self.go_to(ident, stay=True)

    def no_filters(self) -> None:
        ident = self.here
        self.filters = Filters()
        self.go_to(ident, stay=True)

    # --- trying ---

    def hand(self) -> list[str]:
        """Return a first hand to try. The same number deals the same cards from the same deck."""
        every = sorted(Counter(self.counts).elements())
        random.Random(self.hand_number).shuffle(every)
        return every[: min(self.drawn, len(every))]

    def next_hand(self) -> None:
        self.hand_number += 1
        self.drawn = HAND

    def draw_on(self) -> bool:
        if self.drawn >= self.size:
            return False
        self.drawn += 1
        return True

    def fitting(self, ident: str) -> list[str]:
        """Return up to three cards of the deck that go well with a card: those that share or mention its keyword, or
        mention its species.
        """
        found = cards.card(ident)
        wanted = [f"keyword-{kw}" for kw in cards.keywords(ident)]
        words = [fold(self.words.say(ident)) for ident in (*wanted, f"species-{found.species}")]
        near = []
        for other in self.counts:
            if other == ident:
                continue
            said = fold(cards.text(self.words, other))
            shared = set(cards.keywords(other)) & set(cards.keywords(ident))
            if shared or any(word in said for word in words):
                near.append(other)
        return near[:3]


def _after(every: tuple[str, ...], now: str) -> str:
    return every[(every.index(now) + 1) % len(every)]


def _in_range(cost: int, wanted: str) -> bool:
    low, _, high = wanted.partition("-")
    return int(low) <= max(0, cost) <= (int(high) if high else 99)
