"""The voice: who reads and the names of the people, which every sentence needs. No sentence is made here.

A game whose sentences need names for its things has a subclass (`sentences.Voice`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cosmic_tui.words.letters import capital, fold
from cosmic_tui.words.loader import Words, reader_form

COLOURS = ("red", "green", "blue", "yellow", "purple")


@dataclass(frozen=True)
class Voice:
    """The words for one reader. `me` is the reader's seat; None if several people read or nobody sits. `longest` cuts
    names (the log).
    """

    words: Words
    names: tuple[str, ...]
    me: int | None = None
    colours: tuple[str, ...] = COLOURS
    longest: int = 12

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        return self.words.say(ident, form, **args)

    def range(self, low: int, high: int) -> str | int:
        """Return a range as words (`1 to 4`), or a number if both ends are equal, so that a sentence can inflect by it.
        """
        return low if low == high else self.say("scr-range", min=low, max=high)

    def choice(self, question: Mapping[str, Any]) -> str | int:
        """Return how many things to choose: `1 to 4`, or `up to 4` if none will do. An amount is always a range."""
        low, high = question["low"], question["high"]
        if not low and high and question["shape"] != "amount":
            return self.say("scr-range_up", max=high)
        return self.range(low, high)

    def form(self, seat: int | None, at: Iterable[int] = ()) -> str:
        """Return the form of a sentence for this reader."""
        return reader_form(self.me, seat, tuple(at))

    # --- people --------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        if not 0 <= seat < len(self.names):
            return self.say("opt-nobody")
        name = self.names[seat]
        return self.words.person(name if len(name) <= self.longest else name[: self.longest - 1] + "…")

    def you_or(self, seat: int) -> str:
        """Return the name, or "you" if the language can put that word anywhere in a sentence."""
        name = self.name(seat)
        return self.say("scr-you_or", who=name) if seat == self.me else name

    def you_first(self, seat: int) -> str:
        """Return the name, or "You" at the beginning of a sentence."""
        return capital(self.you_or(seat))

    def people(self, seats: Iterable[int]) -> str:
        return self.words.join(self.you_or(seat) for seat in seats)

    def colour(self, seat: int) -> str:
        return self.say(f"colour-{self.colours[seat]}")

    # --- refusals ------------------------------------------------------------------------------------------------

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the facts that this game's sentences about a refusal may use, beyond those every game uses."""
        return {}


def typed_words(voice: Voice, ident: str) -> list[str]:
    """Return the words for typed input with this meaning, in the reader's language and in English, normalized."""
    return [" ".join(fold(word).split()) for said in voice.words.every(f"word-{ident}") for word in said.split("/")]


def ident_of(name: str) -> str:
    """Return an id of the engine in the form that messages' ids have: dots become hyphens."""
    return name.replace(".", "-")
