film-turn = { $who } következik.
    .you = Te következel.
film-regroup = { $who } egy űrhajója hazatér { CASE($place, "to") }.
    .you = Egy űrhajód hazatér { CASE($place, "to") }.
film-regroup_gate = { $who } a térgörbületről a kapura hoz egy űrhajót.
    .you = A térgörbületről a kapura hozol egy űrhajót.
film-destiny = Végzet: { $destiny }. { $whom } védekezik.
    .at-you = Végzet: { $destiny }. Te védekezel.
film-destiny_redrawn = { $n ->
        [one] Második végzetkártya: { $destiny }. { $whom } védekezik.
        [2] Két újrahúzás után: { $destiny }. { $whom } védekezik.
        [3] Három újrahúzás után: { $destiny }. { $whom } védekezik.
       *[other] { $n } újrahúzás után: { $destiny }. { $whom } védekezik.
    }
    .at-you = { $n ->
        [one] Második végzetkártya: { $destiny }. Te védekezel.
        [2] Két újrahúzás után: { $destiny }. Te védekezel.
        [3] Három újrahúzás után: { $destiny }. Te védekezel.
       *[other] { $n } újrahúzás után: { $destiny }. Te védekezel.
    }
film-destiny_expel = Végzet: { $destiny }. { $who } { CASE($whom, "sub") } támad { CASE($place, "at") }.
    .you = Végzet: { $destiny }. Megtámadod { CASE($whom, "acc") } { CASE($place, "at") }.
    .at-you = Végzet: { $destiny }. { $who } téged támad { CASE($place, "at") }.
film-destiny_resettle = Végzet: { $destiny }. { $who } visszatér { CASE($place, "to") }.
    .you = Végzet: { $destiny }. Visszatérsz { CASE($place, "to") }.
film-destiny_named = { $who } { CASE($whom, "acc") } támadja meg.
    .you = { CASE($whom, "acc") } támadod meg.
    .at-you = { $who } téged támad meg.
film-launched = { $who } { $n } űrhajóval megtámadja { CASE($whom, "acc") } { CASE($place, "at") }.
    .you = { $n } űrhajóval megtámadod { CASE($whom, "acc") } { CASE($place, "at") }.
    .at-you = { $who } { $n } űrhajóval megtámad téged { CASE($place, "at") }.
film-invited = { $who } felkéri { CASE($names, "acc") } szövetségesnek.
    .you = Felkéred { CASE($names, "acc") } szövetségesnek.
film-invited_nobody = { $who } senkit sem kér fel.
    .you = Senkit sem kérsz fel.
film-joined = { $who } { $n } űrhajóval { $whom } mellé áll.
    .you = { $n } űrhajóval { $whom } mellé állsz.
    .at-you = { $who } { $n } űrhajóval melléd áll.
film-stayed_out = { $who } kimarad.
    .you = Kimaradsz.
film-sides = { $ships } űrhajó támad, { $number } véd.
film-laid = Mindkét lap képpel lefelé fekszik.
film-cards_turn = Felfordítják a lapokat.
film-card_turns = { $who } felfordítja a lapját.
    .you = Felfordítod a lapodat.
film-counted = Összeszámoljuk az űrhajókat.
film-turned = { $offcard } { $defcard } ellen.
film-morph = { $who } morfózisa mostantól { $face }.
    .you = A morfózisod mostantól { $face }.
film-changed_card = { $who } lapja mostantól { CASE($face, "dat") } számít.
    .you = A lapod mostantól { CASE($face, "dat") } számít.
film-replaced_card = { $who } { CASE($face, "sub") } cseréli { THE($card, "acc") }.
    .you = { CASE($face, "sub") } cseréled { THE($card, "acc") }.
film-summed = Az állás { $offense }–{ $defense }, { $who } vezet.
    .you = Az állás { $offense }–{ $defense }, te vezetsz.
film-summed_tie = Az állás { $offense }–{ $defense }: döntetlennél a védő győz.
film-adding_reinforcement = { $who } { CASE($number, "ins") } erősít.
    .you = { CASE($number, "ins") } erősítesz.
