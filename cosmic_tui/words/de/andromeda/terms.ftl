### Namen der Dinge: Phasen, Ressourcen, Leisten, Schiffe, Orte und das Glossar des Nachschlagewerks.

## Phasen

phase-setup = Spielaufbau
    .short = Aufbau
    .help = Fraktionen werden geheim gewählt, Anführer und Plünderer werden aufgestellt.
phase-launch = Start
    .short = Start
    .help = Ein Schiff fliegt von der Startrampe in eine Region in seiner Reichweite.
phase-activate = Aktivieren
    .short = Aktiv.
    .help = Du bekommst den Mond der Region, oder du nutzt die Basis.
phase-ambush = Hinterhalt
    .short = Hinterh.
    .help = Plünderer kommen, wenn die aktive Region in ihrer Reichweite liegt.
phase-battle = Kampf
    .short = Kampf
    .help = Schiffe zweier Seiten in der Region kämpfen, in sechs Schritten.
phase-modules = Module aktivieren
    .short = Module
    .help = Schiffe und Energie aktivieren die Module der Station.
phase-ships = Schiffe zurückholen
    .short = Schiffe
    .help = Alle Schiffe kehren auf die Startrampe zurück, Schilde sind wieder heil.
phase-clear = Station aufräumen
    .short = Aufräumen
    .help = Energie und Karten mit anhaltendem Effekt werden abgelegt.
phase-end = Zugende
    .short = Ende
    .help = Ist eine Ereigniskarte fällig, kommt sie; dann gelten Lager- und Handlimit.
phase-over = Schlusswertung
    .short = Wertung
    .help = Gezählt werden Leisten, Bauwerke, Schaden, Tresor, Module und Anführer.
phase-either = Start oder Rückkehr
    .short = Zug
    .help = Ein Spielzug ist ein Start oder eine Rückkehr zur Station.

## Momente

moment-setup-factions = Fraktionen geheim wählen
    .short = Fraktionen
    .help = Alle wählen gleichzeitig, dann wird alles zusammen aufgedeckt.
moment-setup-destiny = Schicksale, geheim
    .short = Schicksale
    .help = Jeder behält eines von zweien; bis zum Ende sieht es sonst niemand.
moment-choose-main = Start oder Rückkehr
    .short = Start o. Rückkehr
    .help = Der aktive Spieler startet ein Schiff oder kehrt zur Station zurück.
moment-launch-place = Start
    .short = Start
    .help = Das Schiff steht in seiner Region; was sein Start bringt, kommt jetzt.
moment-launch-placed = nach dem Start
    .short = nach dem Start
    .help = Alle dürfen Monde einsetzen und Karten für jeden Spielzug spielen.
moment-launch-activate = Aktivieren
    .short = Aktivieren
    .help = Ein Mond wird eingefangen oder die Basis genutzt.
moment-launch-activated = nach dem Aktivieren
    .short = aktiviert
    .help = Eine Pause für alle, bevor Plünderer kommen.
moment-launch-ambush = Hinterhalt der Plünderer
    .short = Hinterhalt
    .help = Plünderer in Reichweite kommen; bei mehreren Klassen wählt der aktive Spieler.
moment-launch-ambushed = nach dem Hinterhalt
    .short = nach Hinterhalt
    .help = Die letzte Pause vor einem Kampf.
moment-battle-escalation = Eskalation
    .short = Eskalation
    .help = Reihum darf jeder Schiffe in Reichweite in die Region bewegen.
moment-battle-diplomacy = Diplomatie
    .short = Diplomatie
    .help = Wer kämpft, darf eine Diplomatiekarte spielen.
moment-battle-preparation = Vorbereitung
    .short = Vorbereitung
    .help = Erst Karten und Fähigkeiten, dann Energie für mehr Würfel.
moment-battle-roll = Würfelwurf
    .short = Wurf
    .help = Alle würfeln, würfeln unter der Zielerfassung neu und spielen Karten.
