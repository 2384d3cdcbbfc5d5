"""The names of cards and seats in scenario files: seats are letters, cards are ids, and cards on the table have their
own names.

A card on the table has the name that the file gives it ("as ring"), else its id. Knows names and handles, no rule.
"""

from typing import Any

from engine.chaos.cards import FACES, IDS
from engine.chaos.events import card
from engine.chaos.state import FACE, OWNER, Game
from engine.testing.names import UnknownName

LETTERS = ("a", "b", "c", "d", "e")
NOBODY = ("nobody", "nothing", "none")


def seat_of(letter: str, n: int) -> int:
    if letter not in LETTERS[:n]:
        raise UnknownName("unknown_seat", letter, list(LETTERS[:n]))
    return LETTERS.index(letter)


def face_of(id: str) -> int:
    if id not in FACES:
        raise UnknownName("unknown_card", id, list(IDS))
    return FACES[id]


class Names:
    """The names of one scenario. A card that a line plays or puts down gets its name once it is on the table."""

    def __init__(self) -> None:
        self.handles: dict[str, int] = {}
        self.told: set[str] = set()  # every name the file gives, also those of cards that are not there yet
        self.waiting: list[tuple[int, int, str]] = []  # owner, face, name

    def give(self, name: str, handle: int) -> None:
        self.told.add(name)
        self.handles[name] = handle

    def expect(self, owner: int, face: int, name: str) -> None:
        self.waiting.append((owner, face, name))

    def look(self, game: Game) -> None:
        """Name the unnamed cards on the table: with the name the script announced for them, or with their card id."""
        known = set(self.handles.values())
        for handle, row in game.rows.items():
            if handle in known:
                continue
            hit = next((entry for entry in self.waiting if entry[:2] == (row[OWNER], row[FACE])), None)
            if hit is not None:
                self.waiting.remove(hit)
                self.give(hit[2], handle)
            elif IDS[row[FACE]] not in self.handles:
                self.give(IDS[row[FACE]], handle)

    def known(self, name: str) -> bool:
        return name in self.told or name in FACES

    def handle(self, name: str) -> int:
        """Return the handle that has this name; 0 if none has."""
        return self.handles.get(name, 0)

    def of(self, handle: int) -> str:
        return next((name for name, other in self.handles.items() if other == handle), str(handle))

    def say_ref(self, ref: Any) -> str:
        """Return a ref as a report shows it."""
        words = [str(ref[0])]
        for number, part in enumerate(ref[1:]):
            if ref[0] in ("card", "play", "down", "trigger") and not number:
                words.append(card(part))
            elif ref[0] in ("colony", "centre", "seat"):
                words.append(LETTERS[part])
            elif ref[0] in ("row", "pay", "use", "develop", "board", "fire", "stealth", "reply", "trigger"):
                words.append(self.of(part))
            else:
                words.append(str(part))
        return " ".join(words)
