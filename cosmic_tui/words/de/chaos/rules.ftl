### Die Regeln des Spiels, Satz für Satz.

## Gewinnen

rules-K-WIN = Gewinnen
rule-K-WIN-1 =
    Ganz am Ende deiner eigenen Endphase gewinnst du, wenn dein Gegner keine Karte in der Kolonie hat.
rule-K-WIN-2 =
    Die Prüfung von K-WIN-1 sieht nur auf den oder die Gegner dessen, dessen Endphase endet. Wessen eigene
    Kolonie leer ist, der verliert in dieser Phase nicht.
rule-K-WIN-3 =
    Sind bei dieser Prüfung beide Kolonien leer, gewinnt, wessen Endphase es ist.
rule-K-WIN-4 =
    Eine leere Kolonie allein hält nichts auf: Man handelt weiter und behält Hand, Tisch und Credits.
rule-K-WIN-5 =
    Aus einer leeren Kolonie ziehen oder ablegen zu wollen bewegt keine Karte und wird an sich nicht
    bestraft.
rule-K-WIN-6 =
    Man darf in jedem Moment aufgeben; der andere gewinnt (zu mehreren: K-MULTI-9).

## Zonen

rules-K-ZONE = Zonen
rule-K-ZONE-1 =
    Die Kolonie enthält: Zugstapel = Leben. Lage: verdeckt. Wer sie sieht: niemand, auch der Besitzer nicht;
    die Zahl ist offen. Reihenfolge: fest, nie geändert, außer eine Karte oder Aktion sagt mischen.
rule-K-ZONE-2 =
    Die Zentrale enthält: die Hand. Lage: verborgen. Wer sie sieht: nur der Besitzer; die Zahl ist offen.
    Reihenfolge: frei.
rule-K-ZONE-3 =
    Der Hangar enthält: Schiffe, mit Ausrüstung und Besatzung an Bord. Lage: Schiffe offen; Unbezahltes
    darauf verdeckt, Bezahltes offen. Wer sie sieht: Schiffe und bezahlte Karten alle; unbezahlte kennt nur
    ihr Beherrscher. Reihenfolge: frei.
rule-K-ZONE-4 =
    Die Kantine enthält: Besatzung, die auf keinem Schiff ist. Lage: Unbezahltes verdeckt, Bezahltes offen.
    Wer sie sieht: wie K-ZONE-3. Reihenfolge: frei.
rule-K-ZONE-5 =
    Die Oberfläche enthält: Basen mit Ausbauten. Lage: Unbezahltes verdeckt, Bezahltes offen. Wer sie sieht:
    wie K-ZONE-3; die Zahl der Ausbauten ist offen. Reihenfolge: eine Reihe, von links nach rechts in der
    Reihenfolge des Spielens; nie umgestellt.
rule-K-ZONE-6 =
    Der Schrott enthält: Karten, die das Spiel bezahlt verließen (auch gespielte Ereignisse und
    Eingriffe). Lage: offen. Wer sie sieht: alle, jederzeit. Reihenfolge: fest.
rule-K-ZONE-7 =
    Das Trümmerfeld enthält: Karten, die das Spiel unbezahlt verließen, aus der Hand abgelegte, bombardierte
    Koloniekarten. Lage: verdeckt. Wer sie sieht: nur ihr Besitzer; die Zahl ist offen. Reihenfolge: fest.
rule-K-ZONE-8 =
    Der Creditvorrat ist eine offene Zahl, keine Zone für Karten.
rule-K-ZONE-9 =
    Eine Karte geht immer auf den Schrott, ins Trümmerfeld, in die Zentrale, in die Kolonie ihres Besitzers,
    egal wer sie beherrscht hat.
rule-K-ZONE-10 =
    Verlässt eine Basis die Oberfläche, behalten die anderen ihre Reihenfolge und schließen die Lücke.
rule-K-ZONE-11 =
    Oberste Karte des Trümmerfelds = die zuletzt hinzugekommene; unterste = die zuerst hinzugekommene.
    Ebenso beim Schrott.
rule-K-ZONE-12 =
    Deine Seite des Tischs, wie du sie siehst: dir am nächsten Credits, Kolonie, rechts davon die Oberfläche;
    dahinter der Schrott über der Kolonie, rechts von ihm die Kantine; am fernsten das Trümmerfeld über dem
    Schrott, rechts von ihm der Hangar. Das gilt nur für die Darstellung.

## Wissen

rules-K-INFO = Wissen
rule-K-INFO-1 =
    Jeder darf jederzeit nachsehen: die Zahl der Karten in jeder Kolonie und Zentrale, auf jedem Schrott und
    in jedem Trümmerfeld, und die Credits aller.
rule-K-INFO-2 =
    Zahl und Ort verdeckter Karten auf dem Tisch, Marker darauf und die Zustände der Karten sind offen.
rule-K-INFO-3 =
    Karten deiner Zentrale und deine unbezahlten Karten auf dem Tisch darfst du anderen nicht zeigen und
    nichts über sie sagen (zu mehreren: auch nicht andeuten).
rule-K-INFO-4 =
    Ein Karteneffekt, der dich eine unbekannte Karte ansehen lässt, lässt dich einmal ansehen; ein zweiter
    Blick und Notizen sind nicht erlaubt. Sie wird einmal nur dir gezeigt, und das Protokoll sagt nur, dass
    jemand nachgesehen hat.
rule-K-INFO-5 =
    Seine eigenen unbezahlten Karten auf dem Tisch darf man immer ansehen.
rule-K-INFO-6 =
    Eine Karte, die durch Bezahlen, Spielen oder Verschrotten gezeigt wurde, ist von da an offen; eine ins
    Trümmerfeld gelegte bleibt anderen verborgen, auch wenn sie früher gesehen wurde.

## Decks

rules-K-DECK = Decks
rule-K-DECK-1 =
    Offizielles Deck: genau 45 Karten.
rule-K-DECK-2 =
    Höchstens 3 Exemplare von Karten mit demselben Namen.
rule-K-DECK-3 =
    Vier verfeindete Paare: Mensch und Xeno, Insektoid und Karnoplant, Cerebrit und Zarg, Triciplit und Raumhai. Ein
    Deck darf nicht Karten beider Spezies eines Paares enthalten.
rule-K-DECK-4 =
    Also höchstens 4 Spezies in einem Deck.
rule-K-DECK-5 =
    Jede Karte hat genau eine Spezies, einen Typ, eine Unterart, eine Seltenheit.
rule-K-DECK-6 =
    Anfängerdeck: genau 30 Karten, freie Wahl. Das Regelheft nennt dafür weder Kopienlimit noch Speziesregel;
    im Anfängermodus wird nur die Größe geprüft.
rule-K-DECK-7 =
    Rat, keine Regel: mindestens zur Hälfte Schiffe, der Rest gleichmäßig auf die fünf anderen Typen; fürs
    allererste Spiel fast nur Schiffe.
rule-K-DECK-8 =
    Seltenheit hat im Spiel keine Wirkung. Zeichen: Mond = häufig, Planet = mittel, Sonne = selten,
    Galaxie = ultraselten.
rule-K-DECK-9 =
    Verhältnis in Boostern für eine Sammlung: ein Drittel so viele Planetenkarten wie Mondkarten, ein Zehntel
    so viele Sonnenkarten wie Mondkarten (30 zu 10 zu 3). Galaxiekarten sind nie in Boostern; sie sind Preise für
    die ersten drei eines Turniers.
rule-K-DECK-10 =
    Clans (Galaktischer Handel, Stahladler, Granitschlangen) sind im Grundspiel ein gedrucktes Zeichen ohne
    Regelwirkung.
rule-K-DECK-11 =
    Kartenbild (Darstellung): Creditkosten oben links, Seltenheit oben rechts, Name oben; die Zahlen stehen in
    einer Spalte unten links, von oben nach unten Tempo, Feuerkraft, Panzerung, Bombenkraft. Bei Ausrüstung und
    Besatzung zeigt dieselbe Spalte, was zum Schiff dazukommt; bei Basen das Ausbaulimit und, falls vorhanden,
    die Panzerung.

## Spielaufbau

rules-K-SETUP = Spielaufbau
rule-K-SETUP-1 =
    Jeder mischt ein Deck; der Gegner hebt ab. Es wird die Kolonie.
rule-K-SETUP-2 =
    Beide würfeln; der höhere Wurf beginnt (bei Gleichstand neu). Für Anfänger genügt ein Münzwurf.
rule-K-SETUP-3 =
    Jeder bekommt 5 Credits und zieht 5 Karten.
rule-K-SETUP-4 =
    Jeder darf einmal die fünf Karten in die Kolonie zurückmischen und 5 neue ziehen; die zweite Hand ist
    endgültig. Der Gegner hebt ab. Eine schlechte Hand muss nicht bewiesen werden.
rule-K-SETUP-5 =
    Reihenfolge beim Mulligan: Der Startspieler entscheidet zuerst; Entscheidungen sind offen, Hände werden
    nicht gezeigt.
rule-K-SETUP-6 =
    Nach jedem Mischen eines Decks während des Spiels darf der Gegner abheben; nach dem Abheben darf nicht
    noch einmal gemischt werden. In einem Programm ändert das Abheben nichts.
