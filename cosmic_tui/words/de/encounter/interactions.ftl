### Was geschieht, wenn bestimmte Aliens und Karten zusammentreffen. .who = um wen es geht.

rules-X = Wenn Aliens zusammentreffen
rule-X-01 =
    Wer den Sehern gegenübersteht, legt seine Karte offen aus, die Seher ihre verdeckt, und erst dann
    dürfen die Hexer tauschen. Jeder kennt eine der beiden Karten.
    .who = Seher, Hexer
rule-X-02 =
    Händler, reguläres Manöver der Seher, Kamikaze und Verlierer sind alle vorbei, bevor die Seher eine
    Karte sehen. Vorher werden die Hände noch einmal geprüft.
    .who = Seher, Händler, Kamikaze, Verlierer
rule-X-03 =
    Ansagen gehören den Seiten. Wer auch zuerst ansagt, sie wirken auf die Karten, die am Ende dort
    liegen.
    .who = Hexer, Spiegel, Rechner, Zocker
rule-X-04 =
    Deine Herausforderungskarte ist die, die am Ende auf deiner Seite liegt; als deren Karte wird sie
    behalten, genommen und abgelegt. Eine getauschte Hortkarte kehrt nicht in den Hort zurück.
    .who = Hexer, Klone, Diebe, Bello, Geizhälse
rule-X-05 =
    Werden Aliens getauscht, gelten schon angesagte Benutzungen für die Seite, die sie angesagt hat.
    Zap-Zeichen gehen mit der Alienrasse. Am neuen Platz ist sie ab der nächsten Fragerunde zu benutzen.
    .who = Hexer, reguläres Manöver
rule-X-06 =
    Gegen die Seher dürfen die Zocker ihre Fähigkeit benutzen, wenn ihre Karte offengelegt wird: Sie
    nennen eine Karte, der Gegner antwortet sofort, und die Benutzung ist verbraucht.
    .who = Zocker, Seher
rule-X-07 =
    Ein gegnerisches Gleichziehen kopiert die genannte Karte, wenn sie geglaubt wird, die echte, wenn
    nachgesehen wird. Ein eigenes der Zocker ist nur als Gleichziehen wahr genannt. Umkehr und andere
    Änderungen wirken auf eine geglaubte Aussage wie auf eine aufgedeckte Karte.
    .who = Zocker, Gleichziehen
rule-X-08 =
    Eine geglaubte Karte geht unter den Stapel. Niemand, auch nicht ihr Besitzer, kann sie behalten,
    nehmen oder aufnehmen.
    .who = Zocker, Klone, Diebe, Bello
rule-X-09 =
    Durch Nachsehen verlorene Schiffe sind ein gewöhnlicher Verlust: gerettet, geheilt, beantwortet, aber
    nie für Entschädigung gezählt.
    .who = Zocker, Zombies, Heiler, Vakuum
rule-X-10 =
    Zuerst kommt das Entfernen aus dem Spiel. Die anderen wirken nur auf Schiffe, die die Grenze in den
    Warp schickt.
    .who = Leere, Zombies, Spiffs, Beobachter
rule-X-11 =
    Heiler dürfen entfernte Schiffe zurückgeben. Vakuum, Warpwesen und Entschädigung sehen nur Schiffe,
    die in den Warp kamen.
    .who = Leere, Heiler, Vakuum, Warpwesen
rule-X-12 =
    Verlieren beide Seiten oder scheitert eine Verhandlung, gibt es keinen Sieger, und nichts wird
    entfernt.
    .who = Leere, Verlierer
rule-X-13 =
    Beide könnten Schiffe verbündeter Zombies retten. Wer in Zugreihenfolge zuerst kommt, tut es; wird
    diese Benutzung gezappt, darf der andere.
    .who = Zombies, Beobachter
rule-X-14 =
    Von ihnen genannte Schiffe werden stattdessen auf andere Kolonien versetzt. Der Effekt gilt als
    ausgeführt und wird nicht neu zugewiesen.
    .who = Zombies, Vakuum, Knüppel, Schatten, Groll, Hass, Pest
rule-X-15 =
    Ein geretteter Preis bleibt bezahlt. Die Karten von Kamikaze zählen nur Schiffe, die im Warp ankamen.
    .who = Zombies, Kamikaze
rule-X-16 =
    Zuerst wirkt Vakuum, dann Heiler. Vakuum zu heilen hebt nichts auf, und auch dessen Opfer dürfen
    geheilt werden.
    .who = Heiler, Vakuum
