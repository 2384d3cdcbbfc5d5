alien-oracle = Wyrocznia
    .acc = Wyrocznię
    .gen = Wyroczni
    .power-name-acc = Jasnowidzenie
    .tagline = Widzi kartę rywala przed wyborem
    .flavour = Dzwoniło jutro; mówi, żeby wziąć wyższą kartę.
    .power-name = Jasnowidzenie
    .power =
        W każdym spotkaniu, w którym jesteś atakującym lub broniącym, używasz tej mocy przy
        wyborze kart spotkania: przeciwnik kładzie najpierw kartę odkrytą. Potem wybierasz
        swoją i kładziesz ją zakrytą. Spotkanie toczy się dalej jak zwykle.
    .wild =
        Jako główny gracz, przed wyborem kart, potasuj razem rękę swoją i przeciwnika. Weź
        z powrotem losowo tyle kart, ile było twoich; reszta należy do przeciwnika.
    .super =
        Gdy karta przeciwnika leży odkryta, przerwij spotkanie: ta karta wraca na jego rękę,
        wszystkie statki z wrót i wszyscy sojusznicy wracają do kolonii, a liczy się to jako
        zawarte porozumienie.
    .zap =
        Blok następuje, zanim położono kartę: obie strony wybierają jednocześnie, zakryte karty.
    .help = Wygraj o jeden albo przegraj najgorszą kartą. Zawsze wiesz, co wybrać.
    .ruling-1 =
        Wszystko, co dzieje się przed wyborem kart, jest już wtedy za wami, a na obu rękach
        sprawdzono karty spotkania.
    .ruling-2 =
        Otwarta karta jest tylko znana, nie odkryta w ujawnieniu: nic, co do niego należy,
        jeszcze się nie dzieje, a efekty na karty leżące zakryte nadal na nią działają.
    .ruling-3 = Otwartą kartę widzą wszyscy, a jej gracz nie może już jej zmienić.
    .ruling-4 =
        Metamorfoza przeciwnika leży otwarta jako metamorfoza. Czym się stanie, zależy od
        twojej karty.
    .ruling-5 = Czarownik może zamienić otwartą kartę na twoją ukrytą.
    .ruling-6 = Jeśli tracisz moc po odsłonięciu karty, karta pozostaje odkryta.
    .ruling-7 =
        Rozbłysk uniwersalny: miesza się tylko ręce, bez skarbców i bez tego rozbłysku. Obie strony
        zachowują liczbę kart. Może to zostawić bez karty spotkania atakującego, co kończy
        turę, albo broniącego, który dobiera nową rękę.
    .ruling-8 =
        Rozbłysk wzmocniony: to sukces atakującego bez warunków. Drugie spotkanie jest możliwe, nikt
        nie zyskuje kolonii ani karty, a statki broniącego zostają na planecie.
