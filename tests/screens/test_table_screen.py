"""The table on the screen: the mouse, the curtain between two people, small windows, leaving."""

import re

import pytest

from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.leaving import LeaveScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.reading import SeatScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.settings import Settings
from tests.snapshots.kit import SIZES

from .playing import settled
from .sitting import sit_at


class TestMouse:
    """Every option can be clicked; everything else is read."""

    async def test_a_card_in_the_hand_is_chosen(self) -> None:
        async with sit_at("planning", (140, 45)) as at:
            index = at.table.state.view["question"]["options"].index(["card", "attack_06"])
            await at.click(("option", index))
            assert at.table.answer.draft.answer() == index
            assert at.link.answers == []

    async def test_a_planet_on_the_board_is_chosen(self) -> None:
        async with sit_at("aim", (80, 24)) as at:
            await at.click(("option", 4))
            assert at.table.answer.draft.answer() == 4

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
            before = at.table.answer.draft.answer()
            index = at.table.state.view["question"]["options"].index(["card", "attack_06"])
            await at.click(("option", index), button=3)
            assert at.table.answer.draft.answer() == before
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
            at.table.state.film.view = {**at.table.state.view, "discards": ["attack_40", "morph", "attack_40"]}
            await at.click(("read", ("piles",)))
            assert isinstance(at.app.screen, PageScreen)
            assert "discards 3" in at.text and re.search(r"Morph +1/1\b", at.text)
            await at.press("escape")
            await at.click(("do", "timing"))
            assert isinstance(at.app.screen, MomentsScreen)

    async def test_keys_in_the_last_row_can_be_clicked(self) -> None:
        async with sit_at("planning") as at:
            await at.click(("do", "log"))
            assert isinstance(at.app.screen, LogScreen)


class TestCurtain:
    """Several people at one keyboard: nothing of anybody is drawn under the curtain (R-SEC-1)."""

    async def test_nothing_but_names(self) -> None:
        async with sit_at("curtain") as at:
            assert at.table.turns.curtain is not None
            person = at.table.model.people[at.table.turns.curtain].name
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
            assert at.table.turns.curtain is not None
            await at.press("enter")
            assert at.table.turns.curtain is None
            assert "HAND" in at.text

    async def test_old_rows_are_forgotten(self) -> None:
        """Before the curtain the screen and what is kept of its rows are cleared."""
        async with sit_at("curtain") as at:
            await at.press("enter")
            seat = at.table.seat
            at.table.state.put = None
            at.table.state.film.ask(None)
            other = next(number for number in at.link.seats if number != seat)
            at.table.model.states[other].put = {"why": "x", "shape": "pick", "options": []}
            at.table.news()
            await at.press()
            assert at.table.turns.curtain == other
            assert "HAND" not in at.text


class TestWindow:
    """Resizing loses nothing; too small is said in words."""

    async def test_a_draft_survives_a_resize(self) -> None:
        async with sit_at("planning") as at:
            await at.press("3")
            for size in ((140, 45), (60, 20), (200, 60), (80, 24)):
                await at.pilot.resize_terminal(*size)
                await at.press()
            assert at.table.answer.draft.choice.digit == "3"
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


async def test_who_waits_for_aliens_sees_no_empty_board() -> None:
    """R-SET-5: before the deal there is nothing on the board; what is said meanwhile can be read."""
    async with sit_at("aliens") as at:
        view = at.link.canned.view
        assert "Which alien do you play" in at.text
        at.link.tell(0, {"kind": "view", "view": {**view, "question": None, "asked": [1]}})
        at.link.tell(0, {"kind": "question", "serial": 0, "question": None, "asked": [1]})
        at.link.tell(0, {"kind": "chat", "seat": 1, "name": "Tom", "text": "give me a moment"})
        for size in SIZES:
            await at.pilot.resize_terminal(*size)
            await at.press()
            assert "The others are still choosing" in at.rows[0]
            assert "give me a moment" in at.text and "▲▲▲▲" not in at.text
    async with sit_at("regroup") as at:
        assert "choosing" not in at.rows[0]


@pytest.mark.parametrize(
    ("language", "unsaved"),
    [("en", "not saved"), ("de", "nicht gespeichert"), ("hu", "nincs mentve"), ("pl", "niezapisana")],
)
@pytest.mark.parametrize("name", ["planning", "sea-launch", "chaos-main"])
async def test_the_first_row_says_for_how_long_the_game_is_not_saved(name: str, language: str, unsaved: str) -> None:
    async with sit_at(name, (80, 24), settings=Settings(language=language)) as at:
        before = at.rows[0]
        assert unsaved not in before
        for code, facts in (("save_stopped", {"reason": "No space left on device"}), ("save_again", {})):
            at.link.tell(at.table.seat, {"kind": "refused", "serial": 0, "code": code, "facts": facts})
            await at.press()
            assert (unsaved in at.rows[0]) == (code == "save_stopped")
            await at.press("tab", "escape")
            assert (unsaved in at.rows[0]) == (code == "save_stopped"), "it stays"
        assert at.rows[0] == before
