"""What things are worth to a seat, in units of a first foreign colony: colonies, ships, cards, whole outcomes.

Reads a Sight; what single aliens add stands in their advice.
"""

from collections.abc import Callable, Iterable

from engine.bots.encounter.reading import advisers
from engine.bots.encounter.reading.sight import DEF, NOBODY, OFF, Sight, by_seat, once
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE, REINFORCEMENTS, TYPE

COLONY = (1.0, 1.3, 1.8, 2.4)  # the first, the second ... foreign colony that is not the last one
WIN = 4.0
SHARED = -0.3  # a win of k players counts k ** SHARED
OLD_COLONY = 0.1  # landing where I already am
ENVY = 0.3  # how much a gain of the others hurts; twice that if they are ahead
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

Joining = tuple[int, int]  # (side, ships): as if I were with them
Debt = Callable[[Sight, int, int, int, int], int]


@by_seat
def envy(sight: Sight, seat: int) -> float:
    """Weight of another seat's gains in my eyes."""
    ahead = sight.colonies_abroad(seat) > sight.colonies_abroad(sight.me) or sight.to_win(seat) <= 1
    return ENVY * (2 if ahead else 1)


@by_seat
def colony(sight: Sight, seat: int) -> float:
    """A new foreign colony to a seat that does not win by it."""
    return COLONY[min(max(sight.colonies_abroad(seat), 0), len(COLONY) - 1)]


@by_seat
def ship(sight: Sight, seat: int) -> float:
    return advisers.constant(sight, seat, "SHIP", 1.0) * (RARE_SHIP if sight.out(seat) <= FEW_SHIPS else SHIP)


def earned(sight: Sight, seat: int, ships: int) -> float:
    """How many cards so many ships of a seat bring, as rewards or compensation."""
    return advisers.constant(sight, seat, "EARNS", 1.0) * ships


def lost_home(sight: Sight, seat: int) -> float:
    """A home colony, and perhaps the power with it."""
    return HOME_COLONY + (POWER if sight.seats[seat]["home"] <= sight.needs and sight.aliens(seat) else 0)


def gains(sight: Sight, founders: Iterable[int]) -> float:
    """What new foreign colonies for these seats come to for me, a win included."""
    seats = list(founders)
    winners = [seat for seat in seats if sight.to_win(seat) <= 1]
    if sight.me in winners:
        return WIN * float(len(winners) ** SHARED)
    if winners:
        return -WIN
    return sum(colony(sight, seat) if seat == sight.me else -envy(sight, seat) * colony(sight, seat) for seat in seats)


def losses(sight: Sight, seat: int, ships: int) -> float:
    """What ships lost by a seat come to for me."""
    value = ships * ship(sight, seat)
    return -value if seat == sight.me else envy(sight, seat) * value


@once
def fallen(sight: Sight, seat: int, side: int, ships: int) -> float:
    """What ships beaten with a side come to for me: some powers save them, under others they are gone for good."""
    return losses(sight, seat, ships) * advisers.toll(sight, seat, side)


def in_fight(sight: Sight, joining: Joining | None) -> list[tuple[int, int, int]]:
    """(seat, side, ships) of everybody in the encounter, with me as if I had joined."""
    found = []
    for seat, side in enumerate(sight.sides):
        if seat == sight.me and joining is not None:
            found.append((seat, *joining))
        elif side != NOBODY:
            found.append((seat, side, sight.ships_in(seat)))
    return found


@once
def prizes(sight: Sight, ending: int, my_side: int) -> float:
    """What powers make of an ending besides: mine for me, others' against me, and what they take from anybody."""
    found = advisers.prizes(sight, ending)
    total = sum([prize if seat == sight.me else -envy(sight, seat) * prize for seat, prize in found], 0.0)
    for owner, debt in advisers.holders(sight, "debt"):
        total += debts(sight, owner, debt, ending, my_side)
    return total


