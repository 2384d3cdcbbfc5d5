### Was die Bildschirme nur von diesem Spiel sagen.

## Ein neues Spiel

scr-line-no_alien = Keine oder mehrere Alienrassen heißen „{ $value }“.

## Aliens wählen

scr-line-choosing_others = Die anderen wählen noch ihre Aliens.
scr-asked_often = Du wirst oft gefragt.
scr-asked_seldom = Du wirst selten gefragt.
scr-asked_never = Wirkt von selbst.

## Gespeicherte Spiele, der Vorhang

variant-aliens_none = ohne Aliens
    .help = Ein schlichtes Spiel, um den Gang einer Herausforderung zu lernen.

## Spielsieg

scr-count_abroad = Kolonien auswärts
# fine: term encounter
scr-count_offense = Siege als Angreifer
# fine: term encounter
scr-count_defense = Siege als Verteidiger
scr-count_joined = als Verbündeter dabei
scr-count_lost = Schiffe in den Warp
scr-count_deals = getroffene Vereinbarungen
scr-count_powers = Fähigkeit benutzt/gezappt
scr-count_highest = höchste Summe
scr-count_cards = Karten als Belohnung
# fine: number 1
scr-count_one_short = Züge kurz vor Sieg
scr-line-point_leap = { $who } holt { $number } Kolonien in einem Zug.
    .you = Du holst { $number } Kolonien in einem Zug.
scr-line-point_short = { $who } fehlt noch eine Kolonie.
    .you = Dir fehlt noch eine Kolonie.

## Untersuchungen: was von sehr vielen Spielen gezählt wird

studied-sides-offense = mit dem Angreifer
studied-sides-defense = mit dem Verteidiger
studied-sides-neither = heraushalten
studied-talks-deal_made = Vereinbarung
studied-talks-deal_failed = keine Vereinbarung
studied-outcomes-offense_won = Angreifer siegt
studied-outcomes-defense_won = Verteidiger siegt
studied-outcomes-deal_made = Vereinbarung
studied-outcomes-deal_failed = keine Vereinbarung
studied-outcomes-both_lost = beide Seiten verlieren
studied-outcomes-broken_off = abgebrochen
studied-outcomes-uncontested = kampflos
