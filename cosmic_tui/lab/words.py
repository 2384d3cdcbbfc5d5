"""The lab's sentences, and how it refuses: a BadStudy is one sentence of `words/<language>/app/lab.ftl`."""

from typing import Any

from engine.kernel.errors import Usage


def say(ident: str, /, **facts: Any) -> str:
    from cosmic_tui.words import words

    return words().say(f"lab-{ident}", **facts)


def knows(ident: str) -> bool:
    from cosmic_tui.words import words

    return words().has(f"lab-{ident}")


class BadStudy(Usage):
    """A study that cannot be run, read or shown, and why. `near` is what was perhaps meant, or nothing."""

    def __init__(self, code: str, near: str = "", **facts: Any) -> None:
        super().__init__(say(f"no-{code}_near", near=near, **facts) if near else say(f"no-{code}", **facts))
        self.code = code
