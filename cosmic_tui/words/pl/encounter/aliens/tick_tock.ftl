alien-tick_tock = Tik-tak
    .acc = Tik-taka
    .gen = Tik-taka
    .power-name-acc = Cierpliwość
    .tagline = Wygrywa, gdy skończy się odliczanie
    .flavour = Każdy rozejm to kolejny trybik na swoim miejscu.
    .power-name = Cierpliwość
    .power =
        Na początku gry połóż na swoim arkuszu obcego dziesięć żetonów albo osiem w grze na
        cztery planety.

        W każdym spotkaniu, bez względu na to, kto bierze udział, gdy wygra broniący albo
        zostanie zawarte porozumienie, używasz tej mocy: usuń jeden żeton. Gdy zniknie
        ostatni, wygrywasz grę, gdy tylko sprawdza się zwycięstwo. Możesz też wygrać
        zewnętrznymi koloniami jak każdy inny.
    .wild =
        Gdy z odrzuconych kart powstała nowa talia, przesuń od jednego do czterech swoich
        statków ze swoich kolonii na jedną rodzimą planetę innego gracza i załóż tam
        kolonię, obok każdego, kto tam jest.
    .super =
        Gdy wygrywasz lub zawierasz porozumienie jako główny gracz, wyślij jeden swój statek do
        wiru i usuń jeszcze jeden żeton.
    .zap = Żeton wraca na arkusz, nawet jeśli był ostatni.
    .help = Przybliżają cię porozumienia i uparci broniący. Pomagaj jednym i drugim.
    .ruling-1 =
        Ta moc zdejmuje najwyżej jeden żeton na spotkanie: wygrana broniącego i porozumienie
        się wykluczają.
    .ruling-2 =
        Liczy się tylko wynik ostateczny: po przewrocie lub automatycznej wygranej i tylko
        jeśli porozumienia nie unieważniono.
    .ruling-3 =
        Żeton nie znika przy wygranej atakującego, braku porozumienia, przegranej obu stron i przerwanym
        spotkaniu.
    .ruling-4 = Liczy się też wygrana broniącego bez statków.
    .ruling-5 =
        Jeśli opróżniasz arkusz, gdy ktoś inny zdobywa zwycięską kolonię, to wspólne
        zwycięstwo.
    .ruling-6 =
        Dopóki moc jest utracona lub zablokowana, niczego się nie usuwa i później nie odrabia.
        Żetony zostają, a pusty arkusz wygrywa tylko, gdy moc działa.
    .ruling-7 =
        Twoje żetony może policzyć każdy. Wędrują z arkuszem obcego, a przygotowania się nie
        powtarza.
    .ruling-8 =
        Rozbłysk uniwersalny: liczy się tylko talia, z której dobierasz rękę, i nie jej pierwsze
        tasowanie. Dobieranie czeka, kolonia powstaje, potem dobiera się dalej.
    .ruling-9 =
        Rozbłysk uniwersalny: statki pochodzą z kolonii, a na tej planecie nie możesz mieć jeszcze
        kolonii. Może to być ta zwycięska.
    .ruling-10 =
        Rozbłysk wzmocniony: możesz wziąć statek z dowolnej swojej kolonii. Jeśli przez tę zapłatę
        stracisz moc, pusty arkusz czeka, aż ją odzyskasz.

q-tick_tock-pay = Z której kolonii oddajesz statek?
    .why = Wzmocniony rozbłysk: statek trafia do wiru, a z arkusza znika jeden żeton.
q-tick_tock-planet = Na której planecie zakładasz kolonię?
    .why = Rozbłysk Tik-taka: to rodzima planeta innego gracza, a jej statki zostają.
q-tick_tock-ships = Które statki ją zakładają ({ $range })?
    .why = Statki bierzesz z kolonii, nie ze spotkania. Opróżniona kolonia znika.
