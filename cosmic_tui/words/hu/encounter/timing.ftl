### A dolgok sorrendje, tételről tételre

## Amikor egy összecsapás idő előtt véget ér

rules-T-END = Amikor egy összecsapás idő előtt véget ér
rule-T-END-1 =
    Egy összecsapás idő előtt is véget érhet. Az újratelepítés és az a hőzöngés,
    amelynek engednek, sikerként zárja le. Ha nincs elküldhető űrhajó, vagy a
    támadónak nincs összecsapáskártyája, az az összecsapásnak és a fordulónak is a
    vége. Ha a védőnek sehol nincs összecsapáskártyája, az összecsapás véget ér. A
    Gyűlölet dzsókerfáklyája lapok nélkül nevez meg győztest, a Vesztes
    dzsókerfáklyájával mindkét oldal veszít, az Orákulum szuperfáklyájával
    feltételek nélküli egyezség lesz, és azok a Gluonaknák, amelyek egy űrhajót sem
    hagynak a kapun, a védőt teszik győztessé. Az ok és a következmény között senki
    mást nem kell megkérdezni.
rule-T-END-2 =
    A letett, de sosem felfordult lapok visszakerülnek annak a játékosnak a kezébe
    vagy kincsesládájába, akinek az oldalán fekszenek.
rule-T-END-3 =
    Az, hogy a forduló véget ér, a rendes második összecsapást tiltja, nem azt,
    amelyet egy képesség vagy fáklya az összecsapás végén ad.
rule-T-END-4 =
    Amikor egy összecsapás véget ért, be kell jelenteni a továbbiakat. A
    beiktatottak, a Harcos dzsókerfáklyájától és a Végtelenhajtóműtől, jönnek előbb:
    teljes összecsapások, a fáklyák friss kereteivel, de fordulókezdés és saját
    második összecsapás nélkül. Azután a félbeszakított forduló folytatódik a neki
    járó összecsapással, vagy helyette technológiahúzással. Beiktatott
    összecsapásban a forduló vége csak annyit jelent, hogy ez az összecsapás ér
    véget.

## Válaszok és következmények

rules-T-NEST = Válaszok és következmények
rule-T-NEST-1 =
    A válaszok egymásra halmozódnak: mindegyikre jöhet újabb válasz, és az utolsó
    dől el előbb. Csak az tehető a halomra, ami pontosan a legfelsőre válaszol.
rule-T-NEST-2 =
    Bármi történik űrhajókkal és lapokkal, ez a sorrend: ami helyette történik; maga
    a változás, egy csapásra; a kolóniák és képességek újraszámolása; ami rá válaszol.
rule-T-NEST-3 =
    Amit egy válasz okoz, annak a saját válaszaival együtt be kell fejeződnie,
    mielőtt az első dologra adott következő válasz sorra kerül.
rule-T-NEST-4 =
    Ha ugyanarra több válasz is van, előbb a kötelezők jönnek, sorrendben, aztán az
    opcionálisak. Ami addigra értelmét vesztette, kimarad.
rule-T-NEST-5 =
    Nincs végtelen kör: egy lap vagy képesség egy dologra legfeljebb egyszer válaszol,
    és amit egy képesség a válaszával szerez, az sosem indítja el újra ugyanazt a
    képességet, másik fajon sem.
rule-T-NEST-6 =
    A kézbe épp bekerült lap a következő hozzá illő pillanatban játszható ki, sosem
    azon a válaszhalmon belül, amelyben érkezett.
rule-T-NEST-7 = Ha valaki győzött, minden, ami még vár, elmarad.

## A felfedés

rules-T-REV = A felfedés
rule-T-REV-1 =
    Első rész, a lapok felfordulnak: a morfózis másol; az előre bejelentettek
    végrehajtása; a kötelező képességek sorrendben (Ember, Pacifista, Antianyag,
    Triplázó, Vírus, Görbülény, Harcos, Macron); aztán mindenki tehet opcionális
    dolgokat, amíg mindenki nem passzol. Erősítés még nincs.
rule-T-REV-2 =
    Második rész, az erősítések: ezek, a Tartalékos támadásai és vétói, és minden
    ide illő fáklya, ereklye és technológia, vegyesen, amíg sorban mindenki nem
    passzol.
