"""Rules of thumb, one module for each kind of decision: ships, fights, alliances, windows, talks. Each reads only a
`Sight`.
"""
