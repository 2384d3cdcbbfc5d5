# fine: term ally
artifact-force_field = Kraftfeld
    .when = Alle, sobald die Bündnisse geschlossen sind
    .line = Die genannten Verbündeten fliegen heim.
    .text =
        Hebe die Bündnisse beliebig vieler Verbündeter auf, die du nennst, auf einer oder beiden
        Seiten. Ihre Schiffe kehren auf beliebige eigene Kolonien zurück.
    .help = Warte, bis die letzte Antwort da ist. Die Hauptspieler bleiben.
    .ruling-1 =
        Wessen Bündnis aufgehoben ist, der ist nicht mehr verbündet: keine Landung, keine
        Belohnung, keine Verstärkungskarten.
    .ruling-2 = Wer uneingeladen dabei ist, kann ebenso betroffen sein.
    .ruling-3 = Schiffe ohne Kolonie für die Rückkehr gehen in den Warp.

# fine: term encounter
q-force_field-cancel = Wessen Bündnisse hebst du auf?
    .why = Ihre Schiffe fliegen heim; hier gewinnen und verlieren sie nichts.
