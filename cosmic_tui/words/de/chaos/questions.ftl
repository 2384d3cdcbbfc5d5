### Fragen: was entschieden wird, durch welche Karte oder Regel, und was beim Passen folgt.

## Vor dem ersten Zug

q-setup-hand = Diese fünf Karten behalten oder fünf neue ziehen?
    .why = Nur einmal: Die zweite Hand ist endgültig. Niemand sieht die eine oder andere.
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
q-main-place = Wohin legst du verdeckt: { $card }?
    .why = Es ist gratis. Andere sehen nur, dass da eine Karte ist. Auch ein Bluff geht.
    .rule = K-MAIN-1
q-main-target = Was greifst du an?
    .why = Das Ziel steht dann fest. Schiffe sind nie das Ziel: Sie verteidigen.
    .rule = K-ATK-2
q-main-sell = Welche zwei Ausbauten verkaufst du?
    .why = Zwei davon, von einer Basis oder zweien, bringen 1 Credit.
    .rule = K-MAIN-3

## Gelegenheiten

q-window-answer = { $card } von { $whom }: geschehen lassen oder reagieren?
    .why = Alle werden jedes Mal gefragt, egal welche Karten sie haben.
    .pass = Passen alle, geschehen die wartenden Effekte, der neueste zuerst.
    .rule = K-STACK-5
q-window-own = Von dir wartet { $card }. Noch etwas?
    .why = Bei jeder Gelegenheit werden alle gefragt, was sie auch haben.
    .pass = Passen alle, geschieht das Wartende, das Neueste zuerst.
    .rule = K-STACK-5
q-window-start = Der Zug von { $whom } beginnt. Jetzt etwas?
    .you = Dein Zug beginnt. Jetzt etwas?
    .why = Hier gehen Auftakt und Reaktion.
    .pass = Passen alle, beginnt die Hauptphase.
    .rule = K-START-3
q-window-named = { $who } greift an: { $target }. Reagierst du?
    .you = Angriff: { $target }. Spielst du etwas vor der Schiffswahl?
    .why = Allgemein und Reaktion sind spielbar. Allgemein geht im Kampf nicht mehr.
    .pass = Passen alle, werden die Schiffe gewählt.
    .rule = K-ATK-6
q-window-ending = { $whom } beendet die Hauptphase. Etwas davor?
    .you = Du beendest deine Hauptphase. Etwas davor?
    .why = Wird hier etwas gespielt, geht die Hauptphase danach weiter.
    .pass = Passen alle, kommt der Zug an sein Ende.
    .rule = K-MAIN-17
q-window-ready = Der Kampf von { $who } gegen { $whom }: Etwas, bevor es weitergeht?
    .why = Kampf und Reaktion gehen hier.
    .pass = Passen alle, geht der Kampf mit seinem nächsten Schritt weiter.
    .rule = K-STACK-13
q-window-shots = Vor dem nächsten Schuss: Jetzt etwas?
    .why = Kampf und Reaktion gehen hier.
    .pass = Passen alle, handelt das nächste Schiff.
    .rule = K-STACK-13
q-window-damage = { $card } feuert auf { $ship }. Reagierst du?
    .why = Reagiert niemand mehr, machen Schuss und Gegenfeuer zugleich Schaden.
    .pass = Passen alle, machen der Schuss und das Gegenfeuer ihren Schaden.
    .rule = K-FIRE-9
q-window-bombs = Gleich fallen Bomben: { $target }. Reagierst du?
    .why = Jetzt kannst du Kampf und Reaktion spielen.
    .pass = Passen alle, fallen die Bomben.
    .rule = K-BOMB-4
q-window-end = Der Zug von { $whom } endet. Etwas davor?
    .you = Dein Zug endet. Etwas davor?
    .why = Reaktion geht hier.
    .pass = Passen alle: Limits, volle Panzerung, gedrehte Karten richten sich auf.
    .rule = K-STACK-13
q-window-trap = Die Falle { $card } wartet. Antwortest du?
    .why = Sie ist bezahlt. Die Basis ist so oder so weg.
    .pass = Passen alle, wirkt die Falle.
    .rule = K-CLAR-4