rule-T-REV-3 =
    Valahányszor egy lap, egy fajta vagy egy érték megváltozik, minden feltételt
    azonnal újra kell nézni. Az a kötelező képesség, amelynek feltétele teljesült,
    ekkor működik; az a hatás,
    amelynek feltétele megszűnt, nem működik, amíg ez így van.
    Minden ilyen képesség összecsapásonként legfeljebb egyszer működik.
rule-T-REV-4 =
    Az első rész opcionális képességeinek, a Kiválasztotténak és az
    Ágyútöltelékének, a végével vége. A mindkét részhez illő fáklyáknak, ereklyéknek
    és technológiáknak nincs.

## Egy lap értéke

rules-T-VAL = Egy lap értéke
rule-T-VAL-0 = A nyomtatott számmal kezdődik. A morfózisé a szemben álló lap nyomtatott száma.
rule-T-VAL-1 =
    Aztán az új alap, a legutolsó: a helyére lépő másik lapnak saját száma van; az
    Ember dzsókerfáklyája 42 pontossá teszi, a Pacifistáé 15 pontossá, a Tüköré a
    szemben álló érték másolatává; a tárgyalássá vált lapnak nincs száma. A régi lapra
    bejelentett változások vele együtt megszűnnek.
rule-T-VAL-2 =
    Aztán a Triplázó dzsókerfáklyája a szemben álló, legalább 15 értékű lapon: a
    harmada, felfelé kerekítve. Itt van a helye, bármikor játszották is ki.
rule-T-VAL-3 = Aztán a Tükör megfordítása.
rule-T-VAL-4 =
    Aztán amit a képpel lefelé fekvő lapoknál jelentettek be, sorrendben:
    kiegyenlítés, páros vagy páratlan, megnevezett különbség. Hogy érvényesek-e,
    egyszer dől el, a frissen felfordított számokon; hogy mennyi vonódik le vagy
    adódik hozzá, a pillanatnyi értékeken múlik.
rule-T-VAL-5 =
    Aztán a Triplázó képessége: a 10 vagy kevesebb háromszorozódik, a több a
    harmadára csökken, felfelé kerekítve.
rule-T-VAL-6 = Végül a Kiválasztott által hozzáadott lap száma, amelyet a többi nem érint.
rule-T-VAL-7 =
    Ha egy szöveg értéket mond, az akkori értéket érti. Ez nulla alá is mehet. A
    kézben és az eldobott lapok között csak a nyomtatott szám számít.

## Egy oldal összesített értéke

rules-T-TOT = Egy oldal összesített értéke
rule-T-TOT-1 =
    Az űrhajók 1-1 pontot adnak; a működő Macron űrhajói és a Prométheusz 4 pontot.
    A Vírus ehelyett a saját űrhajóit szorozza a lappal; a Vírus szuperfáklyája a
    szövetséges űrhajókat is beleveszi; a Vírus dzsókerfáklyája a sajátokat szorozza
    a szövetségesekkel. Ami űrhajókat számol vagy szoroz, darabokat vesz,
    egyet-egyet. Az Antianyag levonja a saját és az összes szövetséges űrhajót.
rule-T-TOT-2 =
    Aztán az egyszerű összeadások bármilyen sorrendben, sosem szorozva: Ember,
    Harcos, Görbülény, a Macron dzsókerfáklyája, citadellák, Ágyútöltelék, a
    Kamikaze dzsókerfáklyája, Holdlöveg, Xenonlézerek.
rule-T-TOT-3 =
    Aztán az erősítések és a Tartalékos támadásai, rendes előjellel, az Antianyagnál
    is.
rule-T-TOT-4 = Alsó határ nincs. Összesített érték csak addig létezik, amíg mindkét lap támadás.

## Ki győzött

rules-T-OUT = Ki győzött
rule-T-OUT-1 =
    Előbb a lapok és az összesített értékek: a magasabb győz, az Antianyaggal az
    alacsonyabb. Döntetlennél így is, úgy is a védő győz.
rule-T-OUT-2 =
    Ehelyett jönnek az automatikus győzelmek: a Pacifista, és a hatástalanított
    Ember, aki két tárgyalásnál is győz. Kettő közül a későbbi áll.
