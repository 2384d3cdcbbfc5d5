### Die Regeln des Spiels, Satz für Satz.

## Grundsätze

rules-R-GEN = Grundsätze
rule-R-GEN-1 =
    Eine Spezialfähigkeit geht den allgemeinen Regeln vor, wo immer sie einander widersprechen, und
    ebenso der Text einer Karte, die gerade ausgeführt wird. Widersprechen sich zwei solche Texte,
    geht der aufhebende oder verbietende dem erlaubenden vor; entscheidet das nicht, dann die
    Zugreihenfolge (R-TIM-2).
rule-R-GEN-2 =
    Eine Kolonie sind ein oder mehrere Schiffe einer Farbe auf einem Planeten. Wie viele Schiffe dort
    auch stehen, es ist eine Kolonie. Man hat auf einem Planeten höchstens eine Kolonie; auf einem
    Planeten dürfen Kolonien mehrerer Spieler sein.
rule-R-GEN-3 =
    Eine Kolonie auf einem Planeten des eigenen Systems ist eine Heimatkolonie. Eine Kolonie auf einem
    Planeten eines anderen Systems ist eine Fremdkolonie.
rule-R-GEN-4 =
    Ein Planet gehört zu dem System, in dem er liegt, egal wer darauf steht. Verlierst du dort alle
    Schiffe, ändert das nicht, wessen Planet es ist.
rule-R-GEN-5 =
    Schiffe auf dem Portal, als Mitverteidiger neben einem Planeten, im Warp oder auf einer
    Technologie stehen auf keinem Planeten und bilden keine Kolonie.
rule-R-GEN-6 =
    Niemand scheidet je aus. Auch wer alle Schiffe im Warp hat, ist am Zug, verteidigt, verhandelt,
    spielt Karten und kann eingeladen werden.
rule-R-GEN-7 =
    Jedes Mischen und jede zufällige Wahl folgt aus einer geheimen Zahl, die zu Spielbeginn gezogen
    wird; ein beendetes Spiel lässt sich also genau wiederholen.
rule-R-GEN-8 =
    Verlangt ein Effekt mehr, als möglich ist, wird das Mögliche getan: so viele, wie du hast.
rule-R-GEN-9 =
    Links von jemandem ist der nächste Platz im Uhrzeigersinn. Gespielt wird nach links.

## Was in der Schachtel ist

rules-R-KIT = Was in der Schachtel ist
rule-R-KIT-1 =
    Das Spiel hat 50 Alienrassen, 20 Schicksalskarten, 72 Kosmoskarten, 50 Manöver und dazu eine
    alternative Diebe-Manöverkarte, 20 Technologien, 42 Kosmosplättchen, 7 Racheplättchen, 25
    Planeten, 100 Schiffe, einen Warp, ein Portal und je einmal den Planeten Genesis, die Mondkanone
    und die Prometheus.
rule-R-KIT-2 = Es gibt fünf Spielerfarben: Rot, Grün, Blau, Gelb und Violett.
rule-R-KIT-3 =
    Die 72 Kosmoskarten sind 39 Angriffe, 15 Verhandlungen, 1 Gleichziehen, 6 Verstärkungskarten und
    11 Artefakte.
rule-R-KIT-4 =
    Die 20 Schicksalskarten sind drei jeder Farbe, zwei Joker und drei Sonderkarten. Je eine Karte
    jeder Farbe trägt eine Gefahrenwarnung, die hier nichts bewirkt.
rule-R-KIT-5 =
    Eine Alienrasse hat einen Namen, eine Spezialfähigkeit mit ihrem Text, eine Zeile in Kürze, eine
    empfohlene Spielerfahrung (Grün für Anfänger, Gelb, Rot für Experten), die Rolle, die es für die
    Fähigkeit braucht, ob sie freiwillig oder zwingend ist, und die Phasen, in denen sie wirkt.
rule-R-KIT-6 =
    Auch jedes Artefakt, jede Verstärkungskarte, jede Manöverseite und jede Technologie nennt eine
    Rolle und die Phasen, in denen sie wirkt.

## Aufbau

rules-R-SET = Aufbau
rule-R-SET-1 =
    Es spielen drei, vier oder fünf Personen. Jede nimmt eine Farbe, und die Plätze bleiben das ganze
    Spiel gleich.
rule-R-SET-2 =
    Alle bekommen die fünf Planeten einer Farbe als Heimatsystem, stellen auf jeden vier der zwanzig
    Schiffe und beginnen ohne Fremdkolonie.
rule-R-SET-3 =
    Schicksalskarten von Farben, die niemand spielt, werden entfernt, der Rest wird gemischt: 14
    Karten zu dritt, 17 zu viert, 20 zu fünft.
rule-R-SET-4 =
    Der Tisch entscheidet vor dem Spiel, ob das gewöhnliche oder das alternative Manöver der Diebe
    mitspielt. Das andere bleibt in der Schachtel. Ohne Entscheidung ist es das gewöhnliche.
rule-R-SET-5 =
    Die 50 Manöver werden gemischt, und alle bekommen verdeckt zwei. Jeder liest heimlich die zwei
    genannten Alienrassen und behält eine; die andere kommt in die Schachtel zurück, wo Effekte, die
    Aliens ziehen, sie noch finden können. Die gewählten liegen verdeckt, bis alle gewählt haben, und
    werden dann zusammen aufgedeckt, außer bei geheimen Spezialfähigkeiten.
rule-R-SET-6 =
    Begrenzt der Tisch die Spielerfahrung, werden nur Manöver dieser Aliens ausgeteilt. Ein Manöver,
    dessen Alienrasse nicht zur Spielerzahl, zu den Spielvarianten oder zu einer vorher ausgeteilten
    passt, wird ersetzt, bevor jemand wählt.
rule-R-SET-7 =
    Alle ausgeteilten Manöver, von gewählten wie von abgelehnten Aliens, kommen in den Stapel der
    Kosmoskarten. Bei weniger als fünf Spielern kommen zufällige Manöver dazu, bis es zehn sind. Der
    Stapel hat dann 82 Karten, bei jeder Spielerzahl. Man darf auch ohne Manöver spielen, mit 72
    Karten; das ist ein gutes erstes Spiel.
rule-R-SET-8 =
    Alle bekommen acht Karten. Der Rest ist der verdeckte Stapel. Die eigene Hand darf man ansehen und
    nicht zeigen.
rule-R-SET-9 =
    Eine erste Hand ohne Herausforderungskarten behält man; nur die Regeln für neue Hände helfen ihr
    ab (R-HND-1).
rule-R-SET-10 =
    Dann tun alle, deren Aliens einen Aufbau brauchen, was deren Text sagt, in Zugreihenfolge ab dem
    Startspieler.
rule-R-SET-11 =
    Um den Startspieler zu finden, werden Schicksalskarten aufgedeckt, bis eine die Farbe eines
    Spielers zeigt; wer sie hat, beginnt. Alle aufgedeckten werden wieder eingemischt.
