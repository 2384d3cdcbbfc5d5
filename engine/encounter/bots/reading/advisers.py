"""Access to the advice for single aliens: this module finds the modules of `bots/advice` and calls their functions.

The docstring of `bots/advice` lists the functions that such a module may have. No such module is named here.
"""

import importlib
import pkgutil
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

from engine.encounter.bots.reading.sight import Sight, once_for_each
from engine.encounter.view_types import Bargain
from engine.kernel.asking import BARGAIN, PICK, Answer, Question, Ref, Refused, check

USUAL_DANGER = 3.0


@lru_cache(maxsize=1)
def modules() -> dict[str, ModuleType]:
    """Return all modules of advice by alien."""
    advice = importlib.import_module("engine.encounter.bots.advice")
    names = [module.name for module in pkgutil.iter_modules(advice.__path__)]
    return {name: importlib.import_module(f"{advice.__name__}.{name}") for name in names}


@cache
def having(name: str) -> dict[str, Any]:
    """Return the objects with this name in all modules of advice, by alien."""
    return {alien: getattr(module, name) for alien, module in modules().items() if hasattr(module, name)}


def hook(alien: str, name: str) -> Any:
    """Return a function of an alien's module, or None."""
    return having(name).get(alien)


class Held(dict[str, list[tuple[int, Any]]]):
    """Functions of advice for the powers that work now. Under each name is a list of (seat, function)."""

    def __init__(self, powers: tuple[tuple[int, str], ...]) -> None:
        self.powers = powers

    def __missing__(self, name: str) -> list[tuple[int, Any]]:
        known = having(name)
        found = self[name] = [(seat, known[alien]) for seat, alien in self.powers if alien in known]
        return found


held_by = lru_cache(maxsize=1024)(Held)  # powers are the same for many questions


def held(sight: Sight) -> Held:
    """Return the functions of advice for all powers that work now."""
    found: Held | None = sight.known.get(Held)
    if found is None:
        found = sight.known[Held] = held_by(sight.powers)
    return found


def holders(sight: Sight, name: str) -> list[tuple[int, Any]]:
    """Return (seat, object) for every working power whose module has an object of this name."""
    return held(sight)[name]


def danger(alien: str, players: int) -> float:
    """Return how strong an alien is, by its module's DANGER."""
    rating = hook(alien, "DANGER")
    return float(rating[players - 3]) if rating else USUAL_DANGER


def danger_of(sight: Sight, seat: int) -> float:
    """Return the strength of a seat's strongest known alien."""
    return max((danger(alien, sight.n) for alien in sight.aliens(seat)), default=0.0)


def about_use(sight: Sight, question: Question, option: Ref) -> bool | None:
    """Return whether to choose this option of a window, or None if its alien has no advice."""
    kind, name = option[0], str(option[1])
    if kind == "power":
        function = hook(name.partition(".")[0], "use")
    elif kind in ("card", "hoard") and name.startswith("flare_"):
        alien = name.removeprefix("flare_").removesuffix("_classic")
        function = hook(alien, half(sight, name))
    else:
        function = None
    return function(sight, question, option) if function else None


def half(sight: Sight, card: str) -> str:
    """Return the name of the function for the half of a flare in the bot's hand that the bot may use."""
    for name, _, side, _ in sight.view["cards"]:
        if name == card:
            return "super_" if str(side).startswith("super") else "wild"
    return "wild"


def about_zap(sight: Sight, question: Question) -> bool | None:
    """Return whether to zap the use named in the question, or None if the user's alien has no advice."""
    function = hook(str(question.data[1]).partition(".")[0], "zap")
    return function(sight, question) if function else None


def about_question(sight: Sight, question: Question) -> Answer | None:
    """Return the answer that advice gives to this question, checked and in its canonical form, or None."""
    for function in fitting(sight, question):
        answer = proper(question, function(sight, question))
        if answer is not None:
            return answer
    return None


def fitting(sight: Sight, question: Question) -> list[Any]:
    """Return the functions of advice for a question: first that of the alien that asks, then those of the bot's own
    powers.
    """
    asks, adapt = having("answer").get(asker(question.why)), having("adapt")
    found = [adapt[alien] for alien in sight.aliens(sight.me) if alien in adapt]
    return [asks, *found] if asks else found


@cache
def asker(why: str) -> str:
    """Return the part of a question's id that names the asking alien, if an alien asks."""
    return why.partition(".")[0]


def proper(question: Question, wish: Any) -> Answer | None:
    """Return an answer in its canonical form, an option as its number; None if it does not fit the question."""
    if wish is None:
        return None
    if question.shape == BARGAIN:
        return wish if isinstance(wish, tuple) else None
    if question.shape == PICK:
        refs = [tuple(ref) for ref in question.options]
        return refs.index(tuple(wish)) if isinstance(wish, (tuple, list)) and tuple(wish) in refs else None
    try:
        return check(question, wish)
    except Refused:
        return None


def strength(sight: Sight, side: int) -> float:
    """Return the points that known powers will add to a side."""
    return sum([float(function(sight, owner, side)) for owner, function in holders(sight, "strength")], 0.0)


@once_for_each
def prizes(sight: Sight, ending: int) -> list[tuple[int, float]]:
    """Return (seat, value) for each power that gains something extra by this ending."""
    return [(owner, float(function(sight, owner, ending))) for owner, function in holders(sight, "prize")]


def toll(sight: Sight, seat: int, side: int) -> float:
    """Return the cost of a seat's lost ships on this side, relative to the usual cost (1), after all powers."""
    factor = 1.0
    for owner, function in held(sight)["toll"]:
        factor *= function(sight, owner, seat, side)
    return factor


def price(sight: Sight, card: str) -> float | None:
    """Return the price of a card in the bot's hand under its own powers; None if they do not change it."""
    found = (hook(alien, "price") for alien in sight.aliens(sight.me))
    prices = (function(sight, card) for function in found if function)
    return next((float(value) for value in prices if value is not None), None)


def terms(sight: Sight, data: Bargain) -> tuple[Any, ...]:
    """Return the terms that the bot's powers can add to its own offer."""
    found = (hook(alien, "terms") for alien in sight.aliens(sight.me))
    return tuple(term for function in found if function for term in function(sight, data))


def term(sight: Sight, alien: str, wish: Any) -> float:
    """Return the worth to the bot of a term that only a power can add."""
    function = hook(alien, "term")
    return float(function(sight, wish)) if function else 0.0


def constant(sight: Sight, seat: int, what: str, usual: float) -> float:
    """Return the number `what` from the advice for a seat's powers; `usual` if there is none."""
    for owner, number in held(sight)[what]:
        if owner == seat:
            return float(number)
    return usual
