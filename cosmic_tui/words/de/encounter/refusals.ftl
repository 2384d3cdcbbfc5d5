### Absagen: was es war; was ginge.

## Antworten

no-ships_count = { $n ->
        [one] Du hast { $n } Schiff gewählt. Schick { $range }.
       *[other] Du hast { $n } Schiffe gewählt. Schick { $range }.
    }

## Verhandlung

no-proposal_gone = Dieses Angebot ist ersetzt. Sieh dir das neue an.
no-cannot_fulfil = Eine Seite könnte das jetzt nicht erfüllen. Mach ein anderes Angebot.
no-no_proposals_left = Du hast keine Angebote mehr. Nimm an, lehn ab oder brich ab.
no-nothing_offered = Eine Vereinbarung braucht mindestens eine Karte oder Kolonie.
no-colony_not_grantable = { $place }: Dort hat der Geber keine Kolonie, oder der andere hat schon eine.
no-colony_not_settled = { $place }: Kein Schiff kann dort siedeln; geteilte Kolonien bleiben.
no-cards_not_there = Diese Karten hast du nicht. Biete Karten von deiner Hand an.
no-more_than_they_have = So viele Karten hat die andere Seite nicht.
no-ship_limits = Erst die kleinste, dann die größte Zahl an Schiffen; mindestens eines.
no-cannot_release = So viele Schiffe sind dort nicht im Warp, oder sie haben kein Ziel.

## Warum eine deiner Karten jetzt nicht gespielt werden kann (w)

no-wrong_moment = „{ $card }“ geht nicht jetzt, sondern { $moment }.
    .named = Das geht nicht jetzt, sondern { $moment }.
# fine: term encounter
no-wrong_role = „{ $card }“ braucht in dieser Herausforderung eine andere Rolle.
    .named = Das braucht in dieser Herausforderung eine andere Rolle als deine.
no-flare_used = Du hast in dieser Herausforderung schon ein Manöver gespielt.
no-flare_this_encounter = „{ $card }“ ist in dieser Herausforderung schon gespielt worden.
    .named = Das wurde in dieser Herausforderung schon gespielt; danach geht es wieder.
no-response_only = „{ $card }“ ist eine Antwort, und gerade gibt es nichts zu beantworten.
    .named = Das ist eine Antwort, und gerade gibt es nichts zu beantworten.
no-condition = „{ $card }“ würde gerade nichts bewirken.
    .named = Das würde gerade nichts bewirken.
no-not_now = „{ $card }“ ginge jetzt, aber du entscheidest gerade nicht.
    .named = Das ginge jetzt, aber du entscheidest gerade nicht.
no-must_attack = „{ $card }“ muss warten: Eine Fähigkeit verlangt eine andere Karte.
    .named = Das muss warten: Eine Fähigkeit verlangt eine andere Karte.

## Einen Tisch einrichten

no-unknown_alien = Eine Alienrasse namens { $value } gibt es nicht.
no-unknown_alien_mode = Aliens werden ausgeteilt, zufällig vergeben oder weggelassen.
no-unknown_level = Spielerfahrung ist grün, gelb oder rot.
no-unknown_deals = Verhandelt wird reihum oder offen mit Uhr.
no-alien_twice = „{ $alien }“ ist zweimal genannt. Alle Aliens gibt es nur einmal.
no-aliens_exclude = { $first } und { $second } passen nicht in ein Spiel. Wähle andere.
no-variant_needs_aliens = Diese Spielvariante braucht Aliens, und dieser Tisch spielt ohne.
no-aliens_switched_off = Dieser Tisch spielt ohne Aliens; nicht wählbar: { $alien }.
no-alien_needs_open_sheet = „{ $alien }“ muss offen liegen und geht nicht mit geheimen Fähigkeiten.
no-too_many_aliens = Du hast mehr Aliens genannt, als es Plätze gibt.
no-too_few_aliens = Für alle Plätze reichen die Aliens nicht. Erlaube mehr Spielerfahrung.
no-classic_without_flares = Das alternative Manöver der Diebe braucht Manöver im Spiel.
no-wild_flares_without_flares = Das Manöverspiel braucht Manöver im Spiel.