rule-T-OUT-3 =
    Legutoljára a Vesztes fordulata felcseréli a győztest és a vesztest. Győztes
    nélkül nincs hatása; kettő kioltja egymást.
rule-T-OUT-4 =
    Hogy valaki mennyivel győzött, az a két összesített érték egyszerű különbsége.
    Csak akkor létezik, ha összesített értékeket vetettek össze, és nem áll
    automatikus győzelem. A fordulat nem változtat rajta.
rule-T-OUT-5 =
    Egy összecsapás véget érhet a támadó vagy a védő győzelmével, megkötött vagy
    sikertelen egyezséggel, mindkét oldal vereségével, vagy félbeszakadva.

## Az eredmény fázis sorrendje

rules-T-RES = Az eredmény fázis sorrendje
rule-T-RES-1 =
    Ismert a győztes, veszteségek, leszállás és hazatérés, kompenzáció, jutalom,
    további következmények, lap megtartása, eldobás, eldobott lap felvétele,
    győzelem ellenőrzése, az összecsapás vége. Két tárgyalás után: a szövetségesek
    hazamennek, alku, az egyezség létrejön és teljesül, vagy a kudarc árát kell
    megfizetni, aztán a további következmények és így tovább.
rule-T-RES-2 =
    A veszteségek sorrendje: mely űrhajók vesznek el; a játékból eltávolítottak
    (Üresség); az ott maradók (Spiff, Kollapszium hajótest); a megmentettek
    (Megfigyelő, Zombi); a többi együtt a térgörbületre kerül; a kolóniák és
    képességek megszámolása; válaszok a veszteségre; és csak azután a pótveszteség
    (Dorong), ugyanígy.
rule-T-RES-3 =
    Leszállás: ami helyette történik (az Árnyék dzsókerfáklyája); aztán győztes
    támadónál a kapun lévő összes űrhajó együtt leszáll, vagy a szövetséges védők
    hazamennek; a kolóniák megszámolása; végül ami új kolóniákra válaszol.
rule-T-RES-4 =
    Az egyezség egy csapásra teljesül: lapok, kolóniák, a Zombi által kiszabadított
    űrhajók. Aztán a kapun lévő űrhajók hazamennek, és meg kell számolni a
    kolóniákat. A sikertelenért sorrendben kell fizetni.
rule-T-RES-5 =
    A kompenzáció a vereségben a térgörbületre jutott saját űrhajókat számolja, a
    meggyógyítottakat is, az eltávolítottakat, megmentetteket, megtartottakat és
    összezúzottakat nem. A Macron megkétszerezi, a Klón szuperfáklyája újra
    megkétszerezheti. Az Iongáz és a Hekker dzsókerfáklyája megakadályozza, a Hekker
    megválasztja, honnan jön, a Fösvény dzsókerfáklyája elzár lapokat előle. Minden
    lap együtt mozog.
rule-T-RES-6 =
    A jutalom a szövetséges azon űrhajóit számolja, amelyek az eredmény eldőltekor
    megvannak. A Macron megkétszerezi. Egy kifizetés összes lapja együtt jön, és
    összes űrhajója is.
rule-T-RES-7 =
    További következmények: előbb a kötelezők (Tik-Tak, a Harag elszámolása,
    citadellák), aztán amit mások tenni akarnak.

## Kezek

rules-T-HND = Kezek
rule-T-HND-1 =
    Új kéz: előbb félre kell tenni a lapokat, ahol egy hatás engedi (a Fösvény
    dzsókerfáklyája, a Keselyű, a Gép dzsókerfáklyája). A többit meg kell mutatni és
    együtt eldobni, aztán nyolc lapot együtt húzni, és újra, ha nincs köztük
    összecsapáskártya. A végén a félretett lapok visszatérnek.
rule-T-HND-2 =
    Új kéz a forduló kezdetén jön, a védőnek a tervezésben, valamint a Gyűlölet, a
    Filantróp és a Gép dzsókerfáklyája révén. Senki sem húz pusztán azért, mert
    nincs lapja.
rule-T-HND-3 =
    Ha egy aktív játékos keze a tervezésbeli ellenőrzés után megváltozott,
    közvetlenül a lapok kiválasztása előtt mindkét kezet újra ellenőrizni kell.

## A győzelem ellenőrzése

