### Az Andromeda's Edge szabályai, állításról állításra.

## Mi van a dobozban

rules-A-COM = Mi van a dobozban
rule-A-COM-1 =
    Közös: 1 játéktábla, 1 eseménytábla eseményjelölővel, 1 roncsteleptábla (felső rész, és alsó részén
    egy szerelőhajó), 15 bolygólapka, 6 szövetségibázis-lapka, 4 különlegesrégió-lapka
    (játékváltozat), a játéktábla peremére nyomtatva 6 csillagköd.
# fine: term nebula
rule-A-COM-2 =
    Kártyák és jelzők: 108 modul (27 tudományos, 27 ipari, 27 kereskedelmi, 27 civilizációs), 80
    taktikakártya, 20 eseménykártya (két 10-es pakli), 10 fosztogatókártya 16 fosztogatójelzővel és 6
    fosztogatókockával, 45 bolygóhold (9 az 5 szín mindegyikéből), 6 ködhold, 21 felfedezésjelző, 8
    hatalomjelző, 15 fejlesztéskártya és 15 fejlesztéslapka (3 az 5 fajta mindegyikéből), 50
    sérülésjelölő, 5 mechafágjelző, 1 végpontjelölő.
    A könyv kevés számot közöl: ami a frakciókon, fejlesztéseken, modulokon, taktikakártyákon,
    eseménykártyákon, fosztogatókon, holdakon, jelzőkön és végzetkártyákon áll, és amennyit a mezők
    érnek, az e ház saját száma, kivéve, ahol a könyv példái megnevezik.
rule-A-COM-3 =
    12 frakciókártya, 12 frakciókorszerűsítés, 20 végzetkártya. 20 semleges korszerűsítés
    (hajótípusonként 5).
rule-A-COM-4 =
    Minden játékosnak: 1 űrállomás, 6 szállítóhajó, 1 vadász, 1 kutatóhajó, 1 nehézcirkáló, 9 vezető, 6
    kocka, 5 sávjelölő, 1 pontjelölő.
rule-A-COM-5 =
    Fosztogatójelzők: minden S osztályú laphoz 4 tartozik, minden más fosztogatókártyához 1 (2×4 + 8×1
    = 16). A nyolc talp elég: egy játékhoz 4 S jelző és egy-egy A, B, C, D kell.
rule-A-COM-6 =
    Sérülésjelölő, erőforrás és kocka sosem fogy el. Mechafágjelzőből csak 5 van. S osztályú
    fosztogatóból csak annyi, ahány jelzője van: 4.
rule-A-COM-7 =
    A szabályokban nincs szerepük: 4 játékossegédlet, 8 talp a fosztogatójelzőkhöz.

## Ki mit lát

rules-A-ZON = Ki mit lát
rule-A-ZON-1 =
    A két megnézett eseménykártya közti választás és az új helyük (egy felül, egy alul) titok marad.
rule-A-ZON-2 =
    Amit egy játékos vagy gép látni kap, az pontosan azokat a helyeket tartalmazza, amelyeket az a
    játékos láthat; véletlenszám-generátorok és rejtett sorrendek sosem részei.
rule-A-ZON-3 =
    Az előkészületekkor mindenki egyszerre és titokban választ frakciót, aztán együtt fedik fel.
rule-A-ZON-4 =
    A megnézett, de nem választott felfedezésjelzők képpel lefelé ugyanoda kerülnek vissza. Aki megnézte,
    látta őket; a többiek számára a játék nem tartja számon.
rule-A-ZON-5 =
    A paklija aljára eldobott modul nyilvános volt; hogy ott hol van, az utána nem látható.

## Erőforrások

rules-A-RES = Erőforrások
rule-A-RES-1 =
    Hat erőforrás: energia, titán, jég, nanoszén, kredit, taktikakártya.
rule-A-RES-2 =
    1 titán, 1 jég vagy 1 nanoszén helyett egy kredit is fizethető. Energiát vagy taktikakártyát sosem
    pótol, és semmi sem pótolja a kreditet, ha a költség kreditet kér.
rule-A-RES-3 =
    „Bármilyen erőforrás”: a hat bármelyike, a taktikakártyát is beleértve. „Alap”: titán, jég vagy
    nanoszén, a tulajdonos választása szerint (egységenként); „alap” fizetésébe kredit is kerülhet.
rule-A-RES-4 =
    A közös készlet korlátlan.
rule-A-RES-5 =
    A saját köre végén minden játékos eldobja, ami a raktározási korlátok fölött van. Korlátok: 12
    energia, titánból, jégből, nanoszénből, kreditből egyenként 6. Más időpontban a korlátok nem számítanak.
rule-A-RES-6 =
    Egy hold elhagyható erőforrásköltség kifizetésének részeként. Csak a tulajdonos saját körében, de
    akkor csatán belüli fizetéshez is (ugrás, energia kockákért). Előbb mindent megad, amit mutat; amit
    a költség nem használ fel, az a játékosnál marad.
rule-A-RES-7 =
    Taktikakártyát kapni annyi, mint húzni. Ha a pakli és a dobópakli is üres, a húzás elvész.
rule-A-RES-8 =
    A költséget a hatás előtt teljesen ki kell fizetni; nem kezdhető el olyan szabadon választható hatás,
    amelyet a játékos nem tud kifizetni.

## Előkészületek

rules-A-SET = Előkészületek
rule-A-SET-1 =
    Válasszátok ki a játék hosszát: rövid 50, közepes 60 vagy hosszú 70 GYP; oda kerül a végpontjelölő.
rule-A-SET-2 =
    Az eseményjelölő a játékosszámhoz tartozó kezdőmezőre kerül. Ez 2 / 3 / 4 játékosnál 4 / 5 / 6
    lépésre van a sáv végétől.
rule-A-SET-3 =
    Válasszatok eseménypaklit (elsőnek a Galaktikus Hajnal ajánlott, a Kozmikus Alkony nehezebb), és
    keverjétek meg.
rule-A-SET-4 =
    Keverjétek meg a 15 bolygót; húzzatok 2 / 3 / 4 játékosnál 4 / 6 / 8 darabot; a többi képpel lefelé
    a bolygópakli.
rule-A-SET-5 =
    (csak az A-SPR játékváltozatban) előbb a két választott különleges lapka kerül az ① és ② mezőre.
rule-A-SET-6 =
    Keverjétek össze a húzott bolygókat a 6 szövetségi bázissal.
rule-A-SET-7 =
    Rakjátok le ezeket a lapkákat egyesével, képpel felfelé, a bal felső mezőtől balról jobbra, aztán
    fentről lefelé, a foglalt mezőket kihagyva. Ez 10 / 12 / 14 mezőt tölt meg.
# fine: word at
rule-A-SET-8 =
    Keverjétek meg a 6 ködholdat, képpel felfelé 1 kerül minden csillagködre. Keverjétek meg a
    bolygóholdakat színenként; minden lerakott bolygó 3-at kap a színéből egy oszlopban, amelynek csak a
    legfelső darabja látható. A többi képpel lefelé marad, színenként 3-as oszlopokban.
rule-A-SET-9 =
    Fosztogatók: válasszatok egy S osztályú lapot (első játékhoz Vortikon Csapásmérő), képpel felfelé.
    Dobjatok 2 kockával, és minden dobott szám csillagködébe tegyetek 1 S fosztogatót (a kettő lehet
    ugyanaz). Válasszatok egy-egy A, B, C, D lapot képpel lefelé, a jelzőjükkel. A másik öt lap nincs a
    játékban. Alapbeállítás: véletlen, az első játék ajánlását kivéve.
# fine: word at
rule-A-SET-10 =
    Keverjetek meg minden modulpaklit, és fedjetek fel oszloponként 3-at.
rule-A-SET-11 =
    Keverjétek meg a 21 felfedezésjelzőt: 5-5 képpel lefelé a tudománysáv két jelölt mezőjére, 5 képpel
    lefelé az obszervatórium mezőjére, 6 nincs a játékban. Keverjétek meg a 8 hatalomjelzőt: 1-1 képpel
    felfelé a hatalomsáv három jelölt mezőjére, 5 nincs a játékban.
rule-A-SET-12 =
    Keverjétek meg a taktikapaklit; rendezzétek fajtánként a fejlesztéskártyákat és a fejlesztéslapkákat.
rule-A-SET-13 =
    Minden játékos 3 szállítóhajót tesz az indítóállására; minden más hajó a saját készletben van.
rule-A-SET-14 =
    Minden játékos 3 frakciókártyát kap, 1-et megtart, és elveszi annak kezdő erőforrásait. A nem használt
    lapok kikerülnek a játékból.
rule-A-SET-15 =
    Minden játékos elveszi a frakciója korszerűsítését, és a négy hajótípus mindegyikéhez kap 1 semleges
    korszerűsítést (5 korszerűsítés a saját készletben). A többi kikerül a játékból.
rule-A-SET-16 =
    Minden játékos mind az öt sáv legalsó mezőjére jelölőt tesz, aztán 1 mezőt előrelép minden olyan
    sávon, amelyet a frakciókártyája mutat. Ez mindig két különböző sáv; az 1. mezőn sosincs ikon, tehát
    semmi sem váltódik ki.
rule-A-SET-17 =
    Vezetők: 1-1 a 6 szövetségi bázisra; dobjatok egy kockával, és 2 kerül az azonos számú csillagködbe
    (több játékosé lehet ugyanaz); az utolsó 1 az űrállomásra.
rule-A-SET-18 =
    Kezdőjátékos: mindenki 6 kockával dob; az összehasonlítás olyan, mint itt: A-BAT-21. Ha a legjobb
    dobások teljesen egyformák, azok a játékosok újra dobnak.
rule-A-SET-19 =
    A kezdőjátékos pontjelölője az 1. mezőn indul; az óramutató járása szerint mindenki a következő
    szabad mezőn (2, 3, 4).
rule-A-SET-20 =
    A kézlimit kezdetben 5. Kezdőkéz: csak a frakció kezdő erőforrásai közt szereplő taktikakártyák.
# fine: term nebula
rule-A-SET-21 =
    A véletlen húzások sorrendje az ismételhetőséghez: események, bolygók, lapkasorrend, ködholdak,
    bolygóholdak (zöld, narancssárga, sárga, fehér, lila), fosztogatókártyák, az S kockái, modulok
    (tudomány, ipar, kereskedelem, civilizáció), felfedezés, hatalom, taktika, frakciók, korszerűsítések
    (szállítóhajó, vadász, kutatóhajó, cirkáló), végzet, vezetők kockái helyek szerint, a kezdőjátékos
    kockái helyek szerint.

## Körök

rules-A-TRN = Körök
rule-A-TRN-1 =
    A játékosok körei az óramutató járása szerint követik egymást a játék végéig. Az aktív játékos az,
    akinek a köre zajlik.
