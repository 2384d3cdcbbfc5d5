### Die Regeln von Andromeda's Edge, Satz für Satz.

## Was in der Schachtel ist

rules-A-COM = Was in der Schachtel ist
rule-A-COM-1 =
    Gemeinsam: 1 Spielplan, 1 Ereignistableau mit Ereignismarker, 1 Schrottplatz (oberer Teil, und ein
    Reparaturschiff im unteren Teil), 15 Planetenplättchen, 6 Plättchen für Allianzbasen, 4 Plättchen für
    Sonderregionen (Spielvariante), 6 Nebel, auf den Rand des Spielplans gedruckt.
rule-A-COM-2 =
    Karten und Plättchen: 108 Module (je 27 für Wissenschaft, Industrie, Handel, Zivilisation), 80
    Taktikkarten, 20 Ereigniskarten (zwei Stapel zu 10), 10 Plündererkarten mit 16 Plündererplättchen und
    6 Plündererwürfeln, 45 Planetenmonde (9 in jeder von 5 Farben), 6 Nebelmonde, 21
    Entdeckungsplättchen, 8 Vorherrschaftsplättchen, 15 Bauwerkskarten und 15 Bauwerksplättchen (3 von
    jeder von 5 Arten), 50 Schadensmarker, 5 Mechaphagenplättchen, 1 Endmarker.
    Das Heft druckt nur wenige Zahlen ab: Was auf Fraktionen, Aufwertungen, Modulen, Taktik- und
    Ereigniskarten, Plünderern, Monden, Plättchen und Schicksalskarten steht und was Felder zählen,
    ist von diesem Haus, außer wo Beispiele des Hefts es nennen.
rule-A-COM-3 =
    12 Fraktionskarten, 12 Aufrüstungen der Fraktionen, 20 Schicksalskarten. 20 neutrale Aufrüstungen (5
    pro Schiffstyp).
rule-A-COM-4 =
    Pro Person: 1 Station, 6 Transporter, 1 Jäger, 1 Laborschiff, 1 Kreuzer, 9 Anführer, 6 Würfel, 5
    Leistenmarker, 1 Punktemarker.
rule-A-COM-5 =
    Plündererplättchen: Jede Karte der Klasse S hat 4, jede andere Plündererkarte 1 (2×4 + 8×1 = 16). Die
    acht Ständer passen: Ein Spiel braucht 4 Plättchen S und je eines für A, B, C, D.
rule-A-COM-6 =
    Schadensmarker, Ressourcen und Würfel gehen nie aus. Mechaphagenplättchen gibt es nur 5. Plünderer
    der Klasse S gibt es nur so viele wie ihre 4 Plättchen.
rule-A-COM-7 =
    Ohne Bedeutung für die Regeln: 4 Übersichten, 8 Ständer für Plündererplättchen.

## Wer was sieht

rules-A-ZON = Wer was sieht
rule-A-ZON-1 =
    Welche der zwei angesehenen Ereigniskarten wohin kommt (eine nach oben, eine nach unten), wird nicht
    gezeigt.
rule-A-ZON-2 =
    Was ein Spieler oder Bot zu sehen bekommt, enthält genau, was dort gesehen werden darf;
    Zufallszahlen und verborgene Reihenfolgen gehören nie dazu.
rule-A-ZON-3 =
    Die Fraktion wird beim Spielaufbau gleichzeitig und geheim gewählt, dann zusammen aufgedeckt.
rule-A-ZON-4 =
    Angesehene und nicht gewählte Entdeckungsplättchen gehen verdeckt an denselben Ort zurück. Wer
    nachgesehen hat, kennt sie; für die anderen hält das Spiel nichts fest.
rule-A-ZON-5 =
    Ein unter seinen Stapel abgelegtes Modul war offen; wo es dort liegt, wird danach nicht gezeigt.

## Ressourcen

rules-A-RES = Ressourcen
rule-A-RES-1 =
    Sechs Ressourcen: Energie, Titan, Eis, Nanokarbon, Credit, Taktikkarte.
rule-A-RES-2 =
    Ein Credit darf anstelle von 1 Titan, 1 Eis oder 1 Nanokarbon gezahlt werden. Er ersetzt nie Energie
    oder eine Taktikkarte, und nichts ersetzt einen Credit, wo die Kosten einen Credit verlangen.
rule-A-RES-3 =
    „Beliebige Ressource“ heißt jede der sechs, Taktikkarten eingeschlossen. „Basis“ heißt Titan, Eis oder
    Nanokarbon nach Wahl des Besitzers (einzeln); eine Zahlung in „Basis“ darf Credits enthalten.
rule-A-RES-4 =
    Der Vorrat ist unbegrenzt.
rule-A-RES-5 =
    Am Ende des eigenen Spielzuges legt man alles über den Lagergrenzen ab. Grenzen: 12 Energie, je 6
    Titan, Eis, Nanokarbon, Credits. Zu anderer Zeit werden die Grenzen nicht geprüft.
rule-A-RES-6 =
    Ein Mond darf als Teil einer Zahlung von Ressourcen aufgegeben werden. Nur im eigenen Spielzug, dann
    aber auch für Zahlungen in einem Kampf (Sprung, Energie für Würfel). Er gibt erst alles, was er zeigt;
    was die Kosten nicht brauchen, bleibt beim Besitzer.
rule-A-RES-7 =
    Eine Taktikkarte zu bekommen heißt ziehen. Sind Stapel und Ablagestapel leer, entfällt das Ziehen.
rule-A-RES-8 =
    Kosten werden vor dem Effekt vollständig gezahlt; einen freiwilligen Effekt, den man nicht zahlen
    kann, darf man nicht beginnen.

## Spielaufbau

rules-A-SET = Spielaufbau
rule-A-SET-1 =
    Wählt die Spiellänge: kurz 50, mittel 60 oder lang 70 SP; stellt den Endmarker dorthin.
rule-A-SET-2 =
    Stellt den Ereignismarker auf das Startfeld der Spielerzahl. Es ist mit 2 / 3 / 4 Spielern 4 / 5 / 6
    Schritte vom Ende der Leiste entfernt.
rule-A-SET-3 =
    Wählt einen Ereignisstapel (Galaktischer Morgen wird fürs erste Spiel empfohlen, Kosmische Dämmerung
    ist schwerer) und mischt ihn.
rule-A-SET-4 =
    Mischt die 15 Planeten; zieht 4 / 6 / 8 für 2 / 3 / 4 Spieler; der Rest ist der verdeckte
    Planetenstapel.
rule-A-SET-5 =
    (nur Spielvariante A-SPR) legt zuerst die zwei gewählten Sonderplättchen auf die Felder ① und ②.
rule-A-SET-6 =
    Mischt die gezogenen Planeten mit den 6 Allianzbasen.
rule-A-SET-7 =
    Legt diese Plättchen einzeln offen aus, vom Feld oben links von links nach rechts und dann von oben
    nach unten, besetzte Felder ausgelassen. Das füllt 10 / 12 / 14 Felder.
rule-A-SET-8 =
    Mischt die 6 Nebelmonde, 1 offen auf jeden Nebel. Mischt die Planetenmonde nach Farben; jeder gelegte
    Planet bekommt 3 seiner Farbe als Stapel, von dem nur der oberste zu sehen ist. Die anderen bleiben
    verdeckt in Stapeln zu 3 nach Farben.
rule-A-SET-9 =
    Plünderer: Wählt eine Karte der Klasse S (Vortikon-Stoßtrupp fürs erste Spiel), offen. Würfelt mit 2
    Würfeln und stellt je 1 Plünderer S in den Nebel jeder gewürfelten Zahl (beide dürfen gleich sein).
    Wählt je eine Karte A, B, C, D, verdeckt, mit ihren Plättchen. Die übrigen fünf Karten sind aus dem
    Spiel. Vorgabe: zufällig, außer der Empfehlung fürs erste Spiel.
rule-A-SET-10 =
    Mischt jeden Modulstapel und deckt pro Spalte 3 auf.
rule-A-SET-11 =
    Mischt die 21 Entdeckungsplättchen: je 5 verdeckt auf die zwei markierten Felder der
    Wissenschaftsleiste, 5 verdeckt auf das Observatoriumsfeld, 6 aus dem Spiel. Mischt die 8
    Vorherrschaftsplättchen: je 1 offen auf die drei markierten Felder der Vorherrschaftsleiste, 5 aus dem
    Spiel.
rule-A-SET-12 =
    Mischt den Taktikstapel; ordnet Bauwerkskarten und Bauwerksplättchen nach Art.
rule-A-SET-13 =
    Alle stellen 3 Transporter auf ihre Startrampe; alle anderen Schiffe sind in der Reserve.
rule-A-SET-14 =
    Teilt jedem 3 Fraktionskarten aus; jeder behält 1 und nimmt deren Anfangsressourcen. Die übrigen
    Karten gehen aus dem Spiel.
rule-A-SET-15 =
    Jeder nimmt die Aufrüstung seiner Fraktion und bekommt je 1 neutrale Aufrüstung der vier Schiffstypen
    (5 Aufrüstungen in Reserve). Die übrigen gehen aus dem Spiel.
rule-A-SET-16 =
    Jeder stellt auf das unterste Feld aller fünf Leisten einen Marker und rückt dann auf jeder Leiste, die
    seine Fraktionskarte zeigt, um 1 vor. Es sind immer zwei verschiedene Leisten; Feld 1 hat nie ein
    Symbol, also wird nichts ausgelöst.
rule-A-SET-17 =
    Anführer: je 1 auf die 6 Allianzbasen; würfelt und stellt 2 in den Nebel dieser Zahl (mehrere dürfen
    denselben haben); den letzten 1 auf die Station.
rule-A-SET-18 =
    Startspieler: Alle würfeln mit 6 Würfeln; verglichen wird wie in A-BAT-21. Sind die besten Würfe völlig
    gleich, würfeln diese noch einmal.
rule-A-SET-19 =
    Der Punktemarker des Startspielers beginnt auf 1; im Uhrzeigersinn beginnt jeder Nächste auf dem
    nächsten freien Feld (2, 3, 4).
rule-A-SET-20 =
    Das Handkartenlimit beginnt bei 5. Anfangshand: nur die Taktikkarten unter den Anfangsressourcen der
    Fraktion.
rule-A-SET-21 =
    Reihenfolge des zufälligen Ziehens für eine wiederholbare Zahl: Ereignisse, Planeten, Reihenfolge der
    Plättchen, Nebelmonde, Planetenmonde (grün, orange, gelb, weiß, violett), Plündererkarten, Würfel für
    S, Module (Wissenschaft, Industrie, Handel, Zivilisation), Entdeckung, Vorherrschaft, Taktik,
    Fraktionen, Aufrüstungen (Transporter, Jäger, Laborschiff, Kreuzer), Schicksal, Würfel für Anführer
    nach Platz, Würfel für den Startspieler nach Platz.

## Spielzüge

rules-A-TRN = Spielzüge
rule-A-TRN-1 =
    Gespielt wird im Uhrzeigersinn bis zum Ende der Partie. Wer am Zug ist, ist der aktive Spieler.
rule-A-TRN-2 =
    Ein Spielzug ist genau eine Hauptaktion, START oder RÜCKKEHR ZUR STATION, zu Beginn gewählt, und
    beliebig viele Nebenaktionen vor, zwischen und nach ihren Schritten.
rule-A-TRN-3 =
    Ist zu Beginn des Spielzuges kein Schiff auf der Startrampe, ist die RÜCKKEHR Pflicht.
