"""What the pairs of all games have in common: positions changed in one hidden thing, what comes to light by rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.kernel.asking import PICK, SOME, Question, Ref
from engine.kernel.game import AnyMatch, Rules
from engine.kernel.match import Match
from engine.testing.two_worlds import Pair, Shows
from tests.support import Dice

Kind = Callable[[AnyMatch, Dice], Pair | None]
EVERYBODY = frozenset(range(-1, 5))


def tells(public: Mapping[str, str], own: frozenset[str], partners: bool = False) -> Shows:
    """Return which facts let something hidden come to light: `public` names those of a kind of event that all read;
    those of `own` are shown only to the seat that acts, to the one it is done to, and to a partner if there are any.
    """

    def shows(one: dict[str, Any], two: dict[str, Any], eye: int) -> bool:
        if one["event"] != two["event"] or one.keys() != two.keys():
            return False
        differing = {name for name in one if repr(one[name]) != repr(two[name])}
        open_to_all = set(public.get(one["event"], "").split())
        at = one.get("at", ())
        acts = (one.get("seat"), one["seat"] ^ 1 if partners and "seat" in one else None)
        party = eye >= 0 and (eye in acts or eye in (at if isinstance(at, list) else (at,)))
        return bool(differing) and all(name in open_to_all or (party and name in own) for name in differing)

    return shows


def named_in_view(names: Mapping[str, str], stays: frozenset[str]) -> Callable[[dict[str, Any], Any, list[Any]], str]:
    """Return the check that what an event names is there for its reader: each of these facts stands somewhere in the
    view. That of a kind that `stays` does so whatever came behind it, any other if nothing did."""

    def agrees(event: dict[str, Any], view: Any, later: list[Any]) -> str:
        facts = [event.get(name) for name in names.get(event["event"], "").split()]
        if not facts or (later and event["event"] not in stays):
            return ""
        shown = repr({**view, "question": None})
        things = [part for fact in facts for part in (fact if isinstance(fact, (list, tuple)) else [fact])]
        missing = [part for part in things if isinstance(part, str) and part and repr(part) not in shown]
        return f"no {missing[0]} is there" if missing else ""

    return agrees


def asked_again(game: Any) -> AnyMatch | None:
    """The match of a position that was changed: it asks what its seats hold now."""
    if game.partial or (game.stack and game.stack[-1][2]):
        return None  # part of a choice was made with what was held before
    found: AnyMatch = Match.resume(game)
    return None if found.over or game.events else found


def pair_of(
    what: str, one: Any, two: Any, knows: frozenset[int], avoid: Any = None, wanted: Callable[[Ref], bool] | None = None
) -> Pair | None:
    """Return the pair of two changed positions. `avoid`: things that options may name. None if one of them asks no
    question, or asks a seat in secret that the other does not ask: a table would have come there in another way."""
    mine, theirs = asked_again(one), asked_again(two)
    if mine is None or theirs is None or asked_in_secret(mine) != asked_in_secret(theirs):
        return None
    named = avoid if callable(avoid) else (lambda ref: any(part in avoid for part in ref[1:])) if avoid else nothing
    return Pair(what, mine, theirs, knows, named, wanted or nothing)


def asked_in_secret(match: AnyMatch) -> list[tuple[int, str]]:
    return [(question.seat, question.why) for question in match.pending if question.secret]


def nothing(ref: Ref) -> bool:
    return False


def forks(match: AnyMatch) -> tuple[Any, Any]:
    return untold(match).game, untold(match).game


def untold(match: AnyMatch) -> AnyMatch:
    """A copy in which all that has happened has been told."""
    found = match.fork()
    found.game.events = []
    return found


def swapped_ends(match: AnyMatch, what: str, pile: Callable[[Any], list[Any]], dice: Dice) -> Pair | None:
    """The top card of a pile, and another one of it, lie the other way round: nobody knows."""
    one, two = forks(match)
    cards = pile(one)
    if len(cards) < 2:
        return None
    spot = dice.below(len(cards) - 1)
    if cards[-1] == cards[spot]:
        return None
    cards[-1], cards[spot] = cards[spot], cards[-1]
    return pair_of(what, one, two, frozenset())


def chance_to_come(match: AnyMatch, dice: Dice) -> Pair | None:
    one, two = forks(match)
    one.seed ^= 0xC0FFEE
    return pair_of("chance to come", one, two, frozenset())


def alone(match: AnyMatch, seat: int) -> frozenset[int]:
    """Return who knows what a seat answers in secret: only that seat."""
    return frozenset((seat,))


def secret_answer(match: AnyMatch, dice: Dice, known: Callable[[AnyMatch, int], frozenset[int]] = alone) -> Pair | None:
    """Return a pair in which one of several seats that are asked at once has answered otherwise."""
    asked = [question for question in match.pending if len(question.options) > 1 and question.shape == 0]
    if len(match.pending) < 2 or not asked:
        return None
    question = asked[dice.below(len(asked))]
    one, two = untold(match), untold(match)
    one.answer(question.seat, 0)
    two.answer(question.seat, 1)
    refs = question.options[:2]
    what = f"answer of {question.seat} to {question.why}"
    return Pair(what, one, two, known(match, question.seat), lambda ref: ref in refs)


def own_choice(match: AnyMatch, dice: Dice, choices: Mapping[str, str], known: Any = alone) -> Pair | None:
    """Return a pair in which a seat answers a question that everybody sees with something that is its secret: in each
    world another thing. `choices` names these questions, and the sort of option that is secret there."""
    for question in match.pending:
        sort = choices.get(question.why, "")
        things = list(dict.fromkeys(ref for ref in question.options if ref[0] == sort))
        if question.secret or question.shape not in (PICK, SOME) or len(things) < 2:
            continue
        two_of = [things.pop(dice.below(len(things))) for _ in range(2)]
        one, two = (chosen(question, [ref, *things]) for ref in two_of)
        names = [ref[1] for ref in two_of]
        return Pair(
            f"{question.why} of {question.seat}, {names[0]} or {names[1]}",
            untold(match),
            untold(match),
            known(match, question.seat),
            partial(speaks_of, names),
            own=(question.seat, one, two),
        )
    return None


def speaks_of(names: Collection[Any], ref: Ref) -> bool:
    return any(part in names for part in ref[1:2])


def chosen(question: Question, refs: list[Ref]) -> Any:
    """Return the answer that takes the first of these, and as many others as it must."""
    if question.shape == PICK:
        return question.options.index(refs[0])
    return sorted(question.options.index(ref) for ref in refs[: max(question.low, 1)])


def asked_of(match: AnyMatch) -> list[tuple[int, str]]:
    return [(question.seat, question.why) for question in match.pending]


def everything(rules: Rules, match: AnyMatch, dice: Dice) -> Pair | None:
    """All that one seat, or a spectator, cannot see."""
    return all_hidden(rules, match, dice.below(match.game.n + 1) - 1, dice)


def all_hidden(rules: Rules, match: AnyMatch, eye: int, dice: Dice) -> Pair | None:
    """None where somebody else has answered already in this step, and nobody was told: that answer would be another
    one, too, and comes to light with the last one."""
    earlier = any(not isinstance(asked, Question) or asked.seat != eye for asked, _ in match.earlier())
    if earlier or any(answer is not None and question.seat != eye for question, answer in match.answered()):
        return None
    match = untold(match)
    one, two = (rules.redeal(match, eye, Dice(dice.below(1 << 30))) for _ in range(2))
    if one is None or two is None or asked_of(one) != asked_of(match) or asked_of(two) != asked_of(match):
        return None
    two.game.seed, two.game.counter = one.game.seed, one.game.counter  # dice to come are a pair of their own
    return Pair(f"all that {eye} cannot see", one, two, EVERYBODY - {eye}, much=True)


def order_of_hand(
    match: AnyMatch, dice: Dice, hands: Callable[[Any], list[list[int]]], partners: bool = False
) -> Pair | None:
    """The cards of a hand lie the other way round: that is its owner's business, and shows to nobody who looks."""
    one, two = forks(match)
    seat = dice.below(one.n)
    if len(set(hands(one)[seat])) < 2:
        return None
    hands(one)[seat] = hands(one)[seat][::-1]
    knows = frozenset((seat, seat ^ 1) if partners else (seat,))
    pair = pair_of(f"order of the hand of {seat}", one, two, knows)
    return pair and replace(pair, unseen=True)


def order_of_answers(match: AnyMatch, eye: int) -> Pair:
    """Nothing differs but who of the others is the first to answer in secret."""
    return Pair(
        "order of secret answers", untold(match), untold(match), frozenset(range(match.game.n)) - {eye}, turned=True
    )


def any_order(match: AnyMatch, dice: Dice) -> Pair:
    return order_of_answers(match, dice.below(match.game.n))
