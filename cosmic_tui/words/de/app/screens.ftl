### Bildschirme: Beschriftungen und Zeilen des Programms.

## Namen verbinden

list-two = { $first } und { $second }
list-comma = { $first }, { $second }
# Im Deutschen beugt sich „du“: Der Name tritt an seine Stelle.
# fine: variable who
scr-you_or = { $who }

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
scr-destiny_used = { $number } weg
scr-time = Zeit { $value }
scr-here = hier
scr-bot = Bot
scr-away = weg { $value }
scr-you = du
scr-guest = Gast
scr-ready = bereit
scr-choose = wählen
scr-all_moments = alle Momente
scr-lit = hell = jetzt spielbar
scr-window_open = Gelegenheit offen

## Die Frage

scr-line-sent = { $number } von { $max } geschickt
scr-line-asked_by = { $who } entscheidet.
scr-line-prepared = Bereit zum Abschicken.
scr-line-prepared_gone = Das Vorbereitete passt nicht mehr; wähl neu.
scr-line-why_not = Nicht jetzt, sondern { $moment }: { $card }.
scr-asked_you_and = gefragt: { $who }

## Der Titel

scr-game = Spiel
scr-play = Spielen
    .tip = du gegen Bots, sofort
scr-resume = Fortsetzen
scr-first_game = Erstes Spiel
    .tip = lernen am echten Tisch, etwa { $number } Minuten
scr-new_game = Neues Spiel
scr-host = Tisch eröffnen
scr-join = An einen Tisch setzen
scr-watch = Zuschauen
scr-replays = Wiederholungen
scr-codex = Nachschlagen
scr-settings = Einstellungen
scr-quit = Beenden
scr-line-greeting = Setz dich dazu.
scr-line-resume_what = Zug { $number }, gespeichert { $value }.
scr-line-resume_other = { $name }, Zug { $number }, gespeichert { $value }.
scr-line-quit_sure = Das Spiel verlassen? Es ist gespeichert, wie es steht.
scr-line-quit_unkept = Das Spiel verlassen? Was nicht gespeichert ist, ist verloren.

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
scr-minutes = { $n ->
        [one] etwa { $n } Minute
       *[other] etwa { $n } Minuten
    }
scr-line-come_in = Sag den anderen den Beitrittscode, oder lass sie nach Tischen suchen.
set-seats = Plätze
    .help = Wer wo sitzt: du, andere an dieser Tastatur, Bots, oder frei für Gäste.
set-character = Charakter
    .help = Wie dieser Bot gern spielt. Alle sind etwa gleich stark.
set-aliens = Aliens
    .help = Wie die Aliens zu ihren Spielern kommen.
set-levels = Spielerfahrung
    .help = Grün für Anfänger, gelb, rot für Experten.
set-variants = Spielvarianten
    .help = Änderungen der Regeln, jede für sich.
set-clock = Uhr
    .help = Für jede Antwort oder das ganze Spiel; ist sie um, antwortet ein Bot.
set-own_alien = Deine Aliens
    .help = Ausgeteilt, oder genannt. Tippe den Anfang des Namens.
set-deal_clock = Verhandlungsuhr
    .help = Sekunden für eine Vereinbarung: 60 nach den Regeln, 30 bis 300 hier.
set-soft_clock = Einladungsuhr
    .help = Sekunden, über eine Einladung zu reden, wo nach der Uhr verhandelt wird.
set-seed = Startzahl
    .help = Dieselbe Startzahl teilt dieselben Karten aus. Neu, außer zum Wiederholen.
set-bots = Bots
    .help = Wie stark sie spielen, und auf welche Art.
set-name = Dein Name
    .help = 1 bis 12 Zeichen. Die anderen sehen ihn an deinem Platz.
set-address = Adresse
    .help = Wo der Tisch ist: Name oder Zahl, und der Port hinter einem Doppelpunkt.

## Einstellungen

set-language = Sprache
    .help = Die Sprache der Wörter. Menschen behalten ihre Namen.
set-theme = Farbschema
    .help = Farben. Jedes Schema unterscheidet Plätze auch durch Form und Buchstabe.
set-decoration = Schmuck
    .help = Planeten und Sterne voll, in wenigen Tönen, oder nur Rahmen und Text.
set-motion = Bewegung
    .help = Alles Bewegte, dieselben Bilder still, oder nur Ergebnisse.
set-pace = Tempo
    .help = Wie lange jeder Moment steht. Eine Taste geht weiter. Bremst niemanden.
set-glyphs = Zeichen
    .help = Formen, wenn das Terminal sie kann, sonst Buchstaben.
set-bell = Glocke
    .help = Läutet einmal, wenn du gefragt bist.
set-window_title = Fenstertitel
    .help = Sagt, dass du am Zug bist.
set-keys = Tasten
    .help = Jede Taste kann eine andere sein.
set-coach = Trainer
    .help = Erklärt beim Spielen jede Sache einmal.
set-hints = Tipps
    .help = Was die offenen Zahlen heißen. Nie, was zu spielen ist.
set-reasons = Gründe
    .help = Was andere dazu sagen, warum sie anbieten, helfen oder wegbleiben.
