### Kérdések. Három sor, legfeljebb 78 oszlop.

## Előkészületek

q-setup-faction = Melyik frakcióval játszol?
    .why = Hármat kaptál. A választását mindenki egyszerre fedi fel; a többi kikerül.
q-setup-destiny = Melyik végzetet tartod meg?
    .why = Ha első vagy a sávjain, a végén pontot ér. Addig rajtad kívül senki sem látja.

## A kör

q-turn-main = Hajót indítasz, vagy visszatérsz az űrállomásra?
    .why = Egy körben csak az egyiket teheted meg. Mellékakciót bármikor végezhetsz.
q-launch-where = Hová menjen { THE($ship) }?
    .why = A hajó elfoglalja, amit ott talál. Fizetned csak az indításkor kell.
q-turn-window = Teszel még valamit, mielőtt folytatódik a kör?
    .why = Most használhatsz holdakat, lapokat és jelzőket.
    .pass = A kör folytatódik.
q-turn-window_launch = Teszel még valamit az aktiválás előtt { CASE($place, "at") }?
    .why = A hajód megérkezett. Most használhatsz holdakat, lapokat és jelzőket.
    .pass = A régió aktiválása következik.
q-turn-window_activation = Teszel még valamit, mielőtt jönnek a fosztogatók?
    .why = Mindent begyűjtöttél. Most a hatótávolságon belüli fosztogatók támadnak.
    .pass = Ha vannak fosztogatók hatótávolságon belül, támadnak.
q-turn-window_ambush = Teszel még valamit a csata előtt?
    .why = Ha elkezdődött a csata, akciókártyát már nem játszhatsz ki.
    .pass = Ha lesz csata, most kezdődik.
q-turn-window_ships = Teszel még valamit az űrállomáson?
    .why = A hajóid visszaértek. Most eldobod az energiát és az ideiglenes lapokat.
    .pass = Eldobod az energiát és az ideiglenes lapokat.
q-turn-window_end = Teszel még valamit, mielőtt véget ér a köröd?
    .why = Ha esemény következik, most jön, és közben senki sem tehet semmit.
    .pass = A kör véget ér.
q-turn-before_battle = Teszel még valamit { $who } csatája előtt { CASE($place, "at") }?
    .why = Ha elkezdődik a csata, akciókártyát már nem játszhatsz ki.
    .pass = Kezdődik a csata.
q-turn-collect = Ezt a bázist még nem tudod kifizetni. Mit használsz fel hozzá?
    .why = Aktiválás következik { CASE($place, "at") }. Holdak, lapok és jelzők segíthetnek.

## Fizetés és nyereség

q-pay-cost = Miből fizetsz { CASE($cost, "acc") }?
    .why = A kredit alaperőforrás helyett is jó. A legolcsóbb mód már ki van választva.
key-payment = több, kevesebb
scr-line-sent_payment = { $number } / { $max }
no-payment_count = Ez { $n } egység; a költség { $max }.
key-goods = több, kevesebb
scr-line-sent_goods = { $number } / { $max }
no-goods_count = Ez { $n }, de { $min } és { $max } között kell lennie.
q-pay-cards = { $range ->
        [one] Melyik lappal fizetsz
       *[other] Mely lapokkal fizetsz ({ $range })
    }?
    .why = Úgy dobod el, hogy nem lesz hatása.
q-pay-moon = Melyik hold fizeti az ugrást?
    .why = Kevés az energiád. A holdból megkapsz mindent, ami rajta áll.
q-gain-basic = { $range ->
        [one] Melyik alaperőforrást kéred
       *[other] Mely alaperőforrásokat kéred ({ $range })
    }?
    .why = { $name }: titánt, jeget vagy nanoszenet kapsz.
q-gain-any = { $range ->
        [one] Melyik erőforrást kéred
       *[other] Mely erőforrásokat kéred ({ $range })
    }?
    .why = { $name }: a hatféle közül bármelyik jó; lap esetén húzol egyet.
q-convert = { $name }: fizetsz { CASE($cost, "acc") }? Ezt kapod érte: { $gain }.
    .why = Nem kötelező.
    .pass = Nem fizetsz, és nem kapsz semmit.
q-choose = { $name }: melyik legyen?
    .why = Ezek közül egyet kapsz.
q-swap-give = Mit adsz oda?
    .why = Alkudozás: egy alaperőforrást egy másikra cserélsz, körönként egyszer.
q-swap-take = Mit kérsz érte?
    .why = Alkudozás: a másik kettő egyikét kérheted.
q-lose-resource = Miről mondasz le?
    .why = Egy erőforrást elveszítesz ({ $name }).
