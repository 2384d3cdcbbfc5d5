### Ami történt

## Eleje és vége

ev-first_player = Az első játékos: { $who }.
    .you = Te vagy az első játékos.
ev-sheet_taken = { $who } fajt választott.
    .you = Ez a fajod: { $alien }.
ev-dealt = { $who } { $n } lapot kap.
    .you = { $n } lapot kapsz.
ev-faces = { $n ->
        [one] A lap: { $names }.
       *[other] A lapok: { $names }.
    }
ev-undone = { $who } visszavonja az utolsó válaszát.
    .you = Visszavonod az utolsó válaszodat.
ev-newer_rules = { $n ->
        [0] Innentől újabb szabályok érvényesek.
        [one] Újabb szabályok: { $n } választ újra kell adni.
       *[other] Újabb szabályok: { $n } választ újra kell adni.
    }

## Fordulók és összecsapások

ev-turn_began = { $turn }. forduló: { $who } kezd.
    .you = { $turn }. forduló: te kezdesz.
ev-encounter_began = { $who } { $number }. összecsapása kezdődik.
    .you = A te { $number }. összecsapásod kezdődik.
ev-encounter_declared = { $who } most { CASE($whom, "acc") } támadja.
    .you = Most { CASE($whom, "acc") } támadod.
    .at-you = { $who } most téged támad!
ev-encounter_inserted = { $who } soron kívül támad.
    .you = Soron kívül támadsz.
ev-turn_over = { $who } fordulója véget ér.
    .you = A fordulód véget ér.
ev-broken_off = Az összecsapás idő előtt véget ér.
ev-broken_off_no_ship = { $who } nem tud űrhajót küldeni.
    .you = Nincs elküldhető űrhajód.
ev-broken_off_no_encounter_card = { $who }: nincs több összecsapáskártya.
    .you = Nincs több összecsapáskártyád.
ev-broken_off_no_encounter_card_anywhere = Sehol sem maradt összecsapáskártya.

## Átcsoportosítás és végzet

ev-retrieved = { $who } űrhajót hoz a térgörbületről.
    .you = Egy űrhajód visszatér a térgörbületről.
ev-retrieved_to_gate = { $who }: űrhajó a térgörbületről a kapura.
    .you = Egy űrhajód a térgörbületről a kapura ér.
ev-destiny_drawn = Végzet: { $destiny }.
ev-destiny_discarded = { $who } új végzetkártyát húz.
    .you = Új végzetkártyát húzol.
ev-destiny_reshuffled = A végzetpaklit újrakeverik.
ev-defense_named = { $whom } a védő.
    .you = Te támadsz; védő: { $whom }.
    .at-you = Te vagy a védő.
ev-expulsion = { $who } otthon támadja { CASE($whom, "acc") }.
    .you = Saját naprendszeredben támadod { CASE($whom, "acc") }.
    .at-you = { $who } téged támad: { $planet }. bolygó.
ev-resettled = { $who } otthon újratelepít: { $planet }. bolygó.
    .you = Újratelepíted: { $planet }. bolygód.

## Indítás és szövetkezés

ev-aimed = { $who } célba veszi { $whom } { $planet }. bolygóját.
    .you = Célba veszed { $whom } { $planet }. bolygóját.
    .at-you = { $who } a te { $planet }. bolygódat veszi célba.
ev-aimed_home = { $who } otthon céloz: { $planet }. bolygó.
    .you = Célpontod: a saját { $planet }. bolygód.
ev-launched = { $who } { $n } űrhajót indít.
    .you = { $n } űrhajót indítasz.
ev-launched_nothing = { $who } nem indít több űrhajót.
    .you = Nem indítasz több űrhajót.
ev-invited = { $who } felkéri { CASE($whom, "acc") }.
    .you = Felkéred { CASE($whom, "acc") }.
    .at-you = { $who } felkér téged szövetségesnek.
ev-invited_nobody = { $who } senkit sem kér fel.
    .you = Senkit sem kérsz fel.
ev-joined = { $who } a { $side ->
        [offense] támadó
       *[defense] védő
    } mellé áll { $n } űrhajóval.
    .you = A { $side ->
        [offense] támadó
       *[defense] védő
    } mellé állsz { $n } űrhajóval.
