alien-tick_tock = Tik-Tak
    .tagline = Győz, ha lejár a visszaszámlálása
    .flavour = Minden fegyverszünet újabb fogaskerék, amely a helyére kattan.
    .power-name = Türelem
    .power = A játék elején tégy tíz jelzőt a fajlapodra, négybolygós játékban nyolcat.

        Minden összecsapásban, bárki vesz is részt benne, amikor a védő győzött, vagy
        egyezség köttetett, használod ezt a képességet: végy le egy jelzőt. Ha az utolsó
        is elfogyott, megnyered a játékot, amint sorra kerül a győzelem ellenőrzése.
        Idegen kolóniákkal is győzhetsz, mint mindenki más.
    .wild =
        Amikor az eldobott lapokból új paklit kevertek, vigyél egy-négy űrhajót a
        kolóniáidról egy másik játékos egyik saját bolygójára, és ott létesíts kolóniát,
        bárki is van ott.
    .super =
        Amikor aktív játékosként győztél vagy egyezséget kötöttél, küldd egyik űrhajódat
        a térgörbületre, és végy le még egy jelzőt.
    .zap = A jelző visszakerül a fajlapodra, akkor is, ha az utolsó volt.
    .help = A béke és a makacs védő közelebb visz. Segítsd mindkettőt.
    .ruling-1 =
        Ezzel a képességgel összecsapásonként legfeljebb egy jelző: a védő győzelme és
        az egyezség kizárja egymást.
    .ruling-2 =
        Csak a végeredmény számít: fordulat vagy automatikus győzelem után, és egyezség
        csak akkor, ha nem tették semmissé.
    .ruling-3 =
        Nincs jelző a támadó győzelméért, sikertelen alkuért, mindkét oldal vereségéért,
        sem félbeszakadt összecsapásért.
    .ruling-4 = Az űrhajók nélküli védő győzelme számít.
    .ruling-5 =
        Ha kiürül a fajlapod, miközben valaki más eléri a győztes kolóniát, az
        megosztott győzelem.
    .ruling-6 =
        Amíg a képességed elveszett vagy hatástalanítva van, nem veszel le semmit, és
        később nem pótolod. A jelzők maradnak, és az üres fajlap csak működő képességgel
        győz.
    .ruling-7 =
        A jelzőidet mindenki megszámolhatja. A fajlapoddal együtt vándorolnak, és az
        előkészítés nem ismétlődik.
    .ruling-8 =
        Dzsóker: csak az a pakli számít, amelyből a kezedet húzod, és az első keverése
        nem. A húzás vár, létrejön a kolónia, aztán a húzás folytatódik.
    .ruling-9 =
        Dzsóker: az űrhajók kolóniákról jönnek, és azon a bolygón még nem lehet
        kolóniád. Ezzel akár győzhetsz is.
    .ruling-10 =
        Szuper: az űrhajó bármelyik kolóniádról jöhet. Ha a kifizetése a képességedbe
        kerül, az üres fajlapnak várnia kell, míg a képesség visszatér.

q-tick_tock-pay = Melyik kolónia adja az űrhajót?
    .why = Szuperfáklya: az űrhajó a térgörbületre kerül, és leveszel még egy jelzőt.
q-tick_tock-planet = Melyik bolygón létesítesz kolóniát?
    .why = A Tik-Tak fáklyája: más játékos bármelyik saját bolygója lehet.
q-tick_tock-ships = Mely űrhajók létesítik a kolóniát ({ $range })?
    .why = A kolóniáidról jönnek, nem az összecsapásból. Amelyiket kiüríted, megszűnik.
