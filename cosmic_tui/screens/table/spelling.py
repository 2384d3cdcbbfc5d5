"""Digits choose; what has a name on the board is chosen by that name, sign by sign, or read if it cannot be chosen.

Knows drafts and the names a game gives things; sends nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.screens.table.part import Part


def names(key: str) -> bool:
    """Return whether a key may belong to a name."""
    return len(key) == 1 and (key.isdigit() or key.isupper())


class Spelling(Part):
    """`begun` is the beginning of a name that is being typed."""

    begun = ""

    def press(self, key: str, command: str) -> bool:
        """End the name on any other key, whichever part takes that key."""
        if key and not names(key):
            self.begun = ""
        return False

    def typed(self, key: str) -> bool:
        """Return whether a key without a command belongs to a name, or chooses."""
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
        """Return what can be named, and what that is."""
        table = self.table
        view = table.state.view
        colours = [person.colour for person in table.model.people]
        return answering_of(table.game).handles(view, colours) if view is not None else {}

    def _spell(self, key: str) -> None:
        """Add one sign to a name that is being typed. A thing that can be chosen is chosen, any other is read."""
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
        """Return whether the thing belongs to the draft, and put it there."""
        if draft.take_thing(thing):
            return True
        means = answering_of(self.table.game).means
        place = next((place for place, choice in enumerate(draft.choices) if means(choice.ref, thing)), None)
        if place is not None:
            draft.go_to(place)
        return place is not None
