artifact-mobius_tubes = Möbiusröhren
    .when = Nur der Angreifer, zu Beginn einer eigenen Herausforderung
    .line = Alle Schiffe aller Spieler verlassen den Warp.
    .text =
        Alle Schiffe aller Spieler verlassen den Warp und kehren auf beliebige Kolonien
        ihrer Besitzer zurück.
    .help = Spiel sie, wenn die meisten dieser Schiffe deine sind.
    .ruling-1 =
        Es kommt vor dem Schiff, das du in der Phase Verstärkung befreist; danach ist der
        Warp meist leer.
    .ruling-2 =
        Es kann in deiner ersten und in deiner zweiten Herausforderung gespielt werden.
    .ruling-3 =
        Die Schiffe werden in Zugreihenfolge aufgestellt. Schiffe ohne eine Kolonie als
        Ziel bleiben verloren.
