### A játék szabályai, tételenként, a szabálykeresőhöz.

## Győzelem

rules-K-WIN = Győzelem
rule-K-WIN-1 =
    A saját befejező fázisod legvégén győzöl, ha az ellenfeled kolóniájában nincs lap.
rule-K-WIN-2 =
    A K-WIN-1 vizsgálata csak annak a játékosnak az ellenfelét (ellenfeleit) nézi, akinek a befejező
    fázisa véget ér. Akinek a saját kolóniája üres, abban a fázisban nem veszít.
rule-K-WIN-3 =
    Ha ennél a vizsgálatnál mindkét kolónia üres, az győz, akinek a befejező fázisa tart.
rule-K-WIN-4 =
    Az üres kolónia önmagában semmit sem állít meg: a játékos tovább cselekszik, megtartja kezét, asztalát
    és creditjeit.
rule-K-WIN-5 =
    Ha üres kolóniából kellene húzni vagy eldobni, egy lap sem mozdul, és ez önmagában nem jár
    büntetéssel.
rule-K-WIN-6 =
    Bárki bármikor feladhatja; a másik győz (többen: K-MULTI-9).

## Helyek

rules-K-ZONE = Helyek
rule-K-ZONE-1 =
    A kolónia a húzópaklid és az életed. Képpel lefelé van; senki sem nézheti meg, a tulajdonosa sem, de
    a lapok száma nyilvános. A sorrendje kötött: csak akkor változik, ha egy lap vagy akció keverést ír
    elő.
rule-K-ZONE-2 =
    A központ a kezed. Rejtett: csak a tulajdonosa láthatja, de a lapok száma nyilvános. A sorrend
    szabad.
rule-K-ZONE-3 =
    A hangárban az űrhajók állnak, rajtuk a fegyverzet és a beszállt legénység. Az űrhajók képpel
    felfelé vannak; a rájuk tett kifizetetlen lapok képpel lefelé, a kifizetettek képpel felfelé. Az
    űrhajók és a kifizetett lapok nyilvánosak; hogy mi egy kifizetetlen lap, azt csak az irányítója
    láthatja. A sorrend szabad.
rule-K-ZONE-4 =
    A kantinban az a legénység van, amely nincs űrhajón: a kifizetetlen képpel lefelé, a kifizetett
    képpel felfelé. Hogy ki mit láthat, az ugyanaz, mint itt: K-ZONE-3. A sorrend szabad.
rule-K-ZONE-5 =
    A felszínen a bázisok vannak, a fejlesztéseikkel: a kifizetetlenek képpel lefelé, a kifizetettek
    képpel felfelé. Hogy ki mit láthat, az ugyanaz, mint itt: K-ZONE-3; a fejlesztések száma nyilvános.
    A bázisok sorban állnak, balról jobbra a kijátszás sorrendjében, és sosem rendezhetők át.
rule-K-ZONE-6 =
    A szemétbe azok a lapok kerülnek, amelyek kifizetve hagyták el a játékot, az elhasznált események és
    megszakítások is. Képpel felfelé fekszenek, és bárki bármikor megnézheti őket. A sorrendjük kötött.
rule-K-ZONE-7 =
    A pusztulatba azok a lapok kerülnek, amelyek kifizetetlenül hagyták el a játékot, meg a kézből
    eldobott lapok és a lebombázott kolónialapok. Képpel lefelé fekszenek, és csak a tulajdonosuk
    láthatja őket; a lapok száma nyilvános. A sorrendjük kötött.
rule-K-ZONE-8 =
    A creditkészlet nyilvános szám, nem lapok helye.
rule-K-ZONE-9 =
    Egy lap mindig a tulajdonosa szemetébe / pusztulatába / központjába / kolóniájába kerül, bárki
    irányította is.
rule-K-ZONE-10 =
    Ha egy bázis elhagyja a felszínt, a többi megtartja egymáshoz viszonyított sorrendjét, és összezár.
rule-K-ZONE-11 =
    A pusztulat teteje = az utoljára hozzátett lap; alja = az elsőnek hozzátett lap. Ugyanígy a szemétnél.
rule-K-ZONE-12 =
    Az asztal saját fele, ahogy te látod: hozzád legközelebb a creditek, a kolónia, majd jobbra a felszín;
    mögötte a kolónia fölött a szemét, attól jobbra a kantin; legtávolabb a szemét fölött a pusztulat,
    attól jobbra a hangár. Ez csak megjelenítés.

## Tudnivaló

rules-K-INFO = Tudnivaló
rule-K-INFO-1 =
    Minden játékos bármikor megnézheti: hány lap van minden játékos kolóniájában, központjában, szemetében
    és pusztulatában, és mennyi creditje van mindenkinek.
rule-K-INFO-2 =
    Az asztalon képpel lefelé fekvő lapok száma és helye, a rajtuk lévő jelzők és a lapok állapota
    nyilvános.
rule-K-INFO-3 =
    A központod lapjait és az asztalon lévő kifizetetlen lapjaidat nem mutathatod meg más játékosoknak, és
    semmit sem mondhatsz róluk (többen: célozgatva sem).
rule-K-INFO-4 =
    Ha egy laphatás megnézet veled egy ismeretlen lapot, egyszer nézheted meg; másodszor nem, és
    jegyzetelni sem szabad. A lap egyszer, csak neked látszik, és a napló csak annyit mond, hogy valaki
    megnézte.
rule-K-INFO-5 =
    Az irányító mindig megnézheti az asztalon lévő saját kifizetetlen lapjait.
rule-K-INFO-6 =
    Az a lap, amelyet kifizetés, kijátszás vagy szemétbe kerülés felfedett, onnantól nyilvános; a
    pusztulatba tett lap mások elől rejtve marad, akkor is, ha korábban látták.

## Paklik

rules-K-DECK = Paklik
rule-K-DECK-1 =
    Hivatalos pakli: pontosan 45 lap.
rule-K-DECK-2 =
    Azonos nevű lapból legfeljebb 3 példány.
rule-K-DECK-3 =
    Négy ellentétes pár: ember és xeno, inszektoid és karnoplantusz, cerebrita és zarg, triciplita és
    űrcápa. Egy pakliban nem lehet egy pár mindkét fajából lap.
rule-K-DECK-4 =
    Ezért egy pakliban legfeljebb 4 faj lehet.
rule-K-DECK-5 =
    Minden lapnak pontosan egy faja, egy típusa, egy altípusa, egy ritkasága van.
rule-K-DECK-6 =
    Kezdő pakli: pontosan 30 lap, szabad választás. A szabálykönyv erre sem példányszámkorlátot, sem faji
    szabályt nem említ; kezdő módban csak a méret ellenőrzött.
rule-K-DECK-7 =
    Tanács, nem szabály: legalább a fele űrhajó, a többi egyenletesen elosztva a másik öt típus között; a
    legelső játékhoz szinte csak űrhajó.
rule-K-DECK-8 =
    A ritkaságnak a játékban nincs hatása. Jelek: hold = gyakori, bolygó = nem gyakori, nap = ritka,
    galaxis = ultraritka.
rule-K-DECK-9 =
    A kártyacsomagok aránya egy gyűjteményhez: harmadannyi bolygó jelű lap, mint hold jelű, tizedannyi nap
    jelű, mint hold jelű (30, 10, 3). Galaxis jelű lap sosincs kártyacsomagban; azok egy verseny első
    három helyezettjének díjai.
# fine: term base
rule-K-DECK-10 =
    A klánok (Galaktikus Kereskedelem, Acél Sasok, Gránit Kígyók) az alapkészletben csak rányomtatott
    jelek, szabályhatás nélkül.
rule-K-DECK-11 =
    A lap képe (megjelenítés): creditköltség balra fent, ritkaságjel jobbra fent, a név felül; a számok egy
    oszlopban balra lent, fentről lefelé sebesség, tűzerő, páncélzat, bombázás. Fegyverzeten és
    legénységen ugyanez az oszlop azt mutatja, ami az űrhajóhoz hozzáadódik; bázison a fejlesztési limitet
    és, ha van, a páncélzatot.

## Előkészület

rules-K-SETUP = Előkészület
rule-K-SETUP-1 =
    Minden játékos megkever egy paklit; az ellenfél emel. Ebből lesz a kolónia.
rule-K-SETUP-2 =
    Mindkét játékos dob egy kockával; az kezd, aki nagyobbat dobott (egyenlőnél újra kell dobni). A
    gyorstalpaló megengedi a pénzfeldobást is.
rule-K-SETUP-3 =
    Minden játékos 5 creditet kap, és 5 lapot húz.
rule-K-SETUP-4 =
    Minden játékos egyszer visszakeverheti az öt lapot a kolóniába, és 5 újat húzhat; a második kéz
    végleges. Az ellenfél emel. Nem kell bizonyítani, hogy rossz volt a kéz.
