alien-miser = Skąpiec
    .acc = Skąpca
    .gen = Skąpca
    .power-name-acc = Gromadzenie
    .tagline = Ma drugą, nietykalną rękę
    .flavour = Liczone co noc dwa razy i jeszcze raz na szczęście.
    .power-name = Gromadzenie
    .power =
        Na początku gry dostajesz dwa zestawy po osiem kart. Obejrzyj oba, zatrzymaj jeden
        cały zestaw jako rękę, a drugi połóż zakryty na swoim arkuszu obcego: to twój
        skarbiec.

        Ilekroć możesz zagrać kartę, możesz użyć tej mocy, by zagrać ją ze skarbca zamiast
        z ręki, z tym samym skutkiem. Karta, która miałaby wrócić na rękę, wraca wtedy do
        skarbca. Karty, które zyskujesz, trafiają zawsze na rękę.

        Nikt inny nie może oglądać, zabierać ani odrzucać kart twojego skarbca, cokolwiek
        zagra. Gdy nie ma w nim karty spotkania, możesz go pokazać, odrzucić i dobrać osiem
        nowych kart jako skarbiec.
    .wild =
        Gdy musisz wymienić rękę albo ktoś bierze od ciebie rekompensatę, odłóż na bok ten
        rozbłysk i dwie kolejne karty z ręki. Są poza zasięgiem i się nie liczą; potem
        bierzesz je z powrotem.
    .super =
        Na początku spotkania, w którym jesteś atakującym, dołóż do skarbca wierzchnią kartę
        talii.
    .zap =
        Karta wraca do skarbca bez skutku, a skarbiec jest zamknięty do końca spotkania.
        Możesz od razu zagrać zamiast tego z ręki. Posiadania i odnawiania skarbca nie
        można zablokować.
    .help = Opróżniaj rękę bez obaw: skarbiec czeka.
    .ruling-1 =
        Liczba kart w skarbcu jest jawna. Jakie to karty, wiesz tylko ty, aż odnowisz skarbiec.
    .ruling-2 =
        Skarbiec nie należy do ręki przy rekompensacie, oglądaniu, zamianach, kradzieżach,
        liczeniu kart, wymuszonym odrzucaniu, porozumieniach i darach.
    .ruling-3 =
        Na początku tury liczy się tylko ręka: jeśli nie ma w niej karty spotkania,
        dobierasz nową rękę, cokolwiek leży w skarbcu.
    .ruling-4 =
        Gdy karta spotkania jest potrzebna później, wystarczy jedna w skarbcu. Jako broniący
        bez takiej karty na ręce możesz wybrać: karta ze skarbca albo nowa ręka.
    .ruling-5 =
        Jeśli karta ze skarbca zostanie zablokowana, a na ręce nie ma karty spotkania,
        broniący dobiera nową rękę; gdy atakujesz, twoja tura się kończy.
    .ruling-6 =
        Jeśli musisz zagrać atak i masz go na ręce, zagraj atak z jednego z tych miejsc.
        W przeciwnym razie nie musisz otwierać skarbca, ale jeśli otwierasz, weź atak, jeśli
        tam jest.
    .ruling-7 =
        Wszyscy widzą, że karta spotkania pochodzi ze skarbca, ale nie widzą, która.
    .ruling-8 =
        Rozbłysk zagrany ze skarbca wraca do niego. Tak samo karta spotkania położona, ale
        nigdy nieodkryta.
    .ruling-9 =
        Skarbiec możesz odnowić w każdej chwili między innymi akcjami, i to znowu, jeśli
        w nowym też nie ma karty spotkania.
    .ruling-10 =
        Dopóki nie masz mocy, skarbiec leży nietknięty: nikt nie ma do niego dostępu, a ty
        nie możesz z niego grać ani go odnawiać.
    .ruling-11 =
        Skarbiec wędruje tam, gdzie twój arkusz obcego. Jeśli arkusz opuszcza grę, skarbiec
        zostaje odrzucony.
    .ruling-12 =
        Rozbłysk uniwersalny: dokładnie dwie kolejne karty albo wszystkie pozostałe, jeśli jest ich
        mniej. Pokazujesz rozbłysk, a tych dwóch nie. W nowej ręce dochodzą do ośmiu.

ev-miser-second_set = { $n ->
        [one] { $who } dostaje { $n } kartę do wyboru.
        [few] { $who } dostaje { $n } karty do wyboru.
       *[many] { $who } dostaje { $n } kart do wyboru.
    }
    .you = { $n ->
        [one] Dostajesz jeszcze { $n } kartę do wyboru.
        [few] Dostajesz jeszcze { $n } karty do wyboru.
       *[many] Dostajesz jeszcze { $n } kart do wyboru.
    }
ev-miser-hoard_laid = { $n ->
        [one] { $who } ma { $n } kartę w skarbcu.
        [few] { $who } ma { $n } karty w skarbcu.
       *[many] { $who } ma { $n } kart w skarbcu.
    }
    .you = { $n ->
        [one] Masz w skarbcu { $n } kartę.
        [few] Masz w skarbcu { $n } karty.
       *[many] Masz w skarbcu { $n } kart.
    }
ev-miser-hoard_shown = { $who } pokazuje i odnawia skarbiec.
    .you = Pokazujesz i odnawiasz skarbiec.
q-miser-choose_set = Który z twoich dwóch zestawów będzie ręką?
    .why = Skarbiec: drugi zestaw leży zakryty na arkuszu. Kart się nie miesza.
opt-miser-hand = Pierwszy
opt-miser-hoard = Drugi
q-miser-set_aside = Wybierz dwie karty, które odłożysz razem z tym rozbłyskiem.
    .why = Nikt ich nie ruszy; wrócą, gdy karty zmienią właściciela.
