### Ami történt, a naplónak: egy esemény, egy sor, jelen időben.

## A kezdet és a vég

ev-faction_chosen = { $who } frakciója { THE($faction) }.
    .you = A frakciód { THE($faction) }.
ev-rolled_for_first = { $names } dobása: { $dice }.
ev-leaders_placed = { $who } 2 vezetője vár { CASE($place, "at") }.
    .you = 2 vezetőd vár { CASE($place, "at") }.
ev-destinies_chosen = Mindenki végzetet választott.
ev-game_begins = { $who } kezd.
    .you = Te kezdesz.
ev-destiny_shown = { $who } végzete: { $destiny }.
    .you = A végzeted: { $destiny }.
ev-final_score = { $who } végső pontszáma: { $number }.
    .you = A végső pontszámod: { $number }.
ev-end_triggered = { $who } célba ér: mindenki kap még egy kört.
    .you = Célba érsz: mindenki kap még egy kört.
ev-undone = { $who } visszavon egy választ.
    .you = Visszavonod az utolsó válaszodat.
ev-newer_rules = { $n ->
        [0] Innentől újabb szabályok érvényesek.
        [one] Újabb szabályok: { $n } választ újra kell adni.
       *[other] Újabb szabályok: { $n } választ újra kell adni.
    }

## Körök és indítások

ev-turn_began = { $who } köre kezdődik.
    .you = A te köröd kezdődik.
ev-launched = { $who } egy { CASE($ship, "acc") } indít { CASE($place, "to") }.
    .you = Elindítasz egy { CASE($ship, "acc") } { CASE($place, "to") }.
ev-activated_base = { $who } aktiválja a bázist { CASE($place, "at") }.
    .you = Aktiválod a bázist { CASE($place, "at") }.
ev-captured = { $who } elfoglal egy holdat ({ $moon }).
    .you = Elfoglalsz egy holdat ({ $moon }).
ev-abandoned = { $who } elhagy egy holdat ({ $moon }).
    .you = Elhagysz egy holdat ({ $moon }).
ev-slotted = { $who } keretbe tesz egy holdat ({ $moon }).
    .you = Keretbe teszel egy holdat ({ $moon }).
ev-slotted_where = A hold { THE($name) } keretébe kerül.
ev-moon_discarded = { $who } elveszít egy holdat ({ $moon }).
    .you = Elveszítesz egy holdat ({ $moon }).
ev-moon_lost = Elvész egy hold { CASE($place, "at") } ({ $moon }).
ev-events_seen = { $who } megnéz { $n } eseménykártyát.
    .you = Megnézed a következő eseményeket.
ev-events_on_top = A legfelső esemény: { $name }.
ev-moved = { $who } egy { CASE($ship, "acc") } visz { CASE($place, "to") }.
    .you = Egy { CASE($ship, "acc") } viszel { CASE($place, "to") }.

## Erőforrások és lapok

ev-gained = { $who } { CASE($amounts, "acc") } kap.
    .you = Kapsz { CASE($amounts, "acc") }.
ev-paid = { $who } { CASE($amounts, "acc") } fizet.
    .you = Fizetsz { CASE($amounts, "acc") }.
ev-scored = { $who } { $n } pontot kap.
    .you = { $n } pontot kapsz.
ev-unscored = { $who } elveszít egy pontot.
    .you = Elveszítesz egy pontot.
ev-drawn = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-cards = { $n ->
        [one] A lap: { $names }.
       *[other] A lapok: { $names }.
    }
ev-discarded = { $who } eldob { $n } lapot.
    .you = Eldobsz { $n } lapot.
ev-over_limit = { $who } nem tud eltenni { CASE($amounts, "acc") }.
    .you = Nem tudsz eltenni { CASE($amounts, "acc") }.
ev-handed_over = { $who } { CASE($name, "acc") } ad { CASE($whom, "dat") }.
    .you = { CASE($name, "acc") } adsz { CASE($whom, "dat") }.
    .at-you = { $who } { CASE($name, "acc") } ad neked.
ev-card_given = { $who } ad egy lapot { CASE($whom, "dat") }.
    .you = Adsz egy lapot { CASE($whom, "dat") }.
    .at-you = { $who } ad neked egy lapot.
ev-token_given = { $who } ad egy jelzőt { CASE($whom, "dat") }.
    .you = Adsz egy jelzőt { CASE($whom, "dat") }.
    .at-you = { $who } ad neked egy jelzőt.
