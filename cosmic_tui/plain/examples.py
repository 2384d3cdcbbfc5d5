"""Examples of what could be typed right now: answers to the open question, all of them legal.

Knows the question and the reader's language; must not know how a line is read.
"""

from __future__ import annotations

from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.voice import Voice, typed_words
from cosmic_tui.words.letters import fold
from cosmic_tui.words.names import in_case
from engine.kernel.views import Question, View

FEW = 2  # ships in an example, if so many may go


def word_for(voice: Voice, ident: str) -> str:
    """Return the first of the words with this meaning, in the reader's language."""
    return voice.say(f"word-{ident}").partition("/")[0].strip()


def behind(voice: Voice, way: str, name: str) -> str:
    """Return a place behind the word for from or to, inflected if the language needs it and typed lines may have it: `z
    Czerwonej 1`.
    """
    phrase = in_case(name, way)
    known = any(fold(phrase).startswith(f"{word} ") for word in typed_words(voice, way))
    return phrase if phrase != name and known else f"{word_for(voice, way)} {name}"


def forms(voice: Voice, name: str) -> list[str]:
    """Return the name of a place in the forms it takes behind the words for from, to and for."""
    found = [in_case(name, "acc")]
    for way in ("from", "to"):
        found.append(behind(voice, way, name).partition(" ")[2])
    return found


def either(voice: Voice, found: list[str]) -> str:
    """Join one or two examples in a row."""
    if len(set(found)) == 1:
        return found[0]
    return voice.say("scr-line-plain_or", first=found[0], second=found[1])


def for_ships(voice: Voice, view: View, numbers: dict[int, int], ships: int = 0) -> str:
    """Return an example for ships, by the name of a place and by numbers: `2 from Red 1, or 1 from 1 and 1 from 5`.

    `numbers` are the numbers of the places, by option.
    """
    question, game = view["question"], voice.words.game
    low, high, caps = question["low"], question["high"], question["caps"]
    places = sorted((number, index) for index, number in numbers.items() if caps[index])
    wanted = ships if low <= ships <= high and ships else min(high, max(low, FEW))
    way, also = "to" if answering_of(game).arrives(question) else "from", word_for(voice, "and")

    def written(counts: dict[int, int], names: dict[int, str]) -> str:
        return f" {also} ".join(
            f"{count} {behind(voice, way, names.get(n, str(n)))}" for n, count in sorted(counts.items())
        )

    refs, sentences = question["options"], sentences_of(game)
    named = {number: sentences.names(voice, view, tuple(refs[index])) for number, index in places}
    names = {number: found[0] for number, found in named.items() if found}
    found = [written(_filled(places, caps, wanted), names)]
    if len(places) > 1 and wanted > 1 and (rest := _filled(places[:-1], caps, wanted - 1)):
        found.append(written({**rest, places[-1][0]: 1}, {}))
    return either(voice, found)


def _filled(places: list[tuple[int, int]], caps: list[int], wanted: int) -> dict[int, int]:
    """Return a spread of this many ships: as many as possible from the first place, the rest from the next; {} if there
    are too few.
    """
    counts: dict[int, int] = {}
    for number, index in places:
        here = min(caps[index], wanted)
        if here:
            counts[number] = here
            wanted -= here
    return {} if wanted else counts


def for_some(question: Question, numbers: dict[int, int]) -> str:
    """Return an example that chooses the first options, as many as needed: `1 2`."""
    wanted = min(question["high"], max(question["low"], FEW))
    return " ".join(str(number) for number in sorted(numbers.values())[:wanted])
