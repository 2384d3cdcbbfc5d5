"""Amoeba: once both cards lie face down, it withdraws ships from the encounter or adds more, beyond the limit of four.

Wild: move one to four ships in or out as planning opens. Super: the power works as an ally too.
"""


from engine.encounter.flagship import send_flagship
from engine.encounter.items import Alien, Use
from engine.encounter.places import fought_over
from engine.encounter.ships import choose_from_colonies, lift, recount
from engine.encounter.state import BESIDE, DEFENSE, GATE, OFFENSE, OFFENSIVE_ALLY, Event, Game
from engine.kernel.asking import Asking, Choice, amount, pick

WILD_MOST = 4


def muster(game: Game, seat: int) -> int:
    """Return the place where Amoeba's ships stand in the encounter."""
    role = game.role[seat]
    return GATE if role in (OFFENSE, OFFENSIVE_ALLY) else game.target if role == DEFENSE else BESIDE


def reserves(game: Game, seat: int) -> int:
    """Return the seat's ships on colonies that are not in the encounter."""
    here = fought_over(game, seat)
    return game.on_colonies(seat) - (game.on_planet(here, seat) if here >= 0 else 0)


def has_ships_in_it(game: Game, seat: int, event: Event) -> bool:
    return game.ships_in(seat) > 0


def can_move(game: Game, seat: int, event: Event) -> bool:
    return game.ships_in(seat) > 0 or reserves(game, seat) > 0


def name_change(game: Game, seat: int, event: Event, most: int = 100) -> Asking:
    """Ask for one adjustment in one direction. The numbers are public and fixed with the announcement."""
    ways = []
    if game.ships_in(seat):
        ways.append(("shrink",))
    if reserves(game, seat):
        ways.append(("grow",))
    way = ways[(yield pick(seat, "amoeba.way", ways))]
    if way == ("shrink",):
        count = yield amount(seat, "amoeba.shrink", 1, min(most, game.ships_in(seat)))
        return ("shrink", count)
    question = choose_from_colonies(game, seat, "amoeba.grow", 1, most, spared=fought_over(game, seat))
    counts = yield question
    return ("grow", *[(ref[1], count) for ref, count in zip(question.options, counts, strict=True) if count])


def name_small_change(game: Game, seat: int, event: Event) -> Asking:
    return (yield from name_change(game, seat, event, WILD_MOST))


def adjust(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Withdraw ships or add more. Ships move only now, so a zap has nothing to put back (T-USE-3)."""
    if choice[0] == "shrink":
        count = min(choice[1], game.ships_in(seat))
        lift(game, seat, muster(game, seat), count)
        game.afloat[seat] += count
        game.emit("ships_withdrawn", seat, count)
        game.push("ships.place", seat, "amoeba", fought_over(game, seat))
        return
    place, sent = muster(game, seat), dict(choice[1:])
    for planet, count in sent.items():
        lift(game, seat, planet, count)
        lift(game, seat, place, -count)
    game.emit("ships_added", seat, sum(sent.values()))
    send_flagship(game, seat, place, sent)
    recount(game)


ALIEN = Alien(
    level="yellow",
    power=(Use(("planning.cards_down",), adjust, role="main", when=has_ships_in_it, announce=name_change),),
    wild=Use(("planning.begin",), adjust, role="main", when=can_move, announce=name_small_change),
    super_=Use(("planning.cards_down",), adjust, role="ally", when=can_move, announce=name_change),
)
