"""Questions about the table, answered from a view: a seat's ships, the cards on them, the sides of a combat.

Functions over a view and nothing else, so they cannot reveal what a seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cosmic_tui.games.chaos.cards import card, known
from cosmic_tui.games.chaos.facts import SIZES, STATS, TYPE_NAMES
from engine.chaos.view_types import Row, Seat, View

SPEED, FIRE, ARMOUR, BOMB = range(len(STATS))
HANGAR_LIMIT = 12


def rows(view: View) -> dict[int, Row]:
    return {row["handle"]: row for row in view["rows"]}


def row_of(view: View, handle: int) -> Row | None:
    return next((row for row in view["rows"] if row["handle"] == handle), None)


def of_seat(view: View, seat: int, kind: str) -> list[Row]:
    """Return a seat's ships in the hangar, crew in the canteen, or bases on the surface. Cards on ships are left out.
    """
    return [row for row in view["rows"] if row["seat"] == seat and row["kind"] == kind and not row["on"]]


def ships(view: View, seat: int) -> list[Row]:
    """Return a seat's ships, those in the combat first, then in the order in which they came."""
    return sorted(of_seat(view, seat, "ship"), key=lambda row: not row["fights"])


def aboard(view: View, handle: int) -> list[Row]:
    """Return everything a ship carries."""
    return [row for row in view["rows"] if row["on"] == handle]


def cards_left(view: View, zone: Sequence[Any]) -> int:
    """Return how many cards a colony or a center has: `["colony", seat]` or `["centre", seat]`."""
    seat: Seat = view["seats"][zone[1]]
    return seat["colony"] if zone[0] == "colony" else seat["centre"]


def size(row: Row) -> int:
    return SIZES.get(card(row["card"]).subtype, 0) if known(row["card"]) else 0


def active_ships(view: View, seat: int) -> list[Row]:
    return [row for row in ships(view, seat) if row["state"] == "active"]


def number(row: Row, which: int) -> int:
    found = row.get("numbers")
    return int(found[which]) if found else 0


def facing(view: View, wished: int = -1) -> tuple[int, int]:
    """Return the seats shown above and below: the other side and the reader. In a combat of others, the attacker is
    below.
    """
    me, fight = view["seat"], view["fight"]
    if fight and me not in (fight["attacker"], fight["defender"]):
        return fight["defender"], fight["attacker"]
    mine = me if me >= 0 else 0
    if fight:
        mine = me
        return (fight["defender"] if fight["attacker"] == mine else fight["attacker"]), mine
    return _other(view, mine, wished), mine


def _other(view: View, mine: int, wished: int) -> int:
    """Return the neighbor asked for, else the one whose turn it is, else the next one."""
    near = [seat for seat in view["seats"][mine]["neighbours"] if seat != mine]
    if wished in near:
        return wished
    if view["active"] in near:
        return int(view["active"])
    if near:
        return int(near[0])
    return next((seat for seat in range(view["n"]) if seat != mine and not view["seats"][seat]["out"]), 1 - mine % 2)


def others(view: View, wished: int = -1) -> list[int]:
    """Return the seats that are shown in one line each."""
    shown = facing(view, wished)
    return [seat for seat in range(view["n"]) if seat not in shown]


def side(view: View, seat: int) -> list[Row]:
    """Return a seat's ships in the combat."""
    fight = view["fight"]
    if not fight:
        return []
    handles = fight["attackers"] if seat == fight["attacker"] else fight["defenders"]
    found = rows(view)
    return [found[handle] for handle in handles if handle in found]


def ordered(items: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(items))


def could_bomb(view: View, seat: int) -> list[int]:
    """Return the bombing of each active ship if none of them had to fire."""
    return [number(row, BOMB) for row in active_ships(view, seat)]


def needed(row: Row) -> int:
    """Return how many developments a base of the reader needs before it may be paid for, or 0."""
    if not known(row["card"]) or row["kind"] != "base":
        return 0
    return max(0, card(row["card"]).limit)


def seen_once(view: View) -> list[tuple[str, Row | None]]:
    """Return the cards that the open question shows to the reader, each with its row on the table, or None."""
    question = view["question"]
    if question is None or not question["why"].startswith("look."):
        return []
    found = [entry if isinstance(entry, list) else [0, entry] for entry in question["data"] or ()]
    return [(ident, row_of(view, handle)) for handle, ident in found]


def is_bluff(row: Row) -> bool:
    """Return whether the owner's face-down card is not of the kind it poses as."""
    if row["paid"] or not known(row["card"]):
        return False
    return bool(TYPE_NAMES[card(row["card"]).type] != row["kind"])
