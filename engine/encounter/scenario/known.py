"""The names that exist to be used in a scenario: questions, kinds of events, the items they belong to.

They are needed because an expectation that something is not asked or not told would prove nothing if there were no such
thing. They are read from the code objects of the rules.
"""

import re
import sys
from collections.abc import Iterator
from dis import get_instructions
from functools import cache
from types import CodeType

from engine.encounter.cards import ALIEN_IDS, ARTIFACT_IDS
from engine.encounter.content import load_content
from engine.encounter.events import FIELDS
from engine.encounter.items import TECHNOLOGY_IDS
from engine.testing.names import UnknownName

RULES = "engine.encounter."
NOT_RULES = (RULES + "scenario", RULES + "shows")
ASKING = frozenset(("Question", "pick", "some", "amount", "spread", "choose_from_colonies"))
GENERAL = frozenset(("deal", "flagship", "lose", "place", "respond", "ride", "window"))  # asked by more than one rule
QUESTION = re.compile(r"[a-z_]+\.[a-z_]+")
ITEMS = frozenset((*ALIEN_IDS, *ARTIFACT_IDS, *TECHNOLOGY_IDS))


@cache
def questions() -> frozenset[str]:
    """Return all ids of questions: the first text that looks like one, in each call that makes a question."""
    load_content()
    return frozenset((*GENERAL, *[why for code in _codes() for why in _asked_in(code)]))


def _codes() -> Iterator[CodeType]:
    """Yield the code of every function in a module of the rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(RULES) and not name.startswith(NOT_RULES):
            for value in list(vars(module).values()):
                code = getattr(getattr(value, "__wrapped__", value), "__code__", None)  # kept results wrap a function
                if isinstance(code, CodeType):
                    yield code


def _asked_in(code: CodeType) -> Iterator[str]:
    asking = False
    for instruction in get_instructions(code):
        value = instruction.argval
        if isinstance(value, CodeType):
            yield from _asked_in(value)
        elif instruction.opname in ("LOAD_GLOBAL", "CALL"):
            asking = value in ASKING
        elif asking and isinstance(value, str) and QUESTION.fullmatch(value):
            yield value


@cache
def kinds() -> frozenset[str]:
    """Return all kinds of events."""
    load_content()
    own = [getattr(module, "EVENTS", {}) for name, module in list(sys.modules.items()) if name.startswith(RULES)]
    return frozenset((*FIELDS, *[kind for described in own for kind in described]))


def known_question(why: str) -> str:
    if why not in questions():
        raise UnknownName("unknown_question", why, sorted(questions()))
    return why


def known_kind(kind: str) -> str:
    if kind not in kinds():
        raise UnknownName("unknown_event", kind, sorted(kinds()))
    return kind


def item_of(ident: str) -> str:
    """Return the alien, artifact or technology to which a question or kind of event belongs; "" if to none."""
    owner = ident.partition(".")[0]
    return owner if owner in ITEMS and "." in ident else ""
