### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Anfang und Ende

ev-first_player = { $who } ist Startspieler.
    .you = Du bist Startspieler.
ev-sheet_taken = { $who } hat Aliens gewählt.
    .you = Du hast { THE($alien, "acc") } gewählt.
ev-dealt = { $n ->
        [one] { $who } bekommt { $n } Karte.
       *[other] { $who } bekommt { $n } Karten.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Karte.
       *[other] Du bekommst { $n } Karten.
    }
ev-faces = { $n ->
        [one] Es ist die Karte { $names }.
       *[other] Es sind die Karten { $names }.
    }
ev-undone = { $who } nimmt die letzte Antwort zurück.
    .you = Du nimmst deine letzte Antwort zurück.
ev-newer_rules = { $n ->
        [0] Ab hier gelten neuere Regeln.
        [one] Neuere Regeln: { $n } Antwort noch einmal.
       *[other] Neuere Regeln: { $n } Antworten noch einmal.
    }

## Züge und Herausforderungen

ev-turn_began = Zug { $turn }: { $who } beginnt.
    .you = Zug { $turn }: Du beginnst.
ev-encounter_began = { $who } beginnt die { $number }. Herausforderung.
    .you = Du beginnst die { $number }. Herausforderung.
ev-encounter_declared = { $who } greift nun { $whom } an.
    .you = Du greifst nun { $whom } an.
    .at-you = { $who } greift nun dich an!
ev-encounter_inserted = { $who } greift außer der Reihe an.
    .you = Du greifst außer der Reihe an.
ev-turn_over = { $who } beendet den Zug.
    .you = Dein Zug endet.
ev-broken_off = Die Herausforderung endet vorzeitig.
ev-broken_off_no_ship = { $who } hat kein Schiff, das abfliegen kann.
    .you = Du hast kein Schiff, das abfliegen kann.
# fine: term encounter card
ev-broken_off_no_encounter_card = { $who } hat keine Herausforderungskarte mehr.
    .you = Du hast keine Herausforderungskarte mehr.
# fine: term encounter card
ev-broken_off_no_encounter_card_anywhere = Es gibt keine Herausforderungskarten mehr.

## Verstärkung und Schicksal

ev-retrieved = { $who } befreit ein Schiff aus dem Warp.
    .you = Du befreist ein Schiff aus dem Warp.
ev-retrieved_to_gate = { $who } bringt ein Schiff aus dem Warp aufs Portal.
    .you = Du bringst ein Schiff aus dem Warp aufs Portal.
ev-destiny_drawn = Die Schicksalskarte zeigt: { $destiny }.
ev-destiny_discarded = { $who } zieht eine neue Schicksalskarte.
    .you = Du ziehst eine neue Schicksalskarte.
ev-destiny_reshuffled = Der Schicksalsstapel wird neu gemischt.
ev-defense_named = { $whom } verteidigt.
    .you = Du willst { $whom } angreifen.
    .at-you = Du verteidigst.
ev-expulsion = { $who } greift { CASE($whom, "gen") } Kolonie im eigenen System an.
    .you = Du greifst { $whom } im eigenen System an.
    .at-you = { $who } greift dich auf Planet { $planet } an.
ev-resettled = { $who } besiedelt Heimatplanet { $planet } neu.
    .you = Du besiedelst deinen Planeten { $planet } neu.

## Abflug und Bündnisse

ev-aimed = { $who } zielt auf Planet { $planet } von { $whom }.
    .you = Du zielst auf Planet { $planet } von { $whom }.
    .at-you = { $who } zielt auf deinen Planeten { $planet }.
ev-aimed_home = { $who } zielt auf den eigenen Planeten { $planet }.
    .you = Du zielst auf deinen eigenen Planeten { $planet }.
ev-launched = { $n ->
        [one] { $who } schickt { $n } Schiff los.
       *[other] { $who } schickt { $n } Schiffe los.
    }
    .you = { $n ->
        [one] Du schickst { $n } Schiff los.
       *[other] Du schickst { $n } Schiffe los.
    }
ev-launched_nothing = { $who } schickt kein weiteres Schiff los.
    .you = Du schickst kein weiteres Schiff los.
