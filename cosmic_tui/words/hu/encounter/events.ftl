### Ami történt

## Eleje és vége

ev-first_player = { $who } lesz az első játékos.
    .you = Te vagy az első játékos.
ev-sheet_taken = { $who } fajt választott.
    .you = A fajod: { $alien }.
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

ev-turn_began = { $turn }. forduló: { $who } jön.
    .you = { $turn }. forduló: te jössz.
ev-encounter_began = Kezdődik { $who } { $number }. összecsapása.
    .you = Kezdődik { THE($number) }. összecsapásod.
ev-encounter_declared = { $who } most { CASE($whom, "acc") } támadja meg.
    .you = Most { CASE($whom, "acc") } támadod meg.
    .at-you = { $who } most téged támad!
ev-encounter_inserted = { $who } soron kívül támad.
    .you = Soron kívül támadsz.
ev-turn_over = { $who } fordulója véget ér.
    .you = A fordulód véget ér.
ev-broken_off = Az összecsapás idő előtt véget ér.
ev-broken_off_no_ship = { $who } nem tud űrhajót küldeni.
    .you = Nincs űrhajód, amelyet elküldhetnél.
ev-broken_off_no_encounter_card = { $who } összecsapáskártyái elfogytak.
    .you = Elfogytak az összecsapáskártyáid.
ev-broken_off_no_encounter_card_anywhere = Sehol sem maradt összecsapáskártya.

## Átcsoportosítás és végzet

ev-retrieved = { $who } visszahoz egy űrhajót a térgörbületről.
    .you = Egy űrhajód visszatér a térgörbületről.
# fine: term warp
ev-retrieved_to_gate = { $who } egy űrhajót hoz a térgörbületről a kapura.
    .you = A térgörbületről a kapura hozol egy űrhajót.
ev-destiny_drawn = Végzet: { $destiny }.
ev-destiny_discarded = { $who } új végzetkártyát húz.
    .you = Új végzetkártyát húzol.
ev-destiny_reshuffled = A végzetpaklit újrakeverik.
ev-defense_named = { $whom } a védő.
    .you = { CASE($whom, "acc") } támadod meg.
    .at-you = Te vagy a védő.
ev-expulsion = { $who } otthon támadja meg { $whom } kolóniáját.
    .you = A saját naprendszeredben támadod meg { CASE($whom, "acc") }.
    .at-you = { $who } a saját { $planet }. bolygóján támad meg téged.
ev-resettled = { $who } újratelepíti a saját { $planet }. bolygóját.
    .you = Újratelepíted a saját { $planet }. bolygódat.

## Indítás és szövetkezés

ev-aimed = { $who } célba veszi { $whom } { $planet }. bolygóját.
    .you = Célba veszed { $whom } { $planet }. bolygóját.
    .at-you = { $who } a te { $planet }. bolygódat veszi célba.
ev-aimed_home = { $who } a saját { $planet }. bolygóját veszi célba.
    .you = A saját { $planet }. bolygódat veszed célba.
ev-launched = { $who } { $n } űrhajót indít.
    .you = { $n } űrhajót indítasz.
ev-launched_nothing = { $who } nem indít több űrhajót.
    .you = Nem indítasz több űrhajót.
ev-invited = { $who } felkéri { CASE($whom, "acc") } szövetségesnek.
    .you = Felkéred { CASE($whom, "acc") } szövetségesnek.
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

ev-card_laid = { $who } képpel lefelé kijátszik egy lapot.
    .you = Képpel lefelé kijátszod { THE($face, "acc") }.
ev-card_laid_open = { $who } nyíltan kijátssza { THE($face, "acc") }.
    .you = Nyíltan kijátszod { THE($face, "acc") }.
ev-card_taken_back = { $who } visszaveszi a lapját.
    .you = Visszaveszed { THE($face, "acc") }.
ev-cards_swapped = A két lap helyet cserél.
ev-revealed = Felfedés: { $offcard } { $defcard } ellen.
    .plain = Felfordítják a lapokat. Támadó: { $offcard }. Védő: { $defcard }.