rules-T-WIN = A győzelem ellenőrzése
rule-T-WIN-1 =
    A győzelmet az eredmény fázis végén kell ellenőrizni; azonnal, ha azon kívül
    létesül kolónia; és amikor egy képesség mondja (Mazochista). Az eredmény fázison
    belül semmit sem kell előbb ellenőrizni.
rule-T-WIN-2 =
    Mindent együtt kell nézni: elég idegen kolónia, üres Tik-Tak működő képességgel,
    űrhajók nélküli Mazochista. Aki bármelyiket teljesíti, együtt győz a többivel.
rule-T-WIN-3 =
    Ha az ellenőrzés előtt vesznek el űrhajók, kolóniák vagy képességek, az számít.
    Ha utána szereznek ilyet, az nem.

## Kijátszás és használat

rules-T-USE = Kijátszás és használat
rule-T-USE-1 =
    Öt lépés: bejelentés, célpontokkal, döntésekkel és árral; válaszok; az ár
    kifizetése; a hatás; és hogy hová kerül a lap.
rule-T-USE-2 =
    Az opcionális képesség összecsapásonként egyszer használható, hacsak a szövege
    mást nem mond; a kötelező mindig működik, ha a feltétele teljesül, és válasz
    jöhet rá, mint bármelyikre.
rule-T-USE-3 =
    Amit egy válasz megállít, az csak önmagába kerül, mert az árakat előtte csak
    megnevezik. A kifizetett ár ki van fizetve, akkor is, ha az űrhajóit megmentik.
rule-T-USE-4 =
    Hogy valamit ebben az összecsapásban már egyszer használtak, az a fajnál vagy a
    lapnál marad meg, nem a játékosnál.

## Hatástalanítás

rules-T-ZAP = Hatástalanítás
rule-T-ZAP-1 =
    Hatástalanítani egy bejelentett használatot lehet, és egy szuperfáklya
    bejelentését. Több, együtt bejelentett rész egy használat.
rule-T-ZAP-2 =
    A hatástalanítás semmissé teszi azt a használatot, és az összecsapás végéig
    elzárja a képesség minden használatát és a szuperfáklyáját. A korábban
    befejezett használatok állnak.
rule-T-ZAP-3 =
    A hatástalanítás jele a fajnál marad, és vele vándorol. Egy játékos két
    képességét külön hatástalanítják.
rule-T-ZAP-4 =
    A bejelentésekor, vagy a hozzá tartozó használattal együtt hatástalanított
    szuperfáklyának nincs hatása, és kijátszatlanul visszakerül a kézbe. Gazdája
    ebben az összecsapásban még kijátszhatja a dzsóker oldalt vagy egy másik
    fáklyát. Az a szuper, amelynek hatása a hatástalanítás előtt teljes volt,
    kijátszottnak számít.
rule-T-ZAP-5 =
    Hatástalanítás a Kozmikus Hatástalanító, a Kozmikus térgenerátor, és az Ember,
    aki a szuperfáklyájával magát hatástalanítja. A Gyógyító dzsókerfáklyája bárki
    más hatástalanítására válaszol.
rule-T-ZAP-6 =
    A megállított hatástalanítás meg sem történt: semmi sincs elzárva, és az Ember
    nem nyer vele semmit.
rule-T-ZAP-7 =
    Egy képesség nem hatástalanítható részei hatástalanítás után is működnek, de
    amíg a képesség elveszett, nem, hacsak a szöveg mást nem mond.

## Fáklyák

rules-T-FLR = Fáklyák
rule-T-FLR-1 =
    Az a fáklya, amelynek szövege azt mondja, valahányszor, így is összecsapásonként
    egyszer működik. A forduló kezdetén kijátszott fáklya a forduló első
    összecsapásához tartozik, a végén kijátszott az épp véget érőhöz.
rule-T-FLR-2 =
    Mi lesz a megállított fáklyával: a Kártya-hatástalanító után el van dobva, és
    kijátszottnak számít. A Tolvaj dzsókerfáklyája után a tolvaj kezében van, és a
    gazdája sosem játszotta ki. Az Antianyag fáklyája után visszakerült a kézbe,
    kijátszatlanul, és ebben az összecsapásban el van zárva.
