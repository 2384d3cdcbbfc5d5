"""Loser: announces an upset: a player who holds an attack must lay one, and at the end winner and loser are exchanged.

Wild: both sides lose at once, without cards. Super: the upset is announced when both cards already lie face down.
"""


from engine.encounter.items import Alien, Use
from engine.encounter.moments import jump
from engine.encounter.phases.reveal import note_shares
from engine.encounter.sheets import sheet_of
from engine.encounter.state import BOTH_LOST, USED, Event, Game
from engine.kernel.asking import Choice

SOURCE = ("power", "loser.power")


def upset(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.note("attack_obliged")
    game.effects.append(("upset", SOURCE))


def late_upset(game: Game, seat: int, choice: Choice, event: Event) -> None:
    sheet = sheet_of(game, seat, "loser")
    if sheet is not None:
        sheet[USED] |= 1
    game.effects.append(("upset", SOURCE))


def not_yet_announced(game: Game, seat: int, event: Event) -> bool:
    sheet = sheet_of(game, seat, "loser")
    return sheet is not None and not sheet[USED] & 1


def double_defeat(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """End the encounter without cards: both sides lose all their ships, and nobody wins (T-END-1, X-31)."""
    game.outcome = BOTH_LOST
    game.note("cards_unturned")
    game.emit("decided", BOTH_LOST, (), ())
    note_shares(game)
    jump(game, "resolution.decided")


ALIEN = Alien(
    level="green",
    power=(Use(("planning.before_pick",), upset, role="main"),),
    wild=Use(("planning.before_pick",), double_defeat, role="main"),
    super_=Use(("reveal.before_flip",), late_upset, role="main", when=not_yet_announced),
)
