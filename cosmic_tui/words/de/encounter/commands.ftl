### Die Befehlszeile dieses Spiels.

cli-alien = eine Alienrasse nachlesen oder alle auflisten
# fine: word dealt, none, random
cli-play-alien = deine Aliens oder dealt, random, none
    .what = NAME
# fine: word dealt, none, random
cli-host-alien = deine Aliens oder dealt, random, none
    .what = NAME
# fine: word green, red, yellow
cli-levels = welche Aliens ausgeteilt werden: green,yellow,red
    .what = STUFEN
cli-variant = eine Spielvariante; mehrfach möglich
cli-deals = Angebote reihum oder mit Uhr
# fine: word none
cli-sim-aliens = Aliens der ersten Plätze, oder gar keine: none
    .what = NAMEN
# fine: word anti, matter
cli-alien-name = eine Alienrasse, zum Beispiel: zombie, anti-matter
    .what = NAME
cli-alien-list = eine Zeile für jede Alienrasse
cli-alien-level = nur Aliens dieser Spielerfahrung
# fine: word pick, planning; term planning
cli-alien-moment = nur Aliens, die dort wirken, zum Beispiel planning.pick
    .what = MOMENT
cli-no-moment = Einen Moment { $value } gibt es nicht.
    .near = Einen Moment { $value } gibt es nicht (meinst du { $near }?).
cli-no-alien = Eine Alienrasse namens { $value } gibt es nicht; cosmic alien --list zeigt alle.
    .near = Eine Alienrasse namens { $value } gibt es nicht (meinst du { $near }?).
