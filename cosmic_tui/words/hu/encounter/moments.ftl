### Az összecsapás pillanatai

## A forduló elkezdése

moment-start-begin = Forduló kezdete
    .short = kezdet
    .when = forduló kezdetén
    .help = Új támadó; változó képességekkel fajt is cserélhet.
moment-start-refill = Kézellenőrzés a forduló elején
    .short = kézellenőrzés
    .when = a forduló eleji kézellenőrzéskor
    .help = Az összecsapáskártya nélküli támadó új kezet húz.
moment-start-effects = Forduló eleji hatások
    .short = hatások
    .when = a forduló elején
    .help = Ami fordulónként egyszer történik, az most történik.

## Átcsoportosítás

moment-regroup-technology = Technológiai lépések
    .short = technológia
    .when = a technológiai lépések közben
    .help = Mindenki kutathat, befejezhet egy technológiát, vagy felhagyhat vele.
moment-regroup-begin = Az összecsapás eleje
    .short = eleje
    .when = az összecsapás elején
    .help = Itt játszható ki minden, ami az összecsapás elejére való.
# fine: term warp
moment-regroup-retrieve = Egy űrhajó visszatér
    .short = visszatérés
    .when = ha űrhajó jön a térgörbületről
    .help = A támadó egy űrhajója visszatér a térgörbületről.

## Végzet

moment-destiny-before_draw = Végzethúzás előtt
    .short = húzás előtt
    .when = a végzethúzás előtt
    .help = Egy játékos húzás helyett kiválaszthatja a végzetkártyát.
moment-destiny-drawn = Végzetkártya felhúzva
    .short = felhúzva
    .when = a végzethúzás után
    .help = A lap képpel felfelé van. A színére figyelő képességek most működnek.
moment-destiny-choose = Döntés a végzetnél
    .short = döntés
    .when = amikor a támadó dönt a végzetről
    .help = A lap végleges. Amit nyitva hagy, azt a támadó dönti el.
moment-destiny-settled = Ismert a védő
    .short = ismert a védő
    .when = amikor ismert a védő
    .help = Mindenki tudja, ki a védő, és melyik naprendszerben.

## Indítás

moment-launch-before = Indítás előtt
    .short = indítás előtt
    .when = az indítás előtt
    .help = Most véglegesül, hány űrhajót lehet küldeni.
moment-launch-aim = A kapu célzása
    .short = célzás
    .when = a kapu célzásakor
    .help = A támadó célba vesz egy bolygót a kapuval.
moment-launch-send = Űrhajók indítása
    .short = küldés
    .when = űrhajók küldésekor
    .help = A támadó űrhajókat tesz a kapura.
moment-launch-after = Űrhajók a kapun
    .short = a kapun
    .when = az indítás után
    .help = A kiürült kolóniák elvesznek, a képességeket újra kell ellenőrizni.

## Szövetkezés

moment-alliance-before_invites = Felkérések előtt
    .short = felkérések előtt
    .when = a felkérések előtt
    .help = Utolsó alkalom körülnézni, mielőtt bárkit felkérnek.
moment-alliance-invite = Felkérések
    .short = felkérés
    .when = a felkérések közben
    .help = Előbb a támadó, aztán a védő választja ki, kit kér fel.
moment-alliance-join = Válaszok és űrhajók
    .short = válaszok
    .when = amikor a felkért játékosok válaszolnak
    .help = A felkértek az óramutató járása szerint döntenek, és 1–4 űrhajót küldenek.
moment-alliance-closed = Megkötött szövetségek
    .short = megkötve
    .when = a szövetségek megkötésekor
    .help = Mindenki döntött; a szövetségeken itt még lehet változtatni.

## Tervezés

moment-planning-begin = Tervezés kezdete
    .short = kezdet
    .when = a tervezés kezdetén
    .help = Kézellenőrzés még nem volt: jó alkalom lapokat szerezni.
moment-planning-hand_check = Kézellenőrzés
    .short = kézellenőrzés
    .when = a kézellenőrzéskor
    .help = Ha a támadónak nincs összecsapáskártyája, fordulója véget ér. A védő újat húz.
moment-planning-before_pick = Lapválasztás előtt
    .short = választás előtt
    .when = a lapválasztás előtt
    .help = Mindkét aktív játékos ki tud játszani egy lapot; ez még változhat.
