"""The values of the two encounter cards, computed from scratch from what was declared (T-VAL, T-MOR-1).

The effects that change a value are listed at the top of `totals.py`. Values are never stored. No alien and no card text
is named here.
"""

from typing import Any

from engine.encounter.cards import MORPH, NEGOTIATE
from engine.encounter.state import DEF, OFF, Game, per_seat
from engine.kernel.asking import Ref

ATTACK_TYPE, NEGOTIATE_TYPE, MORPH_TYPE = "attack", "negotiate", "morph"
REBASING = ("base", "negotiate", "copied")
ANNOUNCED = ("equalize", "parity", "spread")
THIRD_FROM = 15

STATED = per_seat("stated")

TotalLine = tuple[str, int, Ref | None]  # (part, amount, source) of a total


def printed(game: Game, side: int) -> tuple[str, int]:
    """Return type and printed number of a card as turned; a morph has copied the opposing card (T-VAL-0, R-REV-2)."""
    turned = game.notes.get("turned")
    if turned is not None:
        kind, value = turned[side]
        return kind, value
    return face_type(shown(game, side))


def is_stated(game: Game, side: int) -> bool:
    """Return whether a card stays face down because the opponent has accepted what its player says it is."""
    return STATED[side] in game.notes


def shown(game: Game, side: int) -> int:
    """Return the face that counts for everybody on this side: an accepted statement, otherwise the card itself."""
    return int(game.notes.get(STATED[side], game.laid[side]))


def face_type(face: int) -> tuple[str, int]:
    if face < NEGOTIATE:
        return ATTACK_TYPE, face
    return (NEGOTIATE_TYPE if face == NEGOTIATE else MORPH_TYPE), 0


def types(game: Game) -> tuple[str, str]:
    """Return the current types of the two cards (R-REV-4)."""
    off, defense = game.notes.get("turned") or (printed(game, OFF), printed(game, DEF))
    kinds = off[0], defense[0]
    return _changed(kinds, game.effects) if game.effects else kinds


def _changed(kinds: tuple[str, str], effects: list[tuple[Any, ...]]) -> tuple[str, str]:
    found = [*kinds]
    for effect in effects:
        if effect[0] == "base":
            found[effect[1]] = ATTACK_TYPE
        elif effect[0] == "negotiate":
            found[effect[1]] = NEGOTIATE_TYPE
        elif effect[0] == "copied":
            found[effect[1]] = effect[2]
    return found[0], found[1]


def both_attack(game: Game) -> bool:
    return types(game) == (ATTACK_TYPE, ATTACK_TYPE)


def new_base(game: Game, side: int) -> int:
    """Return the number of the effect that gave a side's card its present base, or -1 while it is the card as turned
    (T-VAL-1).
    """
    if not game.effects:
        return -1
    return max((n for n, effect in enumerate(game.effects) if effect[0] in REBASING and effect[1] == side), default=-1)


def base_value(game: Game, side: int) -> int:
    """Return the value of a side's card before all changes (T-VAL-0, T-VAL-1)."""
    number = new_base(game, side)
    if number < 0:
        return printed(game, side)[1]
    effect = game.effects[number]
    return int(effect[-2]) if effect[0] in ("base", "copied") else 0


def values(game: Game) -> tuple[list[int], list[list[TotalLine]]]:
    """Return the two card values and how they came about, step by step (T-VAL)."""
    lines: list[list[TotalLine]] = [[], []]
    value = [base_value(game, OFF), base_value(game, DEF)]
    for side in (OFF, DEF):
        face = shown(game, side)
        lines[side].append(("card", value[side], ("card", face) if face >= 0 else None))
    if game.effects:
        kinds = types(game)
        bases = (new_base(game, OFF), new_base(game, DEF))
        _early_changes(game.effects, kinds, bases, value, lines)
        announced = _announced_changes(game)
        for side in (OFF, DEF):
            if bases[side] < 0:
                for part, amount, source in announced[side]:
                    value[side] += amount
                    lines[side].append((part, amount, source))
        _standing_changes(game, kinds, value, bases, lines)
    return value, lines


def reversed_number(value: int) -> int:
    """Return a number written with two digits and read from right to left."""
    return value % 10 * 10 + value // 10 if 0 <= value < 100 else value


