alien-mutant = Mutáns
    .tagline = Nyolc lapra tölti fel a kezét
    .flavour = Vágd le egy karmát, és katalógust növeszt.
    .power-name = Regenerálódás
    .power =
        Mielőtt bárkit felkérnének, ha támadó vagy védő vagy, és nyolcnál kevesebb lapod
        van, használhatod ezt a képességet, hogy nyolcra töltsd fel a kezedet. Laponként
        vegyél, mindegyiket a pakliból vagy véletlenül bármely más játékos kezéből,
        minden lap után újra választva. Nem állhatsz meg előbb, amíg van forrás,
        amelyben van lap.
    .wild =
        Aktív játékosként, aki győzött vagy egyezséget kötött, végy el egy véletlen
        lapot az ellenfeled kezéből, és egyet-egyet az ottani szövetségesek kezéből.
    .super = Közvetlenül e képesség használata előtt dobj el egy-három tetszésed szerinti lapot.
    .zap = Még az első lap előtt jön: nem húzol semmit.
    .help = Játszd ki bátran a lapjaidat: a következő összecsapásod újakat hoz.
    .ruling-1 =
        Egy feltöltésben a paklit és több játékost is vegyíthetsz. Akinek nincs lapja,
        nem forrás, és a Fösvény kincsesládája sem az.
    .ruling-2 = Ha a pakli elfogy, újra kell keverni. Ha nem marad forrás, nyolc alatt megállsz.
    .ruling-3 =
        Minden lapot látsz. A kirabolt játékos megtudja, melyik lapja hiányzik; a
        többiek csak azt látják, honnan vetted.
    .ruling-4 =
        Ez egyetlen lépés. A többiek megvárják a végét, az egyes húzásokra adott
        közvetlen válaszokat kivéve.
    .ruling-5 = Ha utána elveszíted a képességedet, a lapok megmaradnak.
    .ruling-6 = Ha az Elme ugyanabban a pillanatban nézi meg a kezet, a sorrend dönt.
    .ruling-7 =
        Dzsóker: a kompenzáció, a jutalom vagy az egyezség feltételei után jön. Azon az
        oldalon mindenki, akinél van lap, ad egyet.
    .ruling-8 =
        Dzsóker: egyezség után az ellenfeled szövetségesei azok, akik a lapok
        felfordításakor szövetségesek voltak. Sikertelen alku után nem működik.
    .ruling-9 =
        Szuper: ez a fáklya a kezedben lévő lapnak számít, így összesen legfeljebb tíz
        lapnál működik. Ha a használatot hatástalanítják, amit eldobtál, eldobva marad.

q-mutant-source = Honnan jöjjön a következő lapod?
    .why = Regenerálódás: addig húzol, míg nyolc lapod nem lesz. Más kezéből vakon húzol.
q-mutant-discard = Előbb mely lapokat dobod el ({ $range })?
    .why = Szuperfáklya: aztán nyolc lapig húzol; ez a fáklya is beleszámít.
