### Was jemand zu einem Angriff oder einer Verteidigung sagt, in der ersten Person, ein kurzer Satz.

reason-enough_to_finish = { $n ->
        [one] Meine Bomben reichen für die letzte Karte.
       *[other] Meine Bomben reichen für die letzten { $n } Karten.
    }
reason-nobody_defends = Kein Schiff von { $whom } kann verteidigen.
    .at-you = Keines deiner Schiffe kann verteidigen.
reason-they_acted = Die meisten Schiffe von { $whom } haben schon gehandelt.
    .at-you = Die meisten deiner Schiffe haben schon gehandelt.
reason-fire_first = Alle meine Schiffe feuern zuerst.
reason-leads = { $n ->
        [one] { $whom } führt mit { $n } Karte.
       *[other] { $whom } führt mit { $n } Karten.
    }
    .at-you = { $n ->
        [one] Du führst mit { $n } Karte.
       *[other] Du führst mit { $n } Karten.
    }
reason-weakest_neighbour = { $whom } ist mein schwächster Nachbar.
    .at-you = Du bist mein schwächster Nachbar.
reason-colony_first = { $n ->
        [one] Sonst verliert meine Kolonie { $n } Karte.
       *[other] Sonst verliert meine Kolonie { $n } Karten.
    }
reason-not_worth_a_ship = Der Schaden an meiner Kolonie ist kein Schiff wert.
reason-greets_varg = Hoffentlich sind deine Schiffe bereit. Meine sind es.
reason-greets_bruna = Komm nur. Ich bin zu Hause.
reason-greets_timo = Erst Credits, dann Schiffe.
reason-greets_luca = Nicht alles auf meiner Oberfläche ist, was es scheint.
reason-greets_orsi = Ich habe viele kleine Schiffe. Du wirst schon sehen.
