### Fragen: was entschieden wird, durch welche Karte oder Regel, und was beim Passen folgt.

## Vor dem ersten Zug

q-setup-hand = Diese fünf Karten behalten oder fünf neue ziehen?
    .why = Das geht nur einmal. Niemand sieht eine der beiden Hände.
    .rule = K-SETUP-4

## Die Hauptphase

# fine: word main
q-main = Deine Hauptphase: Was tust du?
    .why = { $n ->
        [0] Du hast keine Credits mehr. Verdeckte Karten und Angriffe kosten nichts.
        [one] Du hast { $n } Credit. Tu, was du bezahlen kannst, in beliebiger Reihenfolge.
       *[other] Du hast { $n } Credits. Tu, was du bezahlen kannst, in beliebiger Reihenfolge.
    }
    .rule = K-MAIN
q-main-place = Wohin legst du { CASE($card, "acc") } verdeckt?
    .why = Es ist gratis. Andere sehen nur, dass da eine Karte ist. Auch ein Bluff geht.
    .rule = K-MAIN-1
q-main-target = Was greifst du an?
    .why = Das Ziel steht dann fest. Schiffe sind nie das Ziel: Sie verteidigen.
    .rule = K-ATK-2
q-main-sell = Welche zwei Ausbauten verkaufst du?
    .why = Du bekommst 1 Credit für zwei Ausbauten, von einer Basis oder zweien.
    .rule = K-MAIN-3

## Gelegenheiten

q-window-answer = { $card } von { $whom }: geschehen lassen oder reagieren?
    .why = Alle werden jedes Mal gefragt, egal welche Karten sie haben.
    .pass = Passen alle, geschehen die wartenden Effekte, der neueste zuerst.
    .rule = K-STACK-5
q-window-own = Von dir wartet { $card }. Spielst du noch etwas?
    .why = Alle werden jedes Mal gefragt, egal welche Karten sie haben.
    .pass = Passen alle, geschehen die wartenden Effekte, der neueste zuerst.
    .rule = K-STACK-5
q-window-start = Der Zug von { $whom } beginnt. Spielst du etwas?
    .you = Dein Zug beginnt. Spielst du etwas?
    .why = Du kannst jetzt Auftakt und Reaktion spielen.
    .pass = Passen alle, beginnt die Hauptphase.
    .rule = K-START-3
q-window-named = { $who } greift an: { $target }. Reagierst du?
    .you = Angriff: { $target }. Spielst du etwas vor der Schiffswahl?
    .why = Allgemein und Reaktion sind spielbar. Allgemein geht im Kampf nicht mehr.
    .pass = Passen alle, werden die Schiffe gewählt.
    .rule = K-ATK-6
q-window-ending = { $whom } beendet die Hauptphase. Spielst du davor etwas?
    .you = Du beendest deine Hauptphase. Spielst du davor etwas?
    .why = Wird jetzt etwas gespielt, geht die Hauptphase danach weiter.
    .pass = Passen alle, endet der Zug.
    .rule = K-MAIN-17
q-window-ready = Der Kampf von { $who } gegen { $whom }: Spielst du zuvor etwas?
    .why = Jetzt kannst du Kampf und Reaktion spielen.
    .pass = Passen alle, beginnt der nächste Schritt des Kampfes.
    .rule = K-STACK-13
q-window-shots = Spielst du etwas vor dem nächsten Schuss?
    .why = Jetzt kannst du Kampf und Reaktion spielen.
    .pass = Passen alle, handelt das nächste Schiff.
    .rule = K-STACK-13
q-window-damage = { $card } feuert auf { $ship }. Reagierst du?
    .why = Reagiert niemand mehr, machen Schuss und Gegenfeuer zugleich Schaden.
    .pass = Passen alle, machen der Schuss und das Gegenfeuer ihren Schaden.
    .rule = K-FIRE-9
q-window-bombs = Gleich fallen Bomben auf { CASE($target, "acc") }. Reagierst du?
    .why = Jetzt kannst du Kampf und Reaktion spielen.
    .pass = Passen alle, fallen die Bomben.
    .rule = K-BOMB-4
q-window-end = Der Zug von { $whom } endet. Spielst du davor etwas?
    .you = Dein Zug endet. Spielst du davor etwas?
    .why = Jetzt kannst du Reaktion spielen.
    .pass = Dann gelten Limits, die Panzerung ist heil, gedrehte Karten richten sich auf.
    .rule = K-STACK-13
