"""A whole host: a folder, a port, a certificate, a hub and its tables; opened anew or resumed, and closed in order.

Knows where everything is and in which order it starts. Must not know words: an error is a Refused with a code.
"""

import asyncio
import contextlib
import errno
import ipaddress
import json
import secrets
import shutil
import socket
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from cosmic_tui.host.admission import Access, locked
from cosmic_tui.host.descriptors import raised
from cosmic_tui.host.directory import free_seats
from cosmic_tui.host.hosted import HostedTable, reopened
from cosmic_tui.host.hub import Hub
from cosmic_tui.host.identity import fingerprint, identity, server_context, write_private
from cosmic_tui.host.lan import Announcement
from cosmic_tui.host.tcp import TcpServer
from cosmic_tui.room.lobby import Plan
from cosmic_tui.room.record import record_of
from cosmic_tui.room.room import Chances, Room
from cosmic_tui.storage import falls
from cosmic_tui.storage.folders import state_folder
from cosmic_tui.storage.table_journal import Files
from cosmic_tui.table import snapshots
from cosmic_tui.table.falls import Fall
from cosmic_tui.table.setup import known_parts
from cosmic_tui.wire.codes import DEFAULT_PORT, KEY_BYTES, Invitation, base32, encode, from_base32
from cosmic_tui.worker import Worker
from engine.kernel.asking import Refused
from engine.kernel.record import write

ABOUT_FILE = "host.json"
TOKEN_BYTES = 24
EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = "127.0.0.1"
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there
LOOK_SECONDS = 5.0  # between two looks at whether it is over, if nothing happens
TELL_SECONDS = 60.0  # for players who were away at the end

PORT_REFUSALS = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}

Ended = Callable[[HostedTable], None]


@dataclass
class Where:
    """The address at which a host is reached, now and when it is resumed. `address` is what join codes contain; empty:
    it is guessed.
    """

    port: int = DEFAULT_PORT
    bind: str = EVERYWHERE[0]
    address: str = ""
    tls: bool = True
    lan: bool = True  # whether the local network is told
    ssh_port: int = 0  # of the SSH door before it; 0: there has been none


def chances(seed: int | None = None) -> Chances:
    """Return sources of unguessable tokens and of seeds. A given seed is used for the first game only."""
    given = [seed] if seed is not None else []
    return Chances(
        lambda: secrets.token_urlsafe(TOKEN_BYTES),
        lambda: given.pop() if given else secrets.randbits(64),
        key=lambda: base32(secrets.token_bytes(KEY_BYTES)),
    )


