alien-spiff = Spiff
    .acc = Spiffa
    .gen = Spiffa
    .power-name-acc = Twarde lądowanie
    .tagline = Po klęsce i tak ląduje jednym statkiem
    .flavour = Każde lądowanie z krzyczącymi ocalałymi jest udane.
    .power-name = Twarde lądowanie
    .power =
        Gdy jako atakujący przegrywasz spotkanie, w którym obie strony zagrały ataki, a sumy
        różnią się o 10 lub więcej, możesz użyć tej mocy: jeden z twoich statków na wrotach
        ląduje na planecie, zamiast trafić do wiru. Pozostaje tam pokojowo obok wszystkich innych
        statków i zakłada kolonię, jeśli jeszcze jej tam nie masz. Wszystkie pozostałe statki na
        wrotach przepadają jak zwykle.
    .wild =
        Jeśli przegrywasz jako broniący, zatrzymaj jeden ze swoich statków na planecie. Statek
        nie przepada i pozostaje obok przybyszów.
    .super =
        Możesz użyć tej mocy w tym spotkaniu, gdy sumy różnią się o 5 lub więcej.
    .zap = Ten statek trafia do wiru razem z resztą.
    .help = Jeśli już przegrywać, to na całego: jeden statek i najniższy atak.
    .ruling-1 =
        Różnica to różnica ostatecznych sum, także gdy wygrywa niższa suma albo zwycięzca
        i przegrany zamieniają się miejscami.
    .ruling-2 =
        Przegrana z negocjacjami, przez automatyczną wygraną albo przez dwie metamorfozy nie ma
        różnicy sum. Tak samo, jeśli ataki zamieniono w negocjacje.
    .ruling-3 =
        I tak przegrywasz: twoja tura się kończy, a sojusznicy broniącego dostają nagrody.
    .ruling-4 =
        Statki, które Pustka usuwa z gry, nie trafiają do wiru, więc nie mogą wylądować.
        Wylądować może tylko statek, który trafia do wiru.
    .ruling-5 = Nowa kolonia liczy się od razu, także do wspólnego zwycięstwa.
    .ruling-6 =
        Gdy na wrotach nie ma już twojego statku, nie ma co lądować; statki sojuszników nie
        mogą.
    .ruling-7 =
        Gdy atakujesz kolonię w swoim własnym systemie, lądujesz na swojej planecie i dzielisz
        ją ze zwycięzcą.
    .ruling-8 =
        Rozbłysk uniwersalny: działa po każdej przegranej. Statek nie został stracony, więc nie daje
        rekompensaty; zachowana tak rodzima kolonia liczy się do zachowania mocy.
    .ruling-9 = Rozbłysk uniwersalny: statki, które usuwa Pustka, nie mogą zostać.