rule-K-SETUP-5 =
    Az újrakeverés sorrendje: a kezdőjátékos dönt először; a döntések nyilvánosak, a kezek nem láthatók.
rule-K-SETUP-6 =
    A játék közben minden keverés után az ellenfélnek joga van emelni; emelés után a pakli nem keverhető
    újra. Egy programban az emelés semmin sem változtat.
rule-K-SETUP-7 =
    Bevételi lépcső, két játékos: a játék első négy körének bevétele 1 (kezdőjátékos), 2, 3, 4; a játék
    ötödik körétől fejenként 5. A kezdőjátékos tehát 1, aztán 3, aztán 5…; a másik 2, aztán 4, aztán 5…
    creditet kap.
rule-K-SETUP-8 =
    A játék első körében a kezdőjátékos nem indíthat támadást. A második játékos a saját első körében
    támadhat.

## Körök

rules-K-TURN = Körök
rule-K-TURN-1 =
    Egy kör a kezdő fázis elejétől a befejező fázis végéig tart; utána az ellenfél köre jön.
rule-K-TURN-2 =
    A fázisok sorrendje: 1 kezdő, 2 fő, (3 harc, egyszer sem vagy többször, a fő fázison belül), 4
    befejező.
rule-K-TURN-3 =
    Alapvetően csak az aktív játékos cselekszik a saját körében; a másik megszakításokkal, képességekkel,
    csapda kifizetésével és védőként.
rule-K-TURN-4 =
    A befejező fázis végét be kell jelenteni: a napló közli.

## Kezdő fázis

rules-K-START = Kezdő fázis
rule-K-START-1 =
    Legelőször az aktív játékos megkapja a bevételt: 5 creditet (lépcső: K-SETUP-7; többen: K-MULTI-5).
rule-K-START-2 =
    Aztán az aktív játékos kifizetett lapjainak „kezdő fázis” hatásai érvényesülnek, abban a sorrendben,
    amelyet az a játékos megnevez.
rule-K-START-3 =
    Aztán kezdő megszakítások játszhatók ki, az aktív játékos az első.

## Fő fázis

rules-K-MAIN = Fő fázis
rule-K-MAIN-1 =
    Ingyen kijátszhatsz egy bázist a felszínre, egy legénységet a kantinba vagy egy fegyverzetet az
    egyik űrhajódra, képpel lefelé, kifizetetlenül
rule-K-MAIN-2 =
    Ingyen indíthatsz támadást, és megnevezed a célpontját (K-ATK)
rule-K-MAIN-3 =
    Ingyen levehetsz összesen két fejlesztést a bázisaidról (egyről vagy kettőről): 1 CR-t kapsz
rule-K-MAIN-4 =
    A lap költségéért kijátszhatsz egy eseményt, egy megszakítást vagy egy űrhajót, képpel felfelé,
    azonnal kifizetve
rule-K-MAIN-5 =
    A lap költségéért kifizetheted egy kifizetetlen bázisodat (csapdát nem), legénységedet vagy
    fegyverzetedet (rakétát nem): végleg képpel felfelé fordul
rule-K-MAIN-6 =
    1 creditért egy fejlesztést tehetsz az egyik bázisodra; ezzel az akcióval körönként és bázisonként
    legfeljebb kettőt. A laphatások nem számítanak bele
rule-K-MAIN-7 =
    1 creditért húzhatsz egy lapot
rule-K-MAIN-8 =
    2 creditért megnézheted a kolóniád felső öt lapját: egyet a központodba veszel, aztán megkevered a
    kolóniát, és az ellenfél emel
rule-K-MAIN-9 =
    2 creditért a központodba veheted a pusztulatod alsó lapját, de csak amíg a kolóniádban öt vagy
    kevesebb lap van
rule-K-MAIN-10 =
    Ha a kolóniában ötnél kevesebb lap van, a K-MAIN-8 mindet megnézi; ha egy sincs, szabálytalan. A
    K-MAIN-9 akciójához lap kell a pusztulatban. A K-MAIN-7 akciójához lap kell a kolóniában.
rule-K-MAIN-11 =
    A credit sosem megy 0 alá: az az akció, amelyet nem tudsz teljesen kifizetni, szabálytalan.
rule-K-MAIN-12 =
    Egy harc után a fő fázis folytatódik; egy körben több támadás is lehet.
rule-K-MAIN-13 =
    Nincs olyan akció, amellyel az asztalon lévő saját lapjaidat áthelyezheted, eldobhatod vagy
    visszaveheted.
rule-K-MAIN-14 =
    Fejlesztés bármelyik bázisodra tehető, kifizetetlenre vagy kifizetettre, és a limit fölé is.
rule-K-MAIN-15 =
    Fejlesztés kifizetett bázisról is eladható (K-MAIN-3). A bázis kifizetett marad, és a K-BASE-4 szerint
    rögzített X nem változik.
rule-K-MAIN-16 =
    Bázisnak, legénységnek vagy fegyverzetnek nincs külön „képpel felfelé” kijátszása: ha kifizetve akarod
    játékba hozni, játszd ki lefelé (K-MAIN-1), és fizesd ki (K-MAIN-5), ha úgy tetszik, ugyanabban a fő
    fázisban. Képpel lefelé és kifizetetlenül csak ez a három típus lehet.
rule-K-MAIN-17 =
    A fő fázis befejezése önálló akció; egy utolsó lehetőséget nyit meg (K-STACK-13 w4).

## A lapok állapotai

rules-K-STATE = A lapok állapotai
rule-K-STATE-1 =
    Az asztalon egy lap aktív (egyenesen áll), használt (90 fokkal elfordítva) vagy sérült (180 fokkal).
rule-K-STATE-2 =
    Minden lap aktívan kerül játékba.
rule-K-STATE-3 =
    Az „aktív” mint feltétel azt jelenti: kifizetett és egyenesen áll; kivétel: kifizetetlen, egyenesen álló
    legénység beszállhat (K-CREW-5).
rule-K-STATE-4 =
    Egy űrhajó lövéstől, visszalövéstől és bombázástól lesz használt; bármely lap használt vagy sérült
    lesz, ha ilyen fordítási költségű képességét alkalmazzák. Fordítási költséget (használt, sérült,
    feláldozás) csak aktív lap fizethet.
rule-K-STATE-5 =
    Feláldozás mint költség: tedd az (aktív) lapot a szemétbe.
rule-K-STATE-6 =
    Az eltalált űrhajó vagy bázis a sebzés szabályai szerint lesz sérült (K-DMG-2, K-DMG-3).
rule-K-STATE-7 =
    A befejező fázisodban minden elfordított lapod egy lépést visszafordul: sérültből használt,
    használtból aktív. Más nem fordít vissza lapot, csak laphatás.
rule-K-STATE-8 =
    Ezért az ellenfél körében megsérült űrhajó a következő köröd után még csak használt, és az azutáni
    után aktív.
# fine: term return fire
rule-K-STATE-9 =
    Használt és sérült űrhajó nem támadhat, nem védekezhet, nem lőhet, nem lőhet vissza, nem bombázhat.
rule-K-STATE-10 =
    Egy kifizetett lap állandó hatásai minden állapotban élnek, hacsak a lap nem mondja: „amíg aktív”.
rule-K-STATE-11 =
    A súlyosabb állapot az enyhébb helyébe lép; a már sérült lap sérült marad.

## Kifizetett és kifizetetlen

rules-K-PAID = Kifizetett és kifizetetlen
rule-K-PAID-1 =
    Az űrhajót, az eseményt és a megszakítást kijátszásakor fizeted ki; ha nem tudod, nem játszhatod ki.
rule-K-PAID-2 =
    Csak bázis, legénység és fegyverzet játszható ki képpel lefelé és kifizetetlenül. A kijátszása ingyen
    van.
rule-K-PAID-3 =
    A kifizetetlen lapnak semmi hatása sincs, sem alkalmazható szövege, számai vagy faja. Elfoglalja a
    helyét (férőhely, felszíni sor).
rule-K-PAID-4 =
    Minden lapot egyszer kell kifizetni; attól fogva képpel felfelé van, amíg játékban marad.
rule-K-PAID-5 =
    Egy lap kifizetésének bejelentésekor a költséget ki kell fizetni, és a lap azonnal látszik; kifizetettnek
    akkor számít, amikor a kifizetés végrehajtódik (K-STACK-7).
rule-K-PAID-6 =
    „Megsemmisül”: a kifizetetlen lap a pusztulatba kerül, a kifizetett a szemétbe.

## Űrhajók

rules-K-SHIP = Űrhajók
rule-K-SHIP-1 =
    Az altípus a méret: felderítő 1, vadászgép 2, cirkáló 3, romboló 4.
rule-K-SHIP-2 =
    Egy űrhajón a fegyverzet és a legénység együtt nem haladhatja meg a méretét.
rule-K-SHIP-3 =
    Mindig képpel felfelé van, és kijátszásakor ki kell fizetni. Már abban a körben támadhat.
