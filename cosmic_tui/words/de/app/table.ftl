### Der Tisch: Beschriftungen, Zeilen der Bühne, was Enter tut.

## Die erste Zeile

scr-cosmic = COSMIC
scr-status_turn = Zug { $number }
    .short = Z{ $number }
scr-status_time = Zeit
scr-is_away = { $who } fehlt
scr-not_saved = nicht gespeichert

## Zeilen der Bühne

scr-by = von { $who }
    .you = von dir
scr-versus = vs
scr-card = Karte

## Die Hand

scr-hand_head = HAND
    .long = HAND { $number }
scr-hand_title = Deine Hand
scr-dark = jetzt nicht:
scr-all_lit = Du kannst jede Karte spielen.
scr-page_of = { $low }-{ $high } von { $max }
scr-you_words = Du du Dein dein Deine deine

## Die Frage

enter-any = abschicken
enter-open = weiter
enter-beside = tun
enter-planning-pick = verdeckt spielen
enter-launch-send = { $number } abschicken
enter-launch-aim = ausrichten
enter-alliance-invite = { $n ->
        [0] niemand
        [one] { $n } einladen
       *[other] { $n } einladen
    }
enter-alliance-send = { $number } schicken
enter-place = { $number } landen
enter-window = reagieren
enter-respond = reagieren
enter-desk_pick = Karten nennen
enter-desk_take = diese Karten nehmen
enter-desk_accept = annehmen
enter-desk_send = abschicken
enter-desk_decline = ablehnen
enter-desk_say = tippen
enter-desk_give_up = abbrechen
scr-range = { $min } bis { $max }
scr-range_up = 0 bis { $max }
scr-line-story_end = So sieht das Spiel am Ende der Wiedergabe aus.
scr-line-meanwhile = Du kannst lesen ({ $key-read }), nachschlagen ({ $key-codex }), chatten ({ $key-chat }).
scr-key_standing = Daueraufträge
scr-line-typing = Tippe eine Zeile.
scr-log_title = Protokoll

## Die Bühne, groß

scr-yours = deine
scr-choose_card = wähl deine Karte
scr-with = mit { $who }
    .you = mit dir
scr-is_deciding = entscheidet
    .you = du entscheidest
scr-not_yet = noch nicht gefragt
scr-now_head = Jetzt

## Was um eine Frage herum steht

scr-line-sure_pieces = Das lässt sich nicht zurücknehmen.
scr-line-sure_ships = { $n ->
        [one] Du verlierst { $n } Schiff an den Warp.
       *[other] Du verlierst { $n } Schiffe an den Warp.
    }
scr-asked_table = die anderen entscheiden
scr-line-asked_several = Es entscheiden: { $who }.
scr-line-please_enlarge = Bitte vergrößern: Dieses Fenster ist { $width } x { $height }, der Tisch braucht { $minwidth } x { $minheight }.
scr-line-held_key = Eine gedrückte Taste führt zu deiner Frage, beantwortet sie aber nie.
scr-line-too_fast = Diese Frage ist eben erst erschienen. Drück noch einmal, um zu antworten.
scr-esc_to_table = { $key-back } zum Tisch
scr-line-handle = { $name }: Tippe den Namen weiter.

## Seiten über dem Tisch

scr-go_to = Per Buchstabe springen
scr-why_not = Warum eine Karte nicht geht
scr-as_text = Der Tisch als Text
scr-line-mark_what = { $key-tick } markiert: Hier wirst du gefragt, egal was deine Daueraufträge sagen.
scr-line-no_sum = Noch gibt es nichts zu rechnen.
scr-playable_now = jetzt spielbar
scr-other_seats = andere Spieler
scr-board_then = das Bild damals
scr-copies = { $n ->
        [one] { $n } Exemplar im Stapel
       *[other] { $n } Exemplare im Stapel
    }

## Was Tasten tun, in der Hilfe

cmd-digits = per Nummer wählen; 0 ist nein
    .some = per Nummer anhaken; 0: keines
    .amount = die Zahl setzen
    .spread = ein Schiff von dort; 0: keines
    .bargain = diese Bedingung ändern
