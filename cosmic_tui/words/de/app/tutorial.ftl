### Das geführte erste Spiel: ein Gedanke pro Zeile, dann eine Sache zu tun.

tut-welcome = Fünf Kolonien auf fremden Planeten gewinnen. Schiffe dort sind eine Kolonie.
tut-launch = Mehr Schiffe wiegen mehr, doch alles Geschickte kann weg sein. Nimm drei.
tut-alliance = Bitte ruhig um Hilfe: Auch Verbündete des Angreifers gewinnen einen Planeten.
tut-cards = Eine leere Hand füllt sich nicht sofort. Schlechte Karten verbraucht man.
tut-negotiate = Verhandlung verliert gegen Angriff, bringt aber je Schiff eine Karte.
tut-key = Drück jederzeit { $key }: erklärt, was gefragt ist und durch welche Karte.

## Zurufe am echten Tisch, jeder einmal

tut-race = Fünf Fremdkolonien gewinnen. Alle Aliens biegen die Regeln auf ihre Weise.
    .do = Lies beide Fähigkeiten. 1 oder 2 wählt, { $key-send } schickt ab.
tut-destiny = Wen du angreifst, sagt das Schicksal. Welchen Planeten, sagst du.
    .do = Wähl einen mit wenigen Schiffen.
# fine: term colony
tut-ships = Drei Schiffe sind üblich. Lass auf jedem Planeten eines: leer gilt nicht.
    .do = { $key-send } schickt die bereiten. 0 und Ziffern wählen andere.
tut-empty = Das leert einen Planeten. Unter drei Heimatkolonien ruht deine Fähigkeit.
    .do = Nimm stattdessen ein Schiff von einem volleren Planeten.
tut-invite = Verbündete legen ihre Schiffe zu deinen; siegst du, haben sie etwas davon.
    .do = Hak jemanden an, der nicht vor dir liegt.
tut-answer = Andere greifen an. Dem Sieger zu helfen lohnt ein, zwei Schiffe.
    .do = Schick zwei Schiffe zur Seite, die stärker aussieht.
tut-hand = Ein Angriff kämpft mit seiner Zahl. Eine Verhandlung gibt gegen Lohn nach.
    .do = Wähl einen Angriff und drück { $key-send }.
tut-sum = Jede Seite zählt Karte und Schiffe. Mehr siegt; Gleichstand: Verteidiger.
    .do = Drück { $key-explain }, um zu sehen, wie gerechnet wird.
tut-reinforce = Verstärkungskarten kommen zuletzt, von beiden Seiten, bis alle passen.
    .do = Gib eine dazu, wenn du zurückliegst, oder drück 0.
tut-desk = Zwei Verhandlungen: Einigt euch auf Karten, Kolonien, sonst je drei Schiffe.
    .do = Biete eine Kolonie für eine Kolonie.
tut-compensation = Verlierst du mit Verhandlung, bringt jedes Schiff eine Karte vom Sieger.
    .do = Mit schlechten Karten einen Versuch wert: wähl, und drück { $key-send }.
tut-power = Deine Aliens brechen eine Regel. Ihr Text sagt, wann du sie benutzt.
    .do = Drück { $key-read } auf deinem Namen, um ihn zu lesen.
tut-winning = Alle, die im selben Moment fünf erreichen, gewinnen gemeinsam.
    .do = Bring diese Herausforderung zu Ende; alles Weitere liegt bei dir.
tut-muted = Der Trainer schweigt jetzt. { $key-coach } holt ihn zurück.
