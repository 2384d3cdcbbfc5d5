guide-what = Worum geht es in diesem Spiel?
    .text =
        Du führst eine Alienrasse, deren Fähigkeit die Regeln auf ihre Weise bricht. In deinem Zug richtest du das
        Portal auf einen Planeten eines anderen Spielers, beide Seiten können Verbündete rufen, und beide
        Hauptspieler decken eine Karte auf. Gewinnst du, bleiben deine Schiffe dort als Fremdkolonie. Das Spiel
        gewinnst du mit Kolonien auf fünf Planeten außerhalb deines eigenen Systems (R-VIC-1).
guide-win = Wie gewinne ich?
    .text =
        Du brauchst Kolonien auf fünf Planeten außerhalb deines Heimatsystems (R-VIC-1). Mehrere Spieler können zusammen
        gewinnen (R-VIC-2).
guide-turn = Was geschieht in einem Zug?
    .text =
        Ein Zug hat eine oder zwei Herausforderungen. Jede hat sieben Phasen: Verstärkung, Schicksal, Abflug,
        Bündnisse, Planung, Gefecht, Gefechtsfolgen (R-TRN-9).
guide-who = Wen greife ich an?
    .text =
        Du ziehst eine Schicksalskarte. Sie nennt einen Spieler, lässt dich wählen oder zeigt deine eigene Farbe
        (R-DES-3). Den Planeten wählst du (R-LAU-1).
guide-send = Wie viele Schiffe schicke ich?
    .text =
        Ein bis vier Schiffe, von beliebigen deiner Kolonien (R-LAU-2). Auch Verbündete schicken je ein bis vier
        Schiffe (R-ALL-4).
    .find = schicken losschicken starten mitnehmen
guide-total = Was entscheidet den Sieg?
    .text =
        Bei zwei Angriffen zählt jede Seite Karte, Schiffe, Verbündete und Verstärkungskarten zusammen. Die höhere Summe
        gewinnt (R-REV-5). Ein Angriff schlägt immer eine Verhandlung (R-REV-6).
guide-tie = Was gilt bei Gleichstand?
    .text =
        Bei Gleichstand gewinnt immer der Verteidiger (R-REV-5).
    .find = gleich unentschieden
guide-negotiate = Was bringt eine Verhandlung?
    .text =
        Zwei Verhandlungen: Ihr habt eine Minute für eine Vereinbarung (R-DEA-2). Gegen einen Angriff verliert sie,
        aber du nimmst Karten als Entschädigung für verlorene Schiffe (R-CPN-1).
guide-deal = Was darf man vereinbaren?
    .text =
        Karten von der Hand und je eine Kolonie (R-DEA-3). Mindestens eine Karte oder Kolonie wechselt den Besitzer
        (R-DEA-7). Scheitert die Verhandlung, verlieren beide drei Schiffe (R-DEA-14).
guide-compensation = Was ist Entschädigung?
    .text =
        Verliert deine Verhandlung gegen einen Angriff, nimmst du für jedes verlorene Schiff eine zufällige Karte
        von der Hand des Gegners (R-CPN-1).
guide-allies = Was bekommen Verbündete?
    .text =
        Verbündete eines siegreichen Angreifers bekommen eine Kolonie auf dem Planeten (R-RES-1). Verbündete eines
        siegreichen Verteidigers bekommen für jedes Schiff eine Belohnung: eine Karte oder ein Schiff aus dem Warp
        (R-RWD-1, R-RWD-2).
guide-warp = Wie hole ich Schiffe zurück?
    .text =
        Zu Beginn jeder deiner Herausforderungen verlässt eines deiner Schiffe den Warp (R-REG-2). Belohnungen
        bringen mehr (R-RWD-2).
    .find = holen zurück zurückholen heraus
guide-lose = Was verliert der Unterlegene?
    .text =
        Deine Schiffe in der Herausforderung und die deiner Verbündeten gehen in den Warp (R-RES-2, R-RES-6).
        Niemand scheidet aus (R-GEN-6).
guide-power = Wann ist die Fähigkeit weg?
    .text =
        Du hast sie mit mindestens drei Heimatkolonien (R-POW-1). Mit weniger verlierst du sie; hast du wieder
        genug, kommt sie zurück (R-POW-3).
guide-zap = Was stoppt eine Fähigkeit?
    .text =
        Spiel einen Kosmischen Zap, wenn die Fähigkeit benutzt wird: Diese Benutzung wirkt nicht (R-POW-7).
guide-no_card = Was, wenn mir Karten fehlen?
    .text =
        Ohne Herausforderungskarte zu Beginn deines Zuges legst du die Hand ab und ziehst acht neue Karten
        (R-HND-1). Später endet dein Zug (R-HND-3). Als Verteidiger ziehst du eine neue Hand (R-HND-4).
    .find = Herausforderungskarte Handkarten leer
guide-hand = Wann ziehe ich Karten?
    .text =
        Nicht am Ende eines Zuges. Karten bekommst du durch eine neue Hand (R-HND-1), Entschädigung (R-CPN-1),
        Belohnungen (R-RWD-2), Vereinbarungen (R-DEA-3) und manche Fähigkeiten.
guide-second = Wann darf ich noch einmal?
    .text =
        Ist deine erste Herausforderung ein Erfolg, darfst du eine zweite haben (R-TRN-4). Dafür brauchst du eine
        Herausforderungskarte (R-TRN-7).
guide-flare = Was ist ein Manöver?
    .text =
        Eine Karte mit zwei Hälften: die Super-Hälfte, wenn du die Fähigkeit dieser Alienrasse hast, sonst die
        reguläre. Du kannst in jeder Herausforderung eines spielen (R-FLR-2).
guide-artifact = Wann spiele ich Artefakte?
    .text =
        In der Phase und Rolle, die auf der Karte steht, ob du an der Herausforderung beteiligt bist oder nicht
        (R-TIM-1).
guide-reinforce = Wer darf verstärken?
    .text =
        Die Hauptspieler und ihre Verbündeten, reihum, bis alle passen (R-REV-3). Verstärkungskarten zählen nur,
        wenn zwei Angriffe verglichen werden (R-REV-5).
