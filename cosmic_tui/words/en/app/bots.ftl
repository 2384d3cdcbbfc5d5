### bot-name-…: what a bot of that level is called in a menu, 14 columns. A level without a name goes by its id.

bot-name-random = random
bot-name-rookie = rookie