rule-A-TRN-2 =
    Egy kör pontosan egy fő akció, INDÍTÁS vagy VISSZATÉRÉS AZ ŰRÁLLOMÁSRA, amelyet a kör elején kell
    választani, meg bármennyi mellékakció a lépései előtt, között és után.
rule-A-TRN-3 =
    Ha a kör elején nincs hajó az indítóálláson, a VISSZATÉRÉS kötelező.
rule-A-TRN-4 =
    A VISSZATÉRÉS mindig megengedett, akkor is, ha minden hajó az indítóálláson van. Az INDÍTÁS csak
    akkor, ha valamelyik hajónak van szabályos régiója.
rule-A-TRN-5 =
    Ha egyidejű hatásoknak nincs megadott sorrendje, az aktív játékos rendezi sorba őket. Ami minden
    játékosra hat, azt egyenként kell végrehajtani, körsorrendben az aktív játékostól kezdve, ott tehát ez
    a kérdés fel sem merül.
rule-A-TRN-6 =
    A kör vége, ebben a sorrendben: (1) az esedékes eseménykártya végrehajtása (A-EVT-5 és utána); (2)
    eldobás a raktározási korlátokig; (3) eldobás a kézlimitig. A (2) és a (3) csak az aktív játékosra
    vonatkozik.
rule-A-TRN-7 =
    A „körönként egyszer” számlálása minden játékos körének elején újraindul.
rule-A-TRN-8 =
    Eseménykártya végrehajtása közben senki sem végez mellékakciót, holdat sem helyez be (A-EVT-10).
    Csatában az aktív játékos továbbra is használhatja az itteni mellékakciókat: A-SID-2; azok a saját kör
    bármely pillanatában megengedettek, és a csatákból csak az akciókártyák vannak kizárva. Időpontja:
    közvetlenül minden döntés előtt, amelyet a csata az aktív játékostól kér. A többiek csak holdat
    helyezhetnek be (A-MOO-7), és azt használhatják, amit az A-BAT, egy lap vagy egy képesség megenged.
rule-A-TRN-9 =
    Az a választás, amelynek nincs szabályos lehetősége, kimarad; ha pontosan egy szabályos és kötelező
    lehetősége van, a játék meghozza a játékos helyett. Ami szabadon választható, arra akkor is lehet nemet
    mondani, ha a játékos meg tudná tenni.
rule-A-TRN-10 =
    A GYP abban a pillanatban hozzáadódik, amikor a játékos megkapja, és a végpontjelölő ellenőrzése
    azonnali (A-END-1).
rule-A-TRN-11 =
    „A saját kör bármely pillanata” magában foglalja a visszatérés két modulaktiválása közti és egy lépés
    részei közti időt is. Sosem szakítja meg egyetlen hatás végrehajtását, kivéve, hogy fizess érte
    (A-RES-6), és hogy holdat helyezz be.

## Indítás

rules-A-LAU = Indítás
rule-A-LAU-1 =
    A négy lépés: 1. hajó indítása, 2. régió aktiválása, 3. fosztogatók rajtaütése, 4. csata.
rule-A-LAU-2 =
    1. lépés: végy el 1 hajót az indítóállásról, és tedd egy régióba. Az a régió az egész körben az aktív
    régió, akkor is, ha a hajó később elhagyja.
rule-A-LAU-3 =
    Első indítás: a játékosnak abban a pillanatban nincs hajója a játéktáblán. A hajó bármelyik nem
    foglalt régióba mehet, bármekkora távolságra.
rule-A-LAU-4 =
    Egy régió foglalt, ha fosztogató vagy bármely játékos legalább 1 hajója van benne. Vezetők, bónusz
    erőforrások és fejlesztések nem teszik foglalttá.
rule-A-LAU-5 =
    A támadás képességű hajó első indításkor foglalt régióba is mehet.
rule-A-LAU-6 =
    Későbbi indítás: a játékosnak 1 vagy több hajója van a játéktáblán. A régiónak e hajók közül legalább
    1-től hatótávolságon belül kell lennie, az indított hajó hatótávolságával számolva. Olyan régió is
    megengedett, ahol más játékosok hajói vagy fosztogatók állnak.
rule-A-LAU-7 =
    Játékos sosem indíthat olyan régióba, ahol már van saját hajója.
rule-A-LAU-8 =
    Szövetségi bázis csak akkor választható, ha a játékos aktiválni tudja, és aktiválja is. A
    megvalósíthatóságba beleszámítanak a tárolt erőforrások, az elhagyható holdak, a bónusz erőforrások és
    azok a vezetők, amelyeket a játékos mellékakciókkal megszerezhetne (a célbázison lévők is, hiszen a
    hajó ott lesz). A mezőkhöz 1 kifizethető, megengedett fajtájú felfedett modul kell; a hivatalhoz 1
    megépíthető fejlesztés; a monolithoz és a kereskedelmi központhoz 2 erőforrás; a hajógyár mindig
    lehetséges.
rule-A-LAU-9 =
    Csillagködöt csak navigációval rendelkező hajó választhat.
rule-A-LAU-10 =
    Ugrás: e hajó indításakor vagy mozgatásakor a gazdája fizethet 1 energiát, hogy a hatótávolsága arra a
    mozgásra korlátlan legyen. Az ugrás nem ad navigációt, és nem ér el kvazárt vagy üres mezőt; út nem
    kell hozzá, a célpont bármely más régió, ahová a hajó bemehet; első indításkor nincs értelme.
rule-A-LAU-11 =
    A hatótávolság régiókban számít: a szomszédos régió távolsága 1. Az utak csak lerakott lapkákon és
    csillagködökön át vezetnek (az üres mező nem régió); foglalt régión át szabad menni; navigáció nélküli
    hajó nem mehet át csillagködön; kvazáron senki sem mehet át.
rule-A-LAU-12 =
    A 0 távolság (ugyanaz a régió) hatásoknál hatótávolságon belülinek számít, de indítási célpont sosem
    lehet, oka: A-LAU-7.
rule-A-LAU-13 =
    A roncstelepen és az indítóálláson lévő hajók nincsenek a játéktáblán.
rule-A-LAU-14 =
    A csillagködök nem szomszédosak egymással.
rule-A-LAU-15 =
    Szövetségi bázisnál az indítás és az aktiválás között nem végezhető olyan mellékakció, amely az
    aktiválást lehetetlenné tenné.
rule-A-LAU-16 =
    Az út kezdetébe sosem „megy be” senki: csillagködtől navigáció nélküli hajónak is mérhető távolság. Az
    út minden további régiójának, a célpontnak is, olyannak kell lennie, ahová a mozgó hajó bemehet, vagy
    amin átmehet.

## Régió aktiválása

rules-A-ACT = Régió aktiválása
rule-A-ACT-1 =
    Bolygó: foglalj el egy holdat, vagyis vedd el a legfelső holdjelzőt. Ha nincs több hold, ehelyett a
    bolygóra nyomtatott erőforrást kapod.
rule-A-ACT-2 =
    Elfoglalás után az oszlop következő holdja láthatóvá válik. Ez következik ebből: „képpel felfelé álló
    oszlop, csak a felső látható”.
rule-A-ACT-3 =
    Csillagköd: foglald el a holdját, ha van; aztán nézd meg a felső 2 eseménykártyát, az egyiket tedd a
    pakli tetejére, a másikat az aljára. Ha 1 lap maradt, nézd meg, és hagyd ott; ha egy sincs, ez kimarad.
rule-A-ACT-4 =
    Szövetségi bázis: hajtsd végre az akcióját (A-BAS).
rule-A-ACT-5 =
    Örvény (játékváltozat): megkapod a jutalmát. Kvazárba nem lehet bemenni.
rule-A-ACT-6 =
    A fejlesztések senkit sem akadályoznak abban, hogy bolygóra indítson, vagy bolygót aktiváljon.
# fine: term nebula
rule-A-ACT-7 =
    A ködholdak sosem pótlódnak; a bolygók oszlopai sosem töltődnek fel.

## Holdak

rules-A-MOO = Holdak
rule-A-MOO-1 =
    Az elfoglalt hold az elfoglalt holdak területére kerül, ahol legfeljebb 4 fér el.
rule-A-MOO-2 =
    Ha a tulajdonos saját körében nincs hely, előbb helyet kell csinálnia egy hold elhagyásával
    (jutalommal) vagy behelyezésével. Az új holdat is elhagyhatja azonnal.
rule-A-MOO-3 =
    Más játékos körében hold eldobható, hogy hely legyen, de a jutalma nem jár; behelyezni is lehet egyet.
    Ha a tulajdonos nem csinál helyet, magát az új holdat kell eldobnia, jutalom nélkül.
rule-A-MOO-4 =
    Elhagyás (mellékakció, saját kör): dobj el egy elfoglalt, be nem helyezett holdat: megkapod az
    erőforrásait és GYP-jét, és javításikonért végezz 1 javítást.
rule-A-MOO-5 =
    Az elhagyott és az eldobott holdak képpel felfelé egy dobóterületre kerülnek, és nem térnek vissza.
rule-A-MOO-6 =
    Behelyezett hold már nem hagyható el.
rule-A-MOO-7 =
    A behelyezés mellékakció, bármely játékos körében és bármely pillanatban megengedett, csatában is,
    közvetlenül a taktikai művelet használata előtt. Csak eseménykártya végrehajtása közben nem (A-TRN-8).
rule-A-MOO-8 =
    A keretben lévő hold lecserélhető; a régit jutalom nélkül el kell dobni.
rule-A-MOO-9 =
    Javításikonos hold nem kerülhet holdbemenetbe.
rule-A-MOO-10 =
    Az üres hold semmit sem mutat. Holdbemenetben ingyenessé teszi a bemenet költségét; máshol semmit sem
    ad.
rule-A-MOO-11 =
    A keretre nyomtatott GYP egyszer jár, amikor hold kerül bele. Keretenként és játékonként egyszer, így a
    hold cseréje nem ad újra pontot.
rule-A-MOO-12 =
    Ha egy holdkimenet vagy félhold alakú keret holdja fizet, mindent megad, amit mutat: erőforrást, GYP-t,
    javítást. Holdbemenetben csak az erőforrásai számítanak költségként; a GYP-je nem számít.

## Szövetségi bázisok

rules-A-BAS = Szövetségi bázisok
rule-A-BAS-1 =
    Az Ősök Monolitja: fizess 2 bármilyen erőforrást, húzz 3 taktikakártyát.
rule-A-BAS-2 =
    Kereskedelmi központ: fizess 2 bármilyen erőforrást, kapsz 2 kreditet.
rule-A-BAS-3 =
    Maximus-mező: az eseményjelölő 1-gyel előre, aztán vegyél meg 1 vagy 2 tudományos és/vagy ipari
    modult.
rule-A-BAS-4 =
    Odessa-mező: az eseményjelölő 1-gyel előre, aztán vegyél meg 1 vagy 2 kereskedelmi és/vagy
    civilizációs modult.
