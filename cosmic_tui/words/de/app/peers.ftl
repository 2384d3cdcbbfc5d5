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
    .do = Frag den Gastgeber nach dem Code von heute.
err-code_needed = Für diesen Tisch brauchst du einen Code.
    .kept = Es wurde nichts verändert.
    .do = Frag den Gastgeber danach, oder komm wieder, wenn er da ist und dich einlässt.
err-knocked = Der Gastgeber wird gefragt, ob du hereindarfst.
    .kept = Es wurde nichts verändert.
    .do = Warte hier, oder frag den Gastgeber nach dem Code.
err-turned_away = Der Gastgeber hat dich nicht hereingelassen.
    .kept = Es wurde nichts verändert.
    .do = Such einen anderen Tisch, oder eröffne einen mit cosmic host.
err-too_many_tries = Du hast zu viele falsche Schlüssel oder Kennwörter geschickt.
    .kept = Es wurde nichts verändert.
    .do = Warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }, dann versuch es noch einmal.
err-name_taken = An diesem Tisch gibt es schon jemanden namens { $who }.
    .kept = Es wurde nichts verändert.
    .do = Wähl mit --name einen anderen Namen. Bist du das selbst, nimm --take-over.
err-seat_in_use = Du bist schon an diesem Tisch, in einem anderen Fenster dieses Computers.
    .kept = Es wurde nichts verändert.
    .do = Mit --take-over ziehst du hierher um, mit --name bist du ein anderer Spieler.
err-name_form = Ein Name hat 1 bis 12 Zeichen und kein Leerzeichen am Anfang oder Ende.
    .kept = Es wurde nichts verändert.
    .do = Wähl mit --name einen kürzeren.
err-already_started = Das Spiel an diesem Tisch hat schon begonnen.
    .kept = Es wurde nichts verändert.
    .do = Schau stattdessen zu (--watch).
err-no_watching = An diesem Tisch ist kein Platz für weitere Gäste.
    .kept = Es wurde nichts verändert.
    .do = Frag den Gastgeber, oder such einen anderen Tisch.
err-no_table = Dieser Gastgeber hat keinen offenen Tisch.
    .kept = Es wurde nichts verändert.
    .do = Bitte darum, einen zu eröffnen.
err-busy = Zu viele Leute wollen zu diesem Gastgeber.
    .kept = Es wurde nichts verändert.
    .do = Versuch es gleich noch einmal.

## Die Leitung endet

err-left = Du hast den Tisch verlassen.
    .kept = Sonst wurde nichts verändert.
    .do = Tritt wieder bei, wann du magst.
err-taken_over = Du spielst auf diesem Platz jetzt woanders.
    .kept = Das Spiel geht dort weiter.
    .do = Um wieder hier zu spielen, komm noch einmal (cosmic join: mit --take-over).
err-flood = Dein Programm hat zu viel auf einmal geschickt; der Gastgeber hat getrennt.
    .kept = Dein Platz bleibt dir.
    .do = Tritt wieder bei.
err-fault = Beim Gastgeber ist ein Fehler aufgetreten.
    .kept = Dein Platz und das Spiel sind gespeichert.
    .do = Tritt wieder bei; hilft das nicht, sag es dem Gastgeber.
err-protocol = Das andere Programm hat etwas Unerwartetes geschickt ({ $value }).
    .kept = Dein Platz bleibt dir.
    .do = Gleiche Version auf beiden Seiten einrichten, dann neu beitreten.
err-host_closed = Der Gastgeber hat den Tisch geschlossen.
    .kept = Der Gastgeber hat das Spiel bis hierher gespeichert.
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
    .do = Nenn mit --address einen Namen oder eine Zahl, die andere erreichen können.
err-port_range = { $port } ist kein Port.
    .kept = Es wurde nichts geöffnet.
    .do = { $option } kann 1 bis 65535 sein; 0 findet einen freien.
