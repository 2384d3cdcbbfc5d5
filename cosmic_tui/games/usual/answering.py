"""How an answer is made where a game says nothing else: options by digits in their order, pieces by plus and minus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.prompt.choices import Choice, Ref, numbered

if TYPE_CHECKING:
    from cosmic_tui.canvas.cells import Run
    from cosmic_tui.draw.scene import Scene
    from cosmic_tui.prompt.draft import Draft
    from engine.kernel.views import Question, View

HANDLE = "scr-line-handle"


def choices(view: View, question: Question) -> list[Choice]:
    """Number the options in the order of the question, nine to a page."""
    return numbered(question)


def start(view: View, draft: Draft) -> int | None:
    """Return None: no answer is better than another."""
    return None


def own(view: View, question: Question, choices: list[Choice]) -> Draft | None:
    """Return an answer in the making that is not the usual one: two questions put as one, a pause with its acts; else
    None.
    """
    return None


def uses(view: View) -> list[Ref]:
    """Return the acts that a pause lists as its options."""
    return []


def handles(view: View, colours: Sequence[str]) -> Mapping[str, Ref]:
    """Return no names that could be typed."""
    return {}


def means(option: Ref, thing: Ref) -> bool:
    return option == thing


def unit(question: Question) -> str:
    return "pieces"


def counts(view: View, question: Question) -> list[int]:
    """Return how many pieces stand ready at each option when a spread opens, for Enter to send."""
    return [0] * len(question["options"])


def habit(question: Question) -> str:
    """Return the name under which ticks are remembered for the next time; "" for none."""
    return ""


def proposed(question: Question) -> list[int] | int | None:
    """Return the answer that is proposed to a spread, a pick-some or an amount: it stands ready for Enter."""
    return None


def there(view: View, question: Question, index: int) -> int:
    """Return as much as may go there, or from there."""
    return int(question["caps"][index])


def toward(view: View, draft: Draft, way: str) -> int | None:
    """Return None: options lie nowhere, so arrows go through them in their order."""
    return None


def act(view: View, draft: Any, typed: str) -> int | None:
    """Return None: acts beside the question have no digits of their own."""
    return None


def no_act(typed: str) -> str:
    """Return the sentence for a letter that stands for acts of which there are none now; "" if it stands for none ever.
    """
    return ""


def arrives(question: Question) -> bool:
    return False


def hints(view: View, draft: Draft) -> Sequence[tuple[str, str]]:
    """Return further keys of this answer: names of commands, or what is typed, each with the id of what they do."""
    return []


def judged(question: Question) -> bool:
    """Return whether the rules are asked about each change of the draft. Ticks come one by one and are mostly not worth
    it.
    """
    return str(question["shape"]) != "some"


def pieces(scene: Scene, count: int, single: bool) -> Run | None:
    """Return None: numbers need no signs."""
    return None


def sure(question: Question, count: int, warns: bool) -> bool:
    """Return whether to ask once more: about everything the sentences warn of."""
    return warns


def ahead(view: View) -> Question | None:
    """Return None: nothing can be answered before it is asked."""
    return None


def desk(view: View, question: Question) -> Any:
    raise TypeError("this game has no bargains")
