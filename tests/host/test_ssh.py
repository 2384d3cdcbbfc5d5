"""The SSH door on the loopback address: the game in a terminal for whoever has a key, and nothing else for anybody."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import struct
import termios
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncssh
import pytest

from cosmic_tui.host import children, sshd
from cosmic_tui.host.players import MOST_PLAYERS, Players
from cosmic_tui.room.lobby import Plan
from cosmic_tui.words.loader import words
from engine.kernel.asking import Refused

from .ssh_house import House, gone
from .visitors import HERE, PLAIN, Shown, rest, until

SAID = words("en", plain=True)


@pytest.fixture
async def house(folder: Path) -> AsyncIterator[House]:
    found = await House(folder).open()
    yield found
    await found.close()


async def test_a_player_sits_down_with_nothing_but_ssh(house: House):
    async with house.connect("Ada") as line:
        terminal = await line.create_process(term_type=PLAIN, term_size=(80, 24))
        shown = Shown(terminal.stdout)
        for words, typed in [("Ada.", "ready"), ("The game begins.", ""), ("  1 ", "1"), ("You reveal", "")]:
            await shown.until(words)
            terminal.stdin.write(f"{typed}\n" if typed else "")
        terminal.stdin.write("q\n")
        await rest(terminal.stdout)
        assert (await terminal.wait()).exit_status == 0
    await gone(house)
    assert house.room.table.seats[0].state == "away"


async def test_who_comes_again_with_the_same_key_has_the_same_seat(house: House):
    for number in range(2):
        async with house.connect("Ada") as line:
            terminal = await line.create_process(term_type=PLAIN)
            shown = Shown(terminal.stdout)
            if not number:
                await shown.until("Ada")
                terminal.stdin.write("ready\n")
            await shown.until("Which alien do you play")
            assert house.room.guests.names() == ["Ada"]
        await gone(house)


async def test_a_second_window_takes_over_the_seat_of_the_first(house: House):
    async with house.connect("Ada") as first, house.connect("ada") as second:
        one = await first.create_process(term_type=PLAIN)
        await until(one.stdout, "Ada.")
        two = await second.create_process(term_type=PLAIN)
        await until(two.stdout, "Ada.")
        assert "play this seat from another place" in " ".join((await rest(one.stdout)).split())
        assert house.room.guests.names() == ["Ada"]


async def test_a_name_belongs_to_the_key_it_came_with(house: House):
    house.door.players.admit("Ada", "SHA256:another")
    async with house.connect("Ada", "two") as line:
        terminal = await line.create_process(term_type=PLAIN)
        assert "belongs to another key" in await rest(terminal.stderr)
        assert (await terminal.wait()).exit_status == 2
    assert house.room.guests.names() == []


@pytest.mark.parametrize("command", ["ls", "sh", "sh -i", ""])
async def test_no_command_is_run(house: House, command: str):
    async with house.connect("Ada") as line:
        terminal = await line.create_process(command or None, term_type=PLAIN if not command else None)
        if command:
            assert "You can't run commands here" in await rest(terminal.stderr)
            assert (await terminal.wait()).exit_status == 2
        else:
            await until(terminal.stdout, "Ada.")


async def test_without_a_terminal_there_is_no_game(house: House):
    async with house.connect("Ada") as line:
        terminal = await line.create_process()
        assert "needs a terminal" in await rest(terminal.stderr)


async def test_nothing_is_forwarded_and_no_file_is_served(house: House):
    async with house.connect("Ada") as line:
        with pytest.raises(asyncssh.ChannelOpenError):
            await line.open_connection(HERE, house.host.port)
        with pytest.raises((asyncssh.ChannelListenError, asyncssh.Error)):
            await line.forward_remote_port(HERE, 0, HERE, 1)
        with pytest.raises(asyncssh.Error):
            await line.start_sftp_client()


async def test_neither_keys_nor_windows_of_a_player_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An agent is forwarded by asyncssh unless one says no, and nobody would see it: so what is said is looked at."""
    said: dict[str, Any] = {}

    async def create_server(*_: Any, **options: Any) -> Any:
        said.update(options)
        return SimpleNamespace(close=lambda: None)

    monkeypatch.setattr(asyncssh, "create_server", create_server)
    house = await House(tmp_path).open()
    await house.close()
    allowed = ("agent_forwarding", "x11_forwarding", "allow_scp", "line_editor", "sftp_factory")
    assert [said[name] for name in allowed] == [False, False, False, False, None]