film-adding_by = { $name }: az állás változik.
film-adding = Az állás változik.
film-added_reinforcement = { $swing ->
        [yes] { $who } { CASE($number, "ins") } erősít: az állás { $offense }–{ $defense }, ezzel fordít.
       *[no] { $who } { CASE($number, "ins") } erősít: az állás { $offense }–{ $defense }.
    }
    .you = { $swing ->
        [yes] { CASE($number, "ins") } erősítesz: az állás { $offense }–{ $defense }, ezzel fordítasz.
       *[no] { CASE($number, "ins") } erősítesz: az állás { $offense }–{ $defense }.
    }
film-added_by = { $swing ->
        [yes] { $name }: az állás { $offense }–{ CASE($defense, "sub") } fordul.
       *[no] { $name }: az állás { $offense }–{ CASE($defense, "sub") } változik.
    }
film-added = { $swing ->
        [yes] Az állás { $offense }–{ CASE($defense, "sub") } fordul.
       *[no] Az állás { $offense }–{ CASE($defense, "sub") } változik.
    }
film-used_power = { $who } használja { THE($name, "acc") }.
    .you = Használod { THE($name, "acc") }.
film-used_technology = { $who } használja { THE($name, "acc") }.
    .you = Használod { THE($name, "acc") }.
film-used_artifact = { $who } kijátssza { THE($name, "acc") }.
    .you = Kijátszod { THE($name, "acc") }.
film-used_flare = { $who } kijátssza { THE($name) } fáklyáját.
    .you = Kijátszod { THE($name) } fáklyáját.
film-used_reinforcement = { $who } { $number } ponttal erősíti a { $side ->
        [offense] támadót
       *[defense] védőt
    }.
    .you = { $number } ponttal erősíted a { $side ->
        [offense] támadót
       *[defense] védőt
    }.
film-stopped = { $how ->
        [zapped] Hatástalanították { THE($name, "acc") }.
        [stolen] Ellopták { THE($name, "acc") }.
       *[cancelled] Érvénytelenítették { THE($name, "acc") }.
    }
film-stopped_by = { $how ->
        [zapped] { $who } hatástalanítja { THE($name, "acc") } ({ $card }).
        [stolen] { $who } ellopja { THE($name, "acc") } ({ $card }).
       *[cancelled] { $who } érvényteleníti { THE($name, "acc") } ({ $card }).
    }
    .you = { $how ->
        [zapped] Hatástalanítod { THE($name, "acc") } ({ $card }).
        [stolen] Ellopod { THE($name, "acc") } ({ $card }).
       *[cancelled] Érvényteleníted { THE($name, "acc") } ({ $card }).
    }
film-won = { $who } elfoglalja { THE($place, "acc") } ({ $high }–{ $low }).
    .you = Elfoglalod { THE($place, "acc") } ({ $high }–{ $low }).
    .at-you = { $who } elfoglalja tőled { THE($place, "acc") } ({ $high }–{ $low }).
film-held = { $who } megvédi { THE($place, "acc") } ({ $high }–{ $low }).
    .you = Megvéded { THE($place, "acc") } ({ $high }–{ $low }).
    .at-you = { $who } megvédi veled szemben { THE($place, "acc") } ({ $high }–{ $low }).
film-held_tie = { $who } megvédi { THE($place, "acc") }. Az állás { $high }–{ $low }: döntetlennél a védő győz.
    .you = Megvéded { THE($place, "acc") }. Az állás { $high }–{ $low }: döntetlennél a védő győz.
    .at-you = { $who } megvédi { THE($place, "acc") }. Az állás { $high }–{ $low }: döntetlennél a védő győz.
film-won_upset = { $who } a kisebb értékkel is elfoglalja { THE($place, "acc") } ({ $high }–{ $low }).
    .you = A kisebb értékkel is elfoglalod { THE($place, "acc") } ({ $high }–{ $low }).
    .at-you = { $who } a kisebb értékkel is elfoglalja tőled { THE($place, "acc") } ({ $high }–{ $low }).
film-held_upset = { $who } a kisebb értékkel is megvédi { THE($place, "acc") } ({ $high }–{ $low }).
    .you = A kisebb értékkel is megvéded { THE($place, "acc") } ({ $high }–{ $low }).
    .at-you = { $who } a kisebb értékkel is megvédi veled szemben { THE($place, "acc") } ({ $high }–{ $low }).
