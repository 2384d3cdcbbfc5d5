"""What a view tells a person besides: every number line by line, what it comes to if all pass, why cards are dark."""

from typing import Any

from engine.chaos.card import BASE, SHIP, STATS
from engine.chaos.events import card
from engine.chaos.forecast import forecast
from engine.chaos.state import KIND, PAID, PAID_UP, Game
from engine.chaos.stats import explained
from engine.chaos.view_types import Help
from engine.chaos.whynot import dark
from engine.kernel.match import Match
from engine.kernel.plain_data import Still


def help_for(match: Match[Game] | Still, seat: int) -> Help:
    """Work out the help for a view from what this seat may see."""
    game: Game = match.game
    found: Help = {"explained": explanations(game)}
    if isinstance(match, Match) and match.pending:
        found["forecast"] = forecast(match)
        if 0 <= seat < game.n:
            found["dark"] = dark(game, seat, match.question_for(seat))
    return found


def explanations(game: Game) -> dict[str, list[list[list[Any]]]]:
    """Return, for every ship and every paid base, its four numbers part by part: where from, which card, how much."""
    found = {}
    for handle, row in game.rows.items():
        if row[KIND] == SHIP or (row[KIND] == BASE and row[PAID] == PAID_UP):
            lines = [explained(game, handle, which) for which in range(len(STATS))]
            found[str(handle)] = [[[source, card(face), n] for source, face, n in part] for part in lines]
    return found
