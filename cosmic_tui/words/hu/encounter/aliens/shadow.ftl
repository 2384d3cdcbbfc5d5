alien-shadow = Árnyék
    .tagline = A végzethúzás másnak űrhajóba kerül
    .flavour = A kést nem hallja senki; csak kevesebb lesz a szék.
    .power-name = Pusztítás
    .power =
        Valahányszor egy végzetkártya egy másik játékos színét mutatja, vagy különleges
        kártyaként egy másikat nevez meg, használod ezt a képességet: válaszd ki annak a
        játékosnak egy kolóniáját, bárhol van is, és egyik ottani űrhajóját küldd a
        térgörbületre.

        Dzsókernél bármely más játékoson használhatod. Ha a saját színed jön, nem
        történik semmi.
    .wild =
        Védőként, amikor támadás ellen veszítettél, küldd egyik űrhajódat egy
        összecsapáson kívüli kolóniáról a térgörbületre: a támadó és szövetségesei
        összes űrhajója leszállás helyett ugyancsak a térgörbületre kerül.
    .super =
        Támadóként, közvetlenül egy űrhajó elpusztítása után, tedd egyik saját űrhajódat
        a térgörbületről arra a bolygóra, ahol az állt.
    .zap = Az űrhajó marad, ahol van, és ebben az összecsapásban nincs több pusztítás.
    .help = Magányos űrhajókra célozz: eggyel kevesebb űrhajó lehet egy kolónia is.
    .ruling-1 =
        A saját színét felhúzó támadó áldozat, mint bárki más, még mielőtt eldöntené,
        mit tesz; minden újrahúzott lap újra pusztít.
    .ruling-2 =
        A Diktátor által választott lap húzottnak számít. Ha egy fáklya eldobatja, a
        pusztítás érvényes marad, és a következő lap újabb pusztítást hoz.
    .ruling-3 = Hogy a támadó végül kit támad meg, nem számít; az számít, akit a lap megnevez.
    .ruling-4 = A kezdőjátékost eldöntő húzások nem számítanak.
    .ruling-5 =
        Ha az utolsó űrhajót viszed el, az a kolónia azonnal megszűnik, és az áldozatnak
        a képességébe kerülhet.
    .ruling-6 =
        A kapun lévő űrhajók nincsenek kolónián, biztonságban vannak. A technológián
        lévők úgy számítanak, mintha gazdájuk naprendszerében állnának.
    .ruling-7 =
        A Zombi az elpusztított űrhajóját másik kolóniára viszi, és a Gyógyító
        visszaadhat egyet.
    .ruling-8 = Ha az áldozatnak egyáltalán nincs kolóniája, nem történik semmi.
    .ruling-9 =
        Dzsóker: a támadó ettől még győzött. Az űrhajóid és a szövetségeseid odavesznek,
        a kompenzáció jár, és második összecsapás lehetséges. Kolóniát senki sem
        létesít.
    .ruling-10 = Dzsóker: a győztesnek támadást kellett mutatnia, vagy azzá vált morfózist.
    .ruling-11 =
        Szuper: az űrhajód az ott maradók mellett áll. Ha nem volt ott kolóniád,
        kolóniát létesít, és ez lehet a győztes. Ha az elpusztított űrhajót később
        megmentik, az nem vonja vissza.

q-shadow-execute = Válaszd ki a kolóniát, amely űrhajót veszít.
    .why = Pusztítás: a végzetkártya mondja meg, kié. Az űrhajó a térgörbületre kerül.
q-shadow-price = Melyik kolónia fizet érte egy űrhajóval?
    .why = Cserébe egy támadó sem száll le: az ő űrhajóik is a térgörbületre kerülnek.
