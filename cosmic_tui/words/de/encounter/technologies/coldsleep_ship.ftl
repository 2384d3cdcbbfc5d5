tech-coldsleep_ship = Kälteschlafschiff
    .when = Alle, zu Beginn jeder Herausforderung; dann abgelegt
    .text =
        Errichte eine Kolonie auf einem fremden Planeten, auf dem du keine hast, mit bis
        zu vier Schiffen von deinen anderen Kolonien.
    .help = Eine Kolonie ohne Kampf. Gleich danach wird der Spielsieg geprüft.
    .ruling-1 = Andere Schiffe auf dem Planeten bleiben; ihr lebt Seite an Seite.
    .ruling-2 =
        Hast du keine Kolonie, auf die die Forschungsschiffe beim Abschließen zurückkehren könnten,
        darfst du es sofort einsetzen und die Kolonie mit ihnen allen errichten.

q-coldsleep_ship-planet = Wo errichtest du die Kolonie? Fremde Planeten ohne deine Schiffe.
    .why = Kälteschlafschiff: Wer da ist, bleibt. Sie zählt sofort.
q-coldsleep_ship-ships = Welche Schiffe errichten die Kolonie? Wähle { $range }.
    .why = Von beliebigen deiner Kolonien. Eine Kolonie, die du leerst, ist weg.
# fine: term Coldsleep Ship
q-coldsleep_ship-wake = Du hast keine Kolonie mehr. Wo wachen all diese Schiffe auf?
    .why = Kälteschlafschiff: Es errichtet sofort eine Kolonie und wird abgelegt.
    .pass = Die Schiffe gehen in den Warp, und du behältst die Technologie für später.
