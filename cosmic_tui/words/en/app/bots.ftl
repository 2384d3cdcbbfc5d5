### bot-name-…: what a bot of that level is called in a menu, 14 columns. A level without a name goes by its id.

# Proper names of bots at a table: five that people here have, different from each other, 8 columns each, with slashes
# between them.
bot-names = Tom / Ines / Quill / Max / Odette

bot-name-random = random
bot-name-cadet = cadet
bot-name-ensign = ensign
bot-name-lieutenant = lieutenant
bot-name-captain = captain
bot-name-admiral = admiral
bot-name-rookie = rookie

### rung-…: how a bot of that level plays, for somebody who chooses it. 78 columns.

rung-random = Plays any legal move at random: the easiest to beat.
rung-cadet = Makes the mistakes that new players make: a first opponent.
rung-ensign = Makes fewer mistakes than a cadet.
rung-lieutenant = Knows the rules of thumb, and forgets them now and then.
rung-rookie = Counts ships and cards, and plays to win.
