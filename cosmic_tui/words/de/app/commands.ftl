### Die Befehlszeile.

## Der Rahmen

cli-usage = Aufruf
cli-heading-what = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-language = Sprache aller Texte: { $names }
    .what = SPRACHE
# fine: word play; term encounter
cli-cosmic = Brettspiele im Weltraum fürs Terminal: Cosmic Encounter, Andromeda's Edge, Chaos-Galaxie
    .after = Ohne Befehl spielt cosmic. Hilfe zu einem Befehl: cosmic BEFEHL --help.
cli-command = was zu tun ist
    .what = BEFEHL

## Die Befehle

cli-bench = messen, wie schnell die Spiele hier laufen
cli-host = einen Tisch eröffnen, dem andere übers Netz beitreten können
cli-join = an einen Tisch gehen: cosmic join CODE oder HOST oder HOST:PORT
cli-lab = sehr viele Spiele untersuchen, mit Zahlen und Bildern
cli-daily = das Spiel des Tages: derselbe Tisch für alle
cli-learn = eine Lektion spielen: die erste Partie oder eine kurze
cli-puzzle = eine Aufgabe lösen: eine Entscheidung, die beste Antwort
cli-play = gegen Bots spielen oder zu mehreren an dieser Tastatur
cli-replay = ein Spiel aus seiner Aufzeichnung wiederholen
cli-review = ein beendetes Spiel auswerten: was jede Entscheidung kostete
cli-resume = ein gespeichertes Spiel fortsetzen
cli-scenario = Szenariodateien spielen und mit dem Erwarteten vergleichen
cli-sim = Bots viele Spiele spielen lassen und die Ergebnisse zählen
cli-ssh = einen Tisch eröffnen, dem man mit bloßem ssh beitritt
cli-stats = zeigen, wie deine Spiele endeten

## Optionen mehrerer Befehle

cli-game = welches Spiel
    .what = NAME
cli-players = Zahl der Plätze; ohne Angabe die übliche
    .what = ZAHL
cli-seed = dieselbe Startzahl teilt dieselben Karten aus
    .what = ZAHL
cli-plain = Textzeilen, für Bildschirmleser und langsame Verbindungen
cli-json = die Zahlen als JSON ausgeben
cli-jobs = Zahl der Prozesse auf diesem Rechner
    .what = ZAHL
cli-games = Zahl der Spiele
    .what = ZAHL
cli-option = eine Option des Spiels; mehrfach möglich
    .what = NAME=WERT
cli-password_file = Datei mit dem Kennwort in der ersten Zeile; „-“ liest die Eingabe
    .what = DATEI
cli-no_tls = nicht verschlüsseln; nur für diesen Computer oder wenn es nicht anders geht
cli-no_lan = den Tisch nicht im lokalen Netz ankündigen
cli-port = der Port (ohne Angabe 4747; 0 nimmt einen freien)
    .what = PORT
cli-bind = nur an dieser Adresse des Computers lauschen
    .what = ADRESSE
cli-address = die Adresse im Code, wenn andere dich unter einer anderen erreichen
    .what = HOST

## cosmic play

cli-play-people = wer an dieser Tastatur spielt, zum Beispiel Ada,Bea
    .what = NAMEN
# fine: word random, rookie
cli-play-bots = wie die Bots spielen (rookie, random, …)
    .what = STUFE
cli-play-windows = wie in cosmic host --help
cli-play-unkept = dieses Spiel nicht speichern

## cosmic host, cosmic ssh

cli-host-name = Name des Tischs
    .what = NAME
cli-host-player = dein Name am Tisch
    .what = NAME
# fine: word open, rookie, you
cli-host-seats = wer wo sitzt, zum Beispiel you,open,open,rookie
    .what = PLÄTZE
# fine: word password
cli-host-password = ohne Code einlassen, wer ein Kennwort weiß; wird erfragt oder steht in COSMIC_PASSWORD
cli-host-open = einlassen, wer den Tisch findet; sonst braucht es den Code
cli-host-headless = kein Bildschirm; das Spiel beginnt, wenn alle Plätze besetzt sind
cli-host-tables = Zahl der Tische (mit --headless)
    .what = ZAHL
cli-host-resume = die zuletzt offenen Tische wieder öffnen
# fine: word even, quick, sealed
cli-host-windows = quick: Eine Pause zeigt, wer handeln kann; even: Pausen kommen so oder so, so lang, wie diese Menschen brauchen; sealed: Gefragt werden alle, die handeln könnten
cli-host-stand_in = wie ein Bot für Spieler spielt, die gegangen sind
    .what = STUFE
cli-host-patience = wie lange ein Platz auf eine verlorene Verbindung wartet: 90, 12h, 7d
    .what = ZEIT
