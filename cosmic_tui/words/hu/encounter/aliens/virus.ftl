alien-virus = Vírus
    .tagline = Űrhajó szorozva lappal, nem plusz
    .flavour = Kettő még tüsszentés, négy már galaktikus járvány.
    .power-name = Szorzás
    .power =
        Amikor támadó vagy védő vagy, és támadást fedsz fel, használod ezt a képességet:
        az összecsapásban lévő saját űrhajóid számát meg kell szorozni a lapod
        értékével, ahelyett hogy hozzáadnád. A szövetséges űrhajók, az erősítések és a
        bónuszok utána a szokott módon hozzáadódnak.
    .wild =
        Aktív játékosként, miután a lapok felfordultak, az összesített értékedben az
        űrhajóid és szövetségeseid űrhajóinak szorzata számít az összegük helyett. A
        lapod a szokott módon hozzáadódik.
    .super =
        Amikor ezt a képességet használod, a szövetséges űrhajók is beszállnak a
        szorzásba: oldalad összes űrhajója szorozva a lapoddal.
    .zap = Az űrhajókat és a lapot összeadod, mint mindenki más.
    .help = Négy űrhajó és egy 20 az 80. Űrhajó nélkül egy 40 is semmi.
    .ruling-1 =
        Akkor is szorzol, ha összeadni jobb volna, például egy űrhajóval vagy 0-s
        lappal.
    .ruling-2 =
        A lap minden változás utáni értékét kell szorozni; a rögzített bónuszokat és az
        erősítéseket nem.
    .ruling-3 =
        Ha saját űrhajó nélkül védesz egy bolygót, a szorzat nulla: csak a szövetségesek
        és a bónuszok számítanak.
    .ruling-4 =
        A morfózis a nyomtatott számot másolja, és azt kell szorozni. Az ellenfeled
        morfózisa a puszta számot kapja.
    .ruling-5 =
        Ha az összesített értékek összevetése előtt űrhajók jönnek vagy mennek, az
        akkori szám számít.
    .ruling-6 = A szorzásban minden űrhajó egyet számít, bármennyit ér is máshol.
    .ruling-7 =
        Az Antianyag ellen először a szorzatodat kell kiszámolni; azután vonódnak le a
        szövetséges űrhajók, és az alacsonyabb összesített érték győz.
    .ruling-8 =
        Dzsóker: szövetségesek nélkül az űrhajók semmit sem érnek. Figyelmeztetést
        kapsz, de szabad.
    .ruling-9 = Szuper: a szövetséges űrhajók nem adódnak hozzá másodszor is.
