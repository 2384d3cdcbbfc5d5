"""The deal session: proposals of both sides, the choices that an accepted one leaves open, and the exchange (R-DEA,
R-NEG, T-RES-4).

An answer of the session is ("propose", proposal), ("accept", number), ("decline", number), ("give_up",) or, from the
table's clock alone, ("lapse",). What a proposal may hold is in `terms.py`. No alien is named here.
"""

from typing import Any

from engine.encounter.cards import NEGOTIATE, TYPE
from engine.encounter.hand import always_put, hand_over
from engine.encounter.places import gate_and_colonies
from engine.encounter.ships import found, founded, go_home, lift, recount
from engine.encounter.state import DEAL_FAILED, DEAL_MADE, DEF, GATE, OFF, Done, Game, step
from engine.encounter.terms import (
    RANKED,
    Proposal,
    extra_terms,
    fulfilable,
    grantable,
    only_one_way,
    proper,
    public_part,
    ranked_wanted,
)
from engine.kernel.asking import BARGAIN, Answer, Asking, Either, Question, Ref, Refused, pick, spread
from engine.kernel.chance import shuffle

PROPOSALS_EACH = 6  # R-NEG-9

# --- the session -------------------------------------------------------------------------------------------------


def begin_session(game: Game) -> None:
    """Open the talks, with the full number of proposals left for each side (R-NEG-1)."""
    game.deal = {
        "left": (PROPOSALS_EACH, PROPOSALS_EACH),
        "open": (None, None),  # per side: (number, proposal)
        "number": 0,
        "turn": OFF,
        "terms": None,
    }
    game.push("deals.session")


def bargain_question(game: Game, side: int) -> Question:
    """Return a main player's question in a deal, with everything needed to make, judge and draw proposals for that
    seat.
    """
    seat, other = game.main(side), game.main(1 - side)
    deal = game.deal
    data = {
        "side": side,
        "opponent": other,
        "hand": sorted(game.hands[seat]),
        "their_cards": len(game.hands[other]),
        "can_grant": grantable(game, seat, other),
        "can_get": grantable(game, other, seat),
        "only_one_way": only_one_way(game, seat, other),
        "mine": list(deal["open"][side]) if deal["open"][side] else None,
        "theirs": list(deal["open"][1 - side]) if deal["open"][1 - side] else None,
        "left": deal["left"][side],
        "extras": [[who, name] for who, name, _ in extra_terms(game) if who == seat],
    }
    return Question(seat, "deal", BARGAIN, (), data=data)


@step
def session(game: Game) -> Asking:
    """Let both sides make proposals until one is accepted, a player gives up, or time or proposals run out (R-NEG)."""
    deal = game.deal
    if game.options.deals == "open":
        questions = (bargain_question(game, OFF), bargain_question(game, DEF))
        side, answer = yield Either(*questions)
    else:
        side = deal["turn"]
        answer = yield bargain_question(game, side)
    seat = game.main(side)
    kind = answer[0]
    if kind == "propose":
        _propose(game, side, answer[1])
    elif kind == "accept":
        deal["terms"] = deal["open"][1 - side][1]
        game.emit("proposal_accepted", seat, answer[1])
        game.push("deals.details", 0, ())
        return
    elif kind == "decline":
        _lay_open(game, 1 - side, None)
        game.emit("proposal_declined", seat, answer[1])
        if game.options.deals == "turns" and not any(deal["left"]):
            fail(game, "proposals_over")
            return
    else:
        fail(game, "time" if kind == "lapse" else "gave_up")
        return
    deal["turn"] = 1 - side
    if deal["left"] == (0, 0) and deal["open"] == (None, None):
        fail(game, "proposals_over")
        return
    game.push("deals.session")


def _propose(game: Game, side: int, proposal: Proposal) -> None:
    """Lay a proposal on the table. It replaces the same side's older one (R-NEG-3)."""
    deal = game.deal
    deal["number"] += 1
    _lay_open(game, side, (deal["number"], proposal))
    deal["left"] = tuple(left - 1 if side == who else left for who, left in enumerate(deal["left"]))
    eyes = 1 << game.offense | 1 << game.defense
    game.whisper("proposed", eyes, (proposal,), game.main(side), deal["number"], *public_part(proposal))
    game.show("offered", game.main(side), deal["number"], public_part(proposal))


