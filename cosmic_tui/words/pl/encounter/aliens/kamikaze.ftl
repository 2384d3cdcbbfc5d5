alien-kamikaze = Kamikadze
    .acc = Kamikadze
    .gen = Kamikadze
    .power-name-acc = Poświęcenie
    .tagline = Wymienia własne statki na karty, 1:2
    .flavour = Każdy pilot to ochotnik. Tak stoi w papierach.
    .power-name = Poświęcenie
    .power =
        Gdy zaczyna się planowanie, a ty jesteś atakującym lub broniącym, możesz użyć tej
        mocy: wyślij do wiru od jednego do czterech swoich statków ze swoich kolonii
        i dobierz z talii po dwie karty za każdy z nich.
    .wild =
        Gdy obie karty leżą zakryte, a ty jesteś głównym graczem, wyślij do wiru od jednego
        do czterech swoich statków z kolonii poza spotkaniem. Suma twojej strony rośnie o 3
        za każdy z nich.
    .super =
        Gdy jesteś atakującym i podczas przegrupowania zabierasz statek z wiru, zabierz
        najwyżej trzy zamiast jednego. Każdy z nich wraca do dowolnej twojej kolonii.
    .zap = Twoje statki zostają, gdzie są, a ty nic nie dobierasz.
    .help = Dzieje się to przed kontrolą ręki: statki mogą kupić potrzebną kartę.
    .ruling-1 =
        Wskazujesz od razu statki i ich kolonie, w dowolnym połączeniu rodzimych
        i zewnętrznych.
    .ruling-2 =
        Statki na wrotach nie są w kolonii. Broniąc się, możesz poświęcić statki
        z atakowanej planety, co cię tam osłabia.
    .ruling-3 =
        Opróżniona kolonia znika, a z nią może zniknąć twoja moc; karty i tak się dobiera.
    .ruling-4 =
        Statek uratowany lub usunięty po drodze nic nie daje. Statek uleczony potem
        i tak dał swoje dwie karty.
    .ruling-5 =
        Atakujący bez kart spotkania może tak jakąś znaleźć i uratować turę; broniący może
        ją znaleźć, zanim musi dobrać nową rękę.
    .ruling-6 = Liczba statków i kart jest jawna, same karty są tajne. Ręka nie ma limitu.
    .ruling-7 =
        Rozbłysk uniwersalny: przy negocjacjach po którejś stronie premia nic nie znaczy, a statki
        zostają w wirze.
    .ruling-8 =
        Rozbłysk wzmocniony: jeśli nie masz żadnej kolonii, statki idą wprost na wrota i liczą się
        do czterech.

ev-kamikaze-saved = { $n ->
        [one] { $who } zabiera z wiru { $n } statek.
        [few] { $who } zabiera z wiru { $n } statki.
       *[many] { $who } zabiera z wiru { $n } statków.
    }
    .you = { $n ->
        [one] Zabierasz z wiru { $n } statek.
        [few] Zabierasz z wiru { $n } statki.
       *[many] Zabierasz z wiru { $n } statków.
    }
q-kamikaze-ships = { $range ->
        [one] Który statek poświęcasz
        [few] Które { $range } statki poświęcasz
       *[many] Które statki poświęcasz ({ $range })
    }?
    .why = Poświęcenie: dwie karty za każdy statek wysłany do wiru. Można to zablokować.
q-kamikaze-price = { $range ->
        [one] Który statek oddajesz
        [few] Które { $range } statki oddajesz
       *[many] Które statki oddajesz ({ $range })
    }?
    .why = Rozbłysk Kamikadze: każdy statek dodaje 3 do twojej sumy i trafia do wiru.
q-kamikaze-retrieve = Ile statków wraca z wiru ({ $range })?
    .why = Wzmocniony rozbłysk: wracają zamiast jednego statku z fazy przegrupowania.
