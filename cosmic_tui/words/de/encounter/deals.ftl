### Der Verhandlungstisch: Bedingungen eines Angebots, eine pro Zeile.

deal-gives_choice = { $n ->
        [one] { $who } gibt { $n } Karte nach eigener Wahl.
       *[other] { $who } gibt { $n } Karten nach eigener Wahl.
    }
    .you = { $n ->
        [one] Du gibst { $n } Karte deiner Wahl.
       *[other] Du gibst { $n } Karten deiner Wahl.
    }
deal-gives_random = { $n ->
        [one] { $who } gibt { $n } zufällige Karte.
       *[other] { $who } gibt { $n } zufällige Karten.
    }
    .you = { $n ->
        [one] Du gibst { $n } zufällige Karte.
       *[other] Du gibst { $n } zufällige Karten.
    }
deal-gives_card = { $who } gibt: { $face }.
    .you = Du gibst: { $face }.
deal-gives_type = { $n ->
        [one] { $who } gibt { $n } Mal: { $type }.
       *[other] { $who } gibt { $n } Mal: { $type }.
    }
    .you = { $n ->
        [one] Du gibst { $n } Mal: { $type }.
       *[other] Du gibst { $n } Mal: { $type }.
    }
deal-gives_highest = { $n ->
        [one] { $who } gibt den höchsten Angriff.
       *[other] { $who } gibt die { $n } höchsten Angriffe.
    }
    .you = { $n ->
        [one] Du gibst deinen höchsten Angriff.
       *[other] Du gibst deine { $n } höchsten Angriffe.
    }
deal-gives_lowest = { $n ->
        [one] { $who } gibt den niedrigsten Angriff.
       *[other] { $who } gibt die { $n } niedrigsten Angriffe.
    }
    .you = { $n ->
        [one] Du gibst deinen niedrigsten Angriff.
       *[other] Du gibst deine { $n } niedrigsten Angriffe.
    }
deal-gives_colony = Kolonie von { $who } für { $whom }: { $place }.
    .you = Du gibst { $whom } die Kolonie { $place }.
    .at-you = { $who } gibt dir die Kolonie { $place }.
deal-gives_nothing = { $who } gibt nichts.
    .you = Du gibst nichts.
deal-ships_between = So viele Schiffe dürfen landen: { $range }.
deal-ships_any = Beliebig viele Schiffe dürfen dort landen.
deal-gives_extra = { $who } legt dazu: { $power }.
    .you = Du legst dazu: { $power }.

## Der Tisch selbst

deal-waiting = Dein Angebot beantwortet: { $whom }.
deal-state_open = offen
deal-state_accepted = angenommen
deal-state_declined = abgelehnt
deal-state_replaced = ersetzt
deal-state_lapsed = verfallen
deal-price = { $n ->
        [one] Ohne Einigung: je { $n } Schiff in den Warp.
       *[other] Ohne Einigung: je { $n } Schiffe in den Warp.
    }
deal-proves = Das beweist, dass du die Karte hast.
deal-offers_left = { $n ->
        [0] Kein Angebot mehr.
        [one] Noch { $n } Angebot.
       *[other] Noch { $n } Angebote.
    }
