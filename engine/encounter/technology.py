"""The technology variant (R-TEC): set-up, research, completion, abandonment, a new technology in place of an encounter.

A technology before a seat is a list of ints (see state.py). The effects of each are in its own file in technologies/.
"""

from typing import Any

from engine.encounter.flagship import send_flagship
from engine.encounter.hand import discard
from engine.encounter.items import TECHNOLOGIES, TECHNOLOGY_IDS
from engine.encounter.listening import listen
from engine.encounter.moments import FIRST_ROW
from engine.encounter.places import place_ref
from engine.encounter.ships import lift, lift_researchers, recount
from engine.encounter.state import CARD, COMPLETE, PASS, RESEARCH, SHIPS, STORED, Game, step
from engine.kernel.asking import ALWAYS, REVEALS, Asking, Both, Ref, pick
from engine.kernel.chance import shuffle

DEALT = 2  # R-TEC-1
TOO_MUCH_FOR_FOUR_PLANETS = 8  # R-V4P-4


def new_technology(number: int) -> list[int]:
    return [number, 0, 0, -1, 0]


def in_the_game(game: Game) -> list[int]:
    """Return the technologies that take part: in four-planet games those with a research number of eight or more stay
    out, those with X stay in (R-V4P-4).
    """
    return [
        number
        for number, card in enumerate(TECHNOLOGIES)
        if not (game.options.four_planets and card.number >= TOO_MUCH_FOR_FOUR_PLANETS)
    ]


# --- set-up ------------------------------------------------------------------------------------------------------


@step
def set_up(game: Game) -> None:
    """Deal two technologies each: one is kept in secret, the other lies face up beside the deck (R-TEC-1)."""
    game.tech_deck = in_the_game(game)
    shuffle(game, game.tech_deck)
    game.notes["dealt_technologies"] = tuple(tuple(draw_cards(game, DEALT)) for _ in range(game.n))
    game.push("technology.keep_first")


def draw_cards(game: Game, count: int) -> list[int]:
    """Draw technologies. The discards become the deck when it is empty; if too few exist, fewer are drawn (R-TEC-13).
    """
    drawn: list[int] = []
    while len(drawn) < count:
        if not game.tech_deck:
            if not game.tech_discards:
                break
            game.tech_deck, game.tech_discards = game.tech_discards, []
            shuffle(game, game.tech_deck)
        drawn.append(game.tech_deck.pop())
    return drawn


@step
def keep_first(game: Game) -> Asking:
    dealt = game.notes["dealt_technologies"]
    answers = yield Both(*[keep_question(seat, cards) for seat, cards in enumerate(dealt)])
    del game.notes["dealt_technologies"]
    for seat, (cards, answer) in enumerate(zip(dealt, answers, strict=True)):
        keep(game, seat, cards, cards[answer])


def keep_question(seat: int, cards: tuple[int, ...]) -> Any:
    return pick(seat, "technology.keep", [("technology", number) for number in cards], marks=REVEALS)


def keep(game: Game, seat: int, cards: tuple[int, ...], kept: int) -> None:
    game.techs[seat].append(new_technology(kept))
    thrown = tuple(number for number in cards if number != kept)
    game.tech_discards += thrown
    game.whisper("technology_kept", 1 << seat, (kept,), seat, thrown)
    listen(game)


# --- actions in every regroup phase ------------------------------------------------------------------------------


@step
def actions(game: Game, number: int) -> None:
    """Give every player one action in turn (R-TEC-2, R-TEC-3, R-TIM-2)."""
    if number < game.n:
        game.push("technology.actions", number + 1)
        game.push("technology.act", game.order[number])


def action_options(game: Game, seat: int) -> list[Ref]:
    """Return the actions a seat may choose: to research, complete or abandon a technology. The refs hold the numbers of
    its technologies, which other seats must not see.
    """
    options: list[Ref] = []
    for tech in game.techs[seat]:
        if tech[COMPLETE]:
            continue
        card = TECHNOLOGIES[tech[CARD]]
        if game.has_colony(seat):
            options.append(("technology", tech[CARD], "research"))
        if not card.secret and tech[SHIPS] >= card.number:
            options.append(("technology", tech[CARD], "complete"))
        if tech[SHIPS] < max(1, card.number):
            options.append(("technology", tech[CARD], "abandon"))
    return options


