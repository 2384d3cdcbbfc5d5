artifact-emotion_control = Gefühlskontrolle
    .when = Alle, nach dem Aufdecken der Karten
    .line = Angriffe zählen als Verhandlungen: Die Hauptspieler verhandeln.
    .text =
        Jeder Angriff unter den beiden Herausforderungskarten zählt in dieser
        Herausforderung als Verhandlung; die beiden Hauptspieler müssen also über
        eine Vereinbarung verhandeln.
    .help = Rettet eine verlorene Schlacht, wenn je drei Schiffe nicht zu teuer sind.
    .ruling-1 = Auch ein Gleichziehen, das einen Angriff kopiert hat, ändert sich.
    .ruling-2 =
        Verbündete fliegen heim wie bei jeder Verhandlung, und schon gespielte
        Verstärkungskarten waren umsonst.
    .ruling-3 =
        Auch aus Angriff gegen Verhandlung wird eine Verhandlung; niemand schuldet
        Entschädigung.
    .ruling-4 =
        Es muss kommen, bevor alle gepasst haben. Nach der Herausforderung sind die Karten
        wieder, was sie waren.