# fine: term credit
rule-K-SETUP-7 =
    Einkommensstufen, zu zweit: Das Einkommen der ersten vier Züge der Partie ist 1 (Startspieler), 2, 3, 4; ab
    dem fünften Zug der Partie immer 5. Der Startspieler bekommt also 1, dann 3, dann 5 …; der andere 2, dann
    4, dann 5 …
rule-K-SETUP-8 =
    Im ersten Zug der Partie darf der Startspieler keinen Angriff beginnen. Der zweite darf in seinem ersten
    Zug angreifen.

## Züge

rules-K-TURN = Züge
rule-K-TURN-1 =
    Ein Zug geht vom Beginn der Startphase bis zum Ende der Endphase; dann ist der Gegner am Zug.
rule-K-TURN-2 =
    Phasen der Reihe nach: 1 Start, 2 Haupt, (3 Kampf, beliebig oft, innerhalb der Hauptphase), 4 Ende.
rule-K-TURN-3 =
    Im eigenen Zug handelt im Grunde nur der aktive Spieler; der andere durch Eingriffe, Fähigkeiten, das
    Bezahlen von Fallen und als Verteidiger.
rule-K-TURN-4 =
    Das Ende der Endphase wird angesagt: Das Protokoll nennt es.

## Startphase

rules-K-START = Startphase
rule-K-START-1 =
    Zuallererst bekommt der aktive Spieler Einkommen: 5 Credits (Stufen: K-SETUP-7; zu mehreren: K-MULTI-5).
rule-K-START-2 =
    Dann geschehen Effekte „Startphase“ der bezahlten Karten des aktiven Spielers, in der von ihm genannten
    Reihenfolge.
rule-K-START-3 =
    Dann dürfen Eingriffe der Art Auftakt gespielt werden, der aktive Spieler zuerst.

## Hauptphase

rules-K-MAIN = Hauptphase
rule-K-MAIN-1 =
    Gratis: eine Basis auf die Oberfläche, eine Besatzung in die Kantine oder eine Ausrüstung auf eines deiner
    Schiffe spielen, verdeckt, unbezahlt
rule-K-MAIN-2 =
    Gratis: einen Angriff beginnen und sein Ziel nennen (K-ATK)
rule-K-MAIN-3 =
    Gratis: insgesamt zwei Ausbauten von deinen Basen nehmen (derselben oder verschiedenen): 1 CR
rule-K-MAIN-4 =
    Kostet, was die Karte kostet: ein Ereignis, einen Eingriff oder ein Schiff spielen, offen, sofort
    bezahlt
rule-K-MAIN-5 =
    Kostet, was die Karte kostet: eine deiner unbezahlten Basen (keine Fallen), Besatzungen oder Ausrüstungen
    (keine Raketen) bezahlen: endgültig offen
rule-K-MAIN-6 =
    Kostet 1 Credit: einen Ausbau auf eine deiner Basen legen; durch diese Aktion höchstens zwei pro Basis und
    Zug. Karteneffekte zählen nicht
rule-K-MAIN-7 =
    Kostet 1 Credit: eine Karte ziehen
rule-K-MAIN-8 =
    Kostet 2 Credits: die obersten fünf Karten deiner Kolonie ansehen, eine in deine Zentrale nehmen, dann die
    Kolonie mischen; der Gegner hebt ab
rule-K-MAIN-9 =
    Kostet 2 Credits: die unterste Karte deines Trümmerfelds in deine Zentrale nehmen; nur solange deine
    Kolonie fünf Karten oder weniger hat
rule-K-MAIN-10 =
    Bei weniger als fünf Karten in der Kolonie sieht K-MAIN-8 alle an; ohne Karte ist es nicht erlaubt.
    K-MAIN-9 braucht eine Karte im Trümmerfeld, K-MAIN-7 eine in der Kolonie.
rule-K-MAIN-11 =
    Credits fallen nie unter 0: Eine Aktion, die du nicht ganz zahlen kannst, ist nicht erlaubt.
rule-K-MAIN-12 =
    Nach einem Kampf geht die Hauptphase weiter; mehrere Angriffe pro Zug sind erlaubt.
rule-K-MAIN-13 =
    Es gibt keine Aktion, um eigene Karten auf dem Tisch zu bewegen, abzulegen oder zurückzunehmen.
rule-K-MAIN-14 =
    Ausbauten darf man auf jede eigene Basis legen, unbezahlt oder bezahlt, und über das Limit hinaus.
rule-K-MAIN-15 =
    Ausbauten darf man auch von bezahlten Basen verkaufen (K-MAIN-3). Die Basis bleibt bezahlt, und ein durch
    K-BASE-4 festgelegtes X ändert sich nicht.
rule-K-MAIN-16 =
    Ein eigenes „offenes“ Spielen einer Basis, Besatzung oder Ausrüstung gibt es nicht: Um sie bezahlt ins Spiel
    zu bringen, leg sie verdeckt (K-MAIN-1) und bezahl sie (K-MAIN-5), auf Wunsch beides in derselben
    Hauptphase. Verdeckt und unbezahlt geht nur bei diesen drei Typen.
rule-K-MAIN-17 =
    Die Hauptphase zu beenden ist eine eigene Aktion; sie öffnet eine letzte Gelegenheit (K-STACK-13 w4).

## Zustände der Karten

rules-K-STATE = Zustände der Karten
rule-K-STATE-1 =
    Eine Karte auf dem Tisch ist aktiv (aufrecht), erschöpft (um 90 Grad gedreht) oder beschädigt (um 180
    Grad).
rule-K-STATE-2 =
    Jede Karte kommt aktiv ins Spiel.
rule-K-STATE-3 =
    „Aktiv“ als Bedingung heißt bezahlt und aufrecht; Ausnahme: Eine unbezahlte aufrechte Besatzung darf an
    Bord (K-CREW-5).
rule-K-STATE-4 =
    Ein Schiff wird erschöpft durch Feuern, Gegenfeuer und Bombardieren; jede Karte wird erschöpft oder
    beschädigt, wenn eine Fähigkeit mit diesen Kosten genutzt wird. Solche Kosten (Erschöpfen, Beschädigen,
    Opfern) kann nur eine aktive Karte zahlen.
rule-K-STATE-5 =
    Opfern als Kosten: Leg die (aktive) Karte auf den Schrott.
rule-K-STATE-6 =
    Ein getroffenes Schiff, eine getroffene Basis wird beschädigt nach den Regeln für Schaden
    (K-DMG-2, K-DMG-3).
rule-K-STATE-7 =
    In deiner Endphase richtet sich jede deiner gedrehten Karten eine Stufe auf: beschädigt wird erschöpft,
    erschöpft wird aktiv. Sonst richten nur Karteneffekte Karten auf.
rule-K-STATE-8 =
    Ein im Zug des Gegners beschädigtes Schiff ist also nach deinem nächsten Zug erst erschöpft und nach dem
    übernächsten aktiv.
rule-K-STATE-9 =
    Erschöpfte und beschädigte Schiffe können nicht angreifen, verteidigen, feuern, zurückfeuern oder
    bombardieren.
rule-K-STATE-10 =
    Ständige Effekte einer bezahlten Karte wirken in jedem Zustand, außer die Karte sagt „solange aktiv“.
rule-K-STATE-11 =
    Ein schwererer Zustand ersetzt einen milderen; eine schon beschädigte Karte bleibt beschädigt.

## Bezahlt und unbezahlt

rules-K-PAID = Bezahlt und unbezahlt
rule-K-PAID-1 =
    Schiffe, Ereignisse und Eingriffe werden beim Spielen bezahlt; wer nicht zahlen kann, kann sie nicht
    spielen.
rule-K-PAID-2 =
    Nur Basen, Besatzung und Ausrüstung werden verdeckt und unbezahlt gespielt. Sie zu spielen ist gratis.
rule-K-PAID-3 =
    Eine unbezahlte Karte hat keinerlei Wirkung und keinen nutzbaren Text, keine Zahlen und keine Spezies. Sie
    nimmt ihren Platz ein (Ladeplatz, Reihe der Oberfläche).
rule-K-PAID-4 =
    Jede Karte wird einmal bezahlt; dann ist sie offen, solange sie im Spiel bleibt.
rule-K-PAID-5 =
    Wird das Bezahlen einer Karte angesagt, werden ihre Kosten gezahlt, und sie wird sofort gezeigt; als bezahlt
    gilt sie, wenn das Bezahlen wirkt (K-STACK-7).
rule-K-PAID-6 =
    „Zerstört“: Unbezahlte Karten gehen ins Trümmerfeld, bezahlte auf den Schrott.

## Schiffe

rules-K-SHIP = Schiffe
rule-K-SHIP-1 =
    Die Unterart ist die Größe: Aufklärer 1, Jäger 2, Kreuzer 3, Zerstörer 4.
rule-K-SHIP-2 =
    Ausrüstung und Besatzung auf einem Schiff dürfen zusammen seine Größe nicht überschreiten.
rule-K-SHIP-3 =
    Immer offen und beim Spielen bezahlt. Darf in dem Zug angreifen, in dem es gespielt wird.
