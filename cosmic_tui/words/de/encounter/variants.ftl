### Spielvarianten, wie sie für einen Tisch gewählt werden.

variant-flares = Manöver
    .help = Das eigene Manöver jeder Alienrasse ist im Stapel, zehn. Ohne: erstes Spiel.
variant-four_planets = vier Planeten
    .help = Vier Planeten, sechzehn Schiffe, vier Kolonien gewinnen. Ein kürzeres Spiel.
variant-hidden_powers = geheime Spezialfähigkeiten
    .help = Die Aliens liegen verdeckt, bis man sie zum Benutzen aufdeckt.
variant-hot_swapped = wechselnde Spezialfähigkeiten
    .help = Zu Beginn deines Zuges darfst du die Alienrasse wechseln.
variant-wild_flares = Manöverspiel
    .help = Beliebig viele Manöver pro Person und Herausforderung.
variant-technology = Technologie
    .help = Geheime Erfindungen; die Schiffe zum Erforschen fehlen dann anderswo.
variant-no_flares = ohne Manöver (erste Spiele)
    .help = Der Stapel hat keine Manöver: weniger Überraschungen, weniger zu lesen.
variant-classic_filch = alternatives Diebesmanöver
    .help = Mit einer Karte darf man mogeln, und alle horchen auf ein Geräusch.
variant-specials_may_name_offense = Sonderkarten zählen alle
    .help = Auch den Angreifer trifft eine Sonderschicksalskarte: als seine Farbe.
variant-levels = Spielerfahrung der Aliens
    .help = Welche Aliens ausgeteilt werden: grün für Anfänger, gelb, rot für Experten.
variant-aliens_dealt = zwei zur Wahl
    .help = Jeder liest heimlich zwei Alienrassen und behält eine. Wie üblich.
variant-aliens_random = eine zugeteilt
    .help = Jeder bekommt eine Alienrasse, ohne Wahl.
variant-aliens_picked = freie Wahl
    .help = Jeder wählt aus allen fünfzig.
