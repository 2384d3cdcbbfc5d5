### What the game is called.

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = Explore, settle, fight: two to four at the edge of a galaxy.
scr-line-handle_region = Region { $name }: type its number.