film-won_cards = { $who } elfoglalja { THE($place, "acc") }. A támadás üti a tárgyalást.
    .you = Elfoglalod { THE($place, "acc") }. A támadás üti a tárgyalást.
    .at-you = { $who } elfoglalja tőled { THE($place, "acc") }. A támadás üti a tárgyalásodat.
film-held_cards = { $who } megvédi { THE($place, "acc") }. A támadás üti a tárgyalást.
    .you = Megvéded { THE($place, "acc") }. A támadás üti a tárgyalást.
    .at-you = { $who } megvédi veled szemben { THE($place, "acc") }. A támadás üti a tárgyalásodat.
film-won_power = { $who } elfoglalja { THE($place, "acc") }, az értékektől függetlenül.
    .you = Elfoglalod { THE($place, "acc") }, az értékektől függetlenül.
    .at-you = { $who } elfoglalja tőled { THE($place, "acc") }, az értékektől függetlenül.
film-held_power = { $who } megvédi { THE($place, "acc") }, az értékektől függetlenül.
    .you = Megvéded { THE($place, "acc") }, az értékektől függetlenül.
    .at-you = { $who } megvédi veled szemben { THE($place, "acc") }, az értékektől függetlenül.
film-won_both = Mindkét fél veszít { CASE($place, "at") }.
film-won_resettled = { $who } harc nélkül újratelepíti { THE($place, "acc") }.
    .you = Harc nélkül újratelepíted { THE($place, "acc") }.
film-won_conceded = { $who } harc nélkül megkapja { THE($place, "acc") }.
    .you = Harc nélkül megkapod { THE($place, "acc") }.
    .at-you = { $who } harc nélkül megkapja tőled { THE($place, "acc") }.
film-ships_of = { $who } { $n } űrhajója
    .you = { $n } űrhajód
film-ships_by = { $who } { $n }
    .you = te { $n }
film-lost = { $names } a térgörbületre kerül.
film-lost_many = { $n } űrhajó a térgörbületre kerül: { $names }.
film-removed = { $names } végleg kikerül a játékból.
film-removed_many = { $n } űrhajó végleg kikerül a játékból: { $names }.
# fine: variable n
film-landed = { $names } leszáll { CASE($place, "to") }.
    .you = { $n ->
        [one] Leszállsz { CASE($place, "to") }.
       *[other] { $names } leszálltok { CASE($place, "to") }.
    }
film-rewarded = { $who } jutalma { $names }.
    .you = A jutalmad: { $names }.
film-rewarded_nothing = { $who } nem kér jutalmat.
    .you = Nem kérsz jutalmat.
film-cards = { $n } lap
film-ships = { $n } űrhajó
film-compensated = { $who } { CASE($names, "acc") } kap { CASE($whom, "abl") }.
    .you = { CASE($names, "acc") } kapsz { CASE($whom, "abl") }.
    .at-you = { $who } { CASE($names, "acc") } kap tőled.
film-power_lost = { CASE($who, "dat") } kevés a saját kolóniája, így elveszíti { THE($name, "acc") }.
    .you = Túl kevés saját kolóniád maradt, ezért elveszíted { THE($name, "acc") }.
film-power_regained = { CASE($who, "dat") } újra van elég kolóniája: visszakapja { THE($name, "acc") }.
    .you = Megint van elég saját kolóniád: visszakapod { THE($name, "acc") }.
# fine: variable n
film-near = { $names } egy kolóniára van a győzelemtől.
    .you = { $n ->
        [one] Egy kolóniára vagy a győzelemtől
       *[other] A győzelemhez már csak egy-egy kolónia hiányzik { CASE($names, "dat") }
    }.
film-talks = Két tárgyalás: { $who } és { $whom } egyezséget köthet.
    .you = Két tárgyalás: te és { $whom } egyezséget köthettek.
    .at-you = Két tárgyalás: { $who } és te egyezséget köthettek.
