### Mi történik, amikor bizonyos fajok és lapok találkoznak

rules-X = Amikor fajok találkoznak
rule-X-01 =
    Az Orákulum ellenfele nyíltan teszi le a lapját, az Orákulum a sajátját képpel
    lefelé, és a Varázsló csak azután cserélhet. Mindegyikük egyet ismer a két lap
    közül.
    .who = Orákulum, Varázsló
rule-X-02 =
    A Kereskedő, az Orákulum dzsókerfáklyája, a Kamikaze és a Vesztes mind lezajlik,
    mielőtt az Orákulum lapot lát. Előbb a kezeket újra ellenőrizni kell.
    .who = Orákulum, Kereskedő, Kamikaze, Vesztes
rule-X-03 =
    A bejelentések az oldalakhoz tartoznak. Bárki jelent be előbb, a végül ott fekvő
    lapokra hatnak.
    .who = Varázsló, Tükör, Kalkulátor, Hazárdőr
rule-X-04 =
    Az az összecsapáskártyád, amely a végén a te oldaladon van; annak az oldalnak a
    lapjaként kell megtartani, elvenni és eldobni. A kincsesláda elcserélt lapja nem
    tér vissza a kincsesládába.
    .who = Varázsló, Klón, Tolvaj, Bodri, Fösvény
rule-X-05 =
    Ha fajok cserélnek gazdát, a már bejelentett használatok annak az oldalnak
    szólnak, amelyik bejelentette őket. A hatástalanítás jelei a fajjal mennek. Az
    új gazda a következő kérdezési körtől használhatja.
    .who = Varázsló dzsókerfáklyája
rule-X-06 =
    Az Orákulum ellen a Hazárdőr akkor használhatja a képességét, amikor a lapja
    nyíltan kerül le: állít egy lapot, az ellenfél azonnal válaszol, és a használat
    elfogyott.
    .who = Hazárdőr, Orákulum
rule-X-07 =
    Az ellenfél morfózisa az állított lapot másolja, ha elfogadják, a valódit, ha
    kétségbe vonják. A Hazárdőr saját morfózisáról csak a morfózis az igaz állítás.
    A megfordítás és más változások úgy hatnak az elfogadott állításra, mint a
    felfordított lapra.
    .who = Hazárdőr, morfózis
rule-X-08 =
    Az elfogadott lap a pakli alá kerül. Senki, a gazdája sem tarthatja meg, veheti
    el vagy hozhatja vissza.
    .who = Hazárdőr, Klón, Tolvaj, Bodri
rule-X-09 =
    A kétségbe vonás miatt elvesztett űrhajók közönséges veszteség: megmenthetők,
    meggyógyíthatók, válaszolni lehet rájuk, de kompenzációba sosem számítanak.
    .who = Hazárdőr, Zombi, Gyógyító, Vákuum
rule-X-10 =
    A játékból való eltávolítás jön előbb. A többiek csak azokra az űrhajókra
    hathatnak, amelyeket a korlát a térgörbületre küld.
    .who = Üresség, Zombi, Spiff, Megfigyelő
rule-X-11 =
    A Gyógyító visszaadhatja az eltávolított űrhajókat. A Vákuum, a Görbülény és a
    kompenzáció csak a térgörbületre került űrhajókat látja.
    .who = Üresség, Gyógyító, Vákuum, Görbülény
rule-X-12 =
    Ahol mindkét oldal veszít, vagy nincs egyezség, nincs győztes, és semmit sem
    kell eltávolítani.
    .who = Üresség, Vesztes
rule-X-13 =
    Mindkettő megmenthetné egy szövetséges Zombi űrhajóit. A sorrendben első menti
    meg; ha azt a használatot hatástalanítják, a másik megteheti.
    .who = Zombi, Megfigyelő
rule-X-14 =
    Az általuk megnevezett űrhajók ehelyett más kolóniákra mennek. A hatás
    megtörténtnek számít, és nem kell újra kiosztani.
    .who = Zombi, Vákuum, Dorong, Árnyék, Harag, Gyűlölet, Pestis
rule-X-15 =
    A megmentett űrhajókkal fizetett ár ki van fizetve. A Kamikaze lapjaihoz csak a
    térgörbületre megérkezett űrhajók számítanak.
    .who = Zombi, Kamikaze
