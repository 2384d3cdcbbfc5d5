"""What frozen bots answer at the kept looks of each game: one line a look, `tests/data/answers`.

Their whole games (`test_frozen.py`) meet what usually happens; the looks were chosen to reach every line of a game. Who
changes a frozen bot raises `VERSION`, accepts the new answers with `--snapshot-update` and reads the diff.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.bots import FROZEN, bots, make_bot, version
from tests.corpus.looks import GAMES, Look, kept

PLACE = Path(__file__).parents[2] / "data" / "answers"


def answered(game: str, look: Look, level: str) -> str:
    """An option as the question names it, or the answer itself."""
    question: dict[str, Any] = look.view["question"]
    answer = make_bot(level, look.view["seat"], 1, game).answer(look.view)
    return json.dumps(question["options"][answer] if type(answer) is int and question["shape"] == "pick" else answer)


def answers(game: str) -> list[str]:
    levels = sorted(set(FROZEN) & set(bots(game)))
    asked = [look for look in kept(game)[1] if look.view.get("question")]
    found = [
        "  ".join([look.view["question"]["why"], *(answered(game, look, one) for one in levels)]) for look in asked
    ]
    return [f"version {version(game)}  {' '.join(levels)}", *found]


@pytest.mark.parametrize("game", GAMES)
def test_frozen_bots_answer_every_kept_look_as_they_did(game: str, request: pytest.FixtureRequest) -> None:
    found, place = answers(game), PLACE / f"{game}.txt"
    if request.config.getoption("update_snapshots"):
        PLACE.mkdir(exist_ok=True)
        place.write_text("\n".join(found) + "\n", "utf-8")
    assert found == place.read_text("utf-8").splitlines()
