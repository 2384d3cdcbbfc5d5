### Wiersz poleceń tej gry; reszta jest w app/commands.ftl.

cli-alien = przeczytaj o obcym albo wypisz wszystkich
# fine: word dealt, none, random
cli-play-alien = twój obcy albo dealt, random, none
    .what = NAZWA
# fine: word dealt, none, random
cli-host-alien = twój obcy albo dealt, random, none
    .what = NAZWA
# fine: word green, red, yellow
cli-levels = jacy obcy są rozdawani: green,yellow,red
    .what = POZIOMY
cli-variant = wariant; można podać kilka razy
cli-deals = oferty na zmianę albo z zegarem
# fine: word none
cli-sim-aliens = obcy pierwszych miejsc albo żadni: none
    .what = NAZWY
# fine: word anti, matter
cli-alien-name = obcy, na przykład: zombie, anti-matter
    .what = NAZWA
cli-alien-list = jeden wiersz na każdego obcego
cli-alien-level = tylko obcy tego poziomu
# fine: word pick, planning; term planning
cli-alien-moment = tylko obcy, którzy tam działają, na przykład planning.pick
    .what = CHWILA
cli-no-moment = Nie ma chwili „{ $value }”.
    .near = Nie ma chwili „{ $value }” (może chodzi o „{ $near }”?).
cli-no-alien = Nie ma obcego „{ $value }”; wszystkich pokazuje cosmic alien --list.
    .near = Nie ma obcego „{ $value }” (może chodzi o „{ $near }”?).