set-remember = Gedächtnis
    .help = Charaktere wissen von Spiel zu Spiel, wie es mit dir war.
set-plain = Textansicht
    .help = Eine Zeile nach der anderen, für Bildschirmleser und langsame Leitungen.
set-windows = Geheime Momente
    .help = schnell: Pausen verraten, wer; gleichmäßig: kaum; versiegelt: gar nicht.
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
        [0] Davon nichts dir.
        [one] Davon { $n } dir.
       *[other] Davon { $n } dir.
    }
scr-line-second_hand = Verdeckt auf deiner Identität: { $names }.
scr-line-nothing_yours = Nichts von dir passt hier.

## Der Verhandlungstisch

scr-cards = Karten

## Daueraufträge

scr-orders = Daueraufträge
scr-line-order_encounter = Nicht mehr in diesem Teil des Spiels.
    .listed = in diesem Teil des Spiels
scr-line-order_until_change = Passen, bis sich etwas ändert.
    .listed = bis sich etwas ändert
scr-line-order_against = Frag mich immer, wenn es mich betrifft.
scr-line-order_sparing = Biete mir nicht noch einmal an, was ich ausgelassen habe.
    .listed = was du schon ausgelassen hast
scr-line-order_never = Frag mich nie in diesen Phasen.
scr-line-order_marked = Frag mich in den Momenten, die ich im Ablauf markiere.
scr-line-order_safe = Aufträge beantworten nie, was zu entscheiden ist oder dich etwas kostet.
scr-line-orders_passed = { $n ->
        [one] Sie haben bisher { $n } Frage durchgelassen.
       *[other] Sie haben bisher { $n } Fragen durchgelassen.
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
scr-line-nothing_found = Nichts enthält das. Versuch es mit weniger Buchstaben.
scr-line-nothing_there = Dieses Spiel hat dort nichts zu zeigen.
scr-line-no_such_game = Dieser Tisch spielt { $name }, was hier nicht eingerichtet ist.

## Neben der Frage

scr-line-beside = Was tust du außerdem?
scr-line-beside_why = Nichts davon beantwortet die offene Frage.
scr-line-beside_none = Neben der Frage ist jetzt nichts zu tun.

## Chancen, Erklärungen, Wiederholung

scr-odds = Wie könnte das enden?
scr-piles = Stapel und Ablagen
scr-explain = So wird gerechnet
scr-step = Schritt { $number }
scr-line-odds_how = Aus den Karten, die niemand gesehen hat, und deiner Hand; sonst nichts.
scr-line-thought = { $who }, Zug { $turn }: { $value }, Sieg { $number } von 100; { $name }: { $max }.
scr-line-advice_coming = Der stärkste Bot denkt über deinen Platz nach, aus dem, was du siehst.
scr-line-advice = An deiner Stelle: { $value }.
scr-line-advice_shares = Von dort gewonnen: etwa { $number } von 100 Spielen; mit { $value }: { $max }.
scr-replay = Wiederholung

## Spielsieg

scr-victory = Spielsieg
scr-defeat = Niederlage
scr-shared_victory = Geteilter Spielsieg
scr-ended = Das Ende
ev-game_won = { $n ->
        [one] { $names } gewinnt das Spiel.
       *[other] Geteilter Spielsieg: { $names }.
    }
    .you = { $n ->
        [one] Du gewinnst das Spiel!
       *[other] Geteilter Spielsieg: du, { $names }!
    }
scr-line-nobody_won = Alle wollten das Spiel hier beenden; niemand hat gewonnen.
scr-turning_points = Wendepunkte
    .small = Wendepunkte
scr-ships_lost = verlorene Schiffe
scr-line-won = { $n ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
scr-line-rematch = Noch einmal dieselben Plätze?

## Hilfe, Protokoll, Menü

scr-help = Hilfe
scr-help_question = Diese Frage
scr-help_everywhere = Überall
scr-help_words = Wörter auf dieser Seite
# fine: word log, odds
scr-line-letters = Die Tasten kommen vom Englischen: l log, das Protokoll; o odds, die Chancen.
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
scr-line-too_small = Nichts ist verloren, die Frage wartet. cosmic --plain braucht keine Größe.

## Der Film: was zwischen zwei Fragen geschieht

film-watching = Zusehen: das Spiel
film-meanwhile = Inzwischen
film-more = noch { $number } im Protokoll
film-taken_back = { $who } nimmt eine Antwort zurück.
    .you = Du nimmst deine Antwort zurück.
film-replayed = Moment { $number } von { $value }
film-retold = Erzählt für { $who }: { $value }
film-missed = Während du weg warst
film-missed_rest = Im Protokoll steht alles.
film-progress = { $number } von { $value }
film-one_on = weiter
film-to_question = zur Frage
film-any_key = jede Taste
film-twice = zweimal oder gehalten
film-it_waits = lies, es wartet
film-waiting_key = Jede Taste geht weiter.
film-looks_round = sieht sich um
film-goes_on = der Film geht weiter
film-pace = Tempo
film-question_waits = Hinter dem, was zu sehen ist, wartet eine Frage auf dich.
film-waits_behind = { $n ->
        [one] { $n } Moment wartet
       *[other] { $n } Momente warten
    }