rule-X-17 =
    Der Verlust hat stattgefunden: Volle Entschädigung steht zu, und die zurückkehrenden Schiffe lassen
    Schiffshalter anhaften. Geleerte Planeten bleiben leer; eine verlorene Fähigkeit kommt also nicht
    zurück.
    .who = Heiler, Schiffshalter
rule-X-18 =
    Kostet der Verlust Vakuum die dritte Heimatkolonie, ist die Fähigkeit aus, und es gibt keine
    Katharsis. Zombies an dieser Stelle retten ihre Schiffe noch.
    .who = Vakuum, verlorene Fähigkeit
rule-X-19 =
    Zwei mit dieser Fähigkeit antworten einander, jeder höchstens mit der eben verlorenen Zahl, bis die
    Kolonien leer sind.
    .who = Vakuum, Vakuum
rule-X-20 =
    Die Differenz ist die einfache der Summen, auch bei vertauschter Ordnung und Umsturz. Automatische
    Siege und fehlende Summen haben keine.
    .who = Spiffs, Kollapsiumrümpfe, Verlierer, Antimaterie
rule-X-21 = Sie stören einander nicht: Zwei Schiffe bleiben.
    .who = Spiffs (reguläres Manöver), Kollapsiumrümpfe
rule-X-22 =
    Der spätere automatische Sieg gilt, dann kehrt der Umsturz ihn um. Durch Umsturz geschlagene
    Pazifisten haben mit einer Verhandlung verloren und nehmen Entschädigung.
    .who = Menschen, Pazifisten, Verlierer
rule-X-23 =
    Werden die Menschen gezappt, gilt der Sieg, egal was die Karten sind oder werden: keine Verhandlung,
    kein Vergleich.
    .who = Menschen, Gefühlskontrolle, Antimaterie
rule-X-24 =
    Ein verhinderter Zap bringt keinen Sieg, und die 4 bleibt. Zappen die Menschen sich selbst, kann das
    reguläre Manöver der Heiler nicht antworten, aber was Manöver verhindert, schon.
    .who = Menschen, Heiler, Karten-Zap
rule-X-25 =
    Ihre Bedingungen werden neu geprüft, wann immer sich eine Karte ändert. Gefühlskontrolle beendet
    beide; die regulären Manöver von Spiegel, Menschen und Pazifisten und die Auserwählten können sie
    beenden oder auslösen.
    .who = Pazifisten, Antimaterie
rule-X-26 =
    Beides gilt: Die niedrigere Summe gewinnt, dann werden Sieg und Niederlage vertauscht. Ein
    Gleichstand geht an den Verteidiger und wird ebenfalls vertauscht.
    .who = Antimaterie, Verlierer
rule-X-27 =
    Schiffe der Makros und die Prometheus werden mit 4 abgezogen. Ein gegnerisches Produkt der Viren wird
    addiert. Verstärkungskarten behalten ihr Vorzeichen.
    .who = Antimaterie, Makros, Viren
rule-X-28 =
    Trifft bei einem Umsturz Angriff auf Verhandlung, gewinnt die Verhandlung, und niemand nimmt
    Entschädigung, weil die unterlegene Seite sie nicht gezeigt hat.
    .who = Verlierer, Entschädigung
rule-X-29 = Sie alle richten sich nach dem endgültigen Ausgang.
    .who = Verlierer, Tick-Tack, Krieger, Knüppel, Barbaren, Zitadellen
rule-X-30 =
    Hat die Hand einen Angriff, muss einer ausgelegt werden, von hier oder dort. Diese Pflicht geht
    einer geschenkten Verhandlung vor, und auch eine offen ausgelegte Karte folgt ihr.
    .who = Verlierer, Geizhälse, Philanthropen, Seher
rule-X-31 =
    Beide Seiten haben verloren: Verluste können gerettet werden, Groll nimmt 4, Krieger bekommen zwei
    Plättchen, Tick-Tack tut nichts, und Zitadellen bleiben.
    .who = Verlierer (reguläres Manöver), Groll, Krieger, Tick-Tack
rule-X-32 =
    Grenzen für Abflug und Anschließen binden später hinzugefügte Schiffe nicht, außer beim Supermanöver
    der Beobachter, das vier nennt. Jedes hinzugefügte Schiff wiegt, was die Fähigkeit seines Besitzers
    sagt.
    .who = Amöben, Makros, Milben, Plasmatriebwerke
