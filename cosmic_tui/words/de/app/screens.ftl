### Bildschirme: Beschriftungen und Zeilen des Programms.

## Namen verbinden

list-two = { $first } und { $second }
list-several = { $name } ×{ $number }
list-either = { $first } oder { $second }
list-comma = { $first }, { $second }
# Im Deutschen beugt sich „du“: Der Name tritt an seine Stelle.
# fine: variable who
scr-you_or = { $who }
    .acc = dich
    .dat = dir
scr-player = { $who }

## Die Zeichen neben einer Protokollzeile, in Worten

log-at-you = an dich

## Teile des Tischs

scr-hand = { $n ->
        [0] Deine Hand ist leer
        [one] Deine Hand: { $n } Karte
       *[other] Deine Hand: { $n } Karten
    }
scr-hand_of = { $n ->
        [0] keine Karten
        [one] { $n } Karte
       *[other] { $n } Karten
    }
scr-waiting = Warten auf die anderen.
scr-asked = Die anderen entscheiden.
scr-log = Was geschah
scr-chat = Chat
scr-when = Wann
scr-now = jetzt
scr-computed = errechnet
scr-idle = Zuschauer
scr-none = keine
scr-turn = Zug { $number }
scr-deck = Stapel { $number }
scr-discards = Ablage { $number }
scr-destiny = Schicksal { $number }
scr-destiny_used = { $number } verbraucht
scr-time = Uhr { $value }
scr-here = hier
scr-bot = Bot
scr-away = weg seit { $value }
scr-you = du
scr-guest = Gast
scr-ready = bereit
scr-choose = wählen
scr-all_moments = alle Momente
scr-lit = hell: jetzt spielbar
scr-window_open = Gelegenheit offen

## Die Frage

scr-line-sent = { $number } von { $max } geschickt
scr-line-asked_by = { $who } entscheidet.
scr-line-prepared = Bereit zum Abschicken.
scr-line-prepared_gone = Was du vorbereitet hast, passt nicht mehr; wähl noch einmal.
scr-line-why_not = „{ $card }“ geht jetzt nicht, sondern { $moment }.
scr-also_asked = auch gefragt: { $who }

## Der Titel

scr-game = Spiel
scr-play = Spielen
    .tip = du gegen Bots, sofort
scr-resume = Fortsetzen
scr-first_game = Erstes Spiel
    .tip = lernen beim Spielen, etwa { $number } Minuten
scr-new_game = Neues Spiel
scr-host = Tisch eröffnen
scr-join = An einen Tisch setzen
scr-watch = Zuschauen
scr-codex = Nachschlagen
scr-settings = Einstellungen
scr-quit = Beenden
scr-line-greeting = Setz dich dazu.
scr-line-resume_what = Zug { $number }, gespeichert { $value }.
scr-line-resume_other = { $name }, Zug { $number }, gespeichert { $value }.
scr-line-quit_sure = Das Spiel verlassen? Es ist gespeichert.
scr-line-quit_unkept = Das Spiel verlassen? Es ist nicht gespeichert und geht verloren.

## Ein neues Spiel, und der Warteraum

scr-start = Beginnen
scr-seat_free = frei
scr-seat_closed = geschlossen
scr-table_name = Tisch
scr-join_code = Beitrittscode
scr-fingerprint = Fingerabdruck
scr-door_code = Eintritt: Code oder Einlass
scr-door_open = Eintritt: alle
scr-door_password = Eintritt: Code, Kennwort
scr-watching = { $n ->
        [0] niemand schaut zu
        [one] { $n } Gast schaut zu
       *[other] { $n } Gäste schauen zu
    }
scr-waiting_for = es fehlen noch { $number }
scr-minutes_alone = { $min } bis { $max } Minuten gegen Bots
scr-minutes = { $n ->
        [one] etwa { $n } Minute
       *[other] etwa { $n } Minuten
    }
