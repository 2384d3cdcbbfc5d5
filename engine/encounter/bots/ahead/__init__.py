"""Looking ahead at an encounter, for the search that all games share (`engine/bots/ahead`).

    light.py    how everybody plays there: quick, with the rates of rookies' games
    leaf.py     what a position is worth to each seat, as shares of the win
    course.py   both together, and which answers are tried

Unlike all other modules of bots these see positions, but only re-dealt ones.
"""