err-port_forbidden = Nur wer diesen Computer verwaltet, kann Port { $port } benutzen.
    .kept = Es wurde nichts geöffnet.
    .do = Wähl mit { $option } einen über 1023.
err-nothing_to_resume = Hier gibt es keinen unfertigen Tisch.
    .kept = Es wurde nichts geöffnet.
    .do = Eröffne einen neuen mit cosmic host.
err-journal_unreadable = Der gespeicherte Tisch { $file } ist nicht lesbar.
    .kept = Die Datei ist unverändert.
    .do = Eröffne einen neuen Tisch, oder leg die Datei weg.
err-journal_in_use = Der Tisch { $file } ist schon in einem anderen Fenster offen.
    .kept = Es wurde nichts verändert.
    .do = Schließ zuerst das andere Fenster.
err-state_unwritable = Es gibt keinen Ort, um den Tisch zu speichern ({ $value }).
    .kept = Es wurde nichts geöffnet.
    .do = Schaff Platz, oder setz XDG_STATE_HOME auf einen beschreibbaren Ordner.
# fine: word open, rookie, you
err-seats_wrong = Ein Tisch hat 3 bis 5 Plätze: you, open oder die Stärke eines Bots.
    .kept = Es wurde nichts geöffnet.
    .do = Zum Beispiel: --seats you,open,rookie,rookie
err-keys_unreadable = { $file } ist nicht lesbar ({ $value }).
    .kept = Es wurde nichts geöffnet.
    .do = Nenn mit --keys eine Datei mit öffentlichen Schlüsseln.
# fine: word aaaa, ed
err-keys_line = Zeile { $line } von { $file } ist kein öffentlicher Schlüssel.
    .kept = Es wurde nichts geöffnet.
    .do = Eine Zeile ist: NAME ssh-ed25519 AAAA… (den Namen kannst du weglassen).
# fine: word aaaa, ed
err-keys_none = In { $file } ist kein Schlüssel.
    .kept = Es wurde nichts geöffnet.
    .do = Schreib für jeden Spieler eine Zeile dazu: NAME ssh-ed25519 AAAA…

## Wünsche am Tisch, die nicht gehen

no-no_such_knock = Niemand namens { $who } wartet darauf, eingelassen zu werden.
no-orders_sealed = An einem versiegelten Tisch würde „Passen bis zu Neuem“ deine Karten verraten.
# fine: word even, quick, sealed
no-unknown_windows = Für Pausen gibt es { $who } nicht: Wähl quick, even oder sealed.
no-seat_taken = Dieser Platz ist besetzt.
no-no_such_seat = Auf diesem Platz ist niemand.
no-not_seated = Das können nur Mitspielende. Du schaust zu.
no-not_owner = Das kann nur der Gastgeber.
no-game_over = Das Spiel ist vorbei.
no-game_not_over = Das geht, wenn dieses Spiel vorbei ist.
no-paused = Das Spiel ruht. Zum Weiterspielen müssen alle zustimmen.
no-not_paused = Das Spiel ruht nicht.
no-vote_open = Es läuft schon eine Abstimmung. Bringt sie erst zu Ende.
no-vote_none = Gerade läuft keine Abstimmung.
no-vote_spoken = Du hast schon abgestimmt oder kannst diesmal nicht abstimmen.
no-not_absent = Diese Person ist da, oder ein Bot spielt schon für sie.
no-table_full = Alle Plätze sind besetzt.
no-no_watching = An diesem Tisch ist kein Platz für weitere Gäste.
no-chairs_kept = Die Plätze an diesem Tisch sind für { $who }. Komm mit diesem Namen.
no-brought_already = Du kannst nicht ändern, was du zu diesem Spiel mitgebracht hast.
no-nothing_to_bring = Zu diesem Spiel kannst du nichts mitbringen.
no-unknown_reason = Diesen Grund kennt das Spiel nicht. Antworte ohne ihn.
no-first_met = Diesen Gastgeber triffst du zum ersten Mal. Fingerabdruck: { $value }
no-new_code = Wer neu dazukommt, braucht jetzt einen anderen Code: { $value }
no-host_disk = Gerade lässt sich nicht speichern. Der Tisch wartet, bis es geht.
no-outbox = Die Verbindung ist weg, und zu viele Nachrichten warten.
no-seconds = Ein Tempo hat 0 bis { $high } Sekunden (--pace).
no-patience = Die Geduld reicht von 0 bis { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    } (--patience 90, 5m, 12h, 7d).
no-clock_seconds = Eine Uhr läuft { $low } bis { $high } Sekunden.