scr-line-come_in = Sag den anderen den Beitrittscode, oder lass sie den Tisch in der Nähe suchen.
set-seats = Plätze
    .help = Wer wo sitzt: du, andere an dieser Tastatur, Bots oder frei für Gäste.
set-character = Charakter
    .help = Wie dieser Bot gern spielt. Alle sind etwa gleich stark.
set-aliens = Aliens
    .help = Wie die Spieler ihre Aliens bekommen.
set-levels = Spielerfahrung
    .help = Grün für Anfänger, gelb, rot für Experten.
set-variants = Spielvarianten
    .help = Änderungen der Regeln. Wähl beliebig viele.
set-clock = Uhr
    .help = Pro Antwort oder Spiel. Läuft sie ab, antwortet ein Bot für dich.
set-own_alien = Deine Aliens
    .help = Ausgeteilt oder gewählt: Tippe den Anfang des Namens.
set-deal_clock = Verhandlungsuhr
    .help = Sekunden für eine Vereinbarung: nach den Regeln 60, hier 30 bis 300.
set-soft_clock = Einladungsuhr
    .help = Sekunden für das Gespräch über eine Einladung, wenn die Uhr läuft.
set-seed = Startzahl
    .help = Gleiche Startzahl, gleiche Karten. Lass sie neu, außer zum Wiederholen.
set-bots = Bots
    .help = Wie stark die Bots sind und wie sie spielen.
set-name = Dein Name
    .help = 1 bis 12 Zeichen. Die anderen sehen ihn.
set-address = Adresse
    .help = Wo der Tisch ist: Name oder Zahl, ein Doppelpunkt und der Port.

## Einstellungen

set-language = Sprache
    .help = Die Sprache aller Texte. Namen von Karten und Spielern bleiben.
set-theme = Farbschema
    .help = Farben. Jedes Schema zeigt Plätze auch durch Form und Buchstabe.
set-decoration = Schmuck
    .help = Planeten und Sterne voll, in wenigen Tönen oder nur Rahmen und Text.
set-motion = Bewegung
    .help = Alles bewegt sich, Bilder stehen still, oder du siehst nur Ergebnisse.
set-pace = Tempo
    .help = Wie lange du jeden Moment siehst. Jede Taste überspringt. Gilt nur für dich.
set-glyphs = Zeichen
    .help = Formen, wenn das Terminal sie kann, sonst Buchstaben.
set-bell = Glocke
    .help = Läutet einmal, wenn du dran bist.
set-window_title = Fenstertitel
    .help = Der Fenstertitel sagt, wann du am Zug bist.
set-keys = Tasten
    .help = Du kannst jede Taste ändern.
set-hints = Tipps
    .help = Erklärt die Zahlen auf dem Tisch. Sagt nie, was du spielen sollst.
set-reasons = Gründe
    .help = Die anderen sagen, warum sie anbieten, helfen oder wegbleiben.
set-remember = Gedächtnis
    .help = Charaktere merken sich von Spiel zu Spiel, wie du mit ihnen umgehst.
set-review_games = Auswertung
    .help = Endet ein Spiel, beginnt seine Auswertung von selbst.
set-plain = Textansicht
    .help = Eine Zeile nach der anderen, für Screenreader und langsame Verbindungen.
set-windows = Geheime Momente
    .help = Pausen verraten, wer kann: schnell immer, gleichmäßig kaum, versiegelt nie.
value-windows_quick = schnell
value-windows_even = gleichmäßig
value-windows_sealed = versiegelt
value-full = voll
value-calm = ruhig
value-none = keine
value-reduced = verringert
value-brisk = flott
value-normal = normal
value-key = auf Taste
value-on = an
value-off = aus
value-automatic = automatisch
value-new = neu
value-dealt = ausgeteilt
value-clock_none = keine
value-clock_answer = je { $value } s
value-clock_bank = { $number } min gesamt
scr-group_door = Eingang
scr-group_course = Uhren und Zufall
scr-group_look = Aussehen
scr-group_film = Was geschieht
scr-group_calls = Rufe und Hilfe
scr-group_me = Du

