"""A base class for positions that are copied, compared and saved from a declared list of their fields.

    FIELDS = Fields(shared="turn lead options", lists="deck pile", rows="hands won", dicts="notes", derived="ears")

    class Lots(PositionFields, fields=FIELDS):
        __slots__ = FIELDS.names

A field is named by how deep it has to be copied, because a fork must share nothing that changes in place:

    shared    numbers, texts, tuples, agreed options: never changed in place
    lists     lists of shared things
    rows      lists of lists                                hands: a list of cards for each seat
    tables    lists of lists of lists                       sheets: a list of lists for each seat
    dicts     dicts of shared things
    folders   dicts of lists
    own       copied by the game's own `clone`, which calls this one first
    derived   computed from the other fields; copies share it, so it is replaced, never changed; not compared, not saved
"""

import marshal
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from engine.kernel.frames import Position

COPIES = {
    "shared": "a.{0}",
    "derived": "a.{0}",
    "lists": "a.{0}[:]",
    "rows": "[*map(each, a.{0})]",  # a loop of its own would cost half as much again
    "tables": "[[row[:] for row in rows] for rows in a.{0}]",
    "dicts": "a.{0}.copy()",
    "folders": "{{key: row[:] for key, row in a.{0}.items()}} if a.{0} else {{}}",
}
EMPTY: dict[str, Callable[[], Any]] = {
    "shared": int, "lists": list, "rows": list, "tables": list, "dicts": dict, "folders": dict, "own": list,
}  # fmt: skip
FRAMES = {  # what every position has that is saved
    "seed": "a.seed",
    "counter": "a.counter",
    "over": "a.over",
    "stack": "a.stack[:]",
    "partial": "a.partial[:]",
}


@dataclass(frozen=True)
class Fields:
    """The fields of a position, by kind. Each attribute holds names with blanks between them. `unsaved`: fields that
    copies share but that are not plain data (options).
    """

    shared: str = ""
    lists: str = ""
    rows: str = ""
    tables: str = ""
    dicts: str = ""
    folders: str = ""
    own: str = ""
    derived: str = ""
    unsaved: str = ""

    @cached_property
    def by_kind(self) -> dict[str, tuple[str, ...]]:
        kinds = {kind: tuple(getattr(self, kind).split()) for kind in (*COPIES, "own")}
        kinds["derived"] += tuple(self.unsaved.split())
        return kinds

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(name for names in self.by_kind.values() for name in names)

    @cached_property
    def saved(self) -> tuple[str, ...]:
        return tuple(name for kind, names in self.by_kind.items() if kind != "derived" for name in names)

    def copier(self) -> Callable[[Any, Any], None]:
        """Return a function that copies all fields. It is generated as code, because a loop over names takes four times
        as long. The copy begins without an audience and without events.
        """
        lines = ["def copy(a, b):", "    b.events, b.audience = [], None"]
        lines += [f"    b.{name} = {expression}" for name, expression in FRAMES.items()]
        for kind, names in self.by_kind.items():
            lines += [f"    b.{name} = {COPIES[kind].format(name)}" for name in names if kind in COPIES]
        scope: dict[str, Any] = {"each": list.copy}
        exec("\n".join(lines), scope)
        copy: Callable[[Any, Any], None] = scope["copy"]
        return copy


class PositionFields(Position):
    """A position with declared fields. A game that has derived fields checks them in `audit`."""

    __slots__ = ()

    FIELDS: Fields
    _copy: Callable[[Any, Any], None]
    SAVED: tuple[str, ...]

    def __init_subclass__(cls, fields: Fields, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        cls.FIELDS, cls._copy, cls.SAVED = fields, staticmethod(fields.copier()), (*FRAMES, *fields.saved)

    @classmethod
    def blank(cls, seed: int) -> Self:
        """Return an empty position: numbers are 0, lists and dicts are empty. Derived fields are not set yet."""
        made = cls.__new__(cls)
        made.seed, made.counter, made.over = seed, 0, False
        made.stack, made.partial, made.events = [], [], []
        for kind, empty in EMPTY.items():
            for name in cls.FIELDS.by_kind[kind]:
                setattr(made, name, empty())
        return made

    def clone(self) -> Self:
        other = object.__new__(self.__class__)
        self._copy(self, other)
        return other

    def facts(self) -> tuple[Any, ...]:
        """Return all fields that count, as bytes that can be compared."""
        return (self.dump(),)

    def dump(self) -> bytes:
        """Return the position as bytes, which `load` of the same program version can read. Games are kept as records
        instead.
        """
        return marshal.dumps([getattr(self, name) for name in self.SAVED], 2)

    def load(self, dump: bytes) -> None:
        """Set all fields from the bytes that `dump` returned."""
        self.take(dict(zip(self.SAVED, marshal.loads(dump), strict=True)))

    def plain(self) -> dict[str, Any]:
        """Return all saved fields by name, without copying them."""
        return {name: getattr(self, name) for name in self.SAVED}

    def take(self, fields: Mapping[str, Any]) -> None:
        """Set these fields and leave the others as they are. The game itself has to set derived and unsaved fields
        again.
        """
        for name in self.SAVED:
            if name in fields:
                setattr(self, name, fields[name])
        self.stack = [(name, tuple(args), tuple(answers)) for name, args, answers in self.stack]
        self.events = []
