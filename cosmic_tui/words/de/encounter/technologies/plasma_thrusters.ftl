# fine: term attack
tech-plasma_thrusters = Plasmatriebwerke
    .when = Angreifer, Verbündete beim Schicken; Verteidiger nach dem Abflug; bleibt
    .text =
        Du darfst in jede Herausforderung ein Schiff mehr schicken als erlaubt: fünf statt
        vier. Als Verteidiger darfst du ein Schiff von einer anderen deiner Kolonien auf
        den angegriffenen Planeten stellen.
    .help = Ein Schiff mehr in jeder Herausforderung summiert sich.
    .ruling-1 =
        Als Verteidiger nur auf einen Planeten, auf dem du eine Kolonie hast oder der zu
        deinem System gehört. Einmal pro Herausforderung.

# fine: term attack
q-plasma_thrusters-from = Welche Kolonie schickt ein Schiff zum angegriffenen Planeten?
    .why = Plasmatriebwerke: Es ist sofort dabei. Eine Kolonie, die du leerst, ist weg.
