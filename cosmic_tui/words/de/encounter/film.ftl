### Der Film: ein Satz für jeden gezeigten Moment.

film-turn = { $who } ist am Zug.
    .you = Du bist am Zug.
film-regroup = Ein Schiff von { $who } kehrt { CASE($place, "to") } heim.
    .you = Eines deiner Schiffe kehrt { CASE($place, "to") } heim.
film-regroup_gate = { $who } bringt ein Schiff aus dem Warp aufs Portal.
    .you = Du bringst ein Schiff aus dem Warp aufs Portal.
film-destiny = Die Schicksalskarte zeigt: { $destiny }. { $whom } verteidigt.
    .at-you = Die Schicksalskarte zeigt: { $destiny }. Du verteidigst.
film-destiny_redrawn = { $n ->
        [one] Die neue Schicksalskarte zeigt: { $destiny }. { $whom } verteidigt.
       *[other] Nach { $n } weiteren Karten: { $destiny }. { $whom } verteidigt.
    }
    .at-you = { $n ->
        [one] Die neue Schicksalskarte zeigt: { $destiny }. Du verteidigst.
       *[other] Nach { $n } weiteren Karten: { $destiny }. Du verteidigst.
    }
film-destiny_expel = Schicksal: { $destiny }. { $who } greift { $whom } { CASE($place, "at") } an.
    .you = Schicksal: { $destiny }. Du greifst { $whom } { CASE($place, "at") } an.
    .at-you = Schicksal: { $destiny }. { $who } greift dich { CASE($place, "at") } an.
film-destiny_resettle = Schicksalskarte: { $destiny }. { $who } besiedelt { $place } neu.
    .you = Schicksalskarte: { $destiny }. Du besiedelst { $place } neu.
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
film-card_turns = { CASE($who, "gen") } Karte wird aufgedeckt.
    .you = Deine Karte wird aufgedeckt.
film-counted = Die Schiffe werden gezählt.
film-turned = { $offcard } gegen { $defcard }.
film-morph = { CASE($who, "gen") } Gleichziehen gilt jetzt als { $face }.
    .you = Dein Gleichziehen gilt jetzt als { $face }.
film-changed_card = { CASE($who, "gen") } Karte gilt jetzt als { $face }.
    .you = Deine Karte gilt jetzt als { $face }.
film-replaced_card = { $who } ersetzt { THE($card, "acc") } durch die Karte { $face }.
    .you = Du ersetzt { THE($card, "acc") } durch die Karte { $face }.
film-summed = { $offense } zu { $defense }: { $who } führt.
    .you = { $offense } zu { $defense }: Du führst.
film-summed_tie = { $offense } zu { $defense }: Gleichstand. Damit gewinnt der Verteidiger.
film-adding_reinforcement = { $who } verstärkt um { $number }.
    .you = Du verstärkst um { $number }.
film-adding_by = „{ $name }“ ändert die Summen.
film-adding = Die Summen ändern sich.
film-added_reinforcement = { $swing ->
        [yes] { $who } verstärkt um { $number } und dreht das Ergebnis: { $offense } zu { $defense }.
       *[no] { $who } verstärkt um { $number }. Es steht { $offense } zu { $defense }.
    }
    .you = { $swing ->
        [yes] Du verstärkst um { $number } und drehst das Ergebnis: { $offense } zu { $defense }.
       *[no] Du verstärkst um { $number }. Es steht { $offense } zu { $defense }.
    }
film-added_by = { $swing ->
        [yes] „{ $name }“ dreht das Ergebnis: Es steht { $offense } zu { $defense }.
       *[no] „{ $name }“ ändert die Summen: Es steht { $offense } zu { $defense }.
    }
film-added = { $swing ->
        [yes] Jetzt steht es { $offense } zu { $defense }: Das Blatt hat sich gewendet.
       *[no] Jetzt steht es { $offense } zu { $defense }.
    }
film-used_power = { $who } nutzt die Fähigkeit { $name }.
    .you = Du nutzt die Fähigkeit { $name }.
film-used_technology = { $who } setzt { THE($name, "acc") } ein.
    .you = Du setzt { THE($name, "acc") } ein.
film-used_artifact = { $who } spielt { THE($name, "acc") }.
    .you = Du spielst { THE($name, "acc") }.
film-used_flare = { $who } spielt das Manöver { $name }.
    .you = Du spielst das Manöver { $name }.