rule-X-16 =
    Előbb a Vákuum lép, aztán a Gyógyító. A Vákuum gyógyítása semmit sem von vissza,
    és a Vákuum áldozatai is gyógyíthatók.
    .who = Gyógyító, Vákuum
rule-X-17 =
    A veszteség megtörtént: teljes kompenzáció jár, és a visszatérő űrhajókba a
    Gályatartó belekapaszkodhat. A kiürült bolygók üresek maradnak, így az
    elvesztett képesség nem tér vissza.
    .who = Gyógyító, Gályatartó
rule-X-18 =
    Ha a veszteség a Vákuum harmadik saját kolóniájába kerül, a képessége megszűnik,
    és nincs katarzis. A Zombi ugyanitt még megmenti az űrhajóit.
    .who = Vákuum, elvesztett képesség
rule-X-19 =
    Két játékos ezzel a képességgel egymásra válaszol, mindegyik legfeljebb az épp
    elvesztett számig, amíg a kolóniák ki nem ürülnek.
    .who = Vákuum, Vákuum
rule-X-20 =
    A különbség az összesített értékek egyszerű különbsége, megfordított győzelemnél
    és fordulatnál is. Automatikus győzelemnek és hiányzó összesített értékeknek
    nincs különbségük.
    .who = Spiff, Kollapszium hajótest, Vesztes, Antianyag
rule-X-21 = Nem zavarják egymást: két űrhajó marad.
    .who = Spiff dzsókerfáklyája, Kollapszium hajótest
rule-X-22 =
    A későbbi automatikus győzelem áll, azután a fordulat megfordítja. A fordulattal
    legyőzött Pacifista tárgyalással veszített, és megkapja a kompenzációt.
    .who = Ember, Pacifista, Vesztes
rule-X-23 =
    Ha az Embert hatástalanítják, a győzelem áll, bármik is a lapok, és bármivé
    válnak: nincs egyezség, nincs összevetés.
    .who = Ember, Érzelemszabályozó, Antianyag
rule-X-24 =
    A megállított hatástalanítás nem ad győzelmet, és a 4 marad. Ha az Ember magát
    hatástalanítja, a Gyógyító dzsókerfáklyája nem válaszolhat rá, de ami fáklyákat
    állít meg, az igen.
    .who = Ember, Gyógyító, Kártya-hatástalanító
rule-X-25 =
    Feltételeiket újra kell nézni, valahányszor egy lap megváltozik. Az
    Érzelemszabályozó mindkettőnek véget vet; a Tükör, az Ember és a Pacifista
    dzsókerfáklyája és a Kiválasztott véget vethet nekik, vagy elindíthatja őket.
    .who = Pacifista, Antianyag
rule-X-26 =
    Mindkettő érvényes: az alacsonyabb összesített érték győz, azután a győztes és a
    vesztes helyet cserél. Döntetlennél a védő győz, és ez ugyanúgy cserélődik.
    .who = Antianyag, Vesztes
rule-X-27 =
    A Macron űrhajói és a Prométheusz 4 ponttal vonódnak le. Az ellenfél
    Vírus-szorzata hozzáadódik. Az erősítések előjele nem változik.
    .who = Antianyag, Macron, Vírus
rule-X-28 =
    Ha fordulatnál támadás találkozik tárgyalással, a tárgyalás győz, és senki sem
    vesz el kompenzációt, mert nem a vesztes fél mutatta.
    .who = Vesztes, kompenzáció
rule-X-29 = Mindegyikük a végeredményt nézi.
    .who = Vesztes, Tik-Tak, Harcos, Dorong, Barbár, Citadella
rule-X-30 =
    Ha a kézben van támadás, azt kell letenni, bármelyik helyről. Ez a kötelezettség
    erősebb az ajándékba kapott tárgyalásnál, és a nyíltan letett lapra is érvényes.
    .who = Vesztes, Fösvény, Filantróp, Orákulum
rule-X-31 =
    Mindkét oldal veszített: a veszteség megmenthető, a Harag 4 űrhajót szed be, a
    Harcos két jelzőt kap, a Tik-Tak nem vesz le jelzőt, és a citadellák maradnak.
    .who = Vesztes dzsókerfáklyája, Harag, Harcos, Tik-Tak
