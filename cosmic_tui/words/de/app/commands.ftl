### Die Befehlszeile.

## Der Rahmen

cli-usage = Aufruf
cli-heading-what = was getippt wird
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-language = Sprache von allem, was hier gesagt wird: { $names }
    .what = SPRACHE
# fine: word play; term encounter
cli-cosmic = Brettspiele im Weltraum fürs Terminal: Cosmic Encounter, Andromeda's Edge, Chaos-Galaxie
    .after = Ohne Befehl: play. Jeder Befehl erklärt sich: cosmic BEFEHL --help.
cli-command = was zu tun ist
    .what = BEFEHL

## Die Befehle

cli-bench = messen, wie schnell die Spiele hier laufen
cli-host = einen Tisch eröffnen, an den andere übers Netz kommen
cli-join = an einen Tisch gehen: cosmic join CODE oder HOST oder HOST:PORT
cli-lab = Untersuchungen sehr vieler Spiele, mit Zahlen und Bildern
cli-learn = eine Lektion spielen: die erste Partie oder eine kurze
cli-play = gegen Bots spielen, oder zu mehreren an dieser Tastatur
cli-replay = ein Spiel aus seiner Aufzeichnung wiederholen
cli-review = ein beendetes Spiel auswerten: was jede Entscheidung kostete
cli-resume = ein gespeichertes Spiel fortsetzen
cli-scenario = Szenariodateien spielen und mit dem Erwarteten vergleichen
cli-sim = Bots viele Spiele spielen lassen und zählen
cli-ssh = einen Tisch eröffnen, zu dem man nur ssh braucht
cli-stats = wie deine Spiele endeten

## Optionen mehrerer Befehle

cli-game = welches Spiel; seine eigenen Angaben kommen mit
    .what = NAME
cli-players = wie viele Plätze; ohne Angabe die üblichen
    .what = ZAHL
cli-seed = dieselbe Startzahl teilt dieselben Karten aus
    .what = ZAHL
cli-plain = Textzeilen, für Bildschirmleser und langsame Leitungen
cli-json = die Zahlen als Daten
cli-jobs = Prozesse auf diesem Rechner
    .what = ZAHL
cli-games = wie viele Spiele
    .what = ZAHL
cli-option = eine Option irgendeines Spiels; mehrfach möglich
    .what = NAME=WERT
cli-password_file = das Kennwort, in der ersten Zeile einer Datei; „-“ ist die Eingabe
    .what = DATEI
cli-no_tls = nicht verschlüsseln; nur auf diesem Computer, oder wo es nicht anders geht
cli-no_lan = dem lokalen Netz nichts vom Tisch sagen
cli-port = der Port, ohne Angabe 4747; 0 nimmt einen freien
    .what = PORT
cli-bind = nur an dieser Adresse des Computers lauschen
    .what = ADRESSE
cli-address = was der Code sagt, wenn andere eine andere Adresse sehen
    .what = HOST

## cosmic play

cli-play-people = wer an dieser Tastatur spielt: Ada,Bea
    .what = NAMEN
# fine: word random, rookie
cli-play-bots = wie die Bots spielen (rookie, random, …)
    .what = STUFE
cli-play-windows = wie in cosmic host --help
cli-play-unkept = dieses Spiel nicht speichern

## cosmic host, cosmic ssh

cli-host-name = wie der Tisch heißt
    .what = NAME
cli-host-player = wie du daran heißt
    .what = NAME
# fine: word open, rookie, you
cli-host-seats = wer wo sitzt, zum Beispiel you,open,open,rookie
    .what = PLÄTZE
# fine: word password
cli-host-password = lässt ein, wer den Code nicht hat; wird erfragt, oder COSMIC_PASSWORD hat es
cli-host-open = lässt ein, wer den Tisch findet; sonst braucht man seinen Code
cli-host-headless = kein Bildschirm; beginnen, wenn alle Plätze besetzt sind
cli-host-tables = so viele Tische (mit --headless)
    .what = ZAHL
cli-host-resume = die zuletzt offenen Tische wieder öffnen
# fine: word even, quick, sealed
cli-host-windows = quick: Eine Pause verrät, wer etwas hat; even: Pausen kommen so oder so, so lang, wie diese Menschen brauchen; sealed: Gefragt werden alle, die etwas haben könnten
cli-host-stand_in = wie ein Bot für jemanden spielt, der ging
    .what = STUFE
