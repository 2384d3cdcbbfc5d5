### character-…: habits of a bot that has a name of its own, for somebody who chooses it.

character-varg = Likes to attack, and seldom holds ships back to defend.
character-bruna = Defends when in doubt, and builds bases.
character-timo = Likes what earns credits, and saves them.
character-luca = Puts many cards face down; not all of them are what they seem.
character-orsi = Likes cheap ships, and many of them.

### rung-…: how a bot of that level plays this game, for somebody who chooses it. 78 columns.

rung-captain = A rookie that plays each action on to the end of its turn before it chooses.
rung-admiral = Plays each action and each shot on to the end of the next player’s turn.