rule-A-TRN-4 =
    Die RÜCKKEHR ist immer erlaubt, auch mit allen Schiffen auf der Rampe. Der START ist nur erlaubt, wenn
    ein Schiff eine erlaubte Region hat.
rule-A-TRN-5 =
    Haben gleichzeitige Effekte keine festgelegte Reihenfolge, ordnet sie der aktive Spieler. Ein Effekt auf
    alle wird einer nach dem anderen in Spielreihenfolge ab dem aktiven Spieler ausgeführt; dort stellt
    sich die Frage also nicht.
rule-A-TRN-6 =
    Ende des Spielzuges, in dieser Reihenfolge: (1) eine anstehende Ereigniskarte ausführen (A-EVT-5 ff.);
    (2) auf die Lagergrenzen ablegen; (3) auf das Handkartenlimit ablegen. (2) und (3) betreffen nur den
    aktiven Spieler.
rule-A-TRN-7 =
    „Einmal pro Zug“ beginnt zu Beginn des Spielzuges jeder Person von vorn.
rule-A-TRN-8 =
    Während eine Ereigniskarte ausgeführt wird, macht niemand Nebenaktionen, auch kein Einsetzen (A-EVT-10).
    In einem Kampf darf der aktive Spieler weiter die Nebenaktionen von A-SID-2 nutzen: Sie sind in jedem
    Moment des eigenen Zuges erlaubt, und nur Aktionskarten sind in Kämpfen ausgeschlossen. Gelegenheit:
    unmittelbar vor jeder Entscheidung, die der Kampf vom aktiven Spieler verlangt. Alle anderen dürfen nur
    Monde einsetzen (A-MOO-7) und was A-BAT, eine Karte oder eine Fähigkeit erlaubt.
rule-A-TRN-9 =
    Eine Wahl ohne erlaubte Möglichkeit entfällt; bei genau einer erlaubten und zwingenden wird sie für dich
    getroffen. Freiwillig heißt: Man darf ablehnen, auch wenn man könnte.
rule-A-TRN-10 =
    SP zählen in dem Moment, in dem man sie bekommt, und der Endmarker wird sofort geprüft (A-END-1).
rule-A-TRN-11 =
    „Jeder Moment des eigenen Zuges“ schließt die Zeit zwischen zwei aktivierten Modulen einer Rückkehr und
    zwischen Teilen eines Schritts ein. Er unterbricht nie die Ausführung eines einzelnen Effekts, außer um
    dafür zu zahlen (A-RES-6) und um Monde einzusetzen.

## Start

rules-A-LAU = Start
rule-A-LAU-1 =
    Die vier Schritte: 1 ein Schiff starten, 2 die Region aktivieren, 3 Hinterhalt der Plünderer, 4 Kampf.
rule-A-LAU-2 =
    Schritt 1: Nimm 1 Schiff von der Startrampe und stell es in eine Region. Diese Region ist den ganzen
    Spielzug lang die aktive Region, auch wenn das Schiff sie später verlässt.
rule-A-LAU-3 =
    Erster Start: Man hat in diesem Moment kein Schiff auf dem Spielplan. Das Schiff darf in jede Region, die
    nicht besetzt ist, in beliebiger Entfernung.
rule-A-LAU-4 =
    Eine Region ist besetzt, wenn darin ein Plünderer oder mindestens 1 Schiff eines Spielers ist. Anführer,
    Bonusressourcen und Bauwerke besetzen sie nicht.
rule-A-LAU-5 =
    Ein Schiff mit Sturmangriff darf bei einem ersten Start in eine besetzte Region.
rule-A-LAU-6 =
    Weiterer Start: Man hat 1 oder mehr Schiffe auf dem Spielplan. Die Region muss in Reichweite von
    mindestens 1 dieser Schiffe sein; es gilt die Reichweite des startenden Schiffs. Regionen mit Schiffen
    anderer oder Plünderern sind erlaubt.
rule-A-LAU-7 =
    In eine Region, in der schon ein eigenes Schiff ist, darf man nie starten.
rule-A-LAU-8 =
    Eine Allianzbasis darf nur gewählt werden, wenn man sie aktivieren kann, und man tut es dann. Dafür
    zählen gelagerte Ressourcen, Monde, die man aufgeben kann, Bonusressourcen und Anführer, die man mit
    Nebenaktionen holen könnte (die auf der Zielbasis eingeschlossen, denn dort wird das Schiff sein). Felder
    brauchen 1 bezahlbares ausliegendes Modul einer erlaubten Art; das Bauamt 1 Bauwerk, das gebaut werden
    kann; Monolith und Handelszentrum 2 Ressourcen; die Werft geht immer.
rule-A-LAU-9 =
    Einen Nebel darf nur ein Schiff mit Navigation wählen.
rule-A-LAU-10 =
    Sprung: Beim Starten oder Bewegen dieses Schiffs darf sein Besitzer 1 Energie zahlen; seine Reichweite ist
    für diese Bewegung dann unbegrenzt. Der Sprung gibt keine Navigation und erreicht weder einen Quasar noch
    ein leeres Feld; es braucht keinen Weg, das Ziel ist jede andere Region, die das Schiff betreten darf; bei
    einem ersten Start ist er zwecklos.
rule-A-LAU-11 =
    Reichweite zählt in Regionen: Eine benachbarte Region hat Abstand 1. Wege laufen nur über gelegte
    Plättchen und Nebel (leere Felder sind keine Regionen); besetzte Regionen dürfen durchquert werden; ein
    Schiff ohne Navigation kann keinen Nebel durchqueren; niemand kann einen Quasar durchqueren.
rule-A-LAU-12 =
    Abstand 0 (dieselbe Region) gilt für Effekte als in Reichweite, aber wegen A-LAU-7 nie als Ziel eines
    Starts.
rule-A-LAU-13 =
    Schiffe auf dem Schrottplatz und auf der Startrampe sind nicht auf dem Spielplan.
rule-A-LAU-14 =
    Nebel sind einander nicht benachbart.
rule-A-LAU-15 =
    Zwischen Start und Aktivieren einer Allianzbasis wird eine Nebenaktion abgewiesen, die das Aktivieren
    unmöglich machen würde.
rule-A-LAU-16 =
    Den Anfang eines Weges „betritt“ man nie: Auch für ein Schiff ohne Navigation darf der Abstand von einem
    Nebel aus gemessen werden. Jede spätere Region des Weges, das Ziel eingeschlossen, muss das Schiff
    betreten oder durchqueren dürfen.

## Eine Region aktivieren

rules-A-ACT = Eine Region aktivieren
rule-A-ACT-1 =
    Planet: Fang einen Mond ein, nimm also das oberste Mondplättchen. Ist kein Mond mehr da, bekommst du
    stattdessen die auf den Planeten gedruckte Ressource.
rule-A-ACT-2 =
    Nach dem Einfangen wird der nächste Mond des Stapels sichtbar. Das folgt aus „offener Stapel, nur der
    oberste sichtbar“.
rule-A-ACT-3 =
    Nebel: Fang seinen Mond ein, wenn einer da ist; sieh dir dann die obersten 2 Ereigniskarten an und leg
    eine nach oben und die andere unter den Stapel. Ist nur 1 Karte da, sieh sie an und lass sie; ist keine
    da, entfällt das.
rule-A-ACT-4 =
    Allianzbasis: Führ ihre Aktion aus (A-BAS).
rule-A-ACT-5 =
    Wirbel (Spielvariante): Nimm seine Belohnung. Quasare kann man nicht betreten.
rule-A-ACT-6 =
    Bauwerke hindern niemanden daran, zu einem Planeten zu starten oder ihn zu aktivieren.
rule-A-ACT-7 =
    Nebelmonde werden nie ersetzt; Planetenstapel werden nie aufgefüllt.

## Monde

rules-A-MOO = Monde
rule-A-MOO-1 =
    Ein eingefangener Mond kommt zu den eingefangenen Monden; dort ist Platz für höchstens 4.
rule-A-MOO-2 =
    Ist im eigenen Spielzug kein Platz, muss man erst Platz schaffen, indem man einen Mond aufgibt (mit
    Belohnung) oder einsetzt. Auch den neuen darf man sofort aufgeben.
rule-A-MOO-3 =
    Im Spielzug anderer darf ein Mond abgelegt werden, um Platz zu schaffen, aber ohne seine Belohnung;
    einsetzen geht auch. Schafft der Besitzer keinen Platz, wird der neue Mond selbst ohne Belohnung
    abgelegt.
rule-A-MOO-4 =
    Aufgeben (Nebenaktion, eigener Zug): Leg einen eingefangenen, nicht eingesetzten Mond ab, bekomm seine
    Ressourcen und SP und führ für ein Reparatursymbol 1 Reparatur aus.
rule-A-MOO-5 =
    Aufgegebene und abgelegte Monde kommen offen auf eine Ablage und werden nicht wieder verwendet.
rule-A-MOO-6 =
    Eingesetzte Monde können nicht mehr aufgegeben werden.
rule-A-MOO-7 =
    Einsetzen ist eine Nebenaktion, die in jedem Spielzug und in jedem Moment erlaubt ist, sogar in einem
    Kampf unmittelbar vor der taktischen Operation. Nur während eine Ereigniskarte ausgeführt wird, nicht
    (A-TRN-8).
rule-A-MOO-8 =
    Ein Mond in einer Fassung darf ersetzt werden; der alte wird ohne Belohnung abgelegt.
rule-A-MOO-9 =
    Ein Mond mit Reparatursymbol darf nicht in eine Eingangsfassung.
rule-A-MOO-10 =
    Ein Leermond zeigt nichts. In einer Eingangsfassung macht er den Eingang kostenlos; anderswo gibt er
    nichts.
rule-A-MOO-11 =
    Auf eine Fassung gedruckte SP zählen einmal, wenn ein Mond eingesetzt wird. Einmal pro Fassung und
    Partie; den Mond zu ersetzen zählt also nicht noch einmal.
rule-A-MOO-12 =
    Zahlt ein Mond in einer Ausgangs- oder Halbmondfassung aus, gibt er alles, was er zeigt: Ressourcen, SP,
    Reparatur. In einer Eingangsfassung zählen nur seine Ressourcen, als Kosten; seine SP bleiben außer
    Betracht.

## Allianzbasen

rules-A-BAS = Allianzbasen
rule-A-BAS-1 =
    Monolith der Ahnen: Zahl 2 beliebige Ressourcen, zieh 3 Taktikkarten.
rule-A-BAS-2 =
    Handelszentrum: Zahl 2 beliebige Ressourcen, bekomm 2 Credits.
rule-A-BAS-3 =
    Maximus-Feld: Ereignismarker 1 vor, dann kauf 1 oder 2 Module aus Wissenschaft und/oder Industrie.
rule-A-BAS-4 =
    Odessa-Feld: Ereignismarker 1 vor, dann kauf 1 oder 2 Module aus Handel und/oder Zivilisation.
rule-A-BAS-5 =
    Auf beiden Feldern muss mindestens 1 Modul gekauft werden. Wer kein zweites kauft, muss nach dem ersten
    Kauf 1 ausliegendes Modul einer Spalte dieses Feldes ablegen (unter seinen Stapel). Beide Käufe dürfen
    aus derselben Spalte sein.
