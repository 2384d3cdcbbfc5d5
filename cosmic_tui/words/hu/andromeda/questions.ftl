### Kérdések. Három sor, legfeljebb 78 oszlop.

## Előkészületek

q-setup-faction = Melyik frakciót vezeted?
    .why = Hármat kapsz. Egyszerre fordítjátok fel; a többi kikerül a játékból.
q-setup-destiny = Melyik végzetet tartod meg?
    .why = A végén a sávjain elért első hely pontot ér. Addig senki sem látja.

## A kör

q-turn-main = Hajót indítasz, vagy visszatérsz az űrállomásra?
    .why = Egy körben csak az egyiket teheted. Mellékakció bármikor közbeiktatható.
q-launch-where = Hová menjen ez a hajó: { $ship }?
    .why = Elfoglalja, ami ott van. Csak akkor fizetsz, amikor elküldöd.
q-turn-window = Még valami, mielőtt továbbmegy?
    .why = Szünet: most használhatsz holdakat, lapokat és jelzőket.
    .pass = A kör folytatódik.
q-turn-window_launch = Teszel még valamit az aktiválás előtt? Régió: { $place }.
    .why = A hajód megérkezett. Most használhatsz holdakat, lapokat és jelzőket.
    .pass = A régió aktiválása következik.
q-turn-window_activation = Teszel még valamit, mielőtt jönnek a fosztogatók?
    .why = Mindent begyűjtöttél. Most a hatótávolságon belüli fosztogatók támadnak.
    .pass = Ha vannak fosztogatók hatótávolságon belül, támadnak.
q-turn-window_ambush = Teszel még valamit a csata előtt?
    .why = Ha elkezdődött, akciókártya már nem játszható ki.
    .pass = Kezdődik a csata, ha van.
q-turn-window_ships = Még valami az űrállomáson?
    .why = A hajóid visszaértek. Az energia és az ideiglenes lapok eldobása jön.
    .pass = Az energia és az ideiglenes lapok eldobása.
q-turn-window_end = Teszel még valamit, mielőtt véget ér a köröd?
    .why = Ha esedékes egy esemény, most az jön, és közben senki sem cselekedhet.
    .pass = A kör véget ér.
q-turn-before_battle = Még valami a csata előtt ({ $who })? Régió: { $place }.
    .why = A bármely körben játszható lapok a csata kezdete után nem játszhatók ki.
    .pass = Kezdődik a csata.
q-turn-collect = Előbb teremtsd meg a fedezetét: mit használsz?
    .why = Aktiválnád, de még nem tudod kifizetni: { $place }.

## Fizetés és nyereség

q-pay-cost = Fizetendő: { $cost }. Miből?
    .why = A kredit alaperőforrást pótol. A legolcsóbb mód van előkészítve.
key-payment = több, kevesebb
scr-line-sent_payment = { $number } / { $max }
no-payment_count = Ez { $n } egység; a költség { $max }.
key-goods = több, kevesebb
scr-line-sent_goods = { $number } / { $max }
no-goods_count = Ez { $n }; { $min } és { $max } között lehet.
q-pay-cards = Mely lapokkal fizetsz? { $range }.
    .why = Hatás nélkül eldobásra kerülnek.
q-pay-moon = Melyik hold fizeti az ugrást?
    .why = Kevés az energiád. A hold mindent megad, ami rajta áll.
q-gain-basic = Mely alaperőforrásokat veszed el? { $range }.
    .why = { $name }: titán, jég vagy nanoszén.
q-gain-any = Mely erőforrásokat veszed el? { $range }.
    .why = { $name }: bármelyik a hatféléből; lapot húzol.
q-convert = { $name }. Fizetsz? Ára: { $cost }. Kapsz: { $gain }.
    .why = Megteheted, de nem muszáj.
    .pass = Nem fizetsz, és nem kapsz semmit.
q-choose = { $name }: melyik legyen?
    .why = Az egyik végrehajtásra kerül.
q-swap-give = Mit adsz oda?
    .why = Alkudozás: egy alaperőforrásodért egy másik, körönként egyszer.
q-swap-take = Mit kérsz érte?
    .why = Alkudozás: a másik kettő egyike.
