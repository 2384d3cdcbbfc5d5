### Der Film: ein Satz für jeden gezeigten Moment.

film-turn = { $who } ist am Zug.
    .you = Du bist am Zug.
film-regroup = Ein Schiff von { $who } kehrt { CASE($place, "to") } heim.
    .you = Ein Schiff von dir kehrt { CASE($place, "to") } heim.
film-regroup_gate = { $who } bringt ein Schiff aus dem Warp aufs Portal.
    .you = Du bringst ein Schiff aus dem Warp aufs Portal.
film-destiny = Schicksal: { $destiny }. { $whom } verteidigt.
    .at-you = Schicksal: { $destiny }. Du verteidigst.
film-destiny_redrawn = { $n ->
        [one] Zweite Schicksalskarte: { $destiny }. { $whom } verteidigt.
       *[other] Schicksal nach { $n } neuen Karten: { $destiny }. { $whom } verteidigt.
    }
    .at-you = { $n ->
        [one] Zweite Schicksalskarte: { $destiny }. Du verteidigst.
       *[other] Schicksal nach { $n } neuen Karten: { $destiny }. Du verteidigst.
    }
film-destiny_expel = Schicksal: { $destiny }. { $who } greift { $whom } { CASE($place, "at") } an.
    .you = Schicksal: { $destiny }. Du greifst { $whom } { CASE($place, "at") } an.
    .at-you = Schicksal: { $destiny }. { $who } greift dich { CASE($place, "at") } an.
film-destiny_resettle = Schicksal: { $destiny }. { $who } besiedelt { $place } neu.
    .you = Schicksal: { $destiny }. Du besiedelst { $place } neu.
film-destiny_named = { $who } will { $whom } angreifen.
    .you = Du willst { $whom } angreifen.
    .at-you = { $who } will dich angreifen.
film-launched = { $n ->
        [one] { $who } greift { $whom } { CASE($place, "at") } mit { $n } Schiff an.
       *[other] { $who } greift { $whom } { CASE($place, "at") } mit { $n } Schiffen an.
    }
    .you = { $n ->
        [one] Du greifst { $whom } { CASE($place, "at") } mit { $n } Schiff an.
       *[other] Du greifst { $whom } { CASE($place, "at") } mit { $n } Schiffen an.
    }
    .at-you = { $n ->
        [one] { $who } greift dich { CASE($place, "at") } mit { $n } Schiff an.
       *[other] { $who } greift dich { CASE($place, "at") } mit { $n } Schiffen an.
    }
film-invited = { $who } lädt { CASE($names, "acc") } ein.
    .you = Du lädst { CASE($names, "acc") } ein.
film-invited_nobody = { $who } lädt niemanden ein.
    .you = Du lädst niemanden ein.
film-joined = { $n ->
        [one] { $who } hilft { $whom } mit { $n } Schiff.
       *[other] { $who } hilft { $whom } mit { $n } Schiffen.
    }
    .you = { $n ->
        [one] Du hilfst { $whom } mit { $n } Schiff.
       *[other] Du hilfst { $whom } mit { $n } Schiffen.
    }
    .at-you = { $n ->
        [one] { $who } hilft dir mit { $n } Schiff.
       *[other] { $who } hilft dir mit { $n } Schiffen.
    }
film-stayed_out = { $who } hält sich heraus.
    .you = Du hältst dich heraus.
film-sides = { $ships ->
        [one] { $ships } Schiff gegen { $number }.
       *[other] { $ships } Schiffe gegen { $number }.
    }
film-laid = Beide Karten liegen verdeckt.
film-cards_turn = Die Karten werden aufgedeckt.
film-card_turns = Die Karte von { $who } wird aufgedeckt.
    .you = Deine Karte wird aufgedeckt.
film-counted = Die Schiffe werden gezählt.
film-turned = { $offcard } gegen { $defcard }.
film-morph = Das Gleichziehen von { $who } wird: { $face }.
    .you = Dein Gleichziehen wird: { $face }.
