"""A film on a machine that draws late, and what somebody has jumped over: a beat's time begins when it is seen."""

from __future__ import annotations

import asyncio

import pytest

from cosmic_tui.screens.reading import explain_then
from tests.night import one_in

from .cinema import A_LITTLE, RESULTS, cinema
from .playing import SMALLEST, settled

LATE = 3.0


async def test_a_beat_stands_its_time_from_when_it_is_seen() -> None:
    """On a machine so busy that every picture comes three seconds late, what is to be read stands no shorter."""
    async with cinema(3) as at:
        table, film, drawn = at.table, at.film, at.table.drawn
        seen: list[float] = []  # when each picture of this beat was

        def late() -> None:
            if film.unseen and film.beat is not None:
                at.clock[0] += LATE
                seen.append(at.clock[0])
            drawn()

        table.drawn = late
        mine = 0
        for _ in range(24 // one_in(2)):
            while film.playing:
                beat = film.beat
                at.clock[0] = max(at.clock[0], film.due()) + A_LITTLE
                table.motion.tick()
                if seen and (film.beat is None or film.beat.sentence != beat.sentence):
                    stood = at.clock[0] - seen[0] - LATE * (len(seen) - 1)
                    assert stood >= 0.25 + 0.015 * len(beat.sentence) - 0.01, beat
                    if beat.kind in RESULTS and beat.role != "other":
                        assert stood >= 2.0 - 0.01, beat
                        mine += 1
                    seen.clear()
                await at.until(lambda: not film.unseen)
            if table.state.question is None:
                break
            await at.answer()
        assert mine > 1


async def test_no_beat_is_over_before_it_is_seen() -> None:
    """However long the picture takes; a key that comes before it was meant for what stands there still."""
    async with cinema(3) as at:
        await at.much_to_see()
        table, film, drawn = at.table, at.film, at.table.drawn
        table.drawn = lambda: None
        await at.frame()
        beat = film.beat
        beat_ends = film.due() - at.clock[0]
        at.clock[0] += 10.0
        await asyncio.sleep(beat_ends + 0.05)  # a timer would have rung
        await settled(at.pilot)
        assert film.beat is beat and film.unseen
        for key in ("space", "enter"):
            at.clock[0] += 10.0
            await at.pilot.press(key)
            await settled(at.pilot)
            assert film.beat is beat and film.unseen, key
        table.drawn = drawn
        drawn()
        assert film.due() - at.clock[0] > 0.0 and not film.unseen
        while film.beat is not None and film.beat.sentence == beat.sentence:
            await at.frame()
        assert film.played > beat.done or not film.playing


async def test_a_question_is_answered_only_after_it_was_seen() -> None:
    """A key that was meant for what stood there before the question answers nothing, however late that is drawn."""
    async with cinema(3) as at:
        at.app.start.patience = 0.3
        table, drawn = at.table, at.table.drawn
        await at.watch()
        table.drawn = lambda: None
        await at.answer()
        while at.film.playing:
            drawn()
            await at.frame()
        serial, answers = table.state.serial, table.model.states[0].answers
        assert table.answer.draft is not None
        for seconds, seen in ((10.0, False), (0.0, True), (0.2, False)):
            at.clock[0] += seconds
            if seen:
                drawn()
            await at.pilot.press("enter")
            await settled(at.pilot)
            assert (table.state.serial, table.model.states[0].answers) == (serial, answers)
        at.clock[0] += 1.2  # sooner it might be a key that is held
        await at.pilot.press("enter")
        await at.until(lambda: table.model.states[0].answers > answers)
        assert table.model.states[0].answers > answers


@pytest.mark.parametrize("jumped", [True, False])
async def test_what_was_jumped_over_is_told_beside_the_question(jumped: bool) -> None:
    """One encounter that was watched needs no more words; one whose end was gone by with a key does."""
    async with cinema(3, SMALLEST) as at:
        await at.watch()
        for _ in range(30):
            await at.answer()
            results = {point.encounter for point in at.film.reel if point.kind in RESULTS}
            if jumped:
                while at.film.playing:
                    await at.pilot.press("space", "space")
                    await settled(at.pilot)
            await at.watch()
            if len(results) == 1 and at.table.state.question is not None:
                break
        said = at.table.model.meanwhile(at.table.state)
        assert bool(said) == jumped and ("Meanwhile" in at.text) == jumped
        if jumped:
            assert said[0].rstrip(".")[:30] in at.text.replace("\n ", " ")


async def test_the_page_of_a_sum_says_how_it_ended() -> None:
    """`e` behind a result, on into the next encounter, and from the log: the outcome, not who leads."""
    async with cinema(3, SMALLEST) as at:
        table, checked = at.table, False
        await at.watch()
        for _ in range(30):
            await at.answer()
            await at.watch()
            state = table.state
            record, summed = state.summed_record, state.summed
            if state.question is None:
                break
            if record is None or summed is None or "won" not in record or not summed["sum"]["totals"]:
                continue
            high, low = sorted(record["won"][-1]["totals"] or [0, 0], reverse=True)
            if not high or state.record is record or "sum" in state.view or state.view["target"] >= 0:
                continue
            await at.pilot.press("e")
            await at.until(lambda: at.app.screen is not table)
            assert f"{high} to {low}" in at.text and "leads by" not in at.text, at.text
            await at.pilot.press("escape")
            await at.until(lambda: at.app.screen is table)
            ended = [one for one, found in state.records.items() if "won" in found and found["won"][-1]["totals"]]
            early = [one for one in ended if one in state.sums and state.records[one] is not record]
            if not early:
                continue
            explain_then(table, state.sums[early[0]].events)
            await at.until(lambda: at.app.screen is not table)
            high, low = sorted(state.records[early[0]]["won"][-1]["totals"], reverse=True)
            assert f"{high} to {low}" in at.text, "from the log, of an encounter long ago"
            await at.pilot.press("escape")
            await at.until(lambda: at.app.screen is table)
            checked = True
            break
        assert checked
