### Spielvarianten, wie sie für einen Tisch gewählt werden.

variant-flares = Manöver
    .help = Jede Alienrasse hat ihr Manöver im Stapel, zehn insgesamt. Anfangs weglassen.
variant-four_planets = vier Planeten
    .help = Vier Planeten, sechzehn Schiffe; vier Kolonien gewinnen ein kürzeres Spiel.
variant-hidden_powers = geheime Spezialfähigkeiten
    .help = Die Aliens liegen verdeckt, bis ihre Besitzer sie zum Benutzen aufdecken.
variant-hot_swapped = wechselnde Spezialfähigkeiten
    .help = Zu Beginn deines Zuges darfst du die Alienrasse wechseln.
variant-wild_flares = Manöverspiel
    .help = In einer Herausforderung kannst du beliebig viele Manöver spielen.
variant-technology = Technologie
    .help = Geheime Erfindungen. Schiffe, die sie erforschen, können nicht kämpfen.
variant-no_flares = ohne Manöver (erste Spiele)
    .help = Der Stapel hat keine Manöver: weniger Überraschungen, weniger zu lesen.
variant-classic_filch = alternatives Diebesmanöver
    .help = Mit einer Karte darf man mogeln, und alle horchen auf ein Geräusch.
variant-specials_may_name_offense = Sonderkarten zählen alle
    .help = Trifft eine Sonderschicksalskarte den Angreifer, zählt sie als eigene Farbe.
variant-levels = Spielerfahrung der Aliens
    .help = Welche Aliens ausgeteilt werden: grün für Anfänger, gelb, rot für Experten.
variant-aliens_dealt = zwei zur Wahl
    .help = Jeder sieht sich heimlich zwei Alienrassen an und behält eine, wie üblich.
variant-aliens_random = eine zugeteilt
    .help = Jeder bekommt eine Alienrasse und hat keine Wahl.
variant-aliens_picked = freie Wahl
    .help = Jeder wählt aus allen fünfzig.
