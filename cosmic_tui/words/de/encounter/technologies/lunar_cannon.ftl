tech-lunar_cannon = Mondkanone
    .when = Hauptspieler oder Verbündete, nach dem Aufdecken; bleibt im Spiel
    .text =
        Beim Abschließen stell die Mondkanone zwischen zwei benachbarte Planeten deines
        Heimatsystems. In jeder Herausforderung auf einem dieser beiden Planeten, an der
        du beteiligt bist, darfst du die Summe deiner Seite um 10 erhöhen.

        Immer wenn beim Schicksal ein Joker gezogen wird, darfst du sie an einen anderen
        Ort in einem beliebigen System stellen.
    .help = Auf ihren beiden Planeten hilft sie dir im Angriff wie in der Verteidigung.
    .ruling-1 = Ohne zwei Summen zum Vergleichen bringt sie nichts.

q-lunar_cannon-put = Zwischen welche zwei Planeten stellst du die Mondkanone?
    .why = Auf jedem von beiden kann sie deiner Seite 10 bringen.