rule-X-32 =
    Az indítás és a csatlakozás korlátja nem köti a később hozzáadott űrhajókat,
    kivéve a Megfigyelő szuperfáklyáját, amely négyet mond. Minden hozzáadott űrhajó
    annyit ér, amennyit gazdája képessége mond.
    .who = Amőba, Macron, Atka, Plazmahajtómű
rule-X-33 =
    Ha egy űrhajó sem marad, a harc folytatódik: nincs leszállás, nincs veszteség,
    nincs jutalom; a Barbár egy lapot sem tart meg, a Dorong semmit sem zúz össze,
    és a Vírus szorzata nulla.
    .who = Amőba
rule-X-34 =
    Az egy űrhajós korlát tiltás, ezért erősebb, kivéve ha a Macron szuperfáklyáját
    játsszák ki.
    .who = Macron, Qax, Parazita
rule-X-35 =
    A Harag ellenőrzése előbb jön, és a jelzői maradnak. A felbontott szövetségű
    játékos többé nem adhat, nem húzhat és nem hozhat űrhajókat; amit előtte tett,
    az megtörtént.
    .who = Erőtér, Atka dzsókerfáklyája, Harag
rule-X-36 =
    A felkérést tiltja. A Parazita attól még jöhet; a Qax, amelyhez felkérés kell,
    nem segít a védőnek.
    .who = Energiapalást, Parazita, Qax
rule-X-37 =
    A támadást másoló morfózis is megváltozik. Az előtte elköltött lapok elköltve
    maradnak. Az utána a helyére kerülő új támadás, a Kiválasztott vagy az Ember
    dzsókerfáklyája révén, megint támadás.
    .who = Érzelemszabályozó
rule-X-38 =
    Ebben a sorrendben: a Triplázó dzsókerfáklyája, megfordítás, kiegyenlítés, a
    Triplázó képessége. Például 30 a 08 ellen, ha a Triplázó dzsókerfáklyája a 30 pontosat
    éri: előbb 10, megfordítva 01; a 08 megfordítva 80, kiegyenlítve 79.
    .who = Kalkulátor, Tükör, Triplázó
rule-X-39 =
    A hozzáadott lap egyszerűen számít, minden más után. A régi helyére lépő lap a
    nyomtatott számáról indul, a bejelentett változások nélkül, de a Triplázó és a
    Vírus hat rá.
    .who = Kiválasztott, Kalkulátor, Tükör, Triplázó, Vírus
rule-X-40 = A lap végső értékét kell szorozni. Az űrhajók darabra számítanak, egyet-egyet.
    .who = Vírus, Triplázó, Macron
rule-X-41 = A térgörbületet egyszer kell megszámolni, amikor a Görbülény használja a képességét.
    .who = Görbülény, Kamikaze, Vákuum
rule-X-42 =
    A megtámadott bolygó számít, bárki védi is. A bónusz egyszerű összeadás.
    Működésbe hozás és vereség összesített értékek nélkül is elpusztítja a
    citadellákat.
    .who = Citadella, Akarat, Antianyag
rule-X-43 =
    A Klón még az eldobás előtt megtartja a lapját. A Tolvaj és Bodri utána vesz fel
    lapot, sorrendben; aki előbb jön, viszi.
    .who = Klón, Tolvaj, Bodri
rule-X-44 =
    A megtartott vagy ellopott ereklye nincs eldobva. A megállított vagy kidobott
    ereklyét begyűjtik, és azt is, amelyik megállította, ha másik játékosé volt.
    .who = Keselyű, Klón, Tolvaj, Üresség
rule-X-45 =
    A kincsesláda, amíg ott fekszik, biztonságban van. Az onnan kijátszott vagy a
    felújításkor kidobott ereklyék és erősítések közönséges eldobott lapok.
    .who = Fösvény, Keselyű, Tartalékos
rule-X-46 =
    Egyetlen válaszhalom, az utolsó az első. Ellopva: a lap a tolvajnál van, és
    sosem játszották ki. Megállítva: eldobva és kijátszva. Megakadályozva: vissza a
    kézben, kijátszatlanul. A még ki nem fizetett árakat nem kell kifizetni.
    .who = Tolvaj, Üresség, Antianyag, Kártya-hatástalanító
rule-X-47 =
    Kapaszkodásból sosem lesz újabb kapaszkodás. A Gyógyító lapja, minden új kéz és
    minden kifizetés egyszer számít; a Mutáns egész feltöltése egyszer számít, ha
    egy lap a pakliból jött.
    .who = Gályatartó, Gyógyító, Mutáns
