"""The current numbers of cards on the table: speed, firepower, armor, bombing, keywords, conditions (K-GEN-6, K-DMG-6).

Bonuses are never added into a card's row: a number is the printed one plus what works now. Computed facts are kept in
`game.derived` until something changes: `touch` reports that cards came, left or turned face up, `recount` that only
numbers may have changed.
"""

from typing import Any

from engine.chaos.card import ARMOUR, BASE, BOMBING, CREW, EQUIPMENT, FIREPOWER, SHIP, Effect
from engine.chaos.cards import ABILITIES, CARDS, EFFECTS, FACE_OF, HULLS, NUMBER, STATICS, STATS
from engine.chaos.state import (
    CTRL,
    FACE,
    FULL,
    HEAVY,
    KIND,
    LEFT,
    ON,
    ONE,
    OWN_COMBAT,
    OWN_SHIPS,
    PAID,
    PAID_UP,
    PYRO,
    TURN,
    Game,
)

MISSILE = "missile"
NOTHING: frozenset[str] = frozenset()
# as what a card may be paid for: it really has to be what it lies there as (K-BLUFF-2), and no trap or missile
PAID_AS = tuple(-1 if card.subtype in ("trap", MISSILE) else card.type for card in CARDS)


class Derived:
    """An index of the cards on the table: which cards each ship carries, each seat's ships, and the continuous effects.
    """

    __slots__ = (
        "abilities", "armored", "attached", "bases", "bonus", "canteen", "keywords", "numbers", "payable", "printed",
        "rules", "ships",
    )  # fmt: skip

    def __init__(self, game: Game) -> None:
        n = game.n
        self.ships: list[list[int]] = [[] for _ in range(n)]
        self.bases: list[list[int]] = [[] for _ in range(n)]
        self.canteen: list[list[int]] = [[] for _ in range(n)]
        self.armored: list[int] = []  # ships, and bases that are paid
        self.payable: list[int] = []  # what could be paid for; only its controller knows
        self.attached: dict[int, list[int]] = {}
        self.bonus: list[list[tuple[int, Effect]]] = [[], [], [], []]
        self.rules: dict[str, list[tuple[int, Effect]]] = {}
        self.keywords: dict[int, set[str]] = {}
        self.abilities: list[list[tuple[int, int]]] = [[] for _ in range(n)]
        self.numbers: dict[int, int] = {}
        plain = game.options.beginner  # K-BEG-4: texts are ignored
        for handle, row in game.rows.items():
            kind, host = row[KIND], row[ON]
            if host:
                self.attached.setdefault(host, []).append(handle)
            elif kind == SHIP:
                self.ships[row[CTRL]].append(handle)
                self.armored.append(handle)
            elif kind == BASE:
                self.bases[row[CTRL]].append(handle)
                if row[PAID] == PAID_UP:
                    self.armored.append(handle)
            else:
                self.canteen[row[CTRL]].append(handle)
            face = row[FACE]
            if not row[PAID]:
                if PAID_AS[face] == kind:
                    self.payable.append(handle)
            elif row[PAID] == PAID_UP and not plain:
                if ABILITIES[face]:
                    self.abilities[row[CTRL]] += [(handle, number) for number in ABILITIES[face]]
                if STATICS[face] and (kind != CREW or host):
                    self._enter(handle, host or handle, STATICS[face])
        self.printed = self.as_printed(game)

    def as_printed(self, game: Game) -> bool:
        """Return whether all numbers are the printed ones plus those of carried cards."""
        return game.options.beginner or not (game.mods or any(self.bonus))

    def _enter(self, handle: int, ship: int, statics: tuple[int, ...]) -> None:
        for number in statics:
            effect = EFFECTS[number]
            if effect.do == "mod":
                self.bonus[effect.stat].append((handle, effect))
            elif effect.do == "keyword":
                self.keywords.setdefault(ship, set()).add(effect.kw)
            else:
                self.rules.setdefault(effect.do, []).append((handle, effect))


def derived(game: Game) -> Derived:
    found = game.derived
    if found is None:
        found = game.derived = Derived(game)
    return found  # type: ignore[no-any-return]


def touch(game: Game) -> None:
    """Discard the index and all computed numbers after cards on the table have changed, and adjust armor to its bonuses
    (K-DMG-6).
    """
    game.derived = None
    follow(game, derived(game))


def recount(game: Game) -> None:
    """Discard computed numbers after a change of state, such as a card that turned or an effect that ended, and adjust
    armor. The index stays.
    """
    index = derived(game)
    index.numbers.clear()
    index.printed = index.as_printed(game)
    follow(game, index)


def follow(game: Game, index: Derived) -> None:
    """Adjust remaining armor when its bonuses change (K-DMG-6)."""
    for handle in index.armored:
        row = game.rows[handle]
        as_printed = index.printed and handle not in index.attached
        full, old = STATS[row[FACE]][ARMOUR] if as_printed else stat(game, handle, ARMOUR), row[FULL]
        if full != old:
            row[FULL] = full
            if row[LEFT] > 0 or not old:
                row[LEFT] = row[LEFT] + full - old if full > old else max(1, min(row[LEFT], full))


