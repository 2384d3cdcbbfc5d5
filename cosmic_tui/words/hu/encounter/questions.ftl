### Kérdések

## A fázisok előtt és között

q-setup-alien = Melyik faj leszel: { THE($first) } vagy { THE($second) }?
    .why = Ezt a kettőt osztottuk neked. Amelyiket nem választod, az titok marad.
q-start-hot_swap = Marad { $second }, vagy legyen inkább { $first }?
    .why = Változó képességek: fordulónként egyszer. A másik kikerül a játékból.
q-turn-go_on = Siker! Hogyan folytatod a fordulódat?
    .why = Ha az első összecsapásod sikeres, jöhet egy második.

## Átcsoportosítás és végzet

q-regroup-retrieve = Hová szálljon le a térgörbületről visszatérő űrhajód?
    .why = Átcsoportosítás: egy űrhajód visszatér valamelyik kolóniádra.
q-destiny-own = A saját színedet húztad. Újat húzol, vagy a saját naprendszeredben harcolsz?
    .why = A végzetkártya a saját színed: { $colour }.
q-destiny-wild = Dzsóker: kit akarsz megtámadni?
    .why = Az összecsapás az ő naprendszerében lesz.
q-destiny-resettle = Hány űrhajó telepíti újra a bolygódat, és honnan ({ $range })?
    .why = Nincs harc, és lapot sem játszotok ki. Sikernek számít.

## Indítás és szövetkezés

q-launch-aim = Hová forduljon a kapu? { $whom } melyik bolygója legyen a célpont?
    .why = A naprendszert a végzet választotta, a bolygót te választod.
q-launch-send = { $range ->
        [one] Melyik űrhajó induljon a kapun át
       *[other] Mely űrhajók induljanak a kapun át ({ $range })
    }?
    .why = Beleszámítanak az értékedbe. Ha veszítesz, a térgörbületre kerülnek.
q-alliance-invite = Kiket kérsz fel szövetségesnek? Akárhányat választhatsz, vagy senkit.
    .why = A szövetségeseid { $side ->
        [offense] veled együtt szállnak le, ha győzöl.
       *[defense] jutalmat kapnak, ha győzöl.
    }
q-alliance-join = { $offense } megtámadja { CASE($defense, "acc") }. Valamelyikük mellé állsz?
    .why = { $invites ->
        [both] Mindketten felkértek.
        [offense] A támadó kért fel.
       *[defense] A védő kért fel.
    }
    .pass = Kimaradsz: nem veszítesz, és nem nyersz semmit.
q-alliance-send = { $range ->
        [one] Melyik űrhajót küldöd
       *[other] Mely űrhajókat küldöd ({ $range })
    }?
    .why = Ha az oldalad győz, leszállás vagy jutalom vár rájuk, különben a térgörbület.

## Tervezés és felfedés

q-planning-pick = Válassz összecsapáskártyát { $whom } ellen.
    .why = A két lapot egyszerre fordítjátok fel. A tiéd addig titok.
q-window = Akarsz most tenni valamit? ({ $moment })
    .why = Van nálad valami, amit ilyenkor kijátszhatsz.
    .pass = A játék folytatódik. Lehet, hogy később már nem kérdezünk meg.
q-window-reveal = Az állás { $high }–{ $low }. Teszel hozzá valamit?
    .why = Sorban mindenki hozzátehet valamit, amíg mindenki nem passzol.
    .pass = Ha egymás után mindenki passzol, az összesített értékek véglegesek.
q-reinforce-side = Melyik oldal kapja az erősítésedet?
    .why = Bármelyik oldalnak segíthetsz.
q-ride = { $power }: kijátszod hozzá a szuperfáklyádat?
    .why = Megváltoztatja a képességedet. Összecsapásonként egy fáklyát játszhatsz ki.
    .pass = A képességedet fáklya nélkül használod.

## Válasz egy bejelentésre

q-respond-power = { $who } használja { THE($power, "acc") }. Megállítod?
    .you = Használod { THE($power, "acc") }. Megállítod?
    .why = Most megállíthatod { THE($stopper, "ins") }.
    .pass = A képesség érvényesül.
q-respond-artifact = { $who } kijátssza { THE($card, "acc") }. Megállítod?
    .you = Kijátszod { THE($card, "acc") }. Te magad megállítod?
    .why = Most megállíthatod { THE($stopper, "ins") }. Később már nem.
    .pass = { THE($card, "Nom") } érvényesül.
q-respond-flare = { $who } kijátssza { THE($alien) } fáklyáját. Megállítod?
    .you = Kijátszod { THE($alien) } fáklyáját. Te magad megállítod?
    .why = Most megállíthatod { THE($stopper, "ins") }. Később már nem.
    .pass = A fáklya érvényesül.
q-respond-reinforcement = { $who } { CASE($value, "ins") } erősít. Megállítod?
    .you = { CASE($value, "ins") } erősítesz. Te magad megállítod?
    .why = Most megállíthatod { THE($stopper, "ins") }.
    .pass = Az erősítés beszámít.
q-respond-technology = { $who } használja { THE($technology, "acc") }. Megállítod?
    .you = Használod { THE($technology, "acc") }. Te magad megállítod?
    .why = Most megállíthatod { THE($stopper, "ins") }.
    .pass = A technológia érvényesül.

## Űrhajók

q-place = { $n ->
        [one] { $n } űrhajód hazatér. Melyik kolóniádra?
       *[other] { $n } űrhajód hazatér. Oszd el őket a kolóniáid között.
    }
    .why = Bármelyik meglévő kolóniád jó, nem csak az, ahonnan elindultak.
