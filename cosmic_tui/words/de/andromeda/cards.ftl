### Taktikkarten.

## Aktionskarten

card-TA01 = Feldreparatur
    .text = 2 Reparaturen. Du darfst sie auch spielen, wenn eine Ereigniskarte aufgedeckt ist, vor deren Wertung.
    .short = 2 Reparaturen
card-TA02 = Nachschub
    .text = Wähle eines: 2 Titan; oder 2 Eis; oder 2 Nanokarbon.
    .short = 2 Titan, Eis oder Nano
card-TA03 = Grauer Markt
    .text = Nimm 1 ausliegendes Modul beliebiger Art zum Preis des Tableaus minus 1.
    .short = ein Modul -1
card-TA04 = Emissär
    .text = Wirb bis zu 1 deiner Anführer von einem beliebigen Ort des Spielplans an; dann bekommst du 1 Energie.
    .short = 1 Anführer, Energie
card-TA05 = Überladung
    .text = Du bekommst 3 Energie.
    .short = 3 Energie
card-TA06 = Machtdemonstration
    .text = Nur wenn deine Schiffe in 3 oder mehr Regionen sind: Rücke 1 auf der Vorherrschaftsleiste vor.
    .short = Vorherrschaft +1
card-TA07 = Mondrausch
    .text = Fange den obersten Mond eines Planeten ein, auf dem du ein Schiff hast.
    .short = einen Mond einfangen
card-TA08 = Gleitantrieb
    .text = Bewege 1 deiner Schiffe auf dem Spielplan bis zu seiner Reichweite plus 1.
    .short = Schiff bewegen, Reichw. +1
card-TA09 = Verstärkung
    .text = Baue 1 Schiff für 1 Titan weniger.
    .short = ein Schiff -1
card-TA10 = Sabotage
    .text = Wähle eine andere Person mit einem Schiff höchstens 1 Region von einem deiner Schiffe entfernt: Sie beschädigt 1 ihrer Module. Du bekommst 1 Energie.
    .short = anderes Modul beschädigt
card-TA11 = Aufklärung
    .text = Ziehe 2 Taktikkarten.
    .short = 2 Karten
card-TA12 = Gründungsurkunde
    .text = Baue 1 Bauwerk für 1 Ressource weniger.
    .short = Bauwerk -1

## Ereignisse

card-TE01 = Kometenschauer
    .text = Lege in 3 verschiedene Regionen je 1 Basisressource deiner Wahl als Bonus. Dann rückt der Ereignismarker 1 vor.
    .short = 3 Bonusressourcen gelegt
card-TE02 = Sonnenwind
    .text = Jeder bekommt 1 Energie, danach du noch 2. Dann rückt der Ereignismarker 1 vor.
    .short = Energie: du 3, andere 1
card-TE03 = Köder für Plünderer
    .text = Bewege 1 Plünderer bis zu 2 Regionen weit in eine Region ohne Plünderer einer anderen Klasse. Du bekommst 1 SP. Dann rückt der Ereignismarker 1 vor.
    .short = Plünderer bewegen, 1 SP
card-TE04 = Wrackauktion
    .text = Lege bis zu 3 ausliegende Module einer Spalte unter ihren Stapel und fülle auf; dann darfst du 1 ausliegendes Modul zum Preis des Tableaus nehmen. Dann rückt der Ereignismarker 1 vor.
    .short = Spalte neu, eines kaufen
card-TE05 = Galaktischer Zensus
    .text = Du bekommst 1 SP für jede Region mit mindestens 1 deiner Schiffe (höchstens 3 Mal). Dann rückt der Ereignismarker 1 vor.
    .short = 1 SP je Region, max. 3
card-TE06 = Schürffieber
    .text = Für bis zu 3 Planeten, auf denen du ein Schiff hast, bekommst du die dort gedruckte Ressource. Dann rückt der Ereignismarker 1 vor.
    .short = was 3 Planeten drucken

## Anhaltende Effekte

card-TL01 = Nachbrenner
    .text = Solange im Spiel: Deine Schiffe haben +1 Reichweite.
    .short = Reichw. +1 bis Rückkehr
card-TL02 = Zieldatenlink
    .text = Solange im Spiel: +1 Zielerfassung in deinen Kämpfen (höchstens 5).
    .short = +1 Ziel bis Rückkehr
card-TL03 = Begleitgeschwader
    .text = Solange im Spiel: +1 Würfel in jedem deiner Kämpfe (höchstens 6).
    .short = +1 Würfel bis Rückkehr
card-TL04 = Nebelkarten
    .text = Solange im Spiel: Alle deine Schiffe haben Navigation.
    .short = Navigation bis Rückkehr
