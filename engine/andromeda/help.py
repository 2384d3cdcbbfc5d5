"""The help in a person's view: forecasts, chances, gains, and why something cannot be done."""


from engine.andromeda.battle import participants
from engine.andromeda.forecast import launch_rows, leads, odds, scores, sites_of
from engine.andromeda.modules import pairs
from engine.andromeda.orders import homeward, orders
from engine.andromeda.reasons import blocked
from engine.andromeda.stakes import stakes
from engine.andromeda.state import Game
from engine.andromeda.view_types import Help
from engine.kernel.match import Match
from engine.kernel.plain_data import Still

LAUNCHING = ("turn.main", "launch.where")


def help_of(match: "Match[Game] | Still", seat: int) -> Help:
    """Return the help for a seat, computed from what it may see. Bots need none."""
    game = match.game
    if not game.turn:
        return {}
    found: Help = {"forecast": scores(game, seat), "leads": leads(game)}
    fight = odds(game, seat)
    if fight:
        found["odds"] = fight
        if seat in participants(game) and not (game.battle or {}).get("lost"):
            here = game.raiders.get(game.active_region)
            found["stakes"] = stakes(game, seat, game.active_region, [here[0]] if here else [])
    question = match.question_for(seat) if seat >= 0 else None
    if question is None or not isinstance(match, Match):
        return found
    if question.why in LAUNCHING:
        found["launches"] = launch_rows(game, seat)
        home = homeward(match, seat) if ("return",) in question.options else None
        if home is not None:
            found["home"] = home
    elif question.why == "return.module":
        found["orders"] = orders(match, question)
    elif question.why == "modules.buy":
        found["pairs"] = pairs(game, seat, question.options)
    elif question.why == "build.development":
        found["sites"] = sites_of(game, question)
    found["blocked"] = blocked(game, question)
    return found
