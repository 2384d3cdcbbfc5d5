"""Advice for Parasite: join the side it likes best, invited or not."""

from engine.encounter.bots.policy import choose, fleet, joining
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 5, 5)
PAYS = 0.03
FEW_SHIPS = 5


def value(sight: Sight, side: int) -> float:
    few = sight.out(sight.me) <= FEW_SHIPS
    if not joining.wanted(sight, side) or (few and not joining.landing_wins(sight, side)):
        return joining.NEVER
    return joining.best_number(sight, side)[0]


def uninvited(sight: Sight) -> list[int]:
    return [side for side, asked in enumerate(sight.view["invited"]) if not asked >> sight.me & 1]


def use(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether joining uninvited is better than what the bot is invited to."""
    best = {side: value(sight, side) for side in (0, 1)}
    others = max((best[side] for side in best if side not in uninvited(sight)), default=PAYS)
    return max(best[side] for side in uninvited(sight)) > max(PAYS, others)


def adapt(sight: Sight, question: Question) -> Answer | None:
    return joining.answer(sight, question)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "parasite.side":
        return max(question.options, key=lambda ref: value(sight, ref[1]))
    if question.why == "parasite.ship":
        return choose.thickest(sight, question)
    needs = [(fleet.need(sight, ref, 0), -sum(sight.ships[ref[1]]), ref) for ref in question.options]
    return max(needs)[2]


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Give a ship for a colony, from a home colony too if that is not one that keeps the power."""
    return fleet.spare(sight) > 0 or sight.seats[sight.me]["home"] > sight.needs or sight.to_win(sight.me) <= 1


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if landing with many ships wins the game."""
    return joining.landing_wins(sight, sight.side(sight.me))