rule-R-SET-12 = Mit der Spielvariante Technologie werden Technologien zuletzt ausgeteilt (R-TEC-1).

## Der Spielzug

rules-R-TRN = Der Spielzug
rule-R-TRN-1 =
    Ein Spielzug ist ein Beginn des Spielzuges und dann eine oder zwei Herausforderungen. Der Beginn
    des Spielzuges geschieht einmal, vor der ersten Herausforderung; was zu Beginn des Spielzuges
    wirkt, wirkt nur dort.
rule-R-TRN-2 =
    Zuerst wird die Hand des Angreifers geprüft: Mit einer Herausforderungskarte darin geschieht
    nichts, ohne eine gibt es eine neue Hand (R-HND-1). Dann kommen die Effekte zum Zugbeginn; lassen
    sie den Angreifer ohne Herausforderungskarte, wird die Hand noch einmal geprüft.
rule-R-TRN-3 = Die erste Herausforderung ist Pflicht.
rule-R-TRN-4 =
    Eine zweite Herausforderung ist genau dann erlaubt, wenn die erste ein Erfolg war: Der Angreifer
    hat sie gewonnen, oder eine Vereinbarung wurde getroffen, oder ein leerer Heimatplanet wurde neu
    besiedelt, oder der Effekt, der sie beendete, nennt sie einen Erfolg. Pflicht ist sie nie.
rule-R-TRN-5 =
    Nach der zweiten Herausforderung endet der Zug, egal mit welchem Ergebnis. Eine dritte gibt es
    nicht ohne besonderen Effekt.
rule-R-TRN-6 =
    Eine zweite Herausforderung durchläuft wieder alle sieben Phasen, ab der Phase Verstärkung. Sie
    darf gegen dieselbe Person gehen.
rule-R-TRN-7 =
    Um eine zweite Herausforderung zu beginnen, muss der Angreifer eine Herausforderungskarte haben;
    sonst endet der Zug. Warum der Zug endet, muss er nicht sagen.
rule-R-TRN-8 = Endet der Zug, wird der linke Nachbar zum Angreifer.
rule-R-TRN-9 =
    Eine Herausforderung hat sieben Phasen, immer in dieser Reihenfolge: Verstärkung, Schicksal,
    Abflug, Bündnisse, Planung, Gefecht, Gefechtsfolgen.

## Phase 1: Verstärkung

rules-R-REG = Phase 1: Verstärkung
rule-R-REG-1 =
    Die Phase läuft so ab: Technologieaktionen, wenn diese Spielvariante gespielt wird; alles, was zu
    Beginn einer Herausforderung oder in der Phase Verstärkung gespielt werden kann; dann befreit der
    Angreifer ein Schiff.
rule-R-REG-2 =
    Hat der Angreifer Schiffe im Warp, so verlässt ihn genau eines davon. Das ist nicht freiwillig.
rule-R-REG-3 =
    Der Angreifer stellt dieses Schiff auf eine beliebige eigene Kolonie, daheim oder auswärts.
rule-R-REG-4 =
    Hat der Angreifer nirgends eine Kolonie, geht das Schiff direkt auf das Portal und zählt zu den in
    dieser Herausforderung abgeflogenen.
rule-R-REG-5 =
    Ist kein Schiff des Angreifers im Warp, kommt nichts zurück. Was anstelle des Befreiens wirkt, darf
    trotzdem gespielt werden.
# fine: term regroup
rule-R-REG-6 = Nur der Angreifer befreit. Die Schiffe der anderen bleiben im Warp.

## Phase 2: Schicksal

rules-R-DES = Phase 2: Schicksal
rule-R-DES-1 =
    Der Angreifer zieht offen die oberste Schicksalskarte. Danach kommt sie zu den abgelegten
    Schicksalskarten.
rule-R-DES-2 =
    Ist im Schicksalsstapel nur noch eine Karte, wenn eine gezogen werden muss, wird sie zuerst mit
    den abgelegten zu einem neuen Stapel gemischt. So kann niemand die letzte Karte kennen.
rule-R-DES-3 =
    Die Farbe einer anderen Person: Diese ist der Verteidiger, und die Herausforderung findet in ihrem
    Heimatsystem statt.
rule-R-DES-4 =
    Deine eigene Farbe: Du wählst. Leg die Karte ab und zieh neu; oder versuche, eine Fremdkolonie aus
    deinem System zu vertreiben, wenn es eine gibt; oder besiedle einen leeren Heimatplaneten neu,
    wenn es einen gibt. Jedes Mal, wenn deine Farbe kommt, darfst du neu wählen.
rule-R-DES-5 =
    Joker: Der Angreifer nennt eine beliebige andere Person als Verteidiger, und die Herausforderung
    findet in deren Heimatsystem statt. Ein Joker lässt den Angreifer nie im eigenen System handeln.
rule-R-DES-6 =
    Sonderkarte: Die Karte findet den Verteidiger, und die Herausforderung findet in dessen
    Heimatsystem statt. Die drei Karten fragen nach den meisten Fremdkolonien, den meisten Handkarten
    und den wenigsten Schiffen im Warp, unter allen außer dem Angreifer. Bei Gleichstand ist die erste
    Person links vom Angreifer gemeint.
rule-R-DES-7 =
    Für jeden Effekt, der nach einer Farbe fragt, gilt eine Sonderkarte als Farbe des Verteidigers, den
    sie gefunden hat. Ein Joker gilt als keine Farbe.
rule-R-DES-8 =
    Sollte eine Sonderkarte je auf den Angreifer zeigen, wird sie behandelt wie seine eigene Farbe.
rule-R-DES-9 =
    Ohne besonderen Effekt kann der Angreifer nie eine Kolonie angreifen, die ein Gegner im System
    eines anderen Gegners hat.
rule-R-DES-10 = Gefahrenwarnungen werden nicht beachtet.

## Phase 3: Abflug

rules-R-LAU = Phase 3: Abflug
rule-R-LAU-1 =
    Der Angreifer richtet das Portal auf einen Planeten jenes Systems: einen beliebigen, mit oder ohne
    Schiffe des Verteidigers. Beim Vertreiben ist es der Planet der Kolonie.
rule-R-LAU-2 =
    Der Angreifer stellt ein bis vier eigene Schiffe auf das Portal, beliebig gemischt von eigenen
    Kolonien, daheim oder auswärts. Ein Schiff, das aus dem Warp direkt auf das Portal kam, ist
    eines der vier und genügt allein.
rule-R-LAU-3 = Schiffe im Warp oder auf Technologien können nicht abfliegen.
rule-R-LAU-4 =
    Der Angreifer darf das letzte Schiff einer Kolonie nehmen. Diese Kolonie ist dann weg. Du wirst
    vorher gewarnt.
rule-R-LAU-5 =
    Der Verteidiger stellt weder Schiffe auf den Planeten noch nimmt er welche weg. Alle seine Schiffe
    dort sind beteiligt, auch wenn es keine sind.
