### Tische, die andere erreichen: eröffnen, beitreten, und was dazwischen schiefgeht.

## Hereinkommen

err-password_needed = Dieser Tisch hat ein Kennwort.
    .kept = Es wurde nichts verändert.
    .do = Frag danach und tritt mit --password bei.
err-password_wrong = Das ist nicht das Kennwort dieses Tischs.
    .kept = Es wurde nichts verändert.
    .do = Frag noch einmal danach.
err-key_wrong = Der Schlüssel in diesem Code passt zu keinem Tisch dieses Gastgebers.
    .kept = Es wurde nichts verändert.
    .do = Frag nach dem Code von heute.
err-code_needed = An diesen Tisch kommt man mit seinem Code.
    .kept = Es wurde nichts verändert.
    .do = Frag danach, oder komm, wenn jemand da ist, um dich einzulassen.
err-knocked = Wer den Tisch führt, wird gefragt, ob du hereindarfst.
    .kept = Es wurde nichts verändert.
    .do = Warte hier, oder frag nach dem Code.
err-turned_away = Wer den Tisch führt, lässt dich nicht herein.
    .kept = Es wurde nichts verändert.
    .do = Such einen anderen Tisch, oder eröffne einen mit cosmic host.
err-too_many_tries = Von hier kamen zu viele falsche Schlüssel oder Kennwörter.
    .kept = Es wurde nichts verändert.
    .do = Warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }, dann versuch es noch einmal.
err-name_taken = An diesem Tisch heißt schon jemand { $who }.
    .kept = Es wurde nichts verändert.
    .do = Tritt mit --name bei; bist du das an anderer Tastatur, mit --take-over.
err-seat_in_use = Du bist schon an diesem Tisch, an anderer Stelle dieses Computers.
    .kept = Es wurde nichts verändert.
    .do = Mit --take-over ziehst du hierher um, mit --name kommst du als jemand anderes.
err-name_form = Ein Name hat 1 bis 12 Buchstaben, Ziffern, Zeichen, außen ohne Leerzeichen.
    .kept = Es wurde nichts verändert.
    .do = Tritt mit --name und einem kürzeren bei.
err-already_started = Das Spiel an diesem Tisch hat begonnen.
    .kept = Es wurde nichts verändert.
    .do = Schau stattdessen zu (--watch).
err-no_watching = An diesem Tisch darf niemand mehr zuschauen.
    .kept = Es wurde nichts verändert.
    .do = Frag nach, oder such einen anderen Tisch.
err-no_table = Dieser Gastgeber hat keinen offenen Tisch.
    .kept = Es wurde nichts verändert.
    .do = Bitte darum, einen zu eröffnen.
err-busy = Vor der Tür dieses Gastgebers stehen zu viele.
    .kept = Es wurde nichts verändert.
    .do = Versuch es gleich noch einmal.

## Die Leitung endet

err-left = Du hast den Tisch verlassen.
    .kept = Sonst wurde nichts verändert.
    .do = Tritt wieder bei, wann du magst.
err-taken_over = Dein Platz wird jetzt von anderswo gespielt.
    .kept = Das Spiel geht dort weiter.
    .do = Um ihn zurückzuholen, komm wieder (cosmic join: mit --take-over).
err-flood = Von hier kam zu viel auf einmal; der Gastgeber hat aufgelegt.
    .kept = Dein Platz bleibt dir.
    .do = Tritt wieder bei.
err-fault = Der Gastgeber ist über etwas gestolpert, das er nicht verstand.
    .kept = Dein Platz bleibt dir, und das Spiel ist, wie es zuletzt aufgeschrieben war.
    .do = Tritt wieder bei; hilft das nicht, sag Bescheid.
err-protocol = Die andere Seite spricht anders, als sie sollte ({ $value }).
    .kept = Dein Platz bleibt dir.
    .do = Gleiche Version auf beiden Seiten einrichten, dann neu beitreten.
err-host_closed = Der Tisch wurde geschlossen.
    .kept = Das Spiel bis hierher bleibt beim Gastgeber.
    .do = Tritt mit demselben Code bei, sobald er wieder offen ist.
err-gave_up = { $host } hat lange nicht geantwortet.
    .kept = Dein Platz bleibt dir, solange der Tisch besteht.
    .do = Tritt mit demselben Code wieder bei.

## Einen Tisch eröffnen

err-address_unusable = Die Adresse { $host } hat dieser Computer nicht.
    .kept = Es wurde nichts geöffnet.
    .do = Lass --bind weg, oder wähl eine Adresse dieses Computers.
err-address_form = { $host } kann nicht in einem Code stehen.
    .kept = Es wurde nichts geöffnet.
    .do = Nenn mit --address einen Namen oder eine Zahl, worunter andere ihn erreichen.
