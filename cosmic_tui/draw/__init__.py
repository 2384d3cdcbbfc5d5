"""What the screens look like, as pure functions: a scene in, rows of runs out.

One module a region. A run is text with the names of its colours (tokens), never a colour; a row is as wide as its
region, to the cell. Nothing here knows Textual, a terminal, a key or the engine's position: only views, which are plain
data, and words.
"""
