"""Sorcerer: exchanges the two encounter cards while they lie face down.

Wild: the two main players swap alien sheets for good; the flare goes to the Sorcerer. Super: also as an ally.
"""

from typing import Any

from engine.encounter.cards import name_of
from engine.encounter.items import Alien, Use, listen, seat_of
from engine.encounter.phases.planning import swap_laid
from engine.encounter.ships import recount
from engine.encounter.state import KIND, OWN, OWNER, SEED, Game


def exchange(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    swap_laid(game)


def no_sorcerer_in_front(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return seat_of(game, "sorcerer") not in (game.offense, game.defense) and bool(
        game.sheets[game.offense] and game.sheets[game.defense]
    )


def swap_sheets(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    """T-POW-5: tokens, stored cards, zap and used marks travel along; a Seed's alien stays (X-81)."""
    one, two = game.offense, game.defense
    for_two = [sheet for sheet in game.sheets[one] if sheet[KIND] != SEED]
    for_one = [sheet for sheet in game.sheets[two] if sheet[KIND] != SEED]
    game.sheets[one] = for_one + [sheet for sheet in game.sheets[one] if sheet[KIND] == SEED]
    game.sheets[two] = for_two + [sheet for sheet in game.sheets[two] if sheet[KIND] == SEED]
    for who in (one, two):
        for sheet in game.sheets[who]:
            if sheet[KIND] == OWN:
                sheet[OWNER] = who
    game.emit("sheets_swapped", one, two)
    listen(game)
    recount(game)
    face = next(face for face, who in game.aside if who == seat and name_of(face) == "flare_sorcerer")
    taker = seat_of(game, "sorcerer")
    if taker >= 0:
        game.aside.remove((face, seat))
        game.hands[taker].append(face)
        game.emit("flare_given", seat, taker, face)


ALIEN = Alien(
    level="green",
    power=(Use(("planning.cards_down",), exchange, role="main"),),
    wild=Use(("planning.before_pick",), swap_sheets, when=no_sorcerer_in_front, discards=True),
    super_=Use(("planning.cards_down",), exchange, role="ally"),
    not_with=("gambler",),
)
