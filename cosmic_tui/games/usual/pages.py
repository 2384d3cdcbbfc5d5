"""What is read where a game brings no pages: the rules and words there are, everybody in lines, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, wrap
from cosmic_tui.draw.guide import answer_text, is_answer, rule_entries
from cosmic_tui.draw.parts import Entry, Look, Page, Thing, Told
from cosmic_tui.draw.scene import Scene
from cosmic_tui.say.parts import Paragraphs, Ref, sentences_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.catalogue import rule
from cosmic_tui.words.letters import capital, fold
from engine.kernel.views import Event

if TYPE_CHECKING:
    from cosmic_tui.draw.ending import Ending
    from cosmic_tui.words.loader import Words

PAGES: Mapping[str, Page] = {}
EARLY: frozenset[str] = frozenset()  # whys of questions with which there is no card and no sum yet
CODEX = "key-codex"  # what the codex is called beside its key
TABS: tuple[str, ...] = ("rules", "words")
LONG_TABS: frozenset[str] = frozenset(("rules",))
FILTERS: Mapping[str, frozenset[str]] = {}


def terms(moment: str) -> Sequence[str]:
    return ()


# --- at the table ------------------------------------------------------------------------------------------------


def read(scene: Scene, voice: Voice, ref: Ref) -> Page | Look | str | None:
    return None


def in_focus(scene: Scene) -> Ref | str:
    """Return the thing in focus: the log, a seat, or the highlighted option."""
    if scene.focus == "log":
        return "log"
    choice = scene.draft.choice if scene.draft is not None else None
    return choice.ref if choice is not None and len(choice.ref) > 1 else ("seat", max(0, scene.me))


def things(scene: Scene) -> list[Thing]:
    return []


def seat_title(scene: Scene, who: int) -> str:
    return scene.people[who].name


def seat(scene: Scene, who: int, events: Sequence[Event]) -> Paragraphs:
    return [[Run(line, "text")] for line in sentences_of(scene.game).seat(scene.voice, scene.view, who)]


def seat_entry(scene: Scene, who: int) -> Look | None:
    return None


# --- the codex ---------------------------------------------------------------------------------------------------


def entries(words: Words, tab: str) -> list[Entry]:
    """Return the rules by number, and the words by name."""
    if tab == "rules":
        return rule_entries(words)
    found = [(key, words.say(key)) for key in words.idents("term-")]
    return [Entry(key, [Run(name, "text")], fold(f"{name} {words.say(key, 'help')}")) for key, name in found]


def detail(words: Words, tab: str, ident: str) -> tuple[str, Paragraphs]:
    if is_answer(ident):
        return answer_text(words, ident)
    if tab == "rules":
        return ident, [[Run(part, "text")] for part in rule(words, ident).text.split("\n")]
    return words.say(ident), [[Run(words.say(ident, "help"), "text")]]


# --- the end -----------------------------------------------------------------------------------------------------


@dataclass
class Story:
    """The statistics of a game that any game can provide."""

    turns: int = 0
    points: list[Any] = field(default_factory=list)


def story(told: Told) -> Story:
    return Story(int(told.view.get("turn", 0)))


def in_short(ending: Ending) -> list[str]:
    if not ending.winners:
        return [ending.say("scr-line-nobody_won")]
    names = ending.voice.people(ending.winners)
    return [ending.say("scr-line-won", n=len(ending.winners), names=capital(names))]


def winner(ending: Ending, who: int, large: bool) -> list[Run]:
    return []


def how_it_ended(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the game's facts about its end, and the seed."""
    lines = sentences_of(ending.game).ending(ending.voice, dict(ending.view), ending.ending)
    rows = [part for line in lines for part in wrap(line, rect.width)]
    for number, row in enumerate(rows[: rect.height - 2]):
        canvas.put(rect.x, rect.y + number, row, "text")
    seed = [Run(f"{ending.say('set-seed')} ", "muted"), Run(str(ending.seed), "key", "", "bold")]
    canvas.write(rect.x, rect.y + rect.height - 1, cut_runs(seed, rect.width))


LAST: Mapping[str, Callable[[Canvas, Ending, Rect], None]] = {"table": how_it_ended}
