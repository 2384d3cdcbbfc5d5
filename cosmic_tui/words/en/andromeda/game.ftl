### What the game is called.

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = Explore, settle, fight: two to four at the edge of a galaxy.
order-against = Always ask me in my battles, and before an event counts my damage.
order-encounter = Not again this turn.
    .listed = this turn
scr-line-handle_region = Region { $name }: type its number.

# The game of the day: what a player has reached.
daily-reached = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
