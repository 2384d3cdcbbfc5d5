### A játék szabályai, állításonként

## Általános elvek

rules-R-GEN = Általános elvek
rule-R-GEN-1 =
    A fajképesség erősebb az általános szabályoknál, ahol ellentmondanak egymásnak, és ugyanígy egy
    éppen végrehajtott lap szövege is. Ha két ilyen szöveg mond ellent egymásnak, az erősebb, amelyik
    töröl vagy tilt, nem az, amelyik megenged; ha ez nem dönti el, a sorrend dönt (R-TIM-2).
rule-R-GEN-2 =
    A kolónia: egy bolygón álló, azonos színű űrhajó vagy űrhajók. Akárhány űrhajó áll ott, az egy
    kolónia. Egy játékosnak egy bolygón legfeljebb egy kolóniája van; egy bolygón több játékosnak is
    lehet kolóniája.
rule-R-GEN-3 =
    A saját naprendszered bolygóján lévő kolónia saját kolónia. Bárki más naprendszerének bolygóján
    lévő kolónia idegen kolónia.
rule-R-GEN-4 =
    Egy bolygó ahhoz a naprendszerhez tartozik, amelyben van, bárki áll is rajta. Ha minden ottani
    űrhajódat elveszted, az nem változtat azon, kié a bolygó.
rule-R-GEN-5 =
    A kapun, szövetséges védőként egy bolygó mellett, a térgörbületen vagy egy technológián álló
    űrhajók nincsenek bolygón, és nem alkotnak kolóniát.
rule-R-GEN-6 =
    Senki sem esik ki. Akinek minden űrhajója a térgörbületen van, az is sorra kerül, véd, alkudozik,
    lapokat játszik ki, és felkérhető.
rule-R-GEN-7 =
    Minden keverés és minden véletlen választás egyetlen titkos számból következik, amely a játék
    kezdetén dől el, így a befejezett játék pontosan visszajátszható.
rule-R-GEN-8 =
    Ahol egy hatás többet kér, mint ami lehetséges, ott a lehetséges rész történik meg: annyi,
    amennyid van.
rule-R-GEN-9 =
    Valakitől balra a következő hely van, az óramutató járása szerint. A sor balra halad tovább.

## Mi van a dobozban

rules-R-KIT = Mi van a dobozban
rule-R-KIT-1 =
    A játékban van 50 faj, 20 végzetkártya, 72 kozmikus kártya, 50 fáklya és ezen felül egy alternatív
    Tolvaj-fáklya, 20 technológia, 42 kozmikus jelző, 7 haragjelző, 25 bolygó, 100 űrhajó, egy
    térgörbület, egy kapu, valamint egy-egy Ősbolygó, Holdlöveg és Prométheusz.
rule-R-KIT-2 = Öt játékosszín van: vörös, zöld, kék, sárga és lila.
rule-R-KIT-3 =
    A 72 kozmikus kártya: 39 támadás, 15 tárgyalás, 1 morfózis, 6 erősítés és 11 ereklye.
rule-R-KIT-4 =
    A 20 végzetkártya: minden színből három, két dzsóker és három különleges kártya. Minden színből
    egy lapon veszélyjelzés van, amelynek itt nincs hatása.
rule-R-KIT-5 =
    Egy fajnak van neve, képessége annak szövegével, egysoros összefoglalója, tudásszintje (zöld a
    kezdőknek, sárga, vörös a gyakorlottaknak), a képesség használatához szükséges szerepe; meg van
    adva, hogy opcionális vagy kötelező-e, és hogy mely fázisokban működik.
rule-R-KIT-6 =
    Minden ereklye, erősítés, fáklyaoldal és technológia is megnevez egy szerepet és azokat a
    fázisokat, amelyekben működik.

## Előkészületek

rules-R-SET = Előkészületek
rule-R-SET-1 =
    Hárman, négyen vagy öten játszanak. Mindenki választ egy színt, és a helyek a játék végéig nem
    változnak.
rule-R-SET-2 =
    Minden játékos megkapja egy szín öt bolygóját saját naprendszerként, mindegyikre négyet tesz húsz
    űrhajójából, és idegen kolónia nélkül kezd.
rule-R-SET-3 =
    Azoknak a színeknek a végzetkártyáit, amelyekkel senki sem játszik, ki kell venni, a többit meg
    kell keverni: három játékossal 14 lap, néggyel 17, öttel 20.
rule-R-SET-4 =
    Az asztal a játék előtt eldönti, hogy a rendes vagy az alternatív Tolvaj-fáklya vesz-e részt. A
    másik a dobozban marad. Ha nem dönt, a rendes vesz részt.
rule-R-SET-5 =
    Az 50 fáklyát meg kell keverni, és minden játékos kettőt kap képpel lefelé. Mindenki titokban
    elolvassa a rajtuk megnevezett két fajt, és egyet megtart; a másik visszakerül a dobozba, ahol
    fajt húzó hatások még megtalálhatják. A választott fajok képpel lefelé vannak, amíg mindenki nem
    választott, aztán együtt fordulnak fel, hacsak nem rejtett képességekkel játszotok.
rule-R-SET-6 =
    Ha az asztal korlátozza a tudásszinteket, csak azoknak a fajoknak a fáklyáit osztják. Az a fáklya,
    amelynek faja nem illik a játékosok számához, a játékváltozatokhoz vagy egy előtte osztott másik
    fajhoz, kicserélődik, mielőtt bárki választana.
rule-R-SET-7 =
    Minden kiosztott fáklya, a választott és az elvetett fajoké egyaránt, a kozmikus pakliba kerül.
    Ötnél kevesebb játékossal véletlen fáklyák jönnek hozzá, amíg tíz nem lesz. A pakli így 82 lapból
    áll, bármennyi játékos van. Az asztal fáklyák nélkül is játszhat, 72 lappal; első játéknak ez jó.
rule-R-SET-8 =
    Minden játékos nyolc lapot kap. A többi a képpel lefelé fordított pakli. A saját kezedet
    megnézheted, de nem mutathatod meg.
rule-R-SET-9 =
    Az első kéz összecsapáskártya nélkül is megmarad; csak az új kéz szabályai segítenek rajta
    (R-HND-1).
rule-R-SET-10 =
    Ezután mindenki, akinek a faja előkészületet kíván, megteszi, amit a szövege mond, sorban az első
    játékostól.
rule-R-SET-11 =
    Az első játékost végzetkártya jelöli ki: addig kell lapokat felfordítani, amíg az egyiken egy játékos
    színe nem látható; ő kezd. Utána minden felfordított lapot vissza kell keverni.
