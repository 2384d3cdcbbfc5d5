"""Choosing by digits, and by the names of things on the board: a name is typed sign by sign. A thing that cannot be
chosen is read.

Knows drafts and the names a game gives things; sends nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.screens.table.part import Part


def names(key: str) -> bool:
    """Return whether a key may be part of a name."""
    return len(key) == 1 and (key.isdigit() or key.isupper())


class Spelling(Part):
    """The part of the table screen for typed names. `begun` is the beginning of the name that is being typed."""

    begun = ""

    def press(self, key: str, command: str) -> bool:
        """Drop the typed beginning of a name at any other key."""
        if key and not names(key):
            self.begun = ""
        return False

    def typed(self, key: str) -> bool:
        """Return whether a key without a command is part of a name or chooses something."""
        if not names(key):
            return False
        answer = self.table.answer
        if self.begun or key.isupper():
            self._spell(key)
        elif answer.draft is not None and answer.draft.digit(key):
            self.table.eyes.focus = ""  # who answers looks at the answer: arrows and what reads follow
            answer.changed()
        return True

    def handles(self) -> Mapping[str, Target]:
        """Return all names of things on the board, with the thing each stands for."""
        table = self.table
        view = table.state.view
        colours = [person.colour for person in table.model.people]
        return answering_of(table.game).handles(view, colours) if view is not None else {}

    def _spell(self, key: str) -> None:
        """Add one sign to a typed name. When the name is complete, choose its thing, or open its page if it cannot be
        chosen.
        """
        typed, handles = self.begun + key, self.handles()
        self.begun = ""
        if typed in handles:
            self._named(handles[typed])
        elif any(name.startswith(typed) for name in handles):
            self.begun = typed
            self.table.hint(answering_of(self.table.game).HANDLE, name=typed)

    def _named(self, thing: Target) -> None:
        draft = self.table.answer.draft
        if draft is not None and self._taken(draft, thing):
            self.table.answer.changed()
        else:
            self.table.reader.read(thing)

    def _taken(self, draft: Making, thing: Target) -> bool:
        """Return whether the thing is one of the draft's choices, and choose it."""
        if draft.take_thing(thing):
            return True
        means = answering_of(self.table.game).means
        place = next((place for place, choice in enumerate(draft.choices) if means(choice.ref, thing)), None)
        if place is not None:
            draft.go_to(place)
        return place is not None
