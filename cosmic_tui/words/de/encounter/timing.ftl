### Die Ordnung der Dinge, Satz für Satz.

## Wenn eine Herausforderung früh endet

rules-T-END = Wenn eine Herausforderung früh endet
rule-T-END-1 =
    Eine Herausforderung kann früh enden. Neu besiedeln und ein Poltern, bei dem nachgegeben wird,
    beenden sie als Erfolg. Kein Schiff zum Schicken oder keine Herausforderungskarte des Angreifers
    beendet sie und den Zug. Gibt es für den Verteidiger nirgends eine Herausforderungskarte, endet
    sie. Das reguläre Manöver von Hass nennt einen Sieger ohne Karten, das der Verlierer lässt beide
    Seiten verlieren, das Supermanöver der Seher macht sie zur Vereinbarung ohne Bedingungen, und
    Gluonminen, die kein Schiff auf dem Portal lassen, geben dem Verteidiger den Sieg. Zwischen der
    Ursache und dem, was folgt, wird niemand sonst gefragt.
rule-T-END-2 =
    Ausgelegte, aber nie aufgedeckte Karten gehen auf die Hand oder in den Hort dessen zurück, auf
    dessen Seite sie liegen.
rule-T-END-3 =
    Dass der Zug endet, verbietet die gewöhnliche zweite Herausforderung, nicht eine, die eine
    Fähigkeit oder ein Manöver am Ende einer Herausforderung gewährt.
rule-T-END-4 =
    Ist eine Herausforderung vorbei, werden weitere angesagt. Eingeschobene, durch das reguläre Manöver
    der Krieger und den Unendlichkeitsantrieb, kommen zuerst: ganze Herausforderungen mit neuen Grenzen
    für Manöver, aber ohne Beginn des Spielzuges und ohne eigene zweite Herausforderung. Dann geht der
    unterbrochene Zug weiter mit der Herausforderung, die ihm zusteht, oder stattdessen mit dem Ziehen
    von Technologien. In einer eingeschobenen heißt der Zug endet nur, dass diese Herausforderung endet.

## Antworten und Folgen

rules-T-NEST = Antworten und Folgen
rule-T-NEST-1 =
    Antworten stapeln sich: Auf jede kann wieder geantwortet werden, und die letzte wird zuerst
    abgewickelt. Hinzukommen darf nur, was genau auf die oberste antwortet.
rule-T-NEST-2 =
    Was mit Schiffen und Karten geschieht, läuft in dieser Ordnung: was stattdessen geschieht; die
    Änderung selbst, auf einen Schlag; Kolonien und Fähigkeiten werden neu gezählt; was darauf
    antwortet.
rule-T-NEST-3 =
    Was eine Antwort auslöst, wird samt seinen eigenen Antworten zu Ende gebracht, bevor nach der
    nächsten Antwort auf das Erste gefragt wird.
rule-T-NEST-4 =
    Von mehreren Antworten auf dasselbe kommen zwingende zuerst, in Zugreihenfolge, dann freiwillige.
    Was bis dahin gegenstandslos ist, entfällt.
rule-T-NEST-5 =
    Keine endlosen Schleifen: Eine Karte oder Fähigkeit antwortet auf eine Sache höchstens einmal, und
    was eine Fähigkeit durch Antworten gewinnt, löst dieselbe Fähigkeit nie wieder aus, auch nicht bei
    einer anderen Alienrasse.
rule-T-NEST-6 =
    Eine eben auf die Hand gekommene Karte kann im nächsten passenden Moment gespielt werden, nie
    innerhalb der Antworten, in denen sie ankam.
rule-T-NEST-7 = Hat jemand gewonnen, entfällt alles, was noch wartet.

## Das Gefecht

rules-T-REV = Das Gefecht
rule-T-REV-1 =
    Erster Teil, Karten aufgedeckt: Ein Gleichziehen kopiert; was vorher angesagt wurde, wird
    ausgeführt; zwingende Fähigkeiten wirken in Zugreihenfolge (Menschen, Pazifisten, Antimaterie,
    Verdreifacher, Viren, Warpwesen, Krieger, Makros); dann dürfen alle Freiwilliges tun, bis alle
    gepasst haben. Noch keine Verstärkungskarten.
rule-T-REV-2 =
    Zweiter Teil, Verstärkungskarten: diese, die Angriffe und Einsprüche der Reservisten und jedes
    Manöver, Artefakt und jede Technologie, die hier passen, beliebig gemischt, bis alle nacheinander
    gepasst haben.
