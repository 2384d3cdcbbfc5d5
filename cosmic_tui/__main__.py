"""The entry point for `cosmic` and `python -m cosmic_tui`; everything else is in `cosmic_tui.cli`."""

import sys

from cosmic_tui.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
