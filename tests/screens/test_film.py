"""A table that plays its film on a clock that is turned by hand: what was shown, for how long, what keys do."""

from __future__ import annotations

import pytest

from cosmic_tui.film.film import ABSENT
from cosmic_tui.games.encounter.draw.motion import counted
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.widgets.sheet import Sheet
from tests.night import one_in

from .cinema import A_LITTLE, RESULTS, cinema
from .playing import MIDDLE, SMALLEST, settled
from .sitting import sit_at

ANSWERS = 24 // one_in(2)


@pytest.mark.parametrize(("seed", "size"), [(3, MIDDLE), (8, SMALLEST)])
async def test_every_encounter_is_seen_to_be_turned_up_and_decided(seed: int, size: tuple[int, int]) -> None:
    """The reveal and the result of each stand on the screen for as long as they are to be read, mine two seconds."""
    async with cinema(seed, size) as at:
        await at.play(ANSWERS)
        seen: dict[tuple[int, int], set[str]] = {}
        for kind, sentence, seconds, encounter, role in at.shown:
            seen.setdefault(encounter, set()).add(kind)
            assert seconds >= 0.25 + 0.015 * len(sentence) - 0.01, (kind, sentence)
            if kind in RESULTS and role != "other":
                assert seconds >= 2.0 - 0.01, sentence
        records = at.table.state.records
        over = [encounter for encounter, record in records.items() if set(record) & set(RESULTS)]
        assert len(over) > 1
        for encounter in over:
            assert seen[encounter] & set(RESULTS), encounter
            if "turned" in records[encounter]:
                assert seen[encounter] & {"turned", "summed", "talks"}, encounter


OPENING = ("turned", "changed_card", "summed", "added")  # kinds whose title waits for the picture to stand


async def test_a_beat_is_one_picture_and_one_sentence() -> None:
    """The sentence stands there for the whole beat; the totals on the screen are sums of lines that stood."""
    async with cinema(3) as at:
        pictures = sums = 0
        while pictures <= 60 or not sums:
            while at.film.playing:
                beat, scene = at.film.beat, at.table.scene()
                assert scene is not None and scene.view is at.film.view
                if beat.still or beat.kind not in OPENING:
                    assert beat.sentence.rstrip(".")[:40] in at.text, (beat.kind, beat.sentence)
                if beat.kind == "summed":
                    sums += 1
                    told = counted(scene).view["sum"]
                    assert told["totals"] == [sum(row[1] for row in side) for side in told["lines"]]
                pictures += 1
                await at.frame()
            assert at.table.state.question is not None
            await at.answer()


@pytest.mark.parametrize("key", ["1", "enter", "space", "left", "plus", "ctrl+k"])
async def test_a_key_goes_one_beat_on_and_answers_nothing(key: str) -> None:
    async with cinema(3) as at:
        await at.much_to_see()
        asked = at.table.state.serial, at.table.model.states[0].answers
        beats = 0
        while at.film.playing and beats < 4:
            before = (at.film.played, at.film.beat)
            at.clock[0] += 0.5
            await at.pilot.press(key)
            await settled(at.pilot)
            assert (at.film.played, at.film.beat) != before
            beats += 1
        assert beats > 1 and asked == (at.table.state.serial, at.table.model.states[0].answers)


async def test_a_second_key_at_once_goes_to_the_question() -> None:
    """Nothing is lost by it: the board is the newest, the log has all of it, and no answer has gone out."""
    async with cinema(3) as at:
        await at.much_to_see()
        assert at.film.playing and at.film.waits > 2
        at.clock[0] += 1.0
        await at.pilot.press("space", "space")
        await settled(at.pilot)
        state = at.table.state
        assert not at.film.busy and state.question is not None and state.view == at.film.newest
        assert at.table.answer.draft is not None and state.lines[-1].number == len(state.events)


@pytest.mark.parametrize(("key", "beats"), [("enter", 1), ("space", 1), ("1", 1), ("y", 1), ("escape", 0), ("", 0)])
async def test_looking_round_holds_the_film_until_a_key_that_answers_or_a_click(key: str, beats: int) -> None:
    """Arrows move the look, a key without a meaning does nothing; Esc and a click only end it. The bar says so."""
    async with cinema(3) as at:
        await at.much_to_see()
        await at.pilot.press("tab", "right", "ctrl+k")
        await at.until(lambda: "the film goes on" in at.text)
        assert at.film.state == "held" and at.table.eyes.focus and at.table.eyes.focus_at == 1
        at.clock[0] += 100.0
        asked, played = at.table.model.states[0].answers, at.film.played
        if key:
            await at.pilot.press(key)
        else:
            at.table.hit(Sheet.Hit(("read", ("stage",)), 0, 0))
        await settled(at.pilot)
        assert not at.table.eyes.focus and at.film.playing
        assert (at.table.model.states[0].answers, at.film.played) == (asked, played + beats)


async def test_a_page_holds_the_film_and_it_goes_on_behind_it() -> None:
    async with cinema(3) as at:
        await at.much_to_see()
        beat = at.film.beat
        for key in ("l", "e", "question_mark"):
            await at.pilot.press(key)
            await at.until(lambda: at.app.screen is not at.table and at.film.state == "held")
            assert at.film.state == "held" and at.film.due() is None
            at.clock[0] += 100.0
            await at.pilot.press("escape")
            await at.until(lambda: at.film.state == "playing")
            assert at.app.screen is at.table and at.film.beat.sentence == beat.sentence
            assert at.film.due() - at.clock[0] >= beat.length / 2 - 0.01


