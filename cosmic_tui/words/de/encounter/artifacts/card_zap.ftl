# fine: term encounter card; term reinforcement
artifact-card_zap = Karten-Zap
    .when = Alle, wenn jemand anderes ein Artefakt oder Manöver ansagt
    .line = Hebt ein Artefakt oder Manöver auf, das eben angesagt wurde.
    .text =
        Antworte auf ein Artefakt oder Manöver, egal welche Seite, das jemand anderes
        eben angesagt hat: Es hat keine Wirkung und kommt auf den Ablagestapel.
    .help = Nur gegen Artefakte und Manöver, nicht gegen andere Karten oder Technologien.
    .ruling-1 = Es muss kommen, bevor die Wirkung jener Karte beginnt.
    .ruling-2 =
        Ein gezapptes Manöver ist an den Ablagestapel verloren und war für diese
        Herausforderung das eine Manöver. Ein für die Karte genannter Preis wird nicht
        bezahlt.
    .ruling-3 =
        Es kann auf einen Kosmischen Zap antworten oder auf einen anderen Karten-Zap. Die
        letzte Antwort wird zuerst abgewickelt.