cli-host-clock = Bedenkzeit: keine, pro Antwort oder fürs ganze Spiel
cli-host-clock_seconds = Sekunden für eine Antwort oder für ein Spiel
    .what = SEKUNDEN
cli-host-no_watching = niemanden zuschauen lassen
cli-host-delay = Gäste sehen das Spiel so viele Sekunden später
    .what = SEKUNDEN
cli-host-seed = Startzahl des ersten Spiels am Tisch
    .what = ZAHL
cli-host-keys = nur die öffentlichen Schlüssel dieser Datei annehmen, einer pro Zeile, mit oder ohne Namen
    .what = DATEI
cli-host-ssh_port = der Port für ssh (ohne Angabe 2222; 0 nimmt einen freien)
    .what = PORT

## cosmic join

cli-join-where = Code, HOST oder HOST:PORT; „-“ liest ihn; ohne Angabe Tische in der Nähe
    .what = CODE
cli-join-name = dein Name am Tisch
    .what = NAME
cli-join-seat = der Platz, den du willst, ab 1 gezählt
    .what = ZAHL
cli-join-watch = zuschauen, ohne zu spielen
# fine: word password
cli-join-password = das Kennwort des Tischs; wird erfragt oder steht in COSMIC_PASSWORD
cli-join-take_over = deinen Platz von anderswo hierher holen
cli-join-only = nur dieser Tisch, ohne Titelbild
cli-join-no_tls = der Tisch ist nicht verschlüsselt
cli-join-trust = einem veränderten Gastgeber dies eine Mal glauben
cli-join-bring = etwas, das du mitbringst, etwa ein Deck
    .what = NAME
# fine: word random, rookie
cli-join-bot = einen Bot an deiner Stelle spielen lassen (rookie, random, …)
    .what = STUFE
cli-join-seed = Startzahl des Bots
    .what = ZAHL
cli-join-patience = so viele Sekunden wartet ein Bot auf einen Gastgeber, der weg ist
    .what = SEKUNDEN

## cosmic resume, replay, stats, scenario

cli-daily-compare = Spiele von Freunden prüfen; zeigt, wo sie anders verliefen
    .what = DATEI
cli-daily-list = die hier beendeten Spiele des Tages auflisten
cli-learn-name = welche Lektion; ohne Angabe die erste Partie
    .what = NAME
cli-learn-list = alle Lektionen aufzählen
cli-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
cli-learn-unkept = dieses Spiel nicht speichern
cli-puzzle-file = eine Aufgabe nach ihrer Datei; sonst die nächste
    .what = DATEI
cli-puzzle-theme = nur Aufgaben zu diesem Thema
    .what = THEMA
cli-resume-name = welches Spiel; ohne Angabe das zuletzt gespielte
    .what = NAME
cli-resume-list = alle gespeicherten Spiele auflisten
cli-resume-rescue = den heilen Teil eines kaputten Spiels kopieren und den spielen
cli-replay-file = eine Aufzeichnung oder ein gespeichertes Spiel nach Datei oder Name
    .what = DATEI
cli-replay-check = prüfen, dass sie noch endet wie damals
cli-replay-show = am Bildschirm ansehen, Bild für Bild
cli-replay-events = ausgeben, was geschah, eine Kennung pro Zeile
cli-review-file = eine Aufzeichnung oder ein gespeichertes Spiel nach Datei oder Name
    .what = DATEI
cli-review-seat = wessen Entscheidungen, ab 0; sonst die der ersten Person
    .what = ZAHL
cli-review-worlds = in wie vielen Welten ein Preis gemessen wird; sonst 48
    .what = ZAHL
cli-review-json = Urteile und Summen als Daten
cli-review-play_on = vom Urteil mit dieser Nummer aus weiterspielen, ohne dass es zählt
    .what = ZAHL
cli-stats-collection = womit und gegen welche Bots du gewonnen hast
cli-stats-history = jedes beendete Spiel, eine Zeile für jedes
cli-stats-name = nur Spiele dieses Spielers
    .what = NAME
# fine: term encounter
cli-stats-game = nur dieses Spiel, zum Beispiel encounter
    .what = NAME
cli-scenario-places = Szenariodateien oder Ordner damit
    .what = DATEI_ODER_ORDNER
cli-scenario-trace = ausgeben, wer was geantwortet hat
cli-scenario-game = nur Szenarien dieses Spiels
    .what = NAME
cli-scenario-only = nur das Szenario mit dieser Kennung
    .what = KENNUNG

## cosmic sim, cosmic bench

cli-sim-seed = Startzahl des ersten Spiels; jedes weitere nimmt die nächste
    .what = ZAHL
