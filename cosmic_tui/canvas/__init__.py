"""What every screen is drawn on: rows of runs, the canvas they are put on, frames, pages, lists. Knows no game."""