q-lose = { $n ->
        [one] Válaszd ki, melyik űrhajód vesszen el.
       *[other] Válaszd ki, melyik { $n } űrhajód vesszen el.
    }
    .why = Ezek az űrhajók a térgörbületre kerülnek ({ $name }).
q-lose-other = { $n ->
        [one] Válaszd ki, { $whom } melyik űrhajója vesszen el.
       *[other] Válaszd ki, { $whom } melyik { $n } űrhajója vesszen el.
    }
    .why = Ezek az űrhajók a térgörbületre kerülnek ({ $name }).

q-planning-new_hand = Nincs összecsapáskártya a kezedben. Új kezet kérsz?
    .why = A kincsesládádból is kijátszhatsz egy lapot.
    .pass = Ez a kezed marad, és a kincsesládádból játszol ki egy lapot.

## Csendes pillanat

q-beats-order = Csendes pillanat: meg se moccansz, zajt csapsz, vagy ellopsz valamit?
    .why = Mindenkit egyszerre és titokban kérdezünk. A zaj elfedheti a lopást.
q-beats-accuse = Mozgolódás hallatszott. Megvádolsz valakit lopással?
    .why = Ha igazad van, a tolvaj egy űrhajóval fizet. Ha nem, akkor te.
    .pass = Senkit sem vádolsz.

## Fizetség és alku

q-reward-ships = { $n ->
        [one] { $n } jutalmad van: űrhajót kérsz a térgörbületről, vagy lapot?
       *[other] { $n } jutalmad van: hány űrhajót kérsz a térgörbületről? A többit lapban kapod.
    }
    .why = Minden védelemre küldött űrhajódért egy jutalom jár.
q-deal = Tegyél ajánlatot { CASE($whom, "dat") }.
    .why = Két tárgyalás: legalább egy lapnak vagy egy kolóniának gazdát kell cserélnie.
q-deal-answer = { $whom } ajánlatot tesz. Elfogadod?
    .why = Ha elfogadod, az egyezség rögtön létrejön. A te ajánlataid nem számítanak.
q-deal-give = Egyezség: melyik lapot adod oda?
    .why = Lapokat ígértél, amelyeket te választasz. Egyesével válaszd ki őket.
q-deal-colony = { $range ->
        [one] Egyezség: melyik űrhajó menjen az új kolóniádra
       *[other] Egyezség: mely űrhajók menjenek az új kolóniádra ({ $range })
    }?
    .why = Bárhonnan jöhetnek, a kapuról is.
q-deal-penalty = { $n ->
        [one] Nincs egyezség: válaszd ki, melyik űrhajód vesszen el.
       *[other] Nincs egyezség: válaszd ki, melyik { $n } űrhajód vesszen el.
    }
    .why = A kolóniáidról vagy a kapuról választhatsz, a térgörbületről nem.

## Technológia

q-technology-keep = Melyik technológiát tartod meg?
    .why = Egyet tartasz meg, képpel lefelé. A többit képpel felfelé eldobod.
q-technology-action = Technológia: kutatsz, befejezel egyet, felhagysz eggyel, vagy kihagyod?
    .why = Minden összecsapás elején mindenkinek egy ilyen lépése van.
    .pass = A technológiáid maradnak, ahogy vannak.
q-technology-research = Melyik kolóniádról megy egy űrhajó kutatni?
    .why = Az űrhajó ott marad, amíg a technológiát be nem fejezed, vagy fel nem adod.
q-flagship = Ott van a zászlóshajód az elküldött űrhajók között?
    .why = A Prométheusz többet ér egy közönséges űrhajónál.
    .pass = Marad, ahol van.
q-flagship-place = Hol száll le a zászlóshajód?
    .why = A Prométheusz azon űrhajók egyike, amelyeket most osztottál el.

## Képességek, fáklyák és ereklyék általában

q-choose-player = { $power }: melyik játékost választod?
    .why = Mindenki látja, kit választasz.
q-choose-players = { $power }: mely játékosokat választod?
    .why = Mindenki látja, kiket választasz.
q-choose-planet = { $power }: melyik bolygót választod?
    .why = Mindenki látja, mit választasz.
q-choose-card = { $power }: melyik lapot választod?
    .why = A többiek nem biztos, hogy látják, melyik az.
q-choose-cards = { $power }: mely lapokat választod?
    .why = A többiek nem biztos, hogy látják, melyek azok.
q-choose-alien = { $power }: melyik fajt választod?
    .why = Mindenki látni fogja.
q-choose-number = { $power }: mennyi legyen ({ $range })?
    .why = Mindenki látja a számot.
q-choose-ships = { $power }: mely űrhajókat választod ({ $range })?
    .why = Elhagyják a helyet, ahol most állnak.
q-choose-way = { $power }: hogyan használod?
    .why = Most ezek közül bármelyiket választhatod.
q-choose-yes = { $power }: élsz vele?
    .why = Most megteheted.
    .pass = Nem élsz vele.

## Hely nevével

list-at = { $name }: { $place }
list-at_of = { $name }: { $place }, { $who }
list-place_of = { $place }, { $who }

## Okok

cause-rules = a szabályok
cause-home = hazatérés
cause-reward = jutalom
cause-defeat = vesztett összecsapás
cause-deal_failed = nincs egyezség
cause-homeless = nincs több kolónia
cause-price = az ár
cause-caught = lebukás
cause-false_accusation = alaptalan vád

## Képességek és lapok gombjai

opt-bonus = Kell a bónusz
opt-self_zap = Hatástalanítás
opt-end = Forduló vége
opt-new_technology = Technológiák
opt-turn_up = Faj mutatása
