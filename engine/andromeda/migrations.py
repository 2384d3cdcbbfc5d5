"""Changes of Andromeda's questions from one version of the rules to the next, for games begun under older ones.

2 to 3   A jump that only a moon could pay is offered (A-RES-6): where no energy is stored there are more ships and
         regions to choose from than there were, ships may jump into a battle, and a flight may be left out.
"""

from collections.abc import Sequence

from engine.andromeda.board import REGION
from engine.andromeda.content import SHIP_IDS
from engine.andromeda.fleet import reach
from engine.andromeda.launch import launches
from engine.andromeda.state import Game
from engine.andromeda.supply import energy_within
from engine.andromeda.vocabulary import ENERGY
from engine.kernel.asking import Question, is_act
from engine.kernel.carrying import Carrying, Fits, Old, Turned
from engine.kernel.game import AnyMatch


def no_moon_jumps(match: AnyMatch, rest: Sequence[Old], fits: Fits) -> Turned:
    """Return the new form of an answer given when moons could not pay for jumps."""
    game: Game = match.game
    question = match.pending[0]
    seat = question.seat
    stored = game.stock[seat][ENERGY]
    mine = bool(rest) and rest[0].seat == seat and not is_act(rest[0].answer)
    if question.why == "battle.jump" and question.high > stored:
        return ([(seat, ())], 0) if not stored else ([(seat, rest[0].answer)], 1) if mine else None
    then = offered_then(game, question) if not stored and energy_within(game, seat) else None
    if then is None or len(then) == len(question.options):
        return None
    if len(then) < 2 and question.why != "turn.main":  # nobody was asked: there was one way, or no flight at all
        return [(seat, then[0] if then else len(question.options) - 1)], 0
    answer = rest[0].answer if mine else None
    return ([(seat, then[answer])], 1) if type(answer) is int and answer < len(then) else None


def offered_then(game: Game, question: Question) -> list[int] | None:
    """Return the positions of the options that existed before moons could pay for jumps, or None if nothing changed."""
    seat, last = question.seat, len(question.options) - 1
    if question.why in ("launch.where", "move.to"):
        return [place for place, energy in enumerate(question.data) if not energy]
    if question.why == "turn.main":
        ways = launches(game, seat) if last else {}
        return [*(place for place, kind in enumerate(ways) if not all(ways[kind].values())), last]
    if question.why == "move.ship":
        plus = game.stack[-1][1][3]
        return [
            place
            for place, ref in enumerate(question.options)
            if ref[0] == "ship" and not all(flights(game, seat, ref, plus).values())
        ]
    return None


def flights(game: Game, seat: int, ship: Sequence[object], plus: int) -> dict[int, int]:
    ways = reach(game, seat, SHIP_IDS.index(str(ship[1])), REGION[str(ship[2])], plus)
    return {target: energy for target, energy in ways.items() if target not in game.ships[seat]}


CARRYING = Carrying(answers={2: no_moon_jumps})
