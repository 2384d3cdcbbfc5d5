### character-…: three habits of a bot that has a name of its own, for somebody who chooses it.

character-grom = Aims where most ships stand, helps with at least two, and never says why.
character-ilka = Stands against the last attacker with four ships; never ends a turn early.
character-kaja = Goes along with nearly every attack, with one ship, and asks everybody along.
character-mirka = Lays negotiates, takes an even deal at once, comes with three ships.
character-oswin = Keeps good cards, asks hardly anybody along, wants cards in every deal.
character-sten = Stands by whoever is attacked, seldom lands along, takes ships for it.
