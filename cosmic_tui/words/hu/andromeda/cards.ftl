### Taktikakártyák. Mindegyikből kettő van a dobozban.

## Akciókártyák

card-TA01 = Tábori javítás
    .text = Végezz 2 javítást. Akkor is kijátszható, ha épp felfordult egy eseménykártya, mielőtt pontoz.
    .short = 2 javítás
card-TA02 = Utánpótlás
    .text = Válassz egyet: kapsz 2 titánt; vagy 2 jeget; vagy 2 nanoszenet.
    .short = 2 titán, jég vagy nano
card-TA03 = Szürkepiac
    .text = Szerezz meg 1 bármilyen fajtájú felfedett modult a tábla szerinti áránál 1-gyel olcsóbban.
    .short = egy modul -1
card-TA04 = Küldött
    .text = Toborozhatsz legfeljebb 1 saját vezetőt a játéktábla bármely pontjáról, aztán kapsz 1 energiát.
    .short = 1 vezető, energia
card-TA05 = Túltöltés
    .text = Kapsz 3 energiát.
    .short = 3 energia
card-TA06 = Erődemonstráció
    .text = Csak ha 3 vagy több régióban van hajód: előrelépsz 1 mezőt a hatalomsávon.
    .short = hatalom +1
card-TA07 = Holdláz
    .text = Foglald el egy olyan bolygó legfelső holdját, ahol hajód van.
    .short = egy hold elfoglalása
card-TA08 = Csúszóhajtómű
    .text = Mozgasd 1 hajódat a játéktáblán, legfeljebb a hatótávolságánál 1-gyel messzebb.
    .short = hajó mozog, hatótáv +1
card-TA09 = Erősítés
    .text = Építs 1 hajót 1 titánnal olcsóbban.
    .short = egy hajó -1
card-TA10 = Szabotázs
    .text = Válassz egy másik játékost, akinek legfeljebb 1 régióra van hajója valamelyik hajódtól: megsérül 1 modulja, ő választja ki. Kapsz 1 energiát.
    .short = egy rivális modulja sérül
card-TA11 = Hírszerzés
    .text = Húzz 2 taktikakártyát.
    .short = 2 lap
card-TA12 = Alapítólevél
    .text = Építs 1 fejlesztést 1 erőforrással olcsóbban.
    .short = fejlesztés -1

## Események

card-TE01 = Üstökösraj
    .text = Tégy 3 különböző régióba egy-egy választott alaperőforrást bónuszként. Aztán mozgasd az eseményjelölőt 1-gyel előre.
    .short = 3 bónusz erőforrás
card-TE02 = Napszél
    .text = Minden játékos kap 1 energiát, aztán te még 2-t. Aztán mozgasd az eseményjelölőt 1-gyel előre.
    .short = energia: te 3, többiek 1
card-TE03 = Fosztogatócsali
    .text = Mozgass 1 fosztogatót legfeljebb 2 régióval olyan régióba, ahol nincs más osztályú fosztogató. Kapsz 1 GYP-t. Aztán mozgasd az eseményjelölőt 1-gyel előre.
    .short = fosztogató mozog, 1 GYP
card-TE04 = Roncsárverés
    .text = Egy oszlopból legfeljebb 3 felfedett modult tégy a paklija aljára, és töltsd fel, aztán megszerezhetsz 1 felfedett modult a tábla szerinti árán. Aztán mozgasd az eseményjelölőt 1-gyel előre.
    .short = új oszlop, egy vétel
card-TE05 = Galaktikus összeírás
    .text = Kapsz 1 GYP-t minden régióért, ahol legalább 1 hajód van (legfeljebb 3-szor). Aztán mozgasd az eseményjelölőt 1-gyel előre.
    .short = régiónként 1 GYP, max. 3
card-TE06 = Kutatóláz
    .text = Legfeljebb 3 olyan bolygóért, ahol hajód van, megkapod a bolygóra nyomtatott erőforrást. Aztán mozgasd az eseményjelölőt 1-gyel előre.
    .short = 3 bolygó nyomtatott hozama

## Ideiglenes hatások

card-TL01 = Utánégetők
    .text = Amíg játékban van: a hajóid hatótávolsága +1.
    .short = hatótáv +1 visszatérésig
card-TL02 = Célzókapcsolat
    .text = Amíg játékban van: +1 célzás a csatáidban (legfeljebb 5).
    .short = célzás +1 visszatérésig
card-TL03 = Kísérőkötelék
    .text = Amíg játékban van: +1 kocka minden csatában, amelyben részt veszel (kockalimit 6).
    .short = +1 kocka visszatérésig
