alien-fido = Burek
    .acc = Burka
    .gen = Burka
    .power-name-acc = Aport
    .tagline = Przynosi komuś zagrane karty
    .flavour = Rzuć, jak daleko chcesz. I tak wróci.
    .power-name = Aport
    .power =
        Gdy karty spotkania zostały właśnie odrzucone, w dowolnym spotkaniu, możesz użyć
        tej mocy, by podnieść jedną z nich ze stosu odrzuconych kart i jawnie zaproponować
        ją innemu graczowi.

        Jeśli ten gracz ją weźmie, możesz wziąć jeden własny statek z wiru do swojej
        kolonii albo jedną kartę z talii. Jeśli odmówi, możesz ją zatrzymać albo odłożyć
        na stos.
    .wild =
        Gdy zaczyna się planowanie, a ty jesteś głównym graczem, włóż wierzchnią kartę stosu
        odrzuconych na rękę przeciwnika, a potem dobierz jedną kartę z talii.
    .super =
        Gdy aportujesz, podnieś dowolną liczbę odrzuconych kart tego spotkania i proponuj je
        po kolei. Dla każdej z nich wybierasz gracza i za każdą dostajesz osobną zapłatę.
    .zap =
        Blok następuje przed odpowiedzią drugiego gracza: karta wraca na stos odrzuconych,
        a ty nic nie dostajesz.
    .help = Proponuj złe karty i bierz zapłatę albo zatrzymuj dobre, których nie chcą.
    .ruling-1 =
        Jedna karta i jedna propozycja na spotkanie. Aportować można tylko karty, które
        walczyły, nie wsparcie, artefakty ani karty odrzucone z innych powodów.
    .ruling-2 =
        Dodatkowa karta spotkania dodana do innej liczy się jako walcząca. Karta
        zastąpiona nie.
    .ruling-3 =
        Karty, którą jej gracz zatrzymał albo która po blefie wsunęła się pod talię, nie
        ma skąd aportować. Kto w kolejności tur podniesie pierwszy, ten ma kartę.
    .ruling-4 =
        Możesz proponować każdemu, także graczowi, od którego karta pochodzi. Obietnice
        przy propozycji nikogo nie wiążą.
    .ruling-5 =
        Bez statku w wirze albo bez kolonii dla niego zapłatą jest tylko karta. Możesz
        też nic nie brać.
    .ruling-6 = Jeśli nie odkryto kart, nie ma czego aportować.
    .ruling-7 = Karta i odpowiedź są jawne; karta dobrana w zapłacie jest tajna.
    .ruling-8 =
        Rozbłysk uniwersalny: przeciwnik nie może odmówić. Przy pustym stosie odrzuconych nie
        można go zagrać.

ev-fido-refused = { $who } nie bierze karty „{ $face }”.
    .you = Nie bierzesz karty „{ $face }”.
    .at-you = { $who } nie bierze twojej karty „{ $face }”.
ev-fido-pushed = { $who } daje { CASE($whom, "dat") } { CASE($face, "acc") }.
    .you = Dajesz { CASE($whom, "dat") } { CASE($face, "acc") }.
    .at-you = { $who } daje ci { CASE($face, "acc") }.
q-fido-lift = Którą kartę spotkania podnosisz ze stosu?
    .why = Aport: jawnie proponujesz ją innemu graczowi.
q-fido-lift_another = Którą kartę podnosisz teraz?
    .why = Wzmocniony rozbłysk: każdą proponujesz raz, za każdą wziętą dostajesz zapłatę.
    .pass = Pozostałe karty zostają na stosie odrzuconych.
q-fido-friend = Komu proponujesz kartę?
    .why = Jeśli ją weźmie, dostajesz zapłatę; jeśli nie, możesz ją zatrzymać.
q-fido-accept = Ktoś proponuje ci { CASE($face, "acc") }. Bierzesz?
    .why = Aport: jeśli ją weźmiesz, proponujący dostaje w zapłacie statek albo kartę.
    .pass = Odmawiasz. Proponujący zatrzyma kartę albo odłoży ją na stos.
q-fido-payment = Karta przyjęta. Bierzesz statek z wiru czy kartę z talii?
    .why = Aport: dostajesz jedno albo drugie.
    .pass = Nie bierzesz niczego.
q-fido-keep = Nikt jej nie chce. Zatrzymujesz tę kartę?
    .why = Aport: niechciana karta może trafić na twoją rękę.
    .pass = Karta wraca na stos odrzuconych kart.
