"""The voice of Cosmic Encounter: names for cards, planets, powers and moments.

Takes ids in the form that views have (`attack_06`, planet 7, `zombie.power`). No sentence is made here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cosmic_tui.games.encounter.faces import card_kind, card_value, flare_alien
from cosmic_tui.say import voice
from cosmic_tui.say.voice import ident_of

SYSTEM = 5  # planets of a home system are numbered from here on by their place in it (see the view)
SIDES = ("offense", "defense")
PHASES = {"start": "start_turn", "encounter": "resolution", "turn": "resolution"}


@dataclass(frozen=True)
class Voice(voice.Voice):
    """The voice of Cosmic Encounter: it knows the names of everything on this table."""

    # --- places --------------------------------------------------------------------------------------------------

    def owner(self, planet: int) -> int:
        """Return the seat in whose system a planet lies; -1 for a planet that was added in the game."""
        return planet // SYSTEM if planet < len(self.names) * SYSTEM else -1

    def planet(self, planet: int) -> str:
        """Name a planet: "Blue 3"."""
        owner = self.owner(planet)
        if owner < 0:
            return self.say("place-genesis")
        colour = self.say(f"colour-{self.colours[owner]}", "name")
        return self.say("place-planet", colour=colour, planet=planet % SYSTEM + 1)

    # --- cards and powers ----------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """Return a card by its id, as it stands in a sentence: "attack 06", "flare: Virus"."""
        if card in ("", "?"):
            return self.say("card-unknown")
        kind = card_kind(card)
        if kind == "artifact":
            return self.say("card-artifact", name=self.say(f"artifact-{card}"))
        if kind == "flare":
            return self.say("card-flare", alien=self.alien(flare_alien(card)))
        return self.say(f"card-{kind}", value=card_value(card))

    def short_card(self, card: str) -> str:
        """Return a card's name where its kind is clear: "Cosmic Zap", "attack 06"."""
        named = card not in ("", "?") and card_kind(card) == "artifact"
        return self.say(f"artifact-{card}") if named else self.card(card)

    def cards(self, cards: Sequence[str]) -> str:
        """Name cards as a list in a sentence, equal ones counted: "attack 06 and negotiate ×2"."""
        counts = Counter(self.short_card(card) for card in cards)
        return self.words.join(self.words.counted(name, n) for name, n in counts.items())

    def alien(self, ident: str) -> str:
        return self.say(f"alien-{ident}") if ident else self.say("scr-hidden_alien")

    def power(self, ident: str) -> str:
        """Return the name of an alien's power."""
        return self.say(f"alien-{ident}", "power-name")

    def thing(self, use: str) -> str:
        """Return the name of the power, artifact, flare or technology behind a use ("zombie.power") or a plain id
        ("plague").
        """
        item = use.partition(".")[0]
        for ident, form in ((f"artifact-{item}", ""), (f"tech-{item}", ""), (f"alien-{item}", "power-name")):
            if self.words.has(ident, form):
                return self.say(ident, form)
        if item.startswith("reinforcement_"):
            return self.card(item)
        return self.say(f"cause-{item}") if self.words.has(f"cause-{item}") else self.say("cause-rules")

    def source(self, ref: Any) -> str:
        """Return the name of what changed a number: a ref of a total's line."""
        kind = ref[0]
        if kind == "seat":
            return self.you_or(ref[1])
        if kind == "played":
            return self.you_or(ref[2])
        if kind in ("card", "hoard"):
            return self.short_card(ref[1])
        return self.thing(str(ref[1]))

    def destiny(self, card: str) -> str:
        """Return a destiny card: a colour, wild, or what a special looks for."""
        if card.startswith("seat_"):
            return self.colour(int(card.removeprefix("seat_")))
        return self.say("destiny-wild") if card == "wild" else self.say(f"destiny-special_{card}")

    def moment(self, moment: str, form: str = "") -> str:
        """Return a moment's name; `when`: as the end of "can be played ..."."""
        return self.say(f"moment-{ident_of(moment)}", form)

    def phase(self, moment: str) -> str:
        """Return the phase to which a moment belongs; moments after the last phase count as part of it."""
        phase = moment.partition(".")[0]
        return self.say(f"phase-{PHASES.get(phase, phase)}")

    # --- refusals ------------------------------------------------------------------------------------------------

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Turn ids of aliens into names, and planets into places."""
        found: dict[str, Any] = {"alien": self._known_alien(facts.get("name", ""))}
        found["first"] = found["alien"]
        found["second"] = self._known_alien(facts.get("other", ""))
        if "planet" in facts:
            found["place"], found["planet"] = self.planet(facts["planet"]), facts["planet"] % SYSTEM + 1
        return found

    def _known_alien(self, name: Any) -> str:
        """Return an alien's name; typed text that is no alien stays as it is."""
        return self.alien(str(name)) if name and self.words.has(f"alien-{name}") else str(name)


def side_word(side: int) -> str:
    """Return the selector for messages about a side."""
    return SIDES[side] if 0 <= side < len(SIDES) else SIDES[0]
