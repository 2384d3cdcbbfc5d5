"""What a scenario may expect: of a seat, of the game, of a card by its name, of what was asked and told.

A key is a seat's letter, `game`, `asked`, `not_asked`, `events`, `decks`, or the name of a card on the table; its value
is a table of facts. Reads the position and its views; changes nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from engine.chaos.cards import IDS
from engine.chaos.decks import READY, judge
from engine.chaos.events import FIELDS
from engine.chaos.scenario.names import LETTERS, Names
from engine.chaos.scenario.position import REST
from engine.chaos.state import (
    CTRL,
    DEVS,
    FACE,
    LEFT,
    ON,
    PAID,
    PAID_UP,
    PHASE_NAMES,
    PLACE,
    PLACE_NAMES,
    SURFACE,
    TURN,
    TURN_NAMES,
    X,
)
from engine.chaos.stats import derived, room, stat
from engine.chaos.victory import ENDS
from engine.chaos.view import row_view, view
from engine.kernel.views import Facts
from engine.testing.names import UnknownName, found_at
from engine.testing.staging import Run

Row = tuple[str, Any, Any]  # what, wanted, found
PILES = ("colony", "centre", "ruin", "scrap")
NUMBERS = ("speed", "firepower", "full_armour", "bombing")


class Scene:
    """A scenario that was run, with the names its file uses."""

    def __init__(self, run: Run, names: Names) -> None:
        self.run = run
        self.game = run.match.game
        self.names = names

    def compare(self, key: str, wanted: Any) -> Iterator[Row]:
        if key in LETTERS[: self.game.n]:
            yield from self.seat(LETTERS.index(key), wanted)
        elif key in TABLE:
            yield from TABLE[key](self, wanted)
        else:
            yield from self.card(key, wanted)

    # --- a seat ---

    def seat(self, seat: int, wanted: dict[str, Any]) -> Iterator[Row]:
        game = self.game
        for name, want in wanted.items():
            if name == "credits":
                yield name, want, game.credits[seat]
            elif name in PILES:
                pile = getattr(game, name)[seat]
                yield name, want, len(pile) if isinstance(want, int) else self.pile(name, pile)
            elif name in PLACE_NAMES:
                here = [at for at, row in game.rows.items() if row[CTRL] == seat and self.place_of(at, row) == name]
                yield name, want, len(here) if isinstance(want, int) else [self.names.of(handle) for handle in here]
            elif name == "hidden":  # what this seat sees of cards that lie face down: their ids, "" for unknown ones
                rows = view(self.run.match, seat)["rows"]
                seen = {self.names.of(row["handle"]): row["card"] for row in rows}
                yield name, want, {of: seen.get(of) for of in want}
            elif name == "sees":  # paths into its view: "seats.1.centre"
                whole = view(self.run.match, seat)
                yield name, want, {path: found_at(whole, path, "nothing") for path in want}
            elif name == "out":
                yield name, want, bool(game.out[seat])
            elif name == "kills":
                yield name, want, game.kills[seat]
            else:
                raise UnknownName(
                    "unknown_expectation", name, ["credits", *PILES, *PLACE_NAMES, "hidden", "sees", "out", "kills"]
                )

    def place_of(self, handle: int, row: list[int]) -> str:
        return "" if row[ON] else PLACE_NAMES[row[PLACE]]

    def pile(self, name: str, pile: list[int]) -> list[str]:
        """Return the ids of a pile: colonies from the top, hands in alphabetical order, scrap and ruin from the oldest.
        """
        ids = [IDS[face] for face in pile]
        return ids[::-1] if name == "colony" else sorted(ids) if name == "centre" else ids

    # --- a card ---

    def card(self, name: str, wanted: dict[str, Any]) -> Iterator[Row]:
        handle = self.names.handle(name)
        if not handle and not self.names.known(name):
            raise UnknownName("unknown_expectation", name, [*TABLE, *LETTERS, *self.names.handles])
        row = self.game.rows.get(handle)
        for fact, want in wanted.items():
            if fact == "zone":
                yield fact, want, self.zone(handle, row)
            elif fact in CARD_FACTS:
                yield fact, want, CARD_FACTS[fact](self, handle, row) if row is not None else "not there"
            else:
                raise UnknownName("unknown_expectation", fact, ["zone", *CARD_FACTS])

    def zone(self, handle: int, row: list[int] | None) -> str:
        """Return where a card lies: `a.hangar`, the ship that carries it, or the pile it went to."""
        if row is not None:
            return self.names.of(row[ON]) if row[ON] else f"{LETTERS[row[CTRL]]}.{PLACE_NAMES[row[PLACE]]}"
        for kind, facts, _, _ in reversed([*self.run.events, *self.game.events]):
            if kind == "left_play" and facts[0] == handle:
                return f"{LETTERS[facts[1]]}.{facts[3]}"
            if kind == "returned" and facts[0] == handle:
                return f"{LETTERS[facts[1]]}.centre"
        return "nowhere"

    # --- the game ---

    def of_game(self, wanted: dict[str, Any]) -> Iterator[Row]:
        game = self.game
        facts: Facts = {
            "winner": LETTERS[game.winners[0]] if game.winners else "none",
            "ending": ENDS[game.game_end],
            "active": LETTERS[self.whose_turn()],
            "first": LETTERS[game.first],
            "turn": game.turn,
            "over": game.over,
            "phase": PHASE_NAMES[game.phase],
            "stack": len(game.items),
            "fight": bool(game.fight),
        }
        for name, want in wanted.items():
            if name not in facts:
                raise UnknownName("unknown_expectation", name, list(facts))
            yield name, want, facts[name]

    def whose_turn(self) -> int:
        """Return whose turn it is; between two turns, that of the next player."""
        pending = self.run.match.pending
        return pending[0].seat if pending and pending[0].why == REST else self.game.active

    def asked(self, wanted: dict[str, Any]) -> Iterator[Row]:
        """Compare the expected questions with those that a seat was asked; it may have been asked others too."""
        for letter, whys in wanted.items():
            found = {question.why for question in self.run.asked if LETTERS[question.seat] == letter}
            yield letter, sorted(whys), sorted(set(whys) & found)

    def not_asked(self, wanted: dict[str, Any]) -> Iterator[Row]:
        for letter, whys in wanted.items():
            unknown = [why for why in whys if why not in QUESTIONS]
            if unknown:
                raise UnknownName("unknown_expectation", unknown[0], sorted(QUESTIONS))
            found = {question.why for question in self.run.asked if LETTERS[question.seat] == letter}
            yield letter, [], sorted(set(whys) & found)

    def events(self, wanted: dict[str, Any]) -> Iterator[Row]:
        """Compare how often events of a kind happened with the expected number."""
        found = Counter(event[0] for event in [*self.run.events, *self.game.events])
        for kind, times in wanted.items():
            if kind not in FIELDS:
                raise UnknownName("unknown_expectation", kind, list(FIELDS))
            yield kind, times, found[kind]

    def decks(self, wanted: dict[str, Any]) -> Iterator[Row]:
        """Compare the rules that a changed ready-made deck breaks with the expected ones."""
        for name, about in wanted.items():
            if about["base"] not in READY:
                raise UnknownName("unknown_card", about["base"], list(READY))
            cards = {**dict(READY[about["base"]].cards), **about.get("change", {})}
            cards = {id: count for id, count in cards.items() if count}
            rules = [fault.rule for fault in judge(cards, *about.get("rules", ()))]
            yield name, about["faults"], list(dict.fromkeys(rules))


Fact = Callable[[Scene, int, list[int]], Any]
CARD_FACTS: dict[str, Fact] = {
    "state": lambda scene, handle, row: TURN_NAMES[row[TURN]],
    "armour": lambda scene, handle, row: row[LEFT],
    "paid": lambda scene, handle, row: row[PAID] == PAID_UP,
    "devs": lambda scene, handle, row: row[DEVS],
    "x": lambda scene, handle, row: row[X],
    "card": lambda scene, handle, row: IDS[row[FACE]],
    "seat": lambda scene, handle, row: LETTERS[row[CTRL]],
    "numbers": lambda scene, handle, row: [stat(scene.game, handle, which) for which in range(4)],
    "keywords": lambda scene, handle, row: sorted(derived(scene.game).keywords.get(handle, ())),
    "room": lambda scene, handle, row: room(scene.game, handle),
    "place": lambda scene, handle, row: surface_place(scene, handle),
    "seen": lambda scene, handle, row: {
        LETTERS[s]: row_view(scene.game, handle, row, s)["card"] for s in range(scene.game.n)
    },
}
TABLE: dict[str, Callable[[Scene, Any], Iterator[Row]]] = {
    "game": Scene.of_game,
    "asked": Scene.asked,
    "not_asked": Scene.not_asked,
    "events": Scene.events,
    "decks": Scene.decks,
}
QUESTIONS = frozenset(
    """
    setup.hand main main.place main.target main.sell window target.neighbour choose.option choose.options choose.divide
    choose.lost_ship triggers.order stack.order combat.attackers combat.board combat.defenders combat.pay pay.or_end
    pay.or_not fire.act fire.heavy fire.divide fire.divide_more fire.divide_less fire.reply fire.squadron bomb.ships
    bomb.pyrotechnics bomb.trap bomb.centre discard.card loss.ship look.opponent_centre look.opponent_unpaid_cards
    search.take search.bottom search.cards search.scrap limit.centre limit.hangar
    """.split()
)


def seen_by(scene: Scene, handle: int) -> dict[str, str]:
    """Return what each seat sees of the card: its id, or ""."""
    game = scene.game
    return {LETTERS[seat]: row_view(game, handle, game.rows[handle], seat)["card"] for seat in range(game.n)}


def surface_place(scene: Scene, handle: int) -> int | str:
    """Return the base's place on the surface, counted from the left (K-ZONE-5)."""
    game = scene.game
    row = game.rows[handle]
    bases = [at for at, other in game.rows.items() if other[PLACE] == SURFACE and other[CTRL] == row[CTRL]]
    return bases.index(handle) + 1 if handle in bases else "nowhere"
