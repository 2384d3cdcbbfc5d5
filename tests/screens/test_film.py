"""A table that plays its film on a clock that is turned by hand: what was shown, for how long, what keys do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import plain
from cosmic_tui.film.film import ABSENT
from cosmic_tui.games.encounter.draw.motion import counted
from cosmic_tui.link.saved import unkept
from cosmic_tui.messages import up
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.settings import Settings
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.bots import make_bot

from .playing import app_for, settled
from .sitting import sit_at

SMALLEST, MIDDLE = (80, 24), (140, 45)
RESULTS = ("won", "deal", "no_deal", "broken")
A_LITTLE = 0.0001
LATE = 3.0


@dataclass
class Cinema:
    """An app, its table, a bot in the person's place, and the clock."""

    app: CosmicApp
    pilot: Pilot[Any]
    clock: list[float]
    bot: Any
    shown: list[tuple[str, str, float, tuple[int, int], str]] = field(default_factory=list)

    @property
    def table(self) -> Any:
        return self.app.table()

    @property
    def film(self) -> Any:
        return self.table.state.film

    @property
    def text(self) -> str:
        return "\n".join(plain(row) for row in self.app.screen.sheet.shown)

    async def until(self, there: Callable[[], bool]) -> None:
        """Let the app do what it was told, however busy the machine is."""
        for _ in range(100):
            await settled(self.pilot)
            if there():
                return

    async def frame(self) -> None:
        """Let the time of the picture pass that is shown now."""
        due = self.film.due()
        assert due is not None
        self.clock[0] = max(self.clock[0], due) + A_LITTLE
        self.table.motion.tick()
        await settled(self.pilot)

    async def watch(self) -> None:
        """The whole film that waits, up to the question or the end; what was shown is written down with its length."""
        while self.film.playing:
            beat, began = self.film.beat, self.clock[0]
            while self.film.beat is not None and self.film.beat.sentence == beat.sentence and self.film.playing:
                if self.film.due() is None:
                    await self.pilot.press("space")
                    await settled(self.pilot)
                else:
                    await self.frame()
            told = (beat.kind, beat.sentence, self.clock[0] - began, (beat.turn, beat.number), beat.role)
            self.shown.append(told)

    async def answer(self) -> None:
        """What the bot says in the person's place."""
        state = self.table.state
        self.clock[0] += 1.0
        given = self.bot.answer(state.view)
        self.table.model.answered(state)
        self.table.link.send(0, up.answer(state.serial, given))
        await settled(self.pilot)

    async def much_to_see(self) -> None:
        """Play on until an answer has led to a longer film."""
        for _ in range(30):
            await self.watch()
            await self.answer()
            if self.film.playing and self.film.waits > 5:
                return
        raise AssertionError("nothing happens at this table")

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            await self.watch()
            if self.table.model.over is not None or self.table.state.question is None:
                return
            await self.answer()
        await self.watch()


@asynccontextmanager
async def cinema(seed: int, size: tuple[int, int] = MIDDLE, **settings: Any) -> AsyncIterator[Cinema]:
    clock = [0.0]
    seats = people_and_bots(["Vera"], 4, "rookie")
    link = unkept(GameSetup(seats, seed, {"seats": 4, "alien_mode": "random"}))
    app = app_for(link, film=True, now=lambda: clock[0], settings=Settings(**settings))
    app.start.motion = True
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield Cinema(app, pilot, clock, make_bot("rookie", 0, seed))


@pytest.mark.parametrize(("seed", "size"), [(3, MIDDLE), (8, SMALLEST)])
async def test_every_encounter_is_seen_to_be_turned_up_and_decided(seed: int, size: tuple[int, int]) -> None:
    """The reveal and the result of each stand on the screen for as long as they are to be read, mine two seconds."""
    async with cinema(seed, size) as at:
        await at.play(22)
        seen: dict[tuple[int, int], set[str]] = {}
        for kind, sentence, seconds, encounter, role in at.shown:
            seen.setdefault(encounter, set()).add(kind)
            assert seconds >= 0.25 + 0.015 * len(sentence) - 0.01, (kind, sentence)
            if kind in RESULTS and role != "other":
                assert seconds >= 2.0 - 0.01, sentence
        records = at.table.state.records
        over = [encounter for encounter, record in records.items() if set(record) & set(RESULTS)]
        assert len(over) > 3
        for encounter in over:
            assert seen[encounter] & set(RESULTS), encounter
            if "turned" in records[encounter]:
                assert seen[encounter] & {"turned", "summed", "talks"}, encounter


async def test_a_beat_is_one_picture_and_one_sentence() -> None:
    """The sentence stands there for the whole beat; the totals on the screen are sums of lines that stood."""
    async with cinema(3) as at:
        pictures = sums = 0
        for _ in range(20):
            while at.film.playing:
                beat, scene = at.film.beat, at.table.scene()
                assert scene is not None and scene.view is at.film.view
                if beat.still or beat.kind != "turned":
                    assert beat.sentence.rstrip(".")[:40] in at.text, (beat.kind, beat.sentence)
                if beat.kind == "summed":
                    sums += 1
                    told = counted(scene).view["sum"]
                    assert told["totals"] == [sum(row[1] for row in side) for side in told["lines"]]
                pictures += 1
                await at.frame()
            if at.table.state.question is None:
                break
            await at.answer()
        assert pictures > 60 and sums > 1


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
        for _ in range(22):
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
        assert mine > 3


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
        at.clock[0] += 0.2
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


@pytest.mark.parametrize(("pace", "least", "most"), [("brisk", 0.3, 0.75), ("calm", 1.2, 1.8)])
async def test_paces_are_slower_and_faster(pace: str, least: float, most: float) -> None:
    """Of the same four questions; all that is shown gets its share."""
    seconds = []
    for each in ("normal", pace):
        async with cinema(3, pace=each) as at:
            await at.play(4)
            seconds.append(sum(told[2] for told in at.shown))
    assert least <= seconds[1] / seconds[0] <= most


@pytest.mark.parametrize(("motion", "kinds"), [("full", None), ("reduced", None), ("none", {*RESULTS, "ended"})])
async def test_motion_is_a_setting_of_its_own(motion: str, kinds: set[str] | None) -> None:
    """Reduced has the same beats without pictures in between; none keeps results and the end, for half their time."""
    async with cinema(3, motion=motion) as at:
        moved = False
        for _ in range(10):
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
        assert "any key one beat on" in at.text and "to your question" not in at.text, "no question waits behind it"
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
