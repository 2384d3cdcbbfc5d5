"""An answer in the making: what digits, arrows and ticks do to a question of each shape.

Pure: takes the plain question of a view, gives back a plain answer. Knows no key names, no widgets and no sentences.
"""

from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.choices import Choice, is_no, numbered
from cosmic_tui.prompt.draft import Draft, start

__all__ = ["Choice", "Draft", "Making", "is_no", "numbered", "start"]
