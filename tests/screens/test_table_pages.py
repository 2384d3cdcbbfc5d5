"""What can be read over the table, and what is said there."""

import pytest
from textual import events
from textual.geometry import Region
from textual.strip import Strip

from cosmic_tui.canvas.cells import Run
from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.help import HelpScreen
from cosmic_tui.screens.logbook import LogScreen, ThenScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.reading import SeatScreen
from cosmic_tui.widgets.sheet import Sheet

from .sitting import sit_at


class TestPages:
    """Pages lie over the table, tell of the question, and go away with Esc."""

    async def test_a_page_opens_and_closes(self) -> None:
        async with sit_at("planning") as at:
            for key in (*"iwoelatdsxgzv", "question_mark"):
                await at.press(key)
                assert at.app.screen is not at.table, key
                assert "Choose your encounter card" in at.rows[0], key
                await at.press("escape")
                assert at.app.screen is at.table, key
            assert at.link.answers == []

    @pytest.mark.parametrize("size", [(80, 24), (100, 30)])
    async def test_why_cards_are_dark_stands_in_two_columns(self, size: tuple[int, int]) -> None:
        """A sentence that is too long for its row goes on below where it began, not below the card's name."""
        async with sit_at("reveal", size) as at:
            await at.press("w")
            assert isinstance(at.app.screen, PageScreen)
            said = [row[3:-2].rstrip() for row in at.rows[5:-2] if row[3:-2].strip()]
            begins = {row.index(text) for row in said for text in ("Not now.", "It is a response") if text in row}
            assert len(begins) == 1, "all sentences begin in one column"
            column = begins.pop()
            assert len(said) > 5 and all(row[column - 1] == " " != row[column] for row in said)
            assert any(row[:column].strip() == "" for row in said) == (size[0] == 80)

    async def test_the_menu_is_a_box_over_the_table(self) -> None:
        """The question stays in sight; Esc and a click beside the box close it."""
        async with sit_at("planning", (140, 45)) as at:
            for close in ("escape", "click"):
                before = [row for row in at.rows if "Choose your encounter card" in row]
                await at.press("m")
                assert isinstance(at.app.screen, MenuScreen)
                assert before and [row for row in at.rows if "Choose your encounter card" in row] == before
                await (at.press("escape") if close == "escape" else at.click(("do", "back")))
                assert at.app.screen is at.table and at.link.answers == []

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
            assert "Enter back" in at.text and "You can read" not in at.text
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
            await at.press("s", "space", "down", "down", "down", "space")
            kinds = [message["orders"] for message in at.link.sent if message["kind"] == "orders"]
            assert kinds[0]["until_change"] is True
            assert kinds[1]["never"] == ["start"]

    @pytest.mark.parametrize(
        ("name", "keys", "words"),
        [
            ("aim", ["next option", "choose by number"], ["target planet"]),
            ("launch", ["one ship from there", "one ship or card more", "next planet"], ["target planet"]),
            ("rewards", ["one more", "set the number"], ["rewards"]),
            ("deal", ["the row below", "other side of the desk", "change the row"], ["deal", "offer"]),
            ("planning", ["next option"], ["negotiate", "morph"]),
        ],
    )
    async def test_help_is_about_this_question(self, name: str, keys: list[str], words: list[str]) -> None:
        """Its keys, what they do to an answer of this shape, and the words that are met here."""
        async with sit_at(name) as at:
            await at.press("question_mark")
            assert isinstance(at.app.screen, HelpScreen)
            assert at.rows[2].startswith("│ This question")
            assert all(any(key in row.partition("││")[0] for row in at.rows) for key in keys)
            right = [row.rpartition("││")[2].strip("│ ") for row in at.rows[:20]]
            assert all(word in right for word in words)
            if name != "launch":
                assert "one ship or card more" not in at.text

    async def test_why_cards_are_dark_names_each_once(self) -> None:
        """R-REI-1: the card in front, then a sentence about it, all of them below each other."""
        async with sit_at("planning") as at:
            await at.press("w")
            row = next(row for row in at.rows if "Reinforcement +" in row)
            assert row.lower().count("reinforcement +") == 1 and "You can play it when reinforcements are added." in row
            starts = {at.rows[y].index("Not now") for y in range(24) if "Not now" in at.rows[y]}
            assert len(starts) == 1

    async def test_odds_without_bars_say_why(self) -> None:
        async with sit_at("aim") as at:
            await at.press("o")
            assert "as soon as the gate is aimed" in at.text and "Each bar" not in at.text
        async with sit_at("no-hand") as at:
            await at.press("o")
            assert "You have no card you could play." in at.text and "Each bar" not in at.text

    async def test_a_mark_in_the_chart_says_what_it_is_for(self) -> None:
        async with sit_at("planning") as at:
            await at.press("t")
            assert "Space marks it" in at.text

    async def test_a_sentence_that_is_cut_is_said_in_full(self) -> None:
        """In the smallest log, below the list, as long as it is highlighted."""
        async with sit_at("planning", (80, 24)) as at:
            said = "You get " + ", ".join(f"card {number}" for number in range(20)) + "."
            at.table.state.told[0] = at.table.state.told[0]._replace(text=said)
            await at.press("l")
            assert "card 19." not in at.text
            await at.press("home")
            assert "card 19." in " ".join(at.rows[-4:-1]) and len(at.rows) == 24

    async def test_the_way_back_stands_beside_the_longest_question(self) -> None:
        async with sit_at("planning", (80, 24)) as at:
            at.table.banner = lambda: [Run("Do you want to do anything now? " * 4), Run("  ·  Esc to the table")]
            await at.press("a")
            assert at.rows[0].rstrip().endswith("Esc to the table")

    async def test_help_waits_with_the_waiting(self) -> None:
        """Where nothing is asked, no key answers."""
        async with sit_at("planning-watched") as at:
            await at.press("question_mark")
            assert at.rows[1].startswith("│ Everywhere")

    async def test_long_texts_beside_a_list_are_paged_by_a_key_that_is_shown(self) -> None:
        async with sit_at("planning", (80, 24)) as at:
            await at.press("a")
            assert "Space more" in at.rows[-2] and "1-20/" in at.rows[-2]
            first = at.text
            await at.press("space")
            assert "1-20/" not in at.rows[-2] and "/" in at.rows[-2]
            await at.press(*["space"] * 2)
            while "1-20/" not in at.rows[-2]:
                await at.press("space")
            assert at.text == first

    async def test_orders_that_are_on_push_no_way_out_of_the_keys_row(self) -> None:
        async with sit_at("planning", (80, 24)) as at:
            at.table.state.orders = {"until_change": True, "never": ["start", "destiny"]}
            at.table.paint()
            await at.press()
            assert "orders on (s)" in at.rows[-1] and "m menu" in at.rows[-1]

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
        """One word finds words, rules, cards and moments; what is called so comes first."""
        async with sit_at("planning", (140, 45)) as at:
            await at.press("slash", *"zap")
            shown = [row[1:50].strip(" │") for row in at.rows[2:40]]
            assert shown[0] == "►zap · Words" and any("R-POW-2" in row for row in shown)
            assert any("Card Zap" in row for row in shown) and any(row.endswith("Moments") for row in shown)
            await at.press("down", "enter", "escape")
            assert at.app.screen is at.table

    @pytest.mark.parametrize("width", [80, 100])
    async def test_the_codex_says_how_to_go_about_in_it(self, width: int) -> None:
        """All tabs, the search and the way back in one row; what is looked for is the name of the list."""
        async with sit_at("planning", (width, 24 if width == 80 else 30)) as at:
            await at.press("a")
            assert all(f"{number} " in at.rows[-1] for number in range(1, 8))
            assert "/ find" in at.rows[-1] and "Esc back" in at.rows[-1]
            await at.press("slash", *"zombie")
            assert "Space more" not in at.rows[-2]  # there a blank is a letter
            await at.press("enter")
            assert at.rows[1].startswith("╭─ / zombie") and "Space more" in at.rows[-2]
            assert "/ find" in at.rows[-1] and "Esc back" in at.rows[-1]

    async def test_the_palette_finds_answers_and_commands(self) -> None:
        async with sit_at("planning") as at:
            await at.press("ctrl+p", *"negotiate", "enter")
            assert at.table.state.view["question"]["options"][at.table.answer.draft.answer()] == ["card", "negotiate"]
            await at.press("ctrl+p", *"happened", "enter")
            assert isinstance(at.app.screen, LogScreen)

    async def test_the_palette_says_that_it_finds_nothing(self) -> None:
        async with sit_at("planning") as at:
            await at.press("ctrl+p", *"xyzzy")
            assert "Nothing found." in at.text
            await at.press("enter")
            assert "Nothing found." in at.text and at.link.answers == []

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
            assert at.table.answer.draft.choice.digit == "2"

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


@pytest.mark.usefixtures("sent")
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