rule-T-FLR-3 =
    A használatot módosító szupert azzal a használattal együtt kell kijátszani,
    mielőtt a hatása teljes. Kötelező használatnál a gazdáját közvetlenül a működése
    előtt kell megkérdezni.
rule-T-FLR-4 =
    A szuper oldalhoz a megnevezett faj és működő képesség kell. Ugyanaz a játékos a
    dzsóker oldalt játssza, amíg a képesség elveszett vagy hatástalanítva van. Két
    képességgel bármelyik szuper nyitva áll.
rule-T-FLR-5 =
    Néhány fáklya a hatása után nem tér vissza; a szöveg ilyenkor megmondja, hová
    kerül.

## Képesség elvesztése és szerzése

rules-T-POW = Képesség elvesztése és szerzése
rule-T-POW-1 =
    A saját kolóniákat minden teljes lépés után meg kell számolni. A megszűnt
    képesség onnantól nem tehet semmit.
rule-T-POW-2 =
    Ami be van jelentve, az áll. A bejelentett és nem hatástalanított használat
    végigfut, akkor is, ha a képességet közben elveszítik, elcserélik vagy
    kölcsönadják. Minden későbbi használathoz újra kell a képesség.
rule-T-POW-3 =
    Ami egy veszteség helyett történik, azt az űrhajók mozgása előtt kell megítélni,
    és még arra a veszteségre is kiterjed, amely a döntő kolóniába kerül. Ami
    veszteségre válaszol, azt utána kell megítélni, és arra nem terjed ki.
rule-T-POW-4 =
    Amíg egy képesség elveszett, minden része ki van kapcsolva, a már elrendelt
    elszámolást kivéve (Harag). A jelzők, a kincsesláda és a citadellák maradnak.
rule-T-POW-5 =
    A gazdát cserélő faj magával viszi jelzőit, tárolt lapjait és jeleit. Hogy
    működik-e, az új gazda saját kolóniái döntik el. Az előkészítés sosem
    ismétlődik.
rule-T-POW-6 =
    Az érkező képesség a következő kérdezési körtől vesz részt; amelyik egy
    összecsapás végén érkezik, a következő összecsapástól.
rule-T-POW-7 =
    Az egymást kizáró fajok sosem kerülnek együtt játékba. Előkészítést igénylő fajt
    később sosem húznak.

## Az összecsapásban

rules-T-ENC = Az összecsapásban
rule-T-ENC-1 =
    Az összecsapásban vannak: a támadó saját űrhajói a kapun, a védő saját űrhajói a
    bolygón, és a szövetségesek űrhajói a kapun vagy a bolygó mellett.
rule-T-ENC-2 =
    A támadó szerepe a forduló kezdetétől tart, a védőé a végzet eldőltétől, a
    szövetségesé a válaszától, amíg a szövetséget fel nem bontják, vagy az
    összecsapás véget nem ér, hazatérés után is. Amíg a védő nem ismert, minden
    aktív játékost tartalmazó szerep csak a támadóra illik.
rule-T-ENC-3 = Attól, hogy nem maradt űrhajó, egy szerep nem ér véget.

## Űrhajók

rules-T-SHP = Űrhajók
rule-T-SHP-1 =
    A haza bármely kolóniádat jelenti; ha egy sincs, a térgörbületet. Az űrhajók
    nem mehetnek vissza olyan bolygóra, amelyet ugyanaz az esemény ürített ki.
rule-T-SHP-2 =
    A négy űrhajós határ csak indításra és csatlakozásra szól. A később űrhajókat
    hozzáadó hatásokat nem érdekli.
rule-T-SHP-3 =
    A tőled követelt veszteség a kolóniáidról és az általad kutatott technológiákról
    kerül ki, nem a kapuról, bolygó mellől vagy a térgörbületről. Sikertelen alkunál
    a térgörbületen kívül bárhonnan. Ha kevesebb van a követeltnél, mind odavész, és
    nem marad tartozás.
rule-T-SHP-4 =
    Azok a hatások, amelyekkel a saját űrhajóidat mozgatod, kifizeted vagy
    feláldozod, nem érhetik a technológián lévőket.
rule-T-SHP-5 =
    Az árként kifizetett űrhajó valódi veszteség, válaszolni lehet rá, megmenthető vagy
    meggyógyítható, mint bármelyik.