q-lose-card = Melyik lapról mondasz le?
    .why = Egy lapot elveszítesz ({ $name }).
q-give-card = Melyik lapot adod?
    .why = Csak te tudod, melyik az, és az, aki kapja.
q-give-resource = Mit adsz át { CASE($whom, "dat") }?
    .why = A Csáklyázók miatt te választasz.
q-steal-whom = Kitől veszel el?
    .why = { $name }: a legyőzött játékosok egyikétől vehetsz el valamit.
q-steal-what = Mit veszel el?
    .why = { $name }: erőforrást vehetsz el, lapot nem.
q-hand-discard = { $range ->
        [one] Melyik lapot dobod el
       *[other] Mely lapokat dobod el ({ $range })
    }?
    .why = A köröd végén több lapod van, mint amennyit a kézlimited enged.
q-cards-keep = { $range ->
        [one] Melyik lapot tartod meg
       *[other] Mely lapokat tartod meg ({ $range })
    }?
    .why = Az eldobott lapokat mindenki látja.

## Holdak

q-moons-room = Nincs hely ennek a holdnak: { $moon }. Melyik holdat dobod el?
    .why = Az elfoglalt holdjaid területe megtelt. Az újat is eldobhatod.
q-moons-capture = Melyik holdat foglalod el?
    .why = { $name }: olyan régió legfelső holdja lehet, ahol van hajód.
    .pass = A hold ott marad, ahol van.

## Modulok

q-modules-buy = Melyik modult veszed meg elsőnek?
    .why = { $name }: legalább egy, legfeljebb két modult vehetsz.
q-modules-buy_two = Melyik modult veszed meg, vagy melyik kettőt?
    .why = Szóközzel kettőt is kijelölhetsz. Ha csak egy kell, egy másikat eldobsz.
q-modules-buy_second = Veszel egy második modult is?
    .why = A kettőt együtt fizeted. Ha csak egyet veszel, eldobsz egy felfedett modult.
    .pass = Csak egyet veszel, és eldobsz egy felfedett modult.
q-modules-take = Melyik modult szerzed meg?
    .why = { $name }: egyet megszerezhetsz a felfedett modulok közül.
    .pass = Nem szerzel meg modult.
q-modules-whose = Melyik űrállomásra kerül: { $module }?
    .why = A köröd első modulját a csapattársad is elveheti; akkor ő lép előre.
q-modules-discard = Melyik felfedett modul kerüljön ki a kínálatból?
    .why = Csak egy modult vettél, ezért még egy a paklija aljára kerül.
q-modules-rearrange = Hová kerüljön: { $module }?
    .why = A modul a sorában marad. Ha két modul szétválik, a köztük lévő hold elvész.
    .pass = Ott marad, ahol van.
q-cycle-column = Melyik oszlopot cseréled le?
    .why = Roncsárverés: legfeljebb három modulja a paklija aljára kerül.
q-cycle-module = Melyik modul kerüljön most a pakli aljára?
    .why = Legfeljebb hármat választhatsz. Aztán feltöltitek az oszlopot.
    .pass = Ennyi elég; feltöltitek az oszlopot.

## Visszatérés az űrállomásra

q-return-module = Melyik modult aktiválod most?
    .why = Egy hajó megnyitja a sorát. Utána energiával a sor többi modulja is mehet.
    .pass = Kész vagy, minden hajód hazatér.
q-return-with = Mivel aktiválod { THE($module, "acc") }?
    .why = Használhatsz hajót a tábláról vagy a szerelőhajóról, nyitott sorban energiát.
q-return-science = Melyik tudományos modult aktiválod most?
    .why = Az Elsődleges reaktorral akárhányat aktiválhatsz, mindegyiket egyszer.
    .pass = Itt befejezed, a többi modult nem aktiválod.
q-return-by_ability = Melyik modult aktiválod hajó és energia nélkül?
    .why = Az Örökmozgó modellel megteheted, 1 nanoszénért.

## Építés

q-build-ship = Melyik hajót építed meg?
    .why = A hajó az indítóállásodra kerül.
    .pass = Nem építesz hajót.
q-build-development = Hol építesz?
    .why = A szállítóhajó és a vezetők ott maradnak. A közeli vezetők pontot érnek.
    .pass = Nem építesz semmit.
q-build-less = { $range ->
        [one] Melyik erőforrást spórolod meg
       *[other] Mely erőforrásokat spórolod meg ({ $range })
    }?
    .why = { $name }: olcsóbban építhetsz.
