alien-kamikaze = Kamikaze
    .tagline = Űrhajókat vált lapokra, 1:2
    .flavour = Minden pilóta önkéntes. A papírmunka ragaszkodik hozzá.
    .power-name = Áldozat
    .power =
        Amikor elkezdődik a tervezés, és támadó vagy védő vagy, használhatod ezt a
        képességet: a kolóniáidról egy-négy űrhajót a térgörbületre küldesz, és
        mindegyikért két lapot húzol a pakliból.
    .wild =
        Aktív játékosként, amikor már mindkét lap képpel lefelé fekszik, küldj az
        összecsapáson kívüli kolóniáidról egy-négy űrhajót a térgörbületre. Az oldalad
        összesített értéke mindegyikért 3 ponttal nő.
    .super =
        Támadóként, amikor az átcsoportosításban egy űrhajó visszatér a térgörbületről,
        egy helyett legfeljebb hármat hozz vissza, mindegyiket bármelyik kolóniádra.
    .zap = Az űrhajóid ott maradnak, ahol vannak, és nem húzol semmit.
    .help = Még a kézellenőrzés előtt jön: űrhajókért megveheted a lapot, amely kell.
    .ruling-1 =
        Az űrhajókat és kolóniáikat egyszerre nevezed meg, saját és idegen kolóniákról
        vegyesen is.
    .ruling-2 =
        A kapun lévő űrhajók nincsenek kolónián. Védőként a megtámadott bolygóról is
        áldozhatsz űrhajót, ami ott meggyengít.
    .ruling-3 =
        A kiürített kolónia megszűnik, és a képességed is vele mehet; a lapokat így is
        húzod.
    .ruling-4 =
        Az útközben megmentett vagy eltávolított űrhajóért nem jár lap. Az utólag
        meggyógyítottért igen: azt a két lapot megtartod.
    .ruling-5 =
        Az összecsapáskártya nélküli támadó így találhat egyet, és megmentheti a
        fordulót; a védő így találhat egyet, mielőtt új kezet kellene húznia.
    .ruling-6 =
        Hogy hány űrhajó és lap, az nyilvános; hogy mely lapok, az titkos. A kezednek
        nincs felső határa.
    .ruling-7 =
        Dzsóker: ha bármelyik oldalon tárgyalás áll, a bónusz nem ér semmit, és az
        űrhajók a térgörbületen maradnak.
    .ruling-8 =
        Szuper: ha nincs kolóniád, az űrhajók egyenesen a kapura mennek, és
        beleszámítanak a négybe.

ev-kamikaze-saved = { $who } visszahoz { $n } űrhajót.
    .you = Visszahozol { $n } űrhajót.
q-kamikaze-ships = Mely űrhajóidat áldozod fel ({ $range })?
    .why = Áldozat: minden térgörbületre érő űrhajóért két lap jár. Hatástalanítható.
q-kamikaze-price = Mely űrhajóidat adod oda ({ $range })?
    .why = A Kamikaze fáklyája: minden űrhajó 3 pontot ad, és a térgörbületre kerül.
q-kamikaze-retrieve = Hány űrhajó térjen vissza a térgörbületről ({ $range })?
    .why = Szuperfáklya: az átcsoportosításkor járó egy űrhajó helyett jönnek.
