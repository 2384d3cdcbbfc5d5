### Egy-egy látványos pillanat mondata, a színpad címe.

film-turn = { $who } köre kezdődik.
    .you = A te köröd kezdődik.
film-lift = { $who } hajót indít: { $ship }. Cél: { $place }.
    .you = Hajót indítasz: { $ship }. Cél: { $place }.
film-explore = Új bolygó: { $name } ({ $terrain }).
film-capture = { $who } elfoglalja a holdat: { $moon } ({ $place }).
    .you = Elfoglalod a holdat: { $moon } ({ $place }).
film-capture_printed = { $who } megkapja, amit a bolygó hoz: { $place }.
    .you = Megkapod, amit a bolygó hoz: { $place }.
film-capture_base = { $who } használja a bázist: { $place }.
    .you = Használod a bázist: { $place }.
film-bought = { $who } űrállomásának új modulja: { $module }.
    .you = Az űrállomásod új modulja: { $module }.
film-card = { $who } kijátssza: { $card }.
    .you = Kijátszod: { $card }.
film-ambush = { $n ->
        [one] Fosztogató érkezik: { $raider } ({ $place }).
       *[other] { $n } fosztogató érkezik: { $raider } ({ $place }).
    }
film-battle = { $n ->
        [2] Két oldal harcol: { $place }.
        [3] Három oldal harcol: { $place }.
        [one] Csak egy oldal van itt: { $place }.
       *[other] { $n } oldal harcol: { $place }.
    }
film-joined = { $who } { $n } hajót küld a csatába.
    .you = { $n } hajót küldesz a csatába.
film-truce_diplomacy = A csata elmarad: senki sem győz, a hajók maradnak.
film-truce_one_side = Csak egy oldal maradt, senki sem harcol: { $place }.
film-energy = Kockák: { $names }.
film-energy_of = { $who } { $n }, célzás { $number }
film-thrown = A kockák: { $names }.
film-thrown_of = { $who } { $dice }
film-again = { $who } újra dob: { $dice }.
    .you = Újra dobsz: { $dice }.
film-judged_first = { $first } veri ezt: { $second }. Győztes: { $who }.
    .you = A te kockád, { $first }, veri ezt: { $second }. Győzöl.
    .raiders = { $first } veri ezt: { $second }. A fosztogatók győznek.
film-judged_later = Egyforma: { $value }. Aztán { $first } veri ezt: { $second }. Győztes: { $who }.
    .you = Egyforma: { $value }. Aztán a te kockád, { $first }, veri ezt: { $second }. Győzöl.
    .raiders = Egyforma: { $value }. Aztán { $first } veri ezt: { $second }. A fosztogatók győznek.
film-judged_longer = Egyforma: { $value }. { $who } eggyel több kockával győz.
    .you = Egyforma: { $value }. Eggyel több kockád van: győzöl.
    .raiders = Egyforma: { $value }. A fosztogatók eggyel több kockával győznek.
film-judged_tie = Minden kocka egyforma: mindenkit legyőztek.
film-paid = { $who } győz: 1 lépés előre a hatalom sávján.
    .you = Győzöl: 1 lépés előre a hatalom sávján.
film-paid_raiders = A fosztogatók győznek. Minden legyőzött taktikai műveletet kap.
film-paid_nobody = Senki sem győz. Minden legyőzött taktikai műveletet kap.
film-damage = Hajók sérültek meg itt: { $place }.
film-home = { $who } visszatér az űrállomásra.
    .you = Visszatérsz az űrállomásra.
film-worked = { $who } aktiválja: { $module }.
    .you = Aktiválod: { $module }.
film-half_moon = Mindkét szomszéd modul működött, így a félhold ezt adja: { $moon }.
film-back = { $who } minden hajója hazatér.
    .you = Minden hajód hazatér.
film-built = { $who } épít: { $development }, { $place }; { $number } vezető a közelben, { $value } pont.
    .you = Építesz: { $development }, { $place }; { $number } vezető a közelben, { $value } pont.
film-event = Esemény: { $event }.
film-event_row_scores = { $event }: a sáv pontoz ({ $track }).
film-event_row_raider = { $event }: { $letter } osztályú fosztogatók jönnek.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } célba ér: mindenkinek még egy kör.
    .you = Célba érsz: mindenkinek még egy kör.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
film-watching_battle = A csatát nézed
