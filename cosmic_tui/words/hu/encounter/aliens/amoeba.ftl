alien-amoeba = Amőba
    .tagline = A végén szabja át a flottáját
    .flavour = Egy tócsa, amely mindig megtalálja a repedést a hajótesten.
    .power-name = Szivárgás
    .power =
        Amikor már mindkét összecsapáskártya képpel lefelé fekszik, és támadóként vagy
        védőként legalább egy űrhajód részt vesz az összecsapásban, használhatod ezt a
        képességet, hogy megváltoztasd flottád méretét. Vagy hazaküldesz a kolóniáidra
        akárhányat az összecsapásban lévő űrhajóid közül, akár mindet; vagy akárhány
        űrhajót behozol a kolóniáidról, a négyes határ nélkül.

        Támadóként űrhajóid elhagyják a kaput, vagy oda érkeznek. Védőként a megtámadott
        bolygót hagyják el, vagy oda csatlakoznak; ha az utolsót is elviszed, ottani
        kolóniád megszűnik, de a harc a bolygóért folytatódik.

        Ha az oldalad úgy győz, hogy egy űrhajód sincs az összecsapásban, nem kapsz
        kolóniát. A szövetségeseid ettől még leszállnak.
    .wild =
        Aktív játékosként, a tervezés kezdetén hozz be egy-négy űrhajót a kolóniáidról
        az összecsapásba, vagy küldj haza a kolóniáidra egy-négyet az ott lévő űrhajóid
        közül. A kapun négynél több is állhat.
    .super =
        Ezt a képességet bármelyik oldal szövetségeseként is használhatod, ugyanezekkel
        a szabályokkal.
    .zap =
        Minden elmozdított űrhajó visszatér oda, ahol állt, kiürített bolygókra is, és a
        flottád marad, amekkora volt.
    .help = Az elindított űrhajók csak vázlat: a számot a lapok letétele után döntsd el.
    .ruling-1 =
        Összecsapásonként egy változtatás, egy irányba. Ha egyetlen űrhajó sem mozdul,
        az nem használat.
    .ruling-2 = A térgörbületen lévő űrhajókat sosem lehet behozni.
    .ruling-3 =
        A behozatal kolóniákat üríthet ki. Ha emiatt túl kevés saját kolóniád marad,
        elveszíted a képességedet, de az űrhajók ott maradnak, ahová tetted őket.
    .ruling-4 =
        Ha eleve nincs űrhajód az összecsapásban, például űrhajók nélküli saját bolygót
        védesz, nem használhatod ezt a képességet. A dzsókerfáklyának nincs ilyen
        feltétele.
    .ruling-5 =
        Ha elviszed az űrhajóidat egy bolygóról, és sehol máshol nincs kolóniád, a
        térgörbületre kerülnek.
    .ruling-6 =
        Az üres flottától csak a győzelem kolóniája van elzárva. Egyezségben szerezhetsz
        kolóniát, a kolóniáidról odavitt űrhajókkal.
    .ruling-7 =
        Űrhajók nélkül, tárgyalással támadás ellen veszítesz, de egy űrhajó sem vész el,
        így kompenzáció sincs.
    .ruling-8 =
        Ha az első összecsapásodat űrhajók nélkül nyered meg, akkor is jöhet egy
        második. Ha a szövetségeseid leszállása valamelyiküknek meghozza a győztes
        kolóniát, az a szövetséges nélküled győz.
    .ruling-9 = Aki ugyanabban a pillanatban utánad lép, már az űrhajóid új számát látja.
    .ruling-10 =
        Dzsóker: a védő, akinek a saját bolygóján nincs űrhajója, hozzáadhat néhányat,
        és ott megint kolóniája lesz. Le is mehetsz nullára; akkor egyszerűen nincs
        mivel leszállnod.
    .ruling-11 =
        Szuper: ha szövetségesként nem marad űrhajód, szövetséges maradsz, és játszhatsz
        ki erősítést, de nem szállsz le, nem veszítesz, és nem jár semmi. Szövetséges
        védőként a hozzáadott űrhajók növelik a jutalmadat.

q-amoeba-way = Behozol űrhajókat, vagy kiveszel?
    .why = Szivárgás: egyszer változtathatsz, egy irányba. Hatástalanítható.
q-amoeba-grow = Hány űrhajó jöjjön az összecsapásba, és honnan ({ $range })?
    .why = Mostantól számítanak. Az a kolónia, amelyet kiürítesz, megszűnik.
q-amoeba-shrink = Hány űrhajó menjen haza ({ $range })?
    .why = Ha egy sem marad az összecsapásban, nem szerezheted meg a kolóniát.