ev-invited = { $who } lädt { $whom } ein.
    .you = Du lädst { $whom } ein.
    .at-you = { $who } lädt dich ein.
ev-invited_nobody = { $who } lädt niemanden ein.
    .you = Du lädst niemanden ein.
ev-joined = { $who } hilft dem { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } mit { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffen
    }.
    .you = Du hilfst dem { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } mit { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffen
    }.
ev-stayed_out = { $who } hilft keiner Seite.
    .you = Du hilfst keiner Seite.
# fine: term ally
ev-alliance_cancelled = Das Bündnis mit { $who } ist aufgehoben.
    .you = Dein Bündnis ist aufgehoben!

## Planung und Gefecht

ev-card_laid = { $who } spielt eine Karte verdeckt aus.
    .you = Du spielst { THE($face, "acc") } verdeckt aus.
ev-card_laid_open = { $who } spielt { THE($face, "acc") } offen aus.
    .you = Du spielst { THE($face, "acc") } offen aus.
ev-card_taken_back = { $who } nimmt die Karte zurück.
    .you = Du nimmst { THE($face, "acc") } zurück.
ev-cards_swapped = Die beiden Karten werden vertauscht.
ev-revealed = Gefecht: { $offcard } gegen { $defcard }.
    .plain = Aufgedeckt: Angreifer { $offcard }, Verteidiger { $defcard }.
ev-morph_copied = { CASE($who, "gen") } Gleichziehen gilt jetzt als { $face }.
    .you = Dein Gleichziehen gilt jetzt als { $face }.
ev-encounter_won = Der { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } gewinnt mit { $high } zu { $low }.
ev-encounter_near = Der { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } gewinnt mit { $high } zu { $low }: { $number } zu wenig.
ev-encounter_tie = Gleichstand, { $total } zu { $total }: Der Verteidiger gewinnt.
# fine: term negotiate
ev-encounter_by_cards = Angriff schlägt Verhandlung: Der { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } gewinnt.
ev-encounter_decided = Der { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } gewinnt.
ev-both_lost = Beide Seiten verlieren.
ev-deal_due = Zwei Verhandlungen: Jetzt wird verhandelt.

## Fähigkeiten und Karten

ev-power_used = { $who } nutzt die Fähigkeit { $power }.
    .you = Du nutzt die Fähigkeit { $power }.
ev-power_side = Bei { $who } wirkt „{ $power }“.
    .you = Bei dir wirkt „{ $power }“.
ev-flare_played = { $who } spielt das { $half ->
        [super] Supermanöver
       *[wild] reguläre Manöver
    } { $alien }.
    .you = Du spielst das { $half ->
        [super] Supermanöver
       *[wild] reguläre Manöver
    } { $alien }.
ev-artifact_played = { $who } spielt { THE($card, "acc") }.
    .you = Du spielst { THE($card, "acc") }.
ev-reinforced = { $who } verstärkt den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } um { $value }.
    .you = Du verstärkst den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } um { $value }.
ev-stopped = „{ $name }“ wird verhindert.
    .at-you = Dein „{ $name }“ wird verhindert!
ev-power_zapped = { CASE($whom, "gen") } Fähigkeit { $power } wird gezappt.
    .at-you = Deine Fähigkeit { $power } wird gezappt!
ev-power_lost = { $who } verliert die Spezialfähigkeit.
    .you = Du verlierst deine Spezialfähigkeit!
ev-power_regained = { $who } hat die Spezialfähigkeit wieder.
    .you = Du hast deine Spezialfähigkeit wieder.
ev-flare_given = { $whom } bekommt das Manöver { $alien }.
    .you = Du gibst { $whom } das Manöver { $alien }.
    .at-you = { $who } gibt dir das Manöver { $alien }.
ev-stolen = { $who } stiehlt { THE($face, "acc") }.
    .you = Du stiehlst { THE($face, "acc") }.
    .at-you = { $who } stiehlt dir { THE($face, "acc") }!
ev-tokens_gained = { $n ->
        [one] { $who } bekommt { $n } Plättchen.
       *[other] { $who } bekommt { $n } Plättchen.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Plättchen.
       *[other] Du bekommst { $n } Plättchen.
    }