moment-battle-outcome = Kampfausgang
    .short = Ausgang
    .help = Die höchsten Würfel siegen. Dann folgen Belohnung und Operationen.
moment-battle-damage = Schiffsschäden
    .short = Schaden
    .help = Jedes Schiff der Besiegten erleidet Schaden, bei Plünderern genau einer.
moment-launch-battle = nach dem Kampf
    .short = nach dem Kampf
    .help = Sieger und Überlebende bleiben, wo sie sind.
moment-return-modules = Module
    .short = Module
    .help = Schiffe und Energie aktivieren Module; dazwischen gehen Nebenaktionen.
moment-return-ships = Schiffe kommen zurück
    .short = Schiffe zurück
    .help = Alle Schiffe kommen auf die Startrampe, die Schilde sind wieder heil.
moment-return-back = nach der Rückkehr der Schiffe
    .short = alle zurück
    .help = Bevor Energie und Karten mit anhaltendem Effekt abgelegt werden.
moment-end-window = vor dem Zugende
    .short = vor dem Ende
    .help = Die letzten Nebenaktionen; ein anstehendes Ereignis kommt danach.
moment-end-event = Ereigniskarte
    .short = Ereignis
    .help = Wertung, Plünderer, Sondereffekt, Zurücksetzen; keine Nebenaktionen.
moment-end-limits = Grenzen
    .short = Grenzen
    .help = Der aktive Spieler legt ab, was über Lager- und Handlimit geht.
moment-over = das Ende
    .short = Ende
    .help = Alles wird gezählt.

## Ressourcen

resource-energy = Energie
    .short = Ener.
    .letter = e
resource-titanium = Titan
    .short = Titan
    .letter = t
resource-ice = Eis
    .short = Eis
    .letter = i
resource-nanocarbon = Nanokarbon
    .short = Nano
    .letter = n
resource-credit = Credit
    .short = Cred
    .letter = c
resource-tactics = Taktikkarte
    .short = Karte
    .long = Karten
    .letter = x
resource-basic = Basis
    .short = Basis
    .letter = b
resource-any = beliebige
    .short = bel.
    .letter = *
resource-vp = SP
    .short = SP
    .letter = v
resource-repair = Reparatur
    .short = Rep.
    .letter = r

## Mengen

amount-energy = { $n ->
        [one] { $n } Energie
       *[other] { $n } Energie
    }
    .short = { $n ->
        [one] Ener.
       *[other] { $n } Ener.
    }
amount-titanium = { $n ->
        [one] { $n } Titan
       *[other] { $n } Titan
    }
    .short = { $n ->
        [one] Titan
       *[other] { $n } Titan
    }
amount-ice = { $n ->
        [one] { $n } Eis
       *[other] { $n } Eis
    }
    .short = { $n ->
        [one] Eis
       *[other] { $n } Eis
    }
amount-nanocarbon = { $n ->
        [one] { $n } Nanokarbon
       *[other] { $n } Nanokarbon
    }
    .short = { $n ->
        [one] Nano
       *[other] { $n } Nano
    }
amount-credit = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
    .short = { $n ->
        [one] Cred
       *[other] { $n } Cred
    }
amount-tactics = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    .short = { $n ->
        [one] Karte
       *[other] { $n } Karten
    }
amount-basic = { $n ->
        [one] { $n } Basis
       *[other] { $n } Basis
    }
    .short = { $n ->
        [one] Basis
       *[other] { $n } Basis
    }
amount-any = { $n ->
        [one] { $n } beliebige
       *[other] { $n } beliebige
    }
    .short = { $n ->
        [one] bel.
       *[other] { $n } bel.
    }
amount-vp = { $n ->
        [one] { $n } SP
       *[other] { $n } SP
    }
    .short = { $n ->
        [one] SP
       *[other] { $n } SP
    }
