"""The check of a reason that a seat gives for an answer: a code of the game, with facts that everybody can see."""

from collections.abc import Mapping
from typing import Any

from engine.kernel.asking import Refused


def check_reason(
    grounds: Mapping[str, tuple[str, ...]], code: str, facts: Mapping[str, Any], below: Mapping[str, int]
) -> None:
    """Raise Refused if `grounds` does not know the reason `code`, or if the reason has other facts than it should. Each
    fact must be a number from 0 up to, but not including, its limit in `below`.
    """
    wanted = grounds.get(code)
    if wanted is None or set(facts) != set(wanted):
        raise Refused("unknown_reason")
    if any(type(fact) is not int or not 0 <= fact < below[name] for name, fact in facts.items()):
        raise Refused("unknown_reason")