err-port_range = { $port } ist kein Port.
    .kept = Es wurde nichts geöffnet.
    .do = { $option } nimmt 1 bis 65535; 0 findet einen freien.
err-port_forbidden = Port { $port } ist nur für die Verwaltung dieses Computers.
    .kept = Es wurde nichts geöffnet.
    .do = Wähl mit { $option } einen über 1023.
err-nothing_to_resume = Hier gibt es keinen unfertigen Tisch.
    .kept = Es wurde nichts geöffnet.
    .do = Eröffne einen neuen mit cosmic host.
err-journal_unreadable = Was von Tisch { $file } behalten war, ist nicht lesbar.
    .kept = Die Datei blieb unangetastet.
    .do = Eröffne einen neuen Tisch, oder leg die Datei weg.
err-journal_in_use = Tisch { $file } ist schon offen, an anderer Stelle dieses Computers.
    .kept = Es wurde nichts verändert.
    .do = Schließ erst den anderen.
err-state_unwritable = Für den Tisch ist nirgends Platz ({ $value }).
    .kept = Es wurde nichts geöffnet.
    .do = Schaff Platz, oder setz XDG_STATE_HOME auf einen beschreibbaren Ordner.
# fine: word open, rookie, you
err-seats_wrong = Ein Tisch hat 3 bis 5 Plätze: you, open, oder wie ein Bot spielt.
    .kept = Es wurde nichts geöffnet.
    .do = Zum Beispiel: --seats you,open,rookie,rookie
err-keys_unreadable = { $file } ist nicht lesbar ({ $value }).
    .kept = Es wurde nichts geöffnet.
    .do = Nenn mit --keys eine Datei öffentlicher Schlüssel.
# fine: word aaaa, ed
err-keys_line = Zeile { $line } von { $file } enthält keinen öffentlichen Schlüssel.
    .kept = Es wurde nichts geöffnet.
    .do = Eine Zeile ist: NAME ssh-ed25519 AAAA… (der Name darf fehlen).
# fine: word aaaa, ed
err-keys_none = In { $file } ist kein Schlüssel.
    .kept = Es wurde nichts geöffnet.
    .do = Schreib für jede Person eine Zeile: NAME ssh-ed25519 AAAA…

## Wünsche am Tisch, die nicht gehen

no-no_such_knock = Niemand namens { $who } wartet an der Tür.
no-orders_sealed = An einem versiegelten Tisch zeigte Passen bis zu Neuem, was du hast.
# fine: word even, quick, sealed
no-unknown_windows = Gelegenheiten der Art { $who } gibt es nicht: quick, even oder sealed.
no-seat_taken = Dort sitzt jemand.
no-no_such_seat = Auf diesem Platz ist niemand.
no-not_seated = Das ist für alle, die spielen; du schaust zu.
no-not_owner = Das ist für die Person, die den Tisch führt.
no-game_over = Das Spiel ist vorbei.
no-game_not_over = Erst muss dieses Spiel enden.
no-paused = Das Spiel ruht. Zum Weiterspielen müssen alle zustimmen.
no-not_paused = Das Spiel ruht nicht.
no-vote_open = Eine Abstimmung nach der anderen: Eine ist offen.
no-vote_none = Keine Abstimmung ist offen.
no-vote_spoken = Du hast hier schon gestimmt oder keine Stimme.
no-not_absent = Diese Person ist da, oder ein Bot spielt dort schon.
no-table_full = Alle Plätze sind besetzt.
no-no_watching = An diesem Tisch darf niemand mehr zuschauen.
no-chairs_kept = Die Plätze hier sind für { $who } frei gehalten. Komm unter dem Namen.
no-brought_already = Womit du hier spielst, ist schon vereinbart und bleibt.
no-nothing_to_bring = Dieses Spiel braucht nichts dergleichen.
no-unknown_reason = Diesen Grund kennt das Spiel nicht; antworte ohne ihn.
no-first_met = Diesen Gastgeber triffst du zum ersten Mal. Fingerabdruck: { $value }
no-new_code = Wer neu dazukommt, braucht jetzt einen anderen Code: { $value }
no-host_disk = Gerade lässt sich nicht speichern. Der Tisch wartet, bis es geht.
no-outbox = Die Leitung ist weg, und zu viel wartet schon auf sie.
no-seconds = Ein Tempo ist 0 bis { $high } Sekunden (--pace).
no-patience = Geduld geht von 0 bis { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    } (--patience 90, 5m, 12h, 7d).
no-clock_seconds = Eine Uhr läuft { $low } bis { $high } Sekunden.

## Was ein Gastgeber ausgibt

