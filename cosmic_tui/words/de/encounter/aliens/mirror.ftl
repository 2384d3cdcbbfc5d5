alien-mirror = Spiegel
    .tagline = Kehren Ziffern von Angriffen um
    .flavour = Deine größte Zahl kommt rückwärts ins Zimmer.
    .power-name = Umkehr
    .power =
        Sobald beide Herausforderungskarten verdeckt ausliegen und du Angreifer oder
        Verteidiger bist, darfst du diese Fähigkeit benutzen, indem du eine Umkehr
        ansagst. Werden die Karten aufgedeckt, wird jeder Angriff unter den beiden
        rückwärts mit zwei Ziffern gelesen: Aus 15 wird 51, aus 20 wird 2, aus 08 wird
        80. Alles andere geht vom neuen Wert aus. Eine Verhandlung betrifft das nicht.
    .wild =
        Als Hauptspieler: Nach dem Aufdecken der Karten lass deine Herausforderungskarte
        als Kopie der gegnerischen gelten, so wie diese jetzt ist.
    .super =
        Sagst du eine Umkehr an, sag offen, dass sie nur für eine Karte gilt: deine
        oder die deines Gegners.
    .zap =
        Er muss mit deiner Ansage kommen: Die Karten behalten ihre Zahlen. Sind sie
        aufgedeckt, ist es zu spät.
    .help = Niedrige Karten steigen: Eine 09 ist 90 wert, eine 40 nur 4.
    .ruling-1 =
        Ohne das Supermanöver werden beide Karten umgekehrt; aussuchen kannst du nicht.
    .ruling-2 =
        Umgekehrt werden nur die beiden Herausforderungskarten, keine Angriffe, die
        andere Fähigkeiten hinzufügen.
    .ruling-3 =
        Die Umkehr kommt vor anderen Änderungen des Werts, etwa einer Angleichung oder
        Verdreifachung; nur das reguläre Manöver der Verdreifacher ist früher.
    .ruling-4 =
        Eine Karte, die nach dem Aufdecken zum Angriff wird oder ersetzt wird, behält
        ihren gewöhnlichen Wert.
    .ruling-5 =
        Ein Gleichziehen kopiert die andere Karte und wird mit ihr umgekehrt; beide
        Seiten zeigen also denselben Wert.
    .ruling-6 =
        Die Ansage gilt den Karten, die auf jeder Seite schließlich aufgedeckt werden,
        egal wie sie vorher getauscht wurden.
    .ruling-7 = Verlierst du deine Fähigkeit nach der Ansage, ändert das nichts.
    .ruling-8 =
        Regulär: Du kopierst Art und Wert dieses Moments, eine umgekehrte 80 als 80.
        Spätere Änderungen teilst du nicht. Abgelegt wird weiter deine echte Karte.
    .ruling-9 =
        Regulär: Kopierst du eine Verhandlung, sind es zwei Verhandlungen; ihr sucht also
        eine Vereinbarung.

q-mirror-card = Welche Karte kehrst du um: deine oder die deines Gegners?
    .why = Supermanöver: Alle hören es, solange beide Karten noch verdeckt liegen.