rule-R-LAU-6 =
    Ein Planet ohne Schiffe des Verteidigers wird von keinem Schiff verteidigt; alles andere läuft wie
    üblich.
# fine: term bystander
rule-R-LAU-7 =
    Kolonien auf dem Planeten, die nicht dem Verteidiger gehören, sehen nur zu: Sie bringen keiner
    Seite etwas, und das Ergebnis berührt sie nicht.
rule-R-LAU-8 =
    Abgeflogene Schiffe können ohne Effekt weder zurückgenommen noch später vermehrt werden.
rule-R-LAU-9 =
    Kann der Angreifer kein einziges Schiff auf das Portal stellen, endet die Herausforderung dort ohne
    Erfolg, und der Zug mit ihr.
rule-R-LAU-10 =
    Nimmt ein Effekt später die eigenen Schiffe des Angreifers vom Portal, während verbündete bleiben,
    geht die Herausforderung weiter, und eine siegreiche Seite landet, was noch da ist. Auch ganz ohne
    Schiff geht sie weiter, ohne angreifendes Schiff, außer der Effekt nennt selbst einen Sieger.

## Phase 4: Bündnisse

rules-R-ALL = Phase 4: Bündnisse
rule-R-ALL-1 =
    Zuerst sagt der Angreifer, wen er einlädt: beliebige, alle oder niemanden, aber nicht den
    Verteidiger. Noch antwortet niemand.
rule-R-ALL-2 =
    Dann sagt der Verteidiger, wen er einlädt: beliebige, alle oder niemanden, aber nicht den
    Angreifer. Beide dürfen dieselben einladen.
rule-R-ALL-3 =
    Dann antwortet, im Uhrzeigersinn ab links vom Angreifer, wer eingeladen ist: dem Angreifer helfen,
    wenn er eingeladen hat, dem Verteidiger helfen, wenn er eingeladen hat, oder keinem. Nie beiden.
rule-R-ALL-4 =
    Wer sich anschließt, schickt sofort ein bis vier Schiffe, beliebig gemischt von eigenen Kolonien,
    bevor die nächste Person antwortet. Antworten und Zahlen sind offen und endgültig.
rule-R-ALL-5 =
    Schiffe von Mitangreifern gehen auf das Portal; Schiffe von Mitverteidigern stehen neben dem
    Planeten, nicht darauf.
rule-R-ALL-6 =
    Niemand kann sich uneingeladen anschließen, und niemand ohne ein Schiff außerhalb von Warp und
    Technologien.
rule-R-ALL-7 =
    Eine Einladung kann nicht zurückgenommen und ein Verbündeter, der angenommen hat, nicht abgewiesen
    werden.
rule-R-ALL-8 =
    Nach der letzten Antwort kommt der Moment für alles, was bei geschlossenen Bündnissen wirkt.
rule-R-ALL-9 = Versprechen beim Einladen binden niemanden.

## Phase 5: Planung

rules-R-PLN = Phase 5: Planung
rule-R-PLN-1 =
    Die Planung beginnt mit allem, was vor der Handprüfung kommt. Dann wird die Hand des Angreifers
    geprüft: Ohne Herausforderungskarte ist die Herausforderung vorbei (R-HND-3).
rule-R-PLN-2 =
    Dann wird die Hand des Verteidigers geprüft: Ohne Herausforderungskarte gibt es eine neue Hand
    (R-HND-4).
rule-R-PLN-3 =
    Jeder Hauptspieler wählt genau eine Herausforderungskarte (Angriff, Verhandlung oder Gleichziehen)
    von der Hand und legt sie verdeckt aus, gleichzeitig und heimlich. Der andere sieht nur, dass sie
    daliegt.
rule-R-PLN-4 = Eine ausgelegte Karte hat die Hand verlassen und zählt für nichts als Handkarte.
rule-R-PLN-5 =
    Verstärkungskarten, Artefakte und Manöver können nie als Herausforderungskarten ausgelegt werden.
rule-R-PLN-6 =
    Hände, die sich nach der Prüfung ändern, werden unmittelbar vor der Kartenwahl noch einmal
    geprüft. Zuerst kommen Fähigkeiten, die vor der Wahl wirken, dann die Wahl, dann solche, die bei
    verdeckten Karten wirken.

## Phase 6: Gefecht

rules-R-REV = Phase 6: Gefecht
rule-R-REV-1 = Beide Karten werden im selben Moment aufgedeckt.
rule-R-REV-2 =
    Ein Gleichziehen wird in diesem Moment zur genauen Kopie der gegnerischen Karte: ihre Art und ihr
    aufgedruckter Wert. Spätere Änderungen an jener Karte oder ihrer Seite werden nicht kopiert. Nach
    der Herausforderung ist es wieder ein Gleichziehen.
rule-R-REV-3 =
    Dann geschieht alles, was nach dem Aufdecken kommt: zuerst zwingende Fähigkeiten, dann freiwillige
    Fähigkeiten, Artefakte, Manöver und Technologien, und danach die Verstärkungskarten. Jeder Teil
    endet, wenn alle Berechtigten nacheinander gepasst haben.
rule-R-REV-4 =
    Dann entscheidet die Art der zwei Karten. Zwei Angriffe: Die Summen werden verglichen. Angriff
    gegen Verhandlung: Der Angriff gewinnt, und der unterlegenen Seite steht Entschädigung zu. Zwei
    Verhandlungen: Die Hauptspieler verhandeln über eine Vereinbarung. Ein Gleichziehen gilt als das Kopierte.
    Zweimal Gleichziehen, was mit dem einen im Stapel nicht vorkommt: Beide Seiten verlieren, alle
    ihre Schiffe in der Herausforderung gehen in den Warp, und niemand bekommt etwas.
rule-R-REV-5 =
    Die Summe einer Seite ist der Wert ihrer Herausforderungskarte, plus eins für jedes beteiligte
    Schiff des Hauptspielers, plus eins für jedes verbündete Schiff dieser Seite, plus
    Verstärkungskarten und alles, was sonst dazukommt. Die höhere Summe gewinnt. Einen Gleichstand
    gewinnt der Verteidiger.
rule-R-REV-6 =
    Angriff gegen Verhandlung gewinnt der Angriff, egal mit welchen Schiffen. Summen werden nicht
    gerechnet; niemand gewinnt oder verliert also um eine Zahl.
rule-R-REV-7 =
    Ein Gleichziehen allein führt nie zu Entschädigung: Durch das Kopieren sind beide Karten gleicher
    Art.

## Vereinbarungen

rules-R-DEA = Vereinbarungen
rule-R-DEA-1 =
    Zuerst holen alle Verbündeten beider Seiten ihre Schiffe auf Kolonien zurück. Sie gewinnen nichts
    und sind nicht beteiligt.
rule-R-DEA-2 =
    Die beiden Hauptspieler haben eine Minute, sich zu einigen. Nur sie können Angebote machen und
    annehmen.