rule-K-SHIP-4 =
    Az az űrhajó, amelynek szövege szerint „a hangárlimitnél N méretűnek számít”, az N értéket csak a
    hangárlimithez használja, a férőhelyéhez nem.
rule-K-SHIP-5 =
    Ha egy hatás a hordozott lapok száma alá csökkenti a férőhelyet, az irányító kiválasztja a fölösleget,
    és az megsemmisül.

## Fegyverzet

rules-K-EQP = Fegyverzet
rule-K-EQP-1 =
    Képpel lefelé játszható ki egy saját űrhajódra, amelyen van szabad férőhely. Sosem kerül át másik
    űrhajóra.
rule-K-EQP-2 =
    Kifizethető a fő fázisodban bármikor, vagy egy olyan harc kifizetés lépésében, amelyben az űrhajója
    részt vesz; rakéta csak a kifizetés lépésben.
# fine: term base
rule-K-EQP-3 =
    A szöveg és a számok bónuszai úgy számítanak, mintha az űrhajóra volnának nyomtatva; a szöveg
    fordítási költsége az űrhajót fordítja el. Az „alapérték” hatásai nem nézik a bónuszokat.
rule-K-EQP-4 =
    Az űrhajójával együtt megsemmisül.
rule-K-EQP-5 =
    A kifizetett rakéta a kifizetés lépés végén hat (K-PAY-4), és a leszerelés lépésben a szemétbe kerül.
    A kifizetetlen rakéta marad.
rule-K-EQP-6 =
    Más kifizetett fegyverzet kifizetett marad.

## Legénység

rules-K-CREW = Legénység
rule-K-CREW-1 =
    Képpel lefelé játszható ki a kantinba.
rule-K-CREW-2 =
    Kifizethető a fő fázisodban bármikor, vagy a kifizetés lépésben, ha egy abban a harcban lévő űrhajó
    fedélzetén van.
rule-K-CREW-3 =
    Csak egy űrhajó fedélzetén hat, mintha az űrhajóra volna nyomtatva, az utasok kivételével (K-CREW-4).
rule-K-CREW-4 =
    A kifizetett utas a kantinban alkalmazhatja a szövegét. Beszállhat egy űrhajóra is, de ott nem lehet
    költségként használttá vagy sérültté fordítani. A saját fordítási költsége az utast fordítja el, nem
    egy űrhajót. Az utas nyomtatott számbónuszai csak fedélzeten számítanak.
rule-K-CREW-5 =
    Csak egy harc felszerelés lépésében száll be, csak a benne részt vevő űrhajóra, és csak ha a legénységi
    lap egyenesen áll; kifizetetlen legénység is beszállhat.
rule-K-CREW-6 =
    A leszerelés lépésben vissza kell térnie a kantinba: használt vagy sérült űrhajó fedélzetéről
    használtan, aktív űrhajóról aktívan; a kifizetett kifizetett, a kifizetetlen kifizetetlen marad.
rule-K-CREW-7 =
    Az űrhajójával együtt megsemmisül.
rule-K-CREW-8 =
    Amíg fedélzeten van, nincs a kantinban: kantinbeli lapként nem bombázható (K-BOMB-8).

## Bázisok

rules-K-BASE = Bázisok
rule-K-BASE-1 =
    Képpel lefelé játszható ki a felszíni sorod jobb végére.
rule-K-BASE-2 =
    Nyomtatott számok: fejlesztési limit; épületen és bunkeren páncélzat is.
rule-K-BASE-3 =
    Csak a saját fő fázisodban fizethető ki (csapda: K-BASE-8), és csak ha legalább annyi fejlesztés van
    rajta, mint a limit. A fejlesztések rajta maradnak (de lásd K-MAIN-15).
rule-K-BASE-4 =
    X limit: akárhány tehető rá (nulla is); kifizetésekor X = az akkori fejlesztések száma, végleg
    rögzítve.
rule-K-BASE-5 =
    ? limit (csak csapda): akárhány tehető rá, hatás nélkül; merő blöff. A limit 0-nak számít.
rule-K-BASE-6 =
    Kutatás: kifizetésekor hat, aztán a szemétbe kerül.
rule-K-BASE-7 =
    Épület és bunker: képpel felfelé marad; hatása tart, amíg játékban van.
rule-K-BASE-8 =
    Csapda: csak a bombázás lépésben fizethető ki, amikor éppen ez a bázis a célpont, és az összbombázás
    legalább 2 (K-BOMB-10). A számmal adott limitnek is teljesülnie kell. Hatás, aztán szemét.
rule-K-BASE-9 =
    Kifizetetlen bázis: 2 bombázás megsemmisíti. Kifizetett bázis: annyi, amennyi a páncélzata.
rule-K-BASE-10 =
    Az a kifizetett bázis, amely bármely fázisban sebzést kap, azonnal megsérül. 0 páncélzatnál
    megsemmisül.
rule-K-BASE-11 =
    A játékból kikerülő lapon lévő jelzők elvesznek.

## Események

rules-K-EVT = Események
rule-K-EVT-1 =
    Csak a saját fő fázisodban játszható ki, üres veremnél, ha nincs harc.
rule-K-EVT-2 =
    Kijátszáskor fizeted ki; hat, aztán a szemétbe kerül.
rule-K-EVT-3 =
    A négy altípusnak nincs külön időzítési szabálya; más lapok hivatkoznak rájuk.

## Megszakítások

rules-K-INT = Megszakítások
rule-K-INT-1 =
    A saját és az ellenfél körében is kijátszható; kijátszáskor fizeted ki; hat, aztán a szemétbe kerül.
rule-K-INT-2 =
    A kezdő megszakítás csak kezdő fázisban játszható ki (bárkiében).
rule-K-INT-3 =
    A harci megszakítás csak harc fázisban játszható ki.
rule-K-INT-4 =
    A reakció bármikor kijátszható.
rule-K-INT-5 =
    Az általános megszakítás csak fő fázisban játszható ki (bárkiében), a támadás célpontjának
    megnevezése utáni lehetőséget is beleértve (K-ATK-6), a harcban később nem.
rule-K-INT-6 =
    Játékban lévő lapok képességei, valamint bázisok, legénység és fegyverzet kifizetései megszakításnak
    számítanak. Nem megszakításlapok.

## Blöffölés

rules-K-BLUFF = Blöffölés
rule-K-BLUFF-1 =
    A központod bármely lapja, típusától függetlenül, kijátszható képpel lefelé, mintha bázis, legénység vagy
    fegyverzet volna, és úgy is fejleszthető vagy szállhat be.
rule-K-BLUFF-2 =
    Az ilyen lap azon a helyen sosem fizethető ki. Ha megsemmisül, látatlanban a pusztulatba kerül.
rule-K-BLUFF-3 =
    Semmi sem árulhatja el, sem felkínált akció, sem hibajelzés, sem időzítés, hogy egy lefordított lap
    igazi-e; csak az irányítója látja, kifizethető-e.

## A verem

rules-K-STACK = A verem
# fine: word lifo
rule-K-STACK-1 =
    A bejelentett akció vagy megszakítás egy veremben vár, amíg válaszolnak rá; az utoljára bejelentett
    hat elsőnek, aztán visszafelé (LIFO).
rule-K-STACK-2 =
    A költségek nem fordulnak meg: minden lapot a bejelentésekor kell kifizetni.
rule-K-STACK-3 =
    Az ellenfél akciójára válaszul kijátszott megszakítás az akció előtt hat.
rule-K-STACK-4 =
    Ha egy játékos több megszakítást játszik ki, miközben az ellenfele semmit sem tesz, az a játékos
    választja meg, milyen sorrendben hassanak. Ha a lebontás egy játékos több szomszédos tételéhez ér, és
    köztük a másiké nem áll, az a játékos nevezi meg a sorrendjüket; alapesetben az utoljára betett jön
    elsőnek. Az az akció, amelyre válaszolnak, nem része az ilyen sornak, és mindig utolsó.
rule-K-STACK-5 =
    Elsőbbség: egy játékos közönséges akciója után a másik játékos válaszolhat elsőnek (egy támadás
    bejelentésének saját lehetősége van, K-ATK-6); a sebzési lehetőségnél (K-FIRE-9) a lövő játékost
    kell először kérdezni. Minden új tétel után a másik játékost kell kérdezni. Két egymás utáni
    passzolás elindítja a lebontást. A tételek lebontása közben senkit sem kell kérdezni, hacsak maga a
    tétel nem kérdez.
rule-K-STACK-6 =
    A célpontokat és a választásokat bejelentéskor kell megtenni, hacsak a lap mást nem mond. Az a lap,
    amely végrehajtáskor már elvesztette a célpontját, hatástalan, kikerül a játékból, költsége
    elvész.
rule-K-STACK-7 =
    Bázisok, legénység, fegyverzet és képességek kifizetései a veremben hajtódnak végre, mint a
    megszakítások.
