"""What can be read over the table, and what is said there."""

import pytest
from textual import events
from textual.geometry import Region
from textual.strip import Strip

from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.logbook import LogScreen, ThenScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.reading import SeatScreen
from cosmic_tui.widgets.sheet import Sheet

from .sitting import sit_at


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


async def test_no_page_is_sent_empty_before_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a slow line an empty screen would be seen, and costs as much as half a page."""
    drawn = []
    render = Sheet.render_lines

    def noted(sheet: Sheet, crop: Region) -> list[Strip]:
        drawn.append(len(sheet.shown))
        return render(sheet, crop)

    async with sit_at("planning") as at:
        monkeypatch.setattr(Sheet, "render_lines", noted)
        await at.press("a", "escape", "l", "escape", "m")
        assert isinstance(at.app.screen, MenuScreen)
    assert drawn and min(drawn) == 30
