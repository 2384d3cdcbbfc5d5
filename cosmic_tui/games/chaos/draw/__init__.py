"""Drawing the table of Chaos Galaxy: a scene in, rows of runs out. Each module is one kind of thing on the board."""