rule-X-48 =
    Minden gazda, akinek űrhajói elhagyják a térgörbületet, kapaszkodót ad a
    Gályatartónak. Az alternatív Tolvaj-fáklya titkos elemelése nem.
    .who = Gályatartó, Árnyék, Zombi, Möbius-csövek
rule-X-49 =
    Minden lapot lát, amelyet a kiválasztott játékos a pakliból húz, a kincsesládába
    is; sosem választ. Az ott fekvő kincsesláda láthatatlan marad.
    .who = Elme dzsókerfáklyája, Gályatartó, Fösvény, Kiválasztott
rule-X-50 =
    A húzás vár, létrejön a kolónia, és ezzel valaki győzhet. Ha nem, a húzás
    folytatódik.
    .who = Tik-Tak dzsókerfáklyája
rule-X-51 =
    Előbb a beiktatott összecsapások jönnek, aztán folytatódik a forduló. A
    beiktatott sosem számít a forduló összecsapásai közé.
    .who = Gép, Harcos dzsókerfáklyája, Végtelenhajtómű
rule-X-52 =
    Minden saját összecsapás vége lehetővé tesz egy újabbat, ha van hozzá
    összecsapáskártya.
    .who = Gép, Atka, Orákulum
rule-X-53 =
    Mind ugyanazokból a játékban nem lévő fajokból húznak, sorrendben. A
    Reinkarnátor elcserélése magával viszi a megtestesülését.
    .who = Reinkarnátor, változó képességek, Előfutármag
rule-X-54 =
    Az új képesség a következő összecsapástól működik: az épp elveszített után nincs
    se pótösszecsapás, se jelző.
    .who = Reinkarnátor, Gép, Harcos
rule-X-55 =
    A kölcsönvevőé a faj, ahogy van, amíg az összecsapás véget nem ér, a saját
    képességéből pedig semmi.
    .who = Filantróp dzsókerfáklyája
rule-X-56 =
    Ha egy összecsapás kezdetén adják kölcsön, a kölcsönvevő űrhajóit kell nézni,
    mielőtt a támadó visszahoz egy űrhajót.
    .who = Filantróp dzsókerfáklyája, Mazochista
rule-X-57 =
    Sosem a Gyógyítóval. Megtestesülésként csak önmagát tartja meg. A játékból
    eltávolított űrhajók elveszettnek számítanak, a technológián lévők nem.
    .who = Mazochista, Gyógyító, Üresség
rule-X-58 = Az eredmény fázis végén szerzett győzelem megelőzi a következő összecsapás kezdetét.
    .who = Mazochista, Tik-Tak
rule-X-59 =
    Egy ellenőrzés, közös győzelem. A semmissé tett egyezség sikertelen. Az Orákulum
    szuperfáklyájának feltételek nélküli egyezsége levesz egy jelzőt.
    .who = Tik-Tak, Semmissé tétel, Orákulum
rule-X-60 =
    A kincsesláda egyiküknek sem kéz: nem számolják meg, nem nézik meg, nem cserélik
    el, nem veszik el, nem dobatják el, és nem adják oda.
    .who = Fösvény, Mutáns, Elme, Kereskedő, Orákulum, Barbár, Hekker, Atka
rule-X-61 =
    A forduló kezdete csak a kezet nézi. A tervezésben és egy második összecsapás
    előtt elég egy összecsapáskártya a kincsesládában; a védő ekkor maga dönt az új
    kézről.
    .who = Fösvény, új kéz
rule-X-62 =
    Mindkét aktív kezet ellenőrizték, mielőtt a Kereskedő lép. A Kereskedő
    szuperfáklyája után újra ellenőrizni kell őket.
    .who = Kereskedő
rule-X-63 =
    Mind a felkérések előtt lépnek, sorrendben. Amit láttak, az olyan, amilyen abban
    a pillanatban volt.
    .who = Elme, Mutáns, Kereskedő dzsókerfáklyája
rule-X-64 =
    A kezek ellenőrzése előtt lép, így fordulót vagy új kezet menthet meg. Az
    elvesztett saját kolóniák azonnal kikapcsolják a képességeket; a lapokat így is
    fel kell húzni.
    .who = Kamikaze
