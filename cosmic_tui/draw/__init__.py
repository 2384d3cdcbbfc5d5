"""Drawing as pure functions: a scene in, rows of runs out. One module for each region.

A run is text with the names of its colors (tokens), never a color; a row is exactly as wide as its region. Nothing here
knows Textual, a terminal, a key or the engine's position: only views, which are plain data, and words.
"""
