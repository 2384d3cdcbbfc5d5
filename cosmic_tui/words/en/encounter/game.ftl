### What the game is called.

game-name = Cosmic Encounter
    .short = Cosmic
    .tip = each alien breaks a rule
scr-line-handle_planet = Planet { $name }: type its number.
act-turn_up = Turn up { $alien }
key-aliens = aliens
scr-line-form = First game? Green aliens only: they change one thing each.