rule-K-SHIP-4 =
    Ein Schiff mit dem Text „zählt im Hangar als N“ nutzt N nur fürs Hangarlimit, nicht für seine Ladeplätze.
rule-K-SHIP-5 =
    Senkt ein Effekt die Ladeplätze unter die getragenen Karten, wählt der Beherrscher die überzähligen, und
    sie werden zerstört.

## Ausrüstung

rules-K-EQP = Ausrüstung
rule-K-EQP-1 =
    Verdeckt auf eines deiner eigenen Schiffe mit freiem Platz gespielt. Sie wechselt nie auf ein anderes
    Schiff.
rule-K-EQP-2 =
    Bezahlt jederzeit in deiner Hauptphase oder beim Bezahlen eines Kampfes, an dem ihr Schiff teilnimmt;
    Raketen nur beim Bezahlen.
rule-K-EQP-3 =
    Text und Zuschläge gelten, als wären sie auf das Schiff gedruckt; Kosten durch Drehen im Text drehen das
    Schiff. Effekte auf den „Grundwert“ lassen die Zuschläge außer Betracht.
rule-K-EQP-4 =
    Zusammen mit ihrem Schiff zerstört.
rule-K-EQP-5 =
    Eine bezahlte Rakete wirkt am Ende des Bezahlens (K-PAY-4) und geht beim Abrüsten auf den Schrott.
    Unbezahlte Raketen bleiben.
rule-K-EQP-6 =
    Andere bezahlte Ausrüstung bleibt bezahlt.

## Besatzung

rules-K-CREW = Besatzung
rule-K-CREW-1 =
    Verdeckt in die Kantine gespielt.
rule-K-CREW-2 =
    Bezahlt jederzeit in deiner Hauptphase, oder beim Bezahlen, während sie auf einem Schiff in diesem Kampf an
    Bord ist.
rule-K-CREW-3 =
    Wirkt nur an Bord eines Schiffs, als wäre sie darauf gedruckt, außer Passagiere (K-CREW-4).
rule-K-CREW-4 =
    Ein bezahlter Passagier darf seinen Text in der Kantine nutzen. Er darf auch an Bord, kann dort aber nicht
    als Kosten erschöpft oder beschädigt werden. Seine eigenen Kosten drehen ihn, kein Schiff. Gedruckte
    Zuschläge eines Passagiers zählen nur an Bord.
rule-K-CREW-5 =
    Geht nur beim Aufrüsten eines Kampfes an Bord, nur auf ein Schiff, das daran teilnimmt, nur wenn die Karte
    aufrecht ist; unbezahlte Besatzung darf an Bord.
rule-K-CREW-6 =
    Muss beim Abrüsten in die Kantine zurück: von einem erschöpften oder beschädigten Schiff kommt sie erschöpft
    zurück, von einem aktiven aktiv; bezahlt bleibt bezahlt, unbezahlt bleibt unbezahlt.
rule-K-CREW-7 =
    Zusammen mit ihrem Schiff zerstört.
rule-K-CREW-8 =
    Solange sie an Bord ist, ist sie nicht in der Kantine: Als Kantinenkarte kann sie nicht bombardiert werden
    (K-BOMB-8).

## Basen

rules-K-BASE = Basen
rule-K-BASE-1 =
    Verdeckt an das rechte Ende deiner Oberflächenreihe gespielt.
rule-K-BASE-2 =
    Gedruckte Zahlen: Ausbaulimit; Gebäude und Bunker auch Panzerung.
rule-K-BASE-3 =
    Darf nur in deiner eigenen Hauptphase bezahlt werden (Fallen: K-BASE-8) und nur mit mindestens so vielen
    Ausbauten darauf wie das Limit. Die Ausbauten bleiben darauf (aber siehe K-MAIN-15).
rule-K-BASE-4 =
    Limit X: Beliebig viele dürfen darauf (auch null); beim Bezahlen wird X = Zahl der Ausbauten, endgültig.
rule-K-BASE-5 =
    Limit „?“ (nur Fallen): Beliebig viele dürfen darauf, ohne Wirkung; reiner Bluff. Das Limit gilt als 0.
rule-K-BASE-6 =
    Forschung: Wirkung beim Bezahlen, dann auf den Schrott.
rule-K-BASE-7 =
    Gebäude und Bunker: bleiben offen; Effekte gelten, solange sie im Spiel sind.
rule-K-BASE-8 =
    Falle: darf nur beim Bombardieren bezahlt werden, wenn genau diese Basis das Ziel ist und die Bombensumme
    mindestens 2 (K-BOMB-10). Ein Limit mit Zahl muss auch erfüllt sein. Wirkung, dann Schrott.
rule-K-BASE-9 =
    Unbezahlte Basis: 2 Bombenkraft zerstört sie. Bezahlte Basis: so viel wie ihre Panzerung.
rule-K-BASE-10 =
    Eine bezahlte Basis, die in irgendeiner Phase Schaden nimmt, ist sofort beschädigt. Bei Panzerung 0 ist sie
    zerstört.
rule-K-BASE-11 =
    Marker auf einer Karte, die das Spiel verlässt, sind verloren.

## Ereignisse

rules-K-EVT = Ereignisse
rule-K-EVT-1 =
    Nur in deiner eigenen Hauptphase, bei leerem Stapel, ohne laufenden Kampf.
rule-K-EVT-2 =
    Beim Spielen bezahlt, wirkt, geht auf den Schrott.
rule-K-EVT-3 =
    Die vier Unterarten haben keine eigene Zeitregel; andere Karten beziehen sich auf sie.

## Eingriffe

rules-K-INT = Eingriffe
rule-K-INT-1 =
    Dürfen im eigenen und im gegnerischen Zug gespielt werden; beim Spielen bezahlt; wirken; gehen auf den
    Schrott.
rule-K-INT-2 =
    Auftakt: nur in einer Startphase (von wem auch immer).
rule-K-INT-3 =
    Kampf: nur in einer Kampfphase.
rule-K-INT-4 =
    Reaktion: jederzeit.
rule-K-INT-5 =
    Allgemein: nur in einer Hauptphase (von wem auch immer), die Gelegenheit nach dem Nennen eines Ziels
    eingeschlossen (K-ATK-6), nicht später im Kampf.
rule-K-INT-6 =
    Fähigkeiten von Karten im Spiel und das Bezahlen von Basen, Besatzung und Ausrüstung gelten als
    Eingriffe. Sie sind keine Eingriffskarten.

## Bluffs

rules-K-BLUFF = Bluffs
rule-K-BLUFF-1 =
    Jede Karte deiner Zentrale, egal welchen Typs, darf verdeckt gespielt werden, als wäre sie eine Basis, eine
    Besatzung oder eine Ausrüstung, und wie eine ausgebaut oder an Bord gebracht werden.
rule-K-BLUFF-2 =
    Eine solche Karte kann an diesem Ort nie bezahlt werden. Zerstört geht sie ungesehen ins Trümmerfeld.
rule-K-BLUFF-3 =
    Nichts darf durch angebotene Aktionen, Fehler oder Zeit verraten, ob eine verdeckte Karte echt ist; nur ihr
    Beherrscher sieht, ob sie bezahlt werden kann.

## Der Stapel

rules-K-STACK = Der Stapel
rule-K-STACK-1 =
    Eine angesagte Aktion oder ein Eingriff wartet auf einem Stapel, während darauf geantwortet wird; die
    zuletzt angesagte wirkt zuerst, dann rückwärts.
rule-K-STACK-2 =
    Kosten drehen sich nicht um: Jede Karte wird bezahlt, wenn sie angesagt wird.
rule-K-STACK-3 =
    Ein Eingriff als Antwort auf eine Aktion des Gegners wirkt vor dieser Aktion.
rule-K-STACK-4 =
    Wer mehrere Eingriffe spielt, während der Gegner nichts tut, wählt die Reihenfolge ihrer
    Wirkung. Erreicht das Abwickeln mehrere benachbarte Einträge eines Spielers, ohne etwas vom
    anderen dazwischen, nennt dieser Spieler ihre Reihenfolge; vorgegeben ist die letzte zuerst. Die
    Aktion, auf die geantwortet wird, gehört nicht dazu und kommt immer zuletzt.
rule-K-STACK-5 =
    Vorrang: Nach einer gewöhnlichen Aktion darf der andere zuerst antworten (das Ansagen eines Angriffs hat seine
    eigene Gelegenheit, K-ATK-6); in der Gelegenheit vor dem Schaden (K-FIRE-9) wird zuerst gefragt, wer feuert.
    Nach jedem neuen Eintrag wird der andere gefragt. Zweimal Passen nacheinander beginnt das Abwickeln. Zwischen
    abgewickelten Einträgen wird niemand gefragt, außer der Eintrag fragt selbst.
rule-K-STACK-6 =
    Ziele und Wahlen werden beim Ansagen getroffen, wenn die Karte nichts anderes sagt. Hat eine Karte beim Wirken
    ihr Ziel verloren, bewirkt sie nichts, verlässt das Spiel, und ihre Kosten sind verloren.
rule-K-STACK-7 =
    Bezahlen von Basen, Besatzung, Ausrüstung und Fähigkeiten wirkt auf dem Stapel wie Eingriffe.
