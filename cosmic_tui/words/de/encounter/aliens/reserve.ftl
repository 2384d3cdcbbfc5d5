alien-reserve = Reservisten
    .tagline = Kleine Angriffe helfen spät
    .flavour = Die zweite Welle hat im Laderaum geschlafen.
    .power-name = Nachschub
    .power =
        Werden Verstärkungskarten gespielt und bist du Hauptspieler oder Verbündeter,
        darfst du diese Fähigkeit benutzen und Angriffe mit 06 oder weniger von deiner
        Hand als Verstärkungskarten dieses Werts spielen, so viele du willst, jede für
        eine beliebige Seite.

        Spielt jemand anderes eine Verstärkungskarte, darfst du diese Fähigkeit benutzen
        und eine Verhandlung von deiner Hand ablegen: Jene Verstärkungskarte bewirkt
        nichts und wird abgelegt.
    .wild =
        Würde eine Verstärkungskarte von jemand anderem abgelegt, gleich aus welchem
        Grund, nimm sie stattdessen auf deine Hand.
    .super =
        Unter den Angriffen, die du als Verstärkungskarten spielst, darf einer bis zu 09
        haben.
    .zap =
        Die Angriffe gehen auf deine Hand zurück; oder die Verstärkungskarte zählt, und
        du behältst die Verhandlung. Beides ist dann in dieser Herausforderung gesperrt.
    .help = Kleine Angriffe sind späte Kraft, eine Verhandlung ist ein Schild.
    .ruling-1 = Angriffe, die du vor einem Zap schon hinzugefügt hast, zählen weiter.
    .ruling-2 =
        Die Karten kommen von deiner Hand; die ausgelegte Herausforderungskarte kann nicht
        auch noch dazu. Eine 00 bringt nichts, und ein Gleichziehen auf der Hand ist kein
        Angriff.
    .ruling-3 =
        Auf dem Tisch ist eine solche Karte in jeder Hinsicht eine Verstärkungskarte, auf
        die geantwortet und die verhindert werden kann. Im Ablagestapel ist sie wieder
        ein Angriff.
    .ruling-4 =
        Sie kommt zu einer Summe hinzu und ändert nie den Wert einer Karte; sie wird also
        weder multipliziert noch verdreifacht.
    .ruling-5 =
        Du darfst so deine letzten Herausforderungskarten spielen; die üblichen Regeln
        für eine leere Hand gelten später.
    .ruling-6 =
        Du darfst eine Verstärkungskarte nach der anderen verhindern, jede für eine
        Verhandlung.
    .ruling-7 = Alle sehen, was du hinzufügst und was du ablegst.
    .ruling-8 =
        Regulär: Es gilt auch für eine Verstärkungskarte, die verhindert oder ungespielt
        abgelegt wurde. Von mehreren zugleich nimmst du eine, und nie deine eigene.
    .ruling-9 =
        Super: eine Karte pro Herausforderung. Sie gehört zu deiner Benutzung dieser
        Fähigkeit und kann wie der Rest gezappt werden.

ev-reserve-collected = { $who } sammelt { THE($face, "acc") } ein.
    .you = Du sammelst { THE($face, "acc") } ein.
    .at-you = { $who } nimmt dir { THE($face, "acc") } weg.
# fine: term reinforcement
q-reserve-boost = Welche kleinen Angriffe fügst du hinzu? Mindestens einen.
    .why = Nachschub: Für jeden nennst du eine Seite. Er kann gezappt werden.
q-reserve-side = Welche Seite bekommt { THE($face, "acc") }?
    .why = Du darfst jeder Seite helfen, nicht nur deiner eigenen.
q-reserve-one = Welchen Angriff fügst du als Verstärkung hinzu?
    .why = Supermanöver: einen einzigen, bis 09.
q-reserve-collect = Welche Verstärkungskarte sammelst du ein?
    .why = Manöver der Reservisten: eine der fremden, die gerade abgelegt werden.
