"""Judging of decisions in a game where nothing before the end reliably says who is ahead. Only whole games are
compared, against what a strong bot would have done, so only large mistakes can be told from chance.
"""

from typing import Any

from engine.kernel.asking import BARGAIN, Answer, Question, nth
from engine.kernel.game import AnyMatch


class Wholly:
    """The part of a game, for `engine/bots/judging.py`, in which decisions are judged by whole games alone. Positions
    of the game have `winners`, which are empty before the end.
    """

    QUICK = False
    FIELDS = ("rookie",)
    SILENT: frozenset[str] = frozenset()
    DOUBTED: frozenset[str] = frozenset()
    GOOD = frozenset(("won_whole",))

    def span(self, match: AnyMatch) -> Any:
        return 0

    def worth(self, game: Any) -> list[float]:
        """Return every seat's share of the win, which is 0 for all before the end."""
        share = 1 / len(game.winners) if game.winners else 0.0
        return [share if seat in game.winners else 0.0 for seat in range(game.n)]

    def others(self, question: Question, given: Answer, told: Answer | None) -> list[Answer]:
        return [told] if told is not None and told != given else []

    def stand(self, game: Any, seat: int) -> Any:
        return None

    def counted(self, before: Any, game: Any, seat: int) -> dict[str, bool]:
        return {"won_whole": seat in game.winners}

    def themes(self, game: Any, question: Question) -> list[str]:
        """Return no themes, because such a game has no puzzles."""
        return []

    def way_out(self, question: Question) -> Answer:
        return ("give_up",) if question.shape == BARGAIN else nth(question, 0)
