# fine: term ship
alien-zombie = Zombies
    .tagline = Ihre Verluste laufen wieder heim
    .flavour = Der Tod rief an. Er ist in der Warteschleife.
    .power-name = Unsterblichkeit
    .power =
        Immer wenn Schiffe von dir in den Warp gehen würden, benutzt du stattdessen diese
        Fähigkeit: Sie kehren auf Kolonien zurück, die du noch hast, verteilt wie du
        magst. Ohne Kolonie gehen sie doch in den Warp.

        Triffst du als Hauptspieler eine Vereinbarung, dürfen ihre Bedingungen auch
        beliebige Schiffe, von wem auch immer, aus dem Warp befreien; wem sie gehören,
        der wählt, wo sie landen. Dieser Teil ist keine Benutzung und kann nicht gezappt
        werden.
    .wild =
        Würden Schiffe von dir in den Warp gehen, halte eines davon zurück und stell
        es auf eine deiner Kolonien.
    .super =
        Als Hauptspieler: Sind die Bündnisse geschlossen, darf auf deine Erlaubnis jeder
        Verbündete deiner Seite ein eigenes Schiff aus dem Warp nehmen und zu den
        geschickten stellen.
    .zap =
        Diese Schiffe gehen in den Warp, und alle weiteren, die du in dieser
        Herausforderung verlierst, auch. In einer Vereinbarung Schiffe zu befreien geht
        weiterhin.
    .help = Keine Entschädigung für gerettete Schiffe: Sie waren nie verloren.
    .ruling-1 =
        Die Schiffe müssen den Ort des Verlusts verlassen und können nicht auf einen
        Planeten zurück, auf dem dir keine Kolonie geblieben ist.
    .ruling-2 =
        Die Leere kommt zuerst: Schiffe, die sie aus dem Spiel entfernt, waren nie auf
        dem Weg in den Warp.
    .ruling-3 =
        Schiffe, die zusammen mit der Heimatkolonie verloren gehen, die dich die Fähigkeit
        kostet, werden noch gerettet; erst dann erlischt sie.
    .ruling-4 =
        Nach einer gescheiterten Verhandlung wählst du drei Schiffe und versetzt sie. Sie
        dürfen auf eine Kolonie zurück, auf der noch andere Schiffe von dir stehen.
    .ruling-5 =
        Gerettete Schiffe zählen für niemanden als verloren: Ein Preis ist bezahlt, ein
        genannter Verlust getan, aber nichts, was auf Verluste antwortet, wird ausgelöst.
    .ruling-6 =
        Schiffe, die schon im Warp sind, bleiben dort; die Phase Verstärkung, Belohnungen
        und Vereinbarungen bringen sie zurück wie üblich.
    .ruling-7 =
        Schiffe zu befreien ist allein noch keine Vereinbarung: Auch eine Karte oder
        Kolonie muss wechseln. Wird die Vereinbarung aufgehoben, kommt niemand frei.
    .ruling-8 = Wer keine Kolonien hat, kann nicht befreit werden: Es gibt kein Wohin.
    .ruling-9 = Regulär: ein Schiff eines Verlusts, einmal pro Herausforderung.
    .ruling-10 =
        Super: Jeder Verbündete entscheidet selbst. Das zusätzliche Schiff darf ein
        fünftes sein, zählt in der Summe und verdient eine Belohnung wie die anderen.

ev-zombie-saved = { $n ->
        [one] { $n } Schiff von { $who } läuft heim.
       *[other] { $n } Schiffe von { $who } laufen heim.
    }
    .you = { $n ->
        [one] Dein Schiff läuft stattdessen heim.
       *[other] { $n } deiner Schiffe laufen stattdessen heim.
    }
q-zombie-follow = Holst du eines deiner Schiffe aus dem Warp in diese Herausforderung?
    .why = Die Zombies erlauben es, zusätzlich zu den geschickten Schiffen.
    .pass = Dein Schiff bleibt im Warp.
