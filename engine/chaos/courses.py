"""The courses that a fight may take: which crew boards, what is paid, which side holds fire, which shots are fired.

A course is a policy for both sides that uses public facts alone. The plain course makes the rows of the forecast; the
others show how far a fight may differ from it. A course that draws at random draws the same each time.
"""

from typing import NamedTuple

from engine.chaos.card import SHIP
from engine.chaos.cards import CARDS
from engine.chaos.forecast import SAYS, said
from engine.chaos.state import ACTIVE, CTRL, FACE, KIND, LEFT, TURN, Game
from engine.chaos.stats import bombing, firepower
from engine.kernel.asking import AMOUNT, PICK, SOME, Answer, Question, nth
from engine.kernel.chance import mix
from engine.kernel.match import Match

NOBODY = -1
MOST_QUESTIONS = 400
NOES = ("pass", "done", "decline", "hold", "no", "back", "end")
BOARDS = ("combat.board", "combat.pay", "bomb.pyrotechnics")
DRAWN = (*BOARDS, "fire.act", "fire.reply", "choose.option", "window")
AIMED, DIVIDED = "target.", "fire.squadron"
HARM = ("target.damage", "target.destroy")
DRAWS, DRAWS_OF_MANY = 16, 2  # courses that are drawn, for one set of defenders and for each of several
OFTEN = 7  # of ten shots, replies and windows of a drawn course so many are those of a plain one

Ships = tuple[int, ...]


class Course(NamedTuple):
    """A course of a fight: what both sides do. Seats are named where they do something else than in the plain course.
    """

    defend: Ships
    boards: Ships = ()  # they put all crew aboard, pay all they can and burn all that pyrotechnics may
    fierce: bool = False  # who fires destroys what he can, whatever the reply does to him
    holds: Ships = ()  # they hold their fire
    silent: Ships = ()  # they do not return fire
    drawn: int = 0  # another number draws other shots, replies, crew and cards of one's own; 0: nothing is drawn


def other_courses(game: Game, defend: Ships, one: bool) -> list[Course]:
    """Return the courses that are tried besides the plain one. There are more of them if only one set of defenders is
    examined.
    """
    attacker, defender = game.fight["attacker"], game.fight["defender"]
    both = (attacker, defender)
    return [
        Course(defend, both, fierce=True, silent=(attacker,)),
        Course(defend, both, holds=(attacker,)),
        Course(defend, silent=(defender,)),
        *([Course(defend, both, holds=(defender,), silent=both), Course(defend, fierce=True)] if one else []),
        *(Course(defend, drawn=number + 1) for number in range(DRAWS if one else DRAWS_OF_MANY)),
    ]


def to_the_end(copy: Match[Game], course: Course, whose: int = NOBODY) -> list[Match[Game]]:
    """Play the fight on in this copy until it is over. Return copies at the windows of seat `whose`, in which cards can
    be tried.
    """
    windows = []
    for number in range(MOST_QUESTIONS):
        if not copy.pending or not copy.game.fight:
            break
        question = copy.pending[0]
        if question.why == "window" and question.seat == whose:
            windows.append(copy.fork())
        copy.answer(question.seat, reply_in(copy.game, question, course, number))
    return windows


def reply_in(game: Game, question: Question, course: Course, number: int) -> Answer:
    """Return the asked seat's answer in this course. `number` makes each random draw of the course different."""
    why, seat = question.why, question.seat
    if course.drawn and why == DIVIDED:
        return divide(question, mix(course.drawn, number))
    if course.drawn and (why in DRAWN or why.startswith(AIMED)) and question.shape in (PICK, AMOUNT):
        return draw(game, question, course, mix(course.drawn, number))
    if why in BOARDS and seat in course.boards:
        return question.high if question.shape == AMOUNT else best_place(game, question)
    if why == "fire.act" and seat in course.holds:
        return len(question.options) - 1
    if why == "fire.act" and course.fierce:
        return fiercest_shot(game, question)
    if why == "fire.reply" and seat in course.silent:
        return len(question.options) - 1
    return choice(game, question, course.defend)


