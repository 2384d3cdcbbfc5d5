"""A position beside the answers that led to it, for the day on which the rules have changed.

Where the rules are the same a game goes on from its answers. Where they are not, it goes on from the last position that
was kept: it holds what is on the table whatever the rules are, and what was open is asked anew. Knows no game.
"""

import zlib
from collections.abc import Sequence
from typing import Any

from engine.kernel.asking import Refused
from engine.kernel.carrying import Carrying
from engine.kernel.game import AnyMatch, Options, Rules

Taken = dict[str, Any]  # a snapshot as plain data


def take(rules: Rules, carrying: Carrying, match: AnyMatch) -> Taken:
    """The position at this question. It shares lists with the match: pack it before the match goes on."""
    box = {name: [len(names), fingerprint(names)] for name, names in rules.box().items()}
    return {"position": carrying.position, "rules": rules.version, "box": box, "fields": rules.plain(match)}


def fingerprint(names: Sequence[str]) -> int:
    return zlib.crc32("\n".join(names).encode())


def put_back(rules: Rules, carrying: Carrying, options: Options, seed: int, taken: Taken) -> AnyMatch:
    """The match at that position under today's rules. The step that asks is run from its beginning, as it may ask
    something else by now: whoever had answered a part of it is asked again. Refused if there is no way."""
    try:
        check_box(rules, taken["box"])
        fields = carrying.lifted(dict(taken["fields"]), taken["position"])
        if taken["rules"] != rules.version:
            fields = anew(fields)
        match = rules.taken(options, seed, fields)
        rules.audit(match)
    except (Refused, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as fault:
        raise Refused("snapshot_form", reason=str(fault)) from None
    return match


def check_box(rules: Rules, box: dict[str, Any]) -> None:
    """Refused unless every number of that box still means what it meant."""
    today = rules.box()
    for name, (count, print_then) in box.items():
        if fingerprint(today.get(name, ())[:count]) != print_then:
            raise Refused("snapshot_form", reason=name)


def anew(fields: dict[str, Any]) -> dict[str, Any]:
    """The same position before the first question of the step that asks: it has changed nothing yet."""
    stack = [[name, args, []] for name, args, _ in fields["stack"]]
    return {**fields, "stack": stack, "partial": []}
