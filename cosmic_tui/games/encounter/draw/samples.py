"""Samples of everything that has a color of its own in this game, powers and cards, for the settings page."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.parts import Say
from cosmic_tui.games.encounter.draw.power import TOKENS

POWERS = ("on", "limit", "lost", "zapped")


def samples(say: Say) -> list[list[Run]]:
    powers: list[Run] = []
    for power in POWERS:
        powers += [Run(say(f"power-{power}", "short"), TOKENS[power], "", "bold"), Run("  ")]
    cards = [
        Run(" 1 ", "key_ink", "key", "bold"),
        Run(f" {say('card-attack', value='12')}  ", "attack"),
        Run(f"({say('artifact-cosmic_zap')})  ", "unplayable"),
        Run(say("type-negotiate"), "negotiate"),
    ]
    return [powers, cards]
