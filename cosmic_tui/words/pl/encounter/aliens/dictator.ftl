alien-dictator = Dyktator
    .acc = Dyktatora
    .gen = Dyktatora
    .power-name-acc = Rozkaz
    .tagline = Decyduje, z kim zmierzą się inni
    .flavour = Los złożył podanie o pracę. Kazano mu czekać na korytarzu.
    .power-name = Rozkaz
    .power =
        W każdym spotkaniu, w którym nie jesteś atakującym, używasz tej mocy, gdy ma być
        dobrana karta celu: przeglądasz w tajemnicy talię celu, wybierasz jedną kartę
        i ją odkrywasz. Wiąże ona atakującego jak każda dobrana karta.

        W twojej turze talię najpierw się tasuje, bo ją znasz, a ty dobierasz losowo jak
        wszyscy.
    .wild =
        Gdy nie jesteś atakującym, a karta celu została odkryta, każ atakującemu odrzucić
        ją i dobrać inną.
    .super =
        Możesz użyć tej mocy w spotkaniu, w którym jesteś atakującym, i wybrać własną
        kartę celu.
    .zap =
        Blok może nastąpić aż do chwili, w której pokazujesz kartę. Karta wraca, talię się
        tasuje i jedną dobiera się losowo; dalsze dobrania w tym spotkaniu też są losowe.
    .help = Sterujesz każdym atakiem prócz własnego. Omijaj swoje planety.
    .ruling-1 =
        Wybierasz z talii, nigdy z odrzuconych kart celu. Jeśli została tylko jedna karta,
        najpierw tasuje się ją z odrzuconymi, potem patrzysz.
    .ruling-2 =
        Jeśli wybierasz kolor samego atakującego, atakujący ma wszystkie zwykłe wybory.
        Jeśli ma dobrać ponownie, wybierasz znów z tego, co zostało.
    .ruling-3 =
        Możesz wybierać karty uniwersalne i specjalne; dalszy wybór odbywa się wtedy jak
        zwykle.
    .ruling-4 = Wybrana karta jest jawna. Co zostało w talii, wiesz tylko ty.
    .ruling-5 = Możesz nawet posłać atakującego na siebie.
    .ruling-6 =
        Jeśli inny rozbłysk odrzuca kartę celu, wybierasz następną, chyba że twoja moc
        jest zablokowana.
    .ruling-7 =
        Dopóki nie masz mocy, cel dobiera się losowo z potasowanej talii.
    .ruling-8 = Rozbłysk uniwersalny: dla tego rozbłysku druga karta jest ostateczna.

ev-dictator-shuffled = Potasowano talię celu.
q-dictator-select = Wybierz kartę celu, która zostanie odkryta.
    .why = Rozkaz: tylko ty widzisz całą talię. Karta wiąże atakującego jak zawsze.
