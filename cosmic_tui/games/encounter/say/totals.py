"""How a total came about, line by line, and what people expect to count but does not. Takes the sum of a view."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.say.voice import Voice, side_word
from cosmic_tui.words.letters import capital, small
from engine.encounter.view_types import View

SHIPS, ALLIES = "ships", "allies"


def side_lines(voice: Voice, view: View, side: int) -> list[tuple[str, int]]:
    """Return (label, number) for every summand of one side, in order. What adds nothing is left out, except the card.
    """
    return [(label(voice, part, amount, source), amount) for part, amount, source in summands(view, side)]


def summands(view: View, side: int) -> list[tuple[str, int, Any]]:
    """Return (part, number, source) for everything that counts for one side, and for the card even if it adds nothing.
    """
    found = view.get("sum", {}).get("lines", [[], []])[side]
    return [(part, amount, source) for part, amount, source in found if amount or part == "card"]


def label(voice: Voice, part: str, amount: int, source: Any) -> str:
    """Return the name of a summand."""
    if part == "card":
        return voice.say("sum-card", face=voice.card(source[1])) if source else voice.say("sum-card_none")
    if part in (SHIPS, ALLIES) and source:
        seat = source[1]
        return voice.say("sum-ships", voice.form(seat), n=abs(amount), who=voice.name(seat))
    if part == "reinforcement":
        seat = source[2]
        return voice.say("sum-reinforcement", voice.form(seat), who=voice.name(seat))
    return voice.say(f"sum-{part}", name=voice.source(source))


def explained(voice: Voice, view: View) -> list[str]:
    """Return the whole sum as lines of text: both sides, the totals, what does not count, what it means."""
    if "sum" not in view:
        return []
    found = []
    totals = view["sum"]["totals"]
    for side in (0, 1):
        found += [f"{text}: {number}" for text, number in side_lines(voice, view, side)]
        if totals:
            found.append(f"{voice.say('sum-total', side=side_word(side))}: {totals[side]}")
    found += [voice.say(f"sum-no_effect_{why}", power=voice.thing(use)) for _, use, why in view["sum"]["no_effect"]]
    return [*found, verdict(voice, view)]


def in_words(voice: Voice, view: View) -> str:
    """Say both sums in one row: `Offense: attack 12 (12), your ships (4). Defense: ...`."""
    found = []
    for side in (0, 1):
        lines = [(_in_row(voice, *line), line[1]) for line in summands(view, side)]
        parts = [voice.say("scr-line-with_number", name=text, number=number) for text, number in lines]
        found.append(f"{capital(voice.say(f'role-{side_word(side)}'))}: {', '.join(parts)}.")
    return " ".join(found)


def _in_row(voice: Voice, part: str, amount: int, source: Any) -> str:
    """Return the name of a summand inside a row: a card is said without its label, and the reader's ships are small."""
    if part == "card" and source:
        return voice.card(source[1])
    text = label(voice, part, amount, source)
    mine = part in (SHIPS, ALLIES, "reinforcement") and source and voice.me in source[1:]
    return small(text) if mine else text


def verdict(voice: Voice, view: View) -> str:
    """Return what the numbers mean as they stand."""
    totals, types = view["sum"]["totals"], view["sum"]["types"]
    if not totals:
        if types[0] == types[1]:
            return voice.say("sum-no_winner" if types[0] == "negotiate" else "sum-both_lost")
        return voice.say("sum-no_totals")
    winner, margin, _ = view["sum"]["ahead"]
    return voice.say("sum-leads", side=side_word(winner), value=margin) if margin > 0 else voice.say("sum-even")
