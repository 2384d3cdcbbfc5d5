"""The SSH server: a person who comes with a key gets a terminal with the game in it, and no other access to this
computer.

Who may come: with `near`, only from addresses of the local network; with `keys`, only with one of those; and if the
table has a password it is asked for in the terminal. Connections are counted as everywhere (unauthenticated.py) until
they have a place: a guest who has only logged in, or still thinks about the password, takes no place from others. No
command, no subsystem, no forwarding, no environment but the kind of terminal, its size and a language. Each player's
program is a child process that joins the host's own table as any peer does, so it holds what that player may see and no
more. Knows asyncssh and children; must not know tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncssh

from cosmic_tui.host import children
from cosmic_tui.host.addresses import counted_as, is_near
from cosmic_tui.host.identity import write_private
from cosmic_tui.host.keys import Keys
from cosmic_tui.host.players import Players
from cosmic_tui.host.unauthenticated import Unauthenticated
from engine.kernel.asking import Refused

MOST_CHILDREN = 16
MOST_OF_KEY, MOST_OF_ADDRESS = 3, 12  # of these
PASSWORD_TRIES = 3
PASSWORD_SECONDS = 30.0  # for all tries
TERMINAL_SECONDS = 20.0  # that a line may be there without one
LONGEST_PASSWORD = 128
LOGIN_SECONDS = 20
KEEPALIVE_SECONDS = 15
KEEPALIVE_COUNT = 3
KEY_FILE = "ssh_host_key"
TERM = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+_-]{0,31}")
USUAL_TERM = "xterm-256color"
TYPED_BYTES = 4096
LANGUAGE = re.compile(r"[a-z]{2,3}(?=[_.@]|$)")
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
GAME_ONLY = ("--take-over", "--only")
COMPRESSION = ["zlib@openssh.com", "none"]

Check = Callable[[str, str], Awaitable[None]]  # (address, password)

@dataclass
class Door:
    """The state that all connections of one server share. `say` turns a refusal into a sentence, `prompt` is the text
    that asks for the password, both in a language. `way_in` returns the code for a name, and whether there is only room
    to watch; it is given the names that were told a code already. `come_in` is the command others type to join.
    """

    players: Players
    way_in: Callable[[str, Mapping[str, str]], tuple[str, bool]]
    say: Callable[[str, dict[str, Any], str], str]
    near: bool = True  # only from the local network
    keys: Keys | None = None  # only these; None: any
    password: Check | None = None  # Refused if that is not the table's
    unauthenticated: Unauthenticated[asyncssh.SSHServerConnection] = field(default_factory=Unauthenticated)
    prompt: Callable[[str], str] = lambda language: "Password:"
    come_in: str = ""
    places: list[tuple[str, str]] = field(default_factory=list)  # that are taken: key, address
    print: str = ""  # fingerprint of the key by which clients know this door
    coming: dict[str, str] = field(default_factory=dict)

    @property
    def children(self) -> int:
        return len(self.places)

    def check_room(self, key: str, address: str) -> None:
        """Raise Refused busy if all places are taken, ssh_many if one key or address has too many of them."""
        if len(self.places) >= MOST_CHILDREN:
            raise Refused("busy")
        if sum(other == key for other, _ in self.places) >= MOST_OF_KEY:
            raise Refused("ssh_many")
        if sum(other == counted_as(address) for _, other in self.places) >= MOST_OF_ADDRESS:
            raise Refused("ssh_many")


class Visitor(asyncssh.SSHServer):
    """One connection, from its first byte to its last."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.address = ""
        self.conn: asyncssh.SSHServerConnection | None = None
        self.key = ""
        self.named = ""  # who this key belongs to, by the file of keys
        self.busy = False  # one terminal a connection
        self._timer: asyncio.TimerHandle | None = None  # that ends a line without a terminal

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        name = conn.get_extra_info("peername")
        self.address, self.conn = str(name[0]) if name else "", conn
        if self.door.near and not is_near(self.address):
            conn.abort()
            return
        oldest = self.door.unauthenticated.add(self.address, conn)
        if oldest is not None:
            oldest.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.seated()
        self.conn = None

    def auth_completed(self) -> None:
        self.wait_for_terminal()

    def wait_for_terminal(self) -> None:
        """Close the connection after a while, if no terminal is opened on it."""
        self.stop_waiting()
        if self.conn is not None:
            self._timer = asyncio.get_running_loop().call_later(TERMINAL_SECONDS, self.conn.abort)

    def stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def seated(self) -> None:
        """Stop counting the connection among those that wait, because it belongs to a player now or is gone."""
        if self.conn is not None:
            self.door.unauthenticated.remove(self.address, self.conn)

    def begin_auth(self, username: str) -> bool:
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Accept any key, or only those in the file. Note the name that the file gives for the key."""
        self.key = key.get_fingerprint()
        if self.door.keys is None:
            return True
        self.named = self.door.keys.get(self.key, "")
        return self.key in self.door.keys


async def serve(door: Door, folder: Path, bind: str, port: int) -> asyncssh.SSHAcceptor:
    """Start the SSH server. Raise OSError if the port cannot be opened."""
    path = folder / KEY_FILE
    if not path.exists():
        write_private(path, asyncssh.generate_private_key("ssh-ed25519").export_private_key())
    door.print = asyncssh.read_private_key(path).get_fingerprint()

    async def session(process: asyncssh.SSHServerProcess[bytes]) -> None:
        await Session(door, process).run()

    return await asyncssh.create_server(
        lambda: Visitor(door),
        bind,
        port,
        server_host_keys=[str(path)],
        process_factory=session,
        encoding=None,
        line_editor=False,
        sftp_factory=None,
        allow_scp=False,
        agent_forwarding=False,
        x11_forwarding=False,
        compression_algs=COMPRESSION,
        login_timeout=LOGIN_SECONDS,
        keepalive_interval=KEEPALIVE_SECONDS,
        keepalive_count_max=KEEPALIVE_COUNT,
    )


def language_of(env: Mapping[str, str]) -> str:
    """Return the language that the guest's ssh client names: two or three letters, or ""."""
    said = next((env[name] for name in LANGUAGE_VARIABLES if env.get(name)), "")
    found = LANGUAGE.match(said)
    return found[0] if found else ""


