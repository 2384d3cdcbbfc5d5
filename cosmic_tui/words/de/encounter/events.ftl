### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Anfang und Ende

ev-first_player = { $who } beginnt als Startspieler.
    .you = Du beginnst als Startspieler.
ev-sheet_taken = { $who } hat Aliens gewählt.
    .you = Du hast gewählt: { $alien }.
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
ev-encounter_began = { $who } beginnt Herausforderung { $number }.
    .you = Du beginnst Herausforderung { $number }.
ev-encounter_declared = { $who } greift nun { $whom } an.
    .you = Du greifst nun { $whom } an.
    .at-you = { $who } greift nun dich an!
ev-encounter_inserted = { $who } greift außer der Reihe an.
    .you = Du greifst außer der Reihe an.
ev-turn_over = { $who } beendet den Zug.
    .you = Dein Zug endet.
ev-broken_off = Die Herausforderung endet vorzeitig.
ev-broken_off_no_ship = { $who } hat kein Schiff zu schicken.
    .you = Du hast kein Schiff zu schicken.
# fine: term encounter card
ev-broken_off_no_encounter_card = { $who }: keine Herausforderungskarte mehr.
    .you = Du hast keine Herausforderungskarte mehr.
# fine: term encounter card
ev-broken_off_no_encounter_card_anywhere = Es gibt keine Herausforderungskarten mehr.

## Verstärkung und Schicksal

ev-retrieved = { $who } befreit ein Schiff aus dem Warp.
    .you = Du befreist ein Schiff aus dem Warp.
ev-retrieved_to_gate = { $who }: ein Schiff vom Warp aufs Portal.
    .you = Du bringst ein Schiff vom Warp aufs Portal.
ev-destiny_drawn = Schicksal: { $destiny }.
ev-destiny_discarded = { $who } zieht das Schicksal neu.
    .you = Du ziehst das Schicksal neu.
ev-destiny_reshuffled = Der Schicksalsstapel wird neu gemischt.
ev-defense_named = Verteidiger: { $whom }.
    .you = Du wirst angreifen: { $whom }.
    .at-you = Du bist der Verteidiger.
ev-expulsion = { $who } greift daheim { $whom } an.
    .you = Du greifst daheim { $whom } an.
    .at-you = { $who } greift dich auf Planet { $planet } an.
ev-resettled = { $who } besiedelt daheim Planet { $planet } neu.
    .you = Du besiedelst deinen Planeten { $planet } neu.

## Abflug und Bündnisse

ev-aimed = { $who } zielt auf Planet { $planet } von { $whom }.
    .you = Du zielst auf Planet { $planet } von { $whom }.
    .at-you = { $who } zielt auf deinen Planeten { $planet }.
ev-aimed_home = { $who } zielt auf den eigenen Planeten { $planet }.
    .you = Du zielst auf deinen eigenen Planeten { $planet }.
ev-launched = { $n ->
        [one] { $who } schickt { $n } Schiff ab.
       *[other] { $who } schickt { $n } Schiffe ab.
    }
    .you = { $n ->
        [one] Du schickst { $n } Schiff ab.
       *[other] Du schickst { $n } Schiffe ab.
    }
ev-launched_nothing = { $who } schickt kein weiteres Schiff ab.
    .you = Du schickst kein weiteres Schiff ab.
ev-invited = { $who } lädt { $whom } ein.
    .you = Du lädst { $whom } ein.
    .at-you = { $who } lädt dich ein.
ev-invited_nobody = { $who } lädt niemanden ein.
    .you = Du lädst niemanden ein.
ev-joined = { $who } hilft dem { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }: { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }.
    .you = Du hilfst dem { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }: { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }.
ev-stayed_out = { $who } hilft niemandem.
    .you = Du hilfst niemandem.
# fine: term ally
ev-alliance_cancelled = Das Bündnis mit { $who } ist aufgehoben.
    .you = Dein Bündnis ist aufgehoben!

## Planung und Gefecht

ev-card_laid = { $who } spielt eine Karte verdeckt.
    .you = Du spielst { CASE($face, "acc") } verdeckt.
ev-card_laid_open = { $who } spielt { CASE($face, "acc") } offen.
    .you = Du spielst { CASE($face, "acc") } offen.
ev-card_taken_back = { $who } nimmt die Karte zurück.
    .you = Du nimmst { CASE($face, "acc") } zurück.
ev-cards_swapped = Die zwei Karten werden getauscht.
ev-revealed = Gefecht: { $offcard } gegen { $defcard }.
    .plain = Aufgedeckt. Angreifer: { $offcard }. Verteidiger: { $defcard }.