rule-A-BAS-5 =
    Mindkét mezőn legalább 1 modult meg kell venni. Aki nem vesz másodikat, annak az első vásárlás után el
    kell dobnia 1 felfedett modult annak a mezőnek valamelyik oszlopából (a paklija aljára). Mindkét vétel
    jöhet ugyanabból az oszlopból.
rule-A-BAS-6 =
    Hajógyár: építs 1 új hajót a költségén az indítóállásra, vagy 1 javítás. (Ha nincs mit javítani, a
    javítás 1 GYP-t ad, így a hajógyár mindig aktiválható.)
rule-A-BAS-7 =
    Fejlesztési hivatal: fizess ki és építs meg 1 fejlesztést bármelyik beépítetlen bolygón, ahol a
    játékosnak szállítóhajója van, nem csak az aktív régióban.
rule-A-BAS-8 =
    A monolit és a kereskedelmi központ fizetségében keveredhetnek a fajták, taktikakártya és energia is
    lehet benne.
rule-A-BAS-9 =
    Egy mező akciójának moduljait együtt kell kiválasztani és kifizetni, mielőtt bármelyik a helyére
    kerülne, és mielőtt bármi feltöltődne; amit az első modul előrelépése ad, az nem fizetheti a másodikat.
    Ha a kötelező eldobás nem talál felfedett modult, kimarad.

## Fosztogatók

rules-A-RAI = Fosztogatók
rule-A-RAI-1 =
    Öt osztály: S, A, B, C, D. Egy fosztogatókártya megadja a hatótávolságot, fegyverértéket, pajzsokat,
    célzásbónuszt, elhelyezést, jutalmat, különleges szöveget. Minden fosztogatónak van navigációja.
rule-A-RAI-2 =
    Egy régióban sosem áll két osztály fosztogatója; fosztogató sosem kerül vagy mozog olyan régióba, ahol
    másik osztály van. Több S fosztogató állhat egy régióban (raj).
rule-A-RAI-3 =
    Rajtaütés (az indítás 3. lépése), minden aktiválás után: (a) Nem S osztályú fosztogató
    van az aktív régióban: semmi sem történik, és fosztogató nem jön be. (b) S fosztogatók vannak az aktív
    régióban: minden más S fosztogató, amelynek hatótávolságán belül van az aktív régió, beköltözik. (c)
    Nincs ott fosztogató: sorold fel a saját hatótávolságukon belüli fosztogatókat. Ha van ilyen, az aktív
    játékosnak egyet választania kell; az beköltözik. Ha a választott S osztályú, minden hatótávolságon
    belüli S fosztogató beköltözik.
rule-A-RAI-4 =
    A rajtaütés akkor is megtörténik, ha egyetlen játékos hajója sem maradt az aktív régióban, és
    szövetségi bázisokon és csillagködökben is.
rule-A-RAI-5 =
    Elhelyezés (események): ha kell, fedd fel az adott osztály lapját; tedd a jelzőjét oda, ahová a lapja
    mondja. „Véletlenszerű csillagköd” = dobj egy kockával.
rule-A-RAI-6 =
    Ha a régióban már van fosztogató (S esetén: másik osztályú fosztogató), ehelyett véletlenszerű, attól
    mentes csillagködbe kerül (S csatlakozhat S mellé): újradobás, amíg szabályos nem lesz. Ha minden
    csillagköd le van zárva, a fosztogató nem kerül fel.
rule-A-RAI-7 =
    Ha az az osztály már a játéktáblán van, ehelyett 2 S fosztogató kerül fel az S lap szerint (ahány a
    készletben van). Egy dobás a kettőre. Az S osztályt megnevező esemény 1 S fosztogatót tesz fel, ha egy
    sincs a játéktáblán, különben 2-t.
rule-A-RAI-8 =
    A legyőzött fosztogató visszakerül a lapjára, és később ugyanezen szabályok szerint visszatérhet. A
    pajzssérülése ekkor törlődik.
rule-A-RAI-9 =
    A legújabb bolygó a legutóbb lerakott; a legtöbb vezető bolygója az, ahol a legtöbb vezető van, az
    itteni számolással: A-DEV-9, csak arra az egy régióra, döntetlennél a legkorábban lerakott.
rule-A-RAI-10 =
    A fosztogatók kockái: a régióban álló összes fosztogatóhajó fegyverértékének összege, legfeljebb 6.
    Bármelyik játékos dob helyettük; senki sem dönt helyettük.
rule-A-RAI-11 =
    Célzás: S fosztogatóknál az S hajók száma a régióban, más osztályoknál 1; meg a lap bónusza;
    legfeljebb 5.
rule-A-RAI-12 =
    Foglyulejtők, ha győznek: minden legyőzött játékos 1 vezetőt az űrállomásáról (ha van)
    az aktív régióba tesz.
rule-A-RAI-13 =
    Mechafágkaptár, ha győz: minden legyőzött játékos 1 mechafágjelzőt (amíg a készlet tart) tesz egy
    olyan moduljára, amelyen nincs. A jelzős modul mindenütt sérültnek számít; egy moduljavítás
    sérülésjelölő helyett a jelzőt is leveheti.
rule-A-RAI-14 =
    A fosztogató jelölt pajzsa jelölt marad, amíg az a fosztogató a játéktáblán van. Az S jelzők
    egyformák: mindegy, melyik a sérült.
rule-A-RAI-15 =
    Egy rajtaütés összes S fosztogatója egyszerre mozog; a távolságok a mozgás előttiek.
rule-A-RAI-16 =
    Egy fosztogató győzelmi szövege (A-RAI-12, 13, 17) az 5. lépésben történik, a taktikai műveletek után,
    a legyőzött játékosokra körsorrendben.
rule-A-RAI-17 =
    További győzelmi szövegek: Szürke korzárok: minden legyőzött játékos eldob 1 általa választott
    erőforrást (a hat bármelyikét), ha van neki. Plazmarablók: minden legyőzött játékos 1 modulja
    megsérül (A-MOD-13). Világtörő: az aktív régió bolygójának legfelső holdja, illetve a csillagköd
    holdja, ha van, eldobandó.

## Visszatérés az űrállomásra

rules-A-RET = Visszatérés az űrállomásra
rule-A-RET-1 =
    Három lépés: 1. modulok aktiválása, 2. minden hajó visszavétele, 3. energia és ideiglenes hatású lapok
    eldobása.
rule-A-RET-2 =
    1. lépés: aktiválj bármennyit az űrállomás moduljaiból, bármilyen sorrendben. Egy modul aktiválásához
    tégy rá 1 hajódat a játéktábláról vagy a szerelőhajóról, vagy 1 energiát a raktárból.
rule-A-RET-3 =
    Az a modul, amelyen hajó vagy energia van, nem aktiválható újra.
rule-A-RET-4 =
    Energia csak olyan sorban használható, ahol e visszatérésben már aktiváltál modult hajóval.
rule-A-RET-5 =
    Az a modul, amelyen bármilyen sérülésjelölő van, nem aktiválható.
rule-A-RET-6 =
    A felső roncstelep hajói nem aktiválhatnak; a szerelőhajón lévők igen, az ugyanebben a körben korábban
    megjavítottak is. Az indítóálláson lévő hajók nem.
rule-A-RET-7 =
    Holdbemenettel rendelkező modul csak akkor aktiválható, ha hold van benne, és az adott hold
    erőforrásainak kifizetésével.
rule-A-RET-8 =
    A tudományos modulokon nincs dokkoló. Az Elsődleges reaktor aktiválja őket, amely hajót vesz fel
    (energiát soha): kapsz 2 energiát, aztán aktiválsz bármennyi más, nem sérült tudományos modult,
    mindegyiket egyszer, bármilyen sorrendben. Az üres holdbemenetű modulok kimaradnak.
rule-A-RET-9 =
    Alapmodulok: Elsődleges reaktor (fent); Hajóépítő (építs 1 hajót a költségén az indítóállásra, vagy 1
    javítás); Kincstár (1 kredit); Építés (húzz 1 taktikakártyát, vagy fizess ki és építs meg egy
    fejlesztést egy beépítetlen bolygón, ahol szállítóhajód van). Az Építéshez a szállítóhajónak még a
    játéktáblán kell lennie, modulon még nem használva.
rule-A-RET-10 =
    A játék végi modulokon nincs dokkoló, és sosem aktiválódnak.
rule-A-RET-11 =
    2. lépés: minden hajó a modulokról, a roncstelep mindkét részéről és a játéktábláról az indítóállásra
    kerül; a pajzsokról minden sérülésjelölő lekerül. Hajó nem maradhat kint, hacsak egy hatás nem mondja.
rule-A-RET-12 =
    3. lépés: a modulokon lévő energia visszakerül a közös készletbe; az ideiglenes hatású taktikakártyákat
    el kell dobni.
rule-A-RET-13 =
    Az 1. lépésben épített hajó az indítóálláson áll, és ebben a körben nem aktiválhat modult.
rule-A-RET-14 =
    Egy modul akkor is aktiválható, ha hatásának egy része nem hajtható végre (tedd meg, amennyit lehet),
    de az átváltás kimarad, ha a költségét nem fizetik ki.
rule-A-RET-15 =
    A soronkénti modulok száma nincs korlátozva.
rule-A-RET-16 =
    A képességgel, hajó és energia nélkül aktivált modul e visszatérésben aktiváltnak számít (A-RET-3,
    A-MOD-9), de nem hajóval aktiváltnak (A-RET-4).
rule-A-RET-17 =
    Az aktív játékos pajzsai a 2. lépésben tisztulnak meg; a nyomtatott szöveg egy helyen a 2. lépést, máshol
    az utolsót nevezi meg, de a kettő között semmi sem történik.

## Mellékakciók

rules-A-SID = Mellékakciók
rule-A-SID-1 =
    Bármely játékos körében: hold behelyezése; olyan taktikakártya kijátszása, amelynek időzítése
    megengedi.
rule-A-SID-2 =
    Csak a saját körben, bármennyiszer: fejlesztéskártya használata; felfedezésjelző vagy hatalomjelző
    eldobása a hatásáért; vezetők toborzása; hold elhagyása; bónusz erőforrások begyűjtése;
    frakcióképességek használata (hacsak a kártya más időt nem mond).
rule-A-SID-3 =
    Toborzás: bármennyi saját vezetődet mozgasd olyan régiókból, ahol hajód van, az űrállomásodra.
rule-A-SID-4 =
    Gyűjts be bármennyi bónusz erőforrást olyan régiókból, ahol hajód van.
rule-A-SID-5 =
    Fejlesztéskártya: fordíts egy képpel felfelé lévő lapot képpel lefelé, hogy használd az egyszeri
    hatását.
rule-A-SID-6 =
    A roncstelepen vagy modulon lévő hajók nem számítanak egy régióban lévőnek.
