### Az edző: amit a leckék mellett mond.

tut-muted = Az edző ki van kapcsolva. Visszakapcsolja: { $key-coach }.
les-go_on = { $key-send }: tovább.
    .plain = Egy üres sor elég hozzá.
les-only = Az edző egyszerre egyet mutat: azt tedd, ami ki van emelve.
    .plain = Az edző egyszerre egyet mutat. Egy üres sor elég hozzá.
les-parted = Más útra léptél, így a játék a lecke nélkül megy tovább.
les-plain_next = Egy üres sor válasza: { $value }.
