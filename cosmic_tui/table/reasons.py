"""Reasons for answers: a code with its facts, told to everybody behind the events of the answer.

Only an answer that everybody sees given has a reason. A bot picks its own from what spectators see. Knows no code.
"""

from typing import TYPE_CHECKING, Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.rules import AnyMatch
from cosmic_tui.table.seats import WATCHERS
from engine.bots.player import Player
from engine.kernel.asking import Answer, Question

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table


def check(table: "Table", message: Message) -> None:
    """Raise Refused if the message gives a reason that the game does not know."""
    if message.get("reason") is not None:
        code, facts = message["reason"]
        table.rules.ground(table.match, code, facts)


def of_bot(table: "Table", player: Player, match: AnyMatch, question: Question, answer: Answer) -> Any:
    """Return the reason this bot gives for its answer, or None."""
    if question.secret or not player.gives_reasons:
        return None
    return player.reason(table.rules.view(match, WATCHERS), question, answer)


def tell(table: "Table", number: int, reason: Any) -> None:
    """Tell everybody a reason, behind the events so far."""
    code, facts = reason
    for seat in table.listeners():
        seat.reasons.append((len(seat.log), {"kind": "reason", "seat": number, "code": code, "facts": dict(facts)}))
