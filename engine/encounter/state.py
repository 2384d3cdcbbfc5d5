"""The position of a game of Cosmic Encounter: where everything is, as lists of small ints.

It holds data and simple lookups (whose planet, how many ships). No phase, no card text and no alien is named here.
Everything here is plain: ints, strings, tuples, lists and dicts of them.

Seats are 0..n-1 in clockwise order. Planet p lies in system p // 5 as its p % 5-th planet (four-planet games leave the
fifth out); ships of a seat on a planet stand at ships[p * n + seat].
"""

from functools import lru_cache
from itertools import compress
from typing import Any, Self

from engine.encounter.cards import ALIEN_NUMBER, ENCOUNTER_FACES, FACES, SPECIAL_FACES
from engine.encounter.options import MOST, Options
from engine.encounter.written import by_name, written
from engine.kernel.asking import Answer, Question, Ref
from engine.kernel.fields import Fields, PositionFields
from engine.kernel.frames import Steps

step = Steps()
Event = tuple[Any, ...]  # the facts of the moment at which something is used; () at an ordered moment
Done = tuple[Any, ...]  # seats that have answered at a moment, and forced uses that have run: (seat, key)

SYSTEM = 5  # planets a system may have; index stride
PLANETS = range(SYSTEM * MOST + 1)  # of the largest board, and one that may be brought in
PLANET_REFS: tuple[Ref, ...] = tuple(("planet", planet) for planet in PLANETS)
CARD_REFS: tuple[Ref, ...] = tuple(("card", face) for face in range(FACES))
SEAT_REFS: tuple[Ref, ...] = tuple(("seat", seat) for seat in range(MOST))
PASS: Ref = ("pass",)  # the option that declines a question
TURN_UP = "turn_up"  # the act beside the question
GATE, BESIDE, RESEARCH = -1, -2, -3  # places that are not planets, in losses
NONE = -1  # in place of a seat, a side, a planet or a card: there is none

BYSTANDER, OFFENSE, DEFENSE, OFFENSIVE_ALLY, DEFENSIVE_ALLY = range(5)  # roles
OFF, DEF = 0, 1  # sides
SIDE_OF = (-1, OFF, DEF, OFF, DEF)  # of each role

# a sheet is a list of ints
ALIEN, UP, ZAPPED, USED, TOKENS, KIND, OWNER = range(7)
OWN, EXTRA, SEED, LENT = range(4)  # kinds of sheet: dealt, incarnation, by technology, borrowed until cleanup

# a technology is a list of ints; STORED is a card kept under it, -1 without
CARD, COMPLETE, SHIPS, STORED, TECH_USED = range(5)

# outcomes (T-OUT-5)
UNDECIDED, OFFENSE_WON, DEFENSE_WON, DEAL_DUE, DEAL_MADE, DEAL_FAILED, BOTH_LOST, BROKEN_OFF, UNCONTESTED = range(9)
OUTCOME_NAMES = (
    "undecided", "offense_won", "defense_won", "deal_due", "deal_made", "deal_failed", "both_lost", "broken_off",
    "uncontested",
)  # fmt: skip

# OTHERS[n][seat]: the other seats of a table of n, clockwise from the seat's left
OTHERS = tuple(
    tuple(tuple((seat + step) % n for step in range(1, n)) for seat in range(n)) for n in range(MOST + 1)
)
# THIRDS[n][offense][defense]: those who are neither, clockwise from the offense's left
THIRDS = tuple(
    tuple(tuple(tuple(seat for seat in others if seat != defense) for defense in range(n)) for others in OTHERS[n])
    for n in range(MOST + 1)
)

FIELDS = Fields(
    shared=(
        "n at turn number offense defense target destiny named fixed_planet outcome margin turn_over serial moment sub"
        " inserted silences"
    ),
    lists=(
        "ships warp fresh gone gate beside afloat home abroad on role order deck discards laid open table aside"
        " destiny_deck destiny_discards invited flares_used flare_by effects acts stock winners lost_planets queue"
        " tech_deck tech_discards rejected"
    ),
    rows="hands",
    tables="sheets techs",
    dicts="notes turn_notes deal",
    folders="kept",
    own="losing discarding",
    derived="ears held in_hands listeners specials stops",
    unsaved="options",
)


