### Das Spiel im Titel, in der Form eines neuen Spiels, im Warteraum, in der Liste; Einheiten und Tasten.

game-name = Chaos-Galaxie
    .tip = Zwei Spieler, zwei Decks, und jeder verteidigt eine Kolonie.
    .short = Chaos

## Daueraufträge

order-against = Frag mich immer, wenn mich eine feindliche Karte oder ein Schuss trifft.
order-sparing = Biete nicht noch einmal dasselbe an (aus: volle Kontrolle).
    .listed = was du schon ausgelassen hast
order-encounter = Nicht mehr in diesem Zug.
    .listed = in diesem Zug

## Der Titel

scr-build = Deckbau
    .tip = eigene Decks: gebaut, erprobt, geprüft

## Die Form eines neuen Spiels

form-mode = Regeln
form-deck = Dein Deck
    .help = Niemand sonst erfährt vor dem Ende, was darin ist.
form-deck_other = Deck des Bots
form-deck_chance = was der Zufall gibt
form-species = Spezies im Deck
form-on = ja
form-off = nein
form-decks_brought = { $n ->
        [one] { $n } Deck ist da, zulässig
       *[other] { $n } Decks sind da, zulässig
    }
form-deck_there = Deck
form-decks_secret = Decks sind geheim

## Mengen und Aufteilungen

key-points = mehr, weniger
key-developments = mehr, weniger
key-cards = mehr, weniger
no-points_count = { $n ->
        [one] Du hast { $n } Punkt verteilt; möglich sind { $range }.
       *[other] Du hast { $n } Punkte verteilt; möglich sind { $range }.
    }
no-developments_count = { $n ->
        [one] Du hast { $n } Ausbau gewählt; möglich sind { $range }.
       *[other] Du hast { $n } Ausbauten gewählt; möglich sind { $range }.
    }
no-cards_count = { $n ->
        [one] Du hast { $n } Karte gewählt; möglich sind { $range }.
       *[other] Du hast { $n } Karten gewählt; möglich sind { $range }.
    }
scr-line-sent_points = verteilt { $number } von { $max }
scr-line-sent_developments = gelegt { $number } von { $max }
scr-line-sent_cards = { $number } von { $max }
no-deck_unwritable = Das Deck ließ sich nicht schreiben: { $reason }. Das alte bleibt.

## Was Enter tut

enter-setup-hand = entscheiden
enter-main = tun
enter-main-place = hinlegen
enter-main-target = angreifen
enter-main-sell = verkaufen
enter-combat-attackers = mit { $number } angreifen
enter-combat-defenders = mit { $number } verteidigen
enter-combat-board = an Bord
enter-combat-pay = bezahlen
enter-fire-act = feuern
enter-fire-reply = antworten
enter-fire-divide = aufteilen
enter-fire-squadron = aufteilen
enter-bomb-ships = mit { $number } bomben
enter-bomb-trap = entscheiden
enter-limit-centre = ins Trümmerfeld
enter-limit-hangar = aufgeben
act-concede = Aufgeben

## Das Nachschlagewerk

scr-tab_keywords = Schlüsselwörter
    .short = Schlüssel
scr-end_colonies = Kolonien
scr-end_combats = Kämpfe
scr-end_decks = Decks
scr-filter_combat = Kämpfe
scr-filter_credits = Credits

daily-reached = { $n ->
        [one] { $n } Karte übrig
       *[other] { $n } Karten übrig
    }
