"""Looking ahead in Chaos Galaxy, for the search that all games share (`engine/bots/ahead`).

    plans.py    whole actions that are worth a try: a card with its place, an attack with its target and ships
    course.py   rookies play on, to the end of a turn
    leaf.py     what a position is worth to each seat, as shares of the win

Unlike all other bots' modules these see positions, but only re-dealt ones.
"""
