"""The tests; the folders mirror `engine` and `cosmic_tui`."""
