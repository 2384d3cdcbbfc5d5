"""Hate: at the start of its turn it discards a card; everybody else matches its type or loses three ships.

Wild: the opponent discards a card at random; without an encounter card left, it loses at once. Super: Hate only shows
its card and keeps it.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import TYPE
from engine.encounter.hand import always_put, discard_at_random, discard_from_hand
from engine.encounter.items import Alien, Use
from engine.encounter.losses import impose_loss
from engine.encounter.moments import jump
from engine.encounter.phases.reveal import note_shares
from engine.encounter.state import DEFENSE_WON, OFF, OFFENSE_WON, Event, Game, step
from engine.kernel.asking import ALWAYS, Asking, Choice, Ref, pick

SHIPS = 3


def shows(game: Game, seat: int) -> list[int]:
    """Return the cards that Hate may show. A super that rides on the power lies on the table, so it is left out
    (R-FLR-6).
    """
    return sorted(set(game.hands[seat]))


def has_a_card(game: Game, seat: int, event: Event) -> bool:
    return bool(shows(game, seat))


def has_another_card(game: Game, seat: int, event: Event) -> bool:
    return len(game.hands[seat]) > 1


def show_card(game: Game, seat: int, event: Event) -> Asking:
    """Ask which card to discard. It lies open with the announcement; a zap sends it back to hand."""
    faces, kept = shows(game, seat), riding(game, "hate.power") is not None
    options = [("card", face) for face in faces]
    answer = yield pick(seat, "hate.show", options, data=kept, marks=always_put(game, seat))
    return (faces[answer],)


def rage(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Demand a matching card from each player, clockwise from Hate's left. If it has no encounter card left, the check
    that follows brings a new hand (R-TRN-2).
    """
    face = choice[0]
    kept = riding(game, "hate.power") is not None
    game.notes.pop("rider:hate.power", None)
    game.emit("hate.shown", seat, face)
    game.push("hate.demand", seat, face, tuple(game.others_clockwise(seat)))
    if not kept and face in game.hands[seat]:
        discard_from_hand(game, seat, [face], "hate")


def fitting(game: Game, seat: int, shown: int) -> list[int]:
    """Return the cards of the same type. Of attacks, return only those with the same number or a higher one."""
    same = [face for face in sorted(set(game.hands[seat])) if TYPE[face] == TYPE[shown]]
    return [face for face in same if face >= shown] if TYPE[shown] == "attack" else same


@step
def demand(game: Game, hater: int, shown: int, victims: tuple[int, ...]) -> Asking:
    """Ask the next victim for a fitting card or ships. Everybody knows the earlier answers. A fitting card is never
    compulsory: every victim with cards is asked, so a victim who gives none may have kept one.
    """
    if not victims:
        return
    victim = victims[0]
    faces = fitting(game, victim, shown)
    options: list[Ref] = [*[("card", face) for face in faces], ("ships",)]
    marks = ALWAYS if game.hands[victim] else 0
    answer = yield pick(victim, "hate.demand", options, by=("card", shown), data=hater, marks=marks)
    game.push("hate.demand", hater, shown, victims[1:])
    if answer < len(faces):
        discard_from_hand(game, victim, [faces[answer]], "hate")
    else:
        impose_loss(game, victim, SHIPS, "hate", hater)


# --- wild --------------------------------------------------------------------------------------------------------


def they_hold_cards(game: Game, seat: int, event: Event) -> bool:
    return bool(game.hands[game.opponent(seat)])


def strike_hand(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("hate.disarmed", seat)
    discard_at_random(game, game.opponent(seat), 1, "hate")


@step
def disarmed(game: Game, seat: int) -> None:
    """Let the holder's side win without cards or totals if the opponent has no encounter card. Only the hand is
    checked, not a second hand (X-79, T-END-1).
    """
    if game.has_encounter_card(game.opponent(seat)):
        return
    game.outcome = OFFENSE_WON if game.side_of(seat) == OFF else DEFENSE_WON
    game.note("cards_unturned")
    game.emit("decided", game.outcome, (), ())
    note_shares(game)
    jump(game, "resolution.decided")


EVENTS = {"hate.shown": "seat face"}

ALIEN = Alien(
    level="yellow",
    power=(
        Use(
            ("start.effects",), rage, role="offense", when=has_a_card, announce=show_card, forced=True, hand_cards=list,
        ),
    ),
    wild=Use(("planning.begin",), strike_hand, role="main", when=they_hold_cards),
    super_=Use(("start.effects",), role="offense", when=has_another_card, rides="hate.power"),
)