rule-X-65 =
    Az eredmény fázisban szövetséges űrhajók minden veszteségére vonatkozik, bármi
    az oka, más fázisokban egyikre sem; aktív játékos saját űrhajóira sosem.
    .who = Megfigyelő
rule-X-66 =
    A zsákmány az első; a kifizetések az akkori kezekből jönnek. A megmaradt
    ereklyék eldobott lapok a Keselyűnek.
    .who = Barbár, Hekker, Keselyű
rule-X-67 =
    Előbb a mennyiség, aztán hogy honnan jön, végül az oltalom. Harmadik játékos a
    Fösvény dzsókerfáklyájával lapokat óvhat meg, de a Hekker dzsókerfáklyájával nem
    akadályozhatja meg.
    .who = Hekker, Klón, Macron, Fösvény
rule-X-68 =
    A leszállás helyébe lép. A védő ettől még veszített, és minden marad, ami ebből
    számolódik. Senki sem létesít kolóniát.
    .who = Árnyék dzsókerfáklyája, Dorong, kompenzáció
rule-X-69 =
    A szövetségesek a leszállás előtt hazamennek, így ezzel nem szereznek kolóniát,
    és nem osztoznak győzelmen.
    .who = Harag dzsókerfáklyája
rule-X-70 =
    Minden képpel felfelé fekvő lap pusztít, mielőtt az ellene szóló fáklyák sorra
    kerülnének. Az Akarat a célpontot változtatja meg, sosem a lapot.
    .who = Árnyék, Diktátor, Akarat
rule-X-71 = Hatástalanítás után a támadó a lap saját lehetőségeit kapja, az újrahúzást is.
    .who = Akarat, hatástalanítás
rule-X-72 =
    A Diktátor az összecsapás minden végzetkártyáját maga választja, akár
    újrahúzták, akár nem. Hatástalanítva mind véletlen.
    .who = Diktátor
rule-X-73 =
    Az Ágyútöltelék dzsókerfáklyájával való kései csatlakozás nem veszi vissza a
    haragjelzőt. Onnantól az a játékos teljes jogú szövetséges.
    .who = Ágyútöltelék, Harag
rule-X-74 =
    A kiszabadított űrhajók a feltételek részei, nem használat. Az egyezséggel
    együtt semmissé válnak, önmagukban nem egyezség, és kapaszkodót adnak a
    Gályatartónak.
    .who = Zombi, Semmissé tétel, Gályatartó
rule-X-75 =
    Egy hatástalanítás egy képességet ér. A mag fajának szuperfáklyájára annál a
    fajnál jön a válasz.
    .who = Kozmikus Hatástalanító, két képesség
rule-X-76 =
    Az ajándékba kapott fáklya kijátszható, ha sem a fáklya, sem a megajándékozott
    kerete nem fogyott el. Az új kéz a tervezés előtt jön.
    .who = Filantróp
rule-X-77 =
    Az így hozzáadott lapok az asztalon erősítések, nyomtatott számukkal, az
    eldobott lapok között megint támadások.
    .who = Tartalékos, Ágyútöltelék, Vírus, Triplázó
rule-X-78 =
    Fáklyáik mind ugyanazt a térgörbületről visszatérő űrhajót térítik el: a sorrend
    dönt, és az első elintézi. A Möbius-csövek és a Térgörbületkulcs előbb volt.
    .who = Kamikaze, Gép, Mazochista
rule-X-79 = Csak a kezet nézi, és az ellenőrzés előtt, így az ellenfél előbb nem húz új kezet.
    .who = Gyűlölet dzsókerfáklyája, Fösvény
rule-X-80 = Mindaz, amit a régi fajon vagy annak számára őriztek, vele megy.
    .who = változó képességek, Fösvény, Tik-Tak, Citadella, Harcos, Harag
rule-X-81 =
    A mag faja a technológiához tartozik: sosem cserélik el, adják kölcsön vagy
    váltják fel, és megszűnik, ha a technológia megszűnik.
    .who = Előfutármag, Varázsló, Filantróp, Reinkarnátor
rule-X-82 =
    Az a hőzöngés, amelynek engedtek, se győzelem, se vereség, se egyezség: nincs
    jelző. A kolónia azonnal számít.
    .who = Atka, Harcos, Tik-Tak, Parazita, Gályatartó