rule-T-REV-3 =
    Immer wenn sich eine Karte, eine Art oder ein Wert ändert, werden sofort alle Bedingungen neu
    geprüft. Eine zwingende Fähigkeit, deren Bedingung nun zutrifft, wirkt dann; ein Effekt, dessen
    Bedingung nicht mehr zutrifft, bewirkt solange nichts. Jede solche Fähigkeit wirkt höchstens einmal
    pro Herausforderung.
rule-T-REV-4 =
    Die freiwilligen Fähigkeiten des ersten Teils, Auserwählte und Kanonenfutter, sind mit ihm vorbei.
    Manöver, Artefakte und Technologien, die zu beiden Teilen passen, nicht.

## Der Wert einer Karte

rules-T-VAL = Der Wert einer Karte
rule-T-VAL-0 =
    Am Anfang steht die aufgedruckte Zahl. Ein Gleichziehen hat die aufgedruckte Zahl der gegnerischen
    Karte.
rule-T-VAL-1 =
    Dann eine neue Grundlage, die späteste: Eine andere Karte an ihrer Stelle hat ihre eigene Zahl; das
    reguläre Manöver der Menschen macht 42 daraus, das der Pazifisten 15, das der Spiegel eine Kopie des
    gegnerischen Werts; eine zur Verhandlung gewordene Karte hat keinen. Für die alte Karte angesagte
    Änderungen sind mit ihr dahin.
rule-T-VAL-2 =
    Dann das reguläre Manöver der Verdreifacher auf eine gegnerische Karte mit 15 oder mehr: ein
    Drittel, aufgerundet. Es kommt hier, wann es auch gespielt wurde.
rule-T-VAL-3 = Dann die Umkehr der Spiegel.
rule-T-VAL-4 =
    Dann, was bei verdeckten Karten angesagt wurde, in Zugreihenfolge: Angleichung, gerade oder
    ungerade, eine genannte Differenz. Ob sie zutreffen, wird einmal an den eben aufgedeckten Zahlen
    geprüft; wie viel abgezogen oder addiert wird, folgt den aktuellen Werten.
rule-T-VAL-5 =
    Dann die Fähigkeit der Verdreifacher: 10 oder weniger wird verdreifacht, mehr auf ein Drittel
    gekürzt, aufgerundet.
rule-T-VAL-6 =
    Zuletzt die Zahl einer Karte, die Auserwählte addiert haben, vom Übrigen unberührt.
rule-T-VAL-7 =
    Wert in einem Text heißt der Wert in diesem Moment. Er darf unter null fallen. Auf der Hand und im
    Ablagestapel zählt nur die aufgedruckte Zahl.

## Die Summe einer Seite

rules-T-TOT = Die Summe einer Seite
rule-T-TOT-1 =
    Schiffe bringen je 1; die wirkender Makros und die Prometheus 4. Viren multiplizieren stattdessen
    ihre eigenen Schiffe mit der Karte; ihr Supermanöver nimmt verbündete dazu; ihr reguläres Manöver
    multipliziert eigene mit verbündeten. Alles, was zählt oder multipliziert, nimmt Schiffe als
    Stücke, jedes als eins. Antimaterie zieht eigene und alle verbündeten Schiffe ab.
rule-T-TOT-2 =
    Dann einfache Zuschläge in beliebiger Reihenfolge, nie multipliziert: Menschen, Krieger, Warpwesen,
    reguläres Manöver der Makros, Zitadellen, Kanonenfutter, reguläres Manöver von Kamikaze, Mondkanone,
    Xenonlaser.
rule-T-TOT-3 =
    Dann Verstärkungskarten und die Angriffe der Reservisten mit gewöhnlichem Vorzeichen, auch bei
    Antimaterie.
rule-T-TOT-4 =
    Nach unten gibt es keine Grenze. Summen gibt es nur, solange beide Karten Angriffe sind.

## Wer gewonnen hat

rules-T-OUT = Wer gewonnen hat
rule-T-OUT-1 =
    Zuerst Karten und Summen: Die höhere Summe gewinnt, bei Antimaterie die niedrigere. Ein Gleichstand
    gehört so oder so dem Verteidiger.
rule-T-OUT-2 =
    Automatische Siege kommen stattdessen: Pazifisten, und gezappte Menschen, die sogar bei zwei
    Verhandlungen gewinnen. Von zweien gilt der spätere.
