"""Quick play for imagined worlds: every seat answers by simple rules, with about the frequencies of rookies.

It reads the imagined position. Its rates are those of rookies' games; where none is known it chooses what costs least.
"""

from collections.abc import Callable

from engine.encounter.bots.bargains import can_fulfil
from engine.encounter.cards import FIRST_FLARE, REINFORCEMENTS, artifact
from engine.encounter.likely import founds, likely_card, needs_one, stage_of
from engine.encounter.state import DEF, OFF, Game
from engine.encounter.totals import sums
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, Answer, Question
from engine.kernel.chance import Source, below

POWER, FLARE = 50, 15  # of a hundred chances to use something, how many are taken
ACCEPTS = 75  # of a hundred offers that can be kept
TALKS_FAIL = 15  # of a hundred talks without an offer worth taking
LANDS_ALONG, GUARDS = 85, 70  # of a hundred invitations that are good to take
MOBIUS = artifact("mobius_tubes")
MOBIUS_FROM = 6
LAUNCHED, SETTLERS = 4, 2
ALONG = (1, 4)  # ships sent with the offense, with the defense
EVEN, A_SHIP, A_CARD = 0.47, 0.035, 0.018  # how likely the offense wins: by its lead in ships and in cards
JOINS_FROM, GUARDS_BELOW = 0.25, 0.6


def answer(game: Game, question: Question, dice: Source) -> Answer:
    rule = RULES.get(question.why)
    if rule is not None:
        return rule(game, question, dice)
    if question.shape == PICK:
        return below(dice, len(question.options))
    if question.shape == SOME:
        return tuple(range(question.low))
    if question.shape == AMOUNT:
        return question.low
    if question.shape == BARGAIN:
        return deal(game, question, dice)
    return tallest(question, question.low)


# --- windows -------------------------------------------------------------------------------------------------------


def window(game: Game, question: Question, dice: Source) -> Answer:
    """Add a reinforcement if that turns the sum, use a power or a flare now and then, or else pass."""
    turns = turning_card(game, question)
    if turns is not None:
        return turns
    takes_part = game.side_of(question.seat) >= 0
    for number, ref in enumerate(question.options[:-1]):
        if ref[0] != "card":
            if below(dice, 100) < POWER:
                return number
        elif ref[1] >= FIRST_FLARE:
            if takes_part and below(dice, 100) < FLARE:
                return number
        elif ref[1] == MOBIUS and game.warp[question.seat] >= MOBIUS_FROM:
            return number
    return len(question.options) - 1


def turning_card(game: Game, question: Question) -> int | None:
    """Return the smallest reinforcement that would put the seat's side ahead."""
    found = [
        (REINFORCEMENTS[ref[1]], number)
        for number, ref in enumerate(question.options)
        if ref[0] == "card" and ref[1] in REINFORCEMENTS
    ]
    side = game.side_of(question.seat)
    if not found or side < 0 or min(game.laid) < 0:
        return None
    totals = sums(game)
    missing = totals[1 - side] - totals[side] + (1 if side == OFF else 0)
    enough = [entry for entry in found if entry[0] >= missing]
    return min(enough)[1] if missing > 0 and enough else None


def passing(game: Game, question: Question, dice: Source) -> Answer:
    return len(question.options) - 1


def whim(game: Game, question: Question, dice: Source) -> Answer:
    return below(dice, len(question.options))


# --- the encounter -------------------------------------------------------------------------------------------------


def aim(game: Game, question: Question, dice: Source) -> Answer:
    """Choose a planet that brings a new colony, with few defenders."""
    me, defense = question.seat, game.defense

    def dislike(number: int) -> tuple[bool, int]:
        planet = question.options[number][1]
        return bool(game.on_planet(planet, me)), game.on_planet(planet, defense) if defense >= 0 else 0

    return min(range(len(question.options)), key=dislike)


def launch(game: Game, question: Question, dice: Source) -> Answer:
    return some_ships(question, LAUNCHED)


def along(game: Game, question: Question, dice: Source) -> Answer:
    """Send an ally's ships: a single one with the offense, as that is enough to land, but more with the defense, whose
    allies are rewarded for each.
    """
    return some_ships(question, ALONG[game.side_of(question.seat)])


def some_ships(question: Question, wish: int) -> Answer:
    """Return a spread of `wish` ships, but fewer if a colony would lose its last ship without need."""
    spare = sum(question.caps) - len(question.caps)
    return tallest(question, min(question.high, wish, max(question.low, spare)))


def tallest(question: Question, number: int) -> Answer:
    """Return a spread of this many ships, taken one by one from the place where most are left."""
    left, taken = list(question.caps), [0] * len(question.caps)
    for _ in range(number):
        at = max(range(len(left)), key=left.__getitem__)
        left[at] -= 1
        taken[at] += 1
    return tuple(taken)


