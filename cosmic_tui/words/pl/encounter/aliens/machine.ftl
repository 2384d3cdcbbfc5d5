alien-machine = Maszyna
    .acc = Maszynę
    .gen = Maszyny
    .power-name-acc = Ciągłość
    .tagline = Ciągle zaczyna kolejne spotkania
    .flavour = Nigdy nie pyta, czy działać dalej, tylko jak.
    .power-name = Ciągłość
    .power =
        Gdy kończy się spotkanie twojej własnej tury, bez względu na wynik, możesz użyć tej
        mocy, by odbyć kolejne, o ile masz kartę spotkania. Nie ma limitu; każde następne
        spotkanie to nowe użycie.
    .wild =
        Gdy kończy się twoje pierwsze spotkanie jako atakującego, odbądź drugie, mimo że
        przegrywasz, nie masz porozumienia albo nie masz karty spotkania. Bez niej na
        początku dobierasz nową rękę ośmiu kart i zachowujesz ponadto ten rozbłysk.
    .super =
        Podczas przegrupowania w swojej turze dobierz kartę z talii, zamiast zabierać statek
        z wiru.
    .zap =
        Ta moc nie daje dalszego spotkania; o tym, czy tura trwa, decydują zwykłe zasady.
    .help = Twoja tura trwa tak długo, jak twoje karty spotkania.
    .ruling-1 =
        Po udanym pierwszym spotkaniu odbywasz zwykłe drugie bez tej mocy, więc nie
        ma w nim czego blokować.
    .ruling-2 =
        Blok dotyczy spotkania, które się właśnie skończyło. Jeśli zwykłe zasady dają ci
        kolejne, po jego końcu moc znów działa.
    .ruling-3 = Najpierw sprawdza się zwycięstwo: jeśli ktoś wygrał, nic się nie zaczyna.
    .ruling-4 =
        W środku tury nie ma nowej ręki. Jeśli nie masz już karty spotkania, twoja tura
        się kończy.
    .ruling-5 =
        Przerwane spotkania też się liczą. Nie liczą się te, w których bronisz się albo
        które dali ci inni.
    .ruling-6 = Każde następne spotkanie zaczyna się własnym przegrupowaniem.
    .ruling-7 = Kontynuacja dowodzi, że masz kartę spotkania, i niczego więcej.
    .ruling-8 = Jeśli do tej pory tracisz moc, decydują zwykłe zasady.
    .ruling-9 =
        Rozbłysk uniwersalny: tylko po pierwszym spotkaniu twojej tury; daje dokładnie to drugie.
    .ruling-10 =
        Rozbłysk wzmocniony: można go zagrać nawet wtedy, gdy nie masz statku w wirze.
