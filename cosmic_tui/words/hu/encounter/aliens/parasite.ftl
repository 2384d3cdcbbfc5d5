alien-parasite = Parazita
    .tagline = Hívatlanul is beszáll szövetségesnek
    .flavour = Beengedtük magunkat; az ajtó éhesnek látszott.
    .power-name = Beférkőzés
    .power =
        Amikor a szövetkezés fázisban rajtad a sor, hogy válaszolj, és nem vagy aktív
        játékos, használhatod ezt a képességet: bármelyik oldal mellé odaállsz egy-négy
        űrhajóval, pedig nem kért fel. Onnantól közönséges szövetséges vagy. Felkérést
        elfogadni nem használat.
    .wild =
        Amikor egy másik játékos képessége túl kevés saját kolónia miatt megszűnik, vidd
        át egyik űrhajódat egy kolóniáról annak a játékosnak egyik saját bolygójára, és
        ott létesíts kolóniát, bárki is van ott.
    .super = Amikor szövetségesként űrhajókat küldesz, küldj annyit, amennyit akarsz.
    .zap = Az űrhajóid otthon maradnak. Valódi felkérést még elfogadhatsz.
    .help = Minden biztosan sikeres támadás a te támadásod is.
    .ruling-1 =
        Akkor is megkérdeznek, ha senki sem kért fel. Felkérhet az egyik oldal, és
        beférkőzhetsz a másikhoz, de mindkettő mellé sosem állhatsz.
    .ruling-2 =
        A szövetséget tiltó hatások téged is kizárnak; a csak felkérést tiltók nem. A
        felbontott szövetség neked is véget ér, mint bármely szövetségesnek.
    .ruling-3 = Legalább egy űrhajódnak a térgörbületen kívül kell lennie.
    .ruling-4 = Ha a csatlakozás után elveszíted a képességedet, szövetséges maradsz.
    .ruling-5 =
        A leszállás, a veszteség, a jutalom és a megosztott győzelem neked is jár, mint
        bármely szövetségesnek.
    .ruling-6 =
        Dzsóker: a hatástalanítás, kölcsönadás vagy csere miatt elvesztett képesség nem
        ad okot a kijátszására. A Mazochista így sosem veszíti el a képességét.
    .ruling-7 =
        Dzsóker: az űrhajó kolóniáról jön, nem a térgörbületről vagy az összecsapásból,
        és olyan bolygóra megy, ahol még nincs kolóniád. Meghozhatja a győztes kolóniát.
    .ruling-8 = Szuper: felkéréssel is működik. A kiürített kolóniák a szokott módon elvesznek.

q-parasite-side = Melyik oldal mellé állsz hívatlanul?
    .why = Beférkőzés: onnantól szövetséges vagy, mint a többi.
q-parasite-ship = Melyik kolónia küldi az űrhajót?
    .why = Ha az volt ott az utolsó, a kolónia megszűnik.
q-parasite-planet = Hol telepedjen le az űrhajód?
    .why = Annak egyik saját bolygóján, aki most veszti el a képességét.