rule-A-SID-7 =
    A többi játékos mellékakcióinak (behelyezés, bármelyik körben játszható lapok) alkalmai: a kör eleje, a
    fő akció minden lépése után, a kör vége előtt; behelyezni akkor is lehet, amikor egy szabály attól a
    játékostól döntést kér.
rule-A-SID-8 =
    A beépített modulok a sorukon belül bármikor átrendezhetők (A-MOD-12). Ez a saját kör mellékakciójának
    számít, és akkor is megengedett, amikor egy szabály attól a játékostól döntést kér.
rule-A-SID-9 =
    A felfedezésjelzők és hatalomjelzők használatkor kikerülnek a játékból. A használt fejlesztéskártya a
    gazdájánál marad, képpel lefelé.

## Taktikakártyák

rules-A-TAC = Taktikakártyák
rule-A-TAC-1 =
    Kijátszás és teljes végrehajtás után a lap képpel felfelé a dobópaklira kerül; az üres pakli a
    dobópakli megkeverésével töltődik fel.
rule-A-TAC-2 =
    Akció: a nyomtatott időben, néhány más játékosok körében is; csata közben soha.
rule-A-TAC-3 =
    Esemény: a saját körben; a végrehajtása után mozgasd az eseményjelölőt 1-gyel előre.
rule-A-TAC-4 =
    Ideiglenes: a saját körben; a tulajdonos következő visszatérésének 3. lépéséig játékban marad.
rule-A-TAC-5 =
    Diplomácia: csak olyan csata diplomácia lépésében, amelyben a játékos részt vesz; játékosonként és
    csatánként 1.
rule-A-TAC-6 = Csata: csata közben a nyomtatott időben, bármennyi; rendesen csak akkor, ha van hajód a csatában.
rule-A-TAC-7 =
    A kézlimit 5, a civilizációsáv emeli; a fölösleget a saját kör végén el kell dobni. Körök között egy
    kéz meghaladhatja a limitet.
rule-A-TAC-8 =
    A limit miatt vagy fizetségként eldobott lapok hatás nélkül ugyanarra a dobópaklira kerülnek.
rule-A-TAC-9 =
    Két azonos nevű ideiglenes lap összeadódik, az általános korlátokig (kockák 6, célzás 5).
# fine: word also; sign "
rule-A-TAC-10 =
    Eseménykártya végrehajtása közben lap nem játszható ki, hacsak maga nem mondja; van, amelyik mondja:
    Tábori javítás: miután az eseménykártya felfordult, és mielőtt pontoz, minden
    játékos körsorrendben, az aktív játékostól kezdve, bármennyit kijátszhat belőle.

## Hajók és korszerűsítések

rules-A-SHP = Hajók és korszerűsítések
# fine: term science
rule-A-SHP-1 =
    Értékek: szállítóhajó: hatótávolság 1, fegyverérték 1, benépesítés; vadász: hatótávolság 2,
    fegyverérték 2, támadás; kutatóhajó: hatótávolság 2, fegyverérték 2, navigáció; nehézcirkáló:
    hatótávolság 1, fegyverérték 3, ugrás és pajzsok. Az alap nehézcirkáló: 1 pajzs.
rule-A-SHP-2 =
    Egy játékosnak legfeljebb 6 szállítóhajója és minden más típusból egy hajója lehet. Az építés a saját
    készletből vesz egy hajót, és az indítóállásra teszi.
rule-A-SHP-3 =
    Képességek: célzás +n (a tulajdonos összes kockájának célzását növeli, 5 fölé soha), navigáció,
    támadás, ugrás, benépesítés (csak szállítóhajó), különleges szöveg. A korszerűsítések célzása az aktív
    régióban jelen lévő hajótípusonként egyszer számít.
rule-A-SHP-4 =
    Korszerűsítés: tedd a saját készleted egyik korszerűsítését a hajótípusa helyére. A típus minden
    hajójánál felváltja a hatótávolságot, fegyverértéket, pajzsokat és képességeket. Ha a típusból van
    hajó a saját készletben, egyet azonnal ingyen építs meg.
rule-A-SHP-5 =
    Minden típus egyszer korszerűsíthető; a korszerűsítés végleges. Ha mind a négy megvan, további
    korszerűsítés semmit sem tesz. Ha a készletből egyik korszerűsítés sem illik nyitott típushoz, semmi
    sem történik.
rule-A-SHP-6 =
    A pajzsikonok a típus indítóállásbeli helyéé. A típus hajói tehát osztoznak rajtuk: minden megsérülő
    hajó a típusa egy jelöletlen ikonját használja el, a tulajdonos választja ki, melyik hajóké; a többi a
    roncstelepre kerül. A jelölők a típus korszerűsítésekor maradnak (legfeljebb annyi, ahány az új ikon).
rule-A-SHP-7 =
    Minden szállítóhajó-korszerűsítés megtartja a benépesítést.

## Modulok

rules-A-MOD = Modulok
rule-A-MOD-1 =
    Modul megszerzése: válassz a megengedett oszlopokból; fizesd ki a tábla szerinti árát, ha a hatás azt
    mondja; tedd a fajtája sorába; minden sérülésikonjáért tégy rá sérülésjelölőt; modulonként lépj előre 1
    mezőt a hozzá tartozó sávon, bárhonnan jött is.
rule-A-MOD-2 =
    A tábla árai: alsó 1, középső 2, felső 3 egység nanoszén (tudomány), titán (ipar), jég (civilizáció)
    vagy alaperőforrás (kereskedelem). A kredit a szokásos módon pótol.
rule-A-MOD-3 =
    Sorrend: választás és fizetés, beépítés sérüléssel, előrelépés, (csak mezőkön) kötelező eldobás,
    feltöltés.
rule-A-MOD-4 =
    Feltöltés minden akció vagy mellékakció után, amely modult vitt el: az oszlop lecsúszik, aztán felül a
    pakliból jön új. Az üres pakli felül hézagot hagy.
rule-A-MOD-5 =
    Sérülten játékba kerülni nem „sérülés elszenvedése”.
rule-A-MOD-6 =
    Holdbemenet (egy hatás költségoldalán): a behelyezett hold erőforrásai az aktiválás költsége; üresen: a
    modul nem aktiválható.
rule-A-MOD-7 =
    Holdkimenet: minden aktiválás azt is megadja, amit a behelyezett hold mutat; üresen: a keretből semmi,
    a többi működik.
rule-A-MOD-8 =
    Félhold alakú keretek: minden ipari modulnak mindkét oldalán van egy. Két szomszédos ipari modul egy
    teljes keretet alkot; csak teljes keretbe kerülhet hold.
rule-A-MOD-9 =
    A félhold alakú keret holdja visszatérésenként egyszer fizet, ha abban mindkét szomszédot aktiváltad,
    bármilyen sorrendben.
rule-A-MOD-10 =
    A hiányos vagy üres félhold alakú keret nem akadályozza a modul saját hatását.
rule-A-MOD-11 =
    Az alap Hajóépítő nyitott oldalán van egy félkeret, így már az első ipari modul kiegészít egy keretet.
rule-A-MOD-12 =
    Ha az ipari sor átrendezése szétválaszt két szomszédot, amelyek közt hold van, azt a holdat jutalom nélkül
    el kell dobni.
rule-A-MOD-13 =
    Modul sérülése esemény, lap vagy fosztogató miatt: a tulajdonos választ egy nem sérült modult,
    alapmodult is, és 1 jelölőt tesz rá. Ha nincs nem sérült modul: semmi.
rule-A-MOD-14 =
    Több sérülésikon: több jelölő; a modul addig sérült, amíg az utolsó is el nem tűnik.
# fine: word modifier
rule-A-MOD-15 =
    A modulra nyomtatott módosító mindig hat, amíg a modul nem sérült, ahogy itt: A-FX-17, akár
    aktiválják, akár nem; a hatása az, amit egy aktiválás ad.

## Fejlesztések

rules-A-DEV = Fejlesztések
rule-A-DEV-1 =
    Öt fajta, sávonként egy: obszervatórium (tudomány), gyár (ipar), űrkikötő (kereskedelem), város
    (civilizáció), obeliszk (hatalom). A bolygó fajtája megszabja, mi építhető rá; bolygónként legfeljebb 1
    fejlesztés, tehát minden fajtából legfeljebb 3.
rule-A-DEV-2 =
    Kell hozzá: a játékos egy szállítóhajója (benépesítés) a beépítetlen bolygón; elég vezető az
    űrállomáson; a bolygó erőforrásköltsége.
rule-A-DEV-3 =
    Szükséges vezetők: város 3; gyár 2; obszervatórium 2, űrkikötő 2, obeliszk 1.
rule-A-DEV-4 =
    Lépések: (1) fizess ki az erőforrásokat, és vedd le végleg a vezetőket az űrállomásról; (2) tedd a
    fejlesztéslapkát arra a szállítóhajóra, amely végleg kikerül a játékos flottájából; (3) vedd el a fajta
    egy lapját, képpel felfelé; (4) lépj előre 1 mezőt a sávon; (5) pontozz (A-DEV-8).
rule-A-DEV-5 =
    A szállítóhajó sosem jön vissza, és nem építhető újra. Egy játékosnak mindig legyen legalább 1 hajója,
    ezért az utolsó hajó nem használható erre. A roncstelepen lévő hajók sajátnak számítanak.
rule-A-DEV-6 =
    A lap egyszeri hatása most vagy egy későbbi saját körben használható: obszervatórium: nézd meg az
    obszervatóriumi halmot, és tarts meg 1-et; gyár: 2 javítás; űrkikötő: fizess 2 bármilyet, kapsz 3
    bármilyet; város: szerezz meg 1 felfedett modult ingyen; obeliszk: 4 energia.
rule-A-DEV-7 =
    Minden fejlesztés +1 kockát ad a gazdájának a saját régiójában és a szomszédos régiókban zajló
    csatákban, minden ilyen fejlesztésért.
rule-A-DEV-8 =
    Pontozás építéskor: annyi GYP, ahány vezető van a bolygón és minden szomszédos régióban, legfeljebb
    10.
rule-A-DEV-9 =
    Számít: minden játékos vezetői, akár toborozottak, akár még nem toborozottak azokban a régiókban (az
    ott lévő vezetők), az új fejlesztésre épp delegált vezetők, és a szomszédos régiók fejlesztéseire
    nyomtatott vezetőszám. Az űrállomásokon lévő vezetők nem számítanak.
rule-A-DEV-10 =
    A fejlesztések nem foglalják el a régiót.
rule-A-DEV-11 =
    „n erőforrással olcsóbban”: az építő választja meg, miből; 0 alá soha; a vezetők
    száma sosem csökken.
rule-A-DEV-12 =
    A fejlesztéssé váló szállítóhajó nem hajó többé: nem számít csatánál, hatótávolságnál, toborzásnál vagy
    rajtaütésnél. Ha ez volt az egyetlen hajó az aktív régióban, a többiekre az A-BAT-2 továbbra is
    érvényes.