ev-exchange_declined = { $who } nem cserél.
    .you = Nem cserélsz.
ev-card_played = { $who } kijátssza { THE($card, "acc") }.
    .you = Kijátszod { THE($card, "acc") }.
ev-card_turned_used = { $who } használ egy fejlesztéskártyát.
    .you = Használsz egy fejlesztéskártyát.
ev-card_turned_fresh = { $who } visszafordítja { THE($development, "acc") }.
    .you = Visszafordítod { THE($development, "acc") }.
ev-token_used = { $who } beváltja { THE($name, "acc") }.
    .you = Beváltod { THE($name, "acc") }.
ev-token_taken = { $who } megszerzi { THE($name, "acc") }.
    .you = Megszerzed { THE($name, "acc") }.
ev-discovered = { $who } megtart egy felfedezést.
    .you = Megtartasz egy felfedezést.
ev-discovered_what = A felfedezés: { $name }.
ev-ability_used = { $who } beveti { THE($name, "acc") }.
    .you = Beveted { THE($name, "acc") }.
ev-collected = { $who } begyűjti a bónuszt { CASE($place, "at") }.
    .you = Begyűjtöd a bónuszt { CASE($place, "at") }.
ev-bonus_placed = { $amounts } kerül { CASE($place, "to") }.
ev-recruited = { $who } { $n } vezetőt toboroz { CASE($place, "at") }.
    .you = { $n } vezetőt toborzol { CASE($place, "at") }.
ev-leader_lost = { $who } elveszít egy vezetőt { CASE($place, "at") }.
    .you = Elveszítesz egy vezetőt { CASE($place, "at") }.
ev-reshuffled_events = Az eseménypaklit újrakeverik.
ev-reshuffled_tactics = A taktikapaklit újrakeverik.

## Állomás és sávok

ev-returning = { $who } visszatér az űrállomásra.
    .you = Visszatérsz az űrállomásra.
ev-module_activated = { $who } aktiválja { THE($module, "acc") }.
    .you = Aktiválod { THE($module, "acc") }.
ev-module_gained = { $who } megszerzi { THE($module, "acc") }.
    .you = Megszerzed { THE($module, "acc") }.
ev-module_damaged = Megsérül { $who } modulja, { THE($module) }.
    .you = Megsérül a modulod, { THE($module) }.
ev-infested = Mechafágok vannak { $who } modulján ({ $module }).
    .you = Mechafágok vannak a modulodon ({ $module }).
ev-module_discarded = A kínálatból kikerül { THE($module) }.
ev-rearranged = { $who } átrendezi a modulokat.
    .you = Átrendezed a modulokat.
ev-ships_back = { $who } minden hajója hazatér.
    .you = Minden hajód hazatér.
ev-lasting_over = { $who } ideiglenes lapjai lejárnak.
    .you = Az ideiglenes lapjaid lejárnak.
ev-built = { $who } épít egy { CASE($ship, "acc") }.
    .you = Építesz egy { CASE($ship, "acc") }.
ev-upgraded = { $who } beépíti { THE($name, "acc") }.
    .you = Beépíted { THE($name, "acc") }.
ev-repaired_ship = { $who } megjavít egy { CASE($ship, "acc") }.
    .you = Megjavítasz egy { CASE($ship, "acc") }.
ev-repaired_shield = { $who } helyreállít egy pajzsot.
    .you = Helyreállítasz egy pajzsot.
ev-repaired_module = { $who } megjavítja { THE($module, "acc") }.
    .you = Megjavítod { THE($module, "acc") }.
ev-advanced = { $who } { THE($track) } sávján { THE($number) }. mezőre lép.
    .you = Előrelépsz { THE($track) } sávján { THE($number) }. mezőre.
ev-developed = { $who } felépíti { THE($development, "acc") } { CASE($place, "at") }.
    .you = Felépíted { THE($development, "acc") } { CASE($place, "at") }.

## Az eseménysáv

ev-event_marker = Az eseményjelölőnek még { $n } lépése van hátra.
ev-event_due = Ennek a körnek a végén esemény jön.
ev-planet_laid = Új bolygó: { $name }.
ev-event_revealed = Esemény: { $event }.
ev-event_scores = Az esemény { THE($track) } sávján elért helyért ad pontot.

## Fosztogatók