rule-T-OUT-3 =
    Ganz zuletzt vertauscht ein Umsturz der Verlierer Sieg und Niederlage. Ohne Sieger bewirkt er
    nichts; zwei heben einander auf.
rule-T-OUT-4 =
    Um wie viel jemand gewonnen hat, ist die einfache Differenz der zwei Summen. Es gibt sie nur, wenn
    Summen verglichen wurden und kein automatischer Sieg gilt. Ein Umsturz ändert sie nicht.
rule-T-OUT-5 =
    Eine Herausforderung kann so enden: Angreifer oder Verteidiger gewinnt, eine Vereinbarung ist
    getroffen oder gescheitert, beide Seiten verlieren, oder sie wird abgebrochen.

## Die Ordnung der Gefechtsfolgen

rules-T-RES = Die Ordnung der Gefechtsfolgen
rule-T-RES-1 =
    Sieger steht fest, Verluste, Landung und Heimkehr, Entschädigung, Belohnung, weitere Folgen, Karte
    behalten, Ablegen, eine abgelegte Karte aufnehmen, Prüfung auf Spielsieg, Ende der Herausforderung.
    Nach zwei Verhandlungen: Verbündete fliegen heim, es wird verhandelt, die Vereinbarung steht und
    wird ausgeführt oder ihr Scheitern bezahlt, und dann weitere Folgen und so fort.
rule-T-RES-2 =
    Verluste laufen in dieser Ordnung: welche Schiffe verloren sind; aus dem Spiel entfernte (Leere);
    solche, die bleiben (Spiffs, Kollapsiumrümpfe); gerettete (Beobachter, Zombies); der Rest geht
    zusammen in den Warp; Kolonien und Fähigkeiten werden gezählt; Antworten auf Verluste; und erst dann
    zusätzliche Verluste (Knüppel), auf dieselbe Weise.
rule-T-RES-3 =
    Landung: was stattdessen geschieht (reguläres Manöver der Schatten); dann landen alle Schiffe auf
    dem Portal eines siegreichen Angreifers zusammen, oder Mitverteidiger fliegen heim; Kolonien werden
    gezählt; dann, was auf neue Kolonien antwortet.
rule-T-RES-4 =
    Eine Vereinbarung wird auf einen Schlag ausgeführt: Karten, Kolonien, von Zombies befreite Schiffe.
    Dann fliegen Schiffe auf dem Portal heim, und Kolonien werden gezählt. Eine gescheiterte wird in
    Zugreihenfolge bezahlt.
rule-T-RES-5 =
    Entschädigung zählt eigene Schiffe, die durch die Niederlage in den Warp kamen, geheilte
    eingeschlossen, und nicht entfernte, gerettete, behaltene oder zerschmetterte. Makros verdoppeln,
    das Supermanöver der Klone darf noch einmal verdoppeln. Ionengas und das reguläre Manöver der Hacker
    stoppen sie, Hacker wählen, woher, das reguläre Manöver der Geizhälse bringt Karten außer
    Reichweite. Alle Karten wandern zusammen.
rule-T-RES-6 =
    Belohnungen zählen die Schiffe des Verbündeten, wenn der Ausgang feststeht. Makros verdoppeln. Alle
    Karten einer Zahlung kommen zusammen, und alle Schiffe.
rule-T-RES-7 =
    Weitere Folgen: zuerst zwingende (Tick-Tack, die Abrechnung von Groll, Zitadellen), dann, was
    andere tun wollen.

## Hände

rules-T-HND = Hände
rule-T-HND-1 =
    Eine neue Hand: Zuerst werden Karten beiseitegelegt, wo ein Effekt es erlaubt (reguläres Manöver der
    Geizhälse, Geier, reguläres Manöver der Maschinen). Der Rest wird gezeigt und zusammen abgelegt,
    acht Karten werden zusammen gezogen, noch einmal, wenn keine Herausforderungskarte dabei ist. Am
    Ende kommen die beiseitegelegten zurück.
rule-T-HND-2 =
    Neue Hände gibt es zu Beginn eines Spielzuges, für den Verteidiger in der Planung und durch
    Hass, Philanthropen und das reguläre Manöver der Maschinen. Wer keine Karten hat, zieht nicht
    allein deshalb.
rule-T-HND-3 =
    Hat sich die Hand eines Hauptspielers nach der Prüfung in der Planung geändert, werden beide Hände
    unmittelbar vor der Kartenwahl noch einmal geprüft.

## Prüfung auf Spielsieg

