### Der Tisch: Beschriftungen, Zeilen der Bühne, was Enter tut.

## Die erste Zeile

scr-cosmic = COSMIC
scr-status_turn = Zug { $number }
    .short = Z{ $number }
scr-status_time = Zeit
scr-is_away = { $who } ist weg

## Zeilen der Bühne

scr-by = von { $who }
    .you = von dir
scr-versus = vs
scr-card = Karte

## Die Hand

scr-hand_head = HAND
    .long = HAND { $number }
scr-hand_title = Deine Hand
scr-dark = dunkel:
scr-all_lit = Alles passt jetzt.
scr-page_of = { $low }-{ $high } von { $max }
scr-you_words = Du du Dein dein Deine deine

## Die Frage

enter-any = abschicken
enter-open = weiter
enter-beside = tun
enter-planning-pick = verdeckt auslegen
enter-launch-send = { $number } abschicken
enter-launch-aim = ausrichten
enter-alliance-invite = { $number } einladen
enter-alliance-send = { $number } schicken
enter-place = { $number } landen
enter-window = antworten
enter-respond = antworten
enter-desk_pick = Karten nennen
enter-desk_take = diese Karten nehmen
enter-desk_accept = annehmen
enter-desk_send = abschicken
enter-desk_decline = ablehnen
enter-desk_say = tippen
enter-desk_give_up = abbrechen
scr-range = { $min } bis { $max }
scr-line-story_end = Das ist das Bild am Ende der Geschichte.
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
    .you = du bist dran
scr-not_yet = noch nicht gefragt
scr-now_head = Jetzt

## Was um eine Frage herum steht

scr-line-sure_pieces = Das lässt sich nicht zurücknehmen.
scr-line-sure_ships = { $n ->
        [one] { $n } Schiff geht in den Warp.
       *[other] { $n } Schiffe gehen in den Warp.
    }
scr-asked_table = der Tisch ist gefragt
scr-line-asked_several = Es entscheiden: { $who }.
scr-line-please_enlarge = Bitte vergrößern: Dieses Fenster ist { $width } x { $height }, der Tisch braucht { $minwidth } x { $minheight }.
scr-line-held_key = Eine gehaltene Taste führt bis zu deiner Frage und beantwortet sie nie.
scr-line-too_fast = Die Frage ist eben erst gekommen; drück noch einmal.
scr-esc_to_table = { $key-back } zum Tisch
scr-line-handle = { $name }: weiter mit dem Namen.

## Seiten über dem Tisch

scr-go_to = Zu etwas per Buchstabe
scr-why_not = Warum Karten dunkel sind
scr-as_text = Der Tisch als Text
scr-line-mark_what = { $key-tick } markiert: Hier wirst du gefragt, trotz aller Daueraufträge.
scr-line-no_sum = Noch gibt es nichts zu rechnen.
scr-playable_now = jetzt spielbar
scr-other_seats = andere Spieler
scr-board_then = das Bild damals
scr-copies = { $n ->
        [one] { $n } Exemplar im Stapel
       *[other] { $n } Exemplare im Stapel
    }

## Was Tasten tun, in der Hilfe

cmd-digits = das wählen; 0 ist das Nein
    .some = das anhaken; 0 hakt keines an
    .amount = die Zahl setzen
    .spread = ein Schiff von dort; 0: keines
    .bargain = sagen, was daraus wird
cmd-send = gewählte Antwort abschicken
cmd-left = die Option davor
    .amount = eins weniger
    .spread = der Planet davor
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
cmd-look = den nächsten Teil ansehen
    .bargain = die andere Seite des Tischs
cmd-read = lesen, worauf du blickst
cmd-why_not = warum etwas dunkel ist
cmd-odds = wie das enden könnte
cmd-explain = wie gerechnet wird
cmd-log = alles, was geschah
cmd-chat = allen etwas sagen
cmd-help = Tasten, und was Wörter heißen
cmd-codex = alle Karten, alle Regeln
cmd-find = alles nach Wörtern finden
cmd-timing = alle Momente, und wo wir sind
cmd-piles = Stapel und Ablagen
cmd-orders = passen, ungefragt
cmd-beside = außerdem etwas tun
cmd-prepare = eine Antwort vorauswählen
cmd-undo = letzte Antwort zurücknehmen
cmd-sort = die Hand ordnen
cmd-go_to = zu einem Ding per Buchstabe
cmd-zoom = den Teil vergrößern
cmd-as_text = der Tisch als Text
cmd-menu = Menü
cmd-redraw = alles neu zeichnen
cmd-report = melden, was falsch scheint
# fine: word fg
cmd-suspend = zur Shell; fg kommt zurück
cmd-quit = beenden; das Spiel bleibt
cmd-look_back = den Teil davor ansehen
cmd-replay = die Geschichte von vorn
cmd-coach = der Trainer spricht wieder
cmd-palette = alles beim Namen
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

scr-line-sure_give_up = Keine Vereinbarung: Ihr verliert je { $number } Schiffe.
scr-line-prepare = Wähl deine Herausforderungskarte im Voraus.
    .alliance-join = Sag im Voraus, wem du dich anschließt.
scr-line-prepare_why = Sie ist gewählt, wenn du gefragt bist; abschicken musst du sie selbst.
scr-coach_note = erstes Spiel, { $number } von { $max }
scr-your_turn = du bist am Zug

## Ein Tisch anderswo

scr-line-reconnecting = { $seconds ->
        [one] Die Leitung ist weg; neuer Versuch in { $seconds } Sekunde. Dein Platz bleibt dir.
       *[other] Die Leitung ist weg; neuer Versuch in { $seconds } Sekunden. Dein Platz bleibt dir.
    }
scr-line-slow = Noch kein Wort vom Tisch. Deine Antwort ist sicher und kommt an.
scr-line-connecting = Die Leitung ist weg; Versuch läuft. Dein Platz bleibt dir.
scr-line-vote = { $who } fragt alle: { $name }?
scr-line-vote_waits = { $n ->
        [one] Alle gefragt: { $name }. Es fehlt noch: { $names }.
       *[other] Alle gefragt: { $name }. Es fehlen noch: { $names }.
    }
scr-line-vote_agreed = Alle einverstanden: { $name }. Entschieden wird, sobald es weitergeht.
scr-line-paused = Das Spiel ruht. Zum Weiterspielen müssen alle zustimmen.
scr-vote_pause = eine Pause
scr-vote_go_on = weiterspielen
scr-vote_end = das Ende dieses Spiels
scr-vote_replace = ein Bot auf einem leeren Platz
scr-vote_undo = eine Antwort zurücknehmen
scr-vote_rematch = eine Revanche
