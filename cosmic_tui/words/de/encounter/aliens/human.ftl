# fine: term Human
alien-human = Menschen
    .tagline = +4 für ihre Seite; gezappt: Sieg
    .flavour = Auf dem Papier gewöhnlich, unerträglich, sobald jemand Halt sagt.
    .power-name = Menschlichkeit
    .power =
        In jeder Herausforderung, in der du Hauptspieler bist oder als Verbündeter Schiffe
        hast, benutzt du diese Fähigkeit, wenn die Karten aufgedeckt werden: Zur Summe
        deiner Seite kommen 4 hinzu.

        Wird diese Benutzung gezappt, bekommst du keine 4: Stattdessen gewinnt deine
        Seite die Herausforderung auf der Stelle, egal welche Karten und Summen es
        gibt.
    .wild =
        Als Hauptspieler: Sind die Menschen nicht dein Gegner, mach aus deiner eigenen
        Herausforderungskarte, egal was sie ist, einen Angriff 42. Dann gib dieses
        Manöver den Menschen, oder leg es ab, wenn niemand sie anführt.
    .super =
        Benutzt du diese Fähigkeit, addiere 8 statt 4; oder leg dieses Manöver ab und
        zappe dich selbst, womit deine Seite die Herausforderung gewinnt.
    .zap =
        Deine Seite gewinnt sofort. Der Sieg selbst ist keine Benutzung und kann nicht
        gezappt werden.
    .help = Die eine Fähigkeit, die alle in Ruhe lassen, aus gutem Grund.
    .ruling-1 =
        Es geschieht bei allen Karten, selbst bei zwei Verhandlungen. Dann hat die 4
        nichts, worauf sie wirkt, aber ein Zap gewinnt trotzdem: Verhandelt wird nicht.
    .ruling-2 =
        Die 4 kommt zur Summe hinzu, einmal pro Herausforderung, nicht zur Karte und
        nicht zu den Schiffen.
    .ruling-3 =
        Ein Zap, der selbst verhindert wird, hat nie stattgefunden: Du bekommst deine 4
        und keinen automatischen Sieg.
    .ruling-4 = Solange deine Fähigkeit verloren ist, bekommst du keines von beiden.
    .ruling-5 = Bei einem automatischen Sieg gewinnt oder verliert niemand um eine Zahl.
    .ruling-6 =
        Bestimmt ein anderer Effekt ebenfalls einen Sieger, etwa die Pazifisten, gilt
        der spätere. Ein Umsturz der Verlierer kommt nach allen und kehrt das Ergebnis um.
    .ruling-7 =
        Wer mit einer Verhandlung gegen den automatischen Sieg verliert, bekommt trotzdem
        Entschädigung für verlorene Schiffe.
    .ruling-8 =
        Auch als Verbündeter gewinnst du so für deine Seite; der Sieg wird abgewickelt
        wie jeder andere.
    .ruling-9 =
        Regulär: Führst du selbst die Menschen ohne Fähigkeit an, bekommst du das Manöver
        auf die eigene Hand zurück.
    .ruling-10 =
        Super: Dich selbst zu zappen gilt in jeder Hinsicht als Zap. Wird das Manöver
        verhindert, wird es abgelegt, und die gewöhnlichen 4 bleiben.

# fine: term encounter
q-human-mode = 8 statt 4 addieren, oder dich selbst zappen und gewinnen?
    .why = Dich selbst zu zappen kostet dieses Manöver, und deine Seite gewinnt.
