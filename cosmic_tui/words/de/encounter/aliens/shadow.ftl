# fine: term encounter
alien-shadow = Schatten
    .tagline = Schicksal kostet andere ein Schiff
    .flavour = Das Messer hört niemand; man zählt nur weniger Stühle.
    .power-name = Exekution
    .power =
        Immer wenn eine Schicksalskarte die Farbe einer anderen Person zeigt oder sie
        durch eine Sonderkarte nennt, benutzt du diese Fähigkeit: Wähle irgendwo eine
        Kolonie dieser Person und schick eines der Schiffe dort in den Warp.

        Bei einem Joker darfst du sie auf eine beliebige andere Person benutzen. Kommt
        deine eigene Farbe, geschieht nichts.
    .wild =
        Als Verteidiger: Hast du gegen einen Angriff verloren, schick eines deiner
        Schiffe von einer nicht beteiligten Kolonie in den Warp: Statt zu landen, gehen
        alle Schiffe des Angreifers und seiner Verbündeten ebenfalls in den Warp.
    .super =
        Als Angreifer: Gleich nach einer Exekution stell eines deiner eigenen Schiffe aus
        dem Warp auf den Planeten, auf dem das Schiff stand.
    .zap =
        Das Schiff bleibt, wo es ist, und in dieser Herausforderung gibt es keine
        Exekutionen mehr.
    .help = Ziel auf einsame Schiffe: Eines weniger kann eine Kolonie weniger sein.
    .ruling-1 =
        Ein Angreifer, der seine eigene Farbe zieht, ist Opfer wie alle anderen, bevor er
        wählt, was er tut; jede neu gezogene Karte exekutiert wieder.
    .ruling-2 =
        Eine von den Diktatoren gewählte Karte gilt als gezogen. Wirft ein Manöver sie
        weg, gilt diese Exekution, und die nächste Karte bringt noch eine.
    .ruling-3 =
        Wen der Angreifer am Ende angreift, ist gleichgültig; es zählt, wen die Karte
        nennt.
    .ruling-4 = Das Ziehen um den Startspieler zählt nicht.
    .ruling-5 =
        Das letzte Schiff zu nehmen beendet die Kolonie sofort und kann das Opfer seine
        Fähigkeit kosten.
    .ruling-6 =
        Schiffe auf dem Portal stehen auf keiner Kolonie und sind sicher. Schiffe auf
        einer Technologie gelten als im System ihres Besitzers stehend.
    .ruling-7 =
        Zombies versetzen ihr exekutiertes Schiff auf eine andere Kolonie, und Heiler
        dürfen eines zurückgeben.
    .ruling-8 = Hat das Opfer gar keine Kolonie, geschieht nichts.
    .ruling-9 =
        Regulär: Der Angreifer hat trotzdem gewonnen: Deine Schiffe und deine Verbündeten
        sind verloren, Entschädigung ist fällig, und eine zweite Herausforderung ist
        möglich. Niemand errichtet eine Kolonie.
    .ruling-10 =
        Regulär: Die siegreiche Seite muss einen Angriff gezeigt haben oder ein
        Gleichziehen, das einer wurde.
    .ruling-11 =
        Super: Dein Schiff steht neben allen, die dort geblieben sind. Es errichtet eine
        Kolonie, wenn du keine hattest, und das darf die siegbringende sein. Wird das
        exekutierte Schiff später gerettet, ändert das nichts mehr.

q-shadow-execute = Wähle die Kolonie, die ein Schiff verliert.
    .why = Exekution: Die Schicksalskarte sagt, wessen. Das Schiff geht in den Warp.
q-shadow-price = Welche Kolonie zahlt dafür mit einem Schiff?
    .why = Dafür landet niemand: Auch die Schiffe der Angreifer gehen in den Warp.
