"""An answer chosen before it was asked for: put into the draft when the question comes, if it still fits. Pure."""

from __future__ import annotations

from cosmic_tui.prompt.choices import Ref
from cosmic_tui.prompt.draft import Draft


def put_in(draft: Draft, ref: Ref) -> bool:
    """Highlight what was chosen ahead; False if it cannot be chosen any more."""
    for place, choice in enumerate(draft.choices):
        if choice.ref == ref:
            draft.at = place
            return True
    return False