async def test_a_key_is_needed(house: House):
    with pytest.raises(asyncssh.PermissionDenied):
        async with house.connect("Ada", "", password="guess"):
            raise AssertionError("somebody came in without a key")


async def test_a_child_is_told_its_terminal_and_nothing_of_the_players_environment(house: House, monkeypatch):
    monkeypatch.setenv("SECRET_OF_THE_HOST", "1")
    env = {"LD_PRELOAD": "/evil.so", "PYTHONSTARTUP": "/evil.py", "COSMIC_DEBUG": "1", "COLORTERM": "truecolor"}
    env["LANG"] = "hu_HU.UTF-8"
    async with house.connect("Ada") as line:
        terminal = await line.create_process(term_type="bad term;", term_size=(91, 33), env=env)
        while not (found := [c for c in house.children() if b"join" in Path(f"/proc/{c}/cmdline").read_bytes()]):
            await asyncio.sleep(0.01)  # a place is taken first
        (pid,) = found
        told = dict(part.split("=", 1) for part in Path(f"/proc/{pid}/environ").read_text().split("\0") if part)
        terminal.close()
    assert set(told) <= {
        *children.INHERITED, "PYTHONPATH", "PYTHONSAFEPATH", "HOME",
        "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TERM", children.JOIN_VARIABLE, children.INVITE_VARIABLE,
        "LANGUAGE",
    }  # fmt: skip
    assert told["TERM"] == sshd.USUAL_TERM
    assert told["LANGUAGE"] == "hu"  # of the player's environment nothing but this, and no more of it
    assert told["PYTHONPATH"] == str(children.PROGRAM)
    assert house.code not in Path("/proc/self/cmdline").read_text()
    await gone(house)


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"), ({"LANG": "de", "LC_ALL": "pl_PL"}, "pl"), ({"LANG": "C.UTF-8"}, ""),
        ({"LANG": "../../etc"}, ""), ({"LANG": "hungarian"}, ""), ({}, ""),
    ],
)  # fmt: skip
def test_of_a_players_environment_only_a_language_is_read(env: dict[str, str], language: str):
    assert sshd.language_of(env) == language


async def test_a_hard_disconnect_frees_everything(house: House):
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(2):
        line = await house.connect("Ada")
        terminal = await line.create_process(term_type=PLAIN)
        await until(terminal.stdout, "Ada")
        line.abort()
        await gone(house)
    assert house.children() == []
    assert len(house.door.unauthenticated) == 0
    while len(os.listdir("/proc/self/fd")) > before + 2:
        await asyncio.sleep(0.01)
    assert len(os.listdir("/proc/self/fd")) <= before + 2


async def test_the_size_of_a_terminal_follows_its_window(tmp_path: Path):
    child = await children.start(["alien", "--list"], children.environment(PLAIN, tmp_path), 91, 33)

    def size() -> tuple[int, ...]:
        return struct.unpack("HHHH", fcntl.ioctl(child.master, termios.TIOCGWINSZ, bytes(8)))[:2]

    assert size() == (33, 91)
    child.resize(120, 45)
    assert size() == (45, 120)
    child.resize(10**6, -5)
    assert size() == (1, children.MOST_COLUMNS)
    while await child.read():
        pass
    assert await child.end() == 0


