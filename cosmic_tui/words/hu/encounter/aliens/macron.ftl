alien-macron = Macron
    .tagline = 1 űrhajót küld, de az 4 pontot ér
    .flavour = Egy belőlük flotta; kettő már földcsuszamlás.
    .power-name = Tömeg
    .power =
        Támadóként használod ezt a képességet indításkor: egyetlen űrhajót küldesz.
        Szövetségesként akkor használod, amikor csatlakozol: pontosan egyet küldesz.

        Amikor a lapok felfordulnak, és aktív játékos vagy szövetséges vagy, újra
        használod: az összecsapásban minden űrhajód 1 helyett 4 pontot ér. Védőként ez a
        bolygón álló összes űrhajódra igaz.

        Amikor kompenzációt vagy jutalmat szedsz be, minden űrhajó, amely után jár,
        kétszeresen hoz.
    .wild =
        Aktív játékosként vagy szövetségesként, miután a lapok felfordultak, ha az
        oldalad aktív játékosa támadást mutat, az összecsapásban minden űrhajód még 1
        pontot ad az oldalad összesített értékéhez.
    .super =
        Amikor támadóként vagy szövetségesként űrhajókat küldesz, küldj egyet-négyet;
        mindegyik így is 4 pontot ér.
    .zap =
        Indításkor vagy csatlakozáskor: egy-négy űrhajót küldhetsz, de csak 1-1 pontot
        érnek. Felfedéskor: 1 pontot érnek. A kétszeres járandóság nem használat, és
        marad.
    .help = Kockáztass egy űrhajót, üss négyért, kapj kettőért.
    .ruling-1 =
        Ami űrhajókat számol vagy szoroz, darabokat számol, egyet-egyet; csak az
        összesített értékben súlyuk a 4. Az Antianyag ezt a 4 pontot vonja le.
    .ruling-2 =
        A Vírus szorzatában az űrhajóid egyet-egyet számítanak, és semmi többet nem
        adnak hozzá.
    .ruling-3 =
        A korlát az indításra és a csatlakozásra szól. Később, más hatással hozzáadott
        űrhajó egynél több is lehet, és mindegyik 4 pontot ér.
    .ruling-4 =
        Ha nincs kolóniád, az átcsoportosításban visszatérő űrhajó a kapura megy, és az
        az egy űrhajód.
    .ruling-5 =
        Ha az indítás és a felfedés között elveszíted a képességedet, az űrhajóid 1
        pontot érnek. Ha időben visszatér, megint 4 pontot.
    .ruling-6 =
        Egy tárgyalással elvesztett űrhajó két lap kompenzáció, ha az ellenfelednél van
        annyi. Egy űrhajó szövetséges védőként két jutalom, mindegyik lap vagy űrhajó,
        ahogy tetszik.
    .ruling-7 =
        Dzsóker: azon felül jön, amit az űrhajóid már érnek, egy közönséges űrhajó tehát
        összesen 2 pont.
    .ruling-8 =
        Szuper: védőként nem, mert a védő nem küld űrhajót. Ha az indítást
        hatástalanítják, az űrhajók 1-1 pontot érnek.
