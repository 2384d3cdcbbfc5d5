alien-healer = Gyógyító
    .tagline = Mások űrhajóit menti meg lapokért
    .flavour = Először is: ne árts. Másodszor: küldd a számlát.
    .power-name = Gyógyítás
    .power =
        Valahányszor egy másik játékos űrhajói a térgörbületre kerültek, vagy kikerültek
        a játékból, használhatod ezt a képességet: az a játékos annak a veszteségnek
        minden űrhajóját visszakapja, bármelyik megmaradt kolóniájára, te pedig húzol
        egy lapot a pakliból. Ha egyszerre több játékost ér veszteség, mindegyiket
        meggyógyíthatod, fejenként egy lapért.
    .wild =
        Amikor egy másik játékos hatástalanítása a te képességedre irányul, a
        hatástalanító lapot el kell dobni, és nincs hatása.
    .super = Egyetlen gyógyításért húzz egy lap helyett annyit, ahány űrhajót meggyógyítottál.
    .zap =
        Azok az űrhajók visszakerülnek a térgörbületre, vagy ki a játékból. Nem húzol
        lapot, és ebben az összecsapásban többet nem gyógyíthatsz; amit előtte
        meggyógyítottál, az marad.
    .help = Másnak minden baja neked egy lap.
    .ruling-1 = Sosem szerepel egy játékban a Mazochistával.
    .ruling-2 =
        Egy veszteség mindaz, amit egy játékos egy ok miatt egy pillanatban elveszít.
        Vagy az egészet gyógyítod, vagy semmit.
    .ruling-3 =
        A veszteség megtörtént: a kompenzáció és minden más, ami elvesztett űrhajókért
        jár, továbbra is jár.
    .ruling-4 =
        Az űrhajók nem térhetnek vissza olyan bolygóra, ahol a gazdájuknak nem maradt
        kolóniája, a gyógyítás tehát sosem ad vissza elvesztett saját kolóniát vagy
        képességet. Akinek egyáltalán nincs kolóniája, nem gyógyítható.
    .ruling-5 =
        A térgörbület előtt megmentett űrhajók nem vesztek el, nincs mit gyógyítani. A
        saját űrhajóidat sosem gyógyíthatod.
    .ruling-6 =
        A meggyógyított játékosnak nincs beleszólása. Azt is meggyógyíthatod, amit te
        okoztál.
    .ruling-7 =
        Ugyanaz a játékos ugyanabban az összecsapásban egy másik veszteségéért újra
        gyógyítható, egy újabb lapért.
    .ruling-8 =
        A vesztesek a győztesek leszállása előtt gyógyulnak meg, és nem állhatnak az
        útjukba.
    .ruling-9 =
        Az árként kifizetett űrhajók meggyógyíthatók; az ár ki van fizetve. Azok az
        űrhajók, amelyek már előbb a térgörbületen voltak, nem.
    .ruling-10 = Ha már nincs húzható lap, az űrhajók akkor is meggyógyulnak.
    .ruling-11 = Dzsóker: mindenféle hatástalanítás ellen segít, de csak a saját képességeden.
