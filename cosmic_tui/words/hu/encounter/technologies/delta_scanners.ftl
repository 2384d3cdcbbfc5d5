tech-delta_scanners = Delta-szkennerek
    .when = Bármely játékos, bármely összecsapás elején; aztán el kell dobni
    .text = Végy fel a kezedbe egy tetszőleges lapot az eldobott lapok közül.
    .help = Az eldobott lapok nyíltan fekszenek, így mindenki látja, mit veszel fel.
    .ruling-1 =
        A kozmikus kártyák eldobott lapjairól van szó, nem a végzet- vagy
        technológiakártyákéról.

q-delta_scanners-take = Melyik lapot veszed fel az eldobott lapok közül?
    .why = Delta-szkennerek: mindenki látja, melyiket választod.