ev-tokens_removed = { $n ->
        [one] { $who } gibt { $n } Plättchen ab.
       *[other] { $who } gibt { $n } Plättchen ab.
    }
    .you = { $n ->
        [one] Du gibst { $n } Plättchen ab.
       *[other] Du gibst { $n } Plättchen ab.
    }

## Aliens

ev-sheet_turned_up = { $who } deckt { THE($alien, "acc") } auf.
    .you = Du deckst { THE($alien, "acc") } auf.
ev-sheet_left = { $who } gibt { THE($alien, "acc") } ab.
    .you = Du gibst { THE($alien, "acc") } ab.
ev-sheet_left_hidden = { $who } gibt die verdeckten Aliens ab.
    .you = Du gibst deine verdeckten Aliens ab.
ev-sheet_returned = { $who } bekommt { THE($alien, "acc") } zurück.
    .you = Du bekommst { THE($alien, "acc") } zurück.
ev-sheets_swapped = { $who } und { $whom } tauschen ihre Aliens.
    .you = Du tauschst Aliens mit { $whom }.
    .at-you = Du tauschst Aliens mit { $who }.
ev-alien_drawn = { $who } zieht weitere Aliens zur Auswahl.
    .you = Du ziehst { THE($alien, "acc") } zur Auswahl.
ev-swap_declined = { $who } behält die Aliens.
    .you = Du behältst deine Aliens.

## Schiffe

ev-ships_lost = { $n ->
        [one] { $who } verliert { $n } Schiff an den Warp.
       *[other] { $who } verliert { $n } Schiffe an den Warp.
    }
    .you = { $n ->
        [one] Du verlierst { $n } Schiff an den Warp!
       *[other] Du verlierst { $n } Schiffe an den Warp!
    }
ev-ships_home = { $n ->
        [one] { $who } holt { $n } Schiff heim.
       *[other] { $who } holt { $n } Schiffe heim.
    }
    .you = { $n ->
        [one] Du holst { $n } Schiff heim.
       *[other] Du holst { $n } Schiffe heim.
    }
ev-ships_freed = { $n ->
        [one] { $who } holt { $n } Schiff aus dem Warp.
       *[other] { $who } holt { $n } Schiffe aus dem Warp.
    }
    .you = { $n ->
        [one] Du holst { $n } Schiff aus dem Warp.
       *[other] Du holst { $n } Schiffe aus dem Warp.
    }
ev-ships_placed = { $n ->
        [one] { $who } stellt { $n } Schiff auf.
       *[other] { $who } stellt { $n } Schiffe auf.
    }
    .you = { $n ->
        [one] Du stellst { $n } Schiff auf.
       *[other] Du stellst { $n } Schiffe auf.
    }
ev-ships_landed = { $n ->
        [one] { $who } landet { $n } Schiff.
       *[other] { $who } landet { $n } Schiffe.
    }
    .you = { $n ->
        [one] Du landest { $n } Schiff.
       *[other] Du landest { $n } Schiffe.
    }
ev-ships_removed = { $n ->
        [one] { $who } verliert { $n } Schiff für immer.
       *[other] { $who } verliert { $n } Schiffe für immer.
    }
    .you = { $n ->
        [one] Du verlierst { $n } Schiff für immer!
       *[other] Du verlierst { $n } Schiffe für immer!
    }
ev-ships_added = { $n ->
        [one] { $who } holt { $n } Schiff dazu.
       *[other] { $who } holt { $n } Schiffe dazu.
    }
    .you = { $n ->
        [one] Du holst { $n } Schiff dazu.
       *[other] Du holst { $n } Schiffe dazu.
    }
ev-ships_withdrawn = { $n ->
        [one] { $who } zieht { $n } Schiff ab.
       *[other] { $who } zieht { $n } Schiffe ab.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Schiff ab.
       *[other] Du ziehst { $n } Schiffe ab.
    }
ev-ship_from_warp = { $who } holt ein Schiff aus dem Warp dazu.
    .you = Du holst ein Schiff aus dem Warp dazu.
