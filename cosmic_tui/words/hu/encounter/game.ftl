### Hogy hívják a játékot

# fine: term encounter
game-name = Cosmic Encounter
    .short = Cosmic
    .tip = Ötven faj, egy térgörbület. Húzz ide egy széket.
order-against = Mindig kérdezz, ha képességet használnak ellenem.
order-encounter = Ebben az összecsapásban már ne.
    .listed = ebben az összecsapásban
scr-line-handle_planet = { $name }. bolygó: írd be a számát.
act-turn_up = Felfordítás: { $alien }
key-aliens = fajok
key-encounter = összecsapás
scr-line-form = Első játék? Csak zöld fajok: egy-egy dolgot változtatnak.

daily-reached = { $n } kolónia
