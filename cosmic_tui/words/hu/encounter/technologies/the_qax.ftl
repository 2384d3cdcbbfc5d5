tech-the_qax = Qax
    .when = Aktív játékos, felkéréskor; a felkért játékoshoz kerül
    .text =
        Amikor felkérsz egy játékost, add át ezt a technológiát: annak a játékosnak
        melléd kell állnia négy űrhajóval, vagy annyival, amennyivel lehet anélkül, hogy
        feladna egy kolóniát. Aki megkapta, ugyanígy továbbadhatja, vissza neked is.
    .help = Egy szövetséges, aki egyszer nem mondhat nemet. Aztán visszaüthet.
    .ruling-1 = Befejezve érkezik, és a következő összecsapástól adható tovább.
    .ruling-2 =
        A felkért játékos választja ki, mely kolóniákról jöjjenek az űrhajók, és a
        szokásos határon belül többet is küldhet, mint amennyit a Qax kér.
    .ruling-3 =
        Ha egy űrhajó sem nélkülözhető, mert minden kolónián csak egy van, a játékos úgy
        válaszol, mintha nem adtak volna át semmit.
    .ruling-4 = A Macron az egyetlen űrhajóját küldi. A Parazita nem mehet a másik oldalra.

q-the_qax-guest = Kinek adod át a Qaxot?
    .why = Annak a játékosnak melléd kell állnia, és onnantól nála van a Qax.
