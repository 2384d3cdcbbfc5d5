### Fragen: was entschieden wird, durch welche Karte oder Regel, und was beim Passen folgt.

## Vor dem ersten Zug

q-setup-hand = Behältst du diese fünf Karten, oder ziehst du fünf neue?
    .why = Das geht nur einmal. Niemand sieht eine der beiden Hände.
    .rule = K-SETUP-4

## Die Hauptphase

# fine: word main
q-main = Deine Hauptphase: Was tust du?
    .why = { $n ->
        [0] Du hast keine Credits mehr. Verdeckte Karten und Angriffe kosten nichts.
        [one] Du hast { $n } Credit. Mach damit, was du willst, in beliebiger Reihenfolge.
       *[other] Du hast { $n } Credits. Mach damit, was du willst, in beliebiger Reihenfolge.
    }
    .rule = K-MAIN
q-main-place = Wohin legst du { THE($card, "acc") } verdeckt?
    .why = Das ist gratis. Andere sehen nur, dass eine Karte daliegt. Auch Bluffs gehen.
    .rule = K-MAIN-1
q-main-target = Was greifst du an?
    .why = Das Ziel steht dann fest. Schiffe sind nie das Ziel: Sie verteidigen.
    .rule = K-ATK-2
q-main-sell = Welche zwei Ausbauten verkaufst du?
    .why = Du bekommst 1 Credit für zwei Ausbauten, von einer Basis oder zweien.
    .rule = K-MAIN-3

## Gelegenheiten

q-window-answer = Reagierst du auf { CASE($whom, "gen") } { CASE($card, "acc") }?
    .why = Du kannst mit Eingriffen und Fähigkeiten reagieren.
    .pass = Passen alle, treten die wartenden Effekte ein, der neueste zuerst.
    .rule = K-STACK-5
q-window-own = Deine Karte { $card } wartet. Spielst du noch etwas?
    .why = Du kannst mit Eingriffen und Fähigkeiten reagieren.
    .pass = Passen alle, treten die wartenden Effekte ein, der neueste zuerst.
    .rule = K-STACK-5
q-window-start = { CASE($whom, "gen") } Zug beginnt. Spielst du etwas?
    .you = Dein Zug beginnt. Spielst du etwas?
    .why = Du kannst jetzt Auftakt- und Reaktionskarten spielen.
    .pass = Passen alle, beginnt die Hauptphase.
    .rule = K-START-3
q-window-named = { $who } greift { CASE($target, "acc") } an. Reagierst du?
    .you = Du greifst { CASE($target, "acc") } an. Spielst du vor den Schiffen etwas?
    .why = Allgemeine Karten und Reaktionen gehen jetzt, allgemeine im Kampf nicht mehr.
    .pass = Passen alle, werden die Schiffe gewählt.
    .rule = K-ATK-6
q-window-ending = { $whom } beendet die Hauptphase. Spielst du davor etwas?
    .you = Du beendest deine Hauptphase. Spielst du davor etwas?
    .why = Wird jetzt etwas gespielt, geht die Hauptphase danach weiter.
    .pass = Passen alle, endet der Zug.
    .rule = K-MAIN-17
q-window-ready = Vor dem Kampf von { $who } gegen { $whom }: Spielst du etwas?
    .you = Vor deinem Kampf gegen { $whom }: Spielst du etwas?
    .at-you = Vor dem Kampf von { $who } gegen dich: Spielst du etwas?
    .why = Du kannst jetzt Kampf- und Reaktionskarten spielen.
    .pass = Passen alle, beginnt der nächste Schritt des Kampfes.
    .rule = K-STACK-13
q-window-shots = Spielst du etwas vor dem nächsten Schuss?
    .why = Du kannst jetzt Kampf- und Reaktionskarten spielen.
    .pass = Passen alle, handelt das nächste Schiff.
    .rule = K-STACK-13
q-window-damage = { THE($card, "nom") } feuert auf { THE($ship, "acc") }. Reagierst du?
    .why = Reagiert niemand mehr, wirkt der Schaden von Schuss und Gegenfeuer zugleich.
    .pass = Passen alle, richten Schuss und Gegenfeuer ihren Schaden an.
    .rule = K-FIRE-9
q-window-bombs = Gleich fallen Bomben auf { CASE($target, "acc") }. Reagierst du?
    .why = Du kannst jetzt Kampf- und Reaktionskarten spielen.
    .pass = Passen alle, fallen die Bomben.
    .rule = K-BOMB-4
