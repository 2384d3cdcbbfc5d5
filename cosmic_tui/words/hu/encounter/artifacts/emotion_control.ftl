artifact-emotion_control = Érzelemszabályozó
    .when = Bármely játékos, miután a lapok felfordultak
    .line = A támadás tárgyalásnak számít: az aktív játékosok alkudoznak.
    .text =
        A két összecsapáskártya közül minden támadás tárgyalásnak számít ebben az
        összecsapásban, így a két aktív játékosnak meg kell próbálnia egyezséget kötni.
    .help = Elveszett csatát ment meg, ha ez egyezség nélkül is megér három űrhajót.
    .ruling-1 = A támadást másoló morfózis is megváltozik.
    .ruling-2 =
        A szövetségesek hazamennek, mint minden egyezségnél, és a már kijátszott
        erősítések kárba vesznek.
    .ruling-3 = Támadás tárgyalás ellen ugyancsak alku lesz; senki sem tartozik kompenzációval.
    .ruling-4 =
        Azelőtt kell jönnie, hogy mindenki passzolt. Az összecsapás után a lapok azok,
        amik voltak.
