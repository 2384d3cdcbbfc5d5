"""Healer: gives another player back all ships of one loss, and draws a card for it.

Wild: a zap aimed at your own power has no effect. Super: draw as many cards as ships were healed.
"""


from engine.encounter.acts import CANCELLED, EVENT, SEAT, act_by, riding, stop_act
from engine.encounter.hand import draw
from engine.encounter.items import Alien, Use
from engine.encounter.ships import bring_back, recover
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Choice


def can_be_healed(game: Game, seat: int, event: Event) -> bool:
    """Return whether another player's loss can be healed: the ships still lie where they fell, and their owner has a
    colony to which they can return.
    """
    loser, count, _, removed = event
    lying = game.warp[loser] >= count and game.gone[loser] >= removed
    return loser != seat and lying and game.has_colony(loser)


def heal(game: Game, seat: int, choice: Choice, event: Event) -> None:
    loser, count, _, removed = event
    fee = count + removed if riding(game, "healer.power") is not None else 1
    game.notes.pop("rider:healer.power", None)  # it covers this one healed player
    game.push("healer.fee", seat, fee)
    bring_back(game, loser, removed, "heal")
    recover(game, loser, count, "heal")


@step
def fee(game: Game, seat: int, cards: int) -> None:
    draw(game, seat, cards, "healer")


# --- wild --------------------------------------------------------------------------------------------------------


def zap_at_me(game: Game, seat: int, event: Event) -> bool:
    """Return whether the newest zap is another player's and aims at a use of the holder's power."""
    zap = act_by(game, event[0])
    if zap is None or zap[SEAT] == seat or not zap[EVENT]:
        return False
    target = act_by(game, zap[EVENT][0])
    return target is not None and target[SEAT] == seat


def shield(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], CANCELLED)


ALIEN = Alien(
    level="yellow",
    power=(Use(("any.ships_lost",), heal, when=can_be_healed, once=False),),
    wild=Use(("any.zap_attempt",), shield, when=zap_at_me),
    super_=Use(("any.ships_lost",), when=can_be_healed, rides="healer.power"),
    not_with=("masochist",),
)