q-window-trap = Die Falle { $card } wartet. Reagierst du?
    .why = Sie ist bezahlt. Die Basis ist so oder so zerstört.
    .pass = Passen alle, wirkt die Falle.
    .rule = K-CLAR-4
q-stack-order = Welche deiner Antworten geschieht zuerst?
    .why = Niemand handelt dazwischen, also wählst du die Reihenfolge.
    .rule = K-STACK-4
q-triggers-order = Welche deiner Karten wirkt zuerst?
    .why = Sie geschehen zugleich, also wählst du die Reihenfolge.
    .rule = K-GEN-7

## Ein Kampf

q-combat-attackers = Welche Schiffe greifen { CASE($target, "acc") } an?
    .why = Wähle mindestens ein aktives Schiff. Später kann kein Schiff dazukommen.
    .rule = K-RIG-1
q-combat-defenders = Welche Schiffe verteidigen { CASE($target, "acc") }?
    .why = Wähle beliebige aktive Schiffe. Ohne Verteidiger trifft jede Bombe.
    .rule = K-RIG-3
q-combat-board-one = Soll { $card } an Bord gehen? Auf welches Schiff?
    .why = Besatzung wirkt nur an Bord. Unbezahlte zahlst du im nächsten Schritt.
    .pass = Es geht keine Besatzung mehr an Bord.
    .rule = K-CREW-5
q-combat-board = Soll Besatzung an Bord eines Schiffs gehen?
    .why = Besatzung wirkt nur an Bord. Unbezahlte zahlst du im nächsten Schritt.
    .pass = Es geht keine Besatzung mehr an Bord.
    .rule = K-CREW-5
q-combat-pay = Welche Karten auf deinen Schiffen bezahlst du?
    .why = Später in diesem Kampf kannst du nichts mehr bezahlen. Raketen nur hier.
    .pass = Du bezahlst nichts mehr. Verdeckte Karten bleiben verdeckt.
    .rule = K-PAY-1
q-pay-or_not = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    } zahlen, damit { $card } weniger tut?
    .why = Zahlst du, wird das Schiff dieser Karte erschöpft: { $card }.
    .rule = K-PAY-4
q-pay-or_end = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    } zahlen oder deinen Angriff beenden?
    .why = { $card }: Für den Angriff Gezahltes bekommst du nicht zurück.
    .rule = K-ATK-6
q-fire-act = Welches Schiff handelt, und worauf feuert es?
    .why = Deine Schiffe sind jetzt die schnellsten. Wer wartet, kann später handeln.
    .rule = K-FIRE-3
q-fire-act-granted = Die andere Seite passt. Handelt { $card }?
    .why = Dein schnellstes Schiff darf einmal handeln; passt du auch, endet das Feuern.
    .rule = K-FIRE-5
q-fire-reply = { $card } feuert auf { $ship }. Feuerst du zurück?
    .why = Gegenfeuer geschieht zugleich, auch von einem Schiff, das zerstört wird.
    .pass = Es bleibt aktiv: Es kann später noch feuern, auf jedes Ziel.
    .rule = K-FIRE-7
q-fire-heavy = Wie viel Feuerkraft kaufst du für { $card }? { $range }.
    .why = Schwere Waffen: { $number } Credits pro Punkt, bis zum Ende des Kampfes.
    .rule = K-ABIL-7
# fine: term ship
q-fire-divide = Feuerstoß, { $card }: Wie teilst du auf? { $range } Schaden.
    .why = Alles auf ein Schiff geht auch. Jedes getroffene Schiff kann zurückfeuern.
    .rule = K-ABIL-4
q-fire-divide_more = { $card } ist jetzt stärker. Wohin geht der zusätzliche Schaden?
    .why = Nur auf schon genannte Schiffe. Was du nicht verteilst, verfällt.
    .rule = K-FIRE-16
q-fire-divide_less = { $card } ist jetzt schwächer. Wo ziehst du Schaden ab?
    .why = Um so viel wird der Schaden kleiner.
    .rule = K-FIRE-16
# fine: term ship
q-fire-squadron = Deine Staffel nimmt { $points } Schaden. Wie teilst du ihn auf?
    .why = Andere Schiffe nehmen höchstens ihre Panzerung, das getroffene den Rest.
    .rule = K-ABIL-5
