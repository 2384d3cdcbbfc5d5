alien-sorcerer = Varázsló
    .tagline = Felcseréli a két lefordított lapot
    .flavour = Figyeld a csápjaimat. Nem, a másik hatot.
    .power-name = Mágia
    .power =
        Amikor már mindkét összecsapáskártya képpel lefelé fekszik, és támadó vagy védő
        vagy, használhatod ezt a képességet, hogy felcseréld őket, az ellenfeledét meg nem
        nézve. Onnantól minden lap ahhoz az oldalhoz tartozik, amelyiken fekszik.
    .wild =
        Az összecsapáskártyák kiválasztása előtt, olyan összecsapásban, amelyben a
        Varázsló nem aktív játékos, a két aktív játékos végleg cseréljen fajt. Aztán add
        ezt a fáklyát annak, aki a Varázsló, vagy dobd el, ha senki sem az.
    .super =
        Ezt a képességet bármelyik oldal szövetségeseként is használhatod; a két aktív
        játékos lapja cserél helyet.
    .zap = Mindkét lap visszakerül oda, ahol feküdt.
    .help = Tegyél le rossz lapot, aztán add oda. Az ellenfeled is tudja ezt.
    .ruling-1 = Sosem szerepel egy játékban a Hazárdőrrel.
    .ruling-2 =
        A csere után a te oldaladon lévő az összecsapáskártyád: a kompenzáció, a
        megtartás vagy visszahozás és az eldobás szempontjából is.
    .ruling-3 =
        Az Orákulum ellen nyíltan teszed le a lapodat, az Orákulum választ, és azután
        cserélhetsz.
    .ruling-4 =
        Összecsapásonként egy csere. Ha valaki más is tud cserélni, két csere
        visszahozza a lapokat.
    .ruling-5 =
        Mások, akik képpel lefelé fekvő lapokra hatnak, nem állnak az utadba: amit
        bejelentenek, az a végül ott fekvő lapokra érvényes.
    .ruling-6 = A morfózis ahhoz az oldalhoz tartozik, amelyiken felfordul.
    .ruling-7 = A csere nyilvános; a lapok a felfedésig rejtve maradnak.
    .ruling-8 = Dzsóker: bárki kijátszhatja, olyan aktív játékos is, aki nem a Varázsló.
    .ruling-9 =
        Dzsóker: az egész fajlap vándorol, jelzőkkel, lapokkal és hatástalanítás jelével
        együtt; a kezek, az űrhajók és a bolygók maradnak. Hogy a képesség működik-e, az
        új gazda saját kolóniái döntik el, és az előkészítés nem ismétlődik.
    .ruling-10 =
        Dzsóker: amit a képességgel előtte tettek, az megtörtént, és az új gazda
        ugyanabban az összecsapásban később még használhatja.