rule-R-DEA-3 =
    Jeder darf dem anderen beliebig viele Karten von der Hand geben und erlauben, eine Kolonie auf
    einem Planeten zu errichten, auf dem der Gebende eine hat, daheim oder auswärts. In jede
    Richtung also höchstens eine Kolonie.
rule-R-DEA-4 =
    Die Karten kommen nur von Händen. Technologien, Schiffe, Aliens und Plättchen können nicht Teil
    einer Vereinbarung sein.
rule-R-DEA-5 =
    Für die Kolonie nimmt, wer sie bekommt, ein oder mehrere eigene Schiffe, die weder im Warp noch auf
    einer Technologie sind: der Angreifer auch vom Portal, beide von beliebigen eigenen Kolonien. Nach
    oben gibt es keine Grenze, außer die Bedingungen setzen eine.
rule-R-DEA-6 =
    Eine gewährte Kolonie muss neu sein: Wer sie bekommt, darf auf dem Planeten noch keine haben.
    Die Kolonie des Gebenden bleibt dort, und beide leben Seite an Seite.
rule-R-DEA-7 =
    Eine Vereinbarung muss nicht ausgewogen sein, und eine Seite darf nichts geben. Aber mindestens
    eine Karte muss wechseln oder eine Kolonie entstehen. Sich auf nichts zu einigen ist keine
    Vereinbarung.
rule-R-DEA-8 =
    Bedingungen über Karten dürfen genaue Karten nennen, Arten von Karten, eine Zahl nach Wahl des
    Gebenden, eine Zahl zufälliger Karten oder eine Regel wie die zwei niedrigsten Angriffe. Ein
    Angebot muss in diesem Moment erfüllbar sein.
rule-R-DEA-9 =
    Alles andere ist Gerede: Man darf es sagen, es gehört nicht zur Vereinbarung, und nichts erzwingt
    es.
rule-R-DEA-10 =
    Sind Bedingungen angenommen und ist noch nichts gewandert, kommt der Moment für Effekte gegen
    Vereinbarungen. Dann werden alle Bedingungen zusammen ausgeführt.
rule-R-DEA-11 =
    Schiffe des Angreifers, die danach noch auf dem Portal stehen, gehen auf beliebige seiner Kolonien
    zurück.
rule-R-DEA-12 =
    Kann ein Hauptspieler beim Ausführen nicht mehr liefern, was versprochen war, scheitert die
    Verhandlung.
rule-R-DEA-13 = Eine getroffene Vereinbarung ist ein Erfolg. Niemand gewinnt oder verliert sie.
rule-R-DEA-14 =
    Eine Verhandlung scheitert, wenn die Zeit um ist, wenn jemand abbricht, wenn sie nicht erfüllt
    werden kann oder wenn sie annulliert wird. Dann schickt jeder Hauptspieler drei Schiffe eigener
    Wahl in den Warp, oder alle, wenn es weniger sind, von überall außerhalb des Warps; die übrigen
    Schiffe des Angreifers auf dem Portal fliegen heim. Es ist kein Erfolg, und der Zug endet. Niemand
    bekommt Entschädigung oder Belohnung.
rule-R-DEA-15 = Eine Vereinbarung darf einem oder beiden die siegbringende Kolonie geben.

## Phase 7: Gefechtsfolgen

rules-R-RES = Phase 7: Gefechtsfolgen
rule-R-RES-1 =
    Der Angreifer gewinnt: Alle Schiffe auf dem Portal, eigene und verbündete, landen auf dem Planeten.
    Wem sie gehören, der errichtet dort eine Kolonie oder verstärkt eine.
rule-R-RES-2 =
    Die Schiffe des Verteidigers auf dem Planeten und alle Schiffe seiner Verbündeten gehen in den
    Warp.
# fine: term bystander
rule-R-RES-3 = Unbeteiligte Kolonien auf dem Planeten bleiben.
rule-R-RES-4 =
    Die Kolonien der Mitangreifer zählen für sie voll. Auf einem Planeten im System des Angreifers ist
    es für ihn eine Heimatkolonie und für seine Verbündeten eine Fremdkolonie.
rule-R-RES-5 = Die Herausforderung war ein Erfolg.
rule-R-RES-6 =
    Der Verteidiger gewinnt: Alle Schiffe auf dem Portal, eigene und verbündete, gehen in den Warp.
rule-R-RES-7 = Die Schiffe des Verteidigers bleiben, wo sie sind.
rule-R-RES-8 =
    Mitverteidiger holen ihre Schiffe auf beliebige eigene Kolonien zurück. Auf dem Planeten, den sie
    verteidigen halfen, landen sie nicht, außer sie haben dort schon eine Kolonie.
rule-R-RES-9 = Mitverteidiger bekommen eine Belohnung.
rule-R-RES-10 = Die Herausforderung war kein Erfolg, und der Zug endet.
rule-R-RES-11 =
    Die zwei Herausforderungskarten werden erst nach Entschädigung und Belohnung abgelegt. Sie gehören
    nie zu einer Hand, aus der Entschädigung genommen wird.
rule-R-RES-12 =
    Die Zahl der Fremdkolonien zeigt immer, was jetzt da ist. Sie steigt und fällt.

## Entschädigung

rules-R-CPN = Entschädigung
rule-R-CPN-1 =
    Wer als Hauptspieler eine Verhandlung gegen einen Angriff zeigt und verliert, nimmt für jedes
    eigene Schiff, das durch diese Niederlage in den Warp ging, eine zufällige Karte von der Hand des
    Gegners.
rule-R-CPN-2 =
    Schiffe von Verbündeten zählen nicht, und Verbündete bekommen keine Entschädigung.
rule-R-CPN-3 = Hat jene Hand zu wenige Karten, werden alle genommen.
rule-R-CPN-4 = Ohne ein verlorenes eigenes Schiff gibt es keine Entschädigung.
rule-R-CPN-5 = Entschädigung wird automatisch genommen; sie ist nicht freiwillig.
rule-R-CPN-6 =
    Alle Karten werden auf einmal genommen, jede mit derselben Wahrscheinlichkeit. Wer gibt und wer
    nimmt, weiß, welche es sind, und sonst niemand.

## Belohnung

rules-R-RWD = Belohnung
rule-R-RWD-1 =
    Gewinnt der Verteidiger, bekommt jeder Mitverteidiger für jedes Schiff, das er in der
    Herausforderung hat, wenn der Ausgang feststeht, eine Belohnung.
# fine: term ally
rule-R-RWD-2 =
    Jede Belohnung ist eine Karte vom Stapel oder eines der eigenen Schiffe aus dem Warp. Die
    Aufteilung ist frei, soweit Schiffe im Warp sind, aber die volle Zahl muss genommen werden.
# fine: term rewards
rule-R-RWD-3 =
    Die ganze Aufteilung wird genannt, bevor etwas genommen wird. Verbündete nehmen im Uhrzeigersinn ab
    links vom Angreifer.