film-used_reinforcement = { $who } spielt eine Verstärkung +{ $number } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
    .you = Du spielst eine Verstärkung +{ $number } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
film-stopped = { $how ->
        [zapped] „{ $name }“ wird gezappt.
        [stolen] „{ $name }“ wird gestohlen.
       *[cancelled] „{ $name }“ bleibt ohne Wirkung.
    }
film-stopped_by = { $how ->
        [zapped] { $who } zappt „{ $name }“ mit „{ $card }“.
        [stolen] { $who } stiehlt „{ $name }“ mit „{ $card }“.
       *[cancelled] { $who } verhindert „{ $name }“ mit „{ $card }“.
    }
    .you = { $how ->
        [zapped] Du zappst „{ $name }“ mit „{ $card }“.
        [stolen] Du stiehlst „{ $name }“ mit „{ $card }“.
       *[cancelled] Du verhinderst „{ $name }“ mit „{ $card }“.
    }
film-won = { $who } gewinnt { $place } mit { $high } zu { $low }.
    .you = Du gewinnst { $place } mit { $high } zu { $low }.
    .at-you = { $who } gewinnt { $place } gegen dich, { $high } zu { $low }.
film-held = { $who } behauptet { $place } mit { $high } zu { $low }.
    .you = Du behauptest { $place } mit { $high } zu { $low }.
    .at-you = { $who } behauptet { $place } gegen dich, { $high } zu { $low }.
film-held_tie = { $who } behauptet { $place }: Bei Gleichstand, { $high } zu { $low }, siegt der Verteidiger.
    .you = Du behauptest { $place }: Bei Gleichstand, { $high } zu { $low }, siegt der Verteidiger.
    .at-you = { $who } behauptet { $place }: Bei Gleichstand, { $high } zu { $low }, siegt der Verteidiger.