## Was ein Gastgeber ausgibt

scr-line-table_open = Tisch { $value } ist offen, Port { $port }.
scr-line-type_this = Zum Beitreten tippen:
scr-line-owner_code = Um den Tisch zu führen, stattdessen dies tippen (nur für eine Person):
scr-line-door_code = Beitreten kann, wer den Code hat, und wen du einlässt.
scr-line-door_open = Beitreten kann, wer den Tisch findet (--open).
scr-line-door_password = Beitreten kann, wer den Code oder das Kennwort hat.
# fine: word admit, turn
scr-line-peer_knock = { $who } möchte beitreten. Tippe admit { $who } oder turn { $who }.
scr-line-only_here = Dieser Computer hat jetzt kein Netz. Nur Programme auf ihm können beitreten.
scr-line-ssh_near = Mit SSH können nur Computer im lokalen Netz beitreten (--bind erlaubt mehr).
scr-line-ssh_far = Mit SSH kann jeder beitreten, der diese Adresse erreicht.
scr-line-ssh_keys = Du brauchst { $n ->
        [one] den Schlüssel
       *[other] einen der { $n } Schlüssel
    } aus --keys.
scr-line-ssh_any_key = Jeder Schlüssel geht. Ein Name gehört dem Schlüssel, der ihn zuerst benutzt.
scr-line-ssh_ask = Kennwort des Tischs:
scr-line-ssh_password = Dann tippst du das Kennwort im Terminal.
scr-line-only_near = So erreicht ihn nur dein eigenes Netz. Mehr dazu: BEYOND.md.
scr-line-not_encrypted = Dieser Tisch ist nicht verschlüsselt (--no-tls).
scr-line-resumed = Tisch { $value } geht bei Zug { $number } weiter.
scr-line-unfinished = Port { $port } hat einen unfertigen Tisch: --resume --port { $port } spielt weiter.
scr-line-turn_of = Warten auf { CASE($names, "acc") }.
scr-line-pace_outlived = --pace hat keine Wirkung mehr: Alle sehen das Spiel in ihrem eigenen Tempo.
scr-line-kept = Geschlossen. Um die Tische mit denselben Codes wieder zu öffnen, tippen:
scr-line-result = Tisch { $value }: { $names } gewann in Zug { $number }.
scr-line-result_ended = Tisch { $value }: Die Spieler haben das Spiel in Zug { $number } beendet.

## Was man beim Beitreten erfährt