rule-K-STACK-8 =
    „Semlegesít”: a célpont hatás nélkül a veremből a szemétbe kerül; költsége elvész.
rule-K-STACK-9 =
    „Semlegesíts egy megszakítást”: csak a veremben lévő megszakításlapot célozhat, kifizetést, képességet
    vagy önmagát sosem.
rule-K-STACK-10 =
    Az a semlegesítő lap, amelynek saját célpontja már semlegesítve van vagy végrehajtódott, nem tesz
    semmit.
rule-K-STACK-11 =
    Nem lehet válaszolni ezekre: kötelező lépések (bevétel, limitek, visszafordítás, páncélzat helyreállítása,
    győzelem vizsgálata), a lövés részeként való használttá fordítás, leszerelés.
# fine: word re; sign -
rule-K-STACK-12 =
    Kidolgozott példa (hivatalos számokkal, ahol vannak): a támadó Cobra Flash lapja, 5-2-3-0, lő rá:
    Holdimádó, 4-1-3; a Holdimádó visszalövést jelent be. Támadó: Extra találat (+1 tűzerő). Védő:
    Durmacél célterelő, 1 CR (+1 páncélzat). Támadó: Felsőbb parancs, 2 CR, a Durmacél célterelőre. Védő:
    Felülbírálás, 2 CR (= a Felsőbb parancs költsége), a Felsőbb parancsra. Mindketten passzolnak.
    Lebontás: a Felülbírálás semlegesíti a Felsőbb parancsot; a Durmacél célterelő 4-re emeli a páncélzatot;
    az Extra találat 3-ra emeli a tűzerőt; sebzés: a Holdimádónak 4 - 3 = 1 marad, és túléli; a Cobra
    Flash lapnak 3 - 1 = 2. Mindkettő használttá válik.
rule-K-STACK-13 =
    Egy kör lehetőségei, sorrendben; mindegyiknél az elsőnek megnevezett játékost kell először kérdezni, aztán a
    K-STACK-5 érvényes. w1 kezdő fázis, K-START-2 után: kezdő és reakció megszakítások, képességek, az aktív
    játékos az első. w2 minden fő fázisbeli akció bejelentése után, mielőtt hat: általános és reakció
    megszakítások, képességek, a másik játékos az első. Húzás, keresés (K-MAIN-8, K-MAIN-9), fejlesztés,
    eladás és egy lap képpel lefelé kijátszása azonnal megtörténik, w2 nélkül. w3 a támadás lehetősége,
    K-ATK-6. w4 amikor az aktív játékos befejezi a fő fázist: mint w2, a másik játékos az első. Ha közben
    tétel került elő, utána a fő fázis folytatódik. w5 harcban: ha a beszállás kész, és minden játékos
    kifizetései után: harc és reakció megszakítások, képességek, a támadó az első. w6 a tüzelés lépés
    elején és minden lövésváltás után: mint w5. w7 a sebzési lehetőség, K-FIRE-9. w8 mielőtt a bombázás
    hat, K-BOMB-4. w9 befejező fázis, K-END-2 előtt: reakció megszakítások és képességek, az aktív játékos
    az első.
rule-K-STACK-14 =
    Az a megszakítás, amelynek szövege egy pillanatot nevez meg (egy lövés, egy bejelentett támadás, egy
    éppen kijátszott lap), csak annál a lehetőségnél játszható ki, amelyben az a pillanat tart.

## Támadás

rules-K-ATK = Támadás
rule-K-ATK-1 =
    Csak az aktív játékos, a saját fő fázisában, és nem a K-SETUP-8 által tiltott körben.
rule-K-ATK-2 =
    A célpont, elsőnek megnevezve: az ellenfél kolóniája, az ellenfél központja, egy legénység az ellenfél
    kantinjában, vagy egy bázis az ellenfél felszínén. Kifizetetlen legénység és bázis is lehet célpont.
    Űrhajó sosem célpontja támadásnak.
rule-K-ATK-3 =
    Egy támadás indítása 0-ba kerül, plusz bármely érvényes támadási díj (például Aknagyűrű: darabja +1); a
    díjat a bejelentéssel együtt kell kifizetni, különben a támadás szabálytalan.
rule-K-ATK-4 =
    A bejelentéshez legalább egy aktív űrhajó kell. A központ üresen is lehet célpont; a kolónia is.
rule-K-ATK-5 =
    Az álcázás (K-ABIL-2) nem véd a támadástól: akit megtámadnak, azt nem lap célozza.
rule-K-ATK-6 =
    A célpont megnevezése után mindkét játékos még kijátszhat általános megszakításokat, és alkalmazhatja
    lapok különleges képességeit, a támadó az első. Magára a bejelentésre ez az egyetlen válasz; kifizetés
    itt nem lehetséges. Ha mindketten passzoltak, kezdődik a felszerelés lépés, és onnantól a harc fázis
    végéig csak harc és reakció megszakítások (és képességek) alkalmazhatók.
rule-K-ATK-7 =
    Ha a megnevezett célpont a bombázás előtt elhagyja a helyét, a harc folytatódik, de bombázás nem
    lehetséges; űrhajó nem nevezhető meg bombázónak, lopakodás (K-ABIL-6) nem alkalmazható, és az űrhajók
    maradnak, ahogy vannak.
rule-K-ATK-8 =
    Ha a támadónak a kifizetés lépés kezdetén nincs űrhajója a harcban, a harc egyenesen a leszereléshez
    ugrik.
rule-K-ATK-9 =
    A lépések sorrendje: 1 felszerelés, 2 kifizetés, 3 tüzelés, 4 bombázás, 5 leszerelés.

## Felszerelés

rules-K-RIG = Felszerelés
rule-K-RIG-1 =
    A támadó kijelöli, mely aktív űrhajók támadnak (legalább egy).
rule-K-RIG-2 =
    A támadó a saját kantinjából egyenesen álló legénységet szállíthat be ezekre az űrhajókra (K-SHIP-2).
rule-K-RIG-3 =
    Aztán a védő eldönti, védekezik-e, és mely aktív űrhajókkal.
rule-K-RIG-4 =
    A védő egyenesen álló legénységet szállíthat be azokra az űrhajókra. Az a legénység is beszállhat,
    amely a támadás célpontja.
rule-K-RIG-5 =
    Később űrhajó nem csatlakozhat, csak lap által.
rule-K-RIG-6 =
    Ha nincs védekező űrhajó: a kifizetés lépés után rögtön a bombázás jön; tüzelés lépés nincs.

## Kifizetés

rules-K-PAY = Kifizetés
rule-K-PAY-1 =
    Először a támadó kifizet bármennyi kifizetetlen legénységet és fegyverzetet az ebben a harcban lévő
    saját űrhajóin, amennyit akar, és ezzel végzett.
rule-K-PAY-2 =
    Aztán a védő ugyanezt teszi az ebben a harcban lévő saját űrhajóin. Nincs váltakozás, nincs visszalépés.
rule-K-PAY-3 =
    Amit most nem fizettek ki, az ebben a harcban később nem fizethető ki. Rakéta csak itt fizethető ki.
rule-K-PAY-4 =
    A lépés vége: minden kifizetett rakéta és minden „a kifizetés végén” hatás ugyanabban a pillanatban
    történik. Előbb a választások jönnek, a támadó, aztán a védő, majd mind együtt hat.
rule-K-PAY-5 =
    A K-PAY-4 által megsemmisült űrhajók utána együtt kerülnek le; az itt megsemmisülő űrhajó saját rakétája
    még célba ér.
rule-K-PAY-6 =
    Ha K-PAY-4 után az egyik oldalnak nem maradt űrhajója, a tüzelés lépés kimarad.

## Tüzelés

rules-K-FIRE = Tüzelés
rule-K-FIRE-1 =
    Részt vesznek: mindkét oldal aktív űrhajói ebben a harcban. Érvényes sebesség = nyomtatott + bónuszok,
    minden döntés előtt újraszámolva.
rule-K-FIRE-2 =
    A kezdeményezés azé az oldalé, amelynek a leggyorsabb aktív űrhajója van; egyenlő sebességnél a támadó
    számít gyorsabbnak.
rule-K-FIRE-3 =
    A kezdeményező oldal egy olyan aktív űrhajójával cselekszik, amely minden aktív ellenséges űrhajónál
    gyorsabb (a támadóé: legalább olyan gyors). Ha több ilyen van, szabadon választ közülük.
rule-K-FIRE-4 =
    Cselekvés = lövés egy ellenséges űrhajóra ebben a harcban, vagy olyan képesség alkalmazása, amely a
    lövés helyébe lép (lopakodás).
rule-K-FIRE-5 =
    Ehelyett passzolhat is; akkor a másik oldal leggyorsabb aktív űrhajója (egyenlők közül választása
    szerint) egyszer cselekedhet, ami után a passzoló űrhajó oldalát a K-FIRE-2 szerint újra kell nézni.
