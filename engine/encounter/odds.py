"""Odds of an encounter, as far as one seat can know: how each of its cards ends against each other card, and the
consequences.

`weighed` gets its results from `what_if.py`, which plays pairs of cards through. It returns plain data, a part of the
view that a person is shown. `odds` counts these results over the cards nobody has seen yet; it reads a view and nothing
else.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from engine.encounter.cards import ATTACK_COUNTS, FACE_BY_NAME, MORPH, MORPHS, NAMES, NEGOTIATE, NEGOTIATES
from engine.encounter.moments import MOMENT_NUMBER
from engine.encounter.phases.planning import choices, knows_laid
from engine.encounter.state import DEF, OFF, UNDECIDED, Game
from engine.encounter.view_types import Card, Counts, Odds, Preview, Row, View
from engine.encounter.what_if import (
    DEAL,
    FACES,
    UNKNOWN,
    WON,
    Supposition,
    consequences,
    lead,
    passed_before_cards,
    row,
    row_using,
    standing,
)

SIDES = {"offense": 0, "offensive_ally": 0, "defense": 1, "defensive_ally": 1}
FROM, UNTIL = MOMENT_NUMBER["launch.send"], MOMENT_NUMBER["reveal.outcome"]
PICKING = MOMENT_NUMBER["planning.pick"]
ONLOOKER = -1
MOST_KEPT = 32  # positions; several tables may be hosted by one process
ROWS = {face: number for number, face in enumerate(FACES)}

_kept: OrderedDict[Any, Supposition] = OrderedDict()


def weighed(game: Game, seat: int) -> Odds:
    """Return what this seat (-1: a spectator) is told about how the encounter may end; {} if nothing.

    lead [number, lower total wins, who has a tie, the side that wins anyhow or -1], or None; cards [[name, row], ...]
    of the seat's hand, a letter for each of FACES; own [[name, use, row], ...] with what the seat may use of its own;
    known: the other card if it is known; counted: uses in the sum; without: [seat, use] that may still come; if: what
    follows if the offense, the defense wins; stands: what follows as the cards lie there.
    """
    if not is_open(game):
        return {}
    if "turned" in game.notes:
        return {"stands": standing(game)}
    tried = supposition(game)
    found: Odds = {"lead": as_plain(lead(tried)), "cards": [], "known": ""}
    side = game.side_of(seat) if seat in (game.offense, game.defense) else -1
    if side >= 0:
        found.update(rows_of(game, tried, seat, side))
    found["if"] = [consequences(tried, OFF), consequences(tried, DEF)]
    results = [result for result in tried.asked.values() if result is not None]
    found["counted"] = sorted(set().union(*[result.counted for result in results]))
    passed = set().union(*[result.passed for result in results])
    if game.moment < PICKING:
        passed |= passed_before_cards(tried)
    found["without"] = sorted([who, use] for who, use in passed)
    if side >= 0:
        known = FACE_BY_NAME[found["known"]] if found["known"] else -1
        found["own"] = [
            [name, *own]
            for name, plain in found["cards"]
            for own in own_row(tried, side, FACE_BY_NAME[name], plain, known, passed, seat)
        ]
    return found


def is_open(game: Game) -> bool:
    """Return whether there is anything to tell, judged by public facts."""
    if not FROM <= game.moment < UNTIL or game.target < 0 or game.outcome != UNDECIDED:
        return False
    return "cards_unturned" not in game.notes and ("turned" not in game.notes or min(game.laid) >= 0)


def foreseen(game: Game) -> Odds:
    """Return what everybody may be told at a show point, where no card has to be chosen."""
    found = weighed(game, ONLOOKER)
    found.pop("cards", None)
    found.pop("known", None)
    return found


def supposition(game: Game) -> Supposition:
    """Return the pairs of cards tried in this position so far, with the list of those asked for emptied.

    That list must be emptied, because it would tell which of their own cards other seats have asked about.
    """
    fresh = Supposition(game)
    key = (game.options, fresh.base.dump())
    kept = _kept.get(key)
    if kept is None:
        kept = _kept[key] = fresh
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    kept.asked.clear()
    return kept


def as_plain(found: Any) -> list[Any] | None:
    return None if found is None else list(found)


def rows_of(game: Game, tried: Supposition, seat: int, side: int) -> Odds:
    """Return rows for the seat's cards that may be laid, or for the one already laid: each against every other card, or
    against the one that is known.
    """
    if game.laid[side] < 0:
        mine = sorted({int(ref[1]) for ref in choices(game, seat)})
    else:
        mine = [game.laid[side]] if knows_laid(game, seat, side) else []
    theirs = game.laid[1 - side]
    known = theirs >= 0 and bool(game.open[1 - side] or knows_laid(game, seat, 1 - side))
    return {
        "cards": [[NAMES[face], row_against(tried, side, face, theirs if known else -1)] for face in mine],
        "known": NAMES[theirs] if known else "",
    }


def own_row(
    tried: Supposition, side: int, face: int, plain: str, known: int, passed: Iterable[tuple[int, str]], seat: int
) -> list[Row]:
    """Return [use, row] for what the seat itself may use with this card, if it changes the card's row and may be told.
    """
    against = FACES if known < 0 else (known,)
    found: list[Row] = []
    for use in sorted(use for who, use in passed if who == seat):
        own = row_using(tried, side, face, (seat, use), against) * (1 if known < 0 else len(FACES))
        if own != plain and UNKNOWN not in own:
            found.append([use, own])
    return found


def row_against(tried: Supposition, side: int, face: int, known: int) -> str:
    """Return one card's row of the table. If the other card is known, every letter is the one for that card."""
    if known >= 0:
        return row(tried, side, face, (known,)) * len(FACES)
    return row(tried, side, face)


