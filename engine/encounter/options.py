"""The options that a table agrees on before it begins: seats, aliens, variants. They do not change during play.

Options are checked here. Variants are only named here; their effects are where they happen.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.encounter.cards import ALIEN_IDS, ALIEN_NUMBER
from engine.kernel.agreeing import plain, read
from engine.kernel.asking import Refused
from engine.kernel.game import EVEN, QUICK, SEALED

COLOURS = ("red", "green", "blue", "yellow", "purple")
LEVELS = ("green", "yellow", "red")
FEWEST, MOST = 3, 5
ALIEN_MODES = ("dealt", "random", "none")
DEAL_MODES = ("turns", "open")
WINDOWS = (QUICK, EVEN, SEALED)
VARIANTS = ("four_planets", "hidden_powers", "hot_swapped", "wild_flares", "technology")


# What is in the box as it was printed. Everything else that is found in the folder of aliens has joined it.
PRINTED = frozenset(
    "amoeba anti_matter barbarian calculator chosen citadel clone cudgel dictator fido filch fodder gambler grudge"
    " hacker hate healer human kamikaze loser machine macron masochist mind mirror miser mite mutant observer oracle"
    " pacifist parasite philanthropist reincarnator remora reserve shadow sorcerer spiff tick_tock trader tripler"
    " vacuum virus void vulch warpish warrior will zombie".split()
)
JOINED = tuple(name for name in ALIEN_IDS if name not in PRINTED)


@dataclass(frozen=True)
class Options:
    """The agreed options of one table. `aliens` fixes seats to aliens ("" = as `alien_mode` says). `joined` are the
    aliens in the box besides the printed ones: a game that was begun without an alien goes on without it.
    """

    seats: int = 4
    aliens: tuple[str, ...] = ()
    alien_mode: str = "dealt"
    levels: tuple[str, ...] = LEVELS
    flares: bool = True
    classic_flare: bool = False
    four_planets: bool = False
    hidden_powers: bool = False
    hot_swapped: bool = False
    wild_flares: bool = False
    technology: bool = False
    specials_may_name_offense: bool = False  # R-DES-8
    joined: tuple[str, ...] = JOINED
    deals: str = "turns"  # R-NEG-9: counted proposals, or "open" with a clock outside the engine
    windows: str = "quick"  # R-SEC-2: who is asked in secret moments, as in sealed.py

    @cached_property
    def planets(self) -> int:
        """Return the number of planets in a system; each holds four ships (R-SET-2, R-V4P-1)."""
        return 4 if self.four_planets else 5

    @cached_property
    def goal(self) -> int:
        """Return how many foreign colonies win (R-VIC-1, R-V4P-2)."""
        return 4 if self.four_planets else 5

    @cached_property
    def power_needs(self) -> int:
        """Return how many home colonies keep a power (R-POW-1, R-V4P-3)."""
        return 2 if self.four_planets else 3

    @cached_property
    def public(self) -> bool:
        """Return whether windows open by public facts alone."""
        return self.windows != QUICK

    @cached_property
    def box(self) -> tuple[int, ...]:
        """The aliens that take part, as numbers, in the order of their names."""
        return tuple(ALIEN_NUMBER[name] for name in ALIEN_IDS if name in PRINTED or name in self.joined)

    def plain(self) -> dict[str, Any]:
        return plain(self)


def make_options(**wishes: Any) -> Options:
    """Make options from untyped data (command line, record, message). Raise Refused with a code if there can be no such
    table.
    """
    options = read(Options, wishes)
    _check_seats_and_aliens(options)
    if not options.levels or any(level not in LEVELS for level in options.levels):
        raise Refused("unknown_level", names=", ".join(options.levels))
    if options.deals not in DEAL_MODES:
        raise Refused("unknown_deals", name=options.deals)
    if options.windows not in WINDOWS:
        raise Refused("unknown_windows", name=options.windows)
    if options.classic_flare and not options.flares:
        raise Refused("classic_without_flares")
    if options.wild_flares and not options.flares:
        raise Refused("wild_flares_without_flares")
    for name in ("hidden_powers", "hot_swapped"):
        if getattr(options, name) and options.alien_mode == "none":
            raise Refused("variant_needs_aliens", name=name)
    return options


def _check_seats_and_aliens(options: Options) -> None:
    if not FEWEST <= options.seats <= MOST:
        raise Refused("seats", low=FEWEST, high=MOST, n=options.seats)
    if options.alien_mode not in ALIEN_MODES:
        raise Refused("unknown_alien_mode", name=options.alien_mode)
    if len(options.aliens) > options.seats:
        raise Refused("too_many_aliens", n=len(options.aliens), seats=options.seats)
    named = [name for name in options.aliens if name]
    for name in (*named, *options.joined):
        if name not in ALIEN_NUMBER:
            raise Refused("unknown_alien", name=name)
    for name in named:
        if ALIEN_NUMBER[name] not in options.box:
            raise Refused("unknown_alien", name=name)
    if len(set(named)) != len(named):
        raise Refused("alien_twice", name=next(name for name in named if named.count(name) > 1))
    if named and options.alien_mode == "none":
        raise Refused("aliens_switched_off", name=named[0])
