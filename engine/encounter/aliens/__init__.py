"""One file an alien: its power, its wild flare, its super flare. Found by scanning this folder."""
