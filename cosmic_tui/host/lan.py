"""Tables on the local network: a host announces itself, and a player's program lists the hosts.

By multicast DNS, through zeroconf. Announced are a name, the versions, free seats and the fingerprint; nothing about a
game. Many networks drop multicast: the caller offers to type an address as well, and goes on if no table is found.
Loaded only when it is needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic_tui import __version__
from cosmic_tui.table.names import harmless
from cosmic_tui.wire import limits
from cosmic_tui.wire.codes import PRINT_BYTES

if TYPE_CHECKING:
    from zeroconf import ServiceInfo
    from zeroconf.asyncio import AsyncZeroconf

SERVICE = "_cosmic-table._tcp.local."
LOOK_SECONDS = 3.0
ANSWER_SECONDS = 2.0  # for the details of one table
REFRESH_SECONDS = 5.0  # between two looks at how many seats are free
LONGEST_NAME = 40
MOST_TABLES = 50
NO_NETWORK = (OSError, RuntimeError)  # the latter if there is not a single interface


@dataclass(frozen=True)
class Announced:
    """A table on the local network. `fits` is False if it speaks another version."""

    name: str
    host: str
    port: int
    free: int
    fingerprint: str
    fits: bool

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    @property
    def print(self) -> bytes:
        """Return the fingerprint as a join code has it; b"" if none was announced or it is malformed."""
        try:
            found = bytes.fromhex(self.fingerprint)[:PRINT_BYTES]
        except ValueError:
            return b""
        return found if len(found) == PRINT_BYTES else b""


@dataclass
class Announcement:
    """One host's announcement on the local network, as long as it is open. `free` is the number of free seats."""

    name: str
    host: str
    port: int
    fingerprint: bytes
    free: Callable[[], int]
    interfaces: list[str] | None = None
    _zeroconf: AsyncZeroconf | None = None
    _task: asyncio.Task[None] | None = None

    def info(self) -> ServiceInfo:
        from zeroconf import ServiceInfo

        told = {"name": self.name, "wire": str(limits.VERSION), "program": __version__, "free": str(self.free())}
        return ServiceInfo(
            SERVICE,
            f"{self.name[:LONGEST_NAME]} {self.port}.{SERVICE}",
            addresses=[socket.inet_aton(self.host)],
            port=self.port,
            properties={**told, "fingerprint": self.fingerprint.hex()},
            server=f"cosmic-{self.port}.local.",
        )

    def start(self) -> None:
        """Begin to announce the host on the local network, in the background because the network may be missing."""
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        from zeroconf.asyncio import AsyncZeroconf

        with contextlib.suppress(*NO_NETWORK):  # the table is reached by its code all the same
            self._zeroconf = AsyncZeroconf(**chosen(self.interfaces))
            info = self.info()
            await self._zeroconf.async_register_service(info, allow_name_change=True)
            while True:
                await asyncio.sleep(REFRESH_SECONDS)
                fresh = self.info()
                if fresh.properties != info.properties:
                    fresh.name = info.name
                    info = fresh
                    await self._zeroconf.async_update_service(info)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task
        if self._zeroconf is not None:
            await closed(self._zeroconf)  # which says good-bye to the network, too


async def look(
    seconds: float = LOOK_SECONDS,
    interfaces: list[str] | None = None,
    seen: Callable[[Announced], None] = lambda table: None,
) -> list[Announced]:
    """Return the tables that answer within this time; call `seen` with each as it comes."""
    from zeroconf import ServiceStateChange
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

    found: dict[str, Announced] = {}
    asking: set[asyncio.Task[None]] = set()
    try:
        zeroconf = AsyncZeroconf(**chosen(interfaces))
    except NO_NETWORK:
        return []

    async def ask(name: str) -> None:
        info = await zeroconf.async_get_service_info(SERVICE, name, int(ANSWER_SECONDS * 1000))
        near = read(info) if info is not None else None
        if near is not None and len(found) < MOST_TABLES:
            found[name] = near
            seen(near)

    def changed(zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        if state_change is ServiceStateChange.Added and len(asking) < MOST_TABLES:
            task = asyncio.get_running_loop().create_task(ask(name))
            asking.add(task)

    browser = AsyncServiceBrowser(zeroconf.zeroconf, SERVICE, handlers=[changed])
    try:
        await asyncio.sleep(seconds)
        await asyncio.gather(*asking, return_exceptions=True)
    finally:  # also if the guest who looks has gone away
        for task in asking:
            task.cancel()
        await browser.async_cancel()
        await closed(zeroconf)
    return sorted(found.values(), key=lambda near: (near.name, near.host, near.port))


async def closed(zeroconf: AsyncZeroconf) -> None:
    """Close zeroconf in a task of its own: a task that is being cancelled would leave parts of it open."""
    await asyncio.shield(asyncio.create_task(zeroconf.async_close()))


def read(info: ServiceInfo) -> Announced | None:
    """Parse a peer's announcement of a table; return None if it is malformed. Peers on the network are untrusted."""
    told = {key.decode("utf-8", "replace"): value for key, value in info.properties.items() if isinstance(key, bytes)}
    texts = {key: (value or b"").decode("utf-8", "replace") for key, value in told.items()}
    addresses = info.parsed_addresses()
    if not addresses or not info.port or not texts.get("free", "").isdigit():
        return None
    name = harmless(texts.get("name", ""), LONGEST_NAME)
    fits = texts.get("wire") == str(limits.VERSION)
    return Announced(name, addresses[0], info.port, int(texts["free"][:3]), texts.get("fingerprint", "")[:64], fits)


def chosen(interfaces: list[str] | None) -> dict[str, Any]:
    return {"interfaces": interfaces} if interfaces is not None else {}
