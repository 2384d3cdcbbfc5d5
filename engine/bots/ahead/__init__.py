"""Looking ahead, for bots of every game: what an answer leads to, played out in worlds that look the same to a seat.

    course.py   what a game says of it: which plans there are, how everybody plays on, what a position is worth
    search.py   plans times worlds, and when the searched plan counts
    wholly.py   a game that is judged by whole games alone
    meter.py    what another bot's answers are worth, decision by decision

A game has its course in `engine/<game>/bots/ahead`. Courses see positions, but only re-dealt ones: the door through
which they come can do nothing but deal. Nothing there may be given the match that is really played.
"""