ev-colony_founded = { $who } besiedelt Planet { $planet } von { $whom }.
    .you = Du besiedelst Planet { $planet } von { $whom }.
    .at-you = { $who } besiedelt deinen Planeten { $planet }!
ev-colony_home = { $who } hat auf Planet { $planet } wieder eine Kolonie.
    .you = Du hast auf Planet { $planet } wieder eine Kolonie.
ev-colony_genesis = { $who } besiedelt den Planeten Genesis.
    .you = Du besiedelst den Planeten Genesis.
ev-aimed_genesis = { $who } zielt auf den Planeten Genesis.
    .you = Du zielst auf den Planeten Genesis.
ev-conceded = { $who } gibt { $whom } nach.
    .you = Du gibst { $whom } nach.
    .at-you = { $who } gibt dir nach.

## Karten

ev-drew = { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
ev-drew_none = { $who } kann keine Karte mehr ziehen.
    .you = Du kannst keine Karte mehr ziehen.
ev-reshuffled = { $n ->
        [one] Der Ablagestapel wird zum neuen Stapel ({ $n } Karte).
       *[other] Der Ablagestapel wird zum neuen Stapel ({ $n } Karten).
    }
ev-card_discarded = { $who } legt { THE($face, "acc") } ab.
    .you = Du legst { THE($face, "acc") } ab.
ev-discarded = { $n ->
        [one] { $who } legt { $n } Karte ab.
       *[other] { $who } legt { $n } Karten ab.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte ab.
       *[other] Du legst { $n } Karten ab.
    }
ev-cards_moved = { $n ->
        [one] { $who } bekommt { $n } Karte von { $whom }.
       *[other] { $who } bekommt { $n } Karten von { $whom }.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Karte von { $whom }.
       *[other] Du bekommst { $n } Karten von { $whom }.
    }
    .at-you = { $n ->
        [one] { $who } bekommt { $n } Karte von dir!
       *[other] { $who } bekommt { $n } Karten von dir!
    }
ev-cards_moved_none = { $who } findet bei { $whom } keine Karten.
    .you = Du findest bei { $whom } keine Karten.
    .at-you = { $who } findet bei dir keine Karten.
ev-hand_shown = { $who } zeigt alle Handkarten.
    .you = Du zeigst alle deine Handkarten.
ev-hand_seen = { $who } sieht sich { CASE($whom, "gen") } Handkarten an.
    .you = Du siehst dir { CASE($whom, "gen") } Handkarten an.
    .at-you = { $who } sieht sich deine Handkarten an.
ev-noise = Etwas regt sich im Dunkeln.
ev-accused = { $who } beschuldigt { $whom }.
    .you = Du beschuldigst { $whom }.
    .at-you = { $who } beschuldigt dich!
ev-hand_changed = { $n ->
        [one] { $who } hat eine neue Hand mit { $n } Karte.
       *[other] { $who } hat eine neue Hand mit { $n } Karten.
    }
    .you = { $n ->
        [one] Du hast eine neue Hand mit { $n } Karte.
       *[other] Du hast eine neue Hand mit { $n } Karten.
    }
ev-hands_swapped = { $who } und { $whom } tauschen ihre Handkarten.
    .you = Du tauschst mit { $whom } die Handkarten.
    .at-you = { $who } tauscht mit dir die Handkarten!
ev-fetched = { $who } nimmt { THE($face, "acc") } vom Stapel.
    .you = Du nimmst { THE($face, "acc") } vom Ablagestapel.
ev-rewards = { $who } bekommt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } als Belohnung.
    .you = Du bekommst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } als Belohnung.
ev-rewards_cards = { $who } bekommt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } als Belohnung.
    .you = Du bekommst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } als Belohnung.
ev-rewards_ships = { $who } bekommt { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } als Belohnung.
    .you = Du bekommst als Belohnung { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } aus dem Warp.
ev-rewards_none = { $who } bekommt keine Belohnung.
    .you = Du bekommst keine Belohnung.

## Verhandlung

ev-proposed = { $who } macht ein Angebot.
    .you = Du machst ein Angebot.