rule-X-33 =
    Ohne Schiff geht der Kampf weiter: keine Landung, kein Verlust, keine Belohnung; Barbaren behalten
    keine Karte, Knüppel zerschmettern nichts, und ein Produkt der Viren ist 0.
    .who = Amöben
rule-X-34 =
    Die Grenze von einem Schiff verbietet und geht also vor, außer das Supermanöver der Makros wird
    gespielt.
    .who = Makros, Qax, Parasiten
# fine: term ally
rule-X-35 =
    Zuerst kommt die Prüfung von Groll, und ihre Plättchen bleiben. Wessen Bündnis aufgehoben ist, der
    kann nicht mehr geben, ziehen oder Schiffe bringen; vorher Getanes bleibt.
    .who = Kraftfeld, Milben (reguläres Manöver), Groll
rule-X-36 =
    Er verbietet das Einladen. Parasiten dürfen trotzdem kommen; die Qax, die eine Einladung braucht,
    hilft dem Verteidiger nicht.
    .who = Energiemantel, Parasiten, Qax
rule-X-37 =
    Auch ein Gleichziehen, das einen Angriff kopiert hat, ändert sich. Vorher verbrauchte Karten bleiben
    verbraucht. Ein danach eingesetzter neuer Angriff, durch Auserwählte oder das reguläre Manöver der
    Menschen, ist wieder ein Angriff.
    .who = Gefühlskontrolle
rule-X-38 =
    In dieser Ordnung: reguläres Manöver der Verdreifacher, Umkehr, Angleichung, Fähigkeit der
    Verdreifacher. Zum Beispiel 30 gegen 08 mit jenem Manöver auf die 30: erst 10, umgekehrt 01; die 08
    umgekehrt ist 80, und angeglichen 79.
    .who = Rechner, Spiegel, Verdreifacher
rule-X-39 =
    Eine addierte Karte zählt einfach, nach allem anderen. Eine Karte anstelle der alten beginnt bei
    ihrer aufgedruckten Zahl ohne angesagte Änderungen, aber Verdreifacher und Viren gelten für sie.
    .who = Auserwählte, Rechner, Spiegel, Verdreifacher, Viren
rule-X-40 =
    Multipliziert wird der endgültige Wert der Karte. Schiffe zählen als Stücke, jedes als eins.
    .who = Viren, Verdreifacher, Makros
rule-X-41 = Der Warp wird einmal gezählt, wenn die Warpwesen ihre Fähigkeit benutzen.
    .who = Warpwesen, Kamikaze, Vakuum
# fine: term attack
rule-X-42 =
    Es zählt der angegriffene Planet, egal wer ihn verteidigt. Der Zuschlag ist einfach. Aktiviert und
    verloren zerstört Zitadellen auch ohne Summen.
    .who = Zitadellen, Wille, Antimaterie
rule-X-43 =
    Klone behalten ihre Karte, bevor sie abgelegt wird. Diebe und Bello nehmen danach auf, in
    Zugreihenfolge; wer zuerst kommt, bekommt sie.
    .who = Klone, Diebe, Bello
rule-X-44 =
    Ein behaltenes oder gestohlenes Artefakt ist nicht abgelegt. Ein verhindertes oder weggeworfenes wird
    eingesammelt, und das verhindernde auch, wenn es jemand anderem gehörte.
    .who = Geier, Klone, Diebe, Leere
rule-X-45 =
    Der Hort ist sicher, solange er daliegt. Artefakte und Verstärkungskarten, die daraus gespielt oder
    beim Erneuern weggeworfen werden, sind gewöhnlich abgelegt.
    .who = Geizhälse, Geier, Reservisten
rule-X-46 =
    Ein Stapel Antworten, die letzte zuerst. Gestohlen: Die Karte ist bei den Dieben und wurde nie
    gespielt. Durch Karten-Zap oder die Leere verhindert: abgelegt und gespielt. Durch Antimaterie
    verhindert: zurück auf der Hand, ungespielt. Noch nicht bezahlte Preise bleiben unbezahlt.
    .who = Diebe, Leere, Antimaterie, Karten-Zap
rule-X-47 =
    Anhaften löst nie Anhaften aus. Die Karte der Heiler, jede neue Hand und jede Zahlung zählen einmal;
    das ganze Auffüllen der Mutanten zählt einmal, wenn eine Karte vom Stapel kam.
    .who = Schiffshalter, Heiler, Mutanten