rule-A-BAS-6 =
    Werft: Bau 1 neues Schiff zu seinen Kosten auf die Startrampe, oder 1 Reparatur. (Ist nichts zu
    reparieren, gibt die Reparatur 1 SP; die Werft lässt sich also immer aktivieren.)
rule-A-BAS-7 =
    Bauamt: Zahl und bau 1 Bauwerk auf einem beliebigen unbebauten Planeten, auf dem du einen Transporter
    hast, nicht nur in der aktiven Region.
rule-A-BAS-8 =
    Zahlungen an Monolith und Handelszentrum dürfen Arten mischen und Taktikkarten und Energie enthalten.
rule-A-BAS-9 =
    Die Module einer Aktion auf einem Feld werden zusammen gewählt und bezahlt, bevor eines angebaut und
    bevor aufgefüllt wird; was das Vorrücken durch das erste bringt, kann das zweite nicht bezahlen. Findet
    das Pflichtablegen kein ausliegendes Modul, entfällt es.

## Plünderer

rules-A-RAI = Plünderer
rule-A-RAI-1 =
    Fünf Klassen: S, A, B, C, D. Eine Plündererkarte nennt Reichweite, Feuerkraft, Schilde, Zuschlag zur
    Zielerfassung, Aufstellung, Belohnung, Sondertext. Alle Plünderer haben Navigation.
rule-A-RAI-2 =
    In einer Region sind nie Plünderer zweier Klassen; ein Plünderer wird nie in eine Region gestellt oder
    bewegt, in der eine andere Klasse ist. Mehrere Plünderer S dürfen in einer Region sein (ein Schwarm).
rule-A-RAI-3 =
    Hinterhalt (Schritt 3 eines Starts), nach jedem Aktivieren geprüft: (a) In der aktiven Region ist ein
    Plünderer außer S: Nichts geschieht, kein Plünderer kommt. (b) In der aktiven Region sind Plünderer S:
    Jeder andere Plünderer S in seiner Reichweite der aktiven Region kommt dazu. (c) Kein Plünderer dort: Es
    zählen die Plünderer in ihrer eigenen Reichweite. Gibt es welche, muss der aktive Spieler einen wählen;
    er kommt. Ist der gewählte von Klasse S, kommen alle Plünderer S in Reichweite.
rule-A-RAI-4 =
    Der Hinterhalt geschieht auch, wenn in der aktiven Region kein Schiff eines Spielers mehr ist, und auch
    auf Allianzbasen und in Nebeln.
rule-A-RAI-5 =
    Aufstellen (Ereignisse): Deck nötigenfalls die Karte dieser Klasse auf; stell ihr Plättchen dorthin, wo
    die Karte sagt. „Zufälliger Nebel“ = würfeln.
rule-A-RAI-6 =
    Ist in der Region schon ein Plünderer (bei S: einer anderer Klasse), kommt er stattdessen in einen
    zufälligen Nebel ohne Plünderer (S darf zu S): neu würfeln, bis es erlaubt ist. Ist jeder Nebel gesperrt,
    wird er nicht aufgestellt.
rule-A-RAI-7 =
    Ist diese Klasse schon auf dem Spielplan, stell stattdessen 2 Plünderer S auf, wie die Karte S sagt (so
    viele der Vorrat hat). Ein Wurf für beide. Ein Ereignis, das Klasse S nennt, stellt 1 S auf, wenn keiner
    auf dem Spielplan ist, sonst 2.
rule-A-RAI-8 =
    Ein besiegter Plünderer geht auf seine Karte zurück und kann nach denselben Regeln wiederkommen. Sein
    Schildschaden verschwindet dann.
rule-A-RAI-9 =
    Der neueste Planet ist der zuletzt gelegte; der Planet mit den meisten Anführern ist der mit den meisten,
    gezählt wie in A-DEV-9 nur für diese Region, bei Gleichstand der früher gelegte.
# fine: term ship
rule-A-RAI-10 =
    Würfel der Plünderer: Summe der Feuerkraft aller Plünderer in der Region, höchstens 6. Irgendjemand
    würfelt für sie; niemand entscheidet für sie.
rule-A-RAI-11 =
    Zielerfassung: Plünderer S = Zahl der Schiffe S in der Region, andere Klassen 1; dazu der Zuschlag der
    Karte; höchstens 5.
rule-A-RAI-12 =
    Unbekannte Entführer, wenn sie siegen: Jeder Besiegte stellt 1 Anführer von seiner Station (wenn einer
    da ist) in die aktive Region.
rule-A-RAI-13 =
    Mechaphagennest, wenn es siegt: Jeder Besiegte legt 1 Mechaphagenplättchen (solange der Vorrat
    reicht) auf eines seiner Module ohne Plättchen. Ein Modul mit Plättchen gilt überall als beschädigt; eine
    Modulreparatur darf das Plättchen statt eines Schadensmarkers entfernen.
rule-A-RAI-14 =
    Ein markierter Schild eines Plünderers bleibt markiert, solange dieser auf dem Spielplan ist. Plättchen S
    sind gleich: Welches beschädigt ist, zählt nicht.
rule-A-RAI-15 =
    Alle Plünderer S eines Hinterhalts bewegen sich zugleich; es gelten die Abstände vor der Bewegung.
rule-A-RAI-16 =
    Was ein Plünderer bei einem Sieg sagt (A-RAI-12, 13, 17), geschieht in Schritt 5 nach den taktischen
    Operationen, für die Besiegten in Spielreihenfolge.
rule-A-RAI-17 =
    Andere Texte bei einem Sieg: Graue Korsaren: Jeder Besiegte legt 1 Ressource eigener Wahl (eine der
    sechs) ab, wenn er eine hat. Plasmaräuber: Jeder Besiegte beschädigt 1 Modul (A-MOD-13).
    Weltenbrecher: Der oberste Mond des Planeten oder der Mond des Nebels in der aktiven Region, wenn es
    einen gibt, wird abgelegt.

## Rückkehr zur Station

rules-A-RET = Rückkehr zur Station
rule-A-RET-1 =
    Drei Schritte: 1 Module aktivieren, 2 alle Schiffe zurückholen, 3 Energie und anhaltende Karten ablegen.
rule-A-RET-2 =
    Schritt 1: Aktiviere beliebig viele Module der Station in beliebiger Reihenfolge. Um eines zu aktivieren,
    stell 1 deiner Schiffe vom Spielplan oder vom Reparaturschiff darauf, oder leg 1 Energie aus dem Lager
    darauf.
rule-A-RET-3 =
    Ein Modul mit einem Schiff oder Energie darauf kann nicht noch einmal aktiviert werden.
rule-A-RET-4 =
    Energie darf nur in einer Reihe genutzt werden, in der bei dieser Rückkehr schon ein Modul mit einem
    Schiff aktiviert wurde.
rule-A-RET-5 =
    Ein Modul mit einem Schadensmarker kann nicht aktiviert werden.
rule-A-RET-6 =
    Schiffe auf dem oberen Schrottplatz können nicht aktivieren; Schiffe auf dem Reparaturschiff können es,
    auch die im selben Spielzug reparierten. Schiffe auf der Startrampe können es nicht.
rule-A-RET-7 =
    Ein Modul mit Eingangsfassung kann nur aktiviert werden, wenn ein Mond darin ist, und indem man dessen
    Ressourcen zahlt.
rule-A-RET-8 =
    Wissenschaftsmodule haben kein Dock. Sie werden über den Hauptreaktor aktiviert, der ein Schiff nimmt (nie
    Energie): Bekomm 2 Energie, dann aktiviere beliebig viele andere unbeschädigte Wissenschaftsmodule, jedes
    einmal, in beliebiger Reihenfolge. Module mit leerer Eingangsfassung werden übergangen.
rule-A-RET-9 =
    Basismodule: Hauptreaktor (siehe oben); Schiffbauer (bau 1 Schiff zu seinen Kosten auf die Rampe, oder 1
    Reparatur); Schatzkammer (1 Credit); Bauhof (zieh 1 Taktikkarte, oder zahl und bau ein Bauwerk auf einem
    unbebauten Planeten, auf dem du einen Transporter hast). Für den Bauhof muss der Transporter noch auf dem
    Spielplan und noch nicht auf einem Modul sein.
rule-A-RET-10 =
    Schlusswertungsmodule haben kein Dock und werden nie aktiviert.
rule-A-RET-11 =
    Schritt 2: Alle Schiffe von Modulen, aus beiden Teilen des Schrottplatzes und vom Spielplan gehen auf die
    Startrampe; alle Schadensmarker auf Schilden werden entfernt. Kein Schiff darf draußen bleiben, außer ein
    Effekt sagt es.
rule-A-RET-12 =
    Schritt 3: Energie auf Modulen geht in den Vorrat zurück; Taktikkarten mit anhaltendem Effekt werden
    abgelegt.
rule-A-RET-13 =
    Ein in Schritt 1 gebautes Schiff steht auf der Startrampe und kann in diesem Zug keine Module aktivieren.
rule-A-RET-14 =
    Ein Modul darf aktiviert werden, obwohl ein Teil seines Effekts nicht ausführbar ist (tu so viel wie
    möglich), aber ein Umtausch entfällt, wenn seine Kosten nicht gezahlt werden.
rule-A-RET-15 =
    Die Zahl der Module pro Reihe ist nicht begrenzt.
rule-A-RET-16 =
    Ein Modul, das durch eine Fähigkeit ohne Schiff oder Energie aktiviert wird, gilt als in dieser Rückkehr
    aktiviert (A-RET-3, A-MOD-9), aber nicht als mit einem Schiff aktiviert (A-RET-4).
rule-A-RET-17 =
    Die Schilde des aktiven Spielers werden in Schritt 2 bereinigt; gedruckte Texte nennen einmal Schritt 2
    und einmal den letzten Schritt, und dazwischen geschieht nichts.

## Nebenaktionen

rules-A-SID = Nebenaktionen
rule-A-SID-1 =
    In jedem Spielzug: einen Mond einsetzen; eine Taktikkarte spielen, deren Zeitpunkt es erlaubt.
rule-A-SID-2 =
    Nur im eigenen Spielzug, beliebig oft: eine Bauwerkskarte nutzen; ein Entdeckungs- oder
    Vorherrschaftsplättchen für seinen Effekt ablegen; Anführer anwerben; einen Mond aufgeben;
    Bonusressourcen einsammeln; Fraktionsfähigkeiten nutzen (wenn die Karte keine andere Zeit nennt).
rule-A-SID-3 =
    Anwerben: Stell beliebig viele eigene Anführer aus Regionen, in denen du ein Schiff hast, auf deine
    Station.
rule-A-SID-4 =
    Sammle Bonusressourcen aus Regionen ein, in denen du ein Schiff hast, beliebig viele.
rule-A-SID-5 =
    Bauwerkskarte: Dreh eine offene Karte um, um ihren einmaligen Effekt zu nutzen; danach liegt sie
    verdeckt.
rule-A-SID-6 =
    Schiffe auf dem Schrottplatz oder auf Modulen gelten nicht als in einer Region.
rule-A-SID-7 =
    Nebenaktionen anderer (Einsetzen, Karten für jeden Zug) werden zu diesen Gelegenheiten angeboten: Beginn
    eines Spielzuges, nach jedem Schritt der Hauptaktion, vor dem Ende des Zuges; Einsetzen auch, wann immer
    eine Regel von dieser Person eine Entscheidung verlangt.