rule-R-SET-12 = A technológia játékváltozatban a technológiák osztása az utolsó (R-TEC-1).

## A forduló

rules-R-TRN = A forduló
rule-R-TRN-1 =
    Egy forduló az elkezdéséből, majd egy vagy két összecsapásból áll. A forduló elkezdése egyszer történik,
    az első összecsapás előtt; ami a forduló elkezdésekor működik, csak ott működik.
rule-R-TRN-2 =
    Először a támadó kezét kell ellenőrizni: ha van benne összecsapáskártya, nem történik semmi, ha nincs,
    új kéz jön (R-HND-1). Ezután következnek a forduló eleji hatások; ha utánuk a támadónak nem marad
    összecsapáskártyája, még egy kézellenőrzés jön.
rule-R-TRN-3 = Az első összecsapás kötelező.
rule-R-TRN-4 =
    Második összecsapás pontosan akkor lehetséges, ha az első siker volt: a támadó megnyerte, vagy
    egyezség született, vagy egy üres saját bolygó újratelepült, vagy a véget vető hatás sikernek
    nevezi. Sosem kötelező.
rule-R-TRN-5 =
    A második összecsapás után a forduló véget ér, bármi is az eredménye. Harmadik nincs különleges hatás
    nélkül.
rule-R-TRN-6 =
    A második összecsapás ismét végigmegy mind a hét fázison, az átcsoportosítással kezdve. Ugyanaz a
    játékos is lehet az ellenfél.
rule-R-TRN-7 =
    A második összecsapás elkezdéséhez a támadónak összecsapáskártya kell a kezében; különben a forduló
    véget ér. A támadónak nem kell megmondania, miért ér véget a forduló.
rule-R-TRN-8 = A forduló végén a bal oldali játékos lesz a támadó.
rule-R-TRN-9 =
    Egy összecsapásnak hét fázisa van, mindig ebben a sorrendben: átcsoportosítás, végzet, indítás,
    szövetkezés, tervezés, felfedés, eredmény.

## 1. fázis: átcsoportosítás

rules-R-REG = 1. fázis: átcsoportosítás
rule-R-REG-1 =
    A fázis sorrendje: technológiai lépések, ha azzal a játékváltozattal játszotok; minden, ami az
    összecsapás elején vagy az átcsoportosítás fázisban kijátszható; aztán a támadó visszavesz egy
    űrhajót.
rule-R-REG-2 =
    Ha a támadónak van űrhajója a térgörbületen, pontosan egy elhagyja. Ez nem választható.
rule-R-REG-3 = A támadó azt az űrhajót bármelyik kolóniájára teheti, akár saját, akár idegen kolónia.
rule-R-REG-4 =
    Ha a támadónak sehol sincs kolóniája, az űrhajó egyenesen a kapura kerül, és az ebben az
    összecsapásban indított űrhajók egyikének számít.
rule-R-REG-5 =
    Ha a támadónak nincs űrhajója a térgörbületen, semmi sem tér vissza. Ami egy űrhajó visszavétele
    helyett működik, az akkor is kijátszható.
rule-R-REG-6 =
    Csak a támadó csoportosít át. Átcsoportosításkor a többiek űrhajói a térgörbületen maradnak.

## 2. fázis: végzet

rules-R-DES = 2. fázis: végzet
rule-R-DES-1 =
    A támadó mindenki szeme láttára felhúzza a legfelső végzetkártyát. Utána az eldobott végzetkártyák
    közé kerül.
rule-R-DES-2 =
    Ha csak egy lap van a végzetpakliban, amikor húzni kell, előbb az eldobott végzetkártyákkal együtt
    új paklivá kell keverni. Így az utolsó lapot senki sem ismerheti.
rule-R-DES-3 =
    Más játékos színe: az a játékos a védő, és az összecsapás az ő saját naprendszerében zajlik.
rule-R-DES-4 =
    A saját színed: te választasz. Dobd el a lapot, és húzz újra; vagy próbálj elűzni egy idegen
    kolóniát a naprendszeredből, ha van ilyen; vagy telepíts újra egy üres saját bolygót, ha van
    ilyen. Valahányszor a saját színed jön, újra választhatsz.
rule-R-DES-5 =
    Dzsóker: a támadó bármely más játékost megnevezhet védőnek, és az összecsapás annak a játékosnak a
    saját naprendszerében zajlik. A dzsóker sosem engedi, hogy a támadó a maga naprendszerében lépjen.
rule-R-DES-6 =
    Különleges: a lap keresi meg a védőt, és az összecsapás annak a játékosnak a saját naprendszerében
    zajlik. A három lap azt keresi a támadón kívüli játékosok között, akinek a legtöbb idegen kolóniája,
    a kezében a legtöbb lapja, illetve a térgörbületen a legkevesebb űrhajója van. Egyenlőségnél az
    a védő, aki a támadótól balra az első.
rule-R-DES-7 =
    Minden hatásnál, amely színt kérdez, a különleges kártya a megtalált védő színének számít. A
    dzsóker egyik színnek sem.
rule-R-DES-8 =
    Ha egy különleges kártya valaha is a támadóra mutatna, úgy kell kezelni, mint a támadó saját
    színét.
rule-R-DES-9 =
    Különleges hatás nélkül a támadó sosem támadhat olyan kolóniát, amely egyik ellenfeléé egy másik
    ellenfele naprendszerében.
rule-R-DES-10 = A veszélyjelzések hatástalanok.

## 3. fázis: indítás

rules-R-LAU = 3. fázis: indítás
rule-R-LAU-1 =
    A támadó célba veszi a kapuval annak a naprendszernek az egyik bolygóját: bármelyiket, akár vannak
    ott a védőnek űrhajói, akár nincsenek. Kolónia elűzésekor annak a kolóniának a bolygóját.
rule-R-LAU-2 =
    A támadó egy-négy saját űrhajót tesz a kapura, bármely kolóniáiról, saját és idegen kolóniáról
    vegyesen is. A térgörbületről egyenesen a kapura került űrhajó a négy egyike, és egymaga is elég.
rule-R-LAU-3 = A térgörbületen vagy technológián lévő űrhajók nem indíthatók.
rule-R-LAU-4 =
    A támadó elviheti egy kolónia utolsó űrhajóját is. Az a kolónia ezzel megszűnik. Előtte
    figyelmeztetést kapsz.
rule-R-LAU-5 =
    A védő se hozzá nem tesz űrhajót a bolygóhoz, se el nem vesz. Minden ott lévő űrhajója részt vesz,
    akkor is, ha egy sincs.
