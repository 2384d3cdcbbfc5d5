alien-anti_matter = Antymaterialista
    .acc = Antymaterialistę
    .gen = Antymaterialisty
    .power-name-acc = Negację
    .tagline = Wygrywa mniejsza suma
    .flavour = Liczą od końca, a jakoś zawsze są na mecie przed tobą.
    .power-name = Negacja
    .power =
        Gdy jesteś atakującym lub broniącym, a obie karty spotkania to ataki, używasz tej
        mocy: wygrywa niższa suma. Przy remisie nadal wygrywa broniący.

        Twoje własne statki oraz statki wszystkich sojuszników po obu stronach odejmuje
        się od sumy ich strony, zamiast je dodawać. Własne statki twojego przeciwnika
        dodaje się jak zawsze. Wsparcie i inne premie zachowują znak, a suma może spaść
        poniżej zera.
    .wild =
        Gdy inny gracz zapowiada rozbłysk z uniwersalnym efektem, a ty jesteś głównym
        graczem lub sojusznikiem, zatrzymaj ten rozbłysk, zanim cokolwiek zrobi.
    .super =
        Gdy inny gracz zapowiada rozbłysk, uniwersalny lub wzmocniony, zatrzymaj go, zanim
        cokolwiek zrobi, bez względu na twój udział w spotkaniu.
    .zap = Wraca zwykła arytmetyka: statki się dodają i wygrywa wyższa suma.
    .help = Niskie karty, dużo statków, dużo sojuszników: tu wszystko pomaga.
    .ruling-1 =
        Statki odejmuje się od sumy; karty zachowują swoje wartości dla wszystkiego, co
        je odczytuje.
    .ruling-2 =
        Gdy po którejś stronie są negocjacje, moc nic nie robi. Jeśli podczas ujawnienia
        karta stanie się później negocjacjami, rozstrzygają zwykłe zasady.
    .ruling-3 = Metamorfoza, która skopiowała atak, jest atakiem.
    .ruling-4 =
        Statek, który liczy się za więcej niż 1, odejmuje się lub dodaje z tą wagą. Jeśli
        twój przeciwnik mnoży kartę przez statki, iloczyn się dodaje, a sojuszników tej
        strony odejmuje się od niego.
    .ruling-5 =
        Jeśli zwycięzca i przegrany zamieniają się też miejscami (Przegrany), dzieje się
        to na końcu: wtedy wygrywa wyższa ze zmienionych sum.
    .ruling-6 =
        Wsparcie może pójść na stronę twojego przeciwnika i zwykle właśnie tam chcesz je
        mieć.
    .ruling-7 =
        Utrata mocy po zapowiedzeniu tego użycia niczego nie zmienia: nadal wygrywa niższa
        suma.
    .ruling-8 =
        Rozbłyski: zatrzymana karta wraca na rękę właściciela i w tym spotkaniu nie można
        jej próbować ponownie, ale właściciel może jeszcze zagrać inny rozbłysk. Dla
        ciebie był to twój jedyny rozbłysk.
    .ruling-9 =
        Rozbłyski: wszyscy widzą, którego rozbłysku próbowano. Na twoją odpowiedź też można
        odpowiedzieć; jeśli zostanie zatrzymana, pierwszy rozbłysk działa.
    .ruling-10 =
        Rozbłysk uniwersalny: dopóki broniący nie jest znany, może go zagrać tylko atakujący.
