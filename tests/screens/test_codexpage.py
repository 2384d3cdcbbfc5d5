"""Pages that are read: a game in numbers, entries of the codex, the sheets that are offered."""

from dataclasses import replace
from typing import Any

import pytest

from cosmic_tui.canvas.cells import Run, plain
from cosmic_tui.draw.guide import is_answer, linked
from cosmic_tui.games.encounter.catalogue import alien
from cosmic_tui.games.encounter.draw.choosing import sheet_text
from cosmic_tui.games.encounter.draw.chronicle import chronicle
from cosmic_tui.games.encounter.draw.codexpage import TABS, detail, entries
from cosmic_tui.games.encounter.facts import printed
from cosmic_tui.settings import Settings
from cosmic_tui.words import words

from .playing import app_for, rows, settled
from .positions import scene


def test_a_game_is_counted() -> None:
    board = {"goal": 5, "seats": [{"abroad": 2}, {"abroad": 4}]}
    events: list[dict[str, Any]] = [
        {"event": "turn_began", "seat": 0, "turn": 1},
        {"event": "encounter_began", "seat": 0, "number": 1},
        {"event": "defense_named", "seat": 0, "at": [1], "planet": -1},
        {"event": "decided", "outcome": "offense_won", "totals": [21, 13], "types": ["attack", "attack"]},
        {"event": "ships_lost", "seat": 1, "n": 3, "why": "defeat", "places": []},
        {"event": "joined", "seat": 1, "side": 0, "n": 1},
        {"event": "rewarded", "seat": 1, "ships": 1, "cards": 2},
    ]
    found = chronicle(events, 2, 5, lambda at: board)
    one, two = found.tallies
    assert (one.offense_won, one.offense, one.highest) == (1, 1, 21)
    assert (two.defense_won, two.defense, two.lost, two.joined, two.cards) == (0, 1, 3, 1, 2)
    assert found.races == [[2, 4]]
    assert {(point.seat, point.kind) for point in found.points} == {(0, "leap"), (1, "leap"), (1, "short")}


@pytest.mark.parametrize("tab", TABS)
def test_every_entry_can_be_read(tab: str, caplog: pytest.LogCaptureFixture) -> None:
    """All of them, with no hole in the words."""
    said = words("en")
    found = entries(said, tab)
    assert found
    for entry in found:
        name, text = detail(said, tab, entry.ident)
        assert name and any(plain(runs) for runs in text)
    assert [record.message for record in caplog.records] == []


def test_the_rules_begin_with_the_course_of_a_game() -> None:
    """Who opens the tab for the first time reads no exceptions first."""
    found = entries(words("en"), "rules")
    answers = [entry for entry in found if is_answer(entry.ident)]
    assert found[: len(answers)] == answers and len(answers) == 21
    kinds = [entry.ident[0] for entry in found[len(answers) :]]
    assert kinds == sorted(kinds, key="RTX".index) and set(kinds) == set("RTX")


def test_numbers_of_rules_are_links() -> None:
    runs = linked([Run("See R-FLR-2 and X-03.")])
    assert [run.link for run in runs if run.link] == [("rule", "R-FLR-2"), ("rule", "X-03")]


def test_printed_facts_agree_with_the_words() -> None:
    """Every alien and artifact of the engine has an entry, and every moment has a name."""
    said, facts = words("en"), printed()
    assert set(facts.aliens) == set(said.items("aliens"))
    assert set(facts.artifact_counts) == set(said.items("artifacts"))
    assert set(facts.technologies) == set(said.items("technologies"))
    for moment in facts.moments:
        assert said.has(f"moment-{moment.ident.replace('.', '-')}", "short")


def test_the_chart_is_the_same_whatever_is_held() -> None:
    """R-SEC-2: it looks at face-up powers and at what exists, never at hands."""
    from cosmic_tui.games.encounter.draw.chart import chart

    found = scene("planning")
    other = replace(found, view={**found.view, "hand": [], "cards": []}, asking=None)
    assert chart(found) == chart(other)


@pytest.mark.parametrize("ident", sorted(printed().aliens))
def test_a_sheet_that_is_offered_ends_its_sentences(ident: str) -> None:
    """Who may use a power and when, also of powers that act in no phase of their own."""
    found = scene("aliens")
    facts = printed().aliens[ident]
    for runs in sheet_text(found, alien(found.words, ident, facts), facts):
        assert not plain(tuple(runs)).endswith((",", " "))


async def test_a_page_of_the_codex_has_the_colour_of_what_it_tells_and_a_planet_where_there_is_room() -> None:
    """The level's colour in the heading; below the text a disc of it, if the text leaves room for one."""
    discs = {}
    for size in ((100, 30), (200, 60)):
        app = app_for(settings=Settings(decoration="full"))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            app.show_codex("aliens", "barbarian")
            await settled(pilot)
            heading = app.screen.detail(60).title[0]  # type: ignore[attr-defined]
            assert (heading.text, heading.token) == ("Barbarian", "ok")
            discs[size] = rows(app).count("▀")
            app.show_codex("rules")
            await settled(pilot)
            assert app.screen.detail(60).title[0].token == "text" and "▀" not in rows(app)  # type: ignore[attr-defined]
    assert discs[100, 30] == 0 < discs[200, 60]


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_every_tab_and_the_way_out_are_in_sight_in_a_small_window(language: str) -> None:
    """Where words are longer, tabs far from the one that is read are digits alone."""
    app = app_for(settings=Settings(language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("a")
        for number in (1, len(TABS)):
            await pilot.press(str(number))
            await settled(pilot)
            row = rows(app).splitlines()[-1].rstrip()
            assert [str(digit) for digit in range(1, len(TABS) + 1)] == [sign for sign in row if sign.isdigit()]
            assert words(language).say(f"scr-tab_{app.screen.tab}") in row
            assert row.endswith(f"Esc {words(language).say('key-back')}")