rule-A-SID-8 =
    Angebaute Module dürfen jederzeit innerhalb ihrer Reihe umgestellt werden (A-MOD-12). Es gilt als
    Nebenaktion des eigenen Zuges und ist auch erlaubt, wenn eine Regel von dieser Person eine Entscheidung
    verlangt.
rule-A-SID-9 =
    Entdeckungs- und Vorherrschaftsplättchen gehen nach der Nutzung aus dem Spiel. Eine genutzte
    Bauwerkskarte bleibt verdeckt bei ihrem Besitzer.

## Taktikkarten

rules-A-TAC = Taktikkarten
rule-A-TAC-1 =
    Ist eine Karte gespielt und ganz ausgeführt, kommt sie offen auf den Ablagestapel; ein leerer Stapel wird
    durch Mischen des Ablagestapels neu.
rule-A-TAC-2 =
    Aktion: zur gedruckten Zeit, manche im Spielzug anderer; nie während eines Kampfes.
rule-A-TAC-3 =
    Ereignis: im eigenen Spielzug; nach der Ausführung rückt der Ereignismarker 1 vor.
rule-A-TAC-4 =
    Anhaltender Effekt: im eigenen Spielzug; bleibt im Spiel bis zur nächsten Rückkehr des Besitzers,
    Schritt 3.
rule-A-TAC-5 =
    Diplomatie: nur im Schritt Diplomatie eines Kampfes, an dem man teilnimmt; 1 pro Person und Kampf.
rule-A-TAC-6 = Kampf: während eines Kampfes zur gedruckten Zeit, beliebig viele; meist nur mit einem Schiff im Kampf.
rule-A-TAC-7 =
    Handkartenlimit 5, erhöht durch die Zivilisationsleiste; was darüber ist, wird am Ende des eigenen
    Spielzuges abgelegt. Zwischen den Zügen darf eine Hand über dem Limit sein.
rule-A-TAC-8 =
    Fürs Limit oder als Zahlung abgelegte Karten kommen ohne Effekt auf denselben Ablagestapel.
rule-A-TAC-9 =
    Zwei Karten mit anhaltendem Effekt und gleichem Namen zählen zusammen, in den allgemeinen Grenzen
    (Würfel 6, Zielerfassung 5).
# fine: sign "
rule-A-TAC-10 =
    Während eine Ereigniskarte ausgeführt wird, dürfen keine Karten gespielt werden, wenn sie es nicht sagen;
    manche tun es: Feldreparatur: Nach dem Aufdecken der Ereigniskarte und bevor
    sie wertet, darf jeder in Spielreihenfolge ab dem aktiven Spieler beliebig viele davon spielen.

## Schiffe und Aufrüstungen

rules-A-SHP = Schiffe und Aufrüstungen
# fine: term science
rule-A-SHP-1 =
    Werte: Transporter Reichweite 1, Feuerkraft 1, Besiedeln; Jäger Reichweite 2, Feuerkraft 2, Sturmangriff;
    Laborschiff Reichweite 2, Feuerkraft 2, Navigation; Kreuzer Reichweite 1, Feuerkraft 3, Sprung und
    Schilde. Der Kreuzer ohne Aufrüstung: 1 Schild.
rule-A-SHP-2 =
    Man kann bis zu 6 Transporter und eines von jedem anderen Typ besitzen. Bauen nimmt ein Schiff aus der
    Reserve und stellt es auf die Startrampe.
rule-A-SHP-3 =
    Fähigkeiten: Zielerfassung +n (erhöht die Zielerfassung für alle eigenen Würfel, nie über 5), Navigation,
    Sturmangriff, Sprung, Besiedeln (nur Transporter), Sondertext. Zielerfassung durch Aufrüstungen zählt
    einmal pro Schiffstyp in der aktiven Region.
rule-A-SHP-4 =
    Aufrüstung: Leg eine deiner Aufrüstungen aus der Reserve auf das Feld ihres Schiffstyps. Sie ersetzt
    Reichweite, Feuerkraft, Schilde und Fähigkeiten aller Schiffe dieses Typs. Ist ein Schiff des Typs in
    Reserve, bau sofort eines kostenlos.
rule-A-SHP-5 =
    Jeder Typ kann einmal aufgerüstet werden; Aufrüstungen sind dauerhaft. Sind alle vier aufgerüstet, bewirkt
    eine weitere nichts. Passt keine aus der Reserve auf einen offenen Typ, geschieht nichts.
rule-A-SHP-6 =
    Schildsymbole sind die des Typs auf der Startrampe. Alle Schiffe eines Typs teilen sie also: Jedes
    beschädigte Schiff verbraucht ein unmarkiertes Symbol seines Typs, der Besitzer wählt, welche Schiffe; die
    übrigen gehen auf den Schrottplatz. Marker bleiben, wenn ein Typ aufgerüstet wird (höchstens so viele wie
    neue Symbole).
rule-A-SHP-7 =
    Jede Aufrüstung der Transporter behält Besiedeln.

## Module

rules-A-MOD = Module
rule-A-MOD-1 =
    Module nehmen: Wähl aus den erlaubten Spalten; zahl den Preis des Tableaus, wenn der Effekt es sagt; leg
    das Modul in die Reihe seiner Art; leg für jedes Schadenssymbol einen Schadensmarker darauf; rück pro Modul
    um 1 auf der zugehörigen Leiste vor, woher es auch kommt.
rule-A-MOD-2 =
    Preise des Tableaus: unten 1, Mitte 2, oben 3 Einheiten Nanokarbon (Wissenschaft), Titan (Industrie), Eis
    (Zivilisation) oder Basisressourcen (Handel). Credits ersetzen wie üblich.
rule-A-MOD-3 =
    Reihenfolge: wählen und zahlen, anbauen mit Schaden, vorrücken, (nur Felder) Pflichtablegen, auffüllen.
rule-A-MOD-4 =
    Auffüllen nach jeder Aktion oder Nebenaktion, die Module nahm: Schieb die Spalte nach unten, deck dann oben
    vom Stapel auf. Ein leerer Stapel lässt oben Lücken.
rule-A-MOD-5 =
    Beschädigt ins Spiel zu kommen ist kein „Schaden erleiden“.
rule-A-MOD-6 =
    Eingangsfassung (auf der Kostenseite eines Effekts): Die Ressourcen des eingesetzten Mondes sind die Kosten
    des Aktivierens; leer: Das Modul kann nicht aktiviert werden.
rule-A-MOD-7 =
    Ausgangsfassung: Jedes Aktivieren gibt auch, was der eingesetzte Mond zeigt; leer: nichts aus der Fassung,
    der Rest wirkt.
rule-A-MOD-8 =
    Halbmondfassungen: Jedes Industriemodul hat auf jeder Seite eine. Zwei benachbarte Industriemodule bilden
    eine ganze Fassung; nur eine ganze nimmt einen Mond auf.
rule-A-MOD-9 =
    Der Mond einer Halbmondfassung zahlt einmal pro Rückkehr aus, wenn darin beide Nachbarn aktiviert wurden,
    in beliebiger Reihenfolge.
rule-A-MOD-10 =
    Eine unvollständige oder leere Halbmondfassung hindert den eigenen Effekt des Moduls nicht.
rule-A-MOD-11 =
    Das Basismodul Schiffbauer hat auf seiner offenen Seite eine halbe Fassung; schon das erste Industriemodul
    macht also eine ganze daraus.
rule-A-MOD-12 =
    Wird die Industriereihe so umgestellt, dass zwei Nachbarn mit einem Mond dazwischen getrennt werden, wird
    dieser Mond ohne Belohnung abgelegt.
rule-A-MOD-13 =
    Ein Modul durch Ereignis, Karte oder Plünderer beschädigen: Der Besitzer wählt ein unbeschädigtes Modul,
    Basismodule eingeschlossen, und legt 1 Marker darauf. Kein unbeschädigtes Modul: nichts.
rule-A-MOD-14 =
    Mehrere Schadenssymbole: mehrere Marker; das Modul ist beschädigt, bis der letzte weg ist.
rule-A-MOD-15 =
    Ein auf ein Modul gedruckter Modifikator wirkt die ganze Zeit, solange das Modul unbeschädigt ist, wie in
    A-FX-17, ob es aktiviert wird oder nicht; sein Effekt ist, was ein Aktivieren gibt.

## Bauwerke

rules-A-DEV = Bauwerke
rule-A-DEV-1 =
    Fünf Arten, eine pro Leiste: Observatorium (Wissenschaft), Fabrik (Industrie), Raumhafen (Handel), Stadt
    (Zivilisation), Obelisk (Vorherrschaft). Die Art des Planeten bestimmt, was dort gebaut werden kann;
    höchstens 1 Bauwerk pro Planet, also höchstens 3 jeder Art.
rule-A-DEV-2 =
    Nötig: ein eigener Transporter (Besiedeln) auf dem unbebauten Planeten; genug Anführer auf der Station; die
    Ressourcenkosten des Planeten.
rule-A-DEV-3 =
    Nötige Anführer: Stadt 3; Fabrik 2; Observatorium 2, Raumhafen 2, Obelisk 1.
rule-A-DEV-4 =
    Schritte: (1) Ressourcen zahlen und die Anführer endgültig von der Station nehmen; (2) das
    Bauwerksplättchen auf diesen Transporter legen, der die Flotte endgültig verlässt; (3) eine Karte der Art
    nehmen, offen; (4) auf der Leiste 1 vorrücken; (5) werten (A-DEV-8).
rule-A-DEV-5 =
    Der Transporter kommt nie zurück und kann nicht neu gebaut werden. Man muss immer mindestens 1 Schiff
    behalten; das letzte darf also nicht dafür dienen. Schiffe auf dem Schrottplatz zählen als besessen.
rule-A-DEV-6 =
    Der einmalige Effekt der Karte darf jetzt oder in einem späteren eigenen Zug genutzt werden: Observatorium:
    Sieh den Observatoriumsstapel an und behalte 1; Fabrik: 2 Reparaturen; Raumhafen: zahl 2 beliebige, bekomm
    3 beliebige; Stadt: Nimm 1 ausliegendes Modul kostenlos; Obelisk: 4 Energie.
rule-A-DEV-7 =
    Jedes Bauwerk gibt seinem Besitzer +1 Würfel in Kämpfen in seiner Region und in benachbarten Regionen, für
    jedes solche Bauwerk.
rule-A-DEV-8 =
    Wertung beim Bau: so viele SP, wie Anführer auf dem Planeten und in allen benachbarten Regionen sind,
    höchstens 10.
rule-A-DEV-9 =
    Es zählen: Anführer aller, in diesen Regionen noch nicht angeworbene (dort liegende), die eben zum neuen
    Bauwerk entsandten und die auf Bauwerken in benachbarten Regionen gedruckten Anführerzahlen. Anführer auf
    Stationen zählen nicht.
rule-A-DEV-10 =
    Bauwerke besetzen keine Region.
rule-A-DEV-11 =
    „Für n Ressourcen weniger“: Wer baut, wählt welche; nie unter 0; Anführer werden
    nie weniger.
rule-A-DEV-12 =
    Der Transporter, der zum Bauwerk wird, ist kein Schiff mehr: Er zählt nicht für Kampf, Reichweite, Anwerben
    oder Hinterhalt. War er das einzige Schiff in der aktiven Region, gilt A-BAT-2 für die anderen trotzdem.
rule-A-DEV-13 =
    Ein Transporter, der in die aktive Region kam und während eines Kampfes zum Bauwerk wird, verlässt den Kampf
    sofort (A-BAT-4 wird geprüft).

## Fortschrittsleisten