ev-morph_copied = Gleichziehen ({ $who }) wird: { $face }.
    .you = Dein Gleichziehen wird: { $face }.
ev-encounter_won = Der { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } gewinnt, { $high } zu { $low }.
ev-encounter_tie = { $total } zu { $total }: Gleichstand, Verteidiger siegt.
# fine: term negotiate
ev-encounter_by_cards = Angriff schlägt Reden: { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } siegt.
ev-encounter_decided = Der { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    } gewinnt.
ev-both_lost = Beide Seiten verlieren.
ev-deal_due = Zwei Verhandlungen: Es wird geredet.

## Fähigkeiten und Karten

ev-power_used = { $who } benutzt: { $power }.
    .you = Du benutzt: { $power }.
ev-power_side = Bei { $who } wirkt: { $power }.
    .you = Bei dir wirkt: { $power }.
ev-flare_played = { $who }: { $half ->
        [super] Supermanöver
       *[wild] reguläres Manöver
    }, { $alien }.
    .you = Von dir: { $half ->
        [super] Supermanöver
       *[wild] reguläres Manöver
    }, { $alien }.
ev-artifact_played = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
ev-reinforced = { $who }: +{ $value } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
    .you = Von dir: +{ $value } für den { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }.
ev-stopped = Verhindert: { $name }.
    .at-you = Bei dir verhindert: { $name }!
ev-power_zapped = Gezappt: { $power } ({ $whom }).
    .at-you = Du wirst gezappt: { $power }!
ev-power_lost = { $who } verliert die Spezialfähigkeit.
    .you = Du verlierst deine Spezialfähigkeit!
ev-power_regained = { $who } hat die Spezialfähigkeit wieder.
    .you = Du hast deine Spezialfähigkeit wieder.
ev-flare_given = Manöver geht an { $whom }: { $alien }. 
    .you = Dein Manöver an { $whom }: { $alien }.
    .at-you = Manöver von { $who }: { $alien }.
ev-stolen = { $who } stiehlt: { $face }.
    .you = Du stiehlst: { $face }.
    .at-you = { $who } stiehlt dir: { $face }!
ev-tokens_gained = { $n ->
        [one] { $who } bekommt { $n } Plättchen.
       *[other] { $who } bekommt { $n } Plättchen.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Plättchen.
       *[other] Du bekommst { $n } Plättchen.
    }
ev-tokens_removed = { $n ->
        [one] { $who } gibt { $n } Plättchen her.
       *[other] { $who } gibt { $n } Plättchen her.
    }
    .you = { $n ->
        [one] Du gibst { $n } Plättchen her.
       *[other] Du gibst { $n } Plättchen her.
    }

## Aliens

ev-sheet_turned_up = { $who } deckt { CASE($alien, "acc") } auf.
    .you = Du deckst { CASE($alien, "acc") } auf.
ev-sheet_left = { $who } gibt ab: { $alien }.
    .you = Du gibst ab: { $alien }.
ev-sheet_left_hidden = { $who } gibt verdeckte Aliens ab.
    .you = Du gibst deine verdeckten Aliens ab.
ev-sheet_returned = { $who } bekommt zurück: { $alien }.
    .you = Du bekommst zurück: { $alien }.
ev-sheets_swapped = { $who } und { $whom } tauschen ihre Aliens.
    .you = Du tauschst Aliens mit { $whom }.
    .at-you = Du tauschst Aliens mit { $who }.
