### Amit a cosmic lab mond: gépek nagyon sok játékának vizsgálata

## Elutasítások

lab-no-no_study = Nincs ilyen vizsgálat: „{ $name }”. Adj meg egy .toml fájlt, vagy egyet ezekből: { $found }.
lab-no-no_study_near = Nincs ilyen vizsgálat: „{ $name }” (erre gondoltál: { $near }?). Adj meg egy .toml fájlt, vagy egyet ezekből: { $found }.
lab-no-toml = A vizsgálat nem olvasható TOML-ként: { $what }.
lab-no-key = Egy vizsgálatban nincs ilyen: „{ $name }”.
lab-no-key_near = Egy vizsgálatban nincs ilyen: „{ $name }”; erre gondoltál: { $near }?
lab-no-number = „{ $name }”: egész szám { $low } és { $high } között.
lab-no-text = „{ $name }”: idézőjelbe tett szöveg.
lab-no-names = „{ $name }”: lista, legalább egy elemmel.
lab-no-table = „{ $name }”: önálló táblázat: [{ $name }].
lab-no-width = „half_width”: arány 0 és 1 között, például 0.01.
lab-no-arms_twice = A vizsgálat két ága ugyanazt a nevet viseli.
lab-no-in_use = Itt egy másik program dolgozik: { $file }.
# fine: word run
lab-no-nothing_there = Itt nincs vizsgálat: { $file }. Elkezdi: cosmic lab run.
lab-no-nothing_yet = Ebből a vizsgálatból még semmi sincs lejátszva.
# fine: word run
lab-no-broken_part = Ez sérült: { $file }. Töröld, és a cosmic lab run újra lejátssza azt a részt.
lab-no-other_study = Itt egy másik, ugyanilyen nevű vizsgálat van: { $file }. Ennek adj --folder mappát, vagy töröld a régit.
lab-no-other_version = A szabályok és gépek { $theirs } verziója játszotta: { $file }. Itt ez van: { $ours }. A kettő nem keverhető. Az újnak adj --folder mappát.
lab-no-worker_version = Egy munkás a szabályok és gépek { $theirs } verziójával játszik, itt pedig ez van: { $ours }. Telepítsd ott is ugyanazt a programot.
# fine: sign "
lab-no-no_dask = A laborhoz Dask kell: pip install "cosmic-tui[lab]".
# fine: sign "
lab-no-no_plots = Az oldalhoz Matplotlib kell: pip install "cosmic-tui[lab]".
lab-no-no_cluster = Nem válaszol ütemező: { $host }. { $what }.
lab-no-cluster_gone = A fürt eltűnt ({ $what }). Ami elkészült, megmarad; ugyanez a parancs folytatja.
lab-no-shard_lost = Ezt a részt nem lehetett lejátszani: { $number } ({ $what }). Ami elkészült, megmarad; ugyanez a parancs újra próbálja.

## Haladás

lab-progress = { $number } játékból { $other }, másodpercenként { $value }, még { $high } perc, hibák: { $low }.
lab-bar = másodpercenként { $value }, munkások: { $number }, hibák: { $low }
lab-interrupted = { $n ->
        [one] Megállt; 1 játék megmarad itt: { $file }. Ugyanez a parancs folytatja.
       *[other] Megállt; { $n } játék megmarad itt: { $file }. Ugyanez a parancs folytatja.
    }
lab-finished = { $n ->
        [one] Kész: 1 játék itt: { $file }.
       *[other] Kész: { $n } játék itt: { $file }.
    }
lab-written = Kiírva: { $file }
lab-shards = { $number } részből { $other } elkészült, itt: { $file }.

## Jelentések

lab-state = { $n ->
        [one] { $name }, 1 játék; a szabályok és gépek verziója: { $value }.
       *[other] { $name }, { $n } játék; a szabályok és gépek verziója: { $value }.
    }
lab-state_stopped = A maga szabálya szerint ért véget: minden intervallum elég szűk volt.
lab-state_faults = { $n ->
        [one] 1 játék hibával végződött; a felvétele megmaradt.
       *[other] { $n } játék hibával végződött; vannak róluk felvételek.
    }
lab-lengths = Fordulók a végéig: középen { $low }, 100 játékból 95-ben legfeljebb { $high }.
lab-heading-alien = Fajok
lab-heading-faction = Frakciók
lab-heading-deck = Paklik
lab-heading-seat = Helyek
lab-heading-turns = Hosszak
lab-heading-leads = Ki vezet, és ki győz
lab-heading-pairs = Ki mellett
lab-heading-joins = Ki kinek segít
lab-heading-game_sides = Mit tesznek a felkértek
lab-heading-game_talks = Hogyan végződik az alku
lab-heading-game_outcomes = Hogyan végződnek az összecsapások
lab-heading-game_joins = Ki kinek segít
lab-heading-ladder = { $name } a többiek között, minden osztás minden helyen lejátszva
lab-heading-rungs = Minden jelölt a többiek között, minden osztás minden helyen lejátszva
lab-column-name = név
lab-column-games = játék
lab-column-share = arány
lab-column-low = 95%: alja
lab-column-high = teteje
lab-column-change = változás
lab-certain = nem véletlen
lab-compared = Ami jár: fejenként { $value }. Mind egyszerre összevetve ({ $number }), olyan intervallumokkal, amelyek együtt mindre érvényesek.
lab-above = Több, mint ami jár: { $found }.
lab-below = Kevesebb, mint ami jár: { $found }.
lab-pair = { $name }, mellette { $other }: saját arányából { $value } pont (játékok: { $number }).
lab-lead = { $other }. forduló után az egyedül vezető győzelmei: { $value }; a játékokból ennyiben vezet valaki egyedül: { $number }.
lab-compare = Innen: { $name }, ide: { $other }, az arány pontjaiban; az intervallumok együtt minden összevetettre érvényesek.
lab-pairs_read = A sor: ki; az oszlop: ki mellett. Az arány hány százalékponttal több (meleg) vagy kevesebb (hideg), mint az összes asztalnál.
lab-joins_read = A sor: ki segít; az oszlop: kinek. Hány százalékkal gyakrabban (meleg) vagy ritkábban (hideg), mint kettejük átlaga.
lab-how_counted = Több játékos közös győzelme egyenlő részekben számít. A vastag vonalak 95%-kal soronként érvényesek (Wilson), a vékonyak az összes sorra együtt (Bonferroni); a szaggatott vonal, ami jár.
lab-axis-share = győzelmek aránya, %
lab-axis-turns = fordulók
lab-axis-turn = forduló után
lab-axis-games = játékok, %
lab-axis-percent = %
lab-legend-leader = az egyedül vezető győzelmei
lab-legend-alone = játékok, amelyekben egyvalaki vezet
