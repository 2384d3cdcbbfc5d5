# fine: term ship
alien-amoeba = Amöben
    .tagline = Ändern ihre Flotte im letzten Moment
    .flavour = Eine Pfütze, die jeden Riss im Rumpf findet.
    .power-name = Zerfließen
    .power =
        Sobald beide Herausforderungskarten verdeckt ausliegen und du Angreifer oder
        Verteidiger mit mindestens einem beteiligten Schiff bist, darfst du diese
        Fähigkeit benutzen und deine Flotte verändern. Entweder schickst du beliebig
        viele deiner beteiligten Schiffe heim auf deine Kolonien, sogar alle; oder du
        holst beliebig viele Schiffe von deinen Kolonien dazu, ohne die Grenze von vier.

        Als Angreifer verlassen oder betreten deine Schiffe das Portal. Als Verteidiger
        verlassen sie den angegriffenen Planeten oder kommen dort hinzu; hebst du das
        letzte ab, ist deine Kolonie dort weg, doch um den Planeten wird weiter
        gekämpft.

        Gewinnt deine Seite, während du kein Schiff in der Herausforderung hast,
        bekommst du keine Kolonie. Deine Verbündeten landen trotzdem.
    .wild =
        Als Hauptspieler: Zu Beginn der Planung bringst du ein bis vier Schiffe von
        deinen Kolonien in die Herausforderung, oder du schickst ein bis vier deiner
        beteiligten Schiffe heim auf deine Kolonien. Auf dem Portal dürfen dann mehr
        als vier stehen.
    .super =
        Du darfst diese Fähigkeit auch als Verbündeter auf jeder Seite benutzen, nach
        denselben Regeln.
    .zap =
        Jedes bewegte Schiff kehrt dorthin zurück, wo es stand, auch auf Planeten, die
        geräumt waren, und deine Flotte bleibt, wie sie war.
    .help = Beim Abflug entwirfst du nur: Lege die Zahl fest, wenn die Karten liegen.
    .ruling-1 =
        Eine Änderung pro Herausforderung, in einer Richtung. Kein Schiff zu bewegen
        gilt nicht als Benutzung.
    .ruling-2 = Schiffe im Warp lassen sich nie dazuholen.
    .ruling-3 =
        Wer Schiffe dazuholt, darf Kolonien leeren. Bleiben dir dadurch zu wenige
        Heimatkolonien, verlierst du deine Fähigkeit, aber die Schiffe bleiben, wo du
        sie hingestellt hast.
    .ruling-4 =
        Wer von Anfang an kein Schiff in der Herausforderung hat, etwa beim Verteidigen
        eines leeren Heimatplaneten, kann diese Fähigkeit nicht benutzen. Das reguläre
        Manöver kennt diese Bedingung nicht.
    .ruling-5 =
        Hebst du Schiffe von einem Planeten ab und hast sonst nirgends eine Kolonie,
        gehen sie in den Warp.
    .ruling-6 =
        Nur der Sieg bringt einer leeren Flotte nichts. Durch eine Vereinbarung kannst
        du immer noch eine Kolonie bekommen, mit Schiffen von deinen Kolonien.
    .ruling-7 =
        Ohne Schiffe verlierst du mit einer Verhandlung gegen einen Angriff, aber kein
        Schiff geht verloren; also gibt es keine Entschädigung.
    .ruling-8 =
        Auch wer seine erste Herausforderung ohne Schiffe gewinnt, darf eine zweite
        spielen. Bringt das Landen der Verbündeten jemandem von ihnen die letzte nötige
        Kolonie, gewinnt diese Person ohne dich.
    .ruling-9 = Wer im selben Moment nach dir an der Reihe ist, sieht deine neue Schiffszahl.
    .ruling-10 =
        Regulär: Ein Verteidiger ohne Schiffe auf dem eigenen Planeten darf welche
        hinzufügen und hat dort wieder eine Kolonie. Du darfst auch auf null Schiffe
        gehen und hast dann einfach nichts zu landen.
    .ruling-11 =
        Super: Als Verbündeter ohne Schiffe bleibst du verbündet und darfst
        Verstärkungskarten spielen, landest aber nichts, verlierst nichts und verdienst
        nichts. Hinzugefügte Schiffe erhöhen als Mitverteidiger deine Belohnung.

q-amoeba-way = Schiffe dazuholen oder Schiffe abziehen?
    .why = Zerfließen erlaubt eine Änderung in einer Richtung. Sie kann gezappt werden.
# fine: term encounter
q-amoeba-grow = Wie viele Schiffe kommen dazu, und woher? Wähle { $range }.
    .why = Sie zählen ab jetzt. Eine Kolonie, die du leerst, ist weg.
# fine: term encounter
q-amoeba-shrink = Wie viele Schiffe fliegen heim? Wähle { $range }.
    .why = Ist keines mehr dabei, kannst du die Kolonie nicht gewinnen.