def debts(sight: Sight, owner: int, debt: Debt, ending: int, my_side: int) -> float:
    """What ships the others have to give the power of `owner` come to for me."""
    found = 0.0
    for seat in range(sight.n):
        if seat != owner:
            side = my_side if seat == sight.me else sight.side(seat)
            found += losses(sight, seat, debt(sight, owner, seat, side, ending))
    return found


def offense_wins(sight: Sight, joining: Joining | None = None) -> float:
    """Everybody on the gate lands, everybody on the other side falls. How many ships I land with does not matter."""
    return offense_won(sight, (OFF, 1) if joining and joining[0] == OFF else joining)


@once
def offense_won(sight: Sight, joining: Joining | None) -> float:
    fighters = in_fight(sight, joining)
    landing = [seat for seat, side, ships in fighters if side == OFF and (ships or seat == sight.offense)]
    value = landed(sight, tuple(landing))
    for seat, side, ships in fighters:
        if side == DEF:
            value += fallen(sight, seat, DEF, ships)
    return value + beaten(sight) + prizes(sight, OFF, joining[0] if joining else sight.side(sight.me))


@once
def landed(sight: Sight, landing: tuple[int, ...]) -> float:
    """What it comes to for me that these seats land, and that the offense goes on."""
    value = gains(sight, [seat for seat in landing if sight.founds(seat, sight.target)])
    if sight.me in landing and not sight.founds(sight.me, sight.target):
        value += OLD_COLONY
    return value + SECOND_ENCOUNTER * (1 if sight.offense == sight.me else -envy(sight, sight.offense))


@once
def beaten(sight: Sight) -> float:
    """What it comes to for me that the defense loses its colony on the target."""
    if not sight.here(sight.target, sight.defense):
        return 0.0
    at_home = sight.defense >= 0 and sight.is_home(sight.target, sight.defense)
    lost = lost_home(sight, sight.defense) if at_home else colony(sight, sight.defense)
    return -lost if sight.defense == sight.me else envy(sight, sight.defense) * lost


@once
def defense_wins(sight: Sight, joining: Joining | None = None) -> float:
    """The gate falls; allies of the defense are rewarded."""
    value = 0.0
    for seat, side, ships in in_fight(sight, joining):
        if side == OFF:
            value += fallen(sight, seat, OFF, ships)
        elif seat != sight.defense:
            value += earned(sight, seat, ships) * CARD * (1 if seat == sight.me else -envy(sight, seat))
    return value + prizes(sight, DEF, joining[0] if joining else sight.side(sight.me))


@once
def talks(sight: Sight) -> float:
    """Two negotiates: both main players are likely to get a colony, and everybody else goes home."""
    if sight.offense < 0 or sight.defense < 0:
        return 0.0
    value = gains(sight, (sight.offense, sight.defense))
    value += prizes(sight, TALKS, sight.side(sight.me))
    return DEAL * (value + SECOND_ENCOUNTER * (1 if sight.offense == sight.me else -envy(sight, sight.offense)))


def stake(sight: Sight) -> float:
    """How much more I like the offense to win than the defense."""
    return offense_wins(sight) - defense_wins(sight)


def wanted_side(sight: Sight) -> int:
    return OFF if stake(sight) > 0 else DEF


# --- cards -------------------------------------------------------------------------------------------------------


def price(name: str) -> float:
    """What a card is worth in a hand."""
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
    """The same in my hand, where a power may make much of what is little elsewhere."""
    found = advisers.price(sight, name)
    return price(name) if found is None else found


def laying_cost(face: int) -> float:
    """What laying an encounter card costs me later; junk is gladly spent."""
    if face == NEGOTIATE:
        return 0.05
    if face == MORPH:
        return 0.12
    if face > 15:
        return 0.20 + 0.01 * (face - 15)
    return 0.015 * max(0, face - 6) - (0.04 if face <= 5 else 0)
