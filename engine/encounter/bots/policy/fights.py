"""The fight: whom to meet, which planet, how many ships, which card to lay.

It reads a `Sight`. Exceptions for single aliens are in `bots/advice`.
"""

from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DEFENDER = 0.04  # what each ship of the defense on a planet costs, as a part of the stake
TAKES_A_POWER = 0.5
EXPEL_FROM = 0.8  # worth at which a guest is thrown out instead of another card drawn
ELSEWHERE = 0.5  # how much of a new colony another card is worth
PROUD = 8  # an attack with which another encounter is begun


def aim(sight: Sight, planet: int, defense: int) -> float:
    """Return how good it is to attack this planet of the defense."""
    new = sight.founds(sight.me, planet)
    value = worth.next_colony(sight) if new else worth.OLD_COLONY
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
    """Choose whom to meet: a player with a planet that is good to attack, ahead in colonies, or with a short hand."""
    scores = []
    for ref in question.options:
        seat = ref[1]
        planets = [planet for planet, owner in sight.owner.items() if owner == seat]
        best = max((aim(sight, planet, seat) for planet in planets), default=0.0)
        scores.append(best + 0.2 * sight.colonies_abroad(seat) - 0.03 * sight.seats[seat]["hand"])
    return scores.index(max(scores))


def own_colour(sight: Sight, question: Question) -> Answer:
    """Choose whether to draw again, expel a player, or return to an empty home planet."""
    scores = []
    for ref in question.options:
        scores.append(max(EXPEL_FROM, ELSEWHERE * worth.next_colony(sight)))
        if ref[0] == "resettle":
            scores[-1] = worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER
        elif ref[0] == "expel":
            planet, guest = ref[1], ref[2]
            last = sight.to_win(guest) <= 1
            weak = 1 / (1 + sight.here(planet, guest))
            scores[-1] = worth.envy(sight, guest) * worth.colony(sight, guest) + weak + (0.6 if last else 0)
    return scores.index(max(scores))


# --- cards -------------------------------------------------------------------------------------------------------


def values_of_cards(sight: Sight, options: tuple[Ref, ...]) -> list[float]:
    """Return the worth of laying each card now, for a main player."""
    return duel.card_values(sight, options)


def chance_of_my_side(sight: Sight) -> float:
    """Return how likely the bot's side wins. If the bot has to lay a card, the best one counts."""
    return duel.best_chance(sight)


def another_encounter(sight: Sight) -> bool:
    """Return whether the hand is good enough for another encounter: a good attack, or a spare card for talks."""
    cards = sight.encounter_cards()
    best = sight.attacks[-1] if sight.attacks else -1
    return best >= PROUD or len(cards) > 1 or sight.to_win(sight.me) <= 1
