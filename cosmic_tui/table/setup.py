"""The set-up of a table: its players, the options of the game, the seed, and how the table behaves.

Plain and frozen, because it is the head of every saved game. Knows names of bots; must not know how they think.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from itertools import chain, count
from typing import Any

from cosmic_tui.table.names import clean_name
from engine.bots import parted
from engine.games import FIRST_GAME, games, rules_of
from engine.kernel.asking import Refused
from engine.kernel.game import EVEN, QUICK, SEALED, Rules

PERSON, BOT, OPEN = "person", "bot", "open"
WINDOWS = (QUICK, EVEN, SEALED)
DEAL_SECONDS = 60  # R-NEG-1
SHORTEST_DEAL, LONGEST_DEAL = 30, 300
SOFT_SECONDS = 45  # R-NEG-13
BEAT = 1.0  # seconds
PATIENCE = 15.0  # R-NEG-11
CLOCKS = ("none", "answer", "bank")
CLOCK_SECONDS = 60.0
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 7200
MOST_SECONDS = 86_400  # of a beat
MOST_PATIENCE = 30 * 86_400
MOST_SEED = (1 << 64) - 1
BOT_NAMES = ("Tom", "Ines", "Quill", "Max", "Odette")


def is_trust(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= 1


@dataclass(frozen=True)
class SeatSetup:
    """The set-up of one seat: a person or a bot with a name, or nobody yet.

    `level` is the bot's way of playing; `bonds` is what a character remembers of people from earlier games: a trust
    from 0 to 1, by name.
    """

    who: str = OPEN
    name: str = ""
    level: str = ""
    bonds: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if type(self.bonds) is not dict or not all(is_trust(trust) for trust in self.bonds.values()):
            raise Refused("setup_form")

    def plain(self) -> dict[str, Any]:
        """Return the set-up as plain data, with `bonds` only if there are any: older programs do not know that field.
        """
        return {name: value for name, value in asdict(self).items() if name != "bonds" or value}


@dataclass(frozen=True)
class GameSetup:
    """One table. `options` are those of the game, as loose data that only the game can judge.

    windows   "quick": only who holds something is asked at an open moment, and how long the table waits may tell it;
              "even": with several people, a silence follows every answer, as long as somebody asked might have taken;
              "sealed": all are asked who by public facts could hold something, and a pause tells nothing at all
    """

    seats: tuple[SeatSetup, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    game: str = FIRST_GAME
    windows: str = QUICK
    beat: float = BEAT
    deal_seconds: int = DEAL_SECONDS
    soft_seconds: int = SOFT_SECONDS  # for talking about an invitation, where deals are open; 0 = none
    stand_in: str = ""  # the bot that answers for people who went away; "" = the table waits for them
    clock: str = "none"  # how long people may think: "none", "answer" (seconds for each), "bank" (for the whole game)
    clock_seconds: float = CLOCK_SECONDS
    lesson: str = ""  # the name of a lesson that is played here: others answer by its script as long as it lasts
    daily: str = ""  # the key of the game of a day (cosmic_tui/daily): nothing is taken back there, nobody advises
    branched: str = ""  # the number of the answer at which it leaves another game: it counts in no statistics
    patience: float = PATIENCE  # seconds it waits for a lost line before it does; 0 = until the others ask for it

    def plain(self) -> dict[str, Any]:
        """Return the set-up as the head of a saved game. Fields for a lesson, a day or another game are left out where
        empty, because older programs do not know them.
        """
        data = asdict(self)
        data["seats"] = [seat.plain() for seat in self.seats]
        data["options"] = rules_of(self.game).to_keep(self.options)
        return {name: value for name, value in data.items() if value or name not in ("lesson", "daily", "branched")}

    def people(self) -> list[int]:
        """Return the seats taken by people."""
        return [number for number, seat in enumerate(self.seats) if seat.who == PERSON]


def make_setup(plain: Mapping[str, Any]) -> GameSetup:
    """Return the set-up in the head of a file. Raise Refused if it is malformed. A game that is not installed is not
    checked.
    """
    data = known_parts(GameSetup, plain)
    if not isinstance(data.get("seats"), (list, tuple)):
        raise Refused("setup_form")
    try:
        data["seats"] = tuple(SeatSetup(**known_parts(SeatSetup, seat)) for seat in data["seats"])
        setup = GameSetup(**data)
    except TypeError:
        raise Refused("setup_form") from None
    check_setup(setup)
    if setup.game not in games():
        return setup
    rules = rules_of(setup.game)
    return replace(setup, options=known_options(rules, rules.as_kept(setup.options)))


def known_parts(kind: type[Any], plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values for which a class has a field. Files of other versions have more or fewer; missing ones get
    their defaults.
    """
    names = {field.name for field in fields(kind)}
    if not isinstance(plain, Mapping):
        raise Refused("setup_form")
    return {key: value for key, value in plain.items() if key in names}