ev-morph_copied = { $who } morfózisa most { $face }.
    .you = A morfózisod most { $face }.
ev-encounter_won = A { $side ->
        [offense] támadó
       *[defense] védő
    } { $high }–{ CASE($low, "sub") } győz.
ev-encounter_near = A { $side ->
        [offense] támadó
       *[defense] védő
    } { $high }–{ CASE($low, "sub") } győz: { $number } ponton múlt.
ev-encounter_tie = { $total }–{ $total }: döntetlen, a védő győz.
ev-encounter_by_cards = Támadás üti a tárgyalást: a { $side ->
        [offense] támadó
       *[defense] védő
    } győz.
ev-encounter_decided = A { $side ->
        [offense] támadó
       *[defense] védő
    } győz.
ev-both_lost = Mindkét fél veszít.
ev-deal_due = Két tárgyalás: kezdődik az alku.

## Használt és kijátszott dolgok

ev-power_used = { $who } használja { THE($power, "acc") }.
    .you = Használod { THE($power, "acc") }.
ev-power_side = Működésbe lép { $who } képessége, { THE($power) }.
    .you = Működésbe lép a képességed, { THE($power) }.
ev-flare_played = { $who } { $half ->
        [super] szuperfáklyája
       *[wild] dzsókerfáklyája
    }: { $alien }.
    .you = Kijátszol egy { $half ->
        [super] szuperfáklyát
       *[wild] dzsókerfáklyát
    }: { $alien }.
ev-artifact_played = { $who } kijátssza { THE($card, "acc") }.
    .you = Kijátszod { THE($card, "acc") }.
ev-reinforced = { $who } { $value } pontot ad a { $side ->
        [offense] támadónak
       *[defense] védőnek
    }.
    .you = { $value } pontot adsz a { $side ->
        [offense] támadónak
       *[defense] védőnek
    }.
ev-stopped = Megállították { THE($name, "acc") }.
    .at-you = Megállították nálad { THE($name, "acc") }!
ev-power_zapped = Hatástalanítják { $whom } képességét, { THE($power, "acc") }.
    .at-you = Hatástalanítják a képességedet, { THE($power, "acc") }!
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
ev-tokens_removed = { $who } visszaad { $n } jelzőt.
    .you = Visszaadsz { $n } jelzőt.

## Fajok

ev-sheet_turned_up = { $who } felfordítja { THE($alien, "acc") }.
    .you = Felfordítod { THE($alien, "acc") }.
ev-sheet_left = { $who } leadja { THE($alien, "acc") }.
    .you = Leadod { THE($alien, "acc") }.
# fine: word lead
ev-sheet_left_hidden = { $who } képpel lefelé lead egy fajt.
    .you = Leadod a rejtett fajodat.
ev-sheet_returned = { $who } visszakapja { THE($alien, "acc") }.
    .you = Visszakapod { THE($alien, "acc") }.
ev-sheets_swapped = { $who } és { $whom } fajt cserél.
    .you = Te és { $whom } fajt cseréltek.
    .at-you = { $who } és te fajt cseréltek.
ev-alien_drawn = { $who } még egy fajt húz a választáshoz.
    .you = Ezt is választhatod: { $alien }.
ev-swap_declined = { $who } megtartja a faját.
    .you = Megtartod a fajodat.

## Űrhajók

ev-ships_lost = { $who } { $n } űrhajója a térgörbületre kerül.
    .you = { $n } űrhajód a térgörbületre kerül!
ev-ships_home = { $who } { $n } űrhajója hazatér.
    .you = { $n } űrhajód hazatér.
ev-ships_freed = { $who } visszahoz { $n } űrhajót a térgörbületről.
    .you = Visszahozol { $n } űrhajót a térgörbületről.
ev-ships_placed = { $who } elhelyez { $n } űrhajót.
    .you = Elhelyezel { $n } űrhajót.
ev-ships_landed = { $who } { $n } űrhajója leszáll.
    .you = { $n } űrhajód leszáll.
