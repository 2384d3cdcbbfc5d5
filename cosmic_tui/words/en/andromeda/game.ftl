### What the game is called.

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = explore, settle, fight; two to four players at the edge of a galaxy
    .greeting = The edge of a galaxy, and nobody has mapped it. Pull up a chair.
    .play = you and bots, factions dealt
    .new = seats, factions, variants, seed
    .codex = every module, faction, card and rule
order-against = Always ask me in my battles, and before an event counts my damage.
order-only_mine = Ask me only in my battles, and before an event counts my damage.
    .listed = unless a battle or your damage concerns you
order-encounter = Not again this turn.
    .listed = this turn
scr-line-handle_region = Region { $name }: type its number.