ev-proposal_accepted = { $who } nimmt an.
    .you = Du nimmst an.
ev-proposal_declined = { $who } lehnt ab.
    .you = Du lehnst ab.
ev-deal_made = Vereinbarung zwischen { $who } und { $whom }.
    .you = Du triffst mit { $whom } eine Vereinbarung.
    .at-you = { $who } trifft mit dir eine Vereinbarung.
# fine: term deal
ev-deal_failed = { $who } und { $whom } einigen sich nicht.
    .you = Du und { $whom } einigt euch nicht.
    .at-you = { $who } und du einigt euch nicht.
ev-no_deal_time = Die Zeit ist um: keine Vereinbarung.
ev-no_deal_gave_up = Eine Seite gibt auf: keine Vereinbarung.
ev-no_deal_proposals_over = Alle Angebote sind verbraucht: keine Vereinbarung.
ev-no_deal_cannot_deliver = Das Versprochene fehlt: keine Vereinbarung.
ev-no_deal_quash = Die Vereinbarung ist nichtig.

## Technologie

ev-technology_kept = { $who } behält eine verdeckte Technologie.
    .you = Du behältst { THE($technology, "acc") }.
ev-technology_used = { $who } setzt { THE($technology, "acc") } ein.
    .you = Du setzt { THE($technology, "acc") } ein.
# fine: term technology
ev-researched = { $who } schickt ein Schiff zum Forschen.
    .you = Du schickst ein Schiff zum Forschen.
ev-technology_completed = { $who } hat { THE($technology, "acc") } fertig erforscht.
    .you = Du hast { THE($technology, "acc") } fertig erforscht.
ev-technology_abandoned = { $who } gibt { THE($technology, "acc") } auf.
    .you = Du gibst { THE($technology, "acc") } auf.
ev-technology_left = Die Technologie { $technology } wird abgelegt.
ev-technology_passed = { $who } gibt { THE($technology, "acc") } weiter.
    .you = Du gibst { THE($technology, "acc") } weiter.
    .at-you = { $who } gibt dir { THE($technology, "acc") }.
ev-technology_turned_up = { $who } deckt { THE($technology, "acc") } auf.
    .you = Du deckst { THE($technology, "acc") } auf.
ev-technologies_drawn = { $n ->
        [one] { $who } zieht { $n } Technologie.
       *[other] { $who } zieht { $n } Technologien.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Technologie.
       *[other] Du ziehst { $n } Technologien.
    }
ev-technologies = { $n ->
        [one] Es ist die Technologie { $names }.
       *[other] Es sind die Technologien { $names }.
    }
ev-flagship_sent = { $who } schickt das Flaggschiff.
    .you = Du schickst dein Flaggschiff.
ev-genesis = { $who } bringt den Planeten Genesis ins Spiel.
    .you = Du bringst den Planeten Genesis ins Spiel.
ev-lunar_cannon_moved = { $who } stellt die Mondkanone { CASE($place, "at") } auf.
    .you = Du stellst die Mondkanone { CASE($place, "at") } auf.
ev-planet_destroyed = { $place } ist zerstört.
ev-prometheus = { $who } stellt die Prometheus { CASE($place, "at") } auf.
    .you = Deine Prometheus steht jetzt { CASE($place, "at") }.
ev-ship_stays = { $who } lässt ein Schiff { CASE($place, "at") } zurück.
    .you = Du lässt ein Schiff { CASE($place, "at") } zurück.
ev-ship_moved = { $who } schickt ein Schiff { CASE($place, "to") }.
    .you = Du schickst ein Schiff { CASE($place, "to") }.

## Selten

ev-card_replaced = { CASE($who, "gen") } Karte gilt jetzt als { $face }.
    .you = Deine Karte gilt jetzt als { $face }.
ev-card_stored = { $who } legt eine Karte zur Seite.
    .you = Du legst { THE($face, "acc") } zur Seite.
ev-taken_from_discards = { $who } nimmt { THE($face, "acc") } vom Stapel.
    .you = Du nimmst { THE($face, "acc") } vom Ablagestapel.
ev-turned_without_effect = { $offcard } und { $defcard } bleiben ohne Wirkung.
