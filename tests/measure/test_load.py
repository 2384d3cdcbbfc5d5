"""The short form of the soak: a rough crowd at a host that is killed, and nothing is left of it afterwards."""

import asyncio
import sys

import pytest

from tests.measure.crowd import Crowd, Job
from tests.measure.load import House

TABLES, PEERS = 2, 3
ANSWERS, DEEDS = 240, 60
ALL_GONE = {"tasks": 1, "standings": TABLES, "lines": 0, "peers": 0, "strangers": 0, "players": TABLES * PEERS}


async def when_all_have_gone(house: House) -> dict[str, int]:
    """The counts of the host once it has noticed."""
    while (found := house.counts())["lines"]:
        await asyncio.sleep(0.05)
    return found


@pytest.fixture
def house(tmp_path, request):
    house = House(tmp_path, TABLES, PEERS, request.param, bots=False)
    yield house
    house.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="what a process holds is read from /proc")
@pytest.mark.parametrize(
    "house", [True, pytest.param(False, marks=pytest.mark.large)], indirect=True, ids=["tls", "plain"]
)
async def test_a_rough_crowd_and_a_killed_host_leave_nothing_behind(house: House):
    crowd = Crowd(Job(house.codes, PEERS, think=0.01, rough=0.03, answers=ANSWERS, deeds=DEEDS))
    playing = asyncio.create_task(crowd.play())
    while crowd.numbers.answers < ANSWERS // 2 and not playing.done():
        await asyncio.sleep(0.01)
    house.kill()  # as kill -9 does
    house.start()
    await playing
    numbers = crowd.numbers
    assert numbers.answers >= ANSWERS and sum(numbers.deeds.values()) >= DEEDS and all(numbers.deeds.values())
    assert numbers.forgotten == 0, "what was acknowledged had been written down"
    used = await when_all_have_gone(house)
    assert {name: used[name] for name in ALL_GONE} == ALL_GONE
    house.kill()
    house.start()
    fresh = house.counts()
    assert {name: fresh[name] for name in ALL_GONE} == ALL_GONE
    assert (used["files"], used["games"]) == (fresh["files"], fresh["games"])
