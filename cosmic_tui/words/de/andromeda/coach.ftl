### Das geführte erste Spiel: ein Gedanke pro Zeile, dann eine Sache zu tun.

tut-faction = Eine Fraktion biegt zwei Regeln und beginnt auf zwei Leisten. Jede taugt.
    .do = Lies sie mit { $key-read }; { $key-send } nimmt die gewählte.
tut-first = Ein Zug: ein Schiff hinaus oder alle Schiffe heim. Erst müssen welche raus.
    .do = Wähl einen Transporter und drück { $key-send }.
tut-region = Planeten geben den sichtbaren Mond, Basen, was sie sagen. Freie sind sicher.
    .do = Geh mit den Pfeilen zu einem hellen Planeten, fern von Plünderern; { $key-send }.
tut-moon = Einen eingefangenen Mond kannst du behalten oder aufgeben für das Gezeigte.
    .do = Behalt ihn: { $key-send } geht weiter. Jederzeit: j setzt ein, k gibt auf.
tut-second = Ab jetzt erreichen Schiffe nur Regionen nahe deinen: Reichweite zählt.
    .do = Schick noch einen Transporter zu einem Nachbarn.
tut-home = Sind Schiffe draußen, kannst du heim: je Schiff ein Modul, dann alle zurück.
    .do = Kehr zur Station zurück, wenn deine Rampe leer ist.
tut-modules = Das Schiff auf einem Modul öffnet seine Reihe: Dann reicht dort Energie.
    .do = Stell zuerst ein Schiff auf den Hauptreaktor: Er gibt Energie.
tut-field = Neue Module bringen dich auf Leisten vor: Punkte bei Ereignissen und Ende.
    .do = Kauf das billigste: Die untersten kosten 1.
tut-raiders = Plünderer in Reichweite kommen nach deinem Fang. Dann zählen die Würfel.
    .do = Sieh die Chancen mit { $key-odds } an, dann weiter.
tut-energy = Jede Energie: ein Würfel. Der höchste siegt, bei Gleichstand der nächste.
    .do = Gib dazu, was du entbehren kannst; { $key-send } würfelt.
tut-develop = Transporter auf Planeten können Bauwerke werden: Nahe Anführer zählen.
    .do = Bau, wo viele Anführer stehen.
tut-event = Der Marker bringt Ereignisse: Wertung, Plünderer, und Schaden kostet Punkte.
    .do = Lies die Karte, dann weiter.
tut-end = Wer das Ziel erreicht, gibt allen noch einen Zug. Dann wird alles gezählt.
    .do = Spiel weiter; { $key-explain } zeigt, wie es jetzt zählte.