moment-planning-pick = Lapválasztás
    .short = választás
    .when = a lapválasztáskor
    .help = Mindkét aktív játékos kijátszik egy összecsapáskártyát, többnyire titokban.
moment-planning-cards_down = Lapok képpel lefelé
    .short = lapok lent
    .when = amikor a lapok képpel lefelé vannak
    .help = A lapok képpel lefelé fekszenek: most lehet bejelenteni vagy cserélni.

## Felfedés

moment-reveal-before_flip = Felfedés előtt
    .short = felfedés előtt
    .when = a felfedés előtt
    .help = Az utolsó bejelentések, mielőtt bárki meglátná a lapokat.
moment-reveal-one_side = Egy lap felfedve
    .short = egy lap
    .when = amikor egy lapot felfedtek
    .help = Csak ha a Hazárdőr játszik: előbb az ellenfele lapját fedik fel.
moment-reveal-flipped = Lapok felfedve
    .short = felfedve
    .when = a felfedés után
    .help = Mindkét lap ismert. Most a képességek működnek, utánuk jön az erősítés.
moment-reveal-reinforce = Erősítések
    .short = erősítés
    .when = az erősítések kijátszásakor
    .help = Mindkét oldal sorban erősíthet, amíg mind nem passzoltak.
moment-reveal-outcome = Végső állás
    .short = végső állás
    .when = amikor végleges az összesített érték
    .help = Az összesített értékek véglegesek: az egyik fél győz, vagy kezdődik az alku.

## Eredmény

moment-resolution-decided = Ismert a győztes
    .short = ismert a győztes
    .when = amikor ismert a győztes
    .help = Az eredmény eldőlt, de még egy űrhajó sem mozdult.
moment-resolution-losses = Veszteségek
    .short = veszteségek
    .when = űrhajók elvesztésekor
    .help = A vesztes űrhajók a térgörbületre kerülnek, hacsak valami meg nem menti őket.
moment-resolution-landing = Leszállás és hazatérés
    .short = leszállás
    .when = űrhajók leszállásakor
    .help = A győztes támadó leszáll; a szövetséges védők hazatérnek.
moment-resolution-deal = Tárgyalás
    .short = alku
    .when = az alku közben
    .help = Két tárgyalás: az aktív játékosok időre alkudoznak.
moment-resolution-agreed = Megkötött egyezség
    .short = egyezség
    .when = egyezség megkötésekor
    .help = A feltételek elfogadva, de még semmi sem cserélt gazdát.
moment-resolution-penalty = A kudarc ára
    .short = sikertelen alku
    .when = sikertelen alku után
    .help = Nincs egyezség: mindkét aktív játékos három űrhajót veszít.
moment-resolution-compensation = Kompenzáció
    .short = kompenzáció
    .when = a kompenzációnál
    .help = Aki tárgyalással veszített, lapokat vesz el a győztestől.
moment-resolution-rewards = Jutalmak
    .short = jutalom
    .when = a jutalmak osztásakor
    .help = A győztes védő szövetségesei lapokat vagy űrhajókat kapnak.
moment-resolution-effects = Egyéb következmények
    .short = következmények
    .when = a jutalmak után
    .help = Itt működnek az eredménytől függő képességek és fáklyák.
moment-resolution-keep = Lap megtartása
    .short = megtartás
    .when = a lapok eldobása előtt
    .help = Egy játékos megtarthat egy összecsapáskártyát, mielőtt eldobják.
moment-resolution-discard = Lapok eldobása
    .short = eldobás
    .when = a lapok eldobásakor
    .help = Az összecsapáskártyákat és az erősítéseket eldobják.
moment-resolution-fetch = Elhasznált lap elvétele
    .short = elvétel
    .when = a lapok eldobása után
    .help = Egy játékos elvehet egyet az eldobott lapok közül.
moment-resolution-win_check = Győzött valaki?
    .short = győzelem?
    .when = a kolóniák számolásakor
    .help = Megszámoljátok a kolóniákat. Akiknek elég van, együtt győznek.

## Vége

moment-encounter-end = Az összecsapás vége
    .short = vége
    .when = az összecsapás végén
    .help = Itt lehet további összecsapásokat bejelenteni.