rule-K-FIRE-6 =
    Ha mindkét oldal egymás után passzol, vagy egyetlen aktív űrhajó sem cselekedhet ellenséges ellen, a
    tüzelés véget ér. Az az oldal, amelyik soron van, de nincs aktív űrhajója, passzolónak számít.
rule-K-FIRE-7 =
    Az az űrhajó, amelyre lőnek, bejelenti, visszalő-e, vagy ehelyett képességet (lopakodás) alkalmaz. Csak
    aktív űrhajó teheti. Ha nem teszi, aktív marad, így később a saját sorában cselekedhet, és maga
    választhat célpontot.
rule-K-FIRE-8 =
    Az az űrhajó is visszalő, amelyet ez a lövés megsemmisít.
rule-K-FIRE-9 =
    Sebzési lehetőség: a sebzés előtt harc és reakció megszakítások és képességek alkalmazhatók, a lövő
    játékos az első (K-STACK-5).
rule-K-FIRE-10 =
    Sebzés: a célpont annyi páncélzatot veszít, amennyi a lövő tűzereje; ha visszalőtt, a lövő annyi
    páncélzatot veszít, amennyi a célpont tűzereje. Mindkettő egyszerre.
rule-K-FIRE-11 =
    Aztán a lövő használttá válik; a visszalövő űrhajó használttá válik; amelyik nem lőtt vissza, aktív marad.
rule-K-FIRE-12 =
    Aztán a 0 páncélzatú űrhajók a szemétbe kerülnek, mindennel, ami rajtuk van (K-PAID-6).
rule-K-FIRE-13 =
    Utána: újra K-FIRE-2 a még aktív űrhajók között. Egy űrhajó egy tüzelés lépésben legfeljebb egyszer
    cselekszik, hacsak egy lap vissza nem fordítja.
rule-K-FIRE-14 =
    A lépés vége: a harcban minden űrhajó, amelyet legalább egy találat ért (legalább 1 páncélzatot
    veszített), megsérül, bármilyen állapotú is.
rule-K-FIRE-15 =
    0 tűzerejű űrhajó lőhet vagy visszalőhet; az nem találat.
rule-K-FIRE-16 =
    Egy lövésváltás, lépésről lépésre: (1) bejelentik a lövőt, a célpontot és nehézfegyverzetnél a megvett
    pontokat; (2) sorozatlövésnél bejelentik az elosztást; (3) a célpont, sorozatlövésnél minden aktív
    űrhajó, amelyre sebzés jutott, visszalövést jelent be (saját nehézfegyverzettel, sorozatlövés
    elosztásával), lopakodást vagy semmit; (4) sebzési lehetőség; (5) a tűzerőket újra le kell olvasni: ha
    egy sorozatlövés összege változott, a gazdája a különbséget hozzáteszi vagy leveszi a már megnevezett
    űrhajók között; (6) megnevezik a kötelékek elosztását, a harc védője az első; (7) minden sebzés
    egyszerre, fordítás, veszteségek (K-FIRE-10..12).
rule-K-FIRE-17 =
    Sorozatlövésből olyan űrhajó is kaphat sebzést, amelyre nem lőttek, és amelyikre lőttek, kaphat 0-t;
    csak az az űrhajó válaszolhat, amelyre lőttek, és azok, amelyekre sebzés jutott.

## Bombázás

rules-K-BOMB = Bombázás
rule-K-BOMB-1 =
    A támadó a harcban még aktív saját űrhajói közül bármelyeket kijelölheti bombázó űrhajónak. Ugyanabban a
    pillanatban bombáznak; összbombázás = összeg; nem osztható el.
rule-K-BOMB-2 =
    0 bombázású űrhajó megnevezhető, de nem tesz hozzá semmit.
rule-K-BOMB-3 =
    A bombázó űrhajók a lépés végén lesznek használtak. (Az a csapda, amely „egy űrhajót” semmisít meg, még
    játékban találja őket.)
rule-K-BOMB-4 =
    Mielőtt a bombázás hat, harc és reakció megszakítások és képességek alkalmazhatók, a támadó az első.
rule-K-BOMB-5 =
    A célpont kolónia: a védő ennyi lapot tesz, egyenként, a saját kolóniája tetejéről a saját
    pusztulatába. Nincs küszöb.
rule-K-BOMB-6 =
    A célpont központ: ha az összbombázás legalább 2, a védő pontosan egy lapot tesz, a védő választása
    szerint, a központból a pusztulatba; 2 alatt semmi sem történik. Harconként sosem több egy lapnál.
rule-K-BOMB-7 =
    A célpont legénység: legalább 2 összbombázástól megsemmisül (K-PAID-6); 2 alatt semmi.
rule-K-BOMB-8 =
    Ha a célpont legénység az 1. lépésben beszállt egy űrhajóra, nincs a kantinban, és nem bombázható.
rule-K-BOMB-9 =
    A célpont kifizetetlen bázis: legalább 2-től megsemmisül, a pusztulatba kerül; 2 alatt semmi.
rule-K-BOMB-10 =
    A célpont kifizetetlen csapda: legalább 2-nél a védő most kifizetheti (költség, számmal adott limit).
    Felfordul, hat, és K-BOMB-9 helyett a szemétbe kerül. A titok megőrzéséért (K-BLUFF-3) a védőt meg kell
    kérdezni minden így bombázott kifizetetlen bázisnál, akár csapda, akár nem.
rule-K-BOMB-11 =
    A célpont kifizetett bázis: legalább a maradék páncélzatától megsemmisül, a szemétbe kerül; kevesebbtől
    annyi páncélzatot veszít, és ha az legalább 1, megsérül.
rule-K-BOMB-12 =
    Sikeres bombázás = legalább egy lap elhagyta a kolóniát vagy a központot, vagy a legénység / bázis
    megsemmisült. A K-BOMB-10 szerint kifizetett csapda is sikeresnek számít.
rule-K-BOMB-13 =
    A kifizetett bázison a bombázás sebzése a páncélzat helyreállításáig tart (K-END-4), így egy kör két
    bombázása összeadódik.
rule-K-BOMB-14 =
    A csapda nem teszi meg nem történtté a bombázást: a bázis így is, úgy is elveszett, és a megsemmisült
    bombázó űrhajók már bombáztak. Csapdában a „bombázó űrhajók” a K-BOMB-1 szerint megnevezettek.

## Leszerelés

rules-K-DIS = Leszerelés
rule-K-DIS-1 =
    A legénység visszatér a kantinba (K-CREW-6).
rule-K-DIS-2 =
    A kifizetett fegyverzet kifizetett marad; a kifizetett rakéták a szemétbe kerülnek.
rule-K-DIS-3 =
    „A harc végéig” tartó hatások most érnek véget. Aztán a fő fázis folytatódik.

## Űrhajók kulcsszavai

rules-K-ABIL = Űrhajók kulcsszavai
rule-K-ABIL-1 =
    Egy kulcsszó alkalmazása mindig szabadon választható, és csak bejelentés kell hozzá. A harci kulcsszavak
    csak akkor alkalmazhatók, amikor az űrhajó sora jön (cselekszik, vagy rálőnek).
rule-K-ABIL-2 =
    Álcázás: senki lapja vagy képessége nem választhatja célpontul, a tulajdonosáé sem. Nem célzás: ami
    minden űrhajóra hat, a rá kijátszott vagy beszállt fegyverzet és legénység, és az űrhajó, amelyet a
    saját irányítójának kell veszteségként kijelölnie (Chazma töltet). Rendesen lehet rá lőni;
    sorozatlövés sebzéséből csak akkor kaphat, ha valóban rá lőnek, vagy neki válaszolnak.
# fine: term return fire
rule-K-ABIL-3 =
    Gyorstüzelés: az az űrhajó, amelyre lő, nem lőhet vissza (és ehelyett lopakodást sem alkalmazhat).
rule-K-ABIL-4 =
    Sorozatlövés: sebzése, visszalövéskor is, elosztható a harcban lévő ellenséges űrhajók között; egy része
    kiosztatlan maradhat. Minden aktív űrhajó, amelyre az elosztásból sebzés jutott, visszalőhet rá, mind
    ugyanabban a lövésváltásban.
rule-K-ABIL-5 =
    Kötelék: amit egy ellenséges űrhajó a harcban egy kötelék űrhajódra sebez, azt eloszthatod a harcban
    lévő kötelék űrhajóid között; egyik űrhajó sem kaphat többet a páncélzatánál; minden maradék az eredeti
    űrhajón marad. Sorozatlövéssel elosztott lövés ellen nem alkalmazható. Csak az az űrhajó válaszolhat,
    amelyre lőttek, akárhová kerül a sebzés.