rules-A-TRK = Fortschrittsleisten
rule-A-TRK-1 =
    Leisten: Wissenschaft, Industrie, Handel, Zivilisation, Vorherrschaft. Marker rücken nur vor.
rule-A-TRK-2 =
    Jede Leiste hat Felder 0–10, wert 0, 1, 2, 4, 6, 8, 9, 10, 12, 15, 20 SP.
rule-A-TRK-3 =
    Drei Bauwerksstufen pro Leiste. Auf den Feldern 3, 6, 9.
rule-A-TRK-4 =
    Wer ein Ereignisfeld erreicht, rückt den Ereignismarker sofort 1 vor. Felder 2, 5, 8; Vorherrschaft 4, 7,
    10.
rule-A-TRK-5 =
    Wissenschaft: Auf einem Entdeckungsfeld sieh dir die Plättchen dort an, behalte 1; die anderen bleiben dort.
    Felder 4 und 7. Ist dort keines mehr, nichts.
rule-A-TRK-6 =
    Industrie: Auf einem Aufrüstungsfeld bau 1 Aufrüstung ein. Felder 4, 7, 10.
rule-A-TRK-7 =
    Vorherrschaft: Wer ein Plättchenfeld zuerst erreicht, nimmt dessen Plättchen; spätere bekommen stattdessen
    2 SP. Felder 2, 5, 8.
rule-A-TRK-8 =
    Handel: Der höchste erreichte Tresor gibt am Ende so viele SP pro übriger Ressource. Tresor 1 auf Feld 4 (je
    1 SP), Tresor 2 auf Feld 10 (je 2 SP).
rule-A-TRK-9 =
    Zivilisation: Ein Feld mit Handkartenlimit erhöht das Limit; man darf sofort bis zum neuen ziehen. Felder 4,
    7, 10: Limits 6, 7, 8.
rule-A-TRK-10 =
    Wege vorzurücken: Bauwerke bauen, Module nehmen, Plättchen ablegen; Vorherrschaft: Kämpfe gewinnen und
    manche Karten.
rule-A-TRK-11 =
    Auf dem obersten Feld bewirkt weiteres Vorrücken nichts. „Beliebige Leiste“ heißt nie eine am oberen Ende,
    außer alle sind dort.
rule-A-TRK-12 =
    Wer mehrere Felder vorrückt, löst jedes betretene der Reihe nach aus.

## Ereignisse

rules-A-EVT = Ereignisse
rule-A-EVT-1 =
    Erreicht der Ereignismarker das Ende seiner Leiste: (1) Deck den obersten Planeten auf und leg ihn auf das
    nächste freie Feld; (2) leg 3 Monde seiner Farbe darauf, den obersten sichtbar; (3) der aktive Spieler nimmt
    den Ereignismarker: Am Ende dieses Zuges steht eine Ereigniskarte an.
rule-A-EVT-2 =
    Solange der Marker nicht auf der Leiste ist, gehen weitere Schritte verloren. Höchstens ein Ereignis pro Zug.
rule-A-EVT-3 =
    Ist kein Planet oder Feld mehr da, entfallen (1) und (2).
rule-A-EVT-4 =
    Der neue Planet ist sofort eine erlaubte Region, noch im selben Zug.
rule-A-EVT-5 =
    Ende des Zuges: Deck die oberste Ereigniskarte auf und führ der Reihe nach aus: Wertung, Plünderer,
    Sondereffekt, Zurücksetzen.
rule-A-EVT-6 =
    Wertung: Jeder bekommt die SP neben seinem Marker auf der gezeigten Leiste minus 1 pro beschädigtem Modul
    auf seiner Station, nie weniger als 0.
rule-A-EVT-7 =
    Plünderer der gezeigten Klasse: A-RAI-5 bis 7.
rule-A-EVT-8 =
    Sondereffekt wie gedruckt.
rule-A-EVT-9 =
    Zurücksetzen: Ereignismarker auf das Startfeld der Spielerzahl; Karte auf die Ereignisablage.
rule-A-EVT-10 =
    Währenddessen keine Aktionen (Nebenaktionen und Einsetzen eingeschlossen), Fraktionsfähigkeiten oder Karten,
    wenn nichts anderes gesagt ist. Gesagt ist: A-TAC-10, und was die Karte selbst zur Wahl stellt. Eine
    Fähigkeit oder ein Leistenfeld, das der Effekt eines Ereignisses von selbst auslöst (nicht freiwillig),
    wirkt trotzdem.
rule-A-EVT-11 =
    Ereignisstapel leer: Misch die Ablage zu einem neuen Stapel.
rule-A-EVT-12 =
    Effekte auf alle werden in Spielreihenfolge ab dem aktiven Spieler entschieden. Wer nicht tun kann, was
    verlangt ist, wird übergangen.

## Kampf

rules-A-BAT = Kampf
rule-A-BAT-1 =
    Kämpfe gibt es nur bei einem Start, nur in der aktiven Region, einmal.
rule-A-BAT-2 =
    Es kommt zum Kampf, wenn nach dem Hinterhalt Schiffe von 2 oder mehr Seiten in der aktiven Region sind: 2
    oder mehr Spieler, oder mindestens 1 Spieler und Plünderer. Der aktive Spieler muss nicht dabei sein. Nur
    Plünderer oder nur ein Spieler: kein Kampf.
rule-A-BAT-3 =
    Jeder mit einem Schiff dort und die Plünderer dort müssen teilnehmen.
rule-A-BAT-4 =
    Hat irgendwann nur noch eine Seite (oder keine) Schiffe in der aktiven Region, endet der Kampf ohne Sieger.
rule-A-BAT-5 =
    Sechs Schritte: 1 Eskalation, 2 Diplomatie, 3 Vorbereitung, 4 Würfelwurf, 5 Kampfausgang, 6 Schaden.
rule-A-BAT-6 =
    Ab dem aktiven Spieler in Spielreihenfolge darf jeder, ob beteiligt oder nicht, einmal beliebig viele seiner
    Schiffe auf dem Spielplan, die in Reichweite sind, in die aktive Region bewegen. Jedes Schiff nutzt seine
    eigene Reichweite; der Sprung darf pro Schiff gezahlt werden.
rule-A-BAT-7 =
    In einen Nebel dürfen sich nur Schiffe mit Navigation bewegen.
rule-A-BAT-8 =
    Plünderer eskalieren nicht. Schiffe lassen Anführer und Bonusressourcen zurück (einsammeln darf sie vorher,
    als Nebenaktion, nur der aktive Spieler).
rule-A-BAT-9 =
    Ab dem aktiven Spieler in Spielreihenfolge darf jeder im Kampf einmal genau 1 Diplomatiekarte spielen; sie
    wirkt sofort.
rule-A-BAT-10 =
    Ein durch Diplomatie beendeter Kampf hat keinen Sieger, keinen Verlierer, keinen Schaden; Schiffe bleiben.
rule-A-BAT-11 =
    Würfel = Feuerkraft der eigenen Schiffe dort + 1 pro eigenem Bauwerk in oder neben der Region + Änderungen;
    Zielerfassung = Zahl der eigenen Schiffe dort + Änderungen, höchstens 5.
rule-A-BAT-12 =
    Ab dem aktiven Spieler in Spielreihenfolge darf jeder im Kampf einmal beliebig viel Energie für je +1 Würfel
    ausgeben. Energie ändert die Zielerfassung nicht.
rule-A-BAT-13 =
    Bei derselben Gelegenheit darf man vorher Karten zur Vorbereitung spielen und Fähigkeiten dafür nutzen.
    Unbeteiligte bekommen die Gelegenheit nur für Karten, die es erlauben.
rule-A-BAT-14 =
    Niemand würfelt mit mehr als 6 Würfeln. Energie, die über 6 hinausginge, darf nicht ausgegeben werden.
rule-A-BAT-15 =
    Die Zielerfassung fällt für eine Seite mit Schiffen nie unter 1.
rule-A-BAT-16 =
    Alle würfeln zusammen. Jede Seite würfelt jeden Würfel unter ihrer Zielerfassung neu, bis er sie erreicht.
rule-A-BAT-17 =
    Zielerfassung 5 würfelt 1–4 neu; höher geht sie nicht.
rule-A-BAT-18 =
    Dann einmal reihum in Spielreihenfolge ab dem aktiven Spieler: Jeder im Kampf darf beliebig viele Karten für
    nach dem Wurf spielen.
rule-A-BAT-19 =
    Ein Würfel mit Zielerfassung t endet gleichverteilt auf t…6; er darf direkt so gezogen werden, aber das
    Protokoll zeigt erste Würfe und Neuwürfe.
rule-A-BAT-20 =
    Vergleicht die höchsten Würfel aller Seiten; bei Gleichstand die nächsthöchsten und so fort.
rule-A-BAT-21 =
    Gleichwertig: Ordnet die Würfel jeder Seite absteigend und vergleicht die Reihen; bei gleichem Anfang ist die
    längere besser.
rule-A-BAT-22 =
    Sind die besten Reihen von zwei oder mehr Seiten völlig gleich, gibt es keinen Sieger, und alle im Kampf sind
    besiegt.
rule-A-BAT-23 =
    Wer siegt, rückt 1 auf der Vorherrschaftsleiste vor. Waren Plünderer unter den Besiegten, gibt es auch die
    Belohnung der Plündererkarte, einmal, auch gegen mehrere Plünderer S.
rule-A-BAT-24 =
    Jeder Besiegte darf seine taktische Operation ausführen: 1 Taktikkarte ziehen oder bekommen, was der dort
    eingesetzte Mond zeigt.
# fine: term supremacy
rule-A-BAT-25 =
    Reihenfolge: Vorrücken des Siegers, Belohnung, Karten des Siegers; dann die Besiegten in Spielreihenfolge:
    Fähigkeiten bei Niederlage, Karten, taktische Operation; dann Schritt 6.
rule-A-BAT-26 =
    Jedes Schiff eines Besiegten in der aktiven Region nimmt Schaden (A-DMG). Von besiegten Plünderern nimmt genau
    einer Schaden: zurück auf seine Karte, außer er hat einen unbeschädigten Schild (dann markiert den Schild).
rule-A-BAT-27 =
    Siegreiche Schiffe und durch Schilde gerettete bleiben in der Region. Ein zweiter Kampf folgt nicht.
rule-A-BAT-28 =
    Änderungen bringen eine Seite mit Schiffen nie unter 1 Würfel.
# fine: term supremacy
rule-A-BAT-29 =
    A-BAT-4 wird nach jedem der Schritte 1 bis 4 geprüft und bis zum Wurf nach jeder Karte, Fähigkeit oder
    Nebenaktion, die Schiffe bewegt, entfernt oder umwandelt. Ein dadurch beendeter Kampf gibt kein Vorrücken,
    keine Belohnung, keine taktische Operation, keinen Schaden; schon gespielte Karten bleiben verbraucht.
rule-A-BAT-30 =
    Ein Schiff auf eine Allianzbasis oder in einen Nebel zu bewegen (Eskalation, Karten) aktiviert sie nie: Das
    tut nur ein Start.

## Schaden und Reparatur

rules-A-DMG = Schaden und Reparatur
rule-A-DMG-1 =
    Ein beschädigtes Schiff mit unbeschädigtem Schild bekommt 1 Schadensmarker auf ein Schildsymbol und bleibt,
    wo es ist.