rule-T-SHP-6 =
    A játékból eltávolított űrhajók sehol sincsenek, és semmire sem számítanak, csak
    a Gyógyítónak és a Mazochistának.

## Egyszerre

rules-T-BAT = Egyszerre
rule-T-BAT-1 =
    Amit egy játékos egy ok miatt egy pillanatban szerez, veszít, húz vagy eldob, az
    egy eseménynek számít. Ha többeket ér egyszerre, mindegyiküknek van egy. Minden
    megismételt új kéz újnak számít.
rule-T-BAT-2 =
    Friss űrhajó az, amelyik ebben az összecsapásban került a térgörbületre. Az
    űrhajók egyformák; aki visszakap néhányat, a frisseket veszi előbb, kivéve ahol
    a frissek el vannak zárva.
rule-T-BAT-3 =
    Ha a pakli húzás közben fogy el, újra kell keverni, és ugyanaz a húzás
    folytatódik.

## Lapok az eldobás útján

rules-T-DIS = Lapok az eldobás útján
rule-T-DIS-1 =
    Ebben a sorrendben: a lapot saját játékosa megtarthatja (Klón); másnak be kell
    gyűjtenie (Keselyű); mások begyűjthetik (a Tartalékos dzsókerfáklyája, a Keselyű
    szuperfáklyája); az eldobott lapok között fekszik; mások onnan felvehetik
    (Tolvaj, Bodri).
rule-T-DIS-2 =
    Amelyik lapot a játékosa megtartja, az sosem volt eldobva. Az ellopott, átadott,
    elcserélt vagy kompenzációul adott lapok nem eldobottak.
rule-T-DIS-3 =
    A kijátszott ereklyéket akkor kell eldobni, amikor a hatásuk teljes, az
    összecsapáskártyákat és erősítéseket az eredmény fázis vége felé, a megállított
    lapokat azonnal.

## Morfózis

rules-T-MOR = Morfózis
rule-T-MOR-1 =
    A morfózis mindenhol morfózis, kivéve amíg fel van fordítva. Akkor a másolt
    fajtája és nyomtatott száma van, és úgy változik, mint az oldalának bármelyik
    lapja. A másolt lap későbbi változásai nem érik el. Az utólag bekerülő morfózis
    a szemben álló lapot olyannak másolja, amilyen akkor, a nyomtatott számával.

## Siker

rules-T-SUC = Siker
rule-T-SUC-1 =
    Siker, amely második összecsapást enged: a támadó győzött, egyezség köttetett,
    egy hőzöngésnek engedtek, vagy egy bolygót újratelepítettek. Nem siker: a védő
    győzött, az egyezség sikertelen, mindkét oldal veszített, vagy az összecsapás
    félbeszakadt. Egyezségnél senki sem győzött vagy veszített, és a szövetségesek
    nem nyernek semmit.
rule-T-SUC-2 =
    A küzdelem nélküli vagy félbeszakadt összecsapás semmit sem indít el, amihez
    győzelem, vereség vagy egyezség kell.

## Tudnivalók

rules-T-INF = Tudnivalók
rule-T-INF-1 =
    A bejelentések, célpontok és árak nyilvánosak. A rejtett lapokat csak annak kell
    megmutatni, akit egy szöveg megnevez. Mindenkit ugyanolyan ütemben kell
    kérdezni, bármi van is nála.

## Ütközések

rules-T-LIS = Ütközések
rule-T-LIS-1 =
    Ebben a sorrendben: amit maguk a szövegek mondanak; a tiltás az engedély előtt;
    a kötelező az opcionális előtt; a játékosok sorrendje; és egy játékos saját
    dolgai úgy, ahogy neki tetszik.
rule-T-LIS-2 =
    A számok változásai sosem versenyeznek: mindegyiknek megvan a helye az értékek
    és összesített értékek rendjében, és csak egy lépésen belül dönt a sorrend.
rule-T-LIS-3 =
    Ha több hatás is megmentené vagy elmozdítaná ugyanazt az űrhajót vagy lapot, az
    elsőként alkalmazott elintézi.
rule-T-LIS-4 =
    Csak az kerül eléd, ami szerepben, pillanatban és keretekben megfelel, és
    legalább egy szabályos választása van. Az a kötelező képesség, amelynek nincs
    szabályos választása, nem működik.