rule-K-STACK-8 =
    „Neutralisieren“: Das Ziel verlässt den Stapel ohne Wirkung auf den Schrott; seine Kosten sind verloren.
rule-K-STACK-9 =
    „Einen Eingriff neutralisieren“ zielt nur auf Eingriffskarten auf dem Stapel, nie auf Bezahlen,
    Fähigkeiten oder sich selbst.
rule-K-STACK-10 =
    Eine neutralisierende Karte, deren eigenes Ziel schon neutralisiert oder abgewickelt ist,
    bewirkt nichts.
rule-K-STACK-11 =
    Nicht zu beantworten: Pflichtschritte (Einkommen, Limits, Aufrichten, Panzerung, Prüfung auf Sieg), Erschöpfen
    als Teil des Feuerns, Abrüsten.
rule-K-STACK-12 =
    Ausgeführtes Beispiel (mit offiziellen Zahlen, wo es sie gibt): Cobra Flash 5-2-3-0 des Angreifers feuert auf
    Mondanbeter 4-1-3; der kündigt Gegenfeuer an. Angreifer: Zusatztreffer (+1 Feuerkraft). Verteidiger:
    Durmacel-Zielablenker, 1 CR (+1 Panzerung). Angreifer: Befehl von oben, 2 CR, auf den Zielablenker.
    Verteidiger: Machtwort, 2 CR (= Kosten von Befehl von oben), auf Befehl von oben. Beide passen. Abwickeln:
    Machtwort neutralisiert Befehl von oben; der Zielablenker erhöht die Panzerung auf 4; Zusatztreffer erhöht die
    Feuerkraft auf 3; Schaden: Mondanbeter 4 minus 3 ergibt 1, überlebt; Cobra Flash 3 minus 1 ergibt 2. Beide sind
    erschöpft.
# fine: term interrupt
rule-K-STACK-13 =
    Gelegenheiten eines Zuges der Reihe nach; in jeder wird der zuerst Genannte zuerst gefragt, dann gilt K-STACK-5.
    w1 Startphase nach K-START-2: Auftakt und Reaktion, Fähigkeiten – aktiver Spieler zuerst. w2 nach jeder
    angesagten Aktion der Hauptphase, bevor sie wirkt: Allgemein und Reaktion, Fähigkeiten – der andere zuerst.
    Ziehen, Suchen (K-MAIN-8, K-MAIN-9), Ausbauen, Verkaufen und verdeckt Legen geschehen sofort, ohne w2. w3 die
    Gelegenheit zum Angriff K-ATK-6. w4 wenn der aktive Spieler die Hauptphase beendet: wie w2, der andere zuerst.
    Wurde etwas gespielt, geht die Hauptphase danach weiter. w5 im Kampf: wenn alle an Bord sind und nach dem
    Bezahlen jedes Spielers: Kampf und Reaktion, Fähigkeiten – Angreifer zuerst. w6 zu Beginn des Feuerns und nach
    jedem Schusswechsel: wie w5. w7 die Gelegenheit vor dem Schaden K-FIRE-9. w8 bevor ein Bombardement wirkt
    K-BOMB-4. w9 Endphase vor K-END-2: Reaktion und Fähigkeiten – aktiver Spieler zuerst.
rule-K-STACK-14 =
    Ein Eingriff, dessen Text einen Moment nennt (einen Schuss, einen genannten Angriff, eine gespielte Karte),
    darf nur in der Gelegenheit gespielt werden, in der dieser Moment ansteht.

## Angriffe

rules-K-ATK = Angriffe
rule-K-ATK-1 =
    Nur der aktive Spieler, in seiner Hauptphase, nicht in dem durch K-SETUP-8 gesperrten Zug.
rule-K-ATK-2 =
    Ziel, zuerst genannt: die Kolonie des Gegners, die Zentrale des Gegners, eine Besatzung in seiner Kantine oder
    eine Basis auf seiner Oberfläche. Auch unbezahlte Besatzungen und Basen dürfen Ziel sein. Schiffe sind nie das
    Ziel eines Angriffs.
rule-K-ATK-3 =
    Einen Angriff zu beginnen kostet 0 und jede geltende Angriffsgebühr (z. B. Minenring: je +1); die Gebühr wird
    mit dem Ansagen gezahlt, sonst ist der Angriff nicht erlaubt.
rule-K-ATK-4 =
    Zum Ansagen brauchst du mindestens ein aktives Schiff. Auch eine leere Zentrale darf Ziel sein; die Kolonie
    ebenso.
rule-K-ATK-5 =
    Tarnung (K-ABIL-2) schützt nicht vor Angriffen: Angegriffen zu werden ist nicht, das Ziel einer Karte zu sein.
rule-K-ATK-6 =
    Ist das Ziel genannt, dürfen beide noch Eingriffe der Art Allgemein spielen und Fähigkeiten nutzen, der
    Angreifer zuerst. Das ist die einzige Antwort auf das Ansagen selbst; Bezahlen ist darin nicht möglich. Haben
    beide gepasst, beginnt das Aufrüsten, und von da an gehen bis zum Ende der Kampfphase nur Kampf und Reaktion
    (und Fähigkeiten).
rule-K-ATK-7 =
    Verlässt das genannte Ziel vor dem Bombardieren seine Zone, geht der Kampf weiter, aber bombardieren kann man
    nicht; Schiffe können nicht als Bomber genannt, Schleichflug (K-ABIL-6) nicht genutzt werden, und Schiffe
    bleiben, wie sie sind.
rule-K-ATK-8 =
    Hat der Angreifer zu Beginn des Bezahlens kein Schiff im Kampf, geht der Kampf gleich zum Abrüsten.
rule-K-ATK-9 =
    Schritte der Reihe nach: 1 Aufrüsten, 2 Bezahlen, 3 Feuern, 4 Bombardieren, 5 Abrüsten.

## Aufrüsten

rules-K-RIG = Aufrüsten
rule-K-RIG-1 =
    Der Angreifer wählt, welche aktiven Schiffe angreifen (mindestens eines).
rule-K-RIG-2 =
    Der Angreifer darf aufrechte Besatzung aus der eigenen Kantine auf diese Schiffe bringen (K-SHIP-2).
rule-K-RIG-3 =
    Dann entscheidet der Verteidiger, ob er verteidigt, und mit welchen aktiven Schiffen.
rule-K-RIG-4 =
    Der Verteidiger darf aufrechte Besatzung auf diese Schiffe bringen. Auch eine Besatzung, die das Ziel des
    Angriffs ist, darf an Bord.
rule-K-RIG-5 =
    Später darf kein Schiff dazukommen, außer durch eine Karte.
rule-K-RIG-6 =
    Kein verteidigendes Schiff: Nach dem Bezahlen geht es gleich zum Bombardieren; gefeuert wird nicht.

## Bezahlen

rules-K-PAY = Bezahlen
rule-K-PAY-1 =
    Zuerst bezahlt der Angreifer beliebige unbezahlte Besatzung und Ausrüstung auf den eigenen Schiffen in diesem
    Kampf, so viel er will, und ist dann fertig.
rule-K-PAY-2 =
    Dann tut der Verteidiger dasselbe auf den eigenen Schiffen in diesem Kampf. Kein Abwechseln, kein Zurück.
rule-K-PAY-3 =
    Jetzt nicht bezahlte Karten können in diesem Kampf nicht mehr bezahlt werden. Raketen können nur hier bezahlt
    werden.
rule-K-PAY-4 =
    Ende des Schritts: Alle bezahlten Raketen und alle Effekte „Ende des Bezahlens“ geschehen im selben Augenblick.
    Wahlen dafür werden zuerst getroffen, Angreifer, dann Verteidiger, dann wird alles zusammen angewandt.
rule-K-PAY-5 =
    Durch K-PAY-4 zerstörte Schiffe werden danach zusammen entfernt; ein hier zerstörtes Schiff liefert seine eigene
    Rakete noch ab.
rule-K-PAY-6 =
    Hat eine Seite nach K-PAY-4 kein Schiff mehr, entfällt das Feuern.

## Feuern

rules-K-FIRE = Feuern
rule-K-FIRE-1 =
    Teil nehmen aktive Schiffe beider Seiten in diesem Kampf. Geltendes Tempo = gedrucktes + Zuschläge, vor jeder
    Entscheidung neu berechnet.
rule-K-FIRE-2 =
    Die Initiative hat die Seite mit dem schnellsten aktiven Schiff; bei gleichem Tempo gilt der Angreifer als
    schneller.
rule-K-FIRE-3 =
    Die Seite mit der Initiative handelt mit einem ihrer aktiven Schiffe, das schneller ist als jedes aktive
    feindliche (Angreifer: mindestens so schnell). Unter mehreren solchen wählt sie frei.
rule-K-FIRE-4 =
    Handeln = auf ein feindliches Schiff in diesem Kampf feuern oder eine Fähigkeit nutzen, die das Feuern ersetzt
    (Schleichflug).
rule-K-FIRE-5 =
    Sie darf stattdessen passen; dann darf das schnellste aktive Schiff der anderen Seite (ihre Wahl bei gleichen)
    einmal handeln, wonach die Seite des passenden Schiffs nach K-FIRE-2 neu beurteilt wird.
