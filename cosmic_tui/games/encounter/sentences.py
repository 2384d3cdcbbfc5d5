"""Everything that is said in Cosmic Encounter, from the modules of `say/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cosmic_tui.games.encounter.plain.offers import read_bargain
from cosmic_tui.games.encounter.plain.telling import (
    around,
    bargain_costs,
    found,
    how_to_bargain,
    names,
    offers,
    spoken_option,
    text_of,
)
from cosmic_tui.games.encounter.say import board, events, forecasts, previews, totals
from cosmic_tui.games.encounter.say.bargaining import bargain
from cosmic_tui.games.encounter.say.effects import effect_line
from cosmic_tui.games.encounter.say.labels import in_short, long_labels, short_labels
from cosmic_tui.games.encounter.say.labels import what_it_does as about
from cosmic_tui.games.encounter.say.options import labels
from cosmic_tui.games.encounter.say.previews import warning
from cosmic_tui.games.encounter.say.questions import asked
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.prompt.draft import AMOUNT, Draft
from cosmic_tui.say.parts import Ref
from cosmic_tui.say.sentences import Sentence
from cosmic_tui.words.loader import Words
from engine.encounter.view_types import Event, GameOver, Preview, View

__all__ = [
    "TOLD", "Voice", "about", "act", "around", "asked", "bargain", "bargain_costs", "ending", "found", "hand",
    "how_to_bargain", "labels", "lines", "long_labels", "names", "offers", "played", "preview", "read_bargain", "saved",
    "seat", "short_labels", "spoken_option", "table", "text_of", "warning", "where",
]  # fmt: skip

hand, seat, table = board.hand, board.seat_lines, board.table
TOLD: Mapping[str, Callable[[Voice, View], list[str]]] = {
    "why_not": lambda voice, view: board.why_not(voice, view) or board.hand(voice, view),
    "odds": board.odds,
    "explain": lambda voice, view: totals.explained(voice, view) or [voice.say("scr-line-plain_nothing_open")],
}
SPLIT = "reward.ships"


def lines(voice: Voice, event: Event, view: View | None) -> list[Sentence]:
    """Return the log lines of an event; terms of an offer are told of offense and defense."""
    sides = (view["offense"], view["defense"]) if view else (-1, -1)
    return events.lines(voice, event, sides)


def preview(voice: Voice, view: View, found: Preview, draft: Draft | None) -> list[str]:
    """Return what an answer would bring; for a whole set of cards, which cards it has."""
    hurts = previews.warning(voice, view, found)
    said = [line for line in previews.lines(voice, view, found) if draft is None or line not in hurts]
    choice = draft.choice if draft is not None else None
    if choice is not None and "joining" in found:
        said = forecasts.joining(voice, view, found["joining"], choice.ref)
    if choice is not None and (held := board.sets(view).get(choice.ref[0])):
        said = [in_short(voice, held)]
    if choice is not None and not said and (card := technology_of(view, choice.ref)):
        said = [effect_line(voice, f"{card}.use", "")]
    if draft is not None and draft.shape == AMOUNT and draft.question["why"] == SPLIT:
        said = [voice.say("scr-line-split", cards=draft.question["data"] - draft.number, ships=draft.number)]
    return said


def technology_of(view: View, ref: Ref) -> str:
    """Return the technology an option is about, if the reader knows it; else ""."""
    if ref[0] == "research":
        return str(view["seats"][ref[1]]["techs"][ref[2]]["card"] or "")
    return str(ref[1]) if ref[0] == "technology" and len(ref) > 1 else ""


def where(voice: Voice, view: View) -> str:
    """Return the turn, the phase, and the main players once the cards are dealt."""
    if board.nothing_dealt(view):
        return voice.say("scr-line-all_choosing")
    phase = voice.phase(view["moment"])
    facts = {"number": view["turn"], "phase": phase, "offense": voice.you_first(view["offense"])}
    if view["defense"] >= 0 and view["target"] >= 0:
        facts |= {"defense": voice.you_or(view["defense"]), "place": voice.planet(view["target"])}
        form = voice.form(view["offense"], [view["defense"]])
        return voice.say("scr-line-plain_where_both", form, **facts)
    return voice.say("scr-line-plain_where", voice.form(view["offense"]), **facts)


def sides(ending: GameOver) -> list[str]:
    return ["+".join(aliens) for aliens in ending.get("aliens", ())]


def played(words: Words, name: str) -> str:
    return words.say(f"alien-{name}")


def saved(words: Words, where: Mapping[str, Any]) -> str:
    return words.say("scr-saved_turn", number=where.get("turn", 0))


def reached(view: View) -> list[int]:
    """Return the number of foreign colonies of every seat."""
    return [seat["abroad"] for seat in view["seats"]]


def ending(voice: Voice, view: View, told: GameOver) -> list[str]:
    """Return everybody's hand in words."""
    return [
        voice.say("scr-line-plain_hand_of", voice.form(seat), who=voice.name(seat), names=voice.cards(hand))
        for seat, hand in enumerate(told["hands"])
        if hand
    ]


def act(voice: Voice, view: View, ref: Ref) -> str:
    """Return the name of an act beside the question, such as turning up a hidden alien sheet."""
    return voice.say(f"act-{ref[0]}", alien=voice.alien(str(ref[1])) if len(ref) > 1 else "")
