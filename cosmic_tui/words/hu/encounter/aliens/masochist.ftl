alien-masochist = Mazochista
    .tagline = Győz, ha minden űrhajója elveszett
    .flavour = Célozz gondosan, kérlek; bosszantó volna túlélni.
    .power-name = Önkínzás
    .power =
        Minden összecsapás kezdetén, mielőtt a támadó visszahozna egy űrhajót a
        térgörbületről, használod ezt a képességet, ha egyetlen űrhajód sincs már
        játékban: megnyered a játékot. A térgörbületen lévő és a játékból eltávolított
        űrhajók elveszettek.

        Ezt a képességet megtartod, akármilyen kevés saját kolóniád van, akkor is, ha
        egy sincs. Idegen kolóniákkal is győzhetsz, mint mindenki más.
    .wild =
        Amikor a támadó épp visszahozna egy űrhajót a térgörbületről, nevezz meg egy
        másik játékost, akár magadat: az a játékos hoz vissza egyet, a támadó pedig
        egyet sem. Nem lehet, ha így a támadónak nem lenne elindítható űrhajója.
    .super =
        A saját fordulód átcsoportosításában távolítsd el végleg a játékból egy
        térgörbületen lévő űrhajódat. Ekkor nem hozol vissza űrhajót.
    .zap = Még nem győzöl. A következő átcsoportosításban újra felmerül a kérdés.
    .help = Veszíts el mindent, és élj túl még egy átcsoportosítást. Vagy gyűjts kolóniát.
    .ruling-1 = Sosem szerepel egy játékban a Gyógyítóval.
    .ruling-2 =
        A kolónián, a kapun, a bolygó mellett vagy egy technológián álló űrhajó még
        játékban van.
    .ruling-3 =
        Csak az összecsapás kezdete számít. Az utolsó űrhajód elvesztése önmagában nem
        győzelem, és aki az átcsoportosítás előtt győz, előbb győz.
    .ruling-4 =
        A saját fordulódban ez megelőzi az űrhajód visszatérését a térgörbületről: ha
        minden elveszett, inkább győzöl.
    .ruling-5 =
        Ha a saját átcsoportosításodban hatástalanítanak, az űrhajód visszatér a kapura,
        és már nem vagy űrhajók nélkül.
    .ruling-6 =
        A térgörbületet kiürítő hatások elkésnek, és az űrhajóidnak nem is volna
        kolóniája, ahová menjenek.
    .ruling-7 = Minden űrhajód: mind a húsz, vagy négy bolygóval mind a tizenhat.
    .ruling-8 = Mindenki megszámolhatja, mennyire vagy közel.
    .ruling-9 = Ha ez a faj máshoz kerül, onnantól annak a játékosnak az űrhajóit kell nézni.
    .ruling-10 =
        Dzsóker: ha a megnevezett játékosnak nincs űrhajója a térgörbületen, vagy nincs
        kolóniája, semmi sem tér vissza.

q-masochist-favour = Válaszd ki, ki hozzon vissza űrhajót a támadó helyett.
    .why = Az a játékos hazahoz egyet a térgörbületről, a támadó pedig egyet sem.
