"""What a fight comes to, a row for each set of ships with which the other side may defend, from public facts alone.

The fight is played on in a copy in which nobody's hidden card is what it is: every one of them is the same plain ship.
Nobody boards, pays or plays anything that is not announced; who fires takes the shot that is worth most by itself,
whoever may return fire does, and all that can bomb does. The answer in the making is the first thing that is done.

What a card could change is counted with the cards of the box: each interrupt that the other side's credits pay is the
only card of its hand once, and is used in the marked row at each moment at which it fits. The worst of them is told.
"""

from itertools import combinations
from typing import Any

from engine.chaos.cards import CARDS, IDS, INTERRUPTS
from engine.chaos.combat import active_ships, may_defend
from engine.chaos.forecast import SAYS, said
from engine.chaos.state import ACTIVE, CTRL, FACE, LEFT, PAID, TURN, UNPAID, Game
from engine.chaos.stats import bombing, firepower
from engine.chaos.verbs.standing import price
from engine.chaos.windows import IN_WINDOW, window_of
from engine.kernel.asking import AMOUNT, PICK, SOME, Answer, Question, Refused, nth
from engine.kernel.match import Match

ASKED = frozenset("main.target combat.attackers combat.defenders fire.act fire.reply bomb.ships".split())
NOBODY = -1
SETS = 4  # ships of which every set is a row; of more only nobody, each one and all
MOST_QUESTIONS = 400
MOST_TRIES = 60  # cards played in all, each at a moment and a thing it is aimed at
MOST_AIMS = 4
COLONY_CARD = 1.0  # what a card of a colony is worth beside the price of a ship
PLAIN = min(face for face, card in enumerate(CARDS) if card.type == 0 and not card.effects)
NOES = ("pass", "done", "decline", "hold", "no", "back", "end")

Row = dict[str, Any]
Ships = tuple[int, ...]


def fight_of(match: Match[Game], seat: int, answer: Answer) -> Row:
    """{} where no fight is being decided. `rows`: what it comes to; `more`: the same rows if this seat boards and pays
    all it can, [] if that changes nothing; `cards`: what a card could change."""
    question = match.question_for(seat)
    if question is None or question.why not in ASKED:
        return {}
    begun = start(match, question, answer)
    if begun is None:
        return {}
    mine = question.why == "combat.defenders"
    foe = other_side(begun.game, seat)

    def given(ships: Ships) -> Match[Game]:
        return defended(match, question, ships) if mine else begun.fork()

    sets = sets_for(begun.game, question, foe)
    played = [outcome(given(ships), ships, seat, foe) for ships in sets]
    rows, more = [row for row, _ in played], [outcome(given(ships), ships, seat, foe, True)[0] for ships in sets]
    chosen = tuple(sorted(question.options[n][1] for n in answer)) if mine else None
    if chosen in sets:
        marked = sets.index(chosen)
    else:
        marked = min(range(len(rows)), key=lambda n: value(begun.game, rows[n], seat))
    rows[marked]["marked"] = more[marked]["marked"] = True
    cards = cards_of(begun.game, seat, foe, *played[marked])
    return {"rows": rows, "more": more if more != rows else [], "foe": foe, "defend": mine, "cards": cards}


def defended(match: Match[Game], question: Question, ships: Ships) -> Match[Game]:
    """The copy in which this seat defends with these ships."""
    copy = plain_match(match, question.seat)
    copy.answer(question.seat, tuple(n for n, ref in enumerate(question.options) if ref[1] in ships))
    return copy


def sets_for(game: Game, question: Question, foe: int) -> list[Ships]:
    """Return the rows: the asked seat's sets of defenders, those of the other side, or one row once the defenders are
    known.
    """
    if question.why == "combat.defenders":
        return sets_of([ref[1] for ref in question.options])
    if question.why in ("main.target", "combat.attackers"):
        return sets_of([ship for ship in active_ships(game, foe) if may_defend(game, ship)])
    return [tuple(game.fight["defenders"])]


