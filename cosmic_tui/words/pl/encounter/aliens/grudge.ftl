alien-grudge = Dąsacz
    .acc = Dąsacza
    .gen = Dąsacza
    .power-name-acc = Zemstę
    .tagline = Karze tych, co nie chcą pomóc
    .flavour = Prowadzi bardzo długą listę bardzo ostrym ołówkiem.
    .power-name = Zemsta
    .power =
        Gdy sojusze są zawarte, a ty jesteś atakującym lub broniącym, używasz tej mocy:
        każdy zaproszony przez ciebie gracz, który nie dołącza do twojej strony, dostaje
        żeton dąsów, obojętne, czy stoi po drugiej stronie, czy po żadnej.

        Po rozstrzygnięciu spotkania każdy z nich oddaje żeton i płaci. Jeśli wygrywasz
        lub zawierasz porozumienie, każdy traci 1 statek. Jeśli przegrywasz lub nie ma
        porozumienia, każdy traci 4 statki. Płacący wybierają sami, ale nie spośród
        statków, które w tym spotkaniu stały przeciw tobie.
    .wild = Gdy jesteś głównym graczem, a wygrywa strona przeciwnika, jego sojusznicy nic nie dostają: sojusznicy atakującego nie lądują, sojusznicy broniącego nie mają nagród, a ich statki wracają do kolonii.
    .super =
        Gdy przychodzi płacić za żetony, zażądaj po 4 statki od każdego posiadacza, mimo że
        wygrywasz lub zawierasz porozumienie.
    .zap =
        Blok następuje przy rozdaniu żetonów: wszystkie wracają i nikt nie płaci. Późniejsza
        zapłata nie jest użyciem i nie można jej zablokować.
    .help = Zapraszaj wszystkich. Odmowa nigdy nie jest za darmo.
    .ruling-1 =
        Liczą się tylko twoje zaproszenia. Przeciwnika nie można zaprosić, więc nigdy nie
        dostaje żetonu.
    .ruling-2 =
        Sprawdza się to raz, gdy wszyscy odpowiedzą: sojusznik, którego statki później
        usunięto, nie dostaje żetonu.
    .ruling-3 =
        Kto nie ma statku do wysłania albo nie może dołączyć, nie dołącza do ciebie
        i dostaje żeton.
    .ruling-4 =
        Statki bierze się z kolonii, tyle, ile jest. Statki w wirze się nie liczą,
        a statki już stracone w spotkaniu nie płacą za żeton.
    .ruling-5 =
        Posiadacze płacą w kolejności tur. Każda zapłata jest osobną stratą i można ją
        uleczyć albo jej zapobiec.
    .ruling-6 =
        Przy porozumieniu główni gracze nic nie tracą, ale każdy posiadacz i tak płaci 1;
        brak porozumienia kosztuje każdego 4.
    .ruling-7 = Jeśli przegrywają obie strony, przegrywasz i ty, więc każdy posiadacz płaci 4.
    .ruling-8 =
        Jeśli spotkanie kończy się bez wyniku, żetony wracają i nikt nie płaci.
    .ruling-9 =
        Utrata mocy po rozdaniu żetonów nie ratuje ich posiadaczy.
    .ruling-10 =
        Rozbłysk uniwersalny: odesłanie sojuszników może odebrać kolonię, dzięki której jeden z nich
        dzieli zwycięstwo.
    .ruling-11 = Rozbłysk wzmocniony: płacą wszyscy posiadacze albo nikt.

ev-grudge-token = { $whom } dostaje od { CASE($who, "gen") } żeton dąsów.
    .you = { $whom } dostaje od ciebie żeton dąsów.
    .at-you = { $who } daje ci żeton dąsów!
ev-grudge-returned = { $n ->
        [0] { $whom } oddaje żeton za darmo.
        [one] { $whom } płaci { CASE($who, "dat") } { $n } statek.
        [few] { $whom } płaci { CASE($who, "dat") } { $n } statki.
       *[many] { $whom } płaci { CASE($who, "dat") } { $n } statków.
    }
    .you = { $n ->
        [0] { $whom } oddaje żeton za darmo.
        [one] { $whom } traci za żeton { $n } statek.
        [few] { $whom } traci za żeton { $n } statki.
       *[many] { $whom } traci za żeton { $n } statków.
    }
    .at-you = { $n ->
        [0] Oddajesz żeton za darmo.
        [one] Żeton { CASE($who, "gen") } kosztuje cię { $n } statek!
        [few] Żeton { CASE($who, "gen") } kosztuje cię { $n } statki!
       *[many] Żeton { CASE($who, "gen") } kosztuje cię { $n } statków!
    }
ev-grudge-cut_off = { $whom } nic nie dostaje za pomoc.
    .at-you = { $who } odmawia ci wszystkiego!
