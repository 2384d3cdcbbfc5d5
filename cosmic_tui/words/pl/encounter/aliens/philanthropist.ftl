alien-philanthropist = Filantrop
    .acc = Filantropa
    .gen = Filantropa
    .power-name-acc = Dobroczynność
    .tagline = Daje kartę głównemu graczowi
    .flavour = Weź, proszę, i tak zatykało skarbiec.
    .power-name = Dobroczynność
    .power =
        Gdy sojusze są zawarte, a ty jesteś głównym graczem lub sojusznikiem, możesz użyć
        tej mocy, by dać jedną kartę ze swojej ręki głównemu graczowi: przeciwnikowi, jeśli
        jesteś głównym graczem, a dowolnemu z nich, jeśli jesteś sojusznikiem. Nikt nie może
        odmówić.

        Jeśli jesteś głównym graczem i nie masz potem karty spotkania, dobierasz nową rękę.
    .wild =
        Na początku spotkania przenieś jeden swój statek z kolonii do wiru i pożycz swoją
        moc obcego innemu graczowi. Do końca spotkania twoja moc zastępuje moc tego gracza,
        a ty nie masz żadnej.
    .super =
        Jeśli twoim darem była karta spotkania, każ obdarowanemu położyć właśnie tę kartę,
        jeśli to możliwe.
    .zap = Zatrzymujesz kartę i nie ma nowej ręki.
    .help = Daj przeciwnikowi słabą kartę albo swoją ostatnią, by dostać nową rękę.
    .ruling-1 =
        Dokładnie jedna karta na spotkanie. Znają ją dający i obdarowany; inni widzą, że
        karta przeszła z ręki do ręki.
    .ruling-2 =
        Nowa ręka podlega zwykłym zasadom i ratuje też atakującego, którego tura by się
        skończyła. Przychodzi tylko po darze, do którego naprawdę doszło, i nie dla
        sojusznika.
    .ruling-3 =
        Karta spotkania nie była ci przedtem potrzebna: wystarczy, że potem żadna nie
        zostaje.
    .ruling-4 = Jako sojusznik możesz dać kartę także drugiej stronie.
    .ruling-5 =
        Obdarowany może zagrać otrzymany rozbłysk w tym spotkaniu, jeśli nikt go w nim
        jeszcze nie zagrał, a obdarowany nie zagrał w nim innego rozbłysku.
    .ruling-6 =
        Jeśli twój sojusz zostanie anulowany, zanim przyjdzie twoja kolej, nie jesteś już
        sojusznikiem i nie możesz dawać.
    .ruling-7 =
        Rozbłysk uniwersalny: wszystko z twojego arkusza obcego idzie z nim i wraca. Co z nim
        zrobiono, pozostaje. Potrzebujesz statku na zapłatę i działającej mocy.
    .ruling-8 =
        Rozbłysk uniwersalny: o tym, czy twoja moc działa, decydują rodzime kolonie pożyczającego.
        Blok trafia w to, co robi pożyczający, nie w pożyczkę.
    .ruling-9 =
        Rozbłysk wzmocniony: obdarowany jest wolny, jeśli karta opuściła jego rękę lub nie wolno jej
        zagrać; zapowiedziany przewrót ma pierwszeństwo.

ev-philanthropist-lent = { $who } pożycza { CASE($whom, "dat") } { CASE($alien, "acc") }.
    .you = Pożyczasz { CASE($whom, "dat") } { CASE($alien, "acc") }.
    .at-you = { $who } pożycza ci { CASE($alien, "acc") }.
q-philanthropist-taker = Kto dostaje twoją kartę?
    .why = Dobroczynność: daru dla głównego gracza nie można odrzucić.
q-philanthropist-card = Wybierz kartę, którą chcesz podarować.
    .why = Dobroczynność: widzą ją tylko obie strony daru.
q-philanthropist-borrower = Komu pożyczasz swoją moc?
    .why = Ten gracz ma ją do końca spotkania. Ty w tym czasie nie masz żadnej.
q-philanthropist-ship = Z której kolonii płacisz za to statkiem?
    .why = Ten statek trafia do wiru.
