"""A mouse and nothing else: answers are put together and sent by clicks alone (R-LAU-2, R-DEA-7)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.events import Paste

from cosmic_tui.canvas.text import AWAY, FEWER, MORE
from cosmic_tui.games.encounter.prompt.desk import ACCEPT, ANSWERS, DECLINE, SEND, Desk
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.screens.victory import VictoryScreen
from tests.night import one_in
from tests.snapshots.kit import SIZES

from .sitting import Elsewhere, Sitting, sit_at

SOME, OTHERS = SIZES[:: one_in(2)], SIZES[-1 :: -one_in(2)]  # each size in half of the tests by day
ENTER, ESC, MENU = ("do", "send"), ("do", "back"), ("do", "menu")


def list_of(at: Sitting) -> list[str]:
    """The entries of the menu that is open."""
    assert isinstance(at.app.screen, MenuScreen)
    return at.app.screen.commands()


@pytest.mark.parametrize("size", SOME, ids=str)
async def test_ships_are_added_and_taken_away(size: tuple[int, int]) -> None:
    """R-LAU-2: a click on a place sends a ship from there, its arrows one more or one fewer, Enter sends them."""
    async with sit_at("launch", size) as at:
        draft = at.table.answer.draft
        assert isinstance(draft, Draft)
        await at.press("0")
        index = draft.choices[0].index
        await at.click(("option", index))
        assert draft.counts[index] == 1
        await at.click(MORE)
        await at.click(MORE)
        assert draft.counts[index] == 3
        await at.click(FEWER)
        assert draft.counts[index] == 2
        await at.click(ENTER)
        assert at.link.answers == [draft.answer()]


async def test_fast_clicks_send_ships_and_read_nothing() -> None:
    """R-LAU-2: a double click on a place is two ships; the right button reads there as everywhere."""
    async with sit_at("launch", SIZES[1]) as at:
        draft = at.table.answer.draft
        assert isinstance(draft, Draft)
        await at.press("0")
        index = draft.choices[0].index
        await at.click(("option", index), times=3)
        assert draft.counts[index] == 3 and at.app.screen is at.table
        await at.click(("option", index), button=3)
        assert draft.counts[index] == 3 and at.app.screen is not at.table


@pytest.mark.parametrize("size", OTHERS, ids=str)
async def test_an_offer_is_made(size: tuple[int, int]) -> None:
    """R-DEA-7: rows come into focus by a click, arrows change them, own cards open by a second click."""
    async with sit_at("deal", size) as at:
        desk = at.table.answer.draft
        assert isinstance(desk, Desk)
        await at.click(("desk", 1))
        at_first = desk.halves["mine"].colony  # the desk begins from an even trade
        await at.click(MORE)
        colony = desk.halves["mine"].colony
        assert colony > at_first >= 0
        await at.click(FEWER)
        assert desk.halves["mine"].colony == at_first
        await at.click(("desk", 0))
        await at.click(("desk", 0))
        assert desk.picking
        await at.click(("option", 1))
        await at.click(ENTER)
        assert not desk.picking and desk.halves["mine"].cards == (("card", desk.hand[1]),)
        await at.click(("option", ANSWERS.index(SEND)))
        await at.click(ENTER)
        assert at.link.answers == [["propose", desk.proposal()]]


async def test_cards_that_are_being_picked_are_taken_by_a_click_on_another_row() -> None:
    """R-DEA-7: whoever clicks on is done with the cards."""
    async with sit_at("deal") as at:
        desk = at.table.answer.draft
        assert isinstance(desk, Desk)
        await at.click(ENTER)
        await at.click(("option", 0))
        await at.click(("desk", 4))
        assert not desk.picking and desk.row == 4
        assert desk.halves["mine"].cards == (("card", desk.hand[0]),)


@pytest.mark.parametrize("size", SOME, ids=str)
async def test_a_line_that_is_being_typed_can_be_left(size: tuple[int, int]) -> None:
    """Who has clicked on chat and has no keyboard gets back."""
    async with sit_at("planning", size) as at:
        await at.click(("do", "chat"))
        assert at.table.eyes.typing == ""
        await at.click(ESC)
        assert at.table.eyes.typing is None


async def test_a_hint_goes_by_a_click() -> None:
    """The keys row under it comes back."""
    async with sit_at("launch", SIZES[0]) as at:
        await at.press("0", "enter")
        assert at.table.eyes.hint and not at.link.answers
        await at.click(ESC)
        assert not at.table.eyes.hint
        await at.click(MENU)


@pytest.mark.parametrize("size", OTHERS, ids=str)
async def test_standing_orders_are_given(size: tuple[int, int]) -> None:
    """One click opens an entry of the menu, one switches an order."""
    async with sit_at("planning", size) as at:
        await at.click(MENU)
        await at.click(("entry", list_of(at).index("orders")))
        assert isinstance(at.app.screen, OrdersScreen)
        await at.click(("entry", 0))
        assert [message["orders"]["until_change"] for message in at.link.sent if message["kind"] == "orders"] == [True]
        await at.click(ESC)
        assert at.app.screen is at.table


@pytest.mark.parametrize("size", SOME, ids=str)
async def test_the_menu_is_in_sight_whatever_orders_stand(size: tuple[int, int]) -> None:
    """All the rest is in it; the orders are a click away too."""
    async with sit_at("planning", size) as at:
        for count in (1, 12):
            at.table.state.orders = {"marked": [str(number) for number in range(count)]}
            at.table.paint()
            await at.press()
            at.find(("do", "orders"))
            await at.click(MENU)
            assert isinstance(at.app.screen, MenuScreen)
            await at.press("escape")


async def test_an_answer_that_cannot_be_given_says_why() -> None:
    """R-DEA-7: no Enter stands there to be clicked, so a click on the answer itself has to say it."""
    async with sit_at("deal") as at:
        assert "no offer to answer yet" not in at.text
        for answer in (ACCEPT, DECLINE):
            await at.click(("option", ANSWERS.index(answer)))
            assert "no offer to answer yet" in at.text and at.link.answers == []


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
async def test_the_systems_under_the_desk_are_looked_at(size: tuple[int, int]) -> None:
    """Where the desk lies over the board, the menu shows the board and the desk again."""
    async with sit_at("deal", size) as at:
        for shown in (True, False):
            await at.click(MENU)
            await at.click(("entry", list_of(at).index("zoom")))
            assert any("power" in row and "warp" in row for row in at.rows) == shown


@pytest.mark.parametrize("size", OTHERS, ids=str)
async def test_the_end_of_a_game_is_left(size: tuple[int, int]) -> None:
    """From the victory page back to the title, a rematch, the story: all of it stands in the last row."""
    async with sit_at("victory", size) as at:
        for command in ("rematch", "replay", "up", "down", "send"):
            at.find(("do", command))
        await at.click(ESC)
        assert isinstance(at.app.screen, TitleScreen)


VOTE = {"kind": "vote", "about": "rematch", "seat": -1, "by": 1, "state": "open", "yes": [1], "wait": [0]}


@pytest.mark.parametrize("size", SOME, ids=str)
@pytest.mark.parametrize("where", ["planning", "aliens", "victory"])
async def test_a_vote_is_answered(where: str, size: tuple[int, int]) -> None:
    """At the table, while aliens are chosen, and on the last page; a change of the answer does not hide the vote."""
    async with sit_at(where, size, kind=Elsewhere) as at:
        at.link.tell(0, VOTE)
        await at.press("right")
        assert "Tom proposes a rematch. Do you agree?" in at.rows[-1]
        for word in ("yes", "no"):
            await at.click(("do", word))
            assert at.link.sent[-1] == {"kind": "vote", "about": "rematch", "seat": -1, "yes": word == "yes"}


@pytest.mark.parametrize("size", OTHERS, ids=str)
async def test_a_pause_is_ended(size: tuple[int, int]) -> None:
    """What lies over the keys leads to where all are asked to go on."""
    async with sit_at("planning", size, kind=Elsewhere) as at:
        at.link.tell(0, {"kind": "paused", "paused": True})
        await at.press()
        assert "paused" in at.rows[-1]
        await at.click(MENU)
        await at.click(("entry", len(list_of(at))))
        await at.click(("entry", 0))
        assert at.link.sent[-1] == {"kind": "vote", "about": "go_on", "seat": -1, "yes": True}


async def test_a_vote_is_seen_on_a_page_over_the_table_which_a_click_leaves() -> None:
    async with sit_at("planning", kind=Elsewhere) as at:
        await at.press("a")
        at.link.tell(0, VOTE)
        await at.press()
        assert "Tom proposes a rematch. Do you agree?" in at.rows[0]
        await at.pilot.click(offset=(10, 0))
        await at.press()
        at.find(("do", "yes"))


async def test_somebody_is_shown_out_by_clicks_on_the_same_row() -> None:
    """The first one points, the second asks once more, the third does it."""
    seated = {"name": "Tom", "who": "person", "state": "here", "away": 0.0}
    async with sit_at("planning", kind=Elsewhere) as at:
        at.link.offers = replace(at.link.offers, owner=True)
        at.link.tell(0, {"kind": "presence", "seats": [{**seated, "name": "Vera"}, *[seated] * 4]})
        await at.click(MENU)
        await at.click(("entry", len(list_of(at))))
        for _ in range(2):
            await at.click(("entry", 2))
        assert "out? Enter again" in at.text and "lobby" not in at.link.others()
        await at.click(("entry", 2))
        assert at.link.sent[-1]["do"] == "kick" and at.link.sent[-1]["seat"] == 1


async def test_who_waits_for_the_votes_of_others_can_leave_the_last_page() -> None:
    async with sit_at("victory", kind=Elsewhere) as at:
        at.link.tell(0, {**VOTE, "by": 0, "yes": [0], "wait": [1]})
        await at.press()
        assert "Tom has not answered yet" in at.rows[-1]
        await at.click(ESC)
        assert isinstance(at.app.screen, TitleScreen)


async def test_on_the_last_page_a_line_can_be_left_and_what_was_said_be_put_away() -> None:
    async with sit_at("victory", kind=Elsewhere) as at:
        await at.click(("do", "chat"))
        await at.press(*"bye")
        await at.click(ENTER)
        assert at.link.sent[-1] == {"kind": "chat", "text": "bye"}
        await at.click(("do", "chat"))
        await at.click(ESC)
        assert at.table.eyes.typing is None and isinstance(at.app.screen, VictoryScreen)
        at.link.tell(0, {"kind": "chat", "seat": 1, "name": "Tom", "text": "well played"})
        await at.press()
        await at.click(AWAY)
        assert "well played" not in at.rows[-1]
        at.find(("do", "rematch"))


async def test_a_line_on_the_last_page_takes_what_is_pasted_and_shows_its_end() -> None:
    async with sit_at("victory", (80, 24), kind=Elsewhere) as at:
        await at.click(("do", "chat"))
        at.app.screen.post_message(Paste("well " * 40 + "done"))
        await at.press()
        assert "well done▌   Enter" in at.rows[-1]


@pytest.mark.parametrize("where", ["planning", "victory"])
async def test_the_end_of_a_line_of_wide_signs_is_in_sight(where: str) -> None:
    async with sit_at(where, (80, 24), kind=Elsewhere) as at:
        await at.press("c")
        at.app.screen.post_message(Paste("字" * 100 + "end"))
        await at.press()
        assert "字end" in at.text


async def test_while_aliens_are_chosen_a_line_that_is_being_typed_can_be_left() -> None:
    async with sit_at("aliens", kind=Elsewhere) as at:
        await at.click(("do", "chat"))
        await at.click(ESC)
        assert at.table.eyes.typing is None


@pytest.mark.parametrize("size", SOME, ids=str)
async def test_the_boards_of_the_log_are_walked(size: tuple[int, int]) -> None:
    """One board to the next and back, then out of it."""
    async with sit_at("planning", size) as at:
        await at.press("l")
        await at.click(ENTER)
        seen = [at.rows[-1]]
        assert "the board then" in seen[0]
        for command in ("left", "right"):
            await at.click(("do", command))
            seen.append(at.rows[-1])
        assert seen[1] != seen[0] == seen[2]
        await at.click(ESC)
        assert isinstance(at.app.screen, LogScreen)


@pytest.mark.parametrize("size", OTHERS, ids=str)
async def test_what_an_answer_to_an_offer_does_is_said_before_it_is_sent(size: tuple[int, int]) -> None:
    """R-NEG-3, R-NEG-4, R-DEA-14: binding, replacing, going on, ending; nothing of it is sent by looking."""
    said = ("the deal at once", "until you make another", "talks go on", "to everybody", "lose 3 ships")
    async with sit_at("deal-theirs", size) as at:
        assert "complete" not in at.text, "what lies there is theirs"
        for place, words in enumerate(said):
            await at.click(("option", place))
            assert words in " ".join(at.text.split())
        assert at.link.answers == []


@pytest.mark.parametrize("size", SOME, ids=str)
async def test_every_page_is_left(size: tuple[int, int]) -> None:
    """By its last row, and by the question that waits in its first one."""
    async with sit_at("planning", size) as at:
        for key in (*"iwoelatsmxgv", "question_mark"):
            for row in (-1, 0):
                await at.press(key)
                assert at.app.screen is not at.table, key
                y = len(at.rows) - 1 if row else 0
                await at.pilot.click(offset=(at.rows[y].index("Esc") if row else 20, y))
                await at.press()
                assert at.app.screen is at.table, key
