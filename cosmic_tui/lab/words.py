"""The lab's sentences, and how it refuses: a Misfit is one sentence of `words/<language>/app/lab.ftl`."""

from typing import Any

from cosmic_tui.cli import Refusal


def say(ident: str, /, **facts: Any) -> str:
    from cosmic_tui.words import words

    return words().say(f"lab-{ident}", **facts)


def knows(ident: str) -> bool:
    from cosmic_tui.words import words

    return words().has(f"lab-{ident}")


class Misfit(Refusal):
    """Why a study cannot be run, read or shown."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(say(f"no-{code}", **facts))
        self.code = code