rule-A-DMG-2 =
    Ohne Schild, oder wenn alle Schildsymbole seines Typs markiert sind, geht es auf den oberen Schrottplatz;
    Marker bleiben bis zur Reparatur oder der nächsten Rückkehr des Besitzers, Schritt 2.
rule-A-DMG-3 =
    Schiffe auf dem Schrottplatz kommen nur durch eine Rückkehr auf die Startrampe zurück.
rule-A-DMG-4 =
    Reparatur: Wähl pro Reparatur eines: 1 eigenes Schiff vom oberen Schrottplatz auf das Reparaturschiff stellen;
    1 Schadensmarker von einem Schildsymbol eines eigenen Schiffs entfernen; 1 Schadensmarker von einem eigenen
    Modul entfernen.
rule-A-DMG-5 =
    Ist nichts davon möglich, gibt die Reparatur 1 SP. Die SP darf man nicht nehmen, solange etwas zu reparieren
    ist.
rule-A-DMG-6 =
    Mehrere Reparaturen aus einer Aktion dürfen dieselbe oder verschiedene Wahl sein.
rule-A-DMG-7 =
    Schiffe auf dem Reparaturschiff können nicht starten.
rule-A-DMG-8 =
    „Ein Schiff nimmt Schaden“ durch ein Ereignis wirkt ebenso, wo das Schiff auf dem Spielplan auch ist.
rule-A-DMG-9 =
    Ein Schildsymbol darf repariert werden, wo die Schiffe seines Typs auch sind (Spielplan, Rampe, Schrottplatz).

## Ende der Partie

rules-A-END = Ende der Partie
rule-A-END-1 =
    Erreicht oder überschreitet ein Punktemarker den Endmarker, ist das Ende ausgelöst; entfernt sofort den
    Ereignismarker: Es gibt keine Ereignisse mehr.
rule-A-END-2 =
    Kommt das während einer Ereigniskarte, führt diese Karte zu Ende. War ein Ereignis für das Ende dieses Zuges
    anstehend, aber nicht begonnen, entfällt es.
rule-A-END-3 =
    Der aktive Spieler beendet den Zug; dann hat jeder genau einen weiteren Zug, auch wer das Ende ausgelöst hat.
    In Spielreihenfolge ab dem nächsten.
rule-A-END-4 =
    SP fallen nie unter 0 und haben keine Obergrenze; über 100 wird der Marker umgedreht (+100).
rule-A-END-5 =
    1. Leisten: SP neben jedem der fünf Marker.
rule-A-END-6 =
    2. Bauwerke: Jedes wertet nach der auf seiner Leiste erreichten Stufe: Stufe 2 = 7, Stufe 3 = 10; Stufe 1 = 4,
    keine = 0.
rule-A-END-7 =
    2b. (Spielvariante) Sonderregionen, A-SPR-5.
rule-A-END-8 =
    3. Beschädigte Module: je -2 SP (pro Modul, nicht pro Marker). Beschädigte Schiffe kosten nichts.
rule-A-END-9 =
    4. Tresor: Jede übrige Ressource, Taktikkarten und Energie eingeschlossen, wertet den Wert des höchsten
    erreichten Tresors.
rule-A-END-10 =
    5. SP der Schlusswertung von unbeschädigten Zivilisationsmodulen.
rule-A-END-11 =
    6. 1 SP pro Anführer auf der Station.
rule-A-END-12 =
    6b. (Spielvariante) Schicksalskarten, A-DES-3.
rule-A-END-13 =
    7. Andere SP aus Fraktionsfähigkeiten.
rule-A-END-14 =
    Wer die meisten SP hat, gewinnt. Gleichstand: die meisten Module; dann die meisten Ressourcen; dann wird der
    Sieg geteilt. Basismodule sind bei allen gleich und zählen nicht; Ressourcen zählen alle sechs Arten.
rule-A-END-15 =
    Zähler für Schlusswertungsmodule werden abgelesen, bevor etwas abgelegt wird; dieselben Taktikkarten dürfen
    im Tresor und in einem Modul werten (das ausgeführte Beispiel tut es).
rule-A-END-16 =
    Eingesetzte und eingefangene Monde, ungenutzte Plättchen und Karten werten nichts, wenn kein Modul es sagt.
rule-A-END-17 =
    Einmal ausgelöst, wird das Ende nicht noch einmal ausgelöst, später verlorene SP ändern nichts, und ohne
    Ereignismarker entfällt jeder seiner Schritte (kein Planet, kein Ereignis).

## Spielvariante: Sonderregionen

rules-A-SPR = Spielvariante: Sonderregionen
rule-A-SPR-1 =
    Wählt die 2 Quasare oder die 2 Wirbel; legt sie vor allen anderen Plättchen auf die Felder ① und ②
    (A-SET-5). Die Zahl der Planeten und Basen ändert sich nicht.
rule-A-SPR-2 =
    Quasare: Nichts kann in sie oder durch sie starten oder sich bewegen, Plünderer eingeschlossen; Abstände gehen
    um sie herum. Ein durch A-SPR-6 auf einen Quasar gestellter Plünderer darf ihn verlassen (Abstand 1 zu seinen
    Nachbarn); Plünderer S dort zählen für Hinterhalte gewöhnlich; dort angegriffen werden kann er nicht.
rule-A-SPR-3 =
    Wirbel: Ein in einen Wirbel gestartetes Schiff bekommt dessen Belohnung. Zu Beginn eines Zuges bekommt der
    aktive Spieler die Belohnung jedes Wirbels mit mindestens 1 seiner Schiffe (einmal pro Wirbel, wie viele
    Schiffe auch).
rule-A-SPR-4 =
    Wirbel sind sonst gewöhnliche Regionen: Man kann sie besetzen, durchqueren, darin in einen Hinterhalt geraten
    und kämpfen, mit jedem Schiff.
rule-A-SPR-5 =
    Nach der Wertung der Bauwerke bekommt jeder 1 SP pro eigenem Bauwerk neben einem Sonderplättchen, für jedes
    solche Plättchen.
rule-A-SPR-6 =
    Plünderer, die in einem zufälligen Nebel beginnen, beginnen stattdessen auf dem Sonderplättchen mit der
    gewürfelten Zahl. Plättchen ① zeigt 1–3, Plättchen ② 4–6; auch die Würfe beim Aufbau. Ist dieses Plättchen
    durch eine andere Klasse gesperrt, nehmt das andere; sind es beide, würfelt um einen Nebel wie in A-RAI-6.
rule-A-SPR-7 =
    Ein Symbol für Erweiterungen bleibt außer Betracht.

## Spielvariante: Schicksalskarten

rules-A-DES = Spielvariante: Schicksalskarten
rule-A-DES-1 =
    Teilt jedem 2 aus; jeder behält geheim 1 und gibt die andere ungesehen zurück.
rule-A-DES-2 =
    Jede Karte zeigt zwei Leisten mit SP.
rule-A-DES-3 =
    Nach der Wertung der Anführer werden sie aufgedeckt; für jedes Ziel gibt es dessen SP, wenn der eigene Marker
    auf dieser Leiste vorn ist, Gleichstand eingeschlossen. Beide Ziele können werten. Ein Marker noch auf Feld 0
    ist nie vorn.

## Spielvariante: zwei gegen zwei

rules-A-TEA = Spielvariante: zwei gegen zwei
rule-A-TEA-1 =
    4 Spieler in zwei Teams, Partner sitzen nebeneinander; Fraktionswahl wie üblich. Gespielt wird im
    Uhrzeigersinn.
rule-A-TEA-2 =
    Startspieler: Partner legen ihre 6+6 Würfel zusammen und vergleichen als Teams; der linke Partner des
    siegreichen Teams beginnt. Plätze zählen im Uhrzeigersinn; Team 1 = Plätze 1, 2; Team 2 = Plätze 3, 4.
    Gespielt wird nach links; der linke Partner ist also der im Uhrzeigersinn spätere (Platz 2 oder 4), und die
    Züge gehen A, B, B, A.
rule-A-TEA-3 =
    Kein Kampf, wenn nur Schiffe eines Teams in der aktiven Region sind.
rule-A-TEA-4 =
    Partner in einem Kampf sind eine Seite: Jeder zählt eigene Würfel (höchstens 6), Zielerfassung und Energie,
    würfelt allein neu, dann kommen die Würfel zum Vergleich zusammen (höchstens 12).
rule-A-TEA-5 =
    Nahmen beide Partner teil und siegen, rücken beide auf der Vorherrschaftsleiste vor, und beide bekommen die
    Belohnung der Plünderer. Ein Partner ohne Schiff dort bekommt nichts.
rule-A-TEA-6 =
    Erreichen Partner zusammen ein Plättchenfeld, entscheidet der aktive Spieler, wer es nimmt. Ist keiner aktiv,
    der in Spielreihenfolge frühere; der andere bekommt 2 SP. Erreichen sie zusammen Ereignisfelder, rückt der
    Ereignismarker 2 vor.
rule-A-TEA-7 =
    Partner sind keine Gegner, gelten aber als „andere Spieler“. Sie dürfen verborgenes Wissen teilen. Die Ansicht
    eines Spielers zeigt also auch die Hand des Partners, behaltene Entdeckungsplättchen, angesehene
    Ereigniskarten und die Schicksalskarte.
rule-A-TEA-8 =
    Einmal pro Zug darf der aktive Spieler vom Partner nehmen oder ihm geben, eines davon: 1 Ressource (auch eine
    Taktikkarte), 1 nicht eingesetzten eingefangenen Mond, 1 Vorherrschaftsplättchen, 1 Entdeckungsplättchen.
    Beide müssen einverstanden sein.
rule-A-TEA-9 =
    Das erste Modul, das der aktive Spieler in seinem Zug bekommt, darf an den Partner gehen, der dann statt seiner
    vorrückt.
rule-A-TEA-10 =
    Endstand eines Teams = Summe beider. Die höhere Summe gewinnt; Gleichstand nach A-END-14 mit den Summen der
    Teams. Das Ende löst weiter der Marker eines Einzelnen aus.
rule-A-TEA-11 =
    Partner, die zusammen verlieren, sind jeder für sich besiegt (eigene taktische Operation, eigener Schaden).
    Effekte auf „einen anderen Spieler“ dürfen auf den Partner zielen, Effekte auf „Gegner“ oder „besiegte Spieler“
    einer anderen Seite nicht.
rule-A-TEA-12 =
    Schaden, SP, Grenzen, Lager und die Regel vom letzten Schiff gelten weiter für jeden einzeln.

## Was die Texte der Bestandteile heißen

rules-A-FX = Was die Texte der Bestandteile heißen
rule-A-FX-1 =
    Wo ein Text etwas gibt, bekommst du, was er nennt: Energie, Titan, Eis, Nanokarbon oder Credits. Eine
    Taktikkarte wird gezogen. Bei Basisressourcen und bei beliebigen Ressourcen wählst du jede einzeln. Ein Mond
    gibt, was der Mond in der Ausgangsfassung dieses Moduls zeigt.
rule-A-FX-2 =
    Für etwas zu zahlen ist freiwillig. Erst zahlst du, dann bekommst du, einmal oder so oft, wie der Text erlaubt.
    Wo ein Mond bezahlt wird, zahlst du die Ressourcen des Mondes in der Eingangsfassung.
rule-A-FX-3 =
    Wo ein Text die Wahl lässt, nimmst du genau eine Möglichkeit, die ausführbar ist.
