"""PROTOCOL.md says what the program does: its tables are the grammar and the limits, and a client made of it plays."""

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import pytest

import cosmic_tui.wire
from cosmic_tui.host import admission, unauthenticated
from cosmic_tui.host.serve import Host, Where
from cosmic_tui.link.remote import FIRST_WAIT, LONGEST_WAIT, PASSING
from cosmic_tui.messages.__main__ import table
from cosmic_tui.messages.words import LOBBY_ACTIONS, VOTES
from cosmic_tui.room import guests
from cosmic_tui.room.lobby import Plan
from cosmic_tui.table import orders, seats, setup
from cosmic_tui.wire import limits
from cosmic_tui.wire.codes import DEFAULT_PORT, KEY_BYTES, PRINT_BYTES
from cosmic_tui.wire.messages import DOWN, STRANGER, UNNUMBERED, UP

PAGE = (Path(cosmic_tui.wire.__file__).parent / "PROTOCOL.md").read_text("utf-8")
EXAMPLE = Path(__file__).with_name("example_client.py")
SHORT_GAME = 13  # the seed of a game that is over after 172 answers, if chance is as `of_chance` has it
SEEDED = (
    "import random, runpy, sys; seed, file, *sys.argv[1:] = sys.argv[1:]; "
    "random.seed(int(seed)); runpy.run_path(file, run_name='__main__')"
)

LIMITS = {
    "bytes in a frame before the welcome": limits.BYTES_STRANGER,
    "bytes in a frame, up": limits.BYTES_UP,
    "bytes in a frame, down": limits.BYTES_DOWN,
    "values in a frame, up (keys count too)": limits.VALUES_UP,
    "values in a frame, down": limits.VALUES_DOWN,
    "arrays and maps inside each other": limits.DEEPEST,
    "bytes of one string": limits.LONGEST_TEXT,
    "seconds from connecting to a whole hello": limits.HELLO_SECONDS,
    "seconds from the first to the last byte of a frame": limits.FRAME_SECONDS,
    "seconds of silence before a ping": limits.PING_SECONDS,
    "seconds of silence before the line is gone": limits.GONE_SECONDS,
    "messages at once": limits.BURST,
    "messages a second, on average": limits.RATE,
    "bytes of which all that goes down at once at a sealed table is a multiple": limits.PAD_STEP,
    "bytes that wait for a peer that does not read": limits.UNREAD_BYTES,
    "seconds they wait": limits.DRAIN_SECONDS,
    "messages a peer may leave unacknowledged": limits.UNACKNOWLEDGED,
    "lines from one address that have not been let in": unauthenticated.MOST_OF_ONE,
    "lines from everywhere that have not been let in": unauthenticated.MOST,
    "wrong keys or passwords from one address in a minute": admission.MOST_TRIES,
    "people who look on at a table": guests.MOST_WATCHERS,
    "lines of chat in ten seconds": seats.MOST_CHAT,
}


