### character-…: three habits of a bot that has a name of its own, for somebody who chooses it.

character-grom = Attacks where most ships are, helps with at least two, and never says why.
character-ilka = Opposes the last attacker with four ships; never ends a turn early.
character-kaja = Joins almost every attack with one ship, and invites everybody to its own.
character-mirka = Plays negotiates, takes an even deal at once, comes with three ships.
character-oswin = Saves good cards, invites almost nobody, wants cards in every deal.
character-sten = Helps the player under attack, rarely joins a landing, wants ships in return.

### rung-…: how a bot of that level plays this game, for somebody who chooses it. 78 columns.

rung-captain = A rookie that knows its aliens and looks for deals that help both.
rung-admiral = Thinks several moves ahead before it plays a card or takes a side.
