"""Predictions from public numbers: the result of an exchange, the effect of bombs, the defenders of an attack.

They are no advice, as unseen cards may still change them. Functions over a view.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cosmic_tui.games.chaos import pieces
from cosmic_tui.games.chaos.pieces import BOMB, FIRE, side
from engine.chaos.view_types import Row, View, shot_of

THRESHOLD = 2  # bombing that reaches a centre, a crew or a card face down, unless a card says more


class Side(NamedTuple):
    """One ship in an exchange: the damage it deals and takes, and its remaining armor."""

    row: Row
    deals: int
    takes: int
    left: int
    divides: bool  # its commander divides what it takes among a squadron

    @property
    def lost(self) -> bool:
        return self.left <= 0


class Exchange(NamedTuple):
    shooter: Side
    target: Side
    replies: bool
    split: bool  # the shot is divided by burst


def exchange(view: View) -> Exchange | None:
    """Return the predicted results of the announced shot and of the reply, or None without both ships."""
    shot = view["shot"]
    if not shot:
        return None
    found = pieces.rows(view)
    by, at = found.get(shot["by"]), found.get(shot["at"])
    if by is None or at is None:
        return None
    after = {entry[0]: entry for entry in view.get("forecast", {}).get("hits", [])}
    split = {entry[0]: entry[1] for entry in shot["split"]}
    deals = split.get(at["handle"], 0) if shot["split"] else pieces.number(by, FIRE)
    reply = next((entry for entry in shot["replies"] if entry[0] == at["handle"]), None)
    back = _part(reply, by["handle"], pieces.number(at, FIRE)) if reply else 0
    if at["handle"] in after and not split:  # as the table works it out, with everything that waits
        deals = after[at["handle"]][1]
    if by["handle"] in after and reply:
        back = after[by["handle"]][1]
    return Exchange(
        _side(view, by, deals, back, after), _side(view, at, back, deals, after), reply is not None, bool(split)
    )


def _part(reply: list[Any], on: int, fire: int) -> int:
    division = dict(map(tuple, reply[2])) if reply[2] else {}
    return int(division.get(on, 0)) if division else fire


def _side(view: View, row: Row, deals: int, takes: int, after: dict[int, list[Any]]) -> Side:
    left = max(0, row["armour"][0] - takes)
    if row["handle"] in after:
        _, takes, left, dies = after[row["handle"]]
        left = 0 if dies else left
    return Side(row, deals, takes, left, takes > 0 and divides(view, row))


def divides(view: View, row: Row) -> bool:
    """Return whether the ship's commander may divide the damage it takes: it has a squadron in the combat, and the shot
    is not divided by burst.
    """
    shot = shot_of(view)
    divided = shot["split"] if row["handle"] == shot["at"] else any(entry[2] for entry in shot["replies"])
    squadron = [ship for ship in side(view, row["seat"]) if "squadron" in ship.get("keywords", [])]
    return row in squadron and len(squadron) > 1 and not divided


# --- bombs ---------------------------------------------------------------------------------------------------------


class Bombing(NamedTuple):
    """The bombing of one target: its owner, the ships, their total, and the effect."""

    kind: str  # colony, centre or row
    seat: int
    row: Row | None
    ships: list[Row]
    total: int
    need: int  # from which total it does anything
    cards: int  # that would fall

    @property
    def works(self) -> bool:
        return self.total >= self.need and self.total > 0


def bombing(view: View, handles: list[int]) -> Bombing | None:
    """Return the effect of these ships' bombing on the target of the combat."""
    fight = view["fight"]
    if not fight:
        return None
    kind, what = fight["target"]
    found = pieces.rows(view)
    ships = [found[handle] for handle in handles if handle in found]
    total = sum(pieces.number(row, BOMB) for row in ships)
    return against(view, kind, what, fight["defender"], ships, total)


def against(view: View, kind: str, what: int, seat: int, ships: list[Row], total: int) -> Bombing:
    """Compute the effect of a bombing total on a target."""
    state, row = view["seats"][seat], pieces.row_of(view, what) if kind == "row" else None
    if kind == "colony":
        total = max(0, total + int(state.get("dome", 0)))
        return Bombing(kind, seat, row, ships, total, 1, min(total, state["colony"]))
    threshold = state.get("threshold", {})
    if kind == "centre":
        need = 1 if view["mode"] == "beginner" else int(threshold.get("centre", THRESHOLD))
        return Bombing(kind, seat, row, ships, total, need, int(total >= need and state["centre"] > 0))
    if row is not None and row["kind"] == "crew":
        return Bombing(kind, seat, row, ships, total, int(threshold.get("crew", THRESHOLD)), 0)
    if row is not None and row["paid"] and row.get("armour"):
        return Bombing(kind, seat, row, ships, total, int(row["armour"][0]), 0)
    return Bombing(kind, seat, row, ships, total, THRESHOLD, 0)


def tax(view: View, seat: int, foe: int) -> int:
    """Return the tax that a seat pays to attack another seat, or 0."""
    return next((cost for by, at, cost in view.get("taxes", []) if (by, at) == (seat, foe)), 0)


def defenders(view: View, seat: int) -> list[Row]:
    """Return the ships that could defend."""
    return [row for row in pieces.active_ships(view, seat) if row.get("may_defend", True)]


def order(view: View) -> list[tuple[Row, str]]:
    """Return the ships of the combat by speed, each with a word for what it does. For ships in the announced shot, the
    shot decides the word.
    """
    fight, shot = view["fight"], view["shot"]
    if not fight:
        return []
    found, replies = pieces.rows(view), {reply[0] for reply in shot["replies"]} if shot else set()
    rows = []
    for handle, _, word in fight["order"]:
        if shot and handle == shot["by"]:
            word = "fires"
        elif handle in replies:
            word = "replies"
        elif shot and handle == shot["at"]:
            word = "fired_at"
        if handle in found:
            rows.append((found[handle], word))
    return rows
