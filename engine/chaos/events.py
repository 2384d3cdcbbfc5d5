"""Events by name: what is told of a game, as data for logs and films. Knows the kinds and their facts, no rule.

A row names the facts of a kind in their order; `|` and what follows names the part only some seats may know. A face of
-1 nobody may see. Behind them stand, unless they are empty, `named` and `items`: what everybody knew of the rows and of
the items on the stack that an event speaks of.
"""

from collections.abc import Callable
from typing import Any

from engine.chaos.card import STATS, TYPE_NAMES
from engine.chaos.cards import IDS
from engine.kernel.plain_data import Told

ROWS = """
rolled rolls
starts seat
dealt seat n | cards
kept_hand seat
new_hand seat
shuffled seat
turn_began seat turn
credits seat change now
credits_over seat n
spent seat n now why
drew seat n | cards
took seat zone n | card
took_openly seat zone cards
looked seat whom what
discarded seat n why | cards
colony_lost seat n by now
colony_empty seat
recovered seat n
played_down seat handle kind on | card
announced serial seat what card handle paid targets foe choice
resolves serial seat what card handle
neutralised serial seat card by
ship_arrived seat handle card paid
paid_for seat handle card paid
developed handle change now
sold seat
turned handle state
turned_back handle state
hit handle n left
prevented handle
destroyed handle card
left_play handle seat card pile
returned handle seat card
taken_over handle seat card
modified stat n wide whom until
shielded handle n
refitted handle left
attacks_forbidden seat
defence_forbidden handle
defence_forbidden_to_all seat size
triggered seat card handle
attack seat whom target tax
attack_cancelled seat
attack_without_ships seat
attackers seat handles
defenders seat handles
boarded seat handle ship
came_home handle state
pay_over seat
firing_begins
fires handle at n division
replies handle at n division
declines handle
held_fire seat
stealth handle
redirected handle old at
acts_at_once handle
heavy_weapons handle n paid
pyrotechnics handle n
bombers seat handles total
nobody_bombs seat
bombed target seat
nothing_bombed target seat total
trap_springs seat handle card
combat_over seat whom
over_hangar_limit seat handle card
turn_over seat turn
conceded seat
eliminated seat by
judged
game_over winners why
"""
STATES = ("active", "used", "damaged")
WIDE = ("ship", "ships", "combat_ships")

FIELDS: dict[str, str] = {}
for _row in ROWS.strip().split("\n"):
    _kind, _, _facts = _row.partition(" ")
    FIELDS[_kind] = " ".join([_facts.partition("|")[0].strip(), "named items", *_facts.partition("|")[1:]])


def card(face: int) -> str:
    return IDS[face] if face >= 0 else ""


def cards(faces: tuple[int, ...]) -> list[str]:
    return [IDS[face] for face in faces]


CONVERT: dict[str, Callable[[Any], Any]] = {
    "card": card,
    "cards": cards,
    "kind": TYPE_NAMES.__getitem__,
    "state": STATES.__getitem__,
    "stat": STATS.__getitem__,
    "wide": WIDE.__getitem__,
    "named": lambda rows: [[handle, card(face), seat, TYPE_NAMES[kind]] for handle, face, seat, kind in rows],
    "items": lambda items: [[serial, card(face), seat, what] for serial, seat, what, face in items],
}
TOLD = Told(FIELDS, CONVERT)
HIDDEN = {kind: names.partition("|")[2].split() for kind, names in FIELDS.items() if "|" in names}

# kinds that show everybody a card that lay hidden: nobody takes back what came before
OPENS = frozenset(("took_openly", "rolled", "shuffled"))
SHOWN_BY = frozenset(("announced", "paid_for", "trap_springs"))
SHOWN_TO = frozenset(("colony_lost", "taken_over"))  # their seat sees more afterwards: its ruin, what lies face down


def shows_something(event: dict[str, Any], seat: int) -> bool:
    """Return whether this event may have told the seat something that was hidden before."""
    kind = event["event"]
    if kind in SHOWN_BY:
        return bool(event["seat"] != seat)
    if kind in SHOWN_TO:
        return bool(event["seat"] == seat)
    if kind in HIDDEN:
        return any(name in event for name in HIDDEN[kind])
    return kind in OPENS


# --- which facts are handles ------------------------------------------------------------------------------------------

ONE, MANY, PAIRS, REF, REFS = range(5)
SPEAKS = {
    "handle": ONE, "at": ONE, "ship": ONE, "on": ONE, "old": ONE, "handles": MANY, "division": PAIRS, "target": REF,
    "targets": REFS,
}  # fmt: skip
PLACES: dict[str, tuple[tuple[int, int], ...]] = {
    kind: tuple((number, SPEAKS[name]) for number, name in enumerate(names.partition("|")[0].split()) if name in SPEAKS)
    for kind, names in FIELDS.items()
}
MODIFIED_WIDE, MODIFIED_WHOM = 2, 3


def handles_in(kind: str, facts: tuple[Any, ...]) -> tuple[list[int], list[int]]:
    """Return the cards on the table and the items on the stack that an event mentions, by their numbers."""
    handles: list[int] = []
    serials: list[int] = []
    for number, how in PLACES[kind]:
        fact = facts[number]
        if how == ONE:
            if fact:
                handles.append(fact)
        elif how == MANY:
            handles += fact
        elif how == PAIRS:
            handles += [pair[0] for pair in fact]
        else:
            for what, which in (fact,) if how == REF else fact:
                if what == "row":
                    handles.append(which)
                elif what == "item":
                    serials.append(which)
    if kind == "modified" and facts[MODIFIED_WIDE] == 0:
        handles.append(facts[MODIFIED_WHOM])
    return handles, serials
