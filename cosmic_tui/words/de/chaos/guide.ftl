guide-what = Worum geht es in diesem Spiel?
    .text =
        Ein Kartenduell im Weltraum. Dein Deck ist deine Kolonie und dein Leben. Mit Credits bezahlst du Schiffe,
        Basen und Besatzung und greifst an; Bomben, die durchkommen, werfen Karten der anderen Kolonie ins
        Trümmerfeld. Du gewinnst, wenn die andere Kolonie am Ende deines Zuges leer ist (K-WIN-1).
guide-win = Wann gewinne ich das Spiel?
    .text =
        Du gewinnst, wenn die Kolonie des Gegners am Ende deines Zuges keine Karte hat (K-WIN-1). Du verlierst, wenn
        deine am Ende des gegnerischen Zuges leer ist.
guide-turn = Was kann ich im Zug tun?
    .text =
        In deiner Hauptphase: Karten spielen und bezahlen, ziehen, ausbauen, angreifen, in beliebiger Reihenfolge,
        so oft du zahlen kannst (K-MAIN-4, K-MAIN-12).
guide-credits = Wie viele Credits bekomme ich?
    .text =
        Zu Beginn jedes Zuges 5 (K-START-1); in den ersten vier Zügen eines Spiels zu zweit 1, 2, 3 und 4
        (K-SETUP-7). Übrige Credits bleiben, bis 20 (K-END-3).
    .find = Geld Einkommen pro Zug
guide-draw = Wie ziehe ich eine Karte?
    .text =
        Zahle 1 Credit in deiner Hauptphase (K-MAIN-7). Für 2 Credits siehst du dir die obersten fünf an und nimmst eine
        (K-MAIN-8). Jede Karte kommt aus deiner Kolonie.
guide-ships = Wann handelt ein neues Schiff?
    .text =
        Sofort: Es kommt aktiv ins Spiel und kann im selben Zug angreifen (K-STATE-2, K-SHIP-3).
guide-used = Was können erschöpfte Schiffe?
    .text =
        Erschöpfte und beschädigte Schiffe können nicht angreifen, verteidigen, feuern oder bombardieren
        (K-STATE-9). Am Ende deines Zuges erholen sie sich um eine Stufe (K-STATE-7).
guide-attack = Was kann ich angreifen?
    .text =
        Die Kolonie, die Zentrale, eine Besatzung in der Kantine oder eine Basis auf der Oberfläche; nie ein Schiff
        (K-ATK-2). Du brauchst ein aktives Schiff (K-ATK-4).
guide-defend = Muss ich verteidigen?
    .text =
        Nein. Du wählst, welche aktiven Schiffe verteidigen, wenn überhaupt (K-RIG-3). Ohne Verteidiger wird nicht
        gefeuert, nur bombardiert (K-RIG-6).
guide-speed = Wer feuert zuerst?
    .text =
        Die Seite mit dem schnellsten aktiven Schiff; bei gleichem Tempo der Angreifer (K-FIRE-2, K-FIRE-3).
    .find = schießt schießen
guide-reply = Wann feuere ich zurück?
    .text =
        Wenn auf dein aktives Schiff gefeuert wird (K-FIRE-7), auch wenn der Schuss es zerstört (K-FIRE-8). Beide
        richten gleichzeitig Schaden an (K-FIRE-10).
guide-damage = Was bewirkt Schaden?
    .text =
        Ein Schiff verliert so viel Panzerung, wie die Feuerkraft beträgt (K-FIRE-10). Bei 0 Panzerung ist es
        zerstört (K-FIRE-12); nur getroffen, wird es beschädigt (K-FIRE-14).
guide-bombs = Was bewirken Bomben?
    .text =
        Jeder Bombenpunkt wirft eine Karte der Kolonie ins Trümmerfeld (K-BOMB-5). Besatzung, unbezahlte Basen und
        die Zentrale brauchen 2 Punkte (K-BOMB-6, K-BOMB-7).
guide-base = Wie spiele ich eine Basis?
    .text =
        Spiel sie umsonst verdeckt (K-MAIN-1), leg Ausbauten für je 1 Credit darauf (K-MAIN-6), und bezahl sie, wenn
        genug darauf sind (K-BASE-3).
guide-development = Wozu sind Ausbauten gut?
    .text =
        Eine Basis kannst du nur mit genug Ausbauten bezahlen (K-BASE-3). Du kannst auch zwei davon für 1 Credit
        verkaufen (K-MAIN-3).
guide-face_down = Warum verdeckt spielen?
    .text =
        Basen, Besatzung und Ausrüstung kommen unbezahlt und verdeckt ins Spiel (K-PAID-2). Jede andere Karte kann
        dort als Bluff liegen (K-BLUFF-1).
guide-crew = Was tut die Besatzung?
    .text =
        Die Besatzung wartet in der Kantine, geht zu Beginn eines Kampfes an Bord eines Schiffs und wirkt dort, wenn
        sie bezahlt ist (K-CREW-5, K-CREW-3).
guide-equipment = Was tut Ausrüstung?
    .text =
        Spiel sie auf eines deiner Schiffe mit Platz dafür (K-EQP-1); ist sie bezahlt, gelten ihre Zahlen und ihr
        Text für das Schiff (K-EQP-3).
guide-interrupts = Wann spiele ich Eingriffe?
    .text =
        Reaktionen jederzeit, Kampfkarten im Kampf, Startkarten in einer Startphase, allgemeine in einer Hauptphase
        (K-INT-2, K-INT-3, K-INT-4, K-INT-5). Was zuletzt gespielt wurde, wirkt zuerst (K-STACK-1).
guide-ruin = Was sind Schrott, Trümmerfeld?
    .text =
        Bezahlte Karten, die das Spiel verlassen, gehen offen auf den Schrott (K-ZONE-6). Unbezahlte, abgelegte und
        bombardierte Karten gehen ins Trümmerfeld, das nur du siehst (K-ZONE-7).
guide-limits = Welche Grenzen gibt es?
    .text =
        Am Ende deines Zuges: 5 Karten in der Zentrale (K-END-2), zusammen Größe 12 an Schiffen im Hangar, 20
        Credits (K-END-3).
