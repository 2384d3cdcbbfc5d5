"""The host's own window: it opens the host when its connection is needed, and joins the table as all guests do.

To a screen this is a link like any other. When it is closed the tables are closed too, and kept for `--resume`. Must
not know screens.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from cosmic_tui.host.hosted import HostedTable
from cosmic_tui.host.serve import Host, Where
from cosmic_tui.link.link import Ended, Offers
from cosmic_tui.link.remote import COMMAND, RemoteLink, Wishes
from cosmic_tui.room.lobby import Plan
from cosmic_tui.storage.table_journal import Files
from cosmic_tui.storage.tokens import SeatFile
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import Invitation, read, shown


@dataclass
class House:
    """The settings of a host that will be opened. `folder` is set if tables in it are to be resumed."""

    where: Where
    plan: Plan
    password: str = ""
    seed: int | None = None
    folder: Path | None = None
    everybody: bool = False  # nobody needs the code


class OwnTable(RemoteLink):
    """The link of the table's owner. `run` opens the host first and raises Refused if that fails."""

    def __init__(self, house: House, wishes: Wishes) -> None:
        super().__init__(Invitation("127.0.0.1", 1), wishes)
        self.house = house
        self.host: Host | None = None
        self.place: Path | None = None  # the host's folder and port, also when it is closed
        self.port = 0

    async def run(self) -> Ended:
        host = self.host = Host(self.house.where, self.house.folder)
        self.place, self.port = host.folder, host.port
        try:
            await host.start()
            self._sit_at(self._table(host))
            host.announce()
            return await super().run()
        finally:
            self.host = None
            await host.stop()

    def _table(self, host: Host) -> HostedTable:
        found = host.resume_tables() if self.house.folder is not None else []
        house = self.house
        return found[0] if found else host.open_table(house.plan, house.password, house.seed, house.everybody)

    def _sit_at(self, hosted: HostedTable) -> None:
        """Read the address and key from the join code as a guest would, and add the key of the owner."""
        assert self.host is not None
        self.come_in = f"{COMMAND} {self.host.code(hosted)}"
        self.print = shown(self.host.print) if self.host.print else ""
        self.invitation = read(self.host.code(hosted, here=True))
        self.wishes.tls = self.house.where.tls
        self.trust = Trust()
        self.file = self._seat_file(hosted)
        if self.file.open():
            kept = self.file.read()
            self.end.hello.update({"table": kept.get("table", ""), "token": kept.get("token", "")})
        self.end.hello["key"] = hosted.access.owner_key

    def _seat_file(self, hosted: HostedTable) -> SeatFile:
        """Return the token of this window's seat; at a resumed table the owner's, if nobody of this name has sat there.
        """
        file = SeatFile(self.invitation, self.wishes.name)
        owner = next((guest.name for guest in hosted.room.guests.by_number.values() if guest.owner), "")
        if not owner or file.read():
            return file
        self.wishes.name = self.end.hello["name"] = owner
        return SeatFile(self.invitation, owner)

    @property
    def offers(self) -> Offers:
        """Return what this link offers. If the table can be resumed it can be kept."""
        return replace(super().offers, kept=self.place is not None and bool(Files(self.place).names()))

    def close(self) -> None:
        """Tell everybody goodbye at once, because the window may be gone before anything else can be done."""
        super().close()
        if self.host is not None:
            self.host.server.say_goodbye("host_closed")