cli-sim-bots = Bots Platz für Platz; bei mehr Plätzen wieder von vorn
    .what = NAMEN
cli-sim-meter = was dieser Bot stattdessen antworten würde und wie viel besser das ist
    .what = NAMEN
cli-sim-record = von jedem Spiel Aufzeichnung und Film in diesem Ordner speichern
    .what = ORDNER
cli-sim-no_film = nur Aufzeichnungen speichern: schneller, aber nur mit den heutigen Regeln abspielbar
cli-bench-games = Zahl der Spiele
    .what = ZAHL
cli-bench-seed = Startzahl des ersten Spiels
    .what = ZAHL
cli-bench-by_side = auch, welche Alienrassen, Fraktionen oder Decks am meisten Zeit kosten

## cosmic lab

cli-lab-run = eine Untersuchung durchführen oder fortsetzen
cli-lab-status = zeigen, wie weit eine Untersuchung ist
cli-lab-report = die Ergebnisse einer Untersuchung zeigen
cli-lab-compare = zeigen, was sich von einer Untersuchung zur anderen geändert hat
cli-lab-way = was zu tun ist
    .what = WEG
cli-lab-study = eine Untersuchung oder ihr Ordner
    .what = UNTERSUCHUNG
cli-lab-run-study = eine Datei oder der Name einer mitgelieferten Untersuchung
    .what = UNTERSUCHUNG
cli-lab-run-games = aufhören, sobald jeder Zweig so viele Spiele hat; ohne diese Angabe läuft die Untersuchung bis zum Ende
    .what = ZAHL
cli-lab-other = eine andere Untersuchung
    .what = ANDERE
# fine: word ten
cli-lab-cluster = ein Dask-Verteiler, etwa tcp://ten:8786
    .what = ADRESSE
cli-lab-folder = wo die Untersuchung gespeichert wird
    .what = ORDNER
cli-lab-page = eine Seite mit Bildern schreiben (HTML)
    .what = DATEI
cli-lab-csv = die Ergebnisse als CSV schreiben
    .what = DATEI
cli-lab-report-json = alle Zählungen als JSON schreiben
    .what = DATEI
cli-lab-plain = nur ASCII

## Was nicht zu verstehen ist

cli-no-see = { $what } ({ $name } --help zeigt mehr.)
cli-no-command = Einen Befehl „{ $value }“ gibt es nicht; cosmic --help nennt alle.
    .near = Einen Befehl „{ $value }“ gibt es nicht (meinst du { $near }?); cosmic --help nennt alle.
cli-no-unknown = { $name } kennt { $value } nicht.
cli-no-required = { $name } braucht { $names }.
cli-no-value_missing = { $option } braucht einen Wert dahinter.
cli-no-value_extra = { $option } nimmt keinen Wert, hat aber { $value }.
cli-no-number = { $option } braucht eine Zahl, nicht { $value }.
cli-no-choice = { $option } kann nicht { $value } sein. Wähl eines: { $names }.
cli-no-ambiguous = { $option } ist mehrdeutig: { $names }.
cli-no-time = { $value } ist keine Zeitspanne. Versuch 90, 5m, 12h oder 7d.
cli-no-language = Eine Sprache namens { $value } gibt es nicht. Wähl eine: { $names }.
cli-no-game = Ein Spiel namens { $value } gibt es nicht. Wähl eines: { $names }.
cli-no-bot = Einen Bot namens { $value } gibt es nicht. Wähl einen: { $names }.
cli-no-people = { $n ->
        [one] --people nennt 1 Spieler, aber es gibt { $max } Plätze. Versuch --players 1.
       *[other] --people nennt { $n } Spieler, aber es gibt { $max } Plätze. Versuch --players { $n }.
    }
cli-no-players = --players { $value }: Dieses Spiel ist für { $min } bis { $max } Spieler.
cli-no-password = { $file } beginnt mit einer leeren Zeile, nicht mit einem Kennwort.
    .input = Die Eingabe beginnt mit einer leeren Zeile, nicht mit einem Kennwort.
cli-ask-password = Kennwort:

## Was der Computer verweigert

cli-os-missing = Es gibt keine Datei { $file }.
cli-os-forbidden = Du hast keine Rechte für { $file }.
cli-os-folder = { $file } ist ein Ordner.
cli-os-no_folder = Ein Teil des Pfads { $file } ist kein Ordner.
cli-os-there = { $file } gibt es schon.
cli-os-full = Auf der Platte ist kein Platz für { $file }.
cli-os-other = { $file }: { $what }
# fine: word debug
cli-fault = cosmic hat wegen eines Fehlers angehalten ({ $what }). COSMIC_DEBUG=1 zeigt, wo.