ev-ambush = { $letter } osztályú fosztogatók rajtaütése { CASE($place, "at") }.
ev-nebula_rolled = A kocka { THE($place, "acc") } jelöli ki.
ev-raider_revealed = Új fosztogató: { $raider }.
ev-raider_placed = { $n ->
        [one] Új { $letter } osztályú fosztogató érkezik { CASE($place, "to") }.
       *[other] { $n } új { $letter } osztályú fosztogató érkezik { CASE($place, "to") }.
    }
ev-raider_moved = { $n ->
        [one] Egy { $letter } osztályú fosztogató átmegy { CASE($place, "to") }.
       *[other] { $n } { $letter } osztályú fosztogató átmegy { CASE($place, "to") }.
    }
ev-raider_removed = { $n ->
        [one] Egy { $letter } osztályú fosztogató elesik { CASE($place, "at") }.
       *[other] { $n } { $letter } osztályú fosztogató elesik { CASE($place, "at") }.
    }
ev-raider_shield_marked = A fosztogató pajzsa kimerül.
ev-raiders_strike = A fosztogatók győztek, { THE($raider) } hat.
ev-reward = { $who } jutalmat kap { THE($raider, "cau") }.
    .you = Jutalmat kapsz { THE($raider, "cau") }.

## Csata

ev-battle_began = Csata kezdődik { CASE($place, "at") }.
ev-escalated = { $who } { $n } hajót küld a csatába.
    .you = { $n } hajót küldesz a csatába.
ev-battle_broken_off = { $who } véget vet a csatának.
    .you = Véget vetsz a csatának.
ev-offer_declined = { $who } nem kér a tűzszünetből.
    .you = Nem kérsz a tűzszünetből.
ev-forbidden = Ebben a csatában tilos az energia és a csatakártya.
ev-dice_more = { $n ->
        [1] { $who } eggyel több kockával dob.
        [2] { $who } kettővel több kockával dob.
       *[other] { $who } { CASE($n, "ins") } több kockával dob.
    }
    .you = { $n ->
        [1] Eggyel több kockával dobsz.
        [2] Kettővel több kockával dobsz.
       *[other] { CASE($n, "ins") } több kockával dobsz.
    }
# fine: number 1
ev-dice_fewer = { $who } eggyel kevesebb kockával dob.
    .you = Eggyel kevesebb kockával dobsz.
ev-targeting_up = { $who } célzása { CASE($number, "ins") } nő.
    .you = A célzásod { CASE($number, "ins") } nő.
ev-targeting_down = { $who } célzása { CASE($number, "ins") } csökken.
    .you = A célzásod { CASE($number, "ins") } csökken.
ev-energy_spent = { $who } { $number } energiát költ kockákra.
    .you = { $number } energiát költesz kockákra.
ev-rolled = { $who } dobása: { $dice }.
    .you = A dobásod: { $dice }.
ev-rerolled = { $who } újra dob: { $dice }.
    .you = Újra dobsz: { $dice }.
ev-die_raised = { $who } egy kockát { CASE($dice, "sub") } növel.
    .you = Egy kockát { CASE($dice, "sub") } növelsz.
# fine: variable n
ev-battle_won = { $names } megnyeri a csatát.
    .you = Megnyered a csatát.
ev-battle_won_raiders = A fosztogatók megnyerik a csatát.
ev-battle_tied = Minden kocka azonos: mindenki veszít.
ev-defeated = { $who } vereséget szenved.
    .you = Legyőztek!
ev-battle_ended_diplomacy = A csata véget ér: senki sem győz.
ev-battle_ended_one_side = Csak egy fél maradt, így nem lesz csata.
ev-tactical_draw = { $who } lapot húz a taktikai művelettel.
    .you = Lapot húzol a taktikai művelettel.
ev-tactical_moon = { $who } holdat kap a taktikai művelettel.
    .you = Holdat kapsz a taktikai művelettel.
ev-ship_lost = { $who } elveszít egy { CASE($ship, "acc") } { CASE($place, "at") }.
    .you = Elveszítesz egy { CASE($ship, "acc") } { CASE($place, "at") }!
ev-ship_salvaged = Egy { $ship } { $who } szerelőhajójára kerül.
    .you = Egy { $ship } a szerelőhajódra kerül.
ev-shield_marked = { $who } pajzsa megmenti { THE($ship, "acc") }.
    .you = A pajzsod megmenti { THE($ship, "acc") }.
ev-ship_spared = { $who } { CASE($ship, "poss") } megmenekül.
    .you = { THE($ship, "Yours") } megmenekül.
