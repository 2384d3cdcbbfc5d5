guide-what = Worum geht es in diesem Spiel?
    .text =
        Du führst eine Raumstation am Rand der Andromeda-Galaxie. Du schickst Schiffe zu Planeten und Basen, holst
        sie heim, damit sie die Module deiner Station antreiben, baust und kämpfst gegen Spieler und Plünderer.
        Punkte bringen Leisten, Bauwerke, Ereignisse und Kämpfe. Wer die meisten Punkte hat, gewinnt (A-END-14).
guide-win = Wie gewinne ich?
    .text = Du brauchst am Ende die meisten Punkte (A-END-14). Die Schlusswertung zählt Leisten, Bauwerke, übrige Ressourcen, Module und Anführer und zieht Punkte für Schaden ab (A-END-5).
guide-end = Wann ist das Spiel zu Ende?
    .text =
        Wenn die Punkte eines Spielers das Ziel erreichen, wird dieser Zug beendet, und alle haben noch einen Zug
        (A-END-1, A-END-3).
guide-turn = Was tue ich in einem Zug?
    .text = Du startest ein Schiff oder kehrst mit allen zur Station zurück (A-TRN-2). Nebenaktionen sind kostenlos und jederzeit möglich (A-SID-2).
guide-launch = Wohin darf ein Schiff?
    .text =
        Das erste Schiff kann in jede freie Region (A-LAU-3). Spätere brauchen eine Region in Reichweite eines
        deiner Schiffe, in der du noch keines hast (A-LAU-6, A-LAU-7).
guide-range = Wie weit fliegt ein Schiff?
    .text =
        So viele Regionen wie seine Reichweite, gezählt von einem deiner Schiffe auf dem Plan (A-LAU-6, A-LAU-11).
        Ein Sprung kostet 1 Energie und reicht beliebig weit (A-LAU-10).
    .find = fliegen Entfernung
guide-moons = Wozu sind Monde gut?
    .text =
        Gib einen eingefangenen Mond für das auf, was er zeigt (A-MOO-4), oder setz ihn in die Fassung eines Moduls
        ein, das es dann immer wieder gibt (A-MOO-12). Du kannst 4 behalten (A-MOO-1).
guide-energy = Woher kommt Energie?
    .text =
        Vom Hauptreaktor, wenn du zurückkehrst (A-RET-8), von Monden und Modulen. Energie aktiviert Module, bringt
        Würfel und bezahlt Sprünge (A-RET-4, A-BAT-12, A-LAU-10).
guide-home = Warum Schiffe heimholen?
    .text =
        Jedes Schiff treibt bei der Rückkehr ein Modul an (A-RET-2). Danach stehen alle Schiffe wieder auf der
        Startrampe (A-RET-11).
guide-modules = Wie bekomme ich Module?
    .text =
        Kauf ein oder zwei auf dem Maximus-Feld oder dem Odessa-Feld (A-BAS-3, A-BAS-4). Jedes neue Modul bringt
        dich auf seiner Leiste 1 vor (A-MOD-1).
guide-price = Was kostet ein Modul?
    .text =
        Unten 1, in der Mitte 2, oben 3 von der Ressource seiner Art (A-MOD-2). Credits ersetzen Basisressourcen
        (A-RES-2).
guide-damaged = Was bewirkt Schaden?
    .text =
        Ein beschädigtes Schiff geht auf den Schrottplatz, wenn kein Schild es rettet (A-DMG-1, A-DMG-2). Ein
        beschädigtes Modul lässt sich nicht aktivieren (A-RET-5) und kostet am Ende 2 Punkte (A-END-8).
guide-raiders = Wann kommen Plünderer?
    .text =
        Wenn du ein Schiff gestartet und seine Region aktiviert hast, können Plünderer in Reichweite dorthin kommen
        (A-LAU-1). Dann gibt es einen Kampf (A-BAT-2).
guide-battle = Was entscheidet einen Kampf?
    .text =
        Alle würfeln. Der höchste Würfel siegt; ist er gleich, zählt der nächste (A-BAT-20). Würfel unter deiner
        Zielerfassung würfelst du neu (A-BAT-16).
guide-dice = Wie viele Würfel habe ich?
    .text =
        Einen für jede Waffe deiner Schiffe dort, einen für jedes deiner Bauwerke in oder neben der Region, einen
        für jede ausgegebene Energie (A-BAT-11, A-BAT-12). Nie mehr als 6 (A-BAT-14).
guide-lose_ships = Verliere ich Schiffe im Kampf?
    .text =
        Wirst du besiegt, erleidet jedes deiner Schiffe dort Schaden (A-BAT-26). Es geht auf den Schrottplatz und kommt
        mit der Rückkehr wieder (A-DMG-2, A-DMG-3).
guide-leaders = Wozu sind Anführer gut?
    .text =
        Für Bauwerke brauchst du Anführer auf deiner Station (A-DEV-2). Jeder übrige zählt am Ende 1 Punkt (A-END-11).
        Wirb sie an, wo du ein Schiff hast (A-SID-3).
guide-build = Wie baue ich ein Bauwerk?
    .text =
        Du brauchst einen Transporter auf dem Planeten, Anführer auf deiner Station und die Kosten (A-DEV-2). Es
        bringt einen Punkt für jeden Anführer in der Nähe, höchstens 10 (A-DEV-8).
guide-events = Was bringt ein Ereignis?
    .text =
        Erreicht der Ereignismarker das Ende seiner Leiste, wird ein Planet gelegt, und am Ende dieses Zuges kommt
        eine Ereigniskarte (A-EVT-1, A-EVT-5).
guide-tracks = Wozu sind die Leisten gut?
    .text =
        Eine Leiste bringt bei Ereignissen und am Ende Punkte (A-EVT-6, A-END-5). Module und Bauwerke bringen dich darauf
        vor (A-TRK-10), und ihre Felder geben Plättchen, Aufrüstungen und Karten (A-TRK-5).
guide-cards = Wann spiele ich Karten?
    .text =
        Aktionskarten spielst du in Pausen, nie in einem Kampf (A-TAC-2). Kampfkarten spielst du zum aufgedruckten Zeitpunkt (A-TAC-6). Dein
        Handlimit ist 5 (A-TAC-7).
