"""What a person ticked the last time they were asked the same, to tick it again when the question comes.

Knows questions by the name their game gives to those answered by habit, and options by their refs; nothing hidden.
"""

from __future__ import annotations

from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.choices import Ref, refs_of
from cosmic_tui.prompt.draft import SOME, Draft
from cosmic_tui.prompt.parts import Answering


class Habits:
    """The habits of one person in one game."""

    def __init__(self) -> None:
        self.ticked: dict[str, tuple[set[Ref], set[Ref]]] = {}  # what was, and what there was to tick

    def begin(self, draft: Making, answering: Answering) -> None:
        """Tick what was ticked last time. If all options were ticked then, tick the new ones too."""
        name = self._name(draft, answering)
        if not isinstance(draft, Draft) or name not in self.ticked:
            return
        ticked, there = self.ticked[name]
        refs = refs_of(draft.question)
        wanted = {index for index, ref in enumerate(refs) if ref in ticked or (ref not in there and ticked == there)}
        if len(wanted) <= draft.question["high"]:
            draft.ticked.update(wanted)

    def answered(self, draft: Making, answering: Answering) -> None:
        """Remember what is ticked now."""
        name = self._name(draft, answering)
        if isinstance(draft, Draft) and name:
            refs = refs_of(draft.question)
            ticked, there = self.ticked.get(name, (set(), set()))
            now = {refs[index] for index in draft.ticked}
            self.ticked[name] = ((ticked - set(refs)) | now, there | set(refs))

    @staticmethod
    def _name(draft: Making, answering: Answering) -> str:
        return answering.habit(draft.question) if draft.shape == SOME else ""