# --- numbers -------------------------------------------------------------------------------------------------------


def stat(game: Game, handle: int, which: int) -> int:
    """Return a current number of a ship or base (K-GEN-6)."""
    index = derived(game)
    key = handle * 4 + which
    found = index.numbers.get(key)
    if found is None:
        found = index.numbers[key] = _stat(game, index, handle, which)
    return found


def stats_of(game: Game, handle: int) -> list[int]:
    """Return all current numbers of a ship. Most are as printed, or the sum of the card and of what it carries."""
    index, rows = derived(game), game.rows
    found = list(STATS[rows[handle][FACE]])
    if game.options.beginner:
        return found
    carried = [STATS[rows[other][FACE]] for other in index.attached.get(handle, ()) if rows[other][PAID] == PAID_UP]
    for which, bonus in enumerate(index.bonus):
        if bonus or game.mods:
            found[which] = stat(game, handle, which)
        elif carried:
            found[which] = max(0, found[which] + sum([more[which] for more in carried]))
    return found


def _stat(game: Game, index: Derived, handle: int, which: int) -> int:
    rows = game.rows
    row = rows[handle]
    printed = total = STATS[row[FACE]][which]
    if game.options.beginner:
        return total
    for other in index.attached.get(handle, ()):
        if rows[other][PAID] == PAID_UP:
            total += STATS[rows[other][FACE]][which]
    for source, effect in index.bonus[which]:
        if covers(game, source, effect, handle, row) and holds(game, source, effect):
            total += effect.n
    gain = 0
    for mod in game.mods:
        if mod[0] == which and _mod_covers(game, mod, handle, row):
            if mod[3] in (HEAVY, PYRO):
                gain += mod[1]
            else:
                total += mod[1]
    total = max(0, total)
    if gain:  # K-ABIL-10: the keyword's own gain ends at twice the printed number, at every moment (K-CLAR-20)
        total += max(0, min(gain, 2 * printed - total))
    return total


def _mod_covers(game: Game, mod: tuple[Any, ...], handle: int, row: list[int]) -> bool:
    _, _, _, wide, whom, number = mod
    if wide in (ONE, HEAVY, PYRO):
        return bool(whom == handle)
    if row[KIND] != SHIP or row[CTRL] != whom:
        return False
    if wide == OWN_COMBAT and not in_fight(game, handle):
        return False
    return wide in (OWN_SHIPS, OWN_COMBAT) and conditions(game, whom, 0, EFFECTS[number].needs)


def covers(game: Game, source: int, effect: Effect, handle: int, row: list[int]) -> bool:
    """Return whether a continuous bonus reaches this ship or base."""
    to, origin = effect.to, game.rows[source]
    host = origin[ON] or source
    if to == "host":
        return handle == host
    if to == "other_my_bases":
        return handle != source and row[KIND] == BASE and row[PAID] == PAID_UP and row[CTRL] == origin[CTRL]
    if row[KIND] != SHIP or not in_fight(game, handle):
        return False
    if to == "other_my_combat_ships":
        fit = handle != host and row[CTRL] == origin[CTRL] and in_fight(game, host)
    elif to == "my_combat_ships":
        fit = row[CTRL] == origin[CTRL]
    else:  # enemy_combat_ships
        fit = row[CTRL] != origin[CTRL] and in_fight(game, host)
    return fit and (not effect.fits or fits(game, handle, effect.fits))


def holds(game: Game, source: int, effect: Effect) -> bool:
    """Return whether the conditions of a continuous effect hold right now."""
    return not effect.needs or conditions(game, game.rows[source][CTRL], source, effect.needs)


def conditions(game: Game, seat: int, source: int, needs: tuple[str, ...]) -> bool:
    return all(_condition(game, seat, source, need) for need in needs)


def _condition(game: Game, seat: int, source: int, need: str) -> bool:
    fight = game.fight
    name, _, least = need.partition(">=")
    row = game.rows.get(source)
    host = (row[ON] or source) if row is not None else 0
    if name == "defending":
        return bool(fight) and fight["defender"] == seat
    if name == "pay_step":
        return bool(fight) and fight["step"] == "pay"
    if name == "host_in_combat":
        return in_fight(game, host)
    if name == "my_combat_ships":
        found = len(side_ships(game, seat))
    elif name == "my_missiles_paid_this_combat":
        found = fight.get(("missiles", seat), 0)
    elif name == "crew_on_host":
        found = paid_on(game, host, CREW)
    elif name == "paid_equipment_on_host":
        found = paid_on(game, host, EQUIPMENT)
    else:  # my_paid_bases
        found = sum(game.rows[base][PAID] == PAID_UP for base in derived(game).bases[seat])
    return bool(found >= int(least))


def paid_on(game: Game, ship: int, kind: int) -> int:
    """Return how many paid cards of a kind are on a ship."""
    rows = game.rows
    return sum(
        rows[other][PAID] == PAID_UP and rows[other][KIND] == kind for other in derived(game).attached.get(ship, ())
    )


