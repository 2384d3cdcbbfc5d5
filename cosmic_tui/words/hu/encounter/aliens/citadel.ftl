alien-citadel = Citadella
    .tagline = Támadáslappal erősít meg bolygókat
    .flavour = Falakat adnak bérbe, és náluk van az egyetlen kulcs.
    .power-name = Sáncépítés
    .power =
        Minden összecsapásban egyszer, amint a védő ismert, kezedből egy támadást képpel
        felfelé bármelyik naprendszer bármelyik bolygója mellé tehetsz: ez egy
        citadella. Egy bolygón akárhány állhat. Az építés nem használat, és nem
        hatástalanítható.

        Amikor mindkét összecsapáskártya képpel lefelé fekszik, és a megtámadott bolygón
        citadellák vannak, használhatod ezt a képességet, hogy mindet együtt működésbe
        hozd: számaik összege hozzáadódik a védő összesített értékéhez. Neked nem kell
        részt venned az összecsapásban.

        Ha működésbe hoztad őket, és a védő veszít, annak a bolygónak minden
        citadelláját el kell dobni. Egyébként maradnak.
    .wild =
        Aktív játékosként vagy bármelyik oldal szövetségeseként, miután a lapok
        felfordultak, adj 5 pontot a védő összesített értékéhez.
    .super =
        Amikor működésbe hozod a citadellákat, dönthetsz úgy, hogy az összegük levonódik
        a védő összesített értékéből, ahelyett hogy hozzáadódna.
    .zap =
        A bónusz elvész, és a citadellák nem számítanak működésbe hozottnak: bármi
        történik, túlélik.
    .help = A citadella a bolygó mindenkori védőjét segíti: építs ott, ahol maradnál.
    .ruling-1 = Összecsapásonként egy citadella, ugyanazon forduló második összecsapásában is.
    .ruling-2 = Csak támadásból lehet építeni, morfózisból és tárgyalásból nem.
    .ruling-3 =
        Akkor építesz, amikor a végleges végzetkártya áll; az újrahúzás nem ad második
        alkalmat az építésre.
    .ruling-4 =
        Ha bármelyik oldalon tárgyalás áll, az összegnek nincs mire hatnia, de a
        működésbe hozott citadellákat így is el kell dobni, ha a védő veszít.
    .ruling-5 =
        Ha mindkét oldal veszít, az a védőnek vereség: a működésbe hozott citadellákat
        el kell dobni.
    .ruling-6 =
        A bónuszt a védő kapja, bárki is az, ellened is, és akkor is, ha a célpont egy
        idegen kolónia a támadó saját bolygóján.
    .ruling-7 =
        A citadellák nyilvánosak, és nem részei a kezednek: onnan senki sem veheti el,
        cserélheti el vagy dobathatja el őket.
    .ruling-8 =
        Amíg a képességed elveszett, nem építhetsz, és nem hozhatod őket működésbe;
        hatástalanítás után nem hozhatod őket működésbe. A citadellák maradnak.
    .ruling-9 =
        A citadellákat el kell dobni, ha a bolygójuk vagy a fajlapod kikerül a játékból.
        Ha a fajlap másik játékoshoz kerül, azé a játékosé lesznek.
    .ruling-10 = Szuper: egy döntés az egész csoportra, a működésbe hozáskor.
    .ruling-11 =
        Építhetsz az utolsó összecsapáskártyádból is, akár támadóként; akkor a fordulód
        a tervezésnél véget érhet.

ev-citadel-built = { $who } citadellát épít { CASE($place, "at") } ({ $face }).
    .you = Citadellát építesz { CASE($place, "at") } ({ $face }).
ev-citadel-fallen = A citadellák leomlanak { CASE($place, "at") }.
q-citadel-card = Melyik támadásból építesz?
    .why = Sáncépítés: a lap elhagyja a kezedet, és képpel felfelé egy bolygóhoz kerül.
q-citadel-planet = Melyik bolygó mellé építed?
    .why = Sáncépítés: a száma hozzáadható, amikor azt a bolygót támadás éri.
