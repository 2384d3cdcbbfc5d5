alien-loser = Przegrany
    .acc = Przegranego
    .gen = Przegranego
    .power-name-acc = Przewrót
    .tagline = Potrafi dać wygraną przegranym
    .flavour = Drugie miejsce to kwestia perspektywy i formularzy.
    .power-name = Przewrót
    .power =
        Przed wyborem kart spotkania, gdy jesteś atakującym lub broniącym, możesz użyć tej
        mocy, zapowiadając przewrót. Wtedy każdy główny gracz, który ma atak, musi położyć
        atak. A gdy spotkanie jest już rozstrzygnięte, po wszystkim innym, przegrana strona
        wygrywa, a zwycięska przegrywa.
    .wild =
        Jeśli jesteś głównym graczem, przed wyborem kart spraw, by przegrały obie strony: do
        wiru trafiają wszystkie statki atakującego, broniącego na tej planecie i wszystkich
        sojuszników, a kart się nie kładzie.
    .super =
        Zapowiedz przewrót dopiero wtedy, gdy obie karty leżą zakryte. Nikt nie musi wtedy
        kłaść ataku; odwraca się tylko wynik.
    .zap = Przewrotu nie ma: każdy kładzie, co chce, i wygrywa wyższa suma.
    .help = Zapowiedz, a potem ze wszystkich sił staraj się przegrać.
    .ruling-1 =
        Odwrócenie to ostatni ze wszystkich kroków, po sumach, automatycznych wygranych i każdej innej
        mocy.
    .ruling-2 = Remis przypada broniącemu i dopiero się odwraca: wygrywa atakujący.
    .ruling-3 =
        Atak przeciw negocjacjom, co jest możliwe, jeśli ktoś nie ma ataku: wygrywają negocjacje. Rekompensaty
        nie ma, bo nie stracono przy nich statku.
    .ruling-4 =
        Przy dwóch negocjacjach nie ma przegranego: próbujecie zawrzeć porozumienie jak
        zwykle.
    .ruling-5 =
        Metamorfoza na ręce nie jest atakiem. Położyć może ją tylko gracz bez żadnego
        ataku.
    .ruling-6 =
        Kto pyta, czyja jest wygrana, widzi odwrócony wynik. O ile wygrano, to zwykła
        różnica sum.
    .ruling-7 =
        Obowiązek położenia ataku zależy od rąk w chwili wyboru; późniejsze zmiany kart niczego
        tu nie zmieniają.
    .ruling-8 =
        Utrata mocy po zapowiedzi niczego nie zmienia. Dwa przewroty znoszą się nawzajem.
    .ruling-9 =
        Rozbłysk uniwersalny: obaj główni gracze i wszyscy sojusznicy przegrywają. Nie ma kolonii,
        rekompensaty ani nagród, a spotkanie nie było sukcesem.
    .ruling-10 =
        Rozbłysk uniwersalny: broniący bez statków na miejscu nic nie traci, ale i tak przegrywa.
