"""Plain mode: the whole game as lines of text, for screen readers, slow lines, pipes and terminals that can do no more.

One event is one line. Nothing is drawn, coloured or repeated unasked; whatever may be chosen has a number and words.
Sits on a link like the screens do, and must not know tables or positions.
"""