rule-K-FIRE-6 =
    Passen beide Seiten nacheinander oder kann kein aktives Schiff mehr auf einen Feind handeln, endet das Feuern.
    Eine Seite, die handeln soll und kein aktives Schiff hat, gilt als passend.
rule-K-FIRE-7 =
    Das beschossene Schiff sagt, ob es zurückfeuert oder stattdessen eine Fähigkeit nutzt (Schleichflug). Das darf
    nur ein aktives Schiff. Verzichtet es, bleibt es aktiv; es darf dann später in eigener Reihenfolge handeln und
    sein Ziel selbst wählen.
rule-K-FIRE-8 =
    Ein Schiff, das dieser Schuss gleich zerstört, feuert trotzdem zurück.
# fine: term interrupt
rule-K-FIRE-9 =
    Gelegenheit vor dem Schaden: Bevor Schaden entsteht, dürfen Kampf und Reaktion und Fähigkeiten genutzt werden,
    wer feuert, zuerst (K-STACK-5).
rule-K-FIRE-10 =
    Schaden: Das Ziel verliert so viel Panzerung wie die Feuerkraft des Schützen; feuerte es zurück, verliert der
    Schütze so viel wie die Feuerkraft des Ziels. Beides zugleich.
rule-K-FIRE-11 =
    Dann wird der Schütze erschöpft; ein Schiff, das zurückfeuerte, wird erschöpft; eines, das es nicht tat, bleibt
    aktiv.
rule-K-FIRE-12 =
    Dann gehen Schiffe mit Panzerung 0 mit allem darauf auf den Schrott (K-PAID-6).
rule-K-FIRE-13 =
    Weiter: K-FIRE-2 unter den noch aktiven Schiffen. Ein Schiff handelt höchstens einmal pro Feuern, außer eine
    Karte richtet es auf.
rule-K-FIRE-14 =
    Ende des Schritts: Jedes Schiff im Kampf, das mindestens einen Treffer nahm (mindestens 1 Panzerung verlor), wird
    beschädigt, in welchem Zustand es auch ist.
rule-K-FIRE-15 =
    Ein Schiff mit Feuerkraft 0 darf feuern oder zurückfeuern; das ist kein Treffer.
rule-K-FIRE-16 =
    Ein Schusswechsel, Schritt für Schritt: (1) Schütze, Ziel und bei schweren Waffen die gekauften Punkte werden
    angesagt; (2) bei Feuerstoß wird die Aufteilung angesagt; (3) das Ziel – bei Feuerstoß jedes aktive Schiff, das
    Schaden bekommt – sagt Antwort an (mit eigenen schweren Waffen, Aufteilung), Schleichflug oder nichts; (4)
    Gelegenheit vor dem Schaden; (5) Feuerkraft wird neu abgelesen: Hat sich die Summe eines Feuerstoßes geändert,
    verteilt ihr Besitzer den Unterschied unter den schon genannten Schiffen; (6) Aufteilungen durch Staffel werden
    genannt, Verteidiger des Kampfes zuerst; (7) aller Schaden auf einmal, Drehen, Verluste (K-FIRE-10..12).
rule-K-FIRE-17 =
    Ein Schiff darf durch Feuerstoß Schaden bekommen, ohne das beschossene zu sein, und das beschossene darf 0
    bekommen; antworten dürfen nur das beschossene und jene, die Schaden bekommen.

## Bombardieren

rules-K-BOMB = Bombardieren
rule-K-BOMB-1 =
    Der Angreifer wählt beliebige eigene noch aktive Schiffe im Kampf als Bomber. Sie bombardieren im selben
    Augenblick; Bombensumme = Summe; sie lässt sich nicht teilen.
rule-K-BOMB-2 =
    Ein Schiff mit Bombenkraft 0 darf genannt werden, bringt aber nichts.
rule-K-BOMB-3 =
    Bomber werden am Ende des Schritts erschöpft. (Eine Falle, die „ein Schiff“ zerstört, findet sie noch im Spiel.)
# fine: term interrupt
rule-K-BOMB-4 =
    Bevor ein Bombardement wirkt, dürfen Kampf und Reaktion und Fähigkeiten genutzt werden, der Angreifer zuerst.
rule-K-BOMB-5 =
    Ziel Kolonie: Der Verteidiger legt so viele Karten, eine nach der anderen, oben von der eigenen Kolonie ins
    eigene Trümmerfeld. Keine Schwelle.
rule-K-BOMB-6 =
    Ziel Zentrale: Ist die Bombensumme mindestens 2, legt der Verteidiger genau eine Karte seiner Wahl aus der
    Zentrale ins Trümmerfeld; unter 2 geschieht nichts. Nie mehr als eine Karte pro Kampf.
rule-K-BOMB-7 =
    Ziel Besatzung: Bei Bombensumme mindestens 2 wird sie zerstört (K-PAID-6); unter 2 nichts.
rule-K-BOMB-8 =
    Ging die Zielbesatzung in Schritt 1 an Bord eines Schiffs, ist sie nicht in der Kantine und kann nicht
    bombardiert werden.
rule-K-BOMB-9 =
    Ziel unbezahlte Basis: Bei mindestens 2 zerstört, ins Trümmerfeld; unter 2 nichts.
rule-K-BOMB-10 =
    Ziel unbezahlte Falle: Bei mindestens 2 darf der Verteidiger sie jetzt bezahlen (Kosten, Limit mit Zahl). Sie
    wird gezeigt, wirkt und geht statt nach K-BOMB-9 auf den Schrott. Um das Geheimnis zu wahren (K-BLUFF-3), wird
    der Verteidiger bei jeder so bombardierten unbezahlten Basis gefragt, Falle oder nicht.
rule-K-BOMB-11 =
    Ziel bezahlte Basis: Bei mindestens ihrer jetzigen Panzerung zerstört, auf den Schrott; bei weniger verliert sie
    so viel Panzerung und wird, wenn das mindestens 1 ist, beschädigt.
rule-K-BOMB-12 =
    Geglücktes Bombardement = Mindestens eine Karte verließ Kolonie oder Zentrale, oder Besatzung oder Basis wurde
    zerstört. Auch eine durch K-BOMB-10 bezahlte Falle gilt als geglückt.
rule-K-BOMB-13 =
    Bombenschaden an einer bezahlten Basis bleibt, bis die Panzerung erneuert wird (K-END-4); zwei Bombardements in
    einem Zug zählen also zusammen.
rule-K-BOMB-14 =
    Eine Falle macht das Bombardement nicht ungeschehen: Die Basis ist so oder so weg, und zerstörte Bomber haben
    schon bombardiert. „Bombardierende Schiffe“ in einer Falle sind die in K-BOMB-1 genannten.

## Abrüsten

rules-K-DIS = Abrüsten
rule-K-DIS-1 =
    Besatzung kehrt in die Kantine zurück (K-CREW-6).
rule-K-DIS-2 =
    Bezahlte Ausrüstung bleibt bezahlt; bezahlte Raketen gehen auf den Schrott.
rule-K-DIS-3 =
    Effekte „bis zum Ende des Kampfes“ enden jetzt. Dann geht die Hauptphase weiter.

## Schlüsselwörter der Schiffe

rules-K-ABIL = Schlüsselwörter der Schiffe
rule-K-ABIL-1 =
    Ein Schlüsselwort zu nutzen ist immer freiwillig und braucht nur eine Ansage. Schlüsselwörter des Kampfes darf
    nur nutzen, wessen Schiff an der Reihe ist (es handelt oder wird beschossen).
rule-K-ABIL-2 =
    Tarnung: kann nicht als Ziel einer Karte oder Fähigkeit gewählt werden, von niemandem, auch nicht vom Besitzer.
    Effekte auf alle Schiffe, darauf gespielte Ausrüstung und Besatzung und ein Schiff, das der eigene Beherrscher
    als Verlust wählen muss (Chazma-Ladung), sind kein Zielen. Beschossen werden kann es gewöhnlich; Schaden durch
    Feuerstoß kann es nur bekommen, wenn es das beschossene oder beantwortete ist.
rule-K-ABIL-3 =
    Schnellfeuer: Das Schiff, auf das es feuert, kann nicht zurückfeuern (und stattdessen keinen Schleichflug
    nutzen).
rule-K-ABIL-4 =
    Feuerstoß: Sein Schaden, auch im Gegenfeuer, darf auf feindliche Schiffe im Kampf aufgeteilt werden; ein Teil
    darf entfallen. Jedes aktive Schiff, das dabei Schaden nimmt, darf auf es zurückfeuern, alles im selben
    Schusswechsel.
rule-K-ABIL-5 =
    Staffel: Schaden eines feindlichen Schiffs an einem deiner Staffelschiffe im Kampf darfst du auf deine
    Staffelschiffe im Kampf aufteilen; keines darf mehr bekommen als seine Panzerung; ein Rest bleibt beim
    ursprünglichen. Nicht gegen einen durch Feuerstoß geteilten Schuss. Antworten darf nur das beschossene Schiff,
    wohin der Schaden auch geht.
