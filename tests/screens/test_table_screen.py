"""The table at the keyboard and with the mouse: what chooses, what sends, what never sends."""

import pytest
from textual import events

from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.leaving import LeaveScreen
from cosmic_tui.screens.logbook import LogScreen, ThenScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.reading import SeatScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.screens.victory import VictoryScreen

from .playing import settled
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

    async def test_ships_are_sent_by_digit_and_plus(self) -> None:
        async with sit_at("launch") as at:
            await at.press("0", "1", "plus", "2", "enter")
            counts = dict(zip(map(tuple, at.table.state.view["question"]["options"]), at.link.answers[0], strict=True))
            assert (counts[("planet", 0)], counts[("planet", 1)], sum(counts.values())) == (2, 1, 3)

    async def test_too_few_ships_are_not_sent_but_explained(self) -> None:
        async with sit_at("launch") as at:
            await at.press("0", "enter")
            assert at.link.answers == []
            assert "0 ships" in at.rows[-1]

    async def test_a_colony_given_up_is_asked_about_once_more(self) -> None:
        """Only what cannot be taken back; Esc goes back, Enter does it."""
        async with sit_at("launch") as at:
            await at.press("0", *"4444"[: at.table.draft.question["caps"][3]], "enter")
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
            assert "just come up" in at.rows[-1]
            view = at.table.state.view
            at.link.tell(0, {"kind": "view", "view": {**view, "question": None}})
            at.link.tell(0, {"kind": "question", "serial": 1, "question": None, "asked": [1]})
            await at.press()
            assert "just come up" not in at.text

    async def test_hints_are_seen_while_an_alien_is_chosen(self) -> None:
        async with sit_at("aliens") as at:
            at.app.start.patience = 60.0
            await at.press("enter")
            assert "just come up" in at.rows[-1]

    async def test_sending_takes_the_hint_away(self) -> None:
        async with sit_at("planning") as at:
            at.app.start.patience = 60.0
            await at.press("enter")
            at.app.start.patience = 0.0
            await at.press("enter")
            assert len(at.link.answers) == 1
            assert at.table.eyes.hint == ""

    async def test_a_refused_answer_stays_on_the_screen(self) -> None:
        async with sit_at("planning") as at:
            await at.press("2", "enter")
            at.link.tell(0, {"kind": "refused", "serial": 1, "code": "not_asked", "facts": {}})
            await at.press()
            assert "The table asks somebody else" in at.text
            assert "[2]" in at.text

    async def test_the_preview_is_asked_for_whenever_the_answer_changes(self) -> None:
        async with sit_at("planning") as at:
            before = len([message for message in at.link.sent if message["kind"] == "preview"])
            await at.press("3")
            previews = [message for message in at.link.sent if message["kind"] == "preview"]
            assert len(previews) == before + 1
            assert previews[-1]["answer"] == at.table.draft.answer()


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

    async def test_there_is_nothing_to_prepare_while_one_is_asked(self) -> None:
        async with sit_at("planning") as at:
            await at.press("p")
            assert "nothing to prepare" in at.rows[-1]


