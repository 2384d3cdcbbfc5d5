"""What a fight comes to, a row for each set of ships with which the other side may defend, from public facts alone.

The fight is played on in a copy in which nobody's hidden card is what it is: every one of them is the same plain ship.
Nobody boards, pays or plays anything that is not announced; who fires takes the shot that is worth most by itself,
a ship that may return fire does, and all that can bomb does. The answer in the making is the first thing that is done.

Beside the rows stands a range. For it the same sets of defenders are played on in other ways, too (`courses.py`): both
sides board and pay, one of them holds its fire, and some shots are drawn, and uses of this seat's cards. Who defends
also meets each card of the box that may lie face down on a ship of the attacker and that the attacker's credits pay.

What a card could change is counted with the cards of the box: each interrupt that the other side's credits pay is the
only card of its hand once, and is used in the marked row at each moment at which it fits. The worst of them is told.
"""

from itertools import combinations
from typing import Any

from engine.chaos.card import CREW, EQUIPMENT
from engine.chaos.cards import CARDS, IDS, INTERRUPTS
from engine.chaos.combat import active_ships, may_defend
from engine.chaos.courses import Course, Ships, cost, other_courses, to_the_end
from engine.chaos.paying import unpaid_aboard
from engine.chaos.state import CTRL, FACE, KIND, LEFT, ON, PAID, UNPAID, Game
from engine.chaos.verbs.standing import price
from engine.chaos.windows import IN_WINDOW, window_of
from engine.kernel.asking import PICK, Answer, Question, Refused
from engine.kernel.match import Match

ASKED = frozenset("main.target combat.attackers combat.defenders fire.act fire.reply bomb.ships".split())
SETS = 4  # ships of which every set is a row; of more only nobody, each one and all
MOST_SETS = 8  # sets of defenders that are played on in other ways, too; of more of them only the simplest
MOST_TRIES = 60  # cards played in all, each at a moment and a thing it is aimed at
MOST_AIMS = 4
COLONY_CARD = 1.0  # what a card of a colony is worth beside the price of a ship
PLAIN = min(face for face, card in enumerate(CARDS) if card.type == 0 and not card.effects)
MEASURES = ("lost", "theirs", "bombs")

AT_ONCE = ("static", "pay_end")  # what cards on ships bring in a course in which nobody uses an ability
LAID = {
    kind: [
        face
        for face, card in enumerate(CARDS)
        if card.type == kind and (any(card.stats) or any(effect.when in AT_ONCE for effect in card.effects))
    ]
    for kind in (EQUIPMENT, CREW)
}

Row = dict[str, Any]


def fight_of(match: Match[Game], seat: int, answer: Answer) -> Row:
    """Forecast the fight that is being decided; {} if there is none. `rows`: what it comes to; `more`: the same rows if
    this seat boards and pays all it can, [] if that changes nothing; `cards`: what a card could change; `range`: the
    limits within which nearly all fights lie, for this seat's losses, the other side's losses and what is bombed.
    """
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
    rows = [outcome(given(ships), seat, Course(ships)) for ships in sets]
    more = [outcome(given(ships), seat, Course(ships, (seat,))) for ships in sets]
    chosen = tuple(sorted(question.options[n][1] for n in answer)) if mine else None
    if chosen in sets:
        marked = sets.index(chosen)
    else:
        marked = min(range(len(rows)), key=lambda n: value(begun.game, rows[n], seat))
    rows[marked]["marked"] = more[marked]["marked"] = True
    windows = to_the_end(given(sets[marked]), Course(sets[marked]), foe)
    cards = cards_of(begun.game, seat, foe, rows[marked], windows)
    open_sets = [marked] if mine else range(len(sets))  # an own set is chosen by the answer
    ends = [one for n in open_sets for one in (rows[n], more[n])]
    ends += [cards["then"]] if cards["worst"] else []
    for ships in few([sets[n] for n in open_sets]):
        fork = given(ships)
        for course in other_courses(fork.game, ships, len(open_sets) == 1):
            ends.append(outcome(fork.fork(), seat, course))
        if mine:
            ends += [outcome(laid, seat, Course(ships, (foe,))) for laid in with_cards_laid(fork, foe)]
    return {
        "rows": rows, "more": more if more != rows else [], "foe": foe, "defend": mine, "cards": cards,
        "range": {what: span(what, ends) for what in MEASURES},
    }  # fmt: skip