scr-line-table_open = Tisch { $value } ist offen, Port { $port }.
scr-line-type_this = Zum Hinsetzen tippen:
scr-line-owner_code = Um den Tisch zu führen, stattdessen tippen (nur für eine Person):
scr-line-door_code = Herein kommt, wer den Code hat oder wen du einlässt.
scr-line-door_open = Herein kommt, wer den Tisch findet: --open war verlangt.
scr-line-door_password = Herein kommt, wer den Code hat oder das Kennwort kennt.
# fine: word admit, turn
scr-line-peer_knock = { $who } ist an der Tür: tippe admit { $who } oder turn { $who }.
scr-line-only_here = Dieser Computer hat kein Netz: Herein kommen nur Programme auf ihm.
scr-line-ssh_near = Mit ssh kommen nur Computer des lokalen Netzes herein (--bind weitet das).
scr-line-ssh_far = Mit ssh kommt herein, wer diese Adresse erreicht.
scr-line-ssh_keys = Es braucht { $n ->
        [one] den Schlüssel
       *[other] einen der { $n } Schlüssel
    } von --keys.
scr-line-ssh_any_key = Jeder Schlüssel genügt; ein Name gehört dem, der zuerst damit kommt.
scr-line-ssh_ask = Kennwort des Tischs:
scr-line-ssh_password = Und das Kennwort, im Terminal.
scr-line-only_near = So erreicht ihn nur dein eigenes Netz. Weiter weg: siehe BEYOND.md.
scr-line-not_encrypted = Dieser Tisch ist nicht verschlüsselt: --no-tls war verlangt.
scr-line-resumed = Tisch { $value } geht bei Zug { $number } weiter.
scr-line-unfinished = Port { $port } hat einen offenen Tisch: --resume --port { $port } spielt weiter.
scr-line-turn_of = Es fehlt noch: { $names }.
scr-line-pace_outlived = --pace wirkt nicht mehr: Alle sehen das Spiel in ihrem eigenen Tempo.
scr-line-kept = Geschlossen. Um die Tische mit denselben Codes wieder zu öffnen, tippen:
scr-line-result = Tisch { $value }: { $names } gewann in Zug { $number }.
scr-line-result_ended = Tisch { $value }: einvernehmlich beendet in Zug { $number }.

## Was man beim Beitreten erfährt