film-won_upset = { $who } gewinnt { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .you = Du gewinnst { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .at-you = { $who } gewinnt { $place } gegen dich mit der niedrigeren Summe, { $high } zu { $low }.
film-held_upset = { $who } behauptet { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .you = Du behauptest { $place } mit der niedrigeren Summe, { $high } zu { $low }.
    .at-you = { $who } behauptet { $place } gegen dich mit der niedrigeren Summe, { $high } zu { $low }.
film-won_cards = { $who } gewinnt { $place }: Angriff schlägt Verhandlung.
    .you = Du gewinnst { $place }: Angriff schlägt Verhandlung.
    .at-you = { $who } gewinnt { $place }: Angriff schlägt deine Verhandlung.
film-held_cards = { $who } behauptet { $place }: Angriff schlägt Verhandlung.
    .you = Du behauptest { $place }: Angriff schlägt Verhandlung.
    .at-you = { $who } behauptet { $place }: Angriff schlägt deine Verhandlung.
film-won_power = { $who } gewinnt { $place }, unabhängig von den Summen.
    .you = Du gewinnst { $place }, unabhängig von den Summen.
    .at-you = { $who } gewinnt { $place } gegen dich, unabhängig von den Summen.
film-held_power = { $who } behauptet { $place }, unabhängig von den Summen.
    .you = Du behauptest { $place }, unabhängig von den Summen.
    .at-you = { $who } behauptet { $place } gegen dich, unabhängig von den Summen.
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
        [one] eines deiner Schiffe
       *[other] { $n } deiner Schiffe
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
film-lost_many = { $n ->
        [one] Der Warp verschlingt { $n } Schiff: { $names }.
       *[other] Der Warp verschlingt { $n } Schiffe: { $names }.
    }
film-removed = Für immer aus dem Spiel: { $names }.
film-removed_many = { $n ->
        [one] { $n } Schiff ist für immer aus dem Spiel: { $names }.
       *[other] { $n } Schiffe sind für immer aus dem Spiel: { $names }.
    }
film-landed = { $n ->
        [one] { $names } landet { CASE($place, "at") }.
       *[other] { $names } landen { CASE($place, "at") }.
    }
    .you = { $n ->
        [one] Du landest { CASE($place, "at") }.
       *[other] { $names } landet { CASE($place, "at") }.
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
film-power_lost = Zu wenige Heimatkolonien: { $who } verliert die Fähigkeit { $name }.
    .you = Zu wenige Heimatkolonien: Du verlierst die Fähigkeit { $name }.
film-power_regained = { $who } hat wieder genug Heimatkolonien und die Fähigkeit { $name }.
    .you = Du hast wieder genug Heimatkolonien und die Fähigkeit { $name }.
# fine: ending
film-near = { $n ->
        [one] Zum Sieg fehlt { CASE($names, "dat") } nur noch eine Kolonie.
       *[other] Zum Sieg fehlt { CASE($names, "dat") } nur noch je eine Kolonie.
    }
    .you = { $n ->
        [one] Zum Sieg fehlt { CASE($names, "dat") } nur noch eine Kolonie.
       *[other] Zum Sieg fehlt { CASE($names, "dat") } nur noch je eine Kolonie.
    }
# fine: term deal
film-talks = Zwei Verhandlungen: { $who } und { $whom } versuchen, sich zu einigen.
    .you = Zwei Verhandlungen: Du versuchst, dich mit { $whom } zu einigen.
    .at-you = Zwei Verhandlungen: { $who } versucht, sich mit dir zu einigen.
film-offered = { $who } macht { $whom } ein Angebot.
    .you = Du machst { $whom } ein Angebot.
    .at-you = { $who } macht dir ein Angebot.
film-deal = { $who } und { $whom } treffen eine Vereinbarung.
    .you = Du triffst mit { $whom } eine Vereinbarung.
    .at-you = { $who } trifft mit dir eine Vereinbarung.
film-no_deal = Keine Einigung: { $who } und { $whom } verlieren Schiffe.
    .you = Keine Einigung mit { $whom }: Ihr verliert beide Schiffe.
    .at-you = Keine Einigung mit { $who }: Ihr verliert beide Schiffe.
film-broken = Die Herausforderung endet vorzeitig.
film-swing = Wende
film-short = { $number } zu wenig
film-morph_copies = Sie kopiert die Karte gegenüber.
film-talks_home = Verbündete kehren heim.
film-talks_cost = Ohne Einigung verliert jede Seite 3 Schiffe.
film-watching_reveal = Du siehst das Gefecht
film-watching_talks = Du siehst die Verhandlung
film-watching_after = Du siehst, was folgt

## Wodurch eine Herausforderung entschieden wurde

film-decided_reinforcement = { $who } verstärkt um { $number }. Davor stand es { $offense } zu { $defense } für { $whom }.
    .you = Du verstärkst um { $number }. Davor stand es { $offense } zu { $defense } für { $whom }.
film-decided_by = Ohne „{ $name }“ stünde es { $offense } zu { $defense } für { $whom }.
film-decided_late = Spät gedreht: Vorher stand es { $offense } zu { $defense } für { $whom }.
film-decided_cards = Ein Angriff schlägt jede Verhandlung, egal mit welcher Zahl.
film-decided_both = Mit diesen Karten kann keine Seite gewinnen.
film-decided_conceded = Niemand hat darum gekämpft.
film-decided_resettled = Ein leerer Planet im eigenen System wird ohne Kampf besiedelt.
film-decided_upset = Durch eine Fähigkeit gewinnt hier die niedrigere Summe.
film-decided_power = Eine Fähigkeit entschied, unabhängig von den Summen.
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

film-end_decided = { $who } gewinnt in Zug { $turn } auf { $place } gegen { $whom } das Spiel.
    .you = Du gewinnst in Zug { $turn } auf { $place } gegen { $whom } das Spiel.
    .at-you = { $who } gewinnt in Zug { $turn } auf { $place } gegen dich das Spiel.
film-end_decided_sum = { $who } gewinnt das Spiel in Zug { $turn } auf { $place }, { $high } zu { $low } gegen { $whom }.
    .you = Du gewinnst das Spiel in Zug { $turn } auf { $place }, { $high } zu { $low } gegen { $whom }.
    .at-you = { $who } gewinnt das Spiel in Zug { $turn } auf { $place }, { $high } zu { $low } gegen dich.
film-end_best = Dein bester Moment: Zug { $turn } auf { $place } gegen { $who }.
film-end_best_sum = Dein bester Moment: Zug { $turn } auf { $place }, { $number } zu { $value } gegen { $who }.
film-end_worst = Dein schlimmster Moment: Zug { $turn } auf { $place } gegen { $who }.
film-end_worst_sum = Dein schlimmster Moment: Zug { $turn } auf { $place }, { $number } zu { $value } gegen { $who }.