ev-alien_drawn = { $who } zieht weitere Aliens zur Wahl.
    .you = Du ziehst zur Wahl: { $alien }.
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
        [one] { $who }: { $n } Schiff für immer entfernt.
       *[other] { $who }: { $n } Schiffe für immer entfernt.
    }
    .you = { $n ->
        [one] Dein Schiff geht für immer aus dem Spiel!
       *[other] { $n } deiner Schiffe gehen aus dem Spiel!
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
ev-colony_home = { $who }: Planet { $planet } ist wieder Kolonie.
    .you = Dein Planet { $planet } ist wieder Kolonie.
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
ev-drew_none = { $who } hat keine Karte mehr zum Ziehen.
    .you = Du hast keine Karte mehr zum Ziehen.
ev-reshuffled = { $n ->
        [one] Die Ablage wird neuer Stapel: { $n } Karte.
       *[other] Die Ablage wird neuer Stapel: { $n } Karten.
    }
ev-card_discarded = { $who } legt { CASE($face, "acc") } ab.
    .you = Du legst { CASE($face, "acc") } ab.
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
ev-cards_moved_none = { $who } findet bei { $whom } keine Karte.
    .you = Du findest bei { $whom } keine Karte.
    .at-you = { $who } findet bei dir keine Karte.
ev-hand_shown = { $who } zeigt die ganze Hand.
    .you = Du zeigst deine ganze Hand.
ev-hand_seen = { $who } sieht die Hand von { $whom }.
    .you = Du siehst die Hand von { $whom }.
    .at-you = { $who } sieht deine Hand.
ev-noise = Etwas regt sich im Dunkeln.
ev-accused = { $who } beschuldigt { $whom }.
    .you = Du beschuldigst { $whom }.
    .at-you = { $who } beschuldigt dich!
ev-hand_changed = { $n ->
        [one] { $who } hat eine neue Hand, { $n } Karte.
       *[other] { $who } hat eine neue Hand, { $n } Karten.
    }
    .you = { $n ->
        [one] Du hast eine neue Hand, { $n } Karte.
       *[other] Du hast eine neue Hand, { $n } Karten.
    }
ev-hands_swapped = { $who } und { $whom } tauschen die Hände.
    .you = Du tauschst die Hand mit { $whom }.
    .at-you = { $who } tauscht die Hand mit dir!
ev-fetched = { $who } nimmt vom Stapel: { $face }.
    .you = Du nimmst vom Ablagestapel: { $face }.
ev-rewards = { $who } bekommt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
    .you = Deine Belohnung: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
ev-rewards_cards = { $who } bekommt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } als Belohnung.
    .you = Deine Belohnung: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
ev-rewards_ships = { $who } bekommt { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } als Belohnung.
    .you = Deine Belohnung aus dem Warp: { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
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
ev-no_deal_proposals_over = Kein Angebot übrig: keine Vereinbarung.
ev-no_deal_cannot_deliver = Wort nicht zu halten: keine Vereinbarung.
ev-no_deal_quash = Die Vereinbarung ist nichtig.

## Technologie

ev-technology_kept = { $who } behält verdeckt eine Technologie.
    .you = Du behältst: { $technology }.
ev-technology_used = { $who } benutzt: { $technology }.
    .you = Du benutzt: { $technology }.
# fine: term technology
ev-researched = { $who } forscht mit einem Schiff.
    .you = Du forschst mit einem Schiff.
ev-technology_completed = { $who } vollendet: { $technology }.
    .you = Du vollendest: { $technology }.
ev-technology_abandoned = { $who } gibt auf: { $technology }.
    .you = Du gibst auf: { $technology }.
ev-technology_left = Abgelegt: { $technology }.
ev-technology_passed = { $who } gibt weiter: { $technology }.
    .you = Du gibst weiter: { $technology }.
    .at-you = { $who } gibt dir: { $technology }.
ev-technology_turned_up = { $who } deckt auf: { $technology }.
    .you = Du deckst auf: { $technology }.
ev-technologies_drawn = { $n ->
        [one] { $who } zieht { $n } Technologie.
       *[other] { $who } zieht { $n } Technologien.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Technologie.
       *[other] Du ziehst { $n } Technologien.
    }
ev-technologies = { $n ->
        [one] Die Technologie ist { $names }.
       *[other] Die Technologien sind { $names }.
    }
ev-flagship_sent = { $who } schickt das Flaggschiff.
    .you = Du schickst dein Flaggschiff.
ev-genesis = { $who } bringt den Planeten Genesis.
    .you = Du bringst den Planeten Genesis.
ev-lunar_cannon_moved = { $who } stellt die Kanone auf: { $place }.
    .you = Du stellst die Kanone auf: { $place }.
ev-planet_destroyed = Zerstört: { $place }.
ev-prometheus = { $who }: Die Prometheus ist hier: { $place }.
    .you = Deine Prometheus ist hier: { $place }.
ev-ship_stays = { $who } lässt ein Schiff hier: { $place }.
    .you = Du lässt ein Schiff hier: { $place }.
ev-ship_moved = { $who } schickt ein Schiff: { $place }.
    .you = Du schickst ein Schiff: { $place }.

## Selten

ev-card_replaced = Die Karte von { $who } ist nun { $face }.
    .you = Deine Karte ist nun { $face }.
ev-card_stored = { $who } legt eine Karte weg.
    .you = Du legst weg: { $face }.
ev-taken_from_discards = { $who } nimmt vom Stapel: { $face }.
    .you = Du nimmst vom Ablagestapel: { $face }.
ev-turned_without_effect = Ohne Wirkung: { $offcard }, { $defcard }.
