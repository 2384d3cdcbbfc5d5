alien-trader = Handlarz
    .acc = Handlarza
    .gen = Handlarza
    .power-name-acc = Przeniesienie
    .tagline = Wymienia całe ręce z przeciwnikiem
    .flavour = Wszystko, co mam, za wszystko, co masz. Zgoda? Za późno.
    .power-name = Przeniesienie
    .power =
        Przed wyborem kart spotkania, gdy jesteś atakującym lub broniącym, możesz użyć tej
        mocy, by zamienić całą swoją rękę na rękę przeciwnika. Zamiana jest na stałe.
    .wild =
        Jeśli jesteś głównym graczem, to zanim ktokolwiek zostanie zaproszony, weź losowo
        jedną kartę z ręki przeciwnika, obejrzyj ją i daj w zamian jedną kartę ze swojej
        ręki; może to być ta sama.
    .super =
        Możesz użyć tej mocy na ręce dowolnego innego gracza zamiast na ręce przeciwnika.
    .zap = Blok następuje, zanim ruszy się karta: obie strony zachowują ręce.
    .help = Zagraj prawie wszystkie karty, a potem wymień rękę na pełną.
    .ruling-1 =
        Obie ręce są już wtedy sprawdzone: jako broniący bez karty spotkania najpierw dobierasz
        nową rękę, jako atakujący bez niej nie masz już tury. Nie możesz więc przekazać ręki
        bez kart spotkania.
    .ruling-2 =
        Przechodzi wszystko z ręki, także rozbłyski i artefakty; nie skarbiec Skąpca, nie karty
        na arkuszu obcego i nie rozbłysk właśnie zagrywany.
    .ruling-3 =
        Blok trzeba mieć na ręce w chwili, gdy zapowiadasz zamianę; otrzymany przez nią
        przychodzi za późno.
    .ruling-4 = Inni, którzy działają przed wyborem kart, robią to w kolejności tur.
    .ruling-5 =
        Wszyscy wiedzą, ile kart dostaje każda strona; tylko wy wiecie, które.
    .ruling-6 =
        Rozbłysk uniwersalny: przeciwnik musi mieć co najmniej jedną kartę. Sam rozbłysk nie jest na
        twojej ręce, gdy działa.
    .ruling-7 =
        Rozbłysk wzmocniony: ręka trzeciego gracza może być pusta lub bez kart spotkania. Obie główne
        ręce sprawdza się wtedy ponownie: jako atakujący bez takiej karty kończysz turę, jako
        broniący dobierasz nową rękę. Trzeci gracz nic nie dobiera.
    .ruling-8 = Rozbłysk wzmocniony: rozbłysk wraca na twoją nową rękę.

q-trader-partner = Czyją rękę chcesz za swoją?
    .why = Przeniesienie: zamieniacie całe ręce, na stałe. Moc można zablokować.
q-trader-give_back = Którą kartę oddajesz w zamian?
    .why = Możesz oddać dowolną swoją kartę, nawet tę, którą właśnie bierzesz.