q-lose-resource = Miről mondasz le?
    .why = { $name }: elvesz tőled egy erőforrást.
q-lose-card = Melyik lapról mondasz le?
    .why = { $name }: elvesz tőled egy lapot.
q-give-card = Melyik lapot adod?
    .why = Hogy melyik az, csak te tudod, és aki kapja.
q-give-resource = Mit adsz át? Kapja: { $whom }.
    .why = Csáklyázók: te választasz.
q-steal-whom = Kitől veszel el?
    .why = { $name }: a legyőzött játékosok egyikétől.
q-steal-what = Mit veszel el?
    .why = { $name }: egy erőforrást, lapot nem.
q-hand-discard = Mely lapokat dobod el? { $range }.
    .why = A köröd végén a kezed a kézlimit fölött van.
q-cards-keep = Mely lapokat tartod meg? { $range }.
    .why = A többit mindenki szeme láttára eldobod.

## Holdak

q-moons-room = Nincs hely neki: { $moon }. Mi menjen?
    .why = Az elfoglalt holdak területe tele van. Az új is mehet.
q-moons-capture = Melyik holdat foglalod el?
    .why = { $name }: a legfelső hold ott, ahol hajód van.
    .pass = A hold ott marad, ahol van.

## Modulok

q-modules-buy = Melyik modult veszed meg elsőnek?
    .why = Vásárlás: egy vagy két modul; egyet mindenképp ({ $name }).
q-modules-buy_second = Veszel egy második modult is?
    .why = A kettőt együtt fizeted. Ha csak egyet veszel, eldobsz egy felfedett modult.
    .pass = Csak egyet veszel, és eldobsz egy felfedett modult.
q-modules-take = Melyik modult szerzed meg?
    .why = { $name }: megszerzel egyet a felfedett modulokból.
    .pass = Egyet sem szerzel meg.
q-modules-whose = Melyik űrállomásra kerül: { $module }?
    .why = Köröd első modulja a csapattársadé lehet; akkor ő lép előre.
q-modules-discard = Melyik felfedett modul menjen el?
    .why = Csak egy modult vettél; még egy a paklija aljára kerül.
q-modules-rearrange = Hová kerüljön: { $module }?
    .why = A saját sorában. Két szétválasztott modul közti hold elvész.
    .pass = Ott marad, ahol van.
q-cycle-column = Melyik oszlopot cseréled le?
    .why = Roncsárverés: legfeljebb három modulja a paklija aljára kerül.
q-cycle-module = Melyik modul kerüljön most a pakli aljára?
    .why = Legfeljebb három; aztán az oszlop feltöltése jön.
    .pass = Elég; az oszlop feltöltése jön.

## Visszatérés az űrállomásra

q-return-module = Melyik modult aktiválod most?
    .why = Egy hajó megnyitja a sorát. Utána energiával a sor más moduljai is mehetnek.
    .pass = Kész vagy: minden hajó hazatér.
q-return-with = Mit teszel rá? Modul: { $module }.
    .why = Hajót a játéktábláról vagy a szerelőhajóról, nyitott sorban energiát is.
q-return-science = Melyik tudományos modul működjön most?
    .why = Az Elsődleges reaktor akárhányat működtet, mindegyiket egyszer.
    .pass = Elég; a többi pihen.
q-return-by_ability = Melyik modul működjön hajó és energia nélkül?
    .why = Örökmozgó modell, 1 nanoszénért.

## Építés

q-build-ship = Melyik hajót építed meg?
    .why = Az indítóállásodra kerül.
    .pass = Egyet sem építesz.
q-build-development = Hol építesz?
    .why = Szállítóhajó és vezetők végleg ott maradnak; a közeli vezetők pontot érnek.
    .pass = Egyet sem építesz.
q-build-less = Miből fizetsz kevesebbet? { $range }.
    .why = { $name }: ennyivel kisebb a költség.
q-build-cost = Melyik költséget fizeted?
    .why = { $name }: csökkenti az árat; ezeket tudod kifizetni.
q-upgrade = Melyik korszerűsítést építed be?
    .why = Végleg felváltja az adott hajótípus minden értékét.
