"""Reincarnator: after each loss or failed deal it draws a new alien as an extra power.

Wild: one loser gets this flare, and a new alien when the encounter is over. Super: keep the present incarnation.
"""


from engine.encounter.hand import flare_in_use, give_flare
from engine.encounter.items import Alien, Use
from engine.encounter.moments import at_encounter_end
from engine.encounter.outcome import lost_side
from engine.encounter.sheets import sheet_of, shown_sheet_of
from engine.encounter.state import DEAL_FAILED, EXTRA, KIND, LENT, OWN, OWNER, SEED, Event, Game, step
from engine.encounter.variants import draw_alien, give_sheet, remove_sheet
from engine.kernel.asking import Asking, Choice, pick


def failed(game: Game, seat: int) -> bool:
    """Return whether the seat lost as main player or ally, or failed to deal as a main player."""
    return lost_side(game, seat) or (game.outcome == DEAL_FAILED and seat in (game.offense, game.defense))


def lost(game: Game, seat: int, event: Event) -> bool:
    return failed(game, seat)


def reborn(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Draw a new alien as an extra power. A borrower of this sheet replaces its own alien instead, and a Seed's
    incarnations belong to the Seed (X-55).
    """
    sheet = sheet_of(game, seat, "reincarnator")
    if sheet is not None and sheet[KIND] == LENT:
        replace_sheet(game, seat)
        return
    kind = SEED if sheet is not None and sheet[KIND] == SEED else EXTRA
    for old in [old for old in game.sheets[seat] if old[KIND] == kind and old is not sheet]:
        remove_sheet(game, seat, old)
    number = draw_alien(game)
    if number is not None:
        give_sheet(game, seat, number, kind, 1)


def replace_sheet(game: Game, seat: int) -> None:
    """Remove the player's own sheet from the game and give them a random unused one."""
    number = draw_alien(game)
    if number is None:
        return
    for old in [old for old in game.sheets[seat] if old[KIND] in (OWN, EXTRA) and old[OWNER] == seat]:
        remove_sheet(game, seat, old)
    give_sheet(game, seat, number, OWN, 0 if game.options.hidden_powers else 1)


# --- super -------------------------------------------------------------------------------------------------------


def keep_incarnation(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Keep the old incarnation in place of the whole use (T-FLR-3)."""
    game.note("no_rebirth")


def lost_and_not_kept(game: Game, seat: int, event: Event) -> bool:
    return failed(game, seat) and "no_rebirth" not in game.notes


# --- wild --------------------------------------------------------------------------------------------------------


def losers(game: Game, seat: int) -> list[int]:
    """Return the others on the losing side who have an alien that can be replaced."""
    return [other for other in game.order if other != seat and failed(game, other) and replaceable(game, other)]


def replaceable(game: Game, seat: int) -> bool:
    """Return whether a player has an alien, and is no Reincarnator that lies face up (R-VHP-5)."""
    return bool(game.sheets[seat]) and shown_sheet_of(game, seat, "reincarnator") is None


def somebody_lost(game: Game, seat: int, event: Event) -> bool:
    return bool(losers(game, seat))


def name_loser(game: Game, seat: int, event: Event) -> Asking:
    found = losers(game, seat)
    answer = yield pick(seat, "reincarnator.loser", [("seat", other) for other in found])
    return (found[answer],)


def hand_it_over(game: Game, seat: int, choice: Choice, event: Event) -> None:
    victim = choice[0]
    give_flare(game, seat, flare_in_use(game, seat, "reincarnator"), victim)
    at_encounter_end(game, "reincarnator.exchange", victim)


@step
def exchange(game: Game, seat: int) -> None:
    """Exchange the sheet once the encounter is over, so that the old power still worked for the loss. This is not a
    use.
    """
    replace_sheet(game, seat)


ALIEN = Alien(
    level="yellow",
    power=(Use(("encounter.end",), reborn, role="main_or_ally", when=lost_and_not_kept, forced=True),),
    wild=Use(("resolution.effects",), hand_it_over, when=somebody_lost, announce=name_loser, discards=True),
    super_=Use(
        ("encounter.end",), keep_incarnation, role="main_or_ally", when=lost_and_not_kept, rides="reincarnator.power"
    ),
)
