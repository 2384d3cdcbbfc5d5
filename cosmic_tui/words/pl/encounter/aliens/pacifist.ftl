alien-pacifist = Pacyfista
    .acc = Pacyfistę
    .gen = Pacyfisty
    .power-name-acc = Pokój
    .tagline = Jego negocjacje biją atak
    .flavour = Otwarta dłoń, wyciągnięta, aż się przewrócisz.
    .power-name = Pokój
    .power =
        Gdy jesteś atakującym lub broniącym, a twoje negocjacje trafiają na atak, używasz
        tej mocy: twoja strona wygrywa spotkanie.

        Przy dwóch negocjacjach próbujecie zawrzeć porozumienie jak zwykle; jeśli pokazujesz
        atak, ta moc nic nie robi.
    .wild =
        Jako główny gracz, którego negocjacje trafiają na atak, spraw, by twoja karta liczyła
        się w tym spotkaniu jako atak 15.
    .super =
        Gdy nie dochodzi do twojego porozumienia, tracisz tylko jeden statek, a przeciwnik
        pięć.
    .zap =
        Wraca zwykła zasada: przegrywasz i bierzesz rekompensatę za statki, które tracisz.
    .help = Bójcie się tych negocjacji: potem zostaje już tylko rozmowa.
    .ruling-1 =
        Nikt nie bierze rekompensaty: przeciwnik nie pokazuje negocjacji, a ty nie tracisz
        statków.
    .ruling-2 =
        Metamorfoza jest tym, czym się stała. Twoja metamorfoza przeciw atakowi jest atakiem;
        metamorfoza przeciwnika przeciw twoim negocjacjom to negocjacje.
    .ruling-3 =
        Sprawdza się to od nowa, ilekroć podczas ujawnienia zmienia się karta. Jeśli atak
        staje się negocjacjami, twoja wygrana przepada; jeśli twoja karta staje się
        negocjacjami później, wygrywasz wtedy.
    .ruling-4 =
        Jeśli inny efekt też wskazuje zwycięzcę, na przykład Człowiek, obowiązuje późniejszy.
        Przewrót Przegranego zmienia twoją wygraną w przegraną z negocjacjami, która daje
        rekompensatę.
    .ruling-5 = Dopóki wygrana obowiązuje, sumy, wsparcie i różnica sum nie mają znaczenia.
    .ruling-6 = Dopóki nie masz mocy, negocjacje podlegają zwykłej zasadzie.
    .ruling-7 =
        Rozbłysk uniwersalny: od tej chwili to atak pod każdym względem: sumy się porównuje, a ty nie
        masz prawa do rekompensaty.
    .ruling-8 =
        Rozbłysk wzmocniony: bierzesz obie połowy albo żadnej. Każda strona wybiera statki; jeśli ma
        mniej, traci wszystkie. Działa też na porozumienie, które ktoś unieważnia.
