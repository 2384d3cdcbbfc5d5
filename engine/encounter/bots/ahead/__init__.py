"""Looking ahead: what an answer leads to, played out in worlds that look the same to whoever has to choose.

    light.py    how everybody plays there: quick, with the rates of rookies' games
    leaf.py     what a position is worth to each seat, as shares of the win
    search.py   candidates times worlds, and when the searched answer counts

Unlike all other bots' modules these see positions, but only re-dealt ones: the door through which they come can do
nothing but deal. Nothing here may be given the match that is really played.
"""
