### Das geführte erste Spiel: ein Gedanke pro Zeile, dann eine Sache zu tun.

tut-faction = Eine Fraktion biegt zwei Regeln und beginnt auf zwei Leisten. Jede taugt.
    .do = Lies sie mit { $key-read }; { $key-send } nimmt die gewählte.
tut-first = Ein Zug ist ein Schiff hinaus oder alle Schiffe heim. Erst müssen welche raus.
    .do = Wähl einen Transporter und drück { $key-send }.
tut-region = Planeten geben den sichtbaren Mond; Basen tun, was sie sagen.
    .do = Geh mit den Pfeilen zu einem hellen Planeten ohne Plünderer; { $key-send }.
tut-moon = Einen eingefangenen Mond kannst du behalten oder aufgeben für das Gezeigte.
    .do = Behalt ihn: { $key-send } geht weiter. Jederzeit: j setzt ein, k gibt auf.
tut-second = Ab jetzt erreichen Schiffe nur Regionen nahe deinen: Reichweite zählt.
    .do = Schick noch einen Transporter zu einem Nachbarn.
tut-home = Mit Schiffen draußen kannst du heim: Jedes aktiviert ein Modul.
    .do = Kehr zur Station zurück, wenn deine Rampe leer ist.
tut-modules = Das Schiff auf einem Modul öffnet seine Reihe: Dann reicht dort Energie.
    .do = Stell zuerst ein Schiff auf den Hauptreaktor: Er gibt Energie.
tut-field = Neue Module bringen dich auf Leisten vor: Punkte bei Ereignissen und Ende.
    .do = Kauf das billigste: Die untersten kosten 1.
tut-raiders = Plünderer in Reichweite kommen nach deinem Fang. Dann zählen die Würfel.
    .do = Sieh die Chancen mit { $key-odds } an, dann weiter.
tut-energy = Jede Energie gibt einen Würfel. Der höchste siegt; sonst der nächste.
    .do = Gib dazu, was du entbehren kannst; { $key-send } würfelt.
tut-develop = Ein Transporter auf einem Planeten kann Bauwerk werden: Anführer werten.
    .do = Bau, wo viele Anführer stehen.
tut-event = Der Marker bringt Ereignisse: Eine Leiste wertet, Plünderer erscheinen.
    .do = Lies die Karte, dann weiter.
tut-end = Wer das Ziel erreicht, gibt allen noch einen Zug. Dann wird alles gezählt.
    .do = Spiel weiter; { $key-explain } zeigt, wie es jetzt zählte.
