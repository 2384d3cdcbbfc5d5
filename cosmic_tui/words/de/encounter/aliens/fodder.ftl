alien-fodder = Kanonenfutter
    .tagline = Häuft mittlere Angriffe an
    .flavour = Ein Kiesel ist nichts. Zähl die Lawine noch mal.
    .power-name = Übermacht
    .power =
        Nach dem Aufdecken der Karten, wenn du Angreifer oder Verteidiger bist und beide
        Angriffe sind, darfst du diese Fähigkeit benutzen: Leg von deiner Hand beliebige
        Angriffe ab, deren Zahl höher ist als deine Karte und niedriger als die deines
        Gegners, und addiere die Summe ihrer Zahlen zu deiner Summe. Du sagst alle auf
        einmal an, vor den Verstärkungen.
    .wild =
        Warst du eingeladen und hast dich herausgehalten, und sind die Karten nun
        aufgedeckt, schließ dich doch noch einer Seite an, die dich eingeladen hat,
        mit genau einem Schiff von einer Kolonie.
    .super =
        Benutzt du diese Fähigkeit, darfst du alle Angriffe ablegen, die niedriger sind
        als die Karte deines Gegners, auch solche, die deiner gleichen oder niedriger
        sind.
    .zap = Die Karten kehren auf deine Hand zurück, der Zuschlag ist weg. Alle sahen sie.
    .help = Mit 06 gegen 14 zählt jede 07 bis 13 auf deiner Hand voll.
    .ruling-1 =
        Es gelten die Werte dieses Moments, nach früheren Änderungen im Gefecht. Ein
        Gleichziehen hat den Wert, den es kopiert hat.
    .ruling-2 = Die Zahlen kommen zu deiner Summe, nicht zu deiner Karte.
    .ruling-3 =
        Hat das Gleichziehen deines Gegners deine Karte kopiert, sind die Werte gleich,
        und keine Karte passt. Auch keine, wenn deine Karte die höhere ist.
    .ruling-4 =
        Nur Angriffe, weder Gleichziehen noch Verhandlung. So abgelegt, sind sie keine
        Herausforderungskarten dieser Herausforderung, und niemand kann sie als solche
        aufnehmen.
    .ruling-5 =
        Einmal pro Herausforderung. Verstärkungskarten darfst du danach noch spielen.
    .ruling-6 =
        Gegen Antimaterie, wo die niedrigere Summe gewinnt, schadet dir die Summe.
    .ruling-7 =
        Regulär: Du wirst ein vollwertiger Verbündeter. Dein Schiff zählt, geht mit der
        Seite verloren oder landet mit einem siegreichen Angreifer oder verdient mit
        einem siegreichen Verteidiger eine Belohnung. Ab dann darfst du
        Verstärkungskarten spielen.
    .ruling-8 =
        Regulär: Hat dich niemand eingeladen oder bist du schon verbündet, kannst du es
        nicht spielen.
    .ruling-9 =
        Regulär: Bei zwei Verhandlungen kehrt dein Schiff einfach mit den anderen
        Verbündeten heim.

q-fodder-cards = Welche Angriffe wirfst du dazu? Mindestens einen.
    .why = Übermacht: Ihre Zahlen kommen zu deiner Summe. Sie kann gezappt werden.
q-fodder-side = Welcher Seite schließt du dich doch noch an?
    .why = Manöver Kanonenfutter: nur wer dich eingeladen hat, und mit einem Schiff.
q-fodder-ship = Welche Kolonie schickt das Schiff?
    .why = Ist es dort das letzte, ist diese Kolonie weg.
