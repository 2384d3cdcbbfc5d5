alien-spiff = Spiff
    .tagline = Csúf vereségből is leszáll egy űrhajó
    .flavour = Ha az utasok még sikítanak, a leszállás sikerült.
    .power-name = Kényszerleszállás
    .power =
        Amikor támadóként veszítesz, mindkét lap támadás, és az összesített értékek
        különbsége legalább 10, használhatod ezt a képességet: a kapun lévő egyik
        űrhajód leszáll a bolygóra, ahelyett hogy a térgörbületre kerülne. Békésen ott
        áll mindenki más mellett, és kolóniát létesít, ha nem volt ott kolóniád. A kapun
        lévő többi űrhajó a szokott módon elvész.
    .wild =
        Védőként, amikor veszítettél, tartsd a bolygón egyik űrhajódat; nem vész el, és
        az újonnan érkezők mellett áll.
    .super =
        Ebben az összecsapásban ezt a képességet már akkor használhatod, ha az
        összesített értékek különbsége legalább 5.
    .zap = Az az űrhajó a többivel együtt a térgörbületre kerül.
    .help = Ha muszáj veszíteni, veszíts nagyon: egy űrhajó, a legalacsonyabb támadás.
    .ruling-1 =
        A végső összesített értékek különbsége számít, akkor is, ha az alacsonyabb győz,
        vagy a győztes és a vesztes helyet cserél.
    .ruling-2 =
        A tárgyalással, automatikus győzelem ellen vagy két morfózisnál szenvedett
        vereségnek nincs pontkülönbsége. Annak sem, amelyben a támadásokból tárgyalás
        lett.
    .ruling-3 =
        Ettől még veszítettél: a fordulód véget ér, és a szövetséges védők megkapják a
        jutalmukat.
    .ruling-4 =
        Az Üresség által a játékból eltávolított űrhajók nem a térgörbületre tartanak,
        így csak olyannal szállhatsz le, amelyik oda megy.
    .ruling-5 = Az új kolónia azonnal számít, a másokkal közös győzelemhez is.
    .ruling-6 =
        Ha a kapun nem maradt saját űrhajód, nincs mivel leszállni; szövetséges űrhajó
        nem szállhat le.
    .ruling-7 =
        Ha a saját naprendszeredben támadsz meg egy kolóniát, a saját bolygódra szállsz
        le, és osztozol rajta a győztessel.
    .ruling-8 =
        Dzsóker: bármilyen vereség után működik. Az űrhajó nem veszett el, ezért nem jár
        érte kompenzáció; az így megtartott saját kolónia számít a képességed
        megtartásához.
    .ruling-9 = Dzsóker: az Üresség által eltávolított űrhajó nem maradhat.
