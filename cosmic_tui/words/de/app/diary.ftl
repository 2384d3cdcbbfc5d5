### Was man behält: Statistik, Notizen zu Spielern und Spielen, Meldungen von Fehlern.

err-diary_unwritable = Das Tagebuch ließ sich nicht speichern ({ $value }).
    .kept = Das Spiel geht trotzdem weiter.
    .do = Schaff Platz, oder setz XDG_STATE_HOME auf einen beschreibbaren Ordner.

## Statistik

scr-stats = Statistik
scr-line-stats_tip = { $n ->
        [one] { $n } Spiel bis zum Ende gespielt
       *[other] { $n } Spiele bis zum Ende gespielt
    }
scr-line-stats_none = Hier wurde noch kein Spiel zu Ende gespielt.
scr-line-stats_all = { $n ->
        [one] { $n } Spiel, { $number } gewonnen, davon { $value } gemeinsam mit anderen.
       *[other] { $n } Spiele, { $number } gewonnen, davon { $value } gemeinsam mit anderen.
    }
scr-line-stats_streak = { $n ->
        [one] Du hast das letzte Spiel gewonnen; deine längste Siegesserie ist { $max }.
       *[other] Du hast die letzten { $n } Spiele gewonnen; deine längste Siegesserie ist { $max }.
    }
scr-line-stats_no_streak = Du hast das letzte Spiel nicht gewonnen; deine längste Siegesserie ist { $max }.
scr-line-stats_quickest = { $n ->
        [one] Der schnellste Sieg brauchte { $n } Zug.
       *[other] Der schnellste Sieg brauchte { $n } Züge.
    }
scr-stats_name = Nach Namen
scr-stats_game = Nach Spiel
scr-stats_played = Nach Aliens
scr-stats_level = Gegen
scr-stats_seats = Nach Plätzen
scr-stats_person = Menschen
scr-collection = Sammlung
scr-history = Verlauf
scr-line-collection_of = Gewonnen mit { $number } von { $max }
scr-line-collection_next = { $key-send } spielt { $name } gegen die nächste Stufe: { $value }.
scr-line-no_film = Zu diesem Spiel gibt es hier keinen Film.
scr-stats_trend = Anteil der Siege
scr-line-trend = In Zehnerschritten: der Anteil in Prozent und wo er in 19 von 20 Fällen liegt.
scr-stats_rating = Stärke gegen Bots
scr-line-rating_between = Stärker als { $name }, schwächer als { $value }: { $number } Punkte ({ $low } bis { $high }).
scr-line-rating_above = Stärker als { $name }: { $number } Punkte ({ $low } bis { $high }).
scr-line-rating_below = Schwächer als { $value }: { $number } Punkte ({ $low } bis { $high }).
scr-kind_daily = Tag
scr-kind_lesson = Lektion
scr-kind_hosted = mit anderen
scr-kind_branched = Variante
scr-stats_seats_of = { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }

## Notizen

scr-note = Notiz
scr-line-no_note = Nichts notiert.
scr-line-note_private = Nur du kannst das lesen.
key-note = Notiz
key-mute = stumm
key-unmute = wieder hören
scr-muted = stumm

## Meldungen

scr-line-reported = Die Stellung steht jetzt in { $file }
