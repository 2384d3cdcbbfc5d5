"""The worth of things to a seat, in units of a first foreign colony: colonies, ships, cards, whole outcomes.

It reads a `Sight`. Additions for single aliens are in `bots/advice`.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.bots.kept import once
from engine.encounter.bots.reading import advisers
from engine.encounter.bots.reading.sight import DEF, NOBODY, OFF, Sight, once_for_each
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE, REINFORCEMENTS, TYPE

COLONY = (1.0, 1.3, 1.8, 2.4)  # the first, the second ... foreign colony that is not the last one
MOST_COLONIES = 25
NEXT_COLONY = COLONY + COLONY[-1:] * (MOST_COLONIES + 1 - len(COLONY))  # by how many there are
WIN = 4.0
SHARED = -0.3  # a win of k players counts k ** SHARED
OLD_COLONY = 0.1  # landing where I already am
ENVY = 0.3  # how much another player's gain counts against the bot; twice if they are ahead
SHIP, RARE_SHIP, FEW_SHIPS = 0.08, 0.15, 10
CARD = 0.15
SECOND_ENCOUNTER = 0.35
HOME_COLONY = 0.25
POWER = 0.5  # with the home colony that keeps it
DEAL = 0.7  # how likely talks end well

ARTIFACT_PRICE = {
    "cosmic_zap": 0.6, "card_zap": 0.4, "mobius_tubes": 0.3, "plague": 0.35, "force_field": 0.4,
    "emotion_control": 0.4, "ionic_gas": 0.2, "quash": 0.25,
}  # fmt: skip
FLARE_PRICE = 0.3
MORPH_PRICE = 0.35
NEGOTIATE_PRICE = 0.12
REINFORCEMENT_PRICE = {2: 0.35, 3: 0.5, 5: 0.8}
# (highest value of the class, price)
ATTACK_PRICES = ((5, -0.05), (9, 0.05), (13, 0.2), (15, 0.35), (23, 0.55), (30, 0.8), (40, 1.0))

TALKS = 2  # the ending that is neither side's

Debt = Callable[[Sight, int, int, int, int], int]


class Weights(NamedTuple):
    """The bot's weights for each seat."""

    envies: list[float]  # the weight of a seat's gains for the bot
    colonies: list[float]  # the worth to the bot of a new foreign colony that does not win
    ships: list[float]  # what a ship is worth to its owner


@once
def weights(sight: Sight) -> Weights:
    mine, match_point, found = sight.abroad[sight.me], sight.goal - 1, Weights([], [], [])
    for abroad, out in zip(sight.abroad, sight.outside, strict=True):
        envy = 2 * ENVY if abroad > mine or abroad >= match_point else ENVY
        found.envies.append(envy)
        found.colonies.append(-envy * NEXT_COLONY[abroad])
        found.ships.append(RARE_SHIP if out <= FEW_SHIPS else SHIP)
    found.colonies[sight.me] = NEXT_COLONY[mine]
    for seat, _ in advisers.holders(sight, "SHIP"):
        usual = RARE_SHIP if sight.out(seat) <= FEW_SHIPS else SHIP
        found.ships[seat] = advisers.constant(sight, seat, "SHIP", 1.0) * usual
    return found


def envy(sight: Sight, seat: int) -> float:
    """Return how much another seat's gains count against the bot."""
    return weights(sight).envies[seat]


def colony(sight: Sight, seat: int) -> float:
    """Return the worth of a new foreign colony to a seat that does not win by it."""
    return NEXT_COLONY[sight.abroad[seat]]


def ship(sight: Sight, seat: int) -> float:
    """Return what a ship is worth to its owner."""
    return weights(sight).ships[seat]


def earned(sight: Sight, seat: int, ships: int) -> float:
    """Return how many cards this many ships of a seat earn, as rewards or compensation."""
    return advisers.constant(sight, seat, "EARNS", 1.0) * ships


def lost_home(sight: Sight, seat: int) -> float:
    """Return the worth of a home colony, and of the power if it would be lost with it."""
    return HOME_COLONY + (POWER if sight.seats[seat]["home"] <= sight.needs and sight.aliens(seat) else 0)