q-stack-order = Welche deiner Antworten geschieht zuerst?
    .why = Niemand steht dazwischen: Die Reihenfolge ist deine.
    .rule = K-STACK-4
q-triggers-order = Welche deiner Karten wirkt zuerst?
    .why = Sie geschehen im selben Moment: Die Reihenfolge ist deine.
    .rule = K-GEN-7

## Ein Kampf

q-combat-attackers = Welche Schiffe greifen an: { $target }?
    .why = Wähle mindestens ein aktives Schiff. Später kann kein Schiff dazukommen.
    .rule = K-RIG-1
q-combat-defenders = Welche Schiffe verteidigen: { $target }?
    .why = Wähle beliebige aktive Schiffe. Ohne Verteidiger trifft jede Bombe.
    .rule = K-RIG-3
q-combat-board-one = Geht { $card } an Bord eines Schiffs? Welches?
    .why = Besatzung wirkt nur an Bord. Unbezahlte zahlst du im nächsten Schritt.
    .pass = Es geht keine Besatzung mehr an Bord.
    .rule = K-CREW-5
q-combat-board = Geht Besatzung an Bord eines Schiffs?
    .why = Besatzung wirkt nur an Bord. Unbezahlte zahlst du im nächsten Schritt.
    .pass = Es geht keine Besatzung mehr an Bord.
    .rule = K-CREW-5
q-combat-pay = Was bezahlst du auf deinen Schiffen?
    .why = Nur jetzt: Später in diesem Kampf geht es nicht mehr. Raketen nur hier.
    .pass = Mehr wird nicht bezahlt. Verdecktes bleibt verdeckt.
    .rule = K-PAY-1
q-pay-or_not = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    } zahlen, damit { $card } weniger tut?
    .why = { $card }: Zahlst du, wird das Schiff erschöpft.
    .rule = K-PAY-4
q-pay-or_end = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    } zahlen, oder endet dein Angriff?
    .why = { $card }: Für den Angriff Gezahltes ist so oder so weg.
    .rule = K-ATK-6
q-fire-act = Welches Schiff handelt, und worauf feuert es?
    .why = Deine Schiffe sind jetzt die schnellsten. Wer wartet, kann später handeln.
    .rule = K-FIRE-3
q-fire-act-granted = Die andere Seite passt. Handelt { $card }?
    .why = Dein schnellstes darf einmal handeln; passt du auch, endet das Feuern.
    .rule = K-FIRE-5
q-fire-reply = { $card } feuert auf { $ship }. Feuerst du zurück?
    .why = Gegenfeuer geschieht zugleich, auch von einem Schiff, das zerstört wird.
    .pass = Es bleibt aktiv: Es kann später noch feuern, auf jedes Ziel.
    .rule = K-FIRE-7
q-fire-heavy = Schwere Waffen, { $card }: Wie viele Punkte? { $range }.
    .why = { $number } Credits pro Punkt Feuerkraft, bis zum Ende des Kampfes.
    .rule = K-ABIL-7
# fine: term ship
q-fire-divide = Feuerstoß, { $card }: Wie aufteilen? { $range } Schaden.
    .why = Alles aufs erste ist ein einfacher Schuss. Wer getroffen ist, darf antworten.
    .rule = K-ABIL-4
q-fire-divide_more = { $card } ist stärker geworden: Wohin damit?
    .why = Nur unter den schon genannten Schiffen; der Rest entfällt.
    .rule = K-FIRE-16
q-fire-divide_less = { $card } ist schwächer geworden: Wo abziehen?
    .why = So viel weniger Schaden entsteht.
    .rule = K-FIRE-16
# fine: term ship
q-fire-squadron = Deine Staffel nimmt { $points } Schaden: Wer wie viel?
    .why = Kein anderes mehr als seine Panzerung; der Rest bleibt beim getroffenen.
    .rule = K-ABIL-5