def known_options(rules: Rules, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a file, without those that the game no longer has."""
    found = dict(options)
    for _ in options:
        try:
            rules.agreed(found)
        except Refused as no:
            if no.code == "unknown_option" and no.facts.get("name") in found:
                del found[no.facts["name"]]
                continue
        break
    return found


def with_brought(setup: GameSetup) -> GameSetup:
    """Return the set-up with what the characters of its bots bring to the table, such as decks."""
    from engine.bots.simulate import brought

    levels = [seat.level for seat in setup.seats]
    return replace(setup, options=brought(rules_of(setup.game), setup.options, levels, setup.seed))


def check_setup(setup: GameSetup) -> None:
    """Raise Refused if the table's own part of a set-up is impossible. The game checks its options itself."""
    texts = [text for seat in setup.seats for text in (seat.who, seat.name, seat.level)]
    texts += [setup.game, setup.stand_in, setup.lesson, setup.daily, setup.branched]
    numbers = (setup.beat, setup.deal_seconds, setup.soft_seconds, setup.patience, setup.clock_seconds)
    if any(type(text) is not str for text in texts) or any(type(number) not in (int, float) for number in numbers):
        raise Refused("setup_form")
    if not 0 <= setup.beat <= MOST_SECONDS:
        raise Refused("seconds", high=MOST_SECONDS)
    if not 0 <= setup.patience <= MOST_PATIENCE:
        raise Refused("patience", n=MOST_PATIENCE // 86_400)
    if not isinstance(setup.options, dict):
        raise Refused("setup_form")
    if any(seat.who not in (PERSON, BOT, OPEN) for seat in setup.seats) or setup.windows not in WINDOWS:
        raise Refused("setup_form")
    if setup.clock not in CLOCKS or not SHORTEST_CLOCK <= setup.clock_seconds <= LONGEST_CLOCK:
        raise Refused("clock_seconds", low=SHORTEST_CLOCK, high=LONGEST_CLOCK)
    people: list[str] = []
    for seat in setup.seats:
        if seat.who == PERSON:
            people.append(clean_name(seat.name, people))
    if type(setup.seed) is not int or not 0 <= setup.seed <= MOST_SEED:
        raise Refused("seed", high=MOST_SEED)
    if not SHORTEST_DEAL <= setup.deal_seconds <= LONGEST_DEAL or not 0 <= setup.soft_seconds <= LONGEST_DEAL:
        raise Refused("deal_seconds", low=SHORTEST_DEAL, high=LONGEST_DEAL)


def people_and_bots(
    people: list[str], seats: int, level: str, names: Sequence[str] = BOT_NAMES
) -> tuple[SeatSetup, ...]:
    """Seat these people first, then bots, up to the number of seats. A bot never has a person's name."""
    found = list(people)
    while len(found) < seats:
        found.append(name_for(level, found, names))
    persons = [SeatSetup(PERSON, name) for name in people]
    return (*persons, *[SeatSetup(BOT, name, level) for name in found[len(people) :]])


def name_for(level: str, taken: Collection[str], names: Sequence[str] = BOT_NAMES, before: str = "") -> str:
    """Return a name for a bot: a character's own name if it is free, else the name `before` or a free one."""
    own = parted(level)[1].capitalize()
    if own and own.casefold() not in {name.casefold() for name in taken}:
        return own
    return before or bot_name(taken, names)


def bot_name(taken: Collection[str], names: Sequence[str] = BOT_NAMES) -> str:
    """Return a bot's name that nobody at the table has, even if people have taken all the usual ones."""
    used = {name.casefold() for name in taken}
    counted = (f"Bot {number}" for number in count(1))
    return next(name for name in chain(names, BOT_NAMES, counted) if name.casefold() not in used)
