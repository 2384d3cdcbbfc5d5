"""Dictator: looks through the destiny deck and decides which card the offense turns up, when that is another player.

Wild: the destiny card just turned is discarded and another one drawn. Super: the power works in its own encounters too.
Not zappable: shuffling the deck before its own draws.
"""


from engine.encounter.items import Alien, Use
from engine.encounter.phases.destiny import redraw
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick
from engine.kernel.chance import shuffle

EVENTS = {"dictator.shuffled": "seat n"}


def select(game: Game, seat: int, event: Event) -> Asking:
    """Ask for a card of the destiny deck, shown without its order. `data` says how often each card is there."""
    cards = sorted(set(game.destiny_deck))
    counts = [game.destiny_deck.count(card) for card in cards]
    answer = yield pick(
        seat, "dictator.select", [("destiny", card) for card in cards], by=("power", "dictator.power"), data=counts
    )
    return (cards[answer],)


def command(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.notes["destiny_selected"] = choice[0]


def mix_up(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Shuffle the destiny deck, because the Dictator has seen it, before a card is drawn at random."""
    shuffle(game, game.destiny_deck)
    game.emit("dictator.shuffled", seat, len(game.destiny_deck))


def put_back(game: Game, seat: int, choice: Choice, event: Event, how: str) -> None:
    mix_up(game, seat, choice, event)


# --- wild --------------------------------------------------------------------------------------------------------


def overrule(game: Game, seat: int, choice: Choice, event: Event) -> None:
    redraw(game)


ALIEN = Alien(
    level="red",
    power=(Use(("destiny.before_draw",), command, role="not_offense", forced=True, announce=select, stopped=put_back),),
    sides=(Use(("destiny.before_draw",), mix_up, role="offense", forced=True, name="shuffle"),),
    wild=Use(("destiny.drawn",), overrule, role="not_offense"),
    super_=Use(("destiny.before_draw",), command, role="offense", announce=select, stopped=put_back),
)