cmd-send = gewählte Antwort abschicken
cmd-left = vorige Option
    .amount = eins weniger
    .spread = voriger Planet
    .bargain = die Zeile ändern
cmd-right = die nächste Option
    .amount = eins mehr
    .spread = der nächste Planet
    .bargain = die Zeile ändern
cmd-tick = eines von mehreren anhaken
cmd-more = ein Schiff, eine Karte mehr
cmd-fewer = ein Schiff, eine Karte weniger
cmd-back = ein Schritt zurück, sendet nie
cmd-page_down = mehr Optionen
cmd-look = zum nächsten Teil
    .bargain = die andere Seite des Tischs
cmd-read = Gewähltes lesen
cmd-why_not = warum geht das nicht?
cmd-odds = wie das enden könnte
cmd-advice = den stärksten Bot fragen
cmd-explain = wie gerechnet wird
cmd-log = alles, was geschah
cmd-chat = allen etwas sagen
cmd-help = Tasten und Begriffe
cmd-codex = alle Karten und Regeln
cmd-find = Karten und Regeln suchen
cmd-timing = alle Momente, und wo wir sind
cmd-piles = Stapel und Ablagen
cmd-orders = passen, ungefragt
cmd-beside = erst etwas anderes tun
cmd-prepare = im Voraus antworten
cmd-undo = letzte Antwort zurücknehmen
cmd-sort = die Hand ordnen
cmd-go_to = per Buchstabe springen
cmd-zoom = Gewähltes vergrößern
cmd-as_text = der Tisch als Text
cmd-menu = Menü
cmd-redraw = Bildschirm neu zeichnen
cmd-report = ein Problem melden
# fine: word fg
cmd-suspend = zur Shell; fg kommt zurück
cmd-quit = beenden; das Spiel bleibt
cmd-look_back = zum vorigen Teil
cmd-replay = Wiedergabe von vorn
cmd-coach = Trainer wieder einschalten
cmd-palette = Befehl beim Namen finden
cmd-up = hinauf
    .bargain = die Zeile darüber
cmd-down = hinunter
    .bargain = die Zeile darunter
cmd-page_up = eine Seite hinauf
cmd-first = zum Anfang
cmd-last = zum Ende
cmd-earlier = das Bild davor
cmd-later = das Bild danach
cmd-yes = ja, in einer Abstimmung
cmd-no = nein, in einer Abstimmung

## Der Verhandlungstisch

scr-line-sure_give_up = Keine Vereinbarung: Jede Seite verliert { $number } Schiffe.
scr-line-prepare = Wähl deine Herausforderungskarte im Voraus.
    .alliance-join = Wähl im Voraus, welcher Seite du dich anschließt.
scr-line-prepare_why = Sie ist gewählt, wenn du gefragt wirst; abschicken musst du sie selbst.
scr-coach_note = Lektion, { $number } von { $max }
scr-your_turn = du bist am Zug

## Ein Tisch anderswo

scr-line-reconnecting = { $seconds ->
        [one] Die Verbindung ist weg. Neuer Versuch in { $seconds } Sekunde. Dein Platz bleibt dir.
       *[other] Die Verbindung ist weg. Neuer Versuch in { $seconds } Sekunden. Dein Platz bleibt dir.
    }
scr-line-slow = Der Tisch hat noch nicht geantwortet. Deine Antwort ist sicher und kommt an.
scr-line-connecting = Die Verbindung ist weg. Ein neuer Versuch läuft. Dein Platz bleibt dir.
scr-line-vote = { $who } schlägt vor: { $name }. Stimmst du zu?
scr-line-vote_waits = { $n ->
        [one] Vorschlag: { $name }. Es fehlt noch { $names }.
       *[other] Vorschlag: { $name }. Es fehlen noch { $names }.
    }
scr-line-vote_agreed = Alle dafür: { $name }. Entschieden wird, sobald es weitergeht.
scr-line-paused = Das Spiel ist angehalten. Zum Weiterspielen müssen alle zustimmen.
scr-vote_pause = eine Pause
scr-vote_go_on = weiterspielen
scr-vote_end = dieses Spiel beenden
scr-vote_replace = ein Bot auf einem leeren Platz
scr-vote_undo = eine Antwort zurücknehmen
scr-vote_rematch = eine Revanche
