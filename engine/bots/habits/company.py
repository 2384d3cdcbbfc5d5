"""Alliances: whom to ask, whom to join, and with how many ships."""

from engine.bots.habits.fights import lead
from engine.bots.habits.fleet import spare
from engine.bots.sense import odds, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.kernel.asking import Answer, Question

MOST_SHIPS = 4


def endings(sight: Sight, points: float) -> odds.Ending:
    """How the fight ends as far as I can tell."""
    return odds.fight(odds.lay_odds(sight, OFF), odds.lay_odds(sight, DEF), points)


def worth_of(sight: Sight, ending: odds.Ending, joining: worth.Joining | None) -> float:
    """My share in a fight; with the talks every ally goes home."""
    off, defense = worth.offense_wins(sight, joining), worth.defense_wins(sight, joining)
    return ending[0] * off + ending[1] * defense + ending[2] * worth.talks(sight)


def invite(sight: Sight, question: Question) -> Answer:
    """The defense asks everybody. The offense asks nobody who would win by it, or is ahead of it, unless it must."""
    if question.data == DEF:
        return tuple(range(len(question.options)))
    weak = sight.strength(OFF) < sight.strength(DEF)
    winning = sight.founds(sight.me, sight.target) and sight.to_win(sight.me) <= 1
    chosen = []
    for number, ref in enumerate(question.options):
        seat = ref[1]
        if sight.founds(seat, sight.target):
            if sight.to_win(seat) <= 1 and not (winning and weak):
                continue
            if sight.colonies_abroad(seat) > sight.colonies_abroad(sight.me) and not weak:
                continue
        chosen.append(number)
    return tuple(chosen)


def best_number(sight: Sight, side: int) -> tuple[float, int]:
    """The gain of joining a side over staying out, and with how many ships."""
    points = lead(sight)
    alone = worth_of(sight, endings(sight, points), None)
    best = (-9.0, 1)
    for ships in range(1, min(MOST_SHIPS, max(1, spare(sight))) + 1):
        with_me = endings(sight, points + (ships if side == OFF else -ships))
        best = max(best, (worth_of(sight, with_me, (side, ships)) - alone, ships))
    return best


def join(sight: Sight, question: Question) -> tuple[int, int]:
    """(number of the option, ships to send)."""
    best = (0.0, len(question.options) - 1, 0)
    if spare(sight) < 1 and sight.colonies_abroad(sight.me) + sight.seats[sight.me]["home"] > 0:
        allowed = [number for number, ref in enumerate(question.options) if wins_by_it(sight, ref)]
    else:
        allowed = list(range(len(question.options) - 1))
    for number in allowed:
        gain, ships = best_number(sight, question.options[number][1])
        best = max(best, (gain, number, ships))
    return best[1], best[2]


def wins_by_it(sight: Sight, ref: tuple[object, ...]) -> bool:
    return ref[:2] == ("side", OFF) and sight.to_win(sight.me) <= 1 and sight.founds(sight.me, sight.target)
