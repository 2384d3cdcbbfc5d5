"""The prompt at the table: what chooses, what sends, what never sends; deals, keys typed ahead, taking back."""

import pytest

from cosmic_tui.games.encounter.say.labels import what_it_does
from cosmic_tui.screens.page import PageScreen

from .sitting import sit_at


class TestAnswering:
    """Digits highlight, Enter sends, Esc never does."""

    async def test_a_digit_highlights_and_enter_sends(self) -> None:
        async with sit_at("planning") as at:
            await at.press("3")
            assert at.link.answers == []
            assert "[3]" in at.text
            await at.press("enter")
            card = at.table.state.view["question"]["options"][at.link.answers[0]]
            assert at.link.answers and card == ["card", "attack_08"]

    async def test_what_may_be_used_says_what_it_does(self) -> None:
        """Before anybody looks it up: a power in a window, and a card."""
        async with sit_at("zap", (80, 24)) as at:
            await at.press("1")
            assert "Undo one use of one alien power" in at.text
            assert "until this encounter is over.  Enter" in at.text  # whole sentences, as many as there is room for
            voice = at.table.model.voice(0)
            assert what_it_does(voice, at.table.state.view, ["power", "mind"]) == [
                voice.say("alien-mind", "tagline") + "."
            ]

    async def test_esc_sends_nothing_ever(self) -> None:
        async with sit_at("reveal") as at:
            await at.press("1", "escape", "escape", "escape")
            assert at.link.answers == []

    async def test_zero_is_the_no(self) -> None:
        """In a window the highlight starts on it."""
        async with sit_at("reveal") as at:
            assert "[0]" in at.text
            await at.press("1", "0", "enter")
            options = at.table.state.view["question"]["options"]
            assert [options[answer] for answer in at.link.answers] == [["pass"]]

    async def test_arrows_choose_too(self) -> None:
        async with sit_at("planning") as at:
            await at.press("1", "right", "right", "left", "enter")
            options = at.table.state.view["question"]["options"]
            assert options[at.link.answers[0]] == ["card", "attack_12"]

    async def test_who_answers_looks_at_the_answer_again(self) -> None:
        """A digit, or a new question: from then on arrows and `i` are about the prompt, wherever the look was."""
        async with sit_at("planning") as at:
            await at.press("tab", "right", "3", "right", "i")
            assert at.link.answers == [] and "[4]" not in at.rows[0]
            assert at.table.answer.draft.choice.digit == "4" and "Attack 06" in at.rows[1]
            await at.press("escape", "tab")
            assert at.table.eyes.focus == "hand"
            view = at.table.state.view
            for serial, question in ((8, None), (9, view["question"])):
                at.link.tell(0, {"kind": "view", "view": {**view, "question": question}})
                at.link.tell(0, {"kind": "question", "serial": serial, "question": question, "asked": []})
                await at.press()
            await at.press("right")
            assert at.table.eyes.focus == "" and at.table.answer.draft.choice.digit == "2"

    async def test_ships_are_sent_by_digit_and_plus(self) -> None:
        async with sit_at("launch") as at:
            await at.press("0", "1", "plus", "2", "enter")
            counts = dict(zip(map(tuple, at.table.state.view["question"]["options"]), at.link.answers[0], strict=True))
            assert (counts[("planet", 0)], counts[("planet", 1)], sum(counts.values())) == (2, 1, 3)

    @pytest.mark.parametrize("size", [(80, 24), (100, 30)])
    async def test_the_keys_that_move_ships_are_shown_until_enter_can_send(self, size: tuple[int, int]) -> None:
        """R-LAU-2: one to four ships. The highlighted planet names both keys, and Enter promises nothing before."""
        async with sit_at("launch", size) as at:
            assert "Enter send 4" in at.text
            await at.press("0")
            assert " - " in at.text and "+ - ships" in at.text
            assert size[0] > 80 or "Enter send" not in at.text
            await at.press("plus")
            assert "Enter send 1" in at.text
            await at.press("minus")
            assert size[0] > 80 or "Enter send" not in at.text

    async def test_too_few_ships_are_not_sent_but_explained(self) -> None:
        async with sit_at("launch") as at:
            await at.press("0", "enter")
            assert at.link.answers == []
            assert "0 ships" in at.rows[-1]

    async def test_a_colony_given_up_is_asked_about_once_more(self) -> None:
        """Only what cannot be taken back; Esc goes back, Enter does it."""
        async with sit_at("launch") as at:
            await at.press("0", *"4444"[: at.table.answer.draft.question["caps"][3]], "enter")
            assert at.link.answers == []
            assert "do it" in at.text
            await at.press("escape", "enter", "enter")
            assert len(at.link.answers) == 1

    async def test_people_are_ticked_and_unticked(self) -> None:
        async with sit_at("invite") as at:
            await at.press("1", "2", "1", "enter")
            assert at.link.answers == [[1]]

    async def test_nobody_is_an_answer_too(self) -> None:
        async with sit_at("invite") as at:
            await at.press("1", "0", "enter")
            assert at.link.answers == [[]]

    async def test_rewards_are_an_amount(self) -> None:
        async with sit_at("rewards") as at:
            await at.press("right", "enter")
            assert at.link.answers == [1]

    async def test_a_planet_is_named_by_its_letter(self) -> None:
        """`B2`: chosen if it can be chosen, else read."""
        async with sit_at("aim") as at:
            await at.press("B", "2", "enter")
            assert at.table.state.view["question"]["options"][at.link.answers[0]] == ["planet", 11]

    async def test_a_planet_that_cannot_be_chosen_is_read(self) -> None:
        async with sit_at("aim") as at:
            await at.press("R", "1")
            assert isinstance(at.app.screen, PageScreen)
            assert at.link.answers == []

    async def test_what_was_typed_too_early_answers_nothing(self) -> None:
        async with sit_at("planning") as at:
            at.app.start.patience = 60.0
            at.table.asked_at = at.app.start.now()
            await at.press("2", "enter")
            assert at.link.answers == []

    async def test_what_is_said_about_a_question_goes_with_it(self) -> None:
        """A hint about a key pressed too soon does not outlive its question."""
        async with sit_at("planning") as at:
            at.app.start.patience = 60.0
            await at.press("enter")
            assert "just appeared" in at.rows[-1]
            view = at.table.state.view
            at.link.tell(0, {"kind": "view", "view": {**view, "question": None}})
            at.link.tell(0, {"kind": "question", "serial": 1, "question": None, "asked": [1]})
            await at.press()
            assert "just appeared" not in at.text

    async def test_hints_are_seen_while_an_alien_is_chosen(self) -> None:
        async with sit_at("aliens") as at:
            at.app.start.patience = 60.0
            await at.press("enter")
            assert "just appeared" in at.rows[-1]

    async def test_sending_takes_the_hint_away(self) -> None:
        async with sit_at("planning") as at:
            at.app.start.patience = 60.0
            await at.press("enter")
            at.app.start.patience = 0.0
            await at.press("enter")
            assert len(at.link.answers) == 1
            assert not at.table.eyes.hint

    async def test_a_refused_answer_stays_on_the_screen(self) -> None:
        async with sit_at("planning") as at:
            await at.press("2", "enter")
            at.link.tell(0, {"kind": "refused", "serial": 1, "code": "not_asked", "facts": {}})
            await at.press()
            assert "Another player is being asked" in at.text
            assert "[2]" in at.text

    async def test_the_preview_is_asked_for_whenever_the_answer_changes(self) -> None:
        async with sit_at("planning") as at:
            before = len([message for message in at.link.sent if message["kind"] == "preview"])
            await at.press("3")
            previews = [message for message in at.link.sent if message["kind"] == "preview"]
            assert len(previews) == before + 1
            assert previews[-1]["answer"] == at.table.answer.draft.answer()


