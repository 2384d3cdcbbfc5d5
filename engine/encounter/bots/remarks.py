"""Remarks of main players about the result of an encounter, one line each, chosen by facts that everybody saw.

They depend on show points alone, which are the same for everybody, and not on hands or positions. Codes and facts are
those of engine/encounter/grounds.py; the sentences are elsewhere.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots.player import Reason, Shown

OFF = 0
NEAR = 2
FAR, MOST = 18, 99  # ahead
WAYS = 4


def remark(seat: int, told: Sequence[Shown], way: int = -1) -> Reason | None:
    """Return the first remark that is true for the speaker. Return None if the newest show point is no result of two
    totals, or if nothing is worth saying.
    """
    kind, won, _ = told[-1]
    if kind != "won" or not won["totals"] or not won["at"] or seat not in (won["seat"], won["at"][0]):
        return None
    side, totals = won["side"], won["totals"]
    margin = totals[side] - totals[1 - side]
    if margin < (side == OFF):
        return None  # a card's text decided against the totals
    found = _of_winner(won, told, margin) if seat == won["seat"] else _of_loser(won, told, margin)
    if found is None:
        return None
    code, facts = found
    return code, {**facts, "way": way if way >= 0 else sum(totals) % WAYS}


def _of_winner(won: Mapping[str, Any], told: Sequence[Shown], margin: int) -> Reason | None:
    if _turned_round(won["side"], told):
        return "turned_round", {}
    ally = _decisive(won["side"], told, margin)
    if ally >= 0:
        return "thanks", {"seat": ally}
    return ("far_ahead", {"n": margin}) if FAR <= margin <= MOST else None


def _of_loser(won: Mapping[str, Any], told: Sequence[Shown], margin: int) -> Reason | None:
    if _turned_round(won["side"], told):
        return "salutes", {"seat": won["seat"]}
    ally = _decisive(won["side"], told, margin)
    if ally >= 0:
        return "blames", {"seat": ally}
    return ("so_close", {}) if margin <= NEAR else None


def _turned_round(side: int, told: Sequence[Shown]) -> bool:
    """Return whether this side was behind when the totals were first computed."""
    return any(kind == "summed" and facts["ahead"] == 1 - side for kind, facts, _ in told)


def _decisive(side: int, told: Sequence[Shown], margin: int) -> int:
    """Return this side's ally with the most ships, if the side would not have won without them; else -1."""
    roles = told[-1][2]  # a former ally has no role there
    key, role = ("offense", "offensive_ally") if side == OFF else ("defense", "defensive_ally")
    allies = [pair for kind, facts, _ in told if kind == "sides" for pair in facts[key] if roles[pair[0]] == role]
    seat, ships = max(allies, key=lambda pair: pair[1], default=(-1, 0))
    return seat if ships > margin - (side == OFF) else -1
