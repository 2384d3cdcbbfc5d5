### Seiten um den Tisch: Titel, neues Spiel, Einstellungen, gespeicherte Spiele, Vorhang, Spielsieg.

## Der Titel

scr-new_game_tip = Plätze, Bots, Varianten, Zahl
scr-host_tip = für Leute nebenan oder per SSH
scr-codex_tip = jede Karte und Regel
scr-settings_tip = Farben, Tasten, Bewegung
scr-games_count = { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }

## Ein neues Spiel

scr-somebody = ein Spieler hier
scr-line-few_seats = Ein Spiel braucht mindestens { $number } Spieler.
set-deals = Verhandlung
    .help = Angebote reihum, je sechs; oder frei, bis die Verhandlungsuhr abläuft.
value-deals_turns = reihum
value-deals_open = nach der Uhr

## Einstellungen

scr-rebind = alle Tasten
scr-line-rebind = Drück { $key-send }, dann die gewünschte Taste. Ziffern lassen sich nicht ändern.
scr-line-press_key = Drück die neue Taste, oder { $key-back }.
scr-line-key_fixed = { $key } lässt sich nicht ändern.
scr-line-key_moved = { $key } war mit { $name } belegt; dafür gilt nun wieder { $value }.
scr-line-key_lost = { $key } war mit { $name } belegt; dafür gibt es jetzt keine Taste.
scr-no_key = keine Taste
scr-line-colours = Dieses Terminal zeigt: { $name }.

## Gespeicherte Spiele, der Vorhang

scr-line-damaged = { $file } ist nach { $number } Antworten defekt. { $key-send } spielt von dort.
scr-game_over = vorbei
scr-saved_turn = Zug { $number }
scr-saved_going = Laufend
scr-saved_over = Beendet
scr-saved_broken = Nicht fortsetzbar
scr-saved_won = gewonnen
scr-saved_lost = verloren
scr-saved_against = { $value }: { $names }
scr-curtain_show = zeigt deine Hand
scr-curtain_stay = bleibt hier

## Spielsieg

scr-end_table = Wie es lief
scr-end_race = Fremdkolonien, Zug um Zug
scr-end_points = Wendepunkte
scr-end_hands = Alle Hände, endlich offen

## Das Menü

scr-to_title = zum Titel; es ist gespeichert
scr-line-prepare_none = Jetzt ist nichts vorzubereiten.