class Session:
    """One terminal of a guest."""

    def __init__(self, door: Door, process: asyncssh.SSHServerProcess[bytes]) -> None:
        self.door = door
        self.process = process
        visitor = process.get_extra_info("connection").get_owner()
        assert isinstance(visitor, Visitor)
        self.visitor = visitor
        self.name = str(process.get_extra_info("username"))
        self.language = language_of(process.env)

    async def run(self) -> None:
        """Refuse in one sentence, or play until one side ends."""
        refusal = self._refusal()
        if refusal is not None:
            self._refuse(refusal)
            return
        visitor = self.visitor
        visitor.busy = True
        visitor.stop_waiting()
        place = visitor.key, counted_as(visitor.address)
        try:
            self.door.check_room(visitor.key, visitor.address)
            await self._ask_password_soon()
            self.door.check_room(visitor.key, visitor.address)
            name = self.door.players.admit(visitor.named or self.name, visitor.key)
            visitor.seated()
            self.door.places.append(place)
            try:
                await self._play(name)
            finally:
                self.door.places.remove(place)
        except Refused as refused:
            self._refuse(refused)
        finally:
            self.door.coming.pop(self.name, None)
            visitor.busy = False
            visitor.wait_for_terminal()

    def _refusal(self) -> Refused | None:
        if self.process.command is not None or self.process.subsystem is not None:
            return Refused("ssh_no_commands")
        if self.process.term_type is None:
            return Refused("ssh_no_terminal")
        if self.visitor.busy:
            return Refused("busy")
        return None

    def _refuse(self, refused: Refused) -> None:
        sentence = self.door.say(refused.code, refused.facts, self.language)
        with contextlib.suppress(OSError, asyncssh.Error):
            self.process.stderr.write(f"{sentence}\r\n".encode())
            self.process.exit(2)

    async def _ask_password_soon(self) -> None:
        """Ask for the password. Raise Refused password_late if the answer takes too long."""
        try:
            await asyncio.wait_for(self._ask_password(), PASSWORD_SECONDS)
        except TimeoutError:
            raise Refused("password_late") from None

    async def _ask_password(self) -> None:
        """Ask for the password in the terminal without showing it. Raise Refused after three wrong ones, or at once for
        an address that has guessed too often.
        """
        if self.door.password is None:
            return
        for left in reversed(range(PASSWORD_TRIES)):
            self.process.stdout.write(f"{self.door.prompt(self.language)} ".encode())
            try:
                await self.door.password(self.visitor.address, await self._typed_line())
                return
            except Refused as refused:
                if refused.code != "password_wrong" or not left:
                    raise
                self.process.stdout.write(f"{self.door.say(refused.code, refused.facts, self.language)}\r\n".encode())
            finally:
                self.process.stdout.write(b"\r\n")

    async def _typed_line(self) -> str:
        """Return what is typed up to Enter, without showing it."""
        typed = bytearray()
        while len(typed) < LONGEST_PASSWORD:
            try:
                data = await self.process.stdin.read(1)
            except (asyncssh.TerminalSizeChanged, asyncssh.BreakReceived, asyncssh.SignalReceived):
                continue
            if not data or data in b"\x03\x04":
                raise Refused("password_needed")
            if data in b"\r\n":
                break
            if data in b"\x08\x7f":
                del typed[-1:]
            else:
                typed += data
        return typed.decode("utf-8", "replace")

    async def _play(self, name: str) -> None:
        term = self.process.term_type or ""
        term = term if TERM.fullmatch(term) else USUAL_TERM
        columns, rows = self.process.term_size[:2]
        code, full = self.door.way_in(name, self.door.coming)
        self.door.coming[self.name] = code
        told = {children.JOIN_VARIABLE: code, children.INVITE_VARIABLE: self.door.come_in}
        if self.language:
            told["LANGUAGE"] = self.language
        env = children.environment(term, self.door.players.home(name), **told)
        words = ["join", "--name", name, *GAME_ONLY, *(["--watch"] if full else [])]
        child = await children.start(words, env, columns or 80, rows or 24)
        typing = asyncio.create_task(self._type(child))
        showing = asyncio.create_task(self._show(child))
        try:
            await asyncio.wait((typing, showing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (typing, showing):
                task.cancel()
            await asyncio.gather(typing, showing, return_exceptions=True)
            status = await child.end()
            with contextlib.suppress(OSError, asyncssh.Error):
                self.process.exit(max(0, status))

    async def _type(self, child: children.Child) -> None:
        """Pass keys and sizes on to the child until the player's connection ends."""
        while True:
            try:
                data = await self.process.stdin.read(TYPED_BYTES)
            except asyncssh.TerminalSizeChanged as changed:
                child.resize(changed.width, changed.height)
                continue
            except (asyncssh.BreakReceived, asyncssh.SignalReceived):
                continue
            if not data:
                return
            await child.write(data)

    async def _show(self, child: children.Child) -> None:
        """Pass the child's output on. Read the pty only as fast as the player's side takes it."""
        while data := await child.read():
            self.process.stdout.write(data)
            await self.process.stdout.drain()
