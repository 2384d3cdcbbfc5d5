alien-machine = Gép
    .tagline = Összecsap, aztán megint, aztán megint
    .flavour = Sosem kérdezi, folytassa-e, csak azt, hogyan.
    .power-name = Folytonosság
    .power =
        Amikor a saját fordulód egy összecsapása véget ért, bármi lett is az eredménye,
        használhatod ezt a képességet, hogy még egy következzen, feltéve hogy van nálad
        összecsapáskártya. Nincs felső határ; minden további összecsapás új használat.
    .wild =
        Amikor támadóként az első összecsapásod véget ért, jöjjön a második akkor is, ha
        veszítettél, nem sikerült egyezséget kötnöd, vagy nincs összecsapáskártyád. Ha
        nincs, a kezdetén új, nyolclapos kezet húzol, és ez a fáklya azon felül
        megmarad.
    .super =
        A saját fordulód átcsoportosításában húzz egy lapot a pakliból, ahelyett hogy
        egy űrhajót visszahoznál a térgörbületről.
    .zap =
        Ettől a képességtől nincs további összecsapás; hogy a fordulód folytatódik-e, a
        rendes szabályok döntik el.
    .help = A fordulód addig tart, amíg az összecsapáskártyáid.
    .ruling-1 =
        Sikeres első összecsapás után a rendes második e képesség nélkül jár, így senki
        sem hatástalaníthatja.
    .ruling-2 =
        A hatástalanítás arra az összecsapásra szól, amely épp véget ért. Ha a rendes
        szabályok adnak még egyet, ez a képesség annak a végére visszatér.
    .ruling-3 =
        A győzelmet kell előbb ellenőrizni: ha valaki győzött, semmi sem
        kezdődik utána.
    .ruling-4 =
        A fordulód közepén nincs új kéz. Ha nem marad összecsapáskártyád, a fordulódnak
        vége.
    .ruling-5 =
        A félbeszakadt összecsapás is számít. Védőként vívott, vagy másoktól kapott
        összecsapás nem.
    .ruling-6 = Minden további összecsapás saját átcsoportosítással kezdődik.
    .ruling-7 = A folytatás azt bizonyítja, hogy van nálad összecsapáskártya, és semmi mást.
    .ruling-8 = Ha a képességed addigra elveszett, a rendes szabályok döntenek.
    .ruling-9 = Dzsóker: csak a fordulód első összecsapása után, és pontosan a másodikat adja.
    .ruling-10 = Szuper: akkor is kijátszható, ha egy űrhajód sincs a térgörbületen.