rule-X-48 =
    Jeder, dessen Schiffe den Warp verlassen, lässt Schiffshalter anhaften. Heimliches Mitnehmen durch
    die alternative Diebe-Manöverkarte nicht.
    .who = Schiffshalter, Schatten, Zombies, Möbiusröhren
rule-X-49 =
    Es sieht jede Karte, die die gewählte Person vom Stapel zieht, auch für den Hort; es wählt nie. Der
    daliegende Hort bleibt ungesehen.
    .who = Telepathen (reguläres Manöver), Schiffshalter, Geizhälse, Auserwählte
rule-X-50 =
    Das Ziehen wartet, die Kolonie wird errichtet, und vielleicht gewinnt jemand damit. Sonst geht das
    Ziehen weiter.
    .who = Tick-Tack, reguläres Manöver
rule-X-51 =
    Eingeschobene Herausforderungen kommen zuerst, dann geht der Zug weiter. Eine eingeschobene zählt
    nie zu denen des Zuges.
    .who = Maschinen, Krieger (reguläres Manöver), Unendlichkeitsantrieb
rule-X-52 =
    Jedes Ende einer eigenen Herausforderung erlaubt eine weitere, wenn eine Herausforderungskarte da
    ist.
    .who = Maschinen, Milben, Seher
rule-X-53 =
    Alle ziehen aus denselben nicht mitspielenden Aliens, in Zugreihenfolge. Werden die Wiedergeborenen
    weggewechselt, geht ihre Inkarnation mit.
    .who = Wiedergeborene, wechselnde Spezialfähigkeiten, Saat der Ahnen
rule-X-54 =
    Eine neue Fähigkeit wirkt ab der nächsten Herausforderung: keine zusätzliche und keine Plättchen für
    die eben verlorene.
    .who = Wiedergeborene, Maschinen, Krieger
rule-X-55 =
    Wer leiht, hat die Alienrasse, wie sie ist, bis die Herausforderung vorbei ist, und die eigene
    Fähigkeit nicht.
    .who = Philanthropen, reguläres Manöver
rule-X-56 =
    Zu Beginn einer Herausforderung geliehen: Auf die Schiffe dessen, der leiht, wird gesehen, bevor der
    Angreifer ein Schiff befreit.
    .who = Philanthropen (reguläres Manöver), Masochisten
rule-X-57 =
    Nie mit Heilern. Als Inkarnation behält sie nur sich selbst. Aus dem Spiel entfernte Schiffe gelten
    als verloren, solche auf einer Technologie nicht.
    .who = Masochisten, Heiler, Leere
rule-X-58 =
    Ein Spielsieg am Ende der Gefechtsfolgen kommt vor dem nächsten Beginn einer Herausforderung.
    .who = Masochisten, Tick-Tack
rule-X-59 =
    Eine Prüfung, gemeinsamer Sieg. Eine annullierte Vereinbarung ist gescheitert. Die Vereinbarung
    ohne Bedingungen durch das Supermanöver der Seher nimmt ein Plättchen.
    .who = Tick-Tack, Annullierung, Seher
rule-X-60 =
    Der Hort ist für sie alle keine Hand: nicht gezählt, gesehen, getauscht, genommen, abgelegt oder
    verschenkt.
    .who = Geizhälse, Mutanten, Telepathen, Händler, Seher, Barbaren, Hacker, Milben
rule-X-61 =
    Der Beginn des Spielzuges sieht nur auf die Hand. In der Planung und vor einer zweiten
    Herausforderung genügt eine Herausforderungskarte im Hort; eine neue Hand ist für den Verteidiger
    dann seine eigene Wahl.
    .who = Geizhälse, neue Hände
rule-X-62 =
    Beide Hände der Hauptspieler sind geprüft, bevor die Händler wirken. Nach ihrem Supermanöver werden
    sie noch einmal geprüft.
    .who = Händler
rule-X-63 =
    Alle wirken vor den Einladungen, in Zugreihenfolge. Gesehenes ist, wie es in diesem Moment war.
    .who = Telepathen, Mutanten, Händler (reguläres Manöver)
rule-X-64 =
    Es wirkt vor der Handprüfung und kann so einen Zug oder eine neue Hand retten. Verlorene
    Heimatkolonien schalten Fähigkeiten sofort ab; die Karten werden trotzdem gezogen.
    .who = Kamikaze