def draw(game: Game, question: Question, course: Course, bits: int) -> Answer:
    """Return a random answer, most often a plain or a fierce shot, a reply, or a pass."""
    high, low = bits >> 8, bits % 10
    if question.why == "bomb.pyrotechnics":
        return question.high if low % 2 else 0
    if question.why == "fire.act" and low < OFTEN:
        return fiercest_shot(game, question) if high % 2 else best_shot(game, question)
    if question.why == "fire.reply" and low < OFTEN:
        return 0
    if question.why == "window" and low < OFTEN:
        return len(question.options) - 1
    return high % len(question.options)


def divide(question: Question, bits: int) -> Answer:
    """Divide the damage: all of it on one ship of a squadron, and what exceeds its limit on the next ones."""
    left, caps = question.low, question.caps
    shares = [0] * len(caps)
    for step in range(len(caps)):
        ship = (bits + step) % len(caps)
        shares[ship] = min(left, caps[ship])
        left -= shares[ship]
    return tuple(shares)


def choice(game: Game, question: Question, defend: Ships) -> Answer:
    """Return the answer that the plain course assumes for the asked seat."""
    why, options = question.why, question.options
    if why == "fire.act":
        return best_shot(game, question)
    if why == "combat.attackers" or why == "bomb.ships":
        return tuple(range(len(options)))
    if why == "combat.defenders":
        return tuple(n for n, ref in enumerate(options) if ref[1] in defend)
    if why == "choose.option":  # more fire, or more bombs: where nobody is fired at, bombs
        return 0 if game.fight.get("defenders") else len(options) - 1
    if why in SAYS:
        return said(question, True)
    if why in HARM and question.shape == PICK:
        return worst_hit(game, question)
    if question.shape == PICK:
        return len(options) - 1 if options[-1][0] in NOES else 0
    if question.shape == SOME:
        return tuple(range(question.low))
    return question.low if question.shape == AMOUNT else nth(question, 0)


def best_place(game: Game, question: Question) -> int:
    """Choose the ship for crew to board: the one that bombs most; ties go to the dearest. Cards that can be paid are
    paid in their order.
    """
    places = [n for n, ref in enumerate(question.options) if ref[0] == "board"]
    ships = {n: question.options[n][2] for n in places}
    return max(places, key=lambda n: (bombing(game, ships[n]), cost(game, ships[n])), default=0)


def worst_hit(game: Game, question: Question) -> int:
    """Choose a ship of another seat: the one with the least armor left; ties go to the one that bombs most."""
    rows = {n: game.rows[ref[1]] for n, ref in enumerate(question.options) if ref[0] == "row"}
    theirs = [n for n in rows if rows[n][CTRL] != question.seat and rows[n][KIND] == SHIP]

    def harm(n: int) -> tuple[int, int, int]:
        ship = question.options[n][1]
        return -rows[n][LEFT], bombing(game, ship), cost(game, ship)

    return max(theirs, key=harm, default=0)


def best_shot(game: Game, question: Question) -> int:
    """Choose the shot that destroys the most for the least loss. Choose stealth or holding fire only if there is no
    shot.
    """
    shots = [n for n, ref in enumerate(question.options) if ref[0] == "fire"]
    return max(shots, key=lambda n: (worth(game, *question.options[n][1:]), -n)) if shots else len(question.options) - 1


def fiercest_shot(game: Game, question: Question) -> int:
    """Choose the shot that destroys the dearest ship, or else the one that does most damage; ties go to the shot at the
    weakest ship.
    """
    best, number = (-2, 0, 0), len(question.options) - 1
    for n, ref in enumerate(question.options):
        if ref[0] == "fire":
            deals, left = firepower(game, ref[1]), game.rows[ref[2]][LEFT]
            much = (cost(game, ref[2]) if deals >= left else -1, min(deals, left), -left)
            if much > best:
                best, number = much, n
    return number


def worth(game: Game, ship: int, at: int) -> float:
    """Return the value of a shot: the price of the ship it destroys, else a tenth of its firepower, less the price of
    the shooter if a reply would destroy it.
    """
    deals, left = firepower(game, ship), game.rows[at][LEFT]
    found = float(cost(game, at)) if deals >= left else deals / 10
    replies = game.rows[at][TURN] == ACTIVE
    lost = replies and firepower(game, at) >= game.rows[ship][LEFT]
    return found - (cost(game, ship) if lost else 0)


def cost(game: Game, ship: int) -> int:
    return CARDS[game.rows[ship][FACE]].cost
