"""The totals of the two sides, computed from scratch from what was declared (T-TOT); and what can be declared.

Aliens and cards never compute totals. They add *effects* to `game.effects`, tuples whose first word is one of these:

    value, one side's card                          total, one side
    ("base", side, value, source)    T-VAL-1        ("flat", side, amount, source)          T-TOT-2, 3
    ("negotiate", side, source)      T-VAL-1        ("pieces", seat, amount, source)        T-TOT-2: each own ship now
    ("copied", side, type, value, source)           ("weight", seat, amount, source)        T-TOT-1: each own ship
    ("third", side, source)          T-VAL-2        ("product", side, allies too, source)   T-TOT-1: ships x card
    ("reverse", side, source)        T-VAL-3        ("ship_product", side, source)          own x allied ships
                                                    ("invert", seat, source)                the lower total wins
    ("equalize", seat, source)       T-VAL-4
    ("parity", side, odd, seat, source)             outcome
    ("spread", side, number, seat, source)          ("wins", side, source[, "peace"])       T-OUT-2
    ("triple", side, limit, source)  T-VAL-5        ("upset", source)                       T-OUT-3
    ("added", side, value, source)   T-VAL-6

Sources are refs: ("power", "human.power"), ("card", face). The order of the list is the order of declaration.
Values are computed in `values.py`, the outcome in `outcome.py`. Nothing here is stored: a total exists only while
somebody asks. Knows no alien and no card text.
"""

from typing import Any

from engine.encounter.cards import REINFORCEMENTS
from engine.encounter.state import DEF, DEFENSIVE_ALLY, OFF, OFFENSIVE_ALLY, Game
from engine.encounter.values import TotalLine, printed, values


def ship_weights(game: Game) -> list[int]:
    """Return what one ship of each seat adds; ordinarily 1 (T-TOT-1)."""
    weights = [1] * game.n
    for effect in game.effects:
        if effect[0] == "weight":
            weights[effect[1]] = effect[2]
    return weights


def _seat_lines(game: Game, seat: int, part: str, sign: int, weights: list[int]) -> list[TotalLine]:
    """Return the lines of one seat in the total: its ships as pieces, and what they count beyond one each."""
    count = game.ships_in(seat)
    found: list[TotalLine] = [(part, sign * count, ("seat", seat))]
    if weights[seat] != 1:
        source = next(effect[3] for effect in reversed(game.effects) if effect[0] == "weight" and effect[1] == seat)
        found.append(("weight", sign * count * (weights[seat] - 1), source))
    for who, _, function, _ in game.ears.get("extra_weight", ()):
        extra = function(game, seat, weights[seat]) if who == seat else 0
        if extra:
            source = ("technology", function.__module__.rpartition(".")[2])
            found.append(("weight", sign * extra, source))
    return found


def allies(game: Game, side: int) -> list[int]:
    """Return the allies of a side who are in the encounter, clockwise from the offense's left."""
    role = OFFENSIVE_ALLY if side == OFF else DEFENSIVE_ALLY
    return [seat for seat in game.others_clockwise(game.offense) if game.role[seat] == role]


def totals(game: Game) -> tuple[list[int], list[list[TotalLine]]]:
    """Return both totals and their lines. They mean something only while both cards count as attacks (T-TOT-4)."""
    value, lines = values(game)
    weights = ship_weights(game)
    inverted = next((effect for effect in game.effects if effect[0] == "invert"), None)
    for side in (OFF, DEF):
        _ships_part(game, side, value, weights, inverted, lines[side])
    for effect in game.effects:
        if effect[0] == "flat":
            lines[effect[1]].append(("bonus", effect[2], effect[3]))
        elif effect[0] == "pieces" and game.side_of(effect[1]) >= 0:
            lines[game.side_of(effect[1])].append(("bonus", effect[2] * game.ships_in(effect[1]), effect[3]))
    for face, seat, side in game.table:
        amount = REINFORCEMENTS.get(face, face)
        lines[side].append(("reinforcement", amount, ("played", face, seat)))
    return [sum([line[1] for line in lines[side]]) for side in (OFF, DEF)], lines


def sums(game: Game) -> list[int]:
    """Return both totals without their lines, which is much less work where only cards, ships and reinforcements count.
    """
    if game.effects or "extra_weight" in game.ears:
        return totals(game)[0]
    found = [printed(game, OFF)[1], printed(game, DEF)[1]]
    for seat in game.order:
        side = game.side_of(seat)
        if side >= 0:
            found[side] += game.ships_in(seat)
    for face, _, side in game.table:
        found[side] += REINFORCEMENTS.get(face, face)
    return found


def _ships_part(
    game: Game,
    side: int,
    value: list[int],
    weights: list[int],
    inverted: tuple[Any, ...] | None,
    lines: list[TotalLine],
) -> None:
    """Add the ships to the totals (T-TOT-1). Under an inversion the inverter's own ships and all allies are subtracted.
    """
    main = game.main(side)
    own = game.ships_in(main)
    helpers = allies(game, side)
    product = of_ships = None
    if game.effects:
        product = next((e for e in game.effects if e[0] == "product" and e[1] == side), None)
        of_ships = next((e for e in game.effects if e[0] == "ship_product" and e[1] == side), None)
    own_sign = -1 if inverted is not None and inverted[1] == main else 1
    ally_sign = -1 if inverted is not None else 1
    in_product = False
    if of_ships is not None:
        allied = sum(game.ships_in(seat) for seat in helpers)
        lines.append(("ship_product", own * allied * own_sign, of_ships[2]))
        in_product = True
    elif product is not None:
        pieces = own + (sum(game.ships_in(seat) for seat in helpers) if product[2] else 0)
        lines.append(("product", pieces * value[side] - value[side], product[3]))
        in_product = bool(product[2])
    else:
        lines += _seat_lines(game, main, "ships", own_sign, weights)
    if not in_product:
        for seat in helpers:
            if game.ships_in(seat):
                lines += _seat_lines(game, seat, "allies", ally_sign, weights)