ev-ships_removed = { $who } { $n } űrhajója végleg kiesik a játékból.
    .you = { $n } űrhajód végleg kiesik a játékból!
ev-ships_added = { $who } még { $n } űrhajót küld.
    .you = Még { $n } űrhajót küldesz.
ev-ships_withdrawn = { $who } visszavon { $n } űrhajót.
    .you = Visszavonsz { $n } űrhajót.
ev-ship_from_warp = { $who } bevet egy űrhajót a térgörbületről.
    .you = Bevetsz egy űrhajót a térgörbületről.
ev-colony_founded = { $who } letelepszik { $whom } { $planet }. bolygóján.
    .you = Letelepszel { $whom } { $planet }. bolygóján.
    .at-you = { $who } letelepszik a te { $planet }. bolygódon!
# fine: term colony
ev-colony_home = { $who } visszaszerzi a saját { $planet }. bolygóját.
    .you = Visszaszerzed a saját { $planet }. bolygódat.
ev-colony_genesis = { $who } letelepszik az Ősbolygón.
    .you = Letelepszel az Ősbolygón.
ev-aimed_genesis = { $who } célpontja az Ősbolygó.
    .you = Célpontod az Ősbolygó.
ev-conceded = { $who } harc nélkül enged, így { $whom } leszállhat.
    .you = Harc nélkül engedsz, így { $whom } leszállhat.
    .at-you = { $who } enged, így leszállhatsz.

## Lapok

ev-drew = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-drew_none = { $who } húzna, de nincs több lap.
    .you = Húznál, de nincs több lap.
ev-reshuffled = Az eldobott lapokból új pakli lesz ({ $n } lap).
ev-card_discarded = { $who } eldobja { THE($face, "acc") }.
    .you = Eldobod { THE($face, "acc") }.
ev-discarded = { $who } eldob { $n } lapot.
    .you = Eldobsz { $n } lapot.
ev-cards_moved = { $who } { $n } lapot kap { CASE($whom, "abl") }.
    .you = { $n } lapot kapsz { CASE($whom, "abl") }.
    .at-you = { $who } { $n } lapot kap tőled!
ev-cards_moved_none = { $who } nem kap lapot: { $whom } keze üres.
    .you = Nem kapsz lapot: { $whom } keze üres.
    .at-you = { $who } nem kap lapot: üres a kezed.
ev-hand_shown = { $who } megmutatja a kezében lévő lapokat.
    .you = Megmutatod a kezedben lévő lapokat.
ev-hand_seen = { $who } megnézi { $whom } lapjait.
    .you = Megnézed { $whom } lapjait.
    .at-you = { $who } megnézi a lapjaidat.
ev-noise = Valami mozgolódik a sötétben.
ev-accused = { $who } megvádolja { CASE($whom, "acc") }.
    .you = Megvádolod { CASE($whom, "acc") }.
    .at-you = { $who } megvádol téged!
ev-hand_changed = { $who } kezébe { $n } új lap kerül.
    .you = A kezedbe { $n } új lap kerül.
ev-hands_swapped = { $who } és { $whom } kicseréli a lapjait.
    .you = Te és { $whom } kicserélitek a lapjaitokat.
    .at-you = { $who } kicseréli veled a lapjait!
ev-fetched = { $who } felveszi { THE($face, "acc") } az eldobott lapok közül.
    .you = Felveszed { THE($face, "acc") } az eldobott lapok közül.
ev-rewards = { $who } jutalma: { $cards } lap és { $ships } űrhajó.
    .you = A jutalmad: { $cards } lap és { $ships } űrhajó.
ev-rewards_cards = { $who } jutalma: { $cards } lap.
    .you = A jutalmad: { $cards } lap.
ev-rewards_ships = { $who } jutalma: { $ships } űrhajó.
    .you = A jutalmad: { $ships } űrhajó a térgörbületről.
ev-rewards_none = { $who } nem kap jutalmat.
    .you = Nem kapsz jutalmat.

## Alku