async def test_a_child_that_ignores_the_hang_up_is_ended(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(children, "GRACE_SECONDS", 0.3)
    stubborn = ["import signal, time", "signal.signal(signal.SIGHUP, signal.SIG_IGN)", "print('here', flush=True)"]
    (tmp_path / "cosmic_tui.py").write_text("\n".join([*stubborn, "time.sleep(99)"]))
    env = {**children.environment(PLAIN, tmp_path), "PYTHONPATH": str(tmp_path)}
    child = await children.start([], env, 80, 24)
    assert b"here" in await child.read()
    assert await child.end() != 0
    assert child.process.returncode == -9


async def test_there_is_a_bound_to_children_and_one_to_lines_without_a_terminal(house: House, monkeypatch):
    monkeypatch.setattr(sshd, "MOST_CHILDREN", 1)
    async with house.connect("Ada") as first:
        one = await first.create_process(term_type=PLAIN)
        await until(one.stdout, "Ada.")
        async with house.connect("Bea", "two") as second:
            two = await second.create_process(term_type=PLAIN)
            assert "Too many people are trying" in await rest(two.stderr)
    await gone(house)
    house.door.unauthenticated.most_of_one = 2
    lines = [await house.connect("Ada") for _ in range(4)]  # with a key, but none asks for a terminal
    assert len(house.door.unauthenticated) == 2
    for line in lines:
        line.close()
        await line.wait_closed()


async def test_seven_players_at_once_fill_three_tables_and_the_next_one_looks_on(house: House, monkeypatch):
    monkeypatch.setattr(sshd, "MOST_OF_KEY", 16)  # all of them have one key and one address here
    monkeypatch.setattr(sshd, "MOST_OF_ADDRESS", 16)
    house.host.open_table(Plan("saturday", ("open",) * 3))
    house.host.open_table(Plan("sunday", ("open",) * 3))
    lines = [await house.connect(f"P{number}") for number in range(8)]
    terminals = [await line.create_process(term_type=PLAIN) for line in lines]
    for terminal in terminals:
        await until(terminal.stdout, "Table ")
    tables = [hosted.room for hosted in house.host.hub.tables.values()]
    assert [len(room.guests.by_number) - len(room.guests.watchers()) for room in tables] == [1, 3, 3]
    assert sum(len(room.guests.watchers()) for room in tables) == 1
    for line in lines:
        line.abort()
    for hosted in house.host.hub.tables.values():
        while hosted.connections:
            await asyncio.sleep(0.01)
    await gone(house)
    assert house.children() == [] and house.door.coming == {}


async def test_who_comes_when_the_game_has_begun_looks_on(house: House):
    async with house.connect("Ada") as line, house.connect("Bea", "two") as other:
        terminal = await line.create_process(term_type=PLAIN)
        await until(terminal.stdout, "Ada.")
        terminal.stdin.write("ready\n")
        await until(terminal.stdout, "The game begins.")
        await other.create_process(term_type=PLAIN)
        while house.room.guests.names() != ["Ada", "Bea"]:
            await asyncio.sleep(0.01)
        assert [guest.name for guest in house.room.guests.watchers()] == ["Bea"]


async def test_a_player_is_shown_what_the_others_type_and_not_the_way_of_this_computer(house: House):
    house.door.come_in = "ssh -C -p 2222 NAME@table.example"
    async with house.connect("Ada") as line:
        terminal = await line.create_process(term_type=PLAIN)
        shown = Shown(terminal.stdout)
        await shown.until("To join, type:")
        await shown.until("ssh -C -p 2222 NAME@table.example")
        assert house.code not in shown.waiting


async def test_a_module_that_lies_about_is_not_taken_for_the_programs_own(house: House, tmp_path: Path, monkeypatch):
    (tmp_path / "secrets.py").write_text("raise SystemExit('taken')")
    home = house.door.players.home("Ada")
    (home / "secrets.py").write_text("raise SystemExit('taken')")
    monkeypatch.chdir(tmp_path)
    async with house.connect("Ada") as line:
        terminal = await line.create_process(term_type=PLAIN)
        await until(terminal.stdout, "Ada.")
        assert house.room.guests.names() == ["Ada"]


def test_names_and_keys(tmp_path: Path):
    players = Players(tmp_path)
    assert players.admit("Ada", "key one") == "Ada"
    assert players.admit("ADA", "key one") == "ADA"
    for name, code in [("ada", "name_of_another"), ("a\nb", "name_form"), ("x" * 20, "name_form")]:
        with pytest.raises(Refused) as refused:
            players.admit(name, "key two")
        assert refused.value.code == code
    assert (tmp_path / "players.json").stat().st_mode & 0o777 == 0o600
    assert players.home("Ada") == players.home("ada") != players.home("Bea")
    assert players.home("../../etc").parent == tmp_path / "players"
    assert players.home("Ada").stat().st_mode & 0o777 == 0o700


def test_a_host_remembers_no_more_players_than_its_bound(tmp_path: Path):
    (tmp_path / "players.json").write_text(json.dumps({f"name{n}": "k" for n in range(MOST_PLAYERS)}))
    with pytest.raises(Refused) as refused:
        Players(tmp_path).admit("Ada", "key")
    assert refused.value.code == "too_many_players"
