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

aside-stop = Gegen den Sieg von { $whom }.
    .at-you = Gegen deinen Sieg.
aside-rewards = Für die Belohnung.
aside-i_settle = Für eine Kolonie dort.
aside-owes_favour = Zum Dank für früher.
aside-as_said = Wie angekündigt.
aside-no_ships = Keine Schiffe übrig.
aside-not_for_the_win = Kein Sieg für { $whom }.
    .at-you = Kein Sieg für dich.

reason-turned_round = { $way ->
        [friendly] Das ging ja doch noch gut aus.
        [dry] Erst lag ich hinten. Dann nicht mehr.
        [loud] Ja! Gerade noch!
       *[short] Gedreht.
    }
reason-salutes = { $way ->
        [friendly] Gut gespielt, { $whom }.
        [dry] Das hatte ich schon gewonnen, { $whom }. Respekt.
        [loud] { $whom }! Wo kam das denn her?
       *[short] Stark, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Gut gespielt.
        [dry] Das hatte ich schon gewonnen. Respekt.
        [loud] Du! Wo kam das denn her?
       *[short] Stark.
    }
reason-thanks = { $way ->
        [friendly] Danke, { $whom }. Die Schiffe habe ich gebraucht.
        [dry] Das waren deine Schiffe, { $whom }.
        [loud] { $whom }! Was täte ich ohne dich?
       *[short] Danke, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Danke. Deine Schiffe habe ich gebraucht.
        [dry] Das waren deine Schiffe.
        [loud] Was täte ich ohne dich?
       *[short] Danke.
    }
reason-blames = { $way ->
        [friendly] Schade, dass du auch da warst, { $whom }.
        [dry] Ich habe gesehen, wessen Schiffe das waren, { $whom }.
        [loud] { $whom }! Musste das sein?
       *[short] Das warst du, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Schade, dass du auch da warst.
        [dry] Ich habe gesehen, wessen Schiffe das waren.
        [loud] Musste das sein?
       *[short] Das warst du.
    }
reason-so_close = { $way ->
        [friendly] Das war knapp. Gut gespielt.
        [dry] Ich hätte zweimal zählen sollen.
        [loud] Nein! So knapp!
       *[short] Beinahe.
    }
reason-far_ahead = { $way ->
        [friendly] Das lief besser als gedacht.
        [dry] { $number } mehr. Etwas viel, gebe ich zu.
        [loud] Um { $number }! Haben das alle gesehen?
       *[short] Deutlich genug.
    }

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
