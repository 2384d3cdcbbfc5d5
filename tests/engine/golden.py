"""The golden records: a few whole games that have to replay to the end they had when they were made.

A change that lets one drift has changed the rules: RULES_VERSION goes up, and the records are made anew with

    python -m tests.engine.golden
"""

from pathlib import Path
from typing import Any

from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.games import seal
from engine.kernel.record import write

FOLDER = Path(__file__).parents[1] / "data" / "records"
SUFFIX = ".cosmicgame"

# name: (options, seed, bots)
GAMES: dict[str, tuple[dict[str, Any], int, tuple[str, ...]]] = {
    "bare": ({"seats": 4, "alien_mode": "none", "flares": False}, 1, ("random",)),
    "three": ({"seats": 3}, 2, ("rookie", "random")),
    "four": ({"seats": 4}, 3, ("rookie",)),
    "five_open_deals": ({"seats": 5, "deals": "open"}, 4, ("random", "rookie")),
    "four_planets_and_technology": ({"seats": 4, "four_planets": True, "technology": True}, 5, ("rookie", "random")),
    "hidden_and_hot_swapped": ({"seats": 4, "hidden_powers": True, "hot_swapped": True}, 6, ("random", "rookie")),
    "wild_flares": ({"seats": 3, "wild_flares": True, "classic_flare": True}, 8, ("random", "rookie")),
}


def path(name: str) -> Path:
    return FOLDER / f"{name}{SUFFIX}"


def renew() -> None:
    """Play all games again and write what came of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (options, seed, bots) in GAMES.items():
        result = play(RULES, options, seed, bots, keep_record=True)
        assert result.record is not None and result.fault is None and not result.endless, name
        path(name).write_bytes(write(seal(result.record)))


if __name__ == "__main__":
    renew()
