"""Encounter's part in judging decisions: they are played on to the next encounter, and what has happened is counted."""

from engine.encounter.bots.ahead import leaf
from engine.encounter.bots.ahead.light import tallest
from engine.encounter.state import Game
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, SPREAD, Answer, Question, nth
from engine.kernel.match import Match

MOST_OTHERS = 6

LAST, ALIENS, OTHER = "last", "aliens", "turns"
THEMES = {  # of a puzzle, by the first part of why it is asked
    "alliance": "alliances", "reinforce": "alliances", "deal": "deals", "window": "windows", "respond": "windows",
    "planning": "cards", "launch": "aims", "destiny": "aims", "turn": OTHER, "reward": OTHER, "setup": OTHER,
    "regroup": OTHER,
}  # fmt: skip

Stand = tuple[int, int, int, int]


class Encounters:
    """Encounter's `Judged` (`engine/bots/judging.py`)."""

    QUICK = True
    FIELDS = ("rookie", "captain")
    SILENT = frozenset("place lose regroup.retrieve beats.order".split())
    DOUBTED = frozenset("planning.pick launch.send alliance.send alliance.invite".split())
    GOOD = frozenset("won founded cards".split())
    THEMES = (*dict.fromkeys(THEMES.values()), ALIENS, LAST)

    def span(self, match: Match[Game]) -> tuple[int, int]:
        return match.game.turn, match.game.number

    def worth(self, game: Game) -> list[float]:
        return leaf.shares(game)

    def others(self, question: Question, given: Answer, told: Answer | None) -> list[Answer]:
        """Return the other answers worth trying: the strong bot's suggestion `told` first, then the rest. Of several
        equal cards only one is included.
        """
        found: list[Answer] = [] if told is None else [told]
        for answer in tried(question):
            if answer not in found:
                found.append(answer)
        if question.shape == PICK:
            kinds = {question.options[one]: one for one in reversed(found)}
            found = [one for one in found if kinds[question.options[one]] == one]
            found = [one for one in found if question.options[one] != question.options[given]]
        return [one for one in found if one != given][:MOST_OTHERS]

    def stand(self, game: Game, seat: int) -> Stand:
        return game.abroad[seat], rivals(game, seat), game.warp[seat], len(game.hands[seat])

    def counted(self, before: Stand, game: Game, seat: int) -> dict[str, bool]:
        abroad, best, warp, cards = before
        return {
            "won": game.over and seat in game.winners,
            "other_won": game.over and bool(game.winners) and seat not in game.winners,
            "founded": game.abroad[seat] > abroad,
            "lost": game.abroad[seat] < abroad,
            "rival": rivals(game, seat) > best,
            "cards": len(game.hands[seat]) > cards,
            "warp": game.warp[seat] > warp,
        }

    def themes(self, game: Game, question: Question) -> list[str]:
        """Return the themes of a puzzle with this question. A question that only an alien asks, or that offers a power,
        has the theme of aliens.
        """
        found = [THEMES.get(question.why.partition(".")[0], ALIENS)]
        if ALIENS not in found and any(option[0] == "power" for option in question.options):
            found.append(ALIENS)
        if max(game.abroad) >= game.options.goal - 1:
            found.append(LAST)
        return found

    def way_out(self, question: Question) -> Answer:
        if question.shape == BARGAIN:
            theirs = question.data["theirs"]
            return ("decline", theirs[0]) if theirs else ("give_up",)
        return nth(question, 0)


def rivals(game: Game, seat: int) -> int:
    """Return the number of foreign colonies of the strongest other seat."""
    return max(game.abroad[other] for other in range(game.n) if other != seat)


def tried(question: Question) -> list[Answer]:
    """Return answers to a question that differ in kind: all options of a pick; where several may be chosen, none, all
    and each single one; for ships, each number of them, taken from the fullest places.
    """
    if question.shape == PICK:
        return list(range(len(question.options)))
    if question.shape == AMOUNT:
        return list(range(question.low, question.high + 1))
    if question.shape == SPREAD:
        return [tallest(question, number) for number in range(question.high, question.low - 1, -1)]
    if question.shape == SOME:
        ones = [(number,) for number in range(len(question.options))]
        every = tuple(range(len(question.options)))
        return [one for one in [(), every, *ones] if question.low <= len(one) <= question.high]
    theirs = question.data["theirs"]
    return [("accept", theirs[0]), ("decline", theirs[0]), ("give_up",)] if theirs else [("give_up",)]


JUDGED = Encounters()
