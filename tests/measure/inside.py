"""What is measured from within: an app at a real terminal that does something, counts its bytes and times itself.

Run by the parent as `python -m tests.measure.inside WHAT FILE COLUMNSxROWS TIMES`; the numbers go into the file.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from textual import events
from textual.drivers.linux_driver import LinuxDriver

from cosmic_tui.app import CosmicApp
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.link.link import Link
from cosmic_tui.link.saved import unkept
from cosmic_tui.settings import Settings
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.terminal.driver import TolerantDriver
from tests.screens.playing import keys_for
from tests.snapshots.canned import CannedLink, canned

FRAME = 1 / 60
STILL = 3  # frames without a byte after which nothing more comes
CALM = 20
GAME_SEED = 7
WHOLE = "a whole game"
QUESTIONS = ("zap", "reveal", "join", "launch", "invite", "planning", "planning-defense", "deal", "big-hand", "aliens")
Numbers = dict[str, Any]


class Counter:
    """Bytes and writes of the driver, as they go to the terminal."""

    def __init__(self) -> None:
        self.bytes = 0
        self.writes = 0
        plain = LinuxDriver.write

        def counted(driver: LinuxDriver, data: str) -> None:
            self.bytes += len(data.encode())
            self.writes += 1
            plain(driver, data)

        LinuxDriver.write = counted  # type: ignore[method-assign,assignment]


class Meter:
    """One app and its counter: `cost` does something and waits until it is on the screen."""

    def __init__(self, app: CosmicApp, counter: Counter) -> None:
        self.app = app
        self.counter = counter

    async def still(self, frames: int = STILL) -> None:
        """Until nothing has been written for some frames."""
        quiet, before = 0, self.counter.bytes
        while quiet < frames:
            await asyncio.sleep(FRAME)
            quiet = quiet + 1 if self.counter.bytes == before else 0
            before = self.counter.bytes

    async def cost(self, act: Callable[[], None]) -> tuple[int, float]:
        """(bytes, milliseconds of processor time) of one act and all that follows from it."""
        size, spent = self.counter.bytes, time.process_time()
        act()
        await self.still()
        return self.counter.bytes - size, (time.process_time() - spent) * 1000

    def press(self, key: str) -> None:
        """A key, as the driver hands it on."""
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(self.app)
        assert self.app._driver is not None
        self.app._driver.process_message(event)


def summed(costs: list[tuple[int, float]]) -> Numbers:
    """Middle and largest of many costs."""
    if not costs:
        return {"times": 0}
    sizes, times = sorted(size for size, _ in costs), sorted(spent for _, spent in costs)
    half = len(costs) // 2
    return {
        "times": len(costs),
        "bytes": sizes[half],
        "most_bytes": sizes[-1],
        "ms": round(times[half], 2),
        "most_ms": round(times[-1], 2),
    }


def told(link: CannedLink, seat: int, view: dict[str, Any], serial: int) -> None:
    """A new view and its question, as a table tells them."""
    question = view["question"]
    link.tell(seat, {"kind": "view", "view": view})
    asked = {"kind": "question", "serial": serial, "question": question, "asked": view["asked"]}
    link.tell(seat, asked)


async def planet(meter: Meter, link: Any, times: int) -> Numbers:
    """One planet has one ship more, then one fewer, while somebody else thinks."""
    views = [canned("planning-watched").view for _ in range(2)]
    views[1] = copy.deepcopy(views[0])
    views[1]["planets"][0][2][0] -= 1
    told(link, link.seats[0], views[0], 0)
    await meter.still(CALM)
    costs = []
    for number in range(times):
        message = {"kind": "view", "view": views[(number + 1) % 2]}
        costs.append(await meter.cost(partial(link.tell, link.seats[0], message)))
    return {"planet": summed(costs)}


async def question(meter: Meter, link: Any, times: int) -> Numbers:
    """A question comes, for a person who was waiting, and goes."""
    view = link.canned.view
    waiting = {**view, "question": None, "asked": [0]}
    seat = link.seats[0]
    asked = []
    told(link, seat, waiting, 0)
    await meter.still(CALM)
    for number in range(times):
        asked.append(await meter.cost(partial(told, link, seat, view, number + 2)))
        await meter.cost(partial(told, link, seat, waiting, 0))
    return {f"question-{link.canned.name}": summed(asked)}


async def keys(meter: Meter, link: Any, times: int) -> Numbers:
    """Arrows and digits in a prompt."""
    pressed = ["right", "1", "3", "left", "2"]
    return {"key": summed([await meter.cost(partial(meter.press, pressed[n % 5])) for n in range(times)])}


async def game(meter: Meter, link: Any, times: int) -> Numbers:
    """A whole game of one person, who answers by dice, and three bots; at most so many answers."""
    chance = random.Random(GAME_SEED)
    moves: list[tuple[int, float]] = []
    sent: list[tuple[int, float]] = []
    size, spent, began = meter.counter.bytes, time.process_time(), memory()
    for _ in range(times):
        table = meter.app.table()
        if table is None or table.model.over is not None:
            break
        if table.answer.draft is None:
            await meter.still(1)
            continue
        moves += [await meter.cost(partial(meter.press, key)) for key in keys_for(table.answer.draft, chance)]
        sent.append(await meter.cost(partial(meter.press, "enter")))
        if table.eyes.confirm:
            sent.append(await meter.cost(partial(meter.press, "enter")))
    last = [await meter.cost(partial(meter.press, "enter"))] if table is not None and table.model.over else []
    return {
        "moves": summed(moves),
        "answers": summed(sent),
        "last page": summed(last),
        "slow": sum(ms > 16 for _, ms in sent),
        "bytes": meter.counter.bytes - size,
        "seconds": round(time.process_time() - spent, 2),
        "memory": [round(began, 1), round(memory(), 1)],
        "over": table.model.over is not None,
    }


def memory() -> float:
    """Megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / (1 << 20)


MEASURES: dict[str, tuple[str, Callable[[Meter, Any, int], Coroutine[Any, Any, Numbers]]]] = {
    "planet": ("planning-watched", planet),
    **{f"question-{table}": (table, question) for table in QUESTIONS},
    "keys": ("planning", keys),
    "game": (WHOLE, game),
}


def link_for(table: str) -> Link:
    """Return a canned table, or a real one with bots."""
    if table != WHOLE:
        return CannedLink(canned(table))
    options = {"seats": 4, "alien_mode": "random"}
    seats = people_and_bots(["Vera"], 4, "rookie")
    return unkept(GameSetup(seats, GAME_SEED, options))


def main(what: str, file: str, times: int) -> None:
    table, measure = MEASURES[what]
    counter = Counter()
    link = link_for(table)
    start = LaunchOptions(
        Settings(decoration="calm"),
        link,
        motion=False,
        film=False,
        keep_settings=False,
        patience=0.0,
        driver=TolerantDriver,
    )
    app = CosmicApp(start)
    meter = Meter(app, counter)

    async def work() -> None:
        await meter.still(CALM)
        first = counter.bytes
        numbers = await measure(meter, link, times)
        Path(file).write_text(json.dumps({"first_screen": first, "rss": round(memory(), 1), **numbers}))
        app.exit(0)

    tasks: list[asyncio.Task[None]] = []
    # A callback that returned the task would hold up the app until it is done.
    app.call_later(lambda: tasks.append(asyncio.create_task(work())))
    app.run()
    if app.fault is not None:
        raise app.fault


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
