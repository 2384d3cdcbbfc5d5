alien-trader = Kereskedő
    .tagline = Kezet cserél, lapostul
    .flavour = Mindenem a mindenedért. Áll az alku? Késő.
    .power-name = Átruházás
    .power =
        Mielőtt az összecsapáskártyákat kiválasztjátok, ha támadó vagy védő vagy,
        használhatod ezt a képességet, hogy a teljes kezedet elcseréld az ellenfeledével. A
        csere végleges.
    .wild =
        Aktív játékosként, mielőtt bárkit felkérnének, végy el egy véletlen lapot
        az ellenfeled kezéből, nézd meg, és adj vissza egy lapot a kezedből; lehet ugyanaz.
    .super = Ezt a képességet az ellenfeledé helyett bármely más játékos kezén használhatod.
    .zap = Még a lapok mozgása előtt jön: mindketten megtartjátok a kezeteket.
    .help = Játszd ki a kezedet majdnem semmiig, aztán cseréld egy telire.
    .ruling-1 =
        Addigra mindkét kezet ellenőriztétek: védőként összecsapáskártya híján előbb új
        kezet húzol, támadóként véget ért volna a fordulód. Összecsapáskártya nélküli
        kezet tehát nem adhatsz tovább.
    .ruling-2 =
        A kézből minden vándorol, fáklyák és ereklyék is; a Fösvény kincsesládája, a
        fajlapon lévő lapok és az épp kijátszott fáklya nem.
    .ruling-3 =
        A hatástalanításnak a csere bejelentésekor kézben kell lennie; ami a cserével
        érkezik, az elkésik.
    .ruling-4 = Akik a lapok kiválasztása előtt lépnek, sorrendben lépnek.
    .ruling-5 = Mindenki tudja, hány lapot kaptok fejenként; hogy melyeket, csak ti ketten.
    .ruling-6 =
        Dzsóker: az ellenfelednél legalább egy lapnak kell lennie. Maga a fáklya, amíg
        működik, nincs a kezedben.
    .ruling-7 =
        Szuper: a harmadik játékos keze lehet üres vagy összecsapáskártya nélküli. A két
        aktív kezet ezután újra ellenőrizni kell: ha támadóként nincs nálad, a fordulód
        véget ér, védőként új kezet húzol. A harmadik játékos nem húz semmit.
    .ruling-8 = Szuper: a fáklya az új kezedbe tér vissza.

q-trader-partner = Kinek a kezét kéred a tiédért?
    .why = Átruházás: minden lapot végleg elcseréltek. Hatástalanítható.
q-trader-give_back = Melyik lapot adod cserébe?
    .why = Bármelyik lapodat adhatod, akár azt is, amelyet most vettél el.
