"""Kamikaze: as planning opens sends up to four ships from colonies to the warp and draws two cards for each.

Wild: one to four ships that stand outside the encounter add 3 each to your total and are lost. Super: bring up to three
ships back from the warp.
"""


from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.hand import draw
from engine.encounter.items import Alien, Use
from engine.encounter.losses import lose
from engine.encounter.places import colonies_outside, fought_over
from engine.encounter.ships import choose_from_colonies, recover
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, Question, amount

MOST, CARDS_A_SHIP = 4, 2
WORTH = 3
MOST_RETRIEVED = 3
FLARE = ("card", FACE_BY_NAME["flare_kamikaze"])


def named_ships(question: Question, counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the choice as ((planet, ships), ...)."""
    return tuple((ref[1], count) for ref, count in zip(question.options, counts, strict=True) if count)


def name_ships(game: Game, seat: int, event: Event) -> Asking:
    """Ask which ships to give. A defense may take them from the planet under attack, because that is its own colony."""
    question = choose_from_colonies(game, seat, "kamikaze.ships", 1, MOST)
    counts = yield question
    return named_ships(question, counts)


def sacrifice(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("kamikaze.harvest", seat)
    lose(game, [[seat, planet, count] for planet, count in choice], "kamikaze")


@step
def harvest(game: Game, seat: int) -> None:
    """Draw cards for the ships lost. Ships diverted on their way earn nothing, ships healed afterwards do (X-15)."""
    draw(game, seat, CARDS_A_SHIP * game.notes["kamikaze_losses"][seat], "kamikaze")


# --- wild --------------------------------------------------------------------------------------------------------


def has_ships_outside(game: Game, seat: int, event: Event) -> bool:
    return bool(colonies_outside(game, seat))


def name_ships_outside(game: Game, seat: int, event: Event) -> Asking:
    question = choose_from_colonies(game, seat, "kamikaze.price", 1, MOST, spared=fought_over(game, seat))
    counts = yield question
    return named_ships(question, counts)


def pay(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send the chosen ships to the warp as the price. The price counts as paid even if they are rescued (T-SHP-5)."""
    lose(game, [[seat, planet, count] for planet, count in choice], "price")


def buy(game: Game, seat: int, choice: Choice, event: Event) -> None:
    sent = sum(count for _, count in choice)
    game.effects.append(("flat", game.side_of(seat), WORTH * sent, FLARE))


# --- super -------------------------------------------------------------------------------------------------------


def can_retrieve(game: Game, seat: int, event: Event) -> bool:
    return game.warp[seat] > 0 and not game.notes.get("retrieval_replaced")


def name_number(game: Game, seat: int, event: Event) -> Asking:
    count = yield amount(seat, "kamikaze.retrieve", 1, min(MOST_RETRIEVED, game.warp[seat]))
    return (count,)


def retrieve(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Bring back ships in place of the one ship of R-REG-2. A player whose power works has home colonies, so R-REG-4
    cannot apply.
    """
    game.note("retrieval_replaced")
    recover(game, seat, choice[0], "kamikaze")


ALIEN = Alien(
    level="yellow",
    power=(Use(("planning.begin",), sacrifice, role="main", announce=name_ships),),
    wild=Use(
        ("planning.cards_down",), buy, role="main", when=has_ships_outside, announce=name_ships_outside, price=pay
    ),
    super_=Use(("regroup.retrieve",), retrieve, role="offense", when=can_retrieve, announce=name_number),
)