rules-T-WIN = Prüfung auf Spielsieg
rule-T-WIN-1 =
    Der Spielsieg wird am Ende der Gefechtsfolgen geprüft; sofort, wenn außerhalb davon Kolonien
    entstehen; und wenn eine Fähigkeit es sagt (Masochisten). Innerhalb der Gefechtsfolgen wird nichts
    vorher geprüft.
rule-T-WIN-2 =
    Alles wird zusammen betrachtet: genug Fremdkolonien, ein leeres Tick-Tack mit wirkender Fähigkeit,
    Masochisten ohne Schiffe. Alle, die etwas erfüllen, gewinnen gemeinsam.
rule-T-WIN-3 =
    Schiffe, Kolonien oder Fähigkeiten vor der Prüfung zu verlieren zählt. Sie danach zu gewinnen nicht.

## Spielen und Benutzen

rules-T-USE = Spielen und Benutzen
rule-T-USE-1 =
    Fünf Schritte: ansagen, mit Zielen, Wahl und Preis; Antworten; den Preis zahlen; die Wirkung; und
    wohin die Karte geht.
rule-T-USE-2 =
    Eine freiwillige Fähigkeit kann einmal pro Herausforderung benutzt werden, wenn ihr Text nichts
    anderes sagt; eine zwingende wirkt jedes Mal, wenn ihre Bedingung erfüllt ist, und auf sie kann
    geantwortet werden wie auf jede andere.
rule-T-USE-3 =
    Was durch eine Antwort gestoppt wird, kostet nichts als sich selbst, denn Preise werden vorher nur
    genannt. Ein bezahlter Preis bleibt bezahlt, auch wenn seine Schiffe gerettet werden.
rule-T-USE-4 =
    Dass etwas in dieser Herausforderung schon benutzt wurde, merkt sich die Alienrasse oder Karte, nicht
    die Person.

## Zaps

rules-T-ZAP = Zaps
rule-T-ZAP-1 =
    Gezappt werden kann eine angesagte Benutzung und die Ansage eines Supermanövers. Mehrere zusammen
    angesagte Teile sind eine Benutzung.
rule-T-ZAP-2 =
    Ein Zap hebt diese Benutzung auf und sperrt jede Benutzung dieser Fähigkeit und ihr Supermanöver,
    bis die Herausforderung vorbei ist. Früher abgeschlossene Benutzungen gelten.
rule-T-ZAP-3 =
    Das Zeichen eines Zaps bleibt bei der Alienidentität und wandert mit ihr. Hat jemand zwei
    Fähigkeiten, werden sie getrennt gezappt.
rule-T-ZAP-4 =
    Ein Supermanöver, das bei der Ansage gezappt wird oder zusammen mit der Benutzung, zu der es gehört,
    bewirkt nichts und kehrt ungespielt auf die Hand zurück. Die reguläre Seite oder ein anderes Manöver
    darf in dieser Herausforderung noch gespielt werden. Eine Superseite, deren Wirkung vor dem Zap
    abgeschlossen war, gilt als gespielt.
rule-T-ZAP-5 =
    Zaps sind der Kosmische Zap, der Kosmosfeldgenerator und Menschen, die sich durch ihr
    Supermanöver selbst zappen. Das reguläre Manöver der Heiler antwortet auf jeden fremden Zap.
rule-T-ZAP-6 =
    Ein verhinderter Zap hat nie stattgefunden: Nichts ist gesperrt, und Menschen gewinnen nichts.
rule-T-ZAP-7 =
    Teile einer Fähigkeit, die nicht gezappt werden können, wirken nach einem Zap weiter, aber nicht,
    solange die Fähigkeit verloren ist, wenn der Text nichts anderes sagt.

## Manöver

rules-T-FLR = Manöver
rule-T-FLR-1 =
    Ein Manöver, dessen Text jedes Mal sagt, wirkt trotzdem einmal pro Herausforderung. Eines, das zu
    Beginn eines Spielzuges gespielt wird, gehört zu dessen erster Herausforderung, eines am Ende zu
    der, die gerade endet.
rule-T-FLR-2 =
    Was aus einem gestoppten Manöver wird: Durch Karten-Zap verhindert, wird es abgelegt und war
    gespielt. Durch das reguläre Manöver der Diebe gestohlen, ist es auf deren Hand und wurde von seinem
    Besitzer nie gespielt. Durch das Manöver der Antimaterie verhindert, ist es zurück auf der Hand,
    ungespielt und in dieser Herausforderung gesperrt.