scr-line-sits = Du sitzt an Tisch { $value }.
scr-line-host_print = Fingerabdruck dieses Gastgebers: { $value }
scr-line-near_table = { $value }: { $n ->
        [0] kein freier Platz
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
scr-line-near_none = In diesem Netz antwortet kein Tisch. Frag nach dem Code.
scr-line-bot_result = { $names } hat gewonnen. Dieser Bot hat { $number } Antworten gegeben.
scr-line-bot_remote = Fern vom Tisch kann { $value } nicht vorausdenken und spielt wie { $name }.
scr-line-bot_ended = Die Spieler haben das Spiel beendet. Dieser Bot hat { $number } Antworten gegeben.

## Textansicht an einem Tisch anderswo

scr-line-peer_lobby = Tisch { $value }. Plätze:
scr-line-peer_chair = { $number } { $colour }: { $who }.
scr-line-peer_chair_free = { $number } { $colour }: noch frei.
scr-line-peer_chair_ready = { $number } { $colour }: { $who }, bereit.
scr-line-peer_chair_bot = { $number } { $colour }: { $who }, ein Bot.
scr-line-peer_chair_away = { $number } { $colour }: { $who }, weg.
# fine: word fill, open, rookie, shut
scr-line-peer_you_run = Du bist Gastgeber: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.
# fine: word ready, seat, watch
scr-line-peer_lobby_keys = ready, seat 3, watch, c und Wörter: Chat, q: gehen.
scr-line-peer_begins = Das Spiel beginnt.
scr-line-peer_vote_pause = { $who } bittet um eine Pause.
    .you = Du bittest um eine Pause.
scr-line-peer_vote_go_on = { $who } möchte weiterspielen.
scr-line-peer_vote_end = { $who } bittet darum, das Spiel hier zu beenden.
    .you = Du bittest darum, das Spiel hier zu beenden.
scr-line-peer_vote_undo = { $who } bittet darum, eine Antwort von { $whom } zurückzunehmen.
    .you = Du bittest darum, eine Antwort zurückzunehmen.
    .at-you = { $who } bittet darum, eine Antwort von dir zurückzunehmen.
scr-line-peer_vote_replace = { $who } möchte, dass ein Bot für { $whom } spielt (nicht da).
    .you = Du möchtest, dass ein Bot für { $whom } spielt (nicht da).
scr-line-peer_vote_rematch = { $who } bittet um noch ein Spiel.
    .you = Du bittest um noch ein Spiel.
scr-line-peer_vote_how = Alle müssen zustimmen: v ja oder v nein.
scr-line-peer_vote_passed = Alle stimmen zu.
scr-line-peer_vote_failed = Nicht alle stimmen zu.
# fine: word rematch
scr-line-peer_vote_help = v pause, v end, v rematch, v bot und ein Name, v ja, v nein. k und Name: kick.
# fine: word go, on
scr-line-peer_paused = Das Spiel ruht. v go on bittet darum weiterzuspielen.
scr-line-peer_goes_on = Das Spiel geht weiter.
# fine: word rematch
scr-line-peer_over = Das Spiel ist vorbei. v rematch bittet um noch eines, q geht.
scr-line-peer_trying_in = Neuer Versuch in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.

## Über SSH

err-ssh_no_commands = Du kannst hier keine Befehle ausführen, nur spielen.
    .kept = Es wurde nichts getan.
    .do = Verbinde dich ohne Befehl: ssh -p PORT NAME@HOST
err-ssh_many = Mit deinem Schlüssel oder von deiner Adresse sind zu viele Terminals offen.
    .kept = Es wurde nichts getan.
    .do = Schließ eines davon und versuch es noch einmal.
err-password_late = Das Kennwort kam nicht rechtzeitig.
    .kept = Es wurde nichts getan.
    .do = Verbinde dich neu und gib es gleich ein.
err-ssh_no_terminal = Das Spiel braucht ein Terminal.
    .kept = Es wurde nichts getan.
    .do = Verbinde dich mit ssh -t.
err-name_of_another = Der Name { $who } gehört zu einem anderen Schlüssel.
    .kept = Es wurde nichts verändert.
    .do = Wähl einen anderen Namen, oder nimm den Schlüssel von damals.
err-too_many_players = Dieser Gastgeber kann sich keine weiteren Spieler merken.
    .kept = Es wurde nichts verändert.
    .do = Nimm einen Namen, den er schon kennt.
scr-line-ssh_open = Wer einen SSH-Schlüssel hat, kann ohne das Programm beitreten:
scr-line-ssh_print = Der SSH-Schlüssel dieses Gastgebers hat den Fingerabdruck { $value }.

## Der Warteraum

scr-line-lobby_free = { $n ->
        [one] Ein Platz ist frei. Schick die Zeile oben weiter, oder drück { $key-fill } für einen Bot.
       *[other] { $n } Plätze sind frei. Schick die Zeile oben weiter, oder drück { $key-fill } für Bots.
    }
scr-line-lobby_bots = { $n ->
        [one] Ein Platz ist frei. Warte auf jemanden, oder drück { $key-fill } für einen Bot.
       *[other] { $n } Plätze sind frei. Warte auf andere, oder drück { $key-fill } für Bots.
    }
scr-line-lobby_not_ready = Noch nicht bereit: { $names }. { $key-send } beginnt trotzdem.
scr-line-lobby_knock = { $who } möchte beitreten. { $key-yes } lässt ein, { $key-no } lehnt ab.
scr-line-lobby_start = Alle sind bereit. Drück { $key-send }, um das Spiel zu beginnen.
scr-line-lobby_ready = Drück { $key-ready }, wenn du bereit bist. Pfeile und { $key-sit } wählen Platz und Farbe.
scr-line-lobby_wait = Du bist bereit. Der Gastgeber beginnt das Spiel.
scr-line-lobby_wait_all = Du bist bereit. Das Spiel beginnt, sobald es alle sind.
scr-line-lobby_watch = Du schaust zu. Zum Mitspielen geh zu einem freien Platz und drück { $key-sit }.
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
scr-line-take_over = Du sitzt dort schon, in einem anderen Fenster. { $key-send } zieht hierher um.
scr-line-near_how = Drück { $key-send }, um diesem Tisch beizutreten.
scr-line-near_other = Dieser Tisch hat eine andere Version des Programms.
scr-line-near_looking = Suche nach Tischen in diesem Netz …
scr-line-near_found = Diese Tische antworten in diesem Netz.
set-join_code = Code oder Adresse
    .help = Der Code vom Gastgeber, oder Name oder Adresse, Doppelpunkt und Port.
set-password = Kennwort
    .help = Nur wenn der Tisch eines hat. Mit einem Code brauchst du es nicht.
set-look_on = Nur zuschauen
    .help = Sieh, was alle Spieler sehen, aber niemandes Hand.
set-trust = Vertrauen
    .help = Frag nach, welcher von beiden stimmt, bevor du das einschaltest.
scr-line-print_before = Letztes Mal: { $value }
scr-line-print_now = Jetzt: { $value }
set-table_name = Tisch
    .help = Wie der Tisch heißt, damit andere ihn finden.
set-port = Port
    .help = Wo andere den Tisch erreichen. Ändere ihn nur, wenn er vergeben ist.

## Ein Turnier: wie es steht, und die nächste Partie

scr-series = Rangliste von { $name }
scr-series_swiss = Runde { $number } von { $max }
scr-series_semi = Halbfinale, zwei Siege
scr-series_third = Um Platz drei
scr-series_final = Finale, zwei Siege
scr-line-series_over = Das Turnier ist vorbei.
scr-line-series_left = { $n ->
        [one] Noch { $n } Minute für diese Partie, dann entscheidet die Turnierleitung.
       *[other] Noch { $n } Minuten für diese Partie, dann entscheidet die Turnierleitung.
    }
scr-line-series_next = Deine nächste Partie spielst du gegen { $who }.
scr-line-series_wait = Deine nächste Partie beginnt, wenn die anderen dieser Runde vorbei sind.
scr-line-series_soon = Als Nächstes gegen { $who }; in { $number } s geht es los.
scr-series_name = Name
scr-series_points = Punkte
scr-series_met = Gegner
scr-series_byes = frei
opt-onward = Nächste Partie
    .small = nächste
no-no_rematch = Ein Turnier kennt keine Revanche. Deine nächste Partie öffnet sich von selbst.
# fine: word next
scr-line-peer_series_how = Mit next gehst du gleich hin; sonst öffnet sie sich in Kürze von selbst.
# fine: word standings
scr-line-peer_series_over = Diese Partie ist vorbei. standings zeigt, wie alle stehen, q geht.
# fine: word standings
scr-line-peer_series_help = v pause, v end, v bot und ein Name, v ja, v nein. standings: wie alle stehen.
