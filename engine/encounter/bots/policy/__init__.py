"""Rules of thumb, one module a kind of decision: ships, fights, alliances, windows, talks. Each reads a Sight only."""
