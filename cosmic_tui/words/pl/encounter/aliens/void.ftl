alien-void = Pustka
    .acc = Pustkę
    .gen = Pustki
    .power-name-acc = Unicestwienie
    .tagline = Pokonane statki znikają na dobre
    .flavour = Nic tu nie było. I znów nie będzie.
    .power-name = Unicestwienie
    .power =
        Gdy wygrywasz jako atakujący lub broniący, używasz tej mocy: statki, które przez tę
        porażkę traci przeciwnik i jego sojusznicy, nie trafiają do wiru, lecz na zawsze
        opuszczają grę.

        Nikogo nie można w ten sposób sprowadzić poniżej pięciu statków, w grze na cztery
        planety poniżej czterech: co wykraczałoby poza to, trafia zamiast tego do wiru.
    .wild =
        Gdy zapowiedziano artefakt, wyślij jeden swój statek z kolonii poza spotkaniem do wiru:
        artefakt nic nie robi i jest odrzucany.
    .super =
        Możesz użyć tej mocy jako sojusznik zwycięskiej strony, przeciw przegranemu głównemu
        graczowi i wszystkim jego sojusznikom.
    .zap = Pokonane statki trafiają jak zwykle do wiru.
    .help = Każda wygrana kogoś pomniejsza na resztę gry.
    .ruling-1 =
        Statki usuwa się przed wszystkim, co ratuje je przed wirem: Zombie, Wartownik i inni
        mogą ratować tylko te, które wysyła tam limit. Usunięte może oddać tylko Uzdrowiciel.
    .ruling-2 = Do rekompensaty liczą się tylko statki, które naprawdę trafiły do wiru.
    .ruling-3 = Musi być zwycięzca: brak porozumienia, przegrana obu stron i przerwane spotkanie się nie liczą. Wygrana z negocjacjami się liczy.
    .ruling-4 =
        Usuwa się tylko straty z samej porażki; dodatkowe straty z innych mocy trafiają do
        wiru. Obserwatorzy są zawsze nietykalni.
    .ruling-5 =
        Do limitu liczą się wszystkie statki, które gracz ma jeszcze w grze, także te w wirze.
    .ruling-6 = Statki usunięte z gry nic nie znaczą i każdy może je zobaczyć.
    .ruling-7 =
        Rozbłysk uniwersalny: możesz zatrzymać także własny artefakt. Jeśli ten rozbłysk zostanie
        anulowany, statku się nie płaci. Może odpowiedzieć na Karciany blok, chyba że ten był
        wymierzony właśnie w ten rozbłysk.

q-void-pay = Z której kolonii oddajesz statek?
    .why = Rozbłysk Pustki: statek trafia do wiru, a artefakt nie działa.
