"""Answers chosen ahead: put into the draft when the question comes, if they still fit. Pure."""

from __future__ import annotations

from cosmic_tui.prompt.choices import Ref
from cosmic_tui.prompt.draft import Draft


def put_in(draft: Draft, ref: Ref) -> bool:
    """Highlight the answer chosen ahead; return False if it cannot be chosen any more."""
    for place, choice in enumerate(draft.choices):
        if choice.ref == ref:
            draft.at = place
            return True
    return False
