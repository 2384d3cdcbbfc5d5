guide-what = Mi ez a játék?
    .text =
        Egy űrállomást vezetsz az Androméda galaxis peremén. Hajókat küldesz bolygókra és bázisokra,
        hazahozod őket, hogy működtessék az űrállomásod moduljait, építesz, és játékosokkal meg
        fosztogatókkal harcolsz. Pontot a sávok, a fejlesztések, az események és a csaták hoznak. Az győz,
        akinek a legtöbb pontja van (A-END-14).
guide-win = Hogyan nyerek?
    .text =
        Az nyer, akinek a végén a legtöbb pontja van (A-END-14). A végső pontozáskor pontot érnek a sávok, a
        fejlesztések, a megmaradt erőforrások, a modulok és a vezetők, a sérülésért pedig pontot vonnak le
        (A-END-5).
guide-end = Mikor van vége a játéknak?
    .text =
        Ha egy játékos pontszáma eléri a célt, befejezi a körét, és mindenki kap még egy kört (A-END-1,
        A-END-3).
guide-turn = Mit teszek egy körben?
    .text =
        Elindítasz egy hajót, vagy mindegyikkel visszatérsz az űrállomásra (A-TRN-2). Mellékakciót ezen
        felül bármikor végezhetsz (A-SID-2).
guide-launch = Hová küldhetek hajót?
    .text =
        Az első hajó bármelyik szabad régióba mehet (A-LAU-3). A többi olyan régióba mehet, amely valamelyik
        hajód hatótávolságán belül van, de ahol még nincs hajód (A-LAU-6, A-LAU-7).
guide-range = Milyen messze megy egy hajó?
    .text =
        Annyi régióra, amennyi a hatótávolsága, bármelyik kint lévő hajódtól számolva (A-LAU-6, A-LAU-11).
        Az ugrás 1 energiába kerül, és bármekkora távolságot átível (A-LAU-10).
    .find = repülhet repül távol
guide-moons = Mire jók a holdak?
    .text =
        Az elfoglalt holdat elhagyhatod, és megkapod, amit mutat (A-MOO-4), vagy behelyezed egy modul
        keretébe, és onnan újra meg újra megkapod (A-MOO-12). Legfeljebb 4 hold lehet nálad (A-MOO-1).
guide-energy = Honnan lesz energiám?
    .text =
        Az Elsődleges reaktorból, amikor visszatérsz (A-RET-8), holdakból és modulokból. Energiáért modult
        működtetsz, több kockával dobsz, vagy ugrasz (A-RET-4, A-BAT-12, A-LAU-10).
guide-home = Miért hozzam haza a hajóimat?
    .text =
        Visszatéréskor minden hajó egy modult működtet (A-RET-2). Utána minden hajó újra az indítóálláson van
        (A-RET-11).
guide-modules = Hogyan szerzek modult?
    .text =
        Vegyél egyet vagy kettőt a Maximus-mezőn vagy az Odessa-mezőn (A-BAS-3, A-BAS-4). Minden új modul 1 lépést
        visz előre a sávján (A-MOD-1).
guide-price = Mennyibe kerül egy modul?
    .text =
        Alul 1, középen 2, felül 3 a saját fajtája erőforrásából (A-MOD-2). A kredit alaperőforrást pótol (A-RES-2).
guide-damaged = Mit okoz a sérülés?
    .text =
        A sérült hajó a roncstelepre kerül, ha pajzs nem védi (A-DMG-1, A-DMG-2). A sérült modul nem aktiválható
        (A-RET-5), és a végén 2 pontba kerül (A-END-8).
guide-raiders = Mikor jönnek fosztogatók?
    .text =
        Miután elindítottál egy hajót és aktiváltad a régióját, odajöhetnek azok a fosztogatók, amelyek
        elérik (A-LAU-1). Akkor csata lesz (A-BAT-2).
guide-battle = Mi dönti el a csatát?
    .text =
        Mindenki dob. A legmagasabb kocka győz; ha egyforma, a következő számít (A-BAT-20). A célzásodnál kisebb
        kockákat újra dobod (A-BAT-16).
guide-dice = Hány kockával dobok?
    .text =
        Egyet kapsz a hajóid minden ottani fegyveréért, egyet a régióban vagy mellette álló minden
        fejlesztésedért, egyet minden elköltött energiáért (A-BAT-11, A-BAT-12). 6-nál többel soha nem dobsz
        (A-BAT-14).
guide-lose_ships = Elvesznek a hajóim csatában?
    .text =
        Ha legyőznek, minden ottani hajód megsérül (A-BAT-26). A roncstelepre kerülnek, és visszatéréskor
        visszakapod őket (A-DMG-2, A-DMG-3).
guide-leaders = Mire jók a vezetők?
    .text =
        Fejlesztés építéséhez vezetők kellenek az űrállomásodon (A-DEV-2). A végén mindegyik 1 pontot ér (A-END-11).
        Ott toborozhatsz, ahol hajód van (A-SID-3).
guide-build = Hogyan építek fejlesztést?
    .text =
        Szállítóhajó kell a bolygóra, vezetők az űrállomásodra, és az ára (A-DEV-2). Minden közeli vezetőért egy
        pontot ér, legfeljebb 10 pontot (A-DEV-8).
guide-events = Mikor jön esemény?
    .text =
        Ha az eseményjelölő eléri a sávja végét, új bolygó kerül a táblára, és annak a körnek a végén
        eseménykártya jön (A-EVT-1, A-EVT-5).
guide-tracks = Mire jók a sávok?
    .text =
        Egy sáv eseményeknél és a végén pontoz (A-EVT-6, A-END-5). Modulok és fejlesztések visznek előre rajta
        (A-TRK-10), és a mezői jelzőket, korszerűsítéseket és lapokat adnak (A-TRK-5).
guide-cards = Mikor játszhatok ki lapot?
    .text =
        Akciókártyát a szünetekben játszhatsz ki, csatában soha (A-TAC-2). Csatakártyát akkor, amikor a lap
        mondja (A-TAC-6). A kézlimited 5 (A-TAC-7).
