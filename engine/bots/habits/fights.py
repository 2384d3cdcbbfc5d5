"""The fight: whom to meet, which planet, how many ships, which card to lay."""

from engine.bots import advice
from engine.bots.sense import odds, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.encounter.cards import FACE_BY_NAME
from engine.kernel.asking import Answer, Question, Ref

DEFENDER = 0.04  # what each ship of the defense on a planet costs, as a part of the stake
TAKES_A_POWER = 0.5
EXPEL_FROM = 0.8  # worth at which a guest is thrown out instead of another card drawn
PROUD = 8  # an attack with which another encounter is begun
PAID_TWICE = 1.5  # a card taken is worth more than a card: the other hand shrinks


def aim(sight: Sight, planet: int, defense: int) -> float:
    """How good a planet of the defense is to attack."""
    new = sight.founds(sight.me, planet)
    value = worth.gains(sight, [sight.me]) if new else worth.OLD_COLONY
    there = sight.here(planet, defense)
    value += worth.losses(sight, defense, there) - there * DEFENDER * value
    last_needed = sight.is_home(planet, defense) and sight.seats[defense]["home"] == sight.needs
    if there and last_needed and sight.aliens(defense):
        value += TAKES_A_POWER * worth.envy(sight, defense)
    return value


def best_planet(sight: Sight, question: Question) -> Answer:
    scores = [aim(sight, ref[1], sight.owner.get(ref[1], sight.defense)) for ref in question.options]
    return scores.index(max(scores))


def softest_seat(sight: Sight, question: Question) -> Answer:
    """Whom to meet if one may choose: the best planet to aim at, a leader rather than others, a short hand."""
    scores = []
    for ref in question.options:
        seat = ref[1]
        planets = [planet for planet, owner in sight.owner.items() if owner == seat]
        best = max((aim(sight, planet, seat) for planet in planets), default=0.0)
        scores.append(best + 0.2 * sight.colonies_abroad(seat) - 0.03 * sight.seats[seat]["hand"])
    return scores.index(max(scores))


def own_colour(sight: Sight, question: Question) -> Answer:
    """Draw again, throw somebody out, or come home to an empty planet."""
    scores = []
    for ref in question.options:
        scores.append(EXPEL_FROM)
        if ref[0] == "resettle":
            scores[-1] = worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER
        elif ref[0] == "expel":
            planet, guest = ref[1], ref[2]
            last = sight.to_win(guest) <= 1
            weak = 1 / (1 + sight.here(planet, guest))
            scores[-1] = worth.envy(sight, guest) * worth.colony(sight, guest) + weak + (0.6 if last else 0)
    return scores.index(max(scores))


# --- cards -------------------------------------------------------------------------------------------------------


def lead(sight: Sight) -> float:
    """Points of the offense beside the card: ships, and what powers are known to add."""
    ships = sight.strength(OFF) - sight.strength(DEF)
    return ships + advice.strength(sight, OFF) - advice.strength(sight, DEF)


def values_of_cards(sight: Sight, options: tuple[Ref, ...]) -> list[float]:
    """What each card is worth laid now, for a main player."""
    side = sight.side(sight.me)
    other = odds.lay_odds(sight, 1 - side)
    off, defense, talk = worth.offense_wins(sight), worth.defense_wins(sight), worth.talks(sight)
    help_in_hand = 0.5 * sum(int(name[-1]) for name in sight.of_type("reinforcement"))
    points = lead(sight) + (help_in_hand if side == OFF else -help_in_hand)
    found = []
    for ref in options:
        face = FACE_BY_NAME[ref[1]]
        ending = odds.card_fight(face, side, other, points)
        value = ending[0] * off + ending[1] * defense + ending[2] * talk
        found.append(value + compensation(sight, face, side, ending) - worth.laying_cost(face))
    return found


def compensation(sight: Sight, face: int, side: int, ending: odds.Ending) -> float:
    """A negotiate that loses to an attack is paid in cards."""
    if FACE_BY_NAME["negotiate"] != face:
        return 0.0
    theirs = sight.seats[sight.main(1 - side)]["hand"]
    cards = min(sight.ships_in(sight.me), theirs)
    return float(ending[1 - side] * cards * worth.CARD * PAID_TWICE)


def chance_of_my_side(sight: Sight) -> float:
    """How likely my side wins, with the best card I could lay if I am to lay one."""
    side = sight.side(sight.me)
    points = lead(sight)
    other = odds.lay_odds(sight, 1 - side)
    if sight.is_main() and not sight.open_card(side):
        faces = [FACE_BY_NAME[name] for name in sight.encounter_cards()]
        chances = [odds.card_fight(face, side, other, points)[side] for face in faces]
        return max(chances, default=0.0)
    return odds.fight(odds.lay_odds(sight, OFF), odds.lay_odds(sight, DEF), points)[side]


def another_encounter(sight: Sight) -> bool:
    """Whether the hand is good for going on: an attack to be proud of, or a spare card to talk with."""
    cards = sight.encounter_cards()
    best = sight.attacks[-1] if sight.attacks else -1
    return best >= PROUD or len(cards) > 1 or sight.to_win(sight.me) <= 1
