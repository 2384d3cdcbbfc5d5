scr-daily = Spiel des Tages
    .tip = heute derselbe Tisch für alle
scr-line-daily_same = Wer diese Version hat, bekommt heute denselben Tisch.
scr-line-daily_rules = Hier lässt sich nichts zurücknehmen, und kein Bot gibt Rat.
scr-line-daily_begin = Noch nicht gespielt. { $key-send } startet das Spiel.
scr-line-daily_going = Schon begonnen. { $key-send } setzt das Spiel fort.
scr-line-daily_done = Dein Versuch zählt. { $key-send } spielt noch einmal, als Übung.
scr-line-daily_practice = Das ist nur Übung: Es zählt der erste beendete Versuch des Tages.
scr-line-daily_counts = Dieser Versuch zählt.
scr-line-daily_streak = { $n ->
        [0] Noch keine Tage in Folge.
        [one] { $n } Tag in Folge, davon gewonnen: { $number }. Längste Folge: { $max }.
       *[other] { $n } Tage in Folge, davon gewonnen: { $number }. Längste Folge: { $max }.
    }
scr-daily_before = Die Tage davor
scr-line-daily_file = Zum Vergleich für Freunde: { $file }
scr-line-daily_steps = Gewonnen { $high }, verloren { $low }, unentschieden { $number }, unbeteiligt { $max }.
scr-daily_practice = Übung

tool-daily-none = Hier wurde noch kein Spiel des Tages beendet.
tool-daily-you = du
tool-daily-fair = Jeder Bot hat so geantwortet, wie er es auch hier tut.
tool-daily-answer = { $file }: Antwort { $number } weicht von der Antwort ab, die { $name } dort gibt.
tool-daily-undone = { $file }: Antworten wurden zurückgenommen.
tool-daily-other_table = { $file }: Das ist nicht der Tisch des Tages.
tool-daily-not_over = { $file }: Das Spiel ist nicht zu Ende.
tool-daily-not_daily = { $file }: Das ist kein Spiel des Tages.
tool-daily-version = { $file } hat Version { $theirs }, hier ist { $ours }: Die Bots lassen sich nicht noch einmal fragen.
tool-daily-differ = Erster Unterschied, Zug { $turn }, { $what }:
tool-daily-same = { $file } und { $name }: gleich bis zur letzten Antwort.