rule-T-FLR-3 =
    Eine Superseite, die eine Benutzung ändert, wird mit dieser gespielt, bevor deren Wirkung
    abgeschlossen ist. Bei einer zwingenden Benutzung wird unmittelbar vor ihrer Wirkung gefragt.
rule-T-FLR-4 =
    Die Superseite braucht die genannte Alienrasse und eine wirkende Fähigkeit. Solange die Fähigkeit
    verloren oder gezappt ist, spielt dieselbe Person die reguläre. Mit zwei Fähigkeiten steht jede
    Superseite offen.
rule-T-FLR-5 =
    Manche Manöver kehren nach ihrer Wirkung nicht zurück; der Text sagt dann, wohin sie gehen.

## Fähigkeiten verlieren und gewinnen

rules-T-POW = Fähigkeiten verlieren und gewinnen
rule-T-POW-1 =
    Heimatkolonien werden nach jeder vollständigen Bewegung gezählt. Eine erloschene Fähigkeit kann von
    da an nichts tun.
rule-T-POW-2 =
    Was angesagt wurde, gilt. Eine angesagte und nicht gezappte Benutzung läuft bis zum Ende, auch wenn
    die Fähigkeit inzwischen verloren, getauscht oder verliehen ist. Jede spätere Benutzung braucht die
    Fähigkeit neu.
rule-T-POW-3 =
    Was anstelle eines Verlusts geschieht, wird beurteilt, bevor sich Schiffe bewegen, und erfasst noch
    den Verlust, der die entscheidende Kolonie kostet. Was auf einen Verlust antwortet, wird danach
    beurteilt und tut es nicht.
rule-T-POW-4 =
    Solange eine Fähigkeit verloren ist, sind alle ihre Teile aus, außer einer schon angeordneten
    Abrechnung (Groll). Plättchen, Hort und Zitadellen bleiben.
rule-T-POW-5 =
    Eine Alienrasse, die den Platz wechselt, nimmt Plättchen, verwahrte Karten und Zeichen mit. Ob sie
    wirkt, entscheiden die Heimatkolonien dort. Ein Aufbau wird nie wiederholt.
rule-T-POW-6 =
    Eine ankommende Fähigkeit ist ab der nächsten Fragerunde dabei; eine, die am Ende einer
    Herausforderung ankommt, ab der nächsten Herausforderung.
rule-T-POW-7 =
    Alienrassen, die einander ausschließen, kommen nie zusammen ins Spiel. Eine, die einen Aufbau
    braucht, wird nie später gezogen.

## In der Herausforderung

rules-T-ENC = In der Herausforderung
rule-T-ENC-1 =
    In der Herausforderung sind: die eigenen Schiffe des Angreifers auf dem Portal, die eigenen Schiffe
    des Verteidigers auf dem Planeten und die Schiffe der Verbündeten auf dem Portal oder neben dem
    Planeten.
rule-T-ENC-2 =
    Der Angreifer hat seine Rolle ab Beginn des Spielzuges, der Verteidiger, sobald das Schicksal
    feststeht, ein Verbündeter ab seiner Antwort, bis das Bündnis aufgehoben oder die Herausforderung
    vorbei ist, auch nach der Heimkehr. Solange der Verteidiger nicht feststeht, passt jede Rolle mit
    Hauptspieler nur auf den Angreifer.
rule-T-ENC-3 = Keine Schiffe mehr zu haben beendet keine Rolle.

## Schiffe

rules-T-SHP = Schiffe
rule-T-SHP-1 =
    Heim heißt auf beliebige eigene Kolonien; ohne eine in den Warp. Schiffe können nicht auf einen
    Planeten zurück, den dasselbe Ereignis geleert hat.
rule-T-SHP-2 =
    Die Grenze von vier Schiffen gilt nur für Abflug und Anschließen. Effekte, die später Schiffe
    hinzufügen, kennen sie nicht.
rule-T-SHP-3 =
    Von dir verlangte Verluste kommen von deinen Kolonien und von Technologien, die du erforschst, nicht
    vom Portal, von neben einem Planeten oder aus dem Warp. Eine gescheiterte Verhandlung nimmt sie von
    überall außerhalb des Warps. Sind es weniger als verlangt, gehen alle, und keine Schuld bleibt.
rule-T-SHP-4 =
    Effekte, mit denen du eigene Schiffe bewegst, zahlst oder opferst, erreichen die auf einer
    Technologie nicht.
rule-T-SHP-5 =
    Ein als Preis bezahltes Schiff ist ein echter Verlust, auf den geantwortet werden kann und der sich
    retten oder heilen lässt wie jeder andere.
