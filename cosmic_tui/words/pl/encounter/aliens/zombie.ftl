alien-zombie = Zombie
    .acc = Zombie
    .gen = Zombie
    .power-name-acc = Nieśmiertelność
    .tagline = Stracone statki wracają do domu
    .flavour = Dzwoniła Śmierć. Czeka na linii.
    .power-name = Nieśmiertelność
    .power =
        Ilekroć twoje statki miałyby trafić do wiru, używasz zamiast tego tej mocy: wracają one
        do kolonii, które jeszcze masz, w dowolnym podziale. Jeśli nie masz żadnej kolonii,
        trafiają jednak do wiru.

        Gdy jako główny gracz zawierasz porozumienie, jego warunki mogą też uwolnić z wiru
        dowolne statki dowolnych graczy; gdzie wylądują, wybiera każdy właściciel. Ta część nie
        jest użyciem mocy i nie można jej zablokować.
    .wild =
        Gdy twoje statki miałyby trafić do wiru, zatrzymaj jeden z nich i umieść go w jednej ze
        swoich kolonii.
    .super =
        Gdy sojusze są zawarte, a ty jesteś głównym graczem, możesz pozwolić każdemu
        sojusznikowi swojej strony dołożyć jeden własny statek z wiru do już wysłanych.
    .zap =
        Te statki trafiają do wiru, tak samo wszystkie inne, które tracisz w tym spotkaniu.
        Uwalnianie statków w porozumieniu nadal działa.
    .help = Za uratowane statki nie ma rekompensaty: nigdy nie przepadły.
    .ruling-1 =
        Statki muszą opuścić miejsce straty i nie mogą wrócić na planetę, na której nie masz już
        kolonii.
    .ruling-2 =
        Pustka działa pierwsza: statki, które usuwa z gry, nigdy nie leciały do wiru.
    .ruling-3 =
        Statki tracone razem z rodzimą kolonią, której brak kosztuje cię moc, zostają jeszcze
        uratowane; dopiero potem moc gaśnie.
    .ruling-4 =
        Po braku porozumienia wybierasz trzy statki i je przenosisz. Mogą wrócić do kolonii,
        w której są jeszcze inne twoje statki.
    .ruling-5 =
        Uratowane statki dla nikogo nie liczą się jako stracone: cena jest zapłacona, nazwana
        strata dokonana, ale nic, co odpowiada na straty, nie zadziała.
    .ruling-6 =
        Statki, które już są w wirze, tam zostają; przegrupowanie, nagrody i porozumienia
        przywracają je jak zwykle.
    .ruling-7 =
        Samo uwolnienie statków to nie porozumienie: właściciela musi zmienić też karta lub
        kolonia. Jeśli porozumienie zostanie anulowane, nikogo się nie uwalnia.
    .ruling-8 = Statków gracza bez kolonii nie można uwolnić: nie mają dokąd wrócić.
    .ruling-9 = Rozbłysk uniwersalny: jeden statek z jednej straty, raz na spotkanie.
    .ruling-10 =
        Rozbłysk wzmocniony: decyduje każdy sojusznik. Dodatkowy statek może być piątym, liczy się do sumy
        i przynosi nagrodę tak jak pozostałe.

ev-zombie-saved = { $n ->
        [one] { $n } statek { CASE($who, "gen") } unika wiru.
        [few] { $n } statki { CASE($who, "gen") } unikają wiru.
       *[many] { $n } statków { CASE($who, "gen") } unika wiru.
    }
    .you = { $n ->
        [one] Twój statek unika wiru.
        [few] { $n } twoje statki unikają wiru.
       *[many] { $n } twoich statków unika wiru.
    }
q-zombie-follow = Sprowadzasz z wiru jeden swój statek do tego spotkania?
    .why = Pozwala na to Zombie, oprócz statków, które wysyłasz.
    .pass = Twój statek zostaje w wirze.
