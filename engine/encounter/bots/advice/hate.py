"""Advice for Hate: discard a card that few players can match. It also says how to answer a Hate."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE, TYPE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 5)
SHIPS = 3
PICKED = 1.5  # losing ships of another's choice hurts more
# how likely a hand of eight has nothing to match it
UNMATCHED = {"reinforcement": 0.5, "artifact": 0.3, "negotiate": 0.2, "flare": 0.35, "morph": 0.98}
UNMATCHED_ATTACK = (
    (4, 0.01), (8, 0.05), (10, 0.16), (12, 0.30), (14, 0.42), (15, 0.53), (20, 0.59), (30, 0.81), (40, 0.9),
)  # fmt: skip


def unmatched(name: str) -> float:
    face = FACE_BY_NAME[name]
    if face < NEGOTIATE:
        return next(odds for highest, odds in UNMATCHED_ATTACK if face <= highest)
    return UNMATCHED[TYPE[face]]


def merit(sight: Sight, name: str, kept: bool) -> float:
    """Return the value of showing a card: the harm to the others, less the price of the card unless it is kept."""
    harm = sum(worth.losses(sight, seat, SHIPS) for seat in sight.others()) * PICKED
    matched = sum(worth.envy(sight, seat) for seat in sight.others()) * worth.CARD
    chance = unmatched(name)
    return chance * harm + (1 - chance) * matched - (0 if kept else worth.price(name))


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "hate.show":
        return max(question.options, key=lambda ref: merit(sight, str(ref[1]), bool(question.data)))
    if not choose.is_card(question.options[0]):
        return ("ships",)
    cheap = choose.cheapest(question)
    return cheap if choose.price(cheap) <= PICKED * SHIPS * worth.ship(sight, sight.me) else ("ships",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
