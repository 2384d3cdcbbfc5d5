alien-will = Akarat
    .tagline = Célpontot választ a végzet helyett
    .flavour = A sors levelet küldött. Bontatlanul küldtük vissza.
    .power-name = Választás
    .power =
        Amikor te vagy a támadó, és a végzetkártya áll, használod ezt a képességet:
        magad nevezed meg a játékost és a bolygót, amelyet megtámadsz, bármit mond is a
        lap. Megtámadhatod egy másik játékos bármelyik saját bolygóját, azzal a
        játékossal mint védővel, vagy egy másik játékos bármelyik otthonon kívüli
        kolóniáját, bármelyik naprendszerben van is.
    .wild =
        Támadóként, amikor a lap egy másik játékos színét mutatja, támadd meg annak a
        játékosnak egy kolóniáját bármelyik naprendszerben, ne csak otthon.
    .super = Mielőtt megnevezed a célpontodat, nézd meg titokban egy másik játékos teljes kezét.
    .zap = A végzetkártyát követed, mint bárki más, a felkínált lehetőségekkel.
    .help = Az asztal leggyengébb bolygója mindig lőtávolságban van.
    .ruling-1 =
        A védő saját naprendszerén kívül annak a játékosnak kolóniája kell hogy legyen
        ott. Űrhajók nélküli bolygót csak úgy lehet megtámadni, hogy a gazdája a védő.
    .ruling-2 =
        Játékost választasz, nem fajt, és sosem magadat. Azt is választhatod, amit a lap
        mond.
    .ruling-3 =
        A lap minden egyéb következménye megtörténik: az Árnyék azt pusztítja, akit a
        lap megnevez.
    .ruling-4 =
        A saját színednél nem kell újat húznod. Űrhajók nélküli saját bolygódat is
        újratelepítheted, ahogy a lap engedi.
    .ruling-5 =
        Ha idegen naprendszerben támadsz meg egy kolóniát, csak az a kolónia és a
        szövetségesei forognak kockán. A bolygó gazdája kívülálló, és felkérhető.
    .ruling-6 =
        Második összecsapásban ezt újra megteszed. Amíg a képességed elveszett, a lap
        dönt.
    .ruling-7 = A Diktátor választotta vagy fáklya miatt újrahúzott lap ugyanígy nem köt.
    .ruling-8 =
        Dzsóker: a másik játékost megnevező különleges kártya olyan színnek számít; a
        végzet dzsókere és a saját színed nem. A neked választott lap is számít.
    .ruling-9 =
        Szuper: egy pillantás, csak a tiéd, és nem kötelez annak a játékosnak a
        megtámadására.

q-will-target = Melyik bolygót támadod meg, és ki védi?
    .why = Választás: a végzetkártya nem köt téged.
q-will-colony = Válaszd ki a bolygót a támadásodhoz.
    .why = A végzetkártyán megnevezett játékos bármelyik bolygója vagy kolóniája lehet.
q-will-look = Melyik kezet akarod látni?
    .why = Szuperfáklya: célpontválasztás előtt nézheted meg, és csak te látod.