rule-R-LAU-6 =
    A védő űrhajói nélküli bolygót nem védi űrhajó; minden más a szokásos módon folyik.
rule-R-LAU-7 =
    Azon a bolygón a nem a védőhöz tartozó kolóniák kívülállók: egyik oldalhoz sem adnak semmit, és az
    eredmény nem érinti őket.
rule-R-LAU-8 =
    Az elindított űrhajókat különleges hatás nélkül nem lehet visszavenni, és később nem lehet többet hozzájuk tenni.
rule-R-LAU-9 =
    Ha a támadó egyetlen űrhajót sem tud a kapura tenni, az összecsapás ott siker nélkül véget ér, és
    vele a forduló is.
rule-R-LAU-10 =
    Ha később egy hatás leveszi a kapuról a támadó saját űrhajóit, miközben szövetséges űrhajók
    maradnak, az összecsapás folytatódik, és győzelem esetén az száll le, ami még ott van. Ha egyetlen
    űrhajó sem maradt, az összecsapás akkor is folytatódik, támadó űrhajó nélkül, hacsak a hatás maga
    meg nem nevez győztest.

## 4. fázis: szövetkezés

rules-R-ALL = 4. fázis: szövetkezés
rule-R-ALL-1 =
    Először a támadó mondja meg, mely játékosokat kéri fel: bárkit, mindenkit vagy senkit, de a védőt
    nem. Még senki sem válaszol.
rule-R-ALL-2 =
    Ezután a védő mondja meg, mely játékosokat kéri fel: bárkit, mindenkit vagy senkit, de a támadót
    nem. Mindketten felkérhetik ugyanazokat.
rule-R-ALL-3 =
    Ezután a támadótól balra kezdve, az óramutató járása szerint minden felkért játékos válaszol: a támadó
    mellé áll, ha a támadó kérte fel, a védő mellé, ha a védő kérte fel, vagy egyik mellé sem. Sosem
    mindkettő mellé.
rule-R-ALL-4 =
    Aki csatlakozik, azonnal küld egy-négy űrhajót bármely kolóniáiról, vegyesen is, mielőtt a következő
    játékos válaszolna. A válaszok és a számok nyilvánosak és véglegesek.
rule-R-ALL-5 =
    A szövetséges támadók űrhajói a kapura kerülnek; a szövetséges védők űrhajói a bolygó mellé, nem
    rá.
rule-R-ALL-6 =
    Senki sem csatlakozhat felkérés nélkül, sem akkor, ha minden űrhajója a térgörbületen vagy technológián van.
rule-R-ALL-7 =
    A felkérés nem vonható vissza, és aki szövetségesként elfogadta, az nem utasítható vissza.
rule-R-ALL-8 =
    Az utolsó válasz után jön az a pillanat, amikor minden működik, ami a szövetségek megkötése után
    való.
rule-R-ALL-9 = A felkérés közben tett ígéretek senkit sem kötnek.

## 5. fázis: tervezés

rules-R-PLN = 5. fázis: tervezés
rule-R-PLN-1 =
    A tervezés mindazzal kezdődik, ami a kezek ellenőrzése előtt jön. Aztán a támadó kezét kell
    ellenőrizni: összecsapáskártya nélkül az összecsapásnak vége (R-HND-3).
rule-R-PLN-2 =
    Aztán a védő kezét kell ellenőrizni: összecsapáskártya nélkül új kéz jön (R-HND-4).
rule-R-PLN-3 =
    Mindkét aktív játékos pontosan egy összecsapáskártyát (támadást, tárgyalást vagy morfózist) választ
    a kezéből, és képpel lefelé leteszi, egyszerre és titokban. A másik csak annyit lát, hogy ott van.
rule-R-PLN-4 = A letett lap elhagyta a kezet, és semmiben sem számít kézben tartott lapnak.
rule-R-PLN-5 = Erősítés, ereklye és fáklya sosem tehető le összecsapáskártyaként.
rule-R-PLN-6 =
    Ha a kezek az ellenőrzés után megváltoznak, közvetlenül a lapválasztás előtt még egyszer jön
    ellenőrzés. Előbb a választás előtti képességek jönnek, aztán a választás, aztán azok a képességek,
    amelyek a képpel lefelé lévő lapoknál működnek.

## 6. fázis: felfedés

rules-R-REV = 6. fázis: felfedés
rule-R-REV-1 = A két lap ugyanabban a pillanatban fordul fel.
rule-R-REV-2 =
    A morfózis abban a pillanatban a vele szemben álló lap pontos másolata lesz: a fajtájáé és a
    nyomtatott értékéé. Annak a lapnak vagy oldalának későbbi változásait nem másolja. Az összecsapás
    után újra morfózis.
rule-R-REV-3 =
    Ezután történik minden, ami a lapok felfordítása után való: előbb a kötelező képességek, aztán az
    opcionális képességek, ereklyék, fáklyák és technológiák, és utánuk az erősítések. Mindegyik rész
    akkor ér véget, ha sorban mindenki passzolt, akinek joga van.
rule-R-REV-4 =
    Ezután a két lap fajtája dönt. Két támadás: össze kell vetni a két összesített értéket. Támadás tárgyalás
    ellen: a támadás győz, és a vesztesnek kompenzáció jár. Két tárgyalás: az aktív játékosok egyezséget
    próbálnak kötni. A morfózis annak számít, amit lemásolt. Két morfózis, ami a pakliban lévő eggyel
    nem fordulhat elő: mindkét oldal veszít, minden űrhajójuk az összecsapásban a térgörbületre kerül,
    és senki sem kap semmit.
rule-R-REV-5 =
    Egy oldal összesített értéke: az összecsapáskártyájának értéke, plusz egy az aktív játékos minden
    űrhajójáért az összecsapásban, plusz egy azon oldal minden szövetséges űrhajójáért, plusz az
    erősítések és minden más, ami hozzáad. A magasabb összesített érték győz. Döntetlennél a védő győz.
rule-R-REV-6 =
    Támadás és tárgyalás közül a támadás győz, bárhány az űrhajó. Ilyenkor nincs összesített érték, és
    nincs különbség sem.
rule-R-REV-7 =
    A morfózis magától sosem okoz kompenzációt: a másolással mindkét lap azonos fajtájú lesz.

## Egyezségek

rules-R-DEA = Egyezségek
rule-R-DEA-1 =
    Először mindkét oldal minden szövetségese visszaviszi űrhajóit a kolóniákra. Nem nyernek semmit, és
    nem vesznek részt.
rule-R-DEA-2 =
    A két aktív játékosnak egy perce van megegyezni. Csak ők tehetnek ajánlatot, és csak ők fogadhatnak
    el.