film-changed_card = Die Karte von { $who } gilt jetzt als { $face }.
    .you = Deine Karte gilt jetzt als { $face }.
film-replaced_card = { $who } ersetzt { $card } durch { $face }.
    .you = Du ersetzt { $card } durch { $face }.
film-summed = { $offense } zu { $defense }, und { $who } führt.
    .you = { $offense } zu { $defense }, und du führst.
film-summed_tie = { $offense } zu { $defense }: Gleichstand, für den Verteidiger.
film-added_reinforcement = { $swing ->
        [yes] { $who } verstärkt um { $number }: { $offense } zu { $defense }, das Blatt wendet sich.
       *[no] { $who } verstärkt um { $number }: { $offense } zu { $defense }.
    }
    .you = { $swing ->
        [yes] Du verstärkst um { $number }: { $offense } zu { $defense }, das Blatt wendet sich.
       *[no] Du verstärkst um { $number }: { $offense } zu { $defense }.
    }
film-added_by = { $swing ->
        [yes] { $name }: { $offense } zu { $defense }, und das Blatt wendet sich.
       *[no] { $name }: { $offense } zu { $defense }.
    }
film-added = { $swing ->
        [yes] Jetzt { $offense } zu { $defense }: Das Blatt wendet sich.
       *[no] Jetzt { $offense } zu { $defense }.
    }
film-used_power = { $who } benutzt { CASE($name, "acc") }.
    .you = Du benutzt { CASE($name, "acc") }.
film-used_technology = { $who } setzt { CASE($name, "acc") } ein.
    .you = Du setzt { CASE($name, "acc") } ein.
film-used_artifact = { $who } spielt { CASE($name, "acc") }.
    .you = Du spielst { CASE($name, "acc") }.
film-used_flare = { $who } spielt das Manöver { $name }.
    .you = Du spielst das Manöver { $name }.
film-used_reinforcement = { $who } spielt Verstärkung { $number } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
    .you = Du spielst Verstärkung { $number } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
film-stopped = { $how ->
        [zapped] Gezappt: { $name }.
        [stolen] Gestohlen: { $name }.
       *[cancelled] Ohne Wirkung: { $name }.
    }
film-stopped_by = { $how ->
        [zapped] { $who } spielt { CASE($card, "acc") } und zappt { CASE($name, "acc") }.
        [stolen] { $who } spielt { CASE($card, "acc") } und stiehlt { CASE($name, "acc") }.
       *[cancelled] { $who } spielt { CASE($card, "acc") } und hebt { CASE($name, "acc") } auf.
    }
    .you = { $how ->
        [zapped] Du spielst { CASE($card, "acc") } und zappst { CASE($name, "acc") }.
        [stolen] Du spielst { CASE($card, "acc") } und stiehlst { CASE($name, "acc") }.
       *[cancelled] Du spielst { CASE($card, "acc") } und hebst { CASE($name, "acc") } auf.
    }
film-won = { $who } gewinnt { $place }, { $high } zu { $low }.
    .you = Du gewinnst { $place }, { $high } zu { $low }.
    .at-you = { $who } gewinnt gegen dich { $place }, { $high } zu { $low }.
film-held = { $who } behauptet { $place }, { $high } zu { $low }.
    .you = Du behauptest { $place }, { $high } zu { $low }.
    .at-you = { $who } behauptet gegen dich { $place }, { $high } zu { $low }.
film-held_tie = { $who } behauptet { $place }: Gleichstand, { $high } zu { $low }, für den Verteidiger.
    .you = Du behauptest { $place }: Gleichstand, { $high } zu { $low }, für den Verteidiger.
    .at-you = { $who } behauptet { $place }: Gleichstand, { $high } zu { $low }, für den Verteidiger.
