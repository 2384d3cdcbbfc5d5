"""A host with an SSH door on the loopback address, and keys to come with."""

import asyncio
import os
from pathlib import Path
from typing import Any

import asyncssh

from cosmic_tui.host import sshd
from cosmic_tui.host.keys import Keys
from cosmic_tui.host.players import Players
from cosmic_tui.host.serve import Host, Where
from cosmic_tui.room.lobby import Plan
from cosmic_tui.say.peers import ended
from cosmic_tui.words.loader import words

from .visitors import ALONE, HERE, children_of

SAID = words("en", plain=True)


class House:
    """One with a table for three, of which two are random players."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._others = children_of(os.getpid())
        self.keys = {name: asyncssh.generate_private_key("ssh-ed25519") for name in ("one", "two")}

    async def open(
        self, chairs: tuple[str, ...] = ("open", "random", "random"), password: str = "", keys: Keys | None = None
    ) -> "House":
        self.host = Host(Where(0, HERE), self.folder)
        await self.host.start()
        plan = Plan("friday", chairs, begins_alone=True, rest={"windows": "quick"})
        hosted = self.host.open_table(plan, password, seed=2)
        self.code = self.host.code(hosted, here=True)
        self.door = sshd.Door(
            Players(self.folder), self.host.way_in, lambda c, facts, _: ended(SAID, c, facts), keys=keys,
            password=self.host.password_check(), prompt=lambda _: SAID.say("scr-line-ssh_ask"),
        )  # fmt: skip
        self.server = await sshd.serve(self.door, self.folder, HERE, 0)
        return self

    def children(self) -> list[str]:
        """The processes that run for its guests; not those that were here before it."""
        return [child for child in children_of(os.getpid()) if child not in self._others]

    @property
    def room(self) -> Any:
        return self.host.hub.tables["1"].room

    async def close(self) -> None:
        self.server.close()
        await self.host.stop()

    def connect(self, name: str, key: str = "one", **more: Any) -> Any:
        keys = [self.keys[key]] if key else []
        return asyncssh.connect(HERE, self.server.get_port(), username=name, client_keys=keys, **ALONE, **more)


async def gone(house: House) -> None:
    """Every child has ended, and the table knows that nobody is there."""
    while house.door.children or house.host.hub.tables["1"].connections:
        await asyncio.sleep(0.01)