rule-K-ABIL-6 =
    Schleichflug: Beim Feuern bombardiert es, statt zu feuern oder zurückzufeuern, sofort und wird erschöpft. Nur
    Angreifer können das. Jedes solche Bombardement ist ein eigenes mit eigener Summe. Als Antwort bombardiert es,
    bevor Schaden entsteht, und macht keinen Schaden. Für Fallen ist es ein eigenes Bombardieren mit diesem Schiff
    als einzigem Bomber; Pyrotechnik kann nicht dazukommen.
rule-K-ABIL-7 =
    Schwere Waffen: Wenn es feuert oder zurückfeuert, zahl 2 CR pro +1 Feuerkraft, bis zum Ende des Kampfes; das
    Ergebnis darf das Doppelte seiner gedruckten Feuerkraft nicht überschreiten. Das gedruckte Symbol des Preises ist
    beschädigt (K-DISC-6).
rule-K-ABIL-8 =
    Reparatur: Würde es durch Schaden beschädigt, wird es stattdessen erschöpft.
rule-K-ABIL-9 =
    Pyrotechnik: Leg beim Bombardieren beliebig viele Karten oben von der eigenen Kolonie ins Trümmerfeld: je +1
    Bombenkraft bis zum Ende des Kampfes; das Ergebnis darf das Doppelte seiner gedruckten Bombenkraft nicht
    überschreiten.
rule-K-ABIL-10 =
    Die Grenzen in K-ABIL-7/9 vergleichen die Summe nach allen Zuschlägen mit dem Doppelten des gedruckten Werts;
    erreichen Zuschläge es schon, bringt das Schlüsselwort nichts.
rule-K-ABIL-11 =
    Ein zweimal erhaltenes Schlüsselwort wirkt einmal.
rule-K-ABIL-12 =
    Fähigkeiten von Schiffen, Ausrüstung, Besatzung und Basen dürfen in jeder Phase genutzt werden, wenn der Text sie
    nicht begrenzt; jede Nutzung gilt als Eingriff.

## Endphase

rules-K-END = Endphase
rule-K-END-1 =
    Effekte „Endphase“ der Karten des aktiven Spielers, in der von ihm genannten Reihenfolge; dann Gelegenheit w9
    (K-STACK-13). Alles Weitere läuft ohne Gelegenheit.
rule-K-END-2 =
    Hat deine Zentrale mehr als 5 Karten, leg Karten deiner Wahl ins Trümmerfeld, bis 5 übrig sind.
rule-K-END-3 =
    Überschreiten die Größen deiner Schiffe 12, leg Schiffe deiner Wahl auf den Schrott, bis sie höchstens 12 sind.
    Dann werden Credits über 20 zu 20.
rule-K-END-4 =
    Jedes Schiff und jede Basis im Spiel, von allen, erhält die volle Panzerung zurück.
rule-K-END-5 =
    Deine gedrehten Karten richten sich eine Stufe auf (K-STATE-7).
rule-K-END-6 =
    Effekte „bis zum Ende des Zuges“ enden. Prüfung K-WIN-1. Nächster Spieler.
rule-K-END-7 =
    Limits werden nur hier geprüft: Während des Zuges sind eine Zentrale über 5, ein Hangar über 12 und Credits über
    20 erlaubt.
rule-K-END-8 =
    Ein fürs Hangarlimit verschrottetes Schiff nimmt seine Ausrüstung mit (K-EQP-4).

## Schaden

rules-K-DMG = Schaden
rule-K-DMG-1 =
    Kein Wert einer Karte oder Person fällt unter 0 (Kosten, Zahlen, Ausbaulimit, Credits).
rule-K-DMG-2 =
    Ein außerhalb des Kampfes getroffenes Schiff wird sofort beschädigt; bei Panzerung 0 ist es zerstört.
rule-K-DMG-3 =
    Im Kampf wird es am Ende des Feuerns beschädigt (K-FIRE-14), auch für Treffer beim Bezahlen. Entfällt das Feuern,
    geschieht es unmittelbar vor dem Bombardieren.
rule-K-DMG-4 =
    Ein nach diesem Punkt im selben Kampf getroffenes Schiff wird am Ende des Bombardierens beschädigt.
rule-K-DMG-5 =
    Ein im Kampf auf Panzerung 0 getroffenes Schiff wird nach dem Schusswechsel oder gleichzeitigen Effekt zerstört,
    der es traf.
rule-K-DMG-6 =
    Ein Zuschlag zur Panzerung erhöht jetzige und volle Panzerung gleich. Endet er, sinkt die volle, und die jetzige
    wird höchstens die neue volle, aber nie unter 1: Einen Zuschlag zu verlieren zerstört allein nicht.
rule-K-DMG-7 =
    „Zerstören“ lässt Panzerung außer Betracht. „N Schaden verhindern“ senkt den nächsten Schaden an diesem Schiff um
    N; auf 0 gesenkter Schaden ist kein Treffer.

## Begriffe

rules-K-DEF = Begriffe
rule-K-DEF-1 =
    Aktiv: bezahlt und aufrecht.
rule-K-DEF-2 =
    Grundwert: die gedruckte Zahl ohne andere Karten, Marker oder Effekte.
rule-K-DEF-3 =
    Ziel: eine gewählte Karte im Spiel oder eine Person.
rule-K-DEF-4 =
    Creditkosten: was einmal zu zahlen ist, damit eine Karte bezahlt ist.
rule-K-DEF-5 =
    Gegner: der andere Spieler; zu mehreren der Nachbar, den du wählst.
rule-K-DEF-6 =
    Angreifer / Verteidiger: wer angreift, und wer angegriffen wird; auch die Karten, die sie beherrschen.
rule-K-DEF-7 =
    Beherrscher: wer jetzt über eine Karte bestimmt.
rule-K-DEF-8 =
    Im Spiel: jede Karte in Hangar, Kantine oder auf der Oberfläche, unbezahlte eingeschlossen.
rule-K-DEF-9 =
    Marker: Zeichen auf einer Karte, Ausbauten eingeschlossen.
rule-K-DEF-10 =
    Gespielt: Karten auf dem Tisch und Ereignisse / Eingriffe, die gerade wirken.
rule-K-DEF-11 =
    Zerstört: K-PAID-6.
rule-K-DEF-12 =
    Neutralisiert: K-STACK-8.
rule-K-DEF-13 =
    Geglücktes Bombardement: K-BOMB-12.
rule-K-DEF-14 =
    Besitzer: in wessen Deck sie begann.

## Allgemeine Regeln

rules-K-GEN = Allgemeine Regeln
rule-K-GEN-1 =
    Der Text einer Karte geht diesen Regeln vor.
rule-K-GEN-2 =
    Ermäßigungen enden bei 0.
rule-K-GEN-3 =
    Lässt eine Karte mehrere handeln, handelt zuerst, wer sie gespielt hat.
rule-K-GEN-4 =
    „Du darfst“ ist freiwillig; sonst tu so viel wie möglich.
rule-K-GEN-5 =
    Wechselt die Herrschaft, bleiben Zustand, Schaden, Marker und Angehängtes; die Karte geht in die entsprechende
    Zone des neuen Beherrschers.
rule-K-GEN-6 =
    Eine jetzige Zahl = gedruckte Zahl + alle geltenden Zu- und Abschläge, dann mindestens 0; Bedingungen (wenn)
    ständiger und anhaltender Zuschläge werden fortwährend beurteilt, die einmaliger Effekte, wenn sie angewandt
    werden. Dann gelten die Grenzen von K-ABIL-7/9 für den Gewinn des Schlüsselworts.
rule-K-GEN-7 =
    Mehrere im selben Moment ausgelöste Effekte: Der aktive Spieler ordnet und wendet zuerst alle eigenen an, dann der
    andere (zu mehreren: im Uhrzeigersinn). Ausnahme: K-PAY-4 ist wirklich gleichzeitig.
rule-K-GEN-8 =
    Ein Effekt „bis zum Ende des Zuges“ auf „alle deine Schiffe“ erfasst auch Schiffe, die später in diesem Zug unter
    deine Herrschaft kommen.
rule-K-GEN-9 =
    Eine Karte, die ein Ziel braucht, darf nur gespielt werden, wenn es ein erlaubtes gibt. Ohne wird sie abgewiesen,
    nicht vergeudet.

## Drei und mehr Spieler

rules-K-MULTI = Drei und mehr Spieler
rule-K-MULTI-1 =
    Züge gehen im Uhrzeigersinn; abgehoben wird gegen den Uhrzeigersinn.
rule-K-MULTI-2 =
    Angreifen darfst du nur deine beiden Nachbarn.
rule-K-MULTI-3 =
    Eine Karte, die „Gegner“ sagt, betrifft den Nachbarn, den du wählst.
rule-K-MULTI-4 =
    Niemand darf im eigenen ersten Zug angreifen.
rule-K-MULTI-5 =
    Keine Stufen: Alle bekommen vom ersten Zug an 5 Credits.
rule-K-MULTI-6 =
    Reden und Absprachen am Tisch sind frei, aber K-INFO-3 gilt. Absprachen werden nicht erzwungen.
rule-K-MULTI-7 =
    Ausscheiden: Am Ende der Endphase eines Spielers ist jeder seiner Nachbarn mit leerer Kolonie ausgeschieden.
rule-K-MULTI-8 =
    Sieger: wer die meisten ausscheiden ließ; bei Gleichstand, wer länger dabei war. Gespielt wird, bis einer übrig
    ist.
