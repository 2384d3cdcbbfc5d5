### What the game is called.

game-name = Cosmic Encounter
    .short = Cosmic
    .tip = each alien breaks a rule
    .greeting = Fifty aliens, one warp. Pull up a chair.
    .play = you and three bots, aliens dealt
    .new = seats, aliens, variants, seed
    .codex = every alien, card and rule
order-against = Always ask me when a power is used against me.
order-encounter = Not again in this encounter.
    .listed = in this encounter
scr-line-handle_planet = Planet { $name }: type its number.
act-turn_up = Turn up { $alien }
key-aliens = aliens
scr-line-form = First game? Green aliens only: they change one thing each.