rule-A-DEV-13 =
    Az a szállítóhajó, amely csatlakozott az aktív régióhoz, és csata közben fejlesztéssé válik, azonnal
    kilép a csatából (lásd: A-BAT-4).

## Fejlődési sávok

rules-A-TRK = Fejlődési sávok
rule-A-TRK-1 =
    Sávok: tudomány, ipar, kereskedelem, civilizáció, hatalom. A jelölők csak előre mozognak.
rule-A-TRK-2 =
    Minden sáv 0–10 mezői ennyi GYP-t érnek: 0, 1, 2, 4, 6, 8, 9, 10, 12, 15, 20.
rule-A-TRK-3 =
    Sávonként három fejlesztési szint. A 3., 6., 9. mezőn.
rule-A-TRK-4 =
    Eseményikon elérése azonnal 1-gyel előremozgatja az eseményjelölőt. A 2., 5., 8. mező; a hatalomsávon
    a 4., 7., 10.
rule-A-TRK-5 =
    Tudomány: felfedezésmezőn nézd meg az ott lévő jelzőket, tarts meg 1-et; a többi ott marad. A 4. és a
    7. mező. Ha nem maradt ott jelző, semmi.
rule-A-TRK-6 =
    Ipar: korszerűsítésmezőn építs be 1 korszerűsítést. A 4., 7., 10. mező.
rule-A-TRK-7 =
    Hatalom: aki elsőként ér egy jelzős mezőre, elveszi a jelzőjét; a későbbiek ehelyett 2 GYP-t kapnak. A
    2., 5., 8. mező.
rule-A-TRK-8 =
    Kereskedelem: a legmagasabb elért páncélterem a végén ennyi GYP-t ad minden megmaradt erőforrásért. Az
    1. páncélterem a 4. mezőn (1-1 GYP), a 2. páncélterem a 10. mezőn (2-2 GYP).
rule-A-TRK-9 =
    Civilizáció: egy kézlimitmező emeli a limitet; a játékos azonnal húzhat az új limitig. A 4., 7., 10.
    mező: 6, 7, 8 a limit.
rule-A-TRK-10 =
    Előrelépni lehet: fejlesztések építésével, modulok megszerzésével, jelzők eldobásával; hatalom: megnyert
    csatákkal és néhány lappal.
rule-A-TRK-11 =
    A legfelső mezőn a további előrelépés hatástalan. A „bármelyik sáv” sosem jelent olyat, amely már a
    tetején van, hacsak nem mind olyan.
rule-A-TRK-12 =
    Több mezőnyi mozgás minden érintett mezőt sorban kivált.

## Események

rules-A-EVT = Események
rule-A-EVT-1 =
    Ha az eseményjelölő a sávja végére ér: (1) fedd fel a felső bolygót, és rakd a következő szabad mezőre;
    (2) tégy rá 3 holdat a színéből, a legfelső látható; (3) az aktív játékos elveszi az eseményjelölőt: e
    kör végén eseménykártya jön.
rule-A-EVT-2 =
    Amíg a jelölő nincs a sávon, a további lépések elvesznek. Körönként legfeljebb egy esemény.
rule-A-EVT-3 =
    Ha nem maradt bolygó vagy mező, az (1) és a (2) kimarad.
rule-A-EVT-4 =
    Az új bolygó azonnal szabályos régió, már ugyanabban a körben.
rule-A-EVT-5 =
    A kör vége: fedd fel a felső eseménykártyát, és hajtsd végre sorban: pontozás, fosztogató, különleges
    hatás, visszaállítás.
rule-A-EVT-6 =
    Pontozás: minden játékos megkapja a mutatott sávon a jelölője melletti GYP-t, mínusz 1-et az
    űrállomásán lévő sérült modulonként, 0-nál soha nem kevesebbet.
rule-A-EVT-7 =
    A mutatott osztály fosztogatója: A-RAI-5-től 7-ig.
rule-A-EVT-8 =
    A különleges hatás a nyomtatott szöveg szerint.
rule-A-EVT-9 =
    Visszaállítás: az eseményjelölő a játékosszám kezdőmezőjére; a lap az események dobópaklijára.
rule-A-EVT-10 =
    Közben nincsenek akciók (mellékakció és behelyezés sem), frakcióképességek vagy lapok, hacsak nincs
    kimondva. Ki van mondva: A-TAC-10, és azok a választások, amelyeket maga a lap kér. Az a képesség vagy
    sávmező, amelyet egy esemény hatása magától kivált (nem szabadon választható), továbbra is működik.
rule-A-EVT-11 =
    Üres eseménypakli: keverjetek a dobópakliból új paklit.
rule-A-EVT-12 =
    Ami minden játékosra hat, arról körsorrendben döntenek, az aktív játékostól kezdve. Aki nem
    tudja megtenni, amit kérnek, kimarad.

## Csata

rules-A-BAT = Csata
rule-A-BAT-1 =
    Csata csak indításban van, csak az aktív régióban, egyszer.
rule-A-BAT-2 =
    Csata van, ha a rajtaütés után 2 vagy több oldal hajói vannak az aktív régióban: 2+ játékos, vagy 1+
    játékos és fosztogatók. Az aktív játékosnak nem kell köztük lennie. Csak fosztogatók vagy csak egy
    játékos: nincs csata.
rule-A-BAT-3 =
    Minden játékosnak, akinek ott hajója van, és az ottani fosztogatóknak részt kell venniük.
rule-A-BAT-4 =
    Ha bármikor csak egy oldalnak (vagy egynek sem) van hajója az aktív régióban, a csata győztes nélkül
    véget ér.
rule-A-BAT-5 =
    Hat lépés: 1. eszkaláció, 2. diplomácia, 3. előkészítés, 4. dobás, 5. eredmény, 6. sérülés.
rule-A-BAT-6 =
    Az aktív játékostól kezdve, körsorrendben minden játékos, akár részt vesz, akár nem, egyszer bármennyi,
    a játéktáblán hatótávolságon belül lévő hajóját az aktív régióba mozgathatja. Minden hajó a saját
    hatótávolságát használja; az ugrás hajónként fizethető.
rule-A-BAT-7 =
    Csillagködbe csak navigációval rendelkező hajó mozoghat.
rule-A-BAT-8 =
    A fosztogatók nem eszkalálnak. A hajók otthagyják a vezetőket és a bónusz erőforrásokat (előtte
    mellékakcióként begyűjthetők, de csak az aktív játékos által).
rule-A-BAT-9 =
    Az aktív játékostól kezdve, körsorrendben a csata minden játékosa egyszer pontosan 1
    diplomáciakártyát játszhat ki; az azonnal hat.
rule-A-BAT-10 =
    A diplomáciával lezárt csatának nincs győztese, nincs vesztese, nincs sérülés; a hajók maradnak.
rule-A-BAT-11 =
    Kockák = a saját ottani hajók fegyverértéke + 1 minden saját fejlesztésért a régióban vagy mellette +
    módosítók; célzás = a saját ottani hajók száma + módosítók, legfeljebb 5.
rule-A-BAT-12 =
    Az aktív játékostól kezdve, körsorrendben a csata minden játékosa egyszer bármennyi energiát költhet,
    egyenként +1 kockáért. Az energia nem változtat a célzáson.
rule-A-BAT-13 =
    Ugyanekkor a játékos előbb előkészítő lapokat játszhat ki, és előkészítő képességeket használhat. A
    csatán kívüli játékosok csak olyan lapokhoz kapják meg ezt az alkalmat, amelyek megengedik.
rule-A-BAT-14 =
    Senki sem dob 6-nál több kockával. Nem költhető olyan energia, amely 6 fölé vinne.
rule-A-BAT-15 =
    A célzás sosem csökken 1 alá olyan oldalnál, amelynek hajója van.
rule-A-BAT-16 =
    Mindenki együtt dob. Minden oldal újradobja minden célzóérték alatti kockáját, amíg legalább annyi nem
    lesz.
rule-A-BAT-17 =
    Az 5-ös célzás az 1–4 értéket dobja újra; semmi sem emeli tovább.
rule-A-BAT-18 =
    Aztán egyszer körbe, körsorrendben, az aktív játékostól kezdve: a csata minden játékosa bármennyi, a
    dobás után játszható lapot kijátszhat.
rule-A-BAT-19 =
    Egy t célzású kocka végül egyenletes eséllyel t…6 valamelyike; így közvetlenül is sorsolható, de a napló
    az első dobásokat és az újradobásokat mutatja.
rule-A-BAT-20 =
    Hasonlítsátok össze az oldalak legmagasabb kockáit; egyenlőségnél a következő legmagasabbat, és így
    tovább.
rule-A-BAT-21 =
    Ezzel egyenértékű: rendezzétek minden oldal kockáit csökkenő sorba, és hasonlítsátok össze a sorokat;
    ha az egyik a másik eleje, a hosszabb sor a jobb.
rule-A-BAT-22 =
    Ha két vagy több oldal legjobb sora teljesen egyforma, nincs győztes, és a csatában mindenki legyőzött.
rule-A-BAT-23 =
    A győztes játékos 1 mezőt előrelép a hatalomsávon. Ha a legyőzöttek között fosztogatók voltak, a
    győztes a fosztogatókártya jutalmát is megkapja, egyszer, több S fosztogató ellen is.
rule-A-BAT-24 =
    Minden legyőzött játékos végrehajthatja a taktikai műveletét: húz 1 taktikakártyát, vagy megkapja, amit
    az oda behelyezett hold mutat.
rule-A-BAT-25 =
    Sorrend: a győztes hatalmi előrelépése, jutalom, a győztes lapjai; aztán a legyőzött játékosok
    körsorrendben: vereségi képességek, lapok, taktikai művelet; aztán a 6. lépés.
rule-A-BAT-26 =
    Egy legyőzött játékos minden hajója az aktív régióban megsérül (A-DMG). A legyőzött fosztogatók közül
    pontosan egy sérül meg: vissza a lapjára, hacsak nincs ép pajzsa (akkor a pajzs kap jelölőt).
rule-A-BAT-27 =
    A győztes hajók és a pajzzsal túlélők a régióban maradnak. Második csata nem következik.
rule-A-BAT-28 =
    A módosítók sosem visznek 1 kocka alá olyan oldalt, amelynek hajója van.
rule-A-BAT-29 =
    Az A-BAT-4 feltételét az 1–4. lépés mindegyike után meg kell nézni, és a dobásig minden olyan lap, képesség vagy
    mellékakció után, amely hajót mozgat, elvisz vagy átalakít. Az így véget érő csata nem ad hatalmi
    előrelépést, jutalmat, taktikai műveletet vagy sérülést; a már kijátszott lapok elhasználtak maradnak.