# fine: term ally
rule-R-RWD-4 =
    Als Belohnung genommene Schiffe gehen auf beliebige eigene Kolonien. Wer keine Kolonie hat, kann
    nur Karten nehmen.
rule-R-RWD-5 = Zuerst kommen die geschickten Schiffe heim, dann wird die Belohnung genommen.
rule-R-RWD-6 = Der Gewinn der Mitangreifer ist die Kolonie. Eine Belohnung bekommen sie nicht.

## Neue Hände

rules-R-HND = Neue Hände
rule-R-HND-1 =
    Der Angreifer zu Beginn seines Zuges ohne Herausforderungskarte: Er darf erst andere Karten
    spielen, die zu diesem Moment passen; dann zeigt er den Rest, legt ihn ab und zieht acht Karten.
rule-R-HND-2 =
    Ist unter diesen acht keine Herausforderungskarte, wird das wiederholt, bis eine dabei ist.
rule-R-HND-3 =
    Der Angreifer später im Zug: Es gibt keine neue Hand. Ohne Herausforderungskarte, wenn eine zu
    wählen ist, endet sein Zug sofort. Alle Schiffe auf dem Portal und der Verbündeten beider Seiten
    fliegen heim. Niemand gewinnt, nichts geht verloren; es ist kein Erfolg.
rule-R-HND-4 =
    Der Verteidiger in der Planung ohne Herausforderungskarte: Er darf erst andere Karten spielen, die
    zu diesem Moment passen; dann zeigt er die Hand, legt sie ab, zieht acht Karten, nötigenfalls noch
    einmal, und wählt eine.
rule-R-HND-5 =
    Eine neue Hand ersetzt immer die ganze alte, Manöver eingeschlossen, und hat genau acht Karten.
rule-R-HND-6 =
    Wer eine Herausforderungskarte hat, darf keine neue Hand ziehen, wie schlecht die Karte auch ist.
rule-R-HND-7 =
    Vor der neuen Hand gespielte Karten folgen ihren eigenen Regeln; ein Manöver, das auf die Hand
    zurückkehrt, wird dann mit ihr abgelegt. Niemand zieht nur deshalb, weil eine Herausforderung oder
    ein Zug vorbei oder eine Hand leer ist.

## Fähigkeiten verlieren und sperren

rules-R-POW = Fähigkeiten verlieren und sperren
rule-R-POW-1 =
    Du hast deine Spezialfähigkeit, solange du mindestens drei Heimatkolonien hast, zwei in der
    Spielvariante vier Planeten. Es zählt, wie viele du jetzt hast.
rule-R-POW-2 =
    Im Moment, da es weniger sind, ist die Fähigkeit verloren. Eine letzte Benutzung gibt es nicht,
    auch nicht für Geplantes, aber nicht Begonnenes. Eine angesagte und nicht gezappte Benutzung hat
    begonnen und gilt.
rule-R-POW-3 = Im Moment, da es wieder genug sind, ist die Fähigkeit von selbst zurück.
rule-R-POW-4 =
    Heimatkolonien werden nach jeder vollständigen Bewegung gezählt: einem ganzen Abflug, allen
    Verlusten einer Ursache, einer ganzen Landung, einer ganzen Vereinbarung. Nicht mittendrin.
rule-R-POW-5 =
    Plättchen und Karten auf einer Alienidentität bleiben dort, solange deren Fähigkeit verloren ist.
rule-R-POW-6 =
    Das Wort benutzen bezeichnet im Text einer Fähigkeit die Momente, in denen sie gezappt werden kann.
    In keinem anderen geht das.
rule-R-POW-7 =
    Ein Zap hebt diese Benutzung auf, und dieselbe Fähigkeit kann nicht wieder benutzt werden, bis die
    Herausforderung vorbei ist. Zu Beginn eines Spielzuges gezappt, bleibt sie gesperrt bis zum Ende
    der folgenden Herausforderung.
rule-R-POW-8 =
    Teile einer Fähigkeit, die keine Benutzung sind, können nicht gezappt werden, etwa die Plättchen
    der Krieger oder die Schiffe, die Zombies in einer Vereinbarung befreien.
rule-R-POW-9 = Du darfst deine eigene Fähigkeit zappen.
rule-R-POW-10 =
    Auch die Ansage der Superseite eines Manövers ist ein Moment, in dem die dazugehörige Fähigkeit
    gezappt werden darf. Was aus dem Manöver wird: T-ZAP-4.
rule-R-POW-11 =
    Wird eine Benutzung gezappt, kommt zurück, was dafür bewegt wurde. Preise werden erst bezahlt, wenn
    niemand mehr antworten kann; mehr ist also nicht zurückzugeben.
rule-R-POW-12 = Wer keine Fähigkeit hat, kann alles andere tun.

## Zeitablauf

rules-R-TIM = Zeitablauf
rule-R-TIM-1 =
    Eine Karte oder Fähigkeit kann nur gespielt oder benutzt werden, wenn in diesem Moment Rolle, Phase
    und Text alle passen.
rule-R-TIM-2 =
    Wollen mehrere denselben Moment und kommt es auf die Reihenfolge an: zuerst der Angreifer, dann der
    Verteidiger, dann die anderen im Uhrzeigersinn ab links vom Angreifer. Solange der Verteidiger
    nicht feststeht: der Angreifer, dann alle anderen im Uhrzeigersinn.
rule-R-TIM-3 =
    Immer wenn ein Moment für alle offen ist: Zuerst kommen zwingende Fähigkeiten, in Zugreihenfolge.
    Dann werden alle in Zugreihenfolge gefragt und dürfen eine Sache tun oder passen. Nach jeder
    getanen Sache beginnt das Fragen neu. Es ist vorbei, wenn alle nacheinander gepasst haben.
rule-R-TIM-4 =
    Zwischen der Ansage von etwas und seiner Wirkung sind nur direkte Antworten möglich: was genau das
    verhindert, stiehlt oder ändert. Alles andere wartet. Auch auf Antworten kann geantwortet werden.
rule-R-TIM-5 =
    Was verhindert ist, hat keine Wirkung. Ein verhindertes Artefakt wird abgelegt, und ein dafür
    genannter Preis nicht bezahlt.
rule-R-TIM-6 =
    Bevor die Zugreihenfolge entscheidet, lies die Texte. Viele scheinbare Konflikte klären sich dort:
    Bevor eine Karte gewählt ist, kommt vor, nachdem beide gewählt sind.
rule-R-TIM-7 =
    Hast du mehreres für denselben Moment, wählst du die Reihenfolge.

## Im eigenen System

rules-R-EXP = Im eigenen System
rule-R-EXP-1 =
    Vertreiben: Der Angreifer nennt eine Fremdkolonie auf einem Planeten seines eigenen Systems. Wem sie
    gehört, der ist der Verteidiger, und die Herausforderung ist eine gewöhnliche.
