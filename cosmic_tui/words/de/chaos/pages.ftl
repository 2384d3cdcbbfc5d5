### Seiten zum Lesen: eine Karte in voller Länge, erklärte Zahlen, Stapel, die letzte Seite.

page-price = kostet { $value }
page-balanced = ausgeglichen: { $value }
page-size = Größe { $number }: So viel Ausrüstung und Besatzung trägt es.
page-limit = { $n ->
        [one] Es braucht { $n } Ausbau, bevor bezahlt werden darf.
       *[other] Es braucht { $n } Ausbauten, bevor bezahlt werden darf.
    }
page-limit_x = Beliebig viele Ausbauten; X ist ihre Zahl beim Bezahlen.
page-limit_any = Beliebig viele Ausbauten dürfen darauf: Sie bewirken nichts, das ist der Bluff.
page-may_be_played = Eingriffe dieser Arten: { $names }.
page-rulings = Was dazu gefragt wurde
page-when = Spielbar { $when }.
page-used_in = In den Fertigdecks: { $names }.
page-cards_with = Karten damit: { $names }.
page-gone = Sie ist weg.
page-face_down = Eine verdeckte Karte: Nur ihr Beherrscher darf sie ansehen.
page-printed = gedruckt
page-heavy = schwere Waffen
page-pyro = Pyrotechnik
page-until_combat = { $card }, bis zum Ende des Kampfes
page-until_turn = { $card }, bis zum Ende des Zuges
page-until_permanent = { $card }
page-no_ships = Es gibt kein Schiff, dessen Zahlen zu erklären wären.
page-counts = Kolonie { $colony }, Zentrale { $centre }, Trümmerfeld { $ruin }
page-own_ruin = Dein Trümmerfeld, das sonst niemand sieht
page-no_scrap = Nichts auf dem Schrott.
page-nothing_dark = Jede Karte deiner Zentrale lässt sich jetzt spielen.
page-won_colony = Die andere Kolonie ist leer.
    .you = Deine Kolonie ist leer.
page-won_conceded = Die andere Seite hat aufgegeben.
    .you = Du hast aufgegeben.
page-won_judge = Der letzte Zug war vorbei, und der Schiedsrichter hat gezählt.
page-won_last = Niemand ließ mehr ausscheiden.
page-colony_left = { $n ->
        [one] noch { $n } Karte in der Kolonie
       *[other] noch { $n } Karten in der Kolonie
    }
page-fought = Angriffe { $attacks }, Karten gebombt { $bombed }, Schiffe verloren { $lost }
page-point_bombed = { $n ->
        [one] { $who }: { $n } Karte fällt aus der Kolonie.
       *[other] { $who }: { $n } Karten fallen aus der Kolonie.
    }
page-point_destroyed = { $who } verliert: { $card }.
page-point_trap = { $who }, die Falle schnappt zu: { $card }.
term-colony = Kolonie
    .help = Der Zugstapel und das Leben ihres Beherrschers: Niemand sieht hinein.
term-unpaid = unbezahlt
    .help = Verdeckt, ohne jede Wirkung, vielleicht ein Bluff. Später bezahlbar.
term-development = Ausbau
    .help = Ein Marker auf einer Basis; bezahlt wird sie, wenn genug darauf liegen.
term-active = aktiv
    .help = Aufrecht: Das Schiff darf angreifen, verteidigen, feuern, bombardieren.
term-used = erschöpft
    .help = Durch Feuern oder Bombardieren gedreht; am Zugende des Beherrschers aktiv.
term-damaged = beschädigt
    .help = Getroffen: nach einem Zug des Beherrschers erschöpft, nach zweien aktiv.
