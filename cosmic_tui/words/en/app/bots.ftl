### bot-name-…: what a bot of that level is called in a menu, 14 columns. A level without a name goes by its id. .help: 78 columns.

# Proper names of bots at a table: five that people here have, different from each other, 8 columns each, with slashes
# between them.
bot-names = Tom / Ines / Quill / Max / Odette

bot-name-random = random
    .help = Plays any legal move at random: the easiest to beat.
bot-name-cadet = cadet
    .help = Makes the mistakes that new players make: a first opponent.
bot-name-ensign = ensign
    .help = Errs a little less often than a cadet.
bot-name-lieutenant = lieutenant
    .help = Knows the rules of thumb, and forgets them now and then.
bot-name-captain = captain
    .help = A rookie that knows its aliens and looks for deals that help both.
bot-name-admiral = admiral
    .help = Thinks several moves ahead before it plays a card or takes a side.
bot-name-rookie = rookie
    .help = Counts ships and cards, and plays to win.
