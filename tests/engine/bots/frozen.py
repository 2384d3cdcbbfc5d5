"""Twenty games a game by frozen bots, and the digests of their answers, which hold `VERSION` of the bots.

A change that lets one drift has changed a frozen bot: `VERSION` in `engine/<game>/bots/__init__.py` goes up, and the
digests are made anew with

    python -m tests.engine.bots.frozen encounter
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import msgpack

from engine.bots import FROZEN, bots, version
from engine.bots.simulate import play
from engine.games import rules_of

FILE = Path(__file__).parents[2] / "data" / "frozen_bots.json"
SEEDS = 20
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "encounter": ({"seats": 3}, {"seats": 4, "technology": True}, {"seats": 4, "hidden_powers": True}, {"seats": 5}),
    "andromeda": ({"seats": 2, "length": "short"}, {"seats": 3, "length": "short", "destiny": True}),
    "chaos": ({"seats": 2}, {"seats": 2, "balanced": True}),
}


def digest(game: str, seed: int) -> str:
    """Play one game; return the digest of its answers. The seed says at which table, and which rung plays first."""
    options = OPTIONS[game][seed % len(OPTIONS[game])]
    rungs = [rung for rung in FROZEN if rung in bots(game)]
    first = seed % len(rungs)
    result = play(rules_of(game), options, seed, (*rungs[first:], *rungs[:first]), keep_record=True)
    assert result.record is not None and result.fault is None
    return hashlib.sha256(msgpack.packb(result.record.answers)).hexdigest()[:16]


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


def renew(game: str) -> None:
    """Play the games of a game again and write their digests down."""
    found = kept() if FILE.exists() else {}
    digests = [digest(game, seed) for seed in range(SEEDS)]
    found[game] = {"rules": rules_of(game).version, "bots": version(game), "digests": digests}
    FILE.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    renew(sys.argv[1])