class Host:
    """A host of tables. Call `open` or `resume`, then `until_done` or `stop`. `ended` is called with every table whose
    game is over.
    """

    def __init__(self, where: Where, folder: Path | None = None, ended: Ended = lambda hosted: None) -> None:
        self.where = where
        self.socket = listening(where)
        self.passing = not where.port  # any free port: it will not be asked for again
        self.port = int(self.socket.getsockname()[1])
        self.folder = folder or state_folder("host", str(self.port))
        self.files = Files(self.folder)
        self.worker = Worker()
        self.hub = Hub(self.files, ended, self.worker, keep_fall)
        self.hub.descriptors = raised()
        self.print = b""
        self.announcement: Announcement | None = None
        self.keeps_all = False  # also tables where nobody has sat yet, or whose guests wait for another game
        self.shut: list[Refused] = []  # why tables of the folder could not be opened again
        context = None
        if where.tls:
            key, certificate = self._identity()
            context = server_context(key, certificate)
            self.print = fingerprint(certificate)
        self.server = TcpServer(self.hub, context)

    def _identity(self) -> tuple[Path, Path]:
        try:
            return identity(self.folder)
        except Refused:
            self.socket.close()
            raise

    async def start(self) -> None:
        self.remember()
        await self.server.start(self.socket)

    def remember(self) -> None:
        """Write down how this host is reached, for when it is resumed."""
        about = json.dumps({**asdict(self.where), "port": self.port})
        write_private(self.folder / ABOUT_FILE, about.encode())

    def open_table(
        self, plan: Plan, password: str = "", seed: int | None = None, everybody: bool = False
    ) -> HostedTable:
        """Open one more table. Raise Refused if its set-up is impossible."""
        room = Room(plan, chances(seed))
        key, owner_key = (base32(secrets.token_bytes(KEY_BYTES)) for _ in range(2))
        numbers = [int(name) for name in [*self.files.names(), *self.hub.tables] if name.isdigit()]
        access = Access(key, owner_key, locked(password) if password else b"", everybody)
        hosted = HostedTable(str(max(numbers, default=0) + 1), room, access)
        room.lobby_changed()
        self.hub.open(hosted, self.server.now())
        return hosted

    def resume_tables(self) -> list[HostedTable]:
        """Open all tables of the folder whose game is not over, or that are kept. A table that cannot go on is left
        alone and noted in `shut`. Raise Refused if none can go on.
        """
        now = self.server.now()
        for name in self.files.names():
            try:
                hosted = reopened(self.files, name, chances(), now)
            except Exception as fault:  # any fault of one table leaves the others running
                self.shut.append(fault if isinstance(fault, Refused) else Refused("journal_unreadable", name=name))
                continue
            if hosted.room.over and not hosted.room.owed() and not self.keeps_all:
                self.files.forget(name)
            else:
                hosted.told_end, hosted.over_at = hosted.room.over, now  # it was said when it happened
                self.hub.open(hosted, now)
        if self.shut and not self.hub.tables:
            raise self.shut[0]
        return list(self.hub.tables.values())

    def code(self, hosted: HostedTable, here: bool = False, owner: bool = False) -> str:
        """Return the code that leads to this table. `here`: for use on this computer; `owner`: for the person who runs
        the table.
        """
        key = from_base32(hosted.access.owner_key if owner else hosted.access.key)
        address = self.where.address or own_address(self.where.bind)
        if here:
            address = LOOPBACK if self.where.bind in EVERYWHERE else self.where.bind
        return encode(Invitation(address, self.port, key, self.print))

    @property
    def only_here(self) -> bool:
        """Return whether no other computer can reach this host, because there is no network."""
        return not self.where.address and self.where.bind in EVERYWHERE and own_address(self.where.bind) == LOOPBACK

    @property
    def only_near(self) -> bool:
        """Return whether the address in the join codes is valid only inside the local network."""
        with contextlib.suppress(ValueError):
            found = ipaddress.ip_address(self.where.address or own_address(self.where.bind))
            return found.is_private and not found.is_loopback
        return False

    def free(self) -> int:
        """Return how many seats a newcomer could take now."""
        return sum(free_seats(hosted) for hosted in self.hub.tables.values())

    def way_in(self, name: str, coming: Mapping[str, str]) -> tuple[str, bool]:
        """Return the code for a player on this computer, and whether there is only room to watch. `coming` are names
        that were told a code already; some of them may not have sat down yet.
        """
        ways = []
        for hosted in self.hub.tables.values():
            code, here = self.code(hosted, here=True), [known.casefold() for known in hosted.room.guests.names()]
            if name.casefold() in here:
                return code, False
            under_way = sum(to == code and other.casefold() not in here for other, to in coming.items())
            ways.append((free_seats(hosted) <= under_way, code))
        if not ways:
            raise Refused("no_table")
        full, code = min(ways, key=lambda way: way[0])
        return code, full

    def password_check(self) -> Callable[[str, str], Awaitable[None]] | None:
        """Return a function that raises Refused if this is not the tables' password, or None if they have none. The
        function counts guesses by address.
        """
        locks = {hosted.access.password for hosted in self.hub.tables.values() if hosted.access.password}
        if not locks:
            return None

        async def check(address: str, password: str) -> None:
            self.hub.tries.check(address, self.server.now())
            right = False
            for access in [hosted.access for hosted in self.hub.tables.values() if hosted.access.password]:
                right = right or (bool(password) and await self.server.right(access, password))
            self.hub.tries.tried(address, right, self.server.now())

        return check

    def announce(self) -> None:
        """Announce this host on the local network, if that is wanted and the host can be reached from there."""
        rooms = [hosted.room for hosted in self.hub.tables.values()]
        address = self.where.address or own_address(self.where.bind)
        with contextlib.suppress(ValueError):  # a name, or an address of a kind that is not announced
            if self.where.lan and rooms and not ipaddress.IPv4Address(address).is_loopback:
                self.announcement = Announcement(rooms[0].plan.name, address, self.port, self.print, self.free)
                self.announcement.start()

    async def until_done(self) -> None:
        """Wait until every game is over and everybody has gone, and give absent players a minute to learn how it ended.
        """
        while any(map(self.wanted, self.hub.tables.values())):
            self.server.moved.clear()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.server.moved.wait(), LOOK_SECONDS)

    def wanted(self, hosted: HostedTable) -> bool:
        """Return whether a guest may still need this table."""
        room = hosted.room
        late = self.server.now() - hosted.over_at < TELL_SECONDS
        return bool(hosted.connections) or not room.over or (room.owed() and late)

    async def stop(self, code: str = "host_closed") -> None:
        """Tell everybody and stop. Delete the files of games that are over, and of tables where nobody ever sat, unless
        this host keeps all.
        """
        if self.announcement is not None:
            await self.announcement.stop()
        await self.server.stop(code)
        self.worker.close()
        for hosted in self.hub.tables.values():
            if done_with(hosted.room) and not self.keeps_all:
                self.files.forget(hosted.name)
            elif hosted.room.table is not None and not hosted.unwritten:
                snapshots.last(hosted.room.table)
                with contextlib.suppress(OSError):
                    self.files.add(hosted, hosted.room.take_records())
        self.files.close()
        self.socket.close()
        if self.passing and not self.files.names():
            shutil.rmtree(self.folder, ignore_errors=True)


