"""Sorcerer: exchanges the two encounter cards while they lie face down.

Wild: the two main players swap alien sheets for good; the flare goes to the Sorcerer. Super: the power works as an ally
too.
"""


from engine.encounter.acts import flare_waits
from engine.encounter.hand import flare_in_use, give_flare
from engine.encounter.items import Alien, Use
from engine.encounter.listening import listen
from engine.encounter.phases.planning import swap_laid
from engine.encounter.sheets import seat_of
from engine.encounter.ships import recount
from engine.encounter.state import EXTRA, KIND, NONE, OWN, OWNER, Event, Game
from engine.kernel.asking import Choice

OWNED = (OWN, EXTRA)  # not a Seed's alien, and not one that is only borrowed


def exchange(game: Game, seat: int, choice: Choice, event: Event) -> None:
    swap_laid(game)


def no_sorcerer_in_front(game: Game, seat: int, event: Event) -> bool:
    """Return whether both main players have a sheet to swap and neither of them owns Sorcerer."""
    main = (game.offense, game.defense)
    return seat_of(game, "sorcerer") not in main and all(owned(game, who) for who in main)


def its_wild_is_played(game: Game, seat: int, event: Event) -> bool:
    """Return whether a Sorcerer who lies face down may turn up now, to get the flare (R-VHP-5)."""
    return flare_waits(game, seat, event[0], "sorcerer.wild")


def owned(game: Game, seat: int) -> list[list[int]]:
    return [sheet for sheet in game.sheets[seat] if sheet[KIND] in OWNED]


def swap_sheets(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Swap the main players' sheets with their tokens, stored cards, zaps and used marks (T-POW-5)."""
    one, two = game.offense, game.defense
    for_one, for_two = owned(game, two), owned(game, one)
    for who, new in ((one, for_one), (two, for_two)):
        game.sheets[who] = new + [sheet for sheet in game.sheets[who] if sheet[KIND] not in OWNED]
        for sheet in new:
            sheet[OWNER] = who
    game.emit("sheets_swapped", one, two)
    listen(game)
    recount(game)
    taker = seat_of(game, "sorcerer")
    if taker != NONE:
        give_flare(game, seat, flare_in_use(game, seat, "sorcerer"), taker)


ALIEN = Alien(
    level="green",
    power=(Use(("planning.cards_down",), exchange, role="main"),),
    wild=Use(("planning.before_pick",), swap_sheets, when=no_sorcerer_in_front, discards=True),
    super_=Use(("planning.cards_down",), exchange, role="ally"),
    turned_up_at=(Use(("any.flare_attempt",), when=its_wild_is_played),),
    not_with=("gambler",),
)
