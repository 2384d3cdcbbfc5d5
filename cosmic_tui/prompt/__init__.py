"""The draft of an answer: what digits, arrows and ticks do to it, for each shape of question.

Pure: takes the plain question of a view, returns a plain answer. Knows no key names, no widgets and no sentences.
"""

from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.choices import Choice, is_no, numbered
from cosmic_tui.prompt.draft import Draft, start

__all__ = ["Choice", "Draft", "Making", "is_no", "numbered", "start"]
