"""The door for `cosmic` and `python -m cosmic_tui`; everything behind it is in `cosmic_tui.cli`."""

import sys

from cosmic_tui.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