ev-proposed = { $who } ajánlatot tesz.
    .you = Ajánlatot teszel.
ev-proposal_accepted = { $who } elfogadja az ajánlatot.
    .you = Elfogadod az ajánlatot.
ev-proposal_declined = { $who } elutasítja az ajánlatot.
    .you = Elutasítod az ajánlatot.
ev-deal_made = { $who } egyezséget köt { CASE($whom, "ins") }.
    .you = Egyezséget kötsz { CASE($whom, "ins") }.
    .at-you = Egyezséget kötsz { CASE($who, "ins") }.
ev-deal_failed = { $who } és { $whom } nem egyezik meg.
    .you = Te és { $whom } nem egyeztek meg.
    .at-you = { $who } és te nem egyeztek meg.
ev-no_deal_time = Lejárt az idő: nincs egyezség.
ev-no_deal_gave_up = Az egyik fél feladja: nincs egyezség.
ev-no_deal_proposals_over = Nincs több ajánlat: nincs egyezség.
ev-no_deal_cannot_deliver = Az ígéret nem tartható: nincs egyezség.
ev-no_deal_quash = Az egyezség semmis.

## Technológia

ev-technology_kept = { $who } képpel lefelé megtart egy technológiát.
    .you = Képpel lefelé megtartod { THE($technology, "acc") }.
ev-technology_used = { $who } használja { THE($technology, "acc") }.
    .you = Használod { THE($technology, "acc") }.
# fine: term technology
ev-researched = { $who } elküld egy űrhajót, hogy technológiát kutasson.
    .you = Elküldesz egy űrhajót, hogy technológiát kutasson.
ev-technology_completed = { $who } befejezi { THE($technology, "acc") }.
    .you = Befejezed { THE($technology, "acc") }.
ev-technology_abandoned = { $who } felhagy { THE($technology, "ins") }.
    .you = Felhagysz { THE($technology, "ins") }.
ev-technology_left = Eldobták { THE($technology, "acc") }.
ev-technology_passed = { $who } továbbadja { THE($technology, "acc") }.
    .you = Továbbadod { THE($technology, "acc") }.
    .at-you = { $who } neked adja { THE($technology, "acc") }.
ev-technology_turned_up = { $who } felfordítja { THE($technology, "acc") }.
    .you = Felfordítod { THE($technology, "acc") }.
ev-technologies_drawn = { $who } { $n } technológiát húz.
    .you = { $n } technológiát húzol.
ev-technologies = { $n ->
        [one] A technológia: { $names }.
       *[other] A technológiák: { $names }.
    }
ev-flagship_sent = { $who } elküldi a zászlóshajót.
    .you = Elküldöd a zászlóshajódat.
ev-genesis = { $who } játékba hozza az Ősbolygót.
    .you = Játékba hozod az Ősbolygót.
ev-lunar_cannon_moved = { $who } lövege { CASE($place, "to") } kerül.
    .you = A löveget { CASE($place, "to") } teszed.
ev-planet_destroyed = { THE($place, "Nom") } megsemmisül.
ev-prometheus = { $who } Prométheusza { CASE($place, "at") } van.
    .you = A Prométheuszod { CASE($place, "at") } van.
ev-ship_stays = { $who } egy űrhajót hagy { CASE($place, "at") }.
    .you = Egy űrhajót hagysz { CASE($place, "at") }.
ev-ship_moved = { $who } egy űrhajót küld { CASE($place, "to") }.
    .you = Egy űrhajót küldesz { CASE($place, "to") }.

## Ritkán

ev-card_replaced = { $who } lapja mostantól { $face }.
    .you = A lapod mostantól { $face }.
ev-card_stored = { $who } félretesz egy lapot.
    .you = Félreteszed { THE($face, "acc") }.
ev-taken_from_discards = { $who } felveszi { THE($face, "acc") } az eldobott lapok közül.
    .you = Felveszed { THE($face, "acc") } az eldobott lapok közül.
ev-turned_without_effect = Nincs hatása: { $offcard }, { $defcard }.
