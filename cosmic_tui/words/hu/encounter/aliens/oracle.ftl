alien-oracle = Orákulum
    .tagline = Látja az ellenlapot, mielőtt választ
    .flavour = A holnap telefonált: hozz nagyobb lapot.
    .power-name = Előrelátás
    .power =
        Minden összecsapásban, amelyben támadó vagy védő vagy, használod ezt a
        képességet, amikor az összecsapáskártyákat kell kiválasztani: az ellenfeled előbb
        képpel felfelé letesz egy lapot. Azután te is választasz, és a tiédet képpel
        lefelé teszed le. Az összecsapás a szokott módon folytatódik.
    .wild =
        Aktív játékosként, a lapok kiválasztása előtt, keverd össze a kezedet
        az ellenfeledével. Végy vissza véletlenül annyi lapot, amennyit betettél; a többi
        az ellenfeledé.
    .super =
        Amikor az ellenfeled lapja nyíltan fekszik, szakítsd félbe az összecsapást: az a
        lap visszakerül az ellenfeled kezébe, a kapun lévő összes űrhajó és minden
        szövetséges hazamegy, és ez megkötött egyezségnek számít.
    .zap = Még bármely lap letétele előtt jön: mindketten egyszerre választotok, képpel lefelé.
    .help = Győzz eggyel, vagy veszíts a legrosszabb lapoddal. Mindig tudod, melyik jön.
    .ruling-1 =
        Minden, ami a lapok kiválasztása előtt történik, addigra lezajlott, és mindkét
        kézben ellenőriztétek az összecsapáskártyákat.
    .ruling-2 =
        A nyílt lap csak ismert, nem számít felfordítottnak: még semmi sem történik, ami
        a felfedéshez tartozik, és a képpel lefelé fekvő lapokra ható dolgok hatnak rá.
    .ruling-3 = Mindenki látja a nyílt lapot, és aki letette, már nem változtathat rajta.
    .ruling-4 =
        Az ellenfeled morfózisa morfózisként fekszik nyíltan. Hogy mi lesz belőle, a te
        lapodon múlik.
    .ruling-5 = A Varázsló felcserélheti a nyílt lapot a te rejtett lapoddal.
    .ruling-6 = Ha a lap nyílt letétele után veszíted el a képességedet, a lap nyíltan marad.
    .ruling-7 =
        Dzsóker: csak a kezek keverednek, kincsesládák és e fáklya nélkül. Mindketten
        ugyanannyi lapot tartotok meg. Lehet, hogy a támadó összecsapáskártya nélkül
        marad, ami véget vet a fordulónak, vagy a védő, aki ekkor új kezet húz.
    .ruling-8 =
        Szuper: ez a támadó sikere, feltételek nélkül. Második összecsapás lehetséges,
        senki sem szerez kolóniát vagy lapot, és a védő űrhajói a bolygón maradnak.
