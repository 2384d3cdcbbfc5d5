tech-the_qax = Qax
    .when = Ein Hauptspieler beim Einladen; geht an die eingeladene Person über
    .text =
        Lädst du jemanden ein, gib diese Technologie mit: Diese Person muss sich dir
        anschließen, mit vier Schiffen oder so vielen, wie ohne den Verlust einer Kolonie
        möglich sind. Sie darf die Technologie ebenso weitergeben, auch an dich zurück.
    .help = Ein Verbündeter, der nicht ablehnen kann. Dann kommt sie vielleicht zurück.
    .ruling-1 =
        Sie kommt abgeschlossen an und kann ab der nächsten Herausforderung weitergegeben
        werden.
    .ruling-2 =
        Wer eingeladen ist, wählt, von welchen Kolonien die Schiffe kommen, und darf mehr
        schicken als verlangt, in den üblichen Grenzen.
    .ruling-3 =
        Ist kein Schiff zu entbehren, weil auf jeder Kolonie nur eines steht, wird
        geantwortet, als wäre nichts mitgegeben worden.
    .ruling-4 =
        Die Makros schicken ihr einziges Schiff. Parasiten können nicht zur anderen Seite kommen.

q-the_qax-guest = Wem gibst du die Qax?
    .why = Diese Person muss dir helfen und hat die Qax von da an.