class TestMouse:
    """Every option can be clicked; everything else is read."""

    async def test_a_card_in_the_hand_is_chosen(self) -> None:
        async with sit_at("planning", (140, 45)) as at:
            index = at.table.state.view["question"]["options"].index(["card", "attack_06"])
            await at.click(("option", index))
            assert at.table.draft.answer() == index
            assert at.link.answers == []

    async def test_a_planet_on_the_board_is_chosen(self) -> None:
        async with sit_at("aim", (80, 24)) as at:
            await at.click(("option", 4))
            assert at.table.draft.answer() == 4

    async def test_a_dark_card_is_read(self) -> None:
        async with sit_at("planning", (140, 45)) as at:
            await at.click(("read", ("card", "cosmic_zap")))
            assert isinstance(at.app.screen, CodexScreen)

    async def test_a_seat_is_read(self) -> None:
        async with sit_at("planning", (140, 45)) as at:
            await at.click(("read", ("seat", 1)))
            assert isinstance(at.app.screen, SeatScreen)

    async def test_a_right_click_only_reads(self) -> None:
        async with sit_at("planning", (140, 45)) as at:
            before = at.table.draft.answer()
            index = at.table.state.view["question"]["options"].index(["card", "attack_06"])
            await at.click(("option", index), button=3)
            assert at.table.draft.answer() == before
            assert isinstance(at.app.screen, PageScreen)

    @pytest.mark.parametrize("size", [(80, 24), (140, 45)])
    async def test_a_sentence_opens_the_log_where_it_stands(self, size: tuple[int, int]) -> None:
        async with sit_at("zap-of-zap-of-zap", size) as at:
            line = at.table.state.lines[-1]
            await at.click(("log", line.number))
            assert isinstance(at.app.screen, LogScreen)
            assert at.app.screen.at == len(at.table.state.lines) - 1

    @pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
    async def test_what_is_being_answered_is_read_where_it_stands(self, size: tuple[int, int]) -> None:
        """T-NEST-1: each answer in the stack, and what it answers."""
        async with sit_at("zap-of-zap-of-zap", size) as at:
            for ref in (("card", "card_zap"), ("card", "cosmic_zap")):
                await at.click(("read", ref))
                assert isinstance(at.app.screen, CodexScreen)
                await at.press("escape")

    @pytest.mark.parametrize("size", [(140, 45), (200, 60)])
    async def test_a_played_card_is_read_where_it_lies(self, size: tuple[int, int]) -> None:
        async with sit_at("reveal", size) as at:
            face = next(face for _, face in at.table.state.view["laid"] if face)
            await at.click(("read", ("card", face)))
            assert isinstance(at.app.screen, PageScreen)

    @pytest.mark.parametrize("size", [(80, 24), (100, 30)])
    async def test_a_click_on_the_sum_explains_it(self, size: tuple[int, int]) -> None:
        async with sit_at("reveal", size) as at:
            await at.click(("read", ("stage",)))
            assert "How it adds up" in at.text

    async def test_the_inside_of_a_panel_is_the_panel(self) -> None:
        """An alien's name in its system, a moment in the chart."""
        async with sit_at("planning", (140, 45)) as at:
            rows = at.rows
            y = next(number for number, row in enumerate(rows) if "│ ► choice" in row)
            await at.pilot.click(offset=(rows[y].index("choice"), y))
            await settled(at.pilot)
            assert isinstance(at.app.screen, MomentsScreen)

    @pytest.mark.parametrize("size", [(80, 24), (140, 45)])
    async def test_piles_and_phases_are_read_where_they_stand(self, size: tuple[int, int]) -> None:
        """The table of who sees what: all discards lie face up for everybody."""
        async with sit_at("planning", size) as at:
            at.table.state.view = {**at.table.state.view, "discards": ["attack_40", "morph", "attack_40"]}
            await at.click(("read", ("piles",)))
            assert isinstance(at.app.screen, PageScreen)
            assert "Attack 40 ×2" in at.text
            await at.press("escape")
            await at.click(("do", "timing"))
            assert isinstance(at.app.screen, MomentsScreen)

    async def test_keys_in_the_last_row_can_be_clicked(self) -> None:
        async with sit_at("planning") as at:
            await at.click(("do", "log"))
            assert isinstance(at.app.screen, LogScreen)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
async def test_the_mouse_alone_gets_everywhere(size: tuple[int, int]) -> None:
    """The menu can be clicked at every size, and everything is in it."""
    async with sit_at("planning", size) as at:
        await at.click(("do", "menu"))
        assert isinstance(at.app.screen, MenuScreen)


