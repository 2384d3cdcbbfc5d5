alien-zombie = Zombi
    .tagline = Elveszett űrhajói hazasétálnak
    .flavour = Hívott a Halál. Várakoztatjuk.
    .power-name = Halhatatlanság
    .power =
        Valahányszor űrhajóid a térgörbületre kerülnének, ehelyett ezt a képességet
        használod: tetszésed szerint elosztva visszatérnek meglévő kolóniáidra. Ha egy
        kolóniád sem maradt, mégis a térgörbületre kerülnek.

        Ha aktív játékosként egyezséget kötsz, a feltételek közé bármely játékosok
        bármely űrhajóinak kiszabadítása is bekerülhet a térgörbületről; hogy hová
        szálljanak, azt a gazdájuk választja. Ez a rész nem használat, és nem
        hatástalanítható.
    .wild =
        Amikor űrhajóid a térgörbületre kerülnének, egyet tarts vissza közülük, és tedd
        valamelyik kolóniádra.
    .super =
        Aktív játékosként, miután a szövetségek megköttettek, megengedheted, hogy
        oldaladon minden szövetséges egy-egy saját űrhajót a térgörbületről a küldöttek
        mellé tegyen.
    .zap =
        Azok az űrhajók a térgörbületre kerülnek, és minden más is, amit ebben az
        összecsapásban veszítesz. Az egyezségben való kiszabadítás továbbra is működik.
    .help = Megmentett űrhajóért nem jár kompenzáció: sosem veszett el.
    .ruling-1 =
        Az űrhajóknak el kell hagyniuk a helyet, ahol elvesztek, és nem térhetnek vissza
        olyan bolygóra, ahol nem maradt kolóniád.
    .ruling-2 =
        Az Üresség megelőzi: a játékból eltávolított űrhajók sosem tartottak a
        térgörbületre.
    .ruling-3 =
        Azok az űrhajók, amelyek a képességedbe kerülő saját kolóniával együtt vesznek
        el, még megmenekülnek; a képesség csak azután szűnik meg.
    .ruling-4 =
        Sikertelen alku után kiválasztasz három űrhajót, és átviszed őket.
        Visszamehetnek olyan kolóniára, ahol még van más űrhajód.
    .ruling-5 =
        A megmentett űrhajók senkinek sem számítanak elveszettnek: az ár ki van fizetve,
        a megnevezett veszteség megtörtént, de ami veszteségre válaszol, az nem lép életbe.
    .ruling-6 =
        A térgörbületen már ott lévő űrhajók ott maradnak; az átcsoportosítás, a jutalom és az
        egyezség a szokott módon hozza vissza őket.
    .ruling-7 =
        Csak űrhajókat kiszabadítani nem egyezség: egy lapnak vagy kolóniának is gazdát
        kell cserélnie. Ha az egyezséget semmissé teszik, senki sem szabadul ki.
    .ruling-8 = Akinek nincs kolóniája, azt nem lehet kiszabadítani: nincs hová mennie.
    .ruling-9 = Dzsóker: egy veszteségből egy űrhajó, összecsapásonként egyszer.
    .ruling-10 =
        Szuper: minden szövetséges maga dönt. A további űrhajó lehet az ötödik, számít
        az összesített értékben, és jutalmat hoz, mint a többi.

ev-zombie-saved = { $who } { $n } űrhajója mégis hazasétál.
    .you = { $n } űrhajód mégis hazasétál.
q-zombie-follow = Behozod egyik űrhajódat a térgörbületről ebbe az összecsapásba?
    .why = A Zombi megengedi, az elküldött űrhajóidon felül.
    .pass = Az űrhajód a térgörbületen marad.
