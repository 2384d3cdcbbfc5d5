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
    """Return None, because no answer is highlighted first."""
    return None


def own(view: View, question: Question, choices: list[Choice]) -> Draft | None:
    """Return a special draft for a question, such as two questions in one or a pause with its acts; else None."""
    return None


def uses(view: View) -> list[Ref]:
    """Return the acts that a pause lists as its options."""
    return []


def handles(view: View, colours: Sequence[str]) -> Mapping[str, Ref]:
    """Return no names, as none can be typed."""
    return {}


def means(option: Ref, thing: Ref) -> bool:
    return option == thing


def unit(question: Question) -> str:
    return "pieces"


def counts(view: View, question: Question) -> list[int]:
    """Return how many pieces are proposed at each option of a spread, ready to send with Enter."""
    return [0] * len(question["options"])


def habit(question: Question) -> str:
    """Return the name under which ticks are remembered for the next time, or ""."""
    return ""


def proposed(question: Question) -> list[int] | int | None:
    """Return the proposed answer to a spread, a pick-some or an amount. It can be sent with Enter."""
    return None


def there(view: View, question: Question, index: int) -> int:
    """Return the most that may be put at, or taken from, this place."""
    return int(question["caps"][index])


def toward(view: View, draft: Draft, way: str) -> int | None:
    """Return None, because options have no positions and arrows follow their order."""
    return None


def act(view: View, draft: Any, typed: str) -> int | None:
    """Return None, because acts beside the question have no digits."""
    return None


def no_act(typed: str) -> str:
    """Return the sentence for a letter whose acts are all impossible now, or "" if the letter has no acts at all."""
    return ""


def arrives(question: Question) -> bool:
    return False


def hints(view: View, draft: Draft) -> Sequence[tuple[str, str]]:
    """Return further keys for this answer: commands or typed text, each with the message id of what it does."""
    return []


def judged(question: Question) -> bool:
    """Return whether the rules are asked about each change of the draft. For single ticks this is mostly not worth it.
    """
    return str(question["shape"]) != "some"


def pieces(scene: Scene, count: int, single: bool) -> Run | None:
    """Return None, because numbers are shown without signs."""
    return None


def sure(question: Question, count: int, warns: bool) -> bool:
    """Return whether to ask for confirmation: whenever the sentences warn of something."""
    return warns


def ahead(view: View) -> Question | None:
    """Return None, because no question can be answered before it is asked."""
    return None


def desk(view: View, question: Question) -> Any:
    raise TypeError("this game has no bargains")