rule-R-DEA-3 =
    Mindegyikük adhat a másiknak akárhány lapot a kezéből, és engedélyt, hogy egy kolóniát létesítsen
    egy olyan bolygón, ahol az adónak kolóniája van, saját vagy idegen. Irányonként tehát legfeljebb egy
    kolónia.
rule-R-DEA-4 =
    A lapok csak kezekből jöhetnek. Technológia, űrhajó, faj és jelző nem lehet egyezség része.
rule-R-DEA-5 =
    A kolónia létesítéséhez a kapó egy vagy több olyan saját űrhajót vesz, amely nincs a térgörbületen
    és nincs technológián: a támadó a kapuról is, mindketten bármely kolóniájukról. Felső határ nincs,
    hacsak a feltételek meg nem szabják.
rule-R-DEA-6 =
    Az engedett kolóniának újnak kell lennie: a kapónak még nem lehet kolóniája azon a bolygón. Az adó
    kolóniája ott marad, és a kettő egymás mellett él.
rule-R-DEA-7 =
    Az egyezségnek nem kell kiegyenlítettnek lennie, és az egyik oldal adhat semmit is. De legalább egy
    lapnak gazdát kell cserélnie, vagy egy kolóniának létre kell jönnie. A semmiben való megállapodás
    nem egyezség.
rule-R-DEA-8 =
    A lapokról szóló feltételek megnevezhetnek pontos lapokat, lapfajtákat, az adó által választott
    számú lapot, véletlenül húzott számú lapot, vagy egy szabályt, például a két legkisebb támadást. Az
    ajánlatnak abban a pillanatban teljesíthetőnek kell lennie.
rule-R-DEA-9 =
    Minden más, ami elhangzik, csak beszéd: nem része az egyezségnek, és semmi sem kényszeríti ki.
rule-R-DEA-10 =
    Ha a feltételeket elfogadták, és még semmi sem mozdult, jön az egyezség elleni hatások pillanata.
    Ezután minden feltétel együtt teljesül.
rule-R-DEA-11 =
    A támadó űrhajói, amelyek ezután még a kapun vannak, visszatérnek bármely kolóniáira.
rule-R-DEA-12 =
    Ha egy aktív játékos a végrehajtáskor már nem tudja megadni, amit ígért, az egyezség meghiúsul.
rule-R-DEA-13 = A megkötött egyezség siker. Nincs győztese és nincs vesztese.
rule-R-DEA-14 =
    Az egyezség meghiúsul, ha lejár az idő, ha valaki feladja az alkut, ha nem teljesíthető, vagy ha
    semmissé teszik. Ekkor mindkét aktív játékos három általa választott űrhajót küld a térgörbületre,
    vagy mindet, ha kevesebb van, bárhonnan a térgörbületen kívül; a támadó többi űrhajója a kapuról
    hazatér. Ez nem siker, és a forduló véget ér. Senki sem kap kompenzációt vagy jutalmat.
rule-R-DEA-15 = Egyezség az egyik játékosnak vagy mindkettőnek a győztes kolóniát is adhatja.

## 7. fázis: eredmény

rules-R-RES = 7. fázis: eredmény
rule-R-RES-1 =
    A támadó győz: minden űrhajó a kapun, saját és szövetséges, leszáll a bolygón. Minden gazdájuk
    kolóniát létesít ott, vagy a meglévőt növeli.
rule-R-RES-2 =
    A védő űrhajói a bolygóról és szövetségeseinek összes űrhajója a térgörbületre kerül.
rule-R-RES-3 = A kívülállók kolóniái a bolygón maradnak.
rule-R-RES-4 =
    A szövetséges támadók kolóniái teljes értékűen számítanak nekik. A támadó saját naprendszerének
    bolygóján ez a támadónak saját kolónia, szövetségeseinek idegen kolónia.
rule-R-RES-5 = Az összecsapás siker volt.
rule-R-RES-6 =
    A védő győz: minden űrhajó a kapun, saját és szövetséges, a térgörbületre kerül.
rule-R-RES-7 = A védő űrhajói a helyükön maradnak.
rule-R-RES-8 =
    A szövetséges védők űrhajói visszatérnek bármely kolóniájukra. Nem szállnak le azon a bolygón,
    amelyet védeni segítettek, hacsak nincs már ott kolóniájuk.
rule-R-RES-9 = A szövetséges védők jutalmat kapnak.
rule-R-RES-10 = Az összecsapás nem volt siker, és a forduló véget ér.
rule-R-RES-11 =
    A két összecsapáskártya csak a kompenzáció és a jutalmak után kerül az eldobott lapok közé. Sosem
    részei olyan kéznek, amelyből kompenzáció jár.
rule-R-RES-12 = Az idegen kolóniák száma mindig a mostani állapot. Nő és csökken.

## Kompenzáció

rules-R-CPN = Kompenzáció
rule-R-CPN-1 =
    Az az aktív játékos, aki tárgyalást mutat támadás ellen, és veszít, minden olyan saját űrhajójáért,
    amely e vereség miatt a térgörbületre került, egy véletlen lapot vesz el az ellenfele kezéből.
rule-R-CPN-2 = A szövetségesek űrhajói nem számítanak, és szövetséges nem kap kompenzációt.
rule-R-CPN-3 = Ha abban a kézben túl kevés lap van, mindet elveszi.
rule-R-CPN-4 = Ha nem veszett el saját űrhajó, nincs kompenzáció.
rule-R-CPN-5 = A kompenzáció magától megtörténik; nem választható.
rule-R-CPN-6 =
    Minden lap egyszerre kerül át, mindegyik azonos eséllyel. Hogy melyek, azt az adó és a kapó tudja,
    és senki más.

## Jutalom

rules-R-RWD = Jutalom
rule-R-RWD-1 =
    Ha a védő győz, minden szövetséges védő egy-egy jutalmat kap minden űrhajójáért, amely az eredmény
    eldőltekor az összecsapásban van.
rule-R-RWD-2 =
    Minden jutalom egy lap a pakliból, vagy annak a szövetségesnek egy saját űrhajója a térgörbületről.
    A felosztás szabad, amíg van űrhajó a térgörbületen, de a teljes számot el kell venni.
rule-R-RWD-3 =
    A szövetséges az egész felosztást megmondja, mielőtt bármit elvenne. A szövetségesek a támadótól
    balra kezdve, az óramutató járása szerint kapják a jutalmat.
rule-R-RWD-4 =
    A jutalmul kapott űrhajók a szövetséges bármely kolóniáira kerülnek. Kolónia nélkül a szövetséges
    csak lapokat vehet el.