amount-repair = { $n ->
        [one] { $n } Reparatur
       *[other] { $n } Reparaturen
    }
    .short = { $n ->
        [one] Rep.
       *[other] { $n } Rep.
    }
amount-moon = was der Mond zeigt
amount-nothing = nichts

## Leisten, Modularten, Planetenarten

track-science = Wissenschaft
    .letter = W
    .short = Wissen.
    .help = Entdeckungen bei 4 und 7; ein Observatorium bringt dich voran.
track-industry = Industrie
    .letter = I
    .short = Industrie
    .help = Schiffsaufrüstungen bei 4, 7 und 10; eine Fabrik bringt dich voran.
track-commerce = Handel
    .letter = H
    .short = Handel
    .help = Der Tresor bei 4 und 10: Übrige Ressourcen bringen am Ende Punkte.
track-civilization = Zivilisation
    .letter = Z
    .short = Zivilis.
    .help = Eine größere Hand bei 4, 7 und 10; eine Stadt bringt dich voran.
track-supremacy = Vorherrschaft
    .letter = V
    .short = Vorherr.
    .help = Gewonnene Kämpfe bringen dich voran; Plättchen bei 2, 5 und 8.
terrain-science = Karbonwelt
terrain-industry = Metallwelt
terrain-commerce = Handelswelt
terrain-civilization = Eiswelt
terrain-supremacy = Reliktwelt
tile-slot = { $value }
    .to = zu Feld { $value }
    .at = auf Feld { $value }
    .from = von Feld { $value }
tile-nebula = Nebel { $number }
    .to = zu Nebel { $number }
    .at = in Nebel { $number }
    .from = aus Nebel { $number }
    .short-to = zu Nebel { $number }
    .short-at = in Nebel { $number }
    .short-from = aus Nebel { $number }
    .short = Nebel { $number }
    .text = Sein Mond, dann ein Blick auf die nächsten zwei Ereigniskarten.
tile-empty = noch nicht gelegt

## Schiffe

ship-transport = Transporter
    .acc = einen Transporter
    .short-acc = einen Transport
    .short = Transport
    .many = Transporter
    .help = Reichweite 1, Feuerkraft 1; nur er kann ein Bauwerk gründen.
ship-fighter = Jäger
    .acc = einen Jäger
    .short-acc = einen Jäger
    .short = Jäger
    .many = Jäger
    .help = Reichweite 2, Feuerkraft 2; sein erster Start darf in besetzte Regionen gehen.
ship-science_vessel = Laborschiff
    .acc = ein Laborschiff
    .short-acc = ein Labor
    .short = Labor
    .many = Laborschiffe
    .help = Reichweite 2, Feuerkraft 2; nur dieses betritt Nebel.
ship-heavy_cruiser = Kreuzer
    .acc = einen Kreuzer
    .short-acc = einen Kreuzer
    .short = Kreuzer
    .many = Kreuzer
    .help = Reichweite 1, Feuerkraft 3, ein Schild; springt für 1 Energie überallhin.
ability-populate = Besiedeln
ability-assault = Sturmangriff
ability-navigation = Navigation
ability-jump = Sprung

## Arten von Taktikkarten, und wann man sie spielen darf

kind-action = Aktion
kind-event = Ereignis
kind-lasting = anhaltend
kind-diplomacy = Diplomatie
kind-battle = Kampf
timing-own_turn = eigener Zug, kein Kampf
timing-any_turn = jeder Zug, kein Kampf
timing-battle_diplomacy = Kampf, Diplomatie
timing-battle_prepare = Kampf, Vorbereitung
timing-battle_after_roll = Kampf, nach dem Wurf
timing-battle_outcome_won = Kampf, bei Sieg
timing-battle_outcome_lost = Kampf, bei Niederlage
timing-battle_damage = Kampf, vor dem Schaden

## Symbole der Leisten

icon-event = Ereignisschritt
    .short = Erg.
