"""A module and what runs it, a die and how far it is raised, goods and what comes for them: each is one question."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.games.andromeda.tongue import Voice, long_labels
from cosmic_tui.prompt.dial import Dial
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import manner_of
from cosmic_tui.words.loader import words
from tests.andromeda.screens.playing import looks
from tests.andromeda.screens.positions import seen
from tests.andromeda.screens.test_pairs import put
from tests.screens.sitting import sit_at

SIZE = (120, 30)
FOLDED = {"return.module": "return.with", "battle.raise": "battle.raise_by", "swap.give": "swap.take"}


def dial_of(view: dict[str, Any]) -> Dial:
    draft = start(view, view["question"], manner_of("andromeda"))
    assert isinstance(draft, Dial)
    return draft


def test_what_is_turned_is_what_the_second_question_offers() -> None:
    """A-RET-4, A-BAT-18: for each option exactly these answers, and only if it is asked; the screen guesses nothing."""
    asked = dict.fromkeys(FOLDED, 0)
    for seed in (0, 4):
        for number, look in enumerate(looks(seed)):
            why = look.question.why
            if why not in FOLDED or (why == "return.module" and number % 5):
                continue
            draft = dial_of(look.helped())
            for first, ways in enumerate(draft.ways_of):
                copy = look.match.fork()
                copy.answer(look.question.seat, first)
                after = copy.pending[0]
                if after.why == FOLDED[why]:
                    offered = list(after.options) or [("number", n) for n in range(after.low, after.high + 1)]
                    assert sorted(map(tuple, ways)) == sorted(map(tuple, offered))
                else:
                    assert len(ways) < 2, "nothing is asked then"
                asked[why] += bool(ways)
    assert asked["return.module"] > 20 and asked["battle.raise"]


def test_goods_are_swapped_for_each_other_kind() -> None:
    """A-FX-18: Haggle."""
    question = {**seen("sea-pay")["question"], "why": "swap.give", "shape": "pick", "by": None, "data": None}
    draft = dial_of({**seen("sea-pay"), "question": {**question, "options": [["resource", "ice"]]}})
    assert draft.ways_of == [[("resource", "titanium"), ("resource", "nanocarbon")]]


def test_energy_and_upgraded_ships_are_proposed_where_the_best_order_puts_them() -> None:
    view = seen("sea-return-module")
    proposed = {}
    for ident, order in view["orders"]["modules"].items():
        draft = dial_of(view)
        place = view["question"]["options"].index(["module", ident])
        proposed[order["then"]["order"][0][1]] = (draft.way(place) or ("",))[0]
    assert proposed.get("ship") == "ship" and proposed.get("energy", "energy") == "energy"


def test_the_highlighted_module_says_what_runs_it_and_plus_turns_on() -> None:
    view = seen("sea-return-module")
    draft = dial_of(view)
    draft.at = next(n for n, choice in enumerate(draft.choices) if len(draft.ways_of[choice.index]) > 1)
    assert draft.choice is not None
    voice, here = Voice(words("en", "andromeda"), ["Vera", "Tom", "Ines", "Quill"], 0), draft.choice.index
    said = []
    for _ in draft.ways_of[here]:
        said.append(long_labels(voice, view, draft)[here])
        assert draft.follow == ("return.with", draft.ways_of[here][len(said) - 1])
        assert draft.add(1)
    assert len(set(said)) == len(said) > 1 and all(": " in label for label in said)
    assert long_labels(voice, view, draft)[here] == said[0], "it goes round"
    assert ("fewer more", "key-return-with") in draft.ways("1-3")


@pytest.mark.parametrize("turned", [0, 1])
async def test_both_answers_are_given_with_one_enter(turned: int) -> None:
    async with sit_at("sea-return-module", SIZE) as table:
        draft = table.table.answer.draft
        assert isinstance(draft, Dial)
        choice = next(choice for choice in draft.choices if len(draft.ways_of[choice.index]) > 1)
        await table.press(choice.digit, *["plus"] * turned, "enter")
        assert table.link.answers == [choice.index]
        options = [list(way) for way in reversed(draft.ways_of[choice.index])]
        await put(table, "return.with", options)
        assert table.link.answers[1:] == [len(options) - 1 - turned]
        await put(table, "damage.repair", [["vp"], ["titanium"]])
        assert len(table.link.answers) == 2, "what comes then is asked"


def test_a_coach_has_both_questions_put() -> None:
    draft = dial_of(seen("sea-return-module"))
    draft.apart()
    assert draft.follow is None and all(not ways for ways in draft.ways_of)
