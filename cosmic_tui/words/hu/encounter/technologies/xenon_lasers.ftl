tech-xenon_lasers = Xenonlézerek
    .when = Aktív játékos vagy szövetséges, a lapok felfordulása után; játékban marad
    .text =
        Minden összecsapásban, amelyben részt veszel, 1 pontot adhatsz az oldalad
        összesített értékéhez, vagy levonhatsz belőle 1 pontot.
    .help = Egyetlen ponttól is győzelem lesz a döntetlenből. Összecsapásonként egyszer.

q-xenon_lasers-sign = 1 pontot adsz az oldalad összesített értékéhez, vagy levonsz 1 pontot?
    .why = Xenonlézerek: ebben az összecsapásban egyszer használhatod.