ev-stayed_out = { $who } senki mellé sem áll.
    .you = Senki mellé sem állsz.
ev-alliance_cancelled = { $who } már nem szövetséges.
    .you = Már nem vagy szövetséges!

## Tervezés és felfedés

ev-card_laid = { $who } lapot játszik ki, képpel lefelé.
    .you = Képpel lefelé leteszed { THE($face, "acc") }.
ev-card_laid_open = { $who } nyíltan játszik ki: { $face }.
    .you = Nyíltan kijátszod { THE($face, "acc") }.
ev-card_taken_back = { $who } visszaveszi a lapját.
    .you = Visszaveszed { THE($face, "acc") }.
ev-cards_swapped = A két lap helyet cserél.
ev-revealed = Felfedés: támadó { $offcard }, védő { $defcard }.
    .plain = Felfordítják a lapokat. Támadó: { $offcard }. Védő: { $defcard }.
ev-morph_copied = Morfózis ({ $who }), mostantól: { $face }.
    .you = A morfózisod mostantól: { $face }.
ev-encounter_won = A { $side ->
        [offense] támadó
       *[defense] védő
    } győz { $high } ponttal { $low } ellen.
ev-encounter_tie = { $total }–{ $total }: döntetlen, a védő győz.
ev-encounter_by_cards = Támadás üti a tárgyalást: a { $side ->
        [offense] támadó
       *[defense] védő
    } győz.
ev-encounter_decided = A { $side ->
        [offense] támadó
       *[defense] védő
    } győz.
ev-both_lost = Mindkét oldal veszít.
ev-deal_due = Két tárgyalás: kezdődik az alku.

## Használt és kijátszott dolgok

ev-power_used = { $who } használja { THE($power, "acc") }.
    .you = Használod { THE($power, "acc") }.
ev-power_side = { $who } képessége hat: { $power }.
    .you = A képességed hat: { $power }.
ev-flare_played = { $who } fáklyája ({ $half ->
        [super] szuper
       *[wild] dzsóker
    }): { $alien }.
    .you = Fáklyád ({ $half ->
        [super] szuper
       *[wild] dzsóker
    }): { $alien }.
ev-artifact_played = { $who } kijátssza: { $card }.
    .you = Kijátszod { THE($card, "acc") }.
ev-reinforced = { $who } erősítése: +{ $value } a { $side ->
        [offense] támadónak
       *[defense] védőnek
    }.
    .you = Erősítésed: +{ $value } a { $side ->
        [offense] támadónak
       *[defense] védőnek
    }.
ev-stopped = Megállítva: { $name }.
    .at-you = Megállítva nálad: { $name }!
ev-power_zapped = Hatástalan: { $power } ({ $whom }).
    .at-you = Hatástalan nálad: { $power }!
ev-power_lost = { $who } elveszíti a fajképességét.
    .you = Elveszíted a fajképességedet!
ev-power_regained = { $who } visszakapja a fajképességét.
    .you = Visszakapod a fajképességedet.
ev-flare_given = { $whom } új fáklyája: { $alien }.
    .you = { $whom } megkapja a fáklyádat: { $alien }.
    .at-you = { $who } fáklyát ad neked: { $alien }.
ev-stolen = { $who } ellopja { THE($face, "acc") }.
    .you = Ellopod { THE($face, "acc") }.
    .at-you = { $who } ellopja tőled { THE($face, "acc") }!
ev-tokens_gained = { $who } { $n } jelzőt kap.
    .you = { $n } jelzőt kapsz.
ev-tokens_removed = { $who } { $n } jelzőt visszaad.
    .you = { $n } jelzőt visszaadsz.

## Fajok

ev-sheet_turned_up = { $who } felfordítja { THE($alien, "acc") }.
    .you = Felfordítod { THE($alien, "acc") }.
ev-sheet_left = { $who } leteszi { THE($alien, "acc") }.
    .you = Leteszed { THE($alien, "acc") }.
ev-sheet_left_hidden = { $who } letesz egy fajt, képpel lefelé.
    .you = Leteszed a rejtett fajodat.
ev-sheet_returned = { $who } visszakapja { THE($alien, "acc") }.
    .you = Visszakapod { THE($alien, "acc") }.