rule-R-RWD-5 = Előbb az elküldött űrhajók térnek haza, aztán jön a jutalom.
rule-R-RWD-6 = A szövetséges támadók nyeresége a kolónia. Jutalmat nem kapnak.

## Új kéz

rules-R-HND = Új kéz
rule-R-HND-1 =
    Ha a támadónak fordulója elején nincs összecsapáskártyája: előbb kijátszhat más lapokat, amelyek ahhoz a
    pillanathoz illenek; aztán megmutatja a többit, eldobja, és nyolc lapot húz.
rule-R-HND-2 = Ha abban a nyolcban nincs összecsapáskártya, ez addig ismétlődik, amíg nem lesz.
rule-R-HND-3 =
    A forduló későbbi részében a támadó nem kap új kezet. Ha választania kell, és nincs
    összecsapáskártyája, a fordulója azonnal véget ér. Mindkét oldal szövetségeseinek minden űrhajója és
    minden űrhajó a kapun hazatér. Senki sem győz, semmi sem vész el; ez nem siker.
rule-R-HND-4 =
    Ha a védőnek a tervezésben nincs összecsapáskártyája: előbb kijátszhat más lapokat, amelyek ahhoz a
    pillanathoz illenek; aztán megmutatja a kezét, eldobja, nyolc lapot húz, ha kell, újra, és választ
    egyet.
rule-R-HND-5 =
    Az új kéz mindig az egész régi helyébe lép, a fáklyákéba is, és pontosan nyolc lapból áll.
rule-R-HND-6 =
    Akinek a kezében összecsapáskártya van, nem húzhat új kezet, bármilyen gyenge is az a lap.
rule-R-HND-7 =
    Az új kéz előtt kijátszott lapok a maguk szabályait követik; a kézbe visszatérő fáklya azután vele
    együtt az eldobott lapok közé kerül. Senki sem húz csak azért, mert egy összecsapás vagy forduló
    véget ért, vagy mert egy kéz üres.

## Képességek elvesztése és hatástalanítása

rules-R-POW = Képességek elvesztése és hatástalanítása
rule-R-POW-1 =
    Addig van fajképességed, amíg legalább három saját kolóniád van, a négybolygós játékváltozatban
    kettő. Az számít, mennyi van most.
rule-R-POW-2 =
    Abban a pillanatban, amikor kevesebb van, a képesség elvész. Nincs utolsó használata, olyasmire sem,
    amit terveztél, de nem kezdtél el. A bejelentett és nem hatástalanított használat elkezdődött, és
    érvényes.
rule-R-POW-3 = Abban a pillanatban, amikor megint van elég, a képesség magától visszatér.
rule-R-POW-4 =
    A saját kolóniák számolása minden teljes mozgás után történik: egy egész indítás, egy ok összes
    vesztesége, egy egész leszállás, egy egész egyezség után. A közepén nem.
rule-R-POW-5 = A fajon tartott jelzők és lapok ott maradnak, amíg a képessége elveszett.
rule-R-POW-6 =
    A használ szó azokat a pillanatokat jelöli egy képesség szövegében, amikor hatástalanítható. Más
    pillanatban nem lehet.
rule-R-POW-7 =
    A hatástalanítás semmissé teszi azt a használatot, és ugyanaz a képesség az összecsapás végéig nem
    használható újra. Ha a forduló elején hatástalanították, az utána következő összecsapás végéig nem
    működik.
rule-R-POW-8 =
    A képességek azon részei, amelyek nem használatok, nem hatástalaníthatók, például a Harcos jelzői,
    vagy az űrhajók, amelyeket egy Zombi egyezségben kiszabadít.
rule-R-POW-9 = A saját képességedet is hatástalaníthatod.
rule-R-POW-10 =
    Egy fáklya szuper oldalának bejelentése is olyan pillanat, amikor annak a játékosnak a képessége
    hatástalanítható. Hogy a fáklyával mi lesz: T-ZAP-4.
rule-R-POW-11 =
    Ha egy használat hatástalan lesz, visszakerül, ami miatta mozdult. Az árat csak akkor kell
    megfizetni, amikor már senki sem válaszolhat, így mást nem kell visszaadni.
rule-R-POW-12 = A képesség nélküli játékos minden mást megtehet.

## Időzítés

rules-R-TIM = Időzítés
rule-R-TIM-1 =
    Egy lap vagy képesség csak akkor játszható ki vagy használható, ha abban a pillanatban a szerep, a
    fázis és a szöveg mind illik.
rule-R-TIM-2 =
    Ha többen ugyanazt a pillanatot akarják, és számít a sorrend: előbb a támadó, aztán a védő, aztán a
    többiek a támadótól balra, az óramutató járása szerint. Amíg nem ismert a védő: a támadó, aztán
    mindenki más az óramutató járása szerint.
rule-R-TIM-3 =
    Ha egy pillanat mindenkinek nyitva áll: előbb a kötelező képességek jönnek, sorrendben. Aztán sorban mindenki megtehet egy dolgot, vagy passzolhat. Minden megtett dolog után a
    kérdezés elölről kezdődik. Akkor van vége, ha sorban mindenki passzolt.
rule-R-TIM-4 =
    Valaminek a bejelentése és a hatása között csak közvetlen válasz lehetséges: ami pontosan azt törli,
    ellopja vagy megváltoztatja. Minden más vár. A válaszokra is lehet válaszolni.
rule-R-TIM-5 =
    Ami törölve lett, annak nincs hatása. A törölt ereklyét el kell dobni, és a hozzá megnevezett árat
    nem kell megfizetni.
rule-R-TIM-6 =
    Mielőtt a sorrend döntene, olvasd el a szövegeket. Sok látszólagos ütközés ott eldől: a lapválasztás
    előtt megelőzi azt, hogy miután mindkét lapot kiválasztották.
rule-R-TIM-7 = Ha ugyanarra a pillanatra több dolgod van, a sorrendjüket te választod.

## A saját naprendszeredben

rules-R-EXP = A saját naprendszeredben
rule-R-EXP-1 =
    Elűzés: a támadó megnevez egy idegen kolóniát a saját naprendszerének egyik bolygóján. Annak gazdája
    a védő, és az összecsapás közönséges.
rule-R-EXP-2 =
    Csak az az egy kolónia véd. A bolygón lévő többiek kívülállók, a támadó saját ottani űrhajói is: nem
    számítanak, és nincsenek veszélyben.
rule-R-EXP-3 =
    Ha a támadó győz, a védő űrhajói a térgörbületre kerülnek, és a kapun lévő űrhajók leszállnak.