class TestPages:
    """Pages lie over the table, tell of the question, and go away with Esc."""

    @pytest.mark.parametrize("key", [*"iwoelatdsmxgzv", "question_mark"])
    async def test_a_page_opens_and_closes(self, key: str) -> None:
        async with sit_at("planning") as at:
            await at.press(key)
            assert at.app.screen is not at.table
            assert "Choose your encounter card" in at.rows[0]
            await at.press("escape")
            assert at.app.screen is at.table
            assert at.link.answers == []

    async def test_seats_one_after_the_other(self) -> None:
        async with sit_at("planning") as at:
            await at.press("tab", "tab", "tab", "i")
            assert "Vera" in at.rows[1]
            await at.press("right")
            assert "Tom" in at.rows[1]

    async def test_the_log_shows_the_board_as_it_was(self) -> None:
        async with sit_at("reveal", (140, 45)) as at:
            await at.press("l", "home")
            assert "1 REGROUP" not in at.rows[0]
            first = at.text
            await at.press("end")
            assert at.text != first
            await at.press("enter")
            assert isinstance(at.app.screen, ThenScreen)
            now = at.text
            await at.press("left", "left", "left", "left", "left", "left")
            assert at.text != now

    async def test_a_filter_of_the_log(self) -> None:
        async with sit_at("reveal", (140, 45)) as at:
            await at.press("l")
            everything = len(at.app.screen.entries())
            await at.press("f")
            assert len(at.app.screen.entries()) < everything

    async def test_marks_for_standing_orders(self) -> None:
        async with sit_at("planning") as at:
            await at.press("t", "space")
            assert at.link.sent[-1] == {"kind": "orders", "orders": {"marked": ["planning.pick"]}}

    async def test_standing_orders(self) -> None:
        async with sit_at("planning") as at:
            await at.press("s", "space", "down", "down", "space")
            kinds = [message["orders"] for message in at.link.sent if message["kind"] == "orders"]
            assert kinds[0]["until_change"] is True
            assert kinds[1]["never"] == ["start"]

    async def test_help_runs_what_it_shows(self) -> None:
        async with sit_at("planning") as at:
            await at.press("question_mark", *["down"] * 10)
            await at.press("enter")
            assert isinstance(at.app.screen, PageScreen)

    async def test_the_palette_knows_the_names_of_the_keys_row_too(self) -> None:
        async with sit_at("planning") as at:
            await at.press("ctrl+p", *"odds")
            assert "how could this end" in at.text
            await at.press("enter")
            assert isinstance(at.app.screen, PageScreen)

    async def test_find_looks_everywhere(self) -> None:
        """One word finds aliens, cards, moments and rules; what bears it in its name comes first."""
        async with sit_at("planning", (140, 45)) as at:
            await at.press("slash", *"zap")
            shown = [row[1:36].strip() for row in at.rows[2:40]]
            assert "Card Zap" in shown[0] and any(row.startswith("Rules") for row in shown)
            assert any(row.startswith("Moments") for row in shown) and any("Citadel" in row for row in shown)
            await at.press("down", "enter", "escape")
            assert at.app.screen is at.table

    async def test_the_palette_finds_answers_and_commands(self) -> None:
        async with sit_at("planning") as at:
            await at.press("ctrl+p", *"negotiate", "enter")
            assert at.table.state.view["question"]["options"][at.table.draft.answer()] == ["card", "negotiate"]
            await at.press("ctrl+p", *"happened", "enter")
            assert isinstance(at.app.screen, LogScreen)

    async def test_jumping_by_a_letter(self) -> None:
        async with sit_at("planning") as at:
            await at.press("g", "b")
            assert isinstance(at.app.screen, SeatScreen)

    async def test_the_codex_is_searched_and_rules_are_followed(self) -> None:
        async with sit_at("planning", (140, 45)) as at:
            await at.press("slash", *"zombie", "enter")
            assert "Zombie" in at.text
            await at.press("6", "slash", *"R-FLR-2", "enter")
            assert "R-FLR-2" in at.text
            assert isinstance(at.app.screen, CodexScreen)

    async def test_a_question_that_comes_meanwhile_is_a_row_on_top(self) -> None:
        async with sit_at("planning") as at:
            view = at.table.state.view
            at.link.tell(0, {"kind": "view", "view": {**view, "question": None}})
            at.link.tell(0, {"kind": "question", "serial": 1, "question": None, "asked": [1]})
            await at.press("a")
            assert "encounter card" not in at.rows[0]
            at.link.tell(0, {"kind": "view", "view": view})
            at.link.tell(0, {"kind": "question", "serial": 2, "question": view["question"], "asked": []})
            await at.press()
            assert "Choose your encounter card" in at.rows[0]
            assert isinstance(at.app.screen, CodexScreen)


class TestTalking:
    """Chat takes all printable keys until Enter or Esc."""

    async def test_a_line_is_typed_and_sent(self) -> None:
        async with sit_at("planning") as at:
            await at.press("c", *"no", "space", *"way1", "backspace", "enter", "2")
            assert {"kind": "chat", "text": "no way"} in at.link.sent
            assert at.table.draft.choice.digit == "2"

    async def test_what_is_pasted_is_typed_only_where_one_types(self) -> None:
        async with sit_at("planning") as at:
            at.app.post_message(events.Paste("2\n"))
            await at.press()
            assert at.link.answers == []
            await at.press("c")
            at.app.post_message(events.Paste("two\nlines"))
            await at.press("enter")
            assert {"kind": "chat", "text": "two lines"} in at.link.sent

    async def test_esc_says_nothing(self) -> None:
        async with sit_at("planning") as at:
            await at.press("c", *"oh", "escape")
            assert at.link.others() == []

    async def test_what_others_say_stands_in_the_log(self) -> None:
        async with sit_at("planning") as at:
            at.link.tell(0, {"kind": "chat", "seat": 2, "name": "Ines", "text": "[red]well[/red]"})
            await at.press()
            assert "Ines: [red]well[/red]" in at.text


class TestDeals:
    """The desk lies over the stage; nothing is accepted by accident."""

    async def test_rows_and_answers(self) -> None:
        async with sit_at("deal", (140, 45)) as at:
            await at.press("down", "right", "2", "enter")
            kind, proposal = at.link.answers[0]
            assert kind == "propose"
            assert proposal == [[], [0, 1, 20], [], [], []]  # a colony on planet 0, with any number of ships

    async def test_cards_are_picked_from_the_hand(self) -> None:
        async with sit_at("deal", (140, 45)) as at:
            await at.press("enter", "1", "enter", "2", "enter")
            _kind, proposal = at.link.answers[0]
            assert next(term for part in (proposal[0], proposal[2]) for term in part)[0] == "card"

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