class TestAhead:
    """A card chosen before it is asked for."""

    async def test_it_is_highlighted_and_still_has_to_be_sent(self) -> None:
        async with sit_at("planning") as at:
            view, question = at.table.state.view, at.table.state.view["question"]
            at.link.tell(0, {"kind": "view", "view": {**view, "question": None, "moment": "launch.aim"}})
            at.link.tell(0, {"kind": "question", "serial": 1, "question": None, "asked": [1]})
            await at.press("p", "2", "enter")
            assert at.link.answers == []
            at.link.tell(0, {"kind": "view", "view": view})
            at.link.tell(0, {"kind": "question", "serial": 2, "question": question, "asked": []})
            await at.press()
            assert "[2]" in at.text
            assert at.link.answers == []

    @pytest.mark.parametrize("later", [0, 1])
    async def test_whom_to_join_said_ahead_is_highlighted_in_that_encounter_only(self, later: int) -> None:
        async with sit_at("planning") as at:
            view = at.table.state.view
            seats = [{**view["seats"][0], "role": "bystander"}, *view["seats"][1:]]
            view = {**view, "seats": seats, "offense": 1, "defense": 2, "moment": "alliance.join", "invited": [1, 1]}
            at.link.tell(0, {"kind": "view", "view": {**view, "question": None}})
            at.link.tell(0, {"kind": "question", "serial": 1, "question": None, "asked": [3]})
            await at.press("p")
            assert "Choose in advance which side" in at.text
            await at.press("2", "enter")
            assert at.link.answers == [] and "Ready to send" in at.text
            question = {"why": "alliance.join", "shape": "pick", "options": [["side", 0], ["side", 1], ["pass"]],
                        "low": 0, "high": 0, "caps": [], "by": None, "data": None}  # fmt: skip
            at.link.tell(0, {"kind": "view", "view": {**view, "question": question, "number": view["number"] + later}})
            at.link.tell(0, {"kind": "question", "serial": 2, "question": question, "asked": []})
            await at.press()
            assert ("[2]" in at.text) == (not later) and at.table.eyes.prepared is None
            assert at.link.answers == []

    async def test_there_is_nothing_to_prepare_while_one_is_asked(self) -> None:
        async with sit_at("planning") as at:
            await at.press("p")
            assert "nothing to prepare" in at.rows[-1]


