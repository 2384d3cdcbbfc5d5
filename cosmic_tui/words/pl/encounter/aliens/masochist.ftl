alien-masochist = Masochista
    .acc = Masochistę
    .gen = Masochisty
    .power-name-acc = Samoudrękę
    .tagline = Wygrywa po stracie wszystkich statków
    .flavour = Prosimy celować starannie; przykro byłoby przeżyć.
    .power-name = Samoudręka
    .power =
        Na początku każdego spotkania, zanim atakujący odzyska statek z wiru, używasz tej
        mocy, jeśli w grze nie został ani jeden twój statek: wygrywasz grę. Statki w wirze
        i statki usunięte z gry są stracone.

        Zachowujesz tę moc bez względu na liczbę rodzimych kolonii, nawet gdy nie masz żadnej.
        Możesz też wygrać zewnętrznymi koloniami jak każdy inny.
    .wild =
        Gdy atakujący ma odzyskać statek z wiru, wskaż innego gracza albo
        siebie: odzyskuje statek ten gracz, a atakujący żadnego. Nie wtedy, gdy atakującemu
        zabrakłoby statku do wysłania.
    .super =
        Podczas przegrupowania w swojej turze usuń z gry na zawsze jeden ze swoich statków
        w wirze. Nie odzyskujesz wtedy żadnego statku.
    .zap = Jeszcze nie wygrywasz. W następnym przegrupowaniu pytanie powraca.
    .help = Strać wszystko i przetrwaj przegrupowanie. Albo po prostu wygraj koloniami.
    .ruling-1 = Nigdy nie występuje w tej samej grze co Uzdrowiciel.
    .ruling-2 =
        Statek w kolonii, na wrotach, obok planety lub na technologii jest nadal w grze.
    .ruling-3 =
        Liczy się tylko początek spotkania. Strata ostatniego statku sama nie wygrywa,
        a kto wygra przed tym przegrupowaniem, wygrywa pierwszy.
    .ruling-4 =
        W twojej turze następuje to, zanim twój statek wróci z wiru: jeśli wszystko
        stracone, zamiast tego wygrywasz.
    .ruling-5 =
        Jeśli blok spotka cię w twoim własnym przegrupowaniu, twój statek wraca na wrota
        i znowu masz statki.
    .ruling-6 =
        Efekty, które opróżniają wir, przychodzą za późno, a twoje statki nie miałyby
        kolonii, do której mogą wrócić.
    .ruling-7 =
        Wszystkie twoje statki to całe dwadzieścia albo szesnaście przy czterech planetach.
    .ruling-8 = Każdy może policzyć, ile ci brakuje.
    .ruling-9 =
        Jeśli ten obcy przechodzi do kogoś innego, od tej chwili patrzy się na statki tego
        gracza.
    .ruling-10 =
        Rozbłysk uniwersalny: jeśli wskazany gracz nie ma statku w wirze albo nie ma kolonii, nie
        wraca żaden.

q-masochist-favour = Wybierz, kto odzyskuje statek zamiast atakującego.
    .why = Ten gracz odzyskuje z wiru jeden statek, a atakujący żadnego.
