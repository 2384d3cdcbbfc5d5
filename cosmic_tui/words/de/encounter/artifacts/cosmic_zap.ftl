# fine: term power
artifact-cosmic_zap = Kosmischer Zap
    .when = Alle, bei Benutzung einer Fähigkeit oder Ansage eines Supermanövers
    .line = Hebt eine Fähigkeit auf, für diese ganze Herausforderung.
    .text =
        Hebe eine Benutzung einer Spezialfähigkeit auf, egal wessen, sogar deiner
        eigenen. Diese Fähigkeit darf nicht wieder benutzt werden, bis die
        Herausforderung vorbei ist.

        Oder verhindere ein Supermanöver bei der Ansage: Es kehrt ungespielt auf die Hand
        zurück, und die Fähigkeit ist ebenso gesperrt.
    .help = Am besten, wenn die Wahl getroffen ist und sich noch nichts bewegt.
    .ruling-1 =
        Es braucht eine Benutzung: Teile einer Fähigkeit, die keine sind, können nicht
        gezappt werden.
    .ruling-2 =
        Solange die Fähigkeit gesperrt ist, ist die Superseite des zugehörigen Manövers
        zu und die reguläre offen.
    .ruling-3 =
        Hat jemand zwei Fähigkeiten, wird nur die benutzte gesperrt.
    .ruling-4 =
        Auch darauf kann geantwortet werden. Ein verhinderter Zap hat nie stattgefunden.
    .ruling-5 = Eine früher abgeschlossene Benutzung gilt.