cli-host-patience = wie lange ein Platz auf eine verlorene Leitung wartet: 90, 12h, 7d
    .what = ZEIT
cli-host-clock = wie lange Menschen denken dürfen: keine Uhr, pro Antwort oder fürs ganze Spiel
cli-host-clock_seconds = Sekunden für eine Antwort oder für ein Spiel
    .what = SEKUNDEN
cli-host-no_watching = niemand darf zuschauen
cli-host-delay = wer zuschaut, ist so viele Sekunden zurück
    .what = SEKUNDEN
cli-host-seed = des ersten Spiels am Tisch
    .what = ZAHL
cli-host-keys = nur diese Schlüssel: Zeilen mit öffentlichem Schlüssel, davor ein Name
    .what = DATEI
cli-host-ssh_port = der Port für ssh, ohne Angabe 2222; 0 nimmt einen freien
    .what = PORT

## cosmic join

cli-join-where = Code, HOST, HOST:PORT; „-“ liest ihn; nichts: wer nah ist
    .what = CODE
cli-join-name = wie du am Tisch heißt
    .what = NAME
cli-join-seat = der gewünschte Platz, ab 1
    .what = ZAHL
cli-join-watch = zuschauen, ohne zu spielen
# fine: word password
cli-join-password = das Kennwort des Tischs; wird erfragt, oder COSMIC_PASSWORD hat es
cli-join-take_over = deinen Platz von anderswo hierher holen
cli-join-only = dieser Tisch und sonst nichts: kein Weg zum Titel
cli-join-no_tls = der Tisch ist nicht verschlüsselt
cli-join-trust = einem veränderten Gastgeber dies eine Mal glauben
cli-join-bring = etwas Eigenes, etwa ein Deck
    .what = NAME
# fine: word random, rookie
cli-join-bot = ein Bot setzt sich auf deinen Platz (rookie, random, …)
    .what = STUFE
cli-join-seed = des Zufalls des Bots
    .what = ZAHL
cli-join-patience = wie viele Sekunden ein Bot auf einen fortgegangenen Tisch wartet
    .what = SEKUNDEN

## cosmic resume, replay, stats, scenario

cli-learn-name = welche Lektion; ohne Angabe die erste Partie
    .what = NAME
cli-learn-list = alle Lektionen aufzählen
cli-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
cli-learn-unkept = dieses Spiel nicht speichern
cli-resume-name = welches Spiel; ohne Angabe das zuletzt gespielte
    .what = NAME
cli-resume-list = alle gespeicherten Spiele auflisten
cli-resume-rescue = den heilen Teil eines kaputten Spiels kopieren und den spielen
cli-replay-file = eine Aufzeichnung, oder ein gespeichertes Spiel nach Datei oder Name
    .what = DATEI
cli-replay-check = mit dem Ende von damals vergleichen
cli-replay-show = am Bildschirm ansehen, Bild für Bild
cli-replay-events = ausgeben, was geschah, eine Kennung pro Zeile
cli-review-file = eine Aufzeichnung, oder ein gespeichertes Spiel nach Datei oder Name
    .what = DATEI
cli-review-seat = wessen Entscheidungen, ab 0; sonst die der ersten Person
    .what = ZAHL
cli-review-worlds = in wie vielen Welten ein Preis gemessen wird; sonst 48
    .what = ZAHL
cli-review-json = Urteile und Summen als Daten
cli-stats-name = nur Spiele dieser Person
    .what = NAME
# fine: term encounter
cli-stats-game = nur dieses Spiel, zum Beispiel encounter
    .what = NAME
cli-scenario-places = Szenariodateien, oder Ordner damit
    .what = DATEI_ODER_ORDNER
cli-scenario-trace = sagen, wer was geantwortet hat
cli-scenario-game = nur Szenarien dieses Spiels
    .what = NAME
cli-scenario-only = nur das Szenario mit dieser Kennung
    .what = KENNUNG

## cosmic sim, cosmic bench

cli-sim-seed = des ersten Spiels; das nächste hat die nächste
    .what = ZAHL