class TestCurtain:
    """Several people at one keyboard: nothing of anybody is drawn under the curtain (R-SEC-1)."""

    async def test_nothing_but_names(self) -> None:
        async with sit_at("curtain") as at:
            assert at.table.curtain is not None
            person = at.table.model.people[at.table.curtain].name
            words = " ".join(at.text.split())
            assert person in words
            for state in at.table.model.states.values():
                assert "HAND" not in words
                assert state.view is not None
            assert at.link.answers == []

    async def test_keys_do_nothing_but_enter(self) -> None:
        async with sit_at("curtain") as at:
            await at.press("1", "l", "i", "escape")
            assert at.app.screen is at.table
            assert at.table.curtain is not None
            await at.press("enter")
            assert at.table.curtain is None
            assert "HAND" in at.text

    async def test_old_rows_are_forgotten(self) -> None:
        """Before the curtain the screen and what is kept of its rows are cleared."""
        async with sit_at("curtain") as at:
            await at.press("enter")
            seat = at.table.seat
            at.table.state.question = None
            other = next(number for number in at.link.seats if number != seat)
            at.table.model.states[other].question = {"why": "x", "shape": "pick", "options": []}
            at.table.news()
            await at.press()
            assert at.table.curtain == other
            assert "HAND" not in at.text


class TestWindow:
    """Resizing loses nothing; too small is said in words."""

    async def test_a_draft_survives_a_resize(self) -> None:
        async with sit_at("planning") as at:
            await at.press("3")
            for size in ((140, 45), (60, 20), (200, 60), (80, 24)):
                await at.pilot.resize_terminal(*size)
                await at.press()
            assert at.table.draft.choice.digit == "3"
            assert "[3]" in at.text

    async def test_too_small_sleeps(self) -> None:
        async with sit_at("planning", (60, 20)) as at:
            assert "80" in at.text and "24" in at.text
            await at.press("2", "enter")
            assert at.link.answers == []

    async def test_hands_are_not_drawn_in_a_window_that_is_too_small(self) -> None:
        async with sit_at("planning", (79, 24)) as at:
            assert "A12" not in at.text


class TestLeaving:
    """Quitting asks once; the game is kept either way."""

    async def test_quit_asks_once(self) -> None:
        async with sit_at("planning") as at:
            await at.press("q")
            assert isinstance(at.app.screen, LeaveScreen)
            await at.press("escape")
            assert at.app.screen is at.table
            await at.press("ctrl+q", "enter")
            assert at.app._exit

    async def test_to_the_title(self) -> None:
        async with sit_at("planning") as at:
            await at.press("m")
            assert isinstance(at.app.screen, MenuScreen)
            await at.press("end", "up", "enter")
            assert isinstance(at.app.screen, TitleScreen)
            assert at.link.closed

    async def test_the_end_of_a_game(self) -> None:
        async with sit_at("victory", (140, 45)) as at:
            assert isinstance(at.app.screen, VictoryScreen)
            assert "VICTORY" in at.text
            assert str(at.table.model.over["seed"]) in at.text
            await at.press("v")
            assert isinstance(at.app.screen, LogScreen)
            await at.press("escape", "down", "enter")
            assert isinstance(at.app.screen, LogScreen | VictoryScreen)
            while not isinstance(at.app.screen, VictoryScreen):
                await at.press("escape")
            await at.press("escape")
            assert isinstance(at.app.screen, TitleScreen)


class TestUndo:
    async def test_it_is_the_tables_business(self) -> None:
        async with sit_at("planning") as at:
            await at.press("u")
            assert at.link.others() == ["undo"]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
async def test_who_waits_for_aliens_sees_no_empty_board(size: tuple[int, int]) -> None:
    """R-SET-5: before the deal there is nothing on the board; what is said meanwhile can be read."""
    async with sit_at("aliens", size) as at:
        view = at.link.canned.view
        assert "Two aliens are yours" in at.rows[0]
        at.link.tell(0, {"kind": "view", "view": {**view, "question": None, "asked": [1]}})
        at.link.tell(0, {"kind": "question", "serial": 0, "question": None, "asked": [1]})
        at.link.tell(0, {"kind": "chat", "seat": 1, "name": "Tom", "text": "give me a moment"})
        await at.press()
        assert "The others are still choosing" in at.rows[0]
        assert "give me a moment" in at.text and "▲▲▲▲" not in at.text
    async with sit_at("regroup", size) as at:
        assert "choosing" not in at.rows[0]
