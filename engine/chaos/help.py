"""The help in a person's view: every number part by part, what happens if all pass, and why cards cannot be played."""

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
    """Return the help for a view, computed from what this seat may see."""
    game: Game = match.game
    found: Help = {"explained": explanations(game)}
    if isinstance(match, Match) and match.pending:
        found["forecast"] = forecast(match)
        if 0 <= seat < game.n:
            found["dark"] = dark(game, seat, match.question_for(seat))
    return found


def explanations(game: Game) -> dict[str, list[list[list[Any]]]]:
    """Return the four numbers of every ship and paid base part by part: the source, the card, and the amount."""
    found = {}
    for handle, row in game.rows.items():
        if row[KIND] == SHIP or (row[KIND] == BASE and row[PAID] == PAID_UP):
            lines = [explained(game, handle, which) for which in range(len(STATS))]
            found[str(handle)] = [[[source, card(face), n] for source, face, n in part] for part in lines]
    return found
