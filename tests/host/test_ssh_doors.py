"""Who may come in at the SSH door: by key, by name, by password, from near, and not by being silent."""

import asyncio
from pathlib import Path

import asyncssh
import pytest

from cosmic_tui.host import sshd
from cosmic_tui.host.addresses import counted_as, is_near
from cosmic_tui.host.keys import read_keys
from cosmic_tui.host.unauthenticated import MOST_OF_ONE
from engine.kernel.asking import Refused

from .ssh_house import House, gone
from .visitors import HERE, PLAIN, Shown, rest, until


async def test_the_password_is_asked_in_the_terminal(folder: Path):
    house = await House(folder).open(password="secret")
    async with house.connect("Ada") as line:
        terminal = await line.create_process(term_type=PLAIN)
        shown = Shown(terminal.stdout)
        await shown.until("Password of the table:")
        terminal.stdin.write("guess\r")
        await shown.until("not the password")
        terminal.stdin.write("secrex\x7ft\r")
        before = await shown.until("Ada.")
        assert "secre" not in before, "nothing of it is shown"
    await gone(house)
    house.host.hub.tries.wrong(HERE, house.host.server.now())
    async with house.connect("Bea", "two") as line:
        terminal = await line.create_process(term_type=PLAIN)
        shown = Shown(terminal.stdout)
        for _ in range(3):
            await shown.until("Password of the table:")
            terminal.stdin.write("no\r")
        assert (await terminal.wait()).exit_status == 2
    assert house.room.guests.names() == ["Ada"]
    await house.close()


async def test_only_keys_of_the_file_come_in_and_under_their_names(folder: Path, tmp_path: Path):
    house = House(folder)
    file = tmp_path / "keys"
    public = {name: key.export_public_key().decode().strip() for name, key in house.keys.items()}
    file.write_text(f"# ours\n\nAda {public['one']} ada@laptop\n")
    await house.open(keys=read_keys(file))
    async with house.connect("somebody") as line:
        terminal = await line.create_process(term_type=PLAIN)
        await until(terminal.stdout, "Ada.")
        assert house.room.guests.names() == ["Ada"]
    with pytest.raises(asyncssh.PermissionDenied):
        await house.connect("Ada", "two")
    await gone(house)
    await house.close()


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "keys_none"), ("Ada ssh-ed25519 AAAA", "keys_line"), ("A\u200bda ssh-ed25519 AAAA", "name_form")],
)
def test_a_file_that_holds_no_keys_is_refused(tmp_path: Path, text: str, code: str):
    file = tmp_path / "keys"
    file.write_text(text)
    with pytest.raises(Refused, match=code):
        read_keys(file)
    with pytest.raises(Refused, match="keys_unreadable"):
        read_keys(tmp_path / "nothing")


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True), ("192.168.1.7", True), ("10.0.0.3", True), ("fe80::1%eth0", True), ("fd00::7", True),
        ("::ffff:192.168.1.7", True), ("8.8.8.8", False), ("::ffff:8.8.8.8", False), ("2001:4860::1", False),
        ("100.64.0.1", True), ("100.127.255.254", True), ("100.63.255.255", False), ("100.128.0.1", False), ("", False),
    ],
)  # fmt: skip
def test_which_addresses_are_near(address: str, near: bool):
    assert is_near(address) is near


def test_all_of_one_household_is_counted_as_one():
    one = counted_as("2001:db8:1:2::7")
    assert one == counted_as("2001:db8:1:2:ffff::9%eth0") != counted_as("2001:db8:1:3::7")
    assert counted_as("::ffff:198.51.100.7") == counted_as("198.51.100.7") != counted_as("198.51.100.8")
    assert counted_as("") == ""


