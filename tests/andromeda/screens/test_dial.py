"""A module and what runs it, a die and how far it is raised, goods and what comes for them: each is one question."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from cosmic_tui.games.andromeda.sentences import Voice, long_labels
from cosmic_tui.prompt.dial import Dial
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.words.loader import words
from engine.andromeda.scenario import AndromedaStaging
from engine.testing.scenario import read
from tests.andromeda.screens.playing import RULES, looks
from tests.andromeda.screens.positions import seen
from tests.andromeda.screens.test_pairs import put
from tests.screens.sitting import Sitting, sit_at

SIZE = (120, 30)
FOLDED = {"return.module": "return.with", "battle.raise": "battle.raise_by", "swap.give": "swap.take"}


def dial_of(view: dict[str, Any]) -> Dial:
    draft = start(view, view["question"], answering_of("andromeda"))
    assert isinstance(draft, Dial)
    return draft


def test_what_is_turned_is_what_the_second_question_offers() -> None:
    """A-RET-4, A-BAT-18: for each option exactly these answers, and only if it is asked; the screen guesses nothing."""
    asked = dict.fromkeys(FOLDED, 0)
    for seed in (0, 4):
        for number, look in enumerate(looks(seed)):
            why = look.question.why
            if why not in FOLDED or (why == "return.module" and number % 10):
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
        assert draft.follow == [("return.with", draft.ways_of[here][len(said) - 1])]
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
    assert draft.follow == [] and all(not ways for ways in draft.ways_of)


def comet_shower() -> Any:
    """A game at the question where three bonuses are laid (A-FX-13)."""
    text = 'game = "andromeda"\nid = "A-X"\ntitle = "x"\nrules = ["A-FX-13"]\nseats = 2\nstart = "card TE01"\n'
    text += 'script = [{ question = { why = "bonus.where" } }]\n'
    match = AndromedaStaging(read(text, known_rules)[0]).begin()
    assert match.pending[0].why == "bonus.where"
    return match


def test_each_region_that_gets_a_bonus_has_a_dial_of_its_own() -> None:
    """A-FX-13, A-FX-28: three regions and what lies in each are one answer; the table asks four times, as ever."""
    match = comet_shower()
    view = RULES.view(match, 0)
    draft = dial_of(view)
    assert draft.lacks() is not None and draft.follow == []
    for place, turned in ((5, 2), (1, 1), (3, 0)):
        assert draft.go_to(place)
        for _ in range(turned):
            assert draft.add(1)
    voice = Voice(words("en", "andromeda"), ["Vera", "Tom"], 0)
    said = long_labels(voice, view, draft)
    chosen = [draft.choices[place].index for place in (1, 3, 5)]
    assert sorted(draft.ticked) == sorted(chosen) and draft.lacks() is None
    assert sum(": " in label for label in said) == 3
    laid = {draft.choices[place].sign: kind for place, kind in ((1, "ice"), (3, "titanium"), (5, "nanocarbon"))}
    match.answer(0, tuple(draft.answer()))
    for why, ref in draft.follow:
        question = match.pending[0]
        assert question.why == why
        match.answer(0, question.options.index(ref))
    told = [RULES.event(event, True) for event in match.game.events if event[0] == "bonus_placed"]
    assert {event["region"]: event["resource"] for event in told} == laid


@pytest.mark.parametrize("fits", [True, False])
async def test_three_answers_follow_the_first_until_one_does_not_fit(fits: bool) -> None:
    """What was chosen is given only where it is asked for; if anything else is asked, everything after it is put."""
    async with sit_at("sea-return-module", SIZE) as table:
        view = table.table.state.view
        assert view is not None
        where = {**view["question"], "why": "bonus.where", "shape": "some", "low": 3, "high": 3, "data": None}
        await told(table, 2, {**where, "options": [["region", region] for region in sorted(view["map"])[:6]]})
        draft = table.table.answer.draft
        assert isinstance(draft, Dial) and "which resource" in table.text
        assert re.search(r": \w+ - \+ ", table.text), "what turns stands beside what is highlighted"
        draft.go_to(0)
        draft.add(1)
        draft.go_to(2)
        draft.go_to(4)
        await table.press("enter")
        assert table.link.answers == [draft.answer()]
        kinds = [["resource", kind] for kind in ("titanium", "ice", "nanocarbon")]
        which = {**where, "why": "bonus.which", "shape": "pick", "low": 1, "high": 1, "options": kinds}
        await told(table, 3, which)
        assert table.link.answers[1:] == [1]
        if not fits:
            await told(table, 4, {**which, "why": "damage.repair", "options": [["vp"], ["titanium"]]})
        await told(table, 5, which)
        await told(table, 6, which)
        assert table.link.answers[2:] == ([0, 0] if fits else [])


async def told(table: Sitting, serial: int, question: dict[str, Any]) -> None:
    """The table puts this question."""
    view = table.table.state.view
    assert view is not None
    seat = table.link.seats[0]
    table.link.tell(seat, {"kind": "view", "view": {**view, "question": question}})
    put = {key: value for key, value in question.items() if key != "seat"}
    table.link.tell(seat, {"kind": "question", "serial": serial, "question": put, "asked": [0]})
    await table.press()