def outcome(copy: Match[Game], ships: Ships, seat: int, foe: int, more: bool = False) -> tuple[Row, list[Match[Game]]]:
    """The row of these defenders, and the windows of the other side on the way."""
    before = copy.game.clone()
    windows = to_the_end(copy, ships, foe, seat if more else NOBODY)
    return branch(before, copy.game, seat, ships), windows


def start(match: Match[Game], question: Question, answer: Answer) -> Match[Game] | None:
    """The copy in which this answer has been given; None if something has to be chosen first."""
    begun = plain_match(match, question.seat)
    try:
        begun.answer(question.seat, answer)
    except Refused:
        return None
    return begun if begun.game.fight and begun.pending else None


def plain_match(match: Match[Game], seat: int) -> Match[Game]:
    """A copy without anything that this seat cannot see: all of it is one and the same card."""
    game = match.game.clone()
    for owner in range(game.n):
        game.colony[owner] = [PLAIN] * len(game.colony[owner])
        if owner != seat:
            game.centre[owner] = [PLAIN] * len(game.centre[owner])
            game.ruin[owner] = [PLAIN] * len(game.ruin[owner])
    for row in game.rows.values():
        if row[PAID] == UNPAID and row[CTRL] != seat:
            row[FACE] = PLAIN
    game.decks = tuple(() for _ in range(game.n))
    game.seed, game.counter, game.veil, game.derived, game.audience = 1, 0, 1, None, None
    return Match.resume(game)


def other_side(game: Game, seat: int) -> int:
    fight = game.fight
    return int(fight["defender"] if fight["attacker"] == seat else fight["attacker"])


def sets_of(ships: list[int]) -> list[Ships]:
    """Every set of a few ships, nobody first; of many nobody, each one, all."""
    ships = sorted(ships)
    sizes = range(len(ships) + 1) if len(ships) <= SETS else (0, 1, len(ships))
    return [chosen for size in sizes for chosen in combinations(ships, size)]


# --- played on -------------------------------------------------------------------------------------------------------


def to_the_end(copy: Match[Game], defend: Ships, foe: int, boards: int = NOBODY) -> list[Match[Game]]:
    """The fight goes on in this copy until it is over. The windows of the other side, for cards to be tried in.
    `boards`: a seat that boards and pays whatever it can."""
    windows = []
    for _ in range(MOST_QUESTIONS):
        if not copy.pending or not copy.game.fight:
            break
        question = copy.pending[0]
        if question.why == "window" and question.seat == foe:
            windows.append(copy.fork())
        own = question.seat == boards and question.why in ("combat.board", "combat.pay")
        copy.answer(question.seat, best_place(copy.game, question) if own else choice(copy.game, question, defend))
    return windows


def choice(game: Game, question: Question, defend: Ships) -> Answer:
    """Return what the asked seat is taken to do."""
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
    if question.shape == PICK:
        return len(options) - 1 if options[-1][0] in NOES else 0
    if question.shape == SOME:
        return tuple(range(question.low))
    return question.low if question.shape == AMOUNT else nth(question, 0)


def best_place(game: Game, question: Question) -> int:
    """Crew goes aboard the ship that bombs most, the dearest of equals; what can be paid is paid in its order."""
    places = [n for n, ref in enumerate(question.options) if ref[0] == "board"]
    ships = {n: question.options[n][2] for n in places}
    return max(places, key=lambda n: (bombing(game, ships[n]), cost(game, ships[n])), default=0)


def best_shot(game: Game, question: Question) -> int:
    """The shot with which the most is destroyed for the least; stealth and holding fire only where there is none."""
    shots = [n for n, ref in enumerate(question.options) if ref[0] == "fire"]
    return max(shots, key=lambda n: (worth(game, *question.options[n][1:]), -n)) if shots else len(question.options) - 1


