scr-puzzles = Aufgaben
    .tip = finde die beste Antwort
puz-begin = Aufgabe. Deine Wertung: { $number }.
puz-today = Aufgabe. Deine Wertung: { $number }. Heute gelöst: { $high } von { $max }.
puz-note = Aufgabe
puz-right = Richtig: { $name }.
puz-as_good = Richtig: { $value } ist etwa so viel wert wie { $name }.
puz-wrong = { $n ->
        [one] Nicht richtig: { $name } ist um { $n } Punkt von 100 besser als { $value }.
       *[other] Nicht richtig: { $name } ist um { $n } Punkte von 100 besser als { $value }.
    }
puz-yours = deine Antwort
puz-worth = { $name }: { $number } von 100
puz-about = Darum ging es: { $value }.
puz-rating = Deine Wertung: { $number } ({ $value }).
puz-again = Diese Aufgabe kommt am { $value } wieder.
puz-known = Du hast sie oft genug gelöst: Sie kommt nicht wieder.
puz-play_on = { $key-play_on } spielt von hier weiter: gleiche verdeckte Karten, zählt nirgends.
puz-over = Diese Aufgabe ist beantwortet.
puz-none = Du hast alle Aufgaben beantwortet.
puz-later = Du hast alle Aufgaben beantwortet. Die nächste kommt am { $value } wieder.

puz-keeping = Aus dem Urteil wird eine Aufgabe.
puz-kept = Behalten: Die Aufgabe kommt morgen.
puz-cannot_keep = Daraus lässt sich keine Aufgabe machen: Nicht alle Antworten lassen sich abwägen.
