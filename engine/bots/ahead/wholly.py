"""Decisions of a game in which nothing before its end says reliably who is ahead: they are judged by whole games alone,
so only large mistakes can be told from chance, against what a strong bot would have done.
"""

from typing import Any

from engine.kernel.asking import BARGAIN, Answer, Question, nth
from engine.kernel.game import AnyMatch


class Wholly:
    """A game's part of `engine/bots/judging.py`. Positions know their `winners`: none before the end."""

    QUICK = False
    FIELDS = ("rookie",)
    SILENT: frozenset[str] = frozenset()
    DOUBTED: frozenset[str] = frozenset()
    GOOD = frozenset(("won_whole",))

    def span(self, match: AnyMatch) -> Any:
        return 0

    def worth(self, game: Any) -> list[float]:
        """Return every seat's share of a win that is there; nobody has any before."""
        share = 1 / len(game.winners) if game.winners else 0.0
        return [share if seat in game.winners else 0.0 for seat in range(game.n)]

    def others(self, question: Question, given: Answer, told: Answer | None) -> list[Answer]:
        return [told] if told is not None and told != given else []

    def stand(self, game: Any, seat: int) -> Any:
        return None

    def counted(self, before: Any, game: Any, seat: int) -> dict[str, bool]:
        return {"won_whole": seat in game.winners}

    def themes(self, game: Any, question: Question) -> list[str]:
        """Return nothing: such a game has no puzzles."""
        return []

    def way_out(self, question: Question) -> Answer:
        return ("give_up",) if question.shape == BARGAIN else nth(question, 0)
