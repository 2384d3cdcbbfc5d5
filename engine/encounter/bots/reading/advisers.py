"""What is known about single aliens, for bots that read a table: finds the modules of advice and asks their hooks.

What such a module may have says the first page of `advice`. Knows sights, and no module of advice by name.
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
    """Return what the modules have under that name, by alien."""
    return {alien: getattr(module, name) for alien, module in modules().items() if hasattr(module, name)}


def hook(alien: str, name: str) -> Any:
    """Return a function of an alien's module, or None."""
    return having(name).get(alien)


class Held(dict[str, list[tuple[int, Any]]]):
    """The powers that work now, by the name of an advice function: (seat, function) for each that has it."""

    def __init__(self, powers: tuple[tuple[int, str], ...]) -> None:
        self.powers = powers

    def __missing__(self, name: str) -> list[tuple[int, Any]]:
        known = having(name)
        found = self[name] = [(seat, known[alien]) for seat, alien in self.powers if alien in known]
        return found


held_by = lru_cache(maxsize=1024)(Held)  # powers are the same for many questions


def held(sight: Sight) -> Held:
    """Return the functions of all powers that work."""
    found: Held | None = sight.known.get(Held)
    if found is None:
        found = sight.known[Held] = held_by(sight.powers)
    return found


def holders(sight: Sight, name: str) -> list[tuple[int, Any]]:
    """Return (seat, advice) for every working power that has this function."""
    return held(sight)[name]


def danger(alien: str, players: int) -> float:
    """Return how strong an alien is said to be."""
    rating = hook(alien, "DANGER")
    return float(rating[players - 3]) if rating else USUAL_DANGER


def danger_of(sight: Sight, seat: int) -> float:
    """Return how strong a seat's strongest known alien is said to be."""
    return max((danger(alien, sight.n) for alien in sight.aliens(seat)), default=0.0)


def about_use(sight: Sight, question: Question, option: Ref) -> bool | None:
    """Return whether to take an option of a window, if its alien has an opinion."""
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
    """Return which half of a flare in the bot's hand is open to it, as the name of its hook."""
    for name, _, side, _ in sight.view["cards"]:
        if name == card:
            return "super_" if str(side).startswith("super") else "wild"
    return "wild"


def about_zap(sight: Sight, question: Question) -> bool | None:
    """Return whether to zap another player's use, named in the question, if its alien has an opinion."""
    function = hook(str(question.data[1]).partition(".")[0], "zap")
    return function(sight, question) if function else None


def about_question(sight: Sight, question: Question) -> Answer | None:
    """Return the answer that an alien's own module gives to this question, in its proper form, or None."""
    for function in fitting(sight, question):
        answer = proper(question, function(sight, question))
        if answer is not None:
            return answer
    return None


def fitting(sight: Sight, question: Question) -> list[Any]:
    """Return the advice of the alien whose question it is, then of the powers that work in front of the bot."""
    asks, adapt = having("answer").get(asker(question.why)), having("adapt")
    found = [adapt[alien] for alien in sight.aliens(sight.me) if alien in adapt]
    return [asks, *found] if asks else found


@cache
def asker(why: str) -> str:
    """Return the alien whose question it is, if it is one's."""
    return why.partition(".")[0]


def proper(question: Question, wish: Any) -> Answer | None:
    """Return an option as its number; None for anything that does not fit."""
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
    """Return what an ending brings to whom by powers."""
    return [(owner, float(function(sight, owner, ending))) for owner, function in holders(sight, "prize")]


def toll(sight: Sight, seat: int, side: int) -> float:
    """Return what powers make of the ships of a seat that fall with a side: the usual loss is 1."""
    factor = 1.0
    for owner, function in held(sight)["toll"]:
        factor *= function(sight, owner, seat, side)
    return factor


def price(sight: Sight, card: str) -> float | None:
    """Return what a card in the bot's hand is worth to its powers, if that is not as usual."""
    found = (hook(alien, "price") for alien in sight.aliens(sight.me))
    prices = (function(sight, card) for function in found if function)
    return next((float(value) for value in prices if value is not None), None)


def terms(sight: Sight, data: Bargain) -> tuple[Any, ...]:
    """Return what the bot's powers can add to an offer of its own."""
    found = (hook(alien, "terms") for alien in sight.aliens(sight.me))
    return tuple(term for function in found if function for term in function(sight, data))


def term(sight: Sight, alien: str, wish: Any) -> float:
    """Return what a power's own term in a deal is worth to the bot."""
    function = hook(alien, "term")
    return float(function(sight, wish)) if function else 0.0


def constant(sight: Sight, seat: int, what: str, usual: float) -> float:
    """Return a number that the powers before a seat change, or the usual one."""
    for owner, number in held(sight)[what]:
        if owner == seat:
            return float(number)
    return usual
