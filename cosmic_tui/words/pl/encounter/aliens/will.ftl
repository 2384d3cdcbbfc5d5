alien-will = Wola
    .acc = Wolę
    .gen = Woli
    .power-name-acc = Wybór
    .tagline = Wybiera, kogo atakuje, mimo karty celu
    .flavour = Przeznaczenie przysłało list. Wrócił nieotwarty.
    .power-name = Wybór
    .power =
        Gdy jesteś atakującym, a karta celu obowiązuje, używasz tej mocy: samodzielnie wskaż
        gracza i planetę, którą atakujesz, bez względu na to, co mówi karta. Możesz
        zaatakować dowolną rodzimą planetę innego gracza, przy czym ten gracz się broni,
        albo dowolną kolonię, którą inny gracz ma poza domem, w dowolnym systemie.
    .wild =
        Gdy jesteś atakującym, a karta pokazuje kolor innego gracza, zaatakuj kolonię tego
        gracza w dowolnym systemie, nie tylko w domu.
    .super =
        Zanim wskażesz, kogo atakujesz, obejrzyj w tajemnicy całą rękę jednego innego gracza.
    .zap = Cel wskazuje ci karta, jak każdemu innemu graczowi, z wyborami, na które pozwala.
    .help = Najsłabsza planeta przy stole zawsze jest w zasięgu.
    .ruling-1 =
        Poza rodzimym systemem broniącego musi być kolonia tego gracza. Pustą planetę można
        zaatakować tylko z jej właścicielem jako broniącym.
    .ruling-2 =
        Wybierasz gracza, nie obcego, i nigdy siebie. Możesz wybrać to, co mówi karta.
    .ruling-3 =
        Wszystko inne wokół karty i tak się dzieje: Cień likwiduje statek tego, kogo ona
        wskazuje.
    .ruling-4 =
        Przy własnym kolorze nie musisz dobierać ponownie. Możesz też ponownie zasiedlić swoją
        pustą rodzimą planetę, na ile pozwala karta.
    .ruling-5 =
        Gdy atakujesz kolonię poza domem, w grze są tylko ta kolonia i jej sojusznicy. Właściciel
        planety jest obserwatorem i można go zaprosić.
    .ruling-6 =
        Robisz to znów w drugim spotkaniu. Dopóki nie masz mocy, decyduje karta.
    .ruling-7 =
        Tak samo pomijasz kartę wybraną przez Dyktatora albo dobraną ponownie z powodu rozbłysku.
    .ruling-8 =
        Rozbłysk uniwersalny: karta specjalna, która wskazuje innego gracza, liczy się jak ten kolor; karta
        uniwersalna i twój własny kolor nie. Wybrana za ciebie karta też się liczy.
    .ruling-9 =
        Rozbłysk wzmocniony: jedno spojrzenie, tylko dla ciebie, i bez obowiązku atakowania tego gracza.

q-will-target = Którą planetę atakujesz i kto jej broni?
    .why = Wybór: karta celu cię nie wiąże.
q-will-colony = Wybierz planetę do ataku.
    .why = Wybierz rodzimą planetę lub kolonię gracza, którego wskazuje karta celu.
q-will-look = Czyją rękę chcesz zobaczyć?
    .why = Wzmocniony rozbłysk: rękę oglądasz tylko ty, zanim wskażesz planetę.
