### Der Verhandlungstisch: Bedingungen eines Angebots, eine pro Zeile.

deal-gives_choice = { $n ->
        [one] { $who } gibt { $n } Karte eigener Wahl ab.
       *[other] { $who } gibt { $n } Karten eigener Wahl ab.
    }
    .you = { $n ->
        [one] Du gibst { $n } Karte deiner Wahl ab.
       *[other] Du gibst { $n } Karten deiner Wahl ab.
    }
deal-gives_random = { $n ->
        [one] { $who } gibt { $n } zufällige Karte ab.
       *[other] { $who } gibt { $n } zufällige Karten ab.
    }
    .you = { $n ->
        [one] Du gibst { $n } zufällige Karte ab.
       *[other] Du gibst { $n } zufällige Karten ab.
    }
deal-gives_card = { $who } gibt { THE($face, "acc") } ab.
    .you = Du gibst { THE($face, "acc") } ab.
deal-gives_type = { $n ->
        [one] { $who } gibt { $n } × { $type } ab.
       *[other] { $who } gibt { $n } × { $type } ab.
    }
    .you = { $n ->
        [one] Du gibst { $n } × { $type } ab.
       *[other] Du gibst { $n } × { $type } ab.
    }
deal-gives_highest = { $n ->
        [one] { $who } gibt den höchsten Angriff ab.
       *[other] { $who } gibt die { $n } höchsten Angriffe ab.
    }
    .you = { $n ->
        [one] Du gibst deinen höchsten Angriff ab.
       *[other] Du gibst deine { $n } höchsten Angriffe ab.
    }
deal-gives_lowest = { $n ->
        [one] { $who } gibt den niedrigsten Angriff ab.
       *[other] { $who } gibt die { $n } kleinsten Angriffe ab.
    }
    .you = { $n ->
        [one] Du gibst deinen niedrigsten Angriff ab.
       *[other] Du gibst deine { $n } niedrigsten Angriffe ab.
    }
deal-gives_colony = { $who } gibt { $whom } die Kolonie { $place }.
    .you = Du gibst { $whom } die Kolonie { $place }.
    .at-you = { $who } gibt dir die Kolonie { $place }.
deal-gives_nothing = { $who } gibt nichts ab.
    .you = Du gibst nichts ab.
deal-ships_between = Es dürfen { $range } Schiffe landen.
deal-ships_any = Beliebig viele Schiffe dürfen dort landen.
deal-gives_extra = { $who } legt „{ $power }“ dazu.
    .you = Du legst „{ $power }“ dazu.

## Der Tisch selbst

deal-waiting = Warte auf { CASE($whom, "gen") } Antwort.
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
