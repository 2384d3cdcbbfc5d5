"""Trader: swaps its whole hand with the opponent's before cards are chosen.

Wild: draw one random card from the opponent, give one back. Super: swap hands with any other player.
"""


from engine.encounter.acts import riding
from engine.encounter.hand import always_put, hand_over, take_at_random
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, pick


def trade(game: Game, seat: int, choice: Choice, event: Event) -> None:
    partner = riding(game, "trader.power")
    other = partner[0] if partner else game.opponent(seat)
    mine = game.hands[seat]
    game.set_hand(seat, game.hands[other])
    game.set_hand(other, mine)
    eyes = 1 << seat | 1 << other
    both = (tuple(game.hands[seat]), tuple(game.hands[other]))
    game.whisper("hands_swapped", eyes, both, seat, other, len(game.hands[seat]), len(game.hands[other]))


def name_partner(game: Game, seat: int, event: Event) -> Asking:
    others = game.others_clockwise(seat)
    answer = yield pick(seat, "trader.partner", [("seat", other) for other in others])
    return (others[answer],)


def they_hold_cards(game: Game, seat: int, event: Event) -> bool:
    return bool(game.hands[game.opponent(seat)])


def sample(game: Game, seat: int, choice: Choice, event: Event) -> None:
    take_at_random(game, seat, game.opponent(seat), 1, "trader")
    game.push("trader.give_back", seat)


@step
def give_back(game: Game, seat: int) -> Asking:
    """Ask for any card to give back, the one just taken included. The flare itself lies aside."""
    faces = sorted(set(game.hands[seat]))
    answer = yield pick(seat, "trader.give_back", [("card", face) for face in faces], marks=always_put(game, seat))
    hand_over(game, seat, game.opponent(seat), [faces[answer]], "trader")


ALIEN = Alien(
    level="green",
    power=(Use(("planning.before_pick",), trade, role="main"),),
    wild=Use(("alliance.before_invites",), sample, role="main", when=they_hold_cards),
    super_=Use(("planning.before_pick",), role="main", announce=name_partner, rides="trader.power"),
)
