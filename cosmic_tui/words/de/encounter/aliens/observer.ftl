# fine: term ship; term ally
alien-observer = Beobachter
    .tagline = Bewahren Verbündete vor dem Warp
    .flavour = Sie sehen zu, sie nicken, sie bringen alle heim.
    .power-name = Schutz
    .power =
        Bist du Verbündeter und gehen Schiffe von dir in den Gefechtsfolgen in den Warp,
        so benutzt du diese Fähigkeit: Sie gehen stattdessen auf deine Kolonien.

        Bist du Hauptspieler und gehen Schiffe deiner Verbündeten in den Gefechtsfolgen
        in den Warp, benutzt du diese Fähigkeit: Sie gehen stattdessen auf ihre
        eigenen Kolonien. Deine Schiffe als Hauptspieler sind nie geschützt.
    .wild =
        Als Hauptspieler: Sind die Bündnisse geschlossen, lass jeden deiner
        Verbündeten eine Karte vom Stapel ziehen.
    .super =
        Als Angreifer oder Verbündeter: Während du Schiffe schickst, schick eines deiner
        Schiffe direkt aus dem Warp. Mehr als vier darfst du so nicht in der
        Herausforderung haben.
    .zap = Die Schiffe gehen doch in den Warp, für alle deine Verbündeten zugleich.
    .help = Wer nichts verlieren kann, hilft gern. Versprich sonst nichts.
    .ruling-1 =
        Jeder Verlust in den Gefechtsfolgen ist erfasst, gleich aus welchem Grund;
        Verluste in anderen Phasen nicht.
    .ruling-2 =
        Geschützte Schiffe waren nie im Warp: Es gibt nichts zu heilen, und was
        Ankünfte zählt, zählt sie nicht.
    .ruling-3 =
        Wer gar keine Kolonie hat, kann die Schiffe nirgends hinstellen, und sie gehen in
        den Warp.
    .ruling-4 =
        Schiffe, die aus dem Spiel entfernt werden, etwa durch die Leere, sind nicht auf
        dem Weg in den Warp; die kannst du nicht retten. Was die Leere im Spiel lassen
        muss, ist geschützt.
    .ruling-5 =
        Könnten mehrere Fähigkeiten dasselbe Schiff retten, tut es die erste in
        Zugreihenfolge.
    .ruling-6 =
        Nach einer gescheiterten Verhandlung sind die Verbündeten schon daheim; die drei
        Schiffe, die ein Hauptspieler verliert, sind nicht geschützt.
    .ruling-7 = Verlieren beide Seiten zugleich, sind verbündete Schiffe geschützt.
    .ruling-8 =
        Jeder Verlust ist eine eigene Benutzung. Ein Zap auf einen beendet den Schutz für
        den Rest der Herausforderung.
    .ruling-9 =
        Regulär: Alle Verbündeten bekommen das Angebot, im Uhrzeigersinn, und dürfen
        ablehnen.
    .ruling-10 =
        Super: Das Schiff kommt zu dem aus der Phase Verstärkung hinzu, darf das einzige
        sein, das du schickst, und braucht keine Kolonie.

q-observer-gift = Ziehst du eine Karte?
    .why = Manöver der Beobachter: eine Karte vom Stapel für jeden Verbündeten.
    .pass = Du ziehst nichts.