ev-sheets_swapped = { $who } és { $whom } fajt cserél.
    .you = Fajt cseréltek, te és { $whom }.
    .at-you = Fajt cseréltek, te és { $who }.
ev-alien_drawn = { $who } még egy fajt húz választásra.
    .you = Választhatod ezt is: { $alien }.
ev-swap_declined = { $who } megtartja a faját.
    .you = Megtartod a fajodat.

## Űrhajók

ev-ships_lost = { $who } { $n } űrhajója a térgörbületre kerül.
    .you = { $n } űrhajód a térgörbületre kerül!
ev-ships_home = { $who } { $n } űrhajója hazatér.
    .you = { $n } űrhajód hazatér.
ev-ships_freed = { $who } elhoz { $n } űrhajót a térgörbületről.
    .you = Elhozol { $n } űrhajót a térgörbületről.
ev-ships_placed = { $who } elhelyez { $n } űrhajót.
    .you = Elhelyezel { $n } űrhajót.
ev-ships_landed = { $who } { $n } űrhajója leszáll.
    .you = { $n } űrhajód leszáll.
ev-ships_removed = { $who } { $n } űrhajója végleg kiesik.
    .you = { $n } űrhajód végleg kiesik a játékból!
ev-ships_added = { $who } hozzáad { $n } űrhajót.
    .you = Hozzáadsz { $n } űrhajót.
ev-ships_withdrawn = { $who } visszavon { $n } űrhajót.
    .you = Visszavonsz { $n } űrhajót.
ev-ship_from_warp = { $who }: plusz 1 űrhajó a térgörbületről.
    .you = Hozzáadsz egy űrhajót a térgörbületről.
ev-colony_founded = { $who } kolóniája: { $whom } { $planet }. bolygója.
    .you = Új kolóniád: { $whom } { $planet }. bolygója.
    .at-you = { $who } nálad telepszik le: { $planet }. bolygó!
ev-colony_home = { $who } visszanyert kolóniája: { $planet }. bolygó.
    .you = Megint van kolóniád: { $planet }. bolygó.
ev-colony_genesis = { $who } letelepszik az Ősbolygón.
    .you = Letelepszel az Ősbolygón.
ev-aimed_genesis = { $who } célpontja az Ősbolygó.
    .you = Célpontod az Ősbolygó.
ev-conceded = { $who } enged; { $whom } leszállhat.
    .you = Engedsz; { $whom } leszállhat.
    .at-you = { $who } enged neked.

## Lapok

ev-drew = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-drew_none = { $who } húzna, de nincs több lap.
    .you = Húznál, de nincs több lap.
ev-reshuffled = Az eldobott lapokból új pakli lesz: { $n } lap.
ev-card_discarded = { $who } eldobja { THE($face, "acc") }.
    .you = Eldobod { THE($face, "acc") }.
ev-discarded = { $who } { $n } lapot eldob.
    .you = { $n } lapot eldobsz.
ev-cards_moved = { $who } { $n } lapot kap { CASE($whom, "abl") }.
    .you = { $n } lapot kapsz { CASE($whom, "abl") }.
    .at-you = { $who } { $n } lapot kap tőled!
ev-cards_moved_none = { $who } nem kap lapot: { $whom } keze üres.
    .you = Nem kapsz lapot: { $whom } keze üres.
    .at-you = { $who } nem kap lapot: üres a kezed.
ev-hand_shown = { $who } megmutatja a kezében lévő lapokat.
    .you = Megmutatod a kezedben lévő lapokat.
ev-hand_seen = { $who } megnézi { $whom } kezét.
    .you = Megnézed { $whom } kezét.
    .at-you = { $who } megnézi a kezedet.
ev-noise = Valami mozgolódik a sötétben.
ev-accused = { $who } megvádolja { CASE($whom, "acc") }.
    .you = Megvádolod { CASE($whom, "acc") }.
    .at-you = { $who } megvádol téged!
ev-hand_changed = { $who } új keze: { $n } lap.
    .you = Az új kezed: { $n } lap.
ev-hands_swapped = { $who } és { $whom } kezet cserél.
    .you = Kezet cseréltek: te és { $whom }.
    .at-you = { $who } kezet cserél veled!
ev-fetched = { $who } az eldobottakból: { $face }.
    .you = Felveszed az eldobottak közül: { $face }.