q-development-flip = Melyik lapot fordítod vissza?
    .why = { $name }: még egyszer használható.

## Vezetők, sávok, felfedezések

q-recruit = Mely vezetőket toborzod? { $range }.
    .why = { $name }: bárhonnan az űrállomásodra.
    .pass = Ott maradnak, ahol vannak.
q-recruit-how_many = Hány vezetőt toborzol? Régió: { $place }. { $range }.
    .why = Az űrállomásodra jönnek: fejlesztésekhez, vagy a végén egy-egy pontért.
q-collect = Mit gyűjtesz be? Régió: { $place }. { $range }.
    .why = Azé, akinek ott hajója van.
q-tracks-which = Melyik sávon lépsz előre?
    .why = { $name }: egy mezőnyi előrelépés, és ami ott áll.
q-tracks-draw = Hány lapot húzol? { $range }.
    .why = Nőtt a kézlimited; rögtön fel is töltheted a kezed.
q-discovery-keep = Melyik felfedezést tartod meg?
    .why = Csak te látod őket. A többi képpel lefelé visszakerül.
q-events-top = Melyik esemény legyen felül?
    .why = Csak te látod őket. A másik a pakli aljára kerül.
q-order-next = Mi történjen először?
    .why = Ezek egyszerre jönnek; a sorrendet te adod.

## Mozgatás, elhelyezés

q-move-ship = Melyik hajót mozgatod?
    .why = { $name }: a hatótávolsága meg eggyel több.
q-move-to = Hová menjen?
    .why = Oda nem, ahol hajód van. Ez semmit sem aktivál.
q-raider-which = Melyik fosztogatót mozgatod?
    .why = Fosztogatócsali: legfeljebb két régióval.
q-raider-to = Hová menjen a fosztogató?
    .why = Másik osztályhoz nem. Az indításod régiójában azonnal számít.
q-bonus-where = Hol legyenek a bónusz erőforrások? { $range }.
    .why = { $name }: akinek ott hajója van, begyűjtheti.
q-bonus-which = Mi kerüljön ide: { $place }?
    .why = Egy általad választott alaperőforrás.
q-printed-where = Mely bolygók fizessenek? { $range }.
    .why = Kutatóláz: ami rá van nyomtatva azokra a bolygókra, ahol hajód van.
q-damage-whom = Kinek sérüljön meg egy modulja?
    .why = Szabotázs: valakié, akinek hajója van a te hajód mellett.
q-damage-module = Melyik modulod sérüljön meg?
    .why = A sérült modul nem működik, amíg meg nem javítod.
q-damage-mechaphage = Melyik modult kapják meg a mechafágok?
    .why = Sérültnek számít, amíg egy javítás el nem távolítja őket.
q-damage-ship = Melyik hajód sérüljön meg?
    .why = { $name }: pajzs megmenti, különben a roncstelepre kerül.
q-damage-repair = Mit javítasz meg?
    .why = Hajót a szerelőhajóra, pajzsot, vagy modult.
q-event-ion_storm = Energia vagy modul?
    .why = Ionvihar: veszíts 2 energiát, vagy sérüljön meg egy modulod.
q-event-react = Kijátszod a pontozás előtt: Tábori javítás ({ $event })?
    .why = A sérült modulok pontba kerülnek, amikor egy esemény pontoz.
    .pass = Az esemény pontoz.
q-ability-use = Használod: { $name }?
    .why = { $text }
    .pass = Megvagy nélküle.

## Fosztogatók és csata

q-ambush = Mely fosztogatók jönnek? Régió: { $place }.
    .why = Több osztály is eléri. Az egyiknek jönnie kell.
q-battle-escalate = Mely hajók szállnak be a csatába? Régió: { $place }.
    .why = Bármelyik hajód a hatótávolságán belül. Mindegyik kockát és célzást hoz.
    .pass = A hajóid ott maradnak, ahol vannak.
q-battle-jump = Mely hajók ugranak be, darabonként 1 energiáért?
    .why = Az ugrás bármekkora távolságot átível.
    .pass = Senki sem ugrik.