icon-discovery = Entdeckung
    .short = Entd.
icon-upgrade = Aufrüstung
    .short = Aufr.
icon-token = Vorherrschaftsplättchen
    .short = Plät.
icon-level_1 = Stufe 1
    .short = Stf.1
icon-level_2 = Stufe 2
    .short = Stf.2
icon-level_3 = Stufe 3
    .short = Stf.3
icon-vault_1 = Tresor 1
    .short = Tres.
icon-vault_2 = Tresor 2
    .short = Tres.
icon-hand_6 = Hand mit 6
    .short = Hand
icon-hand_7 = Hand mit 7
    .short = Hand
icon-hand_8 = Hand mit 8
    .short = Hand

## Zeilen der Schlusswertung

final-track = Leisten
    .small = Leisten
final-development = Bauwerke
    .small = Bauwerke
final-special = Sonderregionen
    .small = Sonderregionen
final-damage = Beschädigte Module
    .small = beschädigte Module
final-vault = Tresor
    .small = Tresor
final-module = Schlussmodule
    .small = Schlussmodule
final-leaders = Anführer daheim
    .small = Anführer daheim
final-destiny = Schicksal
    .small = Schicksal
final-ability = Fähigkeiten
    .small = Fähigkeiten
final-before = Punkte im Spiel
    .small = Punkte im Spiel
final-total = Summe

## Orte

zone-pad = Startrampe
zone-repair_ship = Reparaturschiff
zone-scrapyard = Schrottplatz
zone-station = Station
zone-tactical = taktische Operation

## Das Glossar

term-region = Region
    .help = Planet, Allianzbasis, Nebel oder Sonderplättchen auf dem Spielplan.
term-active_region = aktive Region
    .help = Wohin in diesem Zug ein Schiff flog; dort gibt es Plünderer und Kampf.
term-first_launch = erster Start
    .help = Ohne Schiff auf dem Spielplan: beliebig weit, aber in keine besetzte Region.
term-range = Reichweite
    .help = So viele Regionen weit darf es gehen, gezählt von einem deiner Schiffe.
term-assault = Sturmangriff
    .help = Der erste Start darf in eine besetzte Region gehen.
term-navigation = Navigation
    .help = Darf Nebel betreten und durchqueren.
term-jump = Sprung
    .help = 1 Energie: beliebig weit für diese Bewegung.
term-populate = Besiedeln
    .help = Kann zum Bauwerk werden. Transporter können das.
term-moon = Mond
    .help = Auf Planet oder Nebel zu holen; du behältst ihn, setzt ihn ein, gibst ihn auf.
term-frame = Fassung
    .help = Ein Platz für einen Mond: Ein Eingang zahlt damit, ein Ausgang gibt ihn.
term-half_moon = Halbmondfassung
    .help = Zwischen zwei Industriemodulen; bringt etwas, wenn beide aktiv waren.
term-dock = Dock
    .help = Wohin Schiff oder Energie kommt, um ein Modul zu aktivieren.
term-basic = Basis
    .help = Titan, Eis oder Nanokarbon, je nach Wahl.
term-targeting = Zielerfassung
    .help = Würfel darunter würfelst du neu. Sie zählt Schiffe dort und mehr; höchstens 5.
term-development = Bauwerk
    .help = Observatorium, Fabrik, Raumhafen, Stadt oder Obelisk auf einem Planeten.
term-recruit = anwerben
    .help = Anführer kommen von dort, wo du ein Schiff hast, auf deine Station.
term-tactical_operation = taktische Operation
    .help = Für Besiegte: eine Karte, oder was der dort eingesetzte Mond zeigt.
term-repair_ship = Reparaturschiff
    .help = Ein Ort: Schiffe dort können auf Module, aber nicht starten.
term-event_marker = Ereignismarker
    .help = Am Ende wird ein Planet gelegt, und nach dem Zug kommt eine Ereigniskarte.