@step
def act(game: Game, seat: int) -> Asking:
    """Ask for one action or none (R-TEC-4 to 6)."""
    if all(tech[COMPLETE] for tech in game.techs[seat]):
        return
    options = action_options(game, seat)  # the options depend on face-down cards, but whether to ask does not
    answer = yield pick(seat, "technology.action", (*options, PASS), marks=ALWAYS)
    if answer == len(options):
        return
    _, number, what = options[answer]
    if what == "research":
        homes = game.colonies(seat)
        planet = yield pick(seat, "technology.research", [place_ref(home) for home in homes])
        research(game, seat, number, homes[planet])
    elif what == "complete":
        complete(game, seat, number)
    else:
        leave_play(game, seat, number, "technology_abandoned")


def research(game: Game, seat: int, number: int, planet: int) -> None:
    """Send one ship from its colony to the technology (R-TEC-4)."""
    lift(game, seat, planet, 1)
    tech_by(game, seat, number)[SHIPS] += 1
    game.emit("researched", seat, planet)
    send_flagship(game, seat, RESEARCH, {planet: 1})
    recount(game)


def tech_by(game: Game, seat: int, number: int) -> list[int]:
    return next(tech for tech in game.techs[seat] if tech[CARD] == number)


def complete(game: Game, seat: int, number: int) -> None:
    """Turn the technology up and send its ships home; it may be used from now on (R-TEC-5)."""
    tech = tech_by(game, seat, number)
    tech[COMPLETE] = 1
    game.emit("technology_completed", seat, number)
    listen(game)
    on_completion = TECHNOLOGIES[number].completed
    researchers_home(game, seat, tech)
    if on_completion is not None:
        on_completion(game, seat)


def researchers_home(game: Game, seat: int, tech: list[int]) -> None:
    if tech[SHIPS]:
        lift_researchers(game, seat, tech, tech[SHIPS])
        game.push("ships.place", seat, "research")


def leave_play(game: Game, seat: int, number: int, how: str = "technology_left") -> None:
    """Discard a technology face up: ships on it go home, tokens and stored cards leave with it. `how` is the kind of
    the event to tell.
    """
    tech = tech_by(game, seat, number)
    game.techs[seat].remove(tech)
    game.tech_discards.append(number)
    game.emit(how, seat, number)
    leave = TECHNOLOGIES[number].left
    if leave is not None and tech[COMPLETE]:
        leave(game, seat)
    listen(game)
    researchers_home(game, seat, tech)
    if tech[STORED] >= 0:
        discard(game, seat, [tech[STORED]], why="technology")


@step
def after_use(game: Game, seat: int, number: int, stop: str) -> None:
    """Discard a technology that is discarded when used, or that was canceled. Ships on a secret one go home (R-TEC-10).
    """
    tech = next((tech for tech in game.techs[seat] if tech[CARD] == number), None)
    if tech is None:
        return
    if stop == "cancelled" or TECHNOLOGIES[number].keeps == "discard_on_use":
        leave_play(game, seat, number)
    else:
        researchers_home(game, seat, tech)


# --- a new technology in place of an encounter -------------------------------------------------------------------


@step
def draw_new(game: Game) -> None:
    """Draw as many technologies as foreign colonies plus one. One is kept, the others are discarded face up, and the
    turn ends (R-TEC-11).
    """
    seat = game.offense
    drawn = draw_cards(game, game.abroad[seat] + 1)
    if drawn:
        game.whisper("technologies_drawn", 1 << seat, (tuple(drawn),), seat, len(drawn))
        game.push("technology.keep_new", tuple(drawn))
    game.at = FIRST_ROW["turn.end"]


@step
def keep_new(game: Game, cards: tuple[int, ...]) -> Asking:
    answer = yield keep_question(game.offense, cards)
    keep(game, game.offense, cards, cards[answer])


def known(name: str) -> int:
    return TECHNOLOGY_IDS.index(name)
