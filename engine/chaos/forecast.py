"""What happens if every player passes from here: damage, losses, credits, colonies. Uses public facts alone.

A copy of the match is played on until somebody has a decision to make that is not announced yet, such as choosing a
card or paying a possible trap. The result is read from public events.
"""


from engine.chaos.state import ON, TURN_NAMES, Game
from engine.chaos.view_types import Forecast
from engine.chaos.windows import W_BOMBS, W_TRAP, window_of
from engine.kernel.asking import AMOUNT, PICK, Answer, Question, from_the_fullest
from engine.kernel.frames import from_its_beginning
from engine.kernel.match import Match

MOST_QUESTIONS = 60
PASS, DECLINE, FIRST = "pass", "decline", "first"
SAYS = {  # the answers a forecast assumes; at any other question it ends
    "window": PASS,
    "fire.reply": DECLINE,
    "stack.order": FIRST,
    "fire.heavy": FIRST,
    "fire.divide": FIRST,
    "fire.squadron": FIRST,
    "fire.divide_more": FIRST,
    "fire.divide_less": FIRST,
}


def waits(game: Game) -> bool:
    """Return whether an announced play or shot has not happened yet."""
    return bool(game.items or game.shot) or window_of(game) in (W_BOMBS, W_TRAP)


def forecast(match: Match[Game], replies: bool = False) -> Forecast:
    """Return what happens if every player passes from here, or {} if nothing is announced. With `replies`, ships that
    may return fire do so.
    """
    if not waits(match.game):
        return {}
    game = match.game.clone()
    if game.stack:
        game.stack[-1] = from_its_beginning(game.stack[-1])  # that a player is half through a choice is secret
    return run_on(Match.resume(game), replies)


def run_on(copy: Match[Game], replies: bool = False) -> Forecast:
    """Let every player pass in this copy until nothing announced is left. The copy is changed."""
    first = copy.game.clone()
    for _ in range(MOST_QUESTIONS):
        if not copy.pending or not waits(copy.game) or copy.pending[0].why not in SAYS:
            break
        question = copy.pending[0]
        copy.answer(question.seat, said(question, replies))
    return changes(first, copy.game)


def said(question: Question, replies: bool) -> Answer:
    way = SAYS[question.why]
    if way == PASS:
        return len(question.options) - 1
    if way == DECLINE:
        return 0 if replies else len(question.options) - 1
    if question.shape == PICK:
        return 0
    if question.shape == AMOUNT:
        return question.low
    if question.why == "fire.divide_less":
        return from_the_fullest(question, question.low)
    return on_the_first(question)


def on_the_first(question: Question) -> tuple[int, ...]:
    """Put all damage on the ship it was aimed at."""
    whole = question.data if question.data is not None else question.low
    return (min(whole, question.caps[0]), *[0] * (len(question.caps) - 1))


def changes(before: Game, after: Game) -> Forecast:
    """Return the changes between two positions as numbers: damage, losses, turned cards, colonies, credits."""
    damage: dict[int, int] = {}
    left: dict[int, int] = {}
    gone: set[int] = set()
    turned: dict[int, str] = {}
    stopped = []
    for kind, facts, _, _ in after.events:
        if kind == "hit":
            damage[facts[0]], left[facts[0]] = damage.get(facts[0], 0) + facts[1], facts[2]
        elif kind == "left_play":
            gone.add(facts[0])
        elif kind in ("turned", "turned_back"):
            turned[facts[0]] = TURN_NAMES[facts[1]]
        elif kind == "neutralised":
            stopped.append(facts[0])
    dead = [handle for handle in gone if handle in before.rows and not before.rows[handle][ON]]
    hits = [
        [handle, damage.get(handle, 0), left.get(handle, 0), handle in gone]
        for handle in dict.fromkeys([*damage, *dead])
    ]
    found: Forecast = {
        "hits": hits,
        "turns": [[handle, state] for handle, state in turned.items() if handle not in gone],
        "colony": differing([len(pile) for pile in before.colony], [len(pile) for pile in after.colony]),
        "credits": differing(before.credits, after.credits),
        "neutralised": stopped,
    }
    return found


def differing(before: list[int], after: list[int]) -> list[list[int]]:
    pairs = enumerate(zip(before, after, strict=True))
    return [[seat, then, now] for seat, (then, now) in pairs if then != now]