rule-K-MULTI-9 =
    Das Ausscheiden gehört dem, dessen Bombardement, Karte oder Aktion die letzte Koloniekarte entfernte; war es das
    Opfer selbst, niemandem. Wer aufgibt, zählt für niemanden.
rule-K-MULTI-10 =
    Karten eines Ausgeschiedenen verlassen das Spiel; beherrschte, aber fremde gehen auf den Schrott ihrer Besitzer;
    die Nachbarn werden einander Nachbarn.
rule-K-MULTI-11 =
    Sind zwei Spieler übrig, geht es nach K-MULTI-2..9 weiter.
rule-K-MULTI-12 =
    Der Vorrang für Eingriffe geht im Uhrzeigersinn ab dem zuerst Gefragten; alle müssen nacheinander passen.
    Jeder darf Eingriffe spielen, nicht nur Nachbarn.

## Vereinfachter Kampf

rules-K-SIMC = Vereinfachter Kampf
rule-K-SIMC-1 =
    Kein Tempo, kein Gegenfeuer. Es wird abwechselnd gefeuert, je ein Schiff, Angreifer zuerst, jedes Schiff einmal;
    wer kein Schiff mehr hat, das noch nicht feuerte, wird übergangen. Man darf verzichten; zweimal Verzichten
    nacheinander beendet den Schritt, und angreifende Schiffe, die weder feuerten noch getroffen wurden, dürfen
    bombardieren.
rule-K-SIMC-2 =
    Zerstörte Schiffe gehen erst am Ende des Feuerns; jedes liefert also seinen Schaden, auch wenn seine Panzerung
    schon 0 ist.
rule-K-SIMC-3 =
    Karten, die sich auf Tempo oder Gegenfeuer beziehen, dürfen nicht im Deck sein. Eine Zahl für Tempo zu haben ist
    kein Bezug.
rule-K-SIMC-4 =
    Feuerstoß und Schleichflug bleiben erlaubt; nur ihre Hälfte im Gegenfeuer entfällt.
rule-K-SIMC-5 =
    Nie in Turnieren.

## Vereinfachte Speziesregel

rules-K-SIMS = Vereinfachte Speziesregel
rule-K-SIMS-1 =
    Stufe 1: beliebige Spezies, auch verfeindete, aber höchstens vier. Stufe 2: keine Grenze. Dieselbe Stufe für beide.
    Deckgröße und Limit von 3 Exemplaren bleiben.
rule-K-SIMS-2 =
    Nie in Turnieren.

## Turniere

rules-K-TOUR = Turniere
rule-K-TOUR-1 =
    Runden nach Schweizer System; die ersten vier kommen in die Schlussrunde.
rule-K-TOUR-2 =
    Halbfinale 1. gegen 4. und 2. gegen 3., je drei Partien; die Sieger spielen dann drei Partien um den ersten Platz;
    die anderen dürfen drei um Platz drei spielen.
rule-K-TOUR-3 =
    „Drei Partien“ = die meisten Siege aus drei; bei zwei Siegen ist Schluss.
rule-K-TOUR-4 =
    Eine Stunde pro Partie; bei Zeitüberschreitung nennt der Schiedsrichter den Sieger; eine Partie endet nie
    unentschieden.
rule-K-TOUR-5 =
    Das Programm als Schiedsrichter: mehr Koloniekarten; dann mehr Credits; dann mehr Panzerung aller eigenen Schiffe;
    dann, wer nicht begonnen hat.
rule-K-TOUR-6 =
    Der Schiedsrichter hat immer recht; Beschwerden enden, wenn eine neue Partie begonnen hat.
rule-K-TOUR-7 =
    Zahl der Runden = der Zweierlogarithmus der Spielerzahl, aufgerundet, 1 Punkt pro Sieg, Freilose zählen als Sieg, Rang nach Punkten, dann Punkten
    der Gegner, dann Los.
rule-K-TOUR-8 =
    Nur offizielle Regeln: 45 Karten, voller Kampf, volle Speziesregel.

## Anfängermodus

rules-K-BEG = Anfängermodus
rule-K-BEG-1 =
    Deck mit 30 Karten (K-DECK-6). 5 Karten, 5 Credits, Münze oder Würfel. Ein Mulligan wird nicht angeboten.
rule-K-BEG-2 =
    Das Einkommen ist in jedem Zug 5, auch im ersten (also 10 CR im ersten Zug).
rule-K-BEG-3 =
    Kein Angriff im ersten Zug der Partie (Startspieler).
rule-K-BEG-4 =
    Nur Schiffe werden genutzt; ihre Texte gelten nicht; nur Kosten und die vier Zahlen zählen. Andere Karten auf der
    Hand dienen nur zum Ablegen.
rule-K-BEG-5 =
    Aktionen: ein Schiff zu seinen Kosten spielen; für 1 CR eine Karte ziehen; angreifen.
rule-K-BEG-6 =
    Ziele: Kolonie oder Zentrale. Für die Zentrale gibt es keine Schwelle: eine Karte, welche Bombenkraft und wie viele
    Schiffe es auch sind.
rule-K-BEG-7 =
    Der Verteidiger darf aufs Verteidigen verzichten; dann bombardieren die Angreifer und werden erschöpft.
rule-K-BEG-8 =
    Feuern: Streng feuert als Nächstes das Schiff mit dem höchsten Tempo, bei Gleichstand das des Angreifers (keine
    freie Reihenfolge, kein förmliches Passen; man darf auf Weiterfeuern verzichten). Gegenfeuer und Schaden am Ende
    des Kampfes wie in der offiziellen Partie.
rule-K-BEG-9 =
    Ende des Zuges: alle Panzerung erneuert, eigene Schiffe richten sich eine Stufe auf, Hand auf 5. Ein Hangar- oder
    Creditlimit ist nicht genannt: Es gilt keines.
rule-K-BEG-10 =
    Das Spiel endet sofort, wenn eine Kolonie leer ist; wem sie gehört, der verliert.
rule-K-BEG-11 =
    Empfohlener Weg: nur Schiffe, dann Ausrüstung und Ereignisse, dann der Rest mit den offiziellen Regeln. Es gibt
    „Anfänger plus“: 30 Karten, alle offiziellen Regeln.

## Lesarten der gedruckten Regeln

rules-K-DISC = Lesarten der gedruckten Regeln
rule-K-DISC-1 =
    Mondanbeter hat in der Beispielpartie Feuerkraft 1, doch das Beispiel vom Kanonier sagt, er könnte Marduk Kurios
    (Panzerung 2) abschießen. Wir bleiben bei Feuerkraft 1.
rule-K-DISC-2 =
    „Aktiv“ ist als bezahlt und aufrecht erklärt, doch im Beispiel geht unbezahlte Besatzung an Bord. K-STATE-3.
rule-K-DISC-3 =
    Der Fähigkeitstext einer Ausrüstung dreht das Schiff, während Karten auch eigene Zustände haben. Eigene Zustände
    von Ausrüstung werden nicht genutzt.
rule-K-DISC-4 =
    Ob erschöpfte Karten nach links oder rechts gedreht werden, ist je nach Kapitel verschieden: nur
    Darstellung.
rule-K-DISC-5 =
    Gegenfeuer kommt im Schnelleinstieg „danach“ und im offiziellen Text „zusammen“: dasselbe Ergebnis, weil ein
    sterbendes Schiff antworten darf.
rule-K-DISC-6 =
    Der Preis im Text von „Schwere Waffen“ ist ein kaum lesbares Bild. In der Liste der Aktionen der
    Hauptphase steht dasselbe Bild für die zwei Aktionen, die 2 Credits kosten; 2 ist also der
    wahrscheinliche Preis, 1 nicht auszuschließen (K-ABIL-7).
rule-K-DISC-7 =
    Das Regelheft lässt Fähigkeiten in jeder Phase nutzen, Kampffähigkeiten aber nur, wenn das Schiff an der Reihe ist.
    Wir lesen das Zweite als Sonderfall der acht Schlüsselwörter (K-ABIL-1), das Erste als Regel für Kartentexte
    (K-ABIL-12).

## Klarstellungen

rules-K-CLAR = Klarstellungen
rule-K-CLAR-1 =
    Schütze oder Ziel in der Gelegenheit vor dem Schaden zerstört: Ein vor dem Schaden zerstörtes Schiff macht keinen
    und nimmt keinen; ein lebender Schütze wird trotzdem erschöpft, ein lebendes antwortendes Schiff auch, wenn sein
    Feind nach der Ansage der Antwort starb; bei Feuerstoß ist nur der Teil des toten Schiffs verloren. K-FIRE-8
    schützt die Antwort nur vor eben diesem Schuss.
rule-K-CLAR-2 =
    Ist der Stapel abgewickelt, fragen die Gelegenheiten w1, w3, w4, w5, w6, w8 und w9 noch einmal, ab dem zuerst
    Genannten, bis beide bei leerem Stapel passen. w2 und w7 nicht: Die wartende Aktion, der wartende Schuss wirkt als
    letzter Eintrag.
rule-K-CLAR-3 =
    Bezahlt wird nie innerhalb einer Gelegenheit; das Wort in Abschnitt 21 gilt nicht.
