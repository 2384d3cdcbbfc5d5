### Absagen: was es war; was ginge.

## Antworten

no-not_asked = Gerade ist jemand anderes gefragt. Deine Antwort zählt nicht.
no-question_gone = Diese Frage ist schon beantwortet. Hier ist die offene.
no-no_act = Das geht hier nicht.
no-act_later = Das geht jetzt nicht. Versuch es später noch einmal.
no-option = Das steht nicht zur Wahl.
no-form = Das ist keine Antwort auf diese Frage. „?“ zeigt, was geht.
no-amount = Wähle { $range }.
no-exactly = Wähle genau { $low }.
no-how_many = Wähle { $range }.
no-places = So viele sind dort nicht. Nimm weniger oder welche von anderswo.
no-pieces_count = { $n ->
        [one] Du hast { $n } gewählt. Wähle { $range }.
       *[other] Du hast { $n } gewählt. Wähle { $range }.
    }
no-too_few = Das ist nicht genug: Wähl mindestens { $min }.

## Einen Tisch einrichten

no-seats = Ein Spiel ist für { $low } bis { $high } Spieler.
no-seats_differ = Die Plätze passen nicht zur Zahl der Spieler.
no-seats_open = Es sind noch Plätze frei. Besetz sie zuerst.
no-unknown_option = Eine Option namens { $value } gibt es nicht.
no-option_type = Die Option { $value } kann diesen Wert nicht haben.
no-broken_bot = Der Bot { $value } lässt sich nicht benutzen: { $what }.
no-unknown_bot = Einen Bot namens { $value } gibt es nicht.
no-unknown_lesson = Es gibt keine Lektion namens { $value }.
no-unknown_game = Ein Spiel namens { $value } gibt es nicht.
no-seed = Eine Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
no-deal_seconds = Eine Verhandlung dauert { $low } bis { $high } Sekunden.
no-setup_form = Das beschreibt keinen Tisch.

## Namen, Plätze, Chat, Zurücknehmen

no-name_taken = Der Name ist an diesem Tisch schon vergeben. Wähl einen anderen.
no-name_form = Ein Name hat 1 bis 12 Zeichen und kein Leerzeichen am Anfang oder Ende.
no-not_started = Das Spiel hat noch nicht begonnen.
no-already_started = Das Spiel hat schon begonnen.
no-chat_too_long = Das ist zu lang für eine Nachricht. Teil sie auf.
no-chat_too_fast = Warte einen Moment: Deine letzten Nachrichten sind noch unterwegs.
no-chat_empty = Die Nachricht ist leer.
no-undo_gone = Das lässt sich nicht zurücknehmen: Du hast seither Neues gesehen.
no-undo_people = Im Spiel mit anderen Menschen lässt sich nichts zurücknehmen.
no-undo_daily = Im Spiel des Tages lässt sich nichts zurücknehmen.
no-no_daily = Für dieses Spiel gibt es kein Spiel des Tages.

## Gespeicherte Spiele

no-save_unknown = Es gibt keinen Spielstand { $file }. cosmic resume --list zeigt alle.
no-saves_none = Es gibt kein gespeichertes Spiel. cosmic play beginnt eines.
no-saves_no_home = Es gibt keinen eigenen Ordner, um Spiele zu speichern. Setz XDG_DATA_HOME.
no-saves_unwritable = In { $file } lässt sich nichts speichern ({ $value }). --unkept spielt ohne.
no-save_unreadable = { $file } ist nicht lesbar ({ $value }). Die Datei wurde nicht verändert.
no-save_foreign = { $file } ist kein gespeichertes Spiel dieses Programms.
no-save_newer = { $file } braucht ein neueres Programm und bleibt unverändert.
no-save_broken = { $file } ist nach { $number } Antworten kaputt. --rescue spielt von dort.
no-save_other_rules = { $file } hat andere Regeln (Version { $theirs }, hier { $ours }).
no-save_drifted = { $file } passt nicht mehr zu diesen Regeln und bleibt unverändert.
no-save_in_use = { $file } wird gerade von einem anderen Programm gespielt.
no-save_stopped = Das Spiel lässt sich nicht mehr speichern ({ $value }). Du kannst weiterspielen.
no-save_again = Das Spiel wird wieder gespeichert.
no-state_unwritable = Auf diesem Computer lässt sich nichts speichern ({ $value }).

## Aufzeichnungen von Spielen

no-record_foreign = Das ist keine Aufzeichnung eines Spiels.
no-record_newer = Diese Aufzeichnung stammt von einer neueren Version des Programms.
no-record_truncated = Dieser Aufzeichnung fehlt das Ende.
no-record_edited = Diese Aufzeichnung wurde nachträglich geändert.
no-record_too_big = Das ist zu groß für eine Aufzeichnung.
no-record_form = Diese Aufzeichnung ist nicht lesbar.
no-record_answer = In dieser Aufzeichnung passt eine Antwort nicht (Nummer { $number }).
no-record_game = Diese Aufzeichnung ist von einem anderen Spiel.
no-record_rules = Diese Aufzeichnung hat andere Regeln (Version { $theirs }, hier { $ours }).
no-record_went_on = Nach { $number } Antworten galten neuere Regeln; nachspielen lässt sich das nicht.
no-record_drifted = Diese Aufzeichnung führt nicht mehr zum selben Ende.
no-review_game = Spiele dieser Art lassen sich noch nicht auswerten.
no-review_running = Dieses Spiel läuft noch; auswerten lässt es sich erst danach.
no-review_seat = Diesen Platz gibt es nicht: gezählt wird von 0 bis { $max }.
no-review_mark = Ein Urteil { $number } gibt es nicht, nur { $max }.
no-puzzle_form = Das ist keine Aufgabe, die sich hier stellen lässt.
no-puzzle_undo = In einer Aufgabe lässt sich nichts zurücknehmen.
no-puzzle_act = In einer Aufgabe lässt sich nur die Frage beantworten.
no-puzzle_offer = Hier zählt nur: annehmen, ablehnen (ihr verhandelt weiter) oder aufgeben.
