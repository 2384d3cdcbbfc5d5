"""What a line of a script says: who answers, and in which steps. Reads words; knows no position and no rule.

a plays extra_hit on cobra               a puts gunner down on canteen as gun       a pays gun
a uses oracle                            a develops ring                            a sells 1 from r1, 1 from t1
a draws / searches / salvages / ends     a attacks b.colony                         a sends wing, hell
a boards gun on kurios                   a defends with uni, moon                   a is done
a fires wing at uni [with 2]             a replies with moon [with 2]               a declines / holds fire / passes
a stealths lurker                        a bombs with uni, moon                     a divides 3 to cobra, 1 to wing
a burns 2                                a discards gunner / 2 cards                a takes gunner
a keeps / takes a new hand               a chooses u                                a concedes
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.chaos.scenario.names import LETTERS, NOBODY
from engine.testing.names import UnknownName


@dataclass(frozen=True)
class Says:
    """One answer of a script: its kind and its names. A `loose` answer is used only if its seat's next question asks
    for it.
    """

    seat: int
    kind: str
    what: dict[str, Any] = field(default_factory=dict)
    loose: bool = False


Maker = Callable[[int, re.Match[str]], list[Says]]
VERBS: list[tuple[re.Pattern[str], Maker]] = []
WORD = r"([\w.]+)"
PART = re.compile(r"^(\d+) (?:to|from) (\w+)$")


def verb(pattern: str) -> Callable[[Maker], Maker]:
    def register(maker: Maker) -> Maker:
        VERBS.append((re.compile(rf"^{pattern}$"), maker))
        return maker

    return register


def read_line(text: str, n: int) -> list[Says]:
    """Return the answers a line gives, in order."""
    letter, _, rest = text.strip().partition(" ")
    if letter not in LETTERS[:n]:
        raise UnknownName("no_seat", text)
    seat = LETTERS.index(letter)
    for pattern, maker in VERBS:
        hit = pattern.match(rest.strip())
        if hit is not None:
            return maker(seat, hit)
    raise UnknownName("unknown_verb", rest, [pattern.pattern.strip("^$").split(" ")[0] for pattern, _ in VERBS])


def listed(words: str) -> list[str]:
    return [] if words in NOBODY else [word.strip() for word in re.split(r",| and ", words) if word.strip()]


def parts(words: str) -> dict[str, int]:
    found = {}
    for part in listed(words):
        hit = PART.match(part)
        if hit is None:
            raise UnknownName("unknown_verb", part, ["3 to u"])
        found[hit[2]] = int(hit[1])
    return found


def targets(seat: int, words: str | None) -> list[Says]:
    """Return the answer for the words after "on", in case the game asks for the target separately."""
    return [Says(seat, "choose", {"name": words}, True)] if words else []


SIMPLE = {
    "draws": "draw", "searches": "search", "salvages": "salvage", "ends": "end", "is done": "done",
    "declines": "decline", "holds fire": "hold", "passes": "pass", "keeps": "keep", "takes a new hand": "mulligan",
    "goes back": "back",
}  # fmt: skip


@verb("|".join(SIMPLE))
def simple(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "one", {"ref": (SIMPLE[hit[0]],)})]


@verb("concedes")
def concede(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "concede")]


@verb(rf"plays {WORD}(?: as (\w+))?(?: on ([\w., ]+?))?")
def play(seat: int, hit: re.Match[str]) -> list[Says]:
    on = listed(hit[3] or "nothing")
    return [Says(seat, "play", {"card": hit[1], "name": hit[2] or "", "on": on}), *targets(seat, hit[3])]


@verb(rf"puts {WORD} down on (\w+)(?: as (\w+))?")
def down(seat: int, hit: re.Match[str]) -> list[Says]:
    return [
        Says(seat, "down", {"card": hit[1], "name": hit[3] or "", "on": hit[2]}),
        Says(seat, "place", {"on": hit[2]}),
    ]


@verb(r"pays (\w+)(?: on ([\w., ]+))?")
def pay(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "pay", {"name": hit[1]}), *targets(seat, hit[2])]


@verb(r"uses (\w+)(?: on ([\w., ]+))?")
def use(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "use", {"name": hit[1], "on": listed(hit[2] or "nothing")}), *targets(seat, hit[2])]


@verb(r"develops (\w+)")
def develop(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "handle", {"verb": "develop", "name": hit[1]})]


@verb(r"sells (.+)")
def sell(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "one", {"ref": ("sell",)}), Says(seat, "spread", {"parts": parts(hit[1])}, True)]


@verb(rf"attacks {WORD}")
def attack(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "attack", {"target": hit[1]}), Says(seat, "target", {"target": hit[1]})]


@verb(r"(sends|defends with|bombs with) (.+)")
def ships(seat: int, hit: re.Match[str]) -> list[Says]:
    why = {"sends": "combat.attackers", "defends with": "combat.defenders", "bombs with": "bomb.ships"}[hit[1]]
    return [Says(seat, "ships", {"why": why, "names": listed(hit[2])})]


@verb(r"boards (\w+) on (\w+)")
def board(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "board", {"crew": hit[1], "ship": hit[2]})]


@verb(r"fires (\w+) at (\w+)(?: with (\d+))?")
def fire(seat: int, hit: re.Match[str]) -> list[Says]:
    first = Says(seat, "fire", {"ship": hit[1], "at": hit[2], "points": int(hit[3] or 0)})
    return [first, *heavy(seat, hit[3])]


@verb(r"replies with (\w+)(?: with (\d+))?")
def reply(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "handle", {"verb": "reply", "name": hit[1]}), *heavy(seat, hit[2])]


def heavy(seat: int, points: str | None) -> list[Says]:
    return [Says(seat, "amount", {"why": "fire.heavy", "n": int(points)})] if points else []


@verb(r"stealths (\w+)")
def stealth(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "handle", {"verb": "stealth", "name": hit[1]})]


@verb(r"burns (\d+)")
def burn(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "amount", {"why": "bomb.pyrotechnics", "n": int(hit[1])})]


@verb(r"(?:divides|puts) (.+)")
def divide(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "spread", {"parts": parts(hit[1])})]


@verb(r"discards (\d+) cards?")
def discard_any(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "discard", {"n": int(hit[1])})]


@verb(r"(?:discards|takes|chooses) (.+)")
def choose(seat: int, hit: re.Match[str]) -> list[Says]:
    return [Says(seat, "choose", {"name": hit[1].strip()})]
