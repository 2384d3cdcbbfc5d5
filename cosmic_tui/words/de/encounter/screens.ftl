### Was die Bildschirme nur von diesem Spiel sagen.

## Teile des Tischs

scr-warp = Warp
    .small = Warp
scr-warp_ships = { $n ->
        [0] kein Schiff
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
scr-warp_new = { $number } neu
scr-gate = Hyperraumportal
    .small = Hyperraumportal
scr-beside_it = daneben
scr-on_the_planet = auf dem Planeten
scr-bystander = Zuschauer
scr-offense = ANGREIFER
    .short = ANGR
scr-defense = VERTEIDIGER
    .short = VERT
scr-stays_out = hält sich heraus
# fine: term ally
scr-ally_of = Bündnis: { $who }
scr-abroad = auswärts
scr-to_win = noch { $number }
scr-tokens = { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
scr-face_down_technology = { $n ->
        [one] { $n } Technologie verdeckt
       *[other] { $n } Technologien verdeckt
    }
scr-encounter = Herausforderung { $number }

## Titel der Bühne

scr-stage-choosing = Alle wählen ihre Aliens
scr-stage-start = { $who } beginnt einen Zug
    .you = Dein Zug beginnt
scr-stage-regroup = Verstärkung: { $who }
    .you = Verstärkung: du
scr-stage-destiny = { $who } zieht eine Schicksalskarte
    .you = Du ziehst eine Schicksalskarte
# fine: term destiny
scr-stage-destiny_card = { $who } zieht: { $destiny }
    .you = Dein Schicksal: { $destiny }
scr-stage-attack = { $who } greift { $whom } an: { $place }
    .you = Du greifst { $whom } an: { $place }
    .at-you = { $who } greift dich an: { $place }
scr-stage-aim = { $who } greift { $whom } an
    .you = Du greifst { $whom } an
    .at-you = { $who } greift dich an
scr-stage-alliance = Wer hilft welcher Seite? { $place }.
scr-stage-undecided = Die Herausforderung ist vorbei
scr-stage-both_lost = Beide Seiten verlieren
scr-stage-deal_made = Vereinbarung: { $who } und { $whom }
    .you = Vereinbarung: du und { $whom }
    .at-you = Vereinbarung: { $who } und du
# fine: term deal
scr-stage-deal_failed = { $who } und { $whom } einigen sich nicht
    .you = Du und { $whom } einigt euch nicht
    .at-you = { $who } und du einigt euch nicht
scr-stage-deal_due = { $who } und { $whom } verhandeln
    .you = Du verhandelst mit { $whom }
    .at-you = Du verhandelst mit { $who }
scr-stage-broken_off = Die Herausforderung endet vorzeitig
scr-stage-uncontested = { $who } siedelt kampflos
    .you = Du siedelst kampflos
scr-stage-deal = Der Verhandlungstisch
scr-stage-won = { $who } gewinnt: { $place }
    .you = Du gewinnst: { $place }
scr-stage-held = { $who } hält stand: { $place }
    .you = Du hältst stand: { $place }
scr-stage-stack = Wird abgewickelt

## Die offenen Zahlen, von deiner Seite gelesen

scr-line-read_equal = Eine gleich hohe Karte genügt dir.
    .lower = Die niedrigere Summe gewinnt: Gleich oder niedriger genügt.
scr-line-read_higher = Du gewinnst nur mit einer höheren Karte.
    .lower = Die niedrigere Summe gewinnt: nur mit einer niedrigeren Karte.
scr-line-read_below = Du gewinnst auch mit { $number } weniger.
    .lower = Die niedrigere Summe gewinnt: Deine darf um { $number } höher sein.
scr-line-read_above = Du brauchst eine um { $number } höhere Karte.
    .lower = Die niedrigere Summe gewinnt: Deine muss um { $number } niedriger sein.
scr-line-read_watch = { $n ->
        [0] Bei gleichen Karten steht es unentschieden.
        [one] Bei gleichen Karten führt { $who } um { $n }.
       *[other] Bei gleichen Karten führt { $who } um { $n }.
    }
    .lower = { $n ->
        [0] Die niedrigere Summe gewinnt; bei gleichen Karten unentschieden.
        [one] Niedrigere Summe gewinnt; bei gleichen Karten führt { $who } um { $n }.
       *[other] Niedrigere Summe gewinnt; bei gleichen Karten führt { $who } um { $n }.
    }
scr-line-read_sure = { $side ->
        [offense] Der Angreifer gewinnt, egal welche Karten kommen.
       *[defense] Der Verteidiger gewinnt, egal welche Karten kommen.
    }
    .you = Bei zwei Angriffen gewinnst du, egal mit welchen Zahlen.
    .at-you = Bei zwei Angriffen verlierst du, egal mit welchen Zahlen.
scr-line-read_powers = Der Kartenwert hängt von { THE($names, "dat") } ab.
scr-line-if_pass = Passen alle, steht es am Ende { $high } zu { $low }.
    .wins = Passen alle, gewinnt { $who } mit { $high } zu { $low }.
    .you = Passen alle, gewinnst du mit { $high } zu { $low }.

## Die Frage

scr-line-colony_given_up = Du gibst die Kolonie auf deinem Planeten { $planet } auf.
scr-line-power_limit = Nur noch { $number } Heimatkolonien: gerade genug für deine Fähigkeit.
scr-line-power_goes = Nur noch { $number } Heimatkolonien: Du verlierst die Fähigkeit { $power }.
scr-line-all_choosing = Haben alle gewählt, werden die Karten ausgeteilt.

## Der Verhandlungstisch

scr-you_give = Du gibst
scr-gives = { $who } gibt
scr-colony = Kolonie
scr-landing = Landung
scr-you_gain = Für dich
scr-proposals = Angebote
scr-line-deal_what = Beide spielten Verhandlung. Die Verbündeten sind heimgeflogen.

## Das Nachschlagewerk

scr-power = Fähigkeit
scr-zapped = Wenn gezappt
scr-needs = Wann und von wem
scr-research_number = Forschungsnummer

## Chancen, Erklärungen, Wiederholung

scr-no_effect = Ohne Wirkung
scr-if_it_stands = Bleibt es so
# fine: term encounter card
scr-line-odds_negotiates = { $number } der { $max } ungesehenen Herausforderungskarten sind Verhandlungen.

## Spielsieg

scr-line-won_by_colonies = { $n ->
        [one] { $n } Fremdkolonie.
       *[other] { $n } Fremdkolonien.
    }
scr-line-won_by_power = Die Fähigkeit { $power } gewinnt das Spiel.

## Hilfe, Protokoll, Menü

# fine: term encounter
scr-flare_used = Manöver schon gespielt
