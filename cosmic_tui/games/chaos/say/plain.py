"""What plain mode says on request: why cards are dark, how numbers come about, what a card says, who lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.facts import STATS, decks
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.games.chaos.say import table as lines
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words
from engine.chaos.view_types import View
from engine.kernel.views import Facts


def why_not(voice: Voice, view: View) -> list[str]:
    """Return a line for every card of the hand that cannot be played now."""
    dark = view.get("dark", [])
    if not dark:
        return [voice.say("page-nothing_dark")]
    return [f"{naming.card(voice, ident)}: {dark_words(voice, code, facts)}" for ident, code, facts in dark]


def dark_words(voice: Voice, code: str, facts: Facts) -> str:
    if code == "cost":
        return voice.say("dark-cost", cost=facts["n"], have=facts["have"])
    return voice.say(f"dark-{code}")


def explain(voice: Voice, view: View) -> list[str]:
    """Return the numbers of the ships that matter now, each with its sources."""
    said = []
    for row in view["rows"]:
        explained = view.get("explained", {}).get(str(row["handle"]))
        if row["kind"] != "ship" or not explained or (view["fight"] and not row["fights"]):
            continue
        said.append(lines.ship(voice, view, row))
        for which, parts in enumerate(explained):
            if len(parts) > 1:
                said.append(f"  {voice.say(f'stat-{STATS[which]}')}: {_sum(voice, parts)}")
    return [*said, *lines.stack(voice, view)] or [voice.say("page-no_ships")]


def _sum(voice: Voice, parts: list[list[Any]]) -> str:
    return ", ".join(f"{n:+d} {source_of(voice, source, ident)}" for source, ident, n in parts)


def source_of(voice: Voice, source: str, ident: str) -> str:
    """Return the source of a part of a number."""
    if source == "printed":
        return voice.say("page-printed")
    if source in ("heavy", "pyro"):
        return voice.say(f"page-{source}")
    name = naming.card(voice, ident) if ident else ""
    return name if source in ("carried", "works") else voice.say(f"page-{source}", card=name)


def around(voice: Voice, view: View) -> tuple[list[str], list[str]]:
    """Return the cards that the question shows once, each with its place and its text."""
    said = []
    for ident, row in pieces.seen_once(view):
        where = naming.lies(voice, view, row)
        said.append((f"{where}: " if where else "") + text_of(voice, view, naming.card(voice, ident))[0])
    return said, []


def found(voice: Voice, view: View, wanted: str) -> list[str]:
    """Return everything on the table under that name, or that belongs to that player (`t word`)."""
    needle = fold(wanted)
    seats = [who for who in range(view["n"]) if fold(voice.name(who)).startswith(needle)]
    said = [line for who in seats for line in lines.seat(voice, view, who)]
    for row in view["rows"]:
        if needle in fold(naming.row(voice, view, row)):
            said.append(lines.ship(voice, view, row) if row["kind"] == "ship" else lines.lying(voice, view, row))
    return said


def text_of(voice: Voice, view: View, wanted: str) -> list[str]:
    """Return a card's text, for the command `i name`."""
    ident = nearest(voice.words, wanted)
    if not ident:
        return []
    kind = cards.kind_line(voice.words, ident)
    text = cards.text(voice.words, ident)
    if cards.type_of(ident) == "ship":
        text = f"{voice.say('pre-numbers', value=cards.numbers(ident))} {text}".strip()
    cost = max(0, cards.card(ident).cost)
    said = [voice.say("say-card", card=cards.name(voice.words, ident), kind=kind, n=cost, text=text)]
    return [*said, *cards.all_rulings(voice.words, ident)]


def nearest(words: Words, wanted: str) -> str:
    """Return the card of that name, else the first whose name contains it, else the one with the most similar name, or
    "".
    """
    needle = fold(wanted).strip()
    names = {ident: [fold(name) for name in cards.names(words, ident)] for ident in cards.EVERY}
    exact = [ident for ident, called in names.items() if needle in called]
    near = exact or [ident for ident, called in names.items() if needle and any(needle in name for name in called)]
    return near[0] if near else decks.nearest(wanted, cards.EVERY)


def sides(ending: Mapping[str, Any]) -> list[str]:
    """Return the main species of every player's deck."""
    return [decks.main_species(deck) for deck in ending.get("decks", ())]


def reached(view: View) -> list[int]:
    """Return the cards left in every colony."""
    return [seat["colony"] for seat in view["seats"]]
