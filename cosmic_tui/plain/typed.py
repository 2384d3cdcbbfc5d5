"""Reading what a person typed: an answer to the open question, from numbers or words of the reader's language.

    pick     3 | pass | red 4 | the beginning of a label
    some     1 3 | all | none | names
    amount   2
    spread   3 from 1 and 1 from 2 | 4 from red 4 | red 4, 5 (everything that is asked) | 0
    bargain  offer ... for ... | accept | decline | give up

Nothing is decided here: an answer that reads well may still be refused.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from cosmic_tui.plain.examples import for_ships, forms
from cosmic_tui.prompt.choices import NINE, Choice
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.say.voice import typed_words as words_for
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import ENGLISH, words
from engine.kernel.errors import Unreadable
from engine.kernel.views import Question, View

PART = re.compile(r"(\d+)\s+(\S.*)")
MOST_TYPED = 400


class BadAnswer(Unreadable):
    """The error for typed text that is no answer; `ident` and `facts` make the sentence about it."""

    def __init__(self, ident: str = "scr-line-plain_what", **facts: Any) -> None:
        super().__init__(ident)
        self.ident = ident
        self.facts = facts


def read(voice: Voice, view: View, text: str) -> Any:
    """Return the typed answer to the open question of this view. Raise BadAnswer if it is none."""
    question, typed = view["question"], clean(text)
    shape = question["shape"]
    if shape == "bargain":
        return sentences_of(voice.words.game).read_bargain(voice, view, typed)
    if shape == "amount":
        return read_number(question, typed)
    table = Numbered(voice, view)
    if shape == "pick":
        return table.find(typed)
    if shape == "some":
        return read_some(voice, table, question, typed)
    return read_spread(voice, table, question, typed)


def clean(text: str) -> str:
    """Return the text in the form in which words are compared: small letters, no accents, single blanks."""
    return " ".join(fold(text[:MOST_TYPED]).split())


class Numbered:
    """The options of a question by number and by words; the numbers are those of the prompt on a screen."""

    def __init__(self, voice: Voice, view: View) -> None:
        self.voice, self.view = voice, view
        self.handles = answering_of(voice.words.game).handles(view, voice.colours[: len(voice.names)])
        self.labels = sentences_of(voice.words.game).labels(voice, view)
        self.choices = answering_of(voice.words.game).choices(view, view["question"])
        self.number = numbers_of(self.choices)
        self.no = next((choice.index for choice in self.choices if choice.no), None)
        self.names = [set().union(*called) for called in zip(*map(self.called, in_english(voice)), strict=True)]

    def called(self, voice: Voice) -> list[set[str]]:
        """Return every name each option may have in one language."""
        sentences, answering = sentences_of(voice.words.game), answering_of(voice.words.game)
        found = []
        for ref, label in zip(self.view["question"]["options"], sentences.labels(voice, self.view), strict=True):
            option = tuple(ref)
            handles = [name for name, thing in self.handles.items() if answering.means(option, thing)]
            names = sentences.names(voice, self.view, option)
            bent = [form for name in names for form in forms(voice, name)]
            found.append({clean(name) for name in (label, *names, *bent, *handles)})
        return found

    def find(self, typed: str) -> int:
        """Return the option by number, by a word for "no", by its whole name, or by the beginning of only one name."""
        if typed.isdecimal():
            for index, number in self.number.items():
                if number == int(typed):
                    return index
            raise BadAnswer("no-option")
        if self.no is not None and typed in words_for(self.voice, "pass"):
            return self.no
        exact = [index for index, names in enumerate(self.names) if typed in names]
        begun = [index for index, names in enumerate(self.names) if any(name.startswith(typed) for name in names)]
        inside = [index for index, names in enumerate(self.names) if any(f" {typed}" in name for name in names)]
        for found in (exact, begun, inside):
            if len(found) == 1 and typed:
                return found[0]
        raise BadAnswer("no-option" if typed else "scr-line-plain_what")


def in_english(voice: Voice) -> list[Voice]:
    """Return the voice, and for another language also an English one: names are understood in both."""
    if voice.words.language == ENGLISH:
        return [voice]
    return [voice, replace(voice, words=words(ENGLISH, voice.words.game, voice.words.plain))]


def numbers_of(choices: list[Choice]) -> dict[int, int]:
    """Return the number of each option: its digit, counted on from page to page. Options chosen by a sign get the last
    numbers.
    """
    found = {choice.index: choice.page * NINE + int(choice.digit) for choice in choices if choice.digit}
    last = max(found.values(), default=0)
    for choice in choices:
        if choice.index not in found:
            found[choice.index] = last = last + 1
    return found


def read_number(question: Question, typed: str) -> int:
    if not typed.isdecimal():
        raise BadAnswer("no-amount", low=question["low"], high=question["high"])
    return int(typed)


def read_some(voice: Voice, table: Numbered, question: Question, typed: str) -> list[int]:
    """Read several options. An empty choice is an answer too."""
    if typed in ("0", *words_for(voice, "pass")):
        return []
    if typed in words_for(voice, "all"):
        return list(range(len(question["options"])))
    parts = pieces(voice, typed)
    if len(parts) == 1 and all(word.isdecimal() for word in typed.split()):
        parts = typed.split()
    return sorted({table.find(part) for part in parts})


def read_spread(voice: Voice, table: Numbered, question: Question, typed: str) -> list[int]:
    """Parse how many pieces at which place. A place alone takes all that is asked, a number alone means the only place.
    """
    counts = [0] * len(question["caps"])
    if typed in ("0", *words_for(voice, "pass")):
        return counts
    if typed.isdecimal() and len(counts) == 1:
        return [int(typed)]
    for part in pieces(voice, typed):
        if part.isdecimal() and not means_place(question, table, int(part)):
            examples = for_ships(voice, table.view, table.number, int(part))
            raise BadAnswer(spread_ident(voice, question), value=examples)
        number, place = split_part(voice, part)
        index = table.find(place)
        counts[index] += min(question["high"], question["caps"][index]) if number is None else number
    return counts


def spread_ident(voice: Voice, question: Question) -> str:
    """Return the id of the sentence that explains a spread: of which things, and whether they arrive or leave."""
    answering = answering_of(voice.words.game)
    ident = f"scr-line-plain_choose_{'places' if answering.arrives(question) else answering.unit(question)}"
    return ident if voice.words.has(ident) else "scr-line-plain_choose_pieces"


def means_place(question: Question, table: Numbered, number: int) -> bool:
    """Return whether a number alone names a place. If it could also be an amount, it is neither."""
    how_many = question["high"] > 1 and question["low"] <= number <= question["high"]
    return number in table.number.values() and not how_many


def only_answer(question: Question) -> Any:
    """Return the only possible answer, or None if there is a choice; a deal always is one."""
    low, high, options = question["low"], question["high"], len(question["options"])
    shape = question["shape"]
    if shape == "pick":
        return 0 if options == 1 else None
    if shape == "amount":
        return low if low == high else None
    if shape == "some":
        return list(range(options)) if low == high == options else None
    if shape == "spread" and low == high and sum(cap > 0 for cap in question["caps"]) == 1:
        return [low if cap else 0 for cap in question["caps"]]
    return None


def split_part(voice: Voice, part: str) -> tuple[int | None, str]:
    """Split "3 from red 1" into (3, "red 1"). A place alone has no number."""
    found = PART.fullmatch(part)
    if found is None:
        return None, part
    number, rest = int(found[1]), found[2]
    for joint in (*words_for(voice, "from"), *words_for(voice, "to"), *words_for(voice, "ships")):
        if rest.startswith(f"{joint} "):
            return split_rest(voice, number, rest.removeprefix(f"{joint} "))
    return number, rest


def split_rest(voice: Voice, number: int, rest: str) -> tuple[int, str]:
    """Split the rest of a part that has two joining words, such as "ships from red 1"."""
    for joint in (*words_for(voice, "from"), *words_for(voice, "to")):
        if rest.startswith(f"{joint} "):
            return number, rest.removeprefix(f"{joint} ")
    return number, rest


def pieces(voice: Voice, typed: str) -> list[str]:
    """Split a list at its commas and "and"."""
    joints = "|".join(re.escape(word) for word in words_for(voice, "and"))
    return [part.strip() for part in re.split(rf",|;|\s(?:{joints})\s", typed) if part.strip()]