q-window-end = { CASE($whom, "gen") } Zug endet. Spielst du davor etwas?
    .you = Dein Zug endet. Spielst du davor etwas?
    .why = Du kannst jetzt Reaktionskarten spielen.
    .pass = Dann gelten die Limits, Panzerung ist wieder voll, Karten richten sich auf.
    .rule = K-STACK-13
q-window-trap = Die Falle { $card } wartet. Reagierst du?
    .why = Sie ist bezahlt. Die Basis ist so oder so zerstört.
    .pass = Passen alle, wirkt die Falle.
    .rule = K-CLAR-4
q-stack-order = Welche deiner Antworten wirkt zuerst?
    .why = Niemand handelt dazwischen, also wählst du die Reihenfolge.
    .rule = K-STACK-4
q-triggers-order = Welche deiner Karten wirkt zuerst?
    .why = Sie wirken gleichzeitig, also wählst du die Reihenfolge.
    .rule = K-GEN-7

## Ein Kampf

q-combat-attackers = Welche Schiffe greifen { CASE($target, "acc") } an?
    .why = Wähle mindestens ein aktives Schiff. Später kann kein Schiff dazukommen.
    .rule = K-RIG-1
q-combat-defenders = Welche Schiffe verteidigen { CASE($target, "acc") }?
    .why = Wähle beliebige aktive Schiffe. Ohne Verteidiger trifft jede Bombe.
    .rule = K-RIG-3
q-combat-board-one = Schickst du { THE($card, "acc") } an Bord? Auf welches Schiff?
    .why = Besatzung wirkt nur an Bord. Bezahlen kannst du sie im nächsten Schritt.
    .pass = Du schickst keine Besatzung mehr an Bord.
    .rule = K-CREW-5
q-combat-board = Schickst du Besatzung an Bord eines Schiffs?
    .why = Besatzung wirkt nur an Bord. Bezahlen kannst du sie im nächsten Schritt.
    .pass = Du schickst keine Besatzung mehr an Bord.
    .rule = K-CREW-5
q-combat-pay = Welche Karten auf deinen Schiffen bezahlst du?
    .why = Später in diesem Kampf kannst du nichts mehr bezahlen, auch keine Raketen.
    .pass = Du bezahlst nichts mehr. Verdeckte Karten bleiben verdeckt.
    .rule = K-PAY-1
q-pay-or_not = Zahlst du { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }, damit { THE($card) } schwächer wirkt?
    .why = Zahlst du, wird das Schiff dieser Karte erschöpft: { $card }.
    .rule = K-PAY-4
q-pay-or_end = Zahlst du { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }, oder beendest du deinen Angriff?
    .why = { $card }: Was du schon gezahlt hast, bekommst du nicht zurück.
    .rule = K-ATK-6
q-fire-act = Welches Schiff handelt, und worauf feuert es?
    .why = Deine Schiffe sind jetzt die schnellsten. Wer wartet, kann später handeln.
    .rule = K-FIRE-3
q-fire-act-granted = Die andere Seite passt. Handelt { THE($card) }?
    .why = Dein schnellstes Schiff darf einmal handeln. Passt du auch, endet das Feuern.
    .rule = K-FIRE-5
q-fire-reply = { THE($card, "nom") } feuert auf { THE($ship, "acc") }. Gegenfeuer?
    .why = Gegenfeuer wirkt gleichzeitig, auch von einem Schiff, das zerstört wird.
    .pass = Dein Schiff bleibt aktiv und kann später noch auf jedes Ziel feuern.
    .rule = K-FIRE-7
q-fire-heavy = Wie viel Feuerkraft kaufst du für { THE($card, "acc") }? Wähle { $range }.
    .why = Schwere Waffen: { $number } Credits pro Punkt, bis zum Ende des Kampfes.
    .rule = K-ABIL-7
# fine: term ship
q-fire-divide = Wie teilst du den Feuerstoß auf ({ $card })? { $range } Schaden.
    .why = Alles auf ein Schiff geht auch. Jedes getroffene Schiff kann zurückfeuern.
    .rule = K-ABIL-4
q-fire-divide_more = { $card } ist jetzt stärker. Wohin geht der zusätzliche Schaden?
    .why = Nur auf schon genannte Schiffe. Was du nicht verteilst, verfällt.
    .rule = K-FIRE-16
q-fire-divide_less = { THE($card, "nom") } ist jetzt schwächer. Wo ziehst du Schaden ab?
    .why = Um so viel wird der Schaden dort kleiner.
    .rule = K-FIRE-16
# fine: term ship
q-fire-squadron = Deine Staffel erleidet { $points } Schaden. Wie teilst du ihn auf?
    .why = Andere erleiden höchstens so viel wie ihre Panzerung, das getroffene den Rest.
    .rule = K-ABIL-5