rule-K-ABIL-6 =
    Lopakodás: a tüzelés lépésben lövés helyett vagy visszalövés helyett azonnal bombáz, és használttá válik.
    Csak támadó teheti. Minden lopakodó bombázás külön bombázás, saját összeggel. Válaszként a sebzés előtt
    bombáz, és nem sebez. Csapdák szempontjából önálló bombázás lépés, amelyben ez az űrhajó az egyetlen
    bombázó; tűzszerészet nem adható hozzá.
# fine: term base
rule-K-ABIL-7 =
    Nehézfegyverzet: amikor lő vagy visszalő, fizess +1 tűzerőnként 2 CR-t, a harc végéig; az eredmény nem
    lehet több az alap tűzerő kétszeresénél. Az ár nyomtatott ábrája sérült (K-DISC-6).
rule-K-ABIL-8 =
    Javítás: ha sebzés miatt sérült lenne, ehelyett használttá válik.
# fine: term base
rule-K-ABIL-9 =
    Tűzszerészet: a bombázás lépésben tégy akárhány lapot a saját kolóniád tetejéről a pusztulatodba:
    mindegyik +1 bombázás a harc végéig; az eredmény nem lehet több az alap bombázás kétszeresénél.
rule-K-ABIL-10 =
    A K-ABIL-7/9 felső határai a minden bónusz utáni összeget mérik a nyomtatott érték kétszereséhez; ha a
    bónuszok már elérik, a kulcsszó semmit sem ad hozzá.
rule-K-ABIL-11 =
    A kétszer megszerzett kulcsszó egyszer hat.
rule-K-ABIL-12 =
    Űrhajók, fegyverzet, legénység és bázisok különleges képességei bármely fázisban alkalmazhatók, hacsak a
    szöveg nem korlátozza; minden alkalmazás megszakításnak számít.

## Befejező fázis

rules-K-END = Befejező fázis
rule-K-END-1 =
    Az aktív játékos lapjainak „befejező fázis” hatásai, abban a sorrendben, amelyet az a játékos megnevez;
    aztán a w9 lehetőség (K-STACK-13). Minden további lehetőség nélkül zajlik.
rule-K-END-2 =
    Ha a központodban 5 lapnál több van, tégy választásod szerinti lapokat a pusztulatodba, amíg 5 marad.
rule-K-END-3 =
    Ha űrhajóid mérete együtt meghaladja a 12-t, tégy választásod szerinti űrhajókat a szemétbe, amíg
    legfeljebb 12 lesz. Aztán a 20 feletti creditből 20 lesz.
rule-K-END-4 =
    Minden játékos minden játékban lévő űrhajója és bázisa visszakapja teljes páncélzatát.
rule-K-END-5 =
    Elfordított lapjaid egy lépést visszafordulnak (K-STATE-7).
rule-K-END-6 =
    „A kör végéig” tartó hatások véget érnek. Győzelem vizsgálata, K-WIN-1. Következő játékos.
rule-K-END-7 =
    A limiteket csak itt kell nézni: a kör közben az 5 feletti központ, a 12 feletti hangár és a 20 feletti
    credit szabályos.
rule-K-END-8 =
    A hangárlimit miatt szemétbe tett űrhajó viszi magával a fegyverzetét (K-EQP-4).

## Sebzés

rules-K-DMG = Sebzés
rule-K-DMG-1 =
    Egyetlen lap vagy játékos egyetlen értéke sem megy 0 alá (költség, számok, fejlesztési limit, credit).
rule-K-DMG-2 =
    A harcon kívül sebzett űrhajó azonnal megsérül; 0 páncélzatnál megsemmisül.
rule-K-DMG-3 =
    Harcban a tüzelés lépés végén lesz sérült (K-FIRE-14), a kifizetés lépés találataitól is. Ha a tüzelés
    lépés kimarad, ez közvetlenül a bombázás előtt történik.
rule-K-DMG-4 =
    Az az űrhajó, amelyet e pont után ér találat ugyanabban a harcban, a bombázás lépés végén lesz sérült.
rule-K-DMG-5 =
    A harcban 0 páncélzatra lőtt űrhajó azután a lövésváltás vagy egyidejű hatás után semmisül meg, amelytől
    a találat érte.
rule-K-DMG-6 =
    Egy páncélzatbónusz a maradék és a teljes páncélzatot egyaránt növeli. Amikor véget ér, a teljes
    páncélzat csökken, és a maradék legfeljebb az új teljes érték lesz, de sosem 1 alatti: pusztán egy bónusz
    elvesztése nem semmisít meg.
rule-K-DMG-7 =
    A „semmisíts meg” nem nézi a páncélzatot. Az „előzz meg N sebzést” az űrhajót érő következő sebzést
    csökkenti N ponttal; a 0-ra csökkentett sebzés nem találat.

## Meghatározások

rules-K-DEF = Meghatározások
rule-K-DEF-1 =
    Aktív: kifizetett és egyenesen áll.
# fine: term base
rule-K-DEF-2 =
    Alapérték: a nyomtatott szám, más lapok, jelzők és hatások nélkül.
rule-K-DEF-3 =
    Célpont: egy kiválasztott játékban lévő lap vagy egy játékos.
rule-K-DEF-4 =
    Creditköltség: amit egyszer ki kell fizetni, hogy egy lap kifizetett legyen.
rule-K-DEF-5 =
    Ellenfél: a másik játékos; többszemélyes játékban az általad választott szomszéd.
rule-K-DEF-6 =
    Támadó / védő: aki támad, és akit támadnak; az általuk irányított lapok is.
rule-K-DEF-7 =
    Irányító: aki most parancsol egy lapnak.
rule-K-DEF-8 =
    Játékban lévő: bármely lap a hangárban, a kantinban vagy a felszínen, a kifizetetlen is.
rule-K-DEF-9 =
    Jelző: jel egy lapon, a fejlesztések is.
rule-K-DEF-10 =
    Kijátszott: az asztalon lévő lapok, és az éppen ható események / megszakítások.
rule-K-DEF-11 =
    Megsemmisül: K-PAID-6.
rule-K-DEF-12 =
    Semlegesítve: K-STACK-8.
rule-K-DEF-13 =
    Sikeres bombázás: K-BOMB-12.
rule-K-DEF-14 =
    Tulajdonos: akinek a paklijából a lap indult.

## Általános szabályok

rules-K-GEN = Általános szabályok
rule-K-GEN-1 =
    A lap szövege erősebb ennél a leírásnál.
rule-K-GEN-2 =
    A költségcsökkentések 0-nál megállnak.
rule-K-GEN-3 =
    Ha egy lap több játékost cselekedtet, az cselekszik először, aki kijátszotta.
rule-K-GEN-4 =
    A „-hat, -het” szabadon választható; egyébként tedd meg, amennyit csak lehet.
rule-K-GEN-5 =
    Az irányítás átvétele megőrzi az állapotot, a sebzést, a jelzőket és a lapra tett lapokat; a lap az új
    irányító megfelelő helyére kerül.
rule-K-GEN-6 =
    Egy pillanatnyi szám = nyomtatott szám + minden érvényes bónusz és levonás, aztán legalább 0; az állandó
    hatások és a tartós bónuszok feltételeit (ha) folyamatosan kell nézni, az egyszeri hatások feltételeit
    a hatás végrehajtásakor. Aztán jönnek a K-ABIL-7/9 felső határai a kulcsszó saját nyereségére.
rule-K-GEN-7 =
    Több, ugyanabban a pillanatban kiváltott hatás: az aktív játékos sorba rakja és végrehajtja előbb minden
    sajátját, aztán a másik játékos (többen: az óramutató járása szerint). Kivétel: K-PAY-4 valóban
    egyidejű.
rule-K-GEN-8 =
    A „minden űrhajód” elemre „a kör végéig” tartó hatás azokra az űrhajókra is kiterjed, amelyeknek az
    irányítását csak később veszed át abban a körben.
rule-K-GEN-9 =
    Az a lap, amelyhez célpont kell, csak akkor játszható ki, ha van szabályos célpont. A célpont nélküli
    kijátszást a játék elutasítja, a lap nem vész kárba.

## Három és több játékos

rules-K-MULTI = Három és több játékos
rule-K-MULTI-1 =
    A körök az óramutató járása szerint haladnak; az emelés azzal ellentétesen.
rule-K-MULTI-2 =
    Csak a két szomszédodat támadhatod.
rule-K-MULTI-3 =
    Az a lap, amely ellenfelet mond, az általad választott szomszédra hat.
rule-K-MULTI-4 =
    A saját első körében senki sem támadhat.
rule-K-MULTI-5 =
    Nincs lépcső: az első körtől mindenki 5 creditet kap.
rule-K-MULTI-6 =
    Az asztali beszéd és az alku szabad, de K-INFO-3 érvényes. Az alkut semmi sem kényszeríti ki.
rule-K-MULTI-7 =
    Kiesés: egy játékos befejező fázisának végén a játékosnak minden olyan szomszédja kiesett, akinek üres a
    kolóniája.
