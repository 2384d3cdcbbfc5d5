alien-dictator = Diktatoren
    .tagline = Bestimmen, wen andere angreifen
    .flavour = Das Schicksal hat sich beworben und darf draußen warten.
    .power-name = Befehl
    .power =
        In jeder Herausforderung, in der du nicht der Angreifer bist, benutzt du diese
        Fähigkeit, wenn eine Schicksalskarte fällig ist: Du siehst heimlich den
        Schicksalsstapel durch, wählst eine Karte und deckst sie auf. Sie bindet den
        Angreifer wie jede gezogene Karte.

        In deinem eigenen Zug wird der Stapel zuerst gemischt, weil du ihn gesehen hast,
        und du ziehst zufällig wie alle anderen.
    .wild =
        Bist du nicht der Angreifer und ist eine Schicksalskarte aufgedeckt worden,
        muss der Angreifer sie ablegen und eine andere ziehen.
    .super =
        Du darfst diese Fähigkeit in einer Herausforderung benutzen, in der du der
        Angreifer bist, und deine eigene Schicksalskarte wählen.
    .zap =
        Der Zap ist möglich, bis du die Karte zeigst. Die Karte geht
        zurück, der Stapel wird gemischt, und eine wird zufällig gezogen; auch spätere
        Karten dieser Herausforderung werden zufällig gezogen.
    .help = Du lenkst jeden Angriff außer deinem. Lenk sie weg von deinen Planeten.
    .ruling-1 =
        Du wählst aus dem Stapel, nie aus den abgelegten Schicksalskarten. Ist nur noch
        eine Karte da, wird sie erst mit den abgelegten gemischt, dann siehst du nach.
    .ruling-2 =
        Wählst du die eigene Farbe des Angreifers, hat er alle üblichen Möglichkeiten.
        Zieht er neu, wählst du wieder aus dem, was übrig ist.
    .ruling-3 =
        Du darfst Joker und Sonderkarten wählen; der Rest der Wahl geschieht dann wie
        üblich.
    .ruling-4 =
        Die gewählte Karte ist offen. Was im Stapel übrig ist, hast nur du gesehen.
    .ruling-5 = Du darfst den Angreifer sogar gegen dich selbst schicken.
    .ruling-6 =
        Wirft ein anderes Manöver eine Schicksalskarte weg, wählst du die nächste, außer
        du wurdest gezappt.
    .ruling-7 =
        Solange deine Fähigkeit verloren ist, wird das Schicksal zufällig aus einem
        gemischten Stapel gezogen.
    .ruling-8 = Regulär: Was dieses Manöver angeht, gilt die zweite Karte.

ev-dictator-shuffled = Der Schicksalsstapel wird gemischt.
q-dictator-select = Wähle die Schicksalskarte, die aufgedeckt wird.
    .why = Befehl: Nur du siehst den ganzen Stapel. Die Karte bindet den Angreifer.
