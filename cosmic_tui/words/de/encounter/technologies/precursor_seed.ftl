tech-precursor_seed = Saat der Ahnen
    .when = Wirkt ab dem Abschließen; bleibt im Spiel
    .text =
        Beim Abschließen zieh zufällig eine Alienrasse, die nicht im Spiel ist. Solange
        die Saat im Spiel ist, hast du deren Fähigkeit neben deiner eigenen.
    .help = Zwei Fähigkeiten, gezappt wird immer nur eine.
    .ruling-1 =
        Aliens, die einen Aufbau brauchen oder am Tisch nicht erlaubt sind, werden
        ersetzt.
    .ruling-2 =
        Zu wenige Heimatkolonien schalten sie ab wie deine eigene Fähigkeit. Sie gehört
        zur Saat: Niemand kann sie tauschen, leihen oder ersetzen.
