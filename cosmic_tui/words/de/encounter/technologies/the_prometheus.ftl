tech-the_prometheus = Prometheus
    .when = Wirkt ab dem Abschließen; bleibt im Spiel
    .text =
        Beim Abschließen stell die Prometheus auf eine deiner Kolonien. Sie ist in jeder
        Hinsicht eines deiner Schiffe, erhöht die Summe deiner Seite aber um 4 statt um 1.
    .help = Ein Schiff zum Abfliegen, Verlieren, Befreien. Nur das Gewicht ist anders.
    .ruling-1 =
        Sie zählt als ein Schiff für Entschädigung, Belohnung und alles, was Schiffe zählt
        oder multipliziert.
    .ruling-2 = Verlässt diese Technologie das Spiel, so auch die Prometheus.
    .ruling-3 =
        Sie ist ein Schiff mehr, als du hattest. Ohne Kolonie für den Anfang beginnt sie
        im Warp.
    .ruling-4 = Sie bringt insgesamt 4, nicht mehr, auch bei den Makros.

q-the_prometheus-commission = Auf welcher deiner Kolonien beginnt die Prometheus?
    .why = Ein Schiff mehr für dich, und es bringt 4, wo immer es dabei ist.