rule-X-65 =
    In den Gefechtsfolgen ist jeder Verlust verbündeter Schiffe erfasst, gleich aus welchem Grund, und in
    anderen Phasen keiner; nie die eigenen Schiffe eines Hauptspielers.
    .who = Beobachter
rule-X-66 =
    Zuerst kommt die Beute; gezahlt wird aus den Händen, wie sie dann sind. Übrige Artefakte sind für die
    Geier abgelegt.
    .who = Barbaren, Hacker, Geier
rule-X-67 =
    Erst die Menge, dann woher, dann der Schutz. Unbeteiligte Dritte dürfen Karten durch das reguläre
    Manöver der Geizhälse schützen, aber nicht durch das der Hacker verweigern.
    .who = Hacker, Klone, Makros, Geizhälse
rule-X-68 =
    Es tritt an die Stelle der Landung. Der Verteidiger hat trotzdem verloren, und alles, was davon
    abhängt, bleibt. Niemand errichtet eine Kolonie.
    .who = Schatten (reguläres Manöver), Knüppel, Entschädigung
rule-X-69 =
    Die Verbündeten fliegen vor der Landung heim; sie bekommen also keine Kolonie und gewinnen dadurch
    nicht mit.
    .who = Groll, reguläres Manöver
rule-X-70 =
    Jede offen liegende Karte exekutiert, bevor nach Manövern gegen sie gefragt wird. Der Wille ändert
    das Ziel, nie die Karte.
    .who = Schatten, Diktatoren, Wille
rule-X-71 =
    Nach einem Zap hat der Angreifer die Möglichkeiten der Karte selbst, neu zu ziehen eingeschlossen.
    .who = Wille, Zap
rule-X-72 =
    Sie wählen jede Schicksalskarte der Herausforderung, ob neu gezogen oder nicht. Gezappt, sind alle
    zufällig.
    .who = Diktatoren
# fine: term ally
rule-X-73 =
    Wer sich durch das reguläre Manöver Kanonenfutter spät anschließt, wird ein Racheplättchen nicht los.
    Von da an ist es ein volles Bündnis.
    .who = Kanonenfutter, Groll
rule-X-74 =
    Befreite Schiffe gehören zu den Bedingungen und sind keine Benutzung. Sie sind mit der Vereinbarung
    nichtig, machen allein keine aus und lassen Schiffshalter anhaften.
    .who = Zombies, Annullierung, Schiffshalter
rule-X-75 =
    Ein Zap trifft eine Fähigkeit. Auf ein Supermanöver der Alienrasse der Saat wird für diese
    geantwortet.
    .who = Kosmischer Zap, zwei Fähigkeiten
rule-X-76 =
    Ein geschenktes Manöver darf gespielt werden, wenn weder seine Grenze noch die des Beschenkten
    erschöpft ist. Die neue Hand kommt vor der Planung.
    .who = Philanthropen
rule-X-77 =
    Ihre Zuschläge sind auf dem Tisch Verstärkungskarten mit der aufgedruckten Zahl und im Ablagestapel
    wieder Angriffe.
    .who = Reservisten, Kanonenfutter, Viren, Verdreifacher
rule-X-78 =
    Ihre Manöver greifen alle in dasselbe Schiff ein, das aus dem Warp zurückkehrt: Zugreihenfolge, und
    das erste gilt. Möbiusröhren und Warpraumschlüssel kamen vorher.
    .who = Kamikaze, Maschinen, Masochisten
rule-X-79 =
    Es sieht nur auf die Hand, und vor der Prüfung; der Gegner zieht also nicht erst eine neue.
    .who = Hass (reguläres Manöver), Geizhälse
rule-X-80 = Alles, was auf der alten Alienidentität oder für sie verwahrt ist, geht mit ihr.
    .who = wechselnde Spezialfähigkeiten, Geizhälse, Tick-Tack, Zitadellen, Krieger, Groll
rule-X-81 =
    Die Alienrasse der Saat gehört zur Technologie: nie getauscht, verliehen oder ersetzt, und weg, wenn
    die Technologie geht.
    .who = Saat der Ahnen, Hexer, Philanthropen, Wiedergeborene
rule-X-82 =
    Ein Poltern, bei dem nachgegeben wird, ist weder Sieg noch Niederlage noch Vereinbarung: keine
    Plättchen. Die Kolonie zählt sofort.
    .who = Milben, Krieger, Tick-Tack, Parasiten, Schiffshalter