# fine: term bystander
rule-R-EXP-2 =
    Nur diese eine Kolonie verteidigt. Andere auf dem Planeten sehen zu, auch die eigenen Schiffe des
    Angreifers dort, die weder zählen noch in Gefahr sind.
rule-R-EXP-3 =
    Gewinnt der Angreifer, gehen die Schiffe des Verteidigers in den Warp, und die auf dem Portal
    landen.
rule-R-EXP-4 =
    Gewinnt der Verteidiger, bleibt seine Kolonie, und die Schiffe auf dem Portal gehen in den Warp.
rule-R-EXP-5 =
    Zum Neubesiedeln braucht es einen Planeten im System des Angreifers, auf dem überhaupt niemand ein
    Schiff hat.
rule-R-EXP-6 =
    Der Angreifer richtet das Portal dorthin und stellt ein bis vier Schiffe von anderen eigenen
    Kolonien darauf: eine Heimatkolonie. Es gibt keinen Verteidiger, keine Verbündeten und keine
    Karten. Es gilt als erfolgreiche Herausforderung.
rule-R-EXP-7 = Es ist keine Fremdkolonie. Die Fähigkeit kann sofort zurückkommen.
rule-R-EXP-8 =
    Wem ein System gehört, der verteidigt alle seine Planeten, auch die ohne eigenes Schiff.

## Wohin Schiffe gehen

rules-R-SHP = Wohin Schiffe gehen
rule-R-SHP-1 =
    Schiffe, die auf Kolonien zurückkehren, gehen einzeln und nach freier Wahl auf die Kolonien, die
    ihr Besitzer in diesem Moment hat.
rule-R-SHP-2 =
    Verlässt das letzte Schiff einen Planeten, ist die Kolonie sofort weg. Von dort geschickte Schiffe
    und Schiffe aus dem Warp können nicht dorthin zurück; nur eine neue Landung errichtet dort wieder
    eine Kolonie.
rule-R-SHP-3 =
    Schiffe, die aufzustellen sind, während ihr Besitzer keine Kolonie hat, gehen in den Warp. Die
    einzige Ausnahme ist das in der Phase Verstärkung befreite Schiff (R-REG-4).
rule-R-SHP-4 =
    Schiffe im Warp liegen für alle sichtbar da und behalten ihre Farbe. Gefangennahme gibt es nicht.
rule-R-SHP-5 =
    Müssen mehrere zugleich Schiffe zurückstellen, tun sie es in Zugreihenfolge.

## Wenn Karten ausgehen

rules-R-DEK = Wenn Karten ausgehen
rule-R-DEK-1 =
    Ist der Stapel leer, wenn eine Karte zu ziehen ist, wird der Ablagestapel zu einem neuen gemischt,
    und es wird weitergezogen.
rule-R-DEK-2 = Sind beide leer, entfällt das restliche Ziehen.
rule-R-DEK-3 =
    Ist nirgends mehr eine Herausforderungskarte zu ziehen: Der Zug des Angreifers endet wie in
    R-HND-3; fehlt sie dem Verteidiger, wird die Herausforderung abgebrochen, alle Schiffe fliegen
    heim, und es ist kein Erfolg.
rule-R-DEK-4 =
    Der Schicksalsstapel hat seine eigene Regel (R-DES-2), der Technologiestapel auch (R-TEC-13).
rule-R-DEK-5 =
    Für alle Kosmoskarten gibt es einen offenen Ablagestapel, Manöver eingeschlossen.

## Spielsieg

rules-R-VIC = Spielsieg
rule-R-VIC-1 =
    Du gewinnst mit Kolonien auf fünf Planeten außerhalb deines eigenen Heimatsystems, auf vieren in
    der Spielvariante vier Planeten. Sie dürfen in einem oder in mehreren Systemen liegen.
rule-R-VIC-2 =
    Der Spielsieg wird am Ende der Gefechtsfolgen geprüft, wenn alles darin getan ist, und gleich nach
    jedem anderen Effekt, der Kolonien errichtet. Alle, die dann eine Bedingung erfüllen, gewinnen
    gemeinsam.
rule-R-VIC-3 = Ein gemeinsamer Sieg ist ein voller Spielsieg. Einen Stichentscheid gibt es nicht.
rule-R-VIC-4 =
    Spezialfähigkeiten können weitere Wege zum Spielsieg eröffnen; ihr Text sagt, wann er geprüft wird.
rule-R-VIC-5 = Das Spiel endet sofort. Eine zweite Herausforderung folgt nicht.

## Karten

rules-R-CRD = Karten
rule-R-CRD-1 =
    Die Kartentypen sind, für alles, was von Typen spricht, Angriff, Verhandlung, Gleichziehen,
    Verstärkung, Manöver und Artefakt. Herausforderungskarte ist eine Familie von dreien, kein Typ.
rule-R-CRD-2 =
    Technologie- und Schicksalskarten sind keine Kosmoskarten und gehören zu keiner Hand.
rule-R-CRD-3 =
    Nur die beiden Hauptspieler legen Herausforderungskarten aus. Wer andere Karten spielen darf, sagt
    die Rolle, die sie nennen.
rule-R-CRD-4 =
    Karten wechseln zwischen Spielern nur durch Entschädigung, Vereinbarungen und Effekte, die es
    sagen.
rule-R-CRD-5 =
    Eine Karte, deren Spielen durch etwas verhindert wird, das sie nicht zum Ablegen schickt, bleibt auf
    der Hand und gilt als nicht gespielt.

## Artefakte

rules-R-ART = Artefakte
rule-R-ART-1 =
    Ein Artefakt ist nie eine Herausforderungskarte. Es wird in dem Moment gespielt, den es nennt, und
    dann abgelegt.
rule-R-ART-2 =
    Spielen darf es, wessen Rolle passt. Als beliebiger Spieler schließt Zuschauer ein.
rule-R-ART-3 =
    Die Zahl der Artefakte pro Spieler und Herausforderung ist nicht begrenzt.

## Verstärkungskarten

rules-R-REI = Verstärkungskarten
rule-R-REI-1 =
    Verstärkungskarten werden nur in der Phase Gefecht gespielt, nach dem Aufdecken der Karten, von
    Hauptspielern und Verbündeten, nicht von Zuschauern.
rule-R-REI-2 = Du gibst sie einer beliebigen Seite, nicht unbedingt deiner.
rule-R-REI-3 =
    Sie erhöht die Summe dieser Seite. Die Herausforderungskarte ändert sie nicht; ein Gleichziehen
    kopiert sie also nicht.
rule-R-REI-4 =
    Alle Berechtigten werden in Zugreihenfolge gefragt und spielen eine oder passen. Jedes Spielen
    beginnt eine neue Runde, in der auch wieder spielen darf, wer gepasst hat. Es endet, wenn alle
    nacheinander gepasst haben.
rule-R-REI-5 =
    Sie darf auch gespielt werden, wenn keine Summen verglichen werden. Dann bewirkt sie nichts und wird
    abgelegt; du wirst gewarnt.

## Manöver

