### Fehler: etwas ist kaputt. Was geschehen ist, was sicher ist, was zu tun ist.

err-version = Dieser Tisch spricht Version { $theirs }; du hast { $ours }.
    .kept = Es wurde nichts verändert.
    .do = Gleiche Version auf beiden Seiten einrichten, dann neu beitreten.
err-save_unreadable = Der Spielstand { $file } ist nicht lesbar.
    .kept = Die Datei blieb unangetastet. Deine anderen Spiele sind in Ordnung.
    .do = Nimm einen älteren Stand oder beginne ein neues Spiel.
err-table_full = Alle Plätze an diesem Tisch sind besetzt ({ $n }).
    .kept = Du bist weiter verbunden.
    .do = Schau zu oder such dir einen anderen Tisch.
err-connection_refused = Unter { $host } antwortet niemand.
    .kept = Es wurde nichts verändert.
    .do = Prüf die Adresse, und ob der Tisch offen und sein Port durchgelassen ist.
err-not_a_table = Unter { $host } antwortet etwas, aber nicht wie ein Tisch.
    .kept = Es wurde nichts verändert.
    .do = Prüf Adresse und Port; nimm --no-tls genau dann, wenn der Tisch es hat.
err-join_code = Dieser Beitrittscode passt zu keinem Tisch.
    .kept = Es wurde nichts verändert.
    .do = Frag noch einmal nach dem Code; er ist ein langes Wort.
err-kicked = Wer den Tisch führt, hat deinen Platz geschlossen.
    .kept = Ein Bot spielt an deiner Stelle weiter.
    .do = Komm als Gast wieder, oder such dir einen anderen Tisch.
err-fingerprint = { $host } ist nicht derselbe Gastgeber wie letztes Mal.
    .kept = Es wurde nichts gesendet.
    .do = Frag nach dem Fingerabdruck; geh nur weiter, wenn er gleich ist.
err-port_taken = Port { $port } hat schon etwas anderes.
    .kept = Es wurde nichts geöffnet.
    .do = Wähl mit { $option } einen anderen (0: ein freier), oder schließ, was ihn hat.
err-settings_unread = { $file } ist als Einstellungen nicht lesbar.
    .kept = Alles ist wie neu eingerichtet; die Datei blieb unangetastet.
    .do = Richte die Datei, oder leg sie weg und stell neu ein.
err-settings_unsaved = { $file } ist nicht beschreibbar; deine Wahl gilt, bis du gehst.
    .kept = Alles ist, wie du es jetzt eingestellt hast.
    .do = Schaff Platz, oder mach den Ordner beschreibbar.
err-key_fixed = Die Einstellungen geben { $key } einem Befehl, und sie bleibt, was sie ist.
    .kept = Jede andere Taste deiner Einstellungen gilt.
    .do = Wähl für diesen Befehl eine andere Taste.
err-key_twice = Die Einstellungen geben { $key } zwei Befehlen; der erste hat sie.
    .kept = Jede andere Taste deiner Einstellungen gilt.
    .do = Wähl für den zweiten eine andere Taste.
err-setting_outlived = Die Einstellung { $name } gibt es nicht mehr: Jeder hat ein Tempo.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Wähl in den Einstellungen ein Tempo; die alte Zeile geht von selbst.
err-setting_unknown = Die Einstellungen enthalten Unbekanntes: { $value }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Stell diese Zeile neu ein, dann wird sie neu geschrieben.
err-theme_unknown = Ein Farbschema dieses Namens gibt es nicht: { $theme }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Wähl in den Einstellungen ein Farbschema.
err-theme_unreadable = Dein Farbschema lässt sich nicht lesen: { $theme }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_too_large = Die Datei deines Farbschemas ist zu groß: { $theme }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_broken = Dein Farbschema ist kein richtiges TOML: { $theme }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_broken_at = Dein Farbschema ist kein richtiges TOML: { $theme }, Zeile { $line }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_value_wrong = Das geht im Farbschema { $theme } nicht: { $token } = { $value }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_colour_wrong = Das ist im Farbschema { $theme } keine Farbe: { $token } = { $value }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_attribute_wrong = Solche Buchstaben gibt es nicht, Farbschema { $theme }: { $token } = { $value }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-theme_token_unknown = Dein Farbschema { $theme } nennt etwas Unbekanntes: { $token }.
    .kept = Alles andere in deinen Einstellungen gilt.
    .do = Bring die Datei in Ordnung, oder wähl in den Einstellungen ein anderes.
err-slow = Die Leitung zu { $host } ist sehr langsam.
    .kept = Dein Platz bleibt dir; was du bestätigt hast, ist nicht verloren.
    .do = Schmuck und Bewegung sind aus, bis es besser ist.

## Warum der Rechner eine Datei verweigert

because-missing = keine solche Datei
because-forbidden = nicht erlaubt
because-folder = das ist ein Ordner
because-no_folder = kein Ordner auf dem Weg
because-there = schon vorhanden
because-full = kein Platz mehr
because-read_only = dort ist nichts beschreibbar
