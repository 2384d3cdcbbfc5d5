### Wie das Spiel heißt.

# fine: term encounter
game-name = Cosmic Encounter
    .short = Cosmic
    .tip = Fünfzig Alienrassen, ein Warp. Setz dich dazu.
order-against = Frag mich immer, wenn eine Fähigkeit gegen mich benutzt wird.
order-encounter = Nicht mehr in dieser Herausforderung.
    .listed = in dieser Herausforderung
scr-line-handle_planet = Planet { $name }: Tippe seine Zahl.
act-turn_up = Aufdecken: { $alien }
key-aliens = Aliens
key-encounter = Begegnung
scr-line-form = Dein erstes Spiel? Nimm grüne Aliens: Jedes ändert nur eine Sache.

daily-reached = { $n ->
        [one] { $n } Kolonie
       *[other] { $n } Kolonien
    }