def put(game: Game, question: Question, dice: Source) -> Answer:
    """Spread ships one by one over the places with room, beginning at a random place."""
    placed = [0] * len(question.caps)
    at = below(dice, len(placed))
    for _ in range(question.high):
        while placed[at] >= question.caps[at]:
            at = (at + 1) % len(placed)
        placed[at] += 1
        at = (at + 1) % len(placed)
    return tuple(placed)


def one_short(game: Game, seat: int) -> bool:
    """Return whether founding a colony on the target would win for this seat."""
    return needs_one(game, seat) and founds(game, seat)


def invite(game: Game, question: Question, dice: Source) -> Answer:
    """Invite everybody as the defense. As the offense, invite nobody who would win by landing, unless the offense wins
    too.
    """
    if question.data == DEF:
        return tuple(range(len(question.options)))
    mine = one_short(game, game.offense)
    return tuple(number for number, ref in enumerate(question.options) if mine or not one_short(game, ref[1]))


def chance(game: Game) -> float:
    """Return how likely the offense wins, judged by ships and cards in hand."""
    lead = sum(game.ships_in(seat) * (1, -1)[game.side_of(seat)] for seat in range(game.n) if game.side_of(seat) >= 0)
    cards = len(game.hands[game.offense]) - (len(game.hands[game.defense]) if game.defense >= 0 else 0)
    return EVEN + A_SHIP * lead + A_CARD * cards


def join(game: Game, question: Question, dice: Source) -> Answer:
    """Choose a side: landing if that wins, and mostly if it founds a colony; the defense if it stops a win, and mostly
    if it is likely to hold. Nobody gives up a colony for less than the win.
    """
    me, likely = question.seat, chance(game)
    if not one_short(game, me) and max(game.ships[me :: game.n]) <= 1:
        return len(question.options) - 1
    for number, ref in enumerate(question.options[:-1]):
        if ref[1] == OFF:
            mostly = founds(game, me) and likely > JOINS_FROM and below(dice, 100) < LANDS_ALONG
            if one_short(game, me) or (mostly and not one_short(game, game.offense)):
                return number
        elif one_short(game, game.offense) or (likely < GUARDS_BELOW and below(dice, 100) < GUARDS):
            return number
    return len(question.options) - 1


def card(game: Game, question: Question, dice: Source) -> Answer:
    """Return the card its owner is likely to lay."""
    faces = [ref[1] for ref in question.options if ref[0] == "card"]
    if len(faces) < len(question.options):
        return below(dice, len(question.options))
    me = question.seat
    side = DEF if me == game.defense else OFF
    ships = [sum(game.ships_in(seat) for seat in range(game.n) if game.side_of(seat) == one) for one in (OFF, DEF)]
    face = likely_card(dice, faces, side == DEF, ships[side] - ships[1 - side], stage=stage_of(game))
    return faces.index(face) if face in faces else below(dice, len(faces))


def deal(game: Game, question: Question, dice: Source) -> Answer:
    """Accept most offers that can be kept, and propose a colony each if no offer is open. Never give the other player
    the win.
    """
    data = question.data
    theirs = data["theirs"]
    if needs_one(game, question.seat) != needs_one(game, data["opponent"]):
        return ("decline", theirs[0]) if theirs else ("give_up",)
    if theirs and can_fulfil(data, theirs[1]) and below(dice, 100) < ACCEPTS:
        return ("accept", theirs[0])
    grant, win = data["can_grant"], data["can_get"]
    if data["left"] and grant and win and below(dice, 100) >= TALKS_FAIL:
        mine, yours = (grant[0], 1, 20), (win[0], 1, 20)
        both = not {grant[0], win[0]} & set(data["only_one_way"])
        if both:
            return ("propose", ((), mine, (), yours, ()) if data["side"] == OFF else ((), yours, (), mine, ()))
    return ("decline", theirs[0]) if theirs else ("give_up",)


def settle(game: Game, question: Question, dice: Source) -> Answer:
    """Send ships to a colony that a deal brings, from the fullest places."""
    return tallest(question, min(SETTLERS, question.high))


def go_on(game: Game, question: Question, dice: Source) -> Answer:
    """Go on with another encounter only with a good card in hand. The last option ends the turn."""
    return 0 if max(game.hands[question.seat], default=0) >= 8 else len(question.options) - 1


RULES: dict[str, Callable[[Game, Question, Source], Answer]] = {
    "window": window,
    "ride": window,
    "respond": passing,
    "launch.aim": aim,
    "launch.send": launch,
    "alliance.send": along,
    "alliance.invite": invite,
    "alliance.join": join,
    "planning.pick": card,
    "deal": deal,
    "turn.go_on": go_on,
    "place": put,
    "deal.colony": settle,
}
