tech-enigma_device = Enigma-készülék
    .when = Bármely játékos, bármely összecsapás elején; aztán el kell dobni
    .text =
        Veled kezdve, az óramutató járásával megegyező irányban minden játékos addig húz
        a pakliból, vagy dob el véletlenül, míg pontosan nyolc lapja nem lesz. Előtte,
        egyedül te, akárhány lapodat eldobhatod.
    .help = Akkor a legjobb, ha a te kezed kicsi, körülötted pedig nagyok vannak.

q-enigma_device-discard = Mely lapokat dobod el, mielőtt mindenki nyolcra húz? Akárhányat.
    .why = Enigma-készülék: csak te teheted. Utána minden kezet a véletlen igazít.