q-bomb-ships = Welche Schiffe bombardieren { CASE($target, "acc") }?
    .why = Beliebige aktive Schiffe in diesem Kampf. Was nicht bombardiert, bleibt aktiv.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = Wie viele Kolonie-Karten verbrennst du? { $card }, { $range }.
    .why = Jede Karte ist für immer weg und gibt 1 Bombenkraft bis zum Kampfende.
    .rule = K-ABIL-9
q-bomb-trap = Bomben zerstören { $card }. Gehen lassen oder Falle auslösen?
    .why = Du wirst bei jeder verdeckten Karte gefragt. Eine Falle zahlst du jetzt.
    .pass = Sie geht ungesehen in dein Trümmerfeld.
    .rule = K-BOMB-10
q-bomb-centre = Bomben treffen deine Zentrale. Welche Karte verlierst du?
    .why = Du wählst eine Karte pro Kampf. Sie geht ungesehen in dein Trümmerfeld.
    .rule = K-BOMB-6

## Ziele

q-target = Was ist das Ziel von { $card }?
    .why = Du wählst jetzt. Ist das Ziel dann weg, bewirkt die Karte nichts.
    .rule = K-STACK-6
q-target-neighbour = Wen trifft { $card }?
    .why = Wo eine Karte Gegner sagt, wählst du einen deiner Nachbarn.
    .rule = K-CLAR-34
q-target-several = Welche wählst du für { $card }? { $range }.
    .why = Du wählst jetzt. Was dann weg ist, entfällt.
    .rule = K-STACK-6
q-loss-ship = { $card }: Welches deiner Schiffe wird zerstört?
    .why = Die Falle zerstört ein Schiff, und du wählst, welches.
    .rule = K-BASE-8
q-choose-option = { $card }: Was wählst du?
    .why = Du wählst eines davon.
q-choose-options = { $card }: Welche zwei wählst du?
    .why = Du wählst zwei verschiedene, in dieser Reihenfolge.
q-choose-divide = Wohin legst du die Ausbauten?
    .why = Verteil sie beliebig auf deine Basen, bezahlt oder nicht.
q-choose-lost_ship = Welches der verlorenen Schiffe zählt { $card }?
    .why = Sie wurden im selben Moment zerstört.
    .rule = K-CLAR-29

## Gesehene und gewählte Karten

q-search-take = Welche Karte nimmst du?
    .why = Du siehst sie einmal, und sonst niemand.
    .rule = K-INFO-4
q-search-bottom = Welche Karte kommt zuerst nach unten?
    .why = Sie liegt zuunterst in deiner Kolonie; die anderen folgen darüber.
q-search-cards = Welche Karten nimmst du aus deiner Kolonie? { $range }.
    .why = Sie werden allen gezeigt, dann wird deine Kolonie gemischt.
q-search-scrap = Welche Karten nimmst du von deinem Schrott? { $range }.
    .why = Alle sehen, was in deine Zentrale zurückkommt.
q-look-opponent_centre = Das ist die Zentrale von { $whom }. Du siehst sie einmal.
    .why = { $card }. Das Protokoll sagt nicht, was du sahst.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = Das sind die unbezahlten Karten von { $whom }. Du siehst sie einmal.
    .why = { $card }. Das Protokoll sagt nicht, was du sahst.
    .rule = K-INFO-4
q-discard-card = Welche Karte legst du ins Trümmerfeld?
    .why = { $card }. Andere sehen, wie viele Karten, aber nicht welche.
q-discard-theirs = Welche Karte von { $whom } geht ins Trümmerfeld?
    .why = { $card }. Du siehst die Zentrale einmal.
q-limit-centre = Deine Zentrale ist zu voll. Was legst du ab? { $range }.
    .why = Am Zugende behältst du fünf Karten. Der Rest geht ungesehen ins Trümmerfeld.
    .rule = K-END-2
q-limit-hangar = Dein Hangar ist zu voll. Welches Schiff gibst du auf?
    .why = Schiffe mit Gesamtgröße 12 können bleiben. Was auf dem Schiff ist, geht mit.
    .rule = K-END-3
q-concede = Gibst du auf?
    .why = Das Spiel endet für dich sofort.
    .rule = K-WIN-6