rule-T-SHP-6 =
    Aus dem Spiel entfernte Schiffe sind nirgends und zählen für nichts, außer für Heiler und
    Masochisten.

## Alles auf einmal

rules-T-BAT = Alles auf einmal
rule-T-BAT-1 =
    Alles, was eine Person durch eine Ursache in einem Moment gewinnt, verliert, zieht oder ablegt, gilt
    als ein Ereignis. Trifft es mehrere zusammen, hat jeder eines. Jede wiederholte neue Hand ist ein
    neues.
rule-T-BAT-2 =
    Frisch sind Schiffe, die in dieser Herausforderung in den Warp kamen. Schiffe sind gleich; wer
    Schiffe zurückbekommt, nimmt frische zuerst, außer wo frische gesperrt sind.
rule-T-BAT-3 =
    Geht der Stapel mitten im Ziehen aus, wird neu gemischt, und dasselbe Ziehen geht weiter.

## Karten auf dem Weg zum Ablagestapel

rules-T-DIS = Karten auf dem Weg zum Ablagestapel
rule-T-DIS-1 =
    In dieser Ordnung: Wem sie gehört, darf sie behalten (Klone); andere müssen sie einsammeln (Geier);
    andere dürfen sie einsammeln (reguläres Manöver der Reservisten, Supermanöver der Geier); sie liegt
    im Stapel; andere dürfen sie von dort aufnehmen (Diebe, Bello).
rule-T-DIS-2 =
    Eine behaltene Karte wurde nie abgelegt. Gestohlene, geschenkte, getauschte oder als Entschädigung
    genommene Karten sind nicht abgelegt.
rule-T-DIS-3 =
    Gespielte Artefakte werden abgelegt, wenn ihre Wirkung abgeschlossen ist, Herausforderungs- und
    Verstärkungskarten gegen Ende der Gefechtsfolgen, verhinderte Karten sofort.

## Gleichziehen

rules-T-MOR = Gleichziehen
rule-T-MOR-1 =
    Ein Gleichziehen ist überall ein Gleichziehen, außer solange es aufgedeckt liegt. Dann hat es die
    kopierte Art und aufgedruckte Zahl und wird geändert wie jede Karte seiner Seite. Spätere Änderungen
    der kopierten Karte erreichen es nicht. Ein Gleichziehen, das danach hereinkommt, kopiert die
    gegnerische Karte, wie sie dann ist, mit ihrer aufgedruckten Zahl.

## Erfolg

rules-T-SUC = Erfolg
rule-T-SUC-1 =
    Ein Erfolg, der eine zweite Herausforderung erlaubt: Der Angreifer hat gewonnen, eine Vereinbarung
    wurde getroffen, bei einem Poltern wurde nachgegeben oder ein Planet neu besiedelt. Kein Erfolg: Der
    Verteidiger hat gewonnen, eine Verhandlung ist gescheitert, beide Seiten haben verloren oder die
    Herausforderung wurde abgebrochen. Bei einer Vereinbarung hat niemand gewonnen oder verloren, und
    Verbündete gewinnen nichts.
rule-T-SUC-2 =
    Kampflose oder abgebrochene Herausforderungen lösen nichts aus, was nach Sieg, Niederlage oder
    Vereinbarung fragt.

## Wissen

rules-T-INF = Wissen
rule-T-INF-1 =
    Ansagen, Ziele und Preise sind offen. Verdeckte Karten sieht nur, wem ein Text sie zeigt.
    Alle werden im selben Takt gefragt, egal was sie haben.

## Konflikte

rules-T-LIS = Konflikte
rule-T-LIS-1 =
    In dieser Ordnung: was die Texte selbst sagen; verbieten vor erlauben; zwingend vor freiwillig;
    Zugreihenfolge; und wer mehreres hat, ordnet es nach Wunsch.
rule-T-LIS-2 =
    Änderungen von Zahlen streiten nie: Jede hat ihren Platz in der Ordnung von Werten und Summen, und
    nur innerhalb eines Schritts entscheidet die Zugreihenfolge.
rule-T-LIS-3 =
    Würden mehrere Effekte dasselbe Schiff oder dieselbe Karte retten oder bewegen, gilt der zuerst
    angewandte.
rule-T-LIS-4 =
    Angeboten wird dir nur, was in Rolle, Moment und Grenzen passt und mindestens eine erlaubte Wahl hat.
    Eine zwingende Fähigkeit ohne erlaubte Wahl wirkt nicht.
