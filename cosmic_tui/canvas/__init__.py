"""The basis of every drawing: rows of runs, the canvas they are put on, frames, pages, lists. Knows no game."""
