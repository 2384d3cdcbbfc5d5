### What the game is called.

game-name = Cosmic Encounter
    .short = Cosmic
    .tip = Fifty aliens, one warp. Pull up a chair.
order-against = Always ask me when a power is used against me.
order-encounter = Not again in this encounter.
    .listed = in this encounter
scr-line-handle_planet = Planet { $name }: type its number.
act-turn_up = Turn up { $alien }
key-aliens = aliens
key-encounter = encounter
scr-line-form = First game? Green aliens only: they change one thing each.

# The game of the day: what a player has reached.
daily-reached = { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
