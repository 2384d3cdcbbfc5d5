tech-quark_battery = Quarkbatterie
    .when = Ein Hauptspieler, nach dem Aufdecken der Karten; dann abgelegt
    .text =
        Beim Abschließen leg eine Herausforderungskarte von deiner Hand darunter. Niemand
        sonst darf sie ansehen oder nehmen. Später darfst du als Hauptspieler nach dem
        Aufdecken deine Herausforderungskarte gegen sie tauschen; dann werden diese
        Technologie und die getauschte Karte abgelegt.
    .help = Die Karte darunter gehört nicht zur Hand, auch nicht bei Handprüfungen.
    .ruling-1 =
        Gibt es keine Herausforderungskarte dafür, wird diese Technologie sofort abgelegt.
    .ruling-2 =
        Ein Gleichziehen, das deine erste Karte kopiert hat, behält diese Kopie.

q-quark_battery-store = Welche Herausforderungskarte legst du darunter?
    .why = Quarkbatterie: Nur du kennst sie. Bis zum Tausch ist sie keine Handkarte.
