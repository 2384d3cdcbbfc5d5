alien-hate = Gyűlölet
    .tagline = Fordulója elején mindenkinek árt
    .flavour = Reggeli, reggeli torna, hadüzenet.
    .power-name = Düh
    .power =
        Minden fordulód elején használod ezt a képességet: képpel felfelé eldobsz egy
        tetszésed szerinti lapot. Aztán az óramutató járásával megegyező irányban minden
        más játékos vagy eldob egy ugyanolyan típusú lapot, vagy három űrhajója a
        térgörbületre kerül, amelyeket te választasz ki a kolóniáiról. Ha a lapod
        támadás, csak ugyanakkora vagy magasabb számú támadás felel meg. A típusok:
        támadás, tárgyalás, morfózis, erősítés, fáklya és ereklye.

        Ha utána nem marad összecsapáskártyád, eldobod a kezed maradékát, és nyolc új
        lapot húzol.
    .wild =
        Aktív játékosként, a tervezés kezdetén dobass el az ellenfeleddel egy véletlen
        lapot. Ha abban a kézben nem marad támadás, tárgyalás vagy morfózis, az oldalad
        azonnal győz.
    .super =
        Amikor ezt a képességet használod, mutass meg egy lapot, és tartsd meg, ahelyett
        hogy eldobnád. Minden egyéb ugyanúgy marad.
    .zap = Visszaveszed a lapodat; senki sem dob el és senki sem veszít semmit.
    .help = Morfózisra vagy igen magas támadásra aligha van válasz.
    .ruling-1 =
        Ha a fordulód kezdetén nincs összecsapáskártyád, előbb kapod meg az új kezedet,
        aztán használod ezt a képességet.
    .ruling-2 =
        Egy játékos megtarthatja a megfelelő lapot, és inkább az űrhajókat veszíti el.
        Ha háromnál kevesebb űrhajó áll a kolóniáin: mindet.
    .ruling-3 =
        A játékosok sorban döntenek, ismerve, ami előttük történt; az űrhajókat te
        minden döntés után azonnal kiválasztod.
    .ruling-4 =
        A veszteségek azonnal kolóniákba és képességekbe kerülhetnek, és mindegyik külön
        gyógyítható.
    .ruling-5 = Fordulónként egyszer történik, egy második összecsapás előtt nem újra.
    .ruling-6 =
        Az új kéz a szokásos szabályokat követi; a húzása nem második használata ennek a
        képességnek.
    .ruling-7 =
        Dzsóker: azelőtt kell kijátszani, hogy a védőnek új kezet kellene húznia,
        legalább egylapos kéz ellen.
    .ruling-8 =
        Dzsóker: az így szerzett győzelemnél egy lap sem fordul fel. Nincs összesített
        érték, nincs kompenzáció, de a veszteségek, a leszállás és a jutalom a szokásos.
    .ruling-9 = Szuper: ne ezt a fáklyát mutasd meg, hanem egy másik lapot.

ev-hate-shown = { $who } dühöng. A felmutatott lap: { $face }!
    .you = Dühöngsz. A felmutatott lap: { $face }!
q-hate-show = Melyik lapot mutatod meg?
    .why = Düh: mindenki más ugyanilyen típusút dob el, vagy három űrhajót veszít.
q-hate-demand = { $offense } lapja: { $face }. Eldobsz egy ilyet, vagy elvész 3 űrhajód?
    .why = Düh: ugyanolyan típusú lap kell, támadásból legalább ekkora.