def few(sets: list[Ships]) -> list[Ships]:
    """Return all sets if they are few; otherwise only the empty set, each ship alone, and all ships."""
    most = max(map(len, sets))
    return sets if len(sets) <= MOST_SETS else [ships for ships in sets if len(ships) in (0, 1, most)]


def span(what: str, ends: list[Row]) -> list[int]:
    """Return the lowest and the highest value of `what` in these rows."""
    found = [row[what] if what == "bombs" else len(row[what]) for row in ends]
    return [min(found), max(found)]


def defended(match: Match[Game], question: Question, ships: Ships) -> Match[Game]:
    """Return a copy of the match in which this seat defends with these ships."""
    copy = plain_match(match, question.seat)
    copy.answer(question.seat, tuple(n for n, ref in enumerate(question.options) if ref[1] in ships))
    return copy


def with_cards_laid(fork: Match[Game], foe: int) -> list[Match[Game]]:
    """Return a copy for each card of the box that might lie face down on a ship of this side and that the side could
    pay, tried on its ships in turn.
    """
    game, found = fork.game, []
    for kind in (EQUIPMENT, CREW):
        down = [handle for handle in unpaid_aboard(game, foe) if game.rows[handle][KIND] == kind]
        for number, face in enumerate(LAID[kind] if down else ()):
            handle = down[number % len(down)]
            if price(game, foe, face, game.rows[handle][ON]) <= game.credits[foe]:
                laid = fork.fork()
                laid.game.rows[handle][FACE], laid.game.derived = face, None
                found.append(laid)
    return found


def sets_for(game: Game, question: Question, foe: int) -> list[Ships]:
    """Return the sets of defenders to forecast: the asked seat's, the other side's, or the actual ones once they are
    known.
    """
    if question.why == "combat.defenders":
        return sets_of([ref[1] for ref in question.options])
    if question.why in ("main.target", "combat.attackers"):
        return sets_of([ship for ship in active_ships(game, foe) if may_defend(game, ship)])
    return [tuple(game.fight["defenders"])]


def outcome(copy: Match[Game], seat: int, course: Course) -> Row:
    """Play the fight on by this course, and return its result as a row of the forecast."""
    before = copy.game.clone()
    to_the_end(copy, course)
    return branch(before, copy.game, seat, course.defend)


def start(match: Match[Game], question: Question, answer: Answer) -> Match[Game] | None:
    """Return a copy of the match in which this answer has been given, or None if more must be chosen first."""
    begun = plain_match(match, question.seat)
    try:
        begun.answer(question.seat, answer)
    except Refused:
        return None
    return begun if begun.game.fight and begun.pending else None


def plain_match(match: Match[Game], seat: int) -> Match[Game]:
    """Return a copy in which every card that this seat cannot see is replaced by the same plain card."""
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
    """Return every set of a few ships, the empty set first. Of many ships return only the empty set, each ship alone,
    and all of them.
    """
    ships = sorted(ships)
    sizes = range(len(ships) + 1) if len(ships) <= SETS else (0, 1, len(ships))
    return [chosen for size in sizes for chosen in combinations(ships, size)]


# --- what it came to -------------------------------------------------------------------------------------------------


def branch(before: Game, after: Game, seat: int, ships: Ships) -> Row:
    """Return a row of the forecast: this seat's losses, the others' losses, and the state of the target."""
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
    """Return what a row of the forecast is worth to this seat. The other side is assumed to choose the row with the
    lowest value.
    """
    ships = sum(cost(game, ship) for ship in row["theirs"]) - sum(cost(game, ship) for ship in row["lost"])
    return float(ships + COLONY_CARD * row["bombs"] * (1 if game.fight["attacker"] == seat else -1))


# --- what a card could change ----------------------------------------------------------------------------------------


def cards_of(game: Game, seat: int, foe: int, row: Row, windows: list[Match[Game]]) -> Row:
    """Return what interrupts of the other side could change: how many it could pay, how many worsen this row for the
    seat, and the worst result.
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
    """Return the results of the fight if this card is played now, one for each of the first few possible targets."""
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
        to_the_end(one, Course(tuple(one.game.fight.get("defenders", ()))))
        ends.append(one.game)
    return ends
