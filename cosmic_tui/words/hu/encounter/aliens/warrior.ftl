alien-warrior = Harcos
    .tagline = Tapasztalatot gyűjt, egyre erősebb
    .flavour = A sebhely is kitüntetés, csak nem lehet elveszíteni.
    .power-name = Mesterség
    .power =
        Amikor véget ért egy összecsapás, amelyben támadó vagy védő voltál, tégy
        jelzőket a fajlapodra: egyet, ha győztél vagy egyezséget kötöttél, kettőt, ha
        veszítettél vagy nem sikerült az egyezség; négybolygós játékban eggyel többet.
        Ez nem használat, és nem hatástalanítható.

        Amikor támadó vagy védő vagy, és támadást fedsz fel, használod ezt a képességet:
        minden jelző 1 pontot ad az összesített értékedhez. A jelzők sosem fogynak el.
    .wild =
        Amikor véget ért egy összecsapás, amelyben te voltál a védő, azonnal következzen
        egy összecsapásod támadóként, a téged megtámadó játékos ellen, annak saját
        naprendszerében, egy bolygón. Azután a játék ott folytatódik, ahol tartott.
    .super =
        Ezt a képességet szövetségesként is használhatod, amikor az oldalad aktív
        játékosa támadást fed fel: jelzőid annak az oldalnak az összesített értékéhez
        adódnak.
    .zap = Ebben az összecsapásban nincs bónusz. A jelzők maradnak, és az újak így is jönnek.
    .help = Veszíts korán és sokszor. Később minden veszteséged érted harcol.
    .ruling-1 = Egy összecsapás jelzői annak végén érkeznek, és abban még nem segítenek.
    .ruling-2 =
        Amíg a képességed elveszett, nem kapsz jelzőt, és a meglévők nem számítanak.
        Újra számítanak, ha a képesség visszatér.
    .ruling-3 =
        Ha mindkét oldal veszít, te is veszítettél: két jelző. A félbeszakadt
        összecsapás egyet sem hoz.
    .ruling-4 = A semmissé tett egyezség sikertelen: két jelző.
    .ruling-5 =
        A bónusz egyszerű összeadás, nem szorzódik, és nem része a lap értékének.
        Tárgyalásnál nincs.
    .ruling-6 = A jelzőidet mindenki megszámolhatja. A fajlapoddal együtt vándorolnak.
    .ruling-7 =
        Dzsóker: ennek az összecsapásnak minden fázisa megvan, de végzetkártyája nincs;
        a bolygót te választod. Nem forduló: az elején nincs új kéz, és nem következik
        belőle második összecsapás. Ha a tervezésben nincs összecsapáskártyád,
        egyszerűen véget ér.
    .ruling-8 =
        Dzsóker: utána a félbeszakított forduló folytatódik, második összecsapással, ha
        jár. A fáklyákat hozzá újra kell számolni.
    .ruling-9 = Szuper: szövetségesként nem kapsz jelzőt az összecsapásért.
