### Das geführte erste Spiel: ein Gedanke pro Zeile, dann eine Sache zu tun.

tut-faction = Deine Fraktion biegt zwei Regeln und beginnt auf zwei Leisten. Jede ist gut.
    .do = Lies sie mit { $key-read }; { $key-send } nimmt die markierte.
tut-first = In einem Zug startest du ein Schiff oder holst alle heim. Starte erst welche.
    .do = Wähl einen Transporter und drück { $key-send }.
tut-region = Ein Planet gibt den Mond, den du siehst; eine Basis tut, was sie sagt.
    .do = Such mit den Pfeilen einen hellen Planeten fern von Plünderern; { $key-send }.
tut-moon = Behalte einen eingefangenen Mond für eine Fassung, oder gib ihn dafür auf.
    .do = Behalt ihn: { $key-send }. Jederzeit: j setzt einen Mond ein, k gibt ihn auf.
tut-second = Ab jetzt erreicht ein Schiff nur Regionen in Reichweite deiner anderen.
    .do = Schick noch einen Transporter zu einem Nachbarn.
tut-home = Du kannst mit allen Schiffen heim: Jedes treibt ein Modul an und kommt zurück.
    .do = Kehr zur Station zurück, wenn deine Startrampe leer ist.
tut-modules = Ein Schiff auf einem Modul öffnet die Reihe. Dort treibt Energie andere an.
    .do = Stell zuerst ein Schiff auf den Hauptreaktor: Er gibt dir Energie.
tut-field = Jedes neue Modul bringt dich auf einer Leiste vor; die wertet bei Ereignissen.
    .do = Kauf das billigste: Die untersten kosten 1.
tut-raiders = Plünderer in Reichweite greifen nach dem Sammeln an. Dann zählen die Würfel.
    .do = Sieh die Chancen mit { $key-odds } an, dann weiter.
tut-energy = Jede Energie ist ein Würfel mehr. Der höchste siegt, sonst der nächste.
    .do = Gib dazu, was du entbehren kannst, und würfle mit { $key-send }.
tut-develop = Ein Transporter auf einem Planeten kann Bauwerk werden. Nahe Anführer werten.
    .do = Bau, wo es viele Anführer gibt.
tut-event = Am Ende seiner Leiste bringt der Marker ein Ereignis: Eine Leiste wertet.
    .do = Lies die Karte, dann weiter.
tut-end = Wer das Ziel erreicht, gibt allen einen letzten Zug. Dann wird gewertet.
    .do = Spiel weiter. { $key-explain } zeigt, was es jetzt werten würde.
