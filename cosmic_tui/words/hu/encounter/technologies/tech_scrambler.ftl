tech-tech_scrambler = Technológiazavaró
    .when = Bármely játékos, bármikor; addig titkos, aztán el kell dobni
    .text =
        Állíts meg egy másik technológiát, amelynek kutatási értéke nem magasabb, mint
        ahány űrhajód ezt kutatja. Azt a technológiát el kell dobni.
    .help = Technológia működésbe hozására válaszol, vagy egy játékban lévőt ér.
    .ruling-1 =
        Ha a másik technológiának nincs rögzített értéke, az azt kutató űrhajók száma az
        értéke.

q-tech_scrambler-victim = Melyik technológiát állítod meg?
    .why = Technológiazavaró: azt is, ezt is el kell dobni.