rule-R-EXP-4 =
    Ha a védő győz, a kolóniája marad, és a kapun lévő űrhajók a térgörbületre kerülnek.
rule-R-EXP-5 =
    Az újratelepítéshez a támadó saját naprendszerének olyan bolygója kell, amelyen egyáltalán senkinek
    sincs űrhajója.
rule-R-EXP-6 =
    A támadó oda irányítja a kaput, és egy-négy űrhajót visz rá más kolóniáiról: saját kolónia lesz.
    Nincs védő, nincsenek szövetségesek és lapok. Sikeres összecsapásnak számít.
rule-R-EXP-7 = Ez nem idegen kolónia. A képesség azonnal visszatérhet.
rule-R-EXP-8 =
    Egy naprendszer gazdája minden bolygóját védi, azokat is, ahol nincs űrhajója.

## Hová kerülnek az űrhajók

rules-R-SHP = Hová kerülnek az űrhajók
rule-R-SHP-1 =
    A kolóniákra visszatérő űrhajók egyenként bármely olyan kolóniára kerülnek, amely abban a
    pillanatban a gazdájuké, ahogy a gazdájuk akarja.
rule-R-SHP-2 =
    Ha az utolsó űrhajó elhagy egy bolygót, a kolónia azonnal megszűnik. Az onnan küldött űrhajók és a
    térgörbületről jövők nem térhetnek oda vissza; csak új leszállás létesíthet ott megint kolóniát.
rule-R-SHP-3 =
    Azok az űrhajók, amelyeket akkor kell elhelyezni, amikor gazdájuknak nincs kolóniája, a
    térgörbületre kerülnek. Az egyetlen kivétel az átcsoportosításkor visszavett űrhajó (R-REG-4).
rule-R-SHP-4 =
    A térgörbületen lévő űrhajók mindenki számára láthatók, és megtartják a színüket. Zsákmányolás
    nincs.
rule-R-SHP-5 = Ha több játékosnak kell egyszerre űrhajókat visszavinnie, sorrendben teszik.

## Ha elfogynak a lapok

rules-R-DEK = Ha elfogynak a lapok
rule-R-DEK-1 =
    Ha a pakli üres, amikor lapot kell húzni, az eldobott lapokat új paklivá kell keverni, és a húzás
    folytatódik.
rule-R-DEK-2 = Ha mindkettő üres, a hátralévő húzások kimaradnak.
rule-R-DEK-3 =
    Ha sehol sem maradt húzható összecsapáskártya: a támadó fordulója véget ér, ahogy R-HND-3 mondja; a
    védőnél az összecsapás félbeszakad, minden űrhajó hazatér, és ez nem siker.
rule-R-DEK-4 =
    A végzetpaklinak saját szabálya van (R-DES-2), és a technológiapaklinak is (R-TEC-13).
rule-R-DEK-5 =
    Minden kozmikus kártyának, a fáklyáknak is, egy közös helye van, ahol képpel felfelé az eldobott
    lapok vannak.

## Győzelem

rules-R-VIC = Győzelem
rule-R-VIC-1 =
    Öt olyan bolygón lévő kolóniával győzöl, amely a saját naprendszereden kívül van, a négybolygós
    játékváltozatban néggyel. Lehetnek egy naprendszerben vagy többen.
rule-R-VIC-2 =
    A győzelem ellenőrzése az eredmény fázis végén történik, amikor benne minden megtörtént, és közvetlenül
    minden más hatás után, amely kolóniát létesít. Akik ekkor teljesítenek egy feltételt, mind együtt
    győznek.
rule-R-VIC-3 = A megosztott győzelem teljes értékű győzelem. Nincs, ami a holtversenyt eldöntené.
rule-R-VIC-4 =
    Fajképességek más győzelmi módokat is adhatnak; szövegük mondja meg, mikor kell ellenőrizni.
rule-R-VIC-5 = A játék azonnal véget ér. Második összecsapás nem következik.

## Lapok

rules-R-CRD = Lapok
rule-R-CRD-1 =
    A kártyatípusok, mindenhez, ami típusokról szól: támadás, tárgyalás, morfózis, erősítés, fáklya és
    ereklye. Az összecsapáskártya közülük hármat összefogó család, nem típus.
rule-R-CRD-2 =
    A technológiák és a végzetkártyák nem kozmikus kártyák, és egyik kézhez sem tartoznak.
rule-R-CRD-3 =
    Csak a két aktív játékos tesz le összecsapáskártyát. Hogy más lapokat ki játszhat ki, az a rajtuk
    megnevezett szereptől függ.
rule-R-CRD-4 =
    Lapok csak kompenzáció, egyezség és ezt kimondó hatás útján kerülnek egyik játékostól a másikhoz.
rule-R-CRD-5 =
    Az a lap, amelynek kijátszását olyasmi akadályozza meg, ami nem küldi az eldobott lapok közé, a
    kézben marad, és nem számít kijátszottnak.

## Ereklyék

rules-R-ART = Ereklyék
rule-R-ART-1 =
    Az ereklye sosem összecsapáskártya. A rajta megnevezett pillanatban játszható ki, aztán el kell
    dobni.
rule-R-ART-2 =
    Bárki kijátszhatja, akinek a szerepe illik. A bármely játékos a kívülállókat is jelenti.
rule-R-ART-3 = A játékosonként és összecsapásonként kijátszható ereklyék száma nincs korlátozva.

## Erősítések

rules-R-REI = Erősítések
rule-R-REI-1 =
    Erősítést csak a felfedés fázisban, a lapok felfordítása után lehet kijátszani, és csak aktív
    játékos és szövetséges, kívülálló nem.
rule-R-REI-2 = Bármelyik oldalhoz hozzáadhatod, nem feltétlenül a sajátodhoz.
rule-R-REI-3 =
    Növeli annak az oldalnak az összesített értékét. Az összecsapáskártyát nem változtatja meg, így a
    morfózis nem másolja.
rule-R-REI-4 =
    Sorban mindenki, akinek joga van hozzá, kijátszik egyet, vagy passzol. Minden kijátszás
    új kört kezd, amelyben újra játszhatnak azok is, akik passzoltak. Akkor ér véget, ha sorban mindenki
    passzolt.
rule-R-REI-5 =
    Akkor is kijátszható, ha nem lesz összesített érték, amelyet össze kell vetni. Ilyenkor nincs hatása,
    és el kell dobni; figyelmeztetést kapsz.

## Fáklyák

rules-R-FLR = Fáklyák
rule-R-FLR-1 =
    A fáklyák kézben tartott lapok, sosem összecsapáskártyák. Kijátszása után a fáklya visszatér a
    kezedbe, nem kerül az eldobott lapok közé.