## Namen der Farbschemata

theme-ansi16 = 16 Farben
theme-contrast = Hoher Kontrast
# fine: word standard
theme-dark = Dunkel (Standard)
theme-deutan = Für Deuteranopie
theme-light = Hell
theme-nebula = Nebel
theme-nocolour = Ohne Farbe
theme-tritan = Für Tritanopie

## An einer Tastatur: der Vorhang

scr-line-curtain_yours = Die Tastatur gehört dir. { $whom }, bitte wegsehen.
scr-line-curtain_since = { $n ->
        [0] Seit deinem letzten Blick ist nichts geschehen.
        [one] Seit deinem letzten Blick ist { $n } Sache geschehen.
       *[other] Seit deinem letzten Blick sind { $n } Dinge geschehen.
    }
scr-line-curtain_to_you = { $n ->
        [0] Nichts davon hat dich betroffen.
        [one] { $n } davon betraf dich.
       *[other] { $n } davon betrafen dich.
    }
scr-line-second_hand = Verdeckt auf deiner Identität: { $names }.
scr-line-nothing_yours = Du hast nichts, was du hier spielen kannst.

## Der Verhandlungstisch

scr-cards = Karten

## Daueraufträge

scr-orders = Daueraufträge
scr-line-order_encounter = Frag mich in diesem Teil des Spiels nicht mehr.
    .listed = in diesem Teil des Spiels
scr-line-order_until_change = Passen, bis sich etwas ändert.
    .listed = bis sich etwas ändert
scr-line-order_against = Frag mich immer, wenn es mich betrifft.
scr-line-order_sparing = Frag mich nicht noch einmal nach dem, wobei ich gepasst habe.
    .listed = wobei du schon gepasst hast
scr-line-order_never = Frag mich nie in diesen Phasen.
scr-line-order_marked = Frag mich in den Momenten, die ich im Ablauf markiere.
scr-line-order_safe = Aufträge treffen nie eine Pflichtwahl und kosten dich nie etwas.
scr-line-orders_passed = { $n ->
        [one] Sie haben bisher bei { $n } Frage für dich gepasst.
       *[other] Sie haben bisher bei { $n } Fragen für dich gepasst.
    }
scr-orders_on = { $n ->
        [one] { $n } Auftrag läuft
       *[other] { $n } Aufträge laufen
    }

## Das Nachschlagewerk

scr-tab_aliens = Aliens
scr-tab_flares = Manöver
scr-tab_cards = Karten
scr-tab_technology = Technologie
    .short = Tech
scr-tab_moments = Momente
scr-tab_rules = Regeln
scr-guide = Fragen
scr-tab_words = Wörter
scr-wild = Reguläres Manöver
scr-super = Supermanöver
# fine: term flare
scr-wild_classic = Regulär, alternativ
# fine: term flare
scr-super_classic = Super, alternativ
scr-rulings = Geklärte Fragen
scr-interactions = Beim Zusammentreffen
scr-moments = Momente
scr-found = { $number } von { $max }
scr-line-nothing_found = Nichts gefunden. Versuch es mit weniger Buchstaben.
scr-line-nothing_there = Dieses Spiel hat dort nichts zu zeigen.
scr-line-no_such_game = Dieser Tisch spielt { $name }, und das ist hier nicht eingerichtet.

## Neben der Frage

scr-line-beside = Was willst du noch tun?
scr-line-beside_why = Das beantwortet die offene Frage nicht.
scr-line-beside_none = Sonst kannst du jetzt nichts tun.

## Chancen, Erklärungen, Wiederholung

