"""A pause lists what can be done in it as its options (A-SID-7): digits, what is sent, and that it keeps up."""

from __future__ import annotations

from typing import Any

from cosmic_tui.draw.layout import CLASSES
from cosmic_tui.games.andromeda.acts import OF_USE
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.prompt.pause import Pause
from tests.andromeda.screens.drawn import text_of
from tests.andromeda.screens.playing import looks
from tests.andromeda.screens.positions import seen
from tests.screens.sitting import sit_at

SIZE = (100, 30)


def test_every_act_of_use_is_an_option_and_the_table_takes_it() -> None:
    """Each of them in whole games; Enter alone goes on."""
    listed = 0
    for look in looks(1):
        if look.question.why in ("turn.window", "turn.before_battle") and look.view["question"]:
            view = look.helped()
            acts = [tuple(ref) for ref in view["beside"] if ref[0] in OF_USE]
            draft = start(view, view["question"], answering_of("andromeda"))
            assert draft.answer() == 0
            assert isinstance(draft, Pause) == bool(acts)
            if isinstance(draft, Pause):
                assert sorted(draft.acts) == sorted(dict.fromkeys(acts))
                for place in range(1, len(draft.choices)):
                    draft.go_to(place)
                    copy = look.match.fork()
                    copy.answer(look.question.seat, draft.answer())
                    listed += 1
    assert listed > 20


def test_the_acts_stand_in_the_prompt_and_the_cards_have_their_digits() -> None:
    view = seen("sea-pause")
    for size in CLASSES.values():
        rows = text_of(view, size).splitlines()
        prompt = " ".join(row for row in rows if row[:1] in "▌┃")
        for label in ("Go on", "1  Play Field Repairs", "2  Play Supply Drop", "4  Recruit at Ashkar"):
            assert label in prompt, size


async def test_a_digit_and_enter_do_it_and_the_pause_lists_what_is_left() -> None:
    async with sit_at("sea-pause", SIZE) as table:
        await table.press("2", "enter")
        assert table.link.answers == [{"act": ["play", "TA02"]}]
        view: dict[str, Any] = dict(table.table.state.view or {})
        view["beside"] = [ref for ref in view["beside"] if ref != ["play", "TA02"]]
        table.link.tell(table.link.seats[0], {"kind": "view", "view": view})
        question = {key: value for key, value in view["question"].items() if key != "seat"}
        table.link.tell(table.link.seats[0], {"kind": "question", "serial": 2, "question": question, "asked": [0]})
        await table.press()
        assert "2  Play Escort Wing" in table.text and "Play Supply Drop" not in table.text
        await table.press("enter")
        assert table.link.answers[1:] == [0]
