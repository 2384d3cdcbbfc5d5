alien-warrior = Wojownik
    .acc = Wojownika
    .gen = Wojownika
    .power-name-acc = Mistrzostwo
    .tagline = Zbiera doświadczenie, bije mocniej
    .flavour = Blizny to medale, których nie da się zgubić.
    .power-name = Mistrzostwo
    .power =
        Gdy kończy się spotkanie, w którym jesteś atakującym lub broniącym, połóż żetony na
        swoim arkuszu obcego: jeden, jeśli wygrywasz lub zawierasz porozumienie, albo dwa,
        jeśli przegrywasz lub nie ma porozumienia. W grze na cztery planety połóż o jeden
        więcej. To nie jest użycie i nie można tego zablokować.

        Gdy jesteś atakującym lub broniącym i odkrywasz atak, używasz tej mocy: każdy żeton
        dodaje 1 do twojej sumy. Żetonów nigdy się nie wydaje.
    .wild =
        Gdy kończy się spotkanie, w którym jesteś broniącym, od razu odbądź jako atakujący
        jedno spotkanie przeciw graczowi, który cię atakował, na planecie jego rodzimego
        systemu. Potem gra toczy się dalej tam, gdzie była.
    .super =
        Możesz użyć tej mocy jako sojusznik, gdy główny gracz twojej strony odkrywa atak: twoje
        żetony dodaje się do sumy tej strony.
    .zap = W tym spotkaniu nie ma premii. Żetony zostają, a nowe i tak przybywają.
    .help = Przegrywaj wcześnie i często. Potem wszystko, co stracone, walczy dla ciebie.
    .ruling-1 = Żetony za spotkanie dostajesz dopiero po jego zakończeniu, więc w nim jeszcze nie pomagają.
    .ruling-2 =
        Dopóki nie masz mocy, nie dostajesz żetonów, a te, które masz, się nie liczą. Liczą się
        znów, gdy moc wróci.
    .ruling-3 =
        Jeśli przegrywają obie strony, przegrywasz i ty: dwa żetony. Przerwane spotkanie nic
        nie przynosi.
    .ruling-4 = Unieważnione porozumienie to brak porozumienia: dwa żetony.
    .ruling-5 =
        Premia to zwykłe dodawanie, którego się nie mnoży i które nie należy do wartości karty.
        Przy negocjacjach go nie ma.
    .ruling-6 = Twoje żetony może policzyć każdy. Wędrują z twoim arkuszem obcego.
    .ruling-7 =
        Rozbłysk uniwersalny: to spotkanie ma wszystkie fazy, ale bez karty celu; planetę wybierasz ty.
        To nie jest tura: bez nowej ręki na początku i bez drugiego spotkania z tego tytułu.
        Jeśli nie masz w planowaniu karty spotkania, po prostu się kończy.
    .ruling-8 =
        Rozbłysk uniwersalny: potem przerwana tura toczy się dalej, z drugim spotkaniem, jeśli się
        należy. Rozbłyski liczy się dla niego od nowa.
    .ruling-9 = Rozbłysk wzmocniony: jako sojusznik nie dostajesz żetonów za spotkanie.
