"""What an answer or an act would bring, as far as its player can know.

A launch is read from the board (forecast.py). Everything else is tried on a copy in which all that is hidden has been
dealt anew (redeal.py), up to the next question; nothing is tried that throws dice. What is told are sums: how much of
everything comes and goes, never which card.
"""


from typing import cast

from engine.andromeda.board import REGION, REGIONS
from engine.andromeda.content import SHIP_IDS
from engine.andromeda.developments import leaders_counted
from engine.andromeda.forecast import chance_with, hands, launch_row, reroll_chance
from engine.andromeda.redeal import redealt
from engine.andromeda.state import STATION, Game, damaged_modules
from engine.andromeda.view_types import Preview
from engine.andromeda.vocabulary import TRACKS
from engine.kernel.asking import PICK, Answer, Question, Refused, act_of, check, is_act
from engine.kernel.match import Match

DICE = ("battle.",)  # questions after which dice may fall
NOT_TRIED = ("turn.window", "turn.before_battle", "ambush", "turn.main", "setup.faction", "setup.destiny")


class Source:
    """A source of chance for imagined games."""

    __slots__ = ("counter", "seed")

    def __init__(self) -> None:
        self.seed, self.counter = 0x0DD5, 0


def preview(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Return everything that can be said about the results of this answer or act, or {}."""
    if is_act(answer):
        act_of(answer)
        return tried(match, seat, answer)
    question = match.question_for(seat)
    if question is None:
        return {}
    given = check(question, answer)
    game = match.game
    if question.why == "launch.where":
        return launching(game, question, given)
    if question.why == "battle.energy":
        win, all_of = chance_with(game, hands(game), seat, given, 0)
        return {"win": [win, all_of]}
    if question.why == "battle.reroll":
        win, all_of = reroll_chance(game, seat, given)
        return {"win": [win, all_of]}
    if question.why in NOT_TRIED or question.why.startswith(DICE):
        return {}
    found = tried(match, seat, given)
    if question.why == "build.development" and question.shape == PICK and question.options[given][0] == "region":
        found["leaders"] = near(game, str(question.options[given][1]))
    return found


def launching(game: Game, question: Question, given: int) -> Preview:
    assert question.by is not None
    kind = SHIP_IDS.index(str(question.by[1]))
    found = launch_row(game, question.seat, kind, REGION[str(question.options[given][1])], question.data[given])
    return cast(Preview, found)


def near(game: Game, region: str) -> dict[str, int]:
    """Return, by region, the leaders that count for a development there before its own leaders are delegated to it."""
    return {REGIONS[where]: n for where, n in leaders_counted(game, REGION[region]).items()}


def tried(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Return the changes in a seat's possessions caused by an answer, up to the next question (`asks`)."""
    world = redealt(match, seat, Source())
    before = standing(world.game, seat)
    try:
        world.answer(seat, answer)
    except Refused as refused:
        return {"refused": refused.code}
    if any(event[0] in ("rolled", "turn_ended", "event_revealed") for event in world.game.events):
        return {}
    after = standing(world.game, seat)
    changes = {key: after[key] - before[key] for key in after if after[key] != before[key]}
    return {"changes": changes, "asks": world.pending[0].why if world.pending else ""}


def standing(game: Game, seat: int) -> dict[str, int]:
    """Return a seat's possessions as public numbers."""
    stock = game.stock[seat]
    return {
        "energy": stock[0],
        "titanium": stock[1],
        "ice": stock[2],
        "nanocarbon": stock[3],
        "credit": stock[4],
        "tactics": len(game.hands[seat]),
        "vp": game.vp[seat],
        "leaders": game.leaders[seat][STATION],
        "damaged": damaged_modules(game, seat),
        "captured": len(game.captured[seat]),
        "tracks": sum(game.tracks[seat]),
        **{f"track-{name}": space for name, space in zip(TRACKS, game.tracks[seat], strict=True)},
        "modules": sum(len(row) for row in game.rows[seat]),
        "marker": game.marker,
    }
