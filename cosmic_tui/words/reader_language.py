"""Which language the person at this program reads: the one typed for this run, else the one that is set, else that of
the environment, else English. The others at a table read at programs of their own.

Knows the environment; must not know settings or command lines: they tell it.
"""

from __future__ import annotations

import os
from collections.abc import Callable

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
ENGLISH = "en"


class Wish:
    """The wishes about the language of this run."""

    typed = ""
    setting: Callable[[], str] = staticmethod(lambda: "")


def choose(language: str) -> None:
    """Choose the language for this run, whatever is set; "" takes the choice back."""
    Wish.typed = language


def ask(setting: Callable[[], str]) -> None:
    """Register the function that knows which language is set. It is called when the first words are wanted."""
    Wish.setting = staticmethod(setting)


def typed() -> str:
    return Wish.typed


def language() -> str:
    return Wish.typed or Wish.setting() or of_environment()


def of_environment() -> str:
    """Return the first language of the environment that is offered."""
    from cosmic_tui.words.loader import languages

    known = languages()
    for variable in VARIABLES:
        for wish in os.environ.get(variable, "").split(":"):
            name = wish.partition(".")[0].partition("_")[0].lower()
            if name in known:
                return name
    return ENGLISH
