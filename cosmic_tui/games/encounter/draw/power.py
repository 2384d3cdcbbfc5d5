"""The state of a seat's power: always a word, in the colour of that state.

Knows scenes and words.
"""

from __future__ import annotations

from cosmic_tui.games.encounter.scene import Scene

# the most worrying state is the one a seat with two sheets shows
ORDER = ("zapped", "lost", "limit", "hidden", "on")
TOKENS = {"on": "power_on", "limit": "warn", "lost": "power_lost", "zapped": "power_zapped", "hidden": "muted"}


def power_state(scene: Scene, who: int) -> str:
    """Return the id of the state, or "" for a seat without alien."""
    states = [sheet["power"] for sheet in scene.seat(who)["sheets"]]
    return next((state for state in ORDER if state in states), "")


def power_of(scene: Scene, who: int) -> tuple[str, str]:
    """Return the word for the state of a seat's power, and the token it is drawn in."""
    state = power_state(scene, who)
    return (scene.say(f"power-{state}", "short"), TOKENS[state]) if state else ("", "muted")
