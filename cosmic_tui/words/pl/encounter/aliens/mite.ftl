alien-mite = Roztocz
    .acc = Roztocza
    .gen = Roztocza
    .power-name-acc = Przechwałki
    .tagline = Żąda kolonii albo chudszej ręki
    .flavour = Zęby malutkie, nagłówek na papierze ogromny.
    .power-name = Przechwałki
    .power =
        Gdy jesteś atakującym, twoje statki są na wrotach, a broniący ma więcej niż trzy
        karty, używasz tej mocy. Broniący wybiera: albo odrzuca losowe karty, aż zostaną mu
        trzy, i spotkanie toczy się dalej; albo ustępuje, a wszystkie twoje statki z wrót
        lądują na planecie jako twoja kolonia, obok statków, które już tam są. Spotkanie
        kończy się wtedy twoim sukcesem: nie zagrywa się kart i żaden statek nie przepada.
    .wild =
        Gdy jesteś głównym graczem i po zawarciu sojuszy przeciwnik ma więcej statków
        sojuszników niż ty, odeślij wszystkie statki sojuszników obu stron do ich kolonii.
    .super =
        Gdy broniący odrzuca z powodu twoich przechwałek, obejrzyj te karty, zatrzymaj ile
        chcesz, a resztę odrzuć.
    .zap =
        Blok następuje, zanim broniący wybierze: bez odrzucania, bez kolonii, spotkanie toczy
        się dalej.
    .help = Celuj w kogoś, czyja ręka jest warta więcej niż planeta.
    .ruling-1 =
        Rękę liczy się, gdy twoje statki są na wrotach, zanim ktokolwiek zostanie
        zaproszony. Skarbca Skąpca się nie liczy i nie można go odrzucać.
    .ruling-2 =
        Wybór należy tylko do broniącego i zapada, zanim ktokolwiek wie, które karty
        przepadną.
    .ruling-3 =
        Gdy broniący ustępuje, nikt nie wygrywa ani nie przegrywa: bez rekompensaty i bez
        nagród. Możesz odbyć drugie spotkanie, a jeśli to piąta zewnętrzna kolonia,
        wygrywasz.
    .ruling-4 = Jeśli chcesz usunąć kolonię ze swojej rodzimej planety, a jej obrońca ustępuje, dostajesz tam rodzimą kolonię, a obca kolonia zostaje.
    .ruling-5 = Działa nawet wtedy, gdy broniący nie ma statku na planecie.
    .ruling-6 =
        Broniący bez kart spotkania dobiera podczas planowania nową rękę jak zwykle.
    .ruling-7 =
        Odrzucone karty widzą wszyscy. Przy wzmocnionym efekcie te zatrzymane znacie tylko
        ty i broniący.
    .ruling-8 =
        Rozbłysk uniwersalny: statki sojuszników liczy się na sztuki, bez statków głównych graczy.
        Wystarczy jeden przeciw żadnemu.
    .ruling-9 =
        Rozbłysk uniwersalny: odesłany gracz nie jest już sojusznikiem i nie ma udziału w wygranej,
        przegranej ani nagrodach.

q-mite-give_way = Wpuszczasz { CASE($whom, "acc") } na planetę czy zostawiasz sobie tylko trzy karty?
    .why = Przechwałki: karty odrzuca się losowo. Lądowanie nie kosztuje cię statków.
q-mite-keep = Które z tych kart zatrzymujesz?
    .why = Te karty pochodzą z ręki przeciwnika. Resztę odrzuca się odkrytą.
