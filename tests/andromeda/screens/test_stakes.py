"""What a battle is about stands beside its odds, at every size."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.games.andromeda.draw.stage_battle import odds_runs
from cosmic_tui.games.andromeda.facts import icon
from cosmic_tui.games.andromeda.say.odds import of_launch
from cosmic_tui.games.andromeda.say.orders import all_orders
from cosmic_tui.games.andromeda.say.previews import changes, of_option
from cosmic_tui.games.andromeda.say.stakes import sentences
from cosmic_tui.games.andromeda.sentences import Voice
from cosmic_tui.words.loader import words
from engine.andromeda.view_types import Stakes
from tests.andromeda.screens.drawn import scene_of, text_of
from tests.andromeda.screens.playing import looks
from tests.andromeda.screens.positions import seen

FOUND: Stakes = {
    "space": 3, "vp": 2, "token": True, "raiders": ["RC2"], "ships": [1, 1, 0, 0], "moon": "", "spared": 0,
    "rescue": -1, "won": [], "lost": [],
}  # fmt: skip


@pytest.mark.parametrize("size", [(80, 24), (140, 45), (200, 60)])
def test_a_battle_says_what_victory_brings_and_defeat_costs(size: tuple[int, int]) -> None:
    """A-BAT-23, A-BAT-26."""
    shown = text_of({**seen("sea-energy"), "stakes": FOUND}, size).lower()
    assert "win supremacy 3" in " ".join(shown.split())
    if size[0] >= 140:
        assert "supremacy 3, 2 vp, token, " in shown and "lose" in shown and "2 energy, 2 vp" in shown


def test_both_are_sentences_too() -> None:
    """A-BAT-24, A-RAI-12: a reader of plain mode hears them; what those raiders do is said."""
    assert sentences(words("en", "andromeda"), FOUND) == [
        "If you win: supremacy 3, 2 VP, token, from the raiders 2 energy, 2 VP.",
        "If you lose: transport and fighter to the yard, 1 module damaged, you draw 1 card.",
    ]


def test_abilities_are_named_and_what_saves_a_ship() -> None:
    found: Stakes = {**FOUND, "spared": 1, "rescue": 1, "won": [["ability", "F10", 1]], "lost": [["upgrade", "FU01"]]}
    won, lost = sentences(words("en", "andromeda"), found)
    assert won.endswith("2 energy, 2 VP, Spoils.")
    assert "to the yard, 1 of them spared, each for 1 energy on the repair ship, Patchwork Ark, 1 module" in lost


def test_a_launch_says_them_on_a_stage_of_four_rows() -> None:
    """100x30 with four seats: odds and stakes take the last row, whatever the base does."""
    view = launch_to_a_battle()
    shown = text_of(view, (100, 30))
    row = next(row for row in shown.splitlines() if " of 100   lose " in row)
    assert "win supremacy " in row


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_the_share_stands_behind_each_region_with_a_battle(size: tuple[int, int]) -> None:
    view = launch_to_a_battle()
    rows = view["launches"][view["question"]["by"][1]]
    shown = text_of(view, size)
    for region, row in rows.items():
        chance = of_launch(row)
        found = re.search(rf"[ ►]{region} (?:[A-Z][\w ]+?)? {{1,2}}(\d+)%", shown)
        assert (found and int(found[1])) == (None if chance is None else round(chance * 100)), region


@cache
def launch_to_a_battle() -> dict[str, Any]:
    """The first launch of a played game whose first region has a battle, and few others."""
    for look in looks(0):
        if look.question.why == "launch.where":
            view = look.helped()
            rows = view["launches"][look.question.by[1]]
            if len(rows) < 6 and rows and all("stakes" in row for row in rows.values()):
                return view
    raise AssertionError


def test_the_sentence_of_a_return_says_what_it_comes_to_at_best() -> None:
    voice = Voice(words("en", "andromeda"), ["Vera", "Tom"], 0)
    home = {"order": [["I13", "ship"], ["I25", "energy"]], "gives": {"titanium": 2}, "over": {"titanium": 1}}
    question = {"why": "turn.main", "options": [["return"]], "shape": "pick", "by": None}
    _, said = of_option(voice, {"question": question, "home": home, "seat": 0}, ("return",))
    assert said.startswith("At best ") and said.endswith("2 titanium. Too much to keep: 1 titanium.")


def test_a_step_on_a_track_names_its_space_and_what_stands_there() -> None:
    """Section 17: the icons of the spaces that are entered."""
    voice = Voice(words("en", "andromeda"), ["Vera", "Tom"], 0)
    view = {"seat": 0, "seats": [{"tracks": [0, 2, 0, 0, 0]}]}
    assert changes(voice, view, {"tracks": 1, "track-industry": 1}) == [f"You gain industry +1 (to 3{said(1, 3)})."]
    assert changes(voice, view, {"tracks": 3, "track-science": 3}) == [f"You gain science +3 (to 3{said(0, 1, 2, 3)})."]


def said(track: int, *spaces: int) -> str:
    names = [words("en", "andromeda").say(f"icon-{name}") for space in spaces if (name := icon(track, space))]
    return f": {', '.join(names)}" if names else ""


def test_a_tall_stage_cuts_nothing_of_what_a_base_does_and_lists_whole_orders() -> None:
    """130x42: the class of window is a small one, its stage is not."""
    view = launch_to_a_battle()
    region = next(name for name, row in view["launches"][view["question"]["by"][1]].items() if row["base"])
    text = words("en", "andromeda").say(f"tile-{view['map'][region]['tile']}", "text")
    facts = [line.split("││")[0][42:].strip() for line in text_of(view, (130, 42)).splitlines() if "││" in line]
    assert text in " ".join(facts)
    view = seen("sea-return-module")
    shown = " ".join(line.split("││")[0].strip("│ ") for line in text_of(view, (130, 42)).splitlines())
    told = [said for _, said in all_orders(words("en", "andromeda"), view)]
    whole = [said for said in told if said in shown]
    assert told[0] in whole and whole == told[: len(whole)]
    if len(whole) < len(told):
        assert told[len(whole)][:40] not in shown, "no order is cut"


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 30)])
def test_the_rule_of_equal_dice_stands_whole_behind_the_odds_or_not_at_all(size: tuple[int, int]) -> None:
    """It ended in *all equal: e...* where names of raiders are long."""
    sides = [{"side": ["seat", 0], "win": [1, 3]}, {"side": ["raiders"], "win": [1, 2]}]
    view = {**seen("sea-energy"), "question": None, "odds": {"sides": sides, "all_lose": [1, 6]}}
    for wide in range(30, 80):
        scene = scene_of(view, size)
        row = "".join(run.text for run in odds_runs(scene, wide))
        rule = scene.say("scr-highest_first")
        assert (row.endswith(rule) and width(row) <= wide) or rule not in row
        assert rule in row or width(f"{row}   {rule}") > wide
