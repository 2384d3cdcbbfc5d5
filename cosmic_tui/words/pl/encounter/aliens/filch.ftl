alien-filch = Przywłaszczyciel
    .acc = Przywłaszczyciela
    .gen = Przywłaszczyciela
    .power-name-acc = Kradzież
    .tagline = Zgarnia zagraną kartę przeciwnika
    .flavour = Nic nie zginęło. Po prostu zmieniło adres.
    .power-name = Kradzież
    .power =
        Gdy karty spotkania, w którym jesteś atakującym lub broniącym, zostały odrzucone,
        możesz użyć tej mocy, by wziąć kartę spotkania przeciwnika ze stosu odrzuconych
        kart na swoją rękę.
    .wild =
        Gdy inny gracz zapowiada artefakt lub rozbłysk, odrzuć z ręki negocjacje: tamta
        karta nic nie robi i trafia na twoją rękę. Bez negocjacji nie możesz tego zagrać.
    .super =
        Możesz użyć tej mocy na jednej karcie spotkania dowolnego innego gracza, który jest
        głównym graczem, nawet jeśli nie bierzesz udziału w spotkaniu.
    .zap = Karta zostaje na stosie odrzuconych.
    .wild-classic =
        Wolno ci oszukiwać. W trzech chwilach ciszy spotkania (po przegrupowaniu, po
        sojuszach, przed sprawdzeniem zwycięstwa) każdy wydaje tajne polecenie: pas,
        zmyłka albo, tylko dla ciebie, zwinięcie. Zwiń jeden własny statek z wiru do
        swojej kolonii, wierzchnią kartę talii albo wierzchnią kartę stosu odrzuconych.
        Zwinięcie lub zmyłka robi hałas i każdy może wtedy w tajemnicy oskarżyć jednego
        gracza.

        Jeśli ktoś wskaże ciebie, pokazujesz tę kartę, odkładasz to, co zwinięte, i tracisz
        jeden wybrany statek; to liczy się jako twój rozbłysk w tym spotkaniu. Jeśli nikt
        cię nie wskaże, zatrzymujesz zdobycz i nikt się o niej nie dowiaduje. Kto oskarży
        niewłaściwego gracza, traci statek.

        Po przyłapaniu, dopóki masz tę kartę, możesz zwijać po dwie rzeczy jednego rodzaju
        i dowolne karty stosu odrzuconych.
    .super-classic =
        Możesz użyć tej mocy na jednej karcie spotkania dowolnego innego gracza, który jest
        głównym graczem, nawet jeśli nie bierzesz udziału w spotkaniu.
    .help = Wygrana czy nie: karta, która cię bije, następnym razem może być twoja.
    .ruling-1 =
        Bierzesz kartę, którą przeciwnik ostatecznie walczył, po każdej zamianie. Jeśli
        dodano do niej inną kartę, bierzesz tylko pierwszą.
    .ruling-2 =
        Metamorfozę bierzesz jako metamorfozę. Nie można wziąć karty, którą jej gracz
        zatrzymał albo która po blefie wsunęła się pod talię.
    .ruling-3 = Kto w kolejności tur podniesie ze stosu pierwszy, ten ma kartę.
    .ruling-4 =
        Liczą się wygrane, przegrane, porozumienia i brak porozumienia, ale nie spotkanie,
        w którym nie odkryto karty. Wszyscy wiedzą, którą kartę bierzesz.
    .ruling-5 =
        Rozbłysk uniwersalny: negocjacje wskazuje się od razu, ale płaci dopiero wtedy, gdy nikt
        już nie może cię zatrzymać. Jeśli ten rozbłysk zostanie anulowany, zachowujesz
        negocjacje.
    .ruling-6 =
        Rozbłysk uniwersalny: skradziona karta liczy się jako nigdy niezagrana przez właściciela.
        Skradziony artefakt możesz zagrać w następnej pasującej chwili, nawet w tym
        spotkaniu; skradziony rozbłysk dopiero w następnym, bo twój rozbłysk już był.
    .ruling-7 =
        Rozbłysk uniwersalny: możesz też ukraść kartę, która sama była odpowiedzią; to, na co
        odpowiadała, toczy się wtedy dalej.
    .ruling-8 =
        Rozbłysk wzmocniony: jedna karta jednego innego gracza. To użycie tej mocy i można je
        zablokować.
    .ruling-9 =
        Stół wybiera przed grą, czy udział bierze zwykły, czy klasyczny rozbłysk
        Przywłaszczyciela, nigdy oba.
    .ruling-10 =
        Klasyczny rozbłysk uniwersalny: polecenia i oskarżenia wszyscy wydają jednocześnie, więc
        samo pytanie nic nikomu nie mówi. Jedna zmyłka i jedno oskarżenie na gracza
        i spotkanie. Do końca takiej chwili nie zmienia się żadna jawna liczba.
    .ruling-11 =
        Klasyczny rozbłysk uniwersalny: oskarżenie kogoś, kto zrobił tylko zmyłkę, jest błędne. Bez
        statku do stracenia nie możesz oskarżać; przyłapany gracz bez statku nie traci
        żadnego.
    .ruling-12 =
        Klasyczny rozbłysk uniwersalny: zwinięcia, którego nikt nie zakwestionował, nie można
        zakwestionować później. Nie jest to zagranie; po przyłapaniu do końca spotkania
        nie możesz ani zwijać, ani zagrać rozbłysku.
    .ruling-13 =
        Klasyczny rozbłysk uniwersalny: zwinięty statek trafia do kolonii, którą już masz. Jako
        Przywłaszczyciel z działającą mocą masz tylko stronę wzmocnioną i nie możesz
        zwijać.
    .ruling-14 =
        Klasyczny rozbłysk uniwersalny: jeśli karta zostanie anulowana lub skradziona, gdy ją
        pokazujesz, oddajesz zdobycz, ale nie tracisz statku.

q-filch-take = Którą kartę spotkania bierzesz?
    .why = Kradzież: karta trafia ze stosu odrzuconych kart na twoją rękę.