async def test_whoever_thinks_about_the_password_keeps_no_place_from_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """One key has three places of the sixteen, and a place is taken once the password is there, and not before."""
    monkeypatch.setattr(sshd, "MOST_CHILDREN", 1)
    house = await House(folder).open(password="secret")
    async with house.connect("Ada") as thinks, house.connect("Bea", "two") as types:
        waiting = await thinks.create_process(term_type=PLAIN)
        await until(waiting.stdout, "Password of the table:")
        terminal = await types.create_process(term_type=PLAIN)
        shown = Shown(terminal.stdout)
        await shown.until("Password of the table:")
        assert house.door.children == 0 and len(house.door.unauthenticated) == 2
        terminal.stdin.write("secret\r")
        await shown.until("Bea.")
        assert house.door.children == 1 and len(house.door.unauthenticated) == 1
        waiting.stdin.write("secret\r")
        assert "Too many people" in await rest(waiting.stderr)
        assert "ada" not in (folder / "players.json").read_text(), "and the name is nobody's"
    await gone(house)
    await house.close()


async def test_one_key_and_one_address_have_a_share_of_the_places(folder: Path):
    house = await House(folder).open()
    for places, refused in [
        ([("me", "elsewhere")] * sshd.MOST_OF_KEY, True),
        ([("me", "elsewhere")] * (sshd.MOST_OF_KEY - 1), False),
        ([("others", HERE)] * sshd.MOST_OF_ADDRESS, True),
        ([("others", HERE)] * (sshd.MOST_OF_ADDRESS - 1), False),
    ]:
        me = house.keys["one"].get_fingerprint()
        house.door.places = [(me if key == "me" else key, address) for key, address in places]
        async with house.connect("Ada") as line:
            terminal = await line.create_process(term_type=PLAIN)
            if refused:
                done = await terminal.wait()
                assert done.exit_status == 2 and "Too many terminals" in done.stderr
            else:
                await until(terminal.stdout, "Ada.")
        house.door.places.clear() if refused else await gone_but(house, len(places))
    house.door.places.clear()
    await house.close()


async def gone_but(house: House, places: int) -> None:
    while house.door.children > places or house.host.hub.tables["1"].connections:
        await asyncio.sleep(0.01)


async def test_a_password_and_a_terminal_do_not_wait_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sshd, "PASSWORD_SECONDS", 0.3)
    monkeypatch.setattr(sshd, "TERMINAL_SECONDS", 0.5)
    house = await House(folder).open(password="secret")
    line = await house.connect("Ada")
    terminal = await line.create_process(term_type=PLAIN)
    done = await asyncio.wait_for(terminal.wait(), 10.0)
    assert done.exit_status == 2 and "did not come in time" in done.stderr
    await asyncio.wait_for(line.wait_closed(), 10.0)  # without a terminal once more
    idle = await house.connect("Bea", "two")
    await asyncio.wait_for(idle.wait_closed(), 10.0)
    assert len(house.door.unauthenticated) == 0
    await house.close()


async def test_from_afar_nobody_comes_in_unless_that_was_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch):
    house = await House(folder).open()
    monkeypatch.setattr(sshd, "is_near", lambda address: False)
    with pytest.raises((asyncssh.Error, OSError)):
        await house.connect("Ada")
    house.door.near = False
    async with house.connect("Ada"):
        pass
    await house.close()


async def test_silent_lines_drive_out_each_other_and_nobody_who_has_logged_in(folder: Path):
    """Twenty a second from here; who has proved to have a key is not counted, and the next one comes in at once."""
    house = await House(folder).open()
    async with house.connect("Ada") as line:
        terminal = await line.create_process(term_type=PLAIN)
        await until(terminal.stdout, "Ada.")
        silent = [await asyncio.open_connection(HERE, house.server.get_port()) for _ in range(3 * MOST_OF_ONE)]
        began = asyncio.get_running_loop().time()
        async with house.connect("Bea", "two") as other:
            assert asyncio.get_running_loop().time() - began < 10.0
            assert (await other.create_process(term_type=PLAIN)) is not None
        assert len(house.door.unauthenticated) <= MOST_OF_ONE
        for reader, _ in silent[:MOST_OF_ONE]:
            await asyncio.wait_for(reader.read(), 10.0)  # up to its end: they had to make room
        assert not terminal.stdout.at_eof()
        for _, writer in silent:
            writer.close()
    await gone(house)
    await house.close()
