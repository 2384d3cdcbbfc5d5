alien-mind = Elme
    .tagline = Belenéz egy aktív játékos kezébe
    .flavour = Tudtuk, hogy elolvasod ezt a mondatot.
    .power-name = Tudás
    .power =
        Mielőtt bárkit felkérnének, használhatod ezt a képességet, hogy megnézd egy
        aktív játékos teljes kezét: az ellenfeledét, ha te is aktív játékos vagy, különben
        a támadóét vagy a védőét, ahogy tetszik. Amit látsz, csak a tiéd.
    .wild =
        Amikor egy másik játékos épp a pakliból húzna, nézz meg minden lapot, amelyet
        húz, amíg az összecsapás véget nem ér. A lapok továbbra is azé a játékosé.
    .super =
        Amikor nem vagy aktív játékos, ezt a képességet használhatod úgy, hogy a támadó
        és a védő kezét is látod.
    .zap = Még a lapok megmutatása előtt jön: nem látsz semmit.
    .help = Nézd meg, mielőtt eldöntöd, ki mellé állsz.
    .ruling-1 =
        Mindenki megtudja, kinek a kezét láttad; csak te tudod meg, mi van benne. Nem
        adhatod tovább.
    .ruling-2 =
        A kezet olyannak látod, amilyen abban a pillanatban, a később húzott lapok
        nélkül.
    .ruling-3 = Csak a kéz: a Fösvény kincsesládája nem, és a félretett lapok sem.
    .ruling-4 = Üres kéz is választható; akkor nincs mit látni.
    .ruling-5 = Attól, hogy később elveszíted a képességedet, nem felejtesz el semmit.
    .ruling-6 =
        Ha a felkérések előtt több képesség is működik, a sorrend dönt; miután a Mutáns
        feltöltötte a kezét, már az új lapokat látod.
    .ruling-7 =
        Dzsóker: kiterjed az új kezekre, a lapként felvett jutalomra és a húzással járó
        képességekre, az épp bejelentett húzástól kezdve. Más játékosok lapjaira,
        végzetkártyákra és fajokra nem.
    .ruling-8 = Dzsóker: csak nézed. A lapok közti minden választás a húzóé.
    .ruling-9 =
        Szuper: a hatástalanítás mindkét kezet eltakarja, és a fáklya visszakerül a
        kezedbe.

q-mind-look = Melyik kezet akarod látni?
    .why = Tudás: csak te látod, és olyannak, amilyen most.
