"""How an encounter may end, in sentences: the reading, what a card wins against, what joining brings.

From the `odds` of a view or a preview, which the engine has played through. Adds up nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from cosmic_tui.games.encounter.say.voice import Voice
from engine.encounter.view_types import CardOdds, Odds, Share, View
from engine.encounter.what_if import ATTACKS

OFF, DEF = 0, 1
Joining = list[list[Share | None] | None]
WON, TALKS, UNKNOWN = "w", "d", "?"
ENDS = {"w": "wins_it", "l": "loses_it", "d": "talks_it", "n": "nobody_it"}
NEGOTIATE = len(ATTACKS)  # its place in a row


def edge(say: Callable[..., str], ahead: int, lower: bool = False) -> str:
    """Return what the cards must bring. `ahead`: by how much the reader's side wins if they are equal; 0 is not enough.
    """
    form = "lower" if lower else ""
    if ahead == 1:
        return say("scr-line-read_equal", form)
    if ahead == 0:
        return say("scr-line-read_higher", form)
    if ahead > 1:
        return say("scr-line-read_below", form, number=ahead - 1)
    return say("scr-line-read_above", form, number=1 - ahead)


def reading(voice: Voice, told: Odds, side: int) -> str:
    """Return what the numbers imply before the cards are turned, for the reader's side (-1: for none)."""
    if "lead" not in told:
        return ""
    if told["lead"] is None:
        return voice.say("scr-line-read_powers", names=uses(voice, told["counted"])) if told["counted"] else ""
    number, lower, tie, sure = told["lead"]
    if sure >= 0:
        form = "" if side < 0 else "you" if sure == side else "at-you"
        return voice.say("scr-line-read_sure", form, side=("offense", "defense")[sure])
    if side < 0:
        return ""
    mine = number if side == OFF else -number
    return edge(voice.say, (-mine if lower else mine) + (tie == side), lower)


def uses(voice: Voice, keys: Iterable[str]) -> str:
    """Return the aliens and technologies behind uses, as people call them."""
    items = dict.fromkeys(key.partition(".")[0] for key in keys)
    names = [voice.alien(item) if voice.words.has(f"alien-{item}") else voice.thing(item) for item in items]
    return voice.words.join(names)


def reach(voice: Voice, told: CardOdds) -> list[str]:
    """Return what one card leads to: which attacks it beats, what has been counted for that, and what has not."""
    row = told["row"]
    if told["known"]:
        found = [f"{voice.say('scr-line-odds_known', face=voice.short_card(told['known']))} {ended(voice, row[0])}"]
    else:
        found = [_against(voice, row)]
    for use, with_it in told.get("own", ()):
        value = ended(voice, with_it[0]) if told["known"] else _against(voice, with_it)
        found.append(voice.say("scr-line-card_with", name=voice.thing(use), value=value))
    return [*found, *footnotes(voice, told)]


def footnotes(voice: Voice, told: Odds | CardOdds) -> list[str]:
    """Return the powers included in the numbers, and what might still change them."""
    found = []
    if told["counted"]:
        found.append(voice.say("scr-line-counted", names=uses(voice, told["counted"])))
    own = {use for *_, use, _ in told.get("own", ())}
    if left := [use for _, use in told["without"] if use not in own]:
        found.append(voice.say("scr-line-without", names=uses(voice, left)))
    return found


def ended(voice: Voice, end: str) -> str:
    """Return the words for how an encounter ends with a certain pair of cards."""
    return voice.say("scr-line-card_unknown" if end == UNKNOWN else f"scr-line-card_{ENDS[end]}")


def _against(voice: Voice, row: str) -> str:
    attacks = row[:NEGOTIATE]
    if UNKNOWN in row:
        return voice.say("scr-line-card_unknown")
    if WON not in attacks:
        return voice.say("scr-line-card_talks" if row[NEGOTIATE] == TALKS else "scr-line-card_loses")
    if set(attacks) == {WON}:
        return voice.say("scr-line-card_always")
    parts = groupby(zip(attacks, ATTACKS, strict=True), lambda pair: pair[0])
    beaten = [faces for end, faces in [(end, [face for _, face in part]) for end, part in parts] if end == WON]
    if len(beaten) == 1 and beaten[0][0] == ATTACKS[0]:
        return voice.say("scr-line-card_beats", value=f"{beaten[0][-1]:02d}")
    if len(beaten) == 1 and beaten[0][-1] == ATTACKS[-1]:
        return voice.say("scr-line-card_beats_high", value=f"{beaten[0][0]:02d}")
    names = [_span(voice, f"{faces[0]:02d}", f"{faces[-1]:02d}") for faces in beaten]
    return voice.say("scr-line-card_some", names=voice.words.join(names))


def _span(voice: Voice, low: str, high: str) -> str:
    return low if low == high else voice.say("scr-range", min=low, max=high)


def joining(voice: Voice, view: View, told: Joining, ref: Any) -> list[str]:
    """Return what an ally may win and lose: on the highlighted side, or in short on both if one may stay out."""
    if ref[0] == "side":
        return [*_share(voice, view, told, ref[1])]
    return [part for side in (OFF, DEF) for part in _share(voice, view, told, side)]


def _share(voice: Voice, view: View, told: Joining, side: int) -> list[str]:
    share = told[side]
    if share is None:
        return []
    won, lost = share
    who = voice.name(view["offense"] if side == OFF else view["defense"])
    gain = "unknown" if won is None else "colony" if won["colonies"] else "reward" if won["rewards"] else "nothing"
    risk = "unknown" if lost is None else "gone" if lost["gone"] else "warp" if lost["warp"] else "nothing"
    return [
        voice.say("scr-line-join_gain", who=who, gain=gain, place=voice.planet(view["target"])),
        voice.say("scr-line-join_risk", who=who, risk=risk),
    ]