q-build-cost = Melyik költséget fizeted?
    .why = { $name }: olcsóbban építhetsz. Ezeket tudod kifizetni.
q-upgrade = Melyik korszerűsítést építed be?
    .why = Végleg megváltoztatja minden ilyen típusú hajód értékeit.
q-development-flip = Melyik használt lapot fordítod vissza?
    .why = { $name }: így még egyszer használhatod.

## Vezetők, sávok, felfedezések

q-recruit = { $range ->
        [one] Honnan toborzol vezetőt
       *[other] Honnan toborzol vezetőt ({ $range })
    }?
    .why = { $name }: a vezetők bárhonnan az űrállomásodra jöhetnek.
    .pass = Ott maradnak, ahol vannak.
q-recruit-how_many = Hány vezetőt toborzol { CASE($place, "at") } ({ $range })?
    .why = Az űrállomásodra jönnek. Fejlesztéshez kellenek; aki megmarad, 1 pontot ér.
q-collect = Mit gyűjtesz be { CASE($place, "at") } ({ $range })?
    .why = Bárki begyűjtheti, akinek ott hajója van.
q-tracks-which = Melyik sávon lépsz előre?
    .why = { $name }: egy mezőt lépsz előre, és megkapod, ami rajta van.
q-tracks-draw = Hány lapot húzol ({ $range })?
    .why = Nőtt a kézlimited, ezért most annyiig húzhatsz.
q-discovery-keep = Melyik felfedezést tartod meg?
    .why = Csak te látod őket. A többi képpel lefelé visszakerül.
q-events-top = Melyik esemény kerüljön felülre?
    .why = Csak te látod őket. A másik a pakli aljára kerül.
q-order-next = Mi történjen először?
    .why = Ezek egyszerre jönnek, ezért te döntesz a sorrendről.

## Mozgatás, elhelyezés

q-move-ship = Melyik hajót mozgatod?
    .why = { $name }: a hajó hatótávolsága eggyel nagyobb.
q-move-to = Hová menjen?
    .why = Oda nem mehet, ahol már van hajód. A mozgással semmit sem aktiválsz.
q-raider-which = Melyik fosztogatót mozgatod?
    .why = A Fosztogatócsalival legfeljebb két régióval mozgathatsz odébb egyet.
q-raider-to = Hová menjen a fosztogató?
    .why = Más osztályú fosztogatókhoz nem mehet. Ahová most indítottál, ott támad.
q-bonus-where = { $range ->
        [one] Hová teszed a bónusz erőforrást
       *[other] Hová teszed a bónusz erőforrásokat ({ $range })
    }?
    .why = { $name }: az gyűjtheti be, akinek ott hajója van.
q-bonus-which = Mi kerüljön { CASE($place, "to") }?
    .why = Te választod ki, melyik alaperőforrást teszed le.
q-printed-where = Válassz bolygót ({ $range })!
    .why = Kutatóláz: ahol hajód van, megkapod, ami a bolygóra van nyomtatva.
q-damage-whom = Kinek a modulját rongálod meg?
    .why = Szabotázs: válassz valakit, akinek a te hajód mellett van hajója.
q-damage-module = Melyik modulod sérüljön meg?
    .why = A sérült modul nem működik, amíg meg nem javítod.
q-damage-mechaphage = Melyik modulodat lepik el a mechafágok?
    .why = A modul sérültnek számít, amíg egy javítással el nem távolítod őket.
q-damage-ship = Melyik hajód sérüljön meg?
    .why = { $name }: pajzzsal megmenekül, anélkül a roncstelepre kerül.
q-damage-repair = Mit javítasz meg?
    .why = Javíthatsz egy hajót (a szerelőhajóra kerül), egy pajzsot vagy egy modult.
q-event-ion_storm = Energiát veszítesz, vagy egy modulod sérül meg?
    .why = Ionvihar: 2 energiát veszítesz, vagy megsérül egy modulod.
q-event-react = Kijátszod a pontozás előtt a Tábori javítást ({ $event })?
    .why = Amikor egy esemény pontoz, a sérült modulokért pontot veszítesz.
    .pass = Az esemény pontozása következik.
q-ability-use = Használod { THE($name, "acc") }?
    .why = { $text }
    .pass = Nem használod.

## Fosztogatók és csata

q-ambush = Mely fosztogatók jönnek { CASE($place, "to") }?
    .why = Több osztály fosztogatói is odaérnek. Az egyik osztálynak jönnie kell.
q-battle-escalate = Mely hajóid szállnak be a csatába { CASE($place, "at") }?
    .why = Bármelyik hajód beszállhat, amelyik odaér; kockát és célzást hoz.
    .pass = A hajóid ott maradnak, ahol vannak.
