"""From what a person wishes to a table: the set-up of a new game, a saved game to go on with, a list of them all.

The one door between the screens and the rooms that keep tables and files. Everything that can go wrong comes out as
`Refused`, with a code and facts for a sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.games import FIRST_GAME
from cosmic_tui.link import saved
from cosmic_tui.link.link import Link
from cosmic_tui.say.parts import form_of
from cosmic_tui.storage import saves
from cosmic_tui.storage.saved_row import Saved
from cosmic_tui.table.characters import with_bonds
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import (
    BOT,
    BOT_NAMES,
    CLOCKS,
    PERSON,
    SOFT_SECONDS,
    GameSetup,
    SeatSetup,
    bot_name,
    check_setup,
    name_for,
    people_and_bots,
    with_brought,
)
from cosmic_tui.wire.codes import DEFAULT_PORT
from engine.bots import named, parted
from engine.kernel.agreeing import POSITION
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says
from engine.kernel.game import QUICK

if TYPE_CHECKING:
    from cosmic_tui.diary.dailies import Try
    from cosmic_tui.host.lan import Announced as Announced
    from cosmic_tui.link.remote import RemoteLink
    from cosmic_tui.link.reviewing import Reviewing
    from cosmic_tui.table.answer_log import Entry

__all__ = [
    "Refused", "Saved", "Visit", "Wish", "begin", "bot_levels", "characters_for", "daily_begun", "daily_setup",
    "daily_try", "games", "guest_name", "join", "lesson_setup", "look_back", "look_near", "named", "once_more",
    "open_house", "parted", "play_on", "rescue", "resume", "setup_of",
]  # fmt: skip

PERSON_WORD, CLOSED, OPEN_WORD = "person", "", "open"
NO_CLOCK, EACH_ANSWER, WHOLE_GAME = CLOCKS
# How long people may think, and for how many seconds.
CLOCK_CHOICES = (
    (NO_CLOCK, 60), (EACH_ANSWER, 30), (EACH_ANSWER, 60), (EACH_ANSWER, 120),
    (WHOLE_GAME, 600), (WHOLE_GAME, 1200), (WHOLE_GAME, 2400),
)  # fmt: skip
SEED_BITS = 32
LONGEST_OWN_NAME = 12
USER_VARIABLES = ("LOGNAME", "USER", "USERNAME")
NO_BONDS: Mapping[str, Mapping[str, float]] = {}
DEAL_SECONDS = (30, 60, 120, 300)
SOFT_CHOICES = (0, 30, SOFT_SECONDS, 90)  # for talking about an invitation; 0: no clock


@dataclass
class Wish:
    """The wishes in the form of a new game. `seats` after the first: a bot's level, a person, or closed."""

    name: str = ""
    seats: list[str] = field(default_factory=list)  # none said: as many as the game usually has, with its bots
    names: dict[int, str] = field(default_factory=dict)  # of further people, by seat
    game: str = FIRST_GAME
    options: dict[str, Any] = field(default_factory=dict)  # of the game, where they differ from a fresh form
    deal_seconds: int = 60
    soft_seconds: int = SOFT_SECONDS
    clock: tuple[str, int] = CLOCK_CHOICES[0]
    windows: str = QUICK
    seed: int | None = None
    bot_names: Sequence[str] = BOT_NAMES  # as people are called in the language of who opens the table
    table: str = ""  # from here on only for a table that others reach
    password: str = ""
    port: int = DEFAULT_PORT

    def __post_init__(self) -> None:
        self.options = {**form_of(self.game).fresh(), **self.options}
        self.seats = self.seats or usual_seats(self.game)

    @property
    def shared(self) -> bool:
        """Return whether several people play at this keyboard."""
        return PERSON_WORD in self.seats

    def clocks(self) -> dict[str, Any]:
        """Return the clocks of the table. None runs against a player who has yet to be given the keyboard."""
        kind, seconds = self.clock if not self.shared else CLOCK_CHOICES[0]
        talks = {"deal_seconds": self.deal_seconds, "soft_seconds": self.soft_seconds}
        return {**talks, "clock": kind, "clock_seconds": float(seconds)}


def usual_bot(game: str) -> str:
    """Return the game's default bot."""
    return rules_of(game).bot


def bot_levels(game: str) -> list[str]:
    """Return all bots by name: the usual one first, from it up the ladder, then from the lowest rung up to it."""
    from engine.bots import bots

    found = list(bots(game))
    at = found.index(usual_bot(game))
    return found[at:] + found[:at]


def characters_for(level: str, game: str) -> list[str]:
    """Return the characters that a bot of that level can have; none for most."""
    from engine.bots import bot_of, characters

    bot = bot_of(level, game)
    return list(characters(game)) if bot is not None and bot.takes_character else []