def _lay_open(game: Game, side: int, entry: tuple[int, Proposal] | None) -> None:
    """Set the proposal of this side that can be accepted now, or none."""
    offense, defense = game.deal["open"]
    game.deal["open"] = (entry, defense) if side == OFF else (offense, entry)


def judge(game: Game, question: Question, answer: Answer) -> Any:
    """Return the answer in its canonical form. Raise Refused with the reason if it is not allowed; only its sender
    learns of that (R-NEG-5).
    """
    data = question.data
    if not isinstance(answer, (tuple, list)) or not answer:
        raise Refused("form")
    kind = answer[0]
    if kind in ("give_up", "lapse") and len(answer) == 1:
        return (kind,)
    if kind in ("accept", "decline") and len(answer) == 2:
        if data["theirs"] is None or answer[1] != data["theirs"][0]:
            raise Refused("proposal_gone")
        if kind == "accept" and not fulfilable(game, data["theirs"][1]):
            raise Refused("cannot_fulfil")
        return (kind, answer[1])
    if kind == "propose" and len(answer) == 2:
        if not data["left"]:
            raise Refused("no_proposals_left")
        return ("propose", proper(game, data["side"], answer[1]))
    raise Refused("form")


# --- after acceptance --------------------------------------------------------------------------------------------


@step
def details(game: Game, number: int, done: Done) -> Asking:
    """Ask for what the terms left open: cards of the giver's choice, ships for the colonies. The offense is asked first
    (D-50), and nothing moves yet (R-NEG-7).
    """
    terms = game.deal["terms"]
    todo: list[tuple[str, int, Any]] = []
    for side in (OFF, DEF):
        todo += [("cards", side, term) for term in open_terms(terms, side)]
        if terms[2 * (1 - side) + 1]:  # the colony that the other side grants
            todo.append(("ships", side, terms[2 * (1 - side) + 1]))
    if number >= len(todo):
        game.deal["details"] = done
        return
    kind, side, term = todo[number]
    seat = game.main(side)
    if kind == "cards":
        faces: list[int] = []
        pool = choosable(game, seat, side, term, done)
        for _ in range(term[-1]):
            options = _free_to_choose(pool, term, ranked_wanted(terms[2 * side]))
            answer = yield pick(seat, "deal.give", [("card", face) for face in options], marks=always_put(game, seat))
            faces.append(options[answer])
            pool.remove(options[answer])
        made: tuple[Any, ...] = ("cards", side, tuple(faces))
    else:
        question = colony_ships(game, seat, term, terms[2 * side + 1])
        counts = yield question
        made = ("ships", side, term[0], tuple((ref, c) for ref, c in zip(question.options, counts, strict=True) if c))
    game.push("deals.details", number + 1, (*done, made))


def open_terms(terms: Proposal, side: int) -> list[Any]:
    """Return the terms for which the giver chooses the cards. Those for one type of card come first, so that a free
    choice does not use up a card of that type.
    """
    return [term for wanted in ("type", "choice") for term in terms[2 * side] if term[0] == wanted]


def choosable(game: Game, seat: int, side: int, term: tuple[Any, ...], done: Done) -> list[int]:
    """Return the giver's cards that are not already promised by name or chosen for another term."""
    pool = game.hands[seat][:]
    for other in game.deal["terms"][2 * side]:
        if other[0] == "card" and other[1] in pool:
            pool.remove(other[1])
    for entry in done:
        if entry[0] == "cards" and entry[1] == side:
            for face in entry[2]:
                pool.remove(face)
    return [face for face in pool if term[0] == "choice" or TYPE[face] == term[1]]


def _free_to_choose(pool: list[int], term: tuple[Any, ...], ranked: int) -> list[int]:
    """Return the cards for a term of the giver's choice. Attacks are left out if the terms for highest and lowest
    attacks need all of them.
    """
    keep = term[0] == "choice" and sum(1 for face in pool if face < NEGOTIATE) <= ranked
    return sorted({face for face in pool if not keep or face >= NEGOTIATE})