q-bomb-ships = Welche Schiffe bombardieren: { $target }?
    .why = Beliebige aktive Schiffe in diesem Kampf. Was nicht bombardiert, bleibt aktiv.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = Wie viele Karten deiner Kolonie brennen? { $card }, { $range }.
    .why = Jede gibt bis zum Ende des Kampfes 1 Bombenkraft und kostet eine Karte.
    .rule = K-ABIL-9
q-bomb-trap = Bomben zerstören { $card }. Gehen lassen oder Falle auslösen?
    .why = Gefragt bei jeder verdeckten Karte, Falle oder nicht. Eine Falle kostet jetzt.
    .pass = Sie geht ungesehen in dein Trümmerfeld.
    .rule = K-BOMB-10
q-bomb-centre = Bomben erreichen deine Zentrale: Welche Karte geht?
    .why = Eine Karte pro Kampf, nach deiner Wahl, ungesehen in dein Trümmerfeld.
    .rule = K-BOMB-6

## Ziele

q-target = Was ist das Ziel von { $card }?
    .why = Du wählst jetzt. Ist das Ziel dann weg, bewirkt die Karte nichts.
    .rule = K-STACK-6
q-target-neighbour = Wen meint { $card }?
    .why = Wo eine Karte Gegner sagt, ist es der Nachbar, den du nennst.
    .rule = K-CLAR-34
q-target-several = Welche wählst du für { $card }? { $range }.
    .why = Sie werden jetzt genannt; wer dann weg ist, entfällt.
    .rule = K-STACK-6
q-loss-ship = { $card }: Welches deiner Schiffe wird zerstört?
    .why = Die Falle nimmt eines, und die Wahl ist deine.
    .rule = K-BASE-8
q-choose-option = { $card }: Was wählst du?
    .why = Eines davon.
q-choose-options = { $card }: Welche zwei wählst du?
    .why = Zwei verschiedene, in dieser Reihenfolge.
q-choose-divide = Wohin kommen die Ausbauten?
    .why = Beliebig auf deine Basen verteilt, bezahlt oder nicht.
q-choose-lost_ship = Welches der verlorenen Schiffe zählt { $card }?
    .why = Sie wurden im selben Moment zerstört.
    .rule = K-CLAR-29

## Gesehene und gewählte Karten

q-search-take = Welche Karte nimmst du?
    .why = Du siehst sie einmal, und sonst niemand.
    .rule = K-INFO-4
q-search-bottom = Welche kommt zuerst nach unten?
    .why = Sie liegt zuunterst in deiner Kolonie; die anderen folgen darüber.
q-search-cards = Welche Karten nimmst du aus deiner Kolonie? { $range }.
    .why = Sie werden allen gezeigt, dann wird deine Kolonie gemischt.
q-search-scrap = Welche nimmst du von deinem Schrott? { $range }.
    .why = Alle sehen, was in deine Zentrale zurückkommt.
q-look-opponent_centre = Die Zentrale von { $whom }. Du siehst sie einmal.
    .why = { $card }. Das Protokoll sagt nur, dass du nachsahst.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = Die unbezahlten Karten von { $whom }. Du siehst sie einmal.
    .why = { $card }. Das Protokoll sagt nur, dass du nachsahst.
    .rule = K-INFO-4
q-discard-card = Welche Karte geht ins Trümmerfeld?
    .why = { $card }. Andere sehen, wie viele, nie welche.
q-discard-theirs = Welche Karte von { $whom } geht ins Trümmerfeld?
    .why = { $card }. Du siehst die Zentrale einmal.
q-limit-centre = Deine Zentrale ist zu voll: Was geht? { $range }.
    .why = Am Zugende bleiben fünf Karten. Der Rest geht ungesehen ins Trümmerfeld.
    .rule = K-END-2
q-limit-hangar = Dein Hangar ist zu voll: Welches Schiff geht?
    .why = Am Zugende bleiben Größen bis 12. Was auf dem Schiff ist, geht mit.
    .rule = K-END-3
q-concede = Gibst du auf?
    .why = Das Spiel endet für dich sofort.
    .rule = K-WIN-6
