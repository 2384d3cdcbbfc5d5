"""What a table agrees on before the first card is dealt. Plain data, judged once; unknown or contradictory options are
Refused with a code."""

from dataclasses import asdict, dataclass
from typing import Any

from engine.andromeda.content import EVENT_DECKS, FACTION_IDS, LENGTHS, RAIDER_IDS
from engine.kernel.asking import Refused

SEATS = range(2, 5)
SPECIALS = ("none", "quasars", "vortices")
RAIDER_CHOICES = ("recommended", "random")


@dataclass(frozen=True)
class Options:
    """The options of a table. `factions`: seat by seat, "" for one chosen from three dealt (A-SET-14). `raiders`: the S
    class is the one recommended for a first game, or drawn like the others; or the ids of five cards, S first
    (A-SET-9). `balanced`: a rule of this house, not of the book: two factions as BALANCE.md proposes them.
    """

    seats: int = 4
    length: str = "medium"
    events: str = "galactic_dawn"
    raiders: Any = "random"
    special: str = "none"
    destiny: bool = False
    teams: bool = False
    balanced: bool = False
    factions: tuple[str, ...] = ()

    @property
    def goal(self) -> int:
        return LENGTHS[self.length]

    def plain(self) -> dict[str, Any]:
        found = asdict(self)
        found["factions"] = list(self.factions)
        found["raiders"] = self.raiders if isinstance(self.raiders, str) else list(self.raiders)
        return found


def make_options(**wanted: Any) -> Options:
    """Return the options a table asked for, with the usual values for all others. Raise Refused if one is unknown, has
    an impossible value, or does not fit the others.
    """
    for name in wanted:
        if name not in Options.__dataclass_fields__:
            raise Refused("unknown_option", name=str(name))
    seats = wanted.get("seats", 4)
    if type(seats) is not int or seats not in SEATS:
        raise Refused("seats", low=SEATS.start, high=SEATS.stop - 1)
    for name, choices in (("length", LENGTHS), ("events", EVENT_DECKS), ("special", SPECIALS)):
        if name in wanted and wanted[name] not in tuple(choices):
            raise Refused("option_value", name=name, value=str(wanted[name]))
    for name in ("destiny", "teams", "balanced"):
        if type(wanted.get(name, False)) is not bool:
            raise Refused("option_value", name=name, value=str(wanted[name]))
    if wanted.get("teams") and seats != 4:
        raise Refused("teams_need_four", number=seats)
    return Options(
        **{
            **wanted,
            "factions": _factions(wanted.get("factions", ()), seats),
            "raiders": _raiders(wanted.get("raiders", "random")),
        }
    )


def _factions(wanted: Any, seats: int) -> tuple[str, ...]:
    if not isinstance(wanted, (list, tuple)) or len(wanted) > seats:
        raise Refused("factions", seats=seats)
    wanted = [name.upper() if isinstance(name, str) else name for name in wanted]
    for name in wanted:
        if name != "" and name not in FACTION_IDS:
            raise Refused("unknown_faction", name=str(name))
    named = [name for name in wanted if name]
    if len(set(named)) < len(named):
        raise Refused("faction_twice")
    return (*wanted, *[""] * (seats - len(wanted))) if named else ()


def _raiders(wanted: Any) -> Any:
    if isinstance(wanted, str):
        if wanted not in RAIDER_CHOICES:
            raise Refused("option_value", name="raiders", value=wanted)
        return wanted
    if not isinstance(wanted, (list, tuple)) or len(wanted) != 5:
        raise Refused("raiders")
    for name, cls in zip(wanted, "SABCD", strict=True):
        if name not in RAIDER_IDS or name[1] != cls:
            raise Refused("raiders")
    return tuple(wanted)
