alien-virus = Wirus
    .acc = Wirusa
    .gen = Wirusa
    .power-name-acc = Mnożenie
    .tagline = Mnoży statki przez kartę
    .flavour = Dwa to kichnięcie, cztery to galaktyczna pandemia.
    .power-name = Mnożenie
    .power =
        Gdy jesteś atakującym lub broniącym i odkrywasz atak, używasz tej mocy: twoje własne
        statki w spotkaniu mnoży się przez wartość karty, zamiast je do niej dodawać. Statki
        sojuszników, wsparcie i premie dodaje się potem jak zwykle.
    .wild = Gdy jesteś głównym graczem, po odkryciu kart do twojej sumy liczy się iloczyn twoich statków i statków sojuszników zamiast ich sumy. Kartę dodaje się jak zwykle.
    .super =
        Gdy używasz tej mocy, statki sojuszników dołączają do twoich w mnożeniu: wszystkie
        statki twojej strony razy twoja karta.
    .zap = Dodajesz statki i kartę jak wszyscy.
    .help = Cztery statki i 20 to 80. Zero statków i 40 to nic.
    .ruling-1 =
        Mnożysz nawet tam, gdzie lepiej byłoby dodać, na przykład przy jednym statku lub karcie
        00.
    .ruling-2 =
        Mnoży się wartość karty po wszystkich jej zmianach; stałych premii i wsparcia nie.
    .ruling-3 =
        Gdy bronisz planety bez własnych statków, iloczyn wynosi zero: liczą się tylko
        sojusznicy i premie.
    .ruling-4 =
        Metamorfoza kopiuje nadrukowaną liczbę i tę się mnoży. Metamorfoza przeciwnika dostaje
        samą liczbę.
    .ruling-5 =
        Jeśli przed porównaniem sum statki przybywają lub znikają, liczy się liczba z tej
        chwili.
    .ruling-6 = Każdy statek w mnożeniu liczy się za jeden, bez względu na to, ile waży gdzie indziej.
    .ruling-7 =
        W spotkaniu z Antymaterialistą najpierw oblicza się twój iloczyn, potem odejmuje się
        statki sojuszników. Wygrywa niższy wynik.
    .ruling-8 = Rozbłysk uniwersalny: bez sojuszników statki nic nie dodają. Dostajesz ostrzeżenie, ale wolno ci to zrobić.
    .ruling-9 = Rozbłysk wzmocniony: statków sojuszników nie dodaje się drugi raz.
