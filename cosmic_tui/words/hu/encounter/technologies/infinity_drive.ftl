tech-infinity_drive = Végtelenhajtómű
    .when = Bármely játékos, egy összecsapás végén; aztán el kell dobni
    .text =
        Azonnal következik egy összecsapásod támadóként, ha van nálad összecsapáskártya.
        Azután a játék ott folytatódik, ahol félbeszakadt.
    .help = A többiek fordulójában ugyanúgy működik, mint a sajátodban.
    .ruling-1 =
        Nem forduló: az elején nincs új kéz, és nem következik belőle második
        összecsapás. A félbeszakított forduló nem veszít semmit.

ev-infinity_drive-declared = { $who } soron kívül támad.
    .you = Soron kívül támadsz.
