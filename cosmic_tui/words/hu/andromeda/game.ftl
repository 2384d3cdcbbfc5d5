### Hogy hívják a játékot.

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = Felfedezés, letelepedés, harc: ketten-négyen egy galaxis peremén.
order-against = Mindig kérdezz a csatáimban, és mielőtt esemény pontozza a sérüléseket.
order-encounter = Ebben a körben többet ne.
    .listed = ebben a körben
scr-line-handle_region = Régió: { $name }. Írd be a számát.

daily-reached = { $n } pont
