### bot-name-…: what a bot of that level is called in a menu, 14 columns. A level without a name goes by its id. .help: 78 columns.

bot-name-random = random
    .help = Plays whatever is lawful, by chance: the easiest to beat.
bot-name-rookie = rookie
    .help = Counts ships and cards, and plays to win.
