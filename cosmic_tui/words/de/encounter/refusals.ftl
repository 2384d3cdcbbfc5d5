### Absagen: was es war; was ginge.

## Antworten

no-ships_count = { $n ->
        [one] Das ist { $n } Schiff; möglich sind { $range }.
       *[other] Das sind { $n } Schiffe; möglich sind { $range }.
    }

## Verhandlung

no-proposal_gone = Dieses Angebot ist ersetzt. Sieh dir das neue an.
no-cannot_fulfil = Eine Seite könnte das jetzt nicht erfüllen. Mach ein anderes Angebot.
no-no_proposals_left = Alle deine Angebote sind gemacht. Nimm an, lehn ab oder brich ab.
no-nothing_offered = Nichts gegen nichts gilt nicht: Eine Karte oder Kolonie muss wechseln.
no-colony_not_grantable = { $place }: Dort ist keine Kolonie zu geben, oder schon eine des anderen.
no-colony_not_settled = { $place }: Kein Schiff kann dort siedeln; geteilte Kolonien bleiben.
no-cards_not_there = Diese Karten hast du nicht. Biete an, was auf deiner Hand ist.
no-more_than_they_have = Das sind mehr Karten, als die andere Hand hat.
no-ship_limits = Erst die wenigsten Schiffe, dann die meisten, und mindestens eines.
no-cannot_release = So viele Schiffe sind dort nicht im Warp, oder sie haben kein Ziel.

## Warum eine deiner Karten jetzt nicht gespielt werden kann (w)

no-wrong_moment = Nicht jetzt, sondern { $moment }: { $card }.
    .named = Nicht jetzt, sondern { $moment }.
# fine: term encounter
no-wrong_role = Dafür braucht es jetzt eine andere Rolle als deine: { $card }.
    .named = Braucht eine andere Rolle als deine in dieser Herausforderung.
no-flare_used = Ein Manöver pro Herausforderung, und deins ist gespielt. Nächstes Mal wieder.
no-flare_this_encounter = In dieser Herausforderung schon gespielt, danach wieder: { $card }.
    .named = In dieser Herausforderung schon gespielt, danach wieder.
no-response_only = Antwortet auf Benutztes oder Gespieltes; nichts ist da: { $card }.
    .named = Antwortet auf Benutztes oder Gespieltes; nichts ist da.
no-condition = Hat gerade nichts, worauf es wirken könnte: { $card }.
    .named = Hat gerade nichts, worauf es wirken könnte.
no-not_now = Passt hierher, aber du wirst nicht gefragt: { $card }.
    .named = Passt hierher, aber du wirst nicht gefragt.
no-must_attack = Muss warten, du bist zu einer anderen Karte verpflichtet: { $card }.
    .named = Muss warten: Du bist zu einer anderen Karte verpflichtet.

## Einen Tisch einrichten

no-unknown_alien = Eine Alienrasse namens { $value } gibt es nicht.
no-unknown_alien_mode = Aliens werden ausgeteilt, zufällig vergeben oder weggelassen.
no-unknown_level = Spielerfahrung ist grün, gelb oder rot.
no-unknown_deals = Verhandelt wird reihum oder offen mit Uhr.
no-alien_twice = Zweimal genannt: { $alien }. Alle Aliens gibt es einmal.
no-aliens_exclude = { $first } und { $second } schließen einander aus. Wähle andere.
no-variant_needs_aliens = Diese Spielvariante braucht Aliens, und dieser Tisch spielt ohne.
no-aliens_switched_off = Dieser Tisch spielt ohne Aliens; nicht wählbar: { $alien }.
no-alien_needs_open_sheet = Braucht einen offenen Aufbau, also nicht bei geheimen: { $alien }.
no-too_many_aliens = Es sind mehr Aliens genannt, als Plätze da sind.
no-too_few_aliens = Für alle Plätze reichen die Aliens nicht. Erlaube mehr Spielerfahrung.
no-classic_without_flares = Das alternative Manöver der Diebe braucht Manöver im Spiel.
no-wild_flares_without_flares = Das Manöverspiel braucht Manöver im Spiel.
