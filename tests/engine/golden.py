"""The golden records: a few whole games that have to replay to the end they had when they were made.

A change that lets one drift has changed the rules: the version in the game's `rules.py` goes up, and its records are
made anew with

    python -m tests.engine.golden encounter
"""

import sys
from pathlib import Path
from typing import Any

from engine.bots.simulate import play
from engine.games import FIRST_GAME, rules_of, seal
from engine.kernel.record import write

FOLDER = Path(__file__).parents[1] / "data" / "records"
SUFFIX = ".cosmicgame"

# name: (options, seed, bots)
ENCOUNTER: dict[str, tuple[dict[str, Any], int, tuple[str, ...]]] = {
    "bare": ({"seats": 4, "alien_mode": "none", "flares": False}, 1, ("random",)),
    "three": ({"seats": 3}, 2, ("rookie", "random")),
    "four": ({"seats": 4}, 3, ("rookie",)),
    "five_open_deals": ({"seats": 5, "deals": "open"}, 4, ("random", "rookie")),
    "four_planets_and_technology": ({"seats": 4, "four_planets": True, "technology": True}, 5, ("rookie", "random")),
    "hidden_and_hot_swapped": ({"seats": 4, "hidden_powers": True, "hot_swapped": True}, 6, ("random", "rookie")),
    "wild_flares": ({"seats": 3, "wild_flares": True, "classic_flare": True}, 8, ("random", "rookie")),
}
CHAOS: dict[str, tuple[dict[str, Any], int, tuple[str, ...]]] = {
    "chaos_duel": ({"seats": 2, "decks": ["insectoid_hive", "cerebrite_senate"]}, 1, ("rookie", "random")),
    "chaos_three": ({"seats": 3}, 2, ("rookie",)),
    "chaos_beginner": ({"seats": 2, "mode": "beginner"}, 3, ("rookie", "random")),
}
ANDROMEDA: dict[str, tuple[dict[str, Any], int, tuple[str, ...]]] = {
    "andromeda_two": ({"seats": 2, "events": "cosmic_dusk", "special": "vortices"}, 1, ("rookie", "random")),
    "andromeda_three": ({"seats": 3, "events": "galactic_dawn"}, 2, ("rookie",)),
    "andromeda_four": ({"seats": 4, "length": "short", "destiny": True, "special": "quasars"}, 3, ("random", "rookie")),
    "andromeda_teams": ({"seats": 4, "length": "short", "teams": True, "balanced": True}, 4, ("rookie", "cadet")),
}
GAMES = {FIRST_GAME: ENCOUNTER, "andromeda": ANDROMEDA, "chaos": CHAOS}


def path(name: str) -> Path:
    return FOLDER / f"{name}{SUFFIX}"


def names() -> list[str]:
    return [name for games in GAMES.values() for name in games]


def renew(game: str) -> None:
    """Play the games of a game again and write what came of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (options, seed, bots) in GAMES[game].items():
        result = play(rules_of(game), options, seed, bots, keep_record=True)
        assert result.record is not None and result.fault is None and not result.endless, name
        path(name).write_bytes(write(seal(result.record)))


if __name__ == "__main__":
    renew(sys.argv[1])