ev-rewards = { $who } jutalma: { $cards } lap és { $ships } űrhajó.
    .you = Jutalmad: { $cards } lap és { $ships } űrhajó.
ev-rewards_cards = { $who } jutalma: { $cards } lap.
    .you = Jutalmad: { $cards } lap.
ev-rewards_ships = { $who } jutalma: { $ships } űrhajó.
    .you = Jutalmad: { $ships } űrhajó a térgörbületről.
ev-rewards_none = { $who } nem kap jutalmat.
    .you = Nem kapsz jutalmat.

## Alku

ev-proposed = { $who } ajánlatot tesz.
    .you = Ajánlatot teszel.
ev-proposal_accepted = { $who } elfogadja.
    .you = Elfogadod.
ev-proposal_declined = { $who } elutasítja.
    .you = Elutasítod.
ev-deal_made = { $who } egyezséget köt { CASE($whom, "ins") }.
    .you = Egyezséget kötsz { CASE($whom, "ins") }.
    .at-you = Egyezséget kötsz { CASE($who, "ins") }.
ev-deal_failed = Nincs egyezség: { $who } és { $whom }.
    .you = Nincs egyezség: te és { $whom }.
    .at-you = Nincs egyezség: { $who } és te.
ev-no_deal_time = Lejárt az idő: nincs egyezség.
ev-no_deal_gave_up = Az egyik fél feladja: nincs egyezség.
ev-no_deal_proposals_over = Nincs több ajánlat: nincs egyezség.
ev-no_deal_cannot_deliver = Az ígéret nem tartható: nincs egyezség.
ev-no_deal_quash = Az egyezség semmis.

## Technológia

ev-technology_kept = { $who } megtart egy rejtett technológiát.
    .you = Megtartod { THE($technology, "acc") }, rejtve.
ev-technology_used = { $who } használja { THE($technology, "acc") }.
    .you = Használod { THE($technology, "acc") }.
ev-researched = { $who } kutat: űrhajó egy technológiára.
    .you = Kutatsz: űrhajó egy technológiára.
ev-technology_completed = { $who } befejezi { THE($technology, "acc") }.
    .you = Befejezed { THE($technology, "acc") }.
ev-technology_abandoned = { $who } feladja { THE($technology, "acc") }.
    .you = Felhagysz vele: { $technology }.
ev-technology_left = Eldobva: { $technology }.
ev-technology_passed = { $who } továbbadja: { $technology }.
    .you = Továbbadod { THE($technology, "acc") }.
    .at-you = { $who } neked adja: { $technology }.
ev-technology_turned_up = { $who } felfordítja: { $technology }.
    .you = Felfordítod { THE($technology, "acc") }.
ev-technologies_drawn = { $who } { $n } technológiát húz.
    .you = { $n } technológiát húzol.
ev-technologies = { $n ->
        [one] A technológia: { $names }.
       *[other] A technológiák: { $names }.
    }
ev-flagship_sent = { $who } elküldi a zászlóshajót.
    .you = Elküldöd a zászlóshajódat.
ev-genesis = { $who } behozza az Ősbolygót.
    .you = Behozod az Ősbolygót.
ev-lunar_cannon_moved = { $who } lövege { CASE($place, "to") } kerül.
    .you = A löveget { CASE($place, "to") } teszed.
ev-planet_destroyed = Megsemmisül: { $place }.
ev-prometheus = { $who }: Prométheusz itt: { $place }.
    .you = A Prométheuszod itt van: { $place }.
ev-ship_stays = { $who } egy űrhajót hagy { CASE($place, "at") }.
    .you = Egy űrhajót hagysz { CASE($place, "at") }.
ev-ship_moved = { $who } egy űrhajót küld { CASE($place, "to") }.
    .you = Egy űrhajót küldesz { CASE($place, "to") }.

## Ritkán

ev-card_replaced = { $who } lapja mostantól: { $face }.
    .you = A lapod mostantól: { $face }.
ev-card_stored = { $who } félretesz egy lapot.
    .you = Félreteszed { THE($face, "acc") }.
ev-taken_from_discards = { $who } az eldobottakból: { $face }.
    .you = Felveszed az eldobottak közül: { $face }.
ev-turned_without_effect = Nem hat: { $offcard }, { $defcard }.
