### Was jemand zu einer Antwort sagt, in der ersten Person, ein kurzer Satz.

reason-each_settles = Je eine Kolonie für uns beide.
reason-leader = { $n ->
        [one] Je eine Kolonie; { $whom } hat { $n } auswärts.
       *[other] Je eine Kolonie; { $whom } hat { $n } auswärts.
    }
    .at-you = { $n ->
        [one] Je eine Kolonie; du hast { $n } auswärts.
       *[other] Je eine Kolonie; du hast { $n } auswärts.
    }
reason-cards_for_a_colony = Karten für eine Kolonie.
reason-cards_both_ways = Karten gegen Karten.
reason-last_offer = Das ist mein letztes Angebot.
reason-else_against = Ohne Vereinbarung bin ich nächstes Mal gegen { $whom }.
    .at-you = Ohne Vereinbarung bin ich nächstes Mal gegen dich.
reason-nothing_for_both = Hier ist nichts, was uns beiden hilft.
reason-would_win = Damit gewinnt { $whom } das Spiel.
    .at-you = Damit gewinnst du das Spiel.
reason-settle_with_me = Wer mit mir landet, siedelt dort.
reason-ships_short = { $n ->
        [one] Mir fehlt { $n } Schiff.
       *[other] Mir fehlen { $n } Schiffe.
    }
reason-stop = { $whom } braucht zum Spielsieg nur noch eine Kolonie.
    .at-you = Du brauchst zum Spielsieg nur noch eine Kolonie.
reason-rewards = Mir geht es um die Belohnung.
reason-i_settle = Ich siedle dort auch.
reason-owes_favour = { $whom } hat mir geholfen; ich helfe { $whom }.
    .at-you = Du hast mir geholfen; ich helfe dir.
reason-as_said = Wie gesagt: gegen { $whom }.
    .at-you = Wie gesagt: gegen dich.
reason-no_ships = Ich habe kein Schiff zu entbehren.
reason-not_for_the_win = Ich helfe { $whom } nicht zum Spielsieg.
    .at-you = Ich helfe dir nicht zum Spielsieg.

reason-greets_friend = Schön, dich wiederzusehen, { $whom }.
    .at-you = Schön, dich wiederzusehen.
reason-greets_foe = { $whom }. Ich habe es nicht vergessen.
    .at-you = Du. Ich habe es nicht vergessen.
reason-greets_grom = Tja.
reason-greets_ilka = Ich fange nichts an. Ich merke mir alles.
reason-greets_kaja = Ist noch Platz für ein Schiff?
reason-greets_mirka = Ein faires Angebot ist ein guter Anfang.
reason-greets_oswin = Gute Karten sind für später.
reason-greets_sten = Wer angegriffen wird, kann auf mich zählen.
