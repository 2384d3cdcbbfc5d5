alien-reincarnator = Reinkarnátor
    .tagline = Vereségenként új pótképesség
    .flavour = Megint meghalt; valakinek a háziuraként tért vissza.
    .power-name = Reinkarnáció
    .power =
        Amikor véget ért egy összecsapás, amelyben a vesztes oldal aktív játékosa vagy
        szövetségese voltál, vagy olyan aktív játékos, akinek nem sikerült egyezséget
        kötnie, használod ezt a képességet: véletlenül húzz egy fajt azok közül, amelyek
        nincsenek játékban. Ez lesz a megtestesülésed, képpel felfelé, és e képesség
        mellett annak a képessége is a tiéd. A korábbi megtestesülésedet el kell dobni.
        A játékot megtestesülés nélkül kezded.
    .wild =
        Amikor egy összecsapás lezárult, add ezt a fáklyát egy másik játékosnak, aki a
        vesztes oldalon volt, vagy nem sikerült egyezséget kötnie; a Reinkarnátornak
        nem. Amint az összecsapás véget ér, annak a játékosnak a faját el kell dobni, és
        helyette másikat kell véletlenül húzni.
    .super =
        Vereség vagy sikertelen alku után mondj le a reinkarnációról, és tartsd meg a
        mostani megtestesülésedet.
    .zap = Minden úgy marad, ahogy van: a régi megtestesülésed, vagy semmi.
    .help = Veszítve tanulsz. Minden vereség újabb képességet hoz.
    .ruling-1 =
        A régi megtestesülés az azt lezáró vereség alatt még működik; az új a következő
        összecsapástól.
    .ruling-2 =
        A szövetséges akkor reinkarnálódik, ha az oldala veszít. Sikertelen alku után
        csak az aktív játékosok számítanak; az is számít, ha mindkét oldal veszít.
    .ruling-3 =
        Az előkészítést igénylő, a már játékban lévő és az asztalnál egy másikkal össze
        nem férő fajokat félre kell tenni, és másikat kell húzni.
    .ruling-4 =
        Két képességedet külön hatástalanítják, és bármelyik fáklya szuper oldalát
        kijátszhatod, továbbra is összecsapásonként egy fáklyát.
    .ruling-5 = Az eldobott megtestesülés jelzői és lapjai vele mennek; az új üresen kezd.
    .ruling-6 =
        Ha túl kevés a saját kolóniád, mindkét képesség szünetel, és a vereség nem
        reinkarnál. A megtestesülés a képességgel együtt tér vissza.
    .ruling-7 =
        Ha ez a képesség kölcsönben másnál van, és az a játékos veszít, annak a saját
        faja cserélődik le végleg; te visszakapod a tiédet, ahogy volt.
    .ruling-8 = Ha ezt a fajt végleg elcserélik, a megtestesülés vele megy.
    .ruling-9 = A megtestesülésedet mindenki látja.
    .ruling-10 =
        Dzsóker: egy játékos, aki a vesztes oldal szövetségese is lehet. A régi képesség
        arra a vereségre még működik, és ami a régi fajlapon van, azt el kell dobni. A
        csere nem használat, és nem hatástalanítható.
    .ruling-11 = Szuper: minden alkalommal újra eldöntöd, hogy ezt választod-e a használat helyett.

q-reincarnator-loser = Ki kapja ezt a fáklyát, és vele egy új fajt?
    .why = Annak a játékosnak a faját az összecsapás végén el kell dobni.
