tech-coldsleep_ship = Hibernációs hajó
    .when = Bármely játékos, bármely összecsapás elején; aztán el kell dobni
    .text =
        Létesíts kolóniát egy másik játékos olyan bolygóján, ahol nincs kolóniád,
        legfeljebb négy űrhajóval a többi kolóniádról.
    .help = Kolónia harc nélkül. Közvetlenül utána ellenőrzitek, győzött-e valaki.
    .ruling-1 = Mások űrhajói azon a bolygón maradnak; egymás mellett éltek.
    .ruling-2 =
        Ha a befejezésekor nincs kolóniád, ahová a kutató űrhajók visszatérjenek,
        azonnal működésbe hozhatod, és mindegyikükkel megalapíthatod a kolóniát.

q-coldsleep_ship-planet = Melyik bolygón létesítesz kolóniát a többi játékoséi közül?
    .why = Hibernációs hajó: aki ott van, marad. A kolónia azonnal számít.
q-coldsleep_ship-ships = Mely űrhajók létesítik a kolóniát ({ $range })?
    .why = Bármelyik kolóniádról jöhet. Amelyik kolóniát kiüríted, megszűnik.
q-coldsleep_ship-wake = Nincs több kolóniád. Hol ébredjenek ezek az űrhajók?
    .why = Hibernációs hajó: a kutatói azonnal kolóniát létesítenek; aztán eldobod.
    .pass = Az űrhajók a térgörbületre kerülnek, a Hibernációs hajó későbbre megmarad.
