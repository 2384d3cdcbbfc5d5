"""Mind: before the invitations it sees the whole hand of one main player.

Wild: sees every card that one player draws from the deck until the encounter is over. Super: as a third player it sees
both hands.
"""


from engine.encounter.acts import riding
from engine.encounter.hand import look
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def name_hand(game: Game, seat: int, event: Event) -> Asking:
    """Ask whose hand to see: the opponent's, or, as a third player, either main player's. With the super it sees both.
    """
    main = [other for other in (game.offense, game.defense) if other != seat]
    if riding(game, "mind.power") is not None:
        return tuple(main)
    answer = yield pick(seat, "mind.look", [("seat", other) for other in main])
    return (main[answer],)


def read(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for other in choice:
        look(game, seat, other)


# --- wild --------------------------------------------------------------------------------------------------------


def somebody_else_draws(game: Game, seat: int, event: Event) -> bool:
    return bool(event[0] != seat)


def watch(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Note which seat watches a draw. The draw that was just announced is included (X-49)."""
    key = f"watched:{event[0]}"
    game.notes[key] = (*game.notes.get(key, ()), seat)


ALIEN = Alien(
    level="yellow",
    power=(Use(("alliance.before_invites",), read, announce=name_hand),),
    wild=Use(("any.card_draw",), watch, when=somebody_else_draws),
    super_=Use(("alliance.before_invites",), role="not_main", rides="mind.power"),
)