def worth(game: Game, ship: int, at: int) -> float:
    """The price of what falls, less that of the ship that fires if the reply destroys it; else the damage."""
    deals, left = firepower(game, ship), game.rows[at][LEFT]
    found = float(cost(game, at)) if deals >= left else deals / 10
    replies = game.rows[at][TURN] == ACTIVE
    lost = replies and firepower(game, at) >= game.rows[ship][LEFT]
    return found - (cost(game, ship) if lost else 0)


def cost(game: Game, ship: int) -> int:
    return CARDS[game.rows[ship][FACE]].cost


# --- what it came to -------------------------------------------------------------------------------------------------


def branch(before: Game, after: Game, seat: int, ships: Ships) -> Row:
    """Return what this seat loses, what others lose, and what becomes of the target."""
    target = before.fight["target"]
    gone = [handle for handle in sorted(before.rows) if handle not in after.rows and before.rows[handle][LEFT] > 0]
    found: Row = {
        "with": list(ships),
        "lost": [handle for handle in gone if before.rows[handle][CTRL] == seat],
        "theirs": [handle for handle in gone if before.rows[handle][CTRL] != seat],
        "marked": False,
        "target": target[0],
    }
    if target[0] == "colony":
        was, now = len(before.colony[target[1]]), len(after.colony[target[1]])
        return {**found, "bombs": was - now, "to": now}
    if target[0] == "centre":
        was, now = len(before.centre[target[1]]), len(after.centre[target[1]])
        return {**found, "bombs": int(now < was), "to": now}
    return {**found, "bombs": int(target[1] not in after.rows), "to": 0}


def value(game: Game, row: Row, seat: int) -> float:
    """Return what a row is worth to this seat: the other side would choose the row in which that is least."""
    ships = sum(cost(game, ship) for ship in row["theirs"]) - sum(cost(game, ship) for ship in row["lost"])
    return float(ships + COLONY_CARD * row["bombs"] * (1 if game.fight["attacker"] == seat else -1))


# --- what a card could change ----------------------------------------------------------------------------------------


def cards_of(game: Game, seat: int, foe: int, row: Row, windows: list[Match[Game]]) -> Row:
    """Return how many interrupts of the box the other side could pay, how many make the row worse for this seat, and
    the worst.
    """
    have = game.credits[foe]
    paid = [face for face in sorted(INTERRUPTS) if price(game, foe, face) <= have] if game.centre[foe] else []
    left, changing, plain = MOST_TRIES, 0, value(game, row, seat)
    worst: tuple[float, str, Row] = (plain, "", {})
    for face in paid:
        changes = False
        for window in windows:
            if face not in IN_WINDOW[window_of(window.game)]:
                continue
            for end in played(window, foe, face, left):
                left -= 1
                then = branch(game, end, seat, tuple(row["with"]))
                much = value(game, then, seat)
                changes = changes or much < plain
                worst = min(worst, (much, IDS[face], then), key=lambda told: told[0])
        changing += changes
    return {
        "hand": len(game.centre[foe]), "credits": have, "box": len(INTERRUPTS), "paid": len(paid), "change": changing,
        "worst": worst[1], "then": worst[2],
    }  # fmt: skip


def played(window: Match[Game], foe: int, face: int, most: int) -> list[Game]:
    """The ends of the fight if this card is played here, at each of the first few things it may be aimed at."""
    game = window.game.clone()
    game.centre[foe] = [face]
    ready, ends = Match.resume(game), []
    question = ready.pending[0]
    if ("play", face) not in question.options or most <= 0:
        return []
    ready.answer(foe, question.options.index(("play", face)))
    aims = [0]
    if ready.pending and ready.pending[0].seat == foe and ready.pending[0].shape == PICK:
        if ready.pending[0].why != "window":
            aims = list(range(len(ready.pending[0].options)))[: min(most, MOST_AIMS)]
    for aim in aims:
        one = ready.fork()
        if len(aims) > 1:
            one.answer(foe, aim)
        to_the_end(one, tuple(one.game.fight.get("defenders", ())), foe)
        ends.append(one.game)
    return ends
