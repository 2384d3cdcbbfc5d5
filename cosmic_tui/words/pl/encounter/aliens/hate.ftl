alien-hate = Nienawistnik
    .acc = Nienawistnika
    .gen = Nienawistnika
    .power-name-acc = Szał
    .tagline = Zaczyna turę od krzywdzenia wszystkich
    .flavour = Śniadanie, gimnastyka, wypowiedzenie wojny.
    .power-name = Szał
    .power =
        Na początku każdej swojej tury używasz tej mocy: odrzuć odkrytą jedną wybraną
        kartę. Potem każdy inny gracz, zgodnie z ruchem wskazówek zegara, albo odrzuca
        kartę tego samego rodzaju, albo wysyła do wiru trzy statki, które wybierasz ty
        z jego kolonii. Jeśli twoja karta to atak, wystarczy tylko atak o tej samej lub
        wyższej liczbie. Rodzaje to atak, negocjacje, metamorfoza, wsparcie, rozbłysk
        i artefakt.

        Jeśli nie masz potem żadnej karty spotkania, odrzuć resztę ręki i dobierz osiem
        nowych kart.
    .wild =
        Gdy zaczyna się planowanie, a ty jesteś głównym graczem, każ przeciwnikowi odrzucić
        jedną losową kartę. Jeśli na tej ręce nie zostanie żaden atak, negocjacje ani
        metamorfoza, twoja strona od razu wygrywa.
    .super =
        Gdy używasz tej mocy, pokaż kartę i zatrzymaj ją, zamiast odrzucać. Reszta bez
        zmian.
    .zap = Bierzesz swoją kartę z powrotem; nikt nic nie odrzuca ani nie traci.
    .help = Metamorfozie albo bardzo wysokiemu atakowi trudno dorównać.
    .ruling-1 =
        Jeśli na początku tury nie masz karty spotkania, najpierw dostajesz nową rękę,
        a potem używasz tej mocy.
    .ruling-2 =
        Gracz może zatrzymać pasującą kartę i zamiast tego stracić statki. Jeśli ma
        w koloniach mniej niż trzy statki, traci wszystkie.
    .ruling-3 =
        Gracze decydują po kolei, znając to, co było wcześniej; statki wybierasz zaraz po
        każdej decyzji.
    .ruling-4 =
        Straty mogą od razu kosztować kolonie i moce, a każdą można uleczyć osobno.
    .ruling-5 = Dzieje się to raz na turę, nie ponownie przed drugim spotkaniem.
    .ruling-6 =
        Nową rękę dobiera się według zwykłych zasad; nie jest to drugie użycie tej mocy.
    .ruling-7 =
        Rozbłysk uniwersalny: zagrywa się go, zanim broniący musi dobrać nową rękę, przeciw ręce
        z co najmniej jedną kartą.
    .ruling-8 =
        Rozbłysk uniwersalny: przy takiej wygranej nie odkrywa się kart. Nie ma sum ani
        rekompensaty, ale straty, lądowanie i nagrody są jak zwykle.
    .ruling-9 = Rozbłysk wzmocniony: pokaż inną kartę niż ten rozbłysk.

ev-hate-shown = { $who } pokazuje { CASE($face, "acc") }. Kto dorówna?
    .you = Pokazujesz { CASE($face, "acc") }. Kto dorówna?
q-hate-show = Którą kartę pokazujesz?
    .why = Szał: inni gracze odrzucają kartę tego samego rodzaju albo tracą trzy statki.
q-hate-demand = { $offense } pokazuje { CASE($face, "acc") }. Odrzucasz kartę czy tracisz trzy statki?
    .why = Szał: karta musi być tego samego rodzaju, a atak co najmniej tak samo wysoki.
