"""The parts commands are made of, those of a game too: the parser of their arguments, refusals, tables of numbers."""
