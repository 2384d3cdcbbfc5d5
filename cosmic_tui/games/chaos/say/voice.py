"""Who speaks in Chaos Galaxy: refusals about decks name cards, lines and the nearest thing there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.games.chaos import deckbox
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.say import voice


class Voice(voice.Voice):
    """The names of the players, and the sentences for this game's refusals."""

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return a refusal's facts, with faults of decks as sentences."""
        found: dict[str, Any] = {}
        if "fault" in facts:
            own = {key: value for key, value in facts.items() if key not in ("fault", "rule", "seat", "line")}
            fault = decks.Fault(str(facts.get("rule", "")), str(facts["fault"]), own, int(facts.get("line", 0)))
            found["fault"] = deckbox.fault_text(self.words, fault)
        if "near" in facts:
            found["near"] = deckbox.near_text(self.words, str(facts["near"]))
        return found