rule-A-BAT-30 =
    Hajó mozgatása (eszkaláció, lapok) szövetségi bázisra vagy csillagködbe sosem aktiválja azt: csak az
    indítás.

## Sérülés és javítás

rules-A-DMG = Sérülés és javítás
rule-A-DMG-1 =
    Az a megsérülő hajó, amelynek ép pajzsa van, 1 sérülésjelölőt kap egy pajzsikonra, és ott marad, ahol
    van.
rule-A-DMG-2 =
    Pajzs nélkül, vagy ha típusának minden pajzsikonja jelölt, a felső roncstelepre kerül; a jelölők
    javításig vagy a tulajdonos következő visszatérésének 2. lépéséig maradnak.
rule-A-DMG-3 =
    A roncstelepen lévő hajók csak visszatéréssel kerülnek vissza az indítóállásra.
rule-A-DMG-4 =
    Javítás: javításonként válassz egyet: mozgass 1 saját hajót a felső roncstelepről a szerelőhajóra; végy
    le 1 sérülésjelölőt egy saját hajó pajzsikonjáról; végy le 1 sérülésjelölőt egy saját modulról.
rule-A-DMG-5 =
    Ha ezek egyike sem lehetséges, a javítás 1 GYP-t ad. A GYP nem vehető el, amíg van mit javítani.
rule-A-DMG-6 =
    Egy akció több javítása lehet ugyanaz a választás vagy különböző.
rule-A-DMG-7 =
    A szerelőhajón lévő hajók nem indíthatók.
rule-A-DMG-8 =
    Az eseménytől „megsérülő hajó” ugyanígy működik, bárhol van a hajó a játéktáblán.
rule-A-DMG-9 =
    Egy pajzsikon bárhol javítható, ahol a típus hajói vannak (játéktábla, indítóállás, roncstelep).

## A játék vége

rules-A-END = A játék vége
rule-A-END-1 =
    Ha egy pontjelölő eléri vagy túllépi a végpontjelölőt, kiváltódik a játék vége; azonnal vegyétek le az
    eseményjelölőt: több esemény nem történik.
rule-A-END-2 =
    Ha a kiváltás eseménykártya közben történik, fejezzétek be azt a lapot. Ha e kör végére esemény volt
    esedékes, de még nem kezdődött el, elmarad.
rule-A-END-3 =
    Az aktív játékos befejezi a kört; aztán minden játékosnak pontosan még egy köre van, annak is, aki
    kiváltotta. Körsorrendben, a következő játékostól.
rule-A-END-4 =
    A GYP sosem esik 0 alá, és nincs felső határa; 100 fölött a jelölő megfordul (+100).
rule-A-END-5 =
    1. Sávok: GYP az öt jelölő mindegyike mellett.
rule-A-END-6 =
    2. Fejlesztések: mindegyik a sávján elért szint szerint pontoz: 2. szint = 7, 3. szint = 10; 1. szint =
    4, szint nélkül = 0.
rule-A-END-7 =
    2b. (játékváltozat) különleges régiók, A-SPR-5.
rule-A-END-8 =
    3. Sérült modulok: egyenként -2 GYP (modulonként, nem jelölőnként). A sérült hajók nem kerülnek
    semmibe.
rule-A-END-9 =
    4. Páncélterem: minden megmaradt erőforrás, a taktikakártyát és az energiát is beleértve, annyit ér,
    amennyi a legmagasabb elért páncélterem értéke.
rule-A-END-10 =
    5. A nem sérült civilizációs modulok játék végi GYP-je.
rule-A-END-11 =
    6. 1 GYP minden vezetőért az űrállomáson.
rule-A-END-12 =
    6b. (játékváltozat) végzetkártyák, A-DES-3.
rule-A-END-13 =
    7. További GYP frakcióképességekből.
rule-A-END-14 =
    Az győz, akinek a legtöbb GYP-je van. Döntetlennél: a legtöbb modul; aztán a legtöbb erőforrás; aztán a győzelem közös. Az
    alapmodulok mindenkinél egyformák, ezért kimaradnak; az erőforrásokba mind a hat fajta beleszámít.
rule-A-END-15 =
    A játék végi modulok számlálása minden eldobás előtt történik; ugyanazok a taktikakártyák a
    páncélteremben és egy modulban is pontozhatnak (a kidolgozott példa is így tesz).
rule-A-END-16 =
    A behelyezett és az elfoglalt holdak, a fel nem használt jelzők és lapok semmit sem érnek, hacsak egy
    modul nem mondja.
rule-A-END-17 =
    Kiváltás után a vég nem váltódik ki újra, az utána elvesztett GYP semmin sem változtat, és mivel az
    eseményjelölő nincs többé, minden jelölőlépés elmarad (nincs bolygó, nincs esemény).

## Játékváltozat: különleges régiók

rules-A-SPR = Játékváltozat: különleges régiók
rule-A-SPR-1 =
    Válasszátok a 2 kvazárt vagy a 2 örvényt; minden más lapka előtt kerülnek az ① és ② mezőre (A-SET-5). A
    bolygók és bázisok száma nem változik.
rule-A-SPR-2 =
    Kvazárok: semmi sem indítható vagy mozgatható beléjük vagy rajtuk át, fosztogató sem; a távolságok
    megkerülik őket. Az A-SPR-6 szerint kvazárra tett fosztogató elhagyhatja (a szomszédaitól 1 a
    távolsága); az ott lévő S fosztogatók a rajtaütés hatótávolságánál rendesen számítanak; ott nem
    támadhatók meg.
rule-A-SPR-3 =
    Örvények: az örvénybe indított hajó megkapja a jutalmát. A kör elején az aktív játékos megkapja minden
    olyan örvény jutalmát, ahol legalább 1 hajója van (örvényenként egyszer, akárhány hajóval).
rule-A-SPR-4 =
    Az örvények egyébként közönséges régiók: lehetnek foglaltak, át lehet menni rajtuk, lehet bennük
    rajtaütés és harc, bármelyik hajóval.
rule-A-SPR-5 =
    A fejlesztések pontozása után minden játékos 1 GYP-t kap minden saját fejlesztéséért, amely különleges
    lapkával szomszédos, minden ilyen lapkáért.
# fine: word at
rule-A-SPR-6 =
    A véletlenszerű csillagködben kezdő fosztogatók ehelyett azon a különleges lapkán kezdenek, amely a
    dobott számot mutatja. Az ① lapka 1–3-at mutat, a ② lapka 4–6-ot; az előkészületek kockáinál is. Ha azt
    a lapkát másik osztály lezárja, a másikat kell használni; ha mindkettőt, dobjatok csillagködre, ahogy itt:
    A-RAI-6.
rule-A-SPR-7 =
    A kiegészítők ikonja figyelmen kívül hagyható.

## Játékváltozat: végzetkártyák

rules-A-DES = Játékváltozat: végzetkártyák
rule-A-DES-1 =
    Minden játékos 2-t kap; 1-et titokban megtart, a másikat úgy adja vissza, hogy senki sem látja.
rule-A-DES-2 =
    Minden lap két sávot mutat GYP-vel.
rule-A-DES-3 =
    A vezetők pontozása után fedjétek fel őket; minden célért a tulajdonos megkapja a GYP-jét, ha a jelölője
    az első azon a sávon, döntetlennél is. Mindkét cél pontozhat. A még 0. mezőn álló jelölő sosem első.

## Játékváltozat: kettő kettő ellen

rules-A-TEA = Játékváltozat: kettő kettő ellen
rule-A-TEA-1 =
    4 játékos két csapatban, a csapattársak egymás mellett ülnek; frakcióválasztás a szokásos módon. A játék
    az óramutató járása szerint halad.
rule-A-TEA-2 =
    Kezdőjátékos: a csapattársak egyesítik 6+6 kockájukat, és csapatként hasonlítják össze; a győztes csapat
    bal oldali játékosa kezd. A helyek számozása az óramutató járása szerinti; 1. csapat = 1., 2. hely; 2.
    csapat = 3., 4. hely. A játék balra halad, így a bal oldali csapattárs az óramutató járása szerint a
    későbbi (2. vagy 4. hely), és a körök rendje A, B, B, A.
rule-A-TEA-3 =
    Nincs csata, ha csak egy csapat hajói vannak az aktív régióban.
rule-A-TEA-4 =
    Egy csatában a csapattársak egy oldal: mindegyik a saját kockáit (legfeljebb 6), célzását és energiáját
    számolja, külön dob újra, aztán a kockák az összehasonlításhoz egyesülnek (legfeljebb 12).
rule-A-TEA-5 =
    Ha mindkét csapattárs részt vett és győznek, mindketten előrelépnek a hatalomsávon, és mindketten
    megkapják a fosztogatók jutalmát. Az a csapattárs, akinek nincs ott hajója, semmit sem kap.
rule-A-TEA-6 =
    Ha csapattársak együtt érnek jelzős mezőre: az aktív játékos dönti el, ki veszi el. Ha egyikük sem
    aktív, a körsorrendben korábbi; a másik 2 GYP-t kap. Ha eseménymezőket érnek el együtt, az
    eseményjelölő 2-t mozog.
rule-A-TEA-7 =
    A csapattársak nem ellenségek, de „más játékosnak” számítanak. Megoszthatják a rejtett információt.
    Ezért egy játékos a csapattárs kezét, megtartott felfedezésjelzőit, megnézett eseménykártyáit és
    végzetkártyáját is látja.
rule-A-TEA-8 =
    Körönként egyszer az aktív játékos elvehet a csapattárstól vagy adhat neki egyet ezek közül: 1 erőforrás
    (taktikakártya is), 1 be nem helyezett elfoglalt hold, 1 hatalomjelző, 1 felfedezésjelző. Mindkettőjüknek
    bele kell egyeznie.
rule-A-TEA-9 =
    Az első modul, amelyet az aktív játékos a körében szerez, a csapattársé lehet, aki akkor helyette
    előrelép.
rule-A-TEA-10 =
    Egy csapat végeredménye = kettejük összege. A nagyobb összeg győz; döntetlennél az A-END-14 a csapat
    összegeivel. A játék végét továbbra is egyetlen játékos jelölője váltja ki.
rule-A-TEA-11 =
    Az együtt vesztő csapattársak mindketten legyőzöttek (saját taktikai művelet, saját sérülés). A „más
    játékosra” szóló hatás irányulhat a csapattársra, a másik oldal „ellenségére” vagy „legyőzött
    játékosára” szóló nem.
rule-A-TEA-12 =
    A sérülés, a GYP, a korlátok, a raktár és az utolsó hajó szabálya játékosonként marad.

## Mit jelentenek a lapok és lapkák szövegei

rules-A-FX = Mit jelentenek a lapok és lapkák szövegei
rule-A-FX-1 =
    Ha egy szöveg nyereséget ad, azt kapod, amit megnevez: energiát, titánt, jeget, nanoszenet vagy
    kreditet. A taktikakártyát húzod. Alaperőforrásnál és bármilyen erőforrásnál egységenként választod
    meg a fajtát. A hold azt adja, amit a modul holdkimenetében lévő hold mutat.