# fine: term repair
rule-A-FX-4 =
    Du bekommst so viele Punkte, reparierst so viel und rückst so weit vor, wie im Text steht; eine beliebige Leiste
    ist eine nach deiner Wahl. Eine Aufrüstung wird eingebaut. Bei einer Entdeckung siehst du den Stapel des
    Observatoriums an und behältst 1 (ist er leer, nichts). Ereignisse ansehen: wie in A-ACT-3. Der Ereignismarker
    rückt so weit vor wie angegeben.
rule-A-FX-5 =
    Wirbt ein Effekt an, dann kommen bis zu so viele eigene Anführer aus beliebigen Regionen auf die Station, auch
    von dort, wo du kein Schiff hast.
rule-A-FX-6 =
    Ein durch einen Effekt genommenes Modul kommt aus der Auslage. Je nach Text kostet es den Preis des Plans, 1 oder
    2 Einheiten weniger (nicht unter 0) oder nichts. Freiwillig.
rule-A-FX-7 =
    Ein Schiff durch einen Effekt zu bauen ist freiwillig. Je nach Text kostet es den üblichen Preis, 1 oder 2 Titan
    weniger oder nichts, und vielleicht gehen nur manche Typen. Auch ein Bauwerk durch einen Effekt zu bauen ist
    freiwillig (A-DEV-11).
rule-A-FX-8 =
    Wo du für je so viele Dinge etwas bekommst, zähl die Dinge, teile durch die genannte Zahl (durch 1, wenn keine
    dasteht), runde ab, und du bekommst es so oft, höchstens so oft wie angegeben.
rule-A-FX-9 =
    Gezählt werden: Module einer Art (ohne Basismodule); Bauwerke; eigene Schiffe (Spielplan, Rampe, Module,
    Schrottplatz); Taktikkarten auf der Hand; Anführer auf der Station; eingesetzte Monde; eroberte Monde, die nicht
    eingesetzt sind; das Feld auf der Vorherrschaftsleiste; Aufrüstungen; Leisten auf Stufe 2; Regionen mit eigenen
    Schiffen; entsandte Anführer (Summe der Anführerzahlen eigener Bauwerke); beschädigte Module (Basismodule
    eingeschlossen).
rule-A-FX-10 =
    Manche Effekte lassen dich Karten ziehen und einige davon behalten. Ein Bauwerk auffrischen heißt: Eine genutzte
    Bauwerkskarte liegt wieder offen. Einen Mond durch einen Effekt zu erobern ist freiwillig: der oberste Mond eines
    Planeten mit eigenem Schiff, oder nur der aktiven Region, wenn der Text das sagt; keine gedruckte Ressource. Ein
    Schiff durch einen Effekt bewegen: 1 eigenes Schiff auf dem Spielplan, seine Reichweite und der angegebene
    Zusatz; für Regionen gelten A-LAU-9 bis 11; es darf überall enden außer in einer Region mit eigenem Schiff, und
    es darf springen.
rule-A-FX-11 =
    Wissenschaftsmodule durch einen Effekt aktivieren: A-RET-8. Module durch einen Effekt kaufen: A-BAS-5.
# fine: term leader
rule-A-FX-12 =
    Wo alle Spieler etwas bekommen, geschieht das in Spielreihenfolge. Wo die Führenden einer Leiste etwas bekommen,
    sind es die vordersten, Gleichstand eingeschlossen, aber niemand auf Feld 0.
rule-A-FX-13 =
    Effekte legen Bonusressourcen (1, wenn der Text nichts anderes sagt) auf die Planeten, die zu einer Leiste
    gehören, auf den neuesten Planeten oder in so viele verschiedene Regionen, wie der Text sagt, vom Spieler gewählt
    (jedes gelegte Plättchen oder Nebel).
rule-A-FX-14 =
    Diese Effekte auf den Tisch geschehen genau nach ihrem Text: einen Plünderer bewegen, eine Spalte der Auslage
    austauschen, gedruckte Ressourcen, Schaden an einem Modul, das Fest, Wahl und Modulschaden für alle, das Embargo,
    ein Anführer in einen zufälligen Nebel, Schiffsschaden und abgelegte Taktikkarten für alle, oberste Monde
    entfernen, der Zoll der Plünderer, die Seuche, die Supernova.
rule-A-FX-15 =
    Effekte im Kampf: mehr Würfel oder Zielerfassung für dich, Würfel oder Zielerfassung anderer, eigene Würfel neu
    würfeln, einen Würfel erhöhen, ein Schiff retten, stehlen, Punkte pro gegnerischem Schiff, jeder Spieler darf den
    Kampf beenden (in Spielreihenfolge ab dem aktiven Spieler gefragt; das erste Ja beendet ihn), ein Angebot, ihn zu
    beenden, eine Forderung, ein Verbot, Plünderer ziehen ab, Schiffe vom Schrottplatz aufs Reparaturschiff. Die
    Grenzen von A-BAT-14, 15, 17 gelten immer.
rule-A-FX-16 =
    Karten spielt man im eigenen Zug, in jedem Zug (bei den Gelegenheiten von A-SID-7) oder im Kampf: bei der
    Diplomatie (Schritt 2), bei der Vorbereitung (Schritt 3), nach dem Wurf (Ende von Schritt 4), nach Sieg oder
    Niederlage (Schritt 5) oder wenn Schiffe beschädigt werden (Schritt 6).
rule-A-FX-17 =
    Anhaltende Karten ändern eines davon: die Reichweite eigener Schiffe (um die angegebene Zahl), die Zielerfassung,
    die Würfel (in eigenen Kämpfen), eine Fähigkeit, den Schaden, der in jedem Kampf ignoriert wird, oder was auf
    einer Allianzbasis geschieht.
rule-A-FX-18 =
    Eine Fraktionsfähigkeit sagt, wann sie wirkt; wie oft (unbegrenzt, einmal pro Zug, pro Kampf oder pro Spiel); ob
    der Besitzer ablehnen darf; und unter welcher Bedingung oder anstelle wovon. Was nur einen Wert ändert, gilt
    immer. Ein Modul durch eine Fähigkeit aktivieren heißt: ein unbeschädigtes Modul mit Dock ohne Schiff oder
    Energie (nie den Hauptreaktor; Eingangskosten werden gezahlt). Feilschen tauscht 1 Basisressource gegen eine
    andere. Eine gestohlene Ressource wählt das Opfer, wenn der Text nicht den Sieger wählen lässt. Im Zweifel
    entscheidet der Text der Fähigkeit.
rule-A-FX-19 =
    Die Bedingung einer Karte muss beim Spielen gelten: genug von dem, was sie zählt, oder besiegte Plünderer.
rule-A-FX-20 =
    „Gegnerisches Schiff“ ist ein Schiff eines anderen Spielers (nicht des Partners) oder ein Plünderer.
rule-A-FX-21 =
    Fraktionsfähigkeiten und Besonderheiten von Aufrüstungen wirken in diesen Augenblicken: wenn du in einem Kampf
    besiegt wirst (Schritt 5); wenn du siegst (Schritt 5, nach der Belohnung); bei der Vorbereitung (in Schritt 3);
    für jedes eigene Schiff, das den Spielplan durch Schaden verlässt, auch wenn es auf dem Reparaturschiff endet;
    gleich nach Schritt 2 einer Rückkehr; anstelle des Kaufs des Feldes; für jedes angebaute Modul; gleich nach dem
    Hinstellen eines gestarteten Schiffs; gleich nach dem Aktivieren eines Planeten (A-ACT-1); gleich nachdem das
    Modul, auf das du ein Schiff gestellt hast, gewirkt hat; wenn du einen Mond eroberst oder einsetzt; nach der
    Wertung eines gebauten Bauwerks; vor dem Zahlen für ein Schiff; vor jeder einzelnen Reparatur, auch einer, die 1
    SP gäbe; nach beiden Teilen eines aktivierten Nebels; jederzeit in Schritt 1 einer Rückkehr; nach dem Behalten
    eines Entdeckungsplättchens; beim Anwerben (gilt immer); wann immer irgendein Bauwerk wertet; als Nebenaktion; in
    Schritt 7 der Schlusswertung; immer.
rule-A-FX-22 =
    Einzelheiten im Kampf. Ein gerettetes Schiff geht in eine benachbarte Region, die es betreten darf (eigene
    Schiffe dort stören nicht); gibt es keine, bleibt es unbeschädigt. Neu gewürfelte Würfel werden gewürfelt, bis
    jeder die Zielerfassung des Besitzers erreicht. Das Angebot, den Kampf zu beenden, geht in Spielreihenfolge um;
    nur wenn alle annehmen, bekommt jeder von ihnen die Ressource, und der Kampf endet. Gefordert wird nur von einem
    Spieler; ohne anderen Spieler im Kampf kann die Karte nicht gespielt werden. Plünderer ziehen nur ab, wenn sie im
    Kampf sind; der Nebel wird wie in A-RAI-6 gewürfelt und darf nicht die aktive Region sein. Ein Opfer ohne etwas
    gibt nichts; vom Opfer selbst gewählte Taktikkarten zählen. Ob sie den Kampf beenden, werden nur Spieler im Kampf
    gefragt.
rule-A-FX-23 =
    Einzelheiten der Effekte auf den Tisch. Ein bewegter Plünderer ist 1 Plättchen, Abstand nach A-LAU-11, Ziel nach
    A-RAI-2, nie ein Quasar; von selbst folgt weder Hinterhalt noch Kampf, aber ein Plünderer, der in Schritt 3 oder
    4 in der aktiven Region steht, zählt. Beim Austausch einer Spalte kommen die gewählten Module dieser einen Spalte
    in gewählter Reihenfolge unter den Stapel, dann wird aufgefüllt. Gedruckte Ressourcen sind alles, was auf die
    gewählten Planeten gedruckt ist. Wird ein Modul eines Gegners im Abstand 1 beschädigt, sucht der gewählte Spieler
    das Modul aus (A-MOD-13). Das Embargo zählt Titan, Eis, Nanokarbon und Credits. Beim Zoll der Plünderer, beim
    Ablegen und bei der Wahl aller: Nach dem, was jemand nicht hat, wird nicht gefragt; eine Möglichkeit, die jemand
    nicht zahlen kann, wird nicht angeboten. Schaden für alle Schiffe und die Supernova treffen nur Schiffe von
    Spielern, nie Plünderer. Ein Anführer in einen zufälligen Nebel: ein Würfel pro betroffenem Spieler.
rule-A-FX-24 =
    Module können Würfel und Zielerfassung geben (A-MOD-15). Eine Taktikkarte kann noch zu einem zweiten Zeitpunkt
    spielbar sein, wenn ein Ereignis aufgedeckt wird (A-TAC-10).
rule-A-FX-25 =
    Die Besonderheit einer Aufrüstung sagt, was getan wird und wann (A-FX-21); eine Bedingung kann sie auf ein Modul
    oder eine Modulart einengen. Sie wirkt für jedes Schiff des Typs einzeln und nur für das Schiff, um das es geht:
    das gestartete, angedockte, verlorene oder im gewonnenen Kampf anwesende. Manche zählen pro solchem Schiff
    Anführer dazu (A-DEV-9). Bei anderen senken, solange ein solches Schiff im Kampf ist, Taktikkarten anderer die
    Zielerfassung des Besitzers nicht.