q-bomb-ships = Welche Schiffe bombardieren { CASE($target, "acc") }?
    .why = Alle aktiven Schiffe dieses Kampfes dürfen. Die anderen bleiben aktiv.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = Wie viele Koloniekarten verbrennst du ({ $card })? { $range }.
    .why = Jede Karte ist für immer weg und gibt 1 Bombenkraft bis zum Kampfende.
    .rule = K-ABIL-9
q-bomb-trap = Bomben zerstören { THE($card, "acc") }. Löst du sie als Falle aus?
    .why = Du wirst bei jeder verdeckten Karte gefragt. Eine Falle bezahlst du jetzt.
    .pass = Sie kommt ungesehen in dein Trümmerfeld.
    .rule = K-BOMB-10
q-bomb-centre = Bomben treffen deine Zentrale. Welche Karte verlierst du?
    .why = Du wählst eine Karte pro Kampf. Sie kommt ungesehen in dein Trümmerfeld.
    .rule = K-BOMB-6

## Ziele

q-target = Welches Ziel hat { THE($card) }?
    .why = Du wählst jetzt. Ist das Ziel dann weg, bewirkt die Karte nichts.
    .rule = K-STACK-6
q-target-neighbour = Wen trifft { THE($card) }?
    .why = Wo eine Karte Gegner sagt, wählst du einen deiner Nachbarn.
    .rule = K-CLAR-34
q-target-several = Welche wählst du für { THE($card, "acc") }? Wähle { $range }.
    .why = Du wählst jetzt. Was dann nicht mehr da ist, entfällt.
    .rule = K-STACK-6
q-loss-ship = { $card }: Welches deiner Schiffe wird zerstört?
    .why = Die Falle zerstört ein Schiff, und du wählst, welches.
    .rule = K-BASE-8
q-choose-option = { $card }: Was wählst du?
    .why = Du wählst eines davon.
q-choose-options = { $card }: Was wählst du? Zwei davon.
    .why = Du wählst zwei verschiedene, in dieser Reihenfolge.
q-choose-divide = Wohin legst du die Ausbauten?
    .why = Verteile sie beliebig auf deine Basen, ob bezahlt oder nicht.
q-choose-lost_ship = Welches der verlorenen Schiffe zählt für { THE($card, "acc") }?
    .why = Sie wurden im selben Moment zerstört.
    .rule = K-CLAR-29

## Gesehene und gewählte Karten

q-search-take = Welche Karte nimmst du?
    .why = Nur du siehst diese Karten, und nur dieses eine Mal.
    .rule = K-INFO-4
q-search-bottom = Welche Karte kommt zuerst nach unten?
    .why = Sie liegt zuunterst in deiner Kolonie; die anderen folgen darüber.
q-search-cards = Welche Karten nimmst du aus deiner Kolonie? Wähle { $range }.
    .why = Sie werden allen gezeigt, dann wird deine Kolonie gemischt.
q-search-scrap = Welche Karten nimmst du von deinem Schrott? Wähle { $range }.
    .why = Alle sehen, was in deine Zentrale zurückkommt.
q-look-opponent_centre = Das ist { CASE($whom, "gen") } Zentrale. Du siehst sie nur dieses eine Mal.
    .why = Durch { THE($card, "acc") }. Im Protokoll steht nicht, was du siehst.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = Das sind { CASE($whom, "gen") } unbezahlte Karten. Du siehst sie nur einmal.
    .why = Durch { THE($card, "acc") }. Im Protokoll steht nicht, was du siehst.
    .rule = K-INFO-4
q-discard-card = Welche Karte legst du ins Trümmerfeld?
    .why = Durch { THE($card, "acc") }. Andere sehen nur, wie viele Karten es sind.
q-discard-theirs = Welche Karte von { $whom } kommt ins Trümmerfeld?
    .why = Durch { THE($card, "acc") }. Du siehst die Zentrale nur dieses eine Mal.
q-limit-centre = Deine Zentrale ist zu voll. Was legst du ab? Wähle { $range }.
    .why = Am Zugende behältst du fünf Karten. Der Rest kommt ungesehen ins Trümmerfeld.
    .rule = K-END-2
q-limit-hangar = Dein Hangar ist zu voll. Welches Schiff gibst du auf?
    .why = Schiffe bis Gesamtgröße 12 dürfen bleiben. Was darauf liegt, geht mit.
    .rule = K-END-3
q-concede = Gibst du auf?
    .why = Das Spiel endet für dich sofort.
    .rule = K-WIN-6