rule-A-FX-2 =
    Fizetni valamiért szabadon választható. Előbb fizetsz, aztán kapsz, egyszer vagy legfeljebb annyiszor,
    ahányszor a szöveg mondja. Ahol holddal kell fizetni, ott a holdbemenetben lévő hold erőforrásaival
    fizetsz.
rule-A-FX-3 =
    Ahol a szöveg választást kínál, pontosan egy végrehajtható lehetőség jár.
rule-A-FX-4 =
    Annyi pontot kapsz, annyit javítasz és annyit lépsz egy sávon, amennyi a szövegben áll; bármely sáv egy
    választott sávot jelent. A korszerűsítés beépül. Felfedezésnél megnézed az obszervatórium halmát, és 1-et
    megtartasz (ha üres, semmi). Az események megnézése: A-ACT-3. Az eseményjelző a megadott számút lép.
rule-A-FX-5 =
    A toborzó hatás legfeljebb ennyi saját vezetőt hoz bármely régióból az űrállomásra, onnan is, ahol nincs
    hajód.
rule-A-FX-6 =
    A hatással elvett modul a felfedett modulokból való. A szöveg szerint a táblán álló ár, 1 vagy 2 egységgel
    kevesebb (0 alá nem), vagy semmi jár érte. Szabadon választható.
rule-A-FX-7 =
    Hajót építeni hatással szabadon választható. A szöveg szerint a rendes áron, 1 vagy 2 titánnal olcsóbban
    vagy ingyen, és lehet, hogy csak némelyik típusból. Fejlesztést építeni hatással ugyancsak szabadon
    választható (A-DEV-11).
rule-A-FX-8 =
    Ahol dolgok száma után kapsz valamit, számold meg őket, oszd el a megadott számmal (1, ha nincs megadva),
    kerekítsd lefelé, és annyiszor kapod, legfeljebb a megadott legtöbbször.
rule-A-FX-9 =
    Számolni lehet: egy fajta moduljait (alapmodulok nélkül); a fejlesztéseket; a saját hajókat (játéktábla,
    indítóállás, modulok, roncstelep); a kézben lévő taktikakártyákat; az űrállomáson lévő vezetőket; a
    behelyezett holdakat; a megszerzett, de be nem helyezett holdakat; a hatalomsáv mezőjét; a
    korszerűsítéseket; a 2. szinten álló sávokat; azokat a régiókat, ahol hajód van; a megbízott vezetőket (a saját
    fejlesztések vezetőszámainak összege); a sérült modulokat (alapmodulokkal).
rule-A-FX-10 =
    Némely hatás lapokat húzat, és közülük néhányat megtarthatsz. A fejlesztés felfrissítése egy használt
    fejlesztéskártyát képpel felfelé fordít. Holdat szerezni hatással szabadon választható: egy olyan bolygó
    legfelső holdja, ahol hajód van, vagy csak az aktív régióé, ha a szöveg így mondja; nyomtatott erőforrás
    nem. Hajót mozgatni hatással: 1 saját hajó a játéktáblán, a hatótávolsága és a megadott többlet;
    régiószabályok: A-LAU-9-től 11-ig; bárhol megállhat, kivéve ott, ahol már van saját hajód; ugrás megengedett.
rule-A-FX-11 =
    Tudományos modulok aktiválása hatással: A-RET-8. Modulok vétele hatással: A-BAS-5.
rule-A-FX-12 =
    Ahol minden játékos kap valamit, körsorrendben kapja. Ahol egy sáv vezetői kapnak valamit, azok a rajta
    legelöl állók, döntetlennél is, de a 0. mezőn álló nem.
rule-A-FX-13 =
    A hatások bónusz erőforrást (1-et, ha a szöveg mást nem mond) tesznek egy sávhoz tartozó bolygókra, a
    legújabb bolygóra, vagy annyi különböző, a játékos által választott régióba, ahányat a szöveg mond
    (bármely lerakott lapka vagy csillagköd).
rule-A-FX-14 =
    Ezek az asztali hatások pontosan a szövegük szerint történnek: fosztogató mozgatása, a kínálat egy
    oszlopának cseréje, nyomtatott erőforrás, modul sérülése, az ünnep, választás és modulsérülés minden
    játékosnak, az embargó, vezető egy véletlen csillagködbe, hajósérülés és taktikakártyák eldobása minden
    játékosnak, legfelső holdak elvétele, a fosztogatók vámja, a járvány, a szupernóva.
rule-A-FX-15 =
    Csatahatások: több kocka vagy célzás neked, mások kockái vagy célzása, saját kockák újradobása, kocka
    emelése, hajó megmentése, lopás, pont ellenséges hajónként, bármely játékos lezárhatja a csatát
    (körsorrendben, az aktív játékostól kérdezve; az első igen lezárja), ajánlat a lezárásra, követelés,
    tiltás, a fosztogatók távoznak, hajók a roncstelepről a szerelőhajóra. Az A-BAT-14, 15, 17 korlátai mindig
    érvényesek.
rule-A-FX-16 =
    A lapok kijátszhatók a saját körödben, bármely körben (az A-SID-7 alkalmain), vagy csatában: a
    diplomáciánál (2. lépés), az előkészületnél (3. lépés), a dobás után (a 4. lépés vége), győzelem vagy
    vereség után (5. lépés), vagy amikor hajók sérülnek (6. lépés).
rule-A-FX-17 =
    A tartós lapok ezek egyikét változtatják: a saját hajók hatótávolságát (a megadott számmal), a célzást, a
    kockákat (saját csatákban), egy képességet, a csatánként figyelmen kívül hagyott sérülést, azt, ami egy
    szövetségi bázison történik.
rule-A-FX-18 =
    A frakcióképesség megmondja, mikor hat; milyen gyakran (korlátlanul, körönként, csatánként vagy játékonként
    egyszer); nemet mondhat-e a tulajdonosa; milyen feltétellel vagy mi helyett. Ami csak egy értéket változtat,
    mindig érvényes. Modul aktiválása képességgel: egy nem sérült, dokkolóval rendelkező modul hajó és energia
    nélkül (az Elsődleges reaktor soha; a bemenet költségét ki kell fizetni). Az alkudozás 1 alaperőforrást
    másikra cserél. Az elvett erőforrást az választja, akitől elveszik, hacsak a szöveg nem a győztest mondja.
    Kétség esetén a képesség szövege dönt.
rule-A-FX-19 =
    Egy lap feltételének kijátszáskor kell teljesülnie: elég abból, amit számol, vagy legyőzött fosztogatók.
rule-A-FX-20 =
    „Ellenséges hajó”: más játékos (nem csapattárs) hajója vagy egy fosztogató.
rule-A-FX-21 =
    A frakcióképességek és a korszerűsítések különlegességei ekkor hatnak: ha legyőznek egy csatában (5.
    lépés); ha győzöl (5. lépés, a jutalom után); az előkészületnél (3. lépés); minden saját hajónál, amely
    sérülés miatt lekerül a játéktábláról, akkor is, ha a szerelőhajón köt ki; közvetlenül a visszatérés 2.
    lépése után; a mező saját vásárlása helyett; minden beépített modulnál; közvetlenül az indított hajó
    lerakása után; közvetlenül egy bolygó aktiválása után (A-ACT-1); közvetlenül azután, hogy a modul, amelyre
    hajót tettél, megadta a hatását; hold megszerzésekor vagy behelyezésekor; egy felépített fejlesztésed
    pontozása után; hajóért fizetés előtt; minden egyes javítás előtt, az 1 GYP-t adó előtt is; egy aktivált
    csillagköd mindkét része után; a visszatérés 1. lépésének bármely pillanatában; felfedezésjelző megtartása
    után; toborzáskor (mindig érvényes); valahányszor bármely játékos fejlesztése pontoz; mellékakcióként; a
    pontozás 7. lépésében; mindig.
rule-A-FX-22 =
    A csata részletei. A megmentett hajó egy szomszédos régióba mozog, ahová bemehet (az ottani saját hajók nem
    számítanak); ha nincs ilyen, marad, sérülés nélkül. Az újradobott kockákat addig kell dobni, amíg mind el
    nem éri a tulajdonos célzását. A lezárás ajánlata körsorrendben hangzik el; csak ha mindenki elfogadja,
    akkor kapja meg mindegyikük az erőforrást, és ér véget a csata. Követelni csak játékostól lehet; ha nincs
    más játékos a csatában, a lap nem játszható ki. A fosztogatók csak akkor távoznak, ha a csatában vannak; a
    csillagködre úgy kell dobni, ahogy itt: A-RAI-6, és nem lehet az aktív régió. Akinek semmije sincs, semmit
    sem ad; az általa választva odaadott taktikakártya is számít. Hogy lezárják-e, azt csak a csatában lévő
    játékosoktól kell megkérdezni.
rule-A-FX-23 =
    Az asztali hatások részletei. A mozgatott fosztogató 1 jelző, távolság: A-LAU-11, célpont: A-RAI-2, kvazár
    soha; magától nem következik belőle rajtaütés vagy csata, de az aktív régióban a 3. vagy 4. lépéskor álló
    fosztogató számít. Az oszlop cseréjénél egy oszlop választott moduljai a választott sorrendben a pakli
    aljára kerülnek, aztán feltöltés. A nyomtatott erőforrás minden, ami a választott bolygókra van nyomtatva.
    Ha egy 1 távolságra lévő ellenfél modulja sérül, a választott játékos választja ki a modult (A-MOD-13). Az
    embargó a titánt, jeget, nanoszenet és kreditet számolja. A fosztogatók vámja, minden játékos eldobása és
    választása: amije egy játékosnak nincs, arról nem szól a kérdés; amit egy játékos nem tud kifizetni, azt
    nem ajánlja fel. Minden hajó sérülése és a szupernóva csak játékosok hajóit éri, fosztogatót soha. Vezető
    egy véletlen csillagködbe: érintett játékosonként egy kocka.
rule-A-FX-24 =
    A modulok kockákat és célzást is adhatnak (A-MOD-15). Egy taktikakártya egy második alkalommal is
    kijátszható lehet, amikor egy esemény felfordul (A-TAC-10).
rule-A-FX-25 =
    Egy korszerűsítés különlegessége megmondja, mi történik és mikor (A-FX-21); feltétel egy modulra vagy
    modulfajtára szűkítheti. A típus minden hajójára külön működik, és csak arra a hajóra, amelyről szól:
    amelyik indult, dokkolt, elveszett, vagy jelen volt a megnyert csatában. Némely korszerűsítés ilyen hajónként
    vezetőket ad hozzá, itt: A-DEV-9. Másoknál, amíg ilyen hajó a csatában van, mások taktikakártyái nem
    csökkentik a gazdája célzását.
