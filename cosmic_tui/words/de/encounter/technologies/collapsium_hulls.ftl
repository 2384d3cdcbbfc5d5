tech-collapsium_hulls = Kollapsiumrümpfe
    .when = Nur der Verteidiger, nach knapper Niederlage; bleibt im Spiel
    .text =
        Immer wenn du als Verteidiger eine Herausforderung um fünf oder weniger verlierst,
        darf eines deiner Schiffe auf dem Planeten bleiben, statt in den Warp zu gehen.
    .help = Eine so behaltene Heimatkolonie zählt weiter für deine Fähigkeit.
    .ruling-1 =
        Das Schiff steht neben allen, die dort landen. Es ging nicht verloren, bringt also
        keine Entschädigung.
    .ruling-2 = Um eine Zahl zu verlieren braucht es zwei verglichene Summen.
