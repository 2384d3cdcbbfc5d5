"""Two modules of a field are chosen in one question (A-BAS-9): what may go together, and what is sent."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.pairs import Pairs
from cosmic_tui.prompt.parts import answering_of
from engine.andromeda.rules import RULES
from tests.andromeda.screens.playing import looks
from tests.andromeda.screens.positions import seen
from tests.screens.sitting import Sitting, sit_at

SIZE = (120, 30)


def test_what_is_told_to_go_together_is_what_the_second_question_offers() -> None:
    """A-BAS-9: after each first module, exactly these others."""
    asked = two = 0
    for seed in (1, 3):
        for look in looks(seed):
            if look.question.why == "modules.buy":
                told = RULES.help(look.match, look.question.seat)["pairs"]
                for first, others in enumerate(told):
                    copy = look.match.fork()
                    copy.answer(look.question.seat, first)
                    after = copy.pending[0]
                    offered = after.options[:-1] if after.why == "modules.buy_second" else ()
                    assert [look.question.options[other] for other in others] == list(offered)
                    two += bool(others)
                asked += 1
    assert asked > 5 and two > 5


def buying() -> Pairs:
    view = seen("sea-buy")
    draft = start(view, view["question"], answering_of("andromeda"))
    assert isinstance(draft, Pairs)
    return draft


def test_one_is_bought_with_one_key_and_the_second_question_is_answered_with_no() -> None:
    draft = buying()
    assert draft.choice is not None and draft.lacks() is None
    assert draft.answer() == draft.choice.index
    assert draft.follow == [("modules.buy_second", ("done",))]


def test_what_cannot_be_paid_together_is_never_ticked_together() -> None:
    draft = buying()
    first = draft.choices[0].index
    apart = [n for n, choice in enumerate(draft.choices) if choice.index not in (first, *draft.partners[first])]
    beside = [n for n, choice in enumerate(draft.choices) if choice.index in draft.partners[first]]
    assert draft.go_to(0) and draft.go_to(beside[0])
    assert draft.ticked == {first, draft.choices[beside[0]].index}
    for place in apart:
        draft.go_to(place)
        assert draft.ticked == {draft.choices[place].index}


async def put(table: Sitting, why: str, options: list[list[Any]]) -> None:
    """The table puts the next question."""
    view = table.table.state.view
    assert view is not None
    question = {**view["question"], "why": why, "options": options}
    table.link.tell(table.link.seats[0], {"kind": "view", "view": {**view, "question": question, "pairs": []}})
    message = {key: value for key, value in question.items() if key != "seat"}
    table.link.tell(table.link.seats[0], {"kind": "question", "serial": 2, "question": message, "asked": [0]})
    await table.press()


@pytest.mark.parametrize("both", [True, False])
async def test_the_second_question_is_answered_without_being_seen(both: bool) -> None:
    async with sit_at("sea-buy", SIZE) as table:
        draft = table.table.answer.draft
        assert isinstance(draft, Pairs)
        assert "or which two" in table.text
        first = draft.choices[0]
        other = next(choice for choice in draft.choices if choice.index in draft.partners[first.index])
        await table.press(first.digit, *([other.digit] if both else []), "enter")
        assert table.link.answers == [min(first.index, other.index) if both else first.index]
        wanted = draft.asked["options"][max(first.index, other.index)] if both else ["done"]
        await put(table, "modules.buy_second", [["module", "I99"], list(wanted), ["done"]])
        assert table.link.answers[1:] == [1]
        await put(table, "modules.discard", [["module", "I99"], ["module", "I98"]])
        assert len(table.link.answers) == 2, "what comes then is asked"
