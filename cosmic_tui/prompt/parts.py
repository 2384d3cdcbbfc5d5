"""A game's part `answering`, which defines how an answer is made, and the functions it must have.

A part is a module, so `self` is the module. Nothing here is ever instantiated: mypy checks each module against its
class.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games import part

if TYPE_CHECKING:
    from cosmic_tui.prompt.choices import Choice
    from cosmic_tui.prompt.draft import Draft
    from engine.kernel.views import Question

View = Any  # engine/<game>/view_types.py
Scene = Any  # cosmic_tui/games/<game>/scene.py
Ref = tuple[Any, ...]  # a thing a view can point at: ("card", "attack_06"), ("region", "C2")


class Answering(Protocol):
    """A game's part for making answers: digits, names, groups; what must be confirmed; what can be chosen ahead."""

    def choices(self, view: View, question: Question) -> list[Choice]: ...

    def start(self, view: View, draft: Draft) -> int | None: ...

    HANDLE: str  # the sentence for a name that is being typed, of which $name is there

    def uses(self, view: View) -> list[Ref]: ...

    def own(self, view: View, question: Question, choices: list[Choice]) -> Draft | None: ...

    def handles(self, view: View, colours: Sequence[str]) -> Mapping[str, Ref]: ...

    def means(self, option: Ref, thing: Ref) -> bool: ...

    def unit(self, question: Question) -> str: ...

    def counts(self, view: View, question: Question) -> list[int]: ...

    def habit(self, question: Question) -> str: ...

    def proposed(self, question: Question) -> list[int] | int | None: ...

    def there(self, view: View, question: Question, index: int) -> int: ...

    def toward(self, view: View, draft: Draft, way: str) -> int | None: ...

    def act(self, view: View, draft: Any, typed: str) -> int | None: ...

    def no_act(self, typed: str) -> str: ...

    def arrives(self, question: Question) -> bool: ...

    def judged(self, question: Question) -> bool: ...

    def hints(self, view: View, draft: Draft) -> Sequence[tuple[str, str]]: ...

    def pieces(self, scene: Scene, count: int, single: bool) -> Run | None: ...

    def sure(self, question: Question, count: int, warns: bool) -> bool: ...

    def ahead(self, view: View) -> Question | None: ...

    def desk(self, view: View, question: Question) -> Any: ...


def answering_of(game: str) -> Answering:
    return cast("Answering", part(game, "answering"))