rule-K-CLAR-4 =
    Auf Bezahlen antworten, beim Bezahlen und bei Fallen: Was im Schritt Bezahlen bezahlt wird, wirkt sofort, w5 ist die
    einzige Antwort; das Bezahlen einer Falle öffnet eine Gelegenheit wie w7, Angreifer zuerst, bevor die Falle wirkt.
rule-K-CLAR-5 =
    X wird gezählt, wenn das Bezahlen wirkt (K-PAID-5): Ein eigener Arbeiterschwarm darf es dazwischen erhöhen.
rule-K-CLAR-6 =
    Schleichflug und Gelegenheiten: w8 öffnet sich jedes Mal; eine Antwort durch Schleichflug bombardiert bei der Ansage
    (Schritt 3 von K-FIRE-16), samt Falle, vor der Gelegenheit vor dem Schaden.
rule-K-CLAR-7 =
    W5 (nach dem Anbordgehen, nach dem Bezahlen jedes Spielers) gehört zur Liste der Entscheidungspunkte in Abschnitt 21.
rule-K-CLAR-8 =
    Ein Schiff, eine Ausrüstung oder Besatzung, die in w2 gerade gespielt wird: Sie kann dort nicht als Ziel gewählt
    werden; Bedingungen wie „du beherrschst N Schiffe“ zählen sie nicht mit.
rule-K-CLAR-9 =
    Bezahlen ohne erlaubtes Ziel: Bezahlen ist immer erlaubt, der Teil ohne Ziel bewirkt nichts (K-GEN-4). Eine so
    bezahlte Falle gilt trotzdem als bezahlt: Schrott, K-BOMB-12.
rule-K-CLAR-10 =
    Karten mit mehreren Effekten, von denen nur einem ein Ziel fehlt: Spielbar, wenn irgendein Effekt etwas bewirken
    kann; K-GEN-9 weist nur Karten ab, denen für jeden Effekt das Ziel fehlt.
rule-K-CLAR-11 =
    Kaiserliches Aufgebot, Wasserstoffgelage: count = „all“: Zahl = alle ist kein Zielen; auch getarnte Schiffe werden
    gedreht.
rule-K-CLAR-12 =
    Rückschlag und Deckungsmanöver gegen oder auf Tarnung: Das feuernde Schiff wird nicht gewählt, also wirkt Rückschlag.
    Ein umgelenkter Schuss wählt sein neues Schiff: Ein getarntes darf nicht gewählt werden.
rule-K-CLAR-13 =
    Totaler Zusammenbruch: Der Effekt gilt (K-STACK-9); Bezahlen und Fähigkeiten sind sicher.
rule-K-CLAR-14 =
    Bluffs als „Ausrüstung“ oder „Besatzung“: Für jeden Effekt des Gegners gilt eine unbezahlte Karte als der Typ ihres
    Ortes, sonst wäre sie verraten; für Karten ihres eigenen Beherrschers (Schnellprototyp) gilt der wahre Typ.
rule-K-CLAR-15 =
    Ein Schiff mit Feuerstoß, das nichts aufteilt: Feuerstoß gilt nur als genutzt, wenn ein anderes als das beschossene
    Schiff Schaden bekam oder ein Teil entfiel.
# fine: term damage
rule-K-CLAR-16 =
    Antwort mit Feuerstoß, die ein drittes, aktives Schiff trifft: Ja, einmal; keine Antwort auf die Antwort der Antwort.
rule-K-CLAR-17 =
    Antwort durch Feuerstoß auf die Staffel des Schützen, und Schaden von Raketen: Staffel teilt nur Feuer und Gegenfeuer,
    nie Schaden aus Texten, Raketen eingeschlossen.
rule-K-CLAR-18 =
    „N verhindern“ größer als der nächste Schaden: Ungenutzte Punkte bleiben, bis sie genutzt sind oder das genannte Ende
    kommt.
rule-K-CLAR-19 =
    Verhinderter Schaden und mehrere Treffer in einem Schusswechsel: Aller Schaden eines Augenblicks wird addiert, das
    Verhindern einmal von der Summe abgezogen.
rule-K-CLAR-20 =
    Schwere Waffen und ein späterer Zuschlag: Die Grenze von K-ABIL-7 gilt in jedem Moment (K-GEN-6); Credits für einen
    danach gekappten Gewinn sind verloren.
rule-K-CLAR-21 =
    Seuchenrakete auf eine Besatzung mit Effekt am Ende des Bezahlens: Dasselbe gilt für Besatzung und Ausrüstung: Eine
    dort zerstörte Karte liefert ihren eigenen Effekt noch.
rule-K-CLAR-22 =
    Texte über ein Schiff, das bombardiert hat, wenn der Bomber durch die Falle stirbt: Das Schiff (oder die Karte darauf) muss nach der
    Falle noch im Spiel sein; Texte über ein Schiff, das ein anderes zerstört hat, sagen das schon selbst.
rule-K-CLAR-23 =
    K-ATK-7, „Schiffe bleiben, wie sie sind“: außer sie feuern; das Feuern geht weiter (O5).
rule-K-CLAR-24 =
    Reihenfolge von Nachkommen und geglücktem Bombardement: derselbe Moment, K-GEN-7.
rule-K-CLAR-25 =
    „Zerstört“ oder nur verschrottet: Ein solches Schiff ist nicht zerstört: kein Versicherter Rumpf, keine
    Versicherungsleistung; die Karten darauf gehen nach K-PAID-6.
rule-K-CLAR-26 =
    Ein Schiff, das die Herrschaft wechselt, nimmt die über sein Unbezahltes mit: Der neue Beherrscher darf es ansehen und
    bezahlen; Stapel bleiben die des Besitzers (K-ZONE-9). Der alte kennt es noch; andere sehen nichts.
rule-K-CLAR-27 =
    Machtwort: gedruckte Kosten oder gezahlter Preis: Die Kosten des Ziels sind der wirklich für das Ziel gezahlte Preis, vor der
    eigenen Ermäßigung von Machtwort; X von Aufkauf: gedruckte Kosten des Schiffs.
rule-K-CLAR-28 =
    Flottenakademie nach dem ersten Schiff des Zuges bezahlt: Das erste Schiff ist vorbei, in diesem Zug keine Ermäßigung;
    gezählt wird der Zug, nicht die Akademie.
rule-K-CLAR-29 =
    „Zuletzt zerstört“ bei zwei im selben Augenblick verlorenen Schiffen: Der Beherrscher wählt.
rule-K-CLAR-30 =
    Ein Orakel an Bord: Opfern ist auch an Bord verboten.
rule-K-CLAR-31 =
    Texte einer Karte unter neuer Herrschaft sprechen zum neuen Beherrscher (Handelsbarke, Saatläufer). Zählungen wie
    „zweimal pro Zug“ bleiben bei der Karte.
rule-K-CLAR-32 =
    Ausbauten ohne eine Basis im Spiel: (Möglichkeit von Großmanöver): wählbar und ohne Wirkung, nach der Anmerkung zum
    Ausbauen; K-GEN-9 gilt dann nicht für Möglichkeiten.
rule-K-CLAR-33 = Ständige Texte mit „Gegner“ bei zwei Nachbarn: Angriffsgebühren, Schwellen und Kuppel wirken gegen jeden Angreifer; gewählte Nachbarn nur für einmalige Effekte.
rule-K-CLAR-34 =
    Auswahl enemy_* bei drei oder mehr Spielern: Pro Karte wird beim Ansagen ein Nachbar genannt, und alle ihre Wörter
    „Gegner / feindlich“ meinen diesen; in einem Kampf immer die andere Seite.
rule-K-CLAR-35 =
    Ausscheiden mitten in Stapel oder Kampf (Aufgeben): Die Einträge dieses Spielers verlassen den Stapel; ein Kampf mit
    ihm endet sofort, Schiffe bleiben, wie sie sind, Besatzung geht heim.
rule-K-CLAR-36 =
    Beide Nachbarn aus, oder die letzten zwei zugleich leer: Wessen Endphase es ist, der bleibt (wie K-WIN-3), und das Spiel
    ist vorbei.
rule-K-CLAR-37 =
    Zeitüberschreitung: „Panzerung aller eigenen Schiffe“: jetzige Panzerung, Zuschläge eingeschlossen.
rule-K-CLAR-38 =
    Freilose: der Letztplatzierte ohne Freilos, niemand zweimal; ein Freilos fügt keinen Gegner hinzu; bei weniger als vier
    Spielern nur ein Finale der ersten zwei.
rule-K-CLAR-39 =
    Vereinfachter Kampf und Verzichten: Ja; nur zweimal Verzichten nacheinander (Übergangene zählen nicht) beendet den
    Schritt.
rule-K-CLAR-40 =
    Die letzte Karte der eigenen Kolonie zu ziehen verliert im Anfängermodus sofort (K-BEG-10); das Programm warnt also
    vorher.
rule-K-CLAR-41 =
    Prüfung von Decks: Fünf Spezies enthalten immer ein verfeindetes Paar; gemeldet wird K-DECK-3, nie K-DECK-4 allein; auf
    Stufe 1 wird K-SIMS-1 gemeldet.
