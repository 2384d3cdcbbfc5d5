"""Everything that is said at a table of Andromeda's Edge; the sentences are made in `say/`."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.andromeda.say import options, previews
from cosmic_tui.games.andromeda.say.board import ending, hand, saved, seat, table, where
from cosmic_tui.games.andromeda.say.events import lines
from cosmic_tui.games.andromeda.say.laws import note
from cosmic_tui.games.andromeda.say.odds import percent
from cosmic_tui.games.andromeda.say.options import act
from cosmic_tui.games.andromeda.say.plain import TOLD, around, found, names, spoken_option, text_of
from cosmic_tui.games.andromeda.say.questions import asked
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import GameOver, Preview, View

__all__ = [
    "TOLD", "Voice", "about", "act", "around", "asked", "ending", "found", "hand", "labels", "lines", "long_labels",
    "names", "note", "played", "preview", "saved", "seat", "short_labels", "spoken_option", "table", "text_of",
    "warning", "where",
]  # fmt: skip



def labels(voice: Voice, view: View) -> list[str]:
    """Return the options in words, in their order."""
    return options.labels(voice, view)


def long_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    return options.dialed(voice, view, draft)


def short_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    return options.dialed(voice, view, draft, "short")


def about(voice: Voice, view: View, ref: tuple[Any, ...]) -> list[str]:
    """Return the effect of a card that may be used in secret."""
    return [voice.say(f"card-{ref[1]}", "text")] if ref[0] == "card" and len(ref) > 1 else []


def sides(ending: GameOver) -> list[str]:
    """Return each seat's faction, for statistics."""
    return list(ending.get("factions", ()))


def reached(view: View) -> list[int]:
    """Return the points of every seat."""
    return [seat["vp"] for seat in view["seats"]]


def played(words: Words, name: str) -> str:
    """Return the short name of a faction."""
    return words.say(f"faction-{name}", "short")


def preview(voice: Voice, view: View, told: Preview, draft: Draft | None) -> list[str]:
    """Return the results of the highlighted option."""
    lines = []
    num, den = told.get("win", (0, 1))
    if den > 1:  # otherwise nothing is thrown
        lines.append(voice.say("scr-line-wins", number=percent(voice.words, num / den)))
    choice = draft.choice if draft is not None else None
    if choice is not None and view["question"] is not None:
        lines += previews.of_option(voice, view, choice.ref)
    brings = previews.changes(voice, view, told.get("changes", {}))
    return [*lines, *(line for line in brings if line not in lines)]


def warning(voice: Voice, view: View, told: Preview) -> str:
    """Return "", because no option loses anything for good without saying so."""
    return ""
