alien-vulch = Sęp
    .acc = Sępa
    .gen = Sępa
    .power-name-acc = Odzysk
    .tagline = Zgarnia wyrzucane artefakty innych
    .flavour = Śmieci cesarza to nasza korona, berło i obiad.
    .power-name = Odzysk
    .power =
        Ilekroć artefakt innego gracza ma zostać odrzucony, bo go zagrano, anulowano lub
        wyrzucono, używasz tej mocy: weź go na swoją rękę.

        Gdy musisz dobrać nową rękę, zatrzymujesz wszystkie swoje artefakty i dobierasz
        ponadto osiem kart. Ta część nie jest użyciem i nie można jej zablokować.
    .wild =
        Jeśli jako główny gracz wygrywasz lub zawierasz porozumienie, każ przeciwnikowi
        podawać ci karty po jednej, w kolejności, którą wybiera przeciwnik. Za każdym razem
        albo odrzuć kartę i poproś o następną, albo zatrzymaj ją i zakończ.
    .super =
        Ten jeden raz rozbłyski liczą się jako artefakty: zabieraj rozbłyski odrzucane przez
        innych albo zatrzymaj własne, gdy dobierasz nową rękę.
    .zap = Artefakt trafia na stos odrzuconych i w tym spotkaniu niczego więcej nie zabierasz.
    .help = Niech inni zagrywają artefakty. Wszystkie trafią do ciebie.
    .ruling-1 =
        Zagrany artefakt najpierw działa, potem jest twój. Możesz go zagrać w następnej
        pasującej chwili, ale nie, dopóki rozliczane są bieżące odpowiedzi.
    .ruling-2 = Artefakty odrzucone razem przez jednego gracza to jedno użycie.
    .ruling-3 =
        Zabierasz anulowany artefakt, a także ten, którym go anulowano, jeśli zagrywa go inny
        gracz.
    .ruling-4 = Bloku, który zatrzymuje ciebie, nie zabierasz: moc jest już zablokowana.
    .ruling-5 =
        Kart skradzionych, wymienionych lub danych się nie odrzuca, więc nie ma czego zabierać.
        Twoje własne artefakty odrzuca się jak zwykle.
    .ruling-6 = Nie masz w tym wyboru, a wszyscy widzą, co zabierasz.
    .ruling-7 =
        Zatrzymywanie artefaktów przy nowej ręce działa po bloku, ale nie bez mocy.
    .ruling-8 =
        Rozbłysk uniwersalny: możesz odmówić każdej karty, co opróżnia tamtą rękę. Następuje to po
        rekompensacie lub warunkach porozumienia; przy pustej ręce nie ma o co prosić.
    .ruling-9 =
        Rozbłysk wzmocniony: tylko rozbłyski naprawdę odrzucane, nie te, które wracają na rękę, i nigdy
        własne.

ev-vulch-collected = { $who } odzyskuje { CASE($face, "acc") }.
    .you = Odzyskujesz { CASE($face, "acc") }.
    .at-you = { $who } zabiera ci { CASE($face, "acc") }.
q-vulch-pass_card = Którą kartę dajesz { CASE($whom, "dat") }?
    .why = Rozbłysk Sępa: dajesz karty po jednej, aż któraś zostanie zatrzymana.
q-vulch-take = Zatrzymujesz tę kartę czy odrzucasz i prosisz o następną?
    .why = Rozbłysk Sępa kończy się, gdy zatrzymasz jedną kartę.
