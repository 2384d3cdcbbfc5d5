artifact-card_zap = Kártya-hatástalanító
    .when = Bármely játékos, amikor egy másik játékos ereklyét vagy fáklyát jelent be
    .line = A bejelentett ereklye vagy fáklya hatástalan, és elvész.
    .text =
        Válaszolj egy ereklyére vagy fáklyára, bármelyik oldalára, amelyet egy másik
        játékos épp bejelentett: nincs hatása, és az eldobott lapok közé kerül.
    .help = Csak ereklye és fáklya: nem összecsapáskártya, erősítés vagy technológia.
    .ruling-1 = Meg kell előznie annak a lapnak a hatását.
    .ruling-2 =
        A hatástalanított fáklya az eldobott lapok közé kerül, és ez volt gazdája
        fáklyája ebben az összecsapásban. A laphoz megnevezett árat nem kell kifizetni.
    .ruling-3 =
        Válaszolhat Kozmikus Hatástalanítóra vagy egy másik Kártya-hatástalanítóra is. Az
        utolsó válasz dől el előbb.
