"""The words that help explains at a moment: those the moment brings, then those that are always needed."""

from __future__ import annotations

from cosmic_tui.games.encounter.turn_phases import PHASES, phase

# phase -> the words it brings, before those that are always needed
WORDS = {
    "destiny": ("destiny_card", "expel_colony", "resettle"),
    "launch": ("target_planet",),
    "alliance": ("ally", "main_player", "rewards"),
    "planning": ("encounter_card", "attack", "negotiate", "morph"),
    "reveal": ("total", "tie", "reinforcement", "zap"),
    "resolution": ("deal", "offer", "compensation", "rewards"),
}
ALWAYS = (
    "colony",
    "home_colony",
    "foreign_colony",
    "warp",
    "hyperspace_gate",
    "main_player",
    "ally",
    "alien_power",
    "zap",
    "encounter_card",
    "artifact",
    "flare",
    "compensation",
)


def terms(moment: str) -> tuple[str, ...]:
    here = PHASES[phase(moment)] if moment else ""
    return (*WORDS.get(here, ()), *ALWAYS)