film-won_upset = { $who } gewinnt { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .you = Du gewinnst { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .at-you = { $who } gewinnt gegen dich { $place } mit der niedrigeren Summe, { $high } zu { $low }.
film-held_upset = { $who } behauptet { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .you = Du behauptest { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .at-you = { $who } behauptet gegen dich { $place } mit der niedrigeren Summe, { $high } zu { $low }.
film-won_cards = { $who } gewinnt { $place }: Angriff schlägt Verhandlung.
    .you = Du gewinnst { $place }: Angriff schlägt Verhandlung.
    .at-you = { $who } gewinnt { $place }: Angriff schlägt deine Verhandlung.
film-held_cards = { $who } behauptet { $place }: Angriff schlägt Verhandlung.
    .you = Du behauptest { $place }: Angriff schlägt Verhandlung.
    .at-you = { $who } behauptet { $place }: Angriff schlägt deine Verhandlung.
film-won_power = { $who } gewinnt { $place }, gleich mit welchen Summen.
    .you = Du gewinnst { $place }, gleich mit welchen Summen.
    .at-you = { $who } gewinnt gegen dich { $place }, gleich mit welchen Summen.
film-held_power = { $who } behauptet { $place }, gleich mit welchen Summen.
    .you = Du behauptest { $place }, gleich mit welchen Summen.
    .at-you = { $who } behauptet gegen dich { $place }, gleich mit welchen Summen.
film-won_both = Beide Seiten verlieren { CASE($place, "at") }.
film-won_resettled = { $who } besiedelt { $place } kampflos neu.
    .you = Du besiedelst { $place } kampflos neu.
film-won_conceded = { $who } bekommt { $place } ohne Kampf.
    .you = Du bekommst { $place } ohne Kampf.
    .at-you = { $who } bekommt von dir { $place } ohne Kampf.
film-ships_of = { $n ->
        [one] { $n } Schiff von { $who }
       *[other] { $n } Schiffe von { $who }
    }
    .you = { $n ->
        [one] { $n } Schiff von dir
       *[other] { $n } Schiffe von dir
    }
film-ships_by = { $n ->
        [one] { $who } { $n }
       *[other] { $who } { $n }
    }
    .you = { $n ->
        [one] du { $n }
       *[other] du { $n }
    }
film-lost = Der Warp verschlingt { $names }.
film-removed = Für immer aus dem Spiel sind { $names }.
film-landed = { $n ->
        [one] { $names } landet { CASE($place, "at") }.
       *[other] { $names } landen { CASE($place, "at") }.
    }
    .you = { $n ->
        [one] { $names } landet { CASE($place, "at") }.
       *[other] { $names } landen { CASE($place, "at") }.
    }
film-rewarded = { $who } nimmt { $names }.
    .you = Du nimmst { $names }.
film-rewarded_nothing = { $who } nimmt keine Belohnung.
    .you = Du nimmst keine Belohnung.
film-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
film-ships = { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
film-compensated = { $who } nimmt { $names } von { $whom }.
    .you = Du nimmst { $names } von { $whom }.
    .at-you = { $who } nimmt { $names } von dir.
film-power_lost = { $who } hat zu wenige Heimatkolonien und verliert { CASE($name, "acc") }.
    .you = Du hast zu wenige Heimatkolonien und verlierst { CASE($name, "acc") }.
film-power_regained = { $who } hat wieder genug Heimatkolonien. Wieder da: { $name }.
    .you = Du hast wieder genug Heimatkolonien. Wieder da: { $name }.
film-near = { $n ->
        [one] Zum Sieg fehlt { CASE($names, "dat") } nur noch eine Kolonie.
       *[other] Zum Sieg fehlt { CASE($names, "dat") } nur noch je eine Kolonie.
    }
    .you = Zum Sieg fehlt { CASE($names, "dat") } nur noch je eine Kolonie.
film-talks = Zwei Verhandlungen, also suchen { $who } und { $whom } eine Vereinbarung.
    .you = Zwei Verhandlungen, also suchst du mit { $whom } eine Vereinbarung.
    .at-you = Zwei Verhandlungen, also sucht { $who } mit dir eine Vereinbarung.
film-offered = { $who } macht { $whom } ein Angebot.
    .you = Du machst { $whom } ein Angebot.
    .at-you = { $who } macht dir ein Angebot.
film-deal = { $who } und { $whom } treffen eine Vereinbarung.
    .you = Du triffst mit { $whom } eine Vereinbarung.
    .at-you = { $who } trifft mit dir eine Vereinbarung.
film-no_deal = Keine Vereinbarung: { $who } und { $whom } verlieren Schiffe.
    .you = Keine Vereinbarung mit { $whom }: Ihr beide verliert Schiffe.
    .at-you = Keine Vereinbarung mit { $who }: Ihr beide verliert Schiffe.
film-broken = Die Herausforderung endet früh.
film-swing = Wende
film-short = { $number } zu wenig
film-morph_copies = Sie kopiert die Karte gegenüber.
film-talks_home = Verbündete kehren heim.
film-talks_cost = Ohne Handel verliert jeder 3 Schiffe.
film-watching_reveal = Du siehst das Gefecht
film-watching_talks = Du siehst die Verhandlung
film-watching_after = Du siehst, was folgt

## Wodurch eine Herausforderung entschieden wurde

film-decided_reinforcement = { $who } verstärkt um { $number }. Davor stand es { $offense } zu { $defense }, für { $whom }.
    .you = Du verstärkst um { $number }. Davor stand es { $offense } zu { $defense }, für { $whom }.
film-decided_by = { $name } entschied: Sonst siegte { $whom }, { $offense } zu { $defense }.
film-decided_late = Eine späte Änderung: Vorher stand es { $offense } zu { $defense }, für { $whom }.
film-decided_cards = Jeder Angriff schlägt Verhandlung, gleich mit welcher Zahl.
film-decided_both = Mit diesen Karten kann keine Seite gewinnen.
film-decided_conceded = Niemand hat darum gekämpft.
film-decided_resettled = Ein eigener leerer Planet wird ohne Kampf besiedelt.
film-decided_upset = Durch eine Fähigkeit gewinnt hier die niedrigere Summe.
film-decided_power = Eine Fähigkeit entschied, gleich mit welchen Summen.
film-needed = { $who } hätte { $number } mehr gebraucht.
    .you = Du hättest { $number } mehr gebraucht.
film-card_decided = Grund
film-card_deal = Einigung
film-card_lost = verloren
film-card_removed = weg
film-card_landed = gelandet
film-card_cards = Karten
film-card_paid = bezahlt
film-card_race = Rennen
film-card_next = weiter
film-nothing_lost = kein Schiff
film-nothing_paid = nichts
film-nobody_lands = niemand
film-faces_of = { $who } { $names }
    .you = du { $names }
film-ships_whose = von { $who }
    .you = von dir
film-to_warp = in den Warp
film-from_place = von { $place }
film-on_place = auf { $place }
film-beside = daneben
film-all_steps = alle Schritte
film-being_answered = Wird abgewickelt
film-newest_first = Neuestes zuerst

## Die letzte Seite: ein ganzes Spiel in zwei Sätzen

film-end_decided = Sieg von { $who } in Zug { $turn }: { $place }, gegen { $whom }.
    .you = Dein Sieg in Zug { $turn }: { $place }, gegen { $whom }.
    .at-you = Sieg von { $who } in Zug { $turn }: { $place }, gegen dich.
film-end_decided_sum = Sieg von { $who } in Zug { $turn }: { $place }, { $high } zu { $low }, gegen { $whom }.
    .you = Dein Sieg in Zug { $turn }: { $place }, { $high } zu { $low }, gegen { $whom }.
    .at-you = Sieg von { $who } in Zug { $turn }: { $place }, { $high } zu { $low }, gegen dich.
film-end_best = Dein bester Moment: Zug { $turn }, { $place }, gegen { $who }.
film-end_best_sum = Dein bester Moment: Zug { $turn }, { $place }, { $number } zu { $value } gegen { $who }.
film-end_worst = Dein schlimmster Moment: Zug { $turn }, { $place }, gegen { $who }.
film-end_worst_sum = Dein schlimmster Moment: Zug { $turn }, { $place }, { $number } zu { $value } gegen { $who }.
