alien-sorcerer = Czarownik
    .acc = Czarownika
    .gen = Czarownika
    .power-name-acc = Magię
    .tagline = Zamienia obie zakryte karty
    .flavour = Patrz uważnie na macki. Nie te, tamtych sześć.
    .power-name = Magia
    .power =
        Gdy obie karty spotkania leżą zakryte, a ty jesteś atakującym lub broniącym, możesz
        użyć tej mocy, by je zamienić, bez oglądania karty przeciwnika. Od tej chwili każda
        karta należy do strony, na której leży.
    .wild =
        Przed wyborem kart spotkania, w spotkaniu, w którym Czarownik nie jest głównym graczem,
        każ obu głównym graczom na stałe zamienić się obcymi. Potem oddaj ten rozbłysk
        Czarownikowi albo odrzuć go, jeśli nikt nim nie jest.
    .super =
        Możesz użyć tej mocy jako sojusznik dowolnej strony; zamienia się karty obu głównych
        graczy.
    .zap = Obie karty wracają tam, gdzie leżały.
    .help = Połóż złą kartę i oddaj ją. Przeciwnik też o tym wie.
    .ruling-1 = Nigdy nie występuje w tej samej grze co Hazardzista.
    .ruling-2 =
        Po zamianie twoja karta spotkania to ta po twojej stronie: przy rekompensacie, dla
        każdego, kto ją zatrzymuje lub zabiera, i przy odrzuceniu.
    .ruling-3 =
        Przeciw Wyroczni kładziesz kartę otwartą, Wyrocznia wybiera, a potem możesz zamienić.
    .ruling-4 =
        Jedna zamiana na spotkanie. Jeśli ktoś inny też może zamieniać, dwie zamiany cofają
        karty.
    .ruling-5 =
        Inni, którzy działają na karty leżące zakryte, nie wchodzą ci w drogę: co zapowiadają,
        dotyczy kart, które ostatecznie tam leżą.
    .ruling-6 = Metamorfoza należy do strony, po której zostaje odkryta.
    .ruling-7 = Zamiana jest jawna; treść kart pozostaje ukryta do ujawnienia.
    .ruling-8 =
        Rozbłysk uniwersalny: może go zagrać każdy, nawet główny gracz, który nie jest Czarownikiem.
    .ruling-9 =
        Rozbłysk uniwersalny: przechodzi cały arkusz obcego, z żetonami, kartami i znakiem bloku; ręce,
        statki i planety zostają. O tym, czy moc działa, decydują rodzime kolonie nowego
        właściciela, a przygotowania się nie powtarza.
    .ruling-10 =
        Rozbłysk uniwersalny: co mocą zrobiono wcześniej, pozostaje, a nowy właściciel może jej użyć
        później w tym samym spotkaniu.