class TestDeals:
    """The desk lies over the stage; nothing is accepted by accident."""

    async def test_rows_and_answers(self) -> None:
        async with sit_at("deal", (140, 45)) as at:
            await at.press("down", "right", "2", "enter")
            kind, proposal = at.link.answers[0]
            assert kind == "propose"
            # an even trade lay there already; a colony on planet 1 instead, with any number of ships
            assert proposal == [[], [1, 1, 20], [], [5, 1, 20], []]

    async def test_a_planet_is_put_on_the_desk_by_its_handle(self) -> None:
        """R4 is given instead of R1; G1 is asked for no more."""
        async with sit_at("deal", (140, 45)) as at:
            await at.press("R", "4", "G", "1", "2", "enter")
            assert at.link.answers[0] == ["propose", [[], [3, 1, 20], [], [], []]]

    async def test_the_desk_names_its_keys_in_the_smallest_window(self) -> None:
        """R-DEA-3: whose cards they are, who picks them, and how to get from row to row."""
        async with sit_at("deal", (80, 24)) as at:
            assert any("↑ ↓ row" in row and "Tab other side" in row for row in at.rows)
            await at.press("right")
            assert at.table.answer.draft.halves["mine"].cards == (("choice", 1),)
            assert sum("1 card, giver's pick" in row for row in at.rows) == 2  # given, and gained

    async def test_cards_are_picked_from_the_hand(self) -> None:
        async with sit_at("deal", (140, 45)) as at:
            await at.press("enter", "1", "enter", "2", "enter")
            _kind, proposal = at.link.answers[0]
            assert next(term for part in (proposal[0], proposal[2]) for term in part)[0] == "card"

    async def test_cards_given_by_name_are_all_in_sight(self) -> None:
        """R-DEA-3: in short words where the desk is narrow."""
        async with sit_at("deal", (100, 30)) as at:
            await at.press("enter", "1", "4", "5", "enter")
            assert len(at.table.answer.draft.halves["mine"].cards) == 3
            assert sum("A20, Neg, R+2" in row for row in at.rows) == 2  # given, and gained
            assert "Reinf" not in at.rows[5] and "…" not in at.rows[5]

    async def test_giving_up_is_asked_twice(self) -> None:
        async with sit_at("deal") as at:
            await at.press("5", "enter")
            assert at.link.answers == []
            await at.press("enter")
            assert at.link.answers == [["give_up"]]

    async def test_enter_alone_accepts_nothing(self) -> None:
        async with sit_at("deal-theirs") as at:
            await at.press("enter", "escape")
            assert at.link.answers == []
            await at.press("1", "enter")
            assert at.link.answers[0][0] == "accept"

    async def test_the_systems_can_be_looked_at(self) -> None:
        async with sit_at("deal", (80, 24)) as at:
            assert "seat · alien" not in at.text
            await at.press("z")
            assert "seat · alien" in at.text


class TestUndo:
    async def test_it_is_the_tables_business(self) -> None:
        async with sit_at("planning") as at:
            await at.press("u")
            assert at.link.others() == ["undo"]
