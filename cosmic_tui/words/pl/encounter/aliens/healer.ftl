alien-healer = Uzdrowiciel
    .acc = Uzdrowiciela
    .gen = Uzdrowiciela
    .power-name-acc = Leczenie
    .tagline = Ratuje cudze statki, bierze karty
    .flavour = Po pierwsze nie szkodzić. Po drugie wystawić rachunek.
    .power-name = Leczenie
    .power =
        Ilekroć statki innego gracza trafiają do wiru albo zostają usunięte z gry,
        możesz użyć tej mocy: ten gracz odzyskuje wszystkie statki z tej straty i umieszcza
        je w dowolnych koloniach, które mu zostały, a ty dobierasz jedną kartę z talii.
        Jeśli kilku graczy traci statki jednocześnie, możesz uleczyć każdego z nich,
        za jedną kartę każdego.
    .wild =
        Gdy blok innego gracza jest wymierzony w twoją moc, zostaje on odrzucony i nic nie
        robi.
    .super = Za jedno leczenie dobierz tyle kart, ile statków uleczono, zamiast jednej.
    .zap =
        Te statki wracają do wiru albo poza grę. Nic nie dobierasz i w tym spotkaniu nie
        możesz już leczyć; co uleczono wcześniej, zostaje.
    .help = Każda cudza katastrofa to karta dla ciebie.
    .ruling-1 = Nigdy nie występuje w tej samej grze co Masochista.
    .ruling-2 =
        Jedna strata to wszystko, co jeden gracz traci z jednej przyczyny w jednej chwili.
        Leczysz ją w całości albo wcale.
    .ruling-3 =
        Strata się wydarzyła: rekompensata i wszystko inne, co daje utrata statków, nadal
        się należy.
    .ruling-4 =
        Statki nie mogą wrócić na planetę, na której ich właściciel nie ma już kolonii,
        więc leczenie nigdy nie oddaje utraconej rodzimej kolonii ani mocy. Właściciela bez
        żadnej kolonii nie można uleczyć.
    .ruling-5 =
        Statki uratowane przed dotarciem do wiru nie zostały stracone, więc nie ma czego
        leczyć. Własnych statków nie możesz leczyć nigdy.
    .ruling-6 =
        Leczony gracz nie ma nic do powiedzenia. Możesz leczyć nawet straty, które powodujesz
        ty.
    .ruling-7 =
        Tego samego gracza możesz w tym samym spotkaniu uleczyć znów z innej straty, za
        kolejną kartę.
    .ruling-8 =
        Przegranych leczy się, zanim zwycięzcy wylądują, więc nie wchodzą im w drogę.
    .ruling-9 =
        Statki zapłacone jako cena można uleczyć; cena pozostaje zapłacona. Statków, które
        były w wirze wcześniej, nie można.
    .ruling-10 = Gdy nie ma już karty do dobrania, statki i tak zostają uleczone.
    .ruling-11 =
        Rozbłysk uniwersalny: pomaga przeciw każdemu rodzajowi bloku, ale tylko w obronie twojej
        mocy.
