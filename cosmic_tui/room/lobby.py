"""Before the game: chairs around a table, who sits on them, who is ready, and what will be played.

A chair is free, a person's (a guest's number), or a bot's. Each chair has its color. The lobby decides who may do what,
and makes the set-up of the game at the end. Knows guests by number and name only.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.table.names import clean_name
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import (
    BOT,
    BOT_NAMES,
    OPEN,
    PERSON,
    GameSetup,
    SeatSetup,
    check_setup,
    name_for,
    with_brought,
)
from engine.bots import known
from engine.games import FIRST_GAME
from engine.kernel.agreeing import POSITION
from engine.kernel.asking import Refused

NOBODY = -1


@dataclass
class Chair:
    """A chair of the lobby. `guest` is the number of the person on it."""

    who: str = OPEN
    name: str = ""
    level: str = ""
    guest: int = NOBODY
    ready: bool = False
    brought: Any = None  # [what, value] of something of its own

    def plain(self) -> list[Any]:
        found = [self.who, self.name, self.level, self.guest, self.ready]
        return found if self.brought is None else [*found, self.brought]


@dataclass
class Plan:
    """The plan with which a table is opened. `chairs`: "open" or the level of a bot for each; `rest` goes into the
    set-up.
    """

    name: str
    chairs: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    rest: dict[str, Any] = field(default_factory=dict)
    game: str = FIRST_GAME
    begins_alone: bool = False  # starts by itself as soon as nobody is missing and all people are ready
    watchers: bool = True
    delay: float = 0.0  # seconds by which those who watch are behind
    kept: tuple[str, ...] = ()  # for whom each chair is kept, by name; what they play with is agreed then
    bot_names: Sequence[str] = BOT_NAMES  # as people are called where the table is opened


class Lobby:
    """A lobby: everything that may change before the game starts."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.options = dict(plan.options)
        self.chairs = [Chair() for _ in plan.chairs]
        for number, word in enumerate(plan.chairs):
            if word != OPEN:
                self.seat_bot(number, word)
                if plan.kept:
                    self.chairs[number].name = plan.kept[number]
        self.check()

    def plain(self) -> dict[str, Any]:
        return {"chairs": [chair.plain() for chair in self.chairs], "options": self.options}

    def restore(self, plain: dict[str, Any]) -> None:
        self.chairs = [Chair(*entry) for entry in plain["chairs"]]
        self.options = plain["options"]

    # --- seats ---

    def chair_of(self, guest: int) -> int:
        return next((number for number, chair in enumerate(self.chairs) if chair.guest == guest), NOBODY)

    def free(self) -> int:
        """Return the first free chair."""
        return next((number for number, chair in enumerate(self.chairs) if chair.who == OPEN), NOBODY)

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs if chair.name]

    def sit(self, guest: int, name: str, number: int) -> int:
        """Seat a person, on the first free chair if none is named; the old chair becomes free."""
        kept = self.kept_for(name)
        number = number if kept == NOBODY else kept
        number = self.free() if number == NOBODY else number
        if number == NOBODY:
            raise Refused("table_full", n=len(self.chairs))
        chair = self._chair(number)
        if chair.guest == guest:
            return number
        if chair.who != OPEN:
            raise Refused("seat_taken")
        old = self.chair_of(guest)
        name = clean_name(name, [other for other in self.names() if old == NOBODY or other != self.chairs[old].name])
        if old != NOBODY:
            self.chairs[old] = Chair()
        self.chairs[number] = Chair(PERSON, name, "", guest)
        return number

    def kept_for(self, name: str) -> int:
        """Return the chair kept for that name, or NOBODY if chairs are for everybody. Raise Refused chairs_kept for a
        name without one.
        """
        if not self.plan.kept:
            return NOBODY
        wanted = name.casefold()
        found = [number for number, kept in enumerate(self.plan.kept) if kept.casefold() == wanted]
        if not found:
            people = [kept for kept, chair in zip(self.plan.kept, self.plan.chairs, strict=True) if chair == OPEN]
            raise Refused("chairs_kept", who=", ".join(people))
        return found[0]

    def stand(self, guest: int) -> None:
        number = self.chair_of(guest)
        if number != NOBODY:
            self.chairs[number] = Chair()

    def ready(self, guest: int, ready: bool) -> None:
        number = self.chair_of(guest)
        if number == NOBODY:
            raise Refused("not_seated")
        self.chairs[number].ready = ready

    def bring(self, guest: int, what: str, value: Any) -> None:
        """Keep something a guest brings for the game, such as a deck; the game judges it."""
        number = self.chair_of(guest)
        if number == NOBODY:
            raise Refused("not_seated")
        if self.plan.kept:
            raise Refused("brought_already")
        chair = self.chairs[number]
        before, chair.brought = chair.brought, [what, value]
        try:
            self.check()
        except Refused:
            chair.brought = before
            raise

    # --- what the table's owner may do ---

    def seat_bot(self, number: int, level: str) -> None:
        """Seat a bot of this level on a free chair, or in place of another bot."""
        chair = self._chair(number)
        if not known(level, self.plan.game):
            raise Refused("unknown_bot", name=level)
        if chair.who == PERSON:
            raise Refused("seat_taken")
        others = [other.name for other in self.chairs if other is not chair]
        name = name_for(level, others, self.plan.bot_names, chair.name)
        self.chairs[number] = Chair(BOT, name, level)

    def fill(self, level: str) -> None:
        """Put bots on all free chairs."""
        while (number := self.free()) != NOBODY:
            self.seat_bot(number, level)

    def open(self, number: int) -> None:
        """Free a bot's chair, or add one more chair (NOBODY)."""
        if number == NOBODY:
            self._with_chairs([*self.chairs, Chair()])
        elif self._chair(number).who == PERSON:
            raise Refused("seat_taken")
        else:
            self.chairs[number] = Chair()

    def shut(self, number: int) -> None:
        """Remove a chair. The chairs behind it move up, and their colors change with it."""
        if self._chair(number).who == PERSON:
            raise Refused("seat_taken")
        self._with_chairs(self.chairs[:number] + self.chairs[number + 1 :])

    def choose(self, options: dict[str, Any]) -> None:
        """Change options. Those that are not named stay as they were."""
        before, self.options = self.options, {**self.options, **options}
        try:
            self.check()
        except Refused:
            self.options = before
            raise

    def _with_chairs(self, chairs: list[Chair]) -> None:
        before, self.chairs = self.chairs, chairs
        try:
            self.check()
        except Refused:
            self.chairs = before
            raise

    def _chair(self, number: int) -> Chair:
        if not 0 <= number < len(self.chairs):
            raise Refused("no_such_seat")
        return self.chairs[number]

    # --- the game ---

    def all_options(self) -> dict[str, Any]:
        options = {**self.options, "seats": len(self.chairs)}
        for number, chair in enumerate(self.chairs):
            if chair.brought is not None:
                options = rules_of(self.plan.game).brought(options, number, *chair.brought)
        return options

    def check(self) -> dict[str, Any]:
        """Return all options, also those left at their default. Raise Refused now, not only at the start, if they do
        not fit together.

        A prepared position is refused: a host that sets one up would know what each seat holds.
        """
        if POSITION in self.options:
            raise Refused("unknown_option", name=POSITION)
        setup = self._setup(0)
        check_setup(setup)
        if setup.stand_in and not known(setup.stand_in, self.plan.game):
            raise Refused("unknown_bot", name=setup.stand_in)
        return rules_of(self.plan.game).agreed(self.all_options())

    def missing(self) -> int:
        return sum(chair.who == OPEN for chair in self.chairs)

    def all_ready(self) -> bool:
        return not self.missing() and all(chair.ready for chair in self.chairs if chair.who == PERSON)

    def setup(self, seed: int) -> GameSetup:
        """Return the set-up the game begins with. Raise Refused if a player is missing."""
        if self.missing():
            raise Refused("seats_open", n=self.missing())
        return self._setup(seed)

    def _setup(self, seed: int) -> GameSetup:
        seats = tuple(SeatSetup(chair.who, chair.name, chair.level) for chair in self.chairs)
        return with_brought(GameSetup(seats, seed, self.all_options(), self.plan.game, **self.plan.rest))
