alien-warpish = Wirowiec
    .acc = Wirowca
    .gen = Wirowca
    .power-name-acc = Nekromancję
    .tagline = Każdy statek w wirze powiększa sumę
    .flavour = Poległych jest więcej niż was i odbierają nasze telefony.
    .power-name = Nekromancja
    .power =
        Gdy jesteś atakującym lub broniącym i odkrywasz atak, używasz tej mocy: każdy statek
        w wirze, wszystkich graczy i twój własny, dodaje 1 do twojej sumy.
    .wild = Gdy jesteś głównym graczem, po odkryciu kart każdy twój statek w wirze dodaje 1 do sumy twojej strony.
    .super = Gdy jesteś głównym graczem, po odkryciu kart każdy statek przeciwnika w wirze odejmuje 1 od sumy przeciwnika.
    .zap = Wir nic nie dodaje do twojej sumy.
    .help = Im dłużej trwa wojna, tym więcej masz siły.
    .ruling-1 =
        Statki liczy się, gdy używasz tej mocy. Te, które trafiają do wiru lub go opuszczają
        później podczas ujawnienia, nic nie zmieniają.
    .ruling-2 =
        Statków usuniętych z gry, na wrotach lub na arkuszu obcego nie ma w wirze.
    .ruling-3 =
        To zwykłe dodawanie, którego się nie mnoży i które nie należy do wartości karty. Przy
        negocjacjach go nie ma.
    .ruling-4 = Przy pustym wirze i tak używasz tej mocy, ale nic nie dodajesz.
    .ruling-5 =
        Rozbłysk wzmocniony: statki przeciwnika liczą się dla ciebie i przeciw niemu. Suma może spaść
        poniżej zera. Po bloku nie można go już zagrać.
    .ruling-6 = Rozbłysk wzmocniony: statków sojuszników w wirze się nie liczy.
    .ruling-7 =
        Obie strony rozbłysku można zagrać przy każdych kartach, ale znaczą coś tylko wtedy, gdy
        porównuje się sumy.
