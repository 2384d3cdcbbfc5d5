"""The end of a game: the last board is seen for a moment, then comes the page with the winners."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.draw import ending as shown
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.table import ending
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.screens.victory import VictoryScreen
from tests.snapshots.canned import canned

from .sitting import Sitting, sit_at

OVER = {"kind": "over", "seed": 7, "winners": [1], "ending": {"hands": [[]] * 5, "aliens": [[]] * 5}}


class Look:
    """The last look at the board: over when a test says so, however busy the machine is."""

    def __init__(self, at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over: list[Callable[[], Any]] = []
        real = at.table.set_timer

        def set_timer(seconds: float, call: Callable[[], Any]) -> Any:
            if seconds != ending.LAST_LOOK:
                return real(seconds, call)
            self.over.append(call)
            return SimpleNamespace(stop=lambda: self.over.remove(call))

        monkeypatch.setattr(at.table, "set_timer", set_timer)

    def ends(self) -> None:
        (call,) = self.over
        call()


class TestEnding:
    """The last board, then the last page."""

    async def test_the_end_of_a_game(self) -> None:
        async with sit_at("victory", (140, 45)) as at:
            assert isinstance(at.app.screen, VictoryScreen)
            assert "VICTORY" in at.text
            assert str(at.table.model.over["seed"]) in at.text
            mine, others = [at.table.seat], [seat for seat in range(4) if seat != at.table.seat][:1]
            for winners, word, other in ((others, "DEFEAT", "VICTORY"), (mine, "VICTORY", "DEFEAT")):
                at.table.model.over["winners"] = winners
                text = "\n".join(plain(row) for row in at.app.screen.rows(140, 45))
                assert word in text and other not in text, "who has lost does not read of a victory"
            await at.press("v")
            assert isinstance(at.app.screen, LogScreen)
            await at.press("escape", "down", "enter")
            assert isinstance(at.app.screen, LogScreen | VictoryScreen)
            while not isinstance(at.app.screen, VictoryScreen):
                await at.press("escape")
            await at.press("escape")
            assert isinstance(at.app.screen, TitleScreen)

    async def test_the_last_board_is_seen_before_the_last_page(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with sit_at("planning", (140, 45)) as at:
            look = Look(at, monkeypatch)
            at.link.tell(0, OVER)
            await at.press()
            assert at.app.screen is at.table
            assert "wins the game" in at.table.scene().waiting and "how it went" in at.text
            look.ends()
            await at.press()
            assert isinstance(at.app.screen, VictoryScreen) and look.over == []
            assert at.link.answers == []

    async def test_a_card_that_is_being_chosen_ahead_gives_way_to_the_winner(self) -> None:
        async with sit_at("joining") as at:
            await at.press("p")
            assert at.table.eyes.preparing
            at.link.tell(0, OVER)
            await at.press()
            assert "wins the game" in at.text and "ahead" not in at.text

    @pytest.mark.parametrize("key", ["enter", "1", "q"])
    async def test_any_key_opens_the_last_page_and_does_nothing_else(self, key: str) -> None:
        async with sit_at("planning") as at:
            at.link.tell(0, OVER)
            await at.press(key)
            assert isinstance(at.app.screen, VictoryScreen)
            assert at.link.answers == [] and not at.app._exit

    @pytest.mark.parametrize("place", [(20, 10), (97, 1), (99, 29)])
    async def test_a_click_anywhere_opens_the_last_page_and_does_nothing_else(self, place: tuple[int, int]) -> None:
        async with sit_at("planning") as at:
            at.link.tell(0, OVER)
            await at.press()
            await at.pilot.click(offset=place)
            await at.press()
            assert isinstance(at.app.screen, VictoryScreen) and at.link.answers == []

    async def test_who_is_typing_a_line_goes_on_with_it_on_the_last_page(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with sit_at("planning") as at:
            look = Look(at, monkeypatch)
            await at.press("c", "g")
            at.link.tell(0, OVER)
            await at.press("o")
            assert at.app.screen is at.table
            look.ends()
            await at.press()
            assert isinstance(at.app.screen, VictoryScreen)
            await at.press("o")
            assert "> goo▌" in at.rows[-1]
            await at.press("enter")
            assert at.link.sent[-1] == {"kind": "chat", "text": "goo"}

    async def test_a_game_that_goes_on_after_all_opens_no_last_page(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Undo of the answer that won, while the last board is seen."""
        async with sit_at("planning") as at:
            look = Look(at, monkeypatch)
            at.link.tell(0, OVER)
            await at.press()
            assert look.over
            for _, message in canned("planning").messages:
                at.link.tell(0, message)
            await at.press()
            assert look.over == [], "nothing will open it later"
            assert at.app.screen is at.table
            assert at.table.state.question is not None


async def test_what_is_said_of_the_game_is_said_to_its_end_in_the_smallest_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How it was decided, and the reader's best and worst moment, in as many rows as they take."""
    said = ["How it was decided is told at such length that no row of this window holds it all.", "My best. My worst."]
    monkeypatch.setattr(shown, "_in_short", lambda _: said)
    async with sit_at("victory", (80, 24)) as at:
        rows = at.text.split("\n")
        assert " ".join(row.strip() for row in rows[2:4]) == said[0] and rows[4].strip() == said[1]
        assert rows[5].startswith("╭") and rows[-2].startswith("╰")


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
async def test_a_hand_of_sixteen_is_seen_whole_while_rows_are_free(size: tuple[int, int]) -> None:
    over = {**OVER, "ending": {"hands": [["attack_08"] * 15 + ["attack_40"], *[["negotiate"]] * 4], "aliens": [[]] * 5}}
    async with sit_at("planning", size) as at:
        at.link.tell(0, over)
        await at.press("enter")
        if size[0] < 140:
            await at.press("tab", "tab", "tab")
        assert isinstance(at.app.screen, VictoryScreen)
        assert "40" in at.text and at.text.count("08") == 15