scr-line-sits = Du sitzt an Tisch { $value }.
scr-line-host_print = Fingerabdruck dieses Gastgebers: { $value }
scr-line-near_table = { $value }: { $n ->
        [0] kein freier Platz
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
scr-line-near_none = In diesem Netz antwortet kein Tisch. Frag nach dem Code.
scr-line-bot_result = { $names } gewann. Von hier gegebene Antworten: { $number }.
scr-line-bot_remote = Fern vom Tisch kann { $value } nicht vorausdenken und spielt wie { $name }.
scr-line-bot_ended = Das Spiel wurde einvernehmlich beendet. Antworten von hier: { $number }.

## Textansicht an einem Tisch anderswo

scr-line-peer_lobby = Tisch { $value }. Plätze:
scr-line-peer_chair = { $number } { $colour }: { $who }.
scr-line-peer_chair_free = { $number } { $colour }: frei.
scr-line-peer_chair_ready = { $number } { $colour }: { $who }, bereit.
scr-line-peer_chair_bot = { $number } { $colour }: { $who }, ein Bot.
scr-line-peer_chair_away = { $number } { $colour }: { $who }, weg.
# fine: word fill, open, rookie, shut
scr-line-peer_you_run = Du führst ihn: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.
# fine: word ready, seat, watch
scr-line-peer_lobby_keys = ready, seat 3, watch, c und Wörter: Chat, q: gehen.
scr-line-peer_begins = Das Spiel beginnt.
scr-line-peer_vote_pause = { $who } bittet um eine Pause.
    .you = Du bittest um eine Pause.
scr-line-peer_vote_go_on = { $who } möchte weiterspielen.
scr-line-peer_vote_end = { $who } bittet, das Spiel hier zu beenden.
    .you = Du bittest, das Spiel hier zu beenden.
scr-line-peer_vote_undo = { $who } bittet, eine Antwort von { $whom } zurückzunehmen.
    .you = Du bittest, eine Antwort zurückzunehmen.
    .at-you = { $who } bittet, eine Antwort von dir zurückzunehmen.
scr-line-peer_vote_replace = { $who } bittet um einen Bot für { $whom }, wer da fehlt.
    .you = Du bittest um einen Bot für { $whom }, wer da fehlt.
scr-line-peer_vote_rematch = { $who } bittet um noch ein Spiel.
    .you = Du bittest um noch ein Spiel.
scr-line-peer_vote_how = Alle müssen zustimmen: v ja oder v nein.
scr-line-peer_vote_passed = Alle stimmen zu.
scr-line-peer_vote_failed = Dem wurde nicht zugestimmt.
# fine: word rematch
scr-line-peer_vote_help = v pause, v end, v rematch, v bot und ein Name, v ja, v nein. k und Name: kick.
# fine: word go, on
scr-line-peer_paused = Das Spiel ruht. v go on bittet weiterzuspielen.
scr-line-peer_goes_on = Das Spiel geht weiter.
# fine: word rematch
scr-line-peer_over = Das Spiel ist vorbei. v rematch bittet um noch eines, q geht.
scr-line-peer_trying_in = Neuer Versuch in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.

## Über SSH

err-ssh_no_commands = Hier gibt es keine Befehle, nur das Spiel.
    .kept = Es wurde nichts getan.
    .do = Verbinde dich ohne Befehl: ssh -p PORT NAME@HOST
err-ssh_many = Mit deinem Schlüssel oder von deiner Adresse sind zu viele Terminals offen.
    .kept = Es wurde nichts getan.
    .do = Schließ eines davon und versuch es noch einmal.
err-password_late = Das Passwort kam nicht rechtzeitig.
    .kept = Es wurde nichts getan.
    .do = Verbinde dich neu und gib es gleich ein.
err-ssh_no_terminal = Das Spiel braucht ein Terminal.
    .kept = Es wurde nichts getan.
    .do = Verbinde dich mit ssh -t.
err-name_of_another = Der Name { $who } gehört jemandem mit einem anderen Schlüssel.
    .kept = Es wurde nichts verändert.
    .do = Komm unter anderem Namen, oder mit dem Schlüssel von damals.
err-too_many_players = Dieser Gastgeber kennt so viele Leute, wie er sich merken kann.
    .kept = Es wurde nichts verändert.
    .do = Komm unter einem Namen, den er kennt.
scr-line-ssh_open = Mit einem SSH-Schlüssel kann man sich ohne das Programm hinsetzen:
scr-line-ssh_print = Der SSH-Schlüssel dieses Gastgebers hat den Fingerabdruck { $value }.

## Der Warteraum

scr-line-lobby_free = { $n ->
        [one] Ein Platz ist frei. Schick die Zeile oben weiter, oder { $key-fill } für einen Bot.
       *[other] { $n } Plätze sind frei. Schick die Zeile oben weiter, oder { $key-fill } für Bots.
    }
scr-line-lobby_bots = { $n ->
        [one] Ein Platz ist frei. Warte auf jemanden, oder { $key-fill } für einen Bot.
       *[other] { $n } Plätze sind frei. Warte auf jemanden, oder { $key-fill } für Bots.
    }
scr-line-lobby_not_ready = Noch nicht bereit: { $names }. { $key-send } beginnt trotzdem.
scr-line-lobby_knock = { $who } ist an der Tür: { $key-yes } lässt ein, { $key-no } weist ab.
scr-line-lobby_start = Alle sind bereit: { $key-send } beginnt das Spiel.
scr-line-lobby_ready = { $key-ready }, wenn du bereit bist. Pfeile und { $key-sit } wählen Platz und Farbe.
scr-line-lobby_wait = Du bist bereit. Das Spiel beginnt, wenn der Tisch gestartet wird.
scr-line-lobby_wait_all = Du bist bereit. Das Spiel beginnt, sobald es alle sind.
scr-line-lobby_watch = Du schaust zu. Zum Spielen: zu einem freien Platz, dann { $key-sit }.
key-not_ready = nicht bereit
key-watch = zuschauen
key-fill = füllen
key-sit = hinsetzen

## Die Formen zum Eröffnen und Beitreten

scr-join_tip = mit Code, Adresse oder Liste
scr-near_seats = { $n ->
        [0] kein Platz frei
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
scr-together = Alle fragen
scr-show_out = { $who } hinausbitten
scr-show_out_sure = { $who } raus? Mit { $key-send }
scr-line-take_over = Du sitzt schon dort, in einem anderen Fenster. { $key-send } zieht hierher um.
scr-line-near_how = { $key-send } setzt dich an diesen Tisch.
scr-line-near_other = Dieser Tisch spricht eine andere Version.
scr-line-near_looking = Suche nach Tischen in diesem Netz …
scr-line-near_found = Die Tische unten antworten in diesem Netz.
set-join_code = Code oder Adresse
    .help = Der gezeigte Code, oder Name oder Zahl mit einem Port dahinter.
set-password = Kennwort
    .help = Nur wenn der Tisch eines hat. Mit einem Code braucht es keines.
set-look_on = Nur zuschauen
    .help = Sieh, was alle Spieler sehen, und keine Hand.
set-table_name = Tisch
    .help = Wie der Tisch heißt, für alle, die danach suchen.
set-port = Port
    .help = Wo andere ihn erreichen. Lass ihn, wenn er nicht vergeben ist.