rule-K-MULTI-8 =
    Győztes: az a játékos, aki a legtöbb játékost kiejtette; egyenlőségnél, aki tovább maradt játékban. A játék
    addig tart, amíg egy marad.
rule-K-MULTI-9 =
    A kiejtés azé a játékosé, akinek a bombázása, lapja vagy akciója az utolsó kolónialapot elvitte; ha a
    kiesett maga tette, senkié. A feladó játékos senkinek sem számít.
rule-K-MULTI-10 =
    A kiesett játékos lapjai kikerülnek a játékból; az irányított, de nem saját lapok a tulajdonosuk
    szemetébe kerülnek; a szomszédok egymás szomszédai lesznek.
rule-K-MULTI-11 =
    Ha két játékos marad, a játék a K-MULTI-2..9 szerint megy tovább.
rule-K-MULTI-12 =
    A megszakítások elsőbbsége az elsőnek kérdezett játékostól az óramutató járása szerint jár körbe;
    mindenkinek egymás után passzolnia kell. Bármely játékos kijátszhat megszakítást, nem csak szomszéd.

## Egyszerűsített harcrendszer

rules-K-SIMC = Egyszerűsített harcrendszer
rule-K-SIMC-1 =
    Nincs sebesség, nincs visszalövés. A játékosok felváltva lőnek, egyszerre egy űrhajóval, a támadó az
    első, minden űrhajó egyszer; akinek nincs olyan űrhajója, amely még nem lőtt, kimarad. Egy játékos
    lemondhat a lövésről; két egymás utáni lemondás befejezi a lépést, és az a támadó űrhajó, amely nem lőtt,
    és találat sem érte, bombázhat.
rule-K-SIMC-2 =
    A megsemmisült űrhajók csak a tüzelés lépés végén kerülnek le, így minden űrhajó leadja a sebzését akkor
    is, ha már 0 páncélzata van.
rule-K-SIMC-3 =
    Sebességre vagy visszalövésre hivatkozó lap nem lehet a pakliban. Az, hogy van sebessége, nem
    hivatkozás.
rule-K-SIMC-4 =
    Sorozatlövés és lopakodás szabályos marad; csak a visszalövési felük érvénytelen.
rule-K-SIMC-5 =
    Versenyen sosem alkalmazható.

## Egyszerűsített faji korlátozások

rules-K-SIMS = Egyszerűsített faji korlátozások
rule-K-SIMS-1 =
    1. szint: bármely faj, ellentétesek is, de legfeljebb négy faj. 2. szint: nincs korlátozás. Mindkét
    játékosnak ugyanaz a szint. A pakli mérete és a 3 példányos korlát marad.
rule-K-SIMS-2 =
    Versenyen sosem alkalmazható.

## Versenyek

rules-K-TOUR = Versenyek
rule-K-TOUR-1 =
    Svájci fordulók; az első négy jut a döntő szakaszba.
rule-K-TOUR-2 =
    Elődöntők: 1. a 4. ellen és 2. a 3. ellen, három-három játék; a győztesek aztán három játékot játszanak
    az első helyért; a vesztesek játszhatnak hármat a harmadikért.
rule-K-TOUR-3 =
    „Három játék” = a több győzelem a háromból; két győzelemnél megáll.
rule-K-TOUR-4 =
    Játékonként egy óra; időtúllépéskor a bíró nevezi meg a győztest; egy játék sosem döntetlen.
# fine: word program
rule-K-TOUR-5 =
    A program bírója időtúllépéskor: több kolónialap; aztán több credit; aztán a saját űrhajók nagyobb
    összpáncélzata; aztán az a játékos, aki nem kezdett.
rule-K-TOUR-6 =
    A bírónak mindig igaza van; a panaszok ideje lejár, ha új játék kezdődött.
rule-K-TOUR-7 =
    A svájci fordulók száma = a játékosok számának kettes alapú logaritmusa, felfelé kerekítve, győzelmenként 1 pont, az erőnyerő győzelemnek számít,
    rangsor a pontok, aztán az ellenfelek pontjai, aztán sorsolás szerint.
rule-K-TOUR-8 =
    Csak hivatalos szabályok: 45 lap, teljes harc, teljes faji szabály.

## Kezdő mód

rules-K-BEG = Kezdő mód
rule-K-BEG-1 =
    30 lapos pakli (K-DECK-6). 5 lap, 5 credit, pénz vagy kocka. Újrakeverés nincs.
rule-K-BEG-2 =
    A bevétel minden körben 5, az elsőben is (az első körben tehát 10 CR).
rule-K-BEG-3 =
    A játék első körében a kezdőjátékos nem támadhat.
rule-K-BEG-4 =
    Csak űrhajók vesznek részt; szövegük nem számít; csak a költség és a négy szám. A kéz többi lapja csak
    eldobásra jó.
rule-K-BEG-5 =
    Három akció van: egy űrhajó kijátszása a költségéért; egy lap húzása 1 CR-ért; támadás.
rule-K-BEG-6 =
    Célpontok: kolónia vagy központ. A központ bombázásának nincs küszöbe: egy lap, bármennyi a bombázás,
    és akárhány az űrhajó.
rule-K-BEG-7 =
    A védő lemondhat a védekezésről; a támadók akkor bombáznak, és használttá válnak.
rule-K-BEG-8 =
    Tüzelés: szigorúan a legnagyobb sebességű űrhajó lő következőnek, egyenlőnél a támadóé (nincs szabad
    sorrend, nincs formális passzolás; egy játékos lemondhat a további tüzelésről). Visszalövés és a harc
    végi sebzés mint a hivatalos játékban.
# fine: word re
rule-K-BEG-9 =
    A kör vége: minden páncélzat helyreáll, a saját űrhajók egy lépést visszafordulnak, a kéz 5-re csökken.
    Hangár- és creditlimitről nincs szó: egyik sem él.
rule-K-BEG-10 =
    A játék azonnal véget ér, ha egy kolónia üres; a tulajdonosa veszít.
rule-K-BEG-11 =
    Ajánlott út: csak űrhajók, aztán fegyverzet és események, aztán a többi a hivatalos szabályokkal. Van egy
    „kezdő plusz” mód: 30 lap, minden hivatalos szabály.

## A nyomtatott szabályok olvasata

rules-K-DISC = A nyomtatott szabályok olvasata
rule-K-DISC-1 =
    A Holdimádó tűzereje a mintajátékban 1, a tüzér példája szerint mégis lelőhetné ezt: Marduk Kurios
    (páncélzat 2). Marad az 1 tűzerő.
rule-K-DISC-2 =
    Az „aktív” meghatározása: kifizetett és egyenesen áll, a példában mégis kifizetetlen legénység száll be.
    K-STATE-3.
rule-K-DISC-3 =
    Egy fegyverzet képességszövege az űrhajót fordítja el, miközben a lapoknak saját állapotuk is van. A
    fegyverzet saját állapotát nem alkalmazzuk.
rule-K-DISC-4 =
    A használt lapok balra / jobbra fordítása fejezetenként más: csak megjelenítés.
rule-K-DISC-5 =
    A visszalövés a gyorstalpalóban „utána”, a hivatalos szövegben „együtt” van: ugyanaz az eredmény, mert az
    elvesző űrhajó válaszolhat.
rule-K-DISC-6 =
    A nehézfegyverzet szövegében az ár egy alig olvasható kép. A fő fázis akcióinak listáján ugyanez a kép áll
    annál a két akciónál, amely 2 creditbe kerül, ezért 2 a valószínű ár; az 1 nem zárható ki (K-ABIL-7).
rule-K-DISC-7 =
    A szabálykönyv bármely fázisban engedi a képességeket, a harci képességeket mégis csak akkor, amikor az
    űrhajó sora jön. A másodikat a nyolc kulcsszó különös eseteként olvassuk (K-ABIL-1), az elsőt a lapok
    szövegének szabályaként (K-ABIL-12).

## Pontosítások

rules-K-CLAR = Pontosítások
rule-K-CLAR-1 =
    A lövő vagy a célpont a sebzési lehetőségnél megsemmisül: A sebzés előtt megsemmisült űrhajó nem sebez, és
    nem kap sebzést; az élő lövő ettől még használttá válik, az élő visszalövő is, ha az ellenfele a visszalövés
    bejelentése után veszett el; sorozatlövésnél csak az elveszett űrhajó része vész el. K-FIRE-8 a
    visszalövést csak éppen az ellen a lövés ellen védi.
rule-K-CLAR-2 =
    A verem lebontása után a w1, w3, w4, w5, w6, w8 és w9 lehetőség újra kérdez, az elsőnek megnevezett
    játékostól, amíg üres veremnél mindketten passzolnak. A w2 és a w7 nem: a várakozó akció vagy lövés
    utolsó tételként végrehajtódik.
rule-K-CLAR-3 =
    Egy lehetőségen belül sosincs kifizetés; a 21. szakasz szava érvénytelen.