q-battle-diplomacy = Játszol diplomáciakártyát?
    .why = Minden játékos egyet játszhat ki csatánként, mielőtt bárki előkészülne.
    .pass = Nem játszol ki egyet sem.
q-battle-prepare = Használsz lapot vagy képességet a csata előtt?
    .why = Most csatakártyát és képességet használhatsz. Utána jön az energia kockákért.
    .pass = Kész vagy. Most az energia jön, kockákért.
q-battle-energy = Mennyi energiát költesz kockákra? { $range }.
    .why = Energiánként egy kocka, legfeljebb hat kocka. A célzás nem változik.
q-battle-after_roll = Megvan a dobás. Játszol ki lapot?
    .why = A csata minden résztvevője játszhat ki lapot, egyszer körben.
    .pass = A kockáid úgy maradnak, ahogy vannak.
q-battle-outcome_won = Győztél. Játszol lapot?
    .why = Van lap, amely a győztesnek fizet.
    .pass = Egyet sem játszol.
q-battle-outcome_lost = Legyőztek. Játszol lapot?
    .why = Van lap, amely annak fizet, aki veszít.
    .pass = Egyet sem játszol.
q-battle-damage = A hajóid mindjárt megsérülnek. Játszol lapot?
    .why = Most minden itteni hajód megsérül ({ $place }).
    .pass = A hajóid elszenvedik a sérülést.
q-battle-may_end = Véget vetsz ennek a csatának?
    .why = { $name }: egy igen lezárja, győztes és sérülés nélkül.
    .pass = A csata folytatódik, hacsak más véget nem vet neki.
q-battle-offer = Tűzszünet egy alaperőforrásért? Ajánlat: { $whom }.
    .why = A csata csak akkor ér véget, ha mindenki elfogadja; akkor mind kap egyet.
    .pass = A csata folytatódik.
q-battle-demand = Kitől követelsz?
    .why = Hadisarc: egy erőforrása, vagy eggyel kevesebb kocka.
q-battle-tribute = Mit adsz? Követeli: { $whom }.
    .why = Hadisarc: egy erőforrás, vagy eggyel kevesebb kockával dobsz.
q-battle-whom = Kinek szól: { $name }?
    .why = Bármelyik itt álló oldal megnevezhető, amely ebben a csatában van.
q-battle-reroll = { $name }: mely kockákat dobod újra? Akárhányat.
    .why = A célzásod rájuk is újra érvényes.
    .pass = Maradnak, ahogy vannak.
q-battle-raise = Melyik kockát növeled?
    .why = Finomhangolás: legfeljebb 2-vel, 6 fölé soha.
q-battle-raise_by = Mennyivel? { $range }.
    .why = Finomhangolás: 6 fölé soha.
q-battle-tactical = Mit kapsz a taktikai műveletért?
    .why = A legyőzött játékos lapot húz, vagy megkapja, amit az ottani hold mutat.
    .pass = Semmit sem kapsz.
q-battle-spare = Melyik hajó ússza meg sérülés nélkül?
    .why = Pajzsharmonikusok: egyet megmentenek.
q-battle-save = Melyik hajó csusszan ki?
    .why = Kitérő manőver: nincs sérülés, és egy régióval odébb áll.
q-battle-save_to = Hová menjen?
    .why = A csata melletti régióba, ahová bemehet.

## Csapatok

q-teams-exchange = Adsz valamit a csapattársadnak, vagy elveszel tőle?
    .why = Körönként egy dolog, ha mindketten beleegyeztek.
    .pass = Semmi sem cserél gazdát.
q-teams-thing = Mi cseréljen gazdát?
    .why = Egy erőforrás, egy elfoglalt hold vagy egy jelző.
q-teams-agree = Csere: { $name }. Beleegyezel?
    .why = A csapattársad kérdezi. Körönként egyszer.
    .pass = Semmi sem cserél gazdát.
q-teams-token = Ki vegye el a hatalomjelzőt?
    .why = Együtt éritek el. A másik 2 pontot kap.

## Bármilyen kérdés, ha nincs jobb szó

q-any = Mit választasz?
    .why = A játék a válaszoddal folytatódik.
