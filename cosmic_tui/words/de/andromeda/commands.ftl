### Die Befehlszeile dieses Spiels.

cli-length = 50, 60 oder 70 Punkte
cli-events = welche zehn Ereigniskarten
cli-raiders = welche Plündererkarten
cli-special = zwei Sonderplättchen auf dem Spielplan
cli-destiny = ein geheimes Ziel für alle
cli-teams = zwei gegen zwei; vier Spieler
cli-balanced = nicht nach den Regeln: schwächt zwei Fraktionen, mit denen Bots zu oft gewinnen
cli-faction = deine Fraktion; ohne Angabe eine von dreien
    .what = NAME
cli-no-faction = Eine Fraktion namens { $value } gibt es nicht; es gibt { $names }.