film-offered = { $who } ajánlatot tesz { CASE($whom, "dat") }.
    .you = Ajánlatot teszel { CASE($whom, "dat") }.
    .at-you = { $who } ajánlatot tesz neked.
film-deal = { $who } és { $whom } egyezséget köt.
    .you = Te és { $whom } egyezséget köttök.
    .at-you = { $who } és te egyezséget köttök.
film-no_deal = Nincs egyezség: { $who } és { $whom } űrhajókat veszít.
    .you = Nincs egyezség: te és { $whom } űrhajókat veszítetek.
    .at-you = Nincs egyezség: { $who } és te űrhajókat veszítetek.
film-broken = Az összecsapás idő előtt véget ér.
film-swing = fordulat
film-short = { $number } hiányzik
film-morph_copies = Lemásolja, amivel szemben áll.
film-talks_home = A szövetségesek hazamennek.
film-talks_cost = Egyezség nélkül mindkét fél 3 űrhajót veszít.
film-watching_reveal = Nézed a felfedést
film-watching_talks = Nézed az alkut
film-watching_after = Nézed, mi következik

## Min dőlt el egy összecsapás

film-decided_reinforcement = { $who } { CASE($number, "ins") } erősített. Előtte { $offense }–{ $defense } volt { $whom } javára.
    .you = { CASE($number, "ins") } erősítettél. Előtte { $offense }–{ $defense } volt { $whom } javára.
film-decided_by = { $name }: nélküle { $offense }–{ $defense } lett volna { $whom } javára.
film-decided_late = Kései változás: előtte { $offense }–{ $defense } volt { $whom } javára.
film-decided_cards = A támadás üti a tárgyalást, bármekkora a száma.
film-decided_both = Ezekkel a lapokkal egyik fél sem győzhet.
film-decided_conceded = Senki sem harcolt érte.
film-decided_resettled = Saját, üres bolygót harc nélkül lehet betelepíteni.
film-decided_upset = Egy képesség miatt itt a kisebb érték győz.
film-decided_power = Egy képesség döntött, az értékektől függetlenül.
film-needed = { CASE($who, "dat") } még { $number } pont kellett volna.
    .you = Még { $number } pont kellett volna neked.
film-card_decided = eldőlt
film-card_deal = egyezség
film-card_lost = oda
film-card_removed = kiesik
film-card_landed = leszáll
film-card_cards = lapok
film-card_paid = fizet
film-card_race = verseny
film-card_next = tovább
# fine: term ship
film-nothing_lost = egy űrhajó sem
film-nothing_paid = semmi
film-nobody_lands = senki
film-faces_of = { $who } { $names }
    .you = te { $names }
film-ships_whose = { $who }
    .you = tiéd
film-to_warp = a térgörbületre
film-from_place = innen: { $place }
film-on_place = itt: { $place }
film-beside = mellette
film-all_steps = minden lépés
film-being_answered = Folyamatban
film-newest_first = elöl a legújabb

## Az utolsó oldal

film-end_decided = { $who } { THE($turn) }. fordulóban győzött { CASE($place, "at") } { $whom } ellen.
    .you = Győztél { THE($turn) }. fordulóban { CASE($place, "at") } { $whom } ellen.
    .at-you = { $who } { THE($turn) }. fordulóban győzött ellened { CASE($place, "at") }.
film-end_decided_sum = { $who } { THE($turn) }. fordulóban { $high }–{ CASE($low, "sub") } győzött { CASE($place, "at") } { $whom } ellen.
    .you = Győztél { THE($turn) }. fordulóban { CASE($place, "at") } { $whom } ellen, { $high }–{ CASE($low, "sub") }.
    .at-you = { $who } { THE($turn) }. fordulóban { $high }–{ CASE($low, "sub") } győzött ellened { CASE($place, "at") }.
film-end_best = A legjobb pillanatod: { $turn }. forduló, { $place }, { $who } ellen.
film-end_best_sum = A legjobb pillanatod: { $turn }. forduló, { $place }, { $number }–{ $value } { $who } ellen.
film-end_worst = A mélypontod: { $turn }. forduló, { $place }, { $who } ellen.
film-end_worst_sum = A mélypontod: { $turn }. forduló, { $place }, { $number }–{ $value } { $who } ellen.