card-TL05 = Schildharmonik
    .text = Solange im Spiel: In jedem Kampf, den du verlierst, erleidet 1 deiner Schiffe nach deiner Wahl keinen Schaden.
    .short = 1 Schiff heil je Kampf
card-TL06 = Allianzlizenz
    .text = Solange im Spiel: Jedes Mal, wenn du eine Allianzbasis aktivierst, bekommst du 1 Credit.
    .short = 1 Credit an jeder Basis

## Diplomatie

card-TD01 = Gemeinsame Frequenz
    .text = Du bekommst 1 SP für jedes gegnerische Schiff (Plünderer eingeschlossen) in der aktiven Region. Dann darf jeder Spieler im Kampf erklären, dass er endet.
    .short = 1 SP je Gegner; Ende?
card-TD02 = Waffenruhe
    .text = Biete jedem anderen Spieler im Kampf 1 Basisressource aus dem Vorrat an. Nur wenn alle annehmen, bekommt sie jeder von ihnen, und der Kampf endet. Nimmt kein anderer Spieler teil, ziehe stattdessen 1 Taktikkarte.
    .short = alle einig: kein Kampf
card-TD03 = Tribut
    .text =
        Wähle jemand anderen im Kampf: Du bekommst 1 Ressource nach Wahl der gewählten Person, oder
        diese würfelt in diesem Kampf mit 1 Würfel weniger.
    .short = Ressource oder 1 Würfel
card-TD04 = Einsatzregeln
    .text = In diesem Kampf darf niemand Energie für Würfel ausgeben oder Kampfkarten spielen.
    .short = ohne Energie, Kampfkarten
card-TD05 = Bestochene Plünderer
    .text = Nur mit Plünderern im Kampf. Zahle 1 beliebige Ressource: Alle Plünderer in der aktiven Region gehen in einen zufälligen Nebel ohne Plünderer einer anderen Klasse, nie in die aktive Region.
    .short = 1 bel.: Plünderer gehen
card-TD06 = Gefangenenaustausch
    .text = Du bekommst 1 SP. Schiffe von Spielern, die durch diesen Kampf auf den oberen Schrottplatz kämen, kommen stattdessen auf das Reparaturschiff.
    .short = 1 SP, Schiffe geborgen

## Kampfkarten

card-TB01 = Konzentriertes Feuer
    .text = +2 Würfel in diesem Kampf (höchstens 6).
    .short = +2 Würfel
card-TB02 = Zielaufschaltung
    .text = +2 Zielerfassung in diesem Kampf (höchstens 5).
    .short = +2 Zielerfassung
card-TB03 = Ausweichmanöver
    .text = Wenn deine Schiffe gleich Schaden erleiden: 1 davon erleidet keinen und zieht in eine benachbarte Region, die es betreten darf (es bleibt, wenn es keine gibt).
    .short = 1 Schiff entkommt
card-TB04 = Zweite Salve
    .text = Nach allen Neuwürfen: Würfle beliebig viele deiner Würfel noch einmal; deine Zielerfassung gilt für die neuen Ergebnisse.
    .short = Würfel noch einmal
card-TB05 = Störsender
    .text = Wähle eine andere Seite (Plünderer eingeschlossen): -2 Zielerfassung in diesem Kampf (mindestens 1).
    .short = -2 Zielerfassung für eine
card-TB06 = Feinjustierung
    .text = Nach allen Neuwürfen: Erhöhe 1 deiner Würfel um bis zu 2 (höchstens 6).
    .short = ein Würfel bis zu +2
card-TB07 = Enterkommando
    .text = Wenn du siegst: Ein besiegter Spieler gibt dir 2 Ressourcen seiner Wahl (so viele, wie er kann). Wurden nur Plünderer besiegt, bekommst du 1 Basisressource.
    .short = 2 Ressourcen Besiegter
card-TB08 = Unterstützungsfeuer
    .text = Auch ohne Schiff im Kampf spielbar, wenn du ein Schiff höchstens 2 Regionen davon entfernt hast: Eine Seite deiner Wahl würfelt mit +1 Würfel (höchstens 6). Du bekommst 1 SP.
    .short = +1 Würfel von fern, 1 SP
card-TB09 = Kopfgeld
    .text = Wenn du einen Kampf gewinnst, in dem Plünderer besiegt wurden: 2 SP, oder rücke 1 mehr auf der Vorherrschaftsleiste vor.
    .short = 2 SP oder Vorherrsch. +1
card-TB10 = Letztes Aufbäumen
    .text = Wenn du besiegt wirst: 2 SP.
    .short = 2 SP
