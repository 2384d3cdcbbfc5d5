"""The reader and the names: what every sentence needs. A card, a planet, a power or a player becomes words here.

Takes ids as they stand in views (`attack_06`, planet 7, `zombie.power`). No sentence is made here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cosmic_tui.games.encounter.faces import card_kind, card_value, flare_alien
from cosmic_tui.words.loader import Words, reader_form

SYSTEM = 5  # planets of a home system are numbered from here on by their place in it (see the view)
COLOURS = ("red", "green", "blue", "yellow", "purple")
SIDES = ("offense", "defense")
PHASES = {"start": "start_turn", "encounter": "resolution", "turn": "resolution"}


@dataclass(frozen=True)
class Voice:
    """`me` is the seat of the reader; None if several read along or nobody sits. `longest` cuts names (the log)."""

    words: Words
    names: tuple[str, ...]
    me: int | None = None
    colours: tuple[str, ...] = COLOURS
    longest: int = 12

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        return self.words.say(ident, form, **args)

    def range(self, low: int, high: int) -> str:
        """`1 to 4`; a single number where there is no other."""
        return str(low) if low == high else self.say("scr-range", min=low, max=high)

    def form(self, seat: int | None, at: Iterable[int] = ()) -> str:
        """The form of a sentence for this reader."""
        return reader_form(self.me, seat, tuple(at))

    # --- people --------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        if not 0 <= seat < len(self.names):
            return self.say("opt-nobody")
        name = self.names[seat]
        return name if len(name) <= self.longest else name[: self.longest - 1] + "…"

    def you_or(self, seat: int) -> str:
        """The name, or "you"."""
        return self.say("scr-you") if seat == self.me else self.name(seat)

    def you_first(self, seat: int) -> str:
        """The name, or "You" where a sentence begins."""
        who = self.you_or(seat)
        return who[:1].upper() + who[1:]

    def people(self, seats: Iterable[int]) -> str:
        return self.words.join(self.you_or(seat) for seat in seats)

    def colour(self, seat: int) -> str:
        return self.say(f"colour-{self.colours[seat]}")

    # --- places --------------------------------------------------------------------------------------------------

    def owner(self, planet: int) -> int:
        """Whose system it lies in by its number; -1 for one that was brought in."""
        return planet // SYSTEM if planet < len(self.names) * SYSTEM else -1

    def planet(self, planet: int) -> str:
        """"Blue 3"."""
        owner = self.owner(planet)
        if owner < 0:
            return self.say("place-genesis")
        colour = self.say(f"colour-{self.colours[owner]}", "name")
        return self.say("place-planet", colour=colour, planet=planet % SYSTEM + 1)

    # --- cards and powers ----------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """A card by its id, as it stands in a sentence: "attack 06", "flare: Virus"."""
        if card in ("", "?"):
            return self.say("card-unknown")
        kind = card_kind(card)
        if kind == "artifact":
            return self.say("card-artifact", name=self.say(f"artifact-{card}"))
        if kind == "flare":
            return self.say("card-flare", alien=self.alien(flare_alien(card)))
        return self.say(f"card-{kind}", value=card_value(card))

    def short_card(self, card: str) -> str:
        """What a card is called where its kind goes without saying: "Cosmic Zap", "attack 06"."""
        named = card not in ("", "?") and card_kind(card) == "artifact"
        return self.say(f"artifact-{card}") if named else self.card(card)

    def cards(self, cards: Sequence[str]) -> str:
        return self.words.join(self.short_card(card) for card in cards)

    def alien(self, ident: str) -> str:
        return self.say(f"alien-{ident}") if ident else self.say("scr-hidden_alien")

    def power(self, ident: str) -> str:
        """The name of an alien's power."""
        return self.say(f"alien-{ident}", "power-name")

    def thing(self, use: str) -> str:
        """The power, artifact, flare or technology behind a use ("zombie.power") or a plain id ("plague")."""
        item = use.partition(".")[0]
        for ident, form in ((f"artifact-{item}", ""), (f"tech-{item}", ""), (f"alien-{item}", "power-name")):
            if self.words.has(ident, form):
                return self.say(ident, form)
        if item.startswith("reinforcement_"):
            return self.card(item)
        return self.say(f"cause-{item}") if self.words.has(f"cause-{item}") else self.say("cause-rules")

    def source(self, ref: Any) -> str:
        """Where a change of a number comes from: a ref of a total's line."""
        kind = ref[0]
        if kind == "seat":
            return self.you_or(ref[1])
        if kind == "played":
            return self.you_or(ref[2])
        if kind in ("card", "hoard"):
            return self.short_card(ref[1])
        return self.thing(str(ref[1]))

    def destiny(self, card: str) -> str:
        """A destiny card: a colour, wild, or what a special looks for."""
        if card.startswith("seat_"):
            return self.colour(int(card.removeprefix("seat_")))
        return self.say("destiny-wild") if card == "wild" else self.say(f"destiny-special_{card}")

    def moment(self, moment: str) -> str:
        return self.say(f"moment-{ident_of(moment)}")

    def phase(self, moment: str) -> str:
        """The phase a moment belongs to; what comes behind the last one counts as a part of it."""
        phase = moment.partition(".")[0]
        return self.say(f"phase-{PHASES.get(phase, phase)}")


def ident_of(name: str) -> str:
    """An id of the engine as the part of a message's id: dots become hyphens."""
    return name.replace(".", "-")


def side_word(side: int) -> str:
    """The selector of messages that speak of a side."""
    return SIDES[side] if 0 <= side < len(SIDES) else SIDES[0]
