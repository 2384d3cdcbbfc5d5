"""Secret questions (R-SEC-2), and which seats could hold something at a moment, as everybody at the table can know.

    quick     seats that hold something are asked, one after the other, in order
    even      seats that hold something are asked, all at once; moments at which a seat could have held something but
              none does are counted, so that the table can be silent there as well
    sealed    seats that could hold something are asked, all at once, whether they hold it or not

To find who could hold something, this module looks at open sheets, sizes of hands and roles. It must not look at a card
in a hand, at a deck, or at what lies face down. It ignores a power's own conditions of use, because they may depend on
hands.

Ruling: where all are asked at once, the first in order who wants to use something uses it. Then the moment comes again
for all, as always (R-TIM-3).
"""

from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import Any

from engine.encounter.cards import ALIEN_ON, FIRST_CLASSIC, FIRST_FLARE
from engine.encounter.items import FACE_USES, SUPER, TECHNOLOGIES, Use
from engine.encounter.listening import Listeners, second_hand_of
from engine.encounter.options import Options
from engine.encounter.playable import Offer, or_pass, sheet_ready
from engine.encounter.state import ALIEN, COMPLETE, SHIPS, UP, Done, Game
from engine.kernel.asking import ALWAYS, PICK, SECRET, Asking, Both, Question, Ref
from engine.kernel.game import SEALED

BETWEEN = "any.between"  # what may be used at every ordered moment


Could = Callable[[int], bool]
Asked = list[tuple[int, list[Offer]]]  # everybody in order, with what each may use


def ask(game: Game, everybody: Asked, could: Could, why: str, by: Ref, data: Any) -> Asking:
    """Ask in secret in the way of this table. Return (seat, offer) of the first in order who uses something, or None.
    """
    if not game.options.public:
        for seat, found in everybody:
            if found:
                answer = yield Question(seat, why, PICK, or_pass(found), 0, 0, (), by, data, SECRET)
                if answer < len(found):
                    return seat, found[answer]
        return None
    sealed = game.options.windows == SEALED
    asked = [(seat, found) for seat, found in everybody if found or (sealed and could(seat))]
    if not asked:
        game.silences += any(could(seat) for seat, _ in everybody)
        return None
    answers = yield Both(
        *[Question(seat, why, PICK, or_pass(found), 0, 0, (), by, data, SECRET | ALWAYS) for seat, found in asked]
    )
    for (seat, found), answer in zip(asked, answers, strict=True):
        if answer < len(found):
            return seat, found[answer]
    return None


def could_speak(game: Game, seat: int, here: Listeners, done: Done = ()) -> bool:
    """Return whether this seat might use something at this moment, as far as the others know."""
    role = 1 << game.role[seat]
    if any(not sheet[UP] for sheet in game.sheets[seat]):
        return True  # any power may lie there
    for _, index, use, roles in here.by_seat[seat]:
        if index < 0 and not game.techs[seat][-1 - index][COMPLETE]:
            continue  # a face-down sheet is handled below, like any other
        if not use.forced and roles & role and (use.repeats or (seat, use.key) not in done):
            if sheet_ready(game, seat, index, use):
                return True
    if here.ordered and (BETWEEN in game.ears or game.options.technology):
        if could_speak(game, seat, game.listeners[BETWEEN], done):
            return True
    if any(not tech[COMPLETE] and tech[SHIPS] for tech in game.techs[seat]) and secret_roles(here.moment) & role:
        return True
    return holds_cards(game, seat) and cards_fit(game, seat, here.moment)


def holds_cards(game: Game, seat: int) -> bool:
    """Return whether the seat has any card at all that could be played."""
    return bool(game.hands[seat]) or (second_hand_of(game) == seat and bool(game.kept.get("second_hand")))


def could_ride(game: Game, seat: int, rider: Use) -> bool:
    """Return whether this seat might have the flare whose super rides on its power, and may use it."""
    return holds_cards(game, seat) and game.options.flares and flare_free(game, seat) and rider.source == SUPER


def flare_free(game: Game, seat: int) -> bool:
    """Return whether this seat may still play a flare, as far as that depends on the seat (R-FLR-2, R-VFL-1)."""
    return game.options.wild_flares or not game.flare_by[seat]


def cards_fit(game: Game, seat: int, moment: str) -> bool:
    """Return whether some card of the box fits the moment in this seat's role: an artifact, a reinforcement or, unless
    the seat has used one already, a flare by its wild half or by its alien's half.
    """
    role = 1 << game.role[seat]
    if plain_roles(moment) & role:
        return True
    if not game.options.flares or not flare_free(game, seat):
        return False
    if wild_roles(moment, game.options) & role:
        return True
    own = [super_roles(sheet[ALIEN], moment, game.options) for sheet in game.sheets[seat]]
    return bool(reduce(or_, own, 0) & role)


@cache
def plain_roles(moment: str) -> int:
    """Return the roles in which some artifact or reinforcement fits a moment."""
    return _roles(moment, [FACE_USES[face][0] for face in FACE_USES if face < FIRST_FLARE])


@cache
def wild_roles(moment: str, options: Options) -> int:
    """Return the roles for which a flare matters at a moment to players who are not its alien. Which flares take part
    is secret (R-SET-7).
    """
    return _roles(moment, [FACE_USES[face][0] for face in _flares(options)])


@cache
def super_roles(alien: int, moment: str, options: Options) -> int:
    return _roles(moment, [FACE_USES[face][1] for face in _flares(options) if ALIEN_ON[face] == alien])


def _flares(options: Options) -> list[int]:
    """Return the flares that may be in the game; both editions of one if the classic edition may be in it."""
    return [face for face in FACE_USES if face >= FIRST_FLARE and (face < FIRST_CLASSIC or options.classic_flare)]


@cache
def secret_roles(moment: str) -> int:
    """Return the roles in which a technology fits that may be turned up from face down (R-TEC-7)."""
    return _roles(moment, [use for card in TECHNOLOGIES if card.secret for use in card.uses])


def _roles(moment: str, uses: list[Any]) -> int:
    return reduce(or_, (use.roles for use in uses if use is not None and moment in use.moments), 0)