rule-K-CLAR-4 =
    Válasz a kifizetés lépés kifizetéseire és csapda kifizetésére: A kifizetés lépés kifizetései azonnal
    hatnak, w5 az egyetlen válasz; egy csapda kifizetése a w7-hez hasonló lehetőséget nyit, a támadó az
    első, mielőtt a csapda hat.
rule-K-CLAR-5 =
    Az X-et akkor kell kiszámolni, amikor a kifizetés végrehajtódik (K-PAID-5): egy saját Munkásraj
    közben megemelheti.
rule-K-CLAR-6 =
    Lopakodás és lehetőségek: w8 minden alkalommal megnyílik; a lopakodó válasz bejelentésekor bombáz (a
    K-FIRE-16 3. lépése), csapdával együtt, a sebzési lehetőség előtt.
rule-K-CLAR-7 =
    A w5 (beszállás után, minden játékos kifizetései után) a 21. szakasz döntési pontjainak listájára
    tartozik.
rule-K-CLAR-8 =
    A w2 közben kijátszott űrhajó, fegyverzet vagy legénység: Ott nem választható célpontul; az olyan
    feltételek, mint „N űrhajót irányítasz”, nem számolják bele.
rule-K-CLAR-9 =
    Kifizetés szabályos célpont nélkül: A kifizetés mindig szabályos, a célpont nélküli résznek nincs hatása
    (K-GEN-4). Az így kifizetett csapda is kifizetettnek számít: szemét, K-BOMB-12.
rule-K-CLAR-10 =
    Több hatású lapok, ahol csak az egyiknek nincs célpontja: Kijátszható, ha bármely hatás tehet valamit;
    K-GEN-9 csak azt a lapot utasítja el, amelynek minden hatásához hiányzó célpont kellene.
rule-K-CLAR-11 =
    Birodalmi mozgósítás, Hidrogénlakoma: szám = „minden”: A szám = minden nem célzás; az álcázott űrhajók is
    visszafordulnak.
rule-K-CLAR-12 =
    Visszacsapás és Fedező hadmozdulat álcázás ellen vagy álcázottra: a tüzelő űrhajó nem választott, ezért a
    Visszacsapás hat. Az átirányított lövés megválasztja az új űrhajóját: álcázott nem választható.
rule-K-CLAR-13 =
    Teljes összeomlás: A hatás áll (K-STACK-9); kifizetéseket és képességeket nem érint.
rule-K-CLAR-14 =
    Blöff mint „fegyverzet” vagy „legénység”: A kifizetetlen lap az ellenfél minden hatása szempontjából a
    helye típusának számít, különben elárulná magát; az irányítója saját lapjainál (Gyorsprototípus) a valódi
    típus számít.
rule-K-CLAR-15 =
    Sorozatlövő űrhajó, amely semmit sem oszt el: A sorozatlövés csak akkor számít alkalmazottnak, ha más
    űrhajóra is jutott sebzés, mint amelyikre lőttek, vagy egy része kiosztatlan maradt.
rule-K-CLAR-16 =
    Sorozatlövéses válasz, amely egy harmadik, aktív űrhajónak okoz sebzést: Igen, egyszer; válasz válaszára nincs
    válasz.
rule-K-CLAR-17 =
    Sorozatlövéses válasz a lövő kötelékére, és a rakéták sebzése: A kötelék csak lövést és visszalövést oszt
    el, szövegek sebzését sosem, rakétáét sem.
rule-K-CLAR-18 =
    „Előzz meg N sebzést”, ha több a következő sebzésnél: A fel nem használt pontok megmaradnak, amíg el nem
    fogynak, vagy a kimondott vég el nem jön.
rule-K-CLAR-19 =
    Megelőzött sebzés és több találat egy lövésváltásban: Egy pillanat minden sebzése összeadódik, a
    megelőzés egyszer jön le az összegből.
rule-K-CLAR-20 =
    Nehézfegyverzet és későbbi bónusz: a K-ABIL-7 felső határa minden pillanatban érvényes (K-GEN-6); az
    utóbb levágott nyereségért fizetett credit elvész.
rule-K-CLAR-21 =
    Pestisrakéta olyan legénységre, amely a kifizetés lépés végén hat: Legénységre és fegyverzetre ugyanaz: az
    ott megsemmisülő lap a saját hatását még megteszi.
# fine: word bombed, successfully
rule-K-CLAR-22 = Olyan űrhajóról szóló szöveg, amely bombázott, ha a bombázó a csapdától vész el: Az űrhajónak (vagy a rajta lévő lapnak) a csapda után is játékban kell lennie; az olyan űrhajóról szóló szöveg, amely egy másikat megsemmisített, ezt már kimondja.
rule-K-CLAR-23 =
    K-ATK-7, „az űrhajók maradnak, ahogy vannak”: hacsak nem lőnek; a tüzelés folytatódik (O5).
rule-K-CLAR-24 =
    A fajzat- és sikerkiváltások sorrendje: Ugyanaz a pillanat, K-GEN-7.
rule-K-CLAR-25 =
    „Megsemmisült” vagy csak a szemétbe tett: Az ilyen űrhajó nem semmisült meg: nincs Biztosított hajótest,
    nincs Kártérítés; a rajta lévő lapok a K-PAID-6 szerint mennek.
rule-K-CLAR-26 =
    Az irányítást váltó űrhajóval megy a rajta lévő kifizetetlen lapok irányítása is: az új irányító
    megnézheti és kifizetheti őket; a kupacok a tulajdonoséi maradnak (K-ZONE-9). A régi irányító továbbra is
    ismeri őket; mások semmit sem látnak.
rule-K-CLAR-27 =
    Felülbírálás: nyomtatott költség vagy kifizetett ár: A célpont költsége a célpontért valóban kifizetett ár, a
    Felülbírálás saját kedvezménye előtt; a Kivásárlás X értéke: az űrhajó nyomtatott költsége.
rule-K-CLAR-28 =
    A kör első űrhajója után kifizetett Flottaakadémia: Az első űrhajó elmúlt, ebben a körben nincs
    kedvezmény; a számolás a kört nézi, nem a Flottaakadémiát.
rule-K-CLAR-29 =
    „Utoljára megsemmisült”, ha két űrhajó ugyanabban a pillanatban vész el: Az irányító választ.
rule-K-CLAR-30 =
    Beszállt Orákulum: A feláldozás fedélzeten is tilos.
rule-K-CLAR-31 =
    Az új irányítás alá került lap szövege az új irányítójához szól (Kereskedőbárka, Magfutár). Az olyan
    számlálások, mint „körönként kétszer”, a lappal maradnak.
# fine: word develop
rule-K-CLAR-32 =
    Fejlesztések, ha nincs bázis játékban: (a Nagy hadmozdulat választása): választható és hatástalan, a
    develop jegyzete szerint; választásokra K-GEN-9 akkor nem vonatkozik.
# fine: word attack, tax
rule-K-CLAR-33 = Állandó „ellenfél” szövegek két szomszéddal: a támadás díjai, a küszöbök és a kupola minden támadó ellen hatnak; választott szomszéd csak egyszeri hatásnál van.
# fine: word enemy
rule-K-CLAR-34 =
    Enemy_* kiválasztók három vagy több játékosnál: Laponként egy szomszédot kell bejelentéskor megnevezni, és
    a lap minden „ellenfél / ellenséges” szava őt jelenti; harcban mindig a másik oldal.
rule-K-CLAR-35 =
    Kiesés egy verem vagy egy harc közepén (feladás): Annak a játékosnak a tételei kikerülnek a veremből; a
    vele folyó harc azonnal véget ér, az űrhajók maradnak, ahogy vannak, a legénység hazamegy.
rule-K-CLAR-36 =
    Mindkét szomszéd kiesett, vagy az utolsó kettő együtt üres: Az marad, akinek a befejező fázisa tart (mint
    K-WIN-3), és vége a játéknak.
rule-K-CLAR-37 =
    Időtúllépés: „a saját űrhajók összpáncélzata”: Maradék páncélzat, bónuszokkal együtt.
rule-K-CLAR-38 =
    Erőnyerők: A legrosszabb helyezésű játékos, akinek még nem volt erőnyerője, senki kétszer; az erőnyerő nem
    ad hozzá ellenfelet; négynél kevesebb játékosnál csak az első kettő döntője.
rule-K-CLAR-39 =
    Egyszerűsített harcrendszer és lemondás: Igen; csak két egymás utáni lemondás (a kimaradók nem számítanak)
    fejezi be a lépést.
# fine: word program
rule-K-CLAR-40 =
    A saját kolónia utolsó lapjának húzása kezdő módban azonnal veszít (K-BEG-10), ezért a program előtte
    figyelmeztet.
rule-K-CLAR-41 =
    Pakli ellenőrzése: öt fajban mindig van ellentétes pár; a jelzés K-DECK-3, önmagában sosem K-DECK-4; 1.
    szinten K-SIMS-1 a jelzés.
