alien-vulch = Keselyű
    .tagline = Felszedi a mások eldobta ereklyéket
    .flavour = Egy császár szemete a mi koronánk, jogarunk és ebédünk.
    .power-name = Guberálás
    .power =
        Valahányszor egy másik játékos ereklyéjét el kellene dobni, mert kijátszották,
        megállították vagy kidobták, használod ezt a képességet: a kezedbe veszed.

        Amikor új kezet kell húznod, minden ereklyédet megtartod, és azon felül húzol
        nyolc lapot. Ez a rész nem használat, és nem hatástalanítható.
    .wild =
        Aktív játékosként, aki győzött vagy egyezséget kötött, kérd el az ellenfeledtől a
        lapjait egyenként, a tőle választott sorrendben. Minden alkalommal vagy dobd el
        a lapot, és kérd a következőt, vagy tartsd meg, és hagyd abba.
    .super =
        A fáklyák egyszer ereklyének számítanak: gyűjtsd be a mások által eldobott
        fáklyákat, vagy tartsd meg a sajátjaidat, amikor új kezet húzol.
    .zap = Az ereklyét el kell dobni, és ebben az összecsapásban nem gyűjtesz be többet.
    .help = Hadd játsszák csak ki a többiek az ereklyéiket. Mind hozzád tart.
    .ruling-1 =
        A kijátszott ereklye előbb hat, aztán a tiéd. A következő hozzá illő pillanatban
        kijátszhatod, de addig nem, amíg a mostani válaszok el nem dőltek.
    .ruling-2 = Az egy játékos által együtt eldobott ereklyék egy használat.
    .ruling-3 =
        A megállított ereklyét begyűjtöd, és azt is, amely megállította, ha más játékos
        játszotta ki.
    .ruling-4 =
        A hatástalanítást, amely megállít, nem gyűjtöd be: a képességed már el van
        zárva.
    .ruling-5 =
        Az ellopott, elcserélt vagy átadott lapokat nem dobják el, nincs mit begyűjteni.
        A saját ereklyéidet a szokott módon eldobod.
    .ruling-6 = Nincs választásod, és mindenki látja, mit gyűjtesz be.
    .ruling-7 =
        Az ereklyék megtartása új kéznél hatástalanítás után is működik, de amíg a
        képességed elveszett, nem.
    .ruling-8 =
        Dzsóker: minden lapot visszautasíthatsz, ami kiüríti azt a kezet. A kompenzáció
        vagy az egyezség feltételei után jön; az üres kéztől nincs mit kérni.
    .ruling-9 = Szuper: csak valóban eldobott fáklyák, kézbe visszatérők nem, és a tieid sosem.

ev-vulch-collected = { $who } felszedi { THE($face, "acc") }.
    .you = Felszeded { THE($face, "acc") }.
    .at-you = { $who } felszedi, amit eldobtál: { $face }.
q-vulch-pass_card = { $whom } lapot kér. Melyiket adod oda?
    .why = A Keselyű fáklyája: laponként kéri, amíg egyet meg nem tart.
q-vulch-take = Megtartod ezt a lapot, vagy eldobod, és kéred a következőt?
    .why = A Keselyű fáklyája: ha egyet megtartasz, nem kérhetsz többet.
