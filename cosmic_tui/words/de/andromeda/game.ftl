### Wie das Spiel heißt.

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = Erkunden, siedeln, kämpfen: zwei bis vier am Rand einer Galaxis.
order-against = Frag mich immer in meinen Kämpfen und vor einem Ereignis mit Schaden.
order-encounter = Nicht mehr in diesem Zug.
    .listed = in diesem Zug
scr-line-handle_region = Region { $name }: Tippe ihre Zahl.

daily-reached = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