def colony_ships(game: Game, seat: int, colony: tuple[int, ...], given: tuple[int, ...]) -> Question:
    """Ask which ships settle: any outside the warp, the offense's on the gate too (R-DEA-5)."""
    free = free_ships(game, seat, given)
    places, caps, total = tuple(free), tuple(free.values()), sum(free.values())
    return spread(
        seat, "deal.colony", places, caps, min(colony[1], total), min(colony[2], total), by=("planet", colony[0])
    )


def free_ships(game: Game, seat: int, given: tuple[int, ...]) -> dict[Ref, int]:
    """Return the ships that may move. One ship stays on a colony beside which this deal lets the other player settle
    (R-DEA-6).
    """
    free = dict(zip(*gate_and_colonies(game, seat), strict=True))
    if given and ("planet", given[0]) in free:
        free[("planet", given[0])] -= 1
    return {place: count for place, count in free.items() if count}


@step
def execute(game: Game) -> None:
    """Carry out all terms at once, unless the deal was stopped or a side cannot deliver (T-RES-4, R-DEA-12)."""
    if game.outcome == DEAL_FAILED:
        return
    terms = game.deal["terms"]
    if not fulfilable(game, terms):
        fail(game, "cannot_deliver")
        return
    if _spent_meanwhile(game):
        game.push("deals.execute")
        game.push("deals.details", 0, ())
        return
    moving = [_cards_to_give(game, side) for side in (OFF, DEF)]
    for side in (OFF, DEF):
        giver, taker = game.main(side), game.main(1 - side)
        if moving[side]:
            hand_over(game, giver, taker, moving[side], "deal")
    founders = []
    for entry in game.deal["details"]:
        if entry[0] == "ships":
            seat, planet, total = game.main(entry[1]), entry[2], 0
            for ref, count in entry[3]:
                lift(game, seat, GATE if ref[0] == "gate" else ref[1], count)
                total += count
            if found(game, seat, planet, total):
                founders.append((seat, planet))
    game.outcome = DEAL_MADE
    game.emit("deal_made", game.offense, game.defense, *public_part(terms))
    go_home(game, game.offense, GATE, game.gate[game.offense])  # R-DEA-11
    for name, data in terms[4]:
        for who, known, function in extra_terms(game):
            if known == name:
                function(game, who, data, carry_out=True)
    founded(game, founders, "deal")
    recount(game, None, ("deal", public_part(terms)))


def _spent_meanwhile(game: Game) -> bool:
    """Return whether a promised card was played, or a promised ship paid, in response to the deal. Then its giver may
    choose anew.
    """
    for entry in game.deal["details"]:
        if entry[0] == "ships":
            free = free_ships(game, game.main(entry[1]), game.deal["terms"][2 * entry[1] + 1])
            if any(count > free.get(ref, 0) for ref, count in entry[3]):
                return True
    for side in (OFF, DEF):
        rest = game.hands[game.main(side)][:]
        faces = [term[1] for term in game.deal["terms"][2 * side] if term[0] == "card"]
        for face in faces + [
            face for entry in game.deal["details"] if entry[:2] == ("cards", side) for face in entry[2]
        ]:
            if face not in rest:
                return True
            rest.remove(face)
    return False


def _cards_to_give(game: Game, side: int) -> list[int]:
    """Return the cards that one side hands over. Cards that the terms leave to chance or to rank are settled now."""
    hand = game.hands[game.main(side)][:]
    faces = [term[1] for term in game.deal["terms"][2 * side] if term[0] == "card"]
    for entry in game.deal["details"]:
        if entry[0] == "cards" and entry[1] == side:
            faces += entry[2]
    for face in faces:
        hand.remove(face)
    for term in sorted(game.deal["terms"][2 * side], key=lambda term: term[0] not in RANKED):
        if term[0] in RANKED:
            ranked = sorted((face for face in hand if face < NEGOTIATE), reverse=term[0] == "highest")[: term[1]]
        elif term[0] == "random":
            shuffle(game, hand)
            ranked = hand[: term[1]]
        else:
            continue
        for face in ranked:
            hand.remove(face)
        faces += ranked
    return faces


def fail(game: Game, why: str) -> None:
    """End the talks without a deal, which has the consequences of R-DEA-14."""
    game.outcome = DEAL_FAILED
    game.turn_over = 1
    game.emit("deal_failed", game.offense, game.defense, why)
    game.show("no_deal", why)


step.judge = judge
