alien-macron = Makros
    .tagline = Schicken 1 Schiff; jedes zählt 4
    .flavour = Einer von ihnen ist eine Flotte, zwei sind ein Erdrutsch.
    .power-name = Masse
    .power =
        Als Angreifer benutzt du diese Fähigkeit beim Abflug: Du schickst ein einziges
        Schiff. Als Verbündeter benutzt du sie, wenn du dich anschließt: Du schickst
        genau eines.

        Werden die Karten aufgedeckt und bist du Hauptspieler oder Verbündeter,
        benutzt du sie noch einmal: Jedes deiner Schiffe in der Herausforderung zählt 4
        statt 1. Beim Verteidigen ist das jedes Schiff, das du auf dem Planeten hast.

        Nimmst du Entschädigung oder Belohnung, verdient jedes Schiff, das etwas
        verdient, das Doppelte.
    .wild =
        Als Hauptspieler oder Verbündeter: Nach dem Aufdecken der Karten, wenn der
        Hauptspieler deiner Seite einen Angriff zeigt, erhöht jedes deiner Schiffe in der
        Herausforderung die Summe deiner Seite um 1 mehr.
    .super =
        Schickst du Schiffe, als Angreifer oder als Verbündeter, schick ein bis vier; jedes zählt
        trotzdem 4.
    .zap =
        Beim Abflug oder Anschließen: Du darfst ein bis vier Schiffe schicken, aber sie
        zählen nur je 1. Im Gefecht: Sie zählen 1. Doppelt zu verdienen ist keine
        Benutzung und bleibt.
    .help = Setz ein Schiff ein, schlag zu wie vier, kassiere wie zwei.
    .ruling-1 =
        Was Schiffe zählt oder multipliziert, zählt Stücke, jedes als eins; nur das
        Gewicht in einer Summe ist 4. Antimaterie zieht diese 4 ab.
    .ruling-2 =
        In einem Produkt der Viren zählen deine Schiffe je eins und geben nichts dazu.
    .ruling-3 =
        Die Grenze gilt für Abflug und Anschließen. Durch andere Effekte hinzugekommene
        Schiffe dürfen mehr sein, und jedes zählt 4.
    .ruling-4 =
        Ohne jede Kolonie geht das Schiff, das in der Phase Verstärkung zurückkehrt, auf
        das Portal und ist dein einziges Schiff.
    .ruling-5 =
        Geht deine Fähigkeit zwischen Abflug und Gefecht verloren, zählen deine Schiffe
        1. Kommt sie rechtzeitig zurück, zählen sie wieder 4.
    .ruling-6 =
        Ein mit einer Verhandlung verlorenes Schiff bringt zwei Karten Entschädigung,
        soweit dein Gegner so viele hat. Ein Schiff als Mitverteidiger bringt zwei
        Belohnungen, jede nach Wunsch Karte oder Schiff.
    .ruling-7 =
        Regulär: Es kommt zu dem hinzu, was deine Schiffe schon zählen; ein gewöhnliches
        Schiff zählt also insgesamt 2.
    .ruling-8 =
        Super: nicht als Verteidiger, denn der schickt keine Schiffe. Wird beim Abflug
        gezappt, zählen die Schiffe je 1.
