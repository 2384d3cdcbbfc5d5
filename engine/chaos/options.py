"""What a table agrees on: seats, mode, simplified rules, and the deck of every seat. Checked here, fixed in play.

A deck is the name of a ready-made one, or its cards with their counts; "" leaves it to chance. Decks are secret: what
others may know of the options is `public`.
"""

from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

from engine.chaos import decks
from engine.kernel.agreeing import read
from engine.kernel.asking import Refused

FEWEST, MOST = 2, 5
OFFICIAL, BEGINNER, BEGINNER_PLUS = "official", "beginner", "beginner_plus"
MODES = (OFFICIAL, BEGINNER, BEGINNER_PLUS)
LAST_TURN = 160  # game turns of a duel, then the judge decides (K-TOUR-5); more people have more
FEWEST_TURNS, MOST_TURNS = 10, 1000
MOST_COPIES = 60  # of one card in a deck that a player brings; the judge says how many are right
HIDDEN = "hidden"  # what others see of a deck

Deck = str | tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Options:
    """The options on which one table has agreed."""

    seats: int = 2
    mode: str = OFFICIAL
    simple_combat: bool = False  # K-SIMC
    species: str = decks.STRICT  # K-DECK-3, or K-SIMS-1 level 1 and 2
    decks: tuple[Deck, ...] = ()
    last_turn: int = LAST_TURN
    balanced: bool = False  # prices of this house (`cards/balanced.py`)
    secret: bool = False  # an even table: who is asked in a window, where all see that a seat might be, nobody sees

    @cached_property
    def beginner(self) -> bool:
        return self.mode == BEGINNER

    @property
    def kind(self) -> str:
        """Return which rules a deck for this table is built by (K-BEG-11)."""
        return decks.OFFICIAL if self.mode == OFFICIAL else decks.BEGINNER

    def plain(self) -> dict[str, Any]:
        data = asdict(self)
        data["decks"] = [deck if isinstance(deck, str) else dict(deck) for deck in self.decks]
        for later in ("balanced", "secret"):  # as it was written before there was such a thing
            if not data[later]:
                del data[later]
        return data


def make_options(**wishes: Any) -> Options:
    """Make options from loose data. Raise Refused with a code if there can be no such table."""
    brought = deck_list(wishes.pop("decks", ()))
    options = replace(read(Options, wishes), decks=brought)
    if not FEWEST <= options.seats <= MOST:
        raise Refused("seats", low=FEWEST, high=MOST, n=options.seats)
    if options.mode not in MODES:
        raise Refused("unknown_mode", name=options.mode)
    if options.species not in decks.SPECIES_RULES:
        raise Refused("unknown_species_rule", name=options.species)
    if options.beginner and options.seats != 2:
        raise Refused("beginner_is_a_duel", n=options.seats)
    if options.beginner and options.simple_combat:
        raise Refused("beginner_has_its_combat")
    if options.beginner and options.balanced:
        raise Refused("beginner_has_printed_prices")
    if not FEWEST_TURNS <= options.last_turn <= MOST_TURNS:
        raise Refused("last_turn", low=FEWEST_TURNS, high=MOST_TURNS)
    if len(options.decks) > options.seats:
        raise Refused("too_many_decks", n=len(options.decks), seats=options.seats)
    for seat, deck in enumerate(options.decks):
        check_deck(options, seat, deck)
    return options


def check_deck(options: Options, seat: int, deck: Deck) -> None:
    """Raise Refused with the first fault of a deck, in the form in which its owner may be told."""
    if deck == "":
        return
    if isinstance(deck, str) and deck not in decks.READY:
        raise Refused("unknown_deck", name=deck, near=decks.nearest(deck, decks.READY))
    counts = dict(decks.READY[deck].cards if isinstance(deck, str) else deck)
    faults = decks.judge(counts, options.kind, options.species, options.simple_combat)
    if faults:
        fault = faults[0]
        raise Refused("deck_fault", seat=seat, rule=fault.rule, fault=fault.code, **fault.facts)


def deck_list(wish: Any) -> tuple[Deck, ...]:
    if not isinstance(wish, (list, tuple)):
        raise Refused("option_type", name="decks")
    return tuple(map(one_deck, wish))


def one_deck(wish: Any) -> Deck:
    """Return a deck from loose data: its name, or its cards with counts, given as a mapping or as pairs."""
    if isinstance(wish, str):
        return wish
    if not isinstance(wish, (dict, list, tuple)):
        raise Refused("option_type", name="decks")
    found = []
    for pair in wish.items() if isinstance(wish, dict) else wish:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise Refused("option_type", name="decks")
        name, count = pair
        if not isinstance(name, str) or type(count) is not int or not 1 <= count <= MOST_COPIES:
            raise Refused("option_type", name="decks")
        found.append((name, count))
    return tuple(found)


def with_deck(options: dict[str, Any], seat: int, wish: Any) -> dict[str, Any]:
    """Return the options with this deck for that seat; "" removes the deck. Raise Refused with the deck's first fault.
    """
    deck = one_deck(wish)
    table = make_options(**{**options, "decks": ()})
    check_deck(table, seat, deck)
    decks_ = [*options.get("decks", ()), *[""] * table.seats][: max(table.seats, seat + 1)]
    decks_[seat] = deck if isinstance(deck, str) else dict(deck)
    return {**options, "decks": decks_}


def public(options: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the options a seat may see: its own deck, and only whether others have chosen one. Seat -1 sees no deck.
    """
    hidden = [deck if number == seat or not deck else HIDDEN for number, deck in enumerate(options.get("decks", ()))]
    return {**options, "decks": hidden}