moment-encounter-cleanup = Rendrakás
    .short = rendrakás
    .when = az összecsapás után
    .help = Az összecsapás hatástalanításai, kölcsönei és bejelentései véget érnek.
moment-turn-end = A forduló vége
    .short = forduló vége
    .when = a forduló végén
    .help = A bal oldali játékos következik.

## Bárhol

moment-any-card_play = Kijátszott lap
    .short = kijátszott lap
    .help = Ha egy lap kijátszható, máshonnan is jöhet.
moment-any-use_declared = Használt képesség
    .short = használat
    .help = Bejelentett használat: hatástalanítható, mielőtt bármi történne.
moment-any-zap_attempt = Bejelentett hatástalanítás
    .short = hatástalanítás
    .help = A hatástalanítást még meg lehet állítani.
moment-any-power_zapped = Hatástalanított képesség
    .short = hatástalanítva
    .help = A képességnek nincs hatása, és minden megtörténik, ami ebből következik.
moment-any-flare_attempt = Bejelentett fáklya
    .short = bejelentett fáklya
    .help = A fáklya megállítható vagy ellopható, mielőtt hatna.
moment-any-flare_used = Fáklya hatása után
    .short = fáklya után
    .help = Egy fáklya épp hatott.
moment-any-artifact_attempt = Bejelentett ereklye
    .short = ereklye
    .help = Az ereklye megállítható vagy ellopható, mielőtt hatna.
moment-any-reinforcement_attempt = Kijátszott erősítés
    .short = erősítés
    .help = Az erősítés megállítható, mielőtt számítana.
moment-any-technology_attempt = Használt technológia
    .short = technológia
    .help = A technológia megállítható, mielőtt hatna.
moment-any-card_draw = Húzás előtt
    .short = húzás előtt
    .help = Egy játékos húzni készül a pakliból.
moment-any-cards_drawn = Húzás után
    .short = húzás után
    .help = Egy játékos húzott a pakliból.
moment-any-cards_gained = Lapok átvétele után
    .short = átvétel után
    .help = Egy játékos kompenzációt vagy jutalmat kapott.
moment-any-hand_replace = Új kéz előtt
    .short = új kéz előtt
    .help = Egy játékos mindjárt teljesen új kezet kap.
moment-any-cards_discarding = Eldobás előtt
    .short = eldobás előtt
    .help = Lapok mindjárt az eldobott lapok közé kerülnek.
moment-any-cards_discarded = Eldobás után
    .short = eldobás után
    .help = Lapok kerültek az eldobott lapok közé.
moment-any-deck_reshuffled = Újrakevert pakli
    .short = újrakeverve
    .help = Az eldobott lapokból új pakli lett.
moment-any-ships_to_warp = Veszélyben lévő űrhajók
    .short = űrhajó veszélyben
    .help = Űrhajók tartanak a térgörbületre, és még menthetők.
moment-any-ships_lost = Elveszett űrhajók
    .short = elveszett űrhajó
    .help = Űrhajók a térgörbületre kerültek, vagy kiestek a játékból.
# fine: term warp
moment-any-warp_exit = Visszatért űrhajók
    .short = mentett űrhajó
    .help = Űrhajók tértek vissza a térgörbületről.
moment-any-colony_founded = Új kolónia
    .short = új kolónia
    .help = Egy játékosnak ott van űrhajója, ahol addig nem volt.
moment-any-colony_lost = Elveszett kolónia
    .short = elveszett kolónia
    .help = Egy játékos utolsó űrhajója is elhagyott egy bolygót.
moment-any-power_lost = Elveszett képesség
    .short = képesség oda
    .help = Egy játékosnak túl kevés a saját kolóniája, és elveszt egy képességet.
moment-any-power_regained = Visszatért képesség
    .short = visszatért
    .help = Egy játékosnak megint elég a saját kolóniája, és visszakap egy képességet.
moment-any-quiet_beat = Csendes pillanat
    .short = csendes pillanat
    .help = Titkos utasítások az alternatív Tolvaj-fáklyához. Jel nélkül mozdulatlan vagy.
moment-any-between = Két lépés között
    .short = közben
    .help = Amit bármikor megtehetsz, azt a következő kérdésnél teheted meg.
