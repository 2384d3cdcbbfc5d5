alien-tripler = Potrajacz
    .acc = Potrajacza
    .gen = Potrajacza
    .power-name-acc = Po trzykroć
    .tagline = Słabe ataki rosną, mocne maleją
    .flavour = Trzy głowy, trzy zdania, jedna krzywa linijka.
    .power-name = Po trzykroć
    .power =
        Gdy jesteś atakującym lub broniącym i odkrywasz atak, używasz tej mocy: karta 10 lub
        niższa jest warta trzy razy tyle, karta 11 lub wyższa tylko jedną trzecią, zaokrągloną
        w górę. Na przykład 04 staje się 12, 10 staje się 30, 11 staje się 4, a 40 staje się 14.
        Statków i premii to nie dotyczy.
    .wild =
        Gdy jesteś głównym graczem, a atak przeciwnika jest wart 15 lub więcej, zmniejsz go
        do jednej trzeciej (zaokrąglonej w górę), zanim zmieni go cokolwiek innego.
    .super = Gdy używasz tej mocy, potraja się też twoje 11, 12 lub 13.
    .zap = Karta jest warta tyle, ile wcześniej.
    .help = 10 jest warte 30, a 40 tylko 14. Handluj odpowiednio.
    .ruling-1 =
        Moc działa po uniwersalnym efekcie Potrajacza i po wszystkim, co zapowiedziano, gdy
        karty leżały zakryte; z 10 porównuje się wartość z tej chwili. 20 odwrócone w 02
        staje się 6.
    .ruling-2 =
        Twoja metamorfoza kopiuje nadrukowaną liczbę i dopiero się zmienia; metamorfoza
        przeciwnika kopiuje twoją nadrukowaną liczbę bez zmian.
    .ruling-3 =
        Gdy po drugiej stronie są negocjacje, karta i tak się zmienia, ale niczego się nie
        porównuje.
    .ruling-4 =
        Nowa wartość dotyczy tylko tego spotkania. Na ręce i na stosie odrzuconych liczy się
        nadrukowana liczba.
    .ruling-5 =
        Rozbłysk wzmocniony: możesz decydować za każdym razem i tylko dla własnej karty.
    .ruling-6 =
        Rozbłysk uniwersalny: patrzy się na nadrukowaną lub skopiowaną liczbę karty przeciwnika.
