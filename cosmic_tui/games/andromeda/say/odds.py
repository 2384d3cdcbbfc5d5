"""Counted chances of a battle as shares of one, rounded so that they add up. Knows no screen."""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import Launch, Odds, View

ALL_LOSE = -2
RAIDERS = -1


class Share(NamedTuple):
    """The share of throws that a side wins. `who` is a seat, RAIDERS, or ALL_LOSE."""

    who: int
    share: float


def shares(odds: Odds, me: int) -> list[Share]:
    """Return the shares of throws: the reader's first, then other seats', raiders', and those that all lose. Sides that
    never win are left out, except the reader.
    """
    found = []
    for side in odds["sides"]:
        who = int(side["side"][1]) if side["side"][0] == "seat" else RAIDERS
        num, den = side["win"]
        found.append(Share(who, num / den))
    num, den = odds.get("all_lose", (0, 1))
    found = [entry for entry in found if entry.share or entry.who == me]
    if num:
        found.append(Share(ALL_LOSE, num / den))
    return sorted(found, key=lambda entry: (entry.who != me, entry.who == ALL_LOSE, entry.who == RAIDERS, entry.who))


def of_launch(row: Launch) -> float | None:
    """Return the reader's chance if the battle began at once. Of several raiders the best for the reader counts, as the
    reader chooses them.
    """
    odds = row.get("odds") or []
    return max(win / throws for _, win, _, throws in odds) if odds else None


def with_card(voice: Voice, view: View, card: str) -> list[str]:
    """Return the reader's share if they use this card in the battle, or [] if it changes no dice."""
    rows = view["odds"].get("cards", ()) if "odds" in view else ()
    return [
        voice.say("scr-line-with_card", name=voice.say(f"card-{card}"), value=percent(voice.words, num / den))
        for ident, num, den in rows
        if ident == card
    ]


def percent(words: Words, share: float) -> str:
    """Return a share as a percentage with tenths. A certain result never looks like a nearly certain one."""
    tenths = round(share * 1000)
    if tenths == 1000 and share < 1:
        tenths = 999
    if tenths == 0 and share > 0:
        tenths = 1
    return words.number(tenths / 10, 1 if tenths < 1000 else 0)
