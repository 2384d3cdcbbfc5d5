"""`cosmic ssh` as a process: however it ends, the line it says (or its name with --resume) brings everything back."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shlex
import signal
import subprocess
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from cosmic_tui.host import sshd
from tests.cli.conftest import Run
from tests.host.visitors import ALONE, HERE, PLAIN, Shown, children_of

TABLE = (
    "--bind", HERE, "--no-lan", "--windows", "quick", "--seats", "open,random,random", "--seed", "2",
)  # fmt: skip
COME_IN = re.compile(r"\s+ssh -C -p (\d+) NAME@127\.0\.0\.1\s*")


def port_of(house: subprocess.Popen[str]) -> int:
    """The port of the SSH door, as it is printed."""
    for line in house.stdout or ():
        if found := COME_IN.fullmatch(line):
            return int(found[1])
    raise AssertionError(house.stderr and house.stderr.read())


async def none_runs(pids: list[str]) -> None:
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        await asyncio.sleep(0.02)


async def question(port: int, key: asyncssh.SSHKey, ready: bool) -> tuple[Any, str]:
    """The line of somebody who sits at the table, and the first question that is asked there."""
    line = await asyncssh.connect(HERE, port, username="Ada", client_keys=[key], **ALONE)
    terminal = await line.create_process(term_type=PLAIN)
    shown = Shown(terminal.stdout)
    if ready:
        await shown.until("Ada.")
        terminal.stdin.write("ready\n")
    await shown.until("Which alien do you play")
    return line, await shown.until("\n>")


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
async def test_an_ended_door_is_opened_again_with_the_same_game_and_the_same_keys(
    run: Run, ending: signal.Signals, tmp_path: Path
) -> None:
    """In the middle of a game: port, host key, names and seats are those of before, and no child is left."""
    key = asyncssh.generate_private_key("ssh-ed25519")
    house = run("ssh", "--port", "0", "--ssh-port", "0", *TABLE)
    port = await asyncio.to_thread(port_of, house)
    line, asked = await question(port, key, ready=True)
    door_key = line.get_server_host_key().get_fingerprint()
    children = children_of(house.pid)
    assert children
    house.send_signal(ending)
    await line.wait_closed()
    out, err = await asyncio.to_thread(house.communicate)
    await none_runs(children)
    said = "cosmic ssh --resume"
    if ending != signal.SIGKILL:
        (about,) = tmp_path.glob("state/cosmic/host/*/host.json")
        said = out.strip().splitlines()[-1].strip()
        assert (house.returncode, err, said) == (130, "", f"cosmic ssh --resume --port {about.parent.name}")
        assert json.loads(about.read_text())["lan"] is False
    if ending in (signal.SIGTERM, signal.SIGHUP):  # they end it as Ctrl-C does
        return
    again = run(*shlex.split(said)[1:])
    assert await asyncio.to_thread(port_of, again) == port
    line, asked_again = await question(port, key, ready=False)
    assert asked_again == asked
    assert line.get_server_host_key().get_fingerprint() == door_key
    line.close()
    await line.wait_closed()


@pytest.mark.parametrize(("port", "said"), [("70000", "70000 is not a port."), ("-1", "-1 is not a port.")])
def test_what_is_no_port_is_said_in_one_sentence(run: Run, port: str, said: str) -> None:
    out, err = (house := run("ssh", "--port", "0", "--ssh-port", port, *TABLE)).communicate()
    assert (house.returncode, out) == (2, "")
    assert err.startswith(said) and err.count("\n") == 1


PAGE = Path(sshd.__file__).with_name("OPENSSH.md")
BLOCK = re.compile(r"^ *```(?:sh)?\n(.+?)^ *```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"(?<![\w/@.-])cosmic ((?:join|host|ssh)\b[^#'\n]*)")


def blocks() -> list[str]:
    """What the page about SSH shows to be typed or written, each without the blanks before it."""
    return [textwrap.dedent(block) for block in BLOCK.findall(PAGE.read_text("utf-8"))]


def test_every_command_of_the_page_about_ssh_can_be_typed() -> None:
    commands = [shlex.split(found) for block in blocks() for found in TYPED.findall(block)]
    assert {words[0] for words in commands} == {"join", "host", "ssh"}
    for name, *words in commands:
        parser = argparse.ArgumentParser(exit_on_error=False)
        import_module(f"cosmic_tui.cli.{name}").configure(parser)
        assert vars(parser.parse_args(words))


def test_what_a_key_may_do_there_is_nothing_without_a_terminal() -> None:
    """The script of the account: a file transfer or a command is told so, before anything is made or taken over."""
    (script,) = [block for block in blocks() if block.startswith("#!/bin/sh")]
    words = ["sh", "-c", script.replace("/var/lib/cosmic", "/nowhere"), "cosmic-seat", "Ada"]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Here is nothing but the game, and it needs a terminal: ssh -t\n"