def section(number: int) -> str:
    return PAGE.split(f"\n## {number}. ")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in a text, without heads and code marks."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip().strip("`") for cell in line[1:].rstrip("| ").split("|")] for line in lines]
    return [row for row in found if not set("".join(row)) <= {"-", " ", "|"}]


@pytest.mark.parametrize(("number", "grammars"), [(6, (STRANGER, UP)), (7, (DOWN,))])
def test_the_tables_of_messages_are_the_schema(number, grammars):
    """`python -m cosmic_tui.messages` prints them."""
    assert "\n".join(line for line in section(number).splitlines() if line[:1] == "|") == table(*grammars)


def test_the_table_of_limits_is_the_limits():
    found = {row[0]: float(row[1]) for row in rows(section(8))[1:]}
    assert found == {name: float(value) for name, value in LIMITS.items()}


def test_every_limit_of_the_wire_stands_in_the_table_or_in_a_field():
    said = set(LIMITS.values()) | {int(number) for number in re.findall(r"\d+", section(6) + section(7))}
    unsaid = {"VERSION", "HEADER", "PATCH_CHANGES"}
    numbers = {name: value for name, value in vars(limits).items() if name.isupper() and name not in unsaid}
    assert [name for name, value in numbers.items() if value not in said] == []


def test_what_is_said_in_passing_is_so():
    """Version, port, sizes of the code, the unnumbered kinds, back-off, votes and deeds."""
    assert f"describes version {limits.VERSION}." in PAGE and f"(port {DEFAULT_PORT} if" in PAGE
    assert f"| {KEY_BYTES} | key" in PAGE and f"| {PRINT_BYTES} | with TLS" in PAGE
    unnumbered = re.search(r"The kinds\s(.*?)\shave the number 0", PAGE, re.DOTALL)
    assert set(re.findall(r"`(\w+)`", unnumbered[1])) == UNNUMBERED
    assert (FIRST_WAIT, LONGEST_WAIT) == (0.25, 10.0)
    passing = re.search(r"worth another try: (.*?)\.", PAGE, re.DOTALL)
    assert set(re.findall(r"`(\w+)`", passing[1])) == PASSING
    deeds = {word for row in rows(section(5))[1:] for word in re.findall(r"\w+", row[0])}
    assert deeds == set(LOBBY_ACTIONS)
    assert all(f"`{vote}`" in section(5) for vote in VOTES)


@pytest.mark.parametrize("kind", sorted({*STRANGER, *UP, *DOWN}))
def test_what_every_kind_of_message_is_for_stands_in_the_text(kind):
    """Not only in the tables of fields: a stranger has to know when to send it, and what to do when it comes."""
    text = "\n".join(line for number in range(1, 6) for line in section(number).splitlines() if line[:1] != "|")
    assert f"`{kind}`" in text


def test_presence_is_as_it_is_told():
    seat = seats.take_seat(0, setup.SeatSetup("person", "Ada"), orders.Orders())
    said = re.search(r"`presence` shows(.*?)have the same form", section(4), re.DOTALL)[1]
    assert all(f"`{key}`" in said for key in seat.plain(0.0))
    assert {setup.PERSON, setup.BOT, seats.HERE, seats.AWAY, seats.LEFT} <= set(re.findall(r"`(\w+)`", said))


def test_the_example_is_short_and_leans_on_nothing():
    lines = [line for line in EXAMPLE.read_text("utf-8").split('"""')[2].splitlines() if line.strip()]
    assert len(lines) <= 60
    assert not any("cosmic_tui" in line or "engine" in line for line in lines)


def of_chance(seed: int, file: Path) -> list[str]:
    """The command of a client that throws the same dice every time."""
    return [sys.executable, "-c", SEEDED, str(seed), str(file)]


@pytest.mark.parametrize("tls", [True, False])
async def test_clients_written_from_the_page_play_a_game(tmp_path, tls):
    """Three processes of the example sit down, are ready, and play to the end."""
    host = Host(Where(0, "127.0.0.1", tls=tls), tmp_path)
    await host.start()
    plan = Plan("friday", ("open",) * 3, begins_alone=True, rest={"windows": "quick"})
    code = host.code(host.open_table(plan, seed=SHORT_GAME))
    clients = [
        await asyncio.create_subprocess_exec(
            *of_chance(number, EXAMPLE), code, name, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        for number, name in enumerate(("Ada", "Bea", "Cai"))
    ]
    ends = await asyncio.gather(*[client.communicate() for client in clients])
    winners = host.hub.tables["1"].room.table.match.game.winners
    assert [out.decode().strip() for out, _ in ends] == [str(winners)] * 3, [err for _, err in ends]
    await host.stop()


CLIENT = Path(__file__).with_name("client.py")


def test_the_client_knows_only_the_page():
    text = CLIENT.read_text("utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 230
    assert not re.search(r"^(from|import) (cosmic_tui|engine|tests)", text, re.MULTILINE)


@pytest.mark.parametrize("windows", ["quick", "even", "sealed"] if os.environ.get("COSMIC_LARGE") else ["even"])
async def test_a_client_made_of_the_page_comes_back_and_is_never_refused(tmp_path, windows):
    """Two of three break their line again and again, a fourth looks on: all see the same end, nothing was refused."""
    host = Host(Where(0, "127.0.0.1"), tmp_path)
    await host.start()
    plan = Plan("friday", ("open",) * 3, begins_alone=True, rest={"windows": windows})
    hosted = host.open_table(plan, seed=SHORT_GAME)
    code = host.code(hosted)
    piped = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.PIPE}
    words = [["Wim", "--watch"], ["Ada"], ["Bea", "--drop", "60"], ["Cai", "--drop", "95"]]
    clients = []
    for number, more in enumerate(words, -1):
        clients.append(await asyncio.create_subprocess_exec(*of_chance(number, CLIENT), code, *more, **piped))
        while more[0] not in hosted.room.guests.names() and clients[-1].returncode is None:
            await asyncio.sleep(0.01)
    ends = await asyncio.gather(*[client.communicate() for client in clients])
    assert [client.returncode for client in clients] == [0] * 4, [err for _, err in ends]
    found = [json.loads(out) for out, _ in ends]
    table = hosted.room.table
    assert [one["winners"] for one in found] == [list(table.match.game.winners)] * 4
    assert [one["refused"] for one in found] == [[]] * 4
    assert found[2]["lines"] > 3 and found[3]["lines"] > 2 and found[1]["lines"] == 1
    told = [len(table.watchers.log), *[len(table.seats[seat_of(table, name)].log) for name in ("Ada", "Bea", "Cai")]]
    assert [one["told"] for one in found] == told, "everybody has the whole story, however often the line broke"
    assert sum(one["answers"] for one in found) > 100
    assert all(one["helped"] for one in found[1:]) and not found[0]["helped"], "who is asked has been helped"
    await host.stop()


def seat_of(table, name):
    return next(seat.number for seat in table.seats if seat.name == name)