rule-R-FLR-2 =
    Egy fáklya összecsapásonként legfeljebb egyszer játszható ki, bárkinél van is. Egy játékos
    összecsapásonként legfeljebb egy fáklyát játszhat ki. A két korlát együtt érvényes.
rule-R-FLR-3 =
    Minden fáklyának van dzsóker és szuper oldala. Ha nem a te fajodat nevezi meg, a dzsóker oldalt
    játszod. Ha a te fajodat, a szuper oldalt játszod, és a dzsókert nem játszhatod.
rule-R-FLR-4 =
    A kivétel: amíg a képességed elveszett vagy hatástalanítva van, a saját fáklyád szuper oldalát nem
    játszhatod, helyette a dzsóker oldalát viszont igen.
rule-R-FLR-5 =
    Fáklyát kijátszani mindig önkéntes, kötelező képességnél a szuper oldalt is.
rule-R-FLR-6 =
    Amíg hat, a fáklya képpel felfelé a játékosa előtt van, és nincs a kézben. Akkor tér vissza, amikor
    a hatás teljes.
rule-R-FLR-7 =
    A Kártya-hatástalanító által törölt fáklyát el kell dobni, és az volt annak a játékosnak a fáklyája
    erre az összecsapásra.
rule-R-FLR-8 =
    A rendes és az alternatív Tolvaj-fáklya közül csak az egyik vesz részt. Az alternatív dzsóker oldala
    hagyja, hogy gazdája csaljon és lebukjon: minden összecsapás három csendes pillanatában mindenki titkos utasítást ad, és egy zaj miatt vádolni lehet. A részletek a Tolvajnál vannak.

## Mi titkos

rules-R-SEC = Mi titkos
rule-R-SEC-1 = Semmi sem jut el a képernyődre, ami előled rejtett.
rule-R-SEC-2 =
    A várakozás nem árul el semmit: mindenki, akinek a szerepe számíthat, ugyanannyi időt kap, bármi van
    nála.
rule-R-SEC-3 = A gépi játékosok pontosan azt látják, amit egy ember látna azon a helyen.
rule-R-SEC-4 = A nézők csak azt látják, amit minden játékos lát.
rule-R-SEC-5 =
    A mentett játékok a házigazdánál maradnak. A játék végéig egy játékos saját felvétele csak azt
    tartalmazza, amit az a játékos látott.

## Egyezség a képernyőn

rules-R-NEG = Egyezség a képernyőn
rule-R-NEG-1 =
    Ha mindkét lap tárgyalásként áll, és senkinek sincs hozzátennivalója, a szövetségesek űrhajói
    hazatérnek, és megnyílik az alku a két aktív játékosnak, 60 másodperces órával. Az asztal 30 és 300
    között állíthatja.
rule-R-NEG-2 =
    Egy ajánlat teljes feltételcsomag: lapok mindkét oldalról, mindkét oldalról egy kolónia vagy egy
    sem, és ha akarod, az űrhajók határai. A lapok lehetnek pontos lapok, egy fajta, az adó által
    választott számú, véletlen számú, vagy a legnagyobb vagy legkisebb támadások.
rule-R-NEG-3 =
    Bármelyik oldal bármikor tehet ajánlatot; az újabb a saját régebbije helyébe lép. A válaszok:
    elfogadás, ellenajánlat, elutasítás és feladás.
rule-R-NEG-4 =
    Az elfogadás azonnal köti mindkettőt. Ha az ajánlatot közben újabb váltotta fel, az elfogadásod nem
    számít.
rule-R-NEG-5 =
    Az egyezségek szabályait sértő ajánlat nem megy el, és csak a szerzője tudja meg, miért.
rule-R-NEG-6 =
    A pontos lapot vagy fajtát megnevező feltétel ellenőrzött, így bizonyítja, hogy az adónál megvan. Az
    adó által választott vagy véletlen szám csak a számot bizonyítja. A beszéd semmit sem bizonyít.
# fine: term offense
rule-R-NEG-7 =
    Elfogadás után mindarra, amit a feltételek nyitva hagynak (mely űrhajók, mely lapok), 30 másodperces
    órával kérdezünk, először a támadót. Ha valaki hallgat, a legkevesebb még elég űrhajó megy, a legnagyobb kolóniákról, és
    a legkisebb lapok.
rule-R-NEG-8 =
    Amikor az óra lejár, a nyitott ajánlatok elévülnek, és az egyezség meghiúsul. A feladás még egy kérdés után
    azonnal sikertelenül zárja az alkut.
rule-R-NEG-9 = Egy billentyűzeten az óra másodpercek helyett ajánlatokat is számolhat: fejenként hatot.
rule-R-NEG-10 =
    A gépi játékos minden ajánlatra 3 másodpercen belül válaszol, és maga 5-ön belül tesz egyet. Sosem
    hagyja lejárni az órát teljesíthető ajánlat nélkül. Két gép óra nélkül, felváltva tesz ajánlatot,
    legfeljebb hatot-hatot.
rule-R-NEG-11 =
    Ha egy ember kapcsolata megszakad, 15 másodperc után gépi játékos állhat be helyette, ha az asztal
    engedi. Különben az óra dönt.
rule-R-NEG-12 =
    Mindenki cseveghet minden fázisban, alku közben is; sosem kötelez. A gépi játékosok nem olvasnak
    csevegést, csak a megjelölt ajánlatokat, fenyegetéseket és ígéreteket.
rule-R-NEG-13 =
    Felkéréskor a válaszok előtt jut idő alkudozni, 45 másodperc, hacsak az asztal mást nem mond. Ami ott
    elhangzik, nem köt.
rule-R-NEG-14 =
    Az elfogadott feltételeket a játék mindenkinek feljegyzi, amennyit tudhat róluk.

## Játékváltozat: négy bolygó

rules-R-V4P = Játékváltozat: négy bolygó
rule-R-V4P-1 = Minden játékosnak négy bolygója és 16 űrhajója van, mindegyiken négy.
rule-R-V4P-2 = Négy idegen kolónia kell a győzelemhez.
rule-R-V4P-3 = Két saját kolónia elég a képesség megtartásához.
# fine: term ship
rule-R-V4P-4 =
    Technológiával: minden, aminek a kutatási értéke 8 vagy több, előre kikerül: Hibernációs hajó,
    Omega-rakéta és Előfutármag. A rögzített szám nélküli technológiák maradnak.
rule-R-V4P-5 = Érvényesek a fajok négybolygós játékról szóló szövegei.