class Game(PositionFields, fields=FIELDS):
    """A position. Rules are functions over it; see the README of this folder for who writes what."""

    __slots__ = FIELDS.names

    STEPS = step

    n: int
    options: Options
    specials: dict[str, tuple[int, ...]]  # moment -> special faces in this game's deck that fit it (never changes)
    ears: dict[str, Any]  # moment -> uses of the sheets now in play; derived, replaced whole when a sheet moves
    held: list[frozenset[int]]  # per seat the special cards in its hand: windows look at nothing else
    in_hands: frozenset[int]  # those of all seats together
    listeners: dict[str, Any]  # the same and the special faces, sorted out for windows as they open (listening.py)
    stops: list[tuple[Any, ...]]  # where the course may stop, by its rows; derived from those, [] until needed

    at: int  # the next row of the course
    turn: int
    number: int  # which encounter of the turn
    offense: int
    defense: int  # -1 until destiny.settled
    target: int  # planet the gate aims at, -1 before
    destiny: int  # the card that lies face up, -1 without
    named: int  # the seat whose colour that card counts as (R-DES-7), -1 for none
    fixed_planet: int  # target fixed by destiny (an expulsion), -1 otherwise
    outcome: int
    margin: int  # T-OUT-4; -1 if there is none
    turn_over: int
    serial: int
    moment: int  # index of the ordered moment we are in
    sub: int
    inserted: int  # an encounter inserted into a player's turn (T-END-4)
    silences: int  # moments at which a seat could have been asked in secret, and none was (sealed.py)
    ships: list[int]
    warp: list[int]
    fresh: list[int]  # of those in the warp, how many came in this encounter (T-BAT-2)
    gone: list[int]  # ships out of the game
    gate: list[int]
    beside: list[int]
    afloat: list[int]  # ships lifted off, about to be placed
    home: list[int]  # colonies in the home system, derived by `recount`
    abroad: list[int]  # foreign colonies, derived
    on: list[int]  # 1 while a seat has enough home colonies for its power
    role: list[int]
    order: list[int]  # R-TIM-2
    deck: list[int]  # drawn from the end
    discards: list[int]
    laid: list[int]  # the encounter card of each side, -1 without
    open: list[int]  # per side: laid face up, or turned up
    table: list[tuple[int, int, int]]  # played reinforcements: (face, seat, side)
    aside: list[tuple[int, int]]  # cards in resolution or set aside: (face, seat)
    destiny_deck: list[int]
    destiny_discards: list[int]
    invited: list[int]  # bit masks of the invitations by offense and defense
    flares_used: list[int]
    flare_by: list[int]
    effects: list[tuple[Any, ...]]  # declared things that count until cleanup: see totals.py
    acts: list[tuple[Any, ...]]  # announced, not yet settled, newest last: see acts.py
    stock: list[int]  # unused aliens that may still be drawn
    rejected: list[int]  # sheets that left the game
    winners: list[int]
    lost_planets: list[int]
    queue: list[tuple[int, ...]]  # further encounters declared in encounter.end
    tech_deck: list[int]
    tech_discards: list[int]
    hands: list[list[int]]
    sheets: list[list[list[int]]]  # per seat: its sheets, each a list of ints
    losing: list[list[Any]]  # losses under way, innermost last
    discarding: list[list[Any]]
    techs: list[list[list[int]]]
    notes: dict[str, Any]  # forgotten at encounter.cleanup
    turn_notes: dict[str, Any]  # forgotten at turn.end
    deal: dict[str, Any]
    kept: dict[str, list[Any]]  # cards and marks kept on sheets and boards, by the item that owns them

    def clone(self) -> Self:
        other = super().clone()
        other.held = self.held[:]
        other.losing = [[cause, *[[part[:] for part in batch] for batch in rest]] for cause, *rest in self.losing]
        other.discarding = [[entry[0], entry[1][:], *entry[2:]] for entry in self.discarding]
        return other

    # --- hands: nobody else may change them, because `held` hangs on them ---

    def gain(self, seat: int, *faces: int) -> None:
        """Put cards into a hand."""
        self.hands[seat].extend(faces)
        new = SPECIAL_FACES.intersection(faces)
        if new:
            self.held[seat] |= new
            self.in_hands |= new

    def part_with(self, seat: int, face: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        hand.remove(face)
        if face in self.held[seat] and face not in hand:
            self._hold(seat, self.held[seat] - {face})

    def set_hand(self, seat: int, faces: list[int]) -> None:
        """Replace a seat's whole hand."""
        self.hands[seat] = faces
        self._hold(seat, SPECIAL_FACES.intersection(faces))

    def _hold(self, seat: int, specials: frozenset[int]) -> None:
        self.held[seat] = specials
        self.in_hands = frozenset().union(*self.held)

    def note(self, what: str) -> None:
        """Record a note that holds until the end of the encounter."""
        self.notes[what] = 1

    def audit(self) -> None:
        held = [SPECIAL_FACES.intersection(hand) for hand in self.hands]
        if held != self.held or self.in_hands != frozenset().union(*held):
            raise AssertionError("a hand was changed past gain, part_with and set_hand")

    # --- what is written down ---

    def written_option(self, ref: Ref) -> tuple[Any, ...]:
        return tuple(by_name(ref))

    def written(self, question: Question, answer: Answer) -> Any:
        return written(question, answer)

    # --- beside the question ---

    def face_down(self, seat: int) -> list[int]:
        """Return the aliens that this seat may turn up (R-VHP-1)."""
        return [sheet[ALIEN] for sheet in self.sheets[seat] if not sheet[UP]]

    def step_beside(self, seat: int, ref: Ref) -> tuple[Any, ...]:
        """Return the step that turns up a sheet, named by its alien. It may be turned up no matter who is asked
        (R-VHP-2).
        """
        number = ALIEN_NUMBER.get(ref[1], -1) if len(ref) == 2 and ref[0] == TURN_UP else -1
        if not 0 <= seat < self.n or number not in self.face_down(seat):
            return super().step_beside(seat, ref)
        return ("acts.turn_up", seat, number)

    # --- the few questions that need no thinking ---

    def on_planet(self, planet: int, seat: int) -> int:
        return self.ships[planet * self.n + seat]

    def layout(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Return the arguments of `systems`: everything that decides which planets there are."""
        brought = self.kept["genesis"][0] if "genesis" in self.kept else NONE
        return self.n, self.options.planets, brought, tuple(self.lost_planets)

    def planets_of(self, seat: int) -> tuple[int, ...]:
        """Return the planets of a home system that are still there; a sixth one may have been brought in."""
        return systems(*self.layout())[seat]

    def planets(self) -> list[int]:
        return [p for seat in range(self.n) for p in self.planets_of(seat)]

    def owner(self, planet: int) -> int:
        if planet == self.n * SYSTEM:
            return int(self.kept["genesis"][0])
        return planet // SYSTEM

    def colonies(self, seat: int) -> list[int]:
        """Return the planets on which this seat has ships, in board order (R-GEN-2)."""
        return list(compress(PLANETS, self.ships[seat :: self.n]))

    def has_colony(self, seat: int) -> bool:
        return any(self.ships[seat :: self.n])

    def on_colonies(self, seat: int) -> int:
        return sum(self.ships[seat :: self.n])

    def side_of(self, seat: int) -> int:
        """Return OFF, DEF, or -1 for a bystander."""
        return SIDE_OF[self.role[seat]]

    def main(self, side: int) -> int:
        return self.offense if side == OFF else self.defense

    def opponent(self, seat: int) -> int:
        return self.defense if seat == self.offense else self.offense

    def ships_in(self, seat: int) -> int:
        """Return the ships of a seat in the encounter (T-ENC-1)."""
        role = self.role[seat]
        if role in (OFFENSE, OFFENSIVE_ALLY):
            return self.gate[seat]
        if role == DEFENSE:
            return self.ships[self.target * self.n + seat]
        return self.beside[seat] if role == DEFENSIVE_ALLY else 0

    def has_encounter_card(self, seat: int) -> bool:
        return not ENCOUNTER_FACES.isdisjoint(self.hands[seat])

    def third_parties(self) -> tuple[int, ...]:
        """Return all seats but the two main players, clockwise from the offense's left."""
        return THIRDS[self.n][self.offense][self.defense]

    def others_clockwise(self, seat: int) -> tuple[int, ...]:
        return OTHERS[self.n][seat]


@lru_cache(maxsize=256)
def systems(n: int, planets: int, brought: int, lost: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return, for each seat, the planets of its home system: `planets` of them, one more if it was `brought` in,
    without those that are `lost`.
    """
    found = [list(range(seat * SYSTEM, seat * SYSTEM + planets)) for seat in range(n)]
    if brought >= 0:
        found[brought].append(n * SYSTEM)
    return tuple(tuple(planet for planet in system if planet not in lost) for system in found)


def per_seat(name: str) -> tuple[str, ...]:
    """Return the keys of `notes` for one seat or side each. They are made once, because formatting them again and again
    is slow.
    """
    return tuple(f"{name}:{seat}" for seat in range(MOST))