rule-A-FX-26 =
    Ein Modul sagt, was es aktiviert: nur ein Schiff, ein Schiff oder Energie, oder nichts. Es kann mit
    Schadensmarkern ins Spiel kommen. Jede Fassung ist ein Eingang, ein Ausgang, eine linke oder eine rechte Hälfte;
    ihre Punkte werden wie in A-MOO-11 gewertet. Am Ende des Spiels kann ein unbeschädigtes Modul einen Grundwert
    geben und dazu einen Wert für jedes gezählte Ding (bis zur angegebenen Zahl), nie unter 0, in Schritt 5 der
    Schlusswertung.
rule-A-FX-27 =
    Fraktionen können den Titananteil von Kosten ändern (nie unter 0), einem Schiffstyp eine Fähigkeit geben
    (aufgerüstet oder nicht), in Regionen höchstens so weit von einem eigenen Schiff anwerben, jede Lagergrenze ändern
    und eine andere Grenze für eroberte Monde haben. Plünderer kommen in einen zufälligen Nebel, auf den neuesten
    Planeten oder auf den Planeten mit den meisten Anführern (A-RAI-9). Symbole der Leisten: Ereignis, Stufe 1 bis
    Stufe 3, Entdeckung, Aufrüstung, Vorherrschaftsplättchen, Tresor 1 und 2, Handlimit 6 bis 8.
rule-A-FX-28 =
    Bonusressourcen, die Basisressourcen sind, werden beim Hinlegen einzeln nach Art gewählt. Bonusressourcen liegen
    nie auf einem Quasar. Gibt es weniger Karten, als du ziehen sollst, zieh, was da ist, und behalte höchstens die
    angegebene Zahl; die abgelegten sind offen.

## Wo die Regeln einen Zweifel lassen

rules-A-AMB = Wo die Regeln einen Zweifel lassen
rule-A-AMB-1 =
    Länge der Ereignisleiste, Lagergrenzen, Modulpreise, Kosten für Schiffe und Bauwerke, Felder der Leisten stehen
    nur auf Tableaus? Entworfen, siehe die Kennzeichen.
rule-A-AMB-2 =
    Darf die RÜCKKEHR gewählt werden, wenn nichts zurückzuholen ist? Ja (A-TRN-4).
rule-A-AMB-3 =
    Führt ein Weg durch Nebel, besetzte Regionen, leere Felder? A-LAU-11.
# fine: term ambush
rule-A-AMB-4 =
    Kommen Plünderer in eine aktive Region, in der kein Schiff mehr ist? Ja, wörtlich (A-RAI-4).
rule-A-AMB-5 =
    Zwei Plünderer S anstelle einer Klasse, die schon auf dem Plan ist: ein Wurf oder zwei? Ein Wurf, derselbe
    Nebel (A-RAI-7).
rule-A-AMB-6 =
    Schildsymbole gehören dem Typ, Schiffe sind mehrere? Der Typ teilt sie, wie gedruckt (A-SHP-6).
rule-A-AMB-7 =
    Werten die SP einer Fassung noch einmal, wenn der Mond ersetzt wird? Nein (A-MOO-11).
rule-A-AMB-8 =
    Reihenfolge von Ereignis, Lagergrenze und Handkartenlimit am Ende des Zuges? Ereignis zuerst (A-TRN-6).
rule-A-AMB-9 =
    Schritte des Markers, während er nicht auf der Leiste ist? Verloren (A-EVT-2).
rule-A-AMB-10 =
    Ende ausgelöst, während ein Ereignis ansteht / läuft? Entfällt / wird zu Ende geführt (A-END-2).
rule-A-AMB-11 =
    Drei Seiten, zwei gleichauf die besten mit gleichen Würfeln, die dritte niedriger? Alle besiegt (A-BAT-22).
rule-A-AMB-12 =
    Die Reihenfolge von taktischer Operation und geteilter Siegbelohnung? A-BAT-25.
rule-A-AMB-13 =
    Hat das Basismodul Schiffbauer eine Halbmondfassung? Ja, auf seiner offenen Seite (A-MOD-11).
rule-A-AMB-14 =
    Plünderer auf Quasaren, obwohl niemand hinein darf? Dort aufgestellt, dürfen fort, werden dort nie angegriffen
    (A-SPR-2).
rule-A-AMB-15 =
    SP der Bauwerke bei Stufe 1 und ohne Stufe? 4 und 0 (A-END-6).
rule-A-AMB-16 =
    „Nur mit einem Transporter auf dem Planeten“ in einer Rückkehr, bei der Schiffe auf Module gehen? Der
    Transporter muss noch auf dem Spielplan sein (A-RET-9).
rule-A-AMB-17 =
    Vorrücken am oberen Ende einer Leiste? Verloren (A-TRK-11).
rule-A-AMB-18 =
    Eine veröffentlichte Liste hat 5 Bauwerkskarten, die Schachtel 15? 15 (3 pro Art).
rule-A-AMB-19 =
    Früher veröffentlichte Regeln teilten 2 Fraktionen aus, die Schachtel 3? 3.
rule-A-AMB-20 =
    Ist der Kauf von Würfeln für Energie durch das Würfellimit begrenzt? Ja, mehr zu zahlen geht nicht (A-BAT-14).
rule-A-AMB-21 =
    Darf man einen eingefangenen Mond ablehnen? Nein, aber im eigenen Zug sofort aufgeben (A-MOO-2).
rule-A-AMB-22 =
    Wert des Wertungssymbols der Sonderregionen? 1 SP, der einzige Wert, den die Symbolliste nennt (A-SPR-5).
rule-A-AMB-23 =
    Werden Schildmarker in Schritt 2 oder im letzten Schritt einer Rückkehr entfernt? Schritt 2 (A-RET-17).
rule-A-AMB-24 =
    Sind Nebenaktionen mitten im Kampf erlaubt? Ja, dem aktiven Spieler; keine Aktionskarten (A-TRN-8).
rule-A-AMB-25 =
    5 Entdeckungsplättchen auf jedem Wissenschaftsfeld oder 5 insgesamt? Auf jedem (A-SET-11).
rule-A-AMB-26 =
    Welcher Partner ist zu zweit gegen zwei der „linke“? Links, wie sie sitzen: der im Uhrzeigersinn spätere
    (A-TEA-2).
rule-A-AMB-27 =
    „Manche“ Taktikkarten dürfen während eines Ereignisses gespielt werden, keine ist genannt? Feldreparatur
    (A-TAC-10).
rule-A-AMB-28 =
    Einen Mond „jederzeit“ einsetzen gegen „keine Aktionen“ während eines Ereignisses? Nicht während eines
    Ereignisses (A-TRN-8).
rule-A-AMB-29 =
    Eine Basis, zu der man startet: Darf man ihren Effekt (Umtausch, Bau) ablehnen? Nein: A-LAU-8; eine Wahl dort
    nimmt eine Möglichkeit, die ganz ausgeführt wird.
rule-A-AMB-30 =
    Wer kennt eine gestohlene oder geforderte Taktikkarte? Wer gibt und wer bekommt; alle sehen beide Zahlen.
rule-A-AMB-31 =
    Ereignisstapel leer, wenn jemand Karten ansehen darf? Die Ablage wird nur gemischt, wenn eine Karte aufgedeckt
    werden muss, nie für einen Blick.
rule-A-AMB-32 =
    Zurücksetzen eines Ereignisses, das das Ende auslöste? Nur die Karte wird abgelegt; der Marker ist weg
    (A-END-1).
rule-A-AMB-33 =
    Änderungen und Obergrenzen von Zielerfassung und Würfeln? Alles zusammenzählen, dann begrenzen: Zielerfassung
    6 weniger 2 ergibt 4, Würfel 7 weniger 1 ergibt 6.
rule-A-AMB-34 =
    Weniger Würfel und gekaufte Würfel? Das Mindeste von 1 gilt vor der Energie; jede Energie gibt einen Würfel
    dazu.
rule-A-AMB-35 =
    Wann die Zielerfassung zählt; Karten nach der Energie? Abgelesen beim Wurf; die Entscheidung über Energie
    schließt die eigene Gelegenheit; später gegebene Würfel über 6 sind verloren, Energie kommt nicht zurück.
# fine: word cd, ta, tb
rule-A-AMB-36 =
    Abstände ohne ein bewegtes Schiff (TB08, TA10, CD08, F09)? Dürfen Nebel und besetzte Regionen queren, nie Quasare
    oder leere Felder; ein Plünderer auf einem Quasar ist 1 von seinen Nachbarn entfernt.
rule-A-AMB-37 =
    Was zählt für die Ausführbarkeit (A-LAU-8)? Die Liste, wie sie steht; Gesandte erweitern, welche Anführer geholt
    werden könnten; Karten, Plättchen, Auslöser und Bauwerke zählen nicht, dürfen aber vorher genutzt werden.
# fine: word tl
rule-A-AMB-38 =
    Allianzlizenz (TL06)? Nach dem Effekt der Basis; zwei davon geben 2 Credits.
rule-A-AMB-39 =
    Ein vor der Hauptaktion gebautes Schiff? Die Rampe wird einmal abgelesen, vor jeder Nebenaktion (A-TRN-3).
rule-A-AMB-40 =
    Belohnungen der Wirbel zu Zugbeginn? Vor der ersten Gelegenheit von irgendwem.
rule-A-AMB-41 =
    Eine spät gefüllte Halbmondfassung? Zahlt nur aus, wenn der Mond beim Aktivieren des zweiten Nachbarn dort
    liegt; in dieser Rückkehr nicht noch einmal für einen anderen Mond.
rule-A-AMB-42 =
    Unterwegs reparierte Wissenschaftsmodule? Schaden und Bezahlbarkeit werden geprüft, wenn das Modul an der Reihe
    ist.
rule-A-AMB-43 =
    Monde als Zahlung in einem Ereignis? Nicht erlaubt: nur gelagerte Ressourcen.
rule-A-AMB-44 =
    Zwei gegen zwei: ein weitergegebenes Modul (A-TEA-9)? Auslöser, Schaden und Fassungen sind die des Partners; es
    verbraucht das erste Modul dessen, der gibt.
rule-A-AMB-45 =
    Welcher Planet hat die meisten Anführer? Es zählen liegende Anführer und die Zahl auf dem Bauwerk dieses Planeten.
# fine: word cd, td
rule-A-AMB-46 =
    Würfe fürs Aufstellen mit Sonderplättchen? Jeder Wurf, der einen Plünderer von einer Karte aufstellt, geht auf
    das Sonderplättchen, auch der Ersatz und zwei S; TD05 und CD04 würfeln weiter einen Nebel.
# fine: word te
rule-A-AMB-47 =
    TE03 und Schwärme, Quasare? Ein Plättchen S darf abgespalten werden; ein Plünderer auf einem Quasar darf
    wegbewegt werden.
rule-A-AMB-48 =
    „Du verlierst“, „du bist besiegt“ bei völligem Gleichstand? Gilt: Alle sind besiegt.
# fine: word tb
rule-A-AMB-49 =
    Wen TB08 nennen darf? Jede Seite im Kampf, auch die eigene und Plünderer.
rule-A-AMB-50 =
    Gelegenheiten am Ende eines Zuges? Die letzten Nebenaktionen kommen vor dem Ereignis; (1) bis (3) von A-TRN-6
    laufen ohne Gelegenheit.
rule-A-AMB-51 =
    Feldreparatur in einem Ereignis? Nur Reparaturen; freiwillige Fähigkeiten zu Reparaturen bleiben zu.
rule-A-AMB-52 =
    Endmarker mitten im Kampf erreicht? Sofort ausgelöst; Kampf und Zug gehen weiter.