def gains(sight: Sight, founders: Iterable[int]) -> float:
    """Return what new foreign colonies for these seats are worth to the bot, a win included."""
    seats = list(founders)
    winners = [seat for seat in seats if sight.abroad[seat] >= sight.goal - 1]
    if sight.me in winners:
        return WIN * float(len(winners) ** SHARED)
    if winners:
        return -WIN
    each, value = weights(sight).colonies, 0.0
    for seat in seats:
        value += each[seat]
    return value


@once
def next_colony(sight: Sight) -> float:
    """Return what a new foreign colony is worth to the bot."""
    return gains(sight, [sight.me])


def losses(sight: Sight, seat: int, ships: int) -> float:
    """Return what ships lost by a seat are worth to the bot."""
    each = weights(sight)
    value = ships * each.ships[seat]
    return -value if seat == sight.me else each.envies[seat] * value


@once_for_each
def spoils(sight: Sight, ending: int) -> float:
    """Return what powers add to the worth of an ending: the bot's own add, others' subtract."""
    found = advisers.prizes(sight, ending)
    return sum([prize if seat == sight.me else -envy(sight, seat) * prize for seat, prize in found], 0.0)


def prizes(sight: Sight, ending: int, my_side: int) -> float:
    """Return the worth of all extra effects of powers at an ending, if the bot is on `my_side`: the spoils, and the
    ships that players on a side must pay.
    """
    held = advisers.held(sight)
    total = spoils(sight, ending) if held["prize"] else 0.0
    for owner, debt in held["debt"]:
        total += debts(sight, owner, debt, ending, my_side)
    return total


def debts(sight: Sight, owner: int, debt: Debt, ending: int, my_side: int) -> float:
    """Return the worth to the bot of the ships that others must pay because of the power of `owner`."""
    found = 0.0
    for seat in range(sight.n):
        if seat != owner:
            side = my_side if seat == sight.me else sight.side(seat)
            found += losses(sight, seat, debt(sight, owner, seat, side, ending))
    return found


def landed(sight: Sight, landing: list[int]) -> float:
    """Return the worth to the bot of these seats landing, and of the offense going on."""
    founders = sight.founders
    value = gains(sight, [seat for seat in landing if founders[seat]])
    if sight.me in landing and not founders[sight.me]:
        value += OLD_COLONY
    return value + going_on(sight)


def going_on(sight: Sight) -> float:
    """Return what a further encounter of the offense is worth to the bot."""
    return SECOND_ENCOUNTER if sight.offense == sight.me else SECOND_ENCOUNTER * -envy(sight, sight.offense)


@once
def beaten(sight: Sight) -> float:
    """Return the worth to the bot of the defense losing its colony on the target."""
    if not sight.here(sight.target, sight.defense):
        return 0.0
    at_home = sight.defense >= 0 and sight.is_home(sight.target, sight.defense)
    lost = lost_home(sight, sight.defense) if at_home else colony(sight, sight.defense)
    return -lost if sight.defense == sight.me else envy(sight, sight.defense) * lost


@once
def of_others(sight: Sight) -> tuple[list[float], list[float]]:
    """Return, seat by seat, the worth to the bot of what happens to others' ships. The first list is for a win of the
    offense, in which those opposite are lost; the second for a win of the defense, in which the gate is lost and its
    own allies are rewarded.
    """
    if_offense, if_defense = [0.0] * sight.n, [0.0] * sight.n
    each, fleets, tolls = weights(sight), sight.fleets, advisers.holders(sight, "toll")
    for seat, side in enumerate(sight.sides):
        if side == NOBODY or seat == sight.me:
            continue
        fall = each.envies[seat] * (fleets[seat] * each.ships[seat])
        if tolls:
            fall *= advisers.toll(sight, seat, side)
        if side == OFF:
            if_defense[seat] = fall
            continue
        if_offense[seat] = fall
        if seat != sight.defense:
            if_defense[seat] = earned(sight, seat, fleets[seat]) * CARD * -each.envies[seat]
    return if_offense, if_defense


@once
def on_the_gate(sight: Sight) -> list[int]:
    """Return the seats that land if the offense wins."""
    fleets = sight.fleets
    return [seat for seat, side in enumerate(sight.sides) if side == OFF and (fleets[seat] or seat == sight.offense)]