def keep_fall(hosted: HostedTable, fall: Fall) -> None:
    """Keep the game so far after an error of a bot, for the operator to look into."""
    assert hosted.room.table is not None
    falls.keep(f"table {hosted.name}: {fall.line()}", fall.plain(), write(record_of(hosted.room.table)))


def done_with(room: Room) -> bool:
    """Return whether nothing of this room must be kept: all know how it ended, or nobody ever sat there."""
    if room.table is None:
        return not any(chair.guest >= 0 for chair in room.lobby.chairs)
    return room.over and not room.owed()


def listening(where: Where) -> socket.socket:
    """Return the listening socket of the port, before anything else is done. Raise Refused as `not_opened` says."""
    family = socket.AF_INET6 if ":" in where.bind else socket.AF_INET
    # Said in full: only for TCP by name does asyncio switch off the delay that gathers small messages.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((where.bind, where.port))
    except (OSError, OverflowError) as error:
        found.close()
        raise not_opened(error, where.port, where.bind) from None
    return found


def not_opened(error: OSError | OverflowError, port: int, bind: str, option: str = "--port") -> Refused:
    """Return the refusal for a port that cannot be opened: port_range, port_taken, port_forbidden, address_unusable.
    `option` is the option that set it.
    """
    if isinstance(error, OverflowError):
        return Refused("port_range", port=port, option=option)
    return Refused(PORT_REFUSALS.get(error.errno or 0, "address_unusable"), port=port, host=bind, option=option)


def own_address(bind: str) -> str:
    """Return the address at which others on the network reach this computer, or the loopback address without a network.
    """
    if bind not in EVERYWHERE:
        return bind
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE_ELSE)
        return str(probe.getsockname()[0])
    return LOOPBACK


def last_place() -> tuple[Where, Path]:
    """Return where the last host on this computer kept its tables. Raise Refused nothing_to_resume."""
    base = state_folder("host")
    folders = [path.parent for path in base.glob(f"*/{ABOUT_FILE}") if Files(path.parent).names()]
    if not folders:
        raise Refused("nothing_to_resume")
    folder = max(folders, key=lambda place: max(path.stat().st_mtime for path in place.iterdir()))
    return place_of(folder), folder


def unfinished(port: int) -> bool:
    """Return whether unfinished tables of that port are kept."""
    try:
        return bool(port) and bool(Files(state_folder("host", str(port))).names())
    except Refused:
        return False


def place_at(port: int) -> tuple[Where, Path]:
    """Return where the host of this port keeps its tables."""
    folder = state_folder("host", str(port))
    return place_of(folder), folder


def place_of(folder: Path) -> Where:
    try:
        return Where(**known_parts(Where, json.loads((folder / ABOUT_FILE).read_text("utf-8"))))
    except (OSError, ValueError, TypeError):
        raise Refused("nothing_to_resume") from None
