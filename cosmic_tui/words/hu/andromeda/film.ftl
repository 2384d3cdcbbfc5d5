### Egy-egy látványos pillanat mondata, a színpad címe.

film-turn = { $who } köre kezdődik.
    .you = A te köröd kezdődik.
film-lift = { $who } elindít egy { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Elindítasz egy { CASE($ship, "acc") } { CASE($place, "to") }.
film-explore = Az új bolygó: { $name } ({ $terrain }).
film-capture = { $who } elfoglalja a holdat { CASE($place, "at") } ({ $moon }).
    .you = Elfoglalod a holdat { CASE($place, "at") } ({ $moon }).
film-capture_printed = { $who } megkapja, amit { $place } ad.
    .you = Megkapod, amit { $place } ad.
film-capture_base = { $who } aktiválja a bázist { CASE($place, "at") }.
    .you = Aktiválod a bázist { CASE($place, "at") }.
film-bought = { $who } felszereli { THE($module, "acc") } az űrállomására.
    .you = Felszereled { THE($module, "acc") } az űrállomásodra.
film-card = { $who } kijátssza { THE($card, "acc") }.
    .you = Kijátszod { THE($card, "acc") }.
film-ambush = { $n ->
        [one] Egy { CASE($raider, "adj") } fosztogató érkezik { CASE($place, "to") }.
       *[other] { $n } { CASE($raider, "adj") } fosztogató érkezik { CASE($place, "to") }.
    }
film-battle = { $n ->
        [2] Két fél harcol { CASE($place, "at") }.
        [3] Három fél harcol { CASE($place, "at") }.
        [one] Csak egy fél van { CASE($place, "at") }.
       *[other] { $n } fél harcol { CASE($place, "at") }.
    }
film-joined = { $who } { $n } hajót küld a csatába.
    .you = { $n } hajót küldesz a csatába.
film-truce_diplomacy = A csata elmarad: senki sem győz, a hajók maradnak.
film-truce_one_side = Csak egy fél maradt { CASE($place, "at") }, így nincs harc.
film-energy = Kockák: { $names }.
film-energy_of = { $who } { $n } (célzás { $number })
    .you = te { $n } (célzás { $number })
    .raiders = a fosztogatók { $n } (célzás { $number })
film-thrown = A kockák: { $names }.
film-thrown_of = { $who } { $dice }
    .you = te { $dice }
    .raiders = a fosztogatók { $dice }
film-again = { $who } újra dob: { $dice }.
    .you = Újra dobsz: { $dice }.
film-judged_first = { $who } győz, mert { THE($first) } veri { THE($second, "acc") }.
    .you = Győzöl, mert { THE($first) } veri { THE($second, "acc") }.
    .raiders = A fosztogatók győznek, mert { THE($first) } veri { THE($second, "acc") }.
film-judged_later = Egyforma kockák ({ $value }), aztán { THE($first) } veri { THE($second, "acc") }: { $who } győz.
    .you = Egyforma kockák ({ $value }), aztán { THE($first) } veri { THE($second, "acc") }: te győzöl.
    .raiders = Egyforma kockák ({ $value }), aztán { THE($first) } veri { THE($second, "acc") }: a fosztogatók győznek.
film-judged_longer = Egyforma kockák ({ $value }): { $who } eggyel több kockával győz.
    .you = Egyforma kockák ({ $value }): eggyel több kockával győzöl.
    .raiders = Egyforma kockák ({ $value }): a fosztogatók eggyel több kockával győznek.
film-judged_tie = Minden kocka ugyanazt mutatja: mindenki veszít.
film-paid = { $who } győz, és 1 mezőt előrelép a hatalom sávján.
    .you = Győzöl, és 1 mezőt előrelépsz a hatalom sávján.
film-paid_raiders = A fosztogatók győznek. Minden legyőzött taktikai műveletet kap.
film-paid_nobody = Senki sem győz. Minden legyőzött taktikai műveletet kap.
film-damage = Hajók sérültek meg { CASE($place, "at") }.
film-home = { $who } visszatér az űrállomásra.
    .you = Visszatérsz az űrállomásra.
film-worked = { $who } aktiválja { THE($module, "acc") }.
    .you = Aktiválod { THE($module, "acc") }.
film-half_moon = Mindkét szomszéd modul működött, így a félhold { CASE($moon, "acc") } ad.
film-back = { $who } minden hajója hazatér.
    .you = Minden hajód hazatér.
film-built = { $who } felépíti { THE($development, "acc") } { CASE($place, "at") }: { $number } vezető van a közelben, ez { $value } pont.
    .you = Felépíted { THE($development, "acc") } { CASE($place, "at") }: { $number } vezető van a közelben, ez { $value } pont.
film-event = Esemény: { $event }.
film-event_row_scores = { $event }: { THE($track) } sávja hoz pontot.
film-event_row_raider = { $event }: { $letter } osztályú fosztogatók jönnek.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } célba ér: mindenki kap még egy kört.
    .you = Célba érsz: mindenki kap még egy kört.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
    .you = te { $number }
film-watching_battle = A csatát nézed
