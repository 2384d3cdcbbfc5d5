# fine: term alliance
alien-parasite = Parasiten
    .tagline = Helfen mit, ohne Einladung
    .flavour = Wir haben selbst aufgemacht; die Tür sah hungrig aus.
    .power-name = Befall
    .power =
        Bist du in der Phase Bündnisse mit dem Antworten an der Reihe und kein
        Hauptspieler, darfst du diese Fähigkeit benutzen und dich einer der Seiten
        anschließen, obwohl sie dich nicht eingeladen hat, mit ein bis vier Schiffen. Von
        da an bist du ein gewöhnlicher Verbündeter. Eine Einladung anzunehmen ist keine
        Benutzung.
    .wild =
        Erlischt die Fähigkeit einer anderen Person, weil sie zu wenige Heimatkolonien
        hat, stell eines deiner Schiffe von einer Kolonie auf einen Heimatplaneten
        dieser Person und errichte dort eine Kolonie, neben allen, die schon da sind.
    .super = Schickst du als Verbündeter Schiffe, schick so viele du willst.
    .zap = Deine Schiffe bleiben daheim. Eine echte Einladung darfst du noch annehmen.
    .help = Jeder Angriff, der sicher gelingt, ist auch dein Angriff.
    .ruling-1 =
        Du wirst auch gefragt, wenn dich niemand eingeladen hat. Du darfst von der einen
        Seite eingeladen sein und die andere befallen, aber nie beiden helfen.
    .ruling-2 =
        Effekte, die Bündnisse verbieten, halten dich fern; solche, die nur Einladungen
        verbieten, nicht. Aufgehobene Bündnisse enden für dich wie für alle Verbündeten.
    .ruling-3 = Du brauchst mindestens ein Schiff außerhalb des Warps.
    .ruling-4 = Verlierst du deine Fähigkeit, nachdem du dabei bist, bleibst du verbündet.
    .ruling-5 =
        Landung, Verluste, Belohnung und ein gemeinsamer Sieg stehen dir zu wie allen
        Verbündeten.
    .ruling-6 =
        Regulär: Eine Fähigkeit durch Zap, Leihe oder Tausch zu verlieren ist kein Anlass.
        Die Masochisten verlieren ihre nie auf diese Weise.
    .ruling-7 =
        Regulär: Das Schiff kommt von einer Kolonie, nicht aus dem Warp oder aus der
        Herausforderung, und geht auf einen Planeten, auf dem du noch keine Kolonie hast.
        Es darf deine siegbringende Kolonie sein.
    .ruling-8 =
        Super: Es wirkt auch bei einer Einladung. Kolonien, die du leerst, sind wie
        üblich verloren.

q-parasite-side = Welcher Seite hilfst du uneingeladen?
    .why = Befall: Von da an bist du Verbündeter wie alle anderen.
q-parasite-ship = Welche Kolonie schickt das Schiff?
    .why = Ist es dort das letzte, ist diese Kolonie weg.
q-parasite-planet = Wo siedelt sich dein Schiff an?
    .why = Auf einem Heimatplaneten der Person, die eben ihre Fähigkeit verlor.