def usual_seats(game: str) -> list[str]:
    """Return the seats after the first in a fresh form: bots up to the game's usual size, the others closed."""
    rules = rules_of(game)
    usual = form_of(game).SEATS or rules.seats({})
    return [rules.bot if seat < usual else CLOSED for seat in range(1, rules.seats_allowed[-1])]


def setup_of(wish: Wish, me: str, seed: int) -> GameSetup:
    """Return the set-up. Raise Refused if it is impossible."""
    names = [wish.name or me]
    seats = [SeatSetup(PERSON, names[0])]
    for number, who in enumerate(wish.seats, 1):
        if who == CLOSED:
            continue
        if who == PERSON_WORD:
            name = wish.names.get(number) or bot_name(names, wish.bot_names)
            seats.append(SeatSetup(PERSON, name))
        else:
            name = name_for(who, [*names, *wish.names.values()], wish.bot_names)
            seats.append(SeatSetup(BOT, name, who))
        names.append(name)
    options, clocks = game_options(wish, len(seats)), wish.clocks()
    setup = with_brought(
        GameSetup(
            tuple(seats), seed, options, wish.game, windows=wish.windows, stand_in=usual_bot(wish.game), **clocks
        )
    )
    check_setup(setup)
    return setup


def game_options(wish: Wish, seats: int) -> dict[str, Any]:
    """Return the options of the game itself."""
    return {"seats": seats, **form_of(wish.game).finished(wish.options)}


def lesson_setup(game: str, name: str, me: str, names: Sequence[str] = BOT_NAMES) -> GameSetup:
    """Return the table of a lesson: its reader and bots, at the position it begins with. Raise Refused unknown_lesson.
    """
    from cosmic_tui.lessons import lesson

    scenario = lesson(game, name)
    assert scenario.lesson is not None
    keys = scenario.keys
    seats = people_and_bots([me], rules_of(game).seats({POSITION: keys}), scenario.lesson.others, names)
    options = {"seats": len(seats), POSITION: keys}
    setup = GameSetup(seats, keys.get("seed", 1), options, game, stand_in=usual_bot(game), lesson=name)
    check_setup(setup)
    return setup


def daily_setup(game: str, today: date, me: str, names: Sequence[str] = BOT_NAMES) -> GameSetup:
    """Return the table of the day, with this person in the first seat. Raise Refused no_daily if the game has none."""
    from cosmic_tui.daily.day import has_daily, key_today, table_of

    if not has_daily(game):
        raise Refused("no_daily")
    table = table_of(game, key_today(game, today))
    seats = people_and_bots([me], table.day.seats, table.day.bot, names)
    setup = GameSetup(seats, table.seed, table.options, game, daily=str(table.key))
    check_setup(setup)
    return setup


def daily_begun(setup: GameSetup, folder: Path | None) -> Saved | None:
    """Return the unfinished daily game of this day, if there is one."""
    found = (row for row in games(folder) if row.daily == setup.daily and row.game == setup.game)
    return next((row for row in found if not row.over and not row.problem), None)


def daily_try(link: Link, save: str) -> Try | None:
    """Return the diary's entry for a finished daily game; None for any other table."""
    setup, played = link.offers.setup, link.offers.played
    if setup is None or not setup.daily or played is None:
        return None
    from cosmic_tui.daily.outcome import outcome_of
    from cosmic_tui.daily.telling import try_of

    found = outcome_of(played(), link.seats[0])
    return try_of(setup.game, setup.daily, found, save) if found is not None else None


# --- tables that others reach, and tables elsewhere --------------------------------------------------------------


@dataclass
class Visit:
    """The wishes in the form of joining a table."""

    where: str = ""
    name: str = ""
    password: str = ""
    watch: bool = False
    take_over: bool = False
    tls: bool = True
    seat: int = -1
    bot: bool = False
    trust: bool = False  # a host that has changed is believed
    fingerprint: bytes = b""  # that was announced for this address


def guest_name(name: str, env: Mapping[str, str], guest: str) -> str:
    """Return a player's name among others: from the settings, else what the computer calls its user, else guest in the
    reader's language.
    """
    names = (name, *[env.get(variable, "") for variable in USER_VARIABLES])
    return next((name for name in names if name), "")[:LONGEST_OWN_NAME].strip() or guest


def join(visit: Visit, keep: bool = True) -> RemoteLink:
    """Return the link to a table on another host. Raise Refused join_code, seat_in_use; whether the host answers shows
    when the link runs.
    """
    from cosmic_tui.link.remote import RemoteLink, Wishes
    from cosmic_tui.storage.tokens import SeatFile
    from cosmic_tui.storage.trust import Trust
    from cosmic_tui.wire.codes import BadCode, read

    try:
        invitation = read(visit.where)
    except BadCode:
        raise Refused("join_code") from None
    if not invitation.key:
        invitation = replace(invitation, fingerprint=visit.fingerprint)
    tls = visit.tls and not (invitation.key and not invitation.fingerprint)
    file = SeatFile(invitation, visit.name) if keep else None
    if file is not None and not file.open() and not visit.take_over:
        raise Refused("seat_in_use")
    wishes = Wishes(visit.name, visit.seat, visit.watch, visit.password, tls, visit.bot)
    return RemoteLink(invitation, wishes, Trust(anew=visit.trust), file)