card-TL04 = Ködtérképek
    .text = Amíg játékban van: minden hajódnak van navigációja.
    .short = navigáció visszatérésig
card-TL05 = Pajzsharmonikusok
    .text = Amíg játékban van: minden elvesztett csatádban 1 választott hajód nem sérül meg.
    .short = csatánként 1 ép hajó
card-TL06 = Szövetségi engedély
    .text = Amíg játékban van: valahányszor szövetségi bázist aktiválsz, kapsz 1 kreditet.
    .short = bázisonként 1 kredit

## Diplomácia

card-TD01 = Közös frekvencia
    .text = Kapsz 1 GYP-t minden ellenséges hajóért (fosztogatóért is) az aktív régióban. Aztán a csata bármelyik résztvevő játékosa bejelentheti, hogy a csata véget ér.
    .short = 1 GYP/ellenfél; vége lehet
card-TD02 = Tűzszünet
    .text = Ajánlj fel a csata minden más játékosának 1 alaperőforrást a közös készletből. Csak ha mindannyian elfogadják, akkor kapja meg mind, és ér véget a csata. Ha más játékos nem vesz részt, húzz helyette 1 taktikakártyát.
    .short = ha mind elfogadja: vége
card-TD03 = Hadisarc
    .text = Válassz egy másik játékost a csatában: vagy ad neked 1 általa választott erőforrást, vagy eggyel kevesebb kockával dob ebben a csatában.
    .short = erőforrás vagy -1 kocka
card-TD04 = Harci szabályzat
    .text = Ebben a csatában senki sem költhet energiát kockákra, és nem játszhat ki csatakártyát.
    .short = se energia, se csatakártya
card-TD05 = Lepénzelt fosztogatók
    .text = Csak ha fosztogatók is vannak a csatában. Fizess 1 tetszőleges erőforrást: az aktív régió összes fosztogatója egy véletlenszerű csillagködbe kerül, ahol nincs más osztályú fosztogató; az aktív régióba soha.
    .short = 1 bármi: elmennek
card-TD06 = Fogolycsere
    .text = Kapsz 1 GYP-t. A játékosok hajói, amelyek e csata miatt a felső roncstelepre kerülnének, ehelyett a szerelőhajóra kerülnek.
    .short = 1 GYP, hajók szerelőre

## Csatakártyák

card-TB01 = Összpontosított tűz
    .text = +2 kocka ebben a csatában (kockalimit 6).
    .short = +2 kocka
card-TB02 = Célbefogás
    .text = +2 célzás ebben a csatában (legfeljebb 5).
    .short = +2 célzás
card-TB03 = Kitérő manőver
    .text = Mielőtt a hajóid megsérülnek: 1 közülük nem sérül meg, és egy szomszédos régióba mozog, ahová bemehet (ha nincs ilyen, marad).
    .short = 1 hajó kicsusszan
card-TB04 = Második sortűz
    .text = Minden újradobás után: dobd újra egyszer bármennyi kockádat; az új eredményekre is érvényes a célzásod.
    .short = kockák újradobása
card-TB05 = Zavarás
    .text = Válassz egy másik résztvevőt (fosztogatót is lehet): -2 célzás ebben a csatában (legalább 1).
    .short = valakinek -2 célzás
card-TB06 = Finomhangolás
    .text = Minden újradobás után: 1 kockád értékét növeld legfeljebb 2-vel (legfeljebb 6).
    .short = egy kocka legfeljebb +2
card-TB07 = Csáklyázók
    .text = Ha győzöl: egy legyőzött játékos ad neked 2 általa választott erőforrást (amennyit tud). Ha csak fosztogatók voltak a legyőzöttek, kapsz 1 alaperőforrást.
    .short = a legyőzött 2 erőforrása
card-TB08 = Támogató össztűz
    .text = Akkor is kijátszható, ha nincs hajód a csatában, de van hajód tőle legfeljebb 2 régióra: egy választott résztvevő +1 kockával dob (kockalimit 6). Kapsz 1 GYP-t.
    .short = +1 kocka távolról, 1 GYP
card-TB09 = Fejpénz
    .text = Ha olyan csatában győzöl, amelyben fosztogatók is a legyőzöttek között vannak: kapsz 2 GYP-t, vagy előrelépsz még 1 mezőt a hatalomsávon.
    .short = 2 GYP vagy hatalom +1
card-TB10 = Utolsó erőpróba
    .text = Ha legyőznek: kapsz 2 GYP-t.
    .short = 2 GYP
