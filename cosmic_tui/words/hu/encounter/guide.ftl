guide-what = Mi ez a játék?
    .text =
        Egy fajt vezetsz, amelynek képessége a maga módján megszegi a szabályokat. A fordulódban egy másik
        játékos bolygójára irányítod a kaput, mindkét oldal szövetségeseket hívhat, és a két aktív játékos
        felfed egy-egy lapot. Ha győzöl, az űrhajóid ott maradnak idegen kolóniaként. A játékot az nyeri,
        akinek a saját naprendszerén kívül öt bolygón van kolóniája (R-VIC-1).
guide-win = Hogyan nyerek?
    .text =
        Akkor nyersz, ha öt bolygón van kolóniád a saját naprendszereden kívül (R-VIC-1). Többen együtt is
        nyerhettek (R-VIC-2).
guide-turn = Mi történik egy fordulóban?
    .text =
        Egy forduló egy vagy két összecsapás. Mindegyiknek hét fázisa van: átcsoportosítás, végzet, indítás,
        szövetkezés, tervezés, felfedés, eredmény (R-TRN-9).
guide-who = Kit támadok?
    .text =
        Végzetkártyát húzol. Megnevez egy játékost, rád bízza a választást, vagy a saját színedet mutatja (R-DES-3).
        A bolygót te választod (R-LAU-1).
guide-send = Hány űrhajót küldhetek?
    .text =
        Egytől négyig, bármelyik kolóniádról (R-LAU-2). A szövetségesek is egy–négy űrhajót küldenek (R-ALL-4).
    .find = hajó indítok vihetek
guide-total = Mi dönti el, ki győz?
    .text =
        Két támadás: mindkét oldal összeadja a lapját, az űrhajóit, a szövetségeseit és az erősítéseit. A
        magasabb összesített érték győz (R-REV-5). A támadás mindig üti a tárgyalást (R-REV-6).
guide-tie = Mi van döntetlennél?
    .text =
        Döntetlennél mindig a védő győz (R-REV-5).
    .find = egyenlő azonos
guide-negotiate = Mire jó a tárgyalás?
    .text =
        Két tárgyalás: egy percetek van egyezségre (R-DEA-2). Támadás ellen veszít, de az elvesztett
        űrhajóidért kompenzációként lapokat veszel el (R-CPN-1).
guide-deal = Mi lehet egy egyezségben?
    .text =
        Lapok a kezetekből, és mindkét irányban egy-egy kolónia (R-DEA-3). Legalább egy lapnak vagy
        kolóniának gazdát kell cserélnie (R-DEA-7). Ha az alku nem sikerül, mindketten három űrhajót
        veszítetek (R-DEA-14).
guide-compensation = Mi az a kompenzáció?
    .text =
        Ha tárgyalással támadás ellen veszítesz, minden elvesztett űrhajódért egy véletlen lapot veszel el
        az ellenfeled kezéből (R-CPN-1).
guide-allies = Mit kapnak a szövetségesek?
    .text =
        A győztes támadó szövetségesei kolóniát kapnak a bolygón (R-RES-1). A győztes védő szövetségesei űrhajónként
        egy jutalmat: egy lapot, vagy egy űrhajót a térgörbületről (R-RWD-1, R-RWD-2).
guide-warp = Hogy jön vissza az űrhajóm?
    .text =
        Minden összecsapásod elején egy űrhajód visszatér a térgörbületről (R-REG-2). Jutalomként több is
        visszajöhet (R-RWD-2).
    .find = térgörbületből visszajön vissza hajóm kihozni
guide-lose = Mit veszítek, ha legyőznek?
    .text =
        Az összecsapásban lévő űrhajóid és a szövetségeseid űrhajói a térgörbületre kerülnek (R-RES-2,
        R-RES-6). Senki sem esik ki (R-GEN-6).
guide-power = Mikor vész el a képességem?
    .text =
        Legalább három saját kolóniával működik (R-POW-1). Kevesebbel elvész, és visszatér, ha megint van elég
        (R-POW-3).
guide-zap = Mi állít meg egy képességet?
    .text =
        Játssz ki egy Hatástalanítót, amikor használják a képességet: ez alkalommal nem hat (R-POW-7).
guide-no_card = Mi van, ha nincs lapom?
    .text =
        Ha a fordulód elején nincs összecsapáskártyád, eldobod a lapjaidat, és nyolc új lapot húzol
        (R-HND-1). Később a fordulód véget ér (R-HND-3). Védőként új kezet húzol (R-HND-4).
    .find = összecsapáskártyám elfogyott üres kéz
guide-hand = Mikor húzok lapot?
    .text =
        A forduló végén nem húzol. Lapot új kézzel (R-HND-1), kompenzációval (R-CPN-1), jutalommal
        (R-RWD-2), egyezséggel (R-DEA-3) és néhány képességgel kapsz.
guide-second = Mikor jövök még egyszer?
    .text =
        Ha az első összecsapásod sikeres, jöhet egy második (R-TRN-4). Összecsapáskártya kell hozzá (R-TRN-7).
guide-flare = Mi az a fáklya?
    .text =
        Kétoldalú lap: a szuper oldala működik, ha a tiéd annak a fajnak a képessége, különben a dzsóker. Összecsapásonként
        egyet játszhatsz ki (R-FLR-2).
guide-artifact = Mikor játszom ki ereklyét?
    .text =
        Abban a fázisban és szerepben, amelyet a lap megnevez, akár részt veszel az összecsapásban, akár nem
        (R-TIM-1).
guide-reinforce = Ki adhat erősítést?
    .text =
        Az aktív játékosok és szövetségeseik, sorban, amíg mind nem passzolnak (R-REV-3). Csak akkor
        számítanak, ha két támadás áll egymással szemben (R-REV-5).