def third(value: int) -> int:
    """Return one third, rounded up."""
    return -(-value // 3)


def _change(value: list[int], lines: list[list[TotalLine]], side: int, new: int, part: str, source: Ref) -> None:
    if new != value[side]:
        lines[side].append((part, new - value[side], source))
        value[side] = new


def _early_changes(
    effects: list[tuple[Any, ...]],
    kinds: tuple[str, str],
    bases: tuple[int, int],
    value: list[int],
    lines: list[list[TotalLine]],
) -> None:
    """Apply the early changes in their fixed order, no matter in which order they were played. Each is bound to the
    card that lay there then (T-VAL-2, T-VAL-3).
    """
    for number, effect in enumerate(effects):
        if effect[0] == "third" and kinds[effect[1]] == ATTACK_TYPE and number > bases[effect[1]]:
            if value[effect[1]] >= THIRD_FROM:
                _change(value, lines, effect[1], third(value[effect[1]]), "third", effect[2])
    for effect in effects:
        if effect[0] == "reverse" and kinds[effect[1]] == ATTACK_TYPE and bases[effect[1]] < 0:
            _change(value, lines, effect[1], reversed_number(value[effect[1]]), "reverse", effect[2])


def _announced_changes(game: Game) -> list[list[TotalLine]]:
    """Return what announcements change, per side, while both cards as turned are there (T-VAL-4).

    The tests look at the numbers at the flip, the amounts at the current values. Once a card has a new base, the other
    one keeps the amount it had then, so what was declared afterwards is left out.
    """
    found: list[list[TotalLine]] = [[], []]
    announced = [effect for effect in game.effects if effect[0] in ANNOUNCED]
    kinds = (printed(game, OFF)[0], printed(game, DEF)[0])
    if not announced or kinds != (ATTACK_TYPE, ATTACK_TYPE):
        return found
    until = next((n for n, effect in enumerate(game.effects) if effect[0] in REBASING), len(game.effects))
    turned = [printed(game, OFF)[1], printed(game, DEF)[1]]
    value = turned[:]
    reversals = [effect for effect in game.effects if effect[0] == "reverse"]
    _early_changes(reversals, kinds, (-1, -1), turned, [[], []])
    _early_changes(game.effects[:until], kinds, (-1, -1), value, [[], []])
    for effect in sorted(announced, key=lambda effect: game.order.index(effect[-2])):
        _announced(effect, value, turned, found)
    return found


def _announced(effect: tuple[Any, ...], value: list[int], turned: list[int], lines: list[list[TotalLine]]) -> None:
    """Apply one announcement: equalize, odd/even, spread."""
    source = effect[-1]
    if effect[0] == "equalize":
        if value[OFF] != value[DEF]:
            high = OFF if value[OFF] > value[DEF] else DEF
            _change(value, lines, high, value[high] - value[1 - high], "equalize", source)
    elif effect[0] == "parity":
        side, odd = effect[1], effect[2]
        right = (turned[OFF] + turned[DEF]) % 2 == odd
        hit = 1 - side if right else side
        _change(value, lines, hit, value[hit] - value[1 - hit], "parity", source)
    else:
        side, number = effect[1], effect[2]
        if abs(turned[OFF] - turned[DEF]) >= number:
            _change(value, lines, side, value[side] + number, "spread", source)


def _standing_changes(
    game: Game, kinds: tuple[str, str], value: list[int], bases: tuple[int, int], lines: list[list[TotalLine]]
) -> None:
    """Apply triples and added cards (T-VAL-5, T-VAL-6)."""
    for effect in game.effects:
        if effect[0] == "triple" and kinds[effect[1]] == ATTACK_TYPE:
            side, limit = effect[1], effect[2]
            new = value[side] * 3 if value[side] <= limit else third(value[side])
            _change(value, lines, side, new, "triple", effect[3])
    for number, effect in enumerate(game.effects):
        if effect[0] == "added" and number > bases[effect[1]] and kinds[effect[1]] == ATTACK_TYPE:
            _change(value, lines, effect[1], value[effect[1]] + effect[2], "added", effect[3])


def copies_of_morph(game: Game) -> tuple[tuple[str, int], tuple[str, int]]:
    """Return both cards as they count once turned: a morph copies type and printed number of the other (T-MOR-1)."""
    faces = shown(game, OFF), shown(game, DEF)
    off, defense = face_type(faces[OFF]), face_type(faces[DEF])
    if faces[OFF] == MORPH and faces[DEF] != MORPH:
        off = defense
    elif faces[DEF] == MORPH and faces[OFF] != MORPH:
        defense = off
    return off, defense
