"""What stands around a question: by which rule it is asked, the keys that are its own, whose ships are in reach."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.games import games
from cosmic_tui.games.andromeda.acts import act_of_digit, digits_of_acts
from cosmic_tui.games.andromeda.draw.seats import in_reach, seat_state
from cosmic_tui.games.andromeda.draw.stage_battle import lowest_ticked
from cosmic_tui.games.andromeda.say.laws import LAW
from cosmic_tui.prompt.choices import numbered
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import turn_phases_of
from cosmic_tui.words.loader import words
from tests.andromeda.screens.drawn import GAME, WORDS, scene_of, text_of
from tests.andromeda.screens.positions import seen

QUESTIONS = Path(__file__).parents[3] / "cosmic_tui" / "words" / "en" / GAME / "questions.ftl"
SIZE, WIDE = (100, 30), (140, 45)


def test_every_kind_of_question_names_its_rule() -> None:
    """And each of these rules is in the codex."""
    found = re.findall(r"^q-(\w+(?:-\w+)*) =", QUESTIONS.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = {ident.replace("-", ".", 1) for ident in found} - {"any", "beside"}
    kinds = {kind for kind in kinds if not kind.startswith("turn.window_")}
    assert kinds == set(LAW)
    assert [law for law in LAW.values() if not WORDS.has(f"rule-{law}")] == []


def test_a_launch_says_how_many_regions_are_in_reach_and_by_which_rule() -> None:
    view = seen("sea-launch")
    lit = len(view["question"]["options"])
    assert f"{lit} of {len(view['map'])} regions in range · A-LAU-6" in text_of(view, SIZE)
    alone = {region: {key: row[key] for key in row if key != "ships"} for region, row in view["map"].items()}
    assert "A-LAU-3" in text_of({**view, "map": alone}, SIZE), "with no ship out it is a first launch"


def test_a_return_counts_the_ships_on_modules() -> None:
    """A-RET-2: those out and on the repair ship can still be placed."""
    view = seen("sea-return-module")
    assert "0 of 4 ships placed · A-RET-2" in text_of(view, WIDE)


def test_the_keys_of_a_launch_take_the_ship_back_and_name_the_region() -> None:
    view = seen("sea-launch")
    draft = start(view, view["question"], answering_of(GAME))
    assert isinstance(draft, Draft) and draft.choice is not None
    assert answering_of(GAME).hints(view, draft) == [(draft.choice.sign, "key-by_name"), ("undo", "key-other_ship")]
    text = text_of(view, SIZE)
    assert "u other ship" in text and f"{draft.choice.sign} by its name" in text


def test_seats_whose_ships_could_be_met_are_in_reach() -> None:
    view = seen("sea-launch")
    scene = scene_of(view, WIDE)
    ship = view["question"]["by"][1]
    meets = {seat for row in view["launches"][ship].values() for seat, _ in row["meets"]}
    assert meets and {who for who in range(4) if in_reach(scene, who)} == meets
    assert text_of(view, WIDE).count("in range ─") == len(meets)
    nobody = {ship: {name: {**row, "meets": []} for name, row in view["launches"][ship].items()}}
    assert "in range ─" not in text_of({**view, "launches": nobody}, WIDE)


def test_whoever_has_the_best_dice_leads() -> None:
    view = seen("sea-reroll")
    assert seat_state(scene_of(view, WIDE), 0)[0] == "leads, 2 ships"
    battle = view["battle"]
    sides = [{**side, "rolled": [6, 6] if side["side"] == ["seat", 1] else [5]} for side in battle["sides"]]
    other = scene_of({**view, "battle": {**battle, "sides": sides}}, WIDE)
    assert [seat_state(other, who)[0] for who in range(3)] == ["attacker, 2 ships", "leads, 1 ship", "1 ship"]


@pytest.mark.parametrize(("ticked", "lowest"), [((), 0), ((4,), 1), ((3, 4), 2), ((1, 2), -1), ((0, 4), -1)])
def test_only_the_lowest_dice_have_their_odds_counted_beforehand(ticked: tuple[int, ...], lowest: int) -> None:
    """Six, four, four, three, two lie there."""
    view = seen("sea-reroll")
    draft = start(view, view["question"], answering_of(GAME))
    assert isinstance(draft, Draft)
    draft.ticked = set(ticked)
    assert lowest_ticked(draft) == lowest
    assert answering_of(GAME).judged(view["question"]), "so the table says what these dice would do"


def test_a_film_goes_back_by_what_the_game_goes_by() -> None:
    """Each game has a word for it."""
    said = {game: words("en", game).say(turn_phases_of(game).CHAPTER) for game in games()}
    assert said["andromeda"] == "turn" and said["encounter"] == "encounter" and all(said.values())


@pytest.mark.parametrize(("options", "free"), [(0, "123456789"), (3, "456789"), (8, "9"), (9, ""), (12, "")])
def test_cards_have_the_digits_that_the_question_leaves_free(options: int, free: str) -> None:
    """There is no tenth digit; of a question with two pages every digit means an option."""
    view: Any = {"beside": [["play", f"TA{number:02}"] for number in range(1, 13)]}
    asked: Any = {"shape": "pick", "options": [["card", number] for number in range(options)], "why": "pick"}
    draft = Draft(asked, numbered(asked)) if options else None
    digits = digits_of_acts(view, draft)
    assert "".join(digits.values()) == free
    assert [act_of_digit(view, draft, digit) for digit in free] == list(digits)
    assert act_of_digit(view, draft, "10") is None
