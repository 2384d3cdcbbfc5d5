"""Grudge: a seat it invited that did not join gets a token, and pays for it when the encounter is settled.

It pays one ship if Grudge won or made a deal, four if Grudge lost or failed to make a deal. Wild: allies of a
victorious opponent get nothing. Super: each pays four ships in any case. Not zappable: the settlement.
"""


from engine.encounter.acts import riding
from engine.encounter.items import Alien, Use
from engine.encounter.losses import chosen_batch, lose
from engine.encounter.moments import at_encounter_end
from engine.encounter.outcome import lost_side, winning_side, won_side
from engine.encounter.places import research_places
from engine.encounter.state import DEAL_MADE, OFFENSE_WON, OFFENSIVE_ALLY, Event, Game, step
from engine.encounter.totals import allies
from engine.kernel.asking import Asking, Choice, Question, Ref, spread

TOKENS = "grudge"  # kept: [who bears it, holder, holder ...]
SMALL, LARGE = 1, 4


def unfriendly(game: Game, seat: int) -> list[int]:
    """Return the players whom this seat invited and who are not on its side now, whatever the reason."""
    side = game.side_of(seat)
    return [other for other in game.order if game.invited[side] >> other & 1 and game.side_of(other) != side]


def was_let_down(game: Game, seat: int, event: Event) -> bool:
    return TOKENS not in game.kept and bool(unfriendly(game, seat))


def hand_out(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Hand out tokens, once. A player who is thrown out later gets none, and one who joins later keeps theirs (X-35,
    X-73).
    """
    game.kept[TOKENS] = [seat, *unfriendly(game, seat)]
    for holder in game.kept[TOKENS][1:]:
        game.emit("grudge.token", seat, holder)
    at_encounter_end(game, "grudge.forget")


def take_back(game: Game, ships: int) -> list[int]:
    """Take the tokens back to the sheet, at a price of this many ships each. Return who held them."""
    bearer, *holders = game.kept.pop(TOKENS)
    for holder in holders:
        game.emit("grudge.returned", bearer, holder, ships)
    return holders


@step
def forget(game: Game) -> None:
    """Take the tokens back without payment, if the encounter had no result."""
    if TOKENS in game.kept:
        take_back(game, 0)


# --- the settlement ----------------------------------------------------------------------------------------------


def price(game: Game, bearer: int) -> int:
    """Return how many ships a token costs: fewer after a victory or a deal than after a defeat or a failed deal."""
    return SMALL if game.outcome == DEAL_MADE or won_side(game, bearer) else LARGE


def tokens_are_out(game: Game, seat: int, event: Event) -> bool:
    """Return whether any player holds a token. Tokens count for the side that gave them, even if the sheet has changed
    hands since (X-05).
    """
    return TOKENS in game.kept


def settle(game: Game, seat: int, choice: Choice, event: Event) -> None:
    ships = LARGE if riding(game, "grudge.settle") is not None else price(game, game.kept[TOKENS][0])
    holders = take_back(game, ships)
    for holder in reversed(game.order):
        if holder in holders:
            game.push("grudge.pay", holder, ships)


@step
def pay(game: Game, holder: int, ships: int) -> Asking:
    """Ask a holder which ships to lose. Each payment is a separate loss."""
    question = payable(game, holder, ships)
    if question.high:
        counts = yield question
        lose(game, chosen_batch(game, question, counts), "grudge")


def payable(game: Game, holder: int, ships: int) -> Question:
    """Return the question that asks which ships to lose, from colonies and research. Ships that opposed the owner of
    Grudge in the encounter are left out.
    """
    sided = came_through(game, holder)
    landed = sided if has_landed(game, holder) else 0
    planets = game.colonies(holder)
    caps = [max(0, game.on_planet(planet, holder) - (landed if planet == game.target else 0)) for planet in planets]
    places: list[Ref] = [("planet", planet) for planet in planets]
    places += research_places(game, holder)[0]
    caps += research_places(game, holder)[1]
    due = max(0, min(ships, sum(caps) - (0 if landed else sided)))
    return spread(holder, "lose", places, caps, due, due, by=("why", "grudge"), data=holder)


def came_through(game: Game, holder: int) -> int:
    """Return how many of the ships that the holder sent to a side have landed or come home."""
    if not lost_side(game, holder):
        return int(game.notes["shares"][holder])
    fallen = game.notes["defeat_losses"][holder] + game.notes["defeat_removed"][holder]
    return max(0, int(game.notes["shares"][holder] - fallen))


def has_landed(game: Game, holder: int) -> bool:
    cut_off = holder in game.notes.get("cut_off", ())
    return game.outcome == OFFENSE_WON and game.role[holder] == OFFENSIVE_ALLY and not cut_off


# --- super and wild ----------------------------------------------------------------------------------------------


def could_be_more(game: Game, seat: int, event: Event) -> bool:
    return tokens_are_out(game, seat, event) and price(game, game.kept[TOKENS][0]) < LARGE


def they_won_with_allies(game: Game, seat: int, event: Event) -> bool:
    winner = winning_side(game)
    return winner is not None and game.side_of(seat) != winner and bool(allies(game, winner))


def cut_off(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send the opponent's allies home: they do not land and get no rewards (X-69)."""
    helpers = allies(game, 1 - game.side_of(seat))
    game.notes["cut_off"] = tuple(helpers)
    for helper in helpers:
        game.emit("grudge.cut_off", seat, helper)


EVENTS = {"grudge.token": "seat at", "grudge.returned": "seat at n", "grudge.cut_off": "seat at"}

ALIEN = Alien(
    level="red",
    power=(Use(("alliance.closed",), hand_out, role="main", when=was_let_down, forced=True),),
    sides=(
        Use(
            ("resolution.effects",),
            settle,
            role="main",
            when=tokens_are_out,
            forced=True,
            though_lost=True,
            name="settle",
        ),
    ),
    wild=Use(("resolution.decided",), cut_off, role="main", when=they_won_with_allies),
    super_=Use(("resolution.effects",), role="main", when=could_be_more, rides="grudge.settle"),
)