## Játékváltozat: rejtett képességek

rules-R-VHP = Játékváltozat: rejtett képességek
rule-R-VHP-1 =
    A fajok a választás után képpel lefelé maradnak. Képpel lefelé egy képesség nem használható, és a
    kötelező képesség sem működik.
rule-R-VHP-2 =
    A fajodat bármikor felfordíthatod, amikor téged kérdeznek, hogy a képességét használd. Ha felfordult,
    a játék végéig úgy marad.
rule-R-VHP-3 =
    Az elveszett képesség nem lesz újra titok. Akkor tér vissza, amikor elég saját kolóniád van.
rule-R-VHP-4 =
    A saját rejtett fajod fáklyájának kijátszása felfordítja a fajt, és a szuper oldalt játszod. Az
    előkészületet kívánó fajokat ebben a játékváltozatban nem osztják.
rule-R-VHP-5 =
    Semmi, amit bárki választhat, nem árul el lefelé fordított fajt. Az a fáklya, amely egy fajt keres, úgy
    veszi, mintha az nem volna a játékban, és miatta senkihez sem kerül. Gazdája ott helyben felfordíthatja,
    és attól a pillanattól számít.

## Játékváltozat: változó képességek

rules-R-VHS = Játékváltozat: változó képességek
rule-R-VHS-1 =
    A forduló elején, minden más előtt, a támadó véletlenül húz egy fajt a játékban nem lévők közül, és
    megtartja vagy a régit, vagy az újat. A másikat eldobja, és az csak akkor húzható újra, ha más nem
    maradt.
rule-R-VHS-2 =
    Az előkészületet kívánó vagy az asztalhoz nem illő fajok helyett új húzás jön. Az eldobott fajon
    lévő jelzők és lapok vele együtt távoznak.
rule-R-VHS-3 =
    A csere nem hozza vissza a túl kevés saját kolónia miatt elveszett képességet: az új faj ki van
    kapcsolva, amíg nincs elég.

## Játékváltozat: kötetlen fáklyák

rules-R-VFL = Játékváltozat: kötetlen fáklyák
rule-R-VFL-1 =
    Egy játékos összecsapásonként akárhány fáklyát kijátszhat. Egy-egy fáklyát továbbra is legfeljebb
    egyszer.
rule-R-VFL-2 = Azoknak, akik ismerik a játékot. A fáklyákról minden más ugyanaz marad.

## Játékváltozat: technológia

rules-R-TEC = Játékváltozat: technológia
rule-R-TEC-1 =
    Minden játékos két technológiát kap, titokban egyet képpel lefelé megtart, a másikat képpel felfelé
    eldobja. A technológiák nem kézben tartott lapok.
rule-R-TEC-2 =
    Minden átcsoportosítás fázis legelején, bárkié is, minden játékos egy dolgot tehet: kutatás,
    befejezés, felhagyás vagy semmi. Sorrendben.
rule-R-TEC-3 =
    Játékosonként és átcsoportosítás fázisonként egy ilyen lépés, akárhány technológiád van.
rule-R-TEC-4 =
    Kutatás: egy űrhajódat egy kolóniáról az egyik képpel lefelé lévő technológiádra viszed.
rule-R-TEC-5 =
    Befejezés: felfordítasz egy technológiát, amelyen legalább annyi űrhajó van, mint a kutatási értéke.
    Minden űrhajója visszatér a kolóniáidra, és mostantól működik.
rule-R-TEC-6 =
    Felhagyás: felfordítasz egy technológiát, amelyen a számánál kevesebb űrhajó van. Űrhajói
    visszatérnek a kolóniáidra, és képpel felfelé eldobod.
rule-R-TEC-7 =
    Ősbomba, Gluonaknák és Technológiazavaró titkos marad, amíg nem működik: abban a pillanatban fordítod
    fel, és annyi űrhajó kell rá, amennyit a száma kér; rögzített szám nélkül legalább egy, és a rajta
    lévő űrhajók adják a számát. Aztán az űrhajók visszatérnek a kolóniáidra, hacsak a lap mást nem
    mond.
rule-R-TEC-8 =
    A technológián lévő űrhajókat gazdájuk nem mozgathatja, amíg be nem fejezi, vagy fel nem hagy vele.
rule-R-TEC-9 =
    Úgy számítanak, mintha gazdájuk saját naprendszerében állnának, nem alkotnak kolóniát, nem vesznek
    részt összecsapásban, és nem támadhatók. De egy játékos naprendszeréből űrhajót elvevő hatás elérheti
    őket, és választhatod őket, ha űrhajókat kell elveszítened.
rule-R-TEC-10 =
    A technológiák nem cserélhetők, nem vihetők el kompenzációként, nem dobhatók el a Pestis miatt, és a
    Kártya-hatástalanító nem válaszolhat rájuk. Némelyiket működése után el kell dobni, mások maradnak.
rule-R-TEC-11 =
    A neked járó második összecsapás helyett húzhatsz annyi technológiát, ahány idegen kolóniád van, plusz
    egyet; egyet képpel lefelé megtartasz, a többit képpel felfelé eldobod. Ezzel a fordulód véget ér.
rule-R-TEC-12 =
    A Gép ezt a második vagy bármely későbbi összecsapása helyett megteheti; ezzel a fordulója a képessége
    ellenére véget ér.
rule-R-TEC-13 =
    Ha a technológiapakli üres, az eldobott technológiákat új paklivá kell keverni. Ha túl kevés van, azt
    húzd, ami van.
rule-R-TEC-14 =
    Azok a kutató űrhajók, amelyeknek nincs kolóniájuk visszatérni, a térgörbületre kerülnek. A
    Hibernációs hajónak megvan a maga kiútja.

## Játékváltozatok együtt

rules-R-VMX = Játékváltozatok együtt
rule-R-VMX-1 = Négy bolygó és technológia: három technológia kikerül (R-V4P-4).
rule-R-VMX-2 =
    Rejtett és változó képességek: az új faj képpel lefelé érkezik, a megtartott marad, ahogy van. A másik
    látatlanul az eldobottak közé kerül.
rule-R-VMX-3 = A kötetlen fáklyák semmit sem változtatnak a rejtett képességeken.
rule-R-VMX-4 =
    Az Előfutármag ugyanazokból a fajokból húz, mint a változó képességek. A faja sosem rejtett.
rule-R-VMX-5 =
    A négy bolygó nem változtat a kézben lévő lapok számán, az indításonkénti űrhajókon, a végzetpaklin
    és a sikertelen egyezség árán.
rule-R-VMX-6 = Minden más szabadon kombinálható.
