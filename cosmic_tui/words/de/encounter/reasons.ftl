### Was jemand zu einer Antwort sagt, in der ersten Person, ein kurzer Satz.

reason-each_settles = Lass uns beide eine Kolonie holen.
reason-leader = { $n ->
        [one] Tauschen wir Kolonien: { $whom } hat nur { $n } auswärts.
       *[other] Tauschen wir Kolonien: { $whom } hat { $n } auswärts.
    }
    .at-you = { $n ->
        [one] Tauschen wir Kolonien: Du hast nur { $n } auswärts.
       *[other] Tauschen wir Kolonien: Du hast { $n } auswärts.
    }
reason-cards_for_a_colony = Ich tausche Karten gegen eine Kolonie.
reason-cards_both_ways = Lass uns Karten tauschen.
reason-last_offer = Das ist mein letztes Angebot.
reason-else_against = Ohne Vereinbarung bin ich nächstes Mal gegen { $whom }.
    .at-you = Ohne Vereinbarung bin ich nächstes Mal gegen dich.
reason-nothing_for_both = Ich sehe hier nichts, was uns beiden hilft.
reason-would_win = Damit gewinnt { $whom } das Spiel.
    .at-you = Damit gewinnst du das Spiel.
reason-settle_with_me = Lande mit mir, und du bekommst auch eine Kolonie.
reason-ships_short = { $n ->
        [one] Mir fehlt { $n } Schiff.
       *[other] Mir fehlen { $n } Schiffe.
    }
reason-stop = { $whom } fehlt nur noch eine Kolonie zum Sieg.
    .at-you = Dir fehlt nur noch eine Kolonie zum Sieg.
reason-rewards = Mir geht es um die Belohnung.
reason-i_settle = So bekomme ich dort auch eine Kolonie.
reason-owes_favour = { $whom } hat mir geholfen, also helfe ich { $whom }.
    .at-you = Du hast mir geholfen, also helfe ich dir.
reason-as_said = Wie gesagt: Ich bin gegen { $whom }.
    .at-you = Wie gesagt: Ich bin gegen dich.
reason-no_ships = Ich kann keine Schiffe entbehren.
reason-not_for_the_win = Ich helfe { $whom } nicht zum Sieg.
    .at-you = Ich helfe dir nicht zum Sieg.

reason-greets_friend = Schön, dich wiederzusehen, { $whom }.
    .at-you = Schön, dich wiederzusehen.
reason-greets_foe = { $whom }. Ich habe es nicht vergessen.
    .at-you = Du. Ich habe es nicht vergessen.
reason-greets_grom = Tja.
reason-greets_ilka = Ich fange keinen Streit an, aber ich merke mir alles.
reason-greets_kaja = Ist noch Platz für ein Schiff?
reason-greets_mirka = Ein faires Angebot ist ein guter Anfang.
reason-greets_oswin = Meine guten Karten hebe ich für später auf.
reason-greets_sten = Wirst du angegriffen, kannst du auf mich zählen.