def open_house(wish: Wish, me: str) -> Link:
    """Open a table that others can reach, with this player at it. Raise Refused if its set-up is impossible."""
    from cosmic_tui.host.own import House, OwnTable
    from cosmic_tui.host.serve import Where
    from cosmic_tui.link.remote import Wishes
    from cosmic_tui.room.lobby import Lobby, Plan

    chairs = (OPEN_WORD, *[who for who in wish.seats if who != CLOSED])
    rest = {"windows": wish.windows, "stand_in": usual_bot(wish.game), "patience": 0.0, **wish.clocks()}
    name = wish.name or me
    options = game_options(wish, len(chairs))
    plan = Plan(wish.table or name, chairs, options, rest, wish.game, bot_names=wish.bot_names)
    Lobby(plan)  # refuses now what could not be played later
    return OwnTable(House(Where(wish.port), plan, wish.password, wish.seed), Wishes(name, 0))


async def look_near(seen: Callable[[Announced], None]) -> None:
    """Report tables on the local network one by one as they answer."""
    from cosmic_tui.host.lan import look

    await look(seen=seen)


def begin(
    setup: GameSetup,
    folder: Path | None,
    bonds: Mapping[str, Mapping[str, float]] = NO_BONDS,
    entries: Sequence[Entry] = (),
) -> Link:
    """Begin a new game. If it cannot be saved it is played all the same, and everybody is told.

    `bonds`: what characters remember; `entries`: answers that were given already.
    """
    setup = with_bonds(setup, bonds)
    try:
        return saved.new_game(setup, folder, entries)
    except Refused as no:
        if no.code not in ("saves_unwritable", "saves_no_home"):
            raise
        link = saved.unkept(setup, entries)
        link.not_kept(str(no.facts.get("reason", "")))
        return link


def once_more(link: Link, folder: Path | None, bonds: Mapping[str, Mapping[str, float]] = NO_BONDS) -> Link | None:
    """Return a rematch: the same set-up with another seed; None for a table of another host."""
    setup = link.offers.setup
    if setup is None:
        return None
    return begin(replace(setup, seed=secrets.randbits(SEED_BITS), daily="", branched=""), folder, bonds)


def play_on(going: Reviewing, at: int, folder: Path | None) -> Link:
    """Return a new game that branches off the reviewed one at its answer `at`, with the reader in that seat. It does
    not count in the statistics. Raise Refused if the record cannot be replayed.
    """
    from cosmic_tui.link.branching import branch

    setup, entries = branch(going.record, going.seat, at)
    return begin(setup, folder, entries=entries)


def resume(name: str, folder: Path | None) -> Link:
    """Return a saved game, where it was left."""
    return saved.resume(name, folder)


def look_back(name: str, folder: Path | None) -> Link:
    """Return a link to watch a saved game or a record again: from its answers, or from its film if the rules have
    changed.
    """
    from cosmic_tui.link import film
    from cosmic_tui.link.replay import load, saved_game

    path = file_of(name, folder)
    saved = path.suffix == saves.SUFFIX
    return film.seen(path, lambda: saved_game(saves.load(path)) if saved else load(path))


def file_of(name: str, folder: Path | None = None) -> Path:
    """Return the file of a saved game, or else of a record that a host has handed out. Raise Refused save_unknown."""
    from cosmic_tui.storage import records

    try:
        return saves.find(name, folder)
    except Refused:
        return records.find(name, folder)


def can_be_seen(folder: Path | None) -> set[str]:
    """Return the names of all games that can be watched again."""
    from cosmic_tui.storage import records

    return {row.name for row in games(folder) if not row.problem} | records.names(folder)


def rescue(name: str, folder: Path | None) -> str:
    """Save the good part of a damaged game as a game of its own, and return its name. Raise Refused if that fails."""
    try:
        return saves.rescue(name, folder)
    except OSError as error:
        raise Refused("saves_unwritable", name=str(folder or ""), reason=system_says(error)) from None


def newest(folder: Path | None) -> tuple[int, Saved | None]:
    """Return how many saved games there are, and the one to resume. As few files as possible are read."""
    try:
        return saves.newest(folder)
    except Refused:
        return 0, None


def games(folder: Path | None) -> list[Saved]:
    """Return all saved games, the latest first."""
    try:
        return saves.list_games(folder)
    except Refused:
        return []