q-battle-jump = Mely hajóid ugranak be, darabonként 1 energiáért?
    .why = Bármekkora távolságból ugorhatnak.
    .pass = Egyik hajód sem ugrik be.
q-battle-diplomacy = Játszol ki diplomáciakártyát?
    .why = Minden játékos egyet játszhat ki csatánként, mielőtt bárki felkészülne.
    .pass = Nem játszol ki egyet sem.
q-battle-prepare = Használsz lapot vagy képességet a csata előtt?
    .why = Most csatakártyát és képességet használhatsz. Az energiát utána költöd el.
    .pass = Kész vagy. Most energiát költhetsz kockákra.
q-battle-energy = Mennyi energiát költesz kockákra ({ $range })?
    .why = Minden energia egy kockát ad, de legfeljebb hat lehet. A célzás nem változik.
q-battle-after_roll = Megvan a dobás. Játszol ki lapot?
    .why = A csata résztvevői sorban játszhatnak ki lapot, mindenki egyszer.
    .pass = A kockáid úgy maradnak, ahogy vannak.
q-battle-outcome_won = Győztél. Játszol ki lapot?
    .why = Van lap, amely a győztest segíti.
    .pass = Nem játszol ki egyet sem.
q-battle-outcome_lost = Legyőztek. Játszol ki lapot?
    .why = Van lap, amely a vesztest segíti.
    .pass = Nem játszol ki egyet sem.
q-battle-damage = A hajóid mindjárt megsérülnek. Játszol ki lapot?
    .why = Most minden itteni hajód megsérül ({ $place }).
    .pass = A hajóid megsérülnek.
q-battle-may_end = Véget vetsz ennek a csatának?
    .why = { $name }: egy igen elég, és vége győztes és sérülés nélkül.
    .pass = A csata folytatódik, hacsak más véget nem vet neki.
q-battle-offer = Elfogadod { $whom } tűzszüneti ajánlatát egy alaperőforrásért?
    .why = A csata csak akkor ér véget, ha mindenki elfogadja; akkor mindenki kap egyet.
    .pass = A csata folytatódik.
q-battle-demand = Kitől követelsz hadisarcot?
    .why = Akitől követelsz, ad egy erőforrást, vagy eggyel kevesebb kockával dob.
q-battle-tribute = Mit adsz { CASE($whom, "dat") }?
    .why = Hadisarc: adj egy erőforrást, vagy dobj eggyel kevesebb kockával.
q-battle-whom = { $name }: ki ellen használod?
    .why = A csata felsorolt oldalai közül bármelyiket választhatod.
q-battle-reroll = { $name }: mely kockákat dobod újra (akárhányat)?
    .why = A célzásod az új dobásra is érvényes.
    .pass = Marad, amit dobtál.
q-battle-raise = Melyik kockát növeled?
    .why = A Finomhangolás legfeljebb 2-vel növeli, de csak 6-ig.
q-battle-raise_by = Mennyivel növeled ({ $range })?
    .why = A Finomhangolás legfeljebb 6-ig növeli.
q-battle-tactical = Mit kérsz a taktikai művelettel?
    .why = A legyőzött játékos lapot húz, vagy megkapja, amit az ottani hold mutat.
    .pass = Nem kapsz semmit.
q-battle-spare = Melyik hajó ússza meg sérülés nélkül?
    .why = Pajzsharmonikusok: egy hajódat megmentik.
q-battle-save = Melyik hajó menekül meg?
    .why = Kitérő manőver: nem sérül meg, és a szomszéd régióba megy.
q-battle-save_to = Hová menjen a hajó?
    .why = Válassz egy régiót a csata mellett, ahová a hajó bemehet.

## Csapatok

q-teams-exchange = Adsz valamit a csapattársadnak, vagy elveszel tőle valamit?
    .why = Körönként egy dolgot cserélhettek, ha mindketten beleegyeztek.
    .pass = Semmi sem cserél gazdát.
q-teams-thing = Mit cseréltek?
    .why = Egy erőforrást, egy elfoglalt holdat vagy egy jelzőt cserélhettek.
q-teams-agree = Beleegyezel a cserébe: { $name }?
    .why = A csapattársad kérdezi. Körönként egyszer cserélhettek.
    .pass = Semmi sem cserél gazdát.
q-teams-token = Ki vegye el a hatalomjelzőt?
    .why = Együtt éritek el. A másik 2 pontot kap.

## Bármilyen kérdés, ha nincs jobb szó

q-any = Mit választasz?
    .why = A játék a válaszod után folytatódik.