rules-R-FLR = Manöver
rule-R-FLR-1 =
    Manöver sind Handkarten, nie Herausforderungskarten. Nach dem Spielen kehrt ein Manöver auf die Hand
    zurück, statt abgelegt zu werden.
rule-R-FLR-2 =
    Jedes Manöver höchstens einmal pro Herausforderung, egal wer es hält. Jeder Spieler höchstens ein
    Manöver pro Herausforderung. Beide Grenzen gelten zusammen.
rule-R-FLR-3 =
    Jedes Manöver hat eine reguläre und eine Superseite. Nennt es nicht deine Alienrasse, spielst du
    die reguläre. Nennt es sie, spielst du die Superseite und kannst die reguläre nicht spielen.
rule-R-FLR-4 =
    Die Ausnahme: Solange deine Fähigkeit verloren oder gezappt ist, kannst du die Superseite deines
    eigenen Manövers nicht spielen und darfst stattdessen die reguläre spielen.
rule-R-FLR-5 =
    Ein Manöver zu spielen ist immer freiwillig, auch die Superseite zu einer zwingenden Fähigkeit.
rule-R-FLR-6 =
    Während es wirkt, liegt ein Manöver offen vor dir und ist nicht auf der Hand. Es kehrt zurück, wenn
    die Wirkung abgeschlossen ist.
rule-R-FLR-7 =
    Ein durch Karten-Zap verhindertes Manöver wird abgelegt, und es war für die Herausforderung das
    eine Manöver dieses Spielers.
rule-R-FLR-8 =
    Vom gewöhnlichen und vom alternativen Manöver der Diebe spielt nur eines mit. Die reguläre Seite des
    alternativen lässt mogeln und ertappt werden: In drei stillen Momenten jeder Herausforderung geben
    alle einen geheimen Befehl, und ein Geräusch darf beanstandet werden. Einzelheiten stehen bei den
    Dieben.

## Was geheim ist

rules-R-SEC = Was geheim ist
rule-R-SEC-1 = Was dir verborgen ist, wird nie an deinen Bildschirm geschickt.
rule-R-SEC-2 =
    Warten verrät nichts: Alle, deren Rolle zählen könnte, bekommen dieselbe Zeit, egal was sie haben.
rule-R-SEC-3 = Bots sehen genau, was eine Person auf diesem Platz sähe.
rule-R-SEC-4 = Gäste sehen nur, was alle Spieler sehen.
rule-R-SEC-5 =
    Gespeicherte Spiele bleiben beim Gastgeber. Bis das Spiel vorbei ist, enthält die eigene
    Aufzeichnung nur, was man selbst gesehen hat.

## Verhandeln am Bildschirm

rules-R-NEG = Verhandeln am Bildschirm
rule-R-NEG-1 =
    Gelten beide Karten als Verhandlungen und hat niemand etwas hinzuzufügen, fliegen verbündete Schiffe
    heim, und für die beiden Hauptspieler beginnt die Verhandlung mit einer Uhr von 60 Sekunden. Der
    Tisch darf 30 bis 300 einstellen.
rule-R-NEG-2 =
    Ein Angebot ist ein vollständiger Satz Bedingungen: Karten von beiden, eine Kolonie von beiden oder
    keinem, und auf Wunsch Grenzen für Schiffe. Karten können genaue Karten sein, eine Art, eine Zahl
    nach Wahl des Gebenden, eine Zahl zufälliger oder die höchsten oder niedrigsten Angriffe.
rule-R-NEG-3 =
    Jede Seite darf jederzeit ein Angebot machen; ein neueres ersetzt ihr älteres. Die Antworten sind
    annehmen, Gegenangebot, ablehnen und abbrechen.
rule-R-NEG-4 =
    Annehmen bindet beide sofort. Wurde das Angebot inzwischen ersetzt, gilt dein Annehmen nicht.
rule-R-NEG-5 =
    Ein Angebot, das die Regeln für Vereinbarungen verletzt, wird nicht abgeschickt, und nur wer es
    machte, erfährt warum.
rule-R-NEG-6 =
    Eine Bedingung, die eine genaue Karte oder Art nennt, wird geprüft; sie beweist also, dass der
    Gebende sie hat. Eine Zahl nach Wahl des Gebenden oder zufällig beweist nur die Zahl. Gerede
    beweist nichts.
rule-R-NEG-7 =
    Nach dem Annehmen wird, was die Bedingungen offen lassen (welche Schiffe, welche Karten), mit einer
    Uhr von 30 Sekunden gefragt, der Angreifer zuerst. Schweigen heißt die wenigsten nötigen Schiffe von den größten Kolonien
    und die niedrigsten Karten.
rule-R-NEG-8 =
    Läuft die Uhr ab, verfallen offene Angebote, und die Verhandlung ist gescheitert. Abbrechen beendet
    sie sofort als gescheitert, nach einer Rückfrage.
rule-R-NEG-9 =
    An einer Tastatur darf die Uhr Angebote statt Sekunden zählen: sechs in jede Richtung.
rule-R-NEG-10 =
    Ein Bot antwortet auf jedes Angebot binnen 3 Sekunden und macht selbst binnen 5 eines. Er lässt die
    Uhr nie ohne ein erfüllbares Angebot ablaufen. Zwei Bots wechseln sich ohne Uhr ab, mit je höchstens
    sechs Angeboten.
rule-R-NEG-11 =
    Verliert eine Person die Verbindung, darf nach 15 Sekunden ein Bot einspringen, wenn der Tisch es
    erlaubt. Sonst entscheidet die Uhr.
rule-R-NEG-12 =
    Alle dürfen in allen Phasen chatten, auch während der Verhandlung; es bindet nie. Bots lesen keinen
    Chat außer gekennzeichneten Angeboten, Drohungen und Versprechen.
rule-R-NEG-13 =
    Beim Einladen ist vor den Antworten Zeit zum Feilschen, 45 Sekunden, wenn der Tisch nichts anderes
    sagt. Nichts davon bindet.
rule-R-NEG-14 =
    Angenommene Bedingungen werden für alle festgehalten, soweit sie sie kennen dürfen.

## Spielvariante: vier Planeten

rules-R-V4P = Spielvariante: vier Planeten
rule-R-V4P-1 = Alle haben vier Planeten und 16 Schiffe, vier auf jedem.
rule-R-V4P-2 = Vier Fremdkolonien gewinnen.
rule-R-V4P-3 = Zwei Heimatkolonien genügen, um die Fähigkeit zu behalten.
rule-R-V4P-4 =
    Mit Technologie wird vorher alles mit Forschungsnummer 8 oder mehr entfernt: Kälteschlafschiff,
    Omega-Rakete und Saat der Ahnen. Technologien ohne feste Nummer bleiben.
rule-R-V4P-5 = Es gelten die Texte der Aliens, die von einem Spiel mit vier Planeten sprechen.

## Spielvariante: geheime Spezialfähigkeiten

