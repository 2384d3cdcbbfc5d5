alien-macron = Makron
    .acc = Makrona
    .gen = Makrona
    .power-name-acc = Masę
    .tagline = Wysyła 1 statek; każdy liczy się za 4
    .flavour = Jeden to flota; dwa to osuwisko.
    .power-name = Masa
    .power =
        Jako atakujący używasz tej mocy przy starcie: wysyłasz jeden statek. Jako sojusznik
        używasz jej, gdy dołączasz: wysyłasz dokładnie jeden.

        Gdy odkrywa się karty, a ty jesteś głównym graczem lub sojusznikiem, używasz jej
        ponownie: każdy twój statek w spotkaniu liczy się za 4 zamiast 1. Gdy się bronisz,
        dotyczy to każdego statku, który masz na planecie.

        Ilekroć bierzesz rekompensatę lub nagrody, każdy statek, który coś przynosi,
        przynosi podwójnie.
    .wild = Gdy jesteś głównym graczem lub sojusznikiem, a główny gracz twojej strony odkrywa atak, każdy twój statek w spotkaniu dodaje jeszcze 1 do sumy twojej strony.
    .super =
        Gdy wysyłasz statki jako atakujący lub sojusznik, wyślij od jednego do czterech;
        każdy nadal liczy się za 4.
    .zap =
        Przy starcie lub gdy dołączasz: możesz wysłać od jednego do czterech statków, ale
        liczą się tylko po 1. Przy ujawnieniu: liczą się po 1. Podwójny zarobek nie jest
        użyciem i zostaje.
    .help = Ryzykuj jednym statkiem, uderz jak cztery, zarób jak dwa.
    .ruling-1 =
        Efekty, które liczą lub mnożą statki, liczą każdy jako jeden; tylko w sumie waży on
        4. Antymaterialista odejmuje te 4.
    .ruling-2 =
        W iloczynie Wirusa twoje statki liczą się po jednym i niczego więcej nie dodają.
    .ruling-3 =
        Limit dotyczy wysyłania i dołączania. Statków dołożonych później innymi efektami
        może być więcej, a każdy liczy się za 4.
    .ruling-4 =
        Bez żadnej kolonii statek, który wraca podczas przegrupowania, trafia na wrota
        i jest twoim jednym statkiem.
    .ruling-5 =
        Jeśli tracisz moc między startem a ujawnieniem, twoje statki liczą się za 1. Jeśli
        wróci na czas, znów liczą się za 4.
    .ruling-6 =
        Jeden statek stracony przy negocjacjach to dwie karty rekompensaty, o ile przeciwnik
        tyle ma. Jeden statek sojusznika broniącego to dwie nagrody, każda kartą albo
        statkiem, jak wolisz.
    .ruling-7 =
        Rozbłysk uniwersalny: dochodzi to do tego, za ile twoje statki już się liczą, więc zwykły
        statek liczy się łącznie za 2.
    .ruling-8 =
        Rozbłysk wzmocniony: nie zagrasz go jako broniący, bo broniący nie wysyła statków. Jeśli start zostanie
        zablokowany, statki liczą się po 1.
