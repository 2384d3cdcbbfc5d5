alien-pacifist = Pazifisten
    .tagline = Verhandlung schlägt Angriff
    .flavour = Eine offene Hand, ausgestreckt, bis du umfällst.
    .power-name = Frieden
    .power =
        Bist du Angreifer oder Verteidiger und trifft deine Verhandlung auf einen
        Angriff, benutzt du diese Fähigkeit: Deine Seite gewinnt die Herausforderung.

        Bei zwei Verhandlungen sucht ihr wie üblich eine Vereinbarung; zeigst du einen
        Angriff, bewirkt diese Fähigkeit nichts.
    .wild =
        Als Hauptspieler, dessen Verhandlung auf einen Angriff trifft: Lass deine Karte
        in dieser Herausforderung als Angriff 15 gelten.
    .super =
        Scheitert eine Verhandlung von dir, verlierst du nur ein Schiff und dein Gegner
        fünf.
    .zap =
        Zurück zur gewöhnlichen Regel: Du verlierst und nimmst Entschädigung für die
        verlorenen Schiffe.
    .help = Wer deine Verhandlung fürchtet, muss mit dir reden.
    .ruling-1 =
        Niemand bekommt Entschädigung: Dein Gegner hat keine Verhandlung gezeigt, und du
        hast keine Schiffe verloren.
    .ruling-2 =
        Ein Gleichziehen ist, was es wurde. Dein Gleichziehen gegen einen Angriff ist ein
        Angriff; ein gegnerisches gegen deine Verhandlung ist eine Verhandlung.
    .ruling-3 =
        Immer wenn sich im Gefecht eine Karte ändert, wird neu geprüft. Wird aus dem
        Angriff eine Verhandlung, ist dein Sieg dahin; wird deine Karte später zur
        Verhandlung, gewinnst du dann.
    .ruling-4 =
        Bestimmt ein anderer Effekt ebenfalls einen Sieger, etwa die Menschen, gilt
        der spätere. Ein Umsturz der Verlierer macht aus deinem Sieg eine Niederlage mit
        Verhandlung, und die bringt Entschädigung.
    .ruling-5 =
        Solange der Sieg gilt, zählen Summen und Verstärkungen nicht, und niemand gewinnt
        oder verliert um eine Zahl.
    .ruling-6 =
        Solange deine Fähigkeit verloren ist, gilt für Verhandlungen die gewöhnliche
        Regel.
    .ruling-7 =
        Regulär: Von da an ist es in jeder Hinsicht ein Angriff: Summen werden
        verglichen, und Entschädigung steht dir nicht zu.
    .ruling-8 =
        Super: Du nimmst beide Hälften oder keine. Jeder wählt seine Schiffe selbst; sind
        es weniger, gehen alle. Es gilt auch für eine Vereinbarung, die jemand annulliert.