def fits(game: Game, handle: int, words: dict[str, Any]) -> bool:
    """Return whether a card on the table is of the kind an effect wants."""
    row = game.rows[handle]
    card = CARDS[row[FACE]]
    for word, wanted in words.items():
        if word == "species":
            good = card.species == wanted
        elif word == "size_max":
            good = card.size <= wanted
        elif word == "state":
            good = row[TURN] == ("active", "used", "damaged").index(wanted)
        elif word == "crew_min":
            good = paid_on(game, handle, CREW) >= wanted
        elif word == "paid_equipment_min":
            good = paid_on(game, handle, EQUIPMENT) >= wanted
        else:  # destroyed_enemy_ship_this_turn
            good = handle in game.notes.get("killers", ())
        if not good:
            return False
    return True


def size(game: Game, ship: int) -> int:
    return HULLS[game.rows[ship][FACE]]


def capacity(game: Game, ship: int) -> int:
    """Return how much equipment and crew a ship carries together (K-SHIP-2)."""
    more: int = sum(int(effect.n) for source, effect in derived(game).rules.get("capacity", ()) if source == ship)
    return size(game, ship) + more


def room(game: Game, ship: int) -> int:
    return capacity(game, ship) - len(derived(game).attached.get(ship, ()))


def hangar_size(game: Game, ship: int) -> int:
    """Return the room a ship takes in the hangar (K-SHIP-4)."""
    counts: list[int] = [effect.n for source, effect in derived(game).rules.get("hangar_size", ()) if source == ship]
    return counts[0] if counts else size(game, ship)


def keyword(game: Game, ship: int, name: str) -> bool:
    """Return whether a ship has a keyword. Having it twice makes no difference (K-ABIL-11)."""
    return name in derived(game).keywords.get(ship, NOTHING)


def of_seat(game: Game, do: str, seat: int) -> list[Effect]:
    """Return the continuous effects of this verb that apply to this seat now."""
    found = []
    for source, effect in derived(game).rules.get(do, ()):
        if game.rows[source][CTRL] == seat and holds(game, source, effect):
            found.append(effect)
    return found


# --- ships in the combat -------------------------------------------------------------------------------------------


def fighters(game: Game) -> tuple[int, ...]:
    """Return the ships of both sides of the current combat."""
    fight = game.fight
    return (*fight["attackers"], *fight["defenders"]) if fight else ()


def in_fight(game: Game, handle: int) -> bool:
    fight = game.fight
    return bool(fight) and (handle in fight["attackers"] or handle in fight["defenders"])


def side_ships(game: Game, seat: int) -> tuple[int, ...]:
    """Return the ships of a seat in the current combat."""
    fight = game.fight
    if not fight:
        return ()
    if seat == fight["attacker"]:
        return fight["attackers"]  # type: ignore[no-any-return]
    return fight["defenders"] if seat == fight["defender"] else ()


def enemy_side(game: Game, seat: int) -> int:
    """Return the other side of the combat; -1 for who is in none."""
    fight = game.fight
    if not fight or seat not in (fight["attacker"], fight["defender"]):
        return -1
    return int(fight["defender"] if seat == fight["attacker"] else fight["attacker"])


def explained(game: Game, handle: int, which: int) -> list[list[Any]]:
    """Return the parts that add up to a number, each with its source. A negative sum counts as 0."""
    index, rows = derived(game), game.rows
    row = rows[handle]
    lines: list[list[Any]] = [["printed", row[FACE], STATS[row[FACE]][which]]]
    if game.options.beginner:
        return lines
    for other in index.attached.get(handle, ()):
        if rows[other][PAID] == PAID_UP and STATS[rows[other][FACE]][which]:
            lines.append(["carried", rows[other][FACE], STATS[rows[other][FACE]][which]])
    for source, effect in index.bonus[which]:
        if covers(game, source, effect, handle, row) and holds(game, source, effect):
            lines.append(["works", rows[source][FACE], effect.n])
    for mod in game.mods:
        if mod[0] == which and _mod_covers(game, mod, handle, row):
            name = "heavy" if mod[3] == HEAVY else "pyro" if mod[3] == PYRO else "until_" + mod[2]
            lines.append([name, face_of(mod[5]), mod[1]])
    return lines


def face_of(number: int) -> int:
    """Return the card that an effect is printed on, or -1."""
    return FACE_OF[number] if number >= 0 else -1


def ability_index(game: Game, handle: int, number: int) -> int:
    """Return which ability of its card an effect is."""
    return ABILITIES[game.rows[handle][FACE]].index(number)


def printed(game: Game, handle: int, which: int) -> int:
    return STATS[game.rows[handle][FACE]][which]


def bombing(game: Game, ship: int) -> int:
    return stat(game, ship, BOMBING)


def firepower(game: Game, ship: int) -> int:
    return stat(game, ship, FIREPOWER)


def number_of(effect: Effect) -> int:
    return NUMBER[id(effect)]