class Stand:
    """The worth to the bot of a win of either side, if it is on a given side or on none. Everything but the number of
    its ships is added up in advance.
    """

    __slots__ = ("beaten", "earns", "landed", "me", "others", "prizes", "ship", "side", "toll")

    def __init__(self, sight: Sight, side: int, lands: bool) -> None:
        self.me, self.side = sight.me, side
        landing = [seat for seat in on_the_gate(sight) if seat != sight.me]
        self.landed, self.beaten = landed(sight, sorted([*landing, sight.me]) if lands else landing), beaten(sight)
        held = advisers.held(sight)
        given = held["prize"] or held["debt"]
        self.prizes = (prizes(sight, OFF, side), prizes(sight, DEF, side)) if given else (0.0, 0.0)
        self.others = of_others(sight)
        self.ship = ship(sight, sight.me)
        self.toll = advisers.toll(sight, sight.me, side) if held["toll"] else 1.0
        self.earns = 0.0 if side != DEF or sight.me == sight.defense else earned(sight, sight.me, 1)

    def wins(self, ships: int) -> tuple[float, float]:
        """Return the worth of a win of the offense and of one of the defense, with this many of the bot's ships."""
        if_offense, if_defense = self.others
        mine = -(ships * self.ship) * self.toll
        if_offense[self.me] = mine if self.side == DEF else 0.0
        if_defense[self.me] = mine if self.side == OFF else self.earns * ships * CARD
        offense, defense = self.landed, 0.0
        for value in if_offense:  # a fixed order, because rounding depends on it
            offense += value
        for value in if_defense:
            defense += value
        return offense + self.beaten + self.prizes[OFF], defense + self.prizes[DEF]


@once_for_each
def joined(sight: Sight, side: int) -> Stand:
    """Return the `Stand` as if the bot were on that side."""
    return Stand(sight, side, lands=side == OFF)


@once
def as_it_stands(sight: Sight) -> tuple[float, float]:
    """Return the worth to the bot of a win of the offense and of one of the defense, as things are."""
    side, ships = sight.side(sight.me), sight.ships_in(sight.me)
    return Stand(sight, side, lands=sight.me in on_the_gate(sight)).wins(ships)


def offense_wins(sight: Sight) -> float:
    """Return the worth to the bot of a win of the offense: all on the gate land, and all on the other side are lost."""
    return as_it_stands(sight)[OFF]


def defense_wins(sight: Sight) -> float:
    """Return the worth to the bot of a win of the defense: the gate is lost, and the defense's allies are rewarded."""
    return as_it_stands(sight)[DEF]


@once
def talks(sight: Sight) -> float:
    """Return the worth of two negotiates: both main players are likely to get a colony, and everybody else goes home.
    """
    if sight.offense < 0 or sight.defense < 0:
        return 0.0
    value = gains(sight, (sight.offense, sight.defense))
    value += prizes(sight, TALKS, sight.side(sight.me))
    return DEAL * (value + going_on(sight))


def stake(sight: Sight) -> float:
    """Return how much more a win of the offense is worth to the bot than one of the defense."""
    offense, defense = as_it_stands(sight)
    return offense - defense


def wanted_side(sight: Sight) -> int:
    return OFF if stake(sight) > 0 else DEF


# --- cards -------------------------------------------------------------------------------------------------------


def price(name: str) -> float:
    """Return the usual worth of a card in a hand."""
    face = FACE_BY_NAME[name]
    kind = TYPE[face]
    if kind == "attack":
        return attack_price(face)
    if kind == "reinforcement":
        return REINFORCEMENT_PRICE[REINFORCEMENTS[face]]
    if kind == "artifact":
        return ARTIFACT_PRICE.get(name, FLARE_PRICE)
    if kind == "flare":
        return FLARE_PRICE
    return MORPH_PRICE if face == MORPH else NEGOTIATE_PRICE


def attack_price(value: float) -> float:
    return next(price for highest, price in ATTACK_PRICES if value <= highest)


def price_to_me(sight: Sight, name: str) -> float:
    """Return the worth of a card in the bot's own hand. Its power may change that."""
    found = advisers.price(sight, name)
    return price(name) if found is None else found


def laying_cost(face: int) -> float:
    """Return the later cost of laying an encounter card now; for junk it is below 0."""
    if face == NEGOTIATE:
        return 0.05
    if face == MORPH:
        return 0.12
    if face > 15:
        return 0.20 + 0.01 * (face - 15)
    return 0.015 * max(0, face - 6) - (0.04 if face <= 5 else 0)
