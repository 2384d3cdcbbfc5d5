"""Warrior: gathers tokens from its encounters, more from defeats, and adds them to its attacks.

Wild: as the defense, attack back at once. Super: the tokens count for the side it is allied with. Not zappable:
receiving tokens.
"""


from engine.encounter.items import Alien, Use
from engine.encounter.outcome import lost_side, won_side
from engine.encounter.sheets import sheet_of
from engine.encounter.state import BOTH_LOST, DEAL_FAILED, DEAL_MADE, TOKENS, Event, Game
from engine.encounter.values import types
from engine.kernel.asking import Choice

SOURCE = ("power", "warrior.power")
SUCCESS, DEFEAT = 1, 2


def tokens(game: Game, seat: int) -> int:
    sheet = sheet_of(game, seat, "warrior")
    return sheet[TOKENS] if sheet is not None else 0


def own_attack(game: Game, seat: int, event: Event) -> bool:
    """Return whether the card on the seat's side is an attack. For an ally it is the card of its main player."""
    return types(game)[game.side_of(seat)] == "attack"


def fight(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", game.side_of(seat), tokens(game, seat), SOURCE))


def there_is_a_result(game: Game, seat: int, event: Event) -> bool:
    """Return whether the encounter has a result to learn from. Uncontested and broken-off encounters have none
    (T-SUC-2).
    """
    return game.outcome in (DEAL_MADE, DEAL_FAILED, BOTH_LOST) or won_side(game, seat) or lost_side(game, seat)


def learn(game: Game, seat: int, choice: Choice, event: Event) -> None:
    sheet = sheet_of(game, seat, "warrior")
    if sheet is not None:
        good = game.outcome == DEAL_MADE or won_side(game, seat)
        gained = (SUCCESS if good else DEFEAT) + (1 if game.options.four_planets else 0)
        sheet[TOKENS] += gained
        game.emit("tokens", seat, "warrior", gained, sheet[TOKENS])


def strike_back(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Declare an encounter, to be played after cleanup, without a destiny card and without a check for an encounter
    card (T-END-4).
    """
    game.queue.append((seat, game.offense, 0))
    game.emit("encounter_declared", seat, game.offense)


ALIEN = Alien(
    level="green",
    power=(Use(("reveal.flipped",), fight, role="main", when=own_attack, forced=True),),
    sides=(Use(("encounter.end",), learn, role="main", when=there_is_a_result, forced=True, name="learn"),),
    wild=Use(("encounter.end",), strike_back, role="defense"),
    super_=Use(("reveal.flipped",), fight, role="ally", when=own_attack),
)
