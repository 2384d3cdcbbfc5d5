alien-observer = Wartownik
    .acc = Wartownika
    .gen = Wartownika
    .power-name-acc = Ochronę
    .tagline = Chroni przed wirem statki sojuszników
    .flavour = Patrzy, kiwa głową, odwozi wszystkich do domu.
    .power-name = Ochrona
    .power =
        Gdy jesteś sojusznikiem, a twoje statki miałyby w rozstrzygnięciu trafić do wiru,
        używasz tej mocy: trafiają zamiast tego do twoich kolonii.

        Gdy jesteś głównym graczem, a statki twoich sojuszników miałyby w rozstrzygnięciu
        trafić do wiru, używasz tej mocy: trafiają zamiast tego do kolonii swoich
        właścicieli. Twoje własne statki jako głównego gracza nigdy nie są chronione.
    .wild =
        Gdy sojusze są zawarte, a ty jesteś głównym graczem, pozwól każdemu ze swoich
        sojuszników dobrać jedną kartę z talii.
    .super =
        Gdy wysyłasz statki jako atakujący lub sojusznik, wyślij jeden ze swoich statków
        wprost z wiru. Nie wolno ci mieć w ten sposób w spotkaniu więcej niż czterech.
    .zap = Statki wszystkich twoich sojuszników trafiają jednak do wiru, i to jednocześnie.
    .help = Sojusznicy, którzy nic nie tracą, przychodzą chętnie. Więcej nie obiecuj.
    .ruling-1 =
        Objęta jest każda strata w rozstrzygnięciu, z jakiejkolwiek przyczyny; straty
        w innych fazach nie.
    .ruling-2 =
        Chronionych statków nigdy nie było w wirze: nie ma czego leczyć, a nic, co liczy
        przybyłych, ich nie liczy.
    .ruling-3 =
        Gracz bez żadnej kolonii nie ma gdzie umieścić statków i trafiają one do wiru.
    .ruling-4 =
        Statki usuwane z gry, na przykład przez Pustkę, nie trafiają do wiru, więc nie możesz
        ich uratować. Te, które Pustka musi zostawić w grze, są chronione.
    .ruling-5 =
        Jeśli kilka mocy może uratować ten sam statek, ratuje go pierwsza w kolejności tur.
    .ruling-6 =
        Po braku porozumienia sojusznicy są już w domu; trzy statki, które traci główny
        gracz, nie są chronione.
    .ruling-7 = Jeśli przegrywają obie strony naraz, statki sojuszników są chronione.
    .ruling-8 =
        Każda strata to osobne użycie. Blok jednego kończy ochronę do końca spotkania.
    .ruling-9 =
        Rozbłysk uniwersalny: propozycję dostaje każdy sojusznik, zgodnie z ruchem wskazówek zegara,
        i może odmówić.
    .ruling-10 =
        Rozbłysk wzmocniony: ten statek dochodzi do tego, który wrócił podczas przegrupowania, może
        być jedynym wysłanym i nie potrzebuje kolonii.

q-observer-gift = Dobierasz kartę?
    .why = Rozbłysk Wartownika: każdy sojusznik może dobrać jedną kartę z talii.
    .pass = Nie dobierasz karty.
