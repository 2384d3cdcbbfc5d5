artifact-cosmic_zap = Kozmikus Hatástalanító
    .when = Bármely játékos, képesség használatakor vagy szuperfáklya bejelentésekor
    .line = Egy képességet az összecsapás végéig hatástalanít.
    .text =
        Tedd semmissé egy fajképesség egy használatát, bármely játékosét, akár a
        sajátodat. Amíg ez az összecsapás véget nem ér, azt a képességet nem lehet újra
        használni.

        Vagy állíts meg egy szuperfáklyát a bejelentésekor: kijátszatlanul visszakerül
        gazdája kezébe, és a képesség ugyanígy el van zárva.
    .help = Akkor a legjobb, ha a használat döntései ismertek, de még semmi sem mozdult.
    .ruling-1 =
        Használatnak lennie kell: egy képességnek azok a részei, amelyek nem
        használatok, nem hatástalaníthatók.
    .ruling-2 =
        Amíg a képesség el van zárva, gazdája fáklyájának szuper oldala zárva, dzsóker
        oldala nyitva van.
    .ruling-3 = Ha egy játékosnak két képessége van, csak az van elzárva, amelyiket használta.
    .ruling-4 = Rá is jöhet válasz. A megállított hatástalanítás meg sem történt.
    .ruling-5 = A korábban befejezett használat érvényes marad.
