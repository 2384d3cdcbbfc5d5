alien-observer = Megfigyelő
    .tagline = Térgörbülettől óv szövetséges űrhajókat
    .flavour = Figyelnek, bólintanak, és mindenkit hazavisznek.
    .power-name = Oltalom
    .power =
        Amikor szövetséges vagy, és az eredmény fázisban űrhajóid kerülnének a
        térgörbületre, használod ezt a képességet: ehelyett a kolóniáidra kerülnek.

        Amikor aktív játékos vagy, és az eredmény fázisban szövetségeseid űrhajói
        kerülnének a térgörbületre, használod ezt a képességet: ehelyett a gazdájuk
        kolóniáira kerülnek. Aktív játékosként a saját űrhajóid sosem védettek.
    .wild =
        Aktív játékosként, amikor a szövetségek megköttettek, minden szövetségesed
        húzhat egy lapot a pakliból.
    .super =
        Támadóként vagy szövetségesként, miközben űrhajókat küldesz, küldd egyik
        űrhajódat egyenesen a térgörbületről. Így sem lehet négynél több az
        összecsapásban.
    .zap = Az űrhajók mégis a térgörbületre kerülnek, az összes szövetségesedé egyszerre.
    .help = Akinek nincs mit veszítenie, szívesen jön szövetségesnek. Többet ne ígérj.
    .ruling-1 =
        Az eredmény fázisban minden veszteségre vonatkozik, bármi is az oka; más fázisok
        veszteségeire nem.
    .ruling-2 =
        A megóvott űrhajók sosem voltak a térgörbületen: nincs mit gyógyítani, és ami az
        érkezőket számolja, nem számolja őket.
    .ruling-3 =
        Akinek egyáltalán nincs kolóniája, annak nincs hová tennie az űrhajóit, és a
        térgörbületre kerülnek.
    .ruling-4 =
        A játékból eltávolított űrhajók, például az Üresség miatt, nem a térgörbületre
        tartanak, ezért nem mentheted meg őket. Amelyeket az Ürességnek a játékban kell
        hagynia, azokat megóvod.
    .ruling-5 =
        Ha több képesség is megmenthetné ugyanazt az űrhajót, a sorrendben első menti
        meg.
    .ruling-6 =
        Sikertelen alku után a szövetségesek már otthon vannak; az a három űrhajó,
        amelyet egy aktív játékos veszít, nem védett.
    .ruling-7 = Ha mindkét oldal egyszerre veszít, a szövetséges űrhajók védettek.
    .ruling-8 =
        Minden veszteség külön használat. Ha egyet hatástalanítanak, az oltalomnak az
        összecsapás végéig vége.
    .ruling-9 =
        Dzsóker: minden szövetséges megkapja az ajánlatot, az óramutató járásával
        megegyező irányban, és visszautasíthatja.
    .ruling-10 =
        Szuper: az űrhajó azon felül jön, amelyik az átcsoportosításban visszatért,
        lehet az egyetlen, amit küldesz, és nem kell hozzá kolónia.

q-observer-gift = Húzol egy lapot?
    .why = A Megfigyelő fáklyája: minden szövetséges húzhat egy lapot a pakliból.
    .pass = Nem húzol lapot.
