"""The TCP server of a hub: it accepts connections, does handshakes, carries bytes both ways, and keeps the time.
Decides nothing.

A connection is counted before its TLS handshake. One that has to make room for others in the middle of its handshake is
dropped without a message, because a message would need a finished handshake. Knows asyncio and the hub; must not know
what is in the bytes.
"""

import asyncio
import contextlib
import socket
import ssl
from asyncio.sslproto import SSLProtocol
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from cosmic_tui.host.admission import Access, opens
from cosmic_tui.host.connection import Connection
from cosmic_tui.host.hub import Hub
from cosmic_tui.host.sweeping import Sweeper, give_back
from cosmic_tui.wire.limits import DRAIN_SECONDS, UNREAD_BYTES

READ_BYTES = 1 << 14  # at once, of one TLS connection; as long as it is open they are kept for it
HANDSHAKE_SECONDS = 10.0
LINGER_SECONDS = 2.0  # for the last word to be read before the socket is closed
MOST_LINGERING = 64  # connections that have had their last word


class Peer(asyncio.Protocol):
    """One connection to a peer."""

    def __init__(self, server: "TcpServer") -> None:
        self.server = server
        self.connection: Connection | None = None
        self.tcp: asyncio.Transport | None = None  # below TLS, or the same
        self.transport: asyncio.Transport | None = None
        self.stuck: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.BaseTransport) -> None:
        """Take a new connection. With TLS this is before the handshake, because its last packet may already contain the
        hello.
        """
        self.tcp = cast(asyncio.Transport, transport)
        name = transport.get_extra_info("peername")
        self.connection = self.server.hub.connect(str(name[0]) if name else "", self.server.now())
        self.server.peers[self.connection] = self
        self.server.carry()  # another guest may have to make room

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if self.connection is None:
            self.begin(transport)
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=1 << 16)
        if self.connection is not None:
            self.connection.unread = self.transport.get_write_buffer_size
            self.write(self.connection)
        self.server.carry()

    def data_received(self, data: bytes) -> None:
        if self.connection is not None:
            self.server.sweeper.stirred = self.server.now()
            self.server.hub.data(self.connection, data, self.server.now())
            self.server.carry()

    def connection_lost(self, error: Exception | None) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
        if self.connection is not None:
            connection, self.connection = self.connection, None
            del self.server.peers[connection]
            if self in self.server.lingering:
                self.server.lingering.pop(self).cancel()
            connection.unread = int  # nothing of the carrier is kept alive by a connection that is no more
            self.server.hub.lost(connection, self.server.now())
            self.server.carry()
            self.server.one_gone()
        self.tcp = self.transport = None

    def pause_writing(self) -> None:
        """Give a peer that does not read some time; then abort the connection."""
        if self.stuck is None:
            self.stuck = self.server.loop.call_later(DRAIN_SECONDS, self.abort)

    def resume_writing(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None

    def write(self, connection: Connection) -> None:
        """Send the bytes that wait. A connection that is closing ends soon afterwards."""
        if self.transport is None:
            if connection.closing:
                self.abort()  # nothing can be said to a peer that has not finished the handshake
            return  # a handshake is going on; `connection_made` comes back here
        if connection.out:
            self.transport.write(connection.take())
        if connection.closing:
            self.server.linger(self)
            try:
                if self.transport.can_write_eof():
                    self.transport.write_eof()
                else:
                    self.transport.close()
            except OSError:
                self.transport.abort()  # the other side was faster
        elif self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.abort()

    def abort(self) -> None:
        if self.tcp is not None:
            self.tcp.abort()
        self.tcp = self.transport = None


class Secure(SSLProtocol):
    """A TLS layer between a socket and its peer. asyncio's own would use a quarter of a megabyte for its read buffer.
    """

    max_size = READ_BYTES

    def __init__(self, peer: Peer, context: ssl.SSLContext) -> None:
        self.peer = peer
        nobody, seconds = cast(Any, None), cast(int, HANDSHAKE_SECONDS)  # waits for the end of the handshake
        super().__init__(peer.server.loop, peer, context, nobody, server_side=True, ssl_handshake_timeout=seconds)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.peer.begin(transport)
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Tell the peer that the connection is lost. asyncio does that only if the handshake was finished."""
        super().connection_lost(exc)
        self.peer.connection_lost(None)


class TcpServer:
    """A server for peers that connect by TCP. `start` opens the port, `stop` closes it; in between it passes everything
    to the hub and calls the hub when something is due.
    """

    def __init__(self, hub: Hub, context: ssl.SSLContext | None) -> None:
        self.hub = hub
        self.context = context
        self.peers: dict[Connection, Peer] = {}
        self.moved = asyncio.Event()  # something has happened
        self.lingering: dict[Peer, asyncio.TimerHandle] = {}
        self._server: asyncio.Server | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._guesses: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "passwords")
        hub.guess = self._guess

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def now(self) -> float:
        return self.loop.time()

    async def start(self, bound: socket.socket) -> None:
        """Listen on this socket."""
        self.sweeper = Sweeper(self.now())
        self._server = await self.loop.create_server(self._protocol, sock=bound)
        self.carry()

    def _protocol(self) -> asyncio.BaseProtocol:
        peer = Peer(self)
        return peer if self.context is None else Secure(peer, self.context)

    async def right(self, access: Access, password: str) -> bool:
        """Return whether this is the password. The check runs in a thread, because it takes milliseconds."""
        return await self.loop.run_in_executor(self._thread, opens, access, password)

    def _guess(self, connection: Connection, access: Access, password: str, now: float) -> None:
        task = self.loop.create_task(self._guessed(connection, access, password))
        self._guesses.add(task)
        task.add_done_callback(self._guesses.discard)

    async def _guessed(self, connection: Connection, access: Access, password: str) -> None:
        right = await self.right(access, password)
        self.hub.guessed(connection, access, right, self.now())
        self.carry()

    def linger(self, peer: Peer) -> None:
        """Keep a closed connection for a while so that its last message can be read. If there are very many, drop the
        oldest.
        """
        self.lingering[peer] = self.loop.call_later(LINGER_SECONDS, peer.abort)
        if len(self.lingering) > MOST_LINGERING:
            oldest = next(iter(self.lingering))
            self.lingering.pop(oldest).cancel()
            oldest.abort()

    def carry(self) -> None:
        """Send the bytes that wait, and set a timer for what is due next."""
        self.moved.set()
        while self.hub.changed:
            connection = self.hub.changed.pop()
            peer = self.peers.get(connection)
            if peer is not None:
                peer.write(connection)
        when = self.hub.wake(self.now())
        if self._timer is None or self._timer.cancelled() or when < self._timer.when():
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self.loop.call_at(when, self._tick)

    def _tick(self) -> None:
        self._timer = None
        self.hub.tick(self.now())
        self.carry()
        self._sweep()

    def one_gone(self) -> None:
        """Count a connection that has closed. After many of them, collect garbage and free memory."""
        self.sweeper.gone += 1
        if not self.peers:
            self.loop.call_later(LINGER_SECONDS, self._sweep)  # no tick may come for long

    def _sweep(self) -> None:
        if self.sweeper.due(self.now(), len(self.peers)):
            give_back()
            self.sweeper.done(self.now())

    def say_goodbye(self, code: str) -> None:
        """Accept no more connections, and tell all guests why."""
        if self._server is not None:
            self._server.close()
        self.hub.close_all(code)
        self.carry()

    async def stop(self, code: str) -> None:
        """Tell everybody, let the last messages go out, and close."""
        self.say_goodbye(code)
        if self._timer is not None:
            self._timer.cancel()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._all_gone(), LINGER_SECONDS)
        for peer in list(self.peers.values()):
            peer.abort()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _all_gone(self) -> None:
        while self.peers:
            await asyncio.sleep(0.01)
