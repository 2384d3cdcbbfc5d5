"""The admiral: a captain that looks further ahead, to the end of the next player's turn, in more imagined games. It
also thinks about every shot.
"""

from engine.bots.ahead.search import Effort
from engine.chaos.bots import captain
from engine.chaos.bots.ahead.course import Turns


class Bot(captain.Bot):
    searched = weighed = captain.SEARCHED | {"fire.act", "fire.reply"}
    effort = Effort(worlds=6, sure=0.5, most_work=2_400, looks=(2, 3, 4, 5))
    course = Turns(2)
