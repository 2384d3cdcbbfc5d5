artifact-ionic_gas = Iongáz
    .when = Bármely játékos, amikor ismert a győztes
    .line = Ebben az összecsapásban nincs se kompenzáció, se jutalom.
    .text = Ebben az összecsapásban senki sem szed be kompenzációt vagy jutalmat.
    .help = A leszállással szerzett kolónia nem jutalom. Egyezség ellen nem segít.
    .ruling-1 = A szövetséges védők ettől még hazaviszik űrhajóikat.