cli-sim-bots = Platz für Platz, bei wenigen wieder von vorn
    .what = NAMEN
cli-sim-meter = was dieser Bot stattdessen antworten würde und was das wert ist
    .what = NAMEN
cli-sim-record = von jedem Spiel eine Aufzeichnung in diesen Ordner
    .what = ORDNER
cli-bench-games = wie viele Spiele dafür gespielt werden
    .what = ZAHL
cli-bench-seed = des ersten Spiels
    .what = ZAHL
cli-bench-by_side = auch, welche Alienrassen, Fraktionen oder Decks an einem Tisch am meisten Zeit kosten

## cosmic lab

cli-lab-run = eine Untersuchung spielen oder fortsetzen
cli-lab-status = wie weit sie ist
cli-lab-report = was sie zeigt
cli-lab-compare = was sich von einer Untersuchung zur anderen geändert hat
cli-lab-way = was zu tun ist
    .what = WEG
cli-lab-study = eine Untersuchung, oder ihr Ordner
    .what = UNTERSUCHUNG
cli-lab-run-study = eine Datei, oder der Name einer mitgelieferten Untersuchung
    .what = UNTERSUCHUNG
cli-lab-other = eine andere Untersuchung
    .what = ANDERE
# fine: word ten
cli-lab-cluster = ein Verteiler von Dask, etwa tcp://ten:8786
    .what = ADRESSE
cli-lab-folder = wo die Untersuchung aufbewahrt wird
    .what = ORDNER
cli-lab-page = eine Seite mit Bildern schreiben (HTML)
    .what = DATEI
cli-lab-csv = die Anteile als CSV schreiben
    .what = DATEI
cli-lab-report-json = alles Gezählte als JSON schreiben
    .what = DATEI
cli-lab-plain = nur ASCII

## Was nicht zu verstehen ist

cli-no-see = { $what } ({ $name } --help zeigt mehr.)
cli-no-command = Einen Befehl „{ $value }“ gibt es nicht; cosmic --help nennt sie.
    .near = Einen Befehl „{ $value }“ gibt es nicht (meinst du { $near }?); cosmic --help nennt sie.
cli-no-unknown = { $name } kennt nicht: { $value }
cli-no-required = { $name } braucht: { $names }
cli-no-value_missing = { $option } braucht einen Wert dahinter.
cli-no-value_extra = { $option } nimmt keinen Wert: { $value }
cli-no-number = { $option } nimmt eine Zahl, nicht { $value }.
cli-no-choice = { $option } nimmt eines von diesen, nicht { $value }: { $names }.
cli-no-ambiguous = { $option } könnte mehreres sein: { $names }.
cli-no-time = { $value } ist keine Zeitspanne; 90, 5m, 12h und 7d sind es.
cli-no-language = In { $value } gibt es keine Wörter; es gibt { $names }.
cli-no-game = Ein Spiel { $value } gibt es nicht; es gibt { $names }.
cli-no-bot = Einen Bot namens { $value } gibt es nicht; es gibt { $names }.
cli-no-people = { $n ->
        [one] --people nennt 1, aber es gibt { $max } Plätze; --players 1 passt.
       *[other] --people nennt { $n }, aber es gibt { $max } Plätze; --players { $n } passt.
    }
cli-no-players = --players { $value }: Dieses Spiel ist für { $min } bis { $max }.
cli-no-password = { $file } beginnt mit einer leeren Zeile, nicht mit einem Kennwort.
    .input = Die Eingabe beginnt mit einer leeren Zeile, nicht mit einem Kennwort.
cli-ask-password = Kennwort:

## Was der Computer verweigert

cli-os-missing = { $file }: Diese Datei gibt es nicht.
cli-os-forbidden = { $file }: Das ist hier nicht erlaubt.
cli-os-folder = { $file } ist ein Ordner.
cli-os-no_folder = { $file }: Ein Teil des Wegs ist kein Ordner.
cli-os-there = { $file } ist schon da.
cli-os-full = { $file }: Es ist kein Platz mehr.
cli-os-other = { $file }: { $what }
# fine: word debug
cli-fault = cosmic hielt wegen eines eigenen Fehlers an ({ $what }); COSMIC_DEBUG=1 zeigt wo.