rules-R-VHP = Spielvariante: geheime Spezialfähigkeiten
rule-R-VHP-1 =
    Die Aliens bleiben nach der Wahl verdeckt. Verdeckt kann eine Fähigkeit nicht benutzt werden, und
    eine zwingende wirkt nicht.
rule-R-VHP-2 =
    Du darfst deine Alienidentität aufdecken, wann immer du etwas gefragt wirst, um ihre Fähigkeit zu
    benutzen. Einmal offen, bleibt sie für den Rest des Spiels offen.
rule-R-VHP-3 =
    Eine verlorene Fähigkeit wird nicht wieder geheim. Sie kommt zurück, wenn du genug Heimatkolonien
    hast.
rule-R-VHP-4 =
    Spielst du das Manöver deiner eigenen verdeckten Alienrasse, wird sie aufgedeckt, und du spielst die
    Superseite. Aliens, die einen Aufbau brauchen, werden in dieser Spielvariante nicht ausgeteilt.
rule-R-VHP-5 =
    Nichts, was jemandem angeboten wird, verrät einen Bogen, der verdeckt liegt. Ein Manöver, das nach einer
    Alienrasse fragt, behandelt sie, als wäre sie nicht im Spiel, und geht ihretwegen an niemanden. Ihr
    Besitzer darf sie auf der Stelle aufdecken, und von da an zählt sie.

## Spielvariante: wechselnde Spezialfähigkeiten

rules-R-VHS = Spielvariante: wechselnde Spezialfähigkeiten
rule-R-VHS-1 =
    Zu Beginn des Spielzuges, vor allem anderen, zieht der Angreifer zufällig eine Alienrasse, die nicht
    im Spiel ist, und behält die alte oder die neue. Die andere wird abgelegt und erst wieder gezogen,
    wenn keine sonst übrig ist.
rule-R-VHS-2 =
    Aliens, die einen Aufbau brauchen oder nicht zum Tisch passen, werden durch neues Ziehen ersetzt.
    Plättchen und Karten auf einer abgelegten Identität gehen mit ihr.
# fine: term alien
rule-R-VHS-3 =
    Wechseln bringt eine wegen zu weniger Heimatkolonien verlorene Fähigkeit nicht zurück: Die neue ist
    aus, bis es genug sind.

## Spielvariante: Manöverspiel

rules-R-VFL = Spielvariante: Manöverspiel
rule-R-VFL-1 =
    Man darf beliebig viele Manöver pro Herausforderung spielen. Jedes einzelne weiterhin höchstens
    einmal.
rule-R-VFL-2 =
    Für alle, die das Spiel kennen. Alles andere an Manövern bleibt gleich.

## Spielvariante: Technologie

rules-R-TEC = Spielvariante: Technologie
rule-R-TEC-1 =
    Alle bekommen zwei Technologien, behalten heimlich eine verdeckt und legen die andere offen ab.
    Technologien sind keine Handkarten.
rule-R-TEC-2 =
    Ganz zu Beginn jeder Phase Verstärkung, egal wessen, dürfen alle eines tun: erforschen,
    abschließen, aufgeben oder nichts. In Zugreihenfolge.
rule-R-TEC-3 =
    Eine solche Aktion pro Person und Phase Verstärkung, wie viele Technologien du auch hast.
rule-R-TEC-4 =
    Erforschen: Stell eines deiner Schiffe von einer Kolonie auf eine deiner verdeckten Technologien.
rule-R-TEC-5 =
    Abschließen: Deck eine Technologie auf, auf der mindestens so viele Schiffe stehen, wie ihre
    Forschungsnummer sagt. Alle ihre Schiffe kehren auf deine Kolonien zurück, und sie wirkt ab jetzt.
rule-R-TEC-6 =
    Aufgeben: Deck eine Technologie mit weniger Schiffen als ihrer Nummer auf. Ihre Schiffe kehren auf
    deine Kolonien zurück, und sie wird offen abgelegt.
rule-R-TEC-7 =
    Genesis-Bombe, Gluonminen und Techno-Störsender bleiben geheim, bis sie wirken: In dem Moment deckst
    du sie auf, mit so vielen Schiffen darauf, wie ihre Nummer verlangt; ohne feste Nummer mit
    mindestens einem, und die Schiffe darauf sind ihre Nummer. Dann kehren die Schiffe auf deine
    Kolonien zurück, wenn die Karte nichts anderes sagt.
rule-R-TEC-8 =
    Schiffe auf einer Technologie kann ihr Besitzer nicht bewegen, bis sie abgeschlossen oder aufgegeben
    ist.
rule-R-TEC-9 =
    Sie gelten als im Heimatsystem ihres Besitzers stehend, bilden keine Kolonie, nehmen an keiner
    Herausforderung teil und können nicht angegriffen werden. Aber Effekte, die ein Schiff aus dem System
    einer Person nehmen, erreichen sie, und du darfst sie wählen, wenn du Schiffe verlieren musst.
rule-R-TEC-10 =
    Technologien können nicht getauscht, als Entschädigung genommen, für die Pest abgelegt oder mit
    Karten-Zap beantwortet werden. Manche werden nach ihrer Wirkung abgelegt, andere bleiben.
rule-R-TEC-11 =
    Statt einer zweiten Herausforderung, die dir zusteht, darfst du so viele Technologien ziehen, wie du
    Fremdkolonien hast, plus eine, davon eine verdeckt behalten und die anderen offen ablegen. Das
    beendet deinen Zug.
rule-R-TEC-12 =
    Die Maschinen dürfen das anstelle ihrer zweiten oder jeder weiteren Herausforderung tun; es beendet
    ihren Zug trotz ihrer Fähigkeit.
rule-R-TEC-13 =
    Ist der Technologiestapel leer, werden seine abgelegten Karten zu einem neuen gemischt. Sind es zu
    wenige, zieh, was da ist.
rule-R-TEC-14 =
    Forschungsschiffe ohne Kolonie zum Zurückkehren gehen in den Warp. Das Kälteschlafschiff hat seinen
    eigenen Ausweg.

## Spielvarianten verbinden

rules-R-VMX = Spielvarianten verbinden
rule-R-VMX-1 = Vier Planeten und Technologie: Drei Technologien werden entfernt (R-V4P-4).
rule-R-VMX-2 =
    Geheim und wechselnd: Eine neue Alienrasse kommt verdeckt herein, eine behaltene bleibt, wie sie ist.
    Die andere wird ungesehen abgelegt.
rule-R-VMX-3 = Das Manöverspiel ändert nichts an geheimen Spezialfähigkeiten.
rule-R-VMX-4 =
    Die Saat der Ahnen zieht aus denselben Aliens wie das Wechseln. Ihre Alienrasse ist nie geheim.
rule-R-VMX-5 =
    Vier Planeten ändern nichts an der Zahl der Handkarten, den Schiffen pro Abflug, dem
    Schicksalsstapel oder dem Preis einer gescheiterten Verhandlung.
rule-R-VMX-6 = Alles andere lässt sich frei verbinden.