def one_card(game: Game, seat: int, face: int) -> Preview:
    """Return the odds of one card that might be laid, for a preview."""
    side = game.side_of(seat)
    if side < 0 or game.target < 0:
        return {}
    tried = supposition(game)
    theirs = game.laid[1 - side]
    known = theirs >= 0 and bool(game.open[1 - side] or knows_laid(game, seat, 1 - side))
    against = (theirs,) if known else FACES
    found = row_against(tried, side, face, theirs if known else -1)
    results = [tried.pair(*((face, other) if side == OFF else (other, face))) for other in against]
    counted = set().union(*[result.counted for result in results if result is not None])
    passed = set().union(*[result.passed for result in results if result is not None])
    known_face = theirs if known else -1
    return {
        "row": found,
        "own": own_row(tried, side, face, found, known_face, passed, seat),
        "known": NAMES[theirs] if known else "",
        "counted": sorted(counted),
        "without": sorted([who, use] for who, use in passed),
    }


# --- counting over what nobody has seen --------------------------------------------------------------------------


def odds(view: View) -> Counts:
    """Return, for each card that may be laid, how many of the unseen encounter cards it beats, and how many mean talks.

    cards [[name, won, talks], ...], best first; unknown: those that cannot be judged; known: the other card if it is
    known; attacks, negotiates, encounter_cards unseen; ships [offense, defense]. No cards if the seat has no encounter
    of its own.
    """
    unseen = unseen_cards(view)
    told: Odds = view.get("odds", {})
    cards: list[Row] = []
    unknown: list[Card] = []
    for name, outcomes in told.get("cards", ()):
        if UNKNOWN in outcomes:
            unknown.append(name)
        else:
            cards.append([name, counted(outcomes, WON, unseen), counted(outcomes, DEAL, unseen)])
    own: dict[str, list[Row]] = {}
    for name, use, outcomes in told.get("own", ()):
        own.setdefault(name, []).append([use, counted(outcomes, WON, unseen)])
    cards.sort(key=lambda entry: (-entry[1], -entry[2], -FACE_BY_NAME[entry[0]]))
    return {
        "cards": cards,
        "own": own,
        "unknown": unknown,
        "known": told.get("known", ""),
        "attacks": sum(count for face, count in unseen.items() if face < NEGOTIATE),
        "negotiates": unseen[NEGOTIATE],
        "encounter_cards": sum(unseen.values()),
        "ships": ships_of_sides(view),
    }


def counted(outcomes: str, wanted: str, unseen: dict[int, int]) -> int:
    """Return how many of the unseen cards lead to this outcome."""
    return sum(count for face, count in unseen.items() if outcomes[ROWS[face]] == wanted)


def unseen_cards(view: View) -> dict[int, int]:
    """Return encounter cards by face, less those in the seat's hand, on the pile and open on the table."""
    left = {**ATTACK_COUNTS, NEGOTIATE: NEGOTIATES, MORPH: MORPHS}
    seen = [*view.get("hand", ()), *view["discards"], *(face for _, face in view["laid"] if face)]
    for name in seen:
        face = FACE_BY_NAME[name]
        if left.get(face, 0):
            left[face] -= 1
    return left


def ships_of_sides(view: View) -> list[int]:
    """Return the ships of both sides: those on the gate against those on and beside the planet."""
    totals = [0, 0]
    for seat, panel in enumerate(view["seats"]):
        if panel["role"] in SIDES:
            totals[SIDES[panel["role"]]] += panel["gate"] + panel["beside"]
        if panel["role"] == "defense":
            totals[1] += next((ships[seat] for planet, _, ships in view["planets"] if planet == view["target"]), 0)
    return totals