rule-A-FX-26 =
    A modul megmondja, mi aktiválja: csak hajó, hajó vagy energia, vagy semmi. Sérülésjelzőkkel is játékba
    kerülhet. Minden kerete bemenet, kimenet, bal fél vagy jobb fél, a pontjai pedig: A-MOO-11. A játék végén a
    nem sérült modul alapértéket és minden megszámolt dologért további értéket adhat (legfeljebb a megadott
    számig), 0 alá soha, a végső pontozás 5. lépésében.
rule-A-FX-27 =
    A frakciók változtathatják a költség titánrészét (0 alá soha), képességet adhatnak egy hajótípusnak
    (korszerűsítve vagy sem), toborozhatnak a saját hajótól legfeljebb ennyire lévő régiókban, minden
    tárolókorlátot változtathatnak, és más lehet a megszerzett holdak korlátja. A fosztogatók egy véletlen
    csillagködbe, a legújabb bolygóra vagy a legtöbb vezető bolygójára kerülnek (A-RAI-9). A sávok ikonjai:
    esemény, 1. szinttől 3. szintig, felfedezés, korszerűsítés, hatalomjelző, 1-es és 2-es páncélterem, kézkorlát
    6-tól 8-ig.
rule-A-FX-28 =
    Az alap bónusz erőforrások fajtáját elhelyezéskor egyenként kell megválasztani. Bónusz erőforrás sosem kerül
    kvazárra. Ha kevesebb lap van, mint amennyit húznod kell, húzd ki, ami van, és legfeljebb a megadott számút
    tartsd meg; az eldobottak nyilvánosak.

## Ahol a szabályok kétséget hagynak

rules-A-AMB = Ahol a szabályok kétséget hagynak
rule-A-AMB-1 =
    Az eseménysáv hossza, raktározási korlátok, modulárak, építési és fejlesztési költségek, sávmezők csak a
    táblákra vannak nyomtatva? Tervezettek, lásd a jeleket.
rule-A-AMB-2 =
    Választható VISSZATÉRÉS, ha nincs mi visszatérjen? Igen (A-TRN-4).
rule-A-AMB-3 =
    Átvezet-e egy út csillagködön, foglalt régión, üres mezőn? A-LAU-11.
rule-A-AMB-4 =
    Rajtaütnek-e a fosztogatók olyan aktív régión, ahol nem maradt hajó? Igen, szó szerint (A-RAI-4).
rule-A-AMB-5 =
    Két S fosztogató egy már a játéktáblán lévő osztály helyett: egy dobás vagy kettő? Egy dobás, ugyanaz a
    csillagköd (A-RAI-7).
rule-A-AMB-6 =
    A pajzsikon típusonkénti, hajó több van? A típus osztozik rajta, ahogy nyomtatva van (A-SHP-6).
rule-A-AMB-7 =
    Újra pontoz-e a keret GYP-je, ha a holdat lecserélik? Nem (A-MOO-11).
rule-A-AMB-8 =
    Az esemény, a raktár és a kézlimit sorrendje a kör végén? Előbb az esemény (A-TRN-6).
rule-A-AMB-9 =
    Jelölőlépések, amíg a jelölő nincs a sávon? Elvesznek (A-EVT-2).
rule-A-AMB-10 =
    A vég kiváltása, míg egy esemény esedékes / folyamatban van? Elmarad / befejeződik (A-END-2).
rule-A-AMB-11 =
    Három oldal, kettő a legjobbnál egyforma kockákkal áll, a harmadik alacsonyabb? Mind legyőzött
    (A-BAT-22).
rule-A-AMB-12 =
    A taktikai művelet és a közös győzelem jutalmainak sorrendje? A-BAT-25.
rule-A-AMB-13 =
    Van-e a Hajóépítő alapmodulnak félhold alakú kerete? Igen, a nyitott oldalán (A-MOD-11).
rule-A-AMB-14 =
    Fosztogatók kvazáron, bár senki sem mehet be? Oda kerülnek, elhagyhatják, ott sosem támadhatók meg
    (A-SPR-2).
rule-A-AMB-15 =
    A fejlesztések GYP-je 1. szinten és szint nélkül? 4 és 0 (A-END-6).
rule-A-AMB-16 =
    „Csak szállítóhajóval a bolygón” egy visszatérésben, ahol a hajók modulokra kerülnek? A szállítóhajónak
    még a játéktáblán kell lennie (A-RET-9).
rule-A-AMB-17 =
    Előrelépés egy sáv tetején? Elvész (A-TRK-11).
rule-A-AMB-18 =
    Egy közzétett lista 5 fejlesztéskártyát ír, a doboz 15-öt? 15 (fajtánként 3).
# fine: word at
rule-A-AMB-19 =
    A korábban közzétett szabályok 2 frakciót osztottak, a doboz 3-at? 3.
rule-A-AMB-20 =
    Korlátozza-e a kockalimit az energiáért vett kockákat? Igen, túlfizetni nem lehet (A-BAT-14).
rule-A-AMB-21 =
    Visszautasítható-e egy elfoglalt hold? Nem, de a saját körben azonnal elhagyható (A-MOO-2).
rule-A-AMB-22 =
    Mennyit ér a különleges régió pontozóikonja? 1 GYP, az ikonlista egyetlen értéke (A-SPR-5).
rule-A-AMB-23 =
    A pajzsjelölők a visszatérés 2. vagy utolsó lépésében kerülnek le? A 2. lépésben (A-RET-17).
rule-A-AMB-24 =
    Használható-e mellékakció csata közben? Igen, az aktív játékos által; akciókártya nem (A-TRN-8).
rule-A-AMB-25 =
    5 felfedezésjelző minden tudománymezőn, vagy összesen 5? Mindegyiken (A-SET-11).
rule-A-AMB-26 =
    Melyik csapattárs a „bal oldali” kettő kettő ellen? Bal, ahogy ülnek: az óramutató járása szerint
    későbbi (A-TEA-2).
rule-A-AMB-27 =
    „Néhány” taktikakártya kijátszható esemény közben, de egy sincs megnevezve? Tábori javítás (A-TAC-10).
rule-A-AMB-28 =
    Hold behelyezése „bármely pillanatban”, de esemény közben „nincs akció”? Esemény közben nem (A-TRN-8).
# fine: word choose
rule-A-AMB-29 = Visszautasítható-e annak a bázisnak a hatása (átváltás, építés), ahová indítottál? Nem: A-LAU-8; egy ottani választásnál egy lehetőséget veszel, és azt egészben végrehajtod.
rule-A-AMB-30 =
    Ki ismeri az elvett vagy követelt taktikakártyát? Aki adja, és aki kapja; a lapszámokat mindenki látja.
rule-A-AMB-31 =
    Üres az eseménypakli, és valaki lapokat nézhetne meg? A dobópaklit csak akkor kell megkeverni, ha lapot kell
    felfedni, megnézéshez soha.
rule-A-AMB-32 =
    A véget kiváltó esemény visszaállítása? Csak a lapot kell eldobni; a jelölő nincs többé (A-END-1).
# fine: sign -
rule-A-AMB-33 =
    A célzás és a kockák módosítói és felső határai? Adj össze mindent, aztán jön a határ: célzás 6 - 2 = 4,
    kockák 7 - 1 = 6.
rule-A-AMB-34 =
    Kevesebb kocka és vett kockák? Az 1-es legkisebb érték az energia előtt számít; minden energia hozzáad
    egy kockát.
rule-A-AMB-35 =
    Mikor számít a célzás; lapok az energia után? A dobáskor; az energiadöntés lezárja a játékos saját
    alkalmát; a később kapott, 6 fölötti kockák elvesznek, az energia nem jár vissza.
# fine: word cd, ta, tb
rule-A-AMB-36 =
    Távolságok mozgó hajó nélkül (TB08, TA10, CD08, F09)? Csillagködön és foglalt régión átmehetnek, kvazáron
    és üres mezőn soha; a kvazáron lévő fosztogató a szomszédaitól 1 távolságra van.
rule-A-AMB-37 =
    Mi számít a megvalósíthatóságba (A-LAU-8)? A felsorolás, ahogy írva van; a Követek bővítik, mely vezetők
    szerezhetők meg; lapok, jelzők, kiváltók és fejlesztések nem számítanak, de előtte használhatók.
# fine: word tl
rule-A-AMB-38 =
    Szövetségi engedély (TL06)? A bázis hatása után; két példány 2 kreditet ad.
rule-A-AMB-39 =
    A fő akció előtt épített hajó? Az indítóállás egyszer számít, minden mellékakció előtt (A-TRN-3).
rule-A-AMB-40 =
    Az örvények kör eleji jutalma? Bárki első alkalma előtt.
rule-A-AMB-41 =
    Későn megtöltött félhold alakú keret? Csak akkor fizet, ha a hold ott van, amikor a második szomszéd
    aktiválódik; e visszatérésben másik holdért nem fizet újra.
rule-A-AMB-42 =
    Útközben megjavított tudományos modulok? A sérülés és a fizethetőség ellenőrzése akkor történik, amikor
    az adott modulra kerül a sor.
rule-A-AMB-43 =
    Hold fizetségként esemény közben? Nem megengedett: csak tárolt erőforrás.
rule-A-AMB-44 =
    Kettő kettő ellen: átadott modul (A-TEA-9)? A kiváltók, a sérülés és a keretek a csapattárséi; az
    átadó első modulját használja el.
rule-A-AMB-45 =
    Melyik a legtöbb vezető bolygója? Az ott lévő vezetők és a bolygó saját fejlesztésének száma számít.
# fine: word cd, td
rule-A-AMB-46 =
    Elhelyezési dobások különleges lapkákkal? Minden dobás, amely fosztogatót lapról helyez el, a különleges
    lapkára megy, a pótmegoldás és a két S együtt is; TD05 és CD04 továbbra is csillagködre dob.
rule-A-AMB-47 =
    TE03 és a rajok, kvazárok? Egy S jelző leválasztható; kvazáron lévő fosztogató elmozgatható.
rule-A-AMB-48 =
    „Veszítesz”, „legyőznek” teljes egyenlőségnél? Érvényes: mindenki legyőzött.
# fine: word tb
rule-A-AMB-49 =
    Kit nevezhet meg a TB08? Bármelyik oldalt a csatában, önmagát és a fosztogatókat is.
rule-A-AMB-50 =
    Alkalmak a kör végén? Az utolsó mellékakciók az esemény előtt jönnek; az A-TRN-6 (1)–(3) része alkalom
    nélkül fut le.
rule-A-AMB-51 =
    Tábori javítás esemény közben? Csak javítás; a javításhoz kötött, szabadon választható képességek zárva
    maradnak.
rule-A-AMB-52 =
    A végpontjelölő elérése csatán belül? Azonnal kiváltódik; a csata és a kör folytatódik.
