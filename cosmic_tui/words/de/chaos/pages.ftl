### Seiten zum Lesen: eine Karte in voller Länge, erklärte Zahlen, Stapel, die letzte Seite.

page-price = kostet { $value }
page-balanced = ausgeglichen: { $value }
page-size = Größe { $number }: So viel Ausrüstung und Besatzung kann es tragen.
page-limit = { $n ->
        [one] Bezahlbar erst mit { $n } Ausbau.
       *[other] Bezahlbar erst mit { $n } Ausbauten.
    }
page-limit_x = Es kann beliebig viele Ausbauten haben; X ist ihre Zahl, wenn du es bezahlst.
page-limit_any = Es kann beliebig viele Ausbauten haben. Sie bewirken nichts; das ist der Bluff.
page-may_be_played = Du kannst Eingriffe dieser Arten spielen: { $names }.
page-rulings = Klarstellungen
page-when = Du kannst sie spielen { $when }.
page-used_in = Sie ist in den Fertigdecks { $names }.
page-cards_with = Karten, die das haben: { $names }.
page-gone = Sie ist weg.
page-face_down = Eine verdeckte Karte: Ansehen darf sie nur ihr Besitzer.
page-printed = gedruckt
page-heavy = schwere Waffen
page-pyro = Pyrotechnik
page-until_combat = { $card }, bis zum Ende des Kampfes
page-until_turn = { $card }, bis zum Ende des Zuges
page-until_permanent = { $card }
page-no_ships = Es gibt kein Schiff zu erklären.
page-counts = Kolonie { $colony }, Zentrale { $centre }, Trümmerfeld { $ruin }
page-own_deck = Dein Deck: { $name }
page-own_ruin = Dein Trümmerfeld, das nur du siehst
page-no_scrap = Auf dem Schrott liegt nichts.
page-nothing_dark = Jede Karte deiner Zentrale lässt sich jetzt spielen.
page-won_colony = Die andere Kolonie ist leer.
    .you = Deine Kolonie ist leer.
page-won_conceded = Der andere Spieler hat aufgegeben.
    .you = Du hast aufgegeben.
page-won_judge = Der letzte Zug war vorbei, und die Wertung hat entschieden.
page-won_last = Niemand hat mehr Spieler ausgeschaltet.
page-colony_left = { $n ->
        [one] noch { $n } Karte in der Kolonie
       *[other] noch { $n } Karten in der Kolonie
    }
page-fought = Angriffe { $attacks }, Karten gebombt { $bombed }, Schiffe verloren { $lost }
page-point_bombed = { $n ->
        [one] Die Kolonie von { $who } verliert { $n } Karte.
       *[other] Die Kolonie von { $who } verliert { $n } Karten.
    }
page-point_destroyed = { $who } verliert { THE($card, "acc") }.
page-point_trap = { CASE($who, "gen") } Falle { $card } schnappt zu.
term-colony = Kolonie
    .help = Dein Zugstapel und dein Leben. Niemand sieht hinein.
term-unpaid = unbezahlt
    .help = Verdeckt und ohne Wirkung; vielleicht ein Bluff. Später bezahlbar.
term-development = Ausbau
    .help = Ein Marker auf einer Basis. Du kannst sie bezahlen, wenn genug da sind.
term-active = aktiv
    .help = Aufrecht: Das Schiff kann angreifen, verteidigen, feuern, bombardieren.
term-used = erschöpft
    .help = Es hat gefeuert oder bombardiert. Am Zugende seines Besitzers wird es aktiv.
term-damaged = beschädigt
    .help = Es wurde getroffen: nach einem Zug des Besitzers erschöpft, nach zweien aktiv.
