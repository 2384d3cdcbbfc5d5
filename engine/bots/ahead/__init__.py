"""Looking ahead for bots of every game: an answer is played out in imagined positions (worlds) that look the same to
the bot's seat as the true one.

    course.py   what a game provides: plans, how everybody plays on, what a position is worth
    search.py   the search: every plan in every world, and when a better plan replaces the first one
    wholly.py   judging for games in which only the end says who is ahead
    meter.py    a measure of how much better one bot's answers are than another's

A game has its course in `engine/<game>/bots/ahead`. Courses see only re-dealt positions, which come from a function
that can do nothing but deal. No course may be given the match that is really played.
"""
