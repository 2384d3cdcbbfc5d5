"""Positions that are saved beside the answers that led to them, so that a game can go on after the rules have changed.

Under the same rules a game is resumed from its answers. Under changed rules it is resumed from the last saved position,
and its open question is asked anew. Independent of any game.
"""

import zlib
from collections.abc import Sequence
from typing import Any

from engine.kernel.asking import Both, Either, Question, Refused
from engine.kernel.carrying import Carrying
from engine.kernel.game import AnyMatch, Options, Rules

Taken = dict[str, Any]  # a snapshot as plain data


def take(rules: Rules, carrying: Carrying, match: AnyMatch) -> Taken:
    """Return the position at this question as plain data. It shares lists with the match: pack it before the match goes
    on.
    """
    box = {name: [len(names), fingerprint(names)] for name, names in rules.box().items()}
    return {
        "position": carrying.position,
        "rules": rules.version,
        "box": box,
        "half": half(match),
        "fields": rules.plain(match),
    }


def fingerprint(names: Sequence[str]) -> int:
    return zlib.crc32("\n".join(names).encode())


def half(match: AnyMatch) -> list[Any]:
    """Return the answers that the suspended step has received so far, as rows of (seat, what was asked, answer)."""
    pairs: list[tuple[Question, Any]] = []
    for asked, answer in match.earlier():
        if isinstance(asked, Both):
            pairs += zip(asked.questions, answer, strict=True)
        elif isinstance(asked, Either):
            pairs.append((asked.questions[answer[0]], answer[1]))
        else:
            pairs.append((asked, answer))
    pairs += [(asked, answer) for asked, answer in match.answered() if answer is not None]
    return [(question.seat, asked_of(match, question), answer) for question, answer in pairs]


def asked_of(match: AnyMatch, question: Question) -> tuple[Any, ...]:
    """Return what identifies a question, so that two questions can be compared."""
    written = tuple(tuple(match.game.written_option(ref)) for ref in question.options)
    return question.why, question.shape, written, question.low, question.high, tuple(question.caps)


def put_back(rules: Rules, carrying: Carrying, options: Options, seed: int, taken: Taken) -> AnyMatch:
    """Return a match at a saved position under today's rules. Raise Refused if the position cannot be restored.

    If the rules have changed, the suspended step starts over, because it may ask something else now; its old answers
    are given again where the same question is asked. The match takes over the lists of `taken`.
    """
    try:
        check_box(rules, taken["box"])
        fields = carrying.lifted(dict(taken["fields"]), taken["position"])
        if taken["rules"] != rules.version:
            fields = anew(fields)
        match = rules.taken(options, seed, fields)
        if taken["rules"] != rules.version:
            for seat, asked, answer in taken["half"]:
                question = match.question_for(seat)
                if question is not None and asked_of(match, question) == asked:
                    match.answer(seat, answer)
        rules.audit(match)
    except (Refused, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as fault:
        raise Refused("snapshot_form", reason=str(fault)) from None
    return match


def check_box(rules: Rules, box: dict[str, Any]) -> None:
    """Raise Refused unless every number that the saved position may hold still has the same meaning."""
    today = rules.box()
    for name, (count, print_then) in box.items():
        if fingerprint(today.get(name, ())[:count]) != print_then:
            raise Refused("snapshot_form", reason=name)


def anew(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the position's fields without the answers of its suspended steps, so that these start over. They have
    changed nothing yet.
    """
    stack = [(name, args, ()) for name, args, _ in fields["stack"]]
    return {**fields, "stack": stack, "partial": []}
