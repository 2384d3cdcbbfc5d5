artifact-force_field = Erőtér
    .when = Bármely játékos, amikor a szövetségek megköttettek
    .line = A megnevezett szövetségesek hazamennek.
    .text =
        Bontsd fel annyi játékos szövetségét, ahányat megnevezel, az egyik vagy mindkét
        oldalon. Űrhajóikat visszaviszik bármelyik kolóniájukra.
    .help = Várd meg az utolsó felkért játékos válaszát. Az aktív játékosok maradnak.
    .ruling-1 =
        Akinek a szövetségét felbontották, többé nem szövetséges: nincs leszállás, nincs
        jutalom, nincs erősítés.
    .ruling-2 = A hívatlanul csatlakozott szövetségesé ugyanúgy felbontható, mint a többieké.
    .ruling-3 =
        Az űrhajók, amelyeknek nincs kolóniájuk, ahová visszatérjenek, a térgörbületre
        kerülnek.

q-force_field-cancel = Kiknek a szövetségét bontod fel?
    .why = Űrhajóik hazamennek; ebben az összecsapásban nem nyernek és nem veszítenek.