scr-odds = Wie könnte das enden?
scr-piles = Stapel und Ablagen
scr-explain = So wird gerechnet
scr-step = Schritt { $number }
scr-line-odds_how = Gezählt aus deiner Hand und den Karten, die noch niemand gesehen hat.
scr-line-advice_none = Rat gibt es nur, wenn du allein gegen Bots spielst, nie im Spiel des Tages.
scr-line-advice_no_more = Danach gibt es keine Entscheidung mehr.
scr-line-advice_played = Du hast gewählt: { $value }.
scr-advice = Rat
scr-line-advice_coming = Der stärkste Bot denkt über deine Wahl nach und sieht nur, was du siehst.
scr-line-advice_more = { $key-advice } noch einmal zeigt alles.
scr-line-advice = Der stärkste Bot würde wählen: { $value }.
scr-line-advice_shares = Das gewinnt etwa { $number } von 100 Spielen; { $value }: { $max }.
scr-line-advice_reason = Er würde sagen: „{ $value }“
scr-replay = Wiederholung

## Spielsieg

scr-victory = Spielsieg
scr-defeat = Niederlage
scr-shared_victory = Gemeinsamer Sieg
scr-ended = Das Ende
ev-game_won = { $n ->
        [one] { $names } gewinnt das Spiel.
       *[other] Gemeinsamer Sieg für { CASE($names, "acc") }.
    }
    .you = { $n ->
        [one] Du gewinnst das Spiel!
       *[other] Gemeinsamer Sieg für dich und { CASE($names, "acc") }!
    }
scr-line-nobody_won = Alle wollten das Spiel hier beenden. Niemand hat gewonnen.
scr-reviewed = Auswertung { $number } von { $max }
scr-turning_points = Wendepunkte
    .small = Wendepunkte
scr-ships_lost = verlorene Schiffe
scr-line-won = { $n ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
scr-line-rematch = Noch einmal spielen, mit denselben Plätzen?

## Hilfe, Protokoll, Menü

scr-help = Hilfe
scr-help_question = Diese Frage
scr-help_everywhere = Überall
scr-help_words = Wörter auf dieser Seite
# fine: word log, odds
scr-line-letters = Die Tasten sind englisch: l log, das Protokoll; o odds, die Chancen.
scr-menu = Menü
scr-filter_me = an mich
scr-filter_powers = Fähigkeiten
scr-filter_cards = Karten
scr-filter_chat = Chat
scr-since = Seit du wegsahst
scr-seat = Platz { $number }
scr-played = Bisher gespielt
scr-players = Spieler
scr-connection = Verbindung
scr-reconnecting = verbindet neu
scr-disconnected = getrennt
scr-version = Version
scr-lessons = Lektionen
scr-saved = Gespeicherte Spiele

## Textansicht

scr-line-plain_sure = Sicher? ja oder nein
scr-line-too_small = Nichts ist verloren, die Frage wartet. cosmic --plain geht in jeder Größe.

## Der Film: was zwischen zwei Fragen geschieht

film-watching = Du siehst zu
film-meanwhile = Inzwischen
film-more = noch { $number } im Protokoll
film-taken_back = { $who } nimmt eine Antwort zurück.
    .you = Du nimmst deine Antwort zurück.
film-replayed = Moment { $number } von { $value }
film-retold = Gezeigt für { $who }: { $value }
film-missed = Während du weg warst
film-missed_rest = Im Protokoll kannst du alles lesen.
film-progress = { $number } von { $value }
film-one_on = weiter
film-to_question = zur Frage
film-any_key = jede Taste
film-twice = zweimal oder halten
film-it_waits = lies, es wartet
film-waiting_key = Drück eine Taste, um weiterzugehen.
film-looks_round = sieht sich um
film-goes_on = der Film geht weiter
film-pace = Tempo
film-question_waits = Nach diesem Film wartet eine Frage auf dich.
film-waits_behind = { $n ->
        [one] { $n } Moment wartet
       *[other] { $n } Momente warten
    }