async def test_a_page_holds_the_film_whatever_comes_meanwhile() -> None:
    """The table below a page is not seen, so nothing plays there; and nothing of it is drawn."""
    async with cinema(3) as at:
        await at.much_to_see()
        await at.pilot.press("l")
        await at.until(lambda: at.app.screen is not at.table and at.film.state == "held")
        drawn = at.table.sheet.shown
        at.table.news()
        await settled(at.pilot)
        assert at.film.state == "held" and at.table.sheet.shown is drawn


async def test_nothing_spoils_what_is_still_to_be_seen() -> None:
    """While the film plays board, log and question are no further than its beat."""
    async with cinema(3) as at:
        await at.much_to_see()
        state = at.table.state
        checked = 0
        while at.film.playing and at.film.reel:
            assert state.question is None and at.table.answer.draft is None
            assert all(line.chat or line.number <= at.film.events for line in state.lines)
            assert state.view != at.film.newest
            checked += 1
            await at.frame()
        assert checked > 3


async def test_whoever_was_away_is_told_in_short() -> None:
    """At the pace that waits for keys: after a minute without one what mattered most is shown, the rest is told."""
    async with cinema(3, pace="key") as at:
        await at.much_to_see()
        while at.film.state != "stopped":
            await at.frame()
        waits = at.film.waits
        at.clock[0] += ABSENT + 1
        await at.pilot.press("space")
        await settled(at.pilot)
        assert at.film.waits <= min(6, waits - 1)


async def test_paces_are_slower_and_faster() -> None:
    """Of the same two questions; all that is shown gets its share."""
    seconds = {}
    for pace in ("brisk", "normal", "calm"):
        async with cinema(3, pace=pace) as at:
            await at.play(2)
            seconds[pace] = sum(told[2] for told in at.shown)
    assert 0.3 <= seconds["brisk"] / seconds["normal"] <= 0.75
    assert 1.2 <= seconds["calm"] / seconds["normal"] <= 1.8


@pytest.mark.parametrize(("motion", "kinds"), [("full", None), ("reduced", None), ("none", {*RESULTS, "ended"})])
async def test_motion_is_a_setting_of_its_own(motion: str, kinds: set[str] | None) -> None:
    """Reduced has the same beats without pictures in between; none keeps results and the end, for half their time."""
    async with cinema(3, motion=motion) as at:
        moved = False
        for _ in range(6):
            while at.film.playing:
                moved = moved or at.film.beat.last > 0
                at.shown.append((at.film.beat.kind, "", at.film.beat.length, (0, 0), ""))
                await at.frame()
            if at.table.state.question is None:
                break
            await at.answer()
        assert moved == (motion == "full")
        shown = {told[0] for told in at.shown}
        assert shown <= kinds if kinds is not None else {"turned", "won", "lost"} <= shown


async def test_the_game_is_seen_once_more_as_a_film() -> None:
    """From its beginning, stopped and going on, a beat on and a beat back, an encounter on."""
    async with cinema(3) as at:
        await at.play(6)
        await at.pilot.press("v")
        await settled(at.pilot)
        screen = at.app.screen
        assert isinstance(screen, ReplayScreen) and screen.count > 20
        first = screen.state.film.beat
        assert first is not None and all(line.number <= screen.state.film.events for line in screen.state.lines)
        assert "any key next moment" in at.text and "for your question" not in at.text, "no question waits behind it"
        await at.pilot.press("space")
        assert screen.state.film.state == "held"
        await at.pilot.press("right", "right")
        await settled(at.pilot)
        there = screen.state.film.beat
        assert there is not None and there.sentence != first.sentence and there.sentence.rstrip(".")[:30] in at.text
        await at.pilot.press("left")
        await settled(at.pilot)
        assert screen.state.film.beat.sentence != there.sentence
        about = there.turn, there.number
        await at.pilot.press("right_square_bracket")
        await settled(at.pilot)
        assert (screen.state.film.beat.turn, screen.state.film.beat.number) > about
        beats = 0
        await at.pilot.press("space")
        while screen.state.film.busy:
            at.clock[0] = max(at.clock[0], screen.state.film.due() or 0.0) + A_LITTLE
            screen.tick()
            beats += 1
        assert beats > 10 and screen.at == screen.count
        assert screen.state.view == screen._show(screen.count - 1)["view"]
        await at.pilot.press("escape")
        await settled(at.pilot)
        assert at.app.screen is at.table


async def test_what_a_lost_line_has_cost_is_told_on_a_page() -> None:
    """Results that came meanwhile, once; a page that is closed goes on to the question."""
    line = {"kind": "line", "seconds": 0.0, "code": "", "facts": {}}
    decided = {"event": "decided", "outcome": "defense_won", "totals": [9, 22], "types": ["attack", "attack"]}
    async with sit_at("planning") as at:
        state = at.table.state
        at.link.tell(0, {**line, "state": "waiting"})
        at.link.tell(0, {**line, "state": "here"})
        at.link.tell(0, {"kind": "events", "first": len(state.events), "events": [decided]})
        at.link.tell(0, {"kind": "view", "view": {**state.film.newest, "turn": state.view["turn"] + 1}})
        await at.press()
        assert "While you were away" in at.text and "The defense wins, 22 to 9." in at.text
        await at.press("escape")
        assert at.app.screen is at.table and state.missed_from is None
