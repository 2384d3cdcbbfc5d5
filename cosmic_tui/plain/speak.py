"""Texts around a question in plain mode: where the game is, the question, its options, how to answer.

Pure functions from a view to lines; a game's `sentences` add what is special to it. The order is always the same:
where, what, why, options, what a pass means.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.plain.examples import for_ships, for_some
from cosmic_tui.plain.typed import Numbered, only_answer, spread_ident
from cosmic_tui.prompt.draft import ready
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import ended
from engine.kernel.views import View

WIDE = 78


def where(voice: Voice, view: View) -> str:
    """Return where the game is, in one sentence."""
    return sentences_of(voice.words.game).where(voice, view)


def question(voice: Voice, view: View) -> list[str]:
    """Return the open question with everything that belongs to it."""
    sentences = sentences_of(voice.words.game)
    words = sentences.asked(voice, view)
    before, after = sentences.around(voice, view)
    offers = sentences.offers(voice, view) if view["question"]["shape"] == "bargain" else []
    found = [words.title, words.why, *offers, *before, *options(voice, view), *after]
    found += [words.passes] if words.passes else []
    obvious = view["question"]["shape"] == "pick" and only_answer(view["question"]) is None
    return found if obvious else [*found, *how(voice, view), *proposal(voice, view)]


def proposal(voice: Voice, view: View) -> list[str]:
    """Return a line about what an empty line sends, if the question proposes something."""
    asked_now = view["question"]
    answer = ready(view, asked_now, answering_of(voice.words.game))
    if answer is None or only_answer(asked_now) is not None:
        return []
    if isinstance(answer, int):
        return [voice.say("scr-line-plain_proposed", names=str(answer))]
    labels = sentences_of(voice.words.game).labels(voice, view)
    if asked_now["shape"] == "spread":
        each = zip(answer, labels, strict=True)
        named = [voice.say("scr-line-with_number", name=name, number=n) for n, name in each if n]
    else:
        named = [labels[index] for index in answer]
    return [voice.say("scr-line-plain_proposed", names=voice.words.join(named))]


def options(voice: Voice, view: View) -> list[str]:
    """Return all options with their numbers, several to a line."""
    if view["question"]["shape"] in ("amount", "bargain"):
        return []
    sentences, table = sentences_of(voice.words.game), Numbered(voice, view)
    entries = []
    for choice in table.choices:
        label = sentences.spoken_option(voice, view, choice.index, table.labels[choice.index])
        entries.append(f"{table.number[choice.index]} {ended(label)}")
    return lined(entries)


def lined(entries: list[str]) -> list[str]:
    """Join entries to lines without breaking any entry."""
    found: list[str] = []
    for entry in entries:
        if found and len(found[-1]) + len(entry) + 2 <= WIDE:
            found[-1] += f"  {entry}"
        else:
            found.append(f"  {entry}")
    return found


def how(voice: Voice, view: View) -> list[str]:
    """Return what can be typed here, with an example that could be typed now."""
    asked_now = view["question"]
    shape = asked_now["shape"]
    if only_answer(asked_now) is not None:
        return [voice.say("scr-line-plain_choose_only")]
    if shape == "amount":
        return [voice.say("scr-line-plain_choose_number", range=voice.range(asked_now["low"], asked_now["high"]))]
    if shape == "bargain":
        return sentences_of(voice.words.game).how_to_bargain(voice, view)
    numbers = Numbered(voice, view).number
    if shape == "some":
        return [_how_many(voice, asked_now, for_some(asked_now, numbers))]
    if shape == "spread":
        return [voice.say(spread_ident(voice, asked_now), value=for_ships(voice, view, numbers))]
    return [voice.say("scr-line-plain_choose")]


def _how_many(voice: Voice, asked_now: dict[str, Any], example: str) -> str:
    """Return how many options to choose: any number, or a range."""
    low, high = asked_now["low"], asked_now["high"]
    if not low and high >= len(asked_now["options"]):
        return voice.say("scr-line-plain_choose_some", value=example)
    return voice.say("scr-line-plain_choose_some_of", n=high, range=voice.choice(asked_now), value=example)


def waiting(voice: Voice, asked_now: list[Any]) -> str:
    """Return whom the table waits for; in secret moments only that the table is being asked."""
    if "table" in asked_now:
        return voice.say("scr-line-plain_asked")
    return voice.say("scr-line-plain_waiting", names=voice.people(asked_now)) if asked_now else ""
