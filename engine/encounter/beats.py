"""Quiet beats (R-FLR-8): moments at which everybody gives a secret order, so that a card can lift things unnoticed.

They take place at tables with the classic edition of that flare. A beat consists of orders, a noise, accusations and
their consequences. Which card lifts things, and what being caught costs, is in that card's own file. Nothing moves and
nothing is told before the beat is over.
"""


from engine.encounter.acts import announce
from engine.encounter.cards import FIRST_CLASSIC
from engine.encounter.flagship import put_flagship
from engine.encounter.hand import reshuffle, take_from_pile
from engine.encounter.losses import impose_losses
from engine.encounter.places import researching
from engine.encounter.playable import card_use, flare_open
from engine.encounter.ships import leave_warp
from engine.encounter.state import PASS, Game, step
from engine.kernel.asking import SECRET, Asking, Both, Question, Ref, pick, some
from engine.kernel.game import SEALED

MOMENT = "any.quiet_beat"
EASY_ACCESS = "easy_access"  # kept: [the seat that was caught with the card and still has it, as far as all know]
NO_LONGER = "easy_access_ended"  # kept, and seen by nobody: the seat, once its card has left in secret
MOST_LIFTED, MOST_LIFTED_EASILY = 1, 2
DECOY: Ref = ("decoy",)


@step
def begin(game: Game) -> None:
    """Begin the quiet beats: three in every encounter, no matter who holds the card or whether it is in the deck at
    all.
    """
    if not game.options.classic_flare:
        return
    end_easy_access(game)
    game.push("beats.orders")


def end_easy_access(game: Game) -> None:
    """End a caught seat's easy access once the card has left its hand. If the card left in secret, the public mark
    stays until the card lies in the discards.
    """
    known = game.kept.get(EASY_ACCESS)
    if known and not any(face >= FIRST_CLASSIC for face in game.hands[known[0]]):
        game.kept[NO_LONGER] = known
        if any(face >= FIRST_CLASSIC for face in game.discards):
            del game.kept[EASY_ACCESS], game.kept[NO_LONGER]


def has_easy_access(game: Game, seat: int) -> bool:
    """Return whether this seat was caught with the card and has had it ever since."""
    return game.kept.get(EASY_ACCESS) == [seat] and NO_LONGER not in game.kept


def lifting_card(game: Game, seat: int) -> int:
    """Return the card in this hand that lets its holder lift now, or -1."""
    for face in game.hands[seat]:
        if face >= FIRST_CLASSIC and flare_open(game, seat, face):
            use = card_use(game, seat, face)
            if use is not None and MOMENT in use.moments:
                return face
    return -1


# --- orders ------------------------------------------------------------------------------------------------------


def in_reach(game: Game, seat: int, most: int) -> list[Ref]:
    """Return what the seat can regain, in three sorts: ships in the warp with a colony to go to, the deck, the discards
    (the topmost card, or any).
    """
    found: list[Ref] = []
    for planet in game.colonies(seat):
        found += [("planet", planet)] * min(most, game.warp[seat])
    found += [("deck",)] * min(most, len(game.deck) + len(game.discards))
    pile = game.discards[-1:] if most == MOST_LIFTED else game.discards[::-1]
    return found + [("discard", face) for face in pile]


def order_question(game: Game, seat: int) -> Question:
    """Return the question which orders a seat gives at this beat: none, a decoy (once an encounter), or the ships or
    cards to lift.
    """
    options = [] if seat in game.notes.get("decoys", ()) else [DECOY]
    most = MOST_LIFTED
    if lifting_card(game, seat) >= 0:
        most = MOST_LIFTED_EASILY if has_easy_access(game, seat) else MOST_LIFTED
        options += in_reach(game, seat, most)
    return some(seat, "beats.order", options, 0, most, marks=SECRET)


def put(questions: list[Question], everybody: bool) -> list[Question]:
    """Return the questions that leave a choice (D-51), or all of them if leaving one out would reveal something."""
    return [question for question in questions if everybody or any(ref != PASS for ref in question.options)]


def of_one_sort(question: Question, answer: tuple[int, ...]) -> tuple[Ref, ...]:
    """Return the things of the same sort as the first one, because all that is lifted must be of one sort."""
    chosen = [question.options[number] for number in answer]
    return tuple(ref for ref in chosen if ref[0] == chosen[0][0])


@step
def orders(game: Game) -> Asking:
    questions = put([order_question(game, seat) for seat in range(game.n)], game.options.windows == SEALED)
    game.silences += not questions
    answers = (yield Both(*questions)) if questions else ()
    lifter = -1
    lifted: tuple[Ref, ...] = ()
    stirred = False
    for question, answer in zip(questions, answers, strict=True):
        things = of_one_sort(question, answer)
        stirred = stirred or bool(things)
        if DECOY in things:
            game.notes["decoys"] = (*game.notes.get("decoys", ()), question.seat)
        elif things:
            lifter, lifted = question.seat, things
    if stirred:
        game.emit("noise")
        game.push("beats.accusations", lifter, lifted)


# --- accusations -------------------------------------------------------------------------------------------------


def accusation_question(game: Game, seat: int) -> Question:
    """Return the question whom to accuse. It is asked once an encounter, of seats that have a ship to lose."""
    able = seat not in game.notes.get("accusers", ()) and game.on_colonies(seat) + researching(game, seat) > 0
    others = game.others_clockwise(seat) if able else []
    return pick(seat, "beats.accuse", [*[("seat", other) for other in others], PASS], marks=SECRET)


@step
def accusations(game: Game, lifter: int, lifted: tuple[Ref, ...]) -> Asking:
    """Ask for accusations and show them together. A player who was right makes the thief show the card; one who was
    wrong loses a ship.
    """
    questions = put([accusation_question(game, seat) for seat in range(game.n)], everybody=False)
    answers = (yield Both(*questions)) if questions else ()
    chosen = [question.options[answer] for question, answer in zip(questions, answers, strict=True)]
    named = tuple((question.seat, ref[1]) for question, ref in zip(questions, chosen, strict=True) if ref != PASS)
    if named:
        game.notes["accusers"] = (*game.notes.get("accusers", ()), *[seat for seat, _ in named])
        for seat, other in named:
            game.emit("accused", seat, other)
    caught = any(seat == lifter for _, seat in named)
    if lifter >= 0 and not caught:
        game.push("beats.arrive", lifter, lifted)
    wrong = [seat for seat, other in named if other != lifter]
    impose_losses(game, [(seat, 1) for seat in game.order if seat in wrong], "false_accusation")
    if caught:
        show(game, lifter)


def show(game: Game, seat: int) -> None:
    """Play the card that was shown. It may be answered like any other card; the lifted things go back where they were.
    """
    face = lifting_card(game, seat)
    use = card_use(game, seat, face)
    assert use is not None
    announce(game, use, seat, (), (), face)


@step
def arrive(game: Game, seat: int, lifted: tuple[Ref, ...]) -> None:
    """Move the lifted things of a thief who was not caught. The counts change without an event, and nothing responds to
    it (X-48).
    """
    for ref in lifted:
        if ref[0] == "planet":
            if game.warp[seat] and game.on_planet(ref[1], seat):
                leave_warp(game, seat, 1)
                game.ships[ref[1] * game.n + seat] += 1
                put_flagship(game, seat, ref[1])
        elif ref[0] == "discard":
            if ref[1] in game.discards:
                take_from_pile(game, ref[1])
                game.gain(seat, ref[1])
        elif game.deck or reshuffle(game):
            game.notes.pop("reshuffled", None)
            game.gain(seat, game.deck.pop())
