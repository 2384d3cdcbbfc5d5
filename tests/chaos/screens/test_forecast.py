"""The forecast of a fight on the screen and in plain mode: every size, every language, the marked row always."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cosmic_tui.canvas.cells import fit, plain
from cosmic_tui.draw.layout import CLASSES, COMPACT, LARGE, MIDDLE, SMALL
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.games.chaos import board
from cosmic_tui.games.chaos.draw.front_forecast import found, widths
from cosmic_tui.games.chaos.say import fights
from cosmic_tui.games.chaos.say.previews import preview
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.words import languages
from engine.chaos.preview import preview as previewed
from tests.chaos.screens.positions import DECKS, RULES, play, view
from tests.chaos.screens.test_drawn import scene

SETS = ("combat.attackers", "combat.defenders")


@cache
def foreseen(why: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A view in which somebody is asked that with several rows to tell, and the preview of an answer."""
    for seed in range(1, 60):
        for match in play({"seats": 2, "decks": list(DECKS[:2])}, seed):
            if match.pending and match.pending[0].why == why:
                question = match.pending[0]
                answer = 0 if why == "main.target" else tuple(range(question.high))
                told = previewed(match, question.seat, answer)
                fight = told.get("fight", {})
                if len(fight.get("rows", ())) > 1 and fight["cards"]["paid"] and fight["rows"][0]["target"] == "colony":
                    return view(match, question.seat), told
    raise LookupError(why)


def drawn(why: str, size: str, language: str = "en") -> tuple[Scene, dict[str, Any]]:
    seen, told = foreseen(why)
    made = scene(seen, size, language)
    draft = start(seen, seen["question"], answering_of("chaos"))
    asking = Asking(title="", why="", passes="", draft=draft, weighed=told["fight"])
    return replace(made, asking=asking), told["fight"]


def text(made: Scene, region: str) -> list[str]:
    return [plain(row) for row in board.REGIONS[region](made)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", ["main.target", *SETS])
def test_the_rows_stand_in_the_front_in_every_language(why: str, language: str) -> None:
    """K-RIG-3: what both lose, what the bombs do, and what could change it; the marked row at every size."""
    for size in (SMALL, MIDDLE, LARGE):
        made, fight = drawn(why, size, language)
        rows = text(made, "front")
        assert sum("►" in row for row in rows) == 1
        shown = [row for row in rows if "→" in row]
        room = made.layout["front"].height - 2
        assert min(len(fight["rows"]), room - 4) <= len(shown) <= len(fight["rows"])
        one = fights.marked(fight)
        assert any("►" in row and f"{one['to'] + one['bombs']} → {one['to']}" in row for row in shown)
        below = " ".join(row for row in rows if "→" not in row)
        assert all(fights.between(ends) in below for ends in fight["range"].values())
        assert size == SMALL or str(fight["cards"]["paid"]) in below


@pytest.mark.parametrize("language", languages())
def test_eighty_columns_have_the_marked_row_in_a_sentence(language: str) -> None:
    made, fight = drawn("combat.attackers", COMPACT, language)
    one = fights.marked(fight)
    assert CLASSES[COMPACT] == (80, 24)
    assert text(made, "stage")[0].rstrip().endswith(f"{one['to'] + one['bombs']} → {one['to']}")
    assert fights.short(made.voice, made.view, fight, one, lambda name: fit(name, 15)) in text(made, "stage")[0]


def test_plain_mode_tells_every_row_and_the_prompt_the_marked_one() -> None:
    seen, told = foreseen("combat.attackers")
    made, fight = drawn("combat.attackers", SMALL)
    every, one = (preview(made.voice, seen, told, draft) for draft in (None, made.draft))
    rows = [fights.row(made.voice, seen, fight, row) for row in fight["rows"]]
    assert set(rows) <= set(every) and len(rows) > 1
    assert [line for line in one if line in rows] == [fights.row(made.voice, seen, fight, fights.marked(fight))]


def test_without_a_fight_to_decide_nothing_is_foretold() -> None:
    made, _ = drawn("combat.attackers", SMALL)
    assert found(made)
    assert found(replace(made, asking=None)) is None
    for match in play({"seats": 2}, 3, most=40):
        if match.pending and match.pending[0].why == "main":
            assert "fight" not in RULES.preview(match, match.pending[0].seat, 0)


def test_a_long_name_takes_the_room_there_is() -> None:
    """Of a wide front a long row of names gets what the others leave; of a narrow one nothing more."""
    assert widths(148, 20)[1:3] == [28, 28]
    assert widths(148, 36)[1:3] == [36, 36]
    assert sum(widths(100, 36)) <= 100
