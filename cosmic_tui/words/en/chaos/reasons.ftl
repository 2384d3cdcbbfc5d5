### reason-…: what a player says of an attack or a defence, first person, present, one short sentence. $whom is a player,
### $n a number of cards of a colony. What is said is true and for everybody; it never tells what lies face down.

reason-enough_to_finish = { $n ->
        [one] My bombs are enough for the last card.
       *[other] My bombs are enough for the last { $n } cards.
    }
reason-nobody_defends = None of { $whom }'s ships can defend.
    .at-you = None of your ships can defend.
reason-they_acted = Most of { $whom }'s ships have acted.
    .at-you = Most of your ships have acted.
reason-fire_first = All my ships fire first.
reason-leads = { $n ->
        [one] { $whom } leads with { $n } card.
       *[other] { $whom } leads with { $n } cards.
    }
    .at-you = { $n ->
        [one] You lead with { $n } card.
       *[other] You lead with { $n } cards.
    }
reason-weakest_neighbour = { $whom } is my weaker neighbor.
    .at-you = You are my weaker neighbor.
reason-colony_first = { $n ->
        [one] I'd lose { $n } card of my colony.
       *[other] I'd lose { $n } cards of my colony.
    }
reason-not_worth_a_ship = I'd rather take that than lose a ship.

# When a game begins: each character in its own words.

reason-greets_varg = I hope your ships are ready. Mine are.
reason-greets_bruna = Come if you like. I'm at home.
reason-greets_timo = Credits first, then ships.
reason-greets_luca = Not everything on my surface is what it looks like.
reason-greets_orsi = I have lots of small ships. You'll see.
