"""Oracle: the opponent lays the encounter card open before the Oracle lays its own.

Wild: both main hands are mixed and dealt out again. Super: having seen the card, break the encounter off as a deal.
"""


from engine.encounter.items import Alien, Use
from engine.encounter.moments import jump
from engine.encounter.phases.planning import ships_home, take_back
from engine.encounter.phases.reveal import note_shares
from engine.encounter.state import DEAL_MADE, Event, Game
from engine.kernel.asking import Choice
from engine.kernel.chance import shuffle


def nothing_laid(game: Game, seat: int, event: Event) -> bool:
    return event == ()


def foresee(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.notes["lays_openly"] = game.opponent(seat)


def has_cards(game: Game, seat: int, event: Event) -> bool:
    return bool(game.hands[game.opponent(seat)])


def mix_hands(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Mix the hands of both main players and deal them out again in their old sizes. The flare itself is set aside
    meanwhile.
    """
    other = game.opponent(seat)
    mine = len(game.hands[seat])
    together = game.hands[seat] + game.hands[other]
    shuffle(game, together)
    game.set_hand(seat, together[:mine])
    game.set_hand(other, together[mine:])
    for who in (seat, other):
        game.whisper("hand_changed", 1 << who, (tuple(game.hands[who]),), who, len(game.hands[who]))


def their_card_lies_open(game: Game, seat: int, event: Event) -> bool:
    return event[:1] == ("open",) and event[1] == game.opponent(seat)


def break_off(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """End the encounter as a deal without terms: the card goes back, gate and allies go home (T-END-1)."""
    take_back(game, game.side_of(game.opponent(seat)))
    game.outcome = DEAL_MADE
    note_shares(game)
    game.emit("deal_made", game.offense, game.defense, (), (), (), (), ())
    jump(game, "resolution.effects")
    ships_home(game)


ALIEN = Alien(
    level="green",
    power=(Use(("planning.pick",), foresee, role="main", when=nothing_laid, forced=True),),
    wild=Use(("planning.before_pick",), mix_hands, role="main", when=has_cards),
    super_=Use(("planning.pick",), break_off, role="main", when=their_card_lies_open),
)
