### A játék parancssora

cli-alien = egy faj elolvasása, vagy a fajok listája
# fine: word dealt, none, random
cli-play-alien = a fajod, vagy dealt, random, none
    .what = NÉV
# fine: word dealt, none, random
cli-host-alien = a fajod, vagy dealt, random, none
    .what = NÉV
# fine: word green, red, yellow
cli-levels = milyen fajok oszthatók: green,yellow,red
    .what = SZINTEK
cli-variant = egy játékváltozat; többször is megadható
cli-deals = ajánlatok sorban, vagy időre
# fine: word none
cli-sim-aliens = az első helyek fajai, vagy egy sem: none
    .what = NEVEK
# fine: word anti, matter, zombie
cli-alien-name = egy faj, például: zombie, anti-matter
    .what = NÉV
cli-alien-list = fajonként egy sor
cli-alien-level = csak az ilyen szintű fajok
# fine: word pick, planning; term planning
cli-alien-moment = csak az itt működő fajok, például planning.pick
    .what = PILLANAT
cli-no-moment = Nincs ilyen pillanat: { $value }.
    .near = Nincs ilyen pillanat: { $value } (erre gondoltál: { $near }?).
cli-no-alien = Nincs ilyen faj: { $value }; mindet mutatja: cosmic alien --list.
    .near = Nincs ilyen faj: { $value } (erre gondoltál: { $near }?).
